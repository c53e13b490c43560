//! Keeping: on disk first, then in memory, then in the lists.

use super::Actor;
use crate::log::Entry;
use crate::problem::{Answer, Code, Fault};
use crate::project;
use crate::store::{Append, Status, StoreError, Write};
use std::sync::Arc;

impl Actor {
    /// Commits and shows.
    pub(super) async fn commit(&mut self, entries: Vec<Entry>) -> Answer<()> {
        self.keep(&entries).await?;
        self.show(None);
        Ok(())
    }

    /// On disk first, then in memory.
    pub(super) async fn keep(&mut self, entries: &[Entry]) -> Answer<()> {
        self.keep_with(entries, Vec::new()).await
    }

    /// What goes with entries is kept with them or not at all.
    pub(super) async fn keep_with(&mut self, entries: &[Entry], others: Vec<Write>) -> Answer<()> {
        let at = self.hall.time.now().max(self.last_at);
        let table = &self.desk.id;
        let append = |(n, entry): (usize, &Entry)| {
            let entry = serde_json::to_string(entry).unwrap_or_default();
            Write::Append(Append { table: Arc::clone(table), seq: self.desk.next + n as u32, at, entry })
        };
        let writes: Vec<Write> = entries.iter().enumerate().map(append).chain(others).collect();
        if let Err(error) = self.hall.store.write(writes).await {
            // Somebody else wrote this table's log, or nobody knows whether it was written: it must be read again.
            let unsure = matches!(error, StoreError::Broken(_)) && self.hall.store.leases().is_some();
            self.stopping |= unsure || error == StoreError::Taken;
            return Err(match error {
                StoreError::Taken => Fault::new(Code::GoingDown, "the table moved; try again"),
                other => other.into(),
            });
        }
        self.last_at = at;
        for entry in entries {
            if let Err(unfit) = self.desk.apply(entry, at, self.hall.opener.as_ref()) {
                tracing::error!(%unfit, "a committed entry does not apply");
                self.stopping = true;
                return Err(Fault::new(Code::Internal, "this table cannot go on"));
            }
        }
        if entries.iter().any(is_loud) {
            self.reseat();
        }
        self.keep_lists(entries).await;
        Ok(())
    }

    /// Lists follow the log; what they miss in a crash is mended when the table is woken next ([`Mail::List`]).
    pub(super) async fn keep_lists(&mut self, entries: &[Entry]) {
        let listed = entries.is_empty() || entries.iter().any(is_loud);
        let finished = self.desk.status == Status::Finished && !matches!(entries, [Entry::Rematched { .. }]);
        let mut writes = Vec::new();
        if finished {
            writes = self.results().await;
        }
        if listed || finished {
            writes.push(Write::Table(project::row(&self.desk)));
        }
        for entry in entries {
            if let Entry::Sat { person, .. } = entry {
                writes.push(Write::Member { person: person.clone(), table: self.desk.id.to_string() });
            }
        }
        if !writes.is_empty()
            && let Err(error) = self.hall.store.write(writes).await
        {
            tracing::warn!(%error, table = %self.desk.id, "a list was not kept");
        }
    }
}

/// What changes more than the game: who sits where, how far the table is.
fn is_loud(entry: &Entry) -> bool {
    !matches!(entry, Entry::Moved { .. } | Entry::Undone { .. } | Entry::Noticed { .. })
}
