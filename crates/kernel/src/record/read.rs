//! Reading a text record. Nothing in it is trusted; the first fault is one clear error.

use super::{MAX_RECORD, Record, RecordAction, RecordError, RecordMove};
use crate::note::Note;
use crate::{Options, Seat, Seed};

impl Record {
    /// Reads a text record; nothing is replayed yet.
    ///
    /// # Errors
    /// The first line that cannot be read, and what was expected.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        if text.len() > MAX_RECORD {
            return Err(RecordError::at(0, format!("a record has at most {MAX_RECORD} bytes")));
        }
        let mut draft = Draft::default();
        for (index, line) in text.lines().enumerate() {
            draft.line(index + 1, line.trim())?;
        }
        draft.finish()
    }
}

#[derive(Default)]
struct Draft {
    game: Option<String>,
    content: Option<String>,
    options: Options,
    seed: Option<Seed>,
    names: Vec<String>,
    from: Option<String>,
    result: Option<String>,
    moves: Vec<RecordMove>,
}

impl Draft {
    fn line(&mut self, line: usize, text: &str) -> Result<(), RecordError> {
        if text.is_empty() {
            return Ok(());
        }
        if let Some(tag) = text.strip_prefix('[') {
            return self.tag(line, tag);
        }
        if let Some(comment) = text.strip_prefix('#') {
            return self.comment(line, comment.trim());
        }
        let entered = read_move(line, text, self.moves.len() + 1)?;
        self.moves.push(entered);
        Ok(())
    }

    fn tag(&mut self, line: usize, tag: &str) -> Result<(), RecordError> {
        let form = || RecordError::at(line, "a tag looks like [Game \"realms\"]");
        let (name, value) = tag.strip_suffix("\"]").ok_or_else(form)?.split_once(" \"").ok_or_else(form)?;
        let value = value.to_owned();
        let wrong = |expected: &str| RecordError::at(line, format!("{name} must be {expected}"));
        match name {
            "Game" => self.game = Some(value),
            "Rules" => self.options.rules = Some(value.parse().map_err(|_| wrong("a number up to 65535"))?),
            "Content" => self.content = Some(value),
            "Format" => self.options.format = value,
            "Players" => self.options.players = value.parse().map_err(|_| wrong("a number of players"))?,
            "Option" => {
                let (option, chosen) = value.split_once('=').ok_or_else(|| wrong("name=value"))?;
                self.options.chosen.insert(option.to_owned(), chosen.to_owned());
            }
            "Name" => self.names.push(value),
            "Seed" => self.seed = Some(Seed::read(&value).ok_or_else(|| wrong("a number or 64 hex digits"))?),
            "From" => self.from = Some(value),
            "Result" => self.result = Some(value),
            _ => {} // tags of others are allowed, as in PGN
        }
        Ok(())
    }

    fn comment(&mut self, line: usize, comment: &str) -> Result<(), RecordError> {
        let Some(hash) = comment.strip_prefix("state ") else {
            return Ok(());
        };
        let hash = u64::from_str_radix(hash, 16);
        let hash = hash.map_err(|_| RecordError::at(line, "a state hash has 16 hex digits"))?;
        match self.moves.last_mut() {
            Some(last) => last.hash = Some(hash),
            None => return Err(RecordError::at(line, "a state hash stands after an action")),
        }
        Ok(())
    }

    fn finish(self) -> Result<Record, RecordError> {
        let missing = |tag: &str| RecordError::at(0, format!("the tag [{tag} \"…\"] is missing"));
        self.options.rules.ok_or_else(|| missing("Rules"))?;
        Ok(Record {
            game: self.game.ok_or_else(|| missing("Game"))?,
            content: self.content.ok_or_else(|| missing("Content"))?,
            options: self.options,
            seed: self.seed.ok_or_else(|| missing("Seed"))?,
            names: self.names,
            from: self.from,
            result: self.result,
            moves: self.moves,
        })
    }
}

/// `12. seat 1: buy Blob Wheel {a note}`
fn read_move(line: usize, text: &str, expected: usize) -> Result<RecordMove, RecordError> {
    let form = || RecordError::at(line, format!("expected an action like \"{expected}. seat 1: …\""));
    let (number, rest) = text.split_once(". ").ok_or_else(form)?;
    if number.parse() != Ok(expected) {
        return Err(form());
    }
    let (seat, rest) = rest.strip_prefix("seat ").ok_or_else(form)?.split_once(": ").ok_or_else(form)?;
    let seat = seat.parse::<usize>().ok().and_then(|n| Seat::checked(n.checked_sub(1)?)).ok_or_else(form)?;
    let (action, note) = match rest.strip_suffix('}').and_then(|rest| rest.rsplit_once(" {")) {
        Some((action, note)) => (action, Note::clean(note)),
        None => (rest, None),
    };
    let id = action.trim().strip_prefix('#').and_then(|id| id.parse().ok());
    let action = id.map_or_else(|| RecordAction::Text(action.trim().to_owned()), RecordAction::Id);
    Ok(RecordMove { line, seat, action, note, hash: None })
}
