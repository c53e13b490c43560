//! Scripted players against one another, as docs/witness.md compares them:
//! `cargo run --release -p starboard-realms --example witness -- 20000 [seed]`

use evaluation::Evaluate;

use kernel::{Edition, Entry, Events, Fate, Game, Observed, Options, Seat};
use realms::Duel;

const LONGEST: u16 = 200;

/// Games of one pair, the first named sitting first in every other one.
struct Tally {
    wins: u64,
    first: u64,
    turns: u64,
    games: u64,
}

#[expect(clippy::disallowed_methods, reason = "an example is told how much to play")]
fn main() {
    let mut words = std::env::args().skip(1);
    let games = words.next().and_then(|word| word.parse().ok()).unwrap_or(2_000);
    let seed = words.next().and_then(|word| word.parse().ok()).unwrap_or(1);
    println!("{:>18} {:>18}  wins %  first %   turns", "policy", "against");
    let names = Duel::POLICIES;
    let only: Vec<String> = words.collect();
    for one in 0..names.len() {
        for two in one..names.len() {
            if !only.is_empty() && !only.iter().any(|pair| *pair == format!("{},{}", names[one], names[two])) {
                continue;
            }
            let tally = play(one, two, games, seed);
            let share = |n: u64| 100.0 * n as f64 / tally.games as f64;
            let turns = tally.turns as f64 / tally.games as f64;
            let (wins, first) = (share(tally.wins), share(tally.first));
            println!("{:>18} {:>18} {wins:>7.2} {first:>8.2} {turns:>7.2}", names[one], names[two]);
        }
    }
}

fn play(one: usize, two: usize, games: u64, seed: u64) -> Tally {
    let setup = Duel::settings(&Options::new("duel", 2)).expect("a duel seats two");
    let edition = Edition::built_in().expect("the built-in file is sound");
    let mut tally = Tally { wins: 0, first: 0, turns: 0, games };
    let mut events = Events::dropped();
    let (mut game, mut deal) = (0, seed.wrapping_mul(1_000_003));
    while game < games {
        let seats = if game % 2 == 0 { [one, two] } else { [two, one] };
        deal = deal.wrapping_add(1);
        let mut fate = Fate::quick(deal);
        let mut state = Duel::start(&setup, edition, &mut fate).expect("the set-up is sound");
        let starter = state.to_act().first().expect("somebody begins");
        while let Some(seat) = state.to_act().first() {
            let action = Duel::policy(&Observed::new(&state, seat), seats[seat.index()]).expect("a word on everything");
            state.perform(seat, action, &mut fate, &mut events);
        }
        // The other simulator deals anew where a game goes beyond this.
        if state.turn() > LONGEST {
            continue;
        }
        let won = |seat: Seat| state.outcome().is_some_and(|outcome| outcome.place(seat) == 1);
        tally.first += u64::from(won(starter));
        tally.wins += u64::from(won(Seat::new((game % 2) as u8)));
        tally.turns += u64::from(state.turn());
        game += 1;
    }
    tally
}
