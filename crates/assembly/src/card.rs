//! The twenty cards as numbers, and sets of them as bit masks.

use kernel::{Enum, Faced, Keyed};
use serde::{Serialize, Serializer};
use std::fmt;
use std::num::NonZeroU8;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

/// How many cards there are (SA-C1). Content with another number is refused.
pub const CARDS: usize = 20;

/// One of the twenty cards, by its place in the content file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(type = "number")]
pub struct Card(NonZeroU8);

impl Card {
    /// The card with this index, if there is one.
    pub const fn checked(index: usize) -> Option<Card> {
        if index >= CARDS {
            return None;
        }
        match NonZeroU8::new(index as u8 + 1) {
            Some(number) => Some(Card(number)),
            None => None,
        }
    }

    /// Its index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Its number, from 1, as the content file counts.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// All cards in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> {
        (0..CARDS).filter_map(Card::checked)
    }
}

/// The first one, which fills the unused places of a pile.
impl Default for Card {
    fn default() -> Card {
        Card(NonZeroU8::MIN)
    }
}

impl Enum for Card {
    const LENGTH: usize = CARDS;
    fn from_usize(value: usize) -> Self {
        Card::checked(value).expect("an id below LENGTH is a card")
    }
    fn into_usize(self) -> usize {
        self.index()
    }
}

impl Keyed for Card {
    fn key(&self) -> u32 {
        u32::from(self.number())
    }
}

impl Faced for Card {
    /// Card backs are identical (SA-C8).
    type Back = ();
    fn back(&self) {}
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_u8(self.number())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Card {}", self.number())
    }
}

/// A set of cards, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u32);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// All twenty.
    pub const ALL: Cards = Cards((1 << CARDS) - 1);

    /// One card alone.
    #[inline]
    pub const fn of(card: Card) -> Cards {
        Cards(1 << card.index())
    }

    /// Whether `card` is in it.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Puts a card in.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    /// The lowest card in it.
    #[inline]
    pub fn first(self) -> Option<Card> {
        Card::checked(self.0.trailing_zeros() as usize)
    }

    /// Its cards in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        Iter(self.0)
    }
}

#[derive(Clone)]
struct Iter(u32);

impl Iterator for Iter {
    type Item = Card;
    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = Card::checked(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(card)
    }
}

impl BitOr for Cards {
    type Output = Cards;
    #[inline]
    fn bitor(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }
}

impl BitOrAssign for Cards {
    #[inline]
    fn bitor_assign(&mut self, other: Cards) {
        self.0 |= other.0;
    }
}

impl BitAnd for Cards {
    type Output = Cards;
    #[inline]
    fn bitand(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }
}

impl Sub for Cards {
    type Output = Cards;
    #[inline]
    fn sub(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Card::number)).finish()
    }
}
