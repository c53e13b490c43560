//! Which artifact is laid in a room? (SC-Q43)

use super::{IntoRoom, Offer, Offers, listed, other_question, tokens, unless};
use crate::action::{Action, Token};
use crate::event::Heard;
use crate::kinds::Artifact;
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::ship::BERTHS;
use crate::state::Captains;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// An artifact may go into a room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RoomArtifact;

impl RoomArtifact {
    pub(super) const VERB: &'static str = "lay";
}

impl Offers for RoomArtifact {
    fn offers(self, _: &Captains, _: Seat, offer: Offer<'_>) -> bool {
        tokens().any(|token| offer(Action::Give(token)))
    }

    fn decline(self) -> Option<Action> {
        Some(Action::Done)
    }
}

impl Question<Captains> for RoomArtifact {
    const KIND: &'static str = "artifact";
    const RULE: Rule = rules::ARTIFACT_IN_ROOM;
    listed!();

    fn check(self, game: &Captains, owner: Seat, action: Action) -> Verdict {
        match action {
            Action::Give(token) => {
                let held = matches!(token, Token::Artifact(_)) && game.holds(owner, token);
                let room = || (0..BERTHS).any(|berth| game.takes_artifact(owner, berth).is_ok());
                unless(held && room(), Refusal::NoArtifactForRoom)
            }
            Action::Done => Ok(()),
            _ => other_question(),
        }
    }

    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Give(Token::Artifact(kind)) = action {
            game.push(owner, IntoRoom(Artifact(kind.get())), events);
        }
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event("Lay an artifact in a room, or none.")
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        game.giving("Lay down", action).described(game, seat, action)
    }
}
