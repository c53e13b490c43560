//! Count files: how many lines of play there are to a depth, as perft in chess engines. A rule
//! changed by accident changes a count.
//!
//! One line a count: `format duel players 2 option NAME=VALUE seed 7 depth 4 lines 18231`;
//! `format` and `option` may be left out, `#` begins a comment, `lines ?` is not counted yet.

use crate::golden::rewriting;
use kernel::{Content, Edition, Entry, Events, Fate, Options, Seed};
use std::fmt;
use std::path::Path;

/// One line of a count file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Count {
    /// The set-up.
    pub options: Options,
    /// The seed.
    pub seed: u64,
    /// How many answers deep.
    pub depth: u32,
    /// How many lines there are; `None` where nobody counted yet.
    pub lines: Option<u64>,
}

impl Count {
    /// Reads a line of a count file.
    ///
    /// # Errors
    /// What was expected.
    pub fn read(line: &str) -> Result<Count, String> {
        let mut count = Count { options: Options::default(), seed: 0, depth: 0, lines: None };
        let mut words = line.split_whitespace();
        while let Some(word) = words.next() {
            let value = words.next().ok_or_else(|| format!("{word} has no value"))?;
            let number = || value.parse::<u64>().map_err(|_| format!("{word} {value}: expected a number"));
            match word {
                "format" => count.options.format = value.to_owned(),
                "players" => count.options.players = number()?.min(255) as u8,
                "option" => {
                    let (name, chosen) = value.split_once('=').ok_or("an option is NAME=VALUE")?;
                    count.options.chosen.insert(name.to_owned(), chosen.to_owned());
                }
                "seed" => count.seed = number()?,
                "depth" => count.depth = number()?.min(1_000) as u32,
                "lines" if value == "?" => count.lines = None,
                "lines" => count.lines = Some(number()?),
                _ => return Err(format!("{word:?}: expected format, players, option, seed, depth or lines")),
            }
        }
        Ok(count)
    }

    /// Counts the lines of play.
    ///
    /// # Errors
    /// Why the set-up cannot be.
    pub fn count<G: Entry>(&self, edition: Edition<G::Content>) -> Result<u64, String> {
        let setup = G::settings(&self.options).map_err(|error| error.to_string())?;
        let mut fate = Fate::sealed(Seed::from(self.seed));
        let state = G::start(&setup, edition, &mut fate).map_err(|error| error.to_string())?;
        Ok(lines(&state, &fate, self.depth))
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.options.format.is_empty() {
            write!(f, "format {} ", self.options.format)?;
        }
        write!(f, "players {} ", self.options.players)?;
        for (name, value) in &self.options.chosen {
            write!(f, "option {name}={value} ")?;
        }
        write!(f, "seed {} depth {} lines ", self.seed, self.depth)?;
        match self.lines {
            Some(lines) => write!(f, "{lines}"),
            None => f.write_str("?"),
        }
    }
}

/// How many sequences of answers of this length there are, over all seats that are to act; a
/// game that ends earlier counts once.
pub fn lines<G: kernel::Game>(state: &G, fate: &Fate, depth: u32) -> u64 {
    let to_act = state.to_act();
    if depth == 0 || to_act.is_empty() {
        return 1;
    }
    let mut listed = Vec::new();
    let mut total = 0;
    for seat in to_act.iter() {
        listed.clear();
        state.actions(seat, &mut listed);
        if depth == 1 {
            total += listed.len() as u64;
            continue;
        }
        for &action in &listed {
            let (mut next, mut fate) = (state.clone(), fate.clone());
            next.perform(seat, action, &mut fate, &mut Events::dropped());
            total += lines(&next, &fate, depth - 1);
        }
    }
    total
}

/// Counts every line of a file again; with `UPDATE=1` writes the file anew instead.
///
/// # Panics
/// With every line that differs, or when the file cannot be read.
#[track_caller]
pub fn check_file<G: Entry>(path: impl AsRef<Path>) {
    let path = path.as_ref();
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    match recount::<G>(&text) {
        Ok(new) if rewriting() => write(path, &new),
        Ok(new) => {
            let differs = text.lines().zip(new.lines()).filter(|(old, new)| old != new);
            let all: Vec<String> = differs.map(|(old, new)| format!("  file    {old}\n  counted {new}")).collect();
            assert!(all.is_empty(), "{} counts differ (UPDATE=1 rewrites):\n{}", path.display(), all.join("\n"));
        }
        Err(what) => panic!("{}: {what}", path.display()),
    }
}

pub(crate) fn write(path: &Path, text: &str) {
    std::fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

/// A count file with every count made anew; comments and blank lines stay.
///
/// # Errors
/// The line that cannot be read or set up.
pub fn recount<G: Entry>(text: &str) -> Result<String, String> {
    let edition = Edition::built_in().map_err(|error| format!("{}: {error}", G::Content::FILE))?;
    let mut out = String::new();
    for (index, line) in text.lines().enumerate() {
        let (body, comment) = line.split_at(line.find('#').unwrap_or(line.len()));
        if body.trim().is_empty() {
            out.push_str(line);
        } else {
            let at = |what: String| format!("line {}: {what}", index + 1);
            let mut count = Count::read(body).map_err(at)?;
            count.lines = Some(count.count::<G>(edition).map_err(at)?);
            out.push_str(&count.to_string());
            if !comment.is_empty() {
                out.push_str(&format!("  {comment}"));
            }
        }
        out.push('\n');
    }
    Ok(out)
}
