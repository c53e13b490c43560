//! Answers given at the same time and opened together.

use crate::{Events, PerSeat, Redact, Seat, SeatSet, Viewer};
use std::fmt;

/// A sealed round: the seats polled and a slot a seat. Nothing shows until the last answer is
/// in: not what, not who, not how many. An answer cannot be taken back.
///
/// ```
/// use kernel::{Events, Sealed, Seat, SeatSet, Viewer};
/// # #[derive(Clone, Debug)] struct Nothing;
/// # impl kernel::Redact for Nothing {
/// #     type Shown = ();
/// #     fn shown_to(&self, _: Viewer) -> Option<()> { None }
/// #     fn veil(_: &()) {}
/// # }
/// # let mut events: Events<Nothing> = Events::dropped();
/// let (ann, bob) = (Seat::new(0), Seat::new(1));
/// let mut round: Sealed<u8, 2> = Sealed::poll(SeatSet::first_n(2));
/// assert!(!round.answer(bob, 4, &mut events));
/// assert_eq!(round.waiting(Viewer::seat(ann)).len(), 2); // ann cannot tell that bob answered
/// assert!(round.answer(ann, 1, &mut events));            // the last one closes the round
/// assert!(round.all(|answer| answer > 0));
/// assert_eq!(round.open().as_slice(), [(ann, 1), (bob, 4)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sealed<A: Copy, const SEATS: usize> {
    polled: SeatSet,
    owed: SeatSet,
    slots: PerSeat<Option<A>, SEATS>,
}

/// Tells who was asked, never what was answered or by whom.
impl<A: Copy, const SEATS: usize> fmt::Debug for Sealed<A, SEATS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Sealed").field(&self.polled).finish()
    }
}

impl<A: Copy, const SEATS: usize> Default for Sealed<A, SEATS> {
    fn default() -> Self {
        Sealed::poll(SeatSet::EMPTY)
    }
}

impl<A: Copy, const SEATS: usize> Sealed<A, SEATS> {
    /// Begins a round that asks these seats.
    pub fn poll(polled: SeatSet) -> Self {
        Sealed { polled, owed: polled, slots: PerSeat([None; SEATS]) }
    }

    /// The seats that were asked. Public.
    #[inline]
    pub fn polled(&self) -> SeatSet {
        self.polled
    }

    /// The seats that still owe an answer. For the loop alone: it tells who has answered.
    #[inline]
    pub fn owed(&self) -> SeatSet {
        self.owed
    }

    /// What a viewer may be told of it: all polled seats, less those of its own that answered.
    pub fn waiting(&self, viewer: Viewer) -> SeatSet {
        if viewer.is_referee() {
            return self.owed();
        }
        let own = self.polled - self.owed();
        self.polled - (own & viewer.eyes())
    }

    /// Puts an answer in. Returns whether it was the last; it is an undo barrier either way, so
    /// that nobody can tell by trying whether others answered before. A seat that owes none is
    /// not heard.
    pub fn answer<E: Redact>(&mut self, seat: Seat, answer: A, events: &mut Events<E>) -> bool {
        if !self.owed.has(seat) {
            return false;
        }
        self.slots[seat] = Some(answer);
        self.owed.remove(seat);
        let closed = self.owed.is_empty();
        events.seal(closed);
        closed
    }

    /// A seat's own answer, if it gave one.
    pub fn own(&self, seat: Seat) -> Option<A> {
        self.slots[seat]
    }

    /// Whether this holds of every answer given so far.
    #[inline]
    pub fn all(&self, holds: impl Fn(A) -> bool) -> bool {
        self.slots.0.iter().flatten().all(|&answer| holds(answer))
    }

    /// Ends the round and hands out the answers in seat order.
    pub fn open(&mut self) -> arrayvec::ArrayVec<(Seat, A), SEATS> {
        let answers = self.slots.iter().filter_map(|(seat, slot)| slot.map(|a| (seat, a))).collect();
        *self = Sealed::default();
        answers
    }

    /// Empties the slots of everyone but `seat`: what it cannot know (for `determinize`).
    pub fn forget_others(&mut self, seat: Seat) {
        for (other, slot) in self.slots.iter_mut() {
            if other != seat {
                *slot = None;
            }
        }
        self.owed |= self.polled - SeatSet::of(seat);
    }

    /// Ends the round unopened (a seat left, and nothing is to be answered any more).
    pub fn void<E: Redact>(&mut self, events: &mut Events<E>) {
        *self = Sealed::default();
        events.excused();
    }

    /// Takes a seat out of the round (it left the game). Returns whether that closed the round.
    pub fn excuse<E: Redact>(&mut self, seat: Seat, events: &mut Events<E>) -> bool {
        self.polled.remove(seat);
        self.owed.remove(seat);
        self.slots[seat] = None;
        let closed = !self.polled.is_empty() && self.owed().is_empty();
        if closed {
            events.excused();
        }
        closed
    }
}
