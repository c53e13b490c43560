//! The six laws on random play, for every number of players and every variant.
//!
//! After every action `src/invariants.rs` holds SS-I1, SS-I2, SS-I3, SS-I4, SS-I5, SS-I6, SS-I7, SS-I8, SS-I9,
//! SS-I13, SS-I14 and SS-I21; the laws themselves are SS-I11 and SS-I12 (law 4), SS-I15 and SS-I16 (law 3)
//! and SS-I17 (law 2).

use kernel::Options;
use samurai::Samurai;
use testkit::laws::{self, Plan};

fn table(players: u8) -> Options {
    Options::new("war", players)
}

#[test]
fn the_laws_hold_for_two() {
    laws::check::<Samurai>(&table(2), Plan::games(200)).expect_clean();
}

#[test]
fn the_laws_hold_for_three() {
    laws::check::<Samurai>(&table(3), Plan::games(200).seed(1000)).expect_clean();
}

#[test]
fn the_laws_hold_for_four() {
    laws::check::<Samurai>(&table(4), Plan::games(200).seed(2000)).expect_clean();
}

#[test]
fn the_laws_hold_with_decks_of_their_own() {
    let options = table(2).with("two_player_decks", "on");
    laws::check::<Samurai>(&options, Plan::games(200).seed(3000)).expect_clean();
}

#[test]
fn the_laws_hold_with_trading() {
    for players in 2..=4 {
        let options = table(players).with("trading", "on");
        let plan = Plan::games(8).seed(4000 + u64::from(players)).aside_in(2);
        laws::check::<Samurai>(&options, plan).expect_clean();
    }
}
