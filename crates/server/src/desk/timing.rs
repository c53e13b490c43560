//! What comes of time running out.

use super::Desk;
use crate::log::{By, Entry};
use crate::problem::{Answer, Code, Fault};
use crate::store::{Millis, Status};
use crate::wire::Timeout;
use kernel::{Seat, Table};

impl Desk {
    /// The entries that come of the clock at `now`, for the first seat that is out.
    pub fn run_out(&self, now: Millis) -> Vec<Entry> {
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
        let played =
            Entry::Moved { seat: index, action: game.fallback(seat), note: None, id: String::new(), by: By::Clock };
        if self.clocks.is_sealed() {
            return vec![played];
        }
        match self.opening.timeout {
            Timeout::Play => vec![played],
            Timeout::Bot => vec![Entry::Handed { seat: index, level: "ensign".to_owned() }],
            Timeout::Wait => vec![Entry::Flagged { seat: index }],
            Timeout::Lose => self.give_up(game, seat, "time", By::Clock),
        }
    }

    pub(super) fn expel(&self, by: Seat, other: u8) -> Answer<Vec<Entry>> {
        self.playing()?;
        let other = (other as usize).checked_sub(1).and_then(Seat::checked);
        match other.filter(|&other| other != by && self.flagged.has(other)) {
            Some(other) => Ok(vec![Entry::Handed { seat: other.index() as u8, level: "ensign".to_owned() }]),
            None => Err(Fault::new(Code::NotNow, "that seat's time is not up")),
        }
    }

    pub(super) fn go_away(&self, seat: Seat, on: bool, now: Millis) -> Answer<Vec<Entry>> {
        self.playing()?;
        if !self.clocks.clone().vacation(seat, on, now) {
            return Err(Fault::not_now("no vacation is left at this table"));
        }
        if self.clocks.is_away(seat) == on {
            return Ok(Vec::new());
        }
        Ok(vec![Entry::Vacation { seat: seat.index() as u8, on }])
    }

    /// When the clock must be looked at again.
    pub fn deadline(&self) -> Option<Millis> {
        let waits = (self.clocks.out(Millis::MAX / 2) - self.flagged).is_empty();
        if self.status != Status::Playing || waits { None } else { self.clocks.deadline() }
    }
}
