//! What subscribers get: each channel only what it was shown, and nothing where nothing was.

use super::{Attach, Subscriber, TableTask, coalesce};
use crate::error::{ApiError, ApiResult, Code};
use crate::limits::Place;
use axum::extract::ws::Utf8Bytes;
use kernel::{Seat, SeatSet};
use room::encode::{self, EncodeError};
use room::project::{self, Detail, Since, Viewpoint};
use room::state::Channel;
use room::wire::ServerMessage;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// The most spectators of one table. Those who sit there are not counted among them.
const MOST_SPECTATORS: usize = 2_000;
/// The most sockets that look through one seat.
const MOST_AT_A_SEAT: usize = 50;

/// The last update of a channel, and where in it the position lies.
pub(super) struct Last {
    at: std::ops::Range<usize>,
    text: Utf8Bytes,
}

impl Last {
    fn position(&self) -> &str {
        &self.text[self.at.clone()]
    }
}

impl TableTask {
    pub(super) fn channels(&self) -> impl Iterator<Item = Channel> + use<> {
        let seats = self.state.assignments.len() as u8;
        Seat::all(seats).map(|seat| Channel(Some(seat))).chain([Channel(None)])
    }

    /// Shows a channel's subscribers what they do not have yet.
    pub(super) fn show_channel(&mut self, index: usize, channel: Channel, now: Instant) {
        let info_version = self.progress[index].status != self.state.status;
        if info_version || Some(&self.progress[index].info_version) != self.state.info_version.get(index) {
            self.show_info(channel);
        }
        for detail in Detail::ALL {
            if self.has_subscribers(channel, Some(detail)) {
                self.show_update(index, channel, detail, info_version, now);
            } else {
                self.progress[index].last[detail as usize] = None;
            }
        }
        self.mark(index, channel);
    }

    pub(super) fn has_subscribers(&self, channel: Channel, detail: Option<Detail>) -> bool {
        let wanted = |subscriber: &Subscriber| {
            subscriber.channel == channel && detail.is_none_or(|detail| subscriber.detail == detail)
        };
        self.subscribers.iter().any(wanted)
    }

    fn show_info(&mut self, channel: Channel) {
        let present = self.present();
        for subscriber in self.subscribers.iter().filter(|subscriber| subscriber.channel == channel) {
            let info = project::info(&self.state, subscriber.who.as_deref(), channel, present);
            push(&self.registry, subscriber, text(&ServerMessage::Table(Box::new(info))));
        }
    }

    fn show_update(&mut self, index: usize, channel: Channel, detail: Detail, info_version: bool, now: Instant) {
        let coalesce::Progress { step, reached, .. } = self.progress[index];
        let from = self.state.resume_at(channel, reached);
        let since = if from == reached.told { Since::Step(step, from) } else { Since::Event(from) };
        let (now_at_tables, viewpoint) =
            (self.registry.time.now(), Viewpoint { channel, detail, muted: SeatSet::EMPTY });
        let written = project::write_update(&self.state, viewpoint, since, now_at_tables);
        let Some(written) = sendable(written) else {
            return self.drop_channel(channel, detail);
        };
        let still = self.state.reached(channel) == reached && written.events == 0 && !info_version;
        let last = &mut self.progress[index].last[detail as usize];
        if still && last.as_ref().is_some_and(|last| last.position() == &written.text[written.position.clone()]) {
            return;
        }
        let update = Last { at: written.position, text: written.text.into() };
        for subscriber in
            self.subscribers.iter().filter(|subscriber| subscriber.channel == channel && subscriber.detail == detail)
        {
            let own = Viewpoint::of(&self.state, subscriber.who.as_deref(), channel, detail);
            // What others say is the same for all but those who do not want to read it.
            let text = match own == viewpoint {
                true => Some(update.text.clone()),
                false => {
                    sendable(project::write_update(&self.state, own, since, now_at_tables)).map(|own| own.text.into())
                }
            };
            push(&self.registry, subscriber, text);
        }
        *last = Some(update);
        self.progress[index].at = Some(now);
    }

    /// Whoever waits for an update that cannot be written comes back with their cursor.
    fn drop_channel(&self, channel: Channel, detail: Detail) {
        let wanted = |subscriber: &&Subscriber| subscriber.channel == channel && subscriber.detail == detail;
        self.subscribers.iter().filter(wanted).for_each(|subscriber| push(&self.registry, subscriber, None));
    }

    /// The seats somebody looks through.
    pub(super) fn present(&self) -> SeatSet {
        self.subscribers.iter().filter_map(|subscriber| subscriber.channel.0).collect()
    }

    pub(super) async fn attach(&mut self, attach: Attach) {
        let channel = project::channel(&self.state, attach.who.as_deref(), attach.seat);
        let channel = match channel.map_err(ApiError::from).and_then(|channel| self.room_for(channel)) {
            Ok(channel) => channel,
            Err(error) => return drop(attach.reply.send(Err(error))),
        };
        let place = channel.0.map_or(Place::Spectator, |_| Place::Seat);
        if attach.reply.send(Ok(place)).is_err() {
            return;
        }
        if attach.cursor.is_some() {
            self.registry.metrics.resumed.fetch_add(1, Ordering::Relaxed);
        }
        // What the others wait for is told before somebody is greeted with what came of it.
        self.show_waiting(|subscriber| subscriber.channel == channel);
        let before = self.present();
        let Attach { socket, who, detail, out, closer, .. } = attach;
        let subscriber = Subscriber { socket, who, channel, detail, out, closer, missed: AtomicBool::new(false) };
        self.subscribers.push(subscriber);
        self.greet(self.subscribers.len() - 1, attach.cursor.as_deref());
        self.tell_presence(before, socket);
    }

    /// Whether one more may look on: however many spectators there are, a player finds room.
    fn room_for(&self, channel: Channel) -> ApiResult<Channel> {
        let most = if channel.0.is_some() { MOST_AT_A_SEAT } else { MOST_SPECTATORS };
        let there = self.subscribers.iter().filter(|subscriber| subscriber.channel == channel).count();
        if there < most { Ok(channel) } else { Err(ApiError::new(Code::TooMany, "too many look on here")) }
    }

    /// The whole of it, for one subscriber.
    fn greet(&mut self, at: usize, cursor: Option<&str>) {
        let present = self.present();
        let Some(subscriber) = self.subscribers.get(at) else {
            return;
        };
        let info = project::info(&self.state, subscriber.who.as_deref(), subscriber.channel, present);
        push(&self.registry, subscriber, text(&ServerMessage::Table(Box::new(info))));
        let viewpoint = Viewpoint::of(&self.state, subscriber.who.as_deref(), subscriber.channel, subscriber.detail);
        let written = project::update(&self.state, viewpoint, cursor, self.registry.time.now());
        let Some(written) = sendable(written) else {
            return push(&self.registry, subscriber, None);
        };
        let update = Last { at: written.position, text: written.text.into() };
        push(&self.registry, subscriber, Some(update.text.clone()));
        let (index, channel, detail) =
            (index_of(subscriber.channel, self.state.assignments.len()), subscriber.channel, subscriber.detail);
        if let Some(progress) = self.progress.get_mut(index) {
            progress.last[detail as usize] = Some(update);
            self.mark(index, channel);
        }
    }

    pub(super) fn look(&mut self, socket: u64, seat: Seat) {
        self.show_waiting(|_| true);
        let before = self.present();
        let Some(at) = self.subscribers.iter().position(|subscriber| subscriber.socket == socket) else {
            return;
        };
        let subscriber = &mut self.subscribers[at];
        match project::channel(&self.state, subscriber.who.as_deref(), Some(seat)) {
            Ok(channel) => subscriber.channel = channel,
            Err(error) => return push(&self.registry, subscriber, text(&ApiError::from(error).message(None))),
        }
        self.greet(at, None);
        self.tell_presence(before, socket);
    }

    /// Who left a seat no longer looks through it; who may not look on at all goes.
    pub(super) fn reseat(&mut self) {
        let mut moved = Vec::new();
        let state = &self.state;
        self.subscribers.retain_mut(|subscriber| {
            let channel = |seat| project::channel(state, subscriber.who.as_deref(), seat);
            let may = channel(subscriber.channel.0).or_else(|_| channel(None)).ok();
            if let Some(other) = may.filter(|&other| subscriber.channel.0.is_some() && other != subscriber.channel) {
                moved.push(subscriber.socket);
                subscriber.channel = other;
            }
            may.is_some()
        });
        for socket in moved {
            if let Some(at) = self.subscribers.iter().position(|subscriber| subscriber.socket == socket) {
                self.greet(at, None);
            }
        }
    }

    pub(super) fn detach(&mut self, socket: u64) {
        let before = self.present();
        self.subscribers.retain(|subscriber| subscriber.socket != socket);
        self.idle_since = Instant::now();
        self.tell_presence(before, socket);
    }

    fn tell_presence(&mut self, before: SeatSet, but: u64) {
        let present = self.present();
        if present == before {
            return;
        }
        for subscriber in self.subscribers.iter().filter(|subscriber| subscriber.socket != but) {
            let info = project::info(&self.state, subscriber.who.as_deref(), subscriber.channel, present);
            push(&self.registry, subscriber, text(&ServerMessage::Table(Box::new(info))));
        }
    }

    pub(super) fn send_to(&self, socket: u64, message: &ServerMessage) {
        if let Some(subscriber) = self.subscribers.iter().find(|subscriber| subscriber.socket == socket) {
            push(&self.registry, subscriber, text(message));
        }
    }

    pub(super) fn send_where(&self, message: &ServerMessage, wanted: impl Fn(&Subscriber) -> bool) {
        let message = text(message);
        for subscriber in self.subscribers.iter().filter(|subscriber| wanted(subscriber)) {
            push(&self.registry, subscriber, message.clone());
        }
    }
}

fn index_of(channel: Channel, seats: usize) -> usize {
    channel.0.map_or(seats, Seat::index)
}

fn text(message: &ServerMessage) -> Option<Utf8Bytes> {
    sendable(encode::json(message)).map(Utf8Bytes::from)
}

/// What was written, or nothing where it could not be: the log tells why.
fn sendable<T>(written: Result<T, EncodeError>) -> Option<T> {
    written.inspect_err(|error| tracing::error!(%error, "a message cannot be written")).ok()
}

/// Who reads too slowly is dropped, and who would miss a message that cannot be written; it can come back with its
/// cursor.
fn push(registry: &crate::registry::TableRegistry, subscriber: &Subscriber, message: Option<Utf8Bytes>) {
    if subscriber.missed.load(Ordering::Relaxed) {
        return;
    }
    let sent = message.is_some_and(|message| subscriber.out.try_send(message).is_ok());
    if !sent && !subscriber.out.is_closed() {
        subscriber.missed.store(true, Ordering::Relaxed);
        registry.metrics.dropped.fetch_add(1, Ordering::Relaxed);
        subscriber.closer.notify_one();
    }
}
