//! So many jumps to any other location (SC-V3, SC-Q14).

use super::{MEND_INSTEAD, Offer, Offers, Repairs, go, listed, other_question, there, unless};
use crate::action::Action;
use crate::event::Heard;
use crate::kinds::Place;
use crate::refusal::{Refusal, Verdict};
use crate::state::Captains;
use crate::words::Choice;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// So many jumps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Jumps(pub u8);

impl Offers for Jumps {
    fn offers(self, game: &Captains, _: Seat, offer: Offer<'_>) -> bool {
        (0..game.map_face().places.len()).any(|at| offer(go(Place(at as u8)))) || offer(Action::MendInstead)
    }

    fn decline(self) -> Option<Action> {
        Some(Action::Done)
    }
}

impl Question<Captains> for Jumps {
    const KIND: &'static str = "jump";
    const RULE: Rule = Rule::new("SC-V3");
    listed!();

    fn check(self, game: &Captains, owner: Seat, action: Action) -> Verdict {
        match action {
            Action::Go(to) => {
                there(to.index() < game.map_face().places.len())?;
                unless(to.index() != game.ship(owner).place.index(), Refusal::JumpElsewhere)
            }
            Action::MendInstead => game.may_mend_instead(owner),
            Action::Done => Ok(()),
            _ => other_question(),
        }
    }

    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if self.0 > 1 && action != Action::Done {
            game.push(owner, Jumps(self.0 - 1), events);
        }
        match action {
            Action::Go(to) => game.arrive(owner, Place(to.get()), events),
            Action::MendInstead => game.push(owner, Repairs(1), events),
            _ => {}
        }
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event("Jump to another location, or stay.")
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        let choice = match action {
            Action::Go(to) => {
                let place = Place(to.get());
                Choice {
                    outcome: game.place_name_words(seat, place),
                    warning: game.leaving_warning(seat),
                    ..Choice::of(format!("Jump to {}", game.place_of(place)))
                }
            }
            Action::MendInstead => Choice::of(MEND_INSTEAD),
            _ => Choice::of("Stay"),
        };
        choice.described(game, seat, action)
    }
}
