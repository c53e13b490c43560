//! What happened. Nearly everything in this game is public; a look at missions is not (SC-B3).

use crate::action::{Mend, Token};
use crate::kinds::*;
use arrayvec::ArrayVec;
use kernel::{Redact, Seat, Shown, Viewer};
use serde::Serialize;

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

/// Something that happened. Figures are told by their letters (SC-U7).
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Event {
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
        mission: Shown<Mission>,
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
        artifact: Shown<Artifact>,
    },
    GainedPirate {
        seat: Seat,
    },
    PirateCame {
        place: Place,
        pirate: Shown<Pirate>,
        route: Option<Route>,
    },
    DefeatedPirate {
        seat: Seat,
        pirate: Pirate,
        route: Route,
    },
    DrewPirate {
        seat: Seat,
        pirate: Shown<Pirate>,
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
        cards: ArrayVec<Shown<Card>, 8>,
    },
    Refilled {
        space: u8,
        card: Shown<Card>,
    },
    Peeked {
        seat: Seat,
        #[ts(as = "Vec<Shown<Mission>>")]
        missions: ArrayVec<Shown<Mission>, 12>,
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
        order: Shown<Order>,
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

impl Redact for Event {
    type Shown = Event;

    fn shown_to(&self, viewer: Viewer) -> Option<Event> {
        match self {
            Event::Peeked { seat, .. } if !viewer.is(*seat) => Some(Event::veil(self)),
            _ => Some(self.clone()),
        }
    }

    fn veil(shown: &Event) -> Event {
        let mut veiled = shown.clone();
        match &mut veiled {
            Event::NewMission { mission, .. } => *mission = mission.veiled(),
            Event::GainedArtifact { artifact, .. } => *artifact = artifact.veiled(),
            Event::PirateCame { pirate, route, .. } => {
                *pirate = pirate.veiled();
                *route = None;
            }
            Event::DrewPirate { pirate, .. } => *pirate = pirate.veiled(),
            Event::DrewCards { cards, .. } => cards.iter_mut().for_each(|card| *card = card.veiled()),
            Event::Refilled { card, .. } => *card = card.veiled(),
            Event::Peeked { missions, .. } => missions.iter_mut().for_each(|card| *card = card.veiled()),
            Event::ShadowDrew { order } => *order = order.veiled(),
            _ => {}
        }
        veiled
    }
}
