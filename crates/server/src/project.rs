//! The one place where a table becomes something to send. Every channel goes through here: what
//! leaves is a kernel view, a shown event, an offered choice or a prompt for its own seat.

use crate::desk::{Channel, Desk, Who};
use crate::store::{Millis, Status, TableRow};
use crate::wire::{
    AmountInfo, ChoiceInfo, ClockInfo, OfferInfo, PlayedBy, Position, PromptInfo, SeatInfo, SeatPlan, Spectators,
    TableInfo, TableSummary, Told, Update,
};
use kernel::{Seat, SeatSet, Table, Viewer};

/// What changes with a move.
pub fn position(desk: &Desk, channel: Channel) -> Position {
    let Some(game) = desk.game.as_deref() else {
        let view = serde_json::Value::Null;
        return Position { view, waiting: Vec::new(), prompt: None, choices: Vec::new(), may_undo: false };
    };
    let playing = desk.status == Status::Playing;
    let owes = |seat: Seat| playing && game.waiting(channel.viewer()).has(seat);
    Position {
        view: game.view(channel.viewer()),
        waiting: if playing { numbers(game.waiting(channel.viewer())) } else { Vec::new() },
        prompt: channel.0.filter(|&seat| owes(seat)).map(|seat| prompt(game, seat)),
        choices: channel.0.filter(|_| playing).map_or_else(Vec::new, |seat| choices(desk, game, seat)),
        may_undo: playing && channel.0.is_some_and(|seat| may_undo(desk, game, seat)),
    }
}

fn may_undo(desk: &Desk, game: &dyn Table, seat: Seat) -> bool {
    desk.opening.undo != crate::wire::UndoPolicy::Off && game.may_undo(seat).is_ok()
}

fn prompt(game: &dyn Table, seat: Seat) -> PromptInfo {
    let prompt = game.prompt(seat);
    PromptInfo {
        kind: prompt.kind.to_owned(),
        rule: prompt.rule.map(|rule| rule.to_string()),
        sentence: prompt.sentence,
    }
}

fn choices(desk: &Desk, game: &dyn Table, seat: Seat) -> Vec<ChoiceInfo> {
    let listed = game.choices(seat, &desk.names);
    let amount = |a: kernel::Amount| AmountInfo { min: a.min, max: a.max, step: a.step };
    let choice = |choice: kernel::Choice| ChoiceInfo {
        notation: choice.notation,
        sentence: choice.sentence,
        path: choice.path,
        amount: choice.amount.map(amount),
        undoable: choice.undoable,
        aside: choice.aside,
        preview: choice.preview,
        warning: choice.warning,
    };
    listed.into_iter().map(choice).collect()
}

fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.number() as u8).collect()
}

/// What a channel was shown from event `from` on.
pub fn events(desk: &Desk, channel: Channel, from: u32) -> Vec<Told> {
    let Some(game) = desk.game.as_deref() else {
        return Vec::new();
    };
    told(game.told(channel.viewer(), from as usize, &desk.names))
}

/// What a channel was shown of the actions from `step` on.
pub fn events_since(desk: &Desk, channel: Channel, step: usize) -> Vec<Told> {
    let Some(game) = desk.game.as_deref() else {
        return Vec::new();
    };
    told(game.told_from(channel.viewer(), step, &desk.names))
}

/// The step an event came of stays here: it counts what others did.
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

/// Everything somebody at `cursor` needs to go on.
pub fn update(desk: &Desk, channel: Channel, cursor: Option<&str>, now: Millis) -> Update {
    let from = cursor.map_or(0, |cursor| desk.resume(channel, cursor));
    Update {
        table: desk.id.to_string(),
        cursor: desk.cursor(channel),
        from,
        events: events(desk, channel, from),
        clocks: clocks(desk, channel, now),
        position: position(desk, channel),
    }
}

/// The same as text, from a position written before. Equal to serialising an [`Update`].
pub fn update_text(desk: &Desk, channel: Channel, from: u32, events: &[Told], position: &str, now: Millis) -> String {
    let events = serde_json::to_string(events).unwrap_or_default();
    let clocks = serde_json::to_string(&clocks(desk, channel, now)).unwrap_or_default();
    let (table, cursor) = (&desk.id, desk.cursor(channel));
    let rest = position.strip_prefix('{').unwrap_or(position);
    format!(
        r#"{{"type":"update","table":"{table}","cursor":"{cursor}","from":{from},"events":{events},"clocks":{clocks},{rest}"#
    )
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

/// A finished game at a step, through anyone's eyes. Hands are open only after the end.
pub fn replay(desk: &Desk, step: usize, viewer: Viewer) -> Option<(serde_json::Value, Vec<Told>, usize)> {
    if desk.status != Status::Finished {
        return None;
    }
    let mut game = desk.game.as_ref()?.duplicate();
    let steps = game.steps();
    game.rewind(step.min(steps));
    let last = game.steps().saturating_sub(1);
    let events = told(game.told_from(viewer, last, &desk.names));
    Some((game.view(viewer), events, steps))
}
