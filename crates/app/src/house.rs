//! The games of the catalogue and, for those who build the kernel, its toys.

use crate::output::{Stop, read_text};
use catalog::{Listed, Visit};
use evaluation::Evaluate;
use kernel::{Entry, Options, Record, Seed, SetupError, Table};
use std::path::{Path, PathBuf};
use testkit::toys;

/// The toys' ids; one stands for all in a build without the feature `toys`.
#[cfg(feature = "toys")]
pub const TOYS: &[&str] = &toys::IDS;
/// The toy that stands for all.
#[cfg(not(feature = "toys"))]
pub const TOYS: &[&str] = &["toy-race"];

/// Does something with a game or a toy.
pub fn visit<V: Visit>(game: &str, options: &Options, visitor: V) -> Result<V::Out, SetupError> {
    if !TOYS.contains(&game) {
        return catalog::visit(game, options, visitor);
    }
    visit_toy(game, visitor)
}

#[cfg(not(feature = "toys"))]
fn visit_toy<V: Visit>(_game: &str, visitor: V) -> Result<V::Out, SetupError> {
    Ok(visitor.visit::<toys::race::Race>())
}

#[cfg(feature = "toys")]
fn visit_toy<V: Visit>(game: &str, visitor: V) -> Result<V::Out, SetupError> {
    let unknown = || SetupError::Game { name: game.to_owned(), known: TOYS.join(", ") };
    toys::visit(game, Adapter(visitor)).ok_or_else(unknown)
}

#[cfg(feature = "toys")]
struct Adapter<V>(V);

#[cfg(feature = "toys")]
impl<V: Visit> toys::ToyVisit for Adapter<V> {
    type Out = V::Out;
    fn visit<G: Entry + Evaluate>(self) -> V::Out {
        self.0.visit::<G>()
    }
}

/// What there is to say of a game or a toy.
pub fn listed(game: &str) -> Result<Listed, SetupError> {
    struct List;
    impl Visit for List {
        type Out = Listed;
        fn visit<G: Entry + Evaluate>(self) -> Listed {
            catalog::listed::<G>()
        }
    }
    visit(game, &Options::default(), List)
}

/// The game of a scene: by its `game` line, or by the prefix of its ID.
pub fn game_of(scene: &testkit::scene::Scene) -> Option<&str> {
    scene.game().or_else(|| catalog::game_of(scene.prefix()))
}

/// A content file given by its path.
pub struct ContentFile {
    text: String,
    name: String,
}

impl ContentFile {
    pub fn read(path: Option<&PathBuf>) -> Result<Option<ContentFile>, Stop> {
        let read = |path: &PathBuf| Ok(ContentFile { text: read_text(path)?, name: path.display().to_string() });
        path.map(read).transpose()
    }

    pub fn file(content: &Option<ContentFile>) -> Option<catalog::File<'_>> {
        content.as_ref().map(|content| (content.text.as_str(), content.name.as_str()))
    }
}

/// Opens a fresh table.
pub fn open(
    game: &str,
    options: &Options,
    content: Option<catalog::File<'_>>,
    seed: Seed,
) -> Result<Box<dyn Table>, Stop> {
    Ok(visit(game, options, catalog::Open { options, content, seed, position: None })??)
}

/// Opens the table of a record.
pub fn load(record: &Record, content: Option<catalog::File<'_>>) -> Result<Box<dyn Table>, Stop> {
    Ok(visit(&record.game, &record.options, catalog::Load { record, content })??)
}

/// Reads a record file, text or compact.
pub fn read_record(path: &Path) -> Result<Record, Stop> {
    let named = |error: kernel::RecordError| Stop::Failed(format!("{}: {error}", path.display()));
    let bytes = crate::output::read_bytes(path)?;
    if Record::is_compact(&bytes) {
        return Record::read_compact(&bytes).map_err(named);
    }
    let text =
        String::from_utf8(bytes).map_err(|_| Stop::Failed(format!("{}: no record, expected text", path.display())))?;
    Record::read(&text).map_err(named)
}

/// The options of a command line: format, players, `name=value` pairs; the game's usual format
/// and fewest players where none are named.
pub fn options(game: &str, format: Option<&str>, players: Option<u8>, pairs: &[String]) -> Result<Options, Stop> {
    let listed = listed(game)?;
    let mut options = Options::new(format.unwrap_or_default(), players.unwrap_or(0));
    for pair in pairs {
        let (name, value) =
            pair.split_once('=').ok_or_else(|| Stop::Usage(format!("--option {pair:?}: expected NAME=VALUE")))?;
        options.chosen.insert(name.trim().to_owned(), value.trim().to_owned());
    }
    let options = catalog::fill(&options, listed.all_formats);
    SetupError::pick_format(&options, listed.all_formats)?;
    options_known(&options, &listed)?;
    Ok(options)
}

fn options_known(options: &Options, listed: &Listed) -> Result<(), Stop> {
    Ok(options.allow_only(listed.options)?)
}
