//! Coins, traits and colours: the parts of one piecepack (AT-C1 to AT-C5).

use enum_map::Enum;
use kernel::{Faced, Keyed};
use serde::{Serialize, Serializer};
use std::fmt;

/// A coin by its face. As a power token the blank is worth 6 (AT-C3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Enum, ts_rs::TS)]
#[ts(type = "string")]
pub enum Coin {
    /// The blank: speed modifier at first, worth 6 in the power pool.
    Blank,
    /// The ace.
    One,
    /// 2.
    Two,
    /// 3.
    Three,
    /// 4.
    Four,
    /// 5.
    Five,
}

impl Coin {
    /// All six, in the order of the die's faces.
    pub const ALL: [Coin; 6] = [Coin::Blank, Coin::One, Coin::Two, Coin::Three, Coin::Four, Coin::Five];

    /// Its worth as a power token (AT-C3).
    #[inline]
    pub const fn value(self) -> u8 {
        match self {
            Coin::Blank => 6,
            other => other as u8,
        }
    }

    /// The coin worth this much in the pool.
    pub const fn worth(value: u8) -> Option<Coin> {
        match value {
            6 => Some(Coin::Blank),
            1..=5 => Some(Coin::ALL[value as usize]),
            _ => None,
        }
    }

    /// The coin with the face a die shows (AT-C4): 0 is the blank.
    #[inline]
    pub const fn of_face(face: u8) -> Option<Coin> {
        if face < 6 { Some(Coin::ALL[face as usize]) } else { None }
    }

    /// One character: `B` or the number.
    pub const fn letter(self) -> char {
        match self {
            Coin::Blank => 'B',
            other => (b'0' + other as u8) as char,
        }
    }

    /// The coin of this letter, in either case.
    pub fn of_letter(letter: char) -> Option<Coin> {
        Coin::ALL.into_iter().find(|coin| coin.letter().eq_ignore_ascii_case(&letter))
    }

    /// Reads a power token as people write it: as [`Coin::read`], or `6` for the blank's worth (AT-C3).
    pub fn written(word: &str) -> Option<Coin> {
        if word == "6" { Some(Coin::Blank) } else { Coin::read(word) }
    }

    /// Reads `B`, `blank`, `ace` or a number.
    pub fn read(word: &str) -> Option<Coin> {
        match word.to_ascii_lowercase().as_str() {
            "blank" => Some(Coin::Blank),
            "ace" => Some(Coin::One),
            other => {
                let mut letters = other.chars();
                let coin = letters.next().and_then(Coin::of_letter)?;
                letters.next().is_none().then_some(coin)
            }
        }
    }
}

impl fmt::Display for Coin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl Serialize for Coin {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl Faced for Coin {
    type Back = ();
    fn back(&self) {}
}

impl Keyed for Coin {
    fn key(&self) -> u32 {
        *self as u32
    }
}

/// A place in a scramble: a coin or nothing (AT-G10).
impl Keyed for Drawn {
    fn key(&self) -> u32 {
        self.0.map_or(Drawn::NOTHING, |coin| coin.key())
    }
}

/// What a scramble deals to one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawn(pub Option<Coin>);

impl Drawn {
    /// The key of an empty place in a scripted order.
    pub const NOTHING: u32 = 6;
}

/// A set of one captain's coins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, ts_rs::TS)]
#[ts(type = "string[]")]
pub struct Coins(u8);

impl Coins {
    /// No coin.
    pub const NONE: Coins = Coins(0);
    /// All six.
    pub const ALL: Coins = Coins(63);

    /// The coins of these bits, bit 0 being the blank.
    #[inline]
    pub(crate) const fn of_bits(bits: u8) -> Coins {
        Coins(bits & 63)
    }

    /// Its bits, bit 0 being the blank.
    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// One coin.
    #[inline]
    pub const fn of(coin: Coin) -> Coins {
        Coins(1 << coin as u8)
    }

    /// Whether it holds this coin.
    #[inline]
    pub const fn has(self, coin: Coin) -> bool {
        self.0 & (1 << coin as u8) != 0
    }

    /// Adds a coin.
    #[inline]
    pub fn insert(&mut self, coin: Coin) {
        self.0 |= 1 << coin as u8;
    }

    /// Takes a coin out.
    #[inline]
    pub fn remove(&mut self, coin: Coin) {
        self.0 &= !(1 << coin as u8);
    }

    /// This set without the others.
    #[inline]
    pub const fn without(self, others: Coins) -> Coins {
        Coins(self.0 & !others.0)
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether none of `others` is in it.
    pub const fn is_apart(self, others: Coins) -> bool {
        self.0 & others.0 == 0
    }

    /// The coins, blank first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Coin> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let coin = Coin::of_face(left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(coin)
        })
    }

    /// The coin of highest worth: the blank counts 6.
    pub fn highest(self) -> Option<Coin> {
        self.iter().max_by_key(|coin| coin.value())
    }

    /// The coin of least worth.
    pub fn lowest(self) -> Option<Coin> {
        self.iter().min_by_key(|coin| coin.value())
    }

    /// What they are worth together.
    pub fn sum(self) -> u32 {
        self.iter().map(|coin| u32::from(coin.value())).sum()
    }
}

impl FromIterator<Coin> for Coins {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Coin>>(coins: I) -> Coins {
        let mut set = Coins::NONE;
        coins.into_iter().for_each(|coin| set.insert(coin));
        set
    }
}

impl std::ops::BitOr for Coins {
    type Output = Coins;
    #[inline]
    fn bitor(self, other: Coins) -> Coins {
        Coins(self.0 | other.0)
    }
}

impl fmt::Debug for Coins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Coins {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

/// A corner of the status tile (AT-C5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Enum, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Trait {
    /// Upper left: how much the speed may change.
    Engines,
    /// Upper right: against enemy Shields.
    Armaments,
    /// Lower left: against fire and ramming.
    Shields,
    /// Lower right: selects what equipment can be used.
    Equipment,
}

impl Trait {
    /// All four, in the order layouts are written.
    pub const ALL: [Trait; 4] = [Trait::Engines, Trait::Armaments, Trait::Shields, Trait::Equipment];

    /// `E`, `A`, `S` or `Q`.
    pub const fn letter(self) -> char {
        ['E', 'A', 'S', 'Q'][self as usize]
    }

    /// Its name for people.
    pub const fn name(self) -> &'static str {
        ["Engines", "Armaments", "Shields", "Equipment"][self as usize]
    }

    /// Its name in clicks and content.
    pub const fn id(self) -> &'static str {
        ["engines", "armaments", "shields", "equipment"][self as usize]
    }

    /// The trait of this letter or name.
    pub fn read(word: &str) -> Option<Trait> {
        let named =
            |one: &Trait| one.id().eq_ignore_ascii_case(word) || one.letter().to_string().eq_ignore_ascii_case(word);
        Trait::ALL.into_iter().find(named)
    }
}

/// The colour a captain plays; with special powers it decides which one (AT-B1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Enum, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// May rewire.
    Red,
    /// May dictate a speed.
    Blue,
    /// May open a wormhole.
    Green,
    /// Starts supercharged.
    Yellow,
}

impl Colour {
    /// All four, in the order they are dealt to seats that did not choose.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow];

    /// Its name in notation and options.
    pub const fn id(self) -> &'static str {
        ["red", "blue", "green", "yellow"][self as usize]
    }

    /// Its initial, for maps.
    pub const fn letter(self) -> char {
        ['R', 'B', 'G', 'Y'][self as usize]
    }

    /// The colour of this name.
    pub fn read(word: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.id().eq_ignore_ascii_case(word))
    }
}

impl Keyed for Colour {
    fn key(&self) -> u32 {
        *self as u32
    }
}
