//! The six laws on random play, for every number of captains.
//!
//! After every action `src/invariants.rs` holds SC-I1, SC-I2, SC-I3, SC-I4, SC-I5, SC-I6, SC-I7, SC-I9, SC-I10,
//! SC-I11, SC-I12, SC-I13, SC-I15, SC-I16, SC-I17, SC-I18, SC-I19, SC-I26 and SC-I27; that a route has one pirate
//! at most (SC-I8) is in its type. The laws themselves are SC-I20 (law 4), SC-I21 (law 1), SC-I23 and SC-I29
//! (law 2).

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
