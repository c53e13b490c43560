//! Putting it together: listen, wake the tables, deliver notices, forget what is old, and go down cleanly.

mod lock;

use crate::bus::{Bus, Nats};
use crate::clock;
use crate::config::{Config, ConfigError, without_secrets};
use crate::hall::Hall;
use crate::http::{self, App};
use crate::limits::Limits;
use crate::nodes::{Nodes, Seal};
use crate::opener::Opener;
use crate::store::{Postgres, Sqlite, Status, Store, StoreError, Write};
use axum::extract::ConnectInfo;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use lock::Lock;
use std::io::ErrorKind::NotFound;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_util::task::TaskTracker;

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
    /// The hall did not open.
    #[error("the server did not start: {0}")]
    Hall(String),
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
    pub hall: Arc<Hall>,
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
        self.hall.close().await;
        self.hall.talking.close();
        if tokio::time::timeout(DRAIN, self.hall.talking.wait()).await.is_err() {
            tracing::warn!(connections = self.hall.talking.len(), "some did not end in time");
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
        let opened = Postgres::open(url, &crate::hall::new_id(), config.lease()).await;
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
pub async fn start(config: Config, opener: Arc<dyn Opener>) -> Result<Serving, ServeError> {
    // Nodes share a database; a file is one server's.
    let lock = if config.postgres().is_some() { None } else { Some(own_file(&config)?) };
    let store = open_store(&config).await?;
    let bus = open_bus(&config).await?;
    let serving = start_on(config, opener, store, bus).await?;
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
pub async fn start_with(config: Config, opener: Arc<dyn Opener>, store: Arc<dyn Store>) -> Result<Serving, ServeError> {
    start_on(config, opener, store, None).await
}

/// Starts a node on a store and a bus that are open already.
///
/// # Errors
/// What keeps it from starting.
pub async fn start_on(
    config: Config,
    opener: Arc<dyn Opener>,
    store: Arc<dyn Store>,
    bus: Option<Arc<dyn Bus>>,
) -> Result<Serving, ServeError> {
    let address = config.listen;
    let listen = |error| ServeError::Listen { address, error };
    let listener = TcpListener::bind(address).await.map_err(listen)?;
    let address = listener.local_addr().map_err(listen)?;
    let config = Config { listen: address, ..config };
    let hall = Hall::open(store, opener, config).await.map_err(|fault| ServeError::Hall(fault.detail))?;
    if let Some(leases) = hall.store.leases() {
        leases.beat(true).await.map_err(|error| ServeError::Hall(error.to_string()))?;
        tracing::info!(node = leases.node(), "one of the nodes of this store");
    }
    let (down, watching) = watch::channel(false);
    let (quiet, until_quiet) = watch::channel(false);
    let app = App { hall: Arc::clone(&hall), limits: Arc::new(Limits::default()) };
    if let (Some(leases), Some(bus)) = (hall.store.leases(), bus) {
        let seal = Seal::of(hall.store.as_ref()).await.map_err(|fault| ServeError::Hall(fault.detail))?;
        let nodes = Nodes::new(leases.node(), bus, seal);
        hall.set_nodes(Arc::clone(&nodes));
        let router = http::router(app.clone());
        tokio::spawn(nodes.run(Arc::clone(&hall), router, watching.clone(), until_quiet.clone()));
    }
    if let Some(address) = hall.config.metrics_listen {
        let listener = TcpListener::bind(address).await.map_err(|error| ServeError::Listen { address, error })?;
        tokio::spawn(accept(listener, metrics_router(&hall), hall.talking.clone(), watching.clone()));
    }
    tokio::spawn(accept(listener, http::router(app), hall.talking.clone(), watching.clone()));
    tokio::spawn(wind(Arc::clone(&hall), until_quiet));
    tokio::spawn(chores(Arc::clone(&hall), watching.clone()));
    tokio::spawn(crate::lease::keep(Arc::clone(&hall), watching.clone()));
    tokio::spawn(crate::lease::sweep(Arc::clone(&hall), watching.clone()));
    tokio::spawn(crate::notice::deliver(Arc::clone(&hall), watching));
    Ok(Serving { address, hall, down, quiet, lock: None })
}

fn metrics_router(hall: &Arc<Hall>) -> axum::Router {
    let metrics = Arc::clone(&hall.metrics);
    axum::Router::new().route("/metrics", axum::routing::get(move || async move { metrics.text() }))
}

/// Small buffers, a limit on slow requests, one task a connection.
async fn accept(listener: TcpListener, router: axum::Router, talking: TaskTracker, mut down: watch::Receiver<bool>) {
    let until_down = down.clone();
    let let_in = |(stream, address)| {
        drop(talking.spawn(connection(stream, address, router.clone(), until_down.clone())));
    };
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => let_in(accepted),
                // Out of file handles, most likely: others must end first.
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            },
            () = is_set(&mut down) => break,
        }
    }
    // Whoever had knocked is let in.
    let until = tokio::time::Instant::now() + LAST_WORDS;
    while let Ok(Ok(accepted)) = tokio::time::timeout_at(until, listener.accept()).await {
        let_in(accepted);
    }
}

/// Waits until it is so.
async fn is_set(signal: &mut watch::Receiver<bool>) {
    let _ = signal.wait_for(|set| *set).await;
}

async fn connection(stream: TcpStream, address: SocketAddr, router: axum::Router, mut down: watch::Receiver<bool>) {
    let _ = stream.set_nodelay(true);
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        router.call(request)
    });
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(Duration::from_secs(15)).max_buf_size(16 * 1024);
    let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
    tokio::pin!(connection);
    tokio::select! {
        _ = &mut connection => return,
        () = is_set(&mut down) => {}
    }
    if tokio::time::timeout(LAST_WORDS, &mut connection).await.is_err() {
        connection.as_mut().graceful_shutdown();
        let _ = tokio::time::timeout(DRAIN, connection).await;
    }
}

/// Winds the tables' time until nobody needs it any more.
async fn wind(hall: Arc<Hall>, mut quiet: watch::Receiver<bool>) {
    let mut beat = tokio::time::interval(crate::time::WOUND_EVERY);
    beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = beat.tick() => {
                let still = hall.time.wind();
                if !still.is_zero() {
                    tracing::warn!(ms = still.as_millis(), "the server stood still: no clock was charged for it");
                }
            }
            () = is_set(&mut quiet) => return,
        }
    }
}

/// What must be done now and then: wake tables, forget what is old.
async fn chores(hall: Arc<Hall>, mut down: watch::Receiver<bool>) {
    // Where nodes share the tables, those of nodes that are gone are swept up instead.
    if hall.store.leases().is_none() {
        hall.wake_all().await;
    }
    let mut tick = tokio::time::interval(Duration::from_secs(20));
    let mut ticks = 0u64;
    loop {
        tokio::select! {
            _ = tick.tick() => {
                if let Err(error) = hall.time.keep(hall.store.as_ref()).await {
                    tracing::warn!(%error, "how far the tables' time is was not kept");
                }
                hall.wake_overdue().await;
                if ticks.is_multiple_of(180) {
                    forget_old(&hall).await;
                }
                ticks += 1;
            }
            _ = down.changed() => return,
        }
    }
}

async fn forget_old(hall: &Hall) {
    let before = |days: u32| clock::now() - i64::from(days) * DAY;
    let config = &hall.config;
    let kept = [
        (config.keep_finished_days, Status::Finished),
        (config.keep_open_days, Status::Open),
        (config.keep_open_days, Status::Closed),
    ];
    let old = kept.into_iter().filter(|(days, _)| *days > 0);
    let mut writes: Vec<Write> = old.map(|(days, status)| Write::Prune { status, before: before(days) }).collect();
    if config.keep_chat_days > 0 {
        writes.push(Write::PruneChat { before: before(config.keep_chat_days) });
    }
    if let Err(error) = hall.store.write(writes).await {
        tracing::warn!(%error, "what is old was not forgotten");
    }
}
