//! Sockets at one node that look on at a table of another.

use super::forward::LARGEST;
use super::letter::{Letter, Trouble};
use super::{Nodes, lock};
use crate::actor::{Attach, Mail};
use crate::desk::{Ask, Who};
use crate::hall::Hall;
use crate::limits::Place;
use crate::problem::{Answer, Code, Fault};
use crate::project::Form;
use crate::socket::{id_of, mail_of, next_number};
use crate::wire::ClientMessage;
use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use kernel::Seat;
use std::sync::Arc;
use tokio::sync::{Notify, mpsc, oneshot};

/// Messages that may wait on either side of a line.
const WAITING: usize = 64;

/// A socket here that looks on at a table elsewhere. Dropped, the socket is told to resume.
pub(super) struct Far {
    pub node: String,
    table: String,
    out: mpsc::Sender<Utf8Bytes>,
    closer: Arc<Notify>,
    reply: Option<oneshot::Sender<Answer<Place>>>,
}

/// A socket elsewhere that looks on at a table here. Dropped, the table is told that it is gone.
pub(super) struct Near {
    table: mpsc::Sender<Mail>,
    socket: u64,
    who: Option<Arc<Who>>,
    seat: Option<Seat>,
    /// Where what it is shown goes; the table's own sender is the only one that keeps it open.
    out: mpsc::WeakSender<Utf8Bytes>,
}

impl Drop for Near {
    fn drop(&mut self) {
        let (table, socket) = (self.table.clone(), self.socket);
        tokio::spawn(async move { table.send(Mail::Detach { socket }).await });
    }
}

/// A socket elsewhere that wants to look on.
pub(super) struct Opening {
    pub from: String,
    pub line: u64,
    pub table: String,
    pub who: Option<Who>,
    pub seat: Option<u8>,
    pub form: Form,
    pub cursor: Option<String>,
}

fn fault_text(fault: &Fault, id: Option<String>) -> Utf8Bytes {
    serde_json::to_string(&fault.message(id)).unwrap_or_default().into()
}

/// What a letter to a table says, as its socket said it.
fn message_of(mail: Mail) -> Option<ClientMessage> {
    match mail {
        Mail::Ask { ask: Ask::Move(post), .. } => Some(ClientMessage::Move(post)),
        Mail::Ask { ask: Ask::Table { id, ask }, .. } => Some(ClientMessage::Ask { id, ask }),
        Mail::Chat { post, .. } => Some(ClientMessage::Chat(post)),
        Mail::Look { seat, .. } => Some(ClientMessage::Look { seat: seat.number() as u8 }),
        Mail::Ping { .. } => Some(ClientMessage::Ping),
        _ => None,
    }
}

impl Nodes {
    /// Opens a line for a socket here, and gives a box that stands for the table's.
    pub(crate) async fn open_line(self: &Arc<Self>, node: String, table: &str, attach: Attach) -> mpsc::Sender<Mail> {
        let line = self.number();
        let (own, letters) = mpsc::channel(WAITING);
        let Attach { who, seat, form, cursor, out, closer, reply, .. } = attach;
        let far = Far { node: node.clone(), table: table.to_owned(), out, closer, reply: Some(reply) };
        lock(&self.far).insert(line, far);
        let (who, seat) = (who.map(|who| (*who).clone()), seat.map(|seat| seat.index() as u8));
        let open = Letter::Open { line, table: table.to_owned(), who, seat, form, cursor };
        self.send(&node, open, Bytes::new()).await;
        tokio::spawn(Arc::clone(self).carry(node, line, letters));
        own
    }

    /// Carries what a socket here says to its table.
    async fn carry(self: Arc<Self>, node: String, line: u64, mut letters: mpsc::Receiver<Mail>) {
        while let Some(mail) = letters.recv().await {
            if matches!(mail, Mail::Detach { .. }) {
                break;
            }
            if let Some(message) = message_of(mail) {
                let text = serde_json::to_vec(&message).unwrap_or_default();
                self.send(&node, Letter::Say { line }, text.into()).await;
            }
        }
        lock(&self.far).remove(&line);
        self.send(&node, Letter::HangUp { line }, Bytes::new()).await;
    }

    pub(super) fn opened(&self, from: &str, line: u64, seated: bool, trouble: Option<Trouble>) {
        let mut lines = lock(&self.far);
        let Some(far) = lines.get_mut(&line) else {
            // Its socket went before the line was open, and the word of it came too soon to be heeded.
            return self.send_now(from, Letter::HangUp { line });
        };
        let (reply, table) = (far.reply.take(), far.table.clone());
        let place = if seated { Place::Seat } else { Place::Spectator };
        let done = trouble.map_or(Ok(place), |trouble| Err(trouble.into()));
        if done.is_err() {
            lines.remove(&line);
            self.forget_owner(&table);
        }
        let _ = reply.map(|reply| reply.send(done));
    }

    pub(super) fn shown(&self, from: &str, line: u64, body: &Bytes) {
        let mut lines = lock(&self.far);
        let (Some(far), Ok(text)) = (lines.get(&line), std::str::from_utf8(body)) else {
            return self.send_now(from, Letter::HangUp { line });
        };
        // Who reads too slowly is dropped; it can come back with its cursor.
        if far.out.try_send(text.into()).is_err() {
            far.closer.notify_one();
            lines.remove(&line);
        }
    }

    pub(super) fn ended(&self, line: u64, slow: bool) {
        if let Some(far) = lock(&self.far).remove(&line) {
            self.forget_owner(&far.table);
            if slow {
                far.closer.notify_one();
            }
        }
    }

    pub(super) fn hung_up(&self, from: &str, line: u64) {
        lock(&self.near).remove(&(from.to_owned(), line));
    }

    pub(super) fn said(&self, from: &str, line: u64, body: &Bytes) {
        let mut lines = lock(&self.near);
        let key = (from.to_owned(), line);
        let Some(near) = lines.get_mut(&key) else {
            return;
        };
        let Ok(message) = serde_json::from_slice::<ClientMessage>(body) else {
            return;
        };
        let id = id_of(&message);
        let mail = mail_of(message, near.who.as_ref(), &mut near.seat, near.socket);
        match mail.map(|mail| near.table.try_send(mail).is_ok()) {
            Ok(true) => {}
            Ok(false) => {
                lines.remove(&key);
                self.send_now(from, Letter::End { line, slow: false });
            }
            Err(fault) => {
                let _ = near.out.upgrade().map(|out| out.try_send(fault_text(&fault, id)));
            }
        }
    }

    /// Lets a socket elsewhere look on at a table here, and carries what it is shown.
    pub(super) async fn attach_for(self: Arc<Self>, hall: Arc<Hall>, opening: Opening) {
        let Opening { from, line, table, who, seat, form, cursor } = opening;
        let (out, mut shown) = mpsc::channel(WAITING);
        let (closer, (reply, answer)) = (Arc::new(Notify::new()), oneshot::channel());
        let (who, seat) = (who.map(Arc::new), seat.and_then(|index| Seat::checked(index as usize)));
        let socket = next_number();
        let own = out.downgrade();
        let attach = Attach { socket, who: who.clone(), seat, form, cursor, out, closer: Arc::clone(&closer), reply };
        let opened = match hall.post(&table, Mail::Attach(Box::new(attach))).await {
            Ok(table) => {
                let gone = |_| Err(Fault::new(Code::GoingDown, "try again"));
                answer.await.unwrap_or_else(gone).map(|place| (table, place == Place::Seat))
            }
            Err(fault) => Err(fault),
        };
        let (table, seated) = match opened {
            Ok(opened) => opened,
            Err(fault) => {
                let opened = Letter::Opened { line, seated: false, trouble: Some(fault.into()) };
                return self.send(&from, opened, Bytes::new()).await;
            }
        };
        let near = Near { table, socket, who, seat, out: own };
        lock(&self.near).insert((from.clone(), line), near);
        self.send(&from, Letter::Opened { line, seated, trouble: None }, Bytes::new()).await;
        let slow = loop {
            tokio::select! {
                text = shown.recv() => match text {
                    // One that the bus does not take would end every line between the two nodes.
                    Some(text) if text.len() > LARGEST => break true,
                    Some(text) => self.send(&from, Letter::Show { line }, Bytes::from(text)).await,
                    None => break false,
                },
                () = closer.notified() => break true,
            }
        };
        if lock(&self.near).remove(&(from.clone(), line)).is_some() {
            self.send(&from, Letter::End { line, slow }, Bytes::new()).await;
        }
    }
}
