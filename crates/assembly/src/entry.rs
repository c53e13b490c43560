//! What a catalogue says of the game.

use crate::setup::{FORMATS, OPTIONS, Setup, settings};
use crate::state::Assembly;
use kernel::{Entry, Format, OptionWord, Options, SetupError};

impl Entry for Assembly {
    const TITLE: &'static str = "Starships Assembly";
    const DESIGNER: &'static str = "James C. Jenista";
    const STORY: &'static str = "The 28th century lives aboard starships as large as continents. Their captains still meet in the \
        Assembly and settle things by vote. Win captains over and gather a fleet while the peace holds: once \
        war is declared, only ships speak.";
    const RULES: &'static str = include_str!("../RULES.md");
    const COVERAGE: &'static str = include_str!("../coverage.toml");
    const FORMATS: &'static [Format] = FORMATS;
    const OPTIONS: &'static [OptionWord] = OPTIONS;

    fn settings(options: &Options) -> Result<Setup, SetupError> {
        settings(options)
    }
}
