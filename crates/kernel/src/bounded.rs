//! Small bounded numbers with dense ids, for the fields of actions.

use enum_map::Enum;
use std::fmt;

/// A number from 0 to `N` - 1. A plain `u8` field would give an action 256 ids; this gives `N`.
///
/// ```
/// use kernel::Bounded;
/// use enum_map::Enum;
/// assert_eq!(Bounded::<5>::LENGTH, 5);
/// assert_eq!(Bounded::<5>::checked(7), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bounded<const N: usize>(u8);

impl<const N: usize> Bounded<N> {
    /// The number `n`.
    ///
    /// # Panics
    /// When `n` is not below `N`; use [`Bounded::checked`] for numbers from outside.
    #[inline]
    pub const fn new(n: u8) -> Self {
        assert!((n as usize) < N, "number out of its bound");
        Bounded(n)
    }

    /// The number `n`, if it is below `N`.
    pub const fn checked(n: usize) -> Option<Self> {
        if n < N && n <= u8::MAX as usize { Some(Bounded(n as u8)) } else { None }
    }

    /// As a plain number.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl<const N: usize> Enum for Bounded<N> {
    const LENGTH: usize = N;
    #[inline]
    fn from_usize(value: usize) -> Self {
        assert!(value < N, "id out of range");
        Bounded(value as u8)
    }
    #[inline]
    fn into_usize(self) -> usize {
        self.0 as usize
    }
}

impl Enum for crate::Seat {
    const LENGTH: usize = crate::seat::MAX_SEATS;
    fn from_usize(value: usize) -> Self {
        crate::Seat::new(value as u8)
    }
    fn into_usize(self) -> usize {
        self.index()
    }
}

impl<const N: usize> fmt::Debug for Bounded<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl<const N: usize> fmt::Display for Bounded<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
