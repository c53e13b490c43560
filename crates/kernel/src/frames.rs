//! Effects in mid-air: bounded stacks of `Copy` frames, one lane a seat where seats are asked
//! independently of one another.

use crate::{PerSeat, Seat, SeatSet};
use std::fmt;
use std::hash::{Hash, Hasher};

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
#[derive(Clone, Copy)]
pub struct Stack<F: Copy, const DEPTH: usize> {
    len: u32,
    /// Empty from `len` on: copied as plain bytes.
    frames: [Option<F>; DEPTH],
}

impl<F: Copy, const DEPTH: usize> Default for Stack<F, DEPTH> {
    fn default() -> Self {
        Stack { len: 0, frames: [None; DEPTH] }
    }
}

impl<F: Copy + PartialEq, const DEPTH: usize> PartialEq for Stack<F, DEPTH> {
    fn eq(&self, other: &Self) -> bool {
        self.frames == other.frames
    }
}

impl<F: Copy + Eq, const DEPTH: usize> Eq for Stack<F, DEPTH> {}

/// As a slice of frames: hashes stand in records.
impl<F: Copy + Hash, const DEPTH: usize> Hash for Stack<F, DEPTH> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_usize(self.len());
        self.iter().for_each(|frame| frame.hash(state));
    }
}

impl<F: Copy + fmt::Debug, const DEPTH: usize> fmt::Debug for Stack<F, DEPTH> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<F: Copy, const DEPTH: usize> Stack<F, DEPTH> {
    /// Puts a frame on top.
    ///
    /// # Errors
    /// [`TooDeep`] when it is full; the stack is as it was.
    #[inline]
    pub fn push(&mut self, frame: F) -> Result<(), TooDeep> {
        let place = self.frames.get_mut(self.len as usize).ok_or(TooDeep)?;
        *place = Some(frame);
        self.len += 1;
        Ok(())
    }

    /// Takes the top frame off.
    #[inline]
    pub fn pop(&mut self) -> Option<F> {
        let top = self.frames.get_mut((self.len as usize).wrapping_sub(1))?.take();
        self.len -= u32::from(top.is_some());
        top
    }

    /// The top frame.
    #[inline]
    pub fn top(&self) -> Option<&F> {
        self.frames.get((self.len as usize).wrapping_sub(1))?.as_ref()
    }

    /// The top frame, to change.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut F> {
        self.frames.get_mut((self.len as usize).wrapping_sub(1))?.as_mut()
    }

    /// Whether nothing is in mid-air.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How deep it is.
    #[inline]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Drops everything.
    pub fn clear(&mut self) {
        *self = Stack::default();
    }

    /// The frames from the bottom up.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &F> {
        self.frames.iter().flatten()
    }

    /// The frames from the bottom up, to change.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut F> {
        self.frames.iter_mut().flatten()
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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
