//! Full games with the yardstick policy.
use kernel::{Edition, Events, Fate, Game};
use realms::{Duel, policy::Policy, setup::Setup};
fn main() {
    let edition: Edition<realms::Content> = Edition::built_in().unwrap();
    let policy = Policy::dearest(edition.content());
    let setup = Setup { format: 0, players: 2, first: None, boss: None };
    for round in 0..5u64 {
        let start = cpu();
        let (mut steps, mut turns, games) = (0u64, 0u64, 4000u64);
        let mut listed = Vec::new();
        let mut events = Events::dropped();
        for game in 0..games {
            let mut fate = Fate::quick(game + round * games);
            let mut state = Duel::start(&setup, edition, &mut fate).unwrap();
            while let Some(seat) = state.to_act().first() {
                listed.clear();
                state.actions(seat, &mut listed);
                let action = policy.pick(&state, seat, &listed).unwrap();
                state.perform(seat, action, &mut fate, &mut events);
                steps += 1;
                turns += u64::from(matches!(action, realms::Action::EndTurn));
            }
        }
        let s = cpu() - start;
        println!(
            "{:.0} games/s, {} actions and {} turns a game, {:.2} M actions/s",
            games as f64 / s,
            steps / games,
            turns / games,
            steps as f64 / s / 1e6
        );
    }
}
fn cpu() -> f64 {
    let text = std::fs::read_to_string("/proc/self/schedstat").unwrap();
    text.split_whitespace().next().unwrap().parse::<f64>().unwrap() / 1e9
}
