//! Who may write a table's log where several nodes share a store. A table is held by one node; a node's lease is one row that it
//! renews; whoever finds a table whose holder's lease has run out takes it over. Times are the store's alone.

use crate::registry::TableRegistry;
use crate::store::StoreError;
use async_trait::async_trait;
use futures_util::future::join_all;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// Whose a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// This node's.
    Mine {
        /// Whether another node had it and is gone: its clocks stood still since.
        taken_over: bool,
    },
    /// Another node's.
    Held(String),
    /// There is no such table.
    Nobody,
}

/// A node that is alive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alive {
    /// Its name.
    pub node: String,
    /// Whether it reaches the bus.
    pub bus: bool,
}

/// What a node learns when it renews its lease.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Beat {
    /// The other nodes.
    pub others: Vec<Alive>,
    /// Tables that are this node's no longer.
    pub lost: Vec<String>,
    /// Tables that are this node's by the store's word, and of which it knows nothing.
    pub found: Vec<String>,
}

/// The leases of a store that several nodes share.
#[async_trait]
pub trait Leases: Send + Sync {
    /// This node's name.
    fn node(&self) -> &str;
    /// How long a lease lasts.
    fn lasts(&self) -> Duration;
    /// Takes a table where nobody else holds it.
    async fn claim(&self, table: &str) -> Result<Claim, StoreError>;
    /// Gives a table up that rests: whoever needs it takes it.
    async fn give_up(&self, table: &str) -> Result<(), StoreError>;
    /// Renews this node's lease.
    async fn beat(&self, bus: bool) -> Result<Beat, StoreError>;
    /// The other nodes that are alive.
    async fn others(&self) -> Result<Vec<Alive>, StoreError>;
    /// Takes over tables of nodes that are gone, where this one is not; at most so many.
    async fn orphans(&self, most: u32) -> Result<Vec<String>, StoreError>;
    /// Ends this node's lease at once: others take its tables over.
    async fn leave(&self) -> Result<(), StoreError>;
    /// Forgets what this node holds, without the store: it can no longer be reached.
    fn forget_all(&self);
}

/// Tables taken over together.
const TOGETHER: u32 = 32;

/// Keeps this node's lease, until the server goes down.
pub(crate) async fn keep(registry: Arc<TableRegistry>, mut down: watch::Receiver<bool>) {
    let Some(leases) = registry.store.leases() else {
        return;
    };
    let mut keeper = Keeper { beaten: Instant::now(), heard: Instant::now(), others: Vec::new() };
    loop {
        tokio::select! {
            () = tokio::time::sleep(leases.lasts() / 6) => keeper.beat(&registry, leases).await,
            _ = down.changed() => return,
        }
    }
}

struct Keeper {
    /// When the lease was last renewed.
    beaten: Instant,
    /// When the bus was last there.
    heard: Instant,
    others: Vec<Alive>,
}

impl Keeper {
    async fn beat(&mut self, registry: &Arc<TableRegistry>, leases: &dyn Leases) {
        let bus = registry.bus_is_up();
        if bus {
            self.heard = Instant::now();
        }
        // Others reach one another and this one does not: its tables are better with them.
        let partitioned = self.heard.elapsed() > leases.lasts() && self.others.iter().any(|other| other.bus);
        if partitioned != registry.is_partitioned() {
            self.part(registry, leases, partitioned).await;
        }
        if partitioned {
            // Where they lose the bus too, or are gone, this one is as good as they are.
            if let Ok(others) = leases.others().await {
                self.others = others;
            }
            return;
        }
        let began = Instant::now();
        match leases.beat(bus).await {
            Ok(beat) => {
                self.beaten = began;
                self.on_renewed(registry, beat).await;
            }
            Err(error) if self.beaten.elapsed() > leases.lasts() => {
                tracing::warn!(%error, "the lease has run out");
                leases.forget_all();
                registry.release(|_| true).await;
            }
            Err(error) => tracing::warn!(%error, "the lease was not renewed"),
        }
    }

    async fn part(&mut self, registry: &Arc<TableRegistry>, leases: &dyn Leases, partitioned: bool) {
        tracing::warn!(partitioned, "the bus is gone, or back");
        registry.set_partitioned(partitioned);
        if partitioned {
            registry.release(|_| true).await;
            // A lease that cannot be ended runs out.
            let _ = leases.leave().await;
        }
    }

    async fn on_renewed(&mut self, registry: &Arc<TableRegistry>, beat: Beat) {
        if !beat.lost.is_empty() {
            tracing::warn!(tables = beat.lost.len(), "other nodes took tables over");
            registry.release(|table| beat.lost.iter().any(|lost| lost == table)).await;
        }
        if !beat.found.is_empty() {
            let registry = Arc::clone(registry);
            tokio::spawn(async move { take_over(&registry, &beat.found).await });
        }
        registry.know(&beat.others);
        self.others = beat.others;
    }
}

async fn take_over(registry: &Arc<TableRegistry>, tables: &[String]) {
    for some in tables.chunks(TOGETHER as usize) {
        join_all(some.iter().map(|table| registry.take_over(table))).await;
    }
}

/// Takes over what nodes that are gone left behind, until the server goes down.
pub(crate) async fn sweep(registry: Arc<TableRegistry>, mut down: watch::Receiver<bool>) {
    let Some(leases) = registry.store.leases() else {
        return;
    };
    loop {
        let orphans = if registry.is_partitioned() { Ok(Vec::new()) } else { leases.orphans(TOGETHER).await };
        let orphans = orphans.unwrap_or_default();
        take_over(&registry, &orphans).await;
        let pause = if orphans.is_empty() { leases.lasts() / 6 } else { Duration::ZERO };
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            _ = down.changed() => return,
        }
    }
}
