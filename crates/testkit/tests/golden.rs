//! The toys' golden playthroughs.

use kernel::{Entry, Options};
use testkit::golden::{self, Playthrough};
use testkit::toys;

struct Golden;

impl toys::ToyVisit for Golden {
    type Out = ();
    fn visit<G: Entry>(self) {
        let players = G::FORMATS[0].players.1;
        let path = format!("{}/tests/files/{}.golden", env!("CARGO_MANIFEST_DIR"), G::ID);
        golden::check::<G>(path, &Playthrough::new(Options::new("toy", players), 7).steps(60));
    }
}

#[test]
fn the_toys_play_as_they_ever_did() {
    for id in toys::IDS {
        toys::visit(id, Golden).unwrap();
    }
}

#[test]
fn a_difference_is_shown_with_what_came_before() {
    let diff = golden::first_difference("a\nb\nc\nd\ne\n", "a\nb\nc\nd\nx\n").unwrap();
    assert_eq!(diff, "line 5:\n    b\n    c\n    d\n  - e\n  + x\n");
    assert_eq!(golden::first_difference("a\n", "a\n"), None);
    assert_eq!(golden::first_difference("a\n", "a\nb\n").as_deref(), Some("line 2:\n    a\n  + b\n"));
}
