//! What several questions ask of the table before they allow something.

use crate::action::{Action, Token};
use crate::content::{Onto, SLOTS, StandIn, Swap};
use crate::kinds::*;
use crate::questions::{there, unless};
use crate::refusal::{Refusal, Verdict};
use crate::state::Captains;
use kernel::{Bounded, Seat};

impl Captains {
    /// The routes of the board in use.
    pub(crate) fn routes(&self) -> impl Iterator<Item = Route> + use<> {
        (0..self.map_face().routes.len() as u8).map(Route)
    }

    /// Whether a route has a pirate.
    pub(crate) fn has_pirate(&self, at: usize) -> Result<bool, Refusal> {
        there(at < self.map_face().routes.len())?;
        Ok(self.map.pirates[at].is_some())
    }

    /// SC-N10: a repair in place of a move or jump.
    pub(crate) fn may_mend_instead(&self, owner: Seat) -> Verdict {
        unless(self.ship(owner).traits(self.content()).swaps(Swap::MoveToRepair), Refusal::NoSwap)?;
        unless(self.ship(owner).damage() > 0, Refusal::NothingDamaged)
    }

    /// Whether a token is at hand.
    pub(crate) fn holds(&self, owner: Seat, token: Token) -> bool {
        let ship = self.ship(owner);
        match token {
            Token::Medal => ship.medals > 0,
            Token::Artifact(kind) => ship.artifacts[kind.index()] > 0,
            Token::Pirate => !ship.pirates.is_empty(),
        }
    }

    /// SC-N7: a medal, or what may stand in for it.
    pub(crate) fn may_spend_medal(&self, owner: Seat, token: Token) -> Verdict {
        let traits = self.ship(owner).traits(self.content());
        let fits = match token {
            Token::Medal => true,
            Token::Artifact(_) => traits.stands_in(StandIn::Artifact),
            Token::Pirate => traits.stands_in(StandIn::Pirate),
        };
        unless(fits, Refusal::NoStandIn)?;
        unless(self.holds(owner, token), Refusal::NotHeld { token })
    }

    /// Whether a room has no artifact yet.
    pub(crate) fn takes_artifact(&self, owner: Seat, berth: usize) -> Verdict {
        let ship = self.ship(owner);
        unless(ship.room_face(self.content(), berth).is_some(), Refusal::NoRoom)?;
        unless(ship.rooms[berth].is_none(), Refusal::RoomHasArtifact)
    }

    /// The card of an action among those on offer.
    pub(crate) fn find(&self, mut among: impl Iterator<Item = Card>, index: usize) -> Result<Card, Refusal> {
        there(index < self.content().cards.len())?;
        among.find(|card| card.index() == index).ok_or(Refusal::NotOffered { card: index as u8 })
    }

    /// Whether a card has a slot to go to (SC-X2, SC-X6, SC-X7).
    pub(crate) fn may_place(&self, owner: Seat, card: Card, onto: Onto) -> Verdict {
        let fits = (0..SLOTS).any(|slot| self.may_install(owner, card, onto, slot).is_ok());
        unless(fits, Refusal::NoSlotFor { card })
    }

    pub(crate) fn may_install(&self, owner: Seat, card: Card, onto: Onto, slot: usize) -> Verdict {
        let ship = self.ship(owner);
        unless(!ship.is_damaged(slot), Refusal::SlotDamaged { slot: slot as u8 })?;
        let over = onto == Onto::Any || self.content().card(card).can_replace;
        unless(ship.slots[slot].is_none() || over, Refusal::SlotTaken { slot: slot as u8 })
    }

    /// Queue positions a subordinate may be called from; equal neighbours only once (SC-J11).
    pub(crate) fn calls(&self, owner: Seat) -> impl Iterator<Item = Action> + use<> {
        (0..self.ship(owner).queue.len()).filter_map(|at| Bounded::checked(at).map(Action::Call))
    }

    /// SC-K11: a cadet, or an ensign of the commander's colour; of equal neighbours the first.
    pub(crate) fn may_call(&self, owner: Seat, commander: Option<Figure>, at: usize) -> Verdict {
        let queue = &self.ship(owner).queue;
        let Some(&figure) = queue.get(at) else { return Err(Refusal::NobodyThere { waiting: queue.len() as u8 }) };
        let crew = commander.and_then(Figure::commander);
        let fits = crew.is_some_and(|crew| figure == Figure::Cadet || figure == Figure::Ensign(crew));
        unless(fits && (at == 0 || queue[at - 1] != figure), Refusal::NoSubordinate { figure })
    }
}
