//! What happened, and what of it each viewer may know. Nearly everything is public; a look at missions is not (SC-B3).

use crate::action::{Mend, Token};
use crate::kinds::*;
use arrayvec::ArrayVec;
use kernel::{Events, Faced, Seat, SeatSet, Secret, Shown};
use serde::Serialize;

mod shown;

pub use shown::Turn;

/// A token that was given up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Given {
    /// A medal.
    Medal,
    /// An artifact.
    Artifact(Artifact),
    /// A pirate token.
    Pirate,
}

impl From<Token> for Given {
    fn from(token: Token) -> Given {
        match token {
            Token::Medal => Given::Medal,
            Token::Artifact(kind) => Given::Artifact(Artifact(kind.get())),
            Token::Pirate => Given::Pirate,
        }
    }
}

impl Mend {
    /// The tech slot, where it is one.
    pub(crate) fn slot(self) -> Option<u8> {
        match self {
            Mend::Cargo => None,
            Mend::Slot(slot) => Some(slot.get()),
        }
    }
}

/// Events as the rules tell them.
pub(crate) type Heard = Events<Event<Inside>>;
/// An event as one viewer is told it.
pub type Told = Event<Outside>;

/// The form of what may be hidden from somebody: missions, techs, tokens and action cards.
pub trait Form {
    /// A thing in this form.
    type Of<T: Faced>;
}

/// As the rules know it: a thing with who knows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Inside;

impl Form for Inside {
    type Of<T: Faced> = Secret<T>;
}

/// As a viewer is told it: its face or its back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ts_rs::TS)]
pub struct Outside;

impl Form for Outside {
    type Of<T: Faced> = Shown<T>;
}

/// What everybody sees, whoever looks on.
pub(crate) const fn open<T: Copy>(thing: T) -> Secret<T> {
    Secret::new(thing, SeatSet::EVERYONE)
}

/// Something that happened. Figures are told by their letters (SC-U7). `F` is the form of what may be hidden from
/// somebody; what lay open before stands plainly.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
#[serde(bound(serialize = "F::Of<Mission>: Serialize, F::Of<Card>: Serialize, F::Of<Order>: Serialize, \
    F::Of<Artifact>: Serialize, F::Of<Pirate>: Serialize"))]
#[ts(concrete(F = Outside))]
pub enum Event<F: Form = Inside> {
    Trained {
        seat: Seat,
        from: &'static str,
        to: Crew,
    },
    Promoted {
        seat: Seat,
        crew: Crew,
    },
    Activated {
        seat: Seat,
        berth: u8,
        card: Option<Card>,
        figure: Option<&'static str>,
    },
    CopiedRoom {
        seat: Seat,
        card: Card,
    },
    Called {
        seat: Seat,
        figure: &'static str,
    },
    TookMission {
        seat: Seat,
        mission: Mission,
        place: Place,
    },
    Assigned {
        seat: Seat,
        line: u8,
        figure: &'static str,
    },
    PerformedLine {
        seat: Seat,
        mission: Mission,
        line: u8,
    },
    IgnoredLine {
        seat: Seat,
        line: u8,
    },
    CompletedMission {
        seat: Seat,
        mission: Mission,
    },
    TileMoved {
        number: u8,
        from: Place,
        to: Place,
    },
    NewMission {
        #[ts(as = "Shown<Mission>")]
        mission: F::Of<Mission>,
        place: Place,
    },
    Uprising,
    Passed {
        seat: Seat,
    },
    Moved {
        seat: Seat,
        from: Place,
        to: Place,
    },
    TookDamage {
        seat: Seat,
    },
    WardedOff {
        seat: Seat,
    },
    Repaired {
        seat: Seat,
        slot: Option<u8>,
    },
    GaveUp {
        seat: Seat,
        token: Given,
    },
    GainedMedals {
        seat: Seat,
        n: u8,
    },
    GainedCrew {
        seat: Seat,
        figure: &'static str,
        n: u8,
    },
    Readied {
        seat: Seat,
        figure: &'static str,
    },
    GainedArtifact {
        seat: Seat,
        #[ts(as = "Shown<Artifact>")]
        artifact: F::Of<Artifact>,
    },
    GainedPirate {
        seat: Seat,
    },
    PirateCame {
        place: Place,
        #[ts(as = "Shown<Pirate>")]
        pirate: F::Of<Pirate>,
        route: Option<Route>,
    },
    DefeatedPirate {
        seat: Seat,
        pirate: Pirate,
        route: Route,
    },
    DrewPirate {
        seat: Seat,
        #[ts(as = "Shown<Pirate>")]
        pirate: F::Of<Pirate>,
    },
    PlacedPirate {
        seat: Seat,
        pirate: Pirate,
        route: Route,
    },
    PirateLeft {
        pirate: Pirate,
        route: Route,
    },
    TookTech {
        seat: Seat,
        card: Card,
    },
    InstalledTech {
        seat: Seat,
        card: Card,
        slot: u8,
    },
    DiscardedTech {
        seat: Seat,
        card: Card,
    },
    EarnedBonus {
        seat: Seat,
        icon: Icon,
    },
    Triggered {
        seat: Seat,
        card: Card,
    },
    DrewCards {
        seat: Seat,
        #[ts(as = "Vec<Shown<Card>>")]
        cards: ArrayVec<F::Of<Card>, 8>,
    },
    Refilled {
        space: u8,
        #[ts(as = "Shown<Card>")]
        card: F::Of<Card>,
    },
    Peeked {
        seat: Seat,
        #[ts(as = "Vec<Shown<Mission>>")]
        missions: ArrayVec<F::Of<Mission>, 12>,
    },
    Chose {
        seat: Seat,
        option: u8,
    },
    LaidInRoom {
        seat: Seat,
        artifact: Artifact,
        berth: u8,
        card: Option<Card>,
    },
    Advanced {
        seat: Seat,
        track: Track,
        space: u8,
        lap: u8,
    },
    WentBack {
        seat: Seat,
        track: Track,
        space: u8,
    },
    ReachedEvent {
        seat: Seat,
        event: EventCard,
    },
    EventLeft {
        event: EventCard,
    },
    Lasted {
        seat: Seat,
        event: EventCard,
    },
    UsedTile {
        seat: Seat,
        station: Station,
    },
    RoundBegan {
        round: u8,
    },
    ShadowDrew {
        #[ts(as = "Shown<Order>")]
        order: F::Of<Order>,
    },
    ShadowMoved {
        to: Place,
    },
    ShadowTook {
        card: Card,
    },
    ShadowCompleted {
        mission: Mission,
        place: Place,
    },
    GameEnded,
    /// House rule: too many effects inside one another, this one was skipped.
    TooDeep {
        seat: Seat,
    },
}
