//! A bot by a word: a level, or a search with a budget of one's own.

use crate::level::NoSuchLevel;
use crate::{Bot, Budget, Level, Search, Watch};
use evaluation::Evaluate;
use std::fmt;

/// `ensign`, `admiral`, `search:500` (playouts) or `search:500:12` (and steps past the tree).
///
/// ```
/// use bots::{Level, Spec};
/// assert_eq!(Spec::read("captain", &[]), Ok(Spec::Level(Level::Captain)));
/// assert_eq!(Spec::read("search:500:12", &[]).unwrap().to_string(), "search:500:12");
/// assert!(Spec::read("search:0", &[]).is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spec {
    /// A level.
    Level(Level),
    /// Playouts, and steps past the tree where they are not the game's own.
    Search(u32, Option<u32>),
}

/// The most playouts and steps a word may ask for.
const MOST_PLAYOUTS: u32 = 10_000_000;
const MOST_DEPTH: u32 = 10_000;

impl Spec {
    /// Such a bot.
    pub fn bot<G: Evaluate>(self, seed: u64) -> Box<dyn Bot<G>> {
        self.watched_bot(seed, None)
    }

    /// Such a bot; a search with a clock that may cut it short.
    pub fn watched_bot<G: Evaluate>(self, seed: u64, watch: Option<Box<dyn Watch>>) -> Box<dyn Bot<G>> {
        let budget = match self {
            Spec::Level(level) => level.budget::<G>(),
            Spec::Search(playouts, depth) => Some(Budget { playouts, depth: depth.unwrap_or(G::EFFORT.depth) }),
        };
        let search = budget.map(|budget| Search::new(budget, seed));
        let search = match watch {
            Some(watch) => search.map(|search| search.watched(watch)),
            None => search,
        };
        match (self, search) {
            (Spec::Level(level), Some(search)) => level.searching(search, seed),
            (Spec::Search(..), Some(search)) => Box::new(search),
            (Spec::Level(level), None) => level.bot(seed),
            (Spec::Search(..), None) => Level::Random.bot(seed),
        }
    }
}

impl Spec {
    /// The bot of this word at a table of a game with these policies.
    ///
    /// # Errors
    /// When there is no such bot.
    pub fn read(text: &str, policies: &[&'static str]) -> Result<Spec, NoSuchLevel> {
        match text.strip_prefix("search:") {
            Some(numbers) => budget(numbers).ok_or_else(|| NoSuchLevel::new(text, policies)),
            None => Level::read(text, policies).map(Spec::Level),
        }
    }
}

fn budget(numbers: &str) -> Option<Spec> {
    let (playouts, depth) = numbers.split_once(':').map_or((numbers, None), |(a, b)| (a, Some(b)));
    let playouts = playouts.parse().ok().filter(|n| (1..=MOST_PLAYOUTS).contains(n))?;
    let depth = match depth {
        Some(depth) => Some(depth.parse().ok().filter(|&n| n <= MOST_DEPTH)?),
        None => None,
    };
    Some(Spec::Search(playouts, depth))
}

impl From<Level> for Spec {
    fn from(level: Level) -> Spec {
        Spec::Level(level)
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spec::Level(level) => level.fmt(f),
            Spec::Search(playouts, None) => write!(f, "search:{playouts}"),
            Spec::Search(playouts, Some(depth)) => write!(f, "search:{playouts}:{depth}"),
        }
    }
}
