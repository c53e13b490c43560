//! The kinds of things the content file speaks of: equipment, needs, windows, modes.

use enum_map::Enum;
use serde::Serialize;

/// A piece of special equipment, known by the atom at its heart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Enum)]
pub enum Gear {
    /// `roll_repair`: Communications Array.
    Array,
    /// `swap_modifier`: Extra Batteries.
    Batteries,
    /// `deploy_field`: Portable Force Field.
    Field,
    /// `repair`: Nanobots.
    Nanobots,
    /// `attack` on an area: EMP Generator.
    Emp,
    /// `boost`: Capacitor Bank.
    Capacitor,
    /// `attack` on one ship: Extra Laser.
    Laser,
}

impl Gear {
    /// All seven.
    pub const ALL: [Gear; 7] =
        [Gear::Array, Gear::Batteries, Gear::Field, Gear::Nanobots, Gear::Emp, Gear::Capacitor, Gear::Laser];

    /// Its bit in a set of pieces.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// What a piece of equipment needs beside its power, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enum)]
pub enum Need {
    /// Speed 0.
    SpeedZero,
    /// An actual token on Equipment.
    TokenOnEquipment,
    /// A trait with nothing on it.
    EmptyTrait,
    /// A token in the lost pile.
    LostToken,
    /// A ship in range.
    ShipInRange,
    /// A free square beside the own ship.
    AdjacentFreeSquare,
}

impl Need {
    /// All six.
    pub const ALL: [Need; 6] = [
        Need::SpeedZero,
        Need::TokenOnEquipment,
        Need::EmptyTrait,
        Need::LostToken,
        Need::ShipInRange,
        Need::AdjacentFreeSquare,
    ];
}

/// A set of needs: most pieces have none, and every window asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Needs(u8);

impl Needs {
    /// Adds one.
    pub fn insert(&mut self, need: Need) {
        self.0 |= 1 << need as u8;
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it is one of them.
    #[inline]
    pub const fn has(self, need: Need) -> bool {
        self.0 & (1 << need as u8) != 0
    }

    /// The needs, in order.
    pub fn iter(self) -> impl Iterator<Item = Need> {
        Need::ALL.into_iter().filter(move |&need| self.has(need))
    }
}

/// A reaction window (AT-W1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Enum, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// Before Phase 1.
    PrePower,
    /// After Phase 1.
    Powered,
    /// Before the course.
    PreMove,
    /// Course declared.
    UnderWay,
    /// Shields of a Collision shown.
    Impact,
    /// Before the decision to fire.
    PreFire,
    /// Values of an attack shown.
    Firefight,
}

impl Window {
    /// All seven in turn order.
    pub const ALL: [Window; 7] = [
        Window::PrePower,
        Window::Powered,
        Window::PreMove,
        Window::UnderWay,
        Window::Impact,
        Window::PreFire,
        Window::Firefight,
    ];

    /// Its name in content, prompts and settings.
    pub const fn id(self) -> &'static str {
        ["pre_power", "powered", "pre_move", "under_way", "impact", "pre_fire", "firefight"][self as usize]
    }

    /// The moment it stands for, in words.
    pub const fn words(self) -> &'static str {
        [
            "the turn begins",
            "power is laid",
            "before the course is set",
            "the course is set",
            "a Collision, Shields are shown",
            "before the decision to fire",
            "an attack, its values are shown",
        ][self as usize]
    }

    /// The window of this name.
    pub fn read(word: &str) -> Option<Window> {
        Window::ALL.into_iter().find(|window| window.id() == word)
    }
}

/// How a game is won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Last ship.
    Arena,
    /// Enemy team destroyed.
    Team,
    /// Both flags home.
    Ctf,
}

impl Mode {
    /// Its id as a format.
    pub const fn id(self) -> &'static str {
        ["arena", "team", "ctf"][self as usize]
    }

    /// Whether seats alternate between two teams (AT-L1).
    #[inline]
    pub const fn is_team(self) -> bool {
        !matches!(self, Mode::Arena)
    }

    /// Whether flags, home areas and returns are in play.
    #[inline]
    pub const fn is_ctf(self) -> bool {
        matches!(self, Mode::Ctf)
    }
}
