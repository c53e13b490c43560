//! Whether a `then` line holds.

use super::failure::Failure;
use super::line::{Check, Ended, Ending, Expect};
use super::read::squeeze;
use super::run::Stage;
use kernel::position::{items, read_line};
use kernel::{Entry, Match, MoveError, Outcome, Redact, Rule, Seat, SeatSet, TablePlay, Viewer, Zone, rule};

type Held = Result<(), Box<Failure>>;

impl<G: Entry> Stage<'_, G> {
    pub(super) fn check(&self, check: &Check) -> Held {
        let line = check.line;
        match &check.what {
            Expect::Zone(viewer, text) => self.zone(line, *viewer, text),
            Expect::Saw(viewer, sentence) => self.saw(line, *viewer, sentence),
            Expect::SawInOrder(viewer, sentences) => self.saw_in_order(line, *viewer, sentences),
            Expect::SeesAlike(one, other) => self.sees_alike(line, *one, *other),
            Expect::SawNothing(viewer) => self.saw_nothing(line, *viewer),
            Expect::DidNotSee(viewer, sentence) => self.did_not_see(line, *viewer, sentence),
            Expect::May(seat, text) => self.may(line, *seat, text),
            Expect::MayNot(seat, text, rule) => self.may_not(line, *seat, text, *rule),
            Expect::MayUndo(seat) => self.undo(line, *seat, true),
            Expect::MayNotUndo(seat) => self.undo(line, *seat, false),
            Expect::MustChoose(seat, answers) => self.must_choose(line, *seat, answers),
            Expect::MayOnly(seat, answers) => self.exactly(line, *seat, answers, true),
            Expect::Offered(seat, n) => self.offered(line, *seat, *n),
            Expect::Asked(seat, kind) => self.asked_kind(line, *seat, kind),
            Expect::Waiting(seats) => self.waiting(line, *seats, self.table.state().to_act()),
            Expect::SeesWaiting(viewer, seats) => self.waiting(line, *seats, self.table.state().waiting(*viewer)),
            Expect::Outcome(ending) => self.outcome(line, ending.as_ref()),
        }
    }

    fn fail(&self, line: usize, what: impl Into<String>) -> Box<Failure> {
        Failure::new(self.scene, line, what)
    }

    fn seated(&self, line: usize, seat: Seat) -> Held {
        if seat.index() < self.table.seats() as usize { Ok(()) } else { Err(self.fail(line, self.absent(seat))) }
    }

    fn zone(&self, line: usize, viewer: Viewer, text: &str) -> Held {
        let placed = read_line::<G>(&self.names, line, text).map_err(|error| self.fail(line, error.what))?;
        let found = self.table.state().zone(viewer, placed.seat, placed.zone);
        let (value, ordered) = match placed.value.strip_suffix("in any order") {
            Some(value) => (value.trim_end().trim_end_matches(','), false),
            None => (placed.value, placed.zone.ordered),
        };
        let expected = if value == "nothing" { "" } else { value };
        let seated =
            |value: &str| things(or_zero(value)).into_iter().map(|one| self.by_number(one)).collect::<Vec<_>>();
        let (mut wanted, mut had) = (seated(expected), seated(&found));
        if !ordered {
            wanted.sort();
            had.sort();
        }
        if wanted == had || self.shortened(&wanted, &had, ordered) || self.otherwise(&wanted, &had) {
            return Ok(());
        }
        let failure = self.fail(line, "the zone differs").fact("expected", or_nothing(expected));
        let failure = failure.fact("found", or_nothing(&found));
        Err(differences(failure, &wanted, &had))
    }

    /// A player is the same by name and by seat.
    fn by_number(&self, thing: String) -> String {
        self.names.seat(&thing).map_or(thing, |seat| seat.to_string())
    }

    /// Whether these are the same things, some by another name that the position gives them.
    fn otherwise(&self, wanted: &[String], had: &[String]) -> bool {
        let meant = |name: &String| self.table.state().meant(name).map_or(name.clone(), |name| name.to_lowercase());
        wanted.iter().map(meant).eq(had.iter().cloned())
    }

    /// Whether these are the same things, some by a part of their name that the game knows.
    fn shortened(&self, wanted: &[String], had: &[String], ordered: bool) -> bool {
        let edition = self.table.state().edition();
        let known = |thing: &String| G::key(edition, thing).map_or(thing.clone(), |key| format!("#{key}"));
        let keys = |things: &[String]| {
            let keys = things.iter().map(known).collect();
            if ordered { keys } else { sorted(keys) }
        };
        let parts = wanted.iter().all(|part| had.iter().any(|whole| whole.contains(part.as_str())));
        parts && keys(wanted) == keys(had)
    }

    /// What a viewer was told since the last `when`.
    fn told(&self, viewer: Viewer) -> Vec<String> {
        let happened = self.table.happened().iter().skip(self.since);
        let shown = happened.filter_map(|one| one.event.shown_to(viewer));
        shown.map(|shown| self.table.state().tell(&shown, &self.names)).collect()
    }

    fn saw(&self, line: usize, viewer: Viewer, sentence: &str) -> Held {
        let told = self.told(viewer);
        if told.iter().any(|one| same(one, sentence)) {
            return Ok(());
        }
        Err(self.fail(line, "this was not seen").fact("expected", sentence).list("seen", told))
    }

    fn saw_in_order(&self, line: usize, viewer: Viewer, sentences: &[String]) -> Held {
        let told = self.told(viewer);
        let mut rest = told.iter();
        match sentences.iter().find(|sentence| !rest.any(|one| same(one, sentence))) {
            None => Ok(()),
            Some(missed) => Err(self.fail(line, "not seen in this order").fact("missed", missed).list("seen", told)),
        }
    }

    fn sees_alike(&self, line: usize, one: Viewer, other: Viewer) -> Held {
        let seats: Vec<Seat> = (0..self.table.seats()).map(Seat::new).collect();
        for zone in G::ZONES {
            let owners = if zone.per_seat { seats.iter().copied().map(Some).collect() } else { vec![None] };
            for owner in owners {
                let [mine, theirs] = [one, other].map(|viewer| self.table.state().zone(viewer, owner, zone));
                if mine != theirs {
                    let failure = self.fail(line, "a zone looks different").fact("zone", self.zone_name(owner, zone));
                    return Err(failure.fact("one", or_nothing(&mine)).fact("other", or_nothing(&theirs)));
                }
            }
        }
        Ok(())
    }

    fn zone_name(&self, owner: Option<Seat>, zone: &Zone) -> String {
        owner.map_or(zone.word.to_owned(), |seat| format!("{} {}", &self.names[seat], zone.word))
    }

    fn saw_nothing(&self, line: usize, viewer: Viewer) -> Held {
        let told = self.told(viewer);
        if told.is_empty() {
            return Ok(());
        }
        Err(self.fail(line, "something was seen, expected nothing to be").list("seen", told))
    }

    fn did_not_see(&self, line: usize, viewer: Viewer, sentence: &str) -> Held {
        let told = self.told(viewer);
        if !told.iter().any(|one| same(one, sentence)) {
            return Ok(());
        }
        Err(self.fail(line, "this was seen, expected it not to be").list("seen", told))
    }

    fn may(&self, line: usize, seat: Seat, text: &str) -> Held {
        self.seated(line, seat)?;
        let why = self.table.why(seat, text, &self.names);
        why.map_err(|error| {
            let failure = self.fail(line, format!("not legal, expected it to be: {error}"));
            failure.list("waiting", self.owing()).list("legal", self.legal_words(seat))
        })
    }

    /// What no action is (a slip of the pen) fails, unless the scene expects just that: TB-2, or the game
    /// knows the rule by which it can never be one.
    fn may_not(&self, line: usize, seat: Seat, text: &str, wanted: Option<Rule>) -> Held {
        self.seated(line, seat)?;
        match self.table.why(seat, text, &self.names) {
            Ok(()) => Err(self.fail(line, "legal, expected a refusal").list("legal", self.legal_words(seat))),
            Err(MoveError::Unread(_)) if wanted == Some(rule::NO_SUCH_THING) => Ok(()),
            Err(MoveError::Unread(unread)) if unread.rule.is_some() && (wanted.is_none() || wanted == unread.rule) => {
                Ok(())
            }
            Err(MoveError::Unread(unread)) => Err(self.fail(line, format!("{unread}; `| TB-2` accepts that"))),
            Err(MoveError::Refused { rule, words }) => match wanted.filter(|&wanted| wanted != rule) {
                None => Ok(()),
                Some(wanted) => {
                    let failure = self.fail(line, "refused by another rule").fact("expected", wanted.to_string());
                    Err(failure.fact("found", words))
                }
            },
        }
    }

    fn undo(&self, line: usize, seat: Seat, expected: bool) -> Held {
        match (self.table.may_undo(seat), expected) {
            (Ok(()), true) | (Err(_), false) => Ok(()),
            (Ok(()), false) => Err(self.fail(line, "undo is free, expected it to be refused")),
            (Err(error), true) => Err(self.fail(line, format!("undo is refused, expected it to be free: {error}"))),
        }
    }

    fn must_choose(&self, line: usize, seat: Seat, answers: &[String]) -> Held {
        self.seated(line, seat)?;
        if !self.table.state().to_act().has(seat) && !answers.is_empty() {
            return Err(self.fail(line, "this player owes no answer").list("waiting", self.owing()));
        }
        self.exactly(line, seat, answers, false)
    }

    fn exactly(&self, line: usize, seat: Seat, answers: &[String], with_asides: bool) -> Held {
        self.seated(line, seat)?;
        let state = self.table.state();
        let mut listed = Vec::new();
        state.actions(seat, &mut listed);
        if with_asides {
            state.asides(seat, &mut listed);
        }
        let read = |text: &String| state.read(seat, text).map_err(|unread| self.fail(line, unread.to_string()));
        let wanted = answers.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        let words = |actions: &[G::Action]| sorted(actions.iter().map(|&action| state.notation(action)).collect());
        let (wanted, had) = (words(&wanted), words(&listed));
        if wanted == had {
            return Ok(());
        }
        let failure = self.fail(line, "the answers differ").list("expected", wanted.clone()).list("found", had.clone());
        Err(differences(failure, &wanted, &had))
    }

    fn offered(&self, line: usize, seat: Seat, n: usize) -> Held {
        self.seated(line, seat)?;
        let mut listed = Vec::new();
        self.table.state().actions(seat, &mut listed);
        if listed.len() == n {
            return Ok(());
        }
        let failure = self.fail(line, "another number of answers").fact("expected", n.to_string());
        Err(failure.fact("found", listed.len().to_string()).list("legal", self.legal_words(seat)))
    }

    fn asked_kind(&self, line: usize, seat: Seat, kind: &str) -> Held {
        self.seated(line, seat)?;
        let owes = self.table.state().to_act().has(seat);
        if owes && self.table.state().prompt(seat).kind.eq_ignore_ascii_case(kind) {
            return Ok(());
        }
        Err(self.fail(line, "another question is open").fact("expected", kind).list("waiting", self.owing()))
    }

    fn waiting(&self, line: usize, wanted: SeatSet, found: SeatSet) -> Held {
        if wanted == found {
            return Ok(());
        }
        let words = |seats: SeatSet| {
            let names: Vec<&str> = seats.iter().map(|seat| &self.names[seat]).collect();
            if names.is_empty() { "nobody".to_owned() } else { names.join(", ") }
        };
        Err(self.fail(line, "the table waits for others").fact("expected", words(wanted)).fact("found", words(found)))
    }

    fn outcome(&self, line: usize, ending: Option<&Ending>) -> Held {
        let found = self.table.state().outcome();
        let held = match (&found, ending) {
            (None, None) => true,
            (Some(outcome), Some(ending)) => {
                ended(&ending.places, outcome) && ending.by.is_none_or(|by| by == outcome.by)
            }
            _ => false,
        };
        if held { Ok(()) } else { Err(self.fail(line, "another outcome").fact("found", outcome_words(&self.table))) }
    }
}

fn ended(wanted: &Ended, outcome: &Outcome) -> bool {
    let standings = outcome.standings.iter();
    match wanted {
        Ended::Winners(seats) => outcome.winners().collect::<SeatSet>() == *seats,
        Ended::Tie => standings.clone().all(|one| one.place == 1),
        Ended::Places(places) => standings.map(|one| one.place).eq(places.iter().copied()),
        Ended::Scores(scores) => standings.map(|one| one.half_points).eq(scores.iter().copied()),
    }
}

fn outcome_words<G: Entry>(table: &Match<G>) -> String {
    let Some(outcome) = table.state().outcome() else { return "none".to_owned() };
    let standings = outcome.standings.iter();
    let places: Vec<String> = standings.clone().map(|one| one.place.to_string()).collect();
    let scores: Vec<String> = standings.map(|one| (f64::from(one.half_points) / 2.0).to_string()).collect();
    format!("places {} (scores {}) by {}", places.join(" "), scores.join(" "), outcome.by)
}

/// The things of a zone, as they are compared: one each, case and spaces aside.
fn things(value: &str) -> Vec<String> {
    items(value).iter().map(|one| squeeze(one).to_lowercase()).collect()
}

fn sorted(mut words: Vec<String>) -> Vec<String> {
    words.sort();
    words
}

/// A count of 0 and an empty zone are the same.
fn or_zero(value: &str) -> &str {
    if value.trim() == "0" { "" } else { value }
}

fn or_nothing(value: &str) -> &str {
    if value.is_empty() { "nothing" } else { value }
}

/// Adds what is missing and what is too much, as far as that tells the difference.
fn differences(failure: Box<Failure>, wanted: &[String], had: &[String]) -> Box<Failure> {
    let missing = without(wanted, had);
    let extra = without(had, wanted);
    match (missing.is_empty(), extra.is_empty()) {
        (true, true) => failure.fact("differs", "in order alone"),
        (false, true) => failure.fact("missing", missing.join(", ")),
        (true, false) => failure.fact("too much", extra.join(", ")),
        (false, false) => failure.fact("missing", missing.join(", ")).fact("too much", extra.join(", ")),
    }
}

fn without(from: &[String], taken: &[String]) -> Vec<String> {
    let mut left = taken.to_vec();
    let mut kept = Vec::new();
    for one in from {
        match left.iter().position(|other| other == one) {
            Some(at) => _ = left.swap_remove(at),
            None => kept.push(one.clone()),
        }
    }
    kept
}

/// Sentences are the same whatever their case, spaces and final stop; one of a thing is `a` or `1`, and what is `hers`
/// or `his` is `theirs`.
fn same(told: &str, wanted: &str) -> bool {
    let one = |word: &str| match word {
        "a" | "an" => "1".to_owned(),
        "her" | "his" => "their".to_owned(),
        "hers" => "theirs".to_owned(),
        other => other.to_owned(),
    };
    let plain = |text: &str| {
        let text = squeeze(text).trim_end_matches('.').to_lowercase();
        text.split(' ').map(one).collect::<Vec<_>>()
    };
    plain(told) == plain(wanted)
}
