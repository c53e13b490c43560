//! One task a live table: it alone changes its desk. Decide, commit to disk, apply, show.

mod chat;
mod finish;
mod gather;
mod keep;
mod show;
mod think;

pub use chat::{PHRASES, line, may_read};
pub use think::Mind;

use crate::desk::{Ask, Channel, Desk, Who};
use crate::hall::{Hall, Wake};
use crate::log::Entry;
use crate::problem::{Answer, Fault};
use crate::project::{self, Form};
use crate::store::{ChatRow, Millis, Status, Write};
use crate::wire::{PostChat, ServerMessage};
use axum::extract::ws::Utf8Bytes;
use kernel::{Seat, SeatSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// How many letters may lie in a table's box.
const BOX: usize = 256;
/// Orders answered in a row before the table looks at its box again.
const MOST_FOLLOWING: usize = 32;

/// Where answers go.
#[derive(Debug)]
pub enum Reply {
    /// To a request that waits.
    Http(oneshot::Sender<Answer<()>>),
    /// To a socket, with the client's own id.
    Socket(u64, String),
}

/// What reads something off a desk, given the seats somebody looks through.
pub type Reader = Box<dyn FnOnce(&Desk, SeatSet) + Send>;

/// A letter to a table.
pub enum Mail {
    /// Something is asked.
    Ask {
        /// Who.
        who: Arc<Who>,
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
    Chat { who: Arc<Who>, seat: Option<Seat>, post: PostChat, reply: Reply },
    /// A bot has chosen.
    Thought { seat: Seat, bot: Mind, action: Option<String> },
    /// What follows by itself is tried again.
    GoOn,
    /// What lists have of it is written anew: its row, and its results where it is over.
    List,
    /// Somebody reads something off the desk.
    Read(Reader),
    /// The server goes down.
    Stop,
}

impl std::fmt::Debug for Mail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Mail")
    }
}

/// A socket that wants to look on.
#[derive(Debug)]
pub struct Attach {
    /// Its number.
    pub socket: u64,
    /// Who.
    pub who: Option<Arc<Who>>,
    /// Through which seat of theirs.
    pub seat: Option<Seat>,
    /// How much it wants to hear.
    pub form: Form,
    /// Where it was before.
    pub cursor: Option<String>,
    /// Where its messages go.
    pub out: mpsc::Sender<Utf8Bytes>,
    /// What ends it.
    pub closer: Arc<tokio::sync::Notify>,
    /// Whether it may.
    pub reply: oneshot::Sender<Answer<()>>,
}

/// A socket that looks on.
struct Looker {
    socket: u64,
    who: Option<Arc<Who>>,
    channel: Channel,
    form: Form,
    out: mpsc::Sender<Utf8Bytes>,
    closer: Arc<tokio::sync::Notify>,
    /// Missed something: it gets nothing more and comes back with its cursor.
    missed: AtomicBool,
}

/// A live table.
pub(crate) struct Actor {
    hall: Arc<Hall>,
    desk: Desk,
    letters: mpsc::Receiver<Mail>,
    own: mpsc::Sender<Mail>,
    lookers: Vec<Looker>,
    /// What each channel's lookers have: seats in order, then spectators.
    told: Vec<gather::Told>,
    /// When something that was gathered must be told.
    held_until: Option<Instant>,
    bots: Vec<Option<Mind>>,
    thinking: SeatSet,
    /// Who was told that the table waits for them.
    noticed: SeatSet,
    chat: Option<Vec<ChatRow>>,
    last_at: Millis,
    idle_since: Instant,
    stopping: bool,
}

/// Starts a table's task.
pub(crate) fn spawn(hall: Arc<Hall>, desk: Desk) -> mpsc::Sender<Mail> {
    let (own, letters) = mpsc::channel(BOX);
    let seats = desk.chairs.len();
    let actor = Actor {
        hall,
        desk,
        letters,
        own: own.clone(),
        lookers: Vec::new(),
        told: (0..=seats).map(|_| gather::Told::default()).collect(),
        held_until: None,
        bots: (0..seats).map(|_| None).collect(),
        thinking: SeatSet::EMPTY,
        noticed: SeatSet::EMPTY,
        chat: None,
        last_at: 0,
        idle_since: Instant::now(),
        stopping: false,
    };
    actor.hall.metrics.live_tables.fetch_add(1, Ordering::Relaxed);
    let tasks = actor.hall.tasks.clone();
    tasks.spawn(actor.run());
    own
}

impl Actor {
    async fn run(mut self) {
        self.go_on().await;
        let alarm = tokio::time::sleep(self.patience());
        tokio::pin!(alarm);
        let rests = loop {
            // Only brought forward: one that rings too early is cheaper than one set with every letter.
            let due = tokio::time::Instant::now() + self.patience();
            if due < alarm.deadline() {
                alarm.as_mut().reset(due);
            }
            tokio::select! {
                biased;
                letter = self.letters.recv() => match letter {
                    Some(Mail::Stop) | None => break false,
                    Some(mail) => self.open(mail).await,
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

    /// How long to wait for a letter before the clock or idleness must be looked at.
    fn patience(&self) -> Duration {
        let idle = self.hall.config.idle().saturating_sub(self.idle_since.elapsed());
        let idle = if self.lookers.is_empty() { idle } else { self.hall.config.idle() };
        let deadline =
            self.desk.deadline().map(|at| Duration::from_millis((at - self.hall.time.now()).max(0) as u64 + 1));
        let held = self.held_until.map(|at| at.saturating_duration_since(Instant::now()));
        [deadline, held].into_iter().flatten().fold(idle, Duration::min).max(Duration::from_millis(1))
    }

    async fn look_at_clock(&mut self) {
        self.lookers.retain(|looker| !looker.out.is_closed());
        for _ in 0..self.desk.chairs.len() {
            let entries = self.desk.run_out(self.hall.time.now());
            if entries.is_empty() || self.commit(entries).await.is_err() {
                return;
            }
        }
        self.go_on().await;
    }

    /// A table nobody looks at, where nothing is about to happen, leaves the memory.
    fn may_park(&self) -> bool {
        let quiet = self.thinking.is_empty() && self.desk.bots_to_act().is_empty() && self.letters.is_empty();
        let ticking = self.desk.clocks.is_live() && self.desk.deadline().is_some();
        let goes_on = matches!(self.desk.status, Status::Open | Status::Playing);
        let patience = if goes_on { self.hall.config.idle() } else { Duration::ZERO };
        self.lookers.is_empty() && quiet && !ticking && self.idle_since.elapsed() >= patience
    }

    /// Leaves the memory, to rest or because the table is another's.
    async fn park(mut self, rests: bool) {
        self.letters.close();
        while let Ok(mail) = self.letters.try_recv() {
            if !matches!(mail, Mail::Stop) {
                self.open(mail).await;
            }
        }
        // One that may be another node's is listed by whoever has it.
        if self.desk.deadline().is_some() && (rests || self.hall.is_down()) {
            let _ = self.hall.store.write(vec![Write::Table(project::row(&self.desk))]).await;
        }
        self.hall.metrics.live_tables.fetch_sub(1, Ordering::Relaxed);
        self.give_up_lease(rests).await;
        self.hall.forget(&self.desk.id, &self.own);
        // Asked while it went to rest: a bot's answer finds no box any more.
        if rests && !self.desk.bots_to_act().is_empty() {
            self.hall.wake_soon(&self.desk.id, Wake::Asked);
        }
    }

    /// Before the table can be woken again here. One that stops for another reason than rest is woken again by whoever
    /// holds it, for its bots and clocks; going down, its node gives up all at once.
    async fn give_up_lease(&mut self, rests: bool) {
        let Some(leases) = self.hall.store.leases().filter(|_| !self.hall.is_down()) else {
            return;
        };
        if self.stopping {
            self.hall.wake_soon(&self.desk.id, Wake::Asked);
        } else if rests && let Err(error) = leases.give_up(&self.desk.id).await {
            tracing::warn!(%error, table = %self.desk.id, "a table was not given up");
        }
    }

    async fn open(&mut self, mail: Mail) {
        match mail {
            Mail::Ask { who, seat, ask, reply, since } => self.ask(who, seat, ask, reply, since).await,
            Mail::Attach(attach) => self.attach(*attach).await,
            Mail::Look { socket, seat } => self.look(socket, seat),
            Mail::Detach { socket } => self.detach(socket),
            Mail::Ping { socket } => {
                self.show_waiting(|looker| looker.socket == socket);
                self.send_to(socket, &ServerMessage::Pong);
            }
            Mail::Chat { who, seat, post, reply } => self.say(who, seat, post, reply).await,
            Mail::Thought { seat, bot, action } => self.thought(seat, bot, action).await,
            Mail::GoOn => self.go_on().await,
            Mail::List => self.keep_lists(&[]).await,
            Mail::Read(read) => read(&self.desk, self.present()),
            Mail::Stop => self.stopping = true,
        }
    }

    async fn ask(&mut self, who: Arc<Who>, seat: Option<Seat>, ask: Ask, reply: Reply, since: Instant) {
        self.idle_since = Instant::now();
        let metrics = Arc::clone(&self.hall.metrics);
        let by = self.desk.own_seat(&who, seat).ok();
        let done = match self.desk.decide(&who, seat, &ask, self.hall.time.now()) {
            Ok(entries) if entries.is_empty() => Ok(()),
            Ok(entries) => match self.check_choices(&entries) {
                Ok(()) => self.keep(&entries).await,
                Err(fault) => Err(fault),
            },
            Err(fault) => Err(fault),
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

    /// Whether the game can be set up with what a joiner chose and the others chose before.
    fn check_choices(&self, entries: &[Entry]) -> Answer<()> {
        let Some((seat, chosen)) = entries.iter().find_map(|entry| match entry {
            Entry::Chose { seat, options } => Some((seat + 1, options)),
            _ => None,
        }) else {
            return Ok(());
        };
        let mut options = self.desk.opening.kernel_options();
        options.chosen.extend(chosen.iter().map(|(name, value)| (format!("seat-{seat}.{name}"), value.clone())));
        let opened = self.hall.opener.open(&self.desk.opening.game, &options, 0.into(), None);
        opened.map(|_| ()).map_err(|error| Fault::bad(error.to_string()))
    }

    /// The acknowledgement goes first and is the same whatever else comes of it.
    fn answer(&mut self, reply: Reply, done: Answer<()>) {
        match reply {
            Reply::Http(reply) => drop(reply.send(done)),
            Reply::Socket(socket, id) => {
                let message = match done {
                    Ok(()) => ServerMessage::Done { id },
                    Err(fault) => fault.message(Some(id)),
                };
                self.send_to(socket, &message);
            }
        }
    }

    /// What follows by itself: standing orders, bots, notices.
    async fn go_on(&mut self) {
        for _ in 0..MOST_FOLLOWING {
            let Some(entry) = self.desk.standing() else {
                break;
            };
            if self.commit(vec![entry]).await.is_err() {
                break;
            }
        }
        self.think();
        self.give_notice().await;
    }
}
