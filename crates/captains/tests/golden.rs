//! Golden playthroughs: whole seeded games as records. When a rule changes on purpose, put the
//! text that the failure prints into the file, and raise `RULES_VERSION`.
#![allow(clippy::unwrap_used, reason = "a test that cannot set its table up has failed")]

use captains::Captains;
use kernel::{Edition, Game, Match, Names, Options, Record, Seed};
use testkit::play::Walk;

fn played(format: &str, players: u8) -> String {
    let options = Options::new(format, players);
    let mut table = Match::<Captains>::begin(&options, Edition::built_in().unwrap(), Seed::from(7)).unwrap();
    let mut walk = Walk::new(7);
    while let Some(step) = walk.pick(table.state()) {
        table.submit(step.seat, step.action, None).unwrap();
    }
    assert!(table.state().outcome().is_some());
    // The content's hash changes with every comment in the file: it is no part of the playthrough.
    let text = Record::of(&table, &Names::scene(players)).to_text();
    text.lines().filter(|line| !line.starts_with("[Content")).collect::<Vec<_>>().join("\n") + "\n"
}

fn compare(found: &str, golden: &str) {
    assert!(found == golden, "the playthrough differs; it is now:\n{found}");
}

#[test]
fn two_captains_play_as_they_always_did() {
    compare(&played("captains", 2), include_str!("golden/two.txt"));
}

#[test]
fn four_captains_play_as_they_always_did() {
    compare(&played("captains", 4), include_str!("golden/four.txt"));
}

#[test]
fn a_solo_captain_plays_as_always() {
    compare(&played("solo", 1), include_str!("golden/solo.txt"));
}
