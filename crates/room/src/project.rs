//! The one place where a table becomes something to send. Every channel goes through here: what
//! leaves is a kernel view, a shown event, an offered choice or a prompt for its own seat.

use crate::clock::Millis;
use crate::encode::{self, EncodeError};
use crate::error::{Code, TableError, TableResult};
use crate::state::{Channel, Principal, TableState};
use crate::wire::{
    ClockInfo, OfferInfo, PlayedBy, PromptInfo, SeatInfo, SeatPlan, Spectators, Status, TableInfo, TableSummary, Told,
};
use kernel::{Seat, SeatSet, Table, Viewer};

/// How much of an update a client wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Detail {
    /// All of it.
    #[default]
    Whole,
    /// For programs: notations in the place of choices, nothing in words.
    Brief,
    /// The same without the view: what happened, and what may be answered.
    Bare,
}

impl Detail {
    /// All of them, in the order of their numbers.
    pub const ALL: [Detail; 3] = [Detail::Whole, Detail::Brief, Detail::Bare];
}

/// What changes with a move: a [`crate::wire::Position`], written at once without values between.
fn write_position(state: &TableState, channel: Channel, detail: Detail, to: &mut Vec<u8>) -> Result<(), EncodeError> {
    let Some(game) = state.game.as_deref() else {
        to.extend_from_slice(
            br#""view":null,"waiting":[],"prompt":null,"choices":[],"may_undo":false,"may_ask_undo":false"#,
        );
        return Ok(());
    };
    let playing = state.status == Status::Playing;
    let waiting = if playing { game.waiting(channel.viewer()) } else { SeatSet::EMPTY };
    let seat = channel.0.filter(|_| playing);
    to.extend_from_slice(br#""view":"#);
    match detail {
        Detail::Bare => to.extend_from_slice(b"null"),
        Detail::Whole | Detail::Brief => game.write_view(channel.viewer(), to),
    }
    name_field(to, "waiting");
    write_numbers(waiting, to);
    field(to, "prompt", &seat.filter(|&seat| waiting.has(seat)).map(|seat| prompt(game, seat, detail)))?;
    match detail {
        // A choice of the kernel is written as the wire's `ChoiceInfo`: the same names.
        Detail::Whole => field(to, "choices", &seat.map_or_else(Vec::new, |seat| game.choices(seat, &state.names)))?,
        Detail::Brief | Detail::Bare => write_notations(game, seat, to)?,
    }
    field(to, "may_undo", &seat.is_some_and(|seat| may_undo(state, game, seat)))?;
    if detail == Detail::Whole {
        field(to, "may_ask_undo", &seat.is_some_and(|seat| state.may_ask_undo(seat).is_ok()))?;
    }
    Ok(())
}

fn write_notations(game: &dyn Table, seat: Option<Seat>, to: &mut Vec<u8>) -> Result<(), EncodeError> {
    to.extend_from_slice(br#","choices":[]"#);
    for (name, beside) in [("answers", false), ("asides", true)] {
        name_field(to, name);
        to.push(b'[');
        let begin = to.len();
        let mut written = Ok(());
        let mut each = |notation: &str| {
            if to.len() > begin {
                to.push(b',');
            }
            let one = encode::append(notation, to);
            written = std::mem::replace(&mut written, Ok(())).and(one);
        };
        seat.into_iter().for_each(|seat| game.notations(seat, beside, &mut each));
        written?;
        to.push(b']');
    }
    Ok(())
}

fn write_numbers(seats: SeatSet, to: &mut Vec<u8>) {
    to.push(b'[');
    for (index, seat) in seats.iter().enumerate() {
        if index > 0 {
            to.push(b',');
        }
        // A table has at most eight seats.
        to.push(b'0' + seat.number() as u8);
    }
    to.push(b']');
}

fn name_field(to: &mut Vec<u8>, name: &str) {
    to.extend_from_slice(b",\"");
    to.extend_from_slice(name.as_bytes());
    to.extend_from_slice(b"\":");
}

fn field(to: &mut Vec<u8>, name: &str, value: &(impl serde::Serialize + ?Sized)) -> Result<(), EncodeError> {
    name_field(to, name);
    encode::append(value, to)
}

fn may_undo(state: &TableState, game: &dyn Table, seat: Seat) -> bool {
    state.config.undo != crate::wire::UndoPolicy::Off && game.may_undo(seat).is_ok()
}

fn prompt(game: &dyn Table, seat: Seat, detail: Detail) -> PromptInfo {
    let prompt = game.prompt(seat);
    PromptInfo {
        kind: prompt.kind.to_owned(),
        rule: prompt.rule.map(|rule| rule.to_string()),
        sentence: if detail == Detail::Whole { prompt.sentence } else { String::new() },
    }
}

fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.number() as u8).collect()
}

/// Who looks, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Viewpoint {
    /// Through which seat.
    pub channel: Channel,
    /// How much they want to hear.
    pub detail: Detail,
    /// The seats of those whose words they do not want to read.
    pub muted: SeatSet,
}

impl Viewpoint {
    /// The eyes of somebody at a table.
    pub fn of(state: &TableState, who: Option<&Principal>, channel: Channel, detail: Detail) -> Viewpoint {
        let hidden = who.map_or(&[][..], |who| &who.hidden);
        let muted = hidden.iter().fold(SeatSet::EMPTY, |all, person| all | state.seats_of(person));
        Viewpoint { channel, detail, muted }
    }
}

/// Where the events of an update begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Since {
    /// At this event of the viewer's own count.
    Event(u32),
    /// At what came of this action; the viewer was shown so many events before. The step an event came of stays
    /// here: it counts what others did.
    Step(usize, u32),
}

fn write_events(
    state: &TableState,
    viewpoint: Viewpoint,
    since: Since,
    to: &mut Vec<u8>,
) -> Result<usize, EncodeError> {
    let Some(game) = state.game.as_deref() else {
        to.extend_from_slice(b"[]");
        return Ok(0);
    };
    let (viewer, names) = (viewpoint.channel.viewer(), (viewpoint.detail == Detail::Whole).then_some(&state.names));
    let events = match since {
        Since::Step(step, _) if viewpoint.muted.is_empty() => return Ok(game.write_told(viewer, step, names, to)),
        Since::Step(step, _) => game.told_from(viewer, step, &state.names),
        Since::Event(from) => game.told(viewer, from as usize, &state.names),
    };
    let mut events = told(events);
    hush(&mut events, viewpoint.muted, &state.names);
    if names.is_none() {
        events.iter_mut().for_each(|event| event.words.clear());
    }
    encode::append(&events, to)?;
    Ok(events.len())
}

/// Takes away what was said beside actions by those somebody does not want to read. That it was said stays: cursors
/// count it.
fn hush(events: &mut [Told], muted: SeatSet, names: &kernel::Names) {
    for event in events.iter_mut().filter(|event| event.data["event"] == "said") {
        let number = event.data["seat"].as_u64().and_then(|number| usize::try_from(number).ok());
        let seat = number.and_then(|number| Seat::checked(number.checked_sub(1)?));
        if let Some(seat) = seat.filter(|&seat| muted.has(seat)) {
            event.data["text"] = "".into();
            event.words = format!("{} said something that you do not read", &names[seat]);
        }
    }
}

fn told(events: Vec<kernel::Told>) -> Vec<Told> {
    events.into_iter().map(|told| Told { words: told.words, data: told.data }).collect()
}

/// Time left, as far as a channel may know.
pub fn clocks(state: &TableState, channel: Channel, now: Millis) -> Vec<ClockInfo> {
    let Some(game) = state.game.as_deref().filter(|_| state.clocks.is_on()) else {
        return Vec::new();
    };
    let waiting = if state.status == Status::Playing { game.waiting(channel.viewer()) } else { SeatSet::EMPTY };
    let clock = |seat: Seat| {
        let (left_ms, running, vacation) = state.clocks.shown(seat, waiting - state.by_bots(), now);
        ClockInfo { seat: seat.number() as u8, left_ms, running, vacation }
    };
    Seat::all(state.assignments.len() as u8).map(clock).collect()
}

/// Everything somebody at `cursor` needs to go on: an [`crate::wire::Update`] as a message of the socket.
pub fn update(
    state: &TableState,
    viewpoint: Viewpoint,
    cursor: Option<&str>,
    now: Millis,
) -> Result<Encoded, EncodeError> {
    let from = cursor.map_or(0, |cursor| state.resume(viewpoint.channel, cursor));
    write_update(state, viewpoint, Since::Event(from), now)
}

/// A message, and where in it the position lies.
#[derive(Clone, Debug)]
pub struct Encoded {
    /// The message.
    pub text: String,
    /// What changes with a move: these bytes of it.
    pub position: std::ops::Range<usize>,
    /// How many events it tells.
    pub events: usize,
}

/// Writes an update. The position comes first, so that two can be compared without reading them.
pub fn write_update(
    state: &TableState,
    viewpoint: Viewpoint,
    since: Since,
    now: Millis,
) -> Result<Encoded, EncodeError> {
    let Viewpoint { channel, detail, .. } = viewpoint;
    let mut to = Vec::with_capacity(if detail == Detail::Bare { 512 } else { 4096 });
    to.extend_from_slice(br#"{"type":"update","#);
    let begin = to.len();
    write_position(state, channel, detail, &mut to)?;
    let position = begin..to.len();
    field(&mut to, "table", state.id.as_ref())?;
    let (reached, Since::Event(from) | Since::Step(_, from)) = (state.reached(channel), since);
    field(&mut to, "cursor", &format!("{}.{}", reached.cuts, reached.told))?;
    field(&mut to, "from", &from)?;
    name_field(&mut to, "events");
    let events = write_events(state, viewpoint, since, &mut to)?;
    field(&mut to, "clocks", &clocks(state, channel, now))?;
    to.push(b'}');
    Ok(Encoded { text: encode::text(to)?, position, events })
}

/// The table as text, as a channel sees it; empty before it began.
pub fn picture(state: &TableState, channel: Channel, style: kernel::Style) -> String {
    state.game.as_deref().map_or_else(String::new, |game| game.draw(channel.viewer(), &state.names, style))
}

/// Who sits where.
pub fn seats(state: &TableState, present: SeatSet) -> Vec<SeatInfo> {
    let seat = |(index, assignment): (usize, &crate::state::SeatAssignment)| {
        let by = match (&assignment.person, &assignment.bot) {
            (Some(_), Some(_)) => PlayedBy::StandIn,
            (Some(_), None) => PlayedBy::Person,
            (None, Some(_)) => PlayedBy::Bot,
            (None, None) if state.config.seats.get(index) == Some(&SeatPlan::Open) => PlayedBy::Nobody,
            (None, None) => PlayedBy::Invited,
        };
        SeatInfo {
            number: index as u8 + 1,
            name: assignment.name.clone(),
            by,
            person: assignment.person.clone(),
            level: assignment.bot.clone(),
            present: Seat::checked(index).is_some_and(|seat| present.has(seat)),
            nonce: !assignment.nonce.is_empty(),
        }
    };
    state.assignments.iter().enumerate().map(seat).collect()
}

/// What does not change with every move. The host alone gets the codes, a seat alone its orders.
pub fn info(state: &TableState, who: Option<&Principal>, channel: Channel, present: SeatSet) -> TableInfo {
    let own = who.map_or(SeatSet::EMPTY, |who| state.seats_of(&who.id));
    let host = who.is_some_and(|who| who.id == state.config.host);
    let codes = state.config.codes.iter().map(|(index, code)| ((index + 1).to_string(), code.clone()));
    let orders =
        channel.0.and_then(|seat| state.assignments.get(seat.index())).map(|assignment| assignment.orders.clone());
    TableInfo {
        id: state.id.to_string(),
        game: state.config.game.clone(),
        format: state.config.format.clone(),
        options: state.config.options.clone(),
        status: state.status,
        seats: seats(state, present),
        you: channel.0.map(|seat| seat.number() as u8),
        yours: numbers(own),
        host,
        codes: if host { codes.collect() } else { Default::default() },
        clock: state.config.clock.clone(),
        timeout: state.config.timeout,
        undo: state.config.undo,
        rated: state.config.rated,
        paused: state.paused,
        offer: state.offer.map(|offer| OfferInfo {
            what: offer.what,
            by: offer.by.number() as u8,
            agreed: numbers(offer.agreed),
        }),
        commitment: crate::fair::commitment(&state.id, &state.secret(), state.config.chance()),
        known_chance: state.config.chance() != crate::fair::Chance::Own,
        outcome: state.outcome(),
        rematch: state.rematch.clone(),
        copy: state.config.copy(),
        orders: orders.unwrap_or_default(),
    }
}

/// What lists say of a table: public things alone.
pub fn summary(state: &TableState) -> TableSummary {
    TableSummary {
        id: state.id.to_string(),
        game: state.config.game.clone(),
        format: state.config.format.clone(),
        status: state.status,
        seats: seats(state, SeatSet::EMPTY),
        clock: state.config.clock.clone(),
        rated: state.config.rated,
        made: state.made,
        practice: matches!(state.config.from, Some(crate::log::Origin::Practice(_))),
    }
}

/// The channel somebody may look through: their seat, or a spectator's where that is allowed.
pub fn channel(state: &TableState, who: Option<&Principal>, seat: Option<Seat>) -> TableResult<Channel> {
    let own = who.map_or(SeatSet::EMPTY, |who| state.seats_of(&who.id));
    if let Some(seat) = seat {
        let own = own.has(seat).then_some(Channel(Some(seat)));
        return own.ok_or_else(|| TableError::new(Code::NotYours, "you do not sit there"));
    }
    if let Some(first) = own.first() {
        return Ok(Channel(Some(first)));
    }
    let shut = state.config.spectators == Spectators::None && state.status == Status::Playing;
    if shut { Err(TableError::no_table()) } else { Ok(Channel(None)) }
}

/// A finished game after so many actions, through somebody's eyes.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// After how many actions.
    pub step: usize,
    /// The view.
    pub view: serde_json::Value,
    /// What the last of them showed.
    pub events: Vec<Told>,
}

/// A finished game at these steps, and how many it had. Hands are open only after the end.
pub fn replay(
    game: &dyn Table,
    names: &kernel::Names,
    viewer: Viewer,
    wanted: impl FnOnce(usize) -> Vec<usize>,
) -> (Vec<Moment>, usize) {
    let steps = game.steps();
    let wanted = wanted(steps);
    let mut moments = Vec::with_capacity(wanted.len());
    game.revisit(&wanted, &mut |game| {
        let step = game.steps();
        let events = told(game.told_from(viewer, step.saturating_sub(1), names));
        moments.push(Moment { step, view: game.view(viewer), events });
    });
    (moments, steps)
}
