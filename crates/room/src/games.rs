//! The games a server can open. The catalogue implements it; tests have games of their own.

use crate::wire::{FormatInfo, GameDetail, GameInfo, OptionInfo};
use bots::{Level, Seated, Watch};
use evaluation::Evaluate;
use kernel::{Content, Edition, Entry, Options, Record, RecordError, Seed, SetupError, Table};
use std::collections::BTreeMap;

/// Opens games by id.
pub trait GameCatalog: Send + Sync + 'static {
    /// The games there are.
    fn games(&self) -> Vec<GameInfo>;
    /// One of them in full.
    fn detail(&self, game: &str) -> Option<GameDetail>;
    /// Sets a new match up, at a position where one is given.
    ///
    /// # Errors
    /// What cannot be, in words for whoever asked.
    fn open(&self, game: &str, options: &Options, seed: Seed, at: Option<&str>) -> Result<Box<dyn Table>, OpenError>;
    /// Seats a bot.
    ///
    /// # Errors
    /// When there is no such game.
    fn sit(&self, game: &str, options: &Options, bot: Sitter) -> Result<Box<dyn Seated>, OpenError>;
    /// Rebuilds a match from its record and checks that it ended as the record says.
    ///
    /// # Errors
    /// The first place where the record does not hold.
    fn verify(&self, record: &Record) -> Result<Box<dyn Table>, RecordError>;
}

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct OpenError(pub String);

impl From<SetupError> for OpenError {
    fn from(error: SetupError) -> OpenError {
        OpenError(error.to_string())
    }
}

/// What lists say of a game: for implementations of [`GameCatalog::games`].
pub fn game_info<G: Entry>() -> GameInfo {
    let format = |format: &kernel::Format| FormatInfo {
        id: format.id.to_owned(),
        title: format.title.to_owned(),
        players: format.counts().collect(),
    };
    let option = |word: &kernel::OptionWord| OptionInfo {
        name: word.name.to_owned(),
        per_seat: word.per_seat,
        values: word.values.iter().map(|&value| value.to_owned()).collect(),
        note: word.note.to_owned(),
        formats: formats_of::<G>(word.name),
    };
    GameInfo {
        id: G::ID.to_owned(),
        title: G::TITLE.to_owned(),
        designer: G::DESIGNER.to_owned(),
        story: G::STORY.to_owned(),
        formats: G::FORMATS.iter().map(format).collect(),
        options: G::OPTIONS.iter().map(option).collect(),
    }
}

/// The formats an option means something in.
fn formats_of<G: Entry>(option: &str) -> Vec<String> {
    let ids = G::FORMATS.iter().map(|format| format.id);
    ids.filter(|id| G::option_applies(option, id)).map(str::to_owned).collect()
}

/// A game in full: for implementations of [`GameCatalog::detail`].
pub fn game_detail<G: Entry>() -> Option<GameDetail> {
    let edition = Edition::<G::Content>::built_in().ok()?;
    let lines = edition.sentences();
    let mut data: toml::Table = G::Content::BUILT_IN.parse().ok()?;
    edition.add_words(&mut data);
    let content = serde_json::to_value(data).ok()?;
    let mut sentences = BTreeMap::new();
    name_lines(&content, &lines, &mut sentences);
    Some(GameDetail {
        info: game_info::<G>(),
        rules: G::RULES.to_owned(),
        content,
        sentences,
        lines,
        edition: edition.hash_text(),
    })
}

/// Finds the line that begins with each name of the content.
fn name_lines(content: &serde_json::Value, lines: &[String], found: &mut BTreeMap<String, String>) {
    let begins = |line: &str, name: &str| {
        line.strip_prefix(name).is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric()))
    };
    // A line may be numbered and may tell two faces of one card: `3. Cursat … / Iskel …`.
    let bare = lines.iter().map(|line| line.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start_matches(". "));
    let pieces = bare.clone().chain(bare.flat_map(|line| line.split(" / ")));
    if let Some(name) = content.get("name").and_then(serde_json::Value::as_str).filter(|name| !name.is_empty())
        && let Some(line) = pieces.clone().find(|line| begins(line, name))
    {
        found.insert(name.to_owned(), line.to_owned());
    }
    let inner: Vec<&serde_json::Value> = match content {
        serde_json::Value::Array(list) => list.iter().collect(),
        serde_json::Value::Object(map) => map.values().collect(),
        _ => Vec::new(),
    };
    inner.into_iter().for_each(|inner| name_lines(inner, lines, found));
}

/// The games of the catalogue.
#[derive(Clone, Copy, Debug, Default)]
pub struct AllGames;

impl GameCatalog for AllGames {
    fn games(&self) -> Vec<GameInfo> {
        let usual = Options::default();
        catalog::IDS.iter().filter_map(|id| catalog::visit(id, &usual, Describe).ok()).collect()
    }

    fn detail(&self, game: &str) -> Option<GameDetail> {
        catalog::visit(game, &Options::default(), DescribeInFull).ok().flatten()
    }

    fn open(&self, game: &str, options: &Options, seed: Seed, at: Option<&str>) -> Result<Box<dyn Table>, OpenError> {
        let opened = match at {
            None => catalog::open(game, options, None, seed),
            Some(position) => catalog::open_at(game, options, None, seed, position),
        };
        opened.map_err(|error| OpenError(error.to_string()))
    }

    fn sit(&self, game: &str, options: &Options, bot: Sitter) -> Result<Box<dyn Seated>, OpenError> {
        Ok(catalog::visit(game, options, bot)?)
    }

    fn verify(&self, record: &Record) -> Result<Box<dyn Table>, RecordError> {
        let verified = catalog::visit(&record.game, &record.options, Verify(record));
        verified.map_err(|error| RecordError::at(0, error.to_string()))?
    }
}

/// What lists say of a game.
#[derive(Clone, Copy, Debug)]
pub struct Describe;

impl catalog::Visit for Describe {
    type Out = GameInfo;
    fn visit<G: Entry + Evaluate>(self) -> GameInfo {
        game_info::<G>()
    }
}

/// A game in full.
#[derive(Clone, Copy, Debug)]
pub struct DescribeInFull;

impl catalog::Visit for DescribeInFull {
    type Out = Option<GameDetail>;
    fn visit<G: Entry + Evaluate>(self) -> Option<GameDetail> {
        game_detail::<G>()
    }
}

/// A bot that is to sit down.
pub struct Sitter {
    /// How strong.
    pub level: Level,
    /// What its chance flows from.
    pub seed: u64,
    /// What a search asks now and then whether it must end, and where it may be made to wait.
    pub watch: Box<dyn Watch>,
}

impl std::fmt::Debug for Sitter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Sitter({})", self.level)
    }
}

impl catalog::Visit for Sitter {
    type Out = Box<dyn Seated>;
    fn visit<G: Entry + Evaluate>(self) -> Box<dyn Seated> {
        bots::sit_watched::<G>(self.level, self.seed, self.watch)
    }
}

struct Verify<'a>(&'a Record);

impl catalog::Visit for Verify<'_> {
    type Out = Result<Box<dyn Table>, RecordError>;
    fn visit<G: Entry + Evaluate>(self) -> Self::Out {
        verify_as::<G>(self.0)
    }
}

/// Rebuilds a match of game `G` and checks that it ended as its record says: for implementations.
///
/// # Errors
/// The first place where the record does not hold.
pub fn verify_as<G: Entry>(record: &Record) -> Result<Box<dyn Table>, RecordError> {
    let edition = catalog::edition_of::<G>(record, None).map_err(|error| RecordError::at(0, error.to_string()))?;
    let played = kernel::record::verify::<G>(record, edition)?;
    Ok(Box::new(played))
}

/// Opens a match of game `G`: for implementations.
///
/// # Errors
/// What cannot be.
pub fn open_as<G: Entry + Evaluate>(
    options: &Options,
    seed: Seed,
    at: Option<&str>,
) -> Result<Box<dyn Table>, OpenError> {
    let open = catalog::Open { options, content: None, seed, position: at };
    catalog::Visit::visit::<G>(open).map_err(|error| OpenError(error.to_string()))
}
