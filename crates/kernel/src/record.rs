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
use crate::{Entry, Seat, SeatSet};
use std::fmt::Write;

/// The longest record that is read at all.
pub const MAX_RECORD: usize = 16 * 1024 * 1024;
/// A state hash stands after every so many actions, and after the last.
pub const HASH_EVERY: usize = 50;

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("record{}: {what}", at_line(*.line))]
pub struct RecordError {
    /// The line, from 1 (the action's number in a compact record); 0 where the whole record is meant.
    pub line: usize,
    /// What is wrong and what was expected.
    pub what: String,
}

fn at_line(line: usize) -> String {
    if line == 0 { String::new() } else { format!(", line {line}") }
}

impl RecordError {
    /// An error in this line.
    pub fn at(line: usize, what: impl Into<String>) -> RecordError {
        RecordError { line, what: what.into() }
    }
}

/// One action of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordMove {
    /// Where it stands.
    pub line: usize,
    /// Whose.
    pub seat: Seat,
    /// The notation, or the dense id of a compact record.
    pub action: RecordAction,
    /// The note beside it.
    pub note: Option<Note>,
    /// The hash of the state after it, where one is given.
    pub hash: Option<u64>,
}

/// An action as a record holds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordAction {
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
    /// The content's hash, in hex.
    pub content: String,
    /// The set-up, with the version of the rules it was played under.
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
    pub moves: Vec<RecordMove>,
}

impl Record {
    /// Writes a match down. A closed sealed round is written in seat order, so that the record
    /// does not tell who answered first.
    pub fn of<G: Entry>(played: &Match<G>, names: &Names) -> Record {
        let mut record = Record {
            game: G::ID.to_owned(),
            content: played.state().edition().hash_text(),
            options: played.options().clone().under(played.rules_version()),
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
            let hashed = line.is_multiple_of(HASH_EVERY) || line == played.log().len();
            let hash = hashed.then(|| state_hash(replayed.state()));
            let action = RecordAction::Text(text);
            self.moves.push(RecordMove { line, seat: taken.seat, action, note: taken.note.clone(), hash });
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
        if let Some(rules) = self.options.rules {
            tag("Rules", &rules.to_string());
        }
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
                RecordAction::Text(text) => text.clone(),
                RecordAction::Id(id) => format!("#{id}"),
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

/// The log with the answers of each closed sealed round in seat order, so that it does not tell
/// who answered first. Who left during the round stays in place, its own answer before that.
fn in_seat_order<A: Copy>(log: &[Taken<A>]) -> Vec<Taken<A>> {
    let mut ordered: Vec<Taken<A>> = log.to_vec();
    let mut answers: Vec<usize> = Vec::new();
    let mut left = SeatSet::EMPTY;
    for (at, taken) in log.iter().enumerate() {
        match taken.seal {
            Seal::Sealed | Seal::Closed => answers.push(at),
            Seal::Open | Seal::Excused => left.insert(taken.seat),
        }
        if matches!(taken.seal, Seal::Closed | Seal::Excused) {
            let mut sorted = answers.clone();
            sorted.sort_by_key(|&one| (!left.has(log[one].seat), log[one].seat));
            for (&place, &one) in answers.iter().zip(&sorted) {
                ordered[place] = log[one].clone();
            }
        }
        if taken.seal != Seal::Sealed && (answers.is_empty() || taken.seal != Seal::Open) {
            answers.clear();
            left = SeatSet::EMPTY;
        }
    }
    ordered
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(seat: u8, seal: Seal) -> Taken<u8> {
        Taken { seat: Seat::new(seat), action: seat, note: None, barred: true, seal, private: false }
    }

    fn seats(log: &[Taken<u8>]) -> Vec<u8> {
        in_seat_order(log).iter().map(|taken| taken.action).collect()
    }

    #[test]
    fn answers_of_a_round_stand_in_seat_order() {
        use Seal::{Closed, Open, Sealed};
        let log =
            [taken(3, Open), taken(2, Sealed), taken(0, Sealed), taken(1, Closed), taken(1, Sealed), taken(0, Closed)];
        assert_eq!(seats(&log), [3, 0, 1, 2, 0, 1]);
    }

    #[test]
    fn who_left_a_round_does_not_show_who_answered_first() {
        use Seal::{Closed, Excused, Open, Sealed};
        let between = [taken(2, Sealed), taken(1, Open), taken(0, Closed)];
        assert_eq!(seats(&between), [0, 1, 2]);
        let last = [taken(2, Sealed), taken(0, Sealed), taken(1, Excused), taken(2, Sealed), taken(0, Closed)];
        assert_eq!(seats(&last), [0, 2, 1, 0, 2]);
    }

    #[test]
    fn an_answer_stays_before_the_leaving_of_its_seat() {
        use Seal::{Closed, Open, Sealed};
        let log = [taken(0, Sealed), taken(1, Sealed), taken(1, Open), taken(2, Closed)];
        assert_eq!(seats(&log), [1, 0, 1, 2]);
    }
}
