//! What a seat may know, against a witness of its own (2.18).
#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

use crate::witness::{Verdict, Witness};
use assembly::{Action, Assembly, Content, MemoryAid, Setup};
use kernel::position::{items, read_position};
use kernel::{Edition, Events, Fate, Game, Label, Names, Positions, Seat, Style, Viewer, Words};

const PICK: Label = Label::new("pick");

fn start(seed: u64) -> Assembly {
    Assembly::start(&Setup::default(), Edition::<Content>::built_in().unwrap(), &mut Fate::quick(seed)).unwrap()
}

/// Plays at random and hands every position of the draft and the assembly to `look`.
fn play(seed: u64, most: usize, mut look: impl FnMut(usize, &Assembly, &[Witness; 2])) {
    let mut game = start(seed);
    let (mut fate, mut pick, mut events) = (Fate::quick(seed), Fate::quick(!seed), Events::kept());
    let mut witnesses = [0, 1].map(|seat| Witness::new(Seat::new(seat), &game));
    let mut listed: Vec<Action> = Vec::new();
    for step in 0..most {
        let Some(seat) = game.to_act().first() else { return };
        listed.clear();
        game.actions(seat, &mut listed);
        let action = listed[pick.below(PICK, listed.len() as u32) as usize];
        game.perform(seat, action, &mut fate, &mut events);
        let told = events.drain();
        if told.iter().any(|event| matches!(event, assembly::Event::WarBegan { .. })) {
            return;
        }
        witnesses.iter_mut().for_each(|witness| witness.see(&told));
        look(step, &game, &witnesses);
    }
}

/// SA-I3, SA-I5, SA-I6, SA-I7: the true world is always possible, and no redealt world contradicts what
/// the seat was shown, from the deal on.
#[test]
fn samples_never_contradict_what_the_seat_saw() {
    let (mut judged, mut undecided) = (0, 0);
    for seed in 0..150 {
        play(seed, 400, |step, game, witnesses| {
            if !step.is_multiple_of(7) {
                return;
            }
            for (index, witness) in witnesses.iter().enumerate() {
                let seat = Seat::new(index as u8);
                assert_ne!(witness.judge(game), Verdict::Impossible, "the truth, game {seed}, step {step}, {seat}");
                for luck in 0..3 {
                    let mut world = *game;
                    world.determinize(seat, &mut Fate::quick(luck * 1000 + step as u64));
                    judged += 1;
                    match witness.judge(&world) {
                        Verdict::Possible => {}
                        Verdict::Undecided => undecided += 1,
                        Verdict::Impossible => panic!("game {seed}, step {step}, {seat}, luck {luck}"),
                    }
                }
            }
        });
    }
    assert!(judged > 5000 && undecided * 50 < judged, "{undecided} of {judged} undecided");
}

/// SA-I2, SA-I3, SA-I5, SA-I8, SA-I13, SA-I14: nothing a viewer gets depends on what it may not know. Every name
/// of a card that lies hidden from a viewer is looked for in all that viewer is sent.
#[test]
fn no_view_names_a_hidden_card() {
    let mut looked = 0;
    for seed in 0..40 {
        play(seed, 300, |step, game, _| {
            if !step.is_multiple_of(5) {
                return;
            }
            for viewer in [Viewer::seat(Seat::new(0)), Viewer::seat(Seat::new(1)), Viewer::SPECTATOR] {
                let sent = format!("{:?}", game.view(viewer));
                let drawn = Assembly::draw(&game.view(viewer), &Names::scene(2), Style::default());
                for (owner, hand) in hands(game).iter().enumerate() {
                    for name in hand.iter().filter(|_| !viewer.is(Seat::new(owner as u8))) {
                        assert!(!sent.contains(name.as_str()), "{name} of seat {owner} in {sent}");
                        assert!(!drawn.contains(name.split('/').next().unwrap()), "{name} in {drawn}");
                        looked += 1;
                    }
                }
                for name in zone(game, None, "deck") {
                    assert!(!sent.contains(name.as_str()), "{name} of the deck in {sent}");
                }
            }
        });
    }
    assert!(looked > 2000, "{looked}");
}

fn zone(game: &Assembly, seat: Option<Seat>, word: &str) -> Vec<String> {
    let zone = Assembly::ZONES.iter().find(|zone| zone.word == word && zone.per_seat == seat.is_some());
    items(&game.zone(Viewer::REFEREE, seat, zone.unwrap()))
}

fn hands(game: &Assembly) -> [Vec<String>; 2] {
    [0, 1].map(|seat| zone(game, Some(Seat::new(seat)), "hand"))
}

/// Redeals do not cling to the truth: over many samples the other's hand takes many shapes.
#[test]
fn samples_vary_where_the_seat_knows_nothing() {
    let game = start(3);
    let mut seen = std::collections::BTreeSet::new();
    for luck in 0..200 {
        let mut world = game;
        world.determinize(Seat::new(0), &mut Fate::quick(luck));
        seen.insert(hands(&world)[1].clone());
    }
    // Two of the fourteen cards that the seat cannot see: 91 hands.
    assert!(seen.len() > 60, "{} different hands", seen.len());
}

/// SA-I3, SA-I5: a card drawn in public and then one of two cards
/// released unseen is in the hand or under the deck, in samples too, and the view says neither.
#[test]
fn a_card_seen_going_in_is_here_or_there() {
    let text = "ann hand  Kora\nagenda  Ward, Pace, Zim\nann turn  draw";
    let setup = Setup { memory_aid: Some(MemoryAid::Ribbon), ..Setup::default() };
    let edition = Edition::<Content>::built_in().unwrap();
    let mut game: Assembly = read_position(&setup, edition, &Names::scene(2), text).unwrap();
    let (ann, bob) = (Seat::new(0), Seat::new(1));
    for words in ["draw Ward/Noma", "release Ward/Noma"] {
        let action = game.read(ann, words).unwrap();
        game.perform(ann, action, &mut Fate::quick(1), &mut Events::dropped());
    }
    let mut found = (0, 0);
    for luck in 0..100 {
        let mut world = game;
        world.determinize(bob, &mut Fate::quick(luck));
        assert_eq!(world.view(Viewer::seat(bob)), game.view(Viewer::seat(bob)));
        let held = hands(&world)[0] == ["Ward/Noma"];
        let under = zone(&world, None, "deck").last().map(String::as_str) == Some("Ward/Noma");
        assert!(held ^ under, "{:?}", hands(&world));
        found = (found.0 + usize::from(held), found.1 + usize::from(under));
    }
    assert!(found.0 > 10 && found.1 > 10, "{found:?}");
}

/// SA-J25, SA-I9: in the war both players and a spectator see the same.
#[test]
fn war_views_are_equal() {
    let mut wars = 0;
    for seed in 0..60 {
        let mut game = start(seed);
        let (mut fate, mut pick, mut listed) = (Fate::quick(seed), Fate::quick(!seed), Vec::new());
        while let Some(seat) = game.to_act().first() {
            listed.clear();
            game.actions(seat, &mut listed);
            let action: Action = listed[pick.below(PICK, listed.len() as u32) as usize];
            game.perform(seat, action, &mut fate, &mut Events::dropped());
            let views = [0, 1].map(|seat| game.view(Viewer::seat(Seat::new(seat))));
            if views[0].phase == "war" {
                wars += 1;
                let public = game.view(Viewer::SPECTATOR);
                let faces = |view: &assembly::View| format!("{:?}", (&view.battle, &view.ribbon, &view.deck_size));
                assert_eq!(faces(&views[0]), faces(&views[1]));
                assert_eq!(faces(&views[0]), faces(&public));
            }
        }
    }
    assert!(wars > 100);
}

/// SA-O4: the ribbon alone names places of the deck; without it the view of the deck is its size.
#[test]
fn memory_aids_differ_in_the_ribbon_alone() {
    let edition = Edition::<Content>::built_in().unwrap();
    let text = "ann captains  Temming\nagenda  Ward, Pace, Zim\ndeck  Solomon, Krave\nbob hand  ...";
    for (aid, ribbon) in [(MemoryAid::None, false), (MemoryAid::Log, false), (MemoryAid::Ribbon, true)] {
        let setup = Setup { memory_aid: Some(aid), ..Setup::default() };
        let mut game: Assembly = read_position(&setup, edition, &Names::scene(2), text).unwrap();
        let action = game.read(Seat::new(0), "use Temming unique").unwrap();
        game.perform(Seat::new(0), action, &mut Fate::quick(1), &mut Events::dropped());
        let view = game.view(Viewer::seat(Seat::new(1)));
        assert_eq!((view.memory_aid, view.deck_size), (aid, 3));
        let expected = ribbon.then(|| vec![None, None, Some("Temming/Lance".to_owned())]);
        assert_eq!(view.ribbon, expected);
    }
}

/// Nothing on the drawn table is wider than the columns there are.
#[test]
fn the_drawn_table_keeps_within_its_columns() {
    for seed in 0..20 {
        play(seed, 2000, |_, game, _| {
            for width in [40, 80] {
                let style = Style { width, ..Style::default() };
                let drawn = Assembly::draw(&game.view(Viewer::REFEREE), &Names::scene(2), style);
                let wide = drawn.lines().find(|line| line.chars().count() > width);
                assert_eq!(wide, None, "{drawn}");
            }
        });
    }
}
