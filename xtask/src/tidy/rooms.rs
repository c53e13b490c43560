//! Whoever knows one game finds everything in the next: the table of files in ARCHITECTURE.md is true for each of them.

use super::GAMES;
use crate::report::Finding;
use crate::tree::Tree;

const TABLE: &str = "ARCHITECTURE.md";
const HEADING: &str = "Inside a game crate every file has the same name in every game:";

pub fn check(tree: &Tree) -> Vec<Finding> {
    let Some(text) = tree.file(TABLE) else {
        return Vec::new();
    };
    let named = read(&text.text);
    if named.is_empty() {
        let what = format!("the table after {HEADING:?} is missing");
        return vec![Finding::refuse(TABLE, 1, what, "say where things are in a game crate")];
    }
    let present = tree.crates();
    let games = GAMES.into_iter().filter(|game| present.contains(game));
    games.flat_map(|game| named.iter().filter_map(move |(line, file)| check_file(tree, game, *line, file))).collect()
}

/// The files the table names, with their lines: `turn.rs`, `content.toml`, `questions/NAME.rs`.
fn read(text: &str) -> Vec<(usize, &str)> {
    let lines = text.lines().enumerate().skip_while(|(_, line)| *line != HEADING).skip(1);
    let rows = lines.skip_while(|(_, line)| line.is_empty()).take_while(|(_, line)| line.starts_with('|'));
    let words = rows.flat_map(|(at, line)| line.split('`').skip(1).step_by(2).map(move |word| (at + 1, word)));
    words.filter(|(_, word)| word.ends_with(".rs") || word.ends_with(".toml")).collect()
}

fn check_file(tree: &Tree, game: &str, line: usize, file: &str) -> Option<Finding> {
    let folder = if file.ends_with(".toml") { "" } else { "src/" };
    let path = format!("crates/{game}/{folder}{file}");
    let found = match path.strip_suffix("NAME.rs") {
        Some(folder) => tree.under(folder).next().is_some(),
        None => tree.file(&path).is_some(),
    };
    (!found)
        .then(|| Finding::refuse(TABLE, line, format!("{path} is not there"), "give the file the name of the table"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[&str]) -> Vec<String> {
        let table = format!(
            "{HEADING}\n\n| to change | open |\n|---|---|\n| a turn | `turn.rs` |\n\
             | a question | `questions/NAME.rs`; `check` |\n| a card | `content.toml` |\n\n`other.rs`\n"
        );
        let mut tree = vec![(TABLE, &*table), ("crates/realms/Cargo.toml", "")];
        tree.extend(files.iter().map(|file| (*file, "")));
        check(&Tree::of(&tree)).into_iter().map(|finding| finding.what).collect()
    }

    #[test]
    fn every_file_of_the_table_is_in_every_game() {
        let (turn, content) = ("crates/realms/src/turn.rs", "crates/realms/content.toml");
        assert_eq!(found(&[turn, content, "crates/realms/src/questions/scrap.rs"]), [""; 0]);
        assert_eq!(found(&[turn, content]), ["crates/realms/src/questions/NAME.rs is not there"]);
    }

    #[test]
    fn the_table_must_be_there() {
        assert_eq!(check(&Tree::of(&[(TABLE, "# Architecture")])).len(), 1);
    }
}
