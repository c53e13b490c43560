//! Lines of a position, read into a draft.

use super::how_word;
use crate::action::Mode;
use crate::card::Card;
use crate::content::Content;
use crate::knowledge::Move;
use crate::state::{Aim, How, SEATS};
use kernel::{PerSeat, Placed, PositionError, Rule, Seat};

/// The step of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    Start,
    Draw(u8),
    Main,
    Recess(u8),
    Orders,
    Fire,
    Over,
}

/// The phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    Picks(u8),
    Releases,
    Assembly,
    War,
    Over,
}

/// What is written of one seat; cards with the marker for the rest as `None`.
#[derive(Default, Debug)]
pub(super) struct SeatDraft {
    pub lobbyist: bool,
    pub took: bool,
    pub hand: Vec<Option<Card>>,
    pub captains: Vec<Card>,
    pub exhausted: Vec<Card>,
    pub fleet: Vec<Card>,
    pub locks: Vec<Card>,
    pub knows: Vec<usize>,
    pub knew: Vec<usize>,
    pub step: Option<Step>,
    pub declared: Option<How>,
    pub shields: Vec<(Card, u8)>,
    pub tracking: Vec<Tracking>,
    pub won: Option<Rule>,
}

/// A tracking card as written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tracking {
    pub ship: Card,
    pub card: Card,
    pub unseen: bool,
    pub known: bool,
}

/// What is written of the table.
#[derive(Debug)]
pub(super) struct Draft {
    pub phase: Phase,
    pub sides: PerSeat<SeatDraft, 2>,
    pub row: Option<Vec<Card>>,
    pub agenda: Option<Vec<Option<Card>>>,
    pub deck: Option<Vec<Option<Card>>>,
    pub story: Vec<(Move, Card)>,
    pub turn: u8,
    pub votes: u16,
    pub actions: u8,
    pub round: u16,
    pub quiet: u8,
    pub eventful: bool,
    pub acting: Option<Card>,
    pub mode: Option<Mode>,
    pub weapons: Option<Vec<Aim>>,
    pub tie: Option<Rule>,
    /// The last line, for faults of the whole.
    pub line: usize,
}

/// The things of a line; `nothing` is an empty zone.
fn items(value: &str) -> Vec<String> {
    if value == "nothing" { Vec::new() } else { kernel::position::items(value) }
}

type Read<T> = Result<T, PositionError>;

pub(super) fn draft(content: &Content, lines: &[Placed<'_>]) -> Read<Draft> {
    let mut draft = Draft {
        phase: Phase::Assembly,
        sides: PerSeat::default(),
        row: None,
        agenda: None,
        deck: None,
        story: Vec::new(),
        turn: 1,
        votes: 0,
        actions: 0,
        round: 1,
        quiet: 0,
        eventful: false,
        acting: None,
        mode: None,
        weapons: None,
        tie: None,
        line: lines.last().map_or(0, |line| line.line),
    };
    for (index, line) in lines.iter().enumerate() {
        let same = |other: &&Placed<'_>| other.zone.word == line.zone.word && other.seat == line.seat;
        if lines[..index].iter().any(|other| same(&other)) {
            return Err(PositionError::at(line.line, format!("{} is written twice", line.zone.word)));
        }
        match line.seat {
            Some(seat) if seat.index() < usize::from(SEATS) => read_seat(content, line, seat, &mut draft)?,
            Some(_) => return Err(PositionError::at(line.line, "there are two seats")),
            None => read_table(content, line, &mut draft)?,
        }
    }
    Ok(draft)
}

fn read_table(content: &Content, line: &Placed<'_>, draft: &mut Draft) -> Read<()> {
    match line.zone.word {
        "phase" => draft.phase = phase(line)?,
        "row" => draft.row = Some(cards(content, line)?),
        "agenda" => draft.agenda = Some(places(content, line)?),
        "deck" => draft.deck = Some(with_rest(content, line)?),
        "story" => draft.story = story(content, line)?,
        "turn" => draft.turn = number(line, line.value, 61)? as u8,
        "votes" => draft.votes = number(line, line.value, 2000)? as u16,
        "actions" => draft.actions = number(line, line.value, 60)? as u8,
        "round" => draft.round = number(line, line.value, 60_000)? as u16,
        "quiet" => draft.quiet = number(line, line.value, 100)? as u8,
        "eventful" => draft.eventful = word(line, "yes")?,
        "acting" => draft.acting = Some(card(content, line, line.value)?),
        "mode" => draft.mode = Some(mode(line)?),
        "weapons" => draft.weapons = Some(weapons(content, line)?),
        "tie" => draft.tie = Some(rule(line)?),
        _ => {}
    }
    Ok(())
}

fn read_seat(content: &Content, line: &Placed<'_>, seat: Seat, draft: &mut Draft) -> Read<()> {
    let side = &mut draft.sides[seat];
    match line.zone.word {
        "lobbyist" => side.lobbyist = word(line, "first")?,
        "took" => side.took = word(line, "deck")?,
        "hand" => side.hand = with_rest(content, line)?,
        "captains" => side.captains = cards(content, line)?,
        "exhausted" => side.exhausted = cards(content, line)?,
        "fleet" => side.fleet = cards(content, line)?,
        "locks" => side.locks = cards(content, line)?,
        "knows" => side.knows = numbers(line)?,
        "knew" => side.knew = numbers(line)?,
        "turn" => side.step = Some(step(line)?),
        "declared" => side.declared = Some(how(line)?),
        "shields" => side.shields = shields(content, line)?,
        "tracking" => side.tracking = tracking(content, line)?,
        "won" => side.won = Some(rule(line)?),
        _ => {}
    }
    Ok(())
}

fn fault<T>(line: &Placed<'_>, what: impl Into<String>) -> Read<T> {
    Err(PositionError::at(line.line, what))
}

fn card(content: &Content, line: &Placed<'_>, name: &str) -> Read<Card> {
    match content.find(name) {
        Some(card) => Ok(card),
        None => fault(line, format!("there is no card {:?}", name.chars().take(40).collect::<String>())),
    }
}

fn cards(content: &Content, line: &Placed<'_>) -> Read<Vec<Card>> {
    items(line.value).iter().map(|name| card(content, line, name)).collect()
}

fn with_rest(content: &Content, line: &Placed<'_>) -> Read<Vec<Option<Card>>> {
    let item = |name: &String| if name == "..." { Ok(None) } else { card(content, line, name).map(Some) };
    items(line.value).iter().map(item).collect()
}

fn places(content: &Content, line: &Placed<'_>) -> Read<Vec<Option<Card>>> {
    let item = |name: &String| if name == "-" { Ok(None) } else { card(content, line, name).map(Some) };
    let places: Vec<Option<Card>> = items(line.value).iter().map(item).collect::<Read<_>>()?;
    if places.len() > 3 { fault(line, "the agenda has three places") } else { Ok(places) }
}

fn number(line: &Placed<'_>, text: &str, most: u32) -> Read<u32> {
    match text.trim().parse::<u32>() {
        Ok(n) if n <= most => Ok(n),
        _ => fault(line, format!("expected a number up to {most}")),
    }
}

fn numbers(line: &Placed<'_>) -> Read<Vec<usize>> {
    items(line.value).iter().map(|text| number(line, text, 20).map(|n| n as usize)).collect()
}

fn word(line: &Placed<'_>, expected: &str) -> Read<bool> {
    if line.value == expected { Ok(true) } else { fault(line, format!("expected {expected:?}")) }
}

fn rule(line: &Placed<'_>) -> Read<Rule> {
    Rule::read(line.value).map_or_else(|| fault(line, "expected a rule such as SA-Z1"), Ok)
}

fn phase(line: &Placed<'_>) -> Read<Phase> {
    match line.value.split_once(' ') {
        Some(("picks", n)) => Ok(Phase::Picks(number(line, n, 3)? as u8)),
        _ => match line.value {
            "picks" => Ok(Phase::Picks(0)),
            "releases" => Ok(Phase::Releases),
            "assembly" => Ok(Phase::Assembly),
            "war" => Ok(Phase::War),
            "over" => Ok(Phase::Over),
            _ => fault(line, "expected picks N, releases, assembly, war or over"),
        },
    }
}

fn step(line: &Placed<'_>) -> Read<Step> {
    let (verb, n) = line.value.split_once(' ').unwrap_or((line.value, "1"));
    Ok(match verb {
        "start" => Step::Start,
        "draw" => Step::Draw(number(line, n, 9)? as u8),
        "main" => Step::Main,
        "recess" => Step::Recess(number(line, n, 9)? as u8),
        "orders" => Step::Orders,
        "fire" => Step::Fire,
        "over" => Step::Over,
        _ => return fault(line, "expected start, draw N, main, recess N, orders, fire or over"),
    })
}

fn how(line: &Placed<'_>) -> Read<How> {
    let all = [How::Force, How::Resources, How::Politics, How::Limit];
    let found = all.into_iter().find(|&how| how_word(how) == line.value);
    found.map_or_else(|| fault(line, "expected force, resources, politics or limit"), Ok)
}

fn mode(line: &Placed<'_>) -> Read<Mode> {
    match line.value {
        "targeting" => Ok(Mode::Targeting),
        "damage" => Ok(Mode::Damage),
        _ => fault(line, "expected targeting or damage"),
    }
}

fn weapons(content: &Content, line: &Placed<'_>) -> Read<Vec<Aim>> {
    let aim = |text: &String| {
        Ok(match text.as_str() {
            "open" => Aim::Open,
            "held" => Aim::Held,
            "idle" => Aim::Idle,
            "fired" => Aim::Spent,
            name => Aim::On(card(content, line, name)?),
        })
    };
    items(line.value).iter().map(aim).collect()
}

fn shields(content: &Content, line: &Placed<'_>) -> Read<Vec<(Card, u8)>> {
    let pair = |text: &String| match text.rsplit_once(' ') {
        Some((name, n)) => Ok((card(content, line, name)?, number(line, n, 3)? as u8)),
        None => fault(line, "expected SHIP N"),
    };
    items(line.value).iter().map(pair).collect()
}

fn tracking(content: &Content, line: &Placed<'_>) -> Read<Vec<Tracking>> {
    let one = |text: &String| {
        let Some((ship, rest)) = text.split_once(':') else { return fault(line, "expected SHIP: CARD") };
        let (rest, known) = rest.strip_suffix(" known").map_or((rest, false), |rest| (rest, true));
        let (rest, unseen) = rest.strip_suffix(" unseen").map_or((rest, false), |rest| (rest, true));
        let (ship, card) = (card(content, line, ship)?, card(content, line, rest)?);
        Ok(Tracking { ship, card, unseen, known: known || !unseen })
    };
    items(line.value).iter().map(one).collect()
}

fn story(content: &Content, line: &Placed<'_>) -> Read<Vec<(Move, Card)>> {
    let expected = "expected under, draw, enter or leave with a seat and a card, or up or down with a card";
    let one = |text: &String| {
        let Some((verb, rest)) = text.split_once(' ') else { return fault(line, expected) };
        let open = match verb {
            "up" => Some(Move::TurnUp),
            "down" => Some(Move::UnderOpen),
            _ => None,
        };
        if let Some(how) = open {
            return Ok((how, card(content, line, rest)?));
        }
        let Some((number, name)) = rest.split_once(' ') else { return fault(line, expected) };
        let seat = match number {
            "1" => Seat::new(0),
            "2" => Seat::new(1),
            _ => return fault(line, expected),
        };
        let how = match verb {
            "under" => Move::Under(seat),
            "draw" => Move::Draw(seat),
            "enter" => Move::Enter(seat),
            "leave" => Move::Leave(seat),
            _ => return fault(line, expected),
        };
        Ok((how, card(content, line, name)?))
    };
    items(line.value).iter().map(one).collect()
}
