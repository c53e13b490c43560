//! What comes of time running out.

use super::TableState;
use super::decide::STAND_IN;
use crate::clock::Millis;
use crate::error::{Code, TableError, TableResult};
use crate::log::{By, Entry};
use crate::wire::Status;
use crate::wire::{EndReason, Timeout};
use kernel::{Seat, Table};

impl TableState {
    /// The entries that come of the clock at `now`: the game begins, or the first seat that is out.
    pub fn run_out(&self, now: Millis) -> Vec<Entry> {
        if self.begins_at.is_some_and(|at| at <= now) {
            return vec![Entry::Began];
        }
        let Some(game) = self.game.as_ref().filter(|_| self.status == Status::Playing) else {
            return Vec::new();
        };
        let out = self.clocks.out(now) - self.flagged;
        let Some(seat) = out.first() else {
            return Vec::new();
        };
        self.time_up(game.as_ref(), seat)
    }

    /// A sealed answer is always played for the seat: by its standing order where it has one, else
    /// by the game's own default. What else happens at zero would tell who had not answered.
    fn time_up(&self, game: &dyn Table, seat: Seat) -> Vec<Entry> {
        let index = seat.index() as u8;
        let (action, id) = (game.fallback(seat), String::new());
        let played = Entry::Moved { seat: index, action, note: None, id, by: By::Clock, beside: false };
        if self.clocks.is_sealed() {
            return vec![played];
        }
        match self.config.timeout {
            Timeout::Play => vec![played],
            Timeout::Bot => vec![Entry::Handed { seat: index, level: STAND_IN.name().to_owned() }],
            Timeout::Wait => vec![Entry::Flagged { seat: index }],
            Timeout::Lose => self.give_up(game, seat, EndReason::Time, By::Clock),
        }
    }

    pub(super) fn expel(&self, by: Seat, other: u8) -> TableResult<Vec<Entry>> {
        self.playing()?;
        let other = (other as usize).checked_sub(1).and_then(Seat::checked);
        match other.filter(|&other| other != by && self.flagged.has(other)) {
            Some(other) => Ok(vec![Entry::Handed { seat: other.index() as u8, level: STAND_IN.name().to_owned() }]),
            None => Err(TableError::new(Code::NotNow, "that seat's time is not up")),
        }
    }

    pub(super) fn go_away(&self, seat: Seat, on: bool, now: Millis) -> TableResult<Vec<Entry>> {
        self.playing()?;
        if !self.clocks.clone().vacation(seat, on, now) {
            return Err(TableError::not_now("no vacation is left at this table"));
        }
        if self.clocks.is_away(seat) == on {
            return Ok(Vec::new());
        }
        Ok(vec![Entry::Vacation { seat: seat.index() as u8, on }])
    }

    /// When the clock must be looked at again.
    pub fn deadline(&self) -> Option<Millis> {
        let waits = (self.clocks.out(Millis::MAX / 2) - self.flagged).is_empty();
        let clocks = if self.status != Status::Playing || waits { None } else { self.clocks.deadline() };
        self.begins_at.or(clocks)
    }
}
