//! Putting it together: listen, wake the tables, deliver notices, forget what is old, and go down cleanly.

mod connections;
mod lock;

use crate::bus::{Bus, Nats};
use crate::config::{Config, ConfigError, without_secrets};
use crate::http::{self, App};
use crate::nodes::{Nodes, Seal};
use crate::registry::TableRegistry;
use crate::store::{Postgres, Sqlite, Status, Store, StoreError, StoreWrite};
use crate::wall_clock;
use connections::{Connections, accept};
use lock::Lock;
use room::games::GameCatalog;
use std::io::ErrorKind::NotFound;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;

const TRIED_PORTS: u16 = 50;
/// How long those who are being answered may take once the server goes down.
const DRAIN: Duration = Duration::from_secs(10);
/// What is on its way when the server goes down is still heard.
const LAST_WORDS: Duration = Duration::from_millis(100);
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Why the server does not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The settings.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The file.
    #[error("{file}: {error}")]
    Store {
        /// Which.
        file: String,
        /// What is wrong with it.
        error: StoreError,
    },
    /// The address.
    #[error("{address}: {error}; name another with --listen")]
    Listen {
        /// Which.
        address: SocketAddr,
        /// What is wrong with it.
        error: std::io::Error,
    },
    /// The file is another server's.
    #[error("{file}: another server uses this file; one file, one server")]
    Used {
        /// Which.
        file: String,
    },
    /// The registry did not open.
    #[error("the server did not start: {0}")]
    TableRegistry(String),
}

/// Sends the log to stderr, as the settings say.
pub fn init_log(config: &Config) {
    let filter = tracing_subscriber::EnvFilter::try_new(&config.log);
    let filter = filter.unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // Whoever set a log up before keeps it.
    let _ = if config.log_form == "json" { log.json().try_init() } else { log.try_init() };
}

/// A running server.
#[derive(Debug)]
pub struct Serving {
    /// Where it listens.
    pub address: SocketAddr,
    /// Its tables.
    pub registry: Arc<TableRegistry>,
    down: watch::Sender<bool>,
    /// Says that nobody is being answered any more.
    quiet: watch::Sender<bool>,
    /// Keeps others from the file while this one runs; the system lets go of it however the process ends.
    lock: Option<Lock>,
}

impl Serving {
    /// Goes down: no new requests, what was asked is answered, tables are parked, sockets are told to resume.
    pub async fn stop(self) {
        let _ = self.down.send(true);
        self.registry.close().await;
        self.registry.talking.close();
        if tokio::time::timeout(DRAIN, self.registry.talking.wait()).await.is_err() {
            tracing::warn!(connections = self.registry.talking.len(), "some did not end in time");
        }
        let _ = self.quiet.send(true);
        drop(self.lock);
    }

    /// Runs until the process is asked to end.
    pub async fn until_asked(self) {
        asked_to_end().await;
        tracing::info!("going down");
        self.stop().await;
    }
}

async fn asked_to_end() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}

/// Opens the store a configuration names.
///
/// # Errors
/// When it cannot be opened.
pub async fn open_store(config: &Config) -> Result<Arc<dyn Store>, ServeError> {
    if let Some(url) = config.postgres() {
        let file = without_secrets(url).to_owned();
        let opened = Postgres::open(url, &crate::registry::new_id(), config.lease()).await;
        return Ok(Arc::new(opened.map_err(|error| ServeError::Store { file, error })?));
    }
    let file = config.sqlite_file()?;
    let failed = |error: StoreError| ServeError::Store { file: file.display().to_string(), error };
    make_folder(&file).map_err(|error| broken(&file, &error))?;
    let pages = Some(config.store_limit_mib.saturating_mul(256)).filter(|&pages| pages > 0);
    let slowed = Duration::from_millis(u64::from(config.slow_flush_ms));
    Ok(Arc::new(Sqlite::open_slowed(&file, pages, slowed).await.map_err(failed)?))
}

/// Writes a consistent copy of the store to a new file. The store is read only: its server may run, and may be of
/// another version.
///
/// # Errors
/// When there is no whole store, or the copy cannot be written.
pub async fn backup(config: &Config, copy: &Path) -> Result<(), ServeError> {
    let file = config.sqlite_file()?;
    let at = |file: &Path, error: StoreError| ServeError::Store { file: file.display().to_string(), error };
    let store = Sqlite::open_read_only(&file).await.map_err(|error| at(&file, error))?;
    store.backup(copy).await.map_err(|error| at(copy, error))
}

/// Checks that a backup is whole and puts it in the place of the store, whose server must be down. What was there
/// stays beside it, as `FILE.replaced`.
///
/// # Errors
/// When the copy is not whole or cannot be put there; the store is as it was then.
pub async fn restore(config: &Config, copy: &Path) -> Result<(), ServeError> {
    let failed = |error: StoreError| ServeError::Store { file: copy.display().to_string(), error };
    let file = config.sqlite_file()?;
    let broken = |error: std::io::Error| broken(&file, &error);
    make_folder(&file).map_err(broken)?;
    let _mine = Lock::on(&file)?;
    let beside = with_tail(&file, ".restoring");
    std::fs::copy(copy, &beside).map_err(|error| failed(StoreError::Broken(error.to_string())))?;
    let checked = crate::store::check(&beside).await.map_err(failed);
    let flushed = checked.and_then(|()| make_own(&beside).map_err(broken));
    if let Err(error) = flushed {
        let _ = std::fs::remove_file(&beside);
        return Err(error);
    }
    put_aside(&file).map_err(broken)?;
    std::fs::rename(&beside, &file).map_err(broken)
}

/// A store that is replaced is kept with its write-ahead log, which the new one must not meet.
fn put_aside(file: &Path) -> std::io::Result<()> {
    let is_there = file.exists();
    for tail in ["-shm", "-wal", ""] {
        let (from, to) = (with_tail(file, tail), with_tail(file, &format!(".replaced{tail}")));
        match std::fs::rename(from, &to) {
            // Nor must the one put aside meet the log of one that was put aside before.
            Err(error) if error.kind() == NotFound && is_there => drop(std::fs::remove_file(to)),
            Err(error) if error.kind() != NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// Whatever rights the copy had, the store is for its owner's eyes.
fn make_own(file: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    std::fs::set_permissions(file, std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    std::fs::File::open(file).and_then(|file| file.sync_all())
}

/// A file's name with more at its end.
fn with_tail(file: &Path, tail: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(tail);
    name.into()
}

fn make_folder(file: &Path) -> std::io::Result<()> {
    match file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => std::fs::create_dir_all(folder),
        None => Ok(()),
    }
}

/// Starts a server.
///
/// # Errors
/// What keeps it from starting.
pub async fn start(config: Config, catalog: Arc<dyn GameCatalog>) -> Result<Serving, ServeError> {
    // Nodes share a database; a file is one server's.
    let lock = if config.postgres().is_some() { None } else { Some(own_file(&config)?) };
    let store = open_store(&config).await?;
    let bus = open_bus(&config).await?;
    let serving = start_on(config, catalog, store, bus).await?;
    Ok(Serving { lock, ..serving })
}

fn own_file(config: &Config) -> Result<Lock, ServeError> {
    let file = config.sqlite_file()?;
    make_folder(&file).map_err(|error| broken(&file, &error))?;
    match crate::store::make_private(&file) {
        Ok(()) | Err(StoreError::Taken) => Lock::on(&file),
        Err(error) => Err(ServeError::Store { file: file.display().to_string(), error }),
    }
}

fn broken(file: &Path, error: &std::io::Error) -> ServeError {
    ServeError::Store { file: file.display().to_string(), error: StoreError::Broken(error.to_string()) }
}

/// This address, or the same with one of the next ports where it is taken.
pub fn free_address(address: SocketAddr) -> SocketAddr {
    let ports = (0..TRIED_PORTS).filter_map(|n| address.port().checked_add(n));
    let mut addresses = ports.map(|port| SocketAddr::new(address.ip(), port));
    addresses.find(|&address| std::net::TcpListener::bind(address).is_ok()).unwrap_or(address)
}

/// Opens the bus a configuration names, if it names one.
///
/// # Errors
/// When it names none that is known, or one that nobody else shares.
pub async fn open_bus(config: &Config) -> Result<Option<Arc<dyn Bus>>, ServeError> {
    if config.bus.is_empty() {
        return Ok(None);
    }
    let shown = without_secrets(&config.bus);
    let wrong = |what: &str| ServeError::Config(ConfigError(format!("bus = {shown:?}: {what}")));
    if !config.bus.starts_with("nats://") && !config.bus.starts_with("tls://") {
        return Err(wrong("expected nats://HOST:PORT"));
    }
    if config.postgres().is_none() {
        return Err(wrong("a bus is for nodes that share a store: --store postgres://…"));
    }
    let nats = Nats::connect(&config.bus).await.map_err(|error| wrong(&error.to_string()))?;
    Ok(Some(Arc::new(nats)))
}

/// Starts a server on a store that is open already.
///
/// # Errors
/// What keeps it from starting.
pub async fn start_with(
    config: Config,
    catalog: Arc<dyn GameCatalog>,
    store: Arc<dyn Store>,
) -> Result<Serving, ServeError> {
    start_on(config, catalog, store, None).await
}

/// Starts a node on a store and a bus that are open already.
///
/// # Errors
/// What keeps it from starting.
pub async fn start_on(
    config: Config,
    catalog: Arc<dyn GameCatalog>,
    store: Arc<dyn Store>,
    bus: Option<Arc<dyn Bus>>,
) -> Result<Serving, ServeError> {
    let address = config.listen;
    let listen = |error| ServeError::Listen { address, error };
    let listener = TcpListener::bind(address).await.map_err(listen)?;
    let address = listener.local_addr().map_err(listen)?;
    let config = Config { listen: address, ..config };
    let registry =
        TableRegistry::open(store, catalog, config).await.map_err(|error| ServeError::TableRegistry(error.detail))?;
    if let Some(leases) = registry.store.leases() {
        leases.beat(true).await.map_err(|error| ServeError::TableRegistry(error.to_string()))?;
        tracing::info!(node = leases.node(), "one of the nodes of this store");
    }
    let (down, watching) = watch::channel(false);
    let (quiet, until_quiet) = watch::channel(false);
    let app = App { registry: Arc::clone(&registry), limits: Arc::default(), readings: Arc::default() };
    tokio::spawn(Arc::clone(&app.limits).keep_small(watching.clone()));
    if let (Some(leases), Some(bus)) = (registry.store.leases(), bus) {
        let seal = Seal::of(registry.store.as_ref()).await.map_err(|error| ServeError::TableRegistry(error.detail))?;
        let nodes = Nodes::new(leases.node(), bus, seal);
        registry.set_nodes(Arc::clone(&nodes));
        let router = http::router(app.clone());
        tokio::spawn(nodes.run(Arc::clone(&registry), router, watching.clone(), until_quiet.clone()));
    }
    if let Some(address) = registry.config.metrics_listen {
        let listener = TcpListener::bind(address).await.map_err(|error| ServeError::Listen { address, error })?;
        let all = Connections::new(None, registry.talking.clone());
        tokio::spawn(accept(listener, metrics_router(&registry), all, watching.clone()));
    }
    let most = Some(registry.config.connections_per_address).filter(|_| !registry.config.behind_proxy);
    let all = Connections::new(most, registry.talking.clone());
    tokio::spawn(accept(listener, http::router(app), all, watching.clone()));
    tokio::spawn(wind(Arc::clone(&registry), until_quiet));
    tokio::spawn(chores(Arc::clone(&registry), watching.clone()));
    tokio::spawn(crate::lease::keep(Arc::clone(&registry), watching.clone()));
    tokio::spawn(crate::lease::sweep(Arc::clone(&registry), watching.clone()));
    tokio::spawn(crate::notice::deliver(Arc::clone(&registry), watching));
    Ok(Serving { address, registry, down, quiet, lock: None })
}

fn metrics_router(registry: &Arc<TableRegistry>) -> axum::Router {
    let metrics = Arc::clone(&registry.metrics);
    axum::Router::new().route("/metrics", axum::routing::get(move || async move { metrics.text() }))
}

/// Waits until it is so.
async fn is_set(signal: &mut watch::Receiver<bool>) {
    let _ = signal.wait_for(|set| *set).await;
}

/// Winds the tables' time until nobody needs it any more.
async fn wind(registry: Arc<TableRegistry>, mut quiet: watch::Receiver<bool>) {
    let mut beat = tokio::time::interval(crate::time::WOUND_EVERY);
    beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = beat.tick() => {
                let still = registry.time.wind();
                if !still.is_zero() {
                    tracing::warn!(ms = still.as_millis(), "the server stood still: no clock was charged for it");
                }
            }
            () = is_set(&mut quiet) => return,
        }
    }
}

/// What must be done now and then: wake tables, forget what is old.
async fn chores(registry: Arc<TableRegistry>, mut down: watch::Receiver<bool>) {
    // Where nodes share the tables, those of nodes that are gone are swept up instead.
    if registry.store.leases().is_none() {
        registry.wake_all().await;
    }
    let mut tick = tokio::time::interval(Duration::from_secs(20));
    let mut ticks = 0u64;
    loop {
        tokio::select! {
            _ = tick.tick() => {
                if let Err(error) = registry.time.save(registry.store.as_ref()).await {
                    tracing::warn!(%error, "how far the tables' time is was not kept");
                }
                registry.wake_overdue().await;
                if ticks.is_multiple_of(180) {
                    forget_old(&registry).await;
                }
                ticks += 1;
            }
            _ = down.changed() => return,
        }
    }
}

async fn forget_old(registry: &TableRegistry) {
    let before = |days: u32| wall_clock::now() - i64::from(days) * DAY;
    let config = &registry.config;
    let kept = [
        (config.keep_finished_days, Status::Finished),
        (config.keep_open_days, Status::Open),
        (config.keep_open_days, Status::Closed),
    ];
    let old = kept.into_iter().filter(|(days, _)| *days > 0);
    let mut writes: Vec<StoreWrite> =
        old.map(|(days, status)| StoreWrite::Prune { status, before: before(days) }).collect();
    if config.keep_chat_days > 0 {
        writes.push(StoreWrite::PruneChat { before: before(config.keep_chat_days) });
    }
    if let Err(error) = registry.store.write(writes).await {
        tracing::warn!(%error, "what is old was not forgotten");
    }
}
