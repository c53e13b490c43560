//! The game in words: prompts, choices, events, refusals.

mod anchors;
mod previews;
pub(crate) mod told;

pub(crate) use anchors::{anchor, captain_name, card_name, ship_name};
pub(crate) use previews::{transfer_words, with_odds};

use crate::action::Action;
use crate::event::Told;
use crate::refusal::Refusal;
use crate::state::{Assembly, Stage};
use crate::view::View;
use kernel::{Described, Names, Prompt, Seat, Style, Words};

impl Words for Assembly {
    fn prompt(&self, seat: Seat) -> Prompt {
        if seat == self.active && self.stage != Stage::Over {
            return self.question().prompt(self, seat);
        }
        Prompt { kind: self.kind(), rule: None, sentence: "Nothing is asked of you now.".to_owned() }
    }

    fn describe(&self, seat: Seat, action: Action, names: &Names) -> Described {
        match action {
            Action::Concede => Described::new("Concede the game").click("concede").warn("You lose the game."),
            answer => self.question().describe(self, seat, answer, names),
        }
    }

    fn tell(&self, event: &Told, names: &Names) -> String {
        told::sentence(self.content(), event, names)
    }

    fn tell_refusal(&self, _: Seat, refusal: Refusal, _: &Names) -> String {
        self.refusal_sentence(refusal)
    }

    fn ending(&self, names: &Names) -> Option<String> {
        self.ending_words(names)
    }

    fn tries(&self, _: Seat, zone: &str, thing: &str) -> Option<String> {
        let name = anchors::named_by(self, thing)?;
        Some(match zone {
            "hand" => format!("release {name}"),
            "agenda" => format!("draw {name}"),
            "row" => format!("take {name}"),
            "captains" => {
                let (content, captain) = (self.content(), self.content().find(name)?);
                format!("use {name} {}", content.ability_id(captain, content.activated(captain).next()?))
            }
            "fleet" => format!("aim 1 at {name}"),
            _ => return None,
        })
    }

    fn draw(view: &View, names: &Names, style: Style) -> String {
        crate::draw::table(view, names, style)
    }
}

impl Assembly {
    /// The kind of question pending: public.
    pub(crate) fn kind(&self) -> &'static str {
        if self.stage == Stage::Over { "over" } else { self.question().kind(self) }
    }
}
