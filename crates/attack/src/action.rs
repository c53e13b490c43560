//! What a captain may do, and how it is written (section 3 of RULES.md).

use crate::board::{Direction, Intersection, Square};
use crate::coin::{Coin, Colour, Trait};
use crate::layout::Layout;
use crate::state::Attack;
use enum_map::Enum;
use kernel::{Seat, Unread, Upto};
use std::fmt;

/// A captain by seat: at most four.
pub type Captain = Upto<4>;

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
    PickUp(Upto<2>),
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
    Dictate(Captain, Upto<11>, Upto<10>),
    /// Green's power: a ship, where to, after so many steps (AT-X29).
    Wormhole(Captain, Square, Upto<10>),
    /// The token lost on return (AT-X31).
    GiveUp(Coin),
    /// Give the game up (AT-X35).
    Concede,
}

/// The captain of this seat. Only seats of a table come here, and those are at most four.
#[inline]
pub fn captain(seat: Seat) -> Captain {
    Upto::new(seat.index() as u8 & 3)
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

fn write_steps(steps: Upto<10>, to: &mut dyn fmt::Write) -> fmt::Result {
    if steps.get() == 0 { Ok(()) } else { write!(to, " after {steps}") }
}

/// The two ends of the Capture-the-Flag map.
pub(crate) fn flag_word(flag: Upto<2>) -> &'static str {
    ["south", "north"][flag.index()]
}

const PLAIN: [(Action, &str); 12] = [
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

const EXPECTED: &str = "power E4 A5 S3 Q1, place e4, array, roll, stop, batteries, nanobots 2 A, thrust, brake, hold, \
    course N, attack blue, emp, laser blue, take north flag, lose S, lose capacitor, drop d1+, pass, capacitor S, \
    field e4, rewire blue, speed blue 7 [after 2], wormhole blue g7 [after 2], give up 2, concede";

/// Reads an action, in any case.
pub(crate) fn read(game: &Attack, text: &str) -> Result<Action, Unread> {
    let lower = text.trim().to_ascii_lowercase();
    let words: Vec<&str> = lower.split_whitespace().take(8).collect();
    let joined = words.join(" ");
    if let Some((action, _)) = PLAIN.iter().find(|(_, word)| *word == joined) {
        return Ok(*action);
    }
    read_words(game, &words).ok_or_else(|| Unread::new(text, expected(&words)))
}

fn expected(words: &[&str]) -> String {
    let first = words.first().copied().unwrap_or_default();
    let like = EXPECTED.split(", ").map(str::trim).filter(|form| form.split(' ').next() == Some(first));
    let like: Vec<&str> = like.collect();
    if like.is_empty() { format!("expected one of: {EXPECTED}") } else { format!("expected: {}", like.join(", ")) }
}

fn read_words(game: &Attack, words: &[&str]) -> Option<Action> {
    let ship = |word: &str| Colour::read(word).and_then(|colour| game.seat_of_colour(colour)).map(captain);
    Some(match *words {
        ["power", ref tokens @ ..] => Action::Assign(read_layout(tokens)?),
        ["place", square] => Action::Place(Square::read(square)?),
        ["nanobots", coin, on] | ["nanobots", coin, "on", on] => Action::Nanobots(Coin::read(coin)?, Trait::read(on)?),
        ["course", way] | [way] if Direction::read(way).is_some() => Action::Course(Direction::read(way)?),
        ["attack", target] => Action::Attack(ship(target)?),
        ["laser", target] => Action::Laser(ship(target)?),
        ["take", flag] | ["take", flag, "flag"] => Action::PickUp(read_flag(flag)?),
        ["lose", on] => Action::Lose(Trait::read(on)?),
        ["drop", point] => Action::Drop(Intersection::read(point)?),
        ["capacitor", on] | ["capacitor", "on", on] => Action::Capacitor(Trait::read(on)?),
        ["field", square] => Action::Field(Square::read(square)?),
        ["rewire", target] => Action::Rewire(ship(target)?),
        ["speed", target, speed, ref tail @ ..] => {
            let speed = speed.parse().ok().and_then(Upto::checked)?;
            Action::Dictate(ship(target)?, speed, read_steps(tail)?)
        }
        ["wormhole", target, square, ref tail @ ..] => {
            Action::Wormhole(ship(target)?, Square::read(square)?, read_steps(tail)?)
        }
        ["give", "up", coin] => Action::GiveUp(Coin::read(coin)?),
        _ => return None,
    })
}

pub(crate) fn read_flag(word: &str) -> Option<Upto<2>> {
    match word {
        "south" => Some(Upto::new(0)),
        "north" => Some(Upto::new(1)),
        _ => None,
    }
}

fn read_steps(words: &[&str]) -> Option<Upto<10>> {
    match *words {
        [] => Some(Upto::new(0)),
        ["after", steps] => steps.parse().ok().and_then(Upto::checked),
        _ => None,
    }
}

/// Reads `E4 A5 S3 Q1`, or four characters in that order (`4531`, `_` for an empty trait).
fn read_layout(words: &[&str]) -> Option<Layout> {
    let mut tokens = [None; 4];
    if let [four] = words
        && four.chars().count() == 4
    {
        for (slot, letter) in tokens.iter_mut().zip(four.chars()) {
            *slot = if matches!(letter, '_' | '-') { None } else { Some(Coin::of_letter(letter)?) };
        }
        return Layout::of(tokens);
    }
    for word in words {
        let mut letters = word.chars();
        let on = Trait::read(&letters.next()?.to_string())?;
        let slot = &mut tokens[on as usize];
        if slot.is_some() {
            return None;
        }
        *slot = Some(Coin::read(letters.as_str())?);
    }
    (!words.is_empty()).then(|| Layout::of(tokens)).flatten()
}
