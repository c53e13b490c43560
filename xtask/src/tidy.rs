//! `cargo xtask tidy`: what neither the compiler nor clippy checks.

mod arrows;
mod house;
mod purity;
mod rooms;
mod sizes;
mod suites;
mod words;

use crate::report;
use crate::rules;
use crate::tree::Tree;

/// Crates whose behaviour must be a function of state, action and fate alone.
pub const RULES_CRATES: [&str; 7] = ["kernel", "evaluation", "assembly", "samurai", "realms", "attack", "captains"];

/// The five games.
pub const GAMES: [&str; 5] = ["assembly", "samurai", "realms", "attack", "captains"];

pub fn run(tree: &Tree) -> bool {
    let mut findings = Vec::new();
    for check in [
        arrows::check,
        rooms::check,
        house::check,
        sizes::check,
        suites::check,
        purity::check,
        words::check,
        rules::check,
    ] {
        findings.extend(check(tree));
    }
    report::print("tidy", findings)
}
