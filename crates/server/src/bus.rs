//! What carries messages between nodes. It may lose some: whoever hears numbers them and notices
//! ([`crate::nodes`]).

mod nats;

pub use nats::Nats;

use async_trait::async_trait;
use axum::body::Bytes;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use tokio::sync::mpsc;

/// Messages that may wait at a node before the next is lost.
const WAITING: usize = 16 * 1024;

/// Why the bus does not carry.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the bus: {0}")]
pub struct BusError(pub String);

/// Carries messages to nodes by name, in order for each pair of them.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// Everything that is sent to this node from now on.
    async fn listen(&self, node: &str) -> Result<mpsc::Receiver<Bytes>, BusError>;
    /// Sends a message. That it went says nothing about whether it arrives.
    async fn send(&self, node: &str, letter: Bytes) -> Result<(), BusError>;
    /// Whether it is there.
    fn is_up(&self) -> bool;
}

/// A bus within one process.
#[derive(Debug, Default)]
pub struct Local(Mutex<HashMap<String, mpsc::Sender<Bytes>>>);

#[async_trait]
impl Bus for Local {
    async fn listen(&self, node: &str) -> Result<mpsc::Receiver<Bytes>, BusError> {
        let (sender, letters) = mpsc::channel(WAITING);
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(node.to_owned(), sender);
        Ok(letters)
    }

    async fn send(&self, node: &str, letter: Bytes) -> Result<(), BusError> {
        let to = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(node).cloned();
        let to = to.ok_or_else(|| BusError(format!("no node {node}")))?;
        to.try_send(letter).map_err(|error| BusError(error.to_string()))
    }

    fn is_up(&self) -> bool {
        true
    }
}
