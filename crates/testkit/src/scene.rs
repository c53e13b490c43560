//! Scenes: given a position, when these actions are taken, then this is so. One language for
//! all games, over each game's own position and action notation; `docs/scenes.md` is its manual.
//!
//! ```text
//! scene SR-E20 "Brain World draws a card for each card scrapped"   rules SR-N9
//!   ann hand  Scout, Viper
//! when
//!   ann: use Brain World
//! then
//!   ann hand  Scout, Cutter
//! ```

mod check;
mod failure;
mod line;
mod read;
mod run;
mod verbs;
mod words;

#[cfg(test)]
mod tests;

pub use failure::{Failure, ReadError};
pub use line::Scene;
pub use read::{MAX_SCENES, read};
pub use run::{Passed, run_scene};
pub use words::words;

use kernel::{Edition, Entry};
use std::path::{Path, PathBuf};

/// What came of one scene.
pub type Played = Result<Passed, Box<Failure>>;

/// Runs every scene of a text with the built-in content; `name` stands in the failures.
pub fn run_text<G: Entry>(name: &str, text: &str) -> Vec<Played> {
    match Edition::built_in() {
        Ok(edition) => run_text_with::<G>(name, text, edition),
        Err(error) => vec![Err(Box::new(Failure::content(name, &error)))],
    }
}

/// Runs every scene of a text with a given edition.
pub fn run_text_with<G: Entry>(name: &str, text: &str, edition: Edition<G::Content>) -> Vec<Played> {
    let scenes = read(name, text).into_iter();
    scenes
        .map(|scene| scene.map_err(|error| Box::new(error.into())).and_then(|scene| run_scene::<G>(&scene, edition)))
        .collect()
}

/// Runs every scene of these files with the built-in content.
pub fn run_files<G: Entry>(paths: &[impl AsRef<Path>]) -> Vec<Played> {
    let run = |path: &Path| {
        let name = path.display().to_string();
        match read_file(path) {
            Ok(text) => run_text::<G>(&name, &text),
            Err(what) => vec![Err(Box::new(ReadError::at(&name, 0, what).into()))],
        }
    };
    paths.iter().flat_map(|path| run(path.as_ref())).collect()
}

/// A scene file's text.
///
/// # Errors
/// Why it cannot be read: it is missing, too long or no text.
pub fn read_file(path: &Path) -> Result<String, String> {
    let long = std::fs::metadata(path).map_err(|error| error.to_string())?.len();
    if long > MAX_SCENES as u64 {
        return Err(format!("the file has {long} bytes, expected at most {MAX_SCENES}"));
    }
    let bytes = std::fs::read(path).map_err(|error| error.to_string())?;
    String::from_utf8(bytes).map_err(|_| "the file is no UTF-8 text".to_owned())
}

/// The scene files of a folder, in order of their names.
pub fn files_in(dir: impl AsRef<Path>) -> Vec<PathBuf> {
    let listed = std::fs::read_dir(dir).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut paths: Vec<PathBuf> = listed.filter(|path| path.extension().is_some_and(|end| end == "scene")).collect();
    paths.sort();
    paths
}

/// Runs every `*.scene` file of a folder; for the tests of a game.
///
/// # Panics
/// With every failure in words, or when there is no scene at all.
#[track_caller]
pub fn assert_scenes<G: Entry>(dir: impl AsRef<Path>) {
    let played = run_files::<G>(&files_in(&dir));
    assert!(!played.is_empty(), "there is no scene in {}", dir.as_ref().display());
    let failures: Vec<String> = played.iter().filter_map(|one| one.as_ref().err()).map(|f| f.to_string()).collect();
    assert!(failures.is_empty(), "{} of {} scenes failed\n\n{}", failures.len(), played.len(), failures.join("\n"));
}
