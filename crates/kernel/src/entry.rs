//! What a catalogue says of a game.

use crate::Invariants;
use crate::options::{Format, OptionWord, Options, SetupError};
use crate::position::Positions;
use crate::words::Words;

/// A game as the catalogue lists it: everything a table, the laws and scenes need.
pub trait Entry: Words + Positions + Invariants {
    /// Its name for people.
    const TITLE: &'static str;
    /// Who designed it.
    const DESIGNER: &'static str;
    /// Its story in a few sentences of our own.
    const STORY: &'static str;
    /// Its rules with their IDs (`RULES.md`).
    const RULES: &'static str;
    /// How many rules there are and how many are tested (`coverage.toml`).
    const COVERAGE: &'static str;
    /// The formats it can be played in; the first is usual.
    const FORMATS: &'static [Format];
    /// The options it knows.
    const OPTIONS: &'static [OptionWord];
    /// Whether an option means anything in a format; it is shown only there.
    fn option_applies(option: &str, format: &str) -> bool {
        let _ = (option, format);
        true
    }
    /// Checks a set-up.
    ///
    /// # Errors
    /// What cannot be, and what can.
    fn settings(options: &Options) -> Result<Self::Setup, SetupError>;
}
