//! The six laws on random play, for every format and every option. Law 3 is asked at a glance at every position.

use assembly::event::{Source, Told};
use assembly::view::{SideView, View};
use assembly::{Assembly, Card, Content};
use kernel::{Edition, Entry, Events, Fate, Options, Redact, Seat, Viewer};
use testkit::laws::{self, Plan};
use testkit::leaky::Leaky;
use testkit::play::Walk;

fn standard() -> Options {
    Options::new("standard", 2)
}

#[test]
fn the_laws_hold_in_the_standard_game() {
    laws::check::<Assembly>(&standard(), Plan::games(300)).expect_clean();
}

#[test]
fn the_laws_hold_in_the_first_game() {
    laws::check::<Assembly>(&Options::new("first-play", 2), Plan::games(200)).expect_clean();
}

/// The ribbon shows every place a seat can name, so a slip of the marks shows in its view.
#[test]
fn the_laws_hold_with_the_ribbon() {
    laws::check::<Assembly>(&standard().with("memory_aid", "ribbon"), Plan::games(200).seed(7000)).expect_clean();
}

#[test]
fn the_laws_hold_without_the_additional_rules() {
    let options = standard().with("locking", "off").with("transfer_power", "off").with("memory_aid", "none");
    laws::check::<Assembly>(&options, Plan::games(100).seed(9000)).expect_clean();
}

#[test]
fn the_laws_hold_at_every_position_of_a_few_games() {
    for seed in 40..44 {
        laws::check::<Assembly>(&standard().with("memory_aid", "ribbon"), Plan::one(seed)).expect_clean();
    }
}

/// The first hidden card whose face somebody was shown who does not see where it went, in so many games.
fn seen_in_secret<G>(options: &Options, games: u64) -> Option<String>
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
            let before = [0, 1].map(|seat| game.view(Viewer::seat(Seat::new(seat))));
            game.perform(step.seat, step.action, &mut fate, &mut events);
            for seat in Seat::all(2) {
                let views = (&before[seat.index()], &game.view(Viewer::seat(seat)));
                let told = events.list().iter().filter_map(|event| event.shown_to(Viewer::seat(seat)));
                if let Some(card) = told.filter_map(|told| hidden_face(&told, seat)).find(|&card| !is_open(views, card))
                {
                    return Some(format!("{seat} was shown {card:?}"));
                }
            }
        }
    }
    None
}

/// The face of a card that another seat drew from the deck or released from the hand.
fn hidden_face(told: &Told, viewer: Seat) -> Option<Card> {
    match *told {
        Told::Drew { seat, card, from: Source::Deck } | Told::Released { seat, card, from: Source::Hand } => {
            card.face().filter(|_| seat != viewer)
        }
        _ => None,
    }
}

/// Whether a card lies open, or in the viewer's own hand, before or after.
fn is_open((before, after): (&View, &View), card: Card) -> bool {
    let of_side = |side: &SideView| {
        let captains = side.captains.iter().map(|captain| captain.card.number);
        let ships = side.fleet.iter().map(|ship| ship.card.number);
        let hand = side.hand.iter().flatten().map(|held| held.card.number);
        captains.chain(ships).chain(hand).collect::<Vec<u8>>()
    };
    let in_view = |view: &View| {
        let agenda = view.agenda.iter().flat_map(|place| &place.card).map(|card| card.number);
        agenda.chain(view.sides.iter().flat_map(of_side)).any(|number| number == card.number())
    };
    in_view(before) || in_view(after)
}

/// SA-I2, SA-I4, SA-I5: who is shown a card drawn from the deck or released unseen also sees it lie open.
/// A twin that hides nothing is caught.
#[test]
fn no_hidden_card_is_shown_to_the_other() {
    assert_eq!(seen_in_secret::<Assembly>(&standard(), 60), None);
    assert!(seen_in_secret::<Leaky<Assembly>>(&standard(), 1).is_some(), "the twin shows what it must not");
}

/// Law 3 finds the twin as well.
#[test]
fn the_laws_catch_a_twin_that_hides_nothing() {
    assert!(!laws::check::<Leaky<Assembly>>(&standard(), Plan::games(20)).is_clean());
}
