//! Tables come back from their logs: when somebody asks, after a start, when their time is up.

use super::{Location, SHARDS, TableRegistry};
use crate::error::{ApiError, ApiResult, Code};
use crate::lease::Claim;
use crate::store::{Append, Millis, Status, StoreWrite};
use crate::table_task::{self, TableCommand};
use room::log::Entry;
use room::state::TableState;
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

fn unreadable(table: &str, what: &str) -> ApiError {
    tracing::error!(table, what, "a table cannot be read");
    ApiError::new(Code::Internal, "this table cannot be read by this version")
}

impl TableRegistry {
    pub(super) async fn wake(self: &Arc<Self>, id: &str, why: Wake) -> ApiResult<Location> {
        if self.is_down() {
            return Err(ApiError::new(Code::GoingDown, "the server is going down"));
        }
        if self.is_partitioned() {
            return Err(ApiError::new(Code::GoingDown, "this node is cut off from the others; try another"));
        }
        let shard = kernel::state_hash(&id) as usize % SHARDS;
        let _one_at_a_time = self.loading[shard].lock().await;
        if let Some(found) = self.live().get(id).filter(|found| !found.is_closed()).cloned() {
            return Ok(Location::Here(found));
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
                return Ok(Location::At(node));
            }
            Claim::Nobody => return Err(ApiError::no_table()),
        };
        let state = self.read(id).await?;
        let state = self.mend(state, why).await?;
        let sender = table_task::spawn(Arc::clone(self), state);
        self.live().insert(id.to_owned(), sender.clone());
        Ok(Location::Here(sender))
    }

    async fn read(&self, id: &str) -> ApiResult<TableState> {
        let log = self.store.log(id).await?;
        if log.is_empty() {
            return Err(ApiError::no_table());
        }
        let entries: Result<Vec<(Millis, Entry)>, _> =
            log.iter().map(|logged| serde_json::from_str(&logged.entry).map(|entry| (logged.at, entry))).collect();
        let entries = entries.map_err(|error| unreadable(id, &error.to_string()))?;
        let (id, catalog) = (id.to_owned(), Arc::clone(&self.catalog));
        let replayed = tokio::task::spawn_blocking(move || TableState::replay(&id, &entries, catalog.as_ref())).await;
        let replayed = replayed.map_err(|error| unreadable("", &error.to_string()))?;
        replayed.map_err(|error| unreadable(&error.table, &error.to_string()))
    }

    /// After a start live clocks go on from now, and clocks by the day without the time the server was away. Seats kept for a
    /// name are kept for a person.
    async fn mend(&self, mut state: TableState, why: Wake) -> ApiResult<TableState> {
        let at = self.time.now();
        let mut entries = self.invitations(state.kept_for_names()).await?;
        entries.extend(self.lost_time(&state, why, at));
        for entry in entries {
            let append = Append::of(&state.id, state.next, at, &entry)?;
            self.store.write(vec![StoreWrite::Append(append)]).await?;
            let applied = state.apply(&entry, at, self.catalog.as_ref());
            applied.map_err(|error| unreadable(&error.table, &error.to_string()))?;
        }
        Ok(state)
    }

    /// Whoever has the name a seat was kept for has the seat from now on, whatever anybody is called later.
    async fn invitations(&self, kept: Vec<(u8, String)>) -> ApiResult<Vec<Entry>> {
        let mut found = Vec::new();
        for (seat, name) in kept {
            let row = self.store.account(&name).await?;
            found.extend(row.map(|row| Entry::Invited { seat, person: row.id }));
        }
        Ok(found)
    }

    fn lost_time(&self, state: &TableState, why: Wake, at: Millis) -> Option<Entry> {
        if state.status != Status::Playing {
            return None;
        }
        if state.clocks.is_live() {
            return (why == Wake::Boot).then_some(Entry::Woken);
        }
        let ms = state.clocks.untold(at, |from, to| self.time.away_between(from, to));
        (ms > 0).then_some(Entry::Away { ms })
    }

    /// Wakes every unfinished table once: bots go on, clocks run, lists are mended.
    pub async fn wake_all(self: &Arc<Self>) {
        for status in [Status::Playing, Status::Open] {
            let ids = self.store.tables_in(status).await.unwrap_or_default();
            for id in ids {
                match self.wake(&id, Wake::Boot).await {
                    Ok(_) => self.mend_lists(&id, status).await,
                    Err(error) => tracing::error!(table = %id, ?error, "a table did not wake"),
                }
            }
        }
    }

    /// Wakes a table that was taken over from a node that is gone.
    pub(crate) async fn take_over(self: &Arc<Self>, id: &str) {
        match self.wake(id, Wake::Boot).await {
            Ok(Location::Here(_)) => {
                if let Ok(Some(row)) = self.store.table(id).await {
                    self.mend_lists(id, row.status).await;
                }
            }
            Ok(Location::At(_)) => {}
            Err(error) => {
                tracing::warn!(table = %id, ?error, "a table did not wake");
                self.wake_soon(id, Wake::Boot);
            }
        }
    }

    /// Wakes a table that this node may hold, as soon as the store lets it.
    pub(crate) fn wake_soon(self: &Arc<Self>, id: &str, why: Wake) {
        let (registry, id) = (Arc::clone(self), id.to_owned());
        tokio::spawn(async move {
            for n in 0..WAKE_TRIES {
                tokio::time::sleep(WAKE_AGAIN * (1 + n).min(10)).await;
                match registry.wake(&id, why).await {
                    Err(error) if error.code != Code::NotFound && !registry.is_down() => {}
                    _ => return,
                }
            }
            tracing::error!(table = %id, "a table did not wake");
        });
    }

    async fn mend_lists(self: &Arc<Self>, id: &str, listed: Status) {
        if let Ok(true) = self.read_state(id, move |state, _| state.status != listed).await {
            let _ = self.post(id, TableCommand::List).await;
        }
    }

    /// Wakes tables whose deadline has passed while they slept.
    pub async fn wake_overdue(self: &Arc<Self>) {
        for id in self.store.overdue(self.time.now()).await.unwrap_or_default() {
            // One that another node has is that node's to look after.
            if let Err(error) = self.find(&id).await {
                tracing::error!(table = %id, ?error, "a table did not wake");
            }
        }
    }
}
