//! Where does Captain Shadow go to take a mission? (SC-O9)

use super::{Offer, Offers, go, listed, other_question, unless};
use crate::action::Action;
use crate::event::Heard;
use crate::kinds::Place;
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::state::Captains;
use crate::words::Choice;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// Shadow goes to a mission.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ShadowMission;

impl Offers for ShadowMission {
    fn offers(self, game: &Captains, _: Seat, offer: Offer<'_>) -> bool {
        let mut near = game.beside_shadow();
        near.sort_unstable_by_key(|(_, place)| place.index());
        near.iter().any(|&(_, to)| offer(go(to)))
    }
}

impl Question<Captains> for ShadowMission {
    const KIND: &'static str = "shadow mission";
    const RULE: Rule = rules::SHADOW_MISSION;
    listed!();

    /// An adjacent planet with a mission, never yours.
    fn check(self, game: &Captains, _: Seat, action: Action) -> Verdict {
        match action {
            Action::Go(to) => {
                let near = game.shadow_routes().any(|(_, end)| end.index() == to.index());
                let yours = game.ship(game.turn).place.index() == to.index();
                unless(near && game.map.missions[to.index()].is_some() && !yours, Refusal::NotForShadow)
            }
            Action::Done => Err(Refusal::CannotDecline),
            _ => other_question(),
        }
    }

    fn answer(self, game: &mut Captains, _: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Go(to) = action {
            game.shadow_goes(Place(to.get()), events);
        }
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event("Where does Captain Shadow go?")
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        let Action::Go(to) = action else { return Described::default() };
        let words = format!("Captain Shadow goes to {}", game.place_of(Place(to.get())));
        Choice::of(words).described(game, seat, action)
    }
}
