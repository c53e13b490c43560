//! The six laws on random play, for every number of players and every variant.
//!
//! After every action `src/invariants.rs` holds SS-I1, SS-I2, SS-I3, SS-I4, SS-I5, SS-I6, SS-I7, SS-I8, SS-I9,
//! SS-I13, SS-I14 and SS-I21; the laws themselves are SS-I11 and SS-I12 (law 4), SS-I15 and SS-I16 (law 3)
//! and SS-I17 (law 2).

use kernel::{Edition, Entry, Events, Fate, Options, Redact, Seat, Viewer};
use samurai::{Content, Samurai, Told, View};
use testkit::laws::{self, Plan};
use testkit::leaky::Leaky;
use testkit::play::Walk;

fn table(players: u8) -> Options {
    Options::new("war", players)
}

#[test]
fn the_laws_hold_for_two() {
    laws::check::<Samurai>(&table(2), Plan::games(200)).expect_clean();
}

#[test]
fn the_laws_hold_for_three() {
    laws::check::<Samurai>(&table(3), Plan::games(200).seed(1000)).expect_clean();
}

#[test]
fn the_laws_hold_for_four() {
    laws::check::<Samurai>(&table(4), Plan::games(200).seed(2000)).expect_clean();
}

#[test]
fn the_laws_hold_with_decks_of_their_own() {
    let options = table(2).with("two_player_decks", "on");
    laws::check::<Samurai>(&options, Plan::games(200).seed(3000)).expect_clean();
}

#[test]
fn the_laws_hold_with_trading() {
    for players in 2..=4 {
        let options = table(players).with("trading", "on");
        let plan = Plan::games(8).seed(4000 + u64::from(players)).aside_in(2);
        laws::check::<Samurai>(&options, plan).expect_clean();
    }
}

/// The first face a seat was shown that its view does not show it, in so many games.
fn seen_by_mistake<G>(options: &Options, games: u64) -> Option<String>
where
    G: Entry<View = View, Content = Content>,
    G::Event: Redact<Shown = Told>,
{
    let edition = Edition::built_in().expect("the built-in file is sound");
    let setup = G::settings(options).expect("the options are sound");
    for seed in 0..games {
        let (mut walk, mut fate, mut events) = (Walk::<G>::new(seed), Fate::quick(seed), Events::kept());
        let mut game = G::start(&setup, edition, &mut fate).expect("it can be set up");
        while let Some(step) = walk.pick(&game) {
            events.clear();
            game.perform(step.seat, step.action, &mut fate, &mut events);
            let leak = Seat::all(game.seats()).find_map(|seat| unknown_face(&game, seat, edition, events.list()));
            if leak.is_some() {
                return leak;
            }
        }
    }
    None
}

/// A card another player drew or committed, or a mech she kept, that a seat was shown and does not see at the table.
fn unknown_face<G>(game: &G, seat: Seat, edition: Edition<Content>, events: &[G::Event]) -> Option<String>
where
    G: Entry<View = View, Content = Content>,
    G::Event: Redact<Shown = Told>,
{
    let viewer = Viewer::seat(seat);
    let view = game.view(viewer);
    events.iter().filter_map(|event| event.shown_to(viewer)).find_map(|told| {
        let (who, names) = match told {
            Told::CardsDrawn { seat, cards } => (
                seat,
                cards.iter().filter_map(|card| card.face()).map(|card| edition.card(card.0).name.clone()).collect(),
            ),
            Told::CardCommitted { seat, card } => {
                (seat, card.face().map(|card| edition.card(card.0).name.clone()).into_iter().collect())
            }
            Told::MechKept { seat, mech } => {
                (seat, mech.face().map(|mech| edition.units[mech.0 as usize].name.clone()).into_iter().collect())
            }
            _ => (seat, Vec::new()),
        };
        let player = &view.players[who.index()];
        // What was drawn may have been discarded at once, what was committed revealed, in sight of all.
        let open =
            |name: &String| view.discards.iter().any(|pile| pile.contains(name)) || view.in_play.as_ref() == Some(name);
        let known = |name: &String| {
            let committed = player.committed.iter().flatten().any(|card| card == name);
            let mech = player.mechs.iter().any(|mech| mech.name == *name);
            who == seat || player.hand.contains(name) || committed || mech || open(name)
        };
        let unknown = names.iter().find(|name| !known(name));
        unknown.map(|name| format!("{seat} was shown {name} of {who}"))
    })
}

/// SS-X4, SS-X6: every event that hides a face sets an undo barrier, so that law 3 compares it veiled. This looks at the
/// faces: who is shown a card or a mech sees it at the table. A twin that hides nothing is caught.
#[test]
fn no_hidden_face_is_told_to_others() {
    assert_eq!(seen_by_mistake::<Samurai>(&table(2), 10), None);
    assert_eq!(seen_by_mistake::<Samurai>(&table(4).with("trading", "on"), 5), None);
    assert!(seen_by_mistake::<Leaky<Samurai>>(&table(2), 1).is_some(), "the twin shows what it must not");
}
