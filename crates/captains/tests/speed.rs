//! Bulk play: no heap allocation per action, a small state.

use captains::Captains;
use kernel::{Edition, Entry, Fate, Game, Options};
use testkit::play::Walk;

fn start(players: u8) -> Captains {
    let setup = Captains::settings(&Options::new(if players == 1 { "solo" } else { "captains" }, players)).unwrap();
    Captains::start(&setup, Edition::built_in().unwrap(), &mut Fate::quick(7)).unwrap()
}

#[test]
fn a_state_fits_in_four_kibibytes() {
    assert!(std::mem::size_of::<Captains>() <= 4096, "{} bytes", std::mem::size_of::<Captains>());
    assert!(std::mem::size_of::<captains::Action>() <= 8);
}

#[test]
fn random_games_end_for_every_number_of_captains() {
    for players in 1..=4 {
        let mut walk = Walk::<Captains>::new(1);
        for seed in 0..200 {
            let mut game = start(players);
            walk.reseed(seed);
            let steps = walk.game(&mut game, &mut Fate::quick(seed), 20_000);
            assert!(game.outcome().is_some(), "game {seed} of {players} went on for {steps} steps");
        }
    }
}
