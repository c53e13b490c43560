//! Match records: header tags and numbered actions as text (the archive), and a compact binary
//! form bound to rules version and content hash.

mod compact;
mod read;
mod replay;

pub use replay::verify;

use crate::digest::state_hash;
use crate::event::Seal;
use crate::fate::Seed;
use crate::matches::{Match, Taken};
use crate::note::Note;
use crate::options::Options;
use crate::words::Names;
use crate::{Entry, Seat};
use std::fmt::Write;

/// The longest record that is read at all.
pub const MAX_RECORD: usize = 16 * 1024 * 1024;
/// A state hash stands after every so many actions.
pub const HASH_EVERY: usize = 50;

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("record, line {line}: {what}")]
pub struct RecordError {
    /// The line, from 1 (the action's number in a compact record).
    pub line: usize,
    /// What is wrong and what was expected.
    pub what: String,
}

impl RecordError {
    /// An error in this line.
    pub fn at(line: usize, what: impl Into<String>) -> RecordError {
        RecordError { line, what: what.into() }
    }
}

/// One action of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entered {
    /// Where it stands.
    pub line: usize,
    /// Whose.
    pub seat: Seat,
    /// The notation, or the dense id of a compact record.
    pub action: Written,
    /// The note beside it.
    pub note: Option<Note>,
    /// The hash of the state after it, where one is given.
    pub hash: Option<u64>,
}

/// An action as a record holds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Written {
    /// In the game's notation.
    Text(String),
    /// By its dense id.
    Id(u16),
}

/// A match as text or bytes, read but not yet replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The rules version it was played under.
    pub rules: u16,
    /// The content's hash, in hex.
    pub content: String,
    /// The set-up.
    pub options: Options,
    /// The seed.
    pub seed: Seed,
    /// What the seats were called.
    pub names: Vec<String>,
    /// The position it began at, if not with the set-up.
    pub from: Option<String>,
    /// How it ended, in words.
    pub result: Option<String>,
    /// What was done.
    pub moves: Vec<Entered>,
}

impl Record {
    /// Writes a match down. A closed sealed round is written in seat order, so that the record
    /// does not tell who answered first.
    pub fn of<G: Entry>(played: &Match<G>, names: &Names) -> Record {
        let mut record = Record {
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            content: played.state().edition().hash_text(),
            options: played.options().clone(),
            seed: played.seed(),
            names: names.iter().map(str::to_owned).collect(),
            from: played.from().map(str::to_owned),
            result: played.state().outcome().map(|outcome| result_words(&outcome)),
            moves: Vec::new(),
        };
        record.enter(played);
        record
    }

    fn enter<G: Entry>(&mut self, played: &Match<G>) {
        let mut replayed = played.clone();
        replayed.rewind(0);
        for taken in in_seat_order(played.log()) {
            let text = replayed.state().notation(taken.action);
            replayed.perform(taken.seat, taken.action, None);
            let line = self.moves.len() + 1;
            let hash = line.is_multiple_of(HASH_EVERY).then(|| state_hash(replayed.state()));
            let action = Written::Text(text);
            self.moves.push(Entered { line, seat: taken.seat, action, note: taken.note.clone(), hash });
        }
    }

    /// The header tags, one a line.
    fn header(&self) -> String {
        let mut text = String::new();
        let mut tag = |name: &str, value: &str| {
            // Writing into a string cannot fail.
            let _ = writeln!(text, "[{name} \"{}\"]", value.replace(['"', '\n'], " "));
        };
        tag("Game", &self.game);
        tag("Rules", &self.rules.to_string());
        tag("Content", &self.content);
        tag("Format", &self.options.format);
        tag("Players", &self.options.players.to_string());
        for (name, value) in &self.options.chosen {
            tag("Option", &format!("{name}={value}"));
        }
        for name in &self.names {
            tag("Name", name);
        }
        tag("Seed", &self.seed.to_string());
        if let Some(from) = &self.from {
            tag("From", from);
        }
        if let Some(result) = &self.result {
            tag("Result", result);
        }
        text
    }

    /// The record as text.
    pub fn to_text(&self) -> String {
        let mut text = self.header();
        text.push('\n');
        for (index, entered) in self.moves.iter().enumerate() {
            let action = match &entered.action {
                Written::Text(text) => text.clone(),
                Written::Id(id) => format!("#{id}"),
            };
            let _ = write!(text, "{}. {}: {action}", index + 1, entered.seat);
            if let Some(note) = &entered.note {
                let _ = write!(text, " {{{note}}}");
            }
            text.push('\n');
            if let Some(hash) = entered.hash {
                let _ = writeln!(text, "# state {hash:016x}");
            }
        }
        text
    }
}

/// How a game ended, as the `Result` tag has it: places in seat order and the rule.
pub fn result_words(outcome: &crate::Outcome) -> String {
    let places: Vec<String> = outcome.standings.iter().map(|standing| standing.place.to_string()).collect();
    format!("{} by {}", places.join(" "), outcome.by)
}

/// The log with each closed sealed round in seat order.
fn in_seat_order<A: Copy>(log: &[Taken<A>]) -> Vec<Taken<A>>
where
    Taken<A>: Clone,
{
    let mut ordered: Vec<Taken<A>> = log.to_vec();
    let mut start = 0;
    for at in 0..ordered.len() {
        match ordered[at].seal {
            Seal::Open => start = at + 1,
            Seal::Sealed => {}
            Seal::Closed => {
                ordered[start..=at].sort_by_key(|taken| taken.seat);
                start = at + 1;
            }
        }
    }
    ordered
}
