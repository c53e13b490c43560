//! The six laws on random play, for every number of captains.
//!
//! After every action `src/invariants.rs` holds SC-I1, SC-I2, SC-I3, SC-I4, SC-I5, SC-I6, SC-I7, SC-I9, SC-I10,
//! SC-I11, SC-I12, SC-I13, SC-I15, SC-I16, SC-I17, SC-I18, SC-I19, SC-I26 and SC-I27; that a route has one pirate
//! at most (SC-I8) is in its type. The laws themselves are SC-I20 (law 4), SC-I21 (law 1), SC-I23 and SC-I29
//! (law 2). Secrecy (law 3) is looked at in every position at a glance, in full in one of a hundred.

use captains::{Captains, Content, Told, View};
use kernel::position::read_position;
use kernel::{Edition, Entry, Events, Fate, Names, Options, Positions, Redact, Seat, Viewer};
use testkit::laws::{self, Plan};
use testkit::leaky::Leaky;
use testkit::play::Walk;

fn keeps_the_laws(format: &str, players: u8, games: u64) {
    let report = laws::check::<Captains>(&Options::new(format, players), Plan::games(games).every(100)).expect_clean();
    assert!(report.positions.values().all(|&n| n > 100), "hardly looked at: {report}");
}

#[test]
fn two_captains_keep_the_laws() {
    keeps_the_laws("captains", 2, 200);
}

#[test]
fn three_captains_keep_the_laws() {
    keeps_the_laws("captains", 3, 100);
}

#[test]
fn four_captains_keep_the_laws() {
    keeps_the_laws("captains", 4, 100);
}

#[test]
fn one_captain_and_shadow_keep_the_laws() {
    keeps_the_laws("solo", 1, 200);
}

/// What was shown of missions that one captain looked at: how many looks there were, and the first face that somebody
/// saw who may not know it.
#[derive(Default)]
struct Looks {
    taken: usize,
    leaked: Option<String>,
}

impl Looks {
    fn note<G>(&mut self, game: &G, events: &[G::Event])
    where
        G: Entry<View = View, Content = Content>,
        G::Event: Redact<Shown = Told>,
    {
        for viewer in Seat::all(game.seats()).map(Viewer::seat).chain([Viewer::SPECTATOR]) {
            let known = format!("{:?} {:?}", game.view(viewer).piles.peeked, game.view(viewer).places);
            for told in events.iter().filter_map(|event| event.shown_to(viewer)) {
                let Told::Peeked { seat, missions } = told else { continue };
                self.taken += usize::from(viewer.is(seat));
                let content = game.edition().content();
                let faces = missions.iter().filter_map(|card| card.face()).map(|face| &content.mission(face).name);
                let unknown = faces.filter(|name| !known.contains(name.as_str()));
                self.leaked = self.leaked.take().or(unknown.map(|name| format!("{viewer:?} saw {name}")).next());
            }
        }
    }
}

/// Random games from a position in which somebody looks at missions soon.
fn looks<G>(games: u64) -> Looks
where
    G: Entry<View = View, Content = Content> + Positions,
    G::Event: Redact<Shown = Told>,
{
    const SOON: &str = "ann at Fennick; ann ready R, c; map Fennick: Gateway to the Stars";
    let edition = Edition::built_in().expect("the built-in file is sound");
    let setup = G::settings(&Options::new("captains", 2)).expect("the format is known");
    let mut looks = Looks::default();
    for seed in 0..games {
        let mut game: G = read_position(&setup, edition, &Names::scene(2), SOON).expect("it can be set up");
        let (mut walk, mut fate, mut events) = (Walk::<G>::new(seed), Fate::quick(seed), Events::kept());
        while let Some(step) = walk.pick(&game) {
            events.clear();
            game.perform(step.seat, step.action, &mut fate, &mut events);
            looks.note(&game, events.list());
        }
    }
    looks
}

/// SC-B3: a look at missions is for one captain alone, although it sets an undo barrier. A twin that hides nothing is
/// caught.
#[test]
fn nobody_else_sees_the_missions_a_captain_looks_at() {
    let kept = looks::<Captains>(200);
    assert!(kept.taken > 10, "only {} looks", kept.taken);
    assert_eq!(kept.leaked, None);
    assert!(looks::<Leaky<Captains>>(200).leaked.is_some(), "the twin shows what it must not");
}
