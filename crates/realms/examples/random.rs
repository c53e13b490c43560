//! Random duels, for speed.
use kernel::{Edition, Enum, Events, Fate, Game};
use realms::{Action, Duel, setup::Setup};
fn main() {
    println!(
        "duel {} four {} six {} action {} ids {}",
        size_of::<Duel>(),
        size_of::<realms::Four>(),
        size_of::<realms::Six>(),
        size_of::<Action>(),
        Action::LENGTH
    );
    let edition = Edition::built_in().unwrap();
    let setup = Setup { format: 0, players: 2, first: None, boss: None };
    for round in 0..5 {
        let start = cpu();
        let (mut steps, mut turns, mut listed_n, mut most) = (0u64, 0u64, 0u64, 0usize);
        let games: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(4000);
        let mut listed = Vec::new();
        let mut events = Events::dropped();
        for game in 0..games {
            let mut fate = Fate::quick(game + round * games);
            let mut luck = Fate::quick(!game);
            let mut state = Duel::start(&setup, edition, &mut fate).unwrap();
            loop {
                let Some(seat) = state.to_act().first() else { break };
                listed.clear();
                state.actions(seat, &mut listed);
                listed_n += listed.len() as u64;
                let at = luck.below(kernel::Label::new("walk"), listed.len() as u32) as usize;
                state.perform(seat, listed[at], &mut fate, &mut events);
                steps += 1;
            }
            turns += 1;
            most = most.max(state.outcome().map_or(0, |o| usize::from(o.by == kernel::Rule::new("SR-Q31"))));
        }
        let s = cpu() - start;
        println!(
            "{:.2} M actions/s, {:.0} games/s, {} per game, list {:.1} ",
            steps as f64 / s / 1e6,
            games as f64 / s,
            steps / turns,
            listed_n as f64 / steps as f64
        );
    }
}

fn cpu() -> f64 {
    let text = std::fs::read_to_string("/proc/self/schedstat").unwrap();
    text.split_whitespace().next().unwrap().parse::<f64>().unwrap() / 1e9
}
