//! What the catalogue says of the game.

use crate::setup::{self, Setup};
use crate::state::Samurai;
use kernel::{Entry, Format, OptionWord, Options, SetupError};

impl Entry for Samurai {
    const TITLE: &'static str = "Starship Samurai";
    const RULES: &'static str = include_str!("../RULES.md");
    const COVERAGE: &'static str = include_str!("../coverage.toml");
    const FORMATS: &'static [Format] = setup::FORMATS;
    const OPTIONS: &'static [OptionWord] = setup::OPTIONS;

    fn settings(options: &Options) -> Result<Setup, SetupError> {
        setup::settings(options)
    }
}
