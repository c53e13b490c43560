//! The assembly turn (2.10) and what its actions do.

use crate::agenda::End;
use crate::card::Card;
use crate::content::Kind;
use crate::event::{Event, Heard, Source};
use crate::state::{Assembly, How, Stage, other};

impl Assembly {
    /// Steps 1 and 2, then the question of a recess or the draw.
    pub(crate) fn begin_turn(&mut self, events: &mut Heard) {
        let (seat, turn, last) = (self.active, self.turn, self.is_final_turn());
        events.push(|| Event::TurnBegan { seat, turn, last });
        // SA-T2: only what she locked herself.
        let locks = std::mem::take(&mut self.sides[seat].locks);
        locks.iter().for_each(|card| events.push(|| Event::Unlocked { seat, card }));
        // SA-T3.
        self.exhausted = self.exhausted - self.mine().captains;
        if self.recess_draws().is_some() {
            self.stage = Stage::TurnStart;
        } else {
            self.attend();
        }
    }

    /// How many draws a skipped turn gives, where a captain in play allows it (SA-T4).
    pub(crate) fn recess_draws(&self) -> Option<u8> {
        let captain = (self.mine().captains & self.content().masks.recess).first()?;
        self.content().card(captain).abilities.iter().find_map(|ability| match ability.kind {
            Kind::Recess(draws) => Some(draws),
            _ => None,
        })
    }

    /// SA-T5: the turn draw.
    pub(crate) fn attend(&mut self) {
        self.stage = Stage::Turn;
        self.ask_draws(1);
    }

    pub(crate) fn recess(&mut self, events: &mut Heard) {
        let seat = self.active;
        self.stage = Stage::Recess;
        events.push(|| Event::Recessed { seat });
        if let Some(draws) = self.recess_draws() {
            self.ask_draws(draws);
        }
    }

    /// Steps 5 and 6 (SA-T7, SA-T8, SA-T10).
    pub(crate) fn end_turn(&mut self, events: &mut Heard) {
        let (seat, lost) = (self.active, self.votes);
        (self.votes, self.actions) = (0, 0);
        events.push(|| Event::TurnEnded { seat, lost });
        if self.turn >= self.content().limits.turns {
            self.declare(How::Limit, events);
        }
        if self.is_final_turn() {
            self.stage = Stage::Orders;
            return;
        }
        self.active = other(seat);
        self.turn += 1;
        self.begin_turn(events);
    }

    /// Whether the assembly phase is over and the war not yet set up.
    pub(crate) fn is_war_due(&self) -> bool {
        self.stage == Stage::Orders && self.battle.round == 0
    }

    /// SA-V3.
    pub(crate) fn release_for_votes(&mut self, card: Card, events: &mut Heard) {
        self.release_from_hand(card, events);
        self.cast(u16::from(self.content().limits.release_votes), events);
    }

    /// SA-P1.
    pub(crate) fn recruit(&mut self, card: Card, events: &mut Heard) {
        self.spend(self.price(self.active, card, End::Captain), events);
        self.leave_hand(card);
        self.enter_as_captain(card, Source::Hand, events);
        self.trigger(card, End::Captain, events);
    }

    /// SA-P2.
    pub(crate) fn deploy(&mut self, card: Card, events: &mut Heard) {
        self.spend(self.price(self.active, card, End::Ship), events);
        self.leave_hand(card);
        self.enter_as_ship(card, Source::Hand, events);
        self.trigger(card, End::Ship, events);
    }

    /// SA-K1, SA-K2: the last one to lock owns the lock (SA-K4).
    pub(crate) fn lock(&mut self, card: Card, again: bool, events: &mut Heard) {
        let (seat, rival) = (self.active, other(self.active));
        self.spend(self.lock_price(card), events);
        self.sides[rival].locks.remove(card);
        self.sides[seat].locks.insert(card);
        events.push(|| Event::Locked { seat, card, again });
    }
}
