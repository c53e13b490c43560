//! A table's past: its steps, going back to one of them, and the match written down.

use super::Table;
use crate::Entry;
use crate::matches::Match;
use crate::record::Record;
use crate::words::Names;

/// What whoever keeps matches asks: copies, replays and records.
pub trait TableRecords: Send {
    /// How many actions were taken.
    fn steps(&self) -> usize;
    /// Goes back to the moment before action `steps`.
    fn rewind(&mut self, steps: usize);
    /// Replays the match once and stops after each of these numbers of actions, which must ascend.
    fn revisit(&self, steps: &[usize], each: &mut dyn FnMut(&dyn Table));
    /// The match as a record.
    fn record(&self, names: &Names) -> Record;
    /// The match in the compact form.
    fn compact(&self, names: &Names) -> Vec<u8>;
    /// A copy of the match: for a player that thinks while the table goes on.
    fn duplicate(&self) -> Box<dyn Table>;
    /// The match itself, for adapters that know its game (players look through [`crate::Observed`]).
    fn as_any(&self) -> &dyn std::any::Any;
}

impl<G: Entry> TableRecords for Match<G> {
    fn steps(&self) -> usize {
        self.log().len()
    }
    fn rewind(&mut self, steps: usize) {
        Match::rewind(self, steps);
    }
    fn revisit(&self, steps: &[usize], each: &mut dyn FnMut(&dyn Table)) {
        let mut game = self.clone();
        game.rewind(0);
        let mut coming = self.log().iter();
        for &step in steps {
            let more = step.saturating_sub(game.log().len());
            for taken in coming.by_ref().take(more) {
                game.perform(taken.seat, taken.action, taken.note.clone());
            }
            each(&game);
        }
    }
    fn record(&self, names: &Names) -> Record {
        Record::of(self, names)
    }
    fn compact(&self, names: &Names) -> Vec<u8> {
        Match::compact(self, names)
    }
    fn duplicate(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}
