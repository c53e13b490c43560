//! Committing: on disk first, then in memory, then in the lists.

use super::TableTask;
use crate::error::{ApiError, ApiResult, Code};
use crate::store::{Append, Millis, Status, StoreError, StoreWrite, TableRow};
use room::log::Entry;
use room::state::Decision;
use std::sync::atomic::Ordering;

impl TableTask {
    /// Commits and shows.
    pub(super) async fn commit_and_show(&mut self, entries: Vec<Entry>) -> ApiResult<()> {
        self.commit(entries.into(), Vec::new()).await?;
        self.show(None);
        Ok(())
    }

    /// On disk first, then in memory. What goes with entries is kept with them or not at all.
    pub(super) async fn commit(&mut self, decision: Decision, others: Vec<StoreWrite>) -> ApiResult<()> {
        let Decision { entries, checked } = decision;
        let at = self.registry.time.now().max(self.last_at);
        self.write_entries(&entries, at, others).await?;
        self.last_at = at;
        let mut checked = checked;
        for entry in &entries {
            let applied = self.state.apply_checked(entry, checked.take(), at, self.registry.catalog.as_ref());
            if let Err(error) = applied {
                tracing::error!(%error, "a committed entry does not apply");
                self.stopping = true;
                return Err(ApiError::new(Code::Internal, "this table cannot go on"));
            }
        }
        if entries.iter().any(changes_info) {
            self.reseat();
        }
        self.commit_lists(&entries).await;
        Ok(())
    }

    async fn write_entries(&mut self, entries: &[Entry], at: Millis, others: Vec<StoreWrite>) -> ApiResult<()> {
        let mut writes = Vec::with_capacity(entries.len() + others.len() + 1);
        for (seq, entry) in (self.state.next..).zip(entries) {
            writes.push(StoreWrite::Append(Append::of(&self.state.id, seq, at, entry)?));
        }
        writes.extend(entries.iter().any(Entry::is_spare).then_some(StoreWrite::IfRoom));
        writes.extend(others);
        if let Err(error) = self.registry.store.write(writes).await {
            self.registry.metrics.unkept.fetch_add(1, Ordering::Relaxed);
            // Somebody else wrote this table's log, or nobody knows whether it was written: it must be read again.
            let unsure = matches!(error, StoreError::Broken(_)) && self.registry.store.leases().is_some();
            self.stopping |= unsure || error == StoreError::Taken;
            return Err(match error {
                StoreError::Taken => ApiError::new(Code::GoingDown, "the table moved; try again"),
                other => other.into(),
            });
        }
        Ok(())
    }

    /// Lists follow the log; what they miss in a crash is mended when the table is woken next ([`TableCommand::List`]).
    pub(super) async fn commit_lists(&mut self, entries: &[Entry]) {
        let listed = entries.is_empty() || entries.iter().any(changes_info);
        let finished = self.state.status == Status::Finished && !matches!(entries, [Entry::Rematched { .. }]);
        let mut writes = Vec::new();
        if finished {
            writes = self.results().await;
        }
        if listed || finished {
            match TableRow::of(&self.state) {
                Ok(row) => writes.push(StoreWrite::Table(row)),
                Err(error) => tracing::error!(%error, table = %self.state.id, "a table is not listed"),
            }
        }
        for entry in entries {
            if let Entry::Sat { person, .. } = entry {
                writes.push(StoreWrite::Member { person: person.clone(), table: self.state.id.to_string() });
            }
        }
        if !writes.is_empty()
            && let Err(error) = self.registry.store.write(writes).await
        {
            tracing::warn!(%error, table = %self.state.id, "a list was not kept");
        }
    }
}

/// What changes more than the game: who sits where, how far the table is.
fn changes_info(entry: &Entry) -> bool {
    !matches!(entry, Entry::Moved { .. } | Entry::Undone { .. } | Entry::Noticed { .. })
}
