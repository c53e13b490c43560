//! Invariants of whole games (RULES.md section 6), on random play.
#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

use assembly::{Action, Assembly, Content, Event, Setup};
use kernel::{Edition, Events, Fate, Game, Invariants, Label, Positions, Seat, Viewer};

const PICK: Label = Label::new("pick");

fn edition() -> Edition<Content> {
    Edition::built_in().unwrap()
}

/// Plays one random game; `look` gets every step with its events.
fn play(
    setup: &Setup,
    seed: u64,
    mut look: impl FnMut(&Assembly, Action, &[<Assembly as Game>::Event], &Assembly),
) -> Assembly {
    let (mut fate, mut pick, mut events) = (Fate::quick(seed), Fate::quick(!seed), Events::kept());
    let mut game = Assembly::start(setup, edition(), &mut fate).unwrap();
    let mut listed = Vec::new();
    while let Some(seat) = game.to_act().first() {
        listed.clear();
        game.actions(seat, &mut listed);
        let action = listed[pick.below(PICK, listed.len() as u32) as usize];
        let before = game;
        game.perform(seat, action, &mut fate, &mut events);
        look(&before, action, &events.drain(), &game);
    }
    // SA-J27: the opening shuffle, the lot of the first, the damage deck.
    assert!(fate.uses() <= 3, "chance was used {} times", fate.uses());
    game
}

/// A zone as the referee reads it.
fn zone(game: &Assembly, seat: Option<u8>, word: &str) -> String {
    let zone = Assembly::ZONES.iter().find(|zone| zone.word == word && zone.per_seat == seat.is_some());
    game.zone(Viewer::REFEREE, seat.map(Seat::new), zone.unwrap())
}

fn size(list: &str) -> usize {
    list.split(',').filter(|item| !item.trim().is_empty()).count()
}

/// SA-J4, SA-S1, SA-S2: hands of two, three agenda cards, thirteen in the deck when the first turn begins.
#[test]
fn the_assembly_begins_with_hands_of_two() {
    for seed in 0..60 {
        let mut begun = false;
        play(&Setup::default(), seed, |_, _, events, after| {
            if begun || !events.iter().any(|event| matches!(event, Event::TurnBegan { turn: 1, .. })) {
                return;
            }
            begun = true;
            let hands = [0, 1].map(|seat| size(&zone(after, Some(seat), "hand")));
            let sizes = (hands, size(&zone(after, None, "agenda")), size(&zone(after, None, "deck")));
            assert_eq!(sizes, ([2, 2], 3, 13), "game {seed}");
        });
        assert!(begun);
    }
}

/// SA-J14, SA-D6, SA-T8: after a declaration there is exactly one more turn, the opponent's. SA-J17: at most 61 turns.
#[test]
fn one_turn_follows_a_declaration() {
    for seed in 0..120 {
        let (mut declared, mut turns_after, mut turns) = (None, Vec::new(), 0);
        play(&Setup::default(), seed, |_, _, events, _| {
            for event in events {
                match *event {
                    Event::Declared { seat, .. } => {
                        assert_eq!(declared, None, "war is declared once (SA-D7)");
                        declared = Some(seat);
                    }
                    Event::TurnBegan { seat, .. } => {
                        turns += 1;
                        if declared.is_some() {
                            turns_after.push(seat);
                        }
                    }
                    _ => {}
                }
            }
        });
        let declarer = declared.expect("every game comes to war");
        assert_eq!(turns_after, [declarer.next(2)], "game {seed}");
        assert!(turns <= 61);
    }
}

/// SA-J21, SA-W3: in a round no ship acts twice, and initiatives rise. SA-J18: the rounds are bounded.
#[test]
fn initiatives_rise_within_a_round() {
    let content = edition();
    let mut turns = 0;
    for seed in 0..200 {
        let (mut last, mut rounds) = (0, 0);
        play(&Setup::default(), seed, |_, _, events, _| {
            for event in events {
                match *event {
                    Event::RoundBegan { .. } => (last, rounds) = (0, rounds + 1),
                    Event::ShipTurn { ship, .. } => {
                        let initiative = content.card(ship).initiative;
                        assert!(initiative > last, "game {seed}: {initiative} after {last}");
                        last = initiative;
                        turns += 1;
                    }
                    _ => {}
                }
            }
        });
        assert!(rounds <= 1020);
    }
    assert!(turns > 500, "enough ship turns were seen: {turns}");
}

/// SA-J22, SA-W7, SA-R2, SA-R5 to SA-R7: a shot takes one card from the top; it ends under the target or at the
/// bottom, with only a dead ship's tracking card lower. SA-J20 and SA-J2 are checked with every step.
#[test]
fn a_shot_moves_its_card_where_the_rules_say() {
    let mut shots = 0;
    for seed in 0..200 {
        play(&Setup::default(), seed, |before, action, events, after| {
            let fired = events.iter().any(|event| matches!(event, Event::Fired { .. } | Event::Discharged { .. }));
            after.state_holds().unwrap();
            if !fired {
                return;
            }
            let seat = before.to_act().first().unwrap();
            Assembly::step_holds(before, seat, action, events, after).unwrap();
            shots += 1;
            let deck = |game: &Assembly| zone(game, None, "deck").split(", ").map(str::to_owned).collect::<Vec<_>>();
            let (old, new) = (deck(before), deck(after));
            let top = &old[0];
            let tracked = [0, 1].iter().any(|&seat| zone(after, Some(seat), "tracking").contains(top.as_str()));
            let returned = events.iter().any(|event| matches!(event, Event::Returned { .. }));
            let lowest = new.len().wrapping_sub(1 + usize::from(returned));
            assert!(tracked || new.get(lowest) == Some(top), "game {seed}: {old:?} -> {new:?}");
        });
    }
    assert!(shots > 300, "enough shots were seen: {shots}");
}

/// SA-J28: a scramble keeps the controller, a gift keeps the end.
#[test]
fn scrambles_keep_the_owner_and_gifts_the_end() {
    let name = |card| edition().name(card).card.clone();
    let mut seen = (0, 0);
    for seed in 0..150 {
        play(&Setup::default(), seed, |before, _, events, after| {
            for event in events {
                match *event {
                    Event::Scrambled { seat, card } => {
                        let seat = Some(seat.index() as u8);
                        assert!(zone(before, seat, "captains").contains(&name(card)));
                        assert!(zone(after, seat, "fleet").contains(&name(card)));
                        seen.0 += 1;
                    }
                    Event::Gave { seat, card, .. } => {
                        let (from, to) = (Some(seat.index() as u8), Some(1 - seat.index() as u8));
                        let word = if zone(before, from, "fleet").contains(&name(card)) { "fleet" } else { "captains" };
                        assert!(zone(after, to, word).contains(&name(card)), "{word}");
                        seen.1 += 1;
                    }
                    _ => {}
                }
            }
        });
    }
    assert!(seen.0 > 20 && seen.1 > 20, "{seen:?}");
}

/// SA-Z5: cease-fires are ties without a tie-break, a lost fleet is a win.
#[test]
fn games_end_as_the_rules_know() {
    let mut wins = 0;
    for seed in 0..600 {
        let outcome = play(&Setup::default(), seed, |_, _, _, _| {}).outcome().unwrap();
        let tie = outcome.winners().count() == 2;
        match outcome.by.to_string().as_str() {
            "SA-Z1" => assert!(!tie),
            "SA-Z2" | "SA-Z3" | "SA-Z4" => assert!(tie),
            "SA-W6" => {}
            other => panic!("game {seed} ended by {other}"),
        }
        wins += usize::from(!tie);
    }
    assert!(wins > 200, "{wins} games were won");
}
