//! The socket: one task each, small buffers. It reads messages for its table and writes what the table shows.

use crate::error::{ApiError, ApiResult, Code};
use crate::http::{App, MaybeSigned, Params};
use crate::limits::Place;
use crate::people::{Signed, Watch};
use crate::registry::TableRegistry;
use crate::table_task::{Attach, Reply, TableCommand};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Request, State};
use axum::response::Response;
use futures_util::SinkExt;
use kernel::Seat;
use room::project::Detail;
use room::state::{Ask, Principal};
use room::wire::{ClientMessage, PROTOCOL, PostMove, ServerMessage};
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
/// Beats between two looks at the store: whether the session has ended without word of it.
const BEATS: u32 = 4;
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
    #[serde(default, rename = "form")]
    #[param(inline)]
    detail: Detail,
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
) -> ApiResult<Response> {
    let upgrade = upgrade.map_err(|rejection| ApiError::bad(rejection.body_text()))?;
    let seat = look.seat.map(|number| (number as usize).checked_sub(1).and_then(Seat::checked));
    let seat = seat.map(|seat| seat.ok_or_else(|| ApiError::bad("seats are counted from 1 to 8"))).transpose()?;
    let address = crate::http::client_address(&request, app.registry.config.behind_proxy);
    let number = next_number();
    let watch = watch(&app.registry, signed.as_ref(), number).await?;
    // Whoever is not signed in has no seat, and is turned away before the table is asked.
    let permit = signed.is_none().then(|| SocketPermit::take(&app, address, Place::Spectator)).transpose()?;
    let (out, messages) = mpsc::channel(WAITING);
    let closer = Arc::new(Notify::new());
    let (reply, answer) = oneshot::channel();
    let who = signed.map(|signed| Arc::new(signed.who));
    let (detail, cursor) = (look.detail, look.cursor);
    let attach =
        Attach { socket: number, who: who.clone(), seat, detail, cursor, out, closer: Arc::clone(&closer), reply };
    let table = app.registry.attach(&table, attach).await?;
    let place = answer.await.unwrap_or_else(|_| Err(ApiError::new(Code::GoingDown, "try again")))?;
    let permit = match permit.map_or_else(|| SocketPermit::take(&app, address, place), Ok) {
        Ok(permit) => permit,
        Err(error) => {
            let _ = table.send(TableCommand::Detach { socket: number }).await;
            return Err(error);
        }
    };
    let connection = Connection {
        registry: app.registry,
        table,
        number,
        who,
        seat,
        messages,
        closer,
        watch,
        said: Said::new(),
        _permit: permit,
    };
    let upgrade = upgrade.protocols([PROTOCOL]).read_buffer_size(READ_BUFFER).write_buffer_size(WRITE_BUFFER);
    let upgrade = upgrade.max_message_size(LARGEST_MESSAGE).max_frame_size(LARGEST_MESSAGE);
    Ok(upgrade.max_write_buffer_size(1024 * 1024).on_upgrade(move |socket| connection.run(socket)))
}

/// Watches over the session a socket is opened with. It may have ended since it was looked up.
async fn watch(registry: &Arc<TableRegistry>, signed: Option<&Signed>, number: u64) -> ApiResult<Option<Watch>> {
    let Some(signed) = signed else {
        return Ok(None);
    };
    let watch = Watch::over(registry, &signed.who.id, &signed.hash, number);
    match watch.has_ended().await? {
        true => Err(ApiError::new(Code::NotSignedIn, "this session has ended")),
        false => Ok(Some(watch)),
    }
}

/// A number of its own for a socket.
pub(crate) fn next_number() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// A place among the sockets, given back when dropped.
struct SocketPermit {
    app: App,
    address: IpAddr,
    place: Place,
    /// The server waits for it when it goes down.
    _talking: TaskTrackerToken,
}

impl SocketPermit {
    fn take(app: &App, address: IpAddr, place: Place) -> ApiResult<SocketPermit> {
        let (config, metrics) = (&app.registry.config, &app.registry.metrics);
        if !app.limits.socket_in(address, place, config.sockets_per_address, config.sockets) {
            metrics.limited.fetch_add(1, Ordering::Relaxed);
            return Err(ApiError::new(Code::TooMany, "too many sockets are open"));
        }
        metrics.sockets.fetch_add(1, Ordering::Relaxed);
        let _talking = app.registry.talking.token();
        Ok(SocketPermit { app: app.clone(), address, place, _talking })
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        self.app.registry.metrics.sockets.fetch_sub(1, Ordering::Relaxed);
        self.app.limits.socket_out(self.address, self.place);
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
struct Connection {
    registry: Arc<TableRegistry>,
    table: mpsc::Sender<TableCommand>,
    number: u64,
    who: Option<Arc<Principal>>,
    seat: Option<Seat>,
    messages: mpsc::Receiver<Utf8Bytes>,
    closer: Arc<Notify>,
    watch: Option<Watch>,
    said: Said,
    _permit: SocketPermit,
}

/// Why a socket ends.
enum End {
    Gone,
    Slow,
    Moved,
    Silent,
    SignedOut,
}

impl Connection {
    async fn run(mut self, mut socket: WebSocket) {
        let end = self.talk(&mut socket).await;
        let frame = match end {
            End::Gone => None,
            End::Slow => Some((1013, "read faster, then resume")),
            End::Moved => Some((1012, "resume")),
            End::Silent => Some((1001, "silent")),
            End::SignedOut => Some((1008, "signed out")),
        };
        let _ = self.table.send(TableCommand::Detach { socket: self.number }).await;
        if let Some((code, reason)) = frame {
            let close = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
            let _ = tokio::time::timeout(FAREWELL, say_goodbye(&mut socket, close)).await;
        }
        // Whoever sees the end of it finds its place free.
        drop(self);
        drop(socket);
    }

    async fn talk(&mut self, socket: &mut WebSocket) -> End {
        let silence = Duration::from_secs(u64::from(self.registry.config.socket_idle_s.max(2)));
        let mut beat = tokio::time::interval(silence / 2);
        beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        let closer = Arc::clone(&self.closer);
        let slow = closer.notified();
        let watch = self.watch.take();
        let ended = async {
            match &watch {
                Some(watch) => watch.ended().await,
                None => std::future::pending().await,
            }
        };
        tokio::pin!(slow, ended);
        let mut beats = 0u32;
        loop {
            tokio::select! {
                biased;
                () = &mut ended => return End::SignedOut,
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
                    beats += 1;
                    if beats.is_multiple_of(BEATS) && has_ended(watch.as_ref()).await {
                        return End::SignedOut;
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
        if self.said.too_much(self.registry.config.messages_per_second) {
            self.registry.metrics.limited.fetch_add(1, Ordering::Relaxed);
            let error = ApiError::new(Code::TooMany, "say less");
            return match self.said.messages < 10 * self.registry.config.messages_per_second {
                true => say(socket, &error.message(None)).await,
                false => Err(End::Gone),
            };
        }
        let message = match read(text) {
            Ok(message) => message,
            Err(error) => return say(socket, &ApiError::bad(error.to_string()).message(None)).await,
        };
        let id = id_of(&message);
        match command_of(message, self.who.as_ref(), &mut self.seat, self.number) {
            Ok(command) => self.table.send(command).await.map_err(|_| End::Moved),
            Err(error) => say(socket, &error.message(id)).await,
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

/// A message as a command to the table. The seat comes from the socket, never from the message.
pub(crate) fn command_of(
    message: ClientMessage,
    who: Option<&Arc<Principal>>,
    own: &mut Option<Seat>,
    socket: u64,
) -> ApiResult<TableCommand> {
    let who = || who.cloned().ok_or_else(|| ApiError::new(Code::NotSignedIn, "come in as a guest first"));
    let (seat, since) = (*own, Instant::now());
    let command = match message {
        ClientMessage::Ping => TableCommand::Ping { socket },
        ClientMessage::Move(post) => {
            let reply = Reply::Socket(socket, post.id.clone());
            TableCommand::Ask { who: who()?, seat, ask: Ask::Move(post), reply, since }
        }
        ClientMessage::Ask { id, ask } => {
            let reply = Reply::Socket(socket, id.clone());
            TableCommand::Ask { who: who()?, seat, ask: Ask::Table { id, ask }, reply, since }
        }
        ClientMessage::Chat(post) => {
            TableCommand::Chat { who: who()?, seat, post, reply: Reply::Socket(socket, "chat".to_owned()) }
        }
        ClientMessage::Look { seat } => {
            let index = (seat as usize).checked_sub(1).and_then(Seat::checked);
            let seat = index.ok_or_else(|| ApiError::bad("seats are counted from 1 to 8"))?;
            *own = Some(seat);
            TableCommand::Look { socket, seat }
        }
    };
    Ok(command)
}

/// Where the store does not answer, the session counts as it was: it is asked again.
async fn has_ended(watch: Option<&Watch>) -> bool {
    match watch {
        Some(watch) => watch.has_ended().await.unwrap_or(false),
        None => false,
    }
}

async fn say(socket: &mut WebSocket, message: &ServerMessage) -> Result<(), End> {
    let text = room::encode::json(message).map_err(|error| {
        tracing::error!(%error, "a message cannot be written");
        End::Gone
    })?;
    match tokio::time::timeout(PATIENCE, socket.send(Message::Text(text.into()))).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(End::Gone),
    }
}
