//! What the catalogue says of the game.

use crate::setup::{self, Setup};
use crate::state::Samurai;
use kernel::{Entry, Format, OptionWord, Options, SetupError};

impl Entry for Samurai {
    const TITLE: &'static str = "Starship Samurai";
    const DESIGNER: &'static str = "Isaac Vega";
    const STORY: &'static str = "Emperor Hoshi of the Gamma Clan had united the Lotus Galaxy, by diplomacy and with the first Samurai \
        Mechs. Now she is dead, and the Nova, Pulsar, Gamma and Void Clans each put their own daimyo forward \
        for her throne. Lead one of them: win locations, win over the lesser clans, and leave the war with \
        the most honor.";
    const RULES: &'static str = include_str!("../RULES.md");
    const COVERAGE: &'static str = include_str!("../coverage.toml");
    const FORMATS: &'static [Format] = setup::FORMATS;
    const OPTIONS: &'static [OptionWord] = setup::OPTIONS;

    fn settings(options: &Options) -> Result<Setup, SetupError> {
        setup::settings(options)
    }
}
