//! One task a live table: it alone changes its state. Decide, commit to disk, apply, show.

mod chat;
mod coalesce;
mod commit;
mod finish;
mod rest;
mod show;
mod think;

pub use chat::{PHRASES, line, may_read};
pub use think::BotPlayer;

use crate::error::{ApiError, ApiResult};
use crate::limits::Place;
use crate::registry::{TableRegistry, Wake};
use crate::store::{ChatRow, Millis, Status, StoreWrite, TableRow};
use axum::extract::ws::Utf8Bytes;
use kernel::{Seat, SeatSet};
use room::log::Entry;
use room::project::Detail;
use room::state::{Ask, Channel, Decision, Principal, TableState};
use room::wire::{PostChat, ServerMessage};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// How many commands may wait in a table's queue.
const QUEUE: usize = 256;
/// Orders answered in a row before the table looks at its queue again.
const MOST_FOLLOWING: usize = 32;

/// Where answers go.
#[derive(Debug)]
pub enum Reply {
    /// To a request that waits.
    Http(oneshot::Sender<ApiResult<()>>),
    /// To a socket, with the client's own id.
    Socket(u64, String),
}

/// What reads something off a state, given the seats somebody looks through.
pub type Reader = Box<dyn FnOnce(&TableState, SeatSet) + Send>;

/// A command to a table.
pub enum TableCommand {
    /// Something is asked.
    Ask {
        /// Who.
        who: Arc<Principal>,
        /// Through which seat of theirs.
        seat: Option<Seat>,
        /// What.
        ask: Ask,
        /// Where the answer goes.
        reply: Reply,
        /// When it came.
        since: Instant,
    },
    /// A socket looks on.
    Attach(Box<Attach>),
    /// It looks through another seat of its own.
    Look { socket: u64, seat: Seat },
    /// It is gone.
    Detach { socket: u64 },
    /// It wants a word back, after everything it was shown before.
    Ping { socket: u64 },
    /// Somebody says something.
    Chat { who: Arc<Principal>, seat: Option<Seat>, post: PostChat, reply: Reply },
    /// A bot has chosen.
    Thought { seat: Seat, bot: BotPlayer, action: Option<String> },
    /// What follows by itself is tried again.
    GoOn,
    /// What lists have of it is written anew: its row, and its results where it is over.
    List,
    /// Somebody reads something off the state.
    Read(Reader),
    /// The server goes down.
    Stop,
}

impl std::fmt::Debug for TableCommand {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TableCommand")
    }
}

/// A socket that wants to look on.
#[derive(Debug)]
pub struct Attach {
    /// Its number.
    pub socket: u64,
    /// Who.
    pub who: Option<Arc<Principal>>,
    /// Through which seat of theirs.
    pub seat: Option<Seat>,
    /// How much it wants to hear.
    pub detail: Detail,
    /// Where it was before.
    pub cursor: Option<String>,
    /// Where its messages go.
    pub out: mpsc::Sender<Utf8Bytes>,
    /// What ends it.
    pub closer: Arc<tokio::sync::Notify>,
    /// Whether it may, and from where.
    pub reply: oneshot::Sender<ApiResult<Place>>,
}

/// A socket that looks on.
struct Subscriber {
    socket: u64,
    who: Option<Arc<Principal>>,
    channel: Channel,
    detail: Detail,
    out: mpsc::Sender<Utf8Bytes>,
    closer: Arc<tokio::sync::Notify>,
    /// Missed something: it gets nothing more and comes back with its cursor.
    missed: AtomicBool,
}

/// A live table.
pub(crate) struct TableTask {
    registry: Arc<TableRegistry>,
    state: TableState,
    commands: mpsc::Receiver<TableCommand>,
    own: mpsc::Sender<TableCommand>,
    subscribers: Vec<Subscriber>,
    /// What each channel's subscribers have: seats in order, then spectators.
    progress: Vec<coalesce::Progress>,
    /// When something that was coalesced must be told.
    held_until: Option<Instant>,
    bots: Vec<Option<BotPlayer>>,
    thinking: SeatSet,
    /// Who was told that the table waits for them.
    noticed: SeatSet,
    chat: Option<Vec<ChatRow>>,
    last_at: Millis,
    /// Until when the clock is not looked at: what it said could not be kept.
    rest: rest::Rest,
    idle_since: Instant,
    stopping: bool,
}

/// Starts a table's task.
pub(crate) fn spawn(registry: Arc<TableRegistry>, state: TableState) -> mpsc::Sender<TableCommand> {
    let (own, commands) = mpsc::channel(QUEUE);
    let seats = state.assignments.len();
    let task = TableTask {
        registry,
        state,
        commands,
        own: own.clone(),
        subscribers: Vec::new(),
        progress: (0..=seats).map(|_| coalesce::Progress::default()).collect(),
        held_until: None,
        bots: (0..seats).map(|_| None).collect(),
        thinking: SeatSet::EMPTY,
        noticed: SeatSet::EMPTY,
        chat: None,
        last_at: 0,
        rest: rest::Rest::default(),
        idle_since: Instant::now(),
        stopping: false,
    };
    task.registry.metrics.live_tables.fetch_add(1, Ordering::Relaxed);
    let tasks = task.registry.tasks.clone();
    tasks.spawn(task.run());
    own
}

impl TableTask {
    async fn run(mut self) {
        self.go_on().await;
        let alarm = tokio::time::sleep(self.patience());
        tokio::pin!(alarm);
        let rests = loop {
            // Only brought forward: one that rings too early is cheaper than one set with every command.
            let due = tokio::time::Instant::now() + self.patience();
            if due < alarm.deadline() {
                alarm.as_mut().reset(due);
            }
            tokio::select! {
                biased;
                command = self.commands.recv() => match command {
                    Some(TableCommand::Stop) | None => break false,
                    Some(command) => self.open(command).await,
                },
                () = &mut alarm => {
                    self.show_held(Instant::now());
                    self.look_at_clock().await;
                    alarm.as_mut().reset(tokio::time::Instant::now() + self.patience());
                }
            }
            if self.stopping || self.may_park() {
                break !self.stopping;
            }
        };
        self.park(rests).await;
    }

    /// How long to wait for a command before the clock or idleness must be looked at.
    fn patience(&self) -> Duration {
        let idle = self.registry.config.idle().saturating_sub(self.idle_since.elapsed());
        let idle = if self.subscribers.is_empty() { idle } else { self.registry.config.idle() };
        let until = |at: Millis| Duration::from_millis((at - self.registry.time.now()).max(0) as u64 + 1);
        let deadline = self.state.deadline().map(|at| until(at).max(self.rest.left(Instant::now())));
        let held = self.held_until.map(|at| at.saturating_duration_since(Instant::now()));
        [deadline, held].into_iter().flatten().fold(idle, Duration::min).max(Duration::from_millis(1))
    }

    async fn look_at_clock(&mut self) {
        self.subscribers.retain(|subscriber| !subscriber.out.is_closed());
        if !self.rest.left(Instant::now()).is_zero() {
            return;
        }
        for _ in 0..self.state.assignments.len() {
            let entries = self.state.run_out(self.registry.time.now());
            if entries.is_empty() {
                return;
            }
            if self.commit_and_show(entries).await.is_err() {
                return self.rest.begin(Instant::now());
            }
            self.rest.end();
        }
        self.go_on().await;
    }

    /// A table nobody looks at, where nothing is about to happen, leaves the memory.
    fn may_park(&self) -> bool {
        let quiet = self.thinking.is_empty() && self.state.bots_to_act().is_empty() && self.commands.is_empty();
        let ticking =
            self.state.begins_at.is_some() || (self.state.clocks.is_live() && self.state.deadline().is_some());
        let goes_on = matches!(self.state.status, Status::Open | Status::Playing);
        let patience = if goes_on { self.registry.config.idle() } else { Duration::ZERO };
        self.subscribers.is_empty() && quiet && !ticking && self.idle_since.elapsed() >= patience
    }

    /// Leaves the memory, to rest or because the table is another's.
    async fn park(mut self, rests: bool) {
        self.commands.close();
        while let Ok(command) = self.commands.try_recv() {
            if !matches!(command, TableCommand::Stop) {
                self.open(command).await;
            }
        }
        // One that may be another node's is listed by whoever has it.
        if self.state.deadline().is_some() && (rests || self.registry.is_down()) {
            self.write_row().await;
        }
        self.registry.metrics.live_tables.fetch_sub(1, Ordering::Relaxed);
        self.give_up_lease(rests).await;
        self.registry.forget(&self.state.id, &self.own);
        // Asked while it went to rest: a bot's answer finds no queue any more.
        if rests && !self.state.bots_to_act().is_empty() {
            self.registry.wake_soon(&self.state.id, Wake::Asked);
        }
    }

    /// Lists name the deadline of a table that rests, so that it is woken in time.
    async fn write_row(&mut self) {
        let written = match TableRow::of(&self.state) {
            Ok(row) => self.registry.store.write(vec![StoreWrite::Table(row)]).await.map_err(ApiError::from),
            Err(error) => Err(error.into()),
        };
        if let Err(error) = written {
            tracing::warn!(?error, table = %self.state.id, "a table's row was not written");
        }
    }

    /// Before the table can be woken again here. One that stops for another reason than rest is woken again by whoever
    /// holds it, for its bots and clocks; going down, its node gives up all at once.
    async fn give_up_lease(&mut self, rests: bool) {
        let Some(leases) = self.registry.store.leases().filter(|_| !self.registry.is_down()) else {
            return;
        };
        if self.stopping {
            self.registry.wake_soon(&self.state.id, Wake::Asked);
        } else if rests && let Err(error) = leases.give_up(&self.state.id).await {
            tracing::warn!(%error, table = %self.state.id, "a table was not given up");
        }
    }

    async fn open(&mut self, command: TableCommand) {
        match command {
            TableCommand::Ask { who, seat, ask, reply, since } => self.ask(who, seat, ask, reply, since).await,
            TableCommand::Attach(attach) => self.attach(*attach).await,
            TableCommand::Look { socket, seat } => self.look(socket, seat),
            TableCommand::Detach { socket } => self.detach(socket),
            TableCommand::Ping { socket } => {
                self.show_waiting(|subscriber| subscriber.socket == socket);
                self.send_to(socket, &ServerMessage::Pong);
            }
            TableCommand::Chat { who, seat, post, reply } => self.say(who, seat, post, reply).await,
            TableCommand::Thought { seat, bot, action } => self.thought(seat, bot, action).await,
            TableCommand::GoOn => self.go_on().await,
            TableCommand::List => self.commit_lists(&[]).await,
            TableCommand::Read(read) => read(&self.state, self.present()),
            TableCommand::Stop => self.stopping = true,
        }
    }

    async fn ask(&mut self, who: Arc<Principal>, seat: Option<Seat>, ask: Ask, reply: Reply, since: Instant) {
        self.idle_since = Instant::now();
        let metrics = Arc::clone(&self.registry.metrics);
        let by = self.state.own_seat(&who, seat).ok();
        let done = match self.state.decide(&who, seat, &ask, self.registry.time.now()) {
            Ok(decision) => self.carry_out(decision).await,
            Err(error) => Err(error.into()),
        };
        match &done {
            Ok(()) if matches!(ask, Ask::Move(_)) => {
                metrics.moves.fetch_add(1, Ordering::Relaxed);
                metrics.move_time.note(since.elapsed());
            }
            Err(_) => drop(metrics.refusals.fetch_add(1, Ordering::Relaxed)),
            Ok(()) => {}
        }
        let worked = done.is_ok();
        self.answer(reply, done);
        if worked {
            self.show_own(by).await;
            self.show(by);
            self.go_on().await;
        }
    }

    async fn carry_out(&mut self, decision: Decision) -> ApiResult<()> {
        if decision.entries.is_empty() {
            return Ok(());
        }
        self.check_choices(&decision.entries)?;
        self.commit(decision, Vec::new()).await
    }

    /// Whether the game can be set up with what a joiner chose and the others chose before.
    fn check_choices(&self, entries: &[Entry]) -> ApiResult<()> {
        let Some((seat, chosen)) = entries.iter().find_map(|entry| match entry {
            Entry::Chose { seat, options } => Some((seat + 1, options)),
            _ => None,
        }) else {
            return Ok(());
        };
        let mut options = self.state.config.kernel_options();
        options.chosen.extend(chosen.iter().map(|(name, value)| (format!("seat-{seat}.{name}"), value.clone())));
        let opened = self.registry.catalog.open(&self.state.config.game, &options, 0.into(), None);
        opened.map(|_| ()).map_err(|error| ApiError::bad(error.to_string()))
    }

    /// The acknowledgement goes first and is the same whatever else comes of it.
    fn answer(&mut self, reply: Reply, done: ApiResult<()>) {
        match reply {
            Reply::Http(reply) => drop(reply.send(done)),
            Reply::Socket(socket, id) => {
                let message = match done {
                    Ok(()) => ServerMessage::Done { id },
                    Err(error) => error.message(Some(id)),
                };
                self.send_to(socket, &message);
            }
        }
    }

    /// What follows by itself: standing orders, bots, notices.
    async fn go_on(&mut self) {
        for _ in 0..MOST_FOLLOWING {
            let Some(entry) = self.state.standing() else {
                break;
            };
            if self.commit_and_show(vec![entry]).await.is_err() {
                break;
            }
        }
        for _ in 0..MOST_FOLLOWING {
            let Some(entry) = self.aside() else {
                break;
            };
            if self.commit_and_show(vec![entry]).await.is_err() {
                break;
            }
        }
        self.think();
        self.give_notice().await;
    }
}
