//! Opening tables: fresh, at a position, from a record.

use crate::{Visit, visit};
use evaluation::Evaluate;
use kernel::{
    ContentError, Edition, Entry, Format, Match, Options, PositionError, Record, RecordError, Seed, SetupError, Table,
};

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// The set-up cannot be.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The content file is wrong.
    #[error(transparent)]
    Content(#[from] ContentError),
    /// The position cannot be.
    #[error("position, {0}")]
    Position(#[from] PositionError),
    /// The record does not hold.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// A content file: its text and its name.
pub type File<'a> = (&'a str, &'a str);

/// Opens a fresh table. Where `options` name no format or no number of players, the game's
/// usual ones are taken.
///
/// # Errors
/// What of the game, the set-up or the content cannot be.
pub fn open(game: &str, options: &Options, content: Option<File<'_>>, seed: Seed) -> Result<Box<dyn Table>, OpenError> {
    visit(game, options, Open { options, content, seed, position: None })?
}

/// Opens a table at a position.
///
/// # Errors
/// What of the game, the set-up, the content or the position cannot be.
pub fn open_at(
    game: &str,
    options: &Options,
    content: Option<File<'_>>,
    seed: Seed,
    position: &str,
) -> Result<Box<dyn Table>, OpenError> {
    visit(game, options, Open { options, content, seed, position: Some(position) })?
}

/// Opens the table a record describes, at its last action.
///
/// # Errors
/// The first place where the record does not hold.
pub fn load(record: &Record, content: Option<File<'_>>) -> Result<Box<dyn Table>, OpenError> {
    visit(&record.game, &record.options, Load { record, content })?
}

/// The options with the usual format and the fewest players where none are named; where only players are, the first
/// format that seats so many.
pub fn fill(options: &Options, formats: &[Format]) -> Options {
    let mut options = options.clone();
    let seats = |format: &&Format| options.players == 0 || format.counts().any(|n| n == options.players);
    let format = match options.format.as_str() {
        "" => formats.iter().find(seats).or(formats.first()),
        id => formats.iter().find(|format| format.id == id),
    };
    if let Some(format) = format {
        options.format = format.id.to_owned();
        if options.players == 0 {
            options.players = format.players.0;
        }
    }
    options
}

/// The edition of a record: of the content file, or whichever built-in one it was played with.
///
/// # Errors
/// What is wrong with the file.
pub fn edition_of<G: Entry>(record: &Record, content: Option<File<'_>>) -> Result<Edition<G::Content>, ContentError> {
    match content {
        None => Edition::ever_built_in(&record.content)?.map_or_else(Edition::built_in, Ok),
        given => edition::<G>(given),
    }
}

/// The edition of a content file, or the built-in one.
///
/// # Errors
/// What is wrong with the file.
pub fn edition<G: Entry>(content: Option<File<'_>>) -> Result<Edition<G::Content>, ContentError> {
    match content {
        Some((text, file)) => Edition::load(text, file),
        None => Edition::built_in(),
    }
}

/// Opens a table: what [`open`] and [`open_at`] do with the game they find.
#[derive(Clone, Copy, Debug)]
pub struct Open<'a> {
    /// The set-up.
    pub options: &'a Options,
    /// A content file instead of the built-in one.
    pub content: Option<File<'a>>,
    /// The seed.
    pub seed: Seed,
    /// A position to begin at.
    pub position: Option<&'a str>,
}

impl Visit for Open<'_> {
    type Out = Result<Box<dyn Table>, OpenError>;
    fn visit<G: Entry + Evaluate>(self) -> Self::Out {
        let options = fill(self.options, G::FORMATS);
        let edition = match (self.content, options.rules) {
            (None, Some(rules)) => Edition::built_in_at(rules)?,
            (content, _) => edition::<G>(content)?,
        };
        Ok(match self.position {
            None => Box::new(Match::<G>::begin(&options, edition, self.seed)?),
            Some(position) => Box::new(Match::<G>::begin_at(&options, edition, self.seed, position)?),
        })
    }
}

/// Replays a record: what [`load`] does with the game it finds.
#[derive(Clone, Copy, Debug)]
pub struct Load<'a> {
    /// The record.
    pub record: &'a Record,
    /// A content file instead of the built-in one.
    pub content: Option<File<'a>>,
}

impl Visit for Load<'_> {
    type Out = Result<Box<dyn Table>, OpenError>;
    fn visit<G: Entry + Evaluate>(self) -> Self::Out {
        let edition = edition_of::<G>(self.record, self.content)?;
        Ok(Box::new(Match::<G>::replay(self.record, edition)?))
    }
}
