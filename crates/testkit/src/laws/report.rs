//! What a run found.

use super::{ENOUGH, LAWS};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;

/// A law that did not hold, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Violation {
    /// The law's name.
    pub law: &'static str,
    /// The seed of the game it was found in.
    pub game_seed: u64,
    /// After how many actions.
    pub step: usize,
    /// What was found.
    pub what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, seed {}, after {} actions: {}", self.law, self.game_seed, self.step, self.what)
    }
}

/// How much was checked and what did not hold.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: String,
    /// The format's id.
    pub format: String,
    /// How many seats.
    pub players: u8,
    /// Games played.
    pub games: u64,
    /// Positions checked, by law.
    pub positions: BTreeMap<&'static str, u64>,
    /// Actions taken.
    pub actions: u64,
    /// The longest game, in actions.
    pub longest: u64,
    /// What did not hold.
    pub violations: Vec<Violation>,
}

impl Report {
    pub(super) fn new(game: &str, format: &str, players: u8) -> Report {
        Report {
            game: game.to_owned(),
            format: format.to_owned(),
            players,
            games: 0,
            positions: LAWS.into_iter().map(|law| (law, 0)).collect(),
            actions: 0,
            longest: 0,
            violations: Vec::new(),
        }
    }

    #[inline]
    pub(super) fn count(&mut self, law: &'static str) {
        *self.positions.entry(law).or_default() += 1;
    }

    /// Adds another run of the same game to this one.
    pub fn merge(&mut self, other: Report) {
        self.games += other.games;
        self.actions += other.actions;
        self.longest = self.longest.max(other.longest);
        for (law, n) in other.positions {
            *self.positions.entry(law).or_default() += n;
        }
        self.violations.extend(other.violations);
        self.violations.truncate(ENOUGH);
    }

    /// Whether every law held.
    pub fn is_clean(&self) -> bool {
        self.violations.is_empty()
    }

    /// Returns the report where every law held: for tests.
    ///
    /// # Panics
    /// With the violations, where one did not.
    #[track_caller]
    pub fn expect_clean(self) -> Report {
        assert!(self.is_clean(), "{self}");
        self
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { game, format, players, games, actions, longest, .. } = self;
        writeln!(f, "{game} {format}, {players} players: {games} games, {actions} actions, longest {longest}")?;
        for (law, n) in &self.positions {
            writeln!(f, "  {law:<12}{n:>12} positions")?;
        }
        self.violations.iter().try_for_each(|violation| writeln!(f, "  VIOLATED {violation}"))
    }
}
