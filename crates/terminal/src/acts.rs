//! Taking actions: by number, by what was typed, and back again.

use crate::Heard;
use crate::pick::{Meant, meant};
use crate::show;
use crate::sitting::{Next, Session};
use kernel::{Choice, MoveError, Note, Seat, UndoError};
use std::io;

/// An action and the words in braces after it, as records write them: `send {I keep out of the north}`.
pub fn with_note(text: &str) -> (&str, Option<Note>) {
    let split = text.trim().strip_suffix('}').and_then(|text| text.split_once('{'));
    split.map_or((text, None), |(action, words)| (action.trim(), Note::clean(words)))
}

impl Session<'_, '_> {
    pub(crate) fn act_by_number(
        &mut self,
        seat: Seat,
        choices: &[Choice],
        number: usize,
        amount: Option<i32>,
    ) -> io::Result<Next> {
        let Some(choice) = number.checked_sub(1).and_then(|index| choices.get(index)) else {
            self.say(&format!("There is no choice {number}; they go from 1 to {}.\n", choices.len()))?;
            return Ok(Next::Again);
        };
        let Some(range) = choice.amount else {
            if amount.is_some() {
                self.say(&format!("Choice {number} takes no amount.\n"))?;
                return Ok(Next::Again);
            }
            return self.act(seat, &choice.notation, None);
        };
        let amount = match amount {
            None if range.min == range.max => Some(range.min),
            None => self.ask_amount(&show::range(range))?,
            given => given,
        };
        match amount {
            Some(n) => self.act(seat, &choice.with_amount(n), None),
            None => Ok(Next::Again),
        }
    }

    fn ask_amount(&mut self, range: &str) -> io::Result<Option<i32>> {
        self.say(&format!("How many? {range}: "))?;
        match self.hear()? {
            Heard::Line(line) => match line.trim().parse() {
                Ok(n) => Ok(Some(n)),
                Err(_) => self.say("That is no number.\n").map(|()| None),
            },
            _ => Ok(None),
        }
    }

    pub(crate) fn act_by_text(&mut self, seat: Seat, choices: &[Choice], text: &str) -> io::Result<Next> {
        let (text, note) = with_note(text);
        let understood = self.sitting.table.why(seat, text, &self.sitting.names);
        if !matches!(understood, Err(MoveError::Unread(_))) {
            return self.act(seat, text, note);
        }
        match meant(choices, text) {
            Meant::One(notation) => self.act(seat, &notation, note),
            Meant::Several(all) => {
                let list: String = all.iter().map(|one| format!("  {one}\n")).collect();
                self.say(&format!("That may mean:\n{list}"))?;
                Ok(Next::Again)
            }
            Meant::None => self.act(seat, text, note),
        }
    }

    pub(crate) fn act(&mut self, seat: Seat, text: &str, note: Option<Note>) -> io::Result<Next> {
        match self.sitting.table.submit(seat, text, note, &self.sitting.names) {
            Ok(()) => Ok(Next::Moved),
            Err(error) => {
                let text = show::wrap(&format!("{error}"), self.sitting.style.width, 2);
                self.say(&text)?;
                self.say("Type help for what you can do here.\n")?;
                Ok(Next::Again)
            }
        }
    }

    /// Takes back what this person did last, or whoever else sits at this keyboard.
    pub(crate) fn undo(&mut self, seat: Seat) -> io::Result<Next> {
        let mut undone = self.sitting.table.undo(seat);
        for other in self.people().collect::<Vec<_>>() {
            if undone == Err(UndoError::Another) {
                undone = self.sitting.table.undo(other);
            }
        }
        match undone {
            Ok(()) => {
                self.say("Taken back.\n")?;
                Ok(Next::Moved)
            }
            Err(error) => {
                self.say(&format!("Not possible: {error}.\n"))?;
                Ok(Next::Again)
            }
        }
    }
}
