//! In which room is an artifact laid? (SC-Q43)

use super::{Offer, Offers, listed, other_question, rooms};
use crate::action::Action;
use crate::event::{Event, Heard};
use crate::kinds::Artifact;
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::state::Captains;
use crate::words::Choice;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// The room for this artifact.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct IntoRoom(pub Artifact);

impl Offers for IntoRoom {
    fn offers(self, _: &Captains, _: Seat, offer: Offer<'_>) -> bool {
        rooms().any(offer)
    }
}

impl Question<Captains> for IntoRoom {
    const KIND: &'static str = "room for artifact";
    const RULE: Rule = rules::ARTIFACT_IN_ROOM;
    listed!();

    fn check(self, game: &Captains, owner: Seat, action: Action) -> Verdict {
        match action {
            Action::Room(berth) => game.takes_artifact(owner, berth.index()),
            Action::Done => Err(Refusal::CannotDecline),
            _ => other_question(),
        }
    }

    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let (Action::Room(berth), artifact) = (action, self.0) else { return };
        let ship = game.ship_mut(owner);
        ship.artifacts[artifact.index()] = ship.artifacts[artifact.index()].saturating_sub(1);
        ship.rooms[berth.index()] = Some(artifact);
        let card = game.room_card(owner, berth.index());
        events.push(|| Event::LaidInRoom { seat: owner, artifact, berth: berth.get(), card });
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event("In which room?")
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        let Action::Room(berth) = action else { return Described::default() };
        let words = format!("{}: {}", game.berth_name(berth), game.room_words(seat, berth.index()));
        Choice::of(words).described(game, seat, action)
    }
}
