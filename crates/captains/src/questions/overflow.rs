//! Which token goes when the cargo is too full? (SC-D8)

use super::{Offer, Offers, listed, other_question, tokens, unless};
use crate::action::{Action, Token};
use crate::event::Heard;
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::state::Captains;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// Tokens beyond what fits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Overflow;

impl Overflow {
    pub(super) const VERB: &'static str = "discard";
}

impl Offers for Overflow {
    fn offers(self, _: &Captains, _: Seat, offer: Offer<'_>) -> bool {
        tokens().any(|token| offer(Action::Give(token)))
    }
}

impl Question<Captains> for Overflow {
    const KIND: &'static str = "discard";
    const RULE: Rule = rules::OVERFLOW;
    listed!();

    fn check(self, game: &Captains, owner: Seat, action: Action) -> Verdict {
        match action {
            Action::Give(token) => {
                unless(token != Token::Medal && game.holds(owner, token), Refusal::NotInCargo { token })
            }
            Action::Done => Err(Refusal::CannotDecline),
            _ => other_question(),
        }
    }

    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Give(token) = action else { return };
        game.give_up(owner, token, events);
        if game.is_overfull(owner) {
            game.push(owner, self, events);
        }
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event("The cargo is too full: discard a token.")
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        game.giving("Discard", action).described(game, seat, action)
    }
}
