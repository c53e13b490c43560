//! Who knows what: redeals, views and drawn tables.

use kernel::{Edition, Entry, Events, Fate, Game, Match, Names, Options, Seat, Seed, Style, Viewer, Words};
use realms::{Duel, Four, Six};
use testkit::play::Walk;

fn seat(index: u8) -> Seat {
    Seat::new(index)
}

fn at<G: Entry<Content = realms::Content>>(format: &str, players: u8, position: &str) -> G {
    let edition = Edition::built_in().expect("the built-in file is sound");
    let options = Options::new(format, players);
    let game = Match::<G>::begin_at(&options, edition, Seed::from(1), position);
    game.expect("the position is sound").state().clone()
}

/// SR-V4, SR-Q35: an opponent's hand is redealt with that opponent's deck, the union stays.
#[test]
fn an_opponents_hand_is_redealt_with_the_deck() {
    let position = "seat 1 hand Scout; seat 2 hand Ram, Cutter; seat 2 deck Viper x3; \
                    row Freighter, Corvette, Survey Ship, Trade Bot, Supply Bot; trade deck Flagship, Mothership";
    let truth: Duel = at("duel", 2, position);
    let mut hands = std::collections::BTreeSet::new();
    for luck in 0..50 {
        let mut world = truth;
        world.determinize(seat(0), &mut Fate::quick(luck));
        let bob = world.view(Viewer::REFEREE).players[1].clone();
        let names: Vec<&str> = bob.hand.iter().filter_map(|card| card.face()).map(|card| card.name).collect();
        hands.insert(names.join(", "));
        assert_eq!(bob.unseen, truth.view(Viewer::SPECTATOR).players[1].unseen);
        assert_eq!(world.view(Viewer::REFEREE).players[0].hand, truth.view(Viewer::REFEREE).players[0].hand);
    }
    assert!(hands.len() > 3, "{hands:?}");
}

/// SR-V5, SR-V11: what is known on a deck and in a hand stays in every redeal.
#[test]
fn known_cards_stay_where_they_are() {
    let position = "seat 1 hand Scout; seat 2 hand Ram, Cutter; seat 2 known hand Ram; \
                    seat 2 deck Flagship, Viper x3; seat 2 known deck 1";
    let truth: Duel = at("duel", 2, position);
    for luck in 0..30 {
        let mut world = truth;
        world.determinize(seat(0), &mut Fate::quick(luck));
        let bob = world.view(Viewer::REFEREE).players[1].clone();
        assert!(bob.hand.iter().filter_map(|card| card.face()).any(|card| card.name == "Ram"));
        assert_eq!(bob.deck_top[0].name, "Flagship");
    }
}

/// SR-Z8, SR-I16: a Raider's redeal leaves the other Raiders' hands, the Boss's redeal does not.
#[test]
fn raiders_know_each_others_hands() {
    let position = "boss seat 1; seat 1 hand Scout, Viper; seat 1 deck Ram x4; seat 2 hand Cutter x2; seat 2 deck Scout x5; \
                    seat 3 hand Corvette x2; seat 3 deck Viper x5";
    let truth: Four = at("raid", 3, position);
    let hand = |world: &Four, n: usize| world.view(Viewer::REFEREE).players[n].hand.clone();
    let (mut boss_moved, mut raider_moved) = (false, false);
    for luck in 0..20 {
        let mut world = truth;
        world.determinize(seat(1), &mut Fate::quick(luck));
        assert_eq!(hand(&world, 2), hand(&truth, 2), "bob sees cat's hand");
        boss_moved |= hand(&world, 0) != hand(&truth, 0);
        let mut world = truth;
        world.determinize(seat(0), &mut Fate::quick(luck));
        raider_moved |= hand(&world, 2) != hand(&truth, 2);
    }
    assert!(boss_moved && raider_moved);
}

/// SR-V6: a draw is named to who sees the hand, and to nobody else.
#[test]
fn draws_are_named_to_who_sees_the_hand() {
    let position = "boss seat 1; seat 1 hand Scout; to move seat 2; seat 2 hand Corvette; seat 2 deck Ram, Viper";
    let mut game: Four = at("raid", 3, position);
    let mut events = Events::kept();
    let play = game.read(seat(1), "play Corvette").unwrap();
    game.perform(seat(1), play, &mut Fate::quick(1), &mut events);
    let names = Names::scene(3);
    let told = |viewer: Viewer| -> Vec<String> {
        let shown = events.list().iter().filter_map(|event| kernel::Redact::shown_to(event, viewer));
        shown.map(|shown| game.tell(&shown, &names)).collect()
    };
    assert!(told(Viewer::seat(seat(1))).contains(&"bob drew Ram".to_owned()));
    assert!(told(Viewer::seat(seat(2))).contains(&"bob drew Ram".to_owned()));
    assert!(told(Viewer::seat(seat(0))).contains(&"bob drew a card".to_owned()));
    assert!(told(Viewer::SPECTATOR).contains(&"bob drew a card".to_owned()));
}

/// The drawn table stays within 80 columns in every format, whatever happens.
#[test]
fn the_drawn_table_fits() {
    fn fits<G: Entry>(format: &str, players: u8) {
        let options = Options::new(format, players);
        let names = Names::new((0..players).map(|n| format!("A very long name no. {n}")), players);
        let mut game = Match::<G>::begin(&options, Edition::built_in().unwrap(), Seed::from(3)).unwrap();
        let mut walk = Walk::<G>::new(3);
        for _ in 0..300 {
            for viewer in [Viewer::SPECTATOR, Viewer::seat(Seat::new(0)), Viewer::REFEREE] {
                let drawn = G::draw(&game.state().view(viewer), &names, Style::default());
                let wide = drawn.lines().find(|line| line.chars().count() > 80);
                assert!(wide.is_none(), "{format}: {wide:?}");
            }
            let Some(step) = walk.pick(game.state()) else { break };
            game.submit(step.seat, step.action, None).unwrap();
        }
    }
    fits::<Duel>("duel", 2);
    fits::<Four>("raid", 4);
    fits::<Four>("two-headed-hydra", 4);
    fits::<Six>("emperor", 6);
    fits::<Six>("three-headed-hydra", 6);
}
