//! How the game ends.

use crate::event::{Event, Heard};
use crate::state::{Aim, Assembly, Ending, SEATS, Stage, other, rule};
use kernel::{Names, Outcome, Rule, Seat};

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

    /// Why it ended, in words.
    pub(crate) fn ending_words(&self, names: &Names) -> Option<String> {
        let ending = self.ending?;
        let loser = ending.winner.map(|winner| &names[other(winner)]);
        Some(match (ending.by.to_string().as_str(), loser) {
            ("SA-Z1", Some(loser)) => format!("{loser} lost the last ship of the fleet."),
            ("SA-W6", Some(loser)) => format!("{loser} had no ship when the war began."),
            ("SA-W6", None) => "Neither side had a ship when the war began.".to_owned(),
            ("SA-Z2", _) => "Cease-fire: the damage deck ran out.".to_owned(),
            ("SA-Z3", _) => "Cease-fire: no ship could damage another any more.".to_owned(),
            ("SA-Z4", _) => "Cease-fire: too many rounds passed without damage.".to_owned(),
            ("SA-Z6", Some(loser)) => format!("{loser} resigned."),
            _ => return None,
        })
    }

    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        Some(match ending.winner {
            Some(winner) => Outcome::winner(winner, SEATS, ending.by),
            None => Outcome::tie(SEATS, ending.by),
        })
    }
}
