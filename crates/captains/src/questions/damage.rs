//! So much damage comes: is a pirate token discarded against it? (SC-Q37, SC-Q84)

use super::{Offer, Offers, listed, other_question, unless};
use crate::action::Action;
use crate::content::Ward;
use crate::event::Heard;
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::state::Captains;
use crate::words::Choice;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// So much damage to come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Damage(pub u8);

impl Offers for Damage {
    fn offers(self, _: &Captains, _: Seat, offer: Offer<'_>) -> bool {
        offer(Action::Ward)
    }

    fn decline(self) -> Option<Action> {
        Some(Action::Endure)
    }
}

impl Question<Captains> for Damage {
    const KIND: &'static str = "ward";
    const RULE: Rule = rules::WARD;
    listed!();

    fn check(self, game: &Captains, owner: Seat, action: Action) -> Verdict {
        match action {
            // Only for damage that would still be taken (SC-Q84).
            Action::Ward => {
                let ship = game.ship(owner);
                unless(ship.traits(game.content()).wards(Ward::DiscardPirate), Refusal::NoWard)?;
                unless(!ship.pirates.is_empty(), Refusal::NoPirateToken)?;
                unless(!game.warded.has(owner) && !game.is_painted_over(owner), Refusal::SparedAnyway)
            }
            Action::Endure => Ok(()),
            Action::Done => Err(Refusal::CannotDecline),
            _ => other_question(),
        }
    }

    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if action == Action::Ward {
            game.push(owner, self, events);
            return game.ward(owner, events);
        }
        if self.0 > 1 {
            game.push(owner, Damage(self.0 - 1), events);
        }
        game.endure(owner, events);
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event("Damage is coming: discard a pirate token against it, or take it.")
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        let words = match action {
            Action::Ward => "Discard a pirate token: no more damage this turn",
            _ => "Take the damage",
        };
        Choice::of(words).described(game, seat, action)
    }
}
