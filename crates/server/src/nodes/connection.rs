//! Sockets at one node that look on at a table of another.

use super::forward::LARGEST;
use super::message::{PeerMessage, WireError};
use super::{Nodes, lock};
use crate::error::{ApiError, ApiResult, Code};
use crate::limits::Place;
use crate::registry::TableRegistry;
use crate::socket::{command_of, id_of, next_number};
use crate::table_task::{Attach, TableCommand};
use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use kernel::Seat;
use room::encode;
use room::project::Detail;
use room::state::{Ask, Principal};
use room::wire::ClientMessage;
use std::sync::Arc;
use tokio::sync::{Notify, mpsc, oneshot};

/// Messages that may wait on either side of a connection.
const WAITING: usize = 64;

/// A socket here that looks on at a table elsewhere. Dropped, the socket is told to resume.
pub(super) struct Far {
    pub node: String,
    table: String,
    out: mpsc::Sender<Utf8Bytes>,
    closer: Arc<Notify>,
    reply: Option<oneshot::Sender<ApiResult<Place>>>,
}

/// A socket elsewhere that looks on at a table here. Dropped, the table is told that it is gone.
pub(super) struct Near {
    table: mpsc::Sender<TableCommand>,
    socket: u64,
    who: Option<Arc<Principal>>,
    seat: Option<Seat>,
    /// Where what it is shown goes; the table's own sender is the only one that keeps it open.
    out: mpsc::WeakSender<Utf8Bytes>,
}

impl Drop for Near {
    fn drop(&mut self) {
        let (table, socket) = (self.table.clone(), self.socket);
        tokio::spawn(async move { table.send(TableCommand::Detach { socket }).await });
    }
}

/// A socket elsewhere that wants to look on.
pub(super) struct OpenRequest {
    pub from: String,
    pub connection: u64,
    pub table: String,
    pub who: Option<Principal>,
    pub seat: Option<u8>,
    pub detail: Detail,
    pub cursor: Option<String>,
}

fn error_text(error: &ApiError, id: Option<String>) -> ApiResult<Utf8Bytes> {
    Ok(encode::json(&error.message(id))?.into())
}

/// What a command to a table says, as its socket said it.
fn message_of(command: TableCommand) -> Option<ClientMessage> {
    match command {
        TableCommand::Ask { ask: Ask::Move(post), .. } => Some(ClientMessage::Move(post)),
        TableCommand::Ask { ask: Ask::Table { id, ask }, .. } => Some(ClientMessage::Ask { id, ask }),
        TableCommand::Chat { post, .. } => Some(ClientMessage::Chat(post)),
        TableCommand::Look { seat, .. } => Some(ClientMessage::Look { seat: seat.number() as u8 }),
        TableCommand::Ping { .. } => Some(ClientMessage::Ping),
        _ => None,
    }
}

impl Nodes {
    /// Opens a connection for a socket here, and gives a queue that stands for the table's.
    pub(crate) async fn open_connection(
        self: &Arc<Self>,
        node: String,
        table: &str,
        attach: Attach,
    ) -> mpsc::Sender<TableCommand> {
        let connection = self.number();
        let (own, messages) = mpsc::channel(WAITING);
        let Attach { who, seat, detail, cursor, out, closer, reply, .. } = attach;
        let far = Far { node: node.clone(), table: table.to_owned(), out, closer, reply: Some(reply) };
        lock(&self.far).insert(connection, far);
        let (who, seat) = (who.map(|who| (*who).clone()), seat.map(|seat| seat.index() as u8));
        let open = PeerMessage::Open { connection, table: table.to_owned(), who, seat, detail, cursor };
        self.send(&node, open, Bytes::new()).await;
        tokio::spawn(Arc::clone(self).carry(node, connection, messages));
        own
    }

    /// Carries what a socket here says to its table.
    async fn carry(self: Arc<Self>, node: String, connection: u64, mut messages: mpsc::Receiver<TableCommand>) {
        while let Some(command) = messages.recv().await {
            if matches!(command, TableCommand::Detach { .. }) {
                break;
            }
            if let Some(message) = message_of(command) {
                // One that cannot be carried ends the connection: the client resumes and says it again.
                let Ok(text) = encode::json(&message).map_err(ApiError::from) else {
                    break;
                };
                self.send(&node, PeerMessage::Say { connection }, text.into()).await;
            }
        }
        lock(&self.far).remove(&connection);
        self.send(&node, PeerMessage::HangUp { connection }, Bytes::new()).await;
    }

    pub(super) fn opened(&self, from: &str, connection: u64, seated: bool, error: Option<WireError>) {
        let mut connections = lock(&self.far);
        let Some(far) = connections.get_mut(&connection) else {
            // Its socket went before the connection was open, and the word of it came too soon to be acted on.
            return self.send_now(from, PeerMessage::HangUp { connection });
        };
        let (reply, table) = (far.reply.take(), far.table.clone());
        let place = if seated { Place::Seat } else { Place::Spectator };
        let done = error.map_or(Ok(place), |error| Err(error.into()));
        if done.is_err() {
            connections.remove(&connection);
            self.forget_owner(&table);
        }
        let _ = reply.map(|reply| reply.send(done));
    }

    pub(super) fn shown(&self, from: &str, connection: u64, body: &Bytes) {
        let mut connections = lock(&self.far);
        let (Some(far), Ok(text)) = (connections.get(&connection), std::str::from_utf8(body)) else {
            return self.send_now(from, PeerMessage::HangUp { connection });
        };
        // Who reads too slowly is dropped; it can come back with its cursor.
        if far.out.try_send(text.into()).is_err() {
            far.closer.notify_one();
            connections.remove(&connection);
        }
    }

    pub(super) fn ended(&self, connection: u64, slow: bool) {
        if let Some(far) = lock(&self.far).remove(&connection) {
            self.forget_owner(&far.table);
            if slow {
                far.closer.notify_one();
            }
        }
    }

    pub(super) fn hung_up(&self, from: &str, connection: u64) {
        lock(&self.near).remove(&(from.to_owned(), connection));
    }

    pub(super) fn said(&self, from: &str, connection: u64, body: &Bytes) {
        let mut connections = lock(&self.near);
        let key = (from.to_owned(), connection);
        let Some(near) = connections.get_mut(&key) else {
            return;
        };
        let Ok(message) = serde_json::from_slice::<ClientMessage>(body) else {
            return;
        };
        let id = id_of(&message);
        let command = command_of(message, near.who.as_ref(), &mut near.seat, near.socket);
        match command.map(|command| near.table.try_send(command).is_ok()) {
            Ok(true) => {}
            Ok(false) => {
                connections.remove(&key);
                self.send_now(from, PeerMessage::End { connection, slow: false });
            }
            Err(error) => {
                if let (Some(out), Ok(text)) = (near.out.upgrade(), error_text(&error, id)) {
                    let _ = out.try_send(text);
                }
            }
        }
    }

    /// Lets a socket elsewhere look on at a table here, and carries what it is shown.
    pub(super) async fn attach_for(self: Arc<Self>, registry: Arc<TableRegistry>, request: OpenRequest) {
        let OpenRequest { from, connection, table, who, seat, detail, cursor } = request;
        let (out, mut shown) = mpsc::channel(WAITING);
        let (closer, (reply, answer)) = (Arc::new(Notify::new()), oneshot::channel());
        let (who, seat) = (who.map(Arc::new), seat.and_then(|index| Seat::checked(index as usize)));
        let socket = next_number();
        let own = out.downgrade();
        let attach = Attach { socket, who: who.clone(), seat, detail, cursor, out, closer: Arc::clone(&closer), reply };
        let opened = match registry.post(&table, TableCommand::Attach(Box::new(attach))).await {
            Ok(table) => {
                let gone = |_| Err(ApiError::new(Code::GoingDown, "try again"));
                answer.await.unwrap_or_else(gone).map(|place| (table, place == Place::Seat))
            }
            Err(error) => Err(error),
        };
        let (table, seated) = match opened {
            Ok(opened) => opened,
            Err(error) => {
                let opened = PeerMessage::Opened { connection, seated: false, error: Some(error.into()) };
                return self.send(&from, opened, Bytes::new()).await;
            }
        };
        let near = Near { table, socket, who, seat, out: own };
        lock(&self.near).insert((from.clone(), connection), near);
        self.send(&from, PeerMessage::Opened { connection, seated, error: None }, Bytes::new()).await;
        let slow = loop {
            tokio::select! {
                text = shown.recv() => match text {
                    // One that the bus does not take would end every connection between the two nodes.
                    Some(text) if text.len() > LARGEST => break true,
                    Some(text) => self.send(&from, PeerMessage::Show { connection }, Bytes::from(text)).await,
                    None => break false,
                },
                () = closer.notified() => break true,
            }
        };
        if lock(&self.near).remove(&(from.clone(), connection)).is_some() {
            self.send(&from, PeerMessage::End { connection, slow }, Bytes::new()).await;
        }
    }
}
