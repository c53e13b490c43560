//! Positions that cannot be are refused by the invariant they break.

use kernel::{Edition, Match, Options, Seed};
use realms::Duel;

fn refused(position: &str) -> String {
    let edition = Edition::built_in().expect("the built-in file is sound");
    let game = Match::<Duel>::begin_at(&Options::new("duel", 2), edition, Seed::from(1), position);
    game.err().map(|error| error.to_string()).unwrap_or_default()
}

/// SR-I1, SR-I3, SR-I4, SR-I5, SR-I6.
#[test]
fn what_breaks_an_invariant_is_refused_by_its_name() {
    let cases = [
        ("seat 1 hand Ram x30; seat 1 deck Cutter x30; seat 2 deck Viper x60", "SR-I1"),
        ("seat 1 hand Fleet HQ x2", "SR-I1: Fleet HQ is there 2 times, and there are 1"),
        ("seat 1 hand Scout x9; seat 2 hand Scout x8", "SR-I1"),
        ("seat 1 hand Explorer x3; explorers 8", "SR-I1"),
        ("scrap heap Ram x2; row Ram, Cutter, -, -, -", "SR-I1"),
        ("row Ram, Cutter; trade deck Flagship", "SR-I4"),
        ("trade deck Flagship", "SR-I4"),
        ("row Scout, Ram", "SR-I3"),
        ("trade deck Explorer", "SR-I3"),
        ("scrap heap Explorer", "SR-I3"),
        ("row Ram, -, Cutter, Corvette, Freighter; trade deck Flagship", "SR-I4"),
        ("seat 2 trade 3", "SR-I5"),
        ("seat 2 in play Ram", "SR-I6"),
    ];
    for (position, rule) in cases {
        let words = refused(position);
        assert!(words.contains(rule), "{position}: {words:?}");
    }
    assert_eq!(refused("row Ram, Cutter; seat 1 hand Explorer x3"), "");
    assert_eq!(refused("row Ram, Cutter, Corvette, Freighter, Ram; trade deck Flagship"), "");
}
