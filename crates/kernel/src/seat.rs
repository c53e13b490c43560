//! Who sits at the table: one seat, a set of seats, one value a seat.

use serde::{Serialize, Serializer};
use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Index, IndexMut, Sub};

/// The most seats any game may have.
pub const MAX_SEATS: usize = 8;

/// One place at the table, counted from 0 inside and from 1 in words.
///
/// ```
/// use kernel::Seat;
/// assert_eq!(Seat::new(0).to_string(), "seat 1");
/// assert_eq!(Seat::new(1).next(2), Seat::new(0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(type = "number")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index.
    ///
    /// # Panics
    /// When `index` is not below [`MAX_SEATS`]; use [`Seat::checked`] for numbers from outside.
    #[inline]
    pub const fn new(index: u8) -> Seat {
        assert!((index as usize) < MAX_SEATS, "seat index out of range");
        Seat(index)
    }

    /// The seat with this index, if there can be such a seat.
    pub const fn checked(index: usize) -> Option<Seat> {
        if index < MAX_SEATS { Some(Seat(index as u8)) } else { None }
    }

    /// Its index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number as people count, from 1.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    pub const fn next(self, seats: u8) -> Seat {
        Seat(if self.0 + 1 >= seats { 0 } else { self.0 + 1 })
    }

    /// All seats of a table of `seats`, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats.min(MAX_SEATS as u8)).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.0)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_u8(self.number() as u8)
    }
}

/// Where in a word of [`ORDERS`] the number of seats stands.
const COUNT_AT: u32 = 24;

/// Of every set its seats in order, three bits each, and above them how many there are: bulk play
/// picks a seat at random at every step, which neither a loop nor a branch could foresee.
static ORDERS: [u32; 256] = {
    let mut orders = [0; 256];
    let mut set = 0;
    while set < 256 {
        let (mut seat, mut count) = (0, 0);
        while seat < MAX_SEATS as u32 {
            if set >> seat & 1 == 1 {
                orders[set] |= seat << (3 * count);
                count += 1;
            }
            seat += 1;
        }
        orders[set] |= count << COUNT_AT;
        set += 1;
    }
    orders
};

/// A set of seats, one bit each.
///
/// ```
/// use kernel::{Seat, SeatSet};
/// let both = SeatSet::first_n(2);
/// assert_eq!((both - SeatSet::of(Seat::new(0))).first(), Some(Seat::new(1)));
/// assert_eq!((both.nth(1), both.nth(2)), (Some(Seat::new(1)), None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, ts_rs::TS)]
#[ts(type = "number[]")]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);
    /// Everybody, spectators too: the knowers of what lies open on the table.
    pub const EVERYONE: SeatSet = SeatSet(u8::MAX);

    /// One seat alone.
    #[inline]
    pub const fn of(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The seats 0 to `n` - 1.
    pub const fn first_n(n: u8) -> SeatSet {
        SeatSet(((1u16 << n) - 1) as u8)
    }

    /// The seats of these bits, bit 0 being seat 0.
    #[inline]
    pub const fn of_bits(bits: u8) -> SeatSet {
        SeatSet(bits)
    }

    /// Whether `seat` is in it.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether nobody is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it is [`SeatSet::EVERYONE`].
    #[inline]
    pub const fn is_everyone(self) -> bool {
        self.0 == u8::MAX
    }

    /// Whether more than one seat is in it.
    #[inline]
    pub const fn is_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// How many seats are in it.
    #[inline]
    pub const fn len(self) -> usize {
        (ORDERS[self.0 as usize] >> COUNT_AT) as usize
    }

    /// Its seat at place `n`, from 0.
    #[inline]
    pub const fn nth(self, n: usize) -> Option<Seat> {
        if n < self.len() { Some(Seat((ORDERS[self.0 as usize] >> (3 * n)) as u8 & 7)) } else { None }
    }

    /// Whether the two sets share a seat.
    #[inline]
    pub const fn meets(self, other: SeatSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The lowest seat in it.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// Adds a seat.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Its seats in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = SeatSet(left).first()?;
            left &= left - 1;
            Some(seat)
        })
    }
}

impl BitOr for SeatSet {
    type Output = SeatSet;
    fn bitor(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }
}

impl BitOrAssign for SeatSet {
    fn bitor_assign(&mut self, other: SeatSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for SeatSet {
    type Output = SeatSet;
    fn bitand(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }
}

impl Sub for SeatSet {
    type Output = SeatSet;
    fn sub(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

/// One `T` a seat, indexed by [`Seat`] alone, so that no other number can slip in.
///
/// ```
/// use kernel::{PerSeat, Seat};
/// let mut authority = PerSeat([50, 50]);
/// authority[Seat::new(1)] -= 8;
/// assert_eq!(authority.0, [50, 42]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PerSeat<T, const N: usize>(pub [T; N]);

impl<T, const N: usize> PerSeat<T, N> {
    /// Every seat with its value, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(i, value)| (Seat(i as u8), value))
    }

    /// Every seat with its value, in order, to change.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        self.0.iter_mut().enumerate().map(|(i, value)| (Seat(i as u8), value))
    }
}

impl<T: Default, const N: usize> Default for PerSeat<T, N> {
    fn default() -> Self {
        PerSeat(std::array::from_fn(|_| T::default()))
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
