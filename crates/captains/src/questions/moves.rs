//! So many moves, one after another (SC-V1, SC-V5).

use super::{MEND_INSTEAD, Offer, Offers, Repairs, go, listed, other_question, unless};
use crate::action::Action;
use crate::event::Heard;
use crate::kinds::Place;
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::state::Captains;
use crate::words::Choice;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// So many moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Moves(pub u8);

impl Offers for Moves {
    fn offers(self, game: &Captains, owner: Seat, offer: Offer<'_>) -> bool {
        game.routes_at(game.ship(owner).place).any(|(_, to)| offer(go(to))) || offer(Action::MendInstead)
    }

    fn decline(self) -> Option<Action> {
        Some(Action::Done)
    }
}

impl Question<Captains> for Moves {
    const KIND: &'static str = "move";
    const RULE: Rule = rules::ROUTE;
    listed!();

    fn check(self, game: &Captains, owner: Seat, action: Action) -> Verdict {
        match action {
            Action::Go(to) => {
                let mut ends = game.routes_at(game.ship(owner).place);
                unless(ends.any(|(_, end)| end.index() == to.index()), Refusal::NoRoute)
            }
            Action::MendInstead => game.may_mend_instead(owner),
            Action::Done => Ok(()),
            _ => other_question(),
        }
    }

    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if self.0 > 1 && action != Action::Done {
            game.push(owner, Moves(self.0 - 1), events);
        }
        match action {
            Action::Go(to) => game.fly(owner, Place(to.get()), events),
            Action::MendInstead => game.push(owner, Repairs(1), events),
            _ => {}
        }
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event(format!("Move ({} left), or stop.", self.0))
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        let choice = match action {
            Action::Go(to) => {
                let place = Place(to.get());
                Choice {
                    outcome: game.place_words(seat, place),
                    warning: game.moving_warning(seat, place),
                    ..Choice::of(format!("Move to {}", game.place_of(place)))
                }
            }
            Action::MendInstead => Choice::of(MEND_INSTEAD),
            _ => Choice { warning: game.short_of_station(seat), ..Choice::of("Stop here") },
        };
        choice.described(game, seat, action)
    }
}
