//! Scripted players: sound in every format, fair in what they look at, and as strong against one
//! another as the bots of the simulator their figures come from (docs/witness.md).

use evaluation::Evaluate;

use kernel::{Edition, Entry, Events, Fate, Game, Observed, Options, Seat};
use realms::{Duel, Six};

/// SR-V2, SR-V3: a policy plays the same in every world its seat cannot tell from the true one, and
/// always something legal.
#[test]
fn policies_are_legal_and_see_what_their_seat_knows() {
    for format in Six::FORMATS {
        for (which, name) in Six::POLICIES.iter().enumerate() {
            let options = Options::new(format.id, format.players.1);
            plays_fairly(&options, which, name);
        }
    }
}

fn plays_fairly(options: &Options, which: usize, name: &str) {
    let setup = Six::settings(options).expect("a format seats its players");
    let edition = Edition::built_in().expect("the built-in file is sound");
    let (mut fate, mut events) = (Fate::quick(7), Events::dropped());
    let mut state = Six::start(&setup, edition, &mut fate).expect("the set-up is sound");
    for step in 0..1_500 {
        let Some(seat) = state.to_act().first() else { break };
        let seen = Observed::new(&state, seat);
        let action = Six::policy(&seen, which).unwrap_or_else(|| seen.fallback());
        let words = || format!("{name} in {}, step {step}: {}", options.format, state.notation(action));
        assert_eq!(state.check(seat, action), Ok(()), "{}", words());
        if step % 7 == 0 {
            let world = seen.sample(&mut Fate::quick(step));
            let there = Observed::new(&world, seat);
            let again = Six::policy(&there, which).unwrap_or_else(|| there.fallback());
            assert_eq!(again, action, "{}", words());
        }
        state.perform(seat, action, &mut fate, &mut events);
    }
}

const GAMES: u64 = 5_000;

/// How often the first named wins, and who begins does, in this many games.
fn contest(one: &str, two: &str, games: u64) -> (f64, f64) {
    let setup = Duel::settings(&Options::new("duel", 2)).expect("a duel seats two");
    let edition = Edition::built_in().expect("the built-in file is sound");
    let which = |name: &str| Duel::POLICIES.iter().position(|policy| *policy == name).expect("a named policy");
    let (bots, mut events) = ([which(one), which(two)], Events::dropped());
    let (mut wins, mut first) = (0, 0);
    for game in 0..games {
        let mut fate = Fate::quick(game + 1);
        let mut state = Duel::start(&setup, edition, &mut fate).expect("the set-up is sound");
        let starter = state.to_act().first();
        while let Some(seat) = state.to_act().first() {
            let bot = bots[(seat.index() + game as usize) % 2];
            let action = Duel::policy(&Observed::new(&state, seat), bot).expect("a word on everything");
            state.perform(seat, action, &mut fate, &mut events);
        }
        let won = |seat: Seat| state.outcome().is_some_and(|outcome| outcome.place(seat) == 1);
        wins += u32::from(won(Seat::new((game % 2) as u8)));
        first += u32::from(starter.is_some_and(won));
    }
    (100.0 * f64::from(wins) / games as f64, 100.0 * f64::from(first) / games as f64)
}

/// The short form of docs/witness.md. One standard deviation is about half a point,
/// and the deals are fixed.
#[test]
fn win_rates_are_those_of_the_other_simulator() {
    let near = |what: &str, ours: f64, theirs: f64| {
        assert!((ours - theirs).abs() < 3.5, "{what}: {ours} % here, {theirs} % there");
    };
    near("velocity v expensive", contest("velocity", "expensive", GAMES).0, 76.6);
    near("velocity v attack", contest("velocity", "attack", GAMES).0, 58.72);
    near("velocity v defense", contest("velocity", "defense", GAMES).0, 69.53);
    near("velocity v tortoise", contest("velocity", "tortoise", GAMES).0, 57.54);
    near("velocity v hare", contest("velocity", "hare", GAMES).0, 53.44);
    near("velocity v smart", contest("velocity", "smart", GAMES).0, 56.99);
    near("velocity v first-affordable", contest("velocity", "first-affordable", GAMES).0, 93.4);
    near("who begins, velocity", contest("velocity", "velocity", GAMES).1, 57.87);
    near("who begins, expensive", contest("expensive", "expensive", GAMES).1, 54.99);
}
