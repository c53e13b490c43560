//! Damage, repair and cargo (SC-D, SC-N7 to SC-N9, SC-N14).

use super::{ARTIFACT_PILE, PIRATE_PILE};
use crate::action::{Mend, Token};
use crate::content::{Effect, Ward};
use crate::event::{Event, Heard, open};
use crate::kinds::*;
use crate::questions::Overflow;
use crate::ship::Held;
use crate::state::Captains;
use kernel::{Bounded, Fate, Seat, SeatSet, Secret};

impl Captains {
    /// Asks for what does not fit to be given up (SC-D2, SC-D8, SC-Q42).
    pub(crate) fn make_room(&mut self, owner: Seat, events: &mut Heard) {
        if !self.is_overfull(owner) {
            return;
        }
        if self.ship(owner).room(self.content()) == 0 {
            return self.lose_cargo(owner, events);
        }
        self.push(owner, Overflow, events);
    }

    /// Without any room everything goes: nothing to choose.
    fn lose_cargo(&mut self, owner: Seat, events: &mut Heard) {
        for kind in 0..Artifact::MOST as u8 {
            let token = Token::Artifact(Bounded::new(kind));
            (0..self.ship(owner).artifacts[usize::from(kind)]).for_each(|_| self.give_up(owner, token, events));
        }
        (0..self.ship(owner).pirates.len()).for_each(|_| self.give_up(owner, Token::Pirate, events));
    }

    pub(crate) fn is_overfull(&self, owner: Seat) -> bool {
        let (ship, content) = (self.ship(owner), self.content());
        let slots = u16::from(content.numbers.cargo);
        // The lockers are looked up only where the hold alone is too small.
        ship.tokens() > usize::from(slots.saturating_sub(ship.cargo_damage)) && ship.tokens() > ship.room(content)
    }

    /// Draws artifacts or pirate tokens into cargo; whether they fit is asked afterwards.
    pub(crate) fn gain_tokens(&mut self, owner: Seat, gain: Effect, fate: &mut Fate, events: &mut Heard) {
        match gain {
            Effect::Artifact(n) => (0..n).for_each(|_| self.gain_artifact(owner, fate, events)),
            Effect::Pirate(n) => (0..n).for_each(|_| self.gain_pirate(owner, fate, events)),
            _ => {}
        }
    }

    fn gain_artifact(&mut self, owner: Seat, fate: &mut Fate, events: &mut Heard) {
        // SC-Z3, SC-Q28.
        if self.piles.artifacts.is_empty() {
            let discard = std::mem::take(&mut self.piles.artifact_discard);
            for (kind, n) in discard.into_iter().enumerate() {
                (0..n).for_each(|_| self.piles.artifacts.push_top(Artifact(kind as u8), SeatSet::EMPTY));
            }
            if self.piles.artifacts.len() > 1 {
                self.piles.artifacts.shuffle(ARTIFACT_PILE, fate);
            }
        }
        let Some(artifact) = self.piles.artifacts.pop_top() else { return };
        let artifact = artifact.value();
        self.ship_mut(owner).artifacts[artifact.index()] += 1;
        events.barrier();
        events.push(|| Event::GainedArtifact { seat: owner, artifact: open(artifact) });
    }

    /// SC-P8: straight to cargo; nobody sees its face.
    fn gain_pirate(&mut self, owner: Seat, fate: &mut Fate, events: &mut Heard) {
        let Some(pirate) = self.draw_pirate(fate) else { return };
        self.stow(owner, Held::Unseen(Secret::hidden(pirate)));
        events.push(|| Event::GainedPirate { seat: owner });
    }

    /// Puts a pirate token into cargo, after those already there.
    pub(crate) fn stow(&mut self, owner: Seat, held: Held) {
        // There are no more tokens than fit (content capacity).
        let _ = self.ship_mut(owner).pirates.try_push(held);
    }

    /// Draws a pirate from the pile (SC-P9, SC-Q28).
    pub(crate) fn draw_pirate(&mut self, fate: &mut Fate) -> Option<Pirate> {
        if self.piles.pirates.is_empty() {
            let seen = std::mem::take(&mut self.piles.pirate_discard);
            let unseen = std::mem::take(&mut self.piles.unseen_discard).0;
            for (kind, n) in seen.into_iter().zip(unseen).map(|(a, b)| a + b).enumerate() {
                (0..n).for_each(|_| self.piles.pirates.push_top(Pirate(kind as u8), SeatSet::EMPTY));
            }
            if self.piles.pirates.len() > 1 {
                self.piles.pirates.shuffle(PIRATE_PILE, fate);
            }
        }
        self.piles.pirates.pop_top().map(|pirate| pirate.value())
    }

    /// Gives up a token: an artifact or the pirate held longest goes to its discard, a medal to
    /// the supply (SC-D12, SC-K5).
    pub(crate) fn give_up(&mut self, owner: Seat, token: Token, events: &mut Heard) {
        let ship = &mut self.ships[owner];
        match token {
            Token::Medal => ship.medals = ship.medals.saturating_sub(1),
            Token::Artifact(kind) if ship.artifacts[kind.index()] > 0 => {
                ship.artifacts[kind.index()] -= 1;
                self.piles.artifact_discard[kind.index()] += 1;
            }
            Token::Artifact(_) => {}
            Token::Pirate => match ship.pirates.pop_at(0) {
                Some(Held::Seen(pirate)) => self.piles.pirate_discard[pirate.index()] += 1,
                Some(Held::Unseen(secret)) => self.piles.unseen_discard.0[secret.value().index()] += 1,
                None => {}
            },
        }
        events.push(|| Event::GaveUp { seat: owner, token: token.into() });
    }

    /// Whether the next damage of a mission is ignored (SC-N14, SC-Q38).
    pub(crate) fn is_painted_over(&self, owner: Seat) -> bool {
        owner == self.turn
            && self.away.is_some_and(|away| !away.painted)
            && self.ship(owner).traits(self.content()).wards(Ward::MissionFirst)
    }

    /// One damage comes: protections first, then the hold (SC-Q84, SC-D1 to SC-D3).
    pub(crate) fn endure(&mut self, owner: Seat, events: &mut Heard) {
        if self.is_painted_over(owner) {
            self.away.iter_mut().for_each(|away| away.painted = true);
            return events.push(|| Event::WardedOff { seat: owner });
        }
        if self.warded.has(owner) {
            return events.push(|| Event::WardedOff { seat: owner });
        }
        let ship = self.ship_mut(owner);
        ship.cargo_damage = ship.cargo_damage.saturating_add(1);
        events.push(|| Event::TookDamage { seat: owner });
        self.make_room(owner, events);
    }

    /// SC-Q37: a pirate token for no more damage this turn.
    pub(crate) fn ward(&mut self, owner: Seat, events: &mut Heard) {
        self.give_up(owner, Token::Pirate, events);
        self.warded.insert(owner);
    }

    /// SC-D5, SC-D6: the count of cargo damage holds the excess, so that goes first by itself.
    pub(crate) fn mend(&mut self, owner: Seat, mend: Mend, events: &mut Heard) {
        let ship = self.ship_mut(owner);
        match mend {
            Mend::Cargo => ship.cargo_damage = ship.cargo_damage.saturating_sub(1),
            Mend::Slot(slot) => ship.damaged &= !(1 << slot.index()),
        }
        events.push(|| Event::Repaired { seat: owner, slot: mend.slot() });
    }
}
