//! `cargo xtask rules`: every rule of RULES.md is named by a scene or a test.

mod coverage;
mod digest;
mod matrix;
mod naming;

use std::fs;

use crate::report::{self, Finding};
use crate::tree::Tree;
use coverage::Coverage;

/// The findings for `tidy`: gaps, unknown IDs, stale counts.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let games = games(tree).into_iter().filter(|game| has_scenes(tree, game));
    let covered = games.map(|game| Coverage::of(tree, game));
    covered.flat_map(|coverage| [coverage.findings(), coverage.stale(tree)].concat()).collect()
}

pub fn run(tree: &Tree, words: &[&str]) -> Result<bool, String> {
    let write = words.contains(&"--write");
    let chosen: Vec<&str> = words.iter().copied().filter(|word| *word != "--write").collect();
    let games = choose(games(tree), &chosen)?;
    let mut findings = Vec::new();
    let mut summaries = Vec::new();
    for game in games {
        if !has_scenes(tree, game) {
            summaries.push(format!("{game}: skipped, there is no crates/{game}/scenes yet"));
            continue;
        }
        let coverage = Coverage::of(tree, game);
        print!("{}", matrix::render(&coverage));
        summaries.push(coverage.summary());
        findings.extend(coverage.findings());
        if write {
            save(tree, &coverage)?;
        }
    }
    summaries.iter().for_each(|summary| println!("{summary}"));
    Ok(report::print("rules", findings))
}

fn choose<'a>(games: Vec<&'a str>, chosen: &[&str]) -> Result<Vec<&'a str>, String> {
    match chosen {
        [] => Ok(games),
        [one] if games.contains(one) => Ok(games.into_iter().filter(|game| game == one).collect()),
        [one] => Err(format!("no crates/{one}/RULES.md (games: {})", games.join(", "))),
        _ => Err("usage: cargo xtask rules [GAME] [--write]".to_owned()),
    }
}

fn games(tree: &Tree) -> Vec<&str> {
    let with_rules = |name: &&str| tree.file(&format!("crates/{name}/RULES.md")).is_some();
    tree.crates().into_iter().filter(with_rules).collect()
}

fn has_scenes(tree: &Tree, game: &str) -> bool {
    tree.under(&format!("crates/{game}/scenes/")).any(|file| file.has_ending(&["scene"]))
}

fn save(tree: &Tree, coverage: &Coverage) -> Result<(), String> {
    let path = coverage.counts_path();
    fs::write(tree.root.join(&path), coverage.counts()).map_err(|error| format!("{path}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_game_is_a_usage_error() {
        assert!(choose(vec!["realms"], &["chess"]).is_err());
        assert_eq!(choose(vec!["attack", "realms"], &["realms"]), Ok(vec!["realms"]));
    }

    #[test]
    fn a_game_without_scenes_is_skipped() {
        let tree =
            Tree::of(&[("crates/realms/Cargo.toml", ""), ("crates/realms/RULES.md", "## 2. Rules\n- **SR-T1** x\n")]);
        assert_eq!(check(&tree), []);
        assert_eq!(run(&tree, &[]), Ok(true));
    }
}
