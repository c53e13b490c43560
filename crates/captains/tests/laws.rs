//! The six laws on random play, for every number of captains.

use captains::Captains;
use kernel::Options;
use testkit::laws::{self, Plan};

fn keeps_the_laws(format: &str, players: u8, games: u64) {
    let report = laws::check::<Captains>(&Options::new(format, players), Plan::games(games).every(100)).expect_clean();
    assert!(report.positions.values().all(|&n| n > 100), "hardly looked at: {report}");
}

#[test]
fn two_captains_keep_the_laws() {
    keeps_the_laws("captains", 2, 200);
}

#[test]
fn three_captains_keep_the_laws() {
    keeps_the_laws("captains", 3, 100);
}

#[test]
fn four_captains_keep_the_laws() {
    keeps_the_laws("captains", 4, 100);
}

#[test]
fn one_captain_and_shadow_keep_the_laws() {
    keeps_the_laws("solo", 1, 200);
}
