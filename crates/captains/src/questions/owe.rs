//! With what is training or promoting paid for? (SC-N7)

use super::{Offer, Offers, listed, other_question, tokens};
use crate::action::Action;
use crate::event::Heard;
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::state::Captains;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// Medals owed for training or promoting.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Owe(pub u8);

impl Owe {
    pub(super) const VERB: &'static str = "pay";
}

impl Offers for Owe {
    fn offers(self, _: &Captains, _: Seat, offer: Offer<'_>) -> bool {
        tokens().any(|token| offer(Action::Give(token)))
    }
}

impl Question<Captains> for Owe {
    const KIND: &'static str = "medal";
    const RULE: Rule = rules::STAND_IN;
    listed!();

    fn check(self, game: &Captains, owner: Seat, action: Action) -> Verdict {
        match action {
            Action::Give(token) => game.may_spend_medal(owner, token),
            Action::Done => Err(Refusal::CannotDecline),
            _ => other_question(),
        }
    }

    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Give(token) = action else { return };
        if self.0 > 1 {
            game.push(owner, Owe(self.0 - 1), events);
        }
        game.give_up(owner, token, events);
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event(format!("Pay ({} left): a medal or what stands in for it.", self.0))
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        game.giving("Pay", action).described(game, seat, action)
    }
}
