//! The sockets that are open, by whose session they were opened with: a socket lives no longer than its session.

use crate::registry::TableRegistry;
use crate::store::StoreError;
use crate::wall_clock;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Notify;

/// One open socket.
#[derive(Clone, Debug)]
struct Watched {
    number: u64,
    /// The hash of the token it was opened with.
    hash: String,
    ended: Arc<Notify>,
}

/// Every open socket, by person.
#[derive(Debug, Default)]
pub(crate) struct Watching(Mutex<HashMap<String, Vec<Watched>>>);

impl Watching {
    fn sockets(&self) -> std::sync::MutexGuard<'_, HashMap<String, Vec<Watched>>> {
        // A panic while the lock is held cannot leave the map half-written.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn of(&self, person: &str) -> Vec<Watched> {
        self.sockets().get(person).cloned().unwrap_or_default()
    }
}

/// Watches over the session of a socket, until it is dropped.
#[derive(Debug)]
pub(crate) struct Watch {
    registry: Arc<TableRegistry>,
    person: String,
    watched: Watched,
}

impl Watch {
    /// Watches a socket from now on. Its session is still to be looked at: it may have ended before.
    pub(crate) fn over(registry: &Arc<TableRegistry>, person: &str, hash: &str, number: u64) -> Watch {
        let watched = Watched { number, hash: hash.to_owned(), ended: Arc::default() };
        registry.watching.sockets().entry(person.to_owned()).or_default().push(watched.clone());
        Watch { registry: Arc::clone(registry), person: person.to_owned(), watched }
    }

    /// Returns when the session has ended.
    pub(crate) async fn ended(&self) {
        self.watched.ended.notified().await;
    }

    /// Whether the session has ended, as the store has it now.
    pub(crate) async fn has_ended(&self) -> Result<bool, StoreError> {
        has_ended(&self.registry, &self.person, &self.watched.hash).await
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        let mut sockets = self.registry.watching.sockets();
        if let Some(own) = sockets.get_mut(&self.person) {
            own.retain(|watched| watched.number != self.watched.number);
            if own.is_empty() {
                sockets.remove(&self.person);
            }
        }
    }
}

async fn has_ended(registry: &TableRegistry, person: &str, hash: &str) -> Result<bool, StoreError> {
    let session = registry.store.session(hash, wall_clock::now()).await?;
    Ok(session.is_none_or(|session| session.person != person))
}

impl TableRegistry {
    /// Somebody's sessions or name changed: this node and the others look again.
    pub(crate) async fn person_changed(self: &Arc<Self>, person: &str) {
        self.look_again(person).await;
        if let Some(nodes) = self.nodes() {
            nodes.tell_of(person).await;
        }
    }

    /// Another node says that somebody changed. What is so is asked of the store, not of the letter.
    pub(crate) async fn heard_of(self: Arc<Self>, person: String) {
        self.look_again(&person).await;
        if let Err(error) = self.rename_at_tables(&person, false).await {
            tracing::warn!(?error, "a name was not changed");
        }
    }

    /// Closes the sockets here whose session has ended. What is so is asked of the store.
    pub(crate) async fn look_again(&self, person: &str) {
        for watched in self.watching.of(person) {
            match has_ended(self, person, &watched.hash).await {
                Ok(false) => {}
                Ok(true) => watched.ended.notify_one(),
                Err(error) => tracing::warn!(%error, "whether a session has ended is not known; it is asked again"),
            }
        }
    }
}
