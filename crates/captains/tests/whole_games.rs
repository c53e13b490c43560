//! Whole games: they end within their bounds, and nothing in the content stays unused.
#![allow(clippy::unwrap_used, reason = "a test that cannot set its table up has failed")]

use captains::action::Action;
use captains::kinds::{Order, Track};
use captains::{Captains, Event};
use kernel::{Edition, Entry, Evaluate, Events, Fate, Game, Label, Options, Seat};
use std::collections::{BTreeMap, BTreeSet};

fn start(players: u8, seed: u64, passenger: &str) -> Captains {
    let options = Options::new(if players == 1 { "solo" } else { "captains" }, players).with("passenger", passenger);
    let setup = Captains::settings(&options).unwrap();
    Captains::start(&setup, Edition::built_in().unwrap(), &mut Fate::quick(seed)).unwrap()
}

/// Plays at random, but seldom passes or declines: games as long as they get.
fn busy(game: &mut Captains, seed: u64, mut tell: impl FnMut(&Captains, Seat, Action, &[Event])) -> usize {
    let (mut luck, mut fate, mut events) = (Fate::quick(seed ^ 77), Fate::quick(seed), Events::kept());
    let mut listed = Vec::new();
    for steps in 0..20_000 {
        let Some(seat) = game.to_act().first() else { return steps };
        listed.clear();
        game.actions(seat, &mut listed);
        let action = eager(&listed, Track::ALL[seed as usize % 3], &mut luck);
        game.perform(seat, action, &mut fate, &mut events);
        tell(game, seat, action, events.list());
        events.clear();
    }
    panic!("a game of seed {seed} does not end");
}

/// One of the listed actions; a step on the favourite track first, declining and passing seldom.
fn eager(listed: &[Action], favourite: Track, luck: &mut Fate) -> Action {
    let mut below = |n: usize| luck.below(Label::new("walk"), n as u32) as usize;
    if listed.contains(&Action::Step(favourite)) {
        return Action::Step(favourite);
    }
    let mut action = listed[below(listed.len())];
    while matches!(action, Action::Pass | Action::Done | Action::Ignore) && listed.len() > 1 && below(30) > 0 {
        action = listed[below(listed.len())];
    }
    action
}

#[test]
fn every_card_tile_and_space_comes_to_use() {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let content = Edition::<captains::Content>::built_in().unwrap().content();
    for seed in 0..16_000 {
        let players = (seed % 4) as u8 + 1;
        let passenger = content.passengers[seed as usize / 4 % content.passengers.len()].id.clone();
        let mut game = start(players, seed, if players == 1 { &passenger } else { "lot" });
        busy(&mut game, seed, |game, _, _, events| events.iter().for_each(|event| note(game, event, &mut seen)));
        for seat in Seat::all(players) {
            let view = &game.view(kernel::Viewer::REFEREE).captains[seat.index()];
            for card in view.slots.iter().flat_map(|slot| &slot.card).filter(|card| card.sort == "omega") {
                seen.insert(format!("scored {}", card.id));
            }
        }
        if players == 1 {
            seen.insert(format!("passenger {passenger}"));
        }
    }
    let wanted = wanted(content);
    let unused: Vec<&String> = wanted.iter().filter(|one| !seen.contains(*one)).collect();
    assert!(unused.is_empty(), "{} of {} never came up: {unused:?}", unused.len(), wanted.len());
}

fn wanted(content: &captains::Content) -> Vec<String> {
    let mut all = Vec::new();
    for face in &content.cards {
        all.push(format!("installed {}", face.id));
        match face.sort {
            captains::content::Sort::Room { .. } => all.push(format!("used {}", face.id)),
            captains::content::Sort::Omega(_) => all.push(format!("scored {}", face.id)),
            captains::content::Sort::Ability(captains::content::Ability::On(..)) => {
                all.push(format!("woke {}", face.id))
            }
            captains::content::Sort::Ability(_) => {}
        }
    }
    for mission in &content.missions {
        (0..mission.lines.len()).for_each(|line| all.push(format!("performed {} {line}", mission.id)));
    }
    all.extend(content.events.iter().map(|event| format!("reached {}", event.id)));
    all.extend(content.stations.iter().map(|station| format!("tile {}", station.id)));
    all.extend(content.pirates.iter().map(|pirate| format!("beat {}", pirate.id)));
    all.extend(content.artifacts.iter().map(|artifact| format!("gained {}", artifact.id)));
    all.extend(content.passengers.iter().map(|passenger| format!("passenger {}", passenger.id)));
    all.extend(Order::ALL.iter().map(|order| format!("order {order:?}")));
    for (track, sides) in Track::ALL.iter().zip(&content.tracks) {
        sides.iter().for_each(|side| {
            all.extend((0..content.numbers.steps).map(|space| format!("space {track:?} {} {space}", side.side)))
        });
    }
    all.push("uprising".into());
    all
}

fn note(game: &Captains, event: &Event, seen: &mut BTreeSet<String>) {
    let content = game.content();
    let word = match event {
        Event::InstalledTech { card, .. } => format!("installed {}", content.card(*card).id),
        Event::Activated { card: Some(card), .. } => format!("used {}", content.card(*card).id),
        Event::Triggered { card, .. } => format!("woke {}", content.card(*card).id),
        Event::ReachedEvent { event, .. } => format!("reached {}", content.events[event.index()].id),
        Event::UsedTile { station, .. } => format!("tile {}", content.stations[station.index()].id),
        Event::DefeatedPirate { pirate, .. } => format!("beat {}", content.pirates[pirate.index()].id),
        Event::GainedArtifact { artifact, .. } => {
            format!("gained {}", content.artifacts[artifact.face().unwrap().index()].id)
        }
        Event::ShadowDrew { order } => format!("order {:?}", order.face().unwrap()),
        Event::Advanced { track, space, .. } => format!("space {track:?} {} {space}", game.track_face(*track).side),
        Event::PerformedLine { mission, line, .. } => format!("performed {} {line}", content.mission(*mission).id),
        Event::Uprising => "uprising".into(),
        _ => return,
    };
    seen.insert(word);
}

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
                0 => listed.iter().copied().max_by_key(|&action| {
                    let mut next = game.clone();
                    next.perform(seat, action, &mut Fate::quick(1), &mut events);
                    next.evaluate(seat)
                }),
                _ => listed.get(luck.below(Label::new("walk"), listed.len() as u32) as usize).copied(),
            };
            game.perform(seat, action.unwrap(), &mut fate, &mut events);
        }
        assert!(game.outcome().is_some(), "seed {seed} does not end");
        ahead += usize::from(game.score(Seat::new(0)) > game.score(Seat::new(1)));
    }
    assert!(ahead >= 10, "greedy play won {ahead} of 12");
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
