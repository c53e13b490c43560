//! The registry: every live table by id, and what they all use.

mod open;
mod rename;
mod wake;

pub use crate::chance::new_id;
pub use room::id::is_id;
pub(crate) use wake::Wake;

use crate::config::Config;
use crate::error::{ApiError, ApiResult, Code};
use crate::metrics::Metrics;
use crate::nodes::Nodes;
use crate::people::{Hashing, Watching};
use crate::store::{Store, StoreWrite};
use crate::table_task::{Attach, Reply, TableCommand};
use crate::thinkers::Thinkers;
use crate::time::TableTime;
use ed25519_dalek::SigningKey;
use kernel::{Seat, SeatSet};
use room::fair;
use room::games::GameCatalog;
use room::state::{Ask, Principal, TableState};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Notify, mpsc, oneshot};
use tokio_util::task::TaskTracker;

const SHARDS: usize = 64;
/// How long a table may take to go to rest before whoever asks for it is told so.
const PARKING: Duration = Duration::from_secs(6);
type Live = HashMap<String, mpsc::Sender<TableCommand>>;

/// Where a table is.
#[derive(Debug)]
pub enum Location {
    /// Here: its queue.
    Here(mpsc::Sender<TableCommand>),
    /// At another node, of this name.
    At(String),
}

/// What every table uses, and where they are found.
pub struct TableRegistry {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// The games.
    pub catalog: Arc<dyn GameCatalog>,
    /// The settings.
    pub config: Config,
    /// The address people use.
    pub address: String,
    /// The counters.
    pub metrics: Arc<Metrics>,
    /// Room for bots to think.
    pub(crate) thinkers: Thinkers,
    /// Room for passwords to be hashed.
    pub(crate) hashing: Hashing,
    /// The open sockets, by person.
    pub(crate) watching: Watching,
    /// Wakes whoever delivers notices.
    pub(crate) outbox: Notify,
    /// What signs proofs.
    pub(crate) key: SigningKey,
    /// The time at the tables.
    pub(crate) time: TableTime,
    /// Every table's task: a queue is closed before its table has written its last.
    pub(crate) tasks: TaskTracker,
    /// Every connection and every socket: whoever is being answered.
    pub(crate) talking: TaskTracker,
    live: Mutex<Live>,
    /// Tells whoever waits for a table that goes to rest that one is gone.
    parked: Notify,
    loading: Vec<tokio::sync::Mutex<()>>,
    down: AtomicBool,
    /// Whether the other nodes cannot be reached from here.
    partitioned: AtomicBool,
    /// The ways to the other nodes, where there is a bus.
    nodes: OnceLock<Arc<Nodes>>,
}

impl std::fmt::Debug for TableRegistry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TableRegistry")
    }
}

impl TableRegistry {
    /// Opens the registry: the signing key is made at the first start and kept.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn open(
        store: Arc<dyn Store>,
        catalog: Arc<dyn GameCatalog>,
        config: Config,
    ) -> ApiResult<Arc<TableRegistry>> {
        let key = signing_key(store.as_ref()).await?;
        let time = TableTime::start(store.as_ref()).await?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Arc::new(TableRegistry {
            store,
            catalog,
            address: config.address(),
            config,
            metrics: Arc::default(),
            thinkers: Thinkers::new(cores.saturating_sub(1).max(1)),
            hashing: Hashing::new(cores),
            watching: Watching::default(),
            outbox: Notify::new(),
            key,
            time,
            tasks: TaskTracker::new(),
            talking: TaskTracker::new(),
            live: Mutex::default(),
            parked: Notify::new(),
            loading: (0..SHARDS).map(|_| tokio::sync::Mutex::new(())).collect(),
            down: false.into(),
            partitioned: false.into(),
            nodes: OnceLock::new(),
        }))
    }

    fn live(&self) -> std::sync::MutexGuard<'_, Live> {
        // A panic while the lock is held cannot leave the map half-written.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where a table is found from outside.
    pub fn link(&self, table: &str) -> String {
        format!("{}/#/t/{table}", self.address)
    }

    /// The same address, where others than this machine can open it. Behind a proxy only one that is named: what this
    /// machine found out about itself is an inner address.
    pub fn address_for_others(&self) -> Option<&str> {
        let is_inner = self.config.public_url.is_empty() && self.config.behind_proxy;
        Some(self.address.as_str()).filter(|address| !is_inner && !crate::lan::is_only_here(address))
    }

    /// Takes a parked table off the list.
    pub(crate) fn forget(&self, table: &str, own: &mpsc::Sender<TableCommand>) {
        let mut live = self.live();
        if live.get(table).is_some_and(|sender| sender.same_channel(own)) {
            live.remove(table);
            self.parked.notify_waiters();
        }
    }

    /// A live table of this node, woken from its log where it sleeps.
    ///
    /// # Errors
    /// When there is none, its log does not fit, or another node holds it.
    pub async fn table(self: &Arc<Self>, id: &str) -> ApiResult<mpsc::Sender<TableCommand>> {
        match self.find(id).await? {
            Location::Here(table) => Ok(table),
            Location::At(_) => Err(ApiError::new(Code::GoingDown, "another node holds this table; try again")),
        }
    }

    /// Where a table is: here, woken from its log where it sleeps, or at the node that holds it.
    ///
    /// # Errors
    /// When there is none, or its log does not fit.
    pub async fn find(self: &Arc<Self>, id: &str) -> ApiResult<Location> {
        let deadline = tokio::time::Instant::now() + PARKING;
        loop {
            // Heard from here on: a table that is forgotten while it is looked for is not missed.
            let parked = self.parked.notified();
            tokio::pin!(parked);
            parked.as_mut().enable();
            let found = self.live().get(id).cloned();
            match found {
                Some(found) if !found.is_closed() => return Ok(Location::Here(found)),
                Some(_) => {} // just parking
                None => match self.nodes().and_then(|nodes| nodes.owner(id)) {
                    Some(node) => return Ok(Location::At(node)),
                    None => return self.wake(id, Wake::Asked).await,
                },
            }
            if tokio::time::timeout_at(deadline, parked).await.is_err() {
                return Err(ApiError::new(Code::Internal, "the table did not come back"));
            }
        }
    }

    /// Stops tables of this node; whoever looks on is told to resume.
    pub(crate) async fn release(&self, wanted: impl Fn(&str) -> bool) {
        let live: Vec<_> = self.live().iter().filter(|(id, _)| wanted(id)).map(|(_, table)| table.clone()).collect();
        for table in live {
            let _ = table.send(TableCommand::Stop).await;
        }
    }

    /// Asks a table something and waits for the answer.
    ///
    /// # Errors
    /// Why not.
    pub async fn ask(self: &Arc<Self>, table: &str, who: Principal, seat: Option<Seat>, ask: Ask) -> ApiResult<()> {
        let (reply, answer) = oneshot::channel();
        let command =
            TableCommand::Ask { who: Arc::new(who), seat, ask, reply: Reply::Http(reply), since: Instant::now() };
        self.post(table, command).await?;
        answer.await.unwrap_or_else(|_| Err(ApiError::new(Code::GoingDown, "the table did not answer; try again")))
    }

    /// Puts a command into a table's queue, and tells which queue it was.
    ///
    /// # Errors
    /// When there is no such table.
    pub async fn post(self: &Arc<Self>, table: &str, command: TableCommand) -> ApiResult<mpsc::Sender<TableCommand>> {
        let mut command = command;
        for _ in 0..100 {
            let found = self.table(table).await?;
            match found.send(command).await {
                Ok(()) => return Ok(found),
                Err(mpsc::error::SendError(back)) => command = back,
            }
        }
        Err(ApiError::new(Code::Internal, "the table did not come back"))
    }

    /// Lets a socket look on at a table, wherever it is, and gives the queue it writes to.
    ///
    /// # Errors
    /// When there is no such table, or no way to it.
    pub async fn attach(self: &Arc<Self>, table: &str, attach: Attach) -> ApiResult<mpsc::Sender<TableCommand>> {
        match (self.find(table).await?, self.nodes()) {
            (Location::At(node), Some(nodes)) => Ok(nodes.open_connection(node, table, attach).await),
            _ => self.post(table, TableCommand::Attach(Box::new(attach))).await,
        }
    }

    /// Reads something off a table's state.
    ///
    /// # Errors
    /// When there is no such table.
    pub async fn read_state<T: Send + 'static>(
        self: &Arc<Self>,
        table: &str,
        read: impl FnOnce(&TableState, SeatSet) -> T + Send + 'static,
    ) -> ApiResult<T> {
        let (reply, answer) = oneshot::channel();
        let read = TableCommand::Read(Box::new(move |state, present| drop(reply.send(read(state, present)))));
        self.post(table, read).await?;
        answer.await.map_err(|_| ApiError::new(Code::GoingDown, "the table did not answer; try again"))
    }

    /// Whether the server is going down.
    pub fn is_down(&self) -> bool {
        self.down.load(Ordering::Relaxed)
    }

    /// Whether this node is cut off from the others: its tables are theirs then.
    pub fn is_partitioned(&self) -> bool {
        self.partitioned.load(Ordering::Relaxed)
    }

    pub(crate) fn set_partitioned(&self, partitioned: bool) {
        self.partitioned.store(partitioned, Ordering::Relaxed);
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
            let _ = table.send(TableCommand::Stop).await;
        }
        self.tasks.close();
        if tokio::time::timeout(Duration::from_secs(10), self.tasks.wait()).await.is_err() {
            tracing::warn!(tables = self.tasks.len(), "tables left behind: each goes on from its log");
        }
        if let Err(error) = self.time.save(self.store.as_ref()).await {
            tracing::warn!(%error, "how far the tables' time is was not kept");
        }
        if let Some(leases) = self.store.leases()
            && let Err(error) = leases.leave().await
        {
            tracing::warn!(%error, "the lease was not given up: it runs out");
        }
    }
}

async fn signing_key(store: &dyn Store) -> ApiResult<SigningKey> {
    if let Some(key) = kept_key(store).await? {
        return Ok(key);
    }
    // Of nodes that start together the first one's is kept.
    let value = kernel::digest::hex(&crate::chance::secret());
    store.write(vec![StoreWrite::FirstValue { name: "signing_key".to_owned(), value }]).await?;
    kept_key(store).await?.ok_or_else(|| ApiError::new(Code::Internal, "the signing key was not kept"))
}

async fn kept_key(store: &dyn Store) -> ApiResult<Option<SigningKey>> {
    let kept = store.value("signing_key").await?;
    let bytes = kept.and_then(|hex| fair::bytes(&hex)).and_then(|bytes| bytes.try_into().ok());
    Ok(bytes.map(|bytes| SigningKey::from_bytes(&bytes)))
}
