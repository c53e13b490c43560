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
    check::<Six>(path("three-headed-hydra"), &through("three-headed-hydra", 6));
    // Who begins is drawn by lot (SR-Q41); this game begins with the first team.
    let emperor = Options::new("emperor", 6).with("first", "1");
    check::<Six>(path("emperor"), &Playthrough::new(emperor, 7).steps(150));
}
