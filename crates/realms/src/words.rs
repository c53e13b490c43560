//! The game in words: prompts, choices, events, refusals.

mod anchors;
mod previews;
mod told;

pub(crate) use anchors::slug;

use crate::action::Action;
use crate::event::Told;
use crate::refusal::Refusal;
use crate::state::Realms;
use crate::view::View;
use kernel::choice::{Described, Prompt};
use kernel::{Names, Seat, Style, Words};

impl<const SEATS: usize, const CARDS: usize> Words for Realms<SEATS, CARDS> {
    fn prompt(&self, seat: Seat) -> Prompt {
        self.question(seat).prompt(self, seat)
    }
    fn describe(&self, seat: Seat, action: Action, names: &Names) -> Described {
        match action {
            Action::Resume => Described::new("Play on").click("resume"),
            Action::Concede => Described::new("Give the game up").click("concede").warn("This cannot be taken back."),
            answer => self.question(seat).describe(self, seat, answer, names),
        }
    }
    fn tell(&self, event: &Told, names: &Names) -> String {
        told::sentence(self.rules(), event, names)
    }
    fn tell_refusal(&self, seat: Seat, refusal: Refusal, names: &Names) -> String {
        self.refusal_sentence(seat, refusal, names)
    }
    fn ending(&self, names: &Names) -> Option<String> {
        self.ending_words(names)
    }
    fn tries(&self, _: Seat, zone: &str, thing: &str) -> Option<String> {
        match zone {
            "hand" => Some(format!("play {thing}")),
            "play" => Some(format!("use {}", thing.replace("-as-", " as "))),
            "explorers" => Some("buy explorer".to_owned()),
            "row" => self.slot_name(thing).map(|name| format!("buy {name}")),
            _ => {
                zone.strip_prefix("seat-").filter(|_| !thing.is_empty()).map(|n| format!("attack {thing} of seat {n}"))
            }
        }
    }
    fn draw(view: &View, names: &Names, style: Style) -> String {
        crate::draw::table(view, names, style)
    }
}
