//! The scripted captains of the content's `[[bot]]` lines.

#![allow(clippy::unwrap_used)] // helpers of tests are tests

use attack::policy::NAMES;
use attack::{Attack, AttackContent};
use evaluation::Evaluate;
use kernel::{Content, Edition, Entry, Events, Fate, Game, Observed, Options, Seat};

/// Plays a game, seat by seat with these captains; says how many actions it had and who won.
fn play(options: &Options, captains: &[usize], seed: u64) -> (u32, Vec<Seat>) {
    let setup = Attack::settings(options).unwrap();
    let mut fate = Fate::quick(seed);
    let mut game = Attack::start(&setup, Edition::built_in().unwrap(), &mut fate).unwrap();
    let mut actions = 0;
    while let Some(seat) = game.to_act().first() {
        let which = captains[seat.index() % captains.len()];
        let action = Attack::policy(&Observed::new(&game, seat), which).unwrap();
        assert_eq!(game.check(seat, action), Ok(()), "{} of {}", game.notation(action), NAMES[which]);
        game.perform(seat, action, &mut fate, &mut Events::dropped());
        actions += 1;
    }
    let outcome = game.outcome().unwrap();
    (actions, Seat::all(options.players).filter(|&seat| outcome.place(seat) == 1).collect())
}

#[test]
fn they_play_every_format_by_the_rules() {
    for (format, players) in [("arena", 2), ("arena", 4), ("team", 4), ("ctf", 4)] {
        let options = Options::new(format, players).with("special_powers", "on").with("bell", "on");
        let (_, winners) = play(&options.with("max_rounds", "10"), &[0, 1, 2, 3], 5);
        assert!(!winners.is_empty());
    }
}

#[test]
fn they_end_a_fight() {
    for (which, name) in NAMES.iter().enumerate() {
        let options = Options::new("arena", 3).with("bell", "on");
        let (actions, _) = play(&options, &[which], 2);
        assert!(actions < 2_000, "{name} takes {actions} actions");
    }
}

/// A captain knows what her seat knows: in a world she cannot tell from the true one she does the same.
#[test]
fn they_look_at_no_hidden_token() {
    let setup = Attack::settings(&Options::new("arena", 3).with("special_powers", "on")).unwrap();
    let mut fate = Fate::quick(3);
    let mut game = Attack::start(&setup, Edition::built_in().unwrap(), &mut fate).unwrap();
    for step in 0..120 {
        let Some(seat) = game.to_act().first() else { break };
        let mut other = game.clone();
        other.determinize(seat, &mut Fate::quick(step));
        let which = step as usize % NAMES.len();
        let action = Attack::policy(&Observed::new(&game, seat), which).unwrap();
        assert_eq!(Attack::policy(&Observed::new(&other, seat), which), Some(action));
        game.perform(seat, action, &mut fate, &mut Events::dropped());
    }
}

#[test]
fn a_line_that_cannot_be_is_refused() {
    let fault = |from: &str, to: &str| {
        let changed = AttackContent::BUILT_IN.replacen(from, to, 1);
        assert_ne!(changed, AttackContent::BUILT_IN);
        AttackContent::parse(&changed).map(|_| ()).unwrap_err().to_string()
    };
    assert!(fault("id = \"warden\"", "id = \"pirate\"").contains("unknown bot \"pirate\""));
    assert!(fault("id = \"warden\"", "id = \"sniper\"").contains("a second bot"));
    assert!(fault("pool = 1.1", "pool = 1e30").contains("-100 to 100"));
    assert!(fault("pool = 1.1", "pool = nan").contains("-100 to 100"));
    assert!(fault("pool = 1.1, ", "").contains("pool"));
}
