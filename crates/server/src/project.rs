//! The one place where a table becomes something to send. Every channel goes through here: what
//! leaves is a kernel view, a shown event, an offered choice or a prompt for its own seat.

use crate::desk::{Channel, Desk, Who};
use crate::store::{Millis, Status, TableRow};
use crate::wire::{
    ClockInfo, OfferInfo, PlayedBy, PromptInfo, SeatInfo, SeatPlan, Spectators, TableInfo, TableSummary, Told,
};
use kernel::{Seat, SeatSet, Table, Viewer};
use std::io::Write as _;

/// How much of an update a client wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// All of it.
    #[default]
    Whole,
    /// For programs: notations in the place of choices, nothing in words.
    Brief,
    /// The same without the view: what happened, and what may be answered.
    Bare,
}

impl Form {
    /// Every form, in the order of their numbers.
    pub const ALL: [Form; 3] = [Form::Whole, Form::Brief, Form::Bare];
}

/// What changes with a move: a [`crate::wire::Position`], written at once without values between.
fn write_position(desk: &Desk, channel: Channel, form: Form, to: &mut Vec<u8>) {
    let Some(game) = desk.game.as_deref() else {
        to.extend_from_slice(
            br#""view":null,"waiting":[],"prompt":null,"choices":[],"may_undo":false,"may_ask_undo":false"#,
        );
        return;
    };
    let playing = desk.status == Status::Playing;
    let waiting = if playing { game.waiting(channel.viewer()) } else { SeatSet::EMPTY };
    let seat = channel.0.filter(|_| playing);
    to.extend_from_slice(br#""view":"#);
    match form {
        Form::Bare => to.extend_from_slice(b"null"),
        Form::Whole | Form::Brief => game.write_view(channel.viewer(), to),
    }
    name_field(to, "waiting");
    write_numbers(waiting, to);
    field(to, "prompt", &seat.filter(|&seat| waiting.has(seat)).map(|seat| prompt(game, seat, form)));
    match form {
        // A choice of the kernel is written as the wire's `ChoiceInfo`: the same names.
        Form::Whole => field(to, "choices", &seat.map_or_else(Vec::new, |seat| game.choices(seat, &desk.names))),
        Form::Brief | Form::Bare => write_notations(game, seat, to),
    }
    field(to, "may_undo", &seat.is_some_and(|seat| may_undo(desk, game, seat)));
    if form == Form::Whole {
        field(to, "may_ask_undo", &seat.is_some_and(|seat| desk.may_ask_undo(seat).is_ok()));
    }
}

fn write_notations(game: &dyn Table, seat: Option<Seat>, to: &mut Vec<u8>) {
    to.extend_from_slice(br#","choices":[]"#);
    for (name, beside) in [("answers", false), ("asides", true)] {
        name_field(to, name);
        to.push(b'[');
        let begin = to.len();
        let mut each = |notation: &str| {
            if to.len() > begin {
                to.push(b',');
            }
            write_json(to, notation);
        };
        seat.into_iter().for_each(|seat| game.notations(seat, beside, &mut each));
        to.push(b']');
    }
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

fn field(to: &mut Vec<u8>, name: &str, value: &(impl serde::Serialize + ?Sized)) {
    name_field(to, name);
    write_json(to, value);
}

/// What the wire's own types are made of always has a form in JSON.
fn write_json(to: &mut Vec<u8>, value: &(impl serde::Serialize + ?Sized)) {
    _ = serde_json::to_writer(to, value);
}

fn may_undo(desk: &Desk, game: &dyn Table, seat: Seat) -> bool {
    desk.opening.undo != crate::wire::UndoPolicy::Off && game.may_undo(seat).is_ok()
}

fn prompt(game: &dyn Table, seat: Seat, form: Form) -> PromptInfo {
    let prompt = game.prompt(seat);
    PromptInfo {
        kind: prompt.kind.to_owned(),
        rule: prompt.rule.map(|rule| rule.to_string()),
        sentence: if form == Form::Whole { prompt.sentence } else { String::new() },
    }
}

fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.number() as u8).collect()
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

fn write_events(desk: &Desk, channel: Channel, form: Form, since: Since, to: &mut Vec<u8>) -> usize {
    let Some(game) = desk.game.as_deref() else {
        to.extend_from_slice(b"[]");
        return 0;
    };
    let names = (form == Form::Whole).then_some(&desk.names);
    match since {
        Since::Step(step, _) => game.write_told(channel.viewer(), step, names, to),
        Since::Event(from) => {
            let mut events = told(game.told(channel.viewer(), from as usize, &desk.names));
            if names.is_none() {
                events.iter_mut().for_each(|event| event.words.clear());
            }
            write_json(to, &events);
            events.len()
        }
    }
}

fn told(events: Vec<kernel::Told>) -> Vec<Told> {
    events.into_iter().map(|told| Told { words: told.words, data: told.data }).collect()
}

/// Time left, as far as a channel may know.
pub fn clocks(desk: &Desk, channel: Channel, now: Millis) -> Vec<ClockInfo> {
    let Some(game) = desk.game.as_deref().filter(|_| desk.clocks.is_on()) else {
        return Vec::new();
    };
    let waiting = if desk.status == Status::Playing { game.waiting(channel.viewer()) } else { SeatSet::EMPTY };
    let clock = |seat: Seat| {
        let (left_ms, running, vacation) = desk.clocks.shown(seat, waiting - desk.by_bots(), now);
        ClockInfo { seat: seat.number() as u8, left_ms, running, vacation }
    };
    Seat::all(desk.chairs.len() as u8).map(clock).collect()
}

/// Everything somebody at `cursor` needs to go on: an [`crate::wire::Update`] as a message of the socket.
pub fn update(desk: &Desk, channel: Channel, form: Form, cursor: Option<&str>, now: Millis) -> Written {
    let from = cursor.map_or(0, |cursor| desk.resume(channel, cursor));
    write_update(desk, channel, form, Since::Event(from), now)
}

/// A message, and where in it the position lies.
#[derive(Clone, Debug)]
pub struct Written {
    /// The message.
    pub text: String,
    /// What changes with a move: these bytes of it.
    pub position: std::ops::Range<usize>,
    /// How many events it tells.
    pub events: usize,
}

/// Writes an update. The position comes first, so that two can be compared without reading them.
pub fn write_update(desk: &Desk, channel: Channel, form: Form, since: Since, now: Millis) -> Written {
    let mut to = Vec::with_capacity(if form == Form::Bare { 512 } else { 4096 });
    to.extend_from_slice(br#"{"type":"update","#);
    let begin = to.len();
    write_position(desk, channel, form, &mut to);
    let position = begin..to.len();
    field(&mut to, "table", desk.id.as_ref());
    let (reached, Since::Event(from) | Since::Step(_, from)) = (desk.reached(channel), since);
    // Writing to a vector does not fail.
    _ = write!(to, r#","cursor":"{}.{}","from":{from},"events":"#, reached.cuts, reached.told);
    let events = write_events(desk, channel, form, since, &mut to);
    field(&mut to, "clocks", &clocks(desk, channel, now));
    to.push(b'}');
    // What is written as JSON is UTF-8.
    Written { text: String::from_utf8(to).unwrap_or_default(), position, events }
}

/// The table as text, as a channel sees it; empty before it began.
pub fn picture(desk: &Desk, channel: Channel, style: kernel::Style) -> String {
    desk.game.as_deref().map_or_else(String::new, |game| game.draw(channel.viewer(), &desk.names, style))
}

/// Who sits where.
pub fn seats(desk: &Desk, present: SeatSet) -> Vec<SeatInfo> {
    let seat = |(index, chair): (usize, &crate::desk::Chair)| {
        let by = match (&chair.person, &chair.bot) {
            (Some(_), Some(_)) => PlayedBy::StandIn,
            (Some(_), None) => PlayedBy::Person,
            (None, Some(_)) => PlayedBy::Bot,
            (None, None) if desk.opening.seats.get(index) == Some(&SeatPlan::Open) => PlayedBy::Nobody,
            (None, None) => PlayedBy::Invited,
        };
        SeatInfo {
            number: index as u8 + 1,
            name: chair.name.clone(),
            by,
            person: chair.person.clone(),
            level: chair.bot.clone(),
            present: Seat::checked(index).is_some_and(|seat| present.has(seat)),
            nonce: !chair.nonce.is_empty(),
        }
    };
    desk.chairs.iter().enumerate().map(seat).collect()
}

/// What does not change with every move. The host alone gets the codes, a seat alone its orders.
pub fn info(desk: &Desk, who: Option<&Who>, channel: Channel, present: SeatSet) -> TableInfo {
    let own = who.map_or(SeatSet::EMPTY, |who| desk.seats_of(&who.id));
    let host = who.is_some_and(|who| who.id == desk.opening.host);
    let codes = desk.opening.codes.iter().map(|(index, code)| ((index + 1).to_string(), code.clone()));
    let orders = channel.0.and_then(|seat| desk.chairs.get(seat.index())).map(|chair| chair.orders.clone());
    TableInfo {
        id: desk.id.to_string(),
        game: desk.opening.game.clone(),
        format: desk.opening.format.clone(),
        options: desk.opening.options.clone(),
        status: desk.status,
        seats: seats(desk, present),
        you: channel.0.map(|seat| seat.number() as u8),
        yours: numbers(own),
        host,
        codes: if host { codes.collect() } else { Default::default() },
        clock: desk.opening.clock.clone(),
        timeout: desk.opening.timeout,
        undo: desk.opening.undo,
        rated: desk.opening.rated,
        paused: desk.paused,
        offer: desk.offer.map(|offer| OfferInfo {
            what: offer.what,
            by: offer.by.number() as u8,
            agreed: numbers(offer.agreed),
        }),
        commitment: crate::fair::commitment(&desk.id, &desk.secret()),
        outcome: desk.outcome(),
        rematch: desk.rematch.clone(),
        copy: desk.opening.copy(),
        orders: orders.unwrap_or_default(),
    }
}

/// The table's row in lists: public things alone.
pub fn row(desk: &Desk) -> TableRow {
    let summary = TableSummary {
        id: desk.id.to_string(),
        game: desk.opening.game.clone(),
        format: desk.opening.format.clone(),
        status: desk.status,
        seats: seats(desk, SeatSet::EMPTY),
        clock: desk.opening.clock.clone(),
        rated: desk.opening.rated,
        made: desk.made,
        practice: matches!(desk.opening.from, Some(crate::log::From::Practice(_))),
    };
    TableRow {
        id: desk.id.to_string(),
        game: desk.opening.game.clone(),
        status: desk.status,
        public: desk.opening.public,
        host: desk.opening.host.clone(),
        made: desk.made,
        deadline: desk.deadline().unwrap_or(0),
        summary: serde_json::to_string(&summary).unwrap_or_default(),
    }
}

/// The channel somebody may look through: their seat, or a spectator's where that is allowed.
pub fn channel(desk: &Desk, who: Option<&Who>, seat: Option<Seat>) -> crate::problem::Answer<Channel> {
    let own = who.map_or(SeatSet::EMPTY, |who| desk.seats_of(&who.id));
    if let Some(seat) = seat {
        let own = own.has(seat).then_some(Channel(Some(seat)));
        return own.ok_or_else(|| crate::problem::Fault::new(crate::problem::Code::NotYours, "you do not sit there"));
    }
    if let Some(first) = own.first() {
        return Ok(Channel(Some(first)));
    }
    let shut = desk.opening.spectators == Spectators::None && desk.status == Status::Playing;
    if shut { Err(crate::problem::Fault::no_table()) } else { Ok(Channel(None)) }
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
pub fn replay(desk: &Desk, viewer: Viewer, wanted: impl FnOnce(usize) -> Vec<usize>) -> Option<(Vec<Moment>, usize)> {
    let game = desk.game.as_ref().filter(|_| desk.status == Status::Finished)?;
    let steps = game.steps();
    let wanted = wanted(steps);
    let mut moments = Vec::with_capacity(wanted.len());
    game.revisit(&wanted, &mut |game| {
        let step = game.steps();
        let events = told(game.told_from(viewer, step.saturating_sub(1), &desk.names));
        moments.push(Moment { step, view: game.view(viewer), events });
    });
    Some((moments, steps))
}
