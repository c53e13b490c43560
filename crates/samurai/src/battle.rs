//! The Battle Phase (SS-B): commit, reveal, victor, gain; one location after the other.

use crate::content::Ability;
use crate::event::{Card, Event, Heard, Source, open};
use crate::questions::{Commit, Frame, Garrison, Reveal};
use crate::state::{Battle, NONE, Samurai};
use kernel::{Fate, Seat, Step};

/// The steps of a location.
const COMMIT: u8 = 0;
const REVEAL: u8 = 1;
const VICTOR: u8 = 2;
const HONOR: u8 = 3;
const CARD: u8 = 4;
const HOME: u8 = 5;

/// A location of the Battle Phase, step by step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fight {
    /// Which.
    pub(crate) location: u8,
    /// The step it is at.
    pub(crate) step: u8,
    /// The place in turn order that comes next; from the victor on, the victor's seat.
    pub(crate) at: u8,
}

impl Fight {
    /// A battle whose cards are all committed.
    pub(crate) fn revealing(location: u8) -> Fight {
        Fight { location, step: REVEAL, at: 0 }
    }

    /// Whether cards are still being committed.
    pub(crate) fn is_committing(self) -> bool {
        self.step == COMMIT
    }

    /// Asks the players in the battle in turn order (SS-B5).
    fn ask_to_commit(self, game: &mut Samurai, events: &mut Heard) {
        if self.at == game.seats {
            return game.push(Fight { step: REVEAL, at: 0, ..self }, events);
        }
        game.push(Fight { at: self.at + 1, ..self }, events);
        let seat = game.ranked(self.at);
        if game.is_at(seat, self.location) {
            game.push(Commit { seat }, events);
        }
    }

    /// The next player with committed cards reveals one (SS-B9).
    fn reveal_next(self, game: &mut Samurai, events: &mut Heard) {
        if self.at == game.seats {
            return game.push(Fight { step: VICTOR, at: 0, ..self }, events);
        }
        let seat = game.ranked(self.at);
        let committed = game.battle.committed[seat.index()].len();
        game.push(Fight { at: self.at + u8::from(committed == 0), ..self }, events);
        match committed {
            0 => {}
            1 => game.reveal(seat, 0, events),
            _ => game.push(Reveal { seat }, events),
        }
    }
}

impl Step<Samurai> for Fight {
    fn run(self, game: &mut Samurai, _: Seat, _: &mut Fate, events: &mut Heard) {
        let (location, victor) = (self.location, Seat::new(self.at.min(3)));
        match self.step {
            COMMIT => self.ask_to_commit(game, events),
            REVEAL => self.reveal_next(game, events),
            VICTOR => game.declare_victor(location, events),
            HONOR => {
                game.push(Fight { step: CARD, ..self }, events);
                game.gain_honor(victor, u16::from(game.edition.victor_honor), Source::Victory, events);
                game.offer_reward(victor, location, events);
            }
            CARD => {
                game.push(Fight { step: HOME, ..self }, events);
                game.claim_location(victor, location, events);
            }
            _ => game.go_home(victor, location, events),
        }
    }
}

impl Samurai {
    /// The next location of the phase, judged as it is reached (SS-B1 to SS-B4).
    pub(crate) fn next_location(&mut self, events: &mut Heard) {
        let location = self.fought;
        if location >= self.seats {
            return self.resolution(events);
        }
        let present = self.present(location);
        match present.first() {
            None => self.fought += 1,
            Some(only) if present.len() == 1 => {
                self.push(Fight { location, step: HONOR, at: only.index() as u8 }, events);
            }
            Some(_) => {
                events.push(|| Event::BattleBegan { location });
                self.push(Fight { location, step: COMMIT, at: 0 }, events);
            }
        }
    }

    /// In a battle up to its victor: how many places of the turn order have been asked to commit.
    pub(crate) fn committing(&self) -> Option<u8> {
        self.stack.iter().find_map(|frame| match *frame {
            Frame::Fight(Fight { step: COMMIT, at, .. }) => Some(at),
            Frame::Fight(Fight { step: REVEAL | VICTOR, .. }) => Some(self.seats),
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

    /// A committed card is revealed, paid and resolved, or discarded unpaid (SS-B10).
    pub(crate) fn reveal(&mut self, seat: Seat, slot: usize, events: &mut Heard) {
        let Some(card) = self.battle.committed[seat.index()].pop_at(slot) else { return };
        let kind = card.value();
        events.barrier();
        events.push(|| Event::CardRevealed { seat, card: open(Card(kind)) });
        if self.can_pay(seat, self.edition.card(kind).cost) {
            self.resolve_card(seat, kind, self.fought, events);
        } else {
            events.push(|| Event::CardUnpaid { seat, kind });
            self.put_on_discard(seat, kind);
        }
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

    fn declare_victor(&mut self, location: u8, events: &mut Heard) {
        match self.victor(location) {
            Some(seat) => {
                let total = self.strength(seat, location);
                let each = |power: fn(&Samurai, Seat, u8) -> i16| {
                    let there = |at: usize| (at < self.seats as usize).then(|| Seat::new(at as u8));
                    std::array::from_fn(|at| {
                        there(at).filter(|&who| self.is_at(who, location)).map(|who| power(self, who, location))
                    })
                };
                events.push(|| {
                    let (units, totals) = (each(Samurai::total), each(Samurai::strength));
                    let place = crate::state::Place::at(location);
                    let forces = Seat::all(self.seats).map(|who| crate::view::forces(self, who, place)).collect();
                    let tie = crate::words::previews::tied(self, location);
                    Event::BattleWon { seat, location, total, units, totals, forces, tie }
                });
                self.push(Fight { location, step: HONOR, at: seat.index() as u8 }, events);
            }
            None => {
                events.push(|| Event::NoVictor { location });
                self.leave_location(events);
            }
        }
    }

    /// The victor takes the card; cards attached there go (SS-B18).
    fn claim_location(&mut self, seat: Seat, location: u8, events: &mut Heard) {
        let card = std::mem::replace(&mut self.boards[location as usize], NONE);
        if card != NONE {
            self.player_mut(seat).claimed |= 1 << card;
            events.push(|| Event::LocationClaimed { seat, location, card });
        }
        self.drop_all_attached(|_, attached| attached.location == location, events);
        let left = self.battle.garrison[seat.index()];
        if left > 0 {
            self.push(Garrison { seat, location, left }, events);
        }
    }

    /// The victor's figures go home, but for those that stay (SS-B19).
    fn go_home(&mut self, seat: Seat, location: u8, events: &mut Heard) {
        let place = crate::state::Place::at(location);
        let leaves = |game: &Samurai| {
            game.player(seat).figures.iter().position(|figure| figure.place() == place && !figure.is_marked())
        };
        while let Some(figure) = leaves(self) {
            self.send_home(seat, figure, events);
        }
        let n = self.units_at(seat, location) as u8;
        if n > 0 {
            events.push(|| Event::UnitsStayed { seat, location, n, power: self.total(seat, location) });
        }
        self.unmark(seat);
        self.leave_location(events);
    }

    fn leave_location(&mut self, events: &mut Heard) {
        self.battle = Battle::default();
        self.fought += 1;
        self.end_slot(events);
    }
}
