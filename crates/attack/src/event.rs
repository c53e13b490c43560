//! What happened, and what of it each viewer may know (AT-V1): only an assignment hides its tokens.

use crate::board::{Direction, Intersection, Square};
use crate::coin::{Coin, Trait};
use crate::content::{Gear, Window};
use crate::tile::Token;
use kernel::{Events, Redact, Rule, Seat, Shown, Viewer};
use serde::Serialize;

/// An event as the rules tell it.
pub type Happened = Event<Token>;
/// Events as the rules tell them.
pub(crate) type Heard = Events<Happened>;
/// An event as one viewer is told it.
pub type Told = Event<Shown<Coin>>;

/// Something that happened in sight of all. Values that first come to light here stand in an `Option`, so
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
    Attacked { seat: Seat, target: Seat, line: Option<FireLine> },
    /// Armaments against Shields.
    Fired { seat: Seat, target: Seat, arms: u8, shields: u8, line: Option<FireLine> },
    /// The target was no longer in range (AT-F9).
    Fizzled { seat: Seat },
    /// She is disabled in her next turn (AT-G26).
    Disabled { seat: Seat, by: Option<Blow> },
    /// She held her fire.
    HeldFire { seat: Seat },
    /// She lost a token to Damage (AT-D2).
    Lost { seat: Seat, on: Option<Trait>, coin: Option<Coin>, by: Option<Blow> },
    /// Her ship was destroyed.
    Destroyed { seat: Seat, by: Option<Blow> },
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

/// Whose doing it is that a ship was hurt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
pub struct Blow {
    /// Who shot, or whose ship or force field won the Collision.
    pub seat: Seat,
    /// A shot; a Collision otherwise.
    pub shot: bool,
}

/// The line a shot takes: the shortest with nothing in between (AT-F1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
pub struct FireLine {
    /// Which way.
    pub way: Direction,
    /// How many squares.
    pub steps: u8,
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

/// Something that happened. `C` is the form of tokens that may be hidden from somebody: [`Token`] inside,
/// [`Shown`] outside.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Event<C> {
    /// In sight of all.
    #[serde(rename = "public")]
    Deed(Deed),
    /// Tokens were assigned: the pattern is public, the tokens are not (AT-V8).
    Assigned {
        /// Whose.
        seat: Seat,
        /// How.
        how: How,
        /// What lies on the traits.
        tokens: [Option<C>; 4],
        /// How many are in reserve.
        reserve: u8,
    },
}

/// Whether what first comes to light in an event is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Light {
    On,
    Off,
}

impl Light {
    fn on<T>(self, value: Option<T>) -> Option<T> {
        value.filter(|_| self == Light::On)
    }
}

impl<C> From<Deed> for Event<C> {
    fn from(deed: Deed) -> Event<C> {
        Event::Deed(deed)
    }
}

impl<C> Event<C> {
    /// The same event with its tokens in another form: those that may be hidden, and what first comes to light here.
    fn map<D>(self, hidden: impl Fn(C) -> D, light: Light) -> Event<D> {
        match self {
            Event::Deed(deed) => Event::Deed(deed.in_light(light)),
            Event::Assigned { seat, how, tokens, reserve } => {
                Event::Assigned { seat, how, tokens: tokens.map(|token| token.map(&hidden)), reserve }
            }
        }
    }
}

impl Redact for Happened {
    type Shown = Told;

    fn shown_to(&self, viewer: Viewer) -> Option<Told> {
        Some(self.clone().map(|token| token.shown_to(viewer), Light::On))
    }

    fn veil(shown: &Told) -> Told {
        shown.clone().map(Shown::veiled, Light::Off)
    }
}

impl Deed {
    /// The same deed with or without what first comes to light in it. Every deed is named, so that a new one
    /// says what it brings to light.
    fn in_light(self, light: Light) -> Deed {
        use Deed as D;
        match self {
            D::Revealed { seat, on, coin } => D::Revealed { seat, on, coin: light.on(coin) },
            D::Thrust { seat, speed } => D::Thrust { seat, speed: light.on(speed) },
            D::Braked { seat, speed } => D::Braked { seat, speed: light.on(speed) },
            D::Lost { seat, on, coin, by } => D::Lost { seat, on, coin: light.on(coin), by },
            open @ (D::First { .. } | D::Placed { .. } | D::TurnBegan { .. } | D::Skipped { .. }) => open,
            open @ (D::Opened { .. } | D::RoundEnded { .. } | D::BellNotice { .. } | D::Over { .. }) => open,
            // Dice, lost tokens and the modifier lie open before (AT-V2); Nanobots and the Array tell what they bring.
            open @ (D::Used { .. } | D::Rolled { .. } | D::Stopped { .. } | D::Swapped { .. }) => open,
            open @ (D::Repaired { .. } | D::Deployed { .. } | D::Boosted { .. } | D::GaveUp { .. }) => open,
            open @ (D::Coasted { .. } | D::Steered { .. } | D::Moved { .. } | D::Rammed { .. }) => open,
            // Both sides of a comparison were shown before it.
            open @ (D::RanIntoField { .. } | D::Compared { .. } | D::Void { .. } | D::Pushed { .. }) => open,
            open @ (D::LeftMap { .. } | D::CameBack { .. } | D::Attacked { .. } | D::Fired { .. }) => open,
            open @ (D::Fizzled { .. } | D::Disabled { .. } | D::HeldFire { .. } | D::Destroyed { .. }) => open,
            open @ (D::Rewiring { .. } | D::Dictated { .. } | D::Wormholed { .. } | D::Conceded { .. }) => open,
            open @ (D::PickedUp { .. } | D::Dropped { .. } | D::FlagHome { .. }) => open,
        }
    }
}
