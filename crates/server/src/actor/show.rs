//! What lookers get: each channel only what it was shown, and nothing where nothing was.

use super::{Actor, Attach, Looker, gather};
use crate::desk::Channel;
use crate::problem::{Code, Fault};
use crate::project::{self, Form, Since};
use crate::wire::ServerMessage;
use axum::extract::ws::Utf8Bytes;
use kernel::{Seat, SeatSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// The most sockets one table holds.
const MOST_LOOKERS: usize = 2_000;

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

impl Actor {
    pub(super) fn channels(&self) -> impl Iterator<Item = Channel> + use<> {
        let seats = self.desk.chairs.len() as u8;
        Seat::all(seats).map(|seat| Channel(Some(seat))).chain([Channel(None)])
    }

    /// Shows a channel's lookers what they do not have yet.
    pub(super) fn show_channel(&mut self, index: usize, channel: Channel, now: Instant) {
        let loud = self.told[index].status != self.desk.status;
        if loud || Some(&self.told[index].loud) != self.desk.loud.get(index) {
            self.show_info(channel);
        }
        for form in Form::ALL {
            if self.has_lookers(channel, Some(form)) {
                self.show_update(index, channel, form, loud, now);
            } else {
                self.told[index].last[form as usize] = None;
            }
        }
        self.mark(index, channel);
    }

    pub(super) fn has_lookers(&self, channel: Channel, form: Option<Form>) -> bool {
        let wanted = |looker: &Looker| looker.channel == channel && form.is_none_or(|form| looker.form == form);
        self.lookers.iter().any(wanted)
    }

    fn show_info(&mut self, channel: Channel) {
        let present = self.present();
        for looker in self.lookers.iter().filter(|looker| looker.channel == channel) {
            let info = project::info(&self.desk, looker.who.as_deref(), channel, present);
            push(&self.hall, looker, text(&ServerMessage::Table(Box::new(info))));
        }
    }

    fn show_update(&mut self, index: usize, channel: Channel, form: Form, loud: bool, now: Instant) {
        let gather::Told { step, reached, .. } = self.told[index];
        let from = self.desk.resume_at(channel, reached);
        let since = if from == reached.told { Since::Step(step, from) } else { Since::Event(from) };
        let written = project::write_update(&self.desk, channel, form, since, self.hall.time.now());
        let still = self.desk.reached(channel) == reached && written.events == 0 && !loud;
        let last = &mut self.told[index].last[form as usize];
        if still && last.as_ref().is_some_and(|last| last.position() == &written.text[written.position.clone()]) {
            return;
        }
        let update = Last { at: written.position, text: written.text.into() };
        for looker in self.lookers.iter().filter(|looker| looker.channel == channel && looker.form == form) {
            push(&self.hall, looker, update.text.clone());
        }
        *last = Some(update);
        self.told[index].at = Some(now);
    }

    /// The seats somebody looks through.
    pub(super) fn present(&self) -> SeatSet {
        self.lookers.iter().filter_map(|looker| looker.channel.0).collect()
    }

    pub(super) async fn attach(&mut self, attach: Attach) {
        let channel = match project::channel(&self.desk, attach.who.as_deref(), attach.seat) {
            Ok(_) if self.lookers.len() >= MOST_LOOKERS => {
                return drop(attach.reply.send(Err(Fault::new(Code::TooMany, "too many look on here"))));
            }
            Ok(channel) => channel,
            Err(fault) => return drop(attach.reply.send(Err(fault))),
        };
        if attach.reply.send(Ok(())).is_err() {
            return;
        }
        if attach.cursor.is_some() {
            self.hall.metrics.resumed.fetch_add(1, Ordering::Relaxed);
        }
        // What the others wait for is told before somebody is greeted with what came of it.
        self.show_waiting(|looker| looker.channel == channel);
        let before = self.present();
        let Attach { socket, who, form, out, closer, .. } = attach;
        let looker = Looker { socket, who, channel, form, out, closer, missed: AtomicBool::new(false) };
        self.lookers.push(looker);
        self.greet(self.lookers.len() - 1, attach.cursor.as_deref());
        self.tell_presence(before, socket);
    }

    /// The whole of it, for one looker.
    fn greet(&mut self, at: usize, cursor: Option<&str>) {
        let present = self.present();
        let Some(looker) = self.lookers.get(at) else {
            return;
        };
        let info = project::info(&self.desk, looker.who.as_deref(), looker.channel, present);
        push(&self.hall, looker, text(&ServerMessage::Table(Box::new(info))));
        let written = project::update(&self.desk, looker.channel, looker.form, cursor, self.hall.time.now());
        let update = Last { at: written.position, text: written.text.into() };
        push(&self.hall, looker, update.text.clone());
        let (index, channel, form) = (index_of(looker.channel, self.desk.chairs.len()), looker.channel, looker.form);
        if let Some(told) = self.told.get_mut(index) {
            told.last[form as usize] = Some(update);
            self.mark(index, channel);
        }
    }

    pub(super) fn look(&mut self, socket: u64, seat: Seat) {
        self.show_waiting(|_| true);
        let before = self.present();
        let Some(at) = self.lookers.iter().position(|looker| looker.socket == socket) else {
            return;
        };
        let looker = &mut self.lookers[at];
        match project::channel(&self.desk, looker.who.as_deref(), Some(seat)) {
            Ok(channel) => looker.channel = channel,
            Err(fault) => return push(&self.hall, looker, text(&fault.message(None))),
        }
        self.greet(at, None);
        self.tell_presence(before, socket);
    }

    /// Who left a seat no longer looks through it; who may not look on at all goes.
    pub(super) fn reseat(&mut self) {
        let mut moved = Vec::new();
        let desk = &self.desk;
        self.lookers.retain_mut(|looker| {
            let channel = |seat| project::channel(desk, looker.who.as_deref(), seat);
            let may = channel(looker.channel.0).or_else(|_| channel(None)).ok();
            if let Some(other) = may.filter(|&other| looker.channel.0.is_some() && other != looker.channel) {
                moved.push(looker.socket);
                looker.channel = other;
            }
            may.is_some()
        });
        for socket in moved {
            if let Some(at) = self.lookers.iter().position(|looker| looker.socket == socket) {
                self.greet(at, None);
            }
        }
    }

    pub(super) fn detach(&mut self, socket: u64) {
        let before = self.present();
        self.lookers.retain(|looker| looker.socket != socket);
        self.idle_since = Instant::now();
        self.tell_presence(before, socket);
    }

    fn tell_presence(&mut self, before: SeatSet, but: u64) {
        let present = self.present();
        if present == before {
            return;
        }
        for looker in self.lookers.iter().filter(|looker| looker.socket != but) {
            let info = project::info(&self.desk, looker.who.as_deref(), looker.channel, present);
            push(&self.hall, looker, text(&ServerMessage::Table(Box::new(info))));
        }
    }

    pub(super) fn send_to(&self, socket: u64, message: &ServerMessage) {
        if let Some(looker) = self.lookers.iter().find(|looker| looker.socket == socket) {
            push(&self.hall, looker, text(message));
        }
    }

    pub(super) fn send_where(&self, message: &ServerMessage, wanted: impl Fn(&Looker) -> bool) {
        let message = text(message);
        for looker in self.lookers.iter().filter(|looker| wanted(looker)) {
            push(&self.hall, looker, message.clone());
        }
    }
}

fn index_of(channel: Channel, seats: usize) -> usize {
    channel.0.map_or(seats, Seat::index)
}

fn text(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

/// Who reads too slowly is dropped; it can come back with its cursor.
fn push(hall: &crate::hall::Hall, looker: &Looker, message: Utf8Bytes) {
    if looker.missed.load(Ordering::Relaxed) {
        return;
    }
    if looker.out.try_send(message).is_err() && !looker.out.is_closed() {
        looker.missed.store(true, Ordering::Relaxed);
        hall.metrics.dropped.fetch_add(1, Ordering::Relaxed);
        looker.closer.notify_one();
    }
}
