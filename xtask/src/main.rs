//! The house's own tools: `cargo xtask tidy` and `cargo xtask rules`. One file a verb.

mod ids;
mod manifest;
mod mask;
mod mask_web;
mod report;
mod rules;
mod spans;
mod tidy;
mod tree;

use std::process::ExitCode;

use tree::Tree;

const USAGE: &str = "\
usage: cargo xtask VERB
  tidy                     arrows, sizes, purity, words, rule coverage
  rules [GAME] [--write]   which scene or test names which rule; --write renews coverage.toml";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(usage) => {
            eprintln!("{usage}");
            ExitCode::from(2)
        }
    }
}

/// `Ok(false)` means that something was found wrong, `Err` that the call itself was.
fn run(words: &[&str]) -> Result<bool, String> {
    match words {
        ["tidy"] => Ok(tidy::run(&load()?)),
        ["rules", rest @ ..] => rules::run(&load()?, rest),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(true)
        }
        _ => Err(USAGE.to_owned()),
    }
}

fn load() -> Result<Tree, String> {
    let root = tree::root();
    Tree::load(&root).map_err(|error| format!("{}: {error} (run inside the workspace)", root.display()))
}
