//! What happened, and the form of it each viewer may have.

use crate::digest::StableHasher;
use crate::secret::Secret;
use crate::{SeatSet, Viewer};
use serde::Serialize;
use std::fmt::Debug;
use std::hash::{Hash, Hasher};

/// A thing with secrets and the form of it that may leave.
pub trait Redact: Clone + Debug + Send + Sync + 'static {
    /// The form that may leave.
    type Shown: Clone + Eq + Hash + Debug + Serialize + Send + Sync;
    /// `None` when this viewer may not even learn that it happened.
    fn shown_to(&self, viewer: Viewer) -> Option<Self::Shown>;
    /// The same shown event with every face turned down: what two worlds must agree on when a
    /// hidden card comes to light (law 3b).
    fn veil(shown: &Self::Shown) -> Self::Shown;
}

/// How an action bound its seat: what the match keeps for undo and for the record.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Seal {
    /// An ordinary action.
    #[default]
    Open,
    /// A sealed answer; the round goes on.
    Sealed,
    /// The sealed answer that closed its round.
    Closed,
    /// No answer, but it ended an open round: a seat left.
    Excused,
}

/// Where events go: kept for a table, dropped for bulk play, hashed for one viewer's search.
///
/// An event is built only where somebody keeps it: `push` takes a closure.
#[derive(Clone, Debug)]
pub struct Events<E> {
    // A tag of its own, not an enum over the buffers: bulk play asks for it at every event.
    sink: Sink,
    revealed: bool,
    seals: Seals,
    viewer: Viewer,
    hasher: StableHasher,
    list: Vec<E>,
}

/// What sealed rounds did, a bit each: set while an action is performed, read after it.
#[derive(Clone, Copy, Debug)]
struct Seals(u8);

impl Seals {
    const NONE: Seals = Seals(0);
    const SEALED: u8 = 1;
    const CLOSED: u8 = 2;
    const EXCUSED: u8 = 4;

    fn last(self) -> Seal {
        match self.0 {
            0 => Seal::Open,
            Seals::SEALED => Seal::Sealed,
            bits if bits < Seals::EXCUSED => Seal::Closed,
            _ => Seal::Excused,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sink {
    Dropped,
    Kept,
    Hashed,
}

impl<E: Redact> Events<E> {
    const fn into(sink: Sink, viewer: Viewer) -> Self {
        let hasher = StableHasher::NEW;
        Events { sink, revealed: false, seals: Seals::NONE, viewer, hasher, list: Vec::new() }
    }

    /// Throws events away; building them costs nothing either.
    pub const fn dropped() -> Self {
        Events::into(Sink::Dropped, Viewer::SPECTATOR)
    }

    /// Keeps every event.
    pub const fn kept() -> Self {
        Events::into(Sink::Kept, Viewer::SPECTATOR)
    }

    /// Hashes what `viewer` is shown: the edge key of an information-set search.
    pub fn hashed(viewer: Viewer) -> Self {
        Events::into(Sink::Hashed, viewer)
    }

    /// Tells an event.
    #[inline]
    pub fn push(&mut self, make: impl FnOnce() -> E) {
        if !self.is_dropped() {
            self.keep(make());
        }
    }

    /// Out of the way of bulk play, which drops everything.
    #[inline(never)]
    fn keep(&mut self, event: E) {
        match self.sink {
            Sink::Dropped => {}
            Sink::Kept => self.list.push(event),
            Sink::Hashed => {
                if let Some(shown) = event.shown_to(self.viewer) {
                    shown.hash(&mut self.hasher);
                }
            }
        }
    }

    /// Whether nobody listens: what only words would tell apart may then be done in one go.
    #[inline]
    pub const fn is_dropped(&self) -> bool {
        matches!(self.sink, Sink::Dropped)
    }

    /// Shows a secret to more seats: the one way to learn it, and an undo barrier.
    #[inline]
    pub fn reveal<T: Copy>(&mut self, secret: &mut Secret<T>, to: SeatSet) -> T {
        self.reveal_to(secret.known_to(), to);
        secret.learn(to);
        secret.value()
    }

    /// Notes that what `known_to` knew is now known `to` others too: for zones that keep
    /// knowledge another way than by [`Secret`].
    #[inline]
    pub fn reveal_to(&mut self, known_to: SeatSet, to: SeatSet) {
        self.revealed |= !(to - known_to).is_empty();
    }

    /// Notes that something hidden came to light: an undo barrier.
    #[inline]
    pub fn barrier(&mut self) {
        self.revealed = true;
    }

    pub(crate) fn seal(&mut self, closed: bool) {
        self.revealed = true;
        self.seals.0 |= if closed { Seals::CLOSED } else { Seals::SEALED };
    }

    /// Notes that a seat left and thereby ended an open sealed round.
    pub(crate) fn excused(&mut self) {
        self.revealed = true;
        self.seals.0 |= Seals::EXCUSED;
    }

    /// Whether an undo barrier was set since the last [`Events::clear`].
    pub fn is_barred(&self) -> bool {
        self.revealed
    }

    /// How the last action bound its seat.
    pub fn sealing(&self) -> Seal {
        self.seals.last()
    }

    /// The events kept so far.
    pub fn list(&self) -> &[E] {
        &self.list
    }

    /// Takes the kept events out and clears the marks.
    pub fn drain(&mut self) -> Vec<E> {
        self.revealed = false;
        self.seals = Seals::NONE;
        std::mem::take(&mut self.list)
    }

    /// The hash of what the viewer was shown since the last clear (0 unless hashed).
    pub fn hash(&self) -> u64 {
        if self.sink == Sink::Hashed { self.hasher.finish() } else { 0 }
    }

    /// Forgets events and marks; the buffer stays.
    #[inline]
    pub fn clear(&mut self) {
        self.revealed = false;
        self.seals = Seals::NONE;
        if !self.is_dropped() {
            self.list.clear();
            self.hasher = StableHasher::NEW;
        }
    }
}
