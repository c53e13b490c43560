//! So many repairs (SC-D5).

use super::{Offer, Offers, listed, other_question, slots, unless};
use crate::action::{Action, Mend};
use crate::event::Heard;
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::ship::Ship;
use crate::state::Captains;
use crate::words::Choice;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// So many repairs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Repairs(pub u8);

impl Offers for Repairs {
    fn offers(self, game: &Captains, owner: Seat, offer: Offer<'_>) -> bool {
        let ship = game.ship(owner);
        let mut damaged = slots().filter(|slot| ship.is_damaged(slot.index()));
        ship.cargo_damage > 0 && offer(Action::Mend(Mend::Cargo))
            || damaged.any(|slot| offer(Action::Mend(Mend::Slot(slot))))
    }

    fn is_exact(self) -> bool {
        true
    }

    fn decline(self) -> Option<Action> {
        Some(Action::Done)
    }
}

impl Question<Captains> for Repairs {
    const KIND: &'static str = "repair";
    const RULE: Rule = rules::REPAIR;
    listed!();

    fn check(self, game: &Captains, owner: Seat, action: Action) -> Verdict {
        let ship = game.ship(owner);
        match action {
            Action::Mend(Mend::Cargo) => unless(ship.cargo_damage > 0, Refusal::NothingToRepair { slot: None }),
            Action::Mend(Mend::Slot(slot)) => {
                unless(ship.is_damaged(slot.index()), Refusal::NothingToRepair { slot: Some(slot.get()) })
            }
            Action::Done => Ok(()),
            _ => other_question(),
        }
    }

    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Mend(mend) = action else { return };
        if self.0 > 1 {
            game.push(owner, Repairs(self.0 - 1), events);
        }
        game.mend(owner, mend, events);
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event(format!("Repair ({} left), or stop.", self.0))
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        let choice = match action {
            Action::Mend(Mend::Cargo) => {
                let less = |ship: &mut Ship| ship.cargo_damage = ship.cargo_damage.saturating_sub(1);
                Choice { score: game.score_after(seat, less), ..Choice::of("Repair 1 damage in the hold") }
            }
            Action::Mend(Mend::Slot(slot)) => {
                let less = |ship: &mut Ship| ship.damaged &= !(1 << slot.get());
                let words = format!("Repair tech slot {}", slot.get() + 1);
                Choice { score: game.score_after(seat, less), ..Choice::of(words) }
            }
            _ => Choice::of("Stop here"),
        };
        choice.described(game, seat, action)
    }
}
