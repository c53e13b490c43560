//! The hall: every live table by id, and what they all use.

mod open;

use crate::actor::{self, Attach, Mail, Reply};
use crate::clock;
use crate::config::Config;
use crate::desk::{Ask, Desk, Who};
use crate::fair;
use crate::lease::Claim;
use crate::log::Entry;
use crate::metrics::Metrics;
use crate::nodes::Nodes;
use crate::opener::Opener;
use crate::problem::{Answer, Code, Fault};
use crate::store::{Append, Millis, Status, Store, Write};
use ed25519_dalek::SigningKey;
use kernel::{Seat, SeatSet};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Notify, Semaphore, mpsc, oneshot};

const SHARDS: usize = 64;
/// How long until a table that did not wake is tried again; longer each time.
const WAKE_AGAIN: Duration = Duration::from_millis(500);
const WAKE_TRIES: u32 = 60;

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
    pub(crate) thinkers: Semaphore,
    /// Wakes whoever delivers notices.
    pub(crate) outbox: Notify,
    /// What signs proofs.
    pub(crate) key: SigningKey,
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
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Arc::new(Hall {
            store,
            opener,
            config,
            metrics: Arc::default(),
            thinkers: Semaphore::new(cores.saturating_sub(1).max(1)),
            outbox: Notify::new(),
            key,
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

    async fn wake(self: &Arc<Self>, id: &str, why: Wake) -> Answer<Found> {
        if self.is_down() {
            return Err(Fault::new(Code::GoingDown, "the server is going down"));
        }
        if self.is_apart() {
            return Err(Fault::new(Code::GoingDown, "this node is cut off from the others; try another"));
        }
        let shard = kernel::state_hash(&id) as usize % SHARDS;
        let _one_at_a_time = self.loading[shard].lock().await;
        if let Some(found) = self.live().get(id).filter(|found| !found.is_closed()).cloned() {
            return Ok(Found::Here(found));
        }
        let claim = match self.store.leases() {
            Some(leases) => leases.claim(id).await?,
            None => Claim::Mine { taken_over: false },
        };
        let why = match claim {
            Claim::Mine { taken_over } => {
                if taken_over {
                    Wake::Boot
                } else {
                    why
                }
            }
            Claim::Held(node) => {
                self.nodes().into_iter().for_each(|nodes| nodes.note_owner(id, &node));
                return Ok(Found::At(node));
            }
            Claim::Nobody => return Err(Fault::no_table()),
        };
        let desk = self.read(id).await?;
        let desk = self.mend(desk, why).await?;
        let sender = actor::spawn(Arc::clone(self), desk);
        self.live().insert(id.to_owned(), sender.clone());
        Ok(Found::Here(sender))
    }

    async fn read(&self, id: &str) -> Answer<Desk> {
        let log = self.store.log(id).await?;
        if log.is_empty() {
            return Err(Fault::no_table());
        }
        let entries: Result<Vec<(Millis, Entry)>, _> =
            log.iter().map(|logged| serde_json::from_str(&logged.entry).map(|entry| (logged.at, entry))).collect();
        let entries = entries.map_err(|error| unreadable(id, &error.to_string()))?;
        let (id, opener) = (id.to_owned(), Arc::clone(&self.opener));
        let replayed = tokio::task::spawn_blocking(move || Desk::replay(&id, &entries, opener.as_ref())).await;
        let replayed = replayed.map_err(|error| unreadable("", &error.to_string()))?;
        replayed.map_err(|unfit| unreadable(&unfit.table, &unfit.to_string()))
    }

    /// After a start, live clocks go on from now.
    async fn mend(&self, mut desk: Desk, why: Wake) -> Answer<Desk> {
        if why == Wake::Boot && desk.status == Status::Playing && desk.clocks.is_live() {
            let at = clock::now();
            let entry = serde_json::to_string(&Entry::Woken).unwrap_or_default();
            let append = Append { table: Arc::clone(&desk.id), seq: desk.next, at, entry };
            self.store.write(vec![Write::Append(append)]).await?;
            let applied = desk.apply(&Entry::Woken, at, self.opener.as_ref());
            applied.map_err(|unfit| unreadable(&unfit.table, &unfit.to_string()))?;
        }
        Ok(desk)
    }

    /// Wakes every unfinished table once: bots go on, clocks run, lists are mended.
    pub async fn wake_all(self: &Arc<Self>) {
        for status in [Status::Playing, Status::Open] {
            let ids = self.store.tables_in(status).await.unwrap_or_default();
            for id in ids {
                match self.wake(&id, Wake::Boot).await {
                    Ok(_) => self.mend_lists(&id, status).await,
                    Err(fault) => tracing::error!(table = %id, ?fault, "a table did not wake"),
                }
            }
        }
    }

    /// Wakes a table that was taken over from a node that is gone.
    pub(crate) async fn take_over(self: &Arc<Self>, id: &str) {
        match self.wake(id, Wake::Boot).await {
            Ok(Found::Here(_)) => {
                if let Ok(Some(row)) = self.store.table(id).await {
                    self.mend_lists(id, row.status).await;
                }
            }
            Ok(Found::At(_)) => {}
            Err(fault) => {
                tracing::warn!(table = %id, ?fault, "a table did not wake");
                self.wake_soon(id, Wake::Boot);
            }
        }
    }

    /// Wakes a table that this node may hold, as soon as the store lets it.
    pub(crate) fn wake_soon(self: &Arc<Self>, id: &str, why: Wake) {
        let (hall, id) = (Arc::clone(self), id.to_owned());
        tokio::spawn(async move {
            for n in 0..WAKE_TRIES {
                tokio::time::sleep(WAKE_AGAIN * (1 + n).min(10)).await;
                match hall.wake(&id, why).await {
                    Err(fault) if fault.code != Code::NotFound && !hall.is_down() => {}
                    _ => return,
                }
            }
            tracing::error!(table = %id, "a table did not wake");
        });
    }

    /// Stops tables of this node; whoever looks on is told to resume.
    pub(crate) async fn let_go(&self, wanted: impl Fn(&str) -> bool) {
        let live: Vec<_> = self.live().iter().filter(|(id, _)| wanted(id)).map(|(_, table)| table.clone()).collect();
        for table in live {
            let _ = table.send(Mail::Stop).await;
        }
    }

    async fn mend_lists(self: &Arc<Self>, id: &str, listed: Status) {
        if let Ok(true) = self.read_desk(id, move |desk, _| desk.status != listed).await {
            let _ = self.post(id, Mail::List).await;
        }
    }

    /// Wakes tables whose deadline has passed while they slept.
    pub async fn wake_overdue(self: &Arc<Self>) {
        for id in self.store.overdue(clock::now()).await.unwrap_or_default() {
            // One that another node has is that node's to look after.
            if let Err(fault) = self.find(&id).await {
                tracing::error!(table = %id, ?fault, "a table did not wake");
            }
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

    /// Stops every table: what was asked before is still answered.
    pub async fn close(&self) {
        self.down.store(true, Ordering::Relaxed);
        let tables: Vec<_> = self.live().values().cloned().collect();
        for table in &tables {
            let _ = table.send(Mail::Stop).await;
        }
        for table in tables {
            let _ = tokio::time::timeout(Duration::from_secs(10), table.closed()).await;
        }
        if let Some(leases) = self.store.leases()
            && let Err(error) = leases.leave().await
        {
            tracing::warn!(%error, "the lease was not given up: it runs out");
        }
    }
}

/// Why a table is woken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wake {
    /// Somebody asks for it.
    Asked,
    /// Its server was away.
    Boot,
}

fn unreadable(table: &str, what: &str) -> Fault {
    tracing::error!(table, what, "a table cannot be read");
    Fault::new(Code::Internal, "this table cannot be read by this version")
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
