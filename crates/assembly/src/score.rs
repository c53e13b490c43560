//! How the game ends.

use crate::event::{Event, Heard};
use crate::state::{Aim, Assembly, Ending, SEATS, Stage, other, rule};
use kernel::{Outcome, Rule, Seat};

impl Assembly {
    pub(crate) fn end(&mut self, winner: Option<Seat>, by: Rule, events: &mut Heard) {
        self.ending = Some(Ending { winner, by });
        self.stage = Stage::Over;
        self.frames.clear();
        self.battle.acting = None;
        self.battle.mode = None;
        self.battle.aims = [Aim::Spent; 3];
        events.push(|| Event::Ended { winner, by });
    }

    /// SA-Z6.
    pub(crate) fn concede(&mut self, seat: Seat, events: &mut Heard) {
        events.push(|| Event::Conceded { seat });
        self.end(Some(other(seat)), rule!("SA-Z6"), events);
    }

    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        Some(match ending.winner {
            Some(winner) => Outcome::winner(winner, SEATS, ending.by),
            None => Outcome::tie(SEATS, ending.by),
        })
    }
}
