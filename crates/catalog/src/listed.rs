//! What there is to say of a game before it is played.

use crate::{IDS, Visit, visit};
use evaluation::Evaluate;
use kernel::{Content, Edition, Entry, Format, OptionWord, Options};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A game as it is listed.
#[derive(Clone, Debug, Serialize)]
pub struct Listed {
    /// Its name in commands, records and addresses.
    pub id: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// Who designed it.
    pub designer: &'static str,
    /// Its story in a few sentences.
    pub story: &'static str,
    /// The fewest and the most players over all formats.
    pub players: [u8; 2],
    /// The formats' ids; the first is usual.
    pub formats: Vec<&'static str>,
    /// How many rules it has.
    pub rules: usize,
    /// How many of them are named by a scene or a test.
    pub rules_tested: usize,
    /// How much of everything its content has.
    pub content: BTreeMap<&'static str, usize>,
    /// The formats in full.
    #[serde(skip)]
    pub all_formats: &'static [Format],
    /// The options it knows.
    #[serde(skip)]
    pub options: &'static [OptionWord],
    /// The scripted bots it names beside the levels.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub policies: &'static [&'static str],
    /// Its rules as text.
    #[serde(skip)]
    pub rules_text: &'static str,
}

/// What `coverage.toml` of a game says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub struct Coverage {
    /// Rules in RULES.md.
    #[serde(default)]
    pub rules: usize,
    /// Rules that a scene or test names.
    #[serde(default)]
    pub rules_tested: usize,
}

/// Every game there is.
pub fn games() -> Vec<Listed> {
    IDS.iter().filter_map(|id| visit(id, &Options::default(), List).ok()).collect()
}

/// One game as it is listed.
pub fn listed<G: Entry + Evaluate>() -> Listed {
    let coverage: Coverage = kernel::read_toml(G::COVERAGE).unwrap_or_default();
    let fewest = G::FORMATS.iter().map(|format| format.players.0).min().unwrap_or(0);
    let most = G::FORMATS.iter().map(|format| format.players.1).max().unwrap_or(0);
    let counts = Edition::<G::Content>::built_in().map(|edition| edition.counts()).unwrap_or_default();
    Listed {
        id: G::ID,
        title: G::TITLE,
        designer: G::DESIGNER,
        story: G::STORY,
        players: [fewest, most],
        formats: G::FORMATS.iter().map(|format| format.id).collect(),
        rules: coverage.rules,
        rules_tested: coverage.rules_tested,
        content: counts.into_iter().collect(),
        all_formats: G::FORMATS,
        options: G::OPTIONS,
        policies: G::POLICIES,
        rules_text: G::RULES,
    }
}

struct List;

impl Visit for List {
    type Out = Listed;
    fn visit<G: Entry + Evaluate>(self) -> Listed {
        listed::<G>()
    }
}
