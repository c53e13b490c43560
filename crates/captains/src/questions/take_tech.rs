//! Which tech of the central board is taken? (SC-X2, SC-X7)

use super::{Offer, Offers, listed, other_question, take};
use crate::action::Action;
use crate::content::Onto;
use crate::event::Heard;
use crate::refusal::Verdict;
use crate::rules;
use crate::state::Captains;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// A tech of the central board, onto an empty slot or any.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TakeTech(pub Onto);

impl Offers for TakeTech {
    fn offers(self, game: &Captains, _: Seat, offer: Offer<'_>) -> bool {
        game.offered().any(|card| offer(take(card)))
    }

    fn decline(self) -> Option<Action> {
        Some(Action::Done)
    }
}

impl Question<Captains> for TakeTech {
    const KIND: &'static str = "tech";
    const RULE: Rule = rules::TAKE;
    listed!();

    fn kind(self, _: &Captains) -> &'static str {
        if self.0 == Onto::Any { "recycle" } else { Self::KIND }
    }

    fn check(self, game: &Captains, owner: Seat, action: Action) -> Verdict {
        match action {
            Action::Take(at) => {
                let card = game.find(game.offered(), at.index())?;
                game.may_place(owner, card, self.0)
            }
            Action::Done => Ok(()),
            _ => other_question(),
        }
    }

    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Take(at) = action {
            game.take_tech(owner, game.content().cards[at.index()].card, self.0, events);
        }
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event("Take a tech, or none.")
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        game.taking(action).described(game, seat, action)
    }
}
