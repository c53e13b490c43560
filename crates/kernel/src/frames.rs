//! Effects in mid-air: bounded stacks of `Copy` frames, one lane a seat where seats are asked
//! independently of one another.

use crate::{PerSeat, Seat, SeatSet};
use arrayvec::ArrayVec;

/// The stack is full; the effect is skipped and said so, never a panic. Only a user's own
/// content can nest this deep.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("too many effects inside one another; this one is skipped")]
pub struct TooDeep;

/// A bounded stack of suspended effects. The top one runs or asks first.
///
/// ```
/// use kernel::Stack;
/// let mut stack: Stack<u8, 2> = Stack::default();
/// stack.push(1).unwrap();
/// stack.push(2).unwrap();
/// assert!(stack.push(3).is_err());
/// assert_eq!(stack.pop(), Some(2));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Stack<F: Copy, const DEPTH: usize>(ArrayVec<F, DEPTH>);

impl<F: Copy, const DEPTH: usize> Default for Stack<F, DEPTH> {
    fn default() -> Self {
        Stack(ArrayVec::new())
    }
}

impl<F: Copy, const DEPTH: usize> Stack<F, DEPTH> {
    /// Puts a frame on top.
    ///
    /// # Errors
    /// [`TooDeep`] when it is full; the stack is as it was.
    #[inline]
    pub fn push(&mut self, frame: F) -> Result<(), TooDeep> {
        self.0.try_push(frame).map_err(|_| TooDeep)
    }

    /// Takes the top frame off.
    #[inline]
    pub fn pop(&mut self) -> Option<F> {
        self.0.pop()
    }

    /// The top frame.
    #[inline]
    pub fn top(&self) -> Option<&F> {
        self.0.last()
    }

    /// The top frame, to change.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut F> {
        self.0.last_mut()
    }

    /// Whether nothing is in mid-air.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How deep it is.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Drops everything.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The frames from the bottom up.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &F> {
        self.0.iter()
    }

    /// The frames from the bottom up, to change.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut F> {
        self.0.iter_mut()
    }
}

/// One stack a seat: a question blocks its own lane only.
///
/// ```
/// use kernel::{Lanes, Seat};
/// let (ann, bob) = (Seat::new(0), Seat::new(1));
/// let mut lanes: Lanes<&str, 2, 4> = Lanes::default();
/// lanes.lane_mut(ann).push("what to scrap?").unwrap();
/// lanes.lane_mut(bob).push("which base?").unwrap();
/// lanes.lane_mut(ann).pop();
/// assert_eq!(lanes.owing().first(), Some(bob));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Lanes<F: Copy, const SEATS: usize, const DEPTH: usize>(PerSeat<Stack<F, DEPTH>, SEATS>);

/// By hand: a frame need not have a default.
impl<F: Copy, const SEATS: usize, const DEPTH: usize> Default for Lanes<F, SEATS, DEPTH> {
    fn default() -> Self {
        Lanes(PerSeat::default())
    }
}

impl<F: Copy, const SEATS: usize, const DEPTH: usize> Lanes<F, SEATS, DEPTH> {
    /// One seat's stack.
    #[inline]
    pub fn lane(&self, seat: Seat) -> &Stack<F, DEPTH> {
        &self.0[seat]
    }

    /// One seat's stack, to change.
    #[inline]
    pub fn lane_mut(&mut self, seat: Seat) -> &mut Stack<F, DEPTH> {
        &mut self.0[seat]
    }

    /// The seats with something in mid-air.
    pub fn owing(&self) -> SeatSet {
        self.0.iter().filter(|(_, stack)| !stack.is_empty()).map(|(seat, _)| seat).collect()
    }

    /// Whether nothing is in mid-air anywhere.
    pub fn is_quiet(&self) -> bool {
        self.0.0.iter().all(Stack::is_empty)
    }
}
