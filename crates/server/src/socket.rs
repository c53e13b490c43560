//! The socket: one task each, small buffers. It reads messages for its table and writes what the table shows.

use crate::actor::{Attach, Mail, Reply};
use crate::desk::{Ask, Who};
use crate::hall::Hall;
use crate::http::{App, MaybeSigned, Params};
use crate::problem::{Answer, Code, Fault};
use crate::project::Form;
use crate::wire::{ClientMessage, PROTOCOL, PostMove, ServerMessage};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Request, State};
use axum::response::Response;
use futures_util::SinkExt;
use kernel::Seat;
use serde::Deserialize;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{Notify, mpsc, oneshot};
use tokio_util::task::task_tracker::TaskTrackerToken;

/// The largest message a client may send.
pub const LARGEST_MESSAGE: usize = 16 * 1024;
/// What clients say is short, what they hear is not.
const READ_BUFFER: usize = 1024;
const WRITE_BUFFER: usize = 4 * 1024;
/// Messages that may wait for a slow reader before it is dropped.
const WAITING: usize = 64;
/// How long a client may take to say goodbye too.
const FAREWELL: Duration = Duration::from_millis(300);
/// How long one write may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Through whose eyes, and from where on.
#[derive(Clone, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// One's own seat, from 1; the first one where none is named; a spectator's where one has none.
    seat: Option<u8>,
    /// The cursor of the last update seen: events follow from there.
    cursor: Option<String>,
    /// How much of an update to send: all of it where none is named.
    #[serde(default)]
    #[param(inline)]
    form: Form,
}

/// Opens a socket on a table. Subprotocol `starboard.v1`; a browser may give its token as `bearer.TOKEN`.
#[utoipa::path(get, path = "/api/v1/tables/{table}/socket", params(("table" = String, Path), Look), responses((status = 101)))]
pub async fn socket(
    State(app): State<App>,
    Path(table): Path<String>,
    MaybeSigned(signed): MaybeSigned,
    Params(look): Params<Look>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
    request: Request,
) -> Answer<Response> {
    let upgrade = upgrade.map_err(|rejection| Fault::bad(rejection.body_text()))?;
    let seat = look.seat.map(|number| (number as usize).checked_sub(1).and_then(Seat::checked));
    let seat = seat.map(|seat| seat.ok_or_else(|| Fault::bad("seats are counted from 1 to 8"))).transpose()?;
    let room = Room::take(&app, crate::http::client_address(&request, app.hall.config.behind_proxy))?;
    let (out, messages) = mpsc::channel(WAITING);
    let closer = Arc::new(Notify::new());
    let (reply, answer) = oneshot::channel();
    let who = signed.map(|signed| Arc::new(signed.who));
    let (number, form, cursor) = (next_number(), look.form, look.cursor);
    let attach =
        Attach { socket: number, who: who.clone(), seat, form, cursor, out, closer: Arc::clone(&closer), reply };
    let mail = app.hall.attach(&table, attach).await?;
    answer.await.unwrap_or_else(|_| Err(Fault::new(Code::GoingDown, "try again")))?;
    let line =
        Line { hall: app.hall, table: mail, number, who, seat, messages, closer, said: Said::new(), _room: room };
    let upgrade = upgrade.protocols([PROTOCOL]).read_buffer_size(READ_BUFFER).write_buffer_size(WRITE_BUFFER);
    let upgrade = upgrade.max_message_size(LARGEST_MESSAGE).max_frame_size(LARGEST_MESSAGE);
    Ok(upgrade.max_write_buffer_size(1024 * 1024).on_upgrade(move |socket| line.run(socket)))
}

/// A number of its own for a socket.
pub(crate) fn next_number() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// A place among the sockets, given back when dropped.
struct Room {
    app: App,
    address: IpAddr,
    /// The server waits for it when it goes down.
    _talking: TaskTrackerToken,
}

impl Room {
    fn take(app: &App, address: IpAddr) -> Answer<Room> {
        let (config, metrics) = (&app.hall.config, &app.hall.metrics);
        let open = metrics.sockets.load(Ordering::Relaxed);
        if open >= i64::from(config.sockets) || !app.limits.socket_in(address, config.sockets_per_address) {
            metrics.limited.fetch_add(1, Ordering::Relaxed);
            return Err(Fault::new(Code::TooMany, "too many sockets are open"));
        }
        metrics.sockets.fetch_add(1, Ordering::Relaxed);
        Ok(Room { app: app.clone(), address, _talking: app.hall.talking.token() })
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.app.hall.metrics.sockets.fetch_sub(1, Ordering::Relaxed);
        self.app.limits.socket_out(self.address);
    }
}

/// How much was said in this second.
struct Said {
    since: Instant,
    messages: u32,
}

impl Said {
    fn new() -> Said {
        Said { since: Instant::now(), messages: 0 }
    }

    fn too_much(&mut self, most: u32) -> bool {
        if self.since.elapsed() >= Duration::from_secs(1) {
            *self = Said::new();
        }
        self.messages += 1;
        self.messages > most
    }
}

/// One socket.
struct Line {
    hall: Arc<Hall>,
    table: mpsc::Sender<Mail>,
    number: u64,
    who: Option<Arc<Who>>,
    seat: Option<Seat>,
    messages: mpsc::Receiver<Utf8Bytes>,
    closer: Arc<Notify>,
    said: Said,
    _room: Room,
}

/// Why a socket ends.
enum End {
    Gone,
    Slow,
    Moved,
    Silent,
}

impl Line {
    async fn run(mut self, mut socket: WebSocket) {
        let end = self.talk(&mut socket).await;
        let frame = match end {
            End::Gone => None,
            End::Slow => Some((1013, "read faster, then resume")),
            End::Moved => Some((1012, "resume")),
            End::Silent => Some((1001, "silent")),
        };
        let _ = self.table.send(Mail::Detach { socket: self.number }).await;
        if let Some((code, reason)) = frame {
            let close = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
            let _ = tokio::time::timeout(FAREWELL, say_goodbye(&mut socket, close)).await;
        }
        // Whoever sees the end of it finds its place free.
        drop(self);
        drop(socket);
    }

    async fn talk(&mut self, socket: &mut WebSocket) -> End {
        let silence = Duration::from_secs(u64::from(self.hall.config.socket_idle_s.max(2)));
        let mut beat = tokio::time::interval(silence / 2);
        beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        let closer = Arc::clone(&self.closer);
        let slow = closer.notified();
        tokio::pin!(slow);
        loop {
            tokio::select! {
                biased;
                () = &mut slow => return End::Slow,
                message = self.messages.recv() => match message {
                    Some(message) => if !self.write(socket, message).await { return End::Slow },
                    None => return End::Moved,
                },
                message = socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => if let Err(end) = self.hear(socket, &text).await { return end },
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        _ => return End::Gone,
                    }
                }
                _ = beat.tick() => {
                    if heard.elapsed() > silence {
                        return End::Silent;
                    }
                    if tokio::time::timeout(PATIENCE, socket.send(Message::Ping(Default::default()))).await.is_err() {
                        return End::Slow;
                    }
                }
            }
        }
    }

    /// Writes what waits in one go.
    async fn write(&mut self, socket: &mut WebSocket, first: Utf8Bytes) -> bool {
        let messages = &mut self.messages;
        let written = tokio::time::timeout(PATIENCE, async {
            socket.feed(Message::Text(first)).await?;
            while let Ok(more) = messages.try_recv() {
                socket.feed(Message::Text(more)).await?;
            }
            socket.flush().await
        });
        matches!(written.await, Ok(Ok(())))
    }

    /// Passes a message on to the table, or tells why the socket must end.
    async fn hear(&mut self, socket: &mut WebSocket, text: &str) -> Result<(), End> {
        if self.said.too_much(self.hall.config.messages_per_second) {
            self.hall.metrics.limited.fetch_add(1, Ordering::Relaxed);
            let fault = Fault::new(Code::TooMany, "say less");
            return match self.said.messages < 10 * self.hall.config.messages_per_second {
                true => say(socket, &fault.message(None)).await,
                false => Err(End::Gone),
            };
        }
        let message = match read(text) {
            Ok(message) => message,
            Err(error) => return say(socket, &Fault::bad(error.to_string()).message(None)).await,
        };
        let id = id_of(&message);
        match mail_of(message, self.who.as_ref(), &mut self.seat, self.number) {
            Ok(mail) => self.table.send(mail).await.map_err(|_| End::Moved),
            Err(fault) => say(socket, &fault.message(id)).await,
        }
    }
}

/// Tells a client why its socket ends, and hears it out: where something it said is not read, the system may end the
/// connection before the client has read the reason.
async fn say_goodbye(socket: &mut WebSocket, close: Message) {
    if socket.send(close).await.is_ok() {
        while let Some(Ok(_)) = socket.recv().await {}
    }
}

/// A move as most clients write it, read without a detour.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Plain<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    id: String,
    action: String,
}

/// Reads what a client says.
fn read(text: &str) -> Result<ClientMessage, serde_json::Error> {
    match serde_json::from_str(text) {
        Ok(Plain { kind: "move", id, action }) => {
            Ok(ClientMessage::Move(PostMove { id, action, note: None, cursor: None, dry: false }))
        }
        _ => serde_json::from_str(text),
    }
}

/// The client's own id of what it says.
pub(crate) fn id_of(message: &ClientMessage) -> Option<String> {
    match message {
        ClientMessage::Move(post) => Some(post.id.clone()),
        ClientMessage::Ask { id, .. } => Some(id.clone()),
        _ => None,
    }
}

/// A message as a letter to the table. The seat comes from the socket, never from the message.
pub(crate) fn mail_of(
    message: ClientMessage,
    who: Option<&Arc<Who>>,
    own: &mut Option<Seat>,
    socket: u64,
) -> Answer<Mail> {
    let who = || who.cloned().ok_or_else(|| Fault::new(Code::NotSignedIn, "come in as a guest first"));
    let (seat, since) = (*own, Instant::now());
    let mail = match message {
        ClientMessage::Ping => Mail::Ping { socket },
        ClientMessage::Move(post) => {
            let reply = Reply::Socket(socket, post.id.clone());
            Mail::Ask { who: who()?, seat, ask: Ask::Move(post), reply, since }
        }
        ClientMessage::Ask { id, ask } => {
            let reply = Reply::Socket(socket, id.clone());
            Mail::Ask { who: who()?, seat, ask: Ask::Table { id, ask }, reply, since }
        }
        ClientMessage::Chat(post) => {
            Mail::Chat { who: who()?, seat, post, reply: Reply::Socket(socket, "chat".to_owned()) }
        }
        ClientMessage::Look { seat } => {
            let index = (seat as usize).checked_sub(1).and_then(Seat::checked);
            let seat = index.ok_or_else(|| Fault::bad("seats are counted from 1 to 8"))?;
            *own = Some(seat);
            Mail::Look { socket, seat }
        }
    };
    Ok(mail)
}

async fn say(socket: &mut WebSocket, message: &ServerMessage) -> Result<(), End> {
    let text = serde_json::to_string(message).unwrap_or_default();
    match tokio::time::timeout(PATIENCE, socket.send(Message::Text(text.into()))).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(End::Gone),
    }
}
