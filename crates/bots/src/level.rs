//! How strong a bot is, by name.

use crate::greedy::{Cadet, Ensign};
use crate::search::{Budget, Search};
use crate::{Bot, Random};
use kernel::Evaluate;
use std::fmt;
use std::str::FromStr;

/// The levels, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any answer.
    Random,
    /// Random with common sense.
    Cadet,
    /// Greedy on the evaluator.
    Ensign,
    /// A short search.
    Commander,
    /// A longer search.
    Captain,
    /// The longest search.
    Admiral,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 6] =
        [Level::Random, Level::Cadet, Level::Ensign, Level::Commander, Level::Captain, Level::Admiral];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Cadet => "cadet",
            Level::Ensign => "ensign",
            Level::Commander => "commander",
            Level::Captain => "captain",
            Level::Admiral => "admiral",
        }
    }

    /// How much this level thinks about `G`; nothing below commander.
    pub const fn budget<G: Evaluate>(self) -> Option<Budget> {
        let effort = G::EFFORT;
        let playouts = match self {
            Level::Commander => effort.playouts[0],
            Level::Captain => effort.playouts[1],
            Level::Admiral => effort.playouts[2],
            _ => return None,
        };
        Some(Budget { playouts, depth: effort.depth })
    }

    /// A bot of this level.
    pub fn bot<G: Evaluate>(self, seed: u64) -> Box<dyn Bot<G>> {
        match (self, self.budget::<G>()) {
            (_, Some(budget)) => Box::new(Search::new(budget, seed)),
            (Level::Random, _) => Box::new(Random::new(seed)),
            (Level::Cadet, _) => Box::new(Cadet::new(seed)),
            _ => Box::new(Ensign::new(seed)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is no level.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot {0:?}; the bots are random, cadet, ensign, commander, captain, admiral")]
pub struct NoSuchLevel(pub String);

impl FromStr for Level {
    type Err = NoSuchLevel;
    fn from_str(text: &str) -> Result<Level, NoSuchLevel> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| NoSuchLevel(text.to_owned()))
    }
}
