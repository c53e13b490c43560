//! In which slot does a tech go? (SC-X6)

use super::{Offer, Offers, listed, other_question, slots};
use crate::action::Action;
use crate::content::Onto;
use crate::event::Heard;
use crate::kinds::Card;
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::state::Captains;
use crate::words::Choice;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// A tech in hand, looking for a slot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Install(pub Card, pub Onto);

impl Offers for Install {
    fn offers(self, _: &Captains, _: Seat, offer: Offer<'_>) -> bool {
        slots().any(|slot| offer(Action::Slot(slot)))
    }
}

impl Question<Captains> for Install {
    const KIND: &'static str = "slot";
    const RULE: Rule = rules::REPLACE;
    listed!();

    fn check(self, game: &Captains, owner: Seat, action: Action) -> Verdict {
        match action {
            Action::Slot(slot) => game.may_install(owner, self.0, self.1, slot.index()),
            Action::Done => Err(Refusal::CannotDecline),
            _ => other_question(),
        }
    }

    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Slot(slot) = action {
            game.install(owner, self.0, slot.index(), events);
        }
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event(format!("Where does {} go?", game.content().card(self.0).name))
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        let Action::Slot(slot) = action else { return Described::default() };
        let choice = Choice {
            outcome: game.bonus_words(seat, self.0, slot.index()),
            score: game.score_after(seat, |ship| ship.slots[slot.index()] = Some(self.0)),
            ..Choice::of(format!("Tech slot {}", slot.get() + 1))
        };
        choice.described(game, seat, action)
    }
}
