//! The clicks of an answer.

use crate::action::{Action, Mend, Token};
use crate::kinds::*;
use crate::state::Captains;
use kernel::Seat;

impl Captains {
    /// The clicks in order.
    pub(super) fn anchors(&self, seat: Seat, action: Action) -> Vec<String> {
        let berth = |index: usize| match self.content().rooms.get(index) {
            Some(room) => format!("room/{}", room.id),
            None => format!("slot/{}", index + 1 - crate::content::ROOMS),
        };
        let kind = |artifact: Artifact| format!("cargo/{}", self.kind_name(artifact));
        match action {
            Action::Train(from, to) => vec![format!("ready/{}", from.letter()), format!("train/{}", to.word())],
            Action::Promote(crew) => vec![format!("ready/{}", Figure::Ensign(crew).letter()), "promote".into()],
            Action::Activate(room, figure) => vec![format!("ready/{}", figure.letter()), berth(room.index())],
            Action::Spend(room, pair) => vec![kind(pair.types().0), kind(pair.types().1), berth(room.index())],
            Action::Mission => vec![self.place_anchor(self.ship(seat).place.index())],
            Action::Assign(figure) => vec![format!("ready/{}", figure.letter())],
            Action::Room(room) => vec![berth(room.index())],
            Action::Call(at) => vec![format!("queue/{}", at.get() + 1)],
            Action::Go(at) => vec![self.place_anchor(at.index())],
            Action::Route(at) => {
                vec![format!("route/{}", self.map_face().routes.get(at.index()).map_or("", |route| &route.id))]
            }
            Action::Give(Token::Artifact(at)) => vec![kind(Artifact(at.get()))],
            Action::Give(Token::Pirate) | Action::Ward => vec!["cargo/pirate".into()],
            Action::Give(Token::Medal) => vec!["medals".into()],
            Action::Mend(Mend::Cargo) => vec!["cargo/damage".into()],
            Action::Mend(Mend::Slot(slot)) | Action::Slot(slot) => vec![format!("slot/{}", slot.get() + 1)],
            Action::Take(at) => {
                vec![format!("tech/{}", self.content().cards.get(at.index()).map_or("", |face| &face.id))]
            }
            Action::Step(track) => vec![format!("track/{}", track.word())],
            Action::Back(track, n) => vec![format!("track/{}/back/{}", track.word(), n.get() + 1)],
            _ => Vec::new(),
        }
    }

    fn place_anchor(&self, at: usize) -> String {
        format!("loc/{}", self.map_face().places.get(at).map_or("", |place| &place.id))
    }
}
