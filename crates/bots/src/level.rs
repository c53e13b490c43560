//! How strong a bot is, by name.

use crate::greedy::{Cadet, Ensign, Officer};
use crate::search::{Budget, Search};
use crate::{Bot, Random, Scripted};
use evaluation::Evaluate;
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
    /// A policy the game names ([`Evaluate::POLICIES`]).
    Policy(&'static str),
}

impl Level {
    /// Those every game has, weakest first.
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
            Level::Policy(name) => name,
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

    /// A search as this level makes it: those below admiral may blunder.
    pub(crate) fn searching<G: Evaluate>(self, search: Search<G>, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Level::Commander => Box::new(Officer::new(search, G::EFFORT.blunder_percent[0], seed)),
            Level::Captain => Box::new(Officer::new(search, G::EFFORT.blunder_percent[1], seed)),
            _ => Box::new(search),
        }
    }

    /// The level of this name at a table of a game with these policies.
    ///
    /// # Errors
    /// When it is neither a level nor a policy.
    pub fn read(text: &str, policies: &[&'static str]) -> Result<Level, NoSuchLevel> {
        let policy = policies.iter().find(|policy| **policy == text).map(|&name| Level::Policy(name));
        policy.map_or_else(|| text.parse(), Ok).map_err(|error: NoSuchLevel| error.beside(policies))
    }

    /// A bot of this level; at a table of a game without the policy, a random one.
    pub fn bot<G: Evaluate>(self, seed: u64) -> Box<dyn Bot<G>> {
        match (self, self.budget::<G>()) {
            (_, Some(budget)) => self.searching(Search::new(budget, seed), seed),
            (Level::Cadet, _) => Box::new(Cadet::new(seed)),
            (Level::Ensign, _) => Box::new(Ensign::new(seed)),
            (Level::Policy(name), _) => match Scripted::named::<G>(name) {
                Some(scripted) => Box::new(scripted),
                None => Box::new(Random::new(seed)),
            },
            _ => Box::new(Random::new(seed)),
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
#[error(
    "there is no bot {name:?}; the bots are random, cadet, ensign, commander, captain, admiral, search:PLAYOUTS[:DEPTH]{policies}"
)]
pub struct NoSuchLevel {
    name: String,
    policies: String,
}

impl NoSuchLevel {
    pub(crate) fn new(name: &str, policies: &[&str]) -> NoSuchLevel {
        NoSuchLevel { name: name.chars().take(40).collect(), policies: String::new() }.beside(policies)
    }

    fn beside(self, policies: &[&str]) -> NoSuchLevel {
        NoSuchLevel { policies: policies.iter().map(|policy| format!(", {policy}")).collect(), ..self }
    }
}

impl FromStr for Level {
    type Err = NoSuchLevel;
    fn from_str(text: &str) -> Result<Level, NoSuchLevel> {
        Level::ALL
            .into_iter()
            .find(|level| level.name() == text)
            .ok_or_else(|| NoSuchLevel { name: text.to_owned(), policies: String::new() })
    }
}
