//! What a captain may do: the main actions and a few generic answers.

use crate::content::SLOTS;
use crate::kinds::*;
use crate::ship::{BERTHS, QUEUE};
use kernel::{Bounded, Enum};

/// A room of a ship: the four basic ones, then the tech slots.
pub type Berth = Bounded<BERTHS>;

/// Two artifacts by type, in either order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Enum)]
pub enum Pair {
    /// First type twice.
    FirstTwice,
    /// First and second type.
    FirstSecond,
    /// First and third type.
    FirstThird,
    /// Second type twice.
    SecondTwice,
    /// Second and third type.
    SecondThird,
    /// Third type twice.
    ThirdTwice,
}

impl Pair {
    /// All pairs, in order.
    pub const ALL: [Pair; 6] =
        [Pair::FirstTwice, Pair::FirstSecond, Pair::FirstThird, Pair::SecondTwice, Pair::SecondThird, Pair::ThirdTwice];

    /// The two types.
    pub const fn types(self) -> (Artifact, Artifact) {
        let (a, b) = [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)][self as usize];
        (Artifact(a), Artifact(b))
    }

    /// The pair of two types.
    pub fn of(a: Artifact, b: Artifact) -> Option<Pair> {
        let sorted = if a <= b { (a, b) } else { (b, a) };
        Pair::ALL.into_iter().find(|pair| pair.types() == sorted)
    }
}

/// A token to give up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum)]
pub enum Token {
    /// A medal.
    Medal,
    /// An artifact of a type.
    Artifact(Bounded<{ Artifact::MOST }>),
    /// The pirate token held longest (SC-Q85).
    Pirate,
}

/// Where to repair.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum)]
pub enum Mend {
    /// The cargo hold, excess first.
    Cargo,
    /// A tech slot.
    Slot(Bounded<SLOTS>),
}

/// One thing a captain may do. RULES section 3 lists the decisions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum)]
pub enum Action {
    /// J1: train a cadet or ensign of the ready room to a colour.
    Train(Figure, Crew),
    /// J2: promote an ensign of this colour.
    Promote(Crew),
    /// J4–J6: activate a room with a figure.
    Activate(Berth, Figure),
    /// J4, J5, J7: activate a room with two artifacts.
    Spend(Berth, Pair),
    /// J4: complete the mission here.
    Mission,
    /// J4: pass.
    Pass,
    /// J8: the figure for the next line.
    Assign(Figure),
    /// J9: perform the line.
    Perform,
    /// J9: ignore the line.
    Ignore,
    /// J10: perform the same line once more.
    Repeat,
    /// J10, J34: one more room; the room for an artifact.
    Room(Berth),
    /// J11: call the figure at this place of the queue back.
    Call(Bounded<QUEUE>),
    /// J12, J13, J37: go to a location.
    Go(Bounded<{ Place::MOST }>),
    /// J14, J32, J33, J38: a route.
    Route(Bounded<{ Route::MOST }>),
    /// J3, J15, J16, J23, J34: a token.
    Give(Token),
    /// J17: where to repair.
    Mend(Mend),
    /// J29: a repair instead of the move or jump.
    MendInstead,
    /// J18, J24 to J28: a tech.
    Take(Bounded<CARDS>),
    /// J19, J23: a tech slot.
    Slot(Bounded<SLOTS>),
    /// J20, J21, J30, J35: a step on this track.
    Step(Track),
    /// J35: so many steps back (from 0: one step) on this track.
    Back(Track, Bounded<3>),
    /// J22, J28: an option, from 0.
    Option(Bounded<4>),
    /// J31: discard a pirate token against the damage.
    Ward,
    /// J31: take the damage.
    Endure,
    /// Decline, stop, nothing more.
    Done,
    /// Promote somebody who is no ensign: never legal, but read, so that the rules say why (SC-K4).
    PromoteOther(Figure),
    /// Train somebody to something else than an ensign: never legal either (SC-K2).
    TrainInto(Figure, Figure),
}

impl Action {
    /// A room by index.
    pub(crate) fn berth(index: usize) -> Berth {
        Berth::checked(index).unwrap_or_default()
    }
}
