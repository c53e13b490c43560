//! Records of games played under earlier rules: each still verifies, and says the same when it is written down again.

use kernel::record::RecordAction;
use kernel::{Edition, Entry, Names, Record};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Verifies every record of a folder by `verify`, usually [`verify`] of one game, and asks for one of every
/// version of the rules before `newest`.
///
/// # Panics
/// With the file and what is wrong with it, or the version that has no record.
pub fn check(folder: impl AsRef<Path>, newest: u16, verify: impl Fn(&Record) -> Result<(), String>) {
    let mut versions = BTreeSet::new();
    for path in files(folder.as_ref()) {
        let shown = path.display();
        let record = read(&path).unwrap_or_else(|what| panic!("{shown}: {what}"));
        verify(&record).unwrap_or_else(|what| panic!("{shown}: {what}"));
        versions.extend(record.options.rules);
    }
    let missing: Vec<u16> = (1..newest).filter(|version| !versions.contains(version)).collect();
    assert!(missing.is_empty(), "no record of rules version {missing:?} in {}", folder.as_ref().display());
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.filter_map(|entry| entry.ok().map(|entry| entry.path()));
    let mut paths: Vec<PathBuf> = paths.collect();
    paths.sort();
    paths
}

fn read(path: &Path) -> Result<Record, String> {
    let bytes = std::fs::read(path).map_err(|error| error.to_string())?;
    if Record::is_compact(&bytes) {
        return Record::read_compact(&bytes).map_err(|error| error.to_string());
    }
    let text = String::from_utf8(bytes).map_err(|error| error.to_string())?;
    Record::read(&text).map_err(|error| error.to_string())
}

/// Replays a record and compares what it comes to with what it says, and every line with what is written today.
///
/// # Errors
/// The first thing that differs.
pub fn verify<G: Entry>(record: &Record) -> Result<(), String> {
    let edition = Edition::ever_built_in(&record.content).map_err(|error| error.to_string())?;
    let edition = edition.ok_or_else(|| {
        format!("content {} is kept no longer: add the former file to Content::FORMER (docs/adr/0011)", record.content)
    })?;
    let played = kernel::record::verify::<G>(record, edition).map_err(|error| error.to_string())?;
    let names = Names::new(record.names.iter().cloned(), record.options.players);
    let (then, now) = (record.to_text(), Record::of(&played, &names).to_text());
    // A compact record has the actions' numbers, not their words.
    let numbers = record.moves.iter().any(|entered| matches!(entered.action, RecordAction::Id(_)));
    let differs = then.lines().zip(now.lines()).find(|(then, now)| !numbers && then != now);
    match differs {
        None => Ok(()),
        Some((then, now)) => Err(format!("{then:?} is now written {now:?}")),
    }
}
