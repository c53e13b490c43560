//! Sentences: prompts, choices, events, refusals. All from what the seat or viewer may know.

pub(crate) mod anchors;
pub(crate) mod previews;
pub(crate) mod told;

use crate::action::Action;
use crate::event::Told;
use crate::refusal::Refusal;
use crate::state::Attack;
use crate::view::View;
use kernel::{Described, Names, Prompt, Seat, Style, Words};

impl Words for Attack {
    fn prompt(&self, seat: Seat) -> Prompt {
        let over = || Prompt { kind: "over", rule: None, sentence: "The game is over.".to_owned() };
        self.question().map_or_else(over, |question| question.prompt(self, seat))
    }

    fn describe(&self, seat: Seat, action: Action, names: &Names) -> Described {
        match (action, self.question()) {
            (Action::Concede, _) => Described::new("Concede: give the game up").click("concede"),
            (_, Some(question)) => question.describe(self, seat, action, names),
            (_, None) => Described::default(),
        }
    }

    fn tell(&self, event: &Told, names: &Names) -> String {
        told::tell(self, event, names)
    }

    fn tell_refusal(&self, _: Seat, refusal: Refusal, names: &Names) -> String {
        self.refusal_sentence(refusal, names)
    }

    fn ending(&self, _: &Names) -> Option<String> {
        self.ending_words()
    }

    fn tries(&self, _: Seat, zone: &str, thing: &str) -> Option<String> {
        Some(match zone {
            "ship" => format!("attack {thing}"),
            "course" => format!("course {thing}"),
            "lost" | "coin" => format!("power A{thing}"),
            "trait" => format!("lose {}", thing.chars().next()?),
            _ => return None,
        })
    }

    fn draw(view: &View, names: &Names, style: Style) -> String {
        crate::draw::table(view, names, style)
    }
}
