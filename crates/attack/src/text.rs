//! Sentences: prompts, choices, events, refusals. All from what the seat or viewer may know.

mod describe;
pub(crate) mod events;
pub(crate) mod odds;
mod refusals;

use crate::action::Action;
use crate::content::Window;
use crate::event::Told;
use crate::question::Question;
use crate::state::Attack;
use crate::view::View;
use kernel::{Described, Names, Prompt, Refusal, Rule, Seat, Style, Words};

/// The kind of a question: public, and the same whatever its owner could answer.
pub(crate) fn prompt_kind(question: Question) -> &'static str {
    match question {
        Question::FirstPower => "initial power",
        Question::PlaceShip => "place ship",
        Question::Return => "return",
        Question::GiveUp => "give up",
        Question::Repower => "respawn power",
        Question::Respawn => "respawn",
        Question::Reaction(window) => window.id(),
        Question::Start => "start",
        Question::Roll => "roll",
        Question::Assign => "assign",
        Question::Engine => "engine",
        Question::Course => "course",
        Question::Facing => "facing",
        Question::Fire => "fire",
        Question::Damage => "damage",
        Question::Drop => "flag drop",
        Question::Rewire(_) => "rewire",
    }
}

fn react_words(window: Window) -> &'static str {
    match window {
        Window::PrePower => "The turn begins: react, or pass.",
        Window::Powered => "Power is laid: react, or pass.",
        Window::PreMove => "Before the course is set: react, or pass.",
        Window::UnderWay => "The course is set: react, or pass.",
        Window::Impact => "A Collision, Shields are shown: react, or pass.",
        Window::PreFire => "Before the decision to fire: react, or pass.",
        Window::Firefight => "An attack, its values are shown: react, or pass.",
    }
}

fn prompt_words(question: Question) -> (&'static str, Rule) {
    match question {
        Question::FirstPower => ("Lay four of your five power tokens, one on each trait.", Rule::new("AT-S7")),
        Question::PlaceShip => ("Place your ship.", Rule::new("AT-S10")),
        Question::Return => ("Where does your ship come back onto the map?", Rule::new("AT-J10")),
        Question::GiveUp => ("Which token do you give up for your return?", Rule::new("AT-J17")),
        Question::Repower => ("Lay your remaining power tokens.", Rule::new("AT-J17")),
        Question::Respawn => ("Where does your ship return?", Rule::new("AT-J17")),
        Question::Reaction(window) => (react_words(window), Rule::new("AT-W6")),
        Question::Start => ("Assign your power, or use equipment first.", Rule::new("AT-P1")),
        Question::Roll => ("Roll again, or stop and assign your power.", Rule::new("AT-G8")),
        Question::Assign => ("Assign your power.", Rule::new("AT-P2")),
        Question::Engine => ("Thrust, brake or hold?", Rule::new("AT-N1")),
        Question::Course => ("Which course do you set?", Rule::new("AT-M1")),
        Question::Facing => ("Which way do you leave the wormhole?", Rule::new("AT-B10")),
        Question::Fire => ("Fire, or hold?", Rule::new("AT-F3")),
        Question::Damage => ("Your ship is damaged: which token do you lose?", Rule::new("AT-D1")),
        Question::Drop => ("Where do you drop the flag?", Rule::new("AT-J14")),
        Question::Rewire(_) => ("Assign the power of the ship you rewire.", Rule::new("AT-B6")),
    }
}

impl Words for Attack {
    fn prompt(&self, _: Seat) -> Prompt {
        match self.question() {
            Some(question) => {
                let (sentence, rule) = prompt_words(question);
                Prompt { kind: prompt_kind(question), rule: Some(rule), sentence: sentence.to_owned() }
            }
            None => Prompt { kind: "over", rule: None, sentence: "The game is over.".to_owned() },
        }
    }

    fn describe(&self, seat: Seat, action: Action, names: &Names) -> Described {
        describe::action(self, seat, action, names)
    }

    fn tell(&self, event: &Told, names: &Names) -> String {
        events::tell(self, event, names)
    }

    fn tell_refusal(&self, seat: Seat, refusal: Refusal, names: &Names) -> String {
        refusals::tell(self, seat, refusal, names)
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
