//! One playthrough a table, kept to the letter: what changes it changes old records.

use kernel::{Edition, Events, Fate, Game, Label, Options, Seed, state_hash};
use kernel::{Entry, Outcome};
use samurai::{Content, Samurai};

/// Plays by a sealed fate; the choices come from a quick one. How many actions, the hash of
/// their notation, the places and the scores.
fn playthrough(options: &Options) -> (usize, u64, Vec<u8>, Vec<i32>) {
    let edition = Edition::<Content>::built_in().expect("the built-in file is sound");
    let setup = Samurai::settings(options).expect("the options are sound");
    let (mut fate, mut walk) = (Fate::sealed(Seed::from(7)), Fate::quick(7));
    let mut game = Samurai::start(&setup, edition, &mut fate).expect("it can be set up");
    let (mut events, mut out, mut told) = (Events::dropped(), Vec::new(), Vec::new());
    while let Some(seat) = game.to_act().first() {
        out.clear();
        game.actions(seat, &mut out);
        let pick = out[walk.below(Label::new("walk"), out.len() as u32) as usize];
        told.push(format!("{seat}: {}", game.notation(pick)));
        game.perform(seat, pick, &mut fate, &mut events);
    }
    let standings = game.outcome().map(|outcome: Outcome| outcome.standings).unwrap_or_default();
    let places = standings.iter().map(|one| one.place).collect();
    let scores = standings.iter().map(|one| one.half_points / 2).collect();
    (told.len(), state_hash(&told), places, scores)
}

#[test]
fn playthroughs_are_as_they_were() {
    let tables = [
        Options::new("war", 2),
        Options::new("war", 3),
        Options::new("war", 4),
        Options::new("war", 2).with("two_player_decks", "on"),
    ];
    let found: Vec<_> = tables.iter().map(playthrough).collect();
    let kept = [
        (321, 7_240_726_940_010_807_114, vec![1, 2], vec![84, 58]),
        (199, 10_756_360_797_725_124_802, vec![1, 2, 3], vec![31, 24, 23]),
        (390, 16_960_825_477_970_931_356, vec![1, 4, 3, 2], vec![53, 7, 42, 46]),
        (278, 17_050_040_250_813_545_762, vec![1, 2], vec![55, 36]),
    ];
    assert_eq!(found, kept);
}
