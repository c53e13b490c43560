//! Who is looking: a set of seats, nobody's (a spectator), or the referee.

use crate::{Seat, SeatSet};

/// Whoever looks at a table. Several seats where one person steers two ships, teammates share
/// hands or two people sit at one screen; none for a spectator; the referee sees all.
///
/// ```
/// use kernel::{Seat, SeatSet, Viewer};
/// let ann = Viewer::seat(Seat::new(0));
/// assert!(ann.knows(SeatSet::first_n(2)));
/// assert!(!Viewer::SPECTATOR.knows(SeatSet::first_n(2)));
/// assert!(Viewer::SPECTATOR.knows(SeatSet::EVERYONE));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Viewer {
    seats: SeatSet,
    referee: bool,
}

impl Viewer {
    /// Sees what is public and nothing else.
    pub const SPECTATOR: Viewer = Viewer { seats: SeatSet::EMPTY, referee: false };

    /// Sees everything: replays after the end, tests, the position notation.
    pub const REFEREE: Viewer = Viewer { seats: SeatSet::EMPTY, referee: true };

    /// One seat.
    pub const fn seat(seat: Seat) -> Viewer {
        Viewer { seats: SeatSet::of(seat), referee: false }
    }

    /// Several seats at once.
    pub const fn seats(seats: SeatSet) -> Viewer {
        Viewer { seats, referee: false }
    }

    /// Whether it looks through this seat's eyes (the referee looks through all).
    #[inline]
    pub const fn is(self, seat: Seat) -> bool {
        self.referee || self.seats.has(seat)
    }

    /// Whether a thing known to `known_to` is known to this viewer.
    #[inline]
    pub const fn knows(self, known_to: SeatSet) -> bool {
        self.referee || self.seats.meets(known_to) || known_to.is_everyone()
    }

    /// Whether it is the referee.
    pub const fn is_referee(self) -> bool {
        self.referee
    }

    /// The seats it looks through.
    pub const fn eyes(self) -> SeatSet {
        self.seats
    }
}
