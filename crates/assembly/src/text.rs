//! The game in words: prompts, choices, events, refusals.

mod choices;
pub(crate) mod effects;
mod events;
mod odds;
pub(crate) mod prompts;
mod refusals;

use crate::action::Action;
use crate::card::Card;
use crate::event::Event;
use crate::state::Assembly;
use crate::view::View;
use kernel::{Described, Names, Prompt, Refusal, Seat, Shown, Style, Words};

impl Words for Assembly {
    fn prompt(&self, seat: Seat) -> Prompt {
        prompts::prompt(self, seat)
    }

    fn describe(&self, seat: Seat, action: Action, names: &Names) -> Described {
        choices::describe(self, seat, action, names)
    }

    fn tell(&self, event: &Event<Shown<Card>>, names: &Names) -> String {
        events::tell(self.content(), event, names)
    }

    fn tell_refusal(&self, seat: Seat, refusal: Refusal, names: &Names) -> String {
        refusals::tell(seat, refusal, names)
    }

    fn ending(&self, names: &Names) -> Option<String> {
        self.ending_words(names)
    }

    fn tries(&self, _: Seat, zone: &str, thing: &str) -> Option<String> {
        let name = choices::named_by(self, thing)?;
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

/// `1 vote`, `3 votes`.
pub(crate) fn count(n: usize, word: &str) -> String {
    if n == 1 { format!("1 {word}") } else { format!("{n} {word}s") }
}

/// `I` or `II`.
pub(crate) const fn class(class: u8) -> &'static str {
    if class == 0 { "I" } else { "II" }
}
