//! The Resolution Phase and the end (SS-Z, SS-F).

use crate::event::{Card, Event, Heard, Source, open};
use crate::rules;
use crate::state::{NONE, Phase, Place, Samurai};
use kernel::{Outcome, Rule, Seat, Standing};
use std::cmp::Reverse;

impl Samurai {
    /// Alliance rewards, new locations, restore, pass the token (SS-Z1).
    pub(crate) fn resolution(&mut self, events: &mut Heard) {
        for seat in Seat::all(self.seats) {
            let income = self.income(seat);
            self.gain_honor(seat, income, Source::Alliance, events);
        }
        self.throw_locations(events);
        self.end_promises(events);
        if self.location_deck.len() < self.seats as usize {
            return self.finish(events);
        }
        for location in 0..self.seats {
            self.reveal_location(location, events);
        }
        self.restore(events);
        self.first = self.first.next(self.seats);
        self.round += 1;
        self.fought = 0;
        self.phase = Phase::Turns;
        events.push(|| Event::RoundBegan { round: self.round, first: self.first });
        self.start_turn(self.first, events);
    }

    /// Location cards nobody claimed leave the game (SS-Z3).
    fn throw_locations(&mut self, events: &mut Heard) {
        for location in 0..self.seats {
            let card = std::mem::replace(&mut self.boards[location as usize], NONE);
            if card != NONE {
                self.thrown |= 1 << card;
                events.push(|| Event::LocationDiscarded { location, card });
                self.drop_all_attached(|_, attached| attached.location == location, events);
            }
        }
    }

    /// Draws a location card onto a board.
    pub(crate) fn reveal_location(&mut self, location: u8, events: &mut Heard) {
        if let Some(card) = self.location_deck.pop() {
            self.boards[location as usize] = card;
            events.barrier();
            events.push(|| Event::LocationRevealed { location, card: open(Card(card)) });
        }
    }

    /// Graveyards empty into supplies, markers come back (SS-Z6).
    fn restore(&mut self, events: &mut Heard) {
        for player in &mut self.players {
            for figure in &mut player.figures {
                if figure.place() == Place::GRAVEYARD {
                    *figure = figure.moved_to(Place::SUPPLY);
                }
            }
            player.figures[..crate::state::FIGHTERS].sort_unstable();
            player.placed = [0; 4];
        }
        events.push(|| Event::Restored);
    }

    /// The end: bonuses for different types (SS-F2).
    fn finish(&mut self, events: &mut Heard) {
        for seat in Seat::all(self.seats) {
            let bonus = self.edition.type_bonus[self.types_claimed(seat).min(4)];
            self.gain_honor(seat, u16::from(bonus), Source::Types, events);
        }
        self.phase = Phase::Over;
        self.close_trades();
        events.push(|| Event::GameEnded);
    }

    /// A player gives up; with one left the game is over (SS-Q63).
    pub(crate) fn concede(&mut self, seat: Seat, events: &mut Heard) {
        self.conceded.insert(seat);
        self.close_offers_of(seat, events);
        events.push(|| Event::Conceded { seat });
        if self.conceded.len() + 1 >= self.seats as usize {
            self.phase = Phase::Over;
            self.stack.clear();
            self.close_trades();
            events.push(|| Event::GameEnded);
        }
    }

    /// Why it ended, in words.
    pub(crate) fn ending_words(&self) -> Option<String> {
        let by = self.ranking()?.by;
        let words = if by == rules::CONCEDED {
            "Everybody else resigned."
        } else {
            "The location cards ran out: the most honor wins."
        };
        Some(words.to_owned())
    }

    /// What ranks a player: honor, wealth, location cards, markers, turn order (SS-F3, SS-F4).
    fn merit(&self, seat: Seat) -> (bool, u16, u8, u32, usize, Reverse<u8>) {
        let player = self.player(seat);
        let stayed = !self.conceded.has(seat);
        let cards = player.claimed.count_ones();
        (stayed, player.honor, player.wealth, cards, self.branch_markers(seat), Reverse(self.rank(seat)))
    }

    /// Places by merit; no two are equal, so there is always one winner.
    pub(crate) fn ranking(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let stopped = self.conceded.len() + 1 >= self.seats as usize;
        let by: Rule = if stopped { rules::CONCEDED } else { rules::ENDED };
        let place = |seat: Seat| {
            let better = Seat::all(self.seats).filter(|&other| self.merit(other) > self.merit(seat)).count();
            Standing { place: better as u8 + 1, half_points: 2 * i32::from(self.player(seat).honor) }
        };
        Some(Outcome { by, standings: Seat::all(self.seats).map(place).collect() })
    }
}
