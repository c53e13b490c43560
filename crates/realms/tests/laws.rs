//! The six laws, on random play of every format and number of players; secrecy is SR-I15. After every
//! action `src/invariants.rs` is asked: SR-I1 to SR-I10, SR-I12, SR-I14, SR-I18, SR-I19, by name SR-I2,
//! SR-I7 and SR-I8 among them.

use kernel::{Edition, Entry, Events, Fate, Options, Redact, Seat, Shown, Viewer};
use realms::content::Card;
use realms::event::Told;
use realms::{Content, Duel, Four, Six, View};
use testkit::laws::{Plan, check};
use testkit::leaky::Leaky;
use testkit::play::Walk;

fn holds(format: &str, players: u8, games: u64) {
    let options = Options::new(format, players);
    let plan = Plan::games(games);
    match players {
        2 => check::<Duel>(&options, plan).expect_clean(),
        3 | 4 => check::<Four>(&options, plan).expect_clean(),
        _ => check::<Six>(&options, plan).expect_clean(),
    };
}

#[test]
fn duel() {
    holds("duel", 2, 200);
}

#[test]
fn free_for_all() {
    (3..=6).for_each(|players| holds("free-for-all", players, 15));
}

#[test]
fn hunter() {
    (3..=6).for_each(|players| holds("hunter", players, 15));
}

#[test]
fn two_headed_hydra() {
    holds("two-headed-hydra", 4, 40);
}

#[test]
fn three_headed_hydra() {
    holds("three-headed-hydra", 6, 20);
}

#[test]
fn emperor() {
    holds("emperor", 6, 20);
}

#[test]
fn raid() {
    (3..=6).for_each(|players| holds("raid", players, 15));
}

/// The first card drawn that a seat was shown and whose hand it does not see, in so many games.
fn drawn_in_sight<G>(options: &Options, games: u64) -> Option<String>
where
    G: Entry<View = View, Content = Content>,
    G::Event: Redact<Shown = Told>,
{
    let edition = Edition::built_in().expect("the built-in file is sound");
    let setup = G::settings(options).expect("the format is known");
    for seed in 0..games {
        let (mut walk, mut fate, mut events) = (Walk::<G>::new(seed), Fate::quick(seed), Events::kept());
        let mut game = G::start(&setup, edition, &mut fate).expect("it can be set up");
        while let Some(step) = walk.pick(&game) {
            events.clear();
            game.perform(step.seat, step.action, &mut fate, &mut events);
            let leak = Seat::all(game.seats()).find_map(|seat| unknown_face(&game, seat, events.list()));
            if leak.is_some() {
                return leak;
            }
        }
    }
    None
}

/// A card of another seat that a seat was shown as drawn, and sees neither in the hand nor lying open.
fn unknown_face<G>(game: &G, seat: Seat, events: &[G::Event]) -> Option<String>
where
    G: Entry<View = View>,
    G::Event: Redact<Shown = Told>,
{
    let viewer = Viewer::seat(seat);
    let view = game.view(viewer);
    events.iter().filter_map(|event| event.shown_to(viewer)).find_map(|told| {
        let Told::Drew { seat: who, cards } = told else {
            return None;
        };
        let player = &view.players[who.index()];
        // What was drawn may have gone from the hand at once, in sight of all.
        let open = |face: &Card| player.discard.contains(face) || view.scrap_heap.contains(face);
        let known = |face: &Card| who == seat || player.hand.contains(&Shown::Face(*face)) || open(face);
        let unknown = cards.iter().filter_map(|card| card.face()).find(|face| !known(face));
        unknown.map(|face| format!("{seat} was shown that {who} drew {}", face.name))
    })
}

/// SR-V2, SR-V11: who is shown a card that was drawn sees it in the hand. A twin that hides nothing is caught.
#[test]
fn no_card_is_drawn_in_sight_of_others() {
    let duel = Options::new("duel", 2);
    assert_eq!(drawn_in_sight::<Duel>(&duel, 20), None);
    assert_eq!(drawn_in_sight::<Four>(&Options::new("hunter", 4), 5), None);
    assert!(drawn_in_sight::<Leaky<Duel>>(&duel, 1).is_some(), "the twin shows what it must not");
}

/// The law of secrecy finds the same twin by itself.
#[test]
fn a_twin_that_hides_nothing_breaks_the_law_of_secrecy() {
    let report = check::<Leaky<Duel>>(&Options::new("duel", 2), Plan::games(5));
    let found = |what: &str| report.violations.iter().any(|found| found.what.contains(what));
    assert!(found("a face that it does not know afterwards"), "{report}");
}
