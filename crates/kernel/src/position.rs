//! Positions as text: one line a zone, `ann hand  Scout, Viper` or `trade row  Ram, Cutter`.
//! Partial positions are allowed; the rest takes the game's ordinary defaults.

use crate::edition::Edition;
use crate::words::Names;
use crate::{Game, Seat, Viewer};

/// Longest position text that is read at all.
pub const MAX_POSITION: usize = 64 * 1024;

/// The most things a value names; what is written beyond is not read.
pub const MAX_ITEMS: usize = 4_096;

/// A zone word of a game's position language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Zone {
    /// The word or words, e.g. `in play`.
    pub word: &'static str,
    /// Whether it belongs to a seat (`ann in play`) or to the table.
    pub per_seat: bool,
    /// Whether the order of its things matters.
    pub ordered: bool,
    /// What it holds and how that is written, in a line.
    pub note: &'static str,
}

/// One line of a position, split.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed<'a> {
    /// The line's number, from 1.
    pub line: usize,
    /// Whose zone, if it is a seat's.
    pub seat: Option<Seat>,
    /// The zone.
    pub zone: &'static Zone,
    /// What is written after it.
    pub value: &'a str,
}

/// What is wrong with a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct PositionError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong and what was expected.
    pub what: String,
}

impl PositionError {
    /// An error in this line.
    pub fn at(line: usize, what: impl Into<String>) -> PositionError {
        PositionError { line, what: what.into() }
    }
}

/// A game's position language.
pub trait Positions: Game {
    /// Every zone word, in the order positions are written.
    const ZONES: &'static [Zone];
    /// Builds a state from lines; what no line names takes ordinary defaults.
    ///
    /// # Errors
    /// The line that cannot be, and why.
    fn place(setup: &Self::Setup, edition: Edition<Self::Content>, lines: &[Placed<'_>])
    -> Result<Self, PositionError>;
    /// What a viewer may know of a zone, in the same words `place` reads; hidden things are `?`.
    /// Empty where the zone is empty or not in use.
    fn zone(&self, viewer: Viewer, seat: Option<Seat>, zone: &Zone) -> String;
    /// Whether no effect is in mid-air: only then does a position hold the whole state.
    fn is_settled(&self) -> bool;
    /// Whether a match may begin here. Scenes lay what their question needs; what a match begins with
    /// must be possible.
    ///
    /// # Errors
    /// What cannot be.
    fn may_begin(&self) -> Result<(), PositionError> {
        Ok(())
    }
    /// The name zones have for what `place` also reads under another name that depends on the position: the planet
    /// where a station is.
    fn meant(&self, name: &str) -> Option<String> {
        let _ = name;
        None
    }
    /// The key ([`crate::Keyed`]) of a thing named in a scripted order.
    fn key(edition: Edition<Self::Content>, name: &str) -> Option<u32>;
}

/// Splits a line into seat, zone and value; `None` where it begins with no known zone.
pub fn split_line<'a>(
    zones: &'static [Zone],
    names: &Names,
    line: &'a str,
) -> Option<(Option<Seat>, &'static Zone, &'a str)> {
    let (seat, rest) = split_seat(names, line);
    let fits = |zone: &&Zone| zone.per_seat == seat.is_some() && starts_with_word(rest, zone.word);
    let zone = zones.iter().filter(fits).max_by_key(|zone| zone.word.len())?;
    Some((seat, zone, rest[zone.word.len()..].trim()))
}

/// Splits a seat's name off the front of a line.
pub fn split_seat<'a>(names: &Names, line: &'a str) -> (Option<Seat>, &'a str) {
    let line = line.trim();
    let ends = line.match_indices(' ').map(|(at, _)| at).take(4);
    let found = ends.filter_map(|at| names.seat(&line[..at]).map(|seat| (seat, at))).last();
    match found {
        Some((seat, at)) => (Some(seat), line[at..].trim_start()),
        None => (None, line),
    }
}

fn starts_with_word(text: &str, word: &str) -> bool {
    text.strip_prefix(word).is_some_and(|rest| rest.is_empty() || rest.starts_with(char::is_whitespace))
}

/// The things of a value: split at commas, `Scout x3` and `3 Scout` written out.
///
/// ```
/// use kernel::position::items;
/// assert_eq!(items("Scout x2, Blob Wheel"), ["Scout", "Scout", "Blob Wheel"]);
/// ```
pub fn items(value: &str) -> Vec<String> {
    let parts = value.split(',').map(str::trim).filter(|part| !part.is_empty());
    parts
        .flat_map(|part| {
            let (name, n) = counted(part);
            std::iter::repeat_n(name.to_owned(), n)
        })
        .take(MAX_ITEMS)
        .collect()
}

fn counted(part: &str) -> (&str, usize) {
    if let Some((name, n)) = part.rsplit_once(" x")
        && let Ok(n) = n.parse::<usize>()
    {
        return (name.trim(), n.min(256));
    }
    (part, 1)
}

/// Reads a whole position: `#` begins a comment, lines may also be parted by `;`.
///
/// # Errors
/// The first line that is no zone of this game or cannot be.
pub fn read_position<G: Positions>(
    setup: &G::Setup,
    edition: Edition<G::Content>,
    names: &Names,
    text: &str,
) -> Result<G, PositionError> {
    if text.len() > MAX_POSITION {
        return Err(PositionError::at(0, format!("a position has at most {MAX_POSITION} bytes")));
    }
    let mut placed = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default();
        for part in line.split(';').map(str::trim).filter(|part| !part.is_empty()) {
            placed.push(read_line::<G>(names, index + 1, part)?);
        }
    }
    G::place(setup, edition, &placed)
}

/// Reads one line of a position.
///
/// # Errors
/// When it begins with no zone of this game.
pub fn read_line<'a, G: Positions>(names: &Names, line: usize, text: &'a str) -> Result<Placed<'a>, PositionError> {
    match split_line(G::ZONES, names, text) {
        Some((seat, zone, value)) => Ok(Placed { line, seat, zone, value }),
        None => {
            let words: Vec<&str> = G::ZONES.iter().map(|zone| zone.word).collect();
            let shown: String = text.chars().take(60).collect();
            Err(PositionError::at(
                line,
                format!("{shown:?} begins with no zone; expected one of: {}", words.join(", ")),
            ))
        }
    }
}

/// Writes what a viewer may know of a position, one line a zone that is not empty.
pub fn write_position<G: Positions>(game: &G, viewer: Viewer, names: &Names) -> String {
    let mut text = String::new();
    for zone in G::ZONES {
        let seats: Vec<Option<Seat>> =
            if zone.per_seat { Seat::all(game.seats()).map(Some).collect() } else { vec![None] };
        for seat in seats {
            let value = game.zone(viewer, seat, zone);
            if !value.is_empty() {
                let owner = seat.map_or(String::new(), |seat| format!("{} ", &names[seat]));
                text.push_str(&format!("{owner}{}  {value}\n", zone.word));
            }
        }
    }
    text
}
