//! A journal: a header that says what is played, then one line a finished game. A contest that
//! was stopped goes on from it; parts played apart merge exactly.

use crate::Played;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Everything that decides what the games are.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u16,
    /// The hash of its content.
    pub content: String,
    /// The format's id.
    pub format: String,
    /// How many sit at a table.
    pub players: u8,
    /// The options that were given.
    pub options: BTreeMap<String, String>,
    /// The bots.
    pub bots: Vec<String>,
    /// How many games a table.
    pub games: u64,
    /// The seed of all chance.
    pub seed: u64,
    /// The clock that cut decisions short, in milliseconds: games under different clocks are different games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cap_ms: Option<u64>,
}

/// A journal as it was read.
#[derive(Clone, PartialEq, Debug)]
pub struct Journal {
    /// What is played.
    pub header: Header,
    /// The games, by number.
    pub played: Vec<Played>,
}

/// Why a journal cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum JournalError {
    /// The first line is no header.
    #[error("line 1 is no header of an arena journal: {0}")]
    Header(String),
    /// A line is no game.
    #[error("line {line} is no game: {what}")]
    Line {
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        what: String,
    },
    /// Two journals are of different contests.
    #[error("the journals are of different contests: their headers differ")]
    Contest,
    /// Two journals tell a game differently.
    #[error("game {0} is told in two ways; one of the journals is of another build or was changed")]
    Game(u64),
    /// Nothing was given.
    #[error("no journal was given")]
    Nothing,
}

impl Journal {
    /// Reads a journal. A last line without its end was cut off in mid-write and is left out.
    ///
    /// # Errors
    /// The line that is wrong.
    pub fn read(text: &str) -> Result<Journal, JournalError> {
        let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
        let header: Header = serde_json::from_str(first).map_err(|error| JournalError::Header(error.to_string()))?;
        let whole = rest.rfind('\n').map_or("", |end| &rest[..end]);
        let mut games = BTreeMap::new();
        for (at, line) in whole.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let wrong = |what: String| JournalError::Line { line: at + 2, what };
            let game: Played = serde_json::from_str(line).map_err(|error| wrong(error.to_string()))?;
            header.admits(&game).map_err(|what| wrong(what.to_owned()))?;
            add(&mut games, game)?;
        }
        Ok(Journal { header, played: games.into_values().collect() })
    }

    /// How many games of the whole contest it lacks.
    pub fn lacks(&self) -> u64 {
        let tables = ways(self.header.bots.len() as u64, u64::from(self.header.players));
        self.header.games.saturating_mul(tables).saturating_sub(self.played.len() as u64)
    }

    /// The numbers of its games.
    pub fn done(&self) -> BTreeSet<u64> {
        self.played.iter().map(|game| game.number).collect()
    }
}

impl Header {
    /// Journals come from outside: every index is checked once, here.
    fn admits(&self, game: &Played) -> Result<(), &'static str> {
        let seats = usize::from(self.players);
        if game.bots.len() != seats || game.times.len() != seats || game.cut.len() != seats {
            return Err("another number of seats than the header says");
        }
        if game.bots.iter().any(|&bot| bot >= self.bots.len()) {
            return Err("a bot the header does not name");
        }
        let lists = [game.places.len(), game.half_points.len()];
        if lists.iter().any(|&n| n != seats && n != 0) {
            return Err("places or scores do not fit the seats");
        }
        if !game.sides.is_empty() && game.sides.len() != seats {
            return Err("sides do not fit the seats");
        }
        Ok(())
    }
}

/// In how many ways `k` of `n` can be chosen; a header from outside may ask for absurdly many.
fn ways(n: u64, k: u64) -> u64 {
    if k > n { 0 } else { (0..k).fold(1, |ways: u64, i| ways.saturating_mul(n - i) / (i + 1)) }
}

fn add(games: &mut BTreeMap<u64, Played>, game: Played) -> Result<(), JournalError> {
    match games.get(&game.number) {
        Some(known) if !known.agrees(&game) => Err(JournalError::Game(game.number)),
        Some(_) => Ok(()),
        None => {
            games.insert(game.number, game);
            Ok(())
        }
    }
}

/// All games of several journals of one contest.
///
/// # Errors
/// When they are of different contests, or tell a game differently.
pub fn merge(journals: Vec<Journal>) -> Result<Journal, JournalError> {
    let mut games = BTreeMap::new();
    let mut header = None;
    for journal in journals {
        if header.get_or_insert_with(|| journal.header.clone()) != &journal.header {
            return Err(JournalError::Contest);
        }
        journal.played.into_iter().try_for_each(|game| add(&mut games, game))?;
    }
    let header = header.ok_or(JournalError::Nothing)?;
    Ok(Journal { header, played: games.into_values().collect() })
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = r#"{"game":"toy","rules_version":1,"content":"","format":"duel","players":2,"options":{},"bots":["ensign","random"],"games":4,"seed":1}"#;

    fn game(number: u64, places: &str) -> String {
        format!(
            r#"{{"number":{number},"deal":0,"bots":[0,1],"places":{places},"half_points":[0,0],"decisions":9,"times":[{{}},{{}}],"cut":[0,0]}}"#
        )
    }

    #[test]
    fn parts_merge_and_a_cut_off_line_is_left_out() {
        let one = Journal::read(&format!("{HEAD}\n{}\n{}", game(0, "[1,2]"), &game(2, "[1,2]")[..30])).unwrap();
        assert_eq!(one.done().into_iter().collect::<Vec<_>>(), [0]);
        let other = Journal::read(&format!("{HEAD}\n{}\n", game(1, "[2,1]"))).unwrap();
        let whole = merge(vec![one.clone(), other, one]).unwrap();
        assert_eq!((whole.played.len(), whole.lacks()), (2, 2));
    }

    #[test]
    fn two_tellings_of_one_game_are_refused() {
        let read = |places: &str| Journal::read(&format!("{HEAD}\n{}\n", game(0, places))).unwrap();
        assert_eq!(merge(vec![read("[1,2]"), read("[2,1]")]), Err(JournalError::Game(0)));
        assert_eq!(merge(Vec::new()), Err(JournalError::Nothing));
    }

    #[test]
    fn absurd_headers_are_counted_all_the_same() {
        assert_eq!((ways(5, 2), ways(4, 4), ways(2, 3)), (10, 1, 0));
        assert!(ways(u64::MAX, 200) > 0);
    }

    #[test]
    fn hostile_lines_are_named() {
        let wrong = game(0, "[1,2]").replace("[0,1]", "[0,9]");
        let error = Journal::read(&format!("{HEAD}\n{wrong}\n")).unwrap_err();
        assert_eq!(error.to_string(), "line 2 is no game: a bot the header does not name");
        assert!(matches!(Journal::read("{}"), Err(JournalError::Header(_))));
    }
}
