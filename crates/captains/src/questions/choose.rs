//! Which of several effects happens? (SC-W4)

use super::{Offer, Offers, listed, options, other_question, unless};
use crate::action::Action;
use crate::content::List;
use crate::event::{Event, Heard};
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::state::Captains;
use crate::text;
use crate::words::Choice;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// One of so many lists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Choose {
    /// The first list.
    pub first: List,
    /// How many there are.
    pub n: u8,
}

impl Choose {
    fn list(self, at: u8) -> List {
        List(self.first.0 + u16::from(at))
    }
}

impl Offers for Choose {
    fn offers(self, _: &Captains, _: Seat, offer: Offer<'_>) -> bool {
        options().any(|at| offer(Action::Option(at)))
    }
}

impl Question<Captains> for Choose {
    const KIND: &'static str = "choose";
    const RULE: Rule = rules::OPTION;
    listed!();

    fn check(self, _: &Captains, _: Seat, action: Action) -> Verdict {
        match action {
            Action::Option(at) => unless(at.get() < self.n, Refusal::NoOption { most: self.n }),
            Action::Done => Err(Refusal::CannotDecline),
            _ => other_question(),
        }
    }

    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Option(at) = action {
            events.push(|| Event::Chose { seat: owner, option: at.get() });
            game.begin(owner, self.list(at.get()), events);
        }
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event("Choose one.")
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        let choice = match action {
            Action::Option(at) if at.get() < self.n => {
                let list = self.list(at.get());
                Choice { odds: game.odds(seat, list), ..Choice::of(text::list(game.content(), list)) }
            }
            _ => Choice::default(),
        };
        choice.described(game, seat, action)
    }
}
