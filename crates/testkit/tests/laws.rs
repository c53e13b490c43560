//! The laws hold for every honest toy, and each catches the broken twins meant for it.

use kernel::{Entry, Options};
use testkit::laws::{self, Plan, Report};
use testkit::toys::{self, Of, Toy, ToyVisit, lanes, nested, offers, race, recall, sealed};

struct Check(u64);

impl ToyVisit for Check {
    type Out = Vec<Report>;
    fn visit<G: Entry>(self) -> Vec<Report> {
        let counts = G::FORMATS.iter().flat_map(kernel::Format::counts);
        counts.map(|players| laws::check::<G>(&Options::new("", players), Plan::games(self.0))).collect()
    }
}

#[test]
fn every_honest_toy_keeps_every_law() {
    for id in toys::IDS {
        let reports = toys::visit(id, Check(2_000)).unwrap();
        for report in reports {
            let report = report.expect_clean();
            assert!(report.positions.values().all(|&n| n > 100), "{id} is hardly looked at: {report}");
        }
    }
}

#[test]
fn offers_are_accepted_often_enough_to_be_tested() {
    let plan = Plan::games(500).aside_in(3).every(10);
    laws::check::<offers::Offers>(&Options::new("", 3), plan).expect_clean();
}

#[test]
fn a_violation_is_found_again_by_its_seed_alone() {
    let options = Options::new("", 2);
    let seldom = laws::check::<Of<race::Track<{ race::DRAGS }>>>(&options, Plan::games(50));
    let found = &seldom.violations[0];
    let again = laws::check::<Of<race::Track<{ race::DRAGS }>>>(&options, Plan::one(found.game_seed));
    assert_eq!(&again.violations[0], found);
}

#[test]
fn a_run_can_be_stopped_and_added_to_another() {
    use std::cell::Cell;
    let (options, edition, told) = (Options::new("", 2), kernel::Edition::built_in().unwrap(), Cell::new(0));
    let watch = laws::Watch { progress: &|games| told.set(games), stop: &|| told.get() == 7 };
    let mut report = laws::check_with::<race::Race>(&options, edition, Plan::games(100), watch).unwrap();
    assert_eq!(report.games, 7);
    let other = laws::check::<race::Race>(&options, Plan::games(3).seed(8));
    report.merge(other);
    let whole = laws::check::<race::Race>(&options, Plan::games(10));
    assert_eq!(report, whole);
}

/// Batches of a hundred games a broken twin may go unnoticed.
const BATCHES: u64 = 60;

/// Asserts that the law meant for it catches a twin, and for the reason meant.
#[track_caller]
fn caught<T: Toy>(law: &str, words: &str) {
    let (options, mut report) = (Options::new("", T::PLAYERS.1), None);
    for batch in 0..BATCHES {
        let plan = Plan { games: 100, seed: 1 + 100 * batch, every: 5, glance_every: 0, ids_every: 50, aside_in: 4 };
        let found = laws::check::<Of<T>>(&options, plan);
        if found.violations.iter().any(|found| found.law == law && found.what.contains(words)) {
            return;
        }
        report.get_or_insert(found);
    }
    panic!("{law} did not catch it ({words}): {report:?}");
}

#[test]
fn legality_catches_what_is_offered_and_refused_or_accepted_and_not_offered() {
    caught::<race::Track<{ race::OFFERS_TOO_MUCH }>>("legality", "stride 3, refused by TR-1");
    caught::<race::Track<{ race::OFFERS_TOO_LITTLE }>>("legality", "not offered");
    caught::<race::Track<{ race::OFFERS_TWICE }>>("legality", "offered throw twice");
    caught::<race::Track<{ race::BAD_FALLBACK }>>("legality", "fallback");
    caught::<race::Track<{ race::UNKNOWN_RULE }>>("legality", "TR-9");
    caught::<race::Track<{ race::DEAD_END }>>("legality", "owes an answer and has none");
    caught::<nested::Pulses<{ nested::ASKS_IN_VAIN }>>("legality", "owes an answer and has none");
    caught::<lanes::Teams<{ lanes::READY_OWES }>>("legality", "owes an answer and has none");
}

#[test]
fn replay_catches_chance_from_elsewhere() {
    caught::<race::Track<{ race::UNSEEDED }>>("replay", "differs");
}

#[test]
fn ends_catches_games_that_do_not() {
    caught::<race::Track<{ race::ENDLESS }>>("ends", "not over after 40 answers");
    caught::<race::Track<{ race::OVER_EARLY }>>("ends", "to act");
    caught::<race::Track<{ race::PANICS }>>("ends", "a six was thrown");
    caught::<nested::Pulses<{ nested::NEVER_FULL }>>("ends", "too many effects");
}

#[test]
fn invariants_catches_states_and_steps() {
    caught::<race::Track<{ race::RUNS_OVER }>>("invariants", "beyond the goal");
    caught::<race::Track<{ race::DRAGS }>>("invariants", "turn");
    caught::<nested::Pulses<{ nested::FREE_WHEN_DEEP }>>("invariants", "more than 120");
    caught::<lanes::Teams<{ lanes::OVERDRAWS }>>("invariants", "ore were paid");
    caught::<offers::Market<{ offers::STALE }>>("invariants", "a card she has not");
    caught::<offers::Market<{ offers::SHORT_PAID }>>("invariants", "coins");
}

#[test]
fn round_trips_catches_notation_and_positions() {
    caught::<race::Track<{ race::WRITES_ALIKE }>>("round-trips", "read back");
    caught::<race::Track<{ race::FORGETS_TURN }>>("round-trips", "position");
    caught::<nested::Pulses<{ nested::HIDES_FRAMES }>>("round-trips", "position");
}

#[test]
fn secrecy_a_catches_what_a_seat_gets_too_much() {
    caught::<sealed::Window<{ sealed::TELLS_WHO }>>("secrecy", "(a) whom it");
    caught::<sealed::Window<{ sealed::SHOWS_TOKENS }>>("secrecy", "(a) the view");
    caught::<sealed::Window<{ sealed::REFUSAL_TELLS }>>("secrecy", "(a) ");
    caught::<sealed::Window<{ sealed::DENIES_ROUND }>>("secrecy", "(a) a sealed round is open");
    caught::<recall::Queue<{ recall::FALLBACK_TELLS }>>("secrecy", "(a) the fallback");
    caught::<offers::Market<{ offers::SHOWS_DRAFTS }>>("secrecy", "(a) the view");
    caught::<offers::Market<{ offers::SHOWS_CARDS }>>("secrecy", "(a) the view");
    caught::<offers::Market<{ offers::PROBES }>>("secrecy", "(a) ");
}

#[test]
fn secrecy_b_catches_what_events_tell_in_passing() {
    caught::<sealed::Window<{ sealed::GATES_BY_TOKEN }>>("secrecy", "(b) ");
    caught::<recall::Queue<{ recall::TELLS_IN_PASSING }>>("secrecy", "(b) ");
    caught::<recall::Queue<{ recall::DRAW_WITHOUT_BARRIER }>>("secrecy", "(b) ");
    caught::<recall::Queue<{ recall::DRAWS_IN_SIGHT }>>("secrecy", "a face that it does not know afterwards");
}

#[test]
fn secrecy_c_catches_redeals_of_the_truth() {
    caught::<sealed::Window<{ sealed::TURNS_TRUTH }>>("secrecy", "(c) ");
    caught::<offers::Market<{ offers::KEEPS_OFFERED }>>("secrecy", "(");
}

#[test]
fn secrecy_d_catches_twins_that_can_be_told_apart() {
    caught::<recall::Queue<{ recall::MARKS_TRAVEL }>>("secrecy", "(d) ");
    caught::<recall::Queue<{ recall::TELLS_RELEASE }>>("secrecy", "(d) ");
    caught::<offers::Market<{ offers::SHOWS_DRAFTS }>>("secrecy", "(d) ");
}

#[test]
fn secrecy_e_catches_redeals_against_what_was_seen() {
    caught::<recall::Queue<{ recall::NO_RECALL }>>("secrecy", "(e) the redeal contradicts");
    caught::<recall::Queue<{ recall::FORGETS_RELEASES }>>("secrecy", "(e) the true world");
    caught::<sealed::Window<{ sealed::KEEPS_ANSWERS }>>("secrecy", "(e) the redealt world breaks");
}
