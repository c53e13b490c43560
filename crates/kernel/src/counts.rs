//! An unordered zone: how many of each kind, with a mask of the kinds that are there.

use crate::fate::{Fate, Label};

/// Counts of up to 64 kinds. Two equal cards are equal: kinds are stored, never instances.
///
/// ```
/// use kernel::Counts;
/// let mut hand: Counts<49> = Counts::default();
/// hand.add(3);
/// hand.add(3);
/// hand.add(0);
/// assert_eq!(hand.kinds().collect::<Vec<_>>(), [0, 3]);
/// assert_eq!((hand.of(3), hand.len()), (2, 3));
/// assert!(hand.take(3) && !hand.take(7));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Counts<const N: usize> {
    present: u64,
    total: u16,
    of: [u8; N],
}

impl<const N: usize> Default for Counts<N> {
    fn default() -> Self {
        const { assert!(N <= 64, "at most 64 kinds in one zone") };
        Counts { present: 0, total: 0, of: [0; N] }
    }
}

impl<const N: usize> Counts<N> {
    /// How many cards in all.
    #[inline]
    pub fn len(&self) -> usize {
        self.total as usize
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// How many of one kind.
    #[inline]
    pub fn of(&self, kind: u8) -> u8 {
        self.of[kind as usize]
    }

    /// Whether there is one of this kind.
    #[inline]
    pub fn has(&self, kind: u8) -> bool {
        self.present >> kind & 1 == 1
    }

    /// Puts one in.
    #[inline]
    pub fn add(&mut self, kind: u8) {
        self.of[kind as usize] += 1;
        self.present |= 1 << kind;
        self.total += 1;
    }

    /// Puts so many in, without a branch on how many.
    #[inline]
    pub fn add_n(&mut self, kind: u8, n: u8) {
        self.of[kind as usize] += n;
        self.present |= u64::from(n > 0) << kind;
        self.total += u16::from(n);
    }

    /// Takes one out; `false` where there is none.
    #[inline]
    pub fn take(&mut self, kind: u8) -> bool {
        if !self.has(kind) {
            return false;
        }
        let left = self.of[kind as usize] - 1;
        self.of[kind as usize] = left;
        self.present &= !(u64::from(left == 0) << kind);
        self.total -= 1;
        true
    }

    /// Puts all of `other` in and leaves it empty.
    #[inline]
    pub fn take_all(&mut self, other: &mut Counts<N>) {
        for kind in other.kinds() {
            self.of[kind as usize] += other.of[kind as usize];
        }
        self.present |= other.present;
        self.total += other.total;
        *other = Counts::default();
    }

    /// The kinds that are there, lowest first.
    #[inline]
    pub fn kinds(&self) -> Kinds {
        Kinds(self.present)
    }

    /// The kinds that are there as a bit mask.
    #[inline]
    pub fn mask(&self) -> u64 {
        self.present
    }

    /// Every card, one item each, lowest kind first.
    pub fn cards(&self) -> impl Iterator<Item = u8> + '_ {
        self.kinds().flat_map(|kind| std::iter::repeat_n(kind, self.of(kind) as usize))
    }

    /// Takes one card at random; `None` where there is none.
    pub fn draw(&mut self, label: Label, fate: &mut Fate) -> Option<u8> {
        if self.is_empty() {
            return None;
        }
        let mut at = fate.below(label, u32::from(self.total)) as u16;
        for kind in self.kinds() {
            let here = u16::from(self.of(kind));
            if at < here {
                self.take(kind);
                return Some(kind);
            }
            at -= here;
        }
        None
    }
}

/// The kinds of a zone, lowest first: the set bits of its mask.
#[derive(Clone, Debug)]
pub struct Kinds(u64);

impl Kinds {
    /// The kinds of a mask.
    pub const fn of_mask(mask: u64) -> Kinds {
        Kinds(mask)
    }
}

impl Iterator for Kinds {
    type Item = u8;
    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let kind = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(kind)
    }
}
