//! What each toy is there to show, said directly.

use kernel::{Edition, Entry, Game, Match, Options, Seat, SeatSet, Seed, Viewer};
use testkit::toys::{lanes::LanesToy, nested::Nested, offers::Offers, recall::RecallToy, sealed::SealedToy};

const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);
const CAT: Seat = Seat::new(2);

fn begin<G: Entry>(players: u8) -> Match<G> {
    let edition = Edition::built_in().expect("the toybox loads");
    Match::begin(&Options::new("", players), edition, Seed::from(4)).expect("a toy sets up")
}

#[track_caller]
fn take<G: Entry>(played: &mut Match<G>, seat: Seat, text: &str) {
    let action = played.state().read(seat, text).expect("the test's notation reads");
    played.submit(seat, action, None).unwrap_or_else(|refusal| panic!("{seat}: {text} is refused: {refusal:?}"));
}

fn may<G: Entry>(played: &Match<G>, seat: Seat, text: &str) -> bool {
    let action = played.state().read(seat, text).expect("the test's notation reads");
    played.state().check(seat, action).is_ok()
}

fn told<G: Entry>(played: &Match<G>, viewer: Viewer) -> Vec<String> {
    played.shown(viewer).map(|(_, shown)| format!("{shown:?}")).collect()
}

#[test]
fn a_window_asks_who_could_not_react_as_well_and_returns_reactions_unseen() {
    let mut played = begin::<SealedToy>(3);
    for (seat, token) in [(ANN, 1), (BOB, 3), (CAT, 3)] {
        take(&mut played, seat, &format!("choose {token}"));
    }
    take(&mut played, ANN, "fire at seat 2");
    assert_eq!(played.state().waiting(Viewer::SPECTATOR), SeatSet::first_n(3), "all are asked, whatever they hold");
    assert!(may(&played, ANN, "pass") && !may(&played, ANN, "react"));
    take(&mut played, CAT, "react");
    assert_eq!(played.state().waiting(Viewer::seat(ANN)), SeatSet::first_n(3), "nothing tells that cat answered");
    take(&mut played, BOB, "react");
    take(&mut played, ANN, "pass");
    let shown = told(&played, Viewer::seat(ANN));
    assert!(shown.iter().any(|event| event.contains("Reacted(Seat(1)")));
    assert!(!shown.iter().any(|event| event.contains("Reacted(Seat(2)")), "cat's reaction never was");
    assert_eq!(played.state().waiting(Viewer::SPECTATOR), SeatSet::of(ANN) | SeatSet::of(CAT), "asked again");
}

#[test]
fn a_question_blocks_its_owner_alone_and_a_proposal_its_team() {
    let mut played = begin::<LanesToy>(4);
    take(&mut played, ANN, "dig");
    take(&mut played, CAT, "dig");
    take(&mut played, ANN, "keep");
    take(&mut played, ANN, "depot");
    assert!(may(&played, CAT, "gamble") && !may(&played, CAT, "depot"), "cat's own question is still open");
    take(&mut played, CAT, "keep");
    take(&mut played, CAT, "propose 4");
    assert!(!may(&played, CAT, "ready") && may(&played, ANN, "accept"), "the team waits for consent");
    take(&mut played, ANN, "accept");
    assert_eq!(played.state().view(Viewer::SPECTATOR).1, [3, 0]);
    take(&mut played, ANN, "ready");
    assert!(!may(&played, ANN, "resume"), "nothing has changed since");
}

#[test]
fn what_i_released_i_alone_know() {
    let mut played = begin::<RecallToy>(2);
    let row = played.state().view(Viewer::SPECTATOR).2[0];
    let name = Edition::<testkit::toys::Toybox>::built_in().unwrap().content().cards[row as usize].clone();
    take(&mut played, ANN, &format!("take {name}"));
    take(&mut played, ANN, &format!("release {name}"));
    let bottom = |viewer| played.state().view(viewer).3[0];
    assert_eq!((bottom(Viewer::seat(ANN)), bottom(Viewer::seat(BOB))), (Some(row), None));
    assert!(told(&played, Viewer::seat(BOB)).contains(&"Released(Seat(0), None)".to_owned()));
    let mut places = [false; 2];
    for luck in 0..200 {
        let world = played.observed(BOB).sample(&mut kernel::Fate::quick(luck));
        let under = world.view(Viewer::REFEREE).3[0] == Some(row);
        let held = world.view(Viewer::REFEREE).0[0] >> row & 1 == 1;
        assert!(under || held, "bob saw it taken: it is in that hand or under the queue");
        places[usize::from(under)] = true;
    }
    assert_eq!(places, [true; 2], "and it may be either");
}

#[test]
fn an_offer_is_private_until_sent_and_accepted_in_anothers_turn() {
    let mut played = begin::<Offers>(3);
    let card = (0..4).find(|&kind| played.state().view(Viewer::REFEREE).0[1].unwrap()[kind] > 0).unwrap();
    let name = ["Ash", "Birch", "Cedar", "Dogwood"][card];
    take(&mut played, BOB, "offer to seat 3");
    take(&mut played, BOB, &format!("give {name}"));
    take(&mut played, BOB, "for 1");
    assert_eq!(played.state().view(Viewer::seat(CAT)).3[1], None);
    assert_eq!(played.happened().len(), 0);
    take(&mut played, BOB, "send");
    assert!(told(&played, Viewer::seat(CAT))[0].contains(&format!("give: Some({card})")));
    assert!(told(&played, Viewer::seat(ANN))[0].contains("give: None"));
    let before = played.state().view(Viewer::REFEREE).0[2].unwrap()[card];
    take(&mut played, CAT, "accept of seat 2");
    let after = played.state().view(Viewer::REFEREE);
    assert_eq!((after.0[2].unwrap()[card], after.2), (before + 1, [1, 2, 0]));
    assert_eq!(played.state().to_act(), SeatSet::of(ANN), "ann's own decision stayed open");
}

#[test]
fn an_echo_inside_thirty_two_pulses_is_lost_and_the_log_says_so() {
    let mut played = begin::<Nested>(3);
    take(&mut played, ANN, "send");
    let mut deepest = 0;
    while told(&played, Viewer::SPECTATOR).last().is_none_or(|last| !last.contains("Skipped")) {
        let seat = played.state().to_act().first().unwrap();
        take(&mut played, seat, "echo");
        deepest = deepest.max(played.state().view(Viewer::SPECTATOR).4.len());
    }
    assert_eq!(deepest, 32);
}
