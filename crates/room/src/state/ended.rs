//! How a table ended, and why.

use super::TableState;
use crate::log::By;
use crate::wire::Status;
use crate::wire::{EndReason, OutcomeInfo};
use kernel::Seat;

impl TableState {
    pub(super) fn end(&mut self, places: &[u8], reason: EndReason) {
        let half_points = vec![0; places.len()];
        let by = reason.word().to_owned();
        // Where two play, whoever gave up is the one who lost.
        let lost = places.iter().position(|&place| place > 1);
        let seat = lost.filter(|_| reason != EndReason::Agreed).map(|index| index as u8 + 1);
        self.ended = Some(OutcomeInfo { places: places.to_vec(), half_points, by, reason, seat, words: String::new() });
        self.status = Status::Finished;
    }

    /// How it ended.
    pub fn outcome(&self) -> Option<OutcomeInfo> {
        let outcome = match &self.ended {
            Some(ended) => ended.clone(),
            None => self.outcome_by_rule()?,
        };
        let words = self.ending_words(&outcome);
        Some(OutcomeInfo { words, ..outcome })
    }

    fn outcome_by_rule(&self) -> Option<OutcomeInfo> {
        let outcome = self.game.as_ref()?.outcome()?;
        let (reason, seat) = match self.gave_up {
            None => (EndReason::Rule, None),
            Some((seat, By::Clock)) => (EndReason::Time, Some(seat + 1)),
            Some((seat, _)) => (EndReason::Resigned, Some(seat + 1)),
        };
        Some(OutcomeInfo {
            places: outcome.standings.iter().map(|standing| standing.place).collect(),
            half_points: outcome.standings.iter().map(|standing| standing.half_points).collect(),
            by: outcome.by.to_string(),
            reason,
            seat,
            words: String::new(),
        })
    }

    fn ending_words(&self, outcome: &OutcomeInfo) -> String {
        let who = outcome
            .seat
            .and_then(|number| Seat::checked((number as usize).checked_sub(1)?))
            .map(|seat| &self.names[seat]);
        match (outcome.reason, who) {
            (EndReason::Resigned, Some(who)) => format!("{who} resigned."),
            (EndReason::Time, Some(who)) => format!("{who} ran out of time."),
            (EndReason::Agreed, _) => "All agreed to end the game.".to_owned(),
            _ => self.game.as_ref().and_then(|game| game.ending(&self.names)).unwrap_or_default(),
        }
    }
}
