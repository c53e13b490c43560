//! What is agreed before the first shuffle, as plain data: it goes into records as it is.

use crate::{RulesVersion, Seat};
use std::collections::BTreeMap;

/// A table's set-up in words: players, format, options. Each game turns it into its own `Setup`.
///
/// ```
/// use kernel::Options;
/// let options = Options::new("duel", 2).with("transfer_power", "off");
/// assert_eq!(options.get("transfer_power"), Some("off"));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// How many seats.
    pub players: u8,
    /// The format's id; empty for the game's first one.
    pub format: String,
    /// Everything else, by name. What one seat chose is written `seat-2.clan`.
    pub chosen: BTreeMap<String, String>,
    /// The version of the rules; none for the newest. A match that began keeps its own.
    pub rules: Option<u16>,
}

impl Options {
    /// A table of this format with so many seats.
    pub fn new(format: &str, players: u8) -> Options {
        Options { players, format: format.to_owned(), ..Options::default() }
    }

    /// The same under this version of the rules.
    pub fn under(mut self, rules: u16) -> Options {
        self.rules = Some(rules);
        self
    }

    /// The version to play under, of a game whose newest is `newest`.
    ///
    /// # Errors
    /// When there is no such version, or this program does not know it yet.
    pub fn rules_version(&self, newest: u16) -> Result<RulesVersion, SetupError> {
        match self.rules {
            None => Ok(RulesVersion::new(newest)),
            Some(asked) if (1..=newest).contains(&asked) => Ok(RulesVersion::new(asked)),
            Some(asked) => Err(SetupError::Rules { asked, newest }),
        }
    }

    /// The same with one more option.
    pub fn with(mut self, name: &str, value: &str) -> Options {
        self.chosen.insert(name.to_owned(), value.to_owned());
        self
    }

    /// What was chosen for this option.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.chosen.get(name).map(String::as_str)
    }

    /// What a seat chose for this option.
    pub fn of_seat(&self, seat: Seat, name: &str) -> Option<&str> {
        self.get(&format!("seat-{}.{name}", seat.number()))
    }

    /// Whether an option is on; `usual` where nobody chose.
    ///
    /// # Errors
    /// When its value is neither `on` nor `off`.
    pub fn switch(&self, name: &'static str, usual: bool) -> Result<bool, SetupError> {
        match self.get(name) {
            None => Ok(usual),
            Some("on" | "true" | "yes") => Ok(true),
            Some("off" | "false" | "no") => Ok(false),
            Some(value) => Err(SetupError::value(name, value, "on or off")),
        }
    }

    /// Whether `seat-2` is at this table.
    fn seats(&self, seat: &str) -> bool {
        let number = seat.strip_prefix("seat-").and_then(|number| number.parse().ok());
        number.is_some_and(|number: u8| number >= 1 && (self.players == 0 || number <= self.players))
    }

    /// Refuses options the game does not know.
    ///
    /// # Errors
    /// Names the first unknown option and lists the known ones.
    pub fn allow_only(&self, known: &[OptionWord]) -> Result<(), SetupError> {
        let fits = |name: &str| {
            let tail = name.split_once('.').filter(|(seat, _)| self.seats(seat)).map(|(_, tail)| tail);
            known.iter().any(|word| if word.per_seat { Some(word.name) == tail } else { word.name == name })
        };
        match self.chosen.keys().find(|name| !fits(name)) {
            None => Ok(()),
            Some(name) => {
                let words: Vec<&str> = known.iter().map(|word| word.name).collect();
                Err(SetupError::Option { name: name.clone(), known: words.join(", ") })
            }
        }
    }
}

/// An option a game knows, for lists and help.
#[derive(Clone, Copy, Debug)]
pub struct OptionWord {
    /// Its name, e.g. `transfer_power`.
    pub name: &'static str,
    /// Whether each seat chooses (`seat-2.clan`).
    pub per_seat: bool,
    /// The values it takes; the first one is usual.
    pub values: &'static [&'static str],
    /// What it does, in a line.
    pub note: &'static str,
}

/// A format a game can be played in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Format {
    /// Its id on the command line, e.g. `two-headed-hydra`.
    pub id: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// The fewest and the most players.
    pub players: (u8, u8),
    /// The step between player counts (2 where only even numbers can play).
    pub step: u8,
}

impl Format {
    /// Every number of players that can play it.
    pub fn counts(&self) -> impl Iterator<Item = u8> {
        (self.players.0..=self.players.1).step_by(self.step.max(1) as usize)
    }

    /// Whether so many can play it.
    pub fn seats(&self, players: u8) -> bool {
        self.counts().any(|n| n == players)
    }
}

/// Why a table cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// No game of this name.
    #[error("there is no game {name:?}; the games are {known}")]
    Game {
        /// The name that was given.
        name: String,
        /// The games there are.
        known: String,
    },
    /// No format of this name.
    #[error("there is no format {name:?}; the formats are {known}")]
    Format {
        /// The name that was given.
        name: String,
        /// The formats there are.
        known: String,
    },
    /// So many cannot play this format.
    #[error("{format} is for {allowed} players, not {players}")]
    Players {
        /// The format.
        format: String,
        /// How many were asked for.
        players: u8,
        /// How many can play.
        allowed: String,
    },
    /// No option of this name.
    #[error("there is no option {name:?}; the options are {known}")]
    Option {
        /// The name that was given.
        name: String,
        /// The options there are.
        known: String,
    },
    /// An option with a value it does not take.
    #[error("option {name} cannot be {value:?}; expected {expected}")]
    Value {
        /// The option.
        name: String,
        /// The value that was given.
        value: String,
        /// What it takes.
        expected: String,
    },
    /// Rules this program does not have.
    #[error(
        "played under rules version {asked}; this program knows versions 1 to {newest}{}",
        if asked > newest { ": a newer starboard is needed" } else { "" }
    )]
    Rules {
        /// The version that was asked for.
        asked: u16,
        /// The newest one there is.
        newest: u16,
    },
    /// The content cannot serve this set-up.
    #[error(transparent)]
    Content(#[from] crate::ContentError),
}

impl SetupError {
    /// An option with a value it does not take.
    pub fn value(name: &str, value: &str, expected: &str) -> SetupError {
        SetupError::Value { name: name.to_owned(), value: value.to_owned(), expected: expected.to_owned() }
    }

    /// Picks the format of these options (the first one where none is named) and checks the
    /// number of players.
    ///
    /// # Errors
    /// When there is no such format or so many cannot play it.
    pub fn pick_format(options: &Options, formats: &'static [Format]) -> Result<&'static Format, SetupError> {
        let named = |format: &&Format| options.format.is_empty() || format.id == options.format;
        let known = || formats.iter().map(|format| format.id).collect::<Vec<_>>().join(", ");
        let format = formats.iter().find(named);
        let format = format.ok_or_else(|| SetupError::Format { name: options.format.clone(), known: known() })?;
        if format.seats(options.players) {
            return Ok(format);
        }
        let allowed = format.counts().map(|n| n.to_string()).collect::<Vec<_>>().join(", ");
        Err(SetupError::Players { format: format.id.to_owned(), players: options.players, allowed })
    }
}
