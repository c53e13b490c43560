//! Which room tech in sight is copied? (SC-N5, SC-Q36)

use super::{Offer, Offers, listed, other_question, take, there, unless};
use crate::action::Action;
use crate::content::Sort;
use crate::event::Heard;
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::state::Captains;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// A room to copy, for the room tech in this slot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CopyRoom(pub Option<u8>);

impl CopyRoom {
    pub(super) const VERB: &'static str = "copy";

    /// A room that copies is not copied, or two of them would chase one another.
    fn check_room(self, game: &Captains, owner: Seat, index: usize) -> Verdict {
        there(index < game.content().cards.len())?;
        let face = &game.content().cards[index];
        let Sort::Room { effects, .. } = face.sort else { return Err(Refusal::NotToCopy) };
        let copies = game.content().list(effects).iter().any(|effect| effect.key() == "copy_room");
        let own = self.0.and_then(|slot| game.ship(owner).slots[usize::from(slot)]);
        let on_ships = Seat::all(game.players).any(|seat| game.ship(seat).slots.contains(&Some(face.card)));
        let seen = on_ships || game.central.contains(&Some(face.card));
        unless(seen && !copies && own != Some(face.card), Refusal::NotToCopy)
    }
}

impl Offers for CopyRoom {
    /// Techs on all ships and on the central board.
    fn offers(self, game: &Captains, _: Seat, offer: Offer<'_>) -> bool {
        let mut ships = Seat::all(game.players).flat_map(|seat| game.ship(seat).slots.iter().flatten().copied());
        ships.any(|card| offer(take(card))) || game.offered().any(|card| offer(take(card)))
    }

    fn decline(self) -> Option<Action> {
        Some(Action::Done)
    }
}

impl Question<Captains> for CopyRoom {
    const KIND: &'static str = "copy";
    const RULE: Rule = rules::COPY;
    listed!();

    fn check(self, game: &Captains, owner: Seat, action: Action) -> Verdict {
        match action {
            Action::Take(at) => self.check_room(game, owner, at.index()),
            Action::Done => Ok(()),
            _ => other_question(),
        }
    }

    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Take(at) = action {
            game.copy_room(owner, self.0, at.index(), events);
        }
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event("Which room tech shall be copied?")
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        game.taking(action).described(game, seat, action)
    }
}
