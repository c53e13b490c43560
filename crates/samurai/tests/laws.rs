//! The six laws on random play, for every number of players and every variant.

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
