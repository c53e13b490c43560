//! One game of every format in words.

use kernel::Options;
use realms::{Duel, Four, Six};
use testkit::golden::{Playthrough, check};

fn path(name: &str) -> String {
    format!("{}/tests/files/{name}.golden", env!("CARGO_MANIFEST_DIR"))
}

fn through(format: &str, players: u8) -> Playthrough {
    Playthrough::new(Options::new(format, players), 7).steps(150)
}

#[test]
fn the_duel_reads_as_ever() {
    check::<Duel>(path("duel"), &through("duel", 2));
}

#[test]
fn games_of_four_read_as_ever() {
    for (format, players) in [("free-for-all", 3), ("hunter", 4), ("two-headed-hydra", 4), ("raid", 3)] {
        check::<Four>(path(format), &through(format, players));
    }
}

#[test]
fn games_of_six_read_as_ever() {
    for format in ["three-headed-hydra", "emperor"] {
        check::<Six>(path(format), &through(format, 6));
    }
}
