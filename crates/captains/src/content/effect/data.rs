//! What effects hold, as the file names it; unknown keys are refused.

use super::List;
use crate::kinds::{Counter, Track};
use kernel::ContentError;
use serde::{Deserialize, Deserializer};

/// The most one effect may do at once.
pub(in crate::content) const MOST: u8 = 12;

/// Puts written lists into the content.
pub(in crate::content) trait ListBuilder<L, B> {
    /// A list.
    fn list(&mut self, written: &L) -> Result<List, ContentError>;
    /// The options of a choice.
    fn options(&mut self, written: &B) -> Result<Options, ContentError>;
}

/// The options of a choice: lists that follow one another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// The first.
    pub first: List,
    /// How many.
    pub n: u8,
}

impl Options {
    /// Each option.
    pub(crate) fn lists(self) -> impl Iterator<Item = List> {
        (0..u16::from(self.n)).map(move |at| List(self.first.0 + at))
    }
}

/// Which deck `draw` draws from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// Alphas and betas.
    Tech,
    /// Omegas.
    Omega,
}

/// Where a tech may be put.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Onto {
    /// An empty slot; over a tech only if the card itself can replace.
    Empty,
    /// Also over one of your techs.
    Any,
}

/// The two ways to take a tech from the central board, in the file's words.
pub(super) fn take_or_recycle<'de, D: Deserializer<'de>>(from: D) -> Result<Onto, D::Error> {
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Way {
        Take,
        Recycle,
    }
    Ok(match Way::deserialize(from)? {
        Way::Take => Onto::Empty,
        Way::Recycle => Onto::Any,
    })
}

/// Cards to reveal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// From which deck.
    pub deck: Deck,
    /// How many.
    pub count: u8,
    /// Where one may be put.
    #[serde(rename = "into")]
    pub onto: Onto,
}

/// Steps on a track; `track` stands beside them in the file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(from = "u8")]
pub struct Steps {
    /// At most so many.
    pub n: u8,
    /// On this one, or on any one.
    pub track: Option<Track>,
}

impl From<u8> for Steps {
    fn from(n: u8) -> Steps {
        Steps { n, track: None }
    }
}

/// A track, or any.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(in crate::content) enum TrackWord {
    Coop,
    Tincan,
    Nian,
    Any,
}

impl TrackWord {
    pub(in crate::content) fn track(self) -> Option<Track> {
        match self {
            TrackWord::Coop => Some(Track::Coop),
            TrackWord::Tincan => Some(Track::Tincan),
            TrackWord::Nian => Some(Track::Nian),
            TrackWord::Any => None,
        }
    }
}

/// What `pay` asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Price {
    /// Medals (or what stands in for them, SC-N7).
    Medal,
    /// Artifacts from cargo.
    Artifact,
    /// Pirate tokens from cargo.
    Pirate,
    /// Techs from your slots.
    Tech,
}

/// A price as written: `{ medal = 2 }`.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Cost {
    Medal(u8),
    Artifact(u8),
    Pirate(u8),
    Tech(u8),
}

/// A price and what it brings; `gain` stands beside it in the file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(from = "Cost", bound = "L: Default")]
pub struct Payment<L> {
    /// Of what.
    pub price: Price,
    /// How many.
    pub n: u8,
    /// What it brings.
    pub gain: L,
}

impl<L: Default> From<Cost> for Payment<L> {
    fn from(cost: Cost) -> Payment<L> {
        let (price, n) = match cost {
            Cost::Medal(n) => (Price::Medal, n),
            Cost::Artifact(n) => (Price::Artifact, n),
            Cost::Pirate(n) => (Price::Pirate, n),
            Cost::Tech(n) => (Price::Tech, n),
        };
        Payment { price, n, gain: L::default() }
    }
}

/// A gain once per counted thing; `gain` and perhaps `max` stand beside it in the file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(from = "Counter", bound = "L: Default")]
pub struct Per<L> {
    /// What is counted.
    pub counter: Counter,
    /// At most so often.
    pub max: u8,
    /// What each brings.
    pub gain: L,
}

impl<L: Default> From<Counter> for Per<L> {
    fn from(counter: Counter) -> Per<L> {
        Per { counter, max: MOST, gain: L::default() }
    }
}

/// Steps back on one track for as many plus a bonus on another; `bonus` stands beside them in the file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(from = "u8")]
pub struct Back {
    /// At most so far back.
    pub back: u8,
    /// So many more forward.
    pub bonus: u8,
}

impl From<u8> for Back {
    fn from(back: u8) -> Back {
        Back { back, bonus: 0 }
    }
}
