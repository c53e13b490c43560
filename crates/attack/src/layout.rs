//! Power layouts: which token lies on which trait. Every legal filling of a pool is one action
//! from a static list, because secrecy wants an assignment atomic (AT-P2).

use crate::action::Action;
use crate::coin::{Coin, Coins, Trait};
use enum_map::Enum;
use std::fmt;

/// A filling of the four traits, four bits each: 0 for empty, else the coin's number plus one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Layout(u16);

/// The coin of a digit.
const DIGITS: [Option<Coin>; 8] = [
    None,
    Some(Coin::Blank),
    Some(Coin::One),
    Some(Coin::Two),
    Some(Coin::Three),
    Some(Coin::Four),
    Some(Coin::Five),
    None,
];

impl Layout {
    /// Nothing anywhere.
    pub const EMPTY: Layout = Layout(0);

    /// The token on a trait.
    #[inline]
    pub const fn token(self, on: Trait) -> Option<Coin> {
        DIGITS[((self.0 >> (4 * on as u16)) & 7) as usize]
    }

    /// The same with `coin` on `on`.
    #[inline]
    pub const fn with(self, on: Trait, coin: Coin) -> Layout {
        let at = 4 * on as u16;
        Layout(self.0 & !(7 << at) | (coin as u16 + 1) << at)
    }

    /// The layout with these tokens; none where a coin lies twice.
    pub fn of(tokens: [Option<Coin>; 4]) -> Option<Layout> {
        let mut layout = Layout::EMPTY;
        for (on, coin) in Trait::ALL.into_iter().zip(tokens) {
            if let Some(coin) = coin {
                if layout.coins().has(coin) {
                    return None;
                }
                layout = layout.with(on, coin);
            }
        }
        Some(layout)
    }

    /// The coins it places.
    #[inline]
    pub fn coins(self) -> Coins {
        // An empty trait's digit is bit 0, which falls out.
        let digit = |on: u16| 1u8 << ((self.0 >> (4 * on)) & 7);
        Coins::of_bits((digit(0) | digit(1) | digit(2) | digit(3)) >> 1)
    }

    /// Every token with its trait.
    pub fn tokens(self) -> impl Iterator<Item = (Trait, Coin)> {
        Trait::ALL.into_iter().filter_map(move |on| self.token(on).map(|coin| (on, coin)))
    }

    /// These coins in descending worth on the traits in this order; what finds no trait stays.
    pub fn descending(coins: Coins, order: [Trait; 4]) -> Layout {
        let mut left = coins;
        let mut layout = Layout::EMPTY;
        for on in order {
            if let Some(coin) = left.highest() {
                left.remove(coin);
                layout = layout.with(on, coin);
            }
        }
        layout
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Layout::EMPTY {
            return f.write_str("none");
        }
        for (index, (on, coin)) in self.tokens().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            write!(f, "{gap}{}{}", on.letter(), coin.letter())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// All layouts without a coin lying twice: 360 + 480 + 180 + 24 + 1.
const COUNT: usize = 1045;

const fn apart(e: u16, a: u16, s: u16, q: u16) -> bool {
    let ea = e == 0 || (e != a && e != s && e != q);
    let a_s = a == 0 || (a != s && a != q);
    ea && a_s && (s == 0 || s != q)
}

const fn pack(e: u16, a: u16, s: u16, q: u16) -> u16 {
    e | a << 4 | s << 8 | q << 12
}

/// Layout of each id, and id of each layout (by its four digits in base 7).
const TABLES: ([u16; COUNT], [u16; 2401]) = {
    let mut layouts = [0; COUNT];
    let mut ids = [0; 2401];
    let (mut code, mut id) = (0u16, 0);
    while code < 2401 {
        let (e, a, s, q) = (code / 343, code / 49 % 7, code / 7 % 7, code % 7);
        if apart(e, a, s, q) {
            layouts[id] = pack(e, a, s, q);
            ids[code as usize] = id as u16;
            id += 1;
        }
        code += 1;
    }
    (layouts, ids)
};
static LAYOUTS: [u16; COUNT] = TABLES.0;
static IDS: [u16; 2401] = TABLES.1;

impl Enum for Layout {
    const LENGTH: usize = COUNT;
    fn from_usize(value: usize) -> Self {
        Layout(LAYOUTS[value])
    }
    fn into_usize(self) -> usize {
        let digit = |on: u16| (self.0 >> (4 * on)) & 7;
        IDS[(digit(0) * 343 + digit(1) * 49 + digit(2) * 7 + digit(3)) as usize] as usize
    }
}

/// Six pools of 5 × 120, fifteen of 4 × 24, twenty of 3 × 24, fifteen of 2 × 12, six of 1 × 4, none.
const LISTED: usize = 720 + 360 + 480 + 180 + 24 + 1;

const fn has(pool: u8, digit: u16) -> bool {
    digit == 0 || pool & (1 << (digit - 1)) != 0
}

const fn fills(pool: u8, e: u16, a: u16, s: u16, q: u16) -> bool {
    let placed = (e != 0) as u32 + (a != 0) as u32 + (s != 0) as u32 + (q != 0) as u32;
    let held = pool.count_ones();
    let most = if held < 4 { held } else { 4 };
    has(pool, e) && has(pool, a) && has(pool, s) && has(pool, q) && placed == most
}

/// The legal assignments of every pool, pool after pool, and where each pool's begin.
const LISTS: ([Action; LISTED], [u16; 65]) = {
    let mut list = [Action::Assign(Layout::EMPTY); LISTED];
    let mut starts = [0; 65];
    let (mut pool, mut end) = (0u8, 0);
    while pool < 64 {
        starts[pool as usize] = end as u16;
        let mut id = 0;
        while id < COUNT && pool != 63 {
            let layout = TABLES.0[id];
            let (e, a, s, q) = (layout & 7, layout >> 4 & 7, layout >> 8 & 7, layout >> 12 & 7);
            if fills(pool, e, a, s, q) {
                list[end] = Action::Assign(Layout(layout));
                end += 1;
            }
            id += 1;
        }
        pool += 1;
    }
    starts[64] = end as u16;
    (list, starts)
};
static LIST: [Action; LISTED] = LISTS.0;
static STARTS: [u16; 65] = LISTS.1;

/// Every way to fill min(4, n) traits from these n coins, as actions (AT-P2).
#[inline]
pub fn assignments(coins: Coins) -> &'static [Action] {
    let pool = coins.bits() as usize;
    &LIST[STARTS[pool] as usize..STARTS[pool + 1] as usize]
}

/// Whether a layout fills min(4, n) traits from these n coins and no other (AT-P2).
#[inline]
pub fn is_assignment(coins: Coins, layout: Layout) -> bool {
    let placed = layout.coins();
    placed.without(coins).is_empty() && placed.len() == coins.len().min(4)
}
