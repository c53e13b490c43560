//! Whole games: they end within their bounds, whoever plays.
#![allow(clippy::unwrap_used, reason = "a test that cannot set its table up has failed")]

use crate::busy::{busy, start};
use captains::action::Action;
use captains::{Captains, Event};
use evaluation::Evaluate;
use kernel::{Edition, Entry, Events, Fate, Game, Invariants, Label, Options, Seat};
use std::collections::BTreeMap;

#[test]
fn a_game_has_four_rounds_and_no_captain_acts_a_hundred_times_in_one() {
    // SC-I22, SC-I26.
    for seed in 0..200 {
        let players = (seed % 4) as u8 + 1;
        let mut game = start(players, seed, "lot");
        let mut acts: BTreeMap<(u8, Seat), usize> = BTreeMap::new();
        let mut passes: BTreeMap<(u8, Seat), usize> = BTreeMap::new();
        let mut round = 1;
        busy(&mut game, seed, |game, seat, action, events| {
            match action {
                Action::Activate(..) | Action::Spend(..) | Action::Mission => {
                    *acts.entry((round, seat)).or_default() += 1
                }
                Action::Pass => *passes.entry((round, seat)).or_default() += 1,
                _ => {}
            }
            if events.iter().any(|event| matches!(event, Event::RoundBegan { .. })) {
                round = game.round();
            }
        });
        assert!(acts.values().all(|&n| n <= 100), "seed {seed}: {acts:?}");
        assert_eq!(passes.len(), 4 * usize::from(players), "seed {seed}");
        assert!(passes.values().all(|&n| n == 1), "seed {seed}: {passes:?}");
    }
}

#[test]
fn greedy_play_ends_and_beats_random_play() {
    let mut ahead = 0;
    for seed in 0..12 {
        let mut game = start(2, seed, "lot");
        let (mut luck, mut fate, mut events) = (Fate::quick(seed), Fate::quick(seed), Events::dropped());
        let mut listed = Vec::new();
        for _ in 0..5_000 {
            let Some(seat) = game.to_act().first() else { break };
            listed.clear();
            game.actions(seat, &mut listed);
            let action = match seat.index() {
                0 => greedy(&game, seat, &listed),
                _ => listed[luck.below(Label::new("walk"), listed.len() as u32) as usize],
            };
            game.perform(seat, action, &mut fate, &mut events);
        }
        assert!(game.outcome().is_some(), "seed {seed} does not end");
        ahead += usize::from(game.score(Seat::new(0)) > game.score(Seat::new(1)));
    }
    assert!(ahead >= 10, "greedy play won {ahead} of 12");
}

/// What a greedy captain does: the action after which things look best to her.
fn greedy(game: &Captains, seat: Seat, listed: &[Action]) -> Action {
    let worth = |action: Action| {
        let mut next = *game;
        next.perform(seat, action, &mut Fate::quick(1), &mut Events::dropped());
        next.evaluate(seat)
    };
    listed.iter().copied().max_by_key(|&action| worth(action)).unwrap()
}

#[test]
fn tables_of_greedy_captains_end_too() {
    // SC-I22: no free effects to go round in, however much they are liked.
    for seed in 0..12 {
        let players = (seed % 4) as u8 + 1;
        let mut game = start(players, seed, "lot");
        let (mut fate, mut listed, mut steps) = (Fate::quick(seed), Vec::new(), 0);
        while let Some(seat) = game.to_act().first() {
            listed.clear();
            game.actions(seat, &mut listed);
            let action = greedy(&game, seat, &listed);
            game.perform(seat, action, &mut fate, &mut Events::dropped());
            steps += 1;
            assert!(steps < 1_000 * usize::from(players), "seed {seed} does not end");
        }
        assert!(game.outcome().is_some());
    }
}

#[test]
fn renaming_seats_renames_the_result() {
    // SC-I30: with the starting captain moved along, the same choices give the same scores.
    let play = |first: &str| {
        let options = Options::new("captains", 2).with("first", first);
        let setup = Captains::settings(&options).unwrap();
        let mut game = Captains::start(&setup, Edition::built_in().unwrap(), &mut Fate::quick(5)).unwrap();
        busy(&mut game, 5, |_, _, _, _| {});
        [game.score(Seat::new(0)), game.score(Seat::new(1))]
    };
    let ([a, b], [c, d]) = (play("1"), play("2"));
    assert_eq!([a, b], [d, c]);
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<Captains>() <= 4096, "{} bytes", size_of::<Captains>());
    assert!(size_of::<Action>() <= 8);
    const { assert!(<Action as kernel::Enum>::LENGTH < 8192) };
}

#[test]
fn the_table_fits_eighty_columns() {
    // SC-U5.
    for seed in 0..40 {
        let players = (seed % 4) as u8 + 1;
        let mut game = start(players, seed, "lot");
        let mut steps = 0;
        busy(&mut game, seed, |game, _, _, _| {
            steps += 1;
            if steps % 13 == 0 {
                drawn_well(game, players);
            }
        });
        drawn_well(&game, players);
    }
}

fn drawn_well(game: &Captains, players: u8) {
    let view = game.view(kernel::Viewer::seat(Seat::new(0)));
    for plain in [false, true] {
        let style = kernel::Style { plain, ..kernel::Style::default() };
        let text = <Captains as kernel::Words>::draw(&view, &kernel::Names::scene(players), style);
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
        for place in &view.places {
            assert!(text.contains(&place.name[..6]), "{} is missing in {text}", place.name);
        }
        assert!(text.contains("ready:") && text.contains("Tech board"));
    }
}

/// Random play passes early; here invariants, legality and redeals are held to in long games.
#[test]
fn long_games_keep_the_invariants() {
    // SC-I1 to SC-I21, SC-I24.
    for seed in 0..240 {
        let players = (seed % 4) as u8 + 1;
        let mut game = start(players, seed, "lot");
        let mut before = game;
        let mut steps = 0;
        busy(&mut game, seed, |game, seat, action, events| {
            game.state_holds().unwrap();
            Captains::step_holds(&before, seat, action, events, game).unwrap();
            before = *game;
            steps += 1;
            if steps % 29 == 0 {
                offers_what_it_accepts(game);
                Seat::all(players).for_each(|seat| hides_what_it_should(game, seat, seed));
            }
        });
    }
}

fn offers_what_it_accepts(game: &Captains) {
    let Some(seat) = game.to_act().first() else { return };
    let mut listed = Vec::new();
    game.actions(seat, &mut listed);
    for id in 0..<Action as kernel::Enum>::LENGTH {
        let action = <Action as kernel::Enum>::from_usize(id);
        assert_eq!(listed.contains(&action), game.check(seat, action).is_ok(), "{action:?}");
    }
}

fn hides_what_it_should(game: &Captains, seat: Seat, luck: u64) {
    let redealt = |game: &Captains, luck| {
        let mut world = *game;
        world.determinize(seat, &mut Fate::quick(luck));
        world
    };
    let world = redealt(game, luck);
    assert_eq!(world.view(kernel::Viewer::seat(seat)), game.view(kernel::Viewer::seat(seat)));
    assert_eq!(redealt(&world, luck + 1), redealt(game, luck + 1));
    world.state_holds().unwrap();
}
