//! Who knows what (SC-B).
#![allow(clippy::unwrap_used, reason = "a test that cannot set its table up has failed")]

use captains::{Captains, Event};
use kernel::position::{read_position, write_position};
use kernel::{Edition, Entry, Events, Fate, Game, Match, Names, Options, Redact, Seat, Seed, Viewer};

const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

fn at(text: &str) -> Captains {
    let setup = Captains::settings(&Options::new("captains", 2)).unwrap();
    read_position(&setup, Edition::built_in().unwrap(), &Names::scene(2), text).unwrap()
}

fn play(game: &mut Captains, seat: Seat, text: &str, fate: &mut Fate) -> Vec<Event> {
    let action = game.read(seat, text).unwrap();
    game.check(seat, action).unwrap();
    let mut events = Events::kept();
    game.perform(seat, action, fate, &mut events);
    events.drain()
}

const GATEWAY: &str = "ann at Fennick; ann ready R, c; map Fennick: Gateway to the Stars; \
    mission deck Steal Secret Plans, Tincan Library, Judge the Asteroid Pie Contest";

fn peeked() -> (Captains, Vec<Event>) {
    let (mut game, mut fate) = (at(GATEWAY), Fate::quick(1));
    play(&mut game, ANN, "mission", &mut fate);
    play(&mut game, ANN, "assign R", &mut fate);
    let events = play(&mut game, ANN, "perform", &mut fate);
    (game, events)
}

fn top_missions(game: &Captains, viewer: Viewer) -> String {
    let text = write_position(game, viewer, &Names::scene(2));
    text.lines().find(|line| line.starts_with("mission deck")).unwrap().to_owned()
}

#[test]
fn a_look_at_missions_is_for_one_captain_alone() {
    // SC-B3: redeals keep what ann saw for ann, and nothing of it for bob.
    let (game, events) = peeked();
    let seen = top_missions(&game, Viewer::seat(ANN));
    assert!(seen.contains("Steal Secret Plans, Tincan Library, Judge the Asteroid Pie Contest"));
    let mut moved = 0;
    for luck in 0..20 {
        let (mut hers, mut his) = (game, game);
        hers.determinize(ANN, &mut Fate::quick(luck));
        his.determinize(BOB, &mut Fate::quick(luck));
        assert_eq!(top_missions(&hers, Viewer::seat(ANN)), seen);
        moved += usize::from(top_missions(&his, Viewer::seat(ANN)) != seen);
    }
    assert!(moved > 15, "bob's redeals hardly touch what ann saw: {moved} of 20");
    let told = |viewer: Viewer| {
        events.iter().filter_map(|event| event.shown_to(viewer)).map(|event| format!("{event:?}")).collect::<String>()
    };
    assert_ne!(told(Viewer::seat(ANN)), told(Viewer::seat(BOB)));
    assert_eq!(told(Viewer::seat(BOB)), told(Viewer::SPECTATOR));
}

#[test]
fn views_come_from_public_things_and_own_peeks() {
    // SC-B6, SC-I24.
    let (game, _) = peeked();
    for seat in [ANN, BOB] {
        let mut world = game;
        world.determinize(seat, &mut Fate::quick(9));
        assert_eq!(
            serde_json::to_string(&world.view(Viewer::seat(seat))).unwrap(),
            serde_json::to_string(&game.view(Viewer::seat(seat))).unwrap()
        );
    }
    let json = serde_json::to_string(&game.view(Viewer::seat(BOB))).unwrap();
    assert!(!json.contains("Judge the Asteroid Pie Contest"));
}

#[test]
fn unseen_pirates_are_one_pool_with_the_pile() {
    // SC-B2: the token in cargo may be any pirate nobody has seen; a fought one stays itself.
    let game = at("ann cargo ?, green treasure; pirates f13: purple treasure");
    let cargo = |game: &Captains| {
        let text = write_position(game, Viewer::REFEREE, &Names::scene(2));
        text.lines().find(|line| line.starts_with("ann cargo")).unwrap().to_owned()
    };
    let mut faces = std::collections::BTreeSet::new();
    for luck in 0..60 {
        let mut world = game;
        world.determinize(ANN, &mut Fate::quick(luck));
        assert!(cargo(&world).ends_with("green treasure"), "{}", cargo(&world));
        faces.insert(cargo(&world));
    }
    assert_eq!(faces.len(), 6, "{faces:?}");
}

#[test]
fn redealt_decks_keep_the_backs_that_show() {
    // SC-B2, SC-S11: the class of the top tech, and the betas under the deck.
    let setup = Captains::settings(&Options::new("captains", 2)).unwrap();
    for seed in 0..30 {
        let game = Captains::start(&setup, Edition::built_in().unwrap(), &mut Fate::quick(seed)).unwrap();
        let mut world = game;
        world.determinize(ANN, &mut Fate::quick(seed + 100));
        let (truth, other) = (game.view(Viewer::REFEREE), world.view(Viewer::REFEREE));
        assert_eq!(truth.piles.tech_top, other.piles.tech_top);
        assert_eq!(truth.piles.tech_bottom_betas, other.piles.tech_bottom_betas);
        assert_ne!(game, world, "nothing was redealt");
    }
}

#[test]
fn no_view_or_event_holds_the_seed() {
    // SC-B7: two matches that differ in their seed alone look the same until chance is used.
    let begin = |seed: u64| {
        Match::<Captains>::begin_at(
            &Options::new("captains", 2),
            Edition::built_in().unwrap(),
            Seed::from(seed),
            "seat 1 ready R, c",
        )
        .unwrap()
    };
    let (mut one, mut two) = (begin(1), begin(2));
    for text in ["use Helm with R", "go Wobble", "go Quillhaven", "done"] {
        for table in [&mut one, &mut two] {
            if let Ok(action) = table.state().read(ANN, text)
                && table.state().check(ANN, action).is_ok()
            {
                table.submit(ANN, action, None).unwrap();
            }
        }
    }
    assert_eq!(one.log().len(), 3);
    for viewer in [Viewer::seat(ANN), Viewer::seat(BOB), Viewer::SPECTATOR] {
        assert_eq!(one.state().view(viewer), two.state().view(viewer));
        assert!(one.shown(viewer).eq(two.shown(viewer)));
    }
}
