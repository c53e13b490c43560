//! Open warfare: setup, the order of ships, their weapons, cease-fires (2.13, 2.14, 2.17).

use crate::action::Mode;
use crate::card::{CARDS, Card, Cards};
use crate::content::Gun;
use crate::event::{Event, Heard};
use crate::knowledge::Story;
use crate::state::{Aim, Assembly, Battle, SEATS, Stage, rule};
use kernel::{Fate, Label, Pile, Seat, SeatSet};

const DAMAGE: Label = Label::new("damage");

impl Assembly {
    /// SA-W1, SA-W2: everything outside the fleets becomes the damage deck.
    pub(crate) fn begin_war(&mut self, fate: &mut Fate, events: &mut Heard) {
        let ships = self.sides.0[0].fleet | self.sides.0[1].fleet;
        self.clear_table();
        let mut cards = [self.content().by_initiative[0]; CARDS];
        let mut n = 0;
        for card in (Cards::ALL - ships).iter() {
            cards[n] = card;
            n += 1;
        }
        fate.shuffle(DAMAGE, &mut cards[..n]);
        cards[..n].iter().rev().for_each(|&card| self.deck.push_top(card, SeatSet::EMPTY));
        events.push(|| Event::WarBegan { cards: n as u8 });
        ships.iter().for_each(|ship| self.battle.shields[ship.index()] = self.content().card(ship).shields);
        self.open_war(events);
    }

    /// Votes, locks, captains, hands and what was known of them cease to matter.
    fn clear_table(&mut self) {
        self.deck = Pile::default();
        self.agenda = [None; 3];
        self.exhausted = Cards::NONE;
        self.battle = Battle::default();
        for side in &mut self.sides.0 {
            (side.hand, side.captains, side.locks) = (Cards::NONE, Cards::NONE, Cards::NONE);
        }
        self.story = Story::default();
    }

    /// SA-W6: a side without ships has nothing to fight with.
    fn open_war(&mut self, events: &mut Heard) {
        match (self.sides.0[0].fleet.is_empty(), self.sides.0[1].fleet.is_empty()) {
            (false, false) => self.begin_round(events),
            (true, true) => self.end(None, rule!("SA-W6"), events),
            (true, false) => self.end(Some(Seat::new(1)), rule!("SA-W6"), events),
            (false, true) => self.end(Some(Seat::new(0)), rule!("SA-W6"), events),
        }
    }

    fn begin_round(&mut self, events: &mut Heard) {
        let round = self.battle.round + 1;
        (self.battle.round, self.battle.eventful) = (round, false);
        events.push(|| Event::RoundBegan { round });
        self.next_ship(0, events);
    }

    /// SA-W3: the living ship of the lowest initiative from this one on, or the next round.
    fn next_ship(&mut self, from: usize, events: &mut Heard) {
        let living = self.sides.0[0].fleet | self.sides.0[1].fleet;
        let line = &self.content().by_initiative[from.min(CARDS)..];
        match line.iter().find(|&&ship| living.has(ship)) {
            Some(&ship) => self.begin_ship_turn(ship, events),
            None => self.end_round(events),
        }
    }

    /// SA-Z4: quiet rounds are counted.
    fn end_round(&mut self, events: &mut Heard) {
        self.battle.quiet = if self.battle.eventful { 0 } else { self.battle.quiet + 1 };
        if self.battle.quiet >= self.content().limits.quiet_rounds {
            self.end(None, rule!("SA-Z4"), events);
        } else {
            self.begin_round(events);
        }
    }

    /// SA-G1: orders come first.
    fn begin_ship_turn(&mut self, ship: Card, events: &mut Heard) {
        if !self.can_anyone_damage() {
            return self.end(None, rule!("SA-Z3"), events);
        }
        let seat = self.controller(ship).unwrap_or(self.active);
        (self.active, self.stage) = (seat, Stage::Orders);
        (self.battle.acting, self.battle.mode) = (Some(ship), None);
        let guns = self.content().card(ship).guns.len();
        self.battle.aims = std::array::from_fn(|at| if at < guns { Aim::Open } else { Aim::Spent });
        events.push(|| Event::ShipTurn { seat, ship });
    }

    pub(crate) fn end_ship_turn(&mut self, events: &mut Heard) {
        let Some(ship) = self.battle.acting.take() else { return };
        events.push(|| Event::ShipTurnEnded { ship });
        self.battle.mode = None;
        self.battle.aims = [Aim::Spent; 3];
        self.next_ship(usize::from(self.content().card(ship).initiative), events);
    }

    /// Cards that may be in the damage deck for all anyone knows (SA-Z3).
    pub(crate) fn damage_cards(&self) -> Cards {
        let ships = self.sides.0[0].fleet | self.sides.0[1].fleet;
        let tracking = (ships - self.battle.unseen).iter().filter_map(|ship| self.tracker(ship));
        Cards::ALL - ships - tracking.collect()
    }

    pub(crate) fn tracker(&self, ship: Card) -> Option<Card> {
        self.battle.trackers[ship.index()].map(|card| card.value())
    }

    /// SA-Z3: whether some weapon, in some mode, can lock onto an enemy and hit with some card.
    pub(crate) fn can_anyone_damage(&self) -> bool {
        let damage = self.damage_cards();
        let hits = self.content().masks.positive.map(|positive| !(positive & damage).is_empty());
        Seat::all(SEATS).any(|seat| {
            let enemies = self.sides[crate::state::other(seat)].fleet;
            self.sides[seat].fleet.iter().any(|ship| self.can_damage(ship, enemies, hits))
        })
    }

    fn can_damage(&self, ship: Card, enemies: Cards, hits: [bool; 2]) -> bool {
        let content = self.content();
        let transfers = self.rules.transfer_power && self.battle.shields[ship.index()] > 0;
        content.card(ship).guns.iter().any(|gun| {
            let (reach, class) = (usize::from(gun.targeting) - 1, usize::from(gun.class));
            let reaches = |targeting: usize| !(content.masks.reach[targeting] & enemies).is_empty();
            (reaches(reach) && (hits[class] || (transfers && hits[1]))) || (transfers && reaches(2) && hits[class])
        })
    }

    /// A weapon of the acting ship, with what a transfer made of it (SA-X3).
    pub(crate) fn gun(&self, weapon: usize) -> Option<Gun> {
        let mut gun = *self.content().card(self.battle.acting?).guns.get(weapon)?;
        match self.battle.mode {
            Some(Mode::Targeting) => gun.targeting = 3,
            Some(Mode::Damage) => gun.class = 1,
            None => {}
        }
        Some(gun)
    }

    /// SA-G2, SA-G10: the enemies a weapon may lock onto.
    #[inline]
    pub(crate) fn targets(&self, weapon: usize) -> Cards {
        let Some(gun) = self.gun(weapon) else { return Cards::NONE };
        self.content().masks.reach[usize::from(gun.targeting) - 1] & self.theirs().fleet
    }

    /// A locked weapon whose target lives.
    #[inline]
    pub(crate) fn is_locked(&self, weapon: usize) -> bool {
        matches!(self.battle.aims[weapon], Aim::On(ship) if self.theirs().fleet.has(ship))
    }

    /// SA-G6: whether a locked weapon is still to be fired.
    #[inline]
    pub(crate) fn must_fire(&self) -> bool {
        (0..3).any(|weapon| self.is_locked(weapon))
    }

    /// SA-G4: locked, held or idle, for the rest of the ship turn.
    pub(crate) fn confirm(&mut self, events: &mut Heard) {
        let Some(ship) = self.battle.acting else { return };
        for weapon in 0..3 {
            match self.battle.aims[weapon] {
                Aim::On(target) => events.push(|| Event::LockedOn { ship, weapon: weapon as u8, target }),
                Aim::Open if self.targets(weapon).is_empty() => self.battle.aims[weapon] = Aim::Idle,
                Aim::Open => {
                    self.battle.aims[weapon] = Aim::Held;
                    events.push(|| Event::Held { ship, weapon: weapon as u8 });
                }
                _ => {}
            }
        }
        self.stage = Stage::Fire;
    }

    /// The acting ship's name, for prompts.
    pub(crate) fn acting_name(&self) -> &'static str {
        self.battle.acting.map_or("Your ship", |ship| self.content().name(ship).ship.as_str())
    }
}
