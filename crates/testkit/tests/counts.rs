//! The toys' count files, and that a wrong count is told.

use kernel::Entry;
use testkit::{counts, toys};

struct Recount;

impl toys::ToyVisit for Recount {
    type Out = ();
    fn visit<G: Entry>(self) {
        counts::check_file::<G>(format!("{}/tests/files/{}.counts", env!("CARGO_MANIFEST_DIR"), G::ID));
    }
}

#[test]
fn the_toys_have_as_many_lines_of_play_as_ever() {
    for id in toys::IDS {
        toys::visit(id, Recount).unwrap();
    }
}

#[test]
fn race_has_three_ways_to_go_at_every_turn() {
    let text =
        "# by hand: 3 to the depth\nplayers 2 seed 7 depth 1 lines ?\nplayers 2 seed 7 depth 5 lines 1  # wrong\n";
    let counted = counts::recount::<toys::race::Race>(text).unwrap();
    let by_hand =
        "# by hand: 3 to the depth\nplayers 2 seed 7 depth 1 lines 3\nplayers 2 seed 7 depth 5 lines 243  # wrong\n";
    assert_eq!(counted, by_hand);
}

#[test]
fn a_line_that_cannot_be_read_says_what_was_expected() {
    for (line, words) in [
        ("player 2", "expected format"),
        ("players two", "expected a number"),
        ("players", "has no value"),
        ("players 9 seed 1 depth 1 lines 1", "is for 2 players"),
    ] {
        let error = counts::recount::<toys::race::Race>(line).unwrap_err();
        assert!(error.starts_with("line 1: ") && error.contains(words), "{error}");
    }
}
