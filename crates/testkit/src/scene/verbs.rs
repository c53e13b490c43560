//! Reading `then` lines: who, a verb, what.

use super::line::{Check, Ended, Ending, Expect};
use super::read::{Fault, anybody, brief, word};
use kernel::position::split_seat;
use kernel::{Rule, Seat, SeatSet, Viewer};

/// Whoever a line is about.
struct Who {
    viewer: Viewer,
    seats: SeatSet,
}

impl Who {
    /// The one seat, for what a seat alone can do.
    fn seat(&self, verb: &str) -> Result<Seat, Fault> {
        match (self.seats.first(), self.seats.len()) {
            (Some(seat), 1) => Ok(seat),
            _ => Err(format!("`{verb}` is said of one player, expected a name such as ann before it")),
        }
    }
}

/// Reads a `then` line; also the seats it names.
pub(super) fn read_check(line: usize, text: &str) -> Result<(Check, Vec<Seat>), Fault> {
    let (what, seats) = if let Some(rest) = word(text, "outcome") {
        read_outcome(rest)?
    } else if let Some(rest) = word(text, "waiting") {
        let seats = read_seats(rest)?;
        (Expect::Waiting(seats), seats)
    } else {
        read_said(text)?
    };
    Ok((Check { line, text: text.to_owned(), what }, seats.iter().collect()))
}

fn read_said(text: &str) -> Result<(Expect, SeatSet), Fault> {
    let Some((who, rest)) = read_who(text)? else {
        return Ok((Expect::Zone(Viewer::REFEREE, text.to_owned()), SeatSet::EMPTY));
    };
    let said = match read_seen(&who, rest)? {
        Some(expect) => Some(expect),
        None => read_may(&who, rest)?,
    };
    match said {
        Some(expect) => Ok((expect, who.seats)),
        None if who.viewer == Viewer::SPECTATOR || who.seats.len() > 1 => {
            Err(format!("{} is not understood, expected saw, did not see or sees", brief(rest)))
        }
        None => Ok((Expect::Zone(Viewer::REFEREE, text.to_owned()), who.seats)),
    }
}

/// `ann …`, `ann+bob …`, `spectator …`; none where the line begins with no name.
fn read_who(text: &str) -> Result<Option<(Who, &str)>, Fault> {
    if let Some(rest) = word(text, "spectator") {
        return Ok(Some((Who { viewer: Viewer::SPECTATOR, seats: SeatSet::EMPTY }, rest)));
    }
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    if first.contains('+') {
        let seats: Option<SeatSet> = first.split('+').map(|name| anybody().seat(name)).collect();
        let seats =
            seats.ok_or_else(|| format!("{} names no players, expected names such as ann+bob", brief(first)))?;
        return Ok(Some((Who { viewer: Viewer::seats(seats), seats }, rest)));
    }
    let (seat, rest) = split_seat(&anybody(), text);
    Ok(seat.map(|seat| (Who { viewer: Viewer::seat(seat), seats: SeatSet::of(seat) }, rest)))
}

fn read_seen(who: &Who, rest: &str) -> Result<Option<Expect>, Fault> {
    let full = |verb: &str, what: &str| match what {
        "" => Err(format!("`{verb}` of nothing, expected what after it")),
        what => Ok(what.to_owned()),
    };
    if let Some(sentences) = word(rest, "saw in order") {
        return Ok(Some(Expect::SawInOrder(who.viewer, read_answers("saw in order", sentences)?)));
    }
    if let Some(what) = word(rest, "saw") {
        return Ok(Some(match full("saw", what)?.as_str() {
            "nothing" => Expect::SawNothing(who.viewer),
            sentence => Expect::Saw(who.viewer, sentence.to_owned()),
        }));
    }
    if let Some(what) = word(rest, "did not see") {
        return Ok(Some(Expect::DidNotSee(who.viewer, full("did not see", what)?)));
    }
    let Some(what) = word(rest, "sees") else { return Ok(None) };
    if let Some(other) = word(what, "the same as") {
        let viewer = match other {
            "spectator" => Some(Viewer::SPECTATOR),
            name => anybody().seat(name).map(Viewer::seat),
        };
        let viewer = viewer.ok_or_else(|| format!("{} is nobody, expected a player or spectator", brief(other)))?;
        return Ok(Some(Expect::SeesAlike(who.viewer, viewer)));
    }
    Ok(Some(match word(what, "waiting") {
        Some(seats) => Expect::SeesWaiting(who.viewer, read_seats(seats)?),
        None => Expect::Zone(who.viewer, full("sees", what)?),
    }))
}

fn read_may(who: &Who, rest: &str) -> Result<Option<Expect>, Fault> {
    if let Some(what) = word(rest, "may") {
        return read_allowed(who.seat("may")?, what).map(Some);
    }
    if let Some(answers) = word(rest, "must choose") {
        return Ok(Some(Expect::MustChoose(who.seat("must choose")?, read_answers("must choose", answers)?)));
    }
    if let Some(kind) = word(rest, "is asked") {
        let seat = who.seat("is asked")?;
        return if kind.is_empty() {
            Err("`is asked` of nothing, expected the question's kind".to_owned())
        } else {
            Ok(Some(Expect::Asked(seat, kind.to_owned())))
        };
    }
    if let Some(count) = word(rest, "is offered") {
        let seat = who.seat("is offered")?;
        let n = count.parse().map_err(|_| format!("is offered {}, expected a number of answers", brief(count)))?;
        return Ok(Some(Expect::Offered(seat, n)));
    }
    Ok(None)
}

/// What follows `may`.
fn read_allowed(seat: Seat, what: &str) -> Result<Expect, Fault> {
    let empty = "`may` of nothing, expected an action, undo, `not` or `only`".to_owned();
    if let Some(answers) = word(what, "only") {
        return Ok(Expect::MayOnly(seat, read_answers("may only", answers)?));
    }
    if let Some(what) = word(what, "not") {
        let (action, rule) = match what.split_once('|') {
            Some((action, rule)) => (action.trim(), Some(read_rule(rule.trim())?)),
            None => (what, None),
        };
        return match action {
            "" => Err(empty),
            "undo" => Ok(Expect::MayNotUndo(seat)),
            action => Ok(Expect::MayNot(seat, action.to_owned(), rule)),
        };
    }
    match what {
        "" => Err(empty),
        "undo" => Ok(Expect::MayUndo(seat)),
        action => Ok(Expect::May(seat, action.to_owned())),
    }
}

/// `a | b | c`, or `nothing`.
fn read_answers(verb: &str, text: &str) -> Result<Vec<String>, Fault> {
    let answers = text.split('|').map(str::trim).filter(|answer| !answer.is_empty() && *answer != "nothing");
    match text {
        "" => Err(format!("`{verb}` of nothing, expected actions parted by |, or the word nothing")),
        _ => Ok(answers.map(str::to_owned).collect()),
    }
}

fn read_seats(text: &str) -> Result<SeatSet, Fault> {
    if text == "nobody" {
        return Ok(SeatSet::EMPTY);
    }
    let seat = |name: &str| anybody().seat(name.trim());
    let seats: Option<SeatSet> = text.split(',').map(seat).collect();
    seats.ok_or_else(|| format!("{} names no players, expected names parted by commas, or nobody", brief(text)))
}

fn read_rule(text: &str) -> Result<Rule, Fault> {
    Rule::read(text).ok_or_else(|| format!("{} is no rule ID, expected one like SR-X5", brief(text)))
}

/// `ann wins by SR-G1`, `tie`, `places 1 3 2`, `scores 12 9.5`, `none`: after `outcome`.
fn read_outcome(text: &str) -> Result<(Expect, SeatSet), Fault> {
    if text == "none" {
        return Ok((Expect::Outcome(None), SeatSet::EMPTY));
    }
    let (what, by) = match text.split_once(" by ") {
        Some((what, rule)) => (what, Some(read_rule(rule.trim())?)),
        None => (text, None),
    };
    let (places, seats) = read_ended(what)?;
    Ok((Expect::Outcome(Some(Ending { places, by })), seats))
}

fn read_ended(what: &str) -> Result<(Ended, SeatSet), Fault> {
    let form = || {
        format!("outcome {} is not understood, expected NAME wins, tie, places 1 2, scores 9 7 or none", brief(what))
    };
    let parts =
        |text: &str| text.split([',', ' ']).filter(|part| !part.is_empty()).map(str::to_owned).collect::<Vec<_>>();
    if what == "tie" {
        return Ok((Ended::Tie, SeatSet::EMPTY));
    }
    if let Some(places) = word(what, "places") {
        let places = parts(places).iter().map(|place| place.parse().ok()).collect::<Option<Vec<u8>>>();
        return places.map(|places| (Ended::Places(places), SeatSet::EMPTY)).ok_or_else(form);
    }
    if let Some(scores) = word(what, "scores") {
        let scores = parts(scores).iter().map(|score| half_points(score)).collect::<Option<Vec<i32>>>();
        return scores.map(|scores| (Ended::Scores(scores), SeatSet::EMPTY)).ok_or_else(form);
    }
    let names = what.strip_suffix(" wins").or(what.strip_suffix(" win")).ok_or_else(form)?;
    let seats = read_seats(names)?;
    Ok((Ended::Winners(seats), seats))
}

fn half_points(score: &str) -> Option<i32> {
    let (sign, score) = score.strip_prefix('-').map_or((1, score), |score| (-1, score));
    let (whole, half) = match score.strip_suffix(".5").or(score.strip_suffix('½')) {
        Some(whole) => (whole, 1),
        None => (score, 0),
    };
    let whole: i32 = if whole.is_empty() && half == 1 { 0 } else { whole.parse().ok()? };
    whole.checked_mul(2)?.checked_add(half)?.checked_mul(sign)
}
