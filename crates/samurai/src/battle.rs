//! The Battle Phase (SS-B): commit, reveal, victor, gain; one location after the other.

use crate::content::Ability;
use crate::event::{Card, Event, Log, Source};
use crate::frames::Frame;
use crate::state::{Battle, NONE, Samurai};
use kernel::{Seat, SeatSet, Secret};

/// The steps of a location.
const COMMIT: u8 = 0;
const REVEAL: u8 = 1;
const VICTOR: u8 = 2;
const HONOR: u8 = 3;
const CARD: u8 = 4;
const HOME: u8 = 5;

impl Samurai {
    /// The next location of the phase, judged as it is reached (SS-B1 to SS-B4).
    pub(crate) fn next_location(&mut self, log: &mut Log) {
        let location = self.fought;
        if location >= self.seats {
            return self.resolution(log);
        }
        let present = self.present(location);
        match present.first() {
            None => self.fought += 1,
            Some(only) if present.len() == 1 => {
                self.push(Frame::Battle { location, step: HONOR, at: only.index() as u8 }, log);
            }
            Some(_) => {
                log.push(|| Event::BattleBegan { location });
                self.push(Frame::Battle { location, step: COMMIT, at: 0 }, log);
            }
        }
    }

    /// One step of the location being fought over.
    pub(crate) fn battle_step(&mut self, location: u8, step: u8, at: u8, log: &mut Log) {
        let seat = Seat::new(at.min(3));
        match step {
            COMMIT => self.next_commit(location, at, log),
            REVEAL => self.next_reveal(at, log),
            VICTOR => self.declare_victor(location, log),
            HONOR => {
                self.battle_at(CARD, at);
                self.gain_honor(seat, u16::from(self.edition.victor_honor), Source::Victory, log);
                self.offer_reward(seat, location, log);
            }
            CARD => {
                self.battle_at(HOME, at);
                self.claim_location(seat, location, log);
            }
            _ => self.go_home(seat, location, log),
        }
    }

    fn battle_at(&mut self, next: u8, who: u8) {
        if let Some(Frame::Battle { step, at, .. }) = self.stack.top_mut() {
            (*step, *at) = (next, who);
        }
    }

    /// Asks the players in the battle in turn order (SS-B5).
    fn next_commit(&mut self, location: u8, at: u8, log: &mut Log) {
        if at == self.seats {
            return self.battle_at(REVEAL, 0);
        }
        self.battle_at(COMMIT, at + 1);
        let seat = self.ranked(at);
        if self.is_at(seat, location) {
            self.push(Frame::Commit { seat }, log);
        }
    }

    /// In a battle up to its victor: how many places of the turn order have been asked to commit.
    pub(crate) fn committing(&self) -> Option<u8> {
        self.stack.iter().find_map(|frame| match *frame {
            Frame::Battle { step: COMMIT, at, .. } => Some(at),
            Frame::Battle { step: REVEAL | VICTOR, .. } => Some(self.seats),
            _ => None,
        })
    }

    /// How many cards a player may commit, judged when she decides (RULES.md 8.5).
    pub(crate) fn may_commit(&self, seat: Seat) -> usize {
        let more = self.ability_sum(seat, self.fought, |ability| match ability {
            Ability::ExtraCommit(count) => i16::from(*count),
            _ => 0,
        });
        (1 + more as usize).min(4)
    }

    /// A battle card goes face down (SS-B6).
    pub(crate) fn commit(&mut self, seat: Seat, kind: u8, log: &mut Log) {
        self.commit_known(seat, kind, SeatSet::of(seat), log);
    }

    /// A battle card goes face down, and these seats know which.
    pub(crate) fn commit_known(&mut self, seat: Seat, kind: u8, known_to: SeatSet, log: &mut Log) {
        self.take_unseen(seat, kind, known_to, log);
        let slots = &mut self.battle.committed[seat.index()];
        let _ = slots.try_push(Secret::new(kind, known_to));
        let full = slots.len();
        // SS-B6: it cannot be taken back.
        log.barrier();
        log.push(|| Event::CardCommitted { seat, card: Card(kind), known_to });
        // She is asked again while she may commit more; whether she can is hers to know.
        if full >= self.may_commit(seat) {
            self.stack.pop();
        }
    }

    /// The next player with committed cards reveals one (SS-B9).
    fn next_reveal(&mut self, at: u8, log: &mut Log) {
        if at == self.seats {
            return self.battle_at(VICTOR, 0);
        }
        let seat = self.ranked(at);
        match self.battle.committed[seat.index()].len() {
            0 => self.battle_at(REVEAL, at + 1),
            1 => self.reveal(seat, 0, log),
            _ => self.push(Frame::Reveal { seat }, log),
        }
    }

    /// A committed card is revealed, paid and resolved, or discarded unpaid (SS-B10).
    pub(crate) fn reveal(&mut self, seat: Seat, slot: usize, log: &mut Log) {
        let Some(card) = self.battle.committed[seat.index()].pop_at(slot) else { return };
        let kind = card.value();
        log.barrier();
        log.push(|| Event::CardRevealed { seat, card: Card(kind) });
        if self.can_pay(seat, self.edition.card(kind).cost) {
            self.resolve_card(seat, kind, self.fought, log);
        } else {
            log.push(|| Event::CardUnpaid { seat, kind });
            self.put_on_discard(seat, kind);
        }
    }

    /// An unrevealed card is discarded face up without effect.
    pub(crate) fn cancel(&mut self, by: Seat, seat: Seat, slot: usize, log: &mut Log) {
        let Some(card) = self.battle.committed[seat.index()].pop_at(slot) else { return };
        let kind = card.value();
        log.barrier();
        self.put_on_discard(seat, kind);
        log.push(|| Event::CardCancelled { by, seat, card: Card(kind) });
    }

    /// The strength of a player in the battle: units, and bonus where it is fought (SS-B12, SS-B13).
    pub(crate) fn strength(&self, seat: Seat, location: u8) -> i16 {
        let bonus = if location == self.fought { self.battle.bonus[seat.index()] } else { 0 };
        self.total(seat, location) + bonus
    }

    /// Whether a card makes her win ties there: only where it was played (SS-N17).
    pub(crate) fn wins_ties(&self, seat: Seat, location: u8) -> bool {
        location == self.fought && self.battle.ties.has(seat)
    }

    /// Who would win a location as things stand: highest total, ties by who wins ties, then by
    /// turn order (SS-B13 to SS-B15).
    pub(crate) fn victor(&self, location: u8) -> Option<Seat> {
        let inside = self.turn_order().filter(|&seat| self.is_at(seat, location));
        let mut best = None;
        for seat in inside {
            let key = (self.strength(seat, location), self.wins_ties(seat, location));
            // Equal ones later in turn order do not displace it.
            if best.is_none_or(|(_, most)| key > most) {
                best = Some((seat, key));
            }
        }
        best.map(|(seat, _)| seat)
    }

    fn declare_victor(&mut self, location: u8, log: &mut Log) {
        match self.victor(location) {
            Some(seat) => {
                let total = self.strength(seat, location);
                let each = |power: fn(&Samurai, Seat, u8) -> i16| {
                    let there = |at: usize| (at < self.seats as usize).then(|| Seat::new(at as u8));
                    std::array::from_fn(|at| {
                        there(at).filter(|&who| self.is_at(who, location)).map(|who| power(self, who, location))
                    })
                };
                log.push(|| {
                    let (units, totals) = (each(Samurai::total), each(Samurai::strength));
                    let place = crate::state::Place::at(location);
                    let forces = Seat::all(self.seats).map(|who| crate::view::forces(self, who, place)).collect();
                    let tie = crate::preview::tied(self, location);
                    Event::BattleWon { seat, location, total, units, totals, forces, tie }
                });
                self.battle_at(HONOR, seat.index() as u8);
            }
            None => {
                log.push(|| Event::NoVictor { location });
                self.leave_location(log);
            }
        }
    }

    /// The victor takes the card; cards attached there go (SS-B18).
    fn claim_location(&mut self, seat: Seat, location: u8, log: &mut Log) {
        let card = std::mem::replace(&mut self.boards[location as usize], NONE);
        if card != NONE {
            self.player_mut(seat).claimed |= 1 << card;
            log.push(|| Event::LocationClaimed { seat, location, card });
        }
        self.drop_all_attached(|_, attached| attached.location == location, log);
        let left = self.battle.garrison[seat.index()];
        if left > 0 {
            self.push(Frame::Garrison { seat, location, left }, log);
        }
    }

    /// The victor's figures go home, but for those that stay (SS-B19).
    fn go_home(&mut self, seat: Seat, location: u8, log: &mut Log) {
        let place = crate::state::Place::at(location);
        let leaves = |game: &Samurai| {
            game.player(seat).figures.iter().position(|figure| figure.place() == place && !figure.is_marked())
        };
        while let Some(figure) = leaves(self) {
            self.send_home(seat, figure, log);
        }
        let n = self.units_at(seat, location) as u8;
        if n > 0 {
            log.push(|| Event::UnitsStayed { seat, location, n, power: self.total(seat, location) });
        }
        self.unmark(seat);
        self.leave_location(log);
    }

    fn leave_location(&mut self, log: &mut Log) {
        self.stack.pop();
        self.battle = Battle::default();
        self.fought += 1;
        self.end_slot(log);
    }
}
