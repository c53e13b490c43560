//! The laws hold for every honest toy, and each catches the broken twins meant for it.

use kernel::{Entry, Options};
use testkit::laws::{self, Plan, Report};
use testkit::toys::{self, Of, Toy, ToyVisit, race};

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

/// Asserts that the law meant for it catches a twin, and for the reason meant.
#[track_caller]
fn caught<T: Toy>(law: &str, words: &str) {
    let plan = Plan { games: 3_000, seed: 1, every: 5, ids_every: 50 };
    let report = laws::check::<Of<T>>(&Options::new("", T::PLAYERS.1), plan);
    let meant = report.violations.iter().any(|found| found.law == law && found.what.contains(words));
    assert!(meant, "{law} did not catch it ({words}): {report}");
}

#[test]
fn legality_catches_what_is_offered_and_refused_or_accepted_and_not_offered() {
    caught::<race::Track<{ race::OFFERS_TOO_MUCH }>>("legality", "stride 3, refused by TR-1");
    caught::<race::Track<{ race::OFFERS_TOO_LITTLE }>>("legality", "not offered");
    caught::<race::Track<{ race::OFFERS_TWICE }>>("legality", "offered throw twice");
    caught::<race::Track<{ race::BAD_FALLBACK }>>("legality", "fallback");
    caught::<race::Track<{ race::UNKNOWN_RULE }>>("legality", "TR-9");
    caught::<race::Track<{ race::DEAD_END }>>("legality", "owes an answer and has none");
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
}

#[test]
fn invariants_catches_states_and_steps() {
    caught::<race::Track<{ race::RUNS_OVER }>>("invariants", "beyond the goal");
    caught::<race::Track<{ race::DRAGS }>>("invariants", "turn");
}

#[test]
fn round_trips_catches_notation_and_positions() {
    caught::<race::Track<{ race::WRITES_ALIKE }>>("round-trips", "read back");
    caught::<race::Track<{ race::FORGETS_TURN }>>("round-trips", "position");
}
