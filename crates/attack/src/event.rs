//! What happened. Nearly everything is public (AT-V1); only an assignment hides its tokens.

use crate::board::{Direction, Intersection, Square};
use crate::coin::{Coin, Trait};
use crate::content::{Gear, Window};
use crate::tile::{Token, sees};
use kernel::{Redact, Rule, Seat, Shown, Viewer};
use serde::Serialize;

/// A public thing that happened. Values that a reveal brought to light stand in an `Option`, so
/// that they can be veiled (law 3b). Its fields go by their names.
#[allow(missing_docs)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case", tag = "what")]
pub enum Deed {
    /// This captain begins the game (AT-S9).
    First { seat: Seat },
    /// She put her ship there.
    Placed { seat: Seat, square: Square },
    /// Her turn began.
    TurnBegan { seat: Seat },
    /// Her turn was skipped (AT-J16, AT-J18).
    Skipped { seat: Seat },
    /// A window opened (AT-W12).
    Opened { window: Window },
    /// A token was turned number side up.
    Revealed { seat: Seat, on: Trait, coin: Option<Coin> },
    /// She used equipment.
    Used { seat: Seat, gear: GearWord },
    /// The Array's die (AT-G7); recovered where it matched a lost token.
    Rolled { seat: Seat, face: u8, recovered: bool },
    /// She stopped rolling.
    Stopped { seat: Seat },
    /// Token 1 became her modifier, the blank joined her power (AT-G14).
    Swapped { seat: Seat, out: Coin, into: Coin },
    /// A lost token came back onto a trait (AT-G23).
    Repaired { seat: Seat, coin: Coin, on: Trait },
    /// A force field stands there (AT-G20).
    Deployed { seat: Seat, square: Square },
    /// The Capacitor token lies on a trait (AT-G28).
    Boosted { seat: Seat, on: Trait },
    /// She thrust, to this speed.
    Thrust { seat: Seat, speed: Option<u8> },
    /// She braked, to this speed.
    Braked { seat: Seat, speed: Option<u8> },
    /// She kept her speed.
    Coasted { seat: Seat },
    /// She set her course or facing.
    Steered { seat: Seat, way: Direction },
    /// Her ship moved so many squares, to there.
    Moved { seat: Seat, steps: u8, to: Square },
    /// She ran into a ship (AT-K1).
    Rammed { seat: Seat, other: Seat },
    /// She ran into a force field.
    RanIntoField { seat: Seat, owner: Seat },
    /// The totals of a Collision.
    Compared { seat: Seat, mine: u8, theirs: u8 },
    /// The Collision is void: nothing is in the way any more (AT-W8).
    Void { seat: Seat },
    /// The mover pushed the loser so far; both ended there (AT-K5).
    Pushed { seat: Seat, to: Square, other: Seat, other_to: Option<Square> },
    /// She left the map (AT-J8).
    LeftMap { seat: Seat, from: Square },
    /// She came back onto the map (AT-J10).
    CameBack { seat: Seat, square: Square },
    /// She attacked.
    Attacked { seat: Seat, target: Seat },
    /// Armaments against Shields.
    Fired { seat: Seat, target: Seat, arms: u8, shields: u8 },
    /// The target was no longer in range (AT-F9).
    Fizzled { seat: Seat },
    /// She is disabled in her next turn (AT-G26).
    Disabled { seat: Seat },
    /// She held her fire.
    HeldFire { seat: Seat },
    /// She lost a token to Damage (AT-D2).
    Lost { seat: Seat, on: Option<Trait>, coin: Option<Coin> },
    /// Her ship was destroyed.
    Destroyed { seat: Seat },
    /// Red rewires a ship (AT-B4).
    Rewiring { seat: Seat, target: Seat },
    /// Blue set a ship's speed (AT-B7).
    Dictated { seat: Seat, target: Seat, speed: u8 },
    /// Green moved a ship (AT-B9).
    Wormholed { seat: Seat, target: Seat, to: Square },
    /// She gave up a token on her return (AT-J17).
    GaveUp { seat: Seat, coin: Coin },
    /// She picked up a flag; 0 is South's.
    PickedUp { seat: Seat, flag: u8 },
    /// A flag was dropped.
    Dropped { seat: Seat, flag: u8, point: Intersection },
    /// A flag is on its home intersection again (AT-J19).
    FlagHome { flag: u8 },
    /// A round is complete.
    RoundEnded { rounds: u16 },
    /// The bell rings in so many rounds (AT-Z2).
    BellNotice { rounds: u16 },
    /// She gave the game up (AT-Z3).
    Conceded { seat: Seat },
    /// The game is over.
    Over { by: Rule },
}

/// Equipment by name, for the wire.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum GearWord {
    /// Communications Array.
    CommunicationsArray,
    /// Extra Batteries.
    ExtraBatteries,
    /// Portable Force Field.
    PortableForceField,
    /// Nanobots.
    Nanobots,
    /// EMP Generator.
    EmpGenerator,
    /// Capacitor Bank.
    CapacitorBank,
    /// Extra Laser.
    ExtraLaser,
}

impl From<Gear> for GearWord {
    fn from(gear: Gear) -> GearWord {
        match gear {
            Gear::Array => GearWord::CommunicationsArray,
            Gear::Batteries => GearWord::ExtraBatteries,
            Gear::Field => GearWord::PortableForceField,
            Gear::Nanobots => GearWord::Nanobots,
            Gear::Emp => GearWord::EmpGenerator,
            Gear::Capacitor => GearWord::CapacitorBank,
            Gear::Laser => GearWord::ExtraLaser,
        }
    }
}

impl From<GearWord> for Gear {
    fn from(word: GearWord) -> Gear {
        match word {
            GearWord::CommunicationsArray => Gear::Array,
            GearWord::ExtraBatteries => Gear::Batteries,
            GearWord::PortableForceField => Gear::Field,
            GearWord::Nanobots => Gear::Nanobots,
            GearWord::EmpGenerator => Gear::Emp,
            GearWord::CapacitorBank => Gear::Capacitor,
            GearWord::ExtraLaser => Gear::Laser,
        }
    }
}

/// How tokens came to be assigned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// By their captain.
    Own,
    /// At random (AT-G10).
    Scrambled,
    /// By Red (AT-B4).
    Rewired,
}

/// What happened, with its secrets.
#[derive(Clone, Debug)]
pub enum Event {
    /// Something all may know.
    Public(Deed),
    /// Tokens were assigned (AT-V8).
    Assigned {
        /// Whose.
        seat: Seat,
        /// How.
        how: How,
        /// What lies on the traits.
        tokens: [Option<Token>; 4],
        /// How many are in reserve.
        reserve: u8,
    },
}

/// What one viewer is told of an event.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Told {
    /// Something all may know.
    Public(Deed),
    /// Tokens were assigned: the pattern, and what this viewer knows of it.
    Assigned {
        /// Whose.
        seat: Seat,
        /// How.
        how: How,
        /// What lies on the traits.
        tokens: [Option<Shown<Coin>>; 4],
        /// How many are in reserve.
        reserve: u8,
    },
}

impl From<Deed> for Event {
    fn from(deed: Deed) -> Event {
        Event::Public(deed)
    }
}

impl Redact for Event {
    type Shown = Told;

    fn shown_to(&self, viewer: Viewer) -> Option<Told> {
        Some(match *self {
            Event::Public(deed) => Told::Public(deed),
            Event::Assigned { seat, how, tokens, reserve } => {
                let tokens = tokens.map(|token| token.map(|token| show(viewer, token)));
                Told::Assigned { seat, how, tokens, reserve }
            }
        })
    }

    fn veil(shown: &Told) -> Told {
        match *shown {
            Told::Public(deed) => Told::Public(veil_deed(deed)),
            Told::Assigned { seat, how, tokens, reserve } => {
                Told::Assigned { seat, how, tokens: tokens.map(|token| token.map(Shown::veiled)), reserve }
            }
        }
    }
}

/// What a viewer gets of a token.
pub(crate) fn show(viewer: Viewer, token: Token) -> Shown<Coin> {
    if sees(viewer, token) { Shown::Face(token.value()) } else { Shown::Back(()) }
}

fn veil_deed(deed: Deed) -> Deed {
    match deed {
        Deed::Revealed { seat, on, .. } => Deed::Revealed { seat, on, coin: None },
        Deed::Thrust { seat, .. } => Deed::Thrust { seat, speed: None },
        Deed::Braked { seat, .. } => Deed::Braked { seat, speed: None },
        Deed::Lost { seat, on, .. } => Deed::Lost { seat, on, coin: None },
        other => other,
    }
}
