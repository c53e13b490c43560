//! What effects hold, as the file names it; unknown keys are refused.

use crate::content::Faction;
use kernel::ContentError;
use serde::Deserialize;

type Result<T> = std::result::Result<T, ContentError>;

/// A list of effects, by its place in the content.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct List(pub(crate) u8);

/// The branches of a choice: lists that follow one another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Branches {
    /// The first.
    pub first: List,
    /// How many.
    pub n: u8,
}

impl Branches {
    /// Each branch.
    pub(crate) fn lists(self) -> impl Iterator<Item = List> {
        (self.first.0..self.first.0.saturating_add(self.n)).map(List)
    }
}

/// Puts written lists into the content.
pub(crate) trait ListBuilder<L, B> {
    /// A list.
    fn list(&mut self, written: &L) -> Result<List>;
    /// The branches of a choice.
    fn branches(&mut self, written: &B) -> Result<Branches>;
}

#[derive(Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Zone {
    Hand,
    Discard,
}

/// The zones own cards are scrapped from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(try_from = "Vec<Zone>")]
pub enum ScrapFrom {
    /// The hand alone.
    Hand,
    /// The Discard Pile alone.
    Discard,
    /// Both.
    Either,
}

impl TryFrom<Vec<Zone>> for ScrapFrom {
    type Error = &'static str;
    fn try_from(zones: Vec<Zone>) -> std::result::Result<ScrapFrom, &'static str> {
        match (zones.contains(&Zone::Hand), zones.contains(&Zone::Discard)) {
            (true, true) => Ok(ScrapFrom::Either),
            (true, false) => Ok(ScrapFrom::Hand),
            (false, true) => Ok(ScrapFrom::Discard),
            (false, false) => Err("from names hand, discard or both"),
        }
    }
}

impl ScrapFrom {
    /// Whether hand cards may be chosen.
    pub fn has_hand(self) -> bool {
        self != ScrapFrom::Discard
    }

    /// Whether cards of the Discard Pile may be chosen.
    pub fn has_discard(self) -> bool {
        self != ScrapFrom::Hand
    }

    /// In words.
    pub(crate) fn words(self) -> &'static str {
        match self {
            ScrapFrom::Hand => "hand",
            ScrapFrom::Discard => "discards",
            ScrapFrom::Either => "hand or discards",
        }
    }
}

/// Own cards to scrap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnCards<L> {
    /// From where.
    pub from: ScrapFrom,
    /// The fewest.
    pub min: u8,
    /// The most.
    pub max: u8,
    /// What follows each.
    pub each: Option<L>,
}

impl<L> OwnCards<L> {
    pub(super) fn built<B>(&self, build: &mut impl ListBuilder<L, B>) -> Result<OwnCards<List>> {
        let each = self.each.as_ref().map(|list| build.list(list)).transpose()?;
        Ok(OwnCards { from: self.from, min: self.min, max: self.max, each })
    }
}

/// Hand cards to discard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandCards<L> {
    /// The fewest.
    pub min: u8,
    /// The most.
    pub max: u8,
    /// What follows each.
    pub each: Option<L>,
}

impl<L> HandCards<L> {
    pub(super) fn built<B>(&self, build: &mut impl ListBuilder<L, B>) -> Result<HandCards<List>> {
        let each = self.each.as_ref().map(|list| build.list(list)).transpose()?;
        Ok(HandCards { min: self.min, max: self.max, each })
    }
}

/// So many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Few {
    /// The fewest.
    pub min: u8,
    /// The most.
    pub max: u8,
}

/// One, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Least {
    /// 0 where it may be declined.
    pub min: u8,
}

/// The only kind of card these effects know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Ship {
    Ship,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Free {
    Free,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum DeckTop {
    DeckTop,
}

/// A ship for nothing, onto the deck: the file says all of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FreeShip {
    #[serde(rename = "kind")]
    _kind: Ship,
    #[serde(rename = "price")]
    _price: Free,
    #[serde(rename = "to")]
    _to: DeckTop,
    /// 0 where it may be declined.
    pub min: u8,
}

/// The kind of card that may go on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfKind {
    #[serde(rename = "kind")]
    _kind: Ship,
}

/// A list that runs with so many bases in play; `then` stands beside it in the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct When<L> {
    /// The fewest bases.
    pub bases_at_least: u8,
    /// What runs.
    #[serde(skip)]
    pub then: L,
}

/// A list that runs once a card played; `then` stands beside it in the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Per<L> {
    /// The faction that counts.
    pub played_faction: Faction,
    /// What runs.
    #[serde(skip)]
    pub then: L,
}
