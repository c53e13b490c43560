//! From turn to turn, round to round, and the end (SC-T1, SC-T6 to SC-T10, SC-L8, SC-G1).

use crate::content::Trigger;
use crate::event::{Event, Heard};
use crate::kinds::*;
use crate::state::{Captains, Stage, TileAt};
use kernel::{Fate, Seat, SeatSet};

impl Captains {
    /// The next captain who has not passed, or the end of the round (SC-T1, SC-T6).
    pub(crate) fn hand_over(&mut self, fate: &mut Fate, events: &mut Heard) {
        let next = self.clockwise(self.turn.next(self.players)).find(|&seat| !self.passed.has(seat));
        match next {
            Some(seat) => self.begin_turn(seat),
            None => self.end_round(fate, events),
        }
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.turn = seat;
        self.stage = Stage::Main;
        self.warded = SeatSet::EMPTY;
    }

    /// SC-T8 to SC-T10.
    fn end_round(&mut self, fate: &mut Fate, events: &mut Heard) {
        self.warded = SeatSet::EMPTY;
        if self.round >= self.content().numbers.rounds {
            self.stage = Stage::GameEnd(0);
            return;
        }
        for seat in Seat::all(self.players) {
            while self.ship(seat).queue.len() > usize::from(self.content().numbers.queue_kept) {
                self.ready_first(seat, events);
            }
        }
        self.round += 1;
        let round = self.round;
        events.push(|| Event::RoundBegan { round });
        self.new_stuff(events);
        self.return_tiles();
        self.shuffle_orders(fate);
        self.first = self.first.next(self.players);
        self.turn = self.first;
        self.passed = SeatSet::EMPTY;
        self.stage = Stage::RoundStart(0);
    }

    /// SC-T9 (1): each captain's share of the round's goods.
    fn new_stuff(&mut self, events: &mut Heard) {
        let Some(face) = self.content().rounds.get(usize::from(self.round) - 1) else { return };
        for seat in Seat::all(self.players) {
            if face.medals > 0 {
                self.gain_medals(seat, face.medals, events);
            }
            if face.cadets > 0 {
                self.gain_crew(seat, Figure::Cadet, face.cadets, events);
            }
        }
    }

    /// SC-L8: a tile goes back where no captain's ship stands, else it waits a round longer.
    fn return_tiles(&mut self) {
        let last = self.round >= self.content().numbers.rounds;
        for station in 0..Station::MOST {
            if self.map.tiles[station] != TileAt::Round(self.round) {
                continue;
            }
            let free = self.map.stations[station].is_some_and(|place| self.ships_at(place).is_empty());
            self.map.tiles[station] = match (free, last) {
                (true, _) => TileAt::Station,
                (false, false) => TileAt::Round(self.round + 1),
                (false, true) => TileAt::Gone,
            };
        }
    }

    /// SC-T9 (4): abilities in turn order, then the first turn.
    pub(crate) fn round_start(&mut self, done: u8, events: &mut Heard) {
        if done >= self.players {
            return self.begin_turn(self.first);
        }
        self.stage = Stage::RoundStart(done + 1);
        self.wake(self.seat_after(self.first, done), |trigger| trigger == Trigger::RoundStart, events);
    }

    /// SC-G1, SC-Q44: what lasting events do to those who never met them.
    pub(crate) fn game_end(&mut self, done: u8, events: &mut Heard) {
        if done >= self.players {
            self.stage = Stage::Over;
            self.warded = SeatSet::EMPTY;
            return events.push(|| Event::GameEnded);
        }
        self.stage = Stage::GameEnd(done + 1);
        let seat = self.seat_after(self.first, done);
        let missed = self.ship(seat).ended & !self.ship(seat).had;
        for at in (0..self.lasting.len()).rev().filter(|at| missed >> at & 1 == 1) {
            let lasting = self.content().events[self.lasting[at].index()].lasting;
            if let Some(undone) = lasting.and_then(|lasting| lasting.undone) {
                self.begin(seat, undone, events);
            }
        }
    }
}
