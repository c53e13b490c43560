//! A bot by a word: a level, or a search with a budget of one's own.

use crate::{Bot, Budget, Level, Search};
use kernel::Evaluate;
use std::fmt;
use std::str::FromStr;

/// `ensign`, `admiral`, `search:500` (playouts) or `search:500:12` (and steps past the tree).
///
/// ```
/// use bots::{Level, Spec};
/// assert_eq!("captain".parse(), Ok(Spec::Level(Level::Captain)));
/// assert_eq!("search:500:12".parse::<Spec>().unwrap().to_string(), "search:500:12");
/// assert!("search:0".parse::<Spec>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spec {
    /// A level.
    Level(Level),
    /// Playouts, and steps past the tree where they are not the game's own.
    Search(u32, Option<u32>),
}

/// A word that is no bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "there is no bot {0:?}; the bots are random, cadet, ensign, commander, captain, admiral, search:PLAYOUTS[:DEPTH]"
)]
pub struct NoSuchBot(pub String);

/// The most playouts and steps a word may ask for.
const MOST_PLAYOUTS: u32 = 10_000_000;
const MOST_DEPTH: u32 = 10_000;

impl Spec {
    /// Such a bot.
    pub fn bot<G: Evaluate>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Spec::Level(level) => level.bot(seed),
            Spec::Search(playouts, depth) => {
                let budget = Budget { playouts, depth: depth.unwrap_or(G::EFFORT.depth) };
                Box::new(Search::new(budget, seed))
            }
        }
    }
}

impl FromStr for Spec {
    type Err = NoSuchBot;
    fn from_str(text: &str) -> Result<Spec, NoSuchBot> {
        let unknown = || NoSuchBot(text.chars().take(40).collect());
        let Some(numbers) = text.strip_prefix("search:") else {
            return text.parse().map(Spec::Level).map_err(|_| unknown());
        };
        let (playouts, depth) = numbers.split_once(':').map_or((numbers, None), |(a, b)| (a, Some(b)));
        let playouts = playouts.parse().ok().filter(|n| (1..=MOST_PLAYOUTS).contains(n)).ok_or_else(unknown)?;
        let depth = depth.map(|n| n.parse().ok().filter(|&n| n <= MOST_DEPTH).ok_or_else(unknown)).transpose()?;
        Ok(Spec::Search(playouts, depth))
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
