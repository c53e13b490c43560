//! Shots, discharges, transfers: how cards move in the war (2.15, 2.16).

use crate::action::Mode;
use crate::card::Card;
use crate::event::{Event, Heard};
use crate::state::{Aim, Assembly, BOTH, other, rule};
use kernel::{SeatSet, Secret};

impl Assembly {
    /// SA-R1: the top damage card, seen by both.
    fn reveal_damage(&mut self, events: &mut Heard) -> Option<Card> {
        let card = self.deck.pop_top()?;
        events.reveal_to(card.known_to(), BOTH);
        Some(card.value())
    }

    /// Cards return to the bottom alone (SA-W7).
    fn sink(&mut self, card: Card, known_to: SeatSet) {
        self.deck.push_bottom(card, known_to);
    }

    pub(crate) fn fire(&mut self, weapon: usize, events: &mut Heard) {
        let (Some(ship), Some(gun), Aim::On(target)) = (self.battle.acting, self.gun(weapon), self.battle.aims[weapon])
        else {
            return;
        };
        self.battle.aims[weapon] = Aim::Spent;
        let Some(card) = self.reveal_damage(events) else { return };
        let points = self.content().card(card).band[usize::from(gun.class)];
        let shown = Secret::new(card, BOTH);
        events.push(|| Event::Fired { ship, weapon: weapon as u8, target, card: shown, points });
        if points == 0 {
            self.sink(card, BOTH); // SA-R2
        } else {
            self.hit(target, card, points, events);
        }
        self.cease_if_empty(events);
    }

    /// SA-R3 to SA-R7.
    fn hit(&mut self, target: Card, card: Card, points: u8, events: &mut Heard) {
        self.battle.eventful = true;
        let shields = self.battle.shields[target.index()];
        if points > shields {
            return self.destroy(target, card, events);
        }
        let left = shields - points;
        self.battle.shields[target.index()] = left;
        events.push(|| Event::Hit { ship: target, left });
        let tracker = &mut self.battle.trackers[target.index()];
        if tracker.is_some() {
            return self.sink(card, BOTH); // SA-R6
        }
        *tracker = Some(Secret::new(card, BOTH)); // SA-R5
        events.push(|| Event::Tracked { ship: target, card: Secret::new(card, BOTH) });
    }

    /// SA-R7: the ship, then the damage card, then the tracking card, which ends up lowest.
    fn destroy(&mut self, ship: Card, card: Card, events: &mut Heard) {
        let seat = other(self.active);
        self.sides[seat].fleet.remove(ship);
        self.battle.shields[ship.index()] = 0;
        self.battle.unseen.remove(ship);
        events.push(|| Event::Destroyed { seat, ship });
        self.sink(ship, BOTH);
        self.sink(card, BOTH);
        if let Some(tracker) = self.battle.trackers[ship.index()].take() {
            self.sink(tracker.value(), tracker.known_to());
            events.push(|| Event::Returned { card: tracker });
        }
        if self.sides[seat].fleet.is_empty() {
            self.end(Some(self.active), rule!("SA-Z1"), events); // SA-R9
        }
    }

    /// SA-G7: a card is shown and goes to the bottom; nothing else happens.
    pub(crate) fn discharge(&mut self, weapon: usize, events: &mut Heard) {
        let Some(ship) = self.battle.acting else { return };
        self.battle.aims[weapon] = Aim::Spent;
        let Some(card) = self.reveal_damage(events) else { return };
        events.push(|| Event::Discharged { ship, weapon: weapon as u8, card: Secret::new(card, BOTH) });
        self.sink(card, BOTH);
    }

    /// SA-X2, SA-X3: all shields are covered, then the mode is taken.
    pub(crate) fn transfer(&mut self, mode: Mode, events: &mut Heard) {
        let Some(ship) = self.battle.acting else { return };
        let cover = self.cover(ship);
        self.battle.shields[ship.index()] = 0;
        self.battle.mode = Some(mode);
        self.battle.eventful = true;
        let seat = self.active;
        events.push(|| Event::Transferred { seat, ship, mode, cover });
        self.cease_if_empty(events);
    }

    /// A ship without a tracking card takes the top of the deck unseen; who had followed that card
    /// goes on knowing it (SA-I11).
    fn cover(&mut self, ship: Card) -> Option<Secret<Card>> {
        if self.battle.trackers[ship.index()].is_some() {
            return None;
        }
        let card = self.deck.pop_top();
        self.battle.trackers[ship.index()] = card;
        self.battle.unseen.insert(ship);
        card
    }

    /// SA-Z2: an empty damage deck is a cease-fire at once.
    fn cease_if_empty(&mut self, events: &mut Heard) {
        if self.deck.is_empty() && self.ending.is_none() {
            self.end(None, rule!("SA-Z2"), events);
        }
    }
}
