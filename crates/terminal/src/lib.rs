//! A table in the terminal, line by line: it is drawn, told and asked; answers are numbers,
//! notation or the beginning of it.
#![warn(missing_docs)]

mod acts;
mod address;
mod answers;
mod bargain;
mod command;
mod outcome;
mod pick;
mod player;
mod save;
mod show;
mod sitting;

pub use acts::with_note;
pub use outcome::outcome_words;
pub use player::{Player, names_of, players_of};
pub use save::{data_folder, save_as, save_under};
pub use sitting::{Left, Sitting};

use bots::{Seated, Spec};
use kernel::{Options, Record, Table};

/// What comes in from the keyboard or a pipe.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A line, without its end.
    Line(String),
    /// No more lines will come.
    End,
    /// Ctrl-C.
    Interrupt,
}

/// Where lines come from.
pub trait Input {
    /// Waits for the next one.
    fn hear(&mut self) -> Heard;
    /// Whether Ctrl-C was pressed, without waiting.
    fn is_interrupted(&mut self) -> bool {
        false
    }
}

/// What a table needs of the house it stands in.
pub trait House {
    /// Opens the table of a record.
    ///
    /// # Errors
    /// Why not, in words.
    fn load(&self, record: &Record) -> Result<Box<dyn Table>, String>;
    /// Seats a bot.
    ///
    /// # Errors
    /// Why not, in words.
    fn sit(&self, game: &str, options: &Options, bot: Spec, seed: u64) -> Result<Box<dyn Seated>, String>;
    /// The rules of a game, as text.
    fn rules(&self, game: &str) -> &'static str;
    /// Every card of a game in words, its name first.
    fn cards(&self, game: &str) -> Vec<String>;
    /// The scripted bots a game names beside the levels.
    fn policies(&self, game: &str) -> &'static [&'static str];
}
