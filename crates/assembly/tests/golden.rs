//! Whole games in words; the diff of these files is the review of a change.

use assembly::Assembly;
use kernel::Options;
use testkit::golden::{Playthrough, check};

const DIR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

#[test]
fn a_standard_game_reads_as_it_did() {
    let game = Playthrough::new(Options::new("standard", 2).with("memory_aid", "ribbon"), 12);
    check::<Assembly>(format!("{DIR}/standard.txt"), &game);
}

#[test]
fn a_first_game_reads_as_it_did() {
    check::<Assembly>(format!("{DIR}/first-play.txt"), &Playthrough::new(Options::new("first-play", 2), 5));
}
