//! Tables come back from their logs: when somebody asks, after a start, when their time is up.

use super::{Found, Hall, SHARDS};
use crate::actor::{self, Mail};
use crate::desk::Desk;
use crate::lease::Claim;
use crate::log::Entry;
use crate::problem::{Answer, Code, Fault};
use crate::store::{Append, Millis, Status, Write};
use std::sync::Arc;
use std::time::Duration;

/// How long until a table that did not wake is tried again; longer each time.
const WAKE_AGAIN: Duration = Duration::from_millis(500);
const WAKE_TRIES: u32 = 60;

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

impl Hall {
    pub(super) async fn wake(self: &Arc<Self>, id: &str, why: Wake) -> Answer<Found> {
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

    /// After a start live clocks go on from now, and clocks by the day without the time the server was away.
    async fn mend(&self, mut desk: Desk, why: Wake) -> Answer<Desk> {
        let at = self.time.now();
        let Some(entry) = self.lost_time(&desk, why, at) else {
            return Ok(desk);
        };
        let written = serde_json::to_string(&entry).unwrap_or_default();
        let append = Append { table: Arc::clone(&desk.id), seq: desk.next, at, entry: written };
        self.store.write(vec![Write::Append(append)]).await?;
        let applied = desk.apply(&entry, at, self.opener.as_ref());
        applied.map_err(|unfit| unreadable(&unfit.table, &unfit.to_string()))?;
        Ok(desk)
    }

    fn lost_time(&self, desk: &Desk, why: Wake, at: Millis) -> Option<Entry> {
        if desk.status != Status::Playing {
            return None;
        }
        if desk.clocks.is_live() {
            return (why == Wake::Boot).then_some(Entry::Woken);
        }
        let ms = desk.clocks.untold(at, |from, to| self.time.away_between(from, to));
        (ms > 0).then_some(Entry::Away { ms })
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

    async fn mend_lists(self: &Arc<Self>, id: &str, listed: Status) {
        if let Ok(true) = self.read_desk(id, move |desk, _| desk.status != listed).await {
            let _ = self.post(id, Mail::List).await;
        }
    }

    /// Wakes tables whose deadline has passed while they slept.
    pub async fn wake_overdue(self: &Arc<Self>) {
        for id in self.store.overdue(self.time.now()).await.unwrap_or_default() {
            // One that another node has is that node's to look after.
            if let Err(fault) = self.find(&id).await {
                tracing::error!(table = %id, ?fault, "a table did not wake");
            }
        }
    }
}
