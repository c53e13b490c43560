//! What a captain may do, and how it is written (section 3 of RULES.md).

use crate::board::{Direction, Intersection, Square};
use crate::coin::{Coin, Trait};
use crate::layout::Layout;
use crate::state::Attack;
use enum_map::Enum;
use kernel::{Bounded, Seat};
use std::fmt;

/// A captain by seat: at most four.
pub type Captain = Bounded<4>;

/// One thing a captain may do. Four bytes, fewer than 8,192 ids.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum)]
pub enum Action {
    /// Lay the power tokens (AT-X6, AT-X11, AT-X27, AT-X32).
    Assign(Layout),
    /// Put the own ship on a square (AT-X7, AT-X30, AT-X33).
    Place(Square),
    /// Use the Communications Array: the first roll (AT-X8).
    Array,
    /// Roll again (AT-X9).
    Roll,
    /// Stop rolling (AT-X9).
    Stop,
    /// Use Extra Batteries (AT-X10).
    Batteries,
    /// Put a lost token back on an empty trait (AT-X12).
    Nanobots(Coin, Trait),
    /// Speed up (AT-X13).
    Thrust,
    /// Slow down (AT-X13).
    Brake,
    /// Keep the speed (AT-X13) or the fire (AT-X20).
    Hold,
    /// Choose the course or the facing (AT-X14, AT-X15).
    Course(Direction),
    /// Fire at a ship in range (AT-X16).
    Attack(Captain),
    /// Fire the EMP burst (AT-X17).
    Emp,
    /// Fire the Extra Laser (AT-X18).
    Laser(Captain),
    /// Pick up a team's flag (AT-X19).
    PickUp(Bounded<2>),
    /// Give up a token on a trait (AT-X21).
    Lose(Trait),
    /// Give up the Capacitor token (AT-X21).
    LoseCapacitor,
    /// Drop the flag there (AT-X22).
    Drop(Intersection),
    /// Answer a window with nothing (AT-X23).
    Pass,
    /// Capacitor Bank on a trait (AT-X24).
    Capacitor(Trait),
    /// Portable Force Field on a square (AT-X25).
    Field(Square),
    /// Red's power on a ship (AT-X26).
    Rewire(Captain),
    /// Blue's power: a ship, its new speed, after so many steps (AT-X28).
    Dictate(Captain, Bounded<11>, Bounded<10>),
    /// Green's power: a ship, where to, after so many steps (AT-X29).
    Wormhole(Captain, Square, Bounded<10>),
    /// The token lost on return (AT-X31).
    GiveUp(Coin),
    /// Give the game up (AT-X35).
    Concede,
}

/// The captain of this seat. Only seats of a table come here, and those are at most four.
#[inline]
pub fn captain(seat: Seat) -> Captain {
    Bounded::new(seat.index() as u8 & 3)
}

/// The seat of this captain.
#[inline]
pub fn seat_of(captain: Captain) -> Seat {
    Seat::new(captain.get())
}

impl Action {
    /// Steps the moving ship makes before a reaction takes effect (AT-W15).
    #[inline]
    pub fn steps(self) -> u8 {
        match self {
            Action::Dictate(_, _, steps) | Action::Wormhole(_, _, steps) => steps.get(),
            _ => 0,
        }
    }
}

/// Writes an action. Ships go by their captains' colours.
pub(crate) fn write(game: &Attack, action: Action, to: &mut dyn fmt::Write) -> fmt::Result {
    let colour = |ship: Captain| game.colour_of(seat_of(ship)).id();
    match action {
        Action::Assign(layout) => write!(to, "power {layout}"),
        Action::Place(square) => write!(to, "place {square}"),
        Action::Nanobots(coin, on) => write!(to, "nanobots {coin} {}", on.letter()),
        Action::Course(way) => write!(to, "course {way:?}"),
        Action::Attack(ship) => write!(to, "attack {}", colour(ship)),
        Action::Laser(ship) => write!(to, "laser {}", colour(ship)),
        Action::PickUp(flag) => write!(to, "take {} flag", flag_word(flag)),
        Action::Lose(on) => write!(to, "lose {}", on.letter()),
        Action::Drop(point) => write!(to, "drop {point}"),
        Action::Capacitor(on) => write!(to, "capacitor {}", on.letter()),
        Action::Field(square) => write!(to, "field {square}"),
        Action::Rewire(ship) => write!(to, "rewire {}", colour(ship)),
        Action::Dictate(ship, speed, steps) => {
            write!(to, "speed {} {speed}", colour(ship))?;
            write_steps(steps, to)
        }
        Action::Wormhole(ship, square, steps) => {
            write!(to, "wormhole {} {square}", colour(ship))?;
            write_steps(steps, to)
        }
        Action::GiveUp(coin) => write!(to, "give up {coin}"),
        plain => to.write_str(plain_word(plain)),
    }
}

fn write_steps(steps: Bounded<10>, to: &mut dyn fmt::Write) -> fmt::Result {
    if steps.get() == 0 { Ok(()) } else { write!(to, " after {steps}") }
}

/// The two ends of the Capture-the-Flag map.
pub(crate) fn flag_word(flag: Bounded<2>) -> &'static str {
    ["south", "north"][flag.index()]
}

pub(crate) const PLAIN: [(Action, &str); 12] = [
    (Action::Array, "array"),
    (Action::Roll, "roll"),
    (Action::Stop, "stop"),
    (Action::Batteries, "batteries"),
    (Action::Thrust, "thrust"),
    (Action::Brake, "brake"),
    (Action::Hold, "hold"),
    (Action::Emp, "emp"),
    (Action::LoseCapacitor, "lose capacitor"),
    (Action::Pass, "pass"),
    (Action::Concede, "concede"),
    (Action::Assign(Layout::EMPTY), "power none"),
];

fn plain_word(action: Action) -> &'static str {
    PLAIN.iter().find(|(plain, _)| *plain == action).map_or("pass", |(_, word)| word)
}
