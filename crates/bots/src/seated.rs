//! A bot at an erased table: it is handed the table, and sees through its seat alone.

use crate::{Bot, Spec, Watch};
use evaluation::Evaluate;
use kernel::{Entry, Match, Seat, SeatSet, Table};

/// A bot in a seat of a table whose game is not known here.
pub trait Seated: Send {
    /// The bot's choice in the game's notation; `None` at a table of another game.
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Option<String>;
    /// What the bot does beside the question, in the game's notation; `None` where it does nothing.
    fn aside(&self, table: &dyn Table, seat: Seat) -> Option<String> {
        let _ = (table, seat);
        None
    }
    /// What it thought of its last choices, in words, best first.
    fn explain(&self, table: &dyn Table) -> Vec<String>;
}

/// Seats such a bot at tables of game `G`.
pub fn sit<G: Entry + Evaluate>(bot: impl Into<Spec>, seed: u64) -> Box<dyn Seated> {
    Box::new(Chair { bot: bot.into().bot::<G>(seed) })
}

/// The same with a clock that may cut a search short, or make it wait.
pub fn sit_watched<G: Entry + Evaluate>(bot: impl Into<Spec>, seed: u64, watch: Box<dyn Watch>) -> Box<dyn Seated> {
    Box::new(Chair { bot: bot.into().watched_bot::<G>(seed, Some(watch)) })
}

struct Chair<G: Entry + Evaluate> {
    bot: Box<dyn Bot<G>>,
}

impl<G: Entry + Evaluate> Seated for Chair<G> {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Option<String> {
        let played = table.as_any().downcast_ref::<Match<G>>()?;
        let seen = played.observed(seat);
        let action = self.bot.choose(&seen);
        Some(seen.notation(action))
    }

    fn aside(&self, table: &dyn Table, seat: Seat) -> Option<String> {
        let played = table.as_any().downcast_ref::<Match<G>>()?;
        let (_, action) = crate::bargain(played.state(), SeatSet::of(seat))?;
        Some(played.state().notation(action))
    }

    fn explain(&self, table: &dyn Table) -> Vec<String> {
        let Some(played) = table.as_any().downcast_ref::<Match<G>>() else {
            return Vec::new();
        };
        // What was tried once has no interval yet.
        let tried = self.bot.thoughts().iter().filter(|thought| thought.visits > 1);
        let words = tried.map(|thought| {
            let notation = played.state().notation(thought.action);
            let (chance, margin) = (100.0 * thought.chance, 100.0 * thought.margin);
            format!("{notation}: {chance:.0} % ± {margin:.0} in {} tries", thought.visits)
        });
        words.collect()
    }
}
