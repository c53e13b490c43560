//! Whole games in words: the diff of these files is the review of a rule change.

use captains::Captains;
use kernel::Options;
use testkit::golden::{Playthrough, check};

fn file(name: &str) -> String {
    format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn two_captains() {
    check::<Captains>(file("two"), &Playthrough::new(Options::new("captains", 2), 7));
}

#[test]
fn four_captains_on_the_larger_board() {
    check::<Captains>(file("four"), &Playthrough::new(Options::new("captains", 4), 11).steps(160));
}

#[test]
fn one_captain_and_shadow() {
    check::<Captains>(file("solo"), &Playthrough::new(Options::new("solo", 1), 5));
}
