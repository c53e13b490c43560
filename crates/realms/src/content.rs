//! Cards, effects and tables: what the content file says, ready for the rules.

mod build;
pub(crate) mod file;
mod gains;
mod masks;
mod offers;
pub(crate) mod worth;
mod written;

pub use crate::effects::{Effect, List};
pub use build::parse;
pub use gains::Gains;
pub use masks::Masks;
pub use offers::{Offer, Offers};

use crate::format::{FormatRules, RaidBoss};
use kernel::{Bounded, ContentError};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// The most different cards a content file may have: a counted zone of them is one cache line.
pub const KINDS: usize = 54;
/// The most different bases: what declined proposals can remember of three enemies.
pub const BASE_KINDS: usize = 21;
/// The most Combat a base can need.
pub const MAX_DEFENSE: usize = 20;
/// The highest price.
pub const MAX_COST: usize = 20;
/// The places of the Trade Row (SR-S6).
pub const ROW: usize = 5;
/// The most trade cards and Explorers of one set, and cards of one starting deck.
pub const MAX_TRADE: usize = 80;
/// See [`MAX_TRADE`].
pub const MAX_EXPLORERS: usize = 10;
/// See [`MAX_TRADE`].
pub const MAX_STARTER: usize = 10;

/// A kind of card as an action names it.
pub type Kind = Bounded<KINDS>;

/// A faction; the unaligned one never answers an ally icon (SR-C5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Faction {
    /// Blob.
    Blob,
    /// Trade Federation.
    TradeFederation,
    /// Star Empire.
    StarEmpire,
    /// Machine Cult.
    MachineCult,
    /// Scouts, Vipers, Explorers.
    Unaligned,
}

impl Faction {
    /// Every faction, the unaligned last.
    pub const ALL: [Faction; 5] =
        [Faction::Blob, Faction::TradeFederation, Faction::StarEmpire, Faction::MachineCult, Faction::Unaligned];

    /// Its id in content files.
    pub const fn id(self) -> &'static str {
        match self {
            Faction::Blob => "blob",
            Faction::TradeFederation => "trade_federation",
            Faction::StarEmpire => "star_empire",
            Faction::MachineCult => "machine_cult",
            Faction::Unaligned => "unaligned",
        }
    }
}

/// Where a card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A starting deck: never for sale (SR-B1).
    Starter,
    /// The Explorer pile.
    Explorer,
    /// The Trade Deck.
    Trade,
}

/// One card of the content file.
#[derive(Clone, Debug)]
pub struct CardRules {
    /// Its name for people.
    pub name: String,
    /// Its faction.
    pub faction: Faction,
    /// Its price in Trade.
    pub cost: u8,
    /// The Combat that destroys it; 0 for a ship.
    pub defense: u8,
    /// Where it comes from.
    pub origin: Origin,
    /// How many one set has.
    pub copies: u8,
    /// What it does when played (a ship) or used (a base).
    pub primary: Option<List>,
    /// What it does beside an ally.
    pub ally: Option<List>,
    /// What it does when scrapped for it.
    pub scrap: Option<List>,
    /// What it does for each ship played beside it (static).
    pub on_play: Option<List>,
    /// Who says so: rulebook, public data or the house.
    pub source: String,
}

/// A faction in words.
#[derive(Clone, Debug)]
pub struct FactionWords {
    /// Its name.
    pub name: String,
    /// One letter for small places.
    pub glyph: String,
}

/// Guards and amounts that are not a format's.
#[derive(Clone, Debug)]
pub struct Numbers {
    /// Turns after which a game is adjourned (SR-Q31).
    pub turn_cap: u16,
    /// Actions after which a turn must end (SR-Q32).
    pub action_cap: u16,
    /// Declined proposals a member may have in a turn (SR-J9).
    pub declined_cap: u8,
    /// Players a set serves (SR-Q4).
    pub players_per_set: u8,
}

/// What cards in play count as, one byte each: four factions, allies of every faction, statics
/// for ships played, bases, outposts. Cards add up; no byte overflows, for a table has 40 cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Presence(u64);

impl Presence {
    const FACTIONS: u64 = 0xFFFF_FFFF;

    #[inline]
    const fn byte(self, at: usize) -> u8 {
        (self.0 >> (8 * at)) as u8
    }

    /// Cards of a faction; the unaligned are not counted.
    #[inline]
    pub const fn of(self, faction: Faction) -> u8 {
        match faction {
            Faction::Unaligned => 0,
            _ => self.byte(faction as usize),
        }
    }

    /// The factions that are there twice or more, one bit each.
    #[inline]
    pub const fn pairs(self) -> usize {
        // One bit a byte that is 2 or more, gathered by a product whose other terms fall elsewhere.
        let twice = ((self.0 as u32 & 0xFEFE_FEFE) >> 1) + 0x7F7F_7F7F;
        let ones = (twice & 0x8080_8080) >> 7;
        (ones.wrapping_mul(0x0102_0408) >> 24 & 15) as usize
    }

    /// Allies of every faction.
    #[inline]
    pub const fn wild(self) -> u8 {
        self.byte(4)
    }

    /// Cards that do something for each ship played.
    #[inline]
    pub const fn on_play_triggers(self) -> u8 {
        self.byte(5)
    }

    /// Bases, outposts included.
    #[inline]
    pub const fn bases(self) -> u8 {
        self.byte(6)
    }

    /// Outposts.
    #[inline]
    pub const fn outposts(self) -> u8 {
        self.byte(7)
    }

    /// One card that has both cards' factions, and the first card's other marks (SR-N2).
    #[inline]
    pub const fn as_copy_of(self, model: Presence) -> Presence {
        Presence(self.0 | model.0 & Presence::FACTIONS)
    }

    /// Itself, or nothing.
    #[inline]
    pub const fn times(self, one: bool) -> Presence {
        Presence(self.0 * one as u64)
    }

    /// With one card more.
    #[inline]
    pub const fn plus(self, card: Presence) -> Presence {
        Presence(self.0.wrapping_add(card.0))
    }

    /// With one card less.
    #[inline]
    pub const fn minus(self, card: Presence) -> Presence {
        Presence(self.0.wrapping_sub(card.0))
    }

    pub(crate) fn card(faction: Faction, marks: [bool; 4]) -> Presence {
        let faction = if faction == Faction::Unaligned { 0 } else { 1 << (8 * faction as usize) };
        let marks = marks.into_iter().zip(4..).filter(|(on, _)| *on);
        Presence(marks.fold(faction, |all, (_, at)| all | 1 << (8 * at)))
    }
}

/// Everything the rules need of a content file.
#[derive(Debug)]
pub struct Content {
    /// The cards; a card's place here is its kind.
    pub cards: Vec<CardRules>,
    /// The factions in words, by [`Faction`].
    pub factions: Vec<FactionWords>,
    /// The formats.
    pub formats: Vec<FormatRules>,
    /// The Boss's numbers by Raiders.
    pub raid: Vec<RaidBoss>,
    /// A starting deck: kinds and how many.
    pub starter: Vec<(u8, u8)>,
    /// The slots of the row in use.
    pub row: usize,
    /// Guards.
    pub numbers: Numbers,
    /// What bots start from.
    pub values: worth::Values,
    /// Bit masks over kinds.
    pub masks: Masks,
    /// The abilities of cards in play as actions.
    pub(crate) offers: Offers,
    /// What each card is worth to a bot, in thousandths of a point.
    pub worth: [i32; KINDS],
    /// What a deck of this card alone is worth to the evaluator, early and late.
    pub(crate) pull: [[i32; 2]; KINDS],
    /// What each card in play counts as ([`Presence`]).
    pub(crate) presence: [Presence; KINDS],
    /// The scripted players.
    pub(crate) policies: Vec<crate::policy::Policy>,
    /// Whose choice begins with which branch.
    pub(crate) choosers: Vec<(List, u8)>,
    /// What a list gives, by list, where it does nothing else.
    pub(crate) gains: Vec<Option<Gains>>,
    pub(crate) effects: Vec<Effect>,
    pub(crate) spans: Vec<(u16, u16)>,
}

impl Content {
    /// A card's rules. Kinds beyond the loaded cards never get into a state.
    #[inline]
    pub fn card(&self, kind: u8) -> &CardRules {
        &self.cards[kind as usize]
    }

    /// The effects of a list.
    #[inline]
    pub fn list(&self, list: List) -> &[Effect] {
        let (start, end) = self.spans[list.0 as usize];
        &self.effects[start as usize..end as usize]
    }

    /// A card's name.
    #[inline]
    pub fn name(&self, kind: u8) -> &str {
        self.cards.get(kind as usize).map_or("no such card", |card| card.name.as_str())
    }

    /// The kind of this name or id, whatever its case.
    pub fn kind(&self, name: &str) -> Option<u8> {
        // Every move that is read comes here: nothing is written down to compare.
        self.cards.iter().position(|card| letters(&card.name).eq(letters(name))).map(|kind| kind as u8)
    }

    /// A named card for events and views.
    #[inline]
    pub fn named(&'static self, kind: u8) -> Card {
        Card { kind, name: self.name(kind) }
    }
}

/// A name without case, and with `_` and `-` as spaces.
pub fn plain(name: &str) -> String {
    letters(name).collect()
}

fn letters(name: &str) -> impl Iterator<Item = char> + '_ {
    let words = name.split(|c: char| c.is_whitespace() || c == '_' || c == '-').filter(|word| !word.is_empty());
    let spaced = words.enumerate().flat_map(|(n, word)| (n > 0).then_some(' ').into_iter().chain(word.chars()));
    spaced.flat_map(char::to_lowercase)
}

impl kernel::Content for Content {
    const FILE: &'static str = "crates/realms/content.toml";
    const BUILT_IN: &'static str = include_str!("../content.toml");
    fn parse(text: &str) -> Result<Self, ContentError> {
        parse(text)
    }
    fn counts(&self) -> Vec<(&'static str, usize)> {
        let trade = |card: &&CardRules| card.origin == Origin::Trade;
        let copies = self.cards.iter().filter(trade).map(|card| card.copies as usize).sum();
        vec![
            ("cards", self.cards.len()),
            ("trade cards", self.cards.iter().filter(trade).count()),
            ("trade deck", copies),
            ("formats", self.formats.len()),
        ]
    }
    fn sentences(&self) -> Vec<String> {
        (0..self.cards.len() as u8).map(|kind| crate::text::card_line(self, kind)).collect()
    }
}

/// A card as events and views name it: equal and hashed by kind, written by name.
#[derive(Clone, Copy, Debug, ts_rs::TS)]
#[ts(type = "string")]
pub struct Card {
    /// Its kind.
    pub kind: u8,
    /// Its name.
    pub name: &'static str,
}

impl Card {
    /// A card face down.
    pub const VEILED: Card = Card { kind: u8::MAX, name: "?" };
}

impl PartialEq for Card {
    fn eq(&self, other: &Card) -> bool {
        self.kind == other.kind
    }
}
impl Eq for Card {}
impl Hash for Card {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u8(self.kind);
    }
}
impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.name)
    }
}
impl kernel::Faced for Card {
    type Back = ();
    fn back(&self) {}
}
