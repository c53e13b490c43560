//! The hall: every live table by id, and what they all use.

mod open;
mod wake;

pub(crate) use wake::Wake;

use crate::actor::{Attach, Mail, Reply};
use crate::config::Config;
use crate::desk::{Ask, Desk, Who};
use crate::fair;
use crate::metrics::Metrics;
use crate::nodes::Nodes;
use crate::opener::Opener;
use crate::problem::{Answer, Code, Fault};
use crate::store::{Store, Write};
use crate::thinkers::Thinkers;
use crate::time::TableTime;
use ed25519_dalek::SigningKey;
use kernel::{Seat, SeatSet};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Notify, mpsc, oneshot};
use tokio_util::task::TaskTracker;

const SHARDS: usize = 64;
type Live = HashMap<String, mpsc::Sender<Mail>>;

/// Where a table is.
#[derive(Debug)]
pub enum Found {
    /// Here: its box.
    Here(mpsc::Sender<Mail>),
    /// At another node, of this name.
    At(String),
}

/// What every table uses, and where they are found.
pub struct Hall {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// The games.
    pub opener: Arc<dyn Opener>,
    /// The settings.
    pub config: Config,
    /// The counters.
    pub metrics: Arc<Metrics>,
    /// Room for bots to think.
    pub(crate) thinkers: Thinkers,
    /// Wakes whoever delivers notices.
    pub(crate) outbox: Notify,
    /// What signs proofs.
    pub(crate) key: SigningKey,
    /// The time at the tables.
    pub(crate) time: TableTime,
    /// Every table's task: a box is closed before its table has written its last.
    pub(crate) tasks: TaskTracker,
    /// Every connection and every socket: whoever is being answered.
    pub(crate) talking: TaskTracker,
    live: Mutex<Live>,
    loading: Vec<tokio::sync::Mutex<()>>,
    down: AtomicBool,
    /// Whether the other nodes cannot be reached from here.
    apart: AtomicBool,
    /// The ways to the other nodes, where there is a bus.
    nodes: OnceLock<Arc<Nodes>>,
}

impl std::fmt::Debug for Hall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Hall")
    }
}

const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// An id nobody can guess: 80 bits in 16 letters.
pub fn new_id() -> String {
    fair::secret()[..16].iter().map(|byte| LETTERS[(byte & 31) as usize] as char).collect()
}

impl Hall {
    /// Opens the hall: the signing key is made at the first start and kept.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn open(store: Arc<dyn Store>, opener: Arc<dyn Opener>, config: Config) -> Answer<Arc<Hall>> {
        let key = signing_key(store.as_ref()).await?;
        let time = TableTime::start(store.as_ref()).await?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Arc::new(Hall {
            store,
            opener,
            config,
            metrics: Arc::default(),
            thinkers: Thinkers::new(cores.saturating_sub(1).max(1)),
            outbox: Notify::new(),
            key,
            time,
            tasks: TaskTracker::new(),
            talking: TaskTracker::new(),
            live: Mutex::default(),
            loading: (0..SHARDS).map(|_| tokio::sync::Mutex::new(())).collect(),
            down: false.into(),
            apart: false.into(),
            nodes: OnceLock::new(),
        }))
    }

    fn live(&self) -> std::sync::MutexGuard<'_, Live> {
        // A panic while the lock is held cannot leave the map half-written.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where a table is found from outside.
    pub fn link(&self, table: &str) -> String {
        format!("{}/t/{table}", self.config.public_url())
    }

    /// Takes a parked table off the list.
    pub(crate) fn forget(&self, table: &str, own: &mpsc::Sender<Mail>) {
        let mut live = self.live();
        if live.get(table).is_some_and(|sender| sender.same_channel(own)) {
            live.remove(table);
        }
    }

    /// A live table of this node, woken from its log where it sleeps.
    ///
    /// # Errors
    /// When there is none, its log does not fit, or another node holds it.
    pub async fn table(self: &Arc<Self>, id: &str) -> Answer<mpsc::Sender<Mail>> {
        match self.find(id).await? {
            Found::Here(table) => Ok(table),
            Found::At(_) => Err(Fault::new(Code::GoingDown, "another node holds this table; try again")),
        }
    }

    /// Where a table is: here, woken from its log where it sleeps, or at the node that holds it.
    ///
    /// # Errors
    /// When there is none, or its log does not fit.
    pub async fn find(self: &Arc<Self>, id: &str) -> Answer<Found> {
        for _ in 0..6_000 {
            let found = self.live().get(id).cloned();
            match found {
                Some(found) if !found.is_closed() => return Ok(Found::Here(found)),
                Some(_) => {} // just parking
                None => match self.nodes().and_then(|nodes| nodes.owner(id)) {
                    Some(node) => return Ok(Found::At(node)),
                    None => return self.wake(id, Wake::Asked).await,
                },
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        Err(Fault::new(Code::Internal, "the table did not come back"))
    }

    /// Stops tables of this node; whoever looks on is told to resume.
    pub(crate) async fn let_go(&self, wanted: impl Fn(&str) -> bool) {
        let live: Vec<_> = self.live().iter().filter(|(id, _)| wanted(id)).map(|(_, table)| table.clone()).collect();
        for table in live {
            let _ = table.send(Mail::Stop).await;
        }
    }

    /// Asks a table something and waits for the answer.
    ///
    /// # Errors
    /// Why not.
    pub async fn ask(self: &Arc<Self>, table: &str, who: Who, seat: Option<Seat>, ask: Ask) -> Answer<()> {
        let (reply, answer) = oneshot::channel();
        let mail = Mail::Ask { who: Arc::new(who), seat, ask, reply: Reply::Http(reply), since: Instant::now() };
        self.post(table, mail).await?;
        answer.await.unwrap_or_else(|_| Err(Fault::new(Code::GoingDown, "the table did not answer; try again")))
    }

    /// Puts a letter into a table's box, and tells which box it was.
    ///
    /// # Errors
    /// When there is no such table.
    pub async fn post(self: &Arc<Self>, table: &str, mail: Mail) -> Answer<mpsc::Sender<Mail>> {
        let mut mail = mail;
        for _ in 0..100 {
            let found = self.table(table).await?;
            match found.send(mail).await {
                Ok(()) => return Ok(found),
                Err(mpsc::error::SendError(back)) => mail = back,
            }
        }
        Err(Fault::new(Code::Internal, "the table did not come back"))
    }

    /// Lets a socket look on at a table, wherever it is, and gives the box it writes to.
    ///
    /// # Errors
    /// When there is no such table, or no way to it.
    pub async fn attach(self: &Arc<Self>, table: &str, attach: Attach) -> Answer<mpsc::Sender<Mail>> {
        match (self.find(table).await?, self.nodes()) {
            (Found::At(node), Some(nodes)) => Ok(nodes.open_line(node, table, attach).await),
            _ => self.post(table, Mail::Attach(Box::new(attach))).await,
        }
    }

    /// Reads something off a table's desk.
    ///
    /// # Errors
    /// When there is no such table.
    pub async fn read_desk<T: Send + 'static>(
        self: &Arc<Self>,
        table: &str,
        read: impl FnOnce(&Desk, SeatSet) -> T + Send + 'static,
    ) -> Answer<T> {
        let (reply, answer) = oneshot::channel();
        let read = Mail::Read(Box::new(move |desk, present| drop(reply.send(read(desk, present)))));
        self.post(table, read).await?;
        answer.await.map_err(|_| Fault::new(Code::GoingDown, "the table did not answer; try again"))
    }

    /// Whether the server is going down.
    pub fn is_down(&self) -> bool {
        self.down.load(Ordering::Relaxed)
    }

    /// Whether this node is cut off from the others: its tables are theirs then.
    pub fn is_apart(&self) -> bool {
        self.apart.load(Ordering::Relaxed)
    }

    pub(crate) fn set_apart(&self, apart: bool) {
        self.apart.store(apart, Ordering::Relaxed);
    }

    pub(crate) fn nodes(&self) -> Option<&Arc<Nodes>> {
        self.nodes.get()
    }

    pub(crate) fn set_nodes(&self, nodes: Arc<Nodes>) {
        let _ = self.nodes.set(nodes);
    }

    pub(crate) fn bus_is_up(&self) -> bool {
        self.nodes().is_none_or(|nodes| nodes.is_up())
    }

    pub(crate) fn know(&self, others: &[crate::lease::Alive]) {
        if let Some(nodes) = self.nodes() {
            nodes.know(others);
        }
    }

    /// Stops every table and waits for its last word: what was asked before is still answered.
    pub async fn close(&self) {
        self.down.store(true, Ordering::Relaxed);
        self.thinkers.close();
        let tables: Vec<_> = self.live().values().cloned().collect();
        for table in &tables {
            let _ = table.send(Mail::Stop).await;
        }
        self.tasks.close();
        if tokio::time::timeout(Duration::from_secs(10), self.tasks.wait()).await.is_err() {
            tracing::warn!(tables = self.tasks.len(), "tables left behind: each goes on from its log");
        }
        if let Err(error) = self.time.keep(self.store.as_ref()).await {
            tracing::warn!(%error, "how far the tables' time is was not kept");
        }
        if let Some(leases) = self.store.leases()
            && let Err(error) = leases.leave().await
        {
            tracing::warn!(%error, "the lease was not given up: it runs out");
        }
    }
}

async fn signing_key(store: &dyn Store) -> Answer<SigningKey> {
    if let Some(key) = kept_key(store).await? {
        return Ok(key);
    }
    // Of nodes that start together the first one's is kept.
    let value = kernel::digest::hex(&fair::secret());
    store.write(vec![Write::FirstValue { name: "signing_key".to_owned(), value }]).await?;
    kept_key(store).await?.ok_or_else(|| Fault::new(Code::Internal, "the signing key was not kept"))
}

async fn kept_key(store: &dyn Store) -> Answer<Option<SigningKey>> {
    let kept = store.value("signing_key").await?;
    let bytes = kept.and_then(|hex| fair::bytes(&hex)).and_then(|bytes| bytes.try_into().ok());
    Ok(bytes.map(|bytes| SigningKey::from_bytes(&bytes)))
}
