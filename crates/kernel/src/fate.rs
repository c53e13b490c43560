//! The only door to chance. It is passed in, never part of a state.
//!
//! Three makes: *sealed* for real matches (ChaCha20; the k-th use of a label is its own stream,
//! so the order of one deck never depends on how often another was shuffled), *quick* for search
//! and bulk play, *scripted* for scenes. Bounded numbers and the shuffle are written here and
//! pinned by test vectors, so replays never depend on a library's version.

mod quick;
mod scripted;
mod sealed;

pub use scripted::Script;
pub use sealed::Seed;

use crate::Seat;
use quick::Quick;
use scripted::Scripted;
use sealed::Streams;
use std::fmt;

/// What chance is used for: the name of its stream.
///
/// ```
/// use kernel::{Label, Seat};
/// assert_eq!(Label::new("trade-deck").to_string(), "trade-deck");
/// assert_eq!(Label::of(Seat::new(1), "deck").to_string(), "seat-2-deck");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Label {
    name: &'static str,
    seat: Option<Seat>,
}

impl Label {
    /// A stream of the whole table.
    pub const fn new(name: &'static str) -> Label {
        Label { name, seat: None }
    }

    /// A stream of one seat.
    pub const fn of(seat: Seat, name: &'static str) -> Label {
        Label { name, seat: Some(seat) }
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat {
            Some(seat) => write!(f, "seat-{}-{}", seat.number(), self.name),
            None => f.write_str(self.name),
        }
    }
}

/// A thing a scripted shuffle can recognise by number (usually its kind).
pub trait Keyed {
    /// The number that scenes' names resolve to (see [`crate::Positions::key`]).
    fn key(&self) -> u32;
}

impl Keyed for u8 {
    fn key(&self) -> u32 {
        u32::from(*self)
    }
}

impl<T: Keyed + Copy> Keyed for crate::Secret<T> {
    fn key(&self) -> u32 {
        self.value().key()
    }
}

/// Chance, in one of three makes.
///
/// ```
/// use kernel::{Fate, Label, Seed};
/// let mut fate = Fate::sealed(Seed::from(7));
/// let die = fate.die(Label::new("die"), 6);
/// assert_eq!(die, Fate::sealed(Seed::from(7)).die(Label::new("die"), 6));
/// ```
#[derive(Clone, Debug)]
pub struct Fate {
    make: Make,
    uses: u64,
}

#[derive(Clone, Debug)]
enum Make {
    Quick(Quick),
    Sealed(Box<Streams>),
    Scripted(Box<Scripted>),
}

impl Fate {
    /// For real matches: labelled streams of a 256-bit seed.
    pub fn sealed(seed: Seed) -> Fate {
        Fate { make: Make::Sealed(Box::new(Streams::new(seed))), uses: 0 }
    }

    /// For search and bulk play: one small fast stream, labels ignored.
    pub const fn quick(seed: u64) -> Fate {
        Fate { make: Make::Quick(Quick::new(seed)), uses: 0 }
    }

    /// For scenes: what is written, in the order it is written.
    pub fn scripted(script: Script) -> Fate {
        Fate { make: Make::Scripted(Box::new(Scripted::new(script))), uses: 0 }
    }

    /// A quick fate of its own for playout number `n`: equal whatever other playouts did.
    pub fn fork(&self, n: u64) -> Fate {
        match &self.make {
            Make::Quick(quick) => Fate { make: Make::Quick(quick.fork(n)), uses: 0 },
            _ => Fate::quick(n),
        }
    }

    /// How often chance was used: any growth is an undo barrier.
    #[inline]
    pub const fn uses(&self) -> u64 {
        self.uses
    }

    /// A number from 0 to `n` - 1, all equally likely; 0 when `n` is 0.
    #[inline]
    pub fn below(&mut self, label: Label, n: u32) -> u32 {
        self.uses += 1;
        match &mut self.make {
            Make::Quick(quick) => bounded(n, || quick.next_u32()),
            make => make.labelled_below(label, n),
        }
    }

    /// A die with `sides` sides, from 1.
    #[inline]
    pub fn die(&mut self, label: Label, sides: u32) -> u32 {
        if let Make::Scripted(scripted) = &mut self.make {
            self.uses += 1;
            return scripted.number(label, 1, sides);
        }
        self.below(label, sides) + 1
    }

    /// Puts `items` into random order (Fisher-Yates from the end).
    #[inline]
    pub fn shuffle<T: Keyed>(&mut self, label: Label, items: &mut [T]) {
        self.uses += 1;
        match &mut self.make {
            Make::Quick(quick) => fisher_yates(items, || quick.next_u32()),
            make => make.labelled_shuffle(label, items),
        }
    }

    /// Shuffles a pile, whose top is its last thing: what a script names first is on top.
    pub(crate) fn shuffle_pile<T: Keyed>(&mut self, label: Label, items: &mut [T]) {
        let scripted = matches!(self.make, Make::Scripted(_));
        if scripted {
            items.reverse();
        }
        self.shuffle(label, items);
        if scripted {
            items.reverse();
        }
    }

    /// What went against the script so far, if it is a scripted fate.
    pub fn fault(&self) -> Option<&str> {
        match &self.make {
            Make::Scripted(scripted) => scripted.fault(),
            _ => None,
        }
    }

    /// What a scripted fate was asked for or scripted for so far: `die`, `order seat-2-deck`.
    pub fn asked(&self) -> Vec<String> {
        match &self.make {
            Make::Scripted(scripted) => scripted.asked(),
            _ => Vec::new(),
        }
    }

    /// What the script still holds unused, if it is a scripted fate.
    pub fn unused(&self) -> Option<String> {
        match &self.make {
            Make::Scripted(scripted) => scripted.unused(),
            _ => None,
        }
    }
}

/// The makes that ask what chance is for: out of the way of bulk play.
impl Make {
    #[inline(never)]
    fn labelled_below(&mut self, label: Label, n: u32) -> u32 {
        match self {
            Make::Quick(quick) => bounded(n, || quick.next_u32()),
            Make::Sealed(streams) => {
                let mut stream = streams.open(label);
                bounded(n, || stream.next_u32())
            }
            Make::Scripted(scripted) => scripted.number(label, 0, n),
        }
    }

    #[inline(never)]
    fn labelled_shuffle<T: Keyed>(&mut self, label: Label, items: &mut [T]) {
        match self {
            Make::Quick(quick) => fisher_yates(items, || quick.next_u32()),
            Make::Sealed(streams) => {
                let mut stream = streams.open(label);
                fisher_yates(items, || stream.next_u32());
            }
            Make::Scripted(scripted) => scripted.arrange(label, items),
        }
    }
}

/// Lemire's bounded number: multiply, keep the high half, reject the few unfair lows.
#[inline]
fn bounded(n: u32, mut next: impl FnMut() -> u32) -> u32 {
    if n == 0 {
        return 0;
    }
    let mut product = u64::from(next()) * u64::from(n);
    if (product as u32) < n {
        let unfair = n.wrapping_neg() % n;
        while (product as u32) < unfair {
            product = u64::from(next()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

#[inline]
fn fisher_yates<T>(items: &mut [T], mut next: impl FnMut() -> u32) {
    for i in (1..items.len()).rev() {
        let j = bounded(i as u32 + 1, &mut next) as usize;
        items.swap(i, j);
    }
}

#[cfg(test)]
mod tests;
