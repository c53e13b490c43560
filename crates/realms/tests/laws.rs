//! The six laws, on random play of every format and number of players; secrecy is SR-I15. After every
//! action `src/invariants.rs` is asked: SR-I1 to SR-I10, SR-I12, SR-I14, SR-I18, SR-I19, by name SR-I2,
//! SR-I7 and SR-I8 among them.

use kernel::Options;
use realms::{Duel, Four, Six};
use testkit::laws::{Plan, check};

fn holds(format: &str, players: u8, games: u64) {
    let options = Options::new(format, players);
    let plan = Plan::games(games);
    match players {
        2 => check::<Duel>(&options, plan).expect_clean(),
        3 | 4 => check::<Four>(&options, plan).expect_clean(),
        _ => check::<Six>(&options, plan).expect_clean(),
    };
}

#[test]
fn duel() {
    holds("duel", 2, 200);
}

#[test]
fn free_for_all() {
    (3..=6).for_each(|players| holds("free-for-all", players, 15));
}

#[test]
fn hunter() {
    (3..=6).for_each(|players| holds("hunter", players, 15));
}

#[test]
fn two_headed_hydra() {
    holds("two-headed-hydra", 4, 40);
}

#[test]
fn three_headed_hydra() {
    holds("three-headed-hydra", 6, 20);
}

#[test]
fn emperor() {
    holds("emperor", 6, 20);
}

#[test]
fn raid() {
    (3..=6).for_each(|players| holds("raid", players, 15));
}
