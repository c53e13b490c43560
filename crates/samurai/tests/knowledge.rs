//! Samples respect what a seat saw: draft pools, the card that came back, hands, gifts. Views work out what it may know.

use kernel::position::read_position;
use kernel::{Edition, Entry, Events, Fate, Game, Label, Names, Observed, Options, Positions, Seat, Viewer};
use samurai::{Content, Samurai};

fn start(options: &Options, seed: u64) -> (Samurai, Fate) {
    let edition = Edition::<Content>::built_in().expect("the built-in file is sound");
    let setup = Samurai::settings(options).expect("the options are sound");
    let mut fate = Fate::quick(seed);
    (Samurai::start(&setup, edition, &mut fate).expect("it can be set up"), fate)
}

fn step(game: &mut Samurai, fate: &mut Fate) -> bool {
    let Some(seat) = game.to_act().first() else { return false };
    let mut out = Vec::new();
    game.actions(seat, &mut out);
    let pick = out[fate.below(Label::new("walk"), out.len() as u32) as usize];
    game.perform(seat, pick, fate, &mut Events::dropped());
    true
}

fn zone(game: &Samurai, seat: Option<Seat>, word: &str) -> String {
    let zone = Samurai::ZONES.iter().find(|zone| zone.word == word && zone.per_seat == seat.is_some());
    let zone = zone.expect("it is a zone");
    game.zone(Viewer::REFEREE, seat, zone)
}

/// SS-X4: what a drafter saw in the pools stays true in every sample, pick by pick; and where she
/// cannot know, samples differ.
#[test]
fn samples_of_the_draft_respect_the_pools_seen() {
    for players in 2..=4u8 {
        let mut differ = 0;
        for seed in 0..30 {
            let (mut game, mut fate) = start(&Options::new("war", players), seed);
            for _ in 0..2 * players {
                for seat in Seat::all(players) {
                    for luck in 0..4 {
                        let world = Observed::new(&game, seat).sample(&mut Fate::quick(luck));
                        assert!(game.possible(seat, &world), "{seat} of {players}, seed {seed}");
                        differ += usize::from(world != game);
                    }
                }
                step(&mut game, &mut fate);
            }
        }
        assert!(differ > 100, "samples hardly differ with {players}");
    }
}

/// SS-X4: a mech seen in the second pool is never dealt to somebody who picked before it.
#[test]
fn a_mech_seen_later_was_not_picked_earlier() {
    for seed in 0..40 {
        let (mut game, mut fate) = start(&Options::new("war", 3), seed);
        (0..4).for_each(|_| _ = step(&mut game, &mut fate));
        // Three players: picks 1 to 4 are made; the fifth belongs to the second in order.
        let fifth = game.to_act().first().unwrap();
        let mut pool = Vec::new();
        game.actions(fifth, &mut pool);
        let pool: Vec<String> = pool.iter().map(|&keep| game.notation(keep).replace("keep ", "")).collect();
        for luck in 0..20 {
            let world = Observed::new(&game, fifth).sample(&mut Fate::quick(luck));
            for seat in Seat::all(3).filter(|&seat| seat != fifth) {
                let kept = zone(&world, Some(seat), "drafted");
                assert!(pool.iter().all(|mech| !kept.contains(mech.as_str())), "{kept} of {pool:?}");
            }
        }
    }
}

/// SS-S4, SS-X3: samples put exactly one of the eight cards with pips into play.
#[test]
fn one_card_with_pips_comes_back_in_every_sample() {
    let content = Edition::<Content>::built_in().expect("the built-in file is sound");
    let pipped: Vec<&str> =
        content.locations.iter().filter(|card| card.pips > 0).map(|card| card.name.as_str()).collect();
    for seed in 0..10 {
        let (mut game, mut fate) = start(&Options::new("war", 3), seed);
        while step(&mut game, &mut fate) {
            if fate.below(Label::new("sample"), 20) > 0 {
                continue;
            }
            let world = Observed::new(&game, Seat::new(0)).sample(&mut fate);
            let out = zone(&world, None, "taken out");
            assert_eq!(pipped.iter().filter(|name| out.contains(**name)).count(), 7, "{out}");
        }
    }
}

/// SS-X12, SS-B7: a committed card is a battle card in every sample, and it varies.
#[test]
fn sampled_commitments_are_battle_cards() {
    let content = Edition::<Content>::built_in().expect("the built-in file is sound");
    let battle = |name: &str| content.actions.iter().any(|card| card.battle && card.name == name);
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let (mut game, mut fate) = start(&Options::new("war", 2), seed);
        while step(&mut game, &mut fate) {
            for seat in Seat::all(2) {
                let other = seat.next(2);
                if zone(&game, Some(other), "committed").is_empty() {
                    continue;
                }
                let world = Observed::new(&game, seat).sample(&mut fate);
                for name in zone(&world, Some(other), "committed").split(", ") {
                    let name = name.split(" x").next().unwrap();
                    assert!(battle(name), "{name} is no battle card");
                    seen.insert(name.to_owned());
                }
            }
        }
    }
    assert!(seen.len() >= 8, "{seen:?}");
}

/// SS-X9: nothing a viewer gets holds a seed; a view is the same whatever the deck's order.
#[test]
fn views_do_not_depend_on_deck_order() {
    let (mut game, mut fate) = start(&Options::new("war", 2), 5);
    (0..40).for_each(|_| _ = step(&mut game, &mut fate));
    let names = Names::scene(2);
    for luck in 0..10 {
        let world = Observed::new(&game, Seat::new(0)).sample(&mut Fate::quick(luck));
        assert_eq!(game.view(Viewer::seat(Seat::new(0))), world.view(Viewer::seat(Seat::new(0))));
        let text = |state: &Samurai| kernel::position::write_position(state, Viewer::seat(Seat::new(0)), &names);
        assert_eq!(text(&game), text(&world));
    }
}

/// A position of three, after these answers of whoever is asked.
fn after(text: &str, answers: &[&str]) -> Samurai {
    let edition = Edition::<Content>::built_in().expect("the built-in file is sound");
    let setup = Samurai::settings(&Options::new("war", 3)).expect("the options are sound");
    let mut game: Samurai = read_position(&setup, edition, &Names::scene(3), text).expect("it is a position");
    for answer in answers {
        let seat = game.to_act().first().expect("somebody is asked");
        let action = game.read(seat, answer).expect("it can be read");
        game.perform(seat, action, &mut Fate::quick(1), &mut Events::dropped());
    }
    game
}

fn seen(game: &Samurai) -> samurai::View {
    game.view(Viewer::SPECTATOR)
}

const HELD: &str = "phase battles; ann at 1 carrier, fighter x2; bob at 1 fighter x3; cat at 1 fighter; bob hand Hold the Line; \
    bob honor 1; cat hand Silk Knife; cat honor 1; ann at 2 fighter; bob at 2 fighter; location 1 Garden of Quiet Blades";

/// SS-N17, SS-B14: who wins ties wins them in her battle only.
#[test]
fn ties_are_won_where_the_card_was_played() {
    let view = seen(&after(HELD, &["pass", "commit Hold the Line", "commit Silk Knife"]));
    let (ann, bob) = (Some(Seat::new(0)), Some(Seat::new(1)));
    assert_eq!((view.locations[0].victor, view.locations[0].margin), (bob, 0));
    assert_eq!((view.locations[1].victor, view.locations[1].margin), (ann, 0));
    assert_eq!(view.locations[0].needs, [Some(1), Some(0), Some(5)]);
    assert_eq!(view.locations[1].needs, [Some(0), Some(1), None]);
}

/// SS-N17, SS-D32: a view tells that a card decides the tie, and how many of the victor's may stay.
#[test]
fn a_view_tells_why_a_tie_is_won_and_who_may_stay() {
    let before = seen(&after(HELD, &["pass"]));
    let by = |view: &samurai::View, at: usize| format!("{:?}", view.locations[at].tie_by);
    assert_eq!(
        (by(&before, 0), before.locations[0].may_stay),
        ("[Some(Order), Some(Order), Some(Order)]".to_owned(), 0)
    );
    let held = seen(&after(HELD, &["pass", "commit Hold the Line", "commit Silk Knife"]));
    assert_eq!((by(&held, 0), held.locations[0].may_stay), ("[Some(Card), Some(Card), Some(Card)]".to_owned(), 2));
    assert_eq!((by(&held, 1), held.locations[1].may_stay), ("[Some(Order), Some(Order), None]".to_owned(), 0));
}

/// SS-T1, SS-B1: in her fourth turn a player has no other before the battles.
#[test]
fn a_view_tells_how_many_turns_are_left() {
    let left = |text: &str| seen(&after(text, &[])).players.iter().map(|player| player.turns_left).collect::<Vec<_>>();
    let two = "ann markers 1 units, 2 cards; bob markers 3 cards; cat markers 1 units;";
    assert_eq!(left(&format!("{two} ann turn before")), [1, 3, 3]);
    assert_eq!(left(&format!("{two} ann turn after")), [2, 3, 3]);
    let last = "ann markers 1 units, 2 cards, 3 units; bob markers 1 units, 2 cards, 3 units; cat markers 1 units, 2 cards, 3 units;";
    assert_eq!(left(&format!("{last} ann turn before")), [0, 1, 1]);
}

/// SS-N24: a view tells the reward as each player would gain it.
#[test]
fn a_view_tells_the_reward_with_what_units_add() {
    let view = seen(&after("ann at 1 Golden Carp; bob at 1 fighter; location 1 Tithe Docks", &[]));
    let rewards = view.locations[0].rewards.iter().map(|reward| (reward.words.as_str(), reward.n)).collect::<Vec<_>>();
    assert_eq!(rewards, [("wealth 4", 4), ("wealth 3", 3), ("wealth 3", 3)]);
}

/// SS-B5, SS-X1: a view tells who has yet to commit, and who can add nothing more: whoever passed, or has no card to lay.
#[test]
fn a_view_tells_who_may_still_add_to_a_battle() {
    let state = |answers: &[&str]| {
        let players = seen(&after(HELD, answers)).players;
        players.iter().map(|player| format!("{:?} {}", player.commits, player.may_add)).collect::<Vec<_>>()
    };
    // Ann holds no card: she is asked all the same (SS-X8), and everybody sees that nothing can come of it.
    assert_eq!(state(&[]), ["Some(Now) false", "Some(Later) true", "Some(Later) true"]);
    assert_eq!(state(&["pass"]), ["Some(Done) false", "Some(Now) true", "Some(Later) true"]);
    assert_eq!(state(&["pass", "pass"]), ["Some(Done) false", "Some(Done) false", "Some(Now) true"]);
    assert_eq!(state(&["pass", "commit Hold the Line"]), ["Some(Done) false", "Some(Done) true", "Some(Now) true"]);
    // Bob's card is done, Cat's is being carried out.
    let late = ["pass", "commit Hold the Line", "commit Silk Knife"];
    assert_eq!(state(&late), ["Some(Done) false", "Some(Done) false", "Some(Done) true"]);
}

/// SS-N24: a view tells what raises a reward, and for whom.
#[test]
fn a_view_tells_which_unit_raises_a_reward() {
    let carp = "ann mechs Golden Carp, Thunder Drum; ann at 1 Golden Carp; bob at 1 fighter; location 1 Garden of Quiet Blades";
    let rewards = seen(&after(carp, &[])).locations[0].rewards.clone();
    assert_eq!(rewards.iter().map(|one| one.n).collect::<Vec<_>>(), [4, 3, 3]);
    assert_eq!((rewards[0].by.clone(), rewards[1].by.is_empty()), (vec!["Golden Carp".to_owned()], true));
}

/// Kind, count and power.
type Force = (&'static str, u8, i16);

/// The first battle's victor, everybody's figures, and what decided a tie, as its end tells them.
fn won(text: &str, answers: &[&str]) -> (Seat, Vec<Vec<Force>>, String) {
    let mut game = after(text, &[]);
    let mut log = Events::kept();
    for answer in answers {
        let seat = game.to_act().first().expect("somebody is asked");
        let action = game.read(seat, answer).expect("it can be read");
        game.perform(seat, action, &mut Fate::quick(1), &mut log);
    }
    let told = log.list().iter().find_map(|event| match event {
        samurai::Event::BattleWon { seat, forces, tie, .. } => Some((*seat, forces, format!("{tie:?}"))),
        _ => None,
    });
    let (seat, forces, tie) = told.expect("it was won");
    let powers = forces.iter().map(|all| all.iter().map(|one| (one.kind, one.count, one.power)).collect());
    (seat, powers.collect(), tie)
}

/// SS-B13: the end of a battle tells everybody's figures.
#[test]
fn a_battle_is_told_with_its_figures() {
    let (_, forces, tie) =
        won(HELD, &["pass", "commit Hold the Line", "commit Silk Knife", "target Pulsar", "choose 2"]);
    assert_eq!(forces[..2], [vec![("carrier", 1, 3), ("fighter", 2, 1)], vec![("fighter", 3, 1)]]);
    assert_eq!(tie, "None");
}

/// SS-B14, SS-N17: the end of a battle tells what decided a tie, a card before turn order.
#[test]
fn a_battle_is_told_with_its_tie() {
    let (seat, _, tie) = won(HELD, &["pass", "commit Hold the Line", "pass"]);
    assert_eq!((seat, tie.as_str()), (Seat::new(1), "Some(Card)"));
    let even = "phase battles; ann at 1 fighter; bob at 1 fighter; location 1 Garden of Quiet Blades";
    let (seat, _, tie) = won(even, &["pass", "pass"]);
    assert_eq!((seat, tie.as_str()), (Seat::new(0), "Some(Order)"));
}
