//! NATS: a subject a node.

use super::{Bus, BusError, WAITING};
use async_nats::connection::State;
use async_nats::{Client, ConnectOptions};
use async_trait::async_trait;
use axum::body::Bytes;
use futures_util::StreamExt;
use std::time::Duration;
use tokio::sync::mpsc;

/// How often the server is asked whether it is there; two that are not answered and it counts as gone.
const PING: Duration = Duration::from_secs(1);

/// A NATS server, or several.
#[derive(Debug)]
pub struct Nats(Client);

impl Nats {
    /// Connects; where the server is not there it is tried again, now and whenever it is lost.
    ///
    /// # Errors
    /// When the address is none.
    pub async fn connect(url: &str) -> Result<Nats, BusError> {
        let options = ConnectOptions::new().name("starboard").retry_on_initial_connect().ping_interval(PING);
        let options = options.connection_timeout(Duration::from_secs(2)).subscription_capacity(WAITING);
        let options = options.reconnect_delay_callback(|tries| Duration::from_millis(100 * (tries.min(10) as u64)));
        let connected = options.max_reconnects(None).connect(url).await;
        connected.map(Nats).map_err(|error| BusError(error.to_string()))
    }
}

fn subject(node: &str) -> String {
    format!("starboard.{node}")
}

#[async_trait]
impl Bus for Nats {
    async fn listen(&self, node: &str) -> Result<mpsc::Receiver<Bytes>, BusError> {
        let heard = self.0.subscribe(subject(node)).await;
        let mut heard = heard.map_err(|error| BusError(error.to_string()))?;
        let (sender, letters) = mpsc::channel(WAITING);
        tokio::spawn(async move {
            while let Some(message) = heard.next().await {
                if sender.send(message.payload).await.is_err() {
                    return;
                }
            }
        });
        Ok(letters)
    }

    async fn send(&self, node: &str, letter: Bytes) -> Result<(), BusError> {
        // What would lie here until the server is back comes too late.
        if !self.is_up() {
            return Err(BusError("not connected".to_owned()));
        }
        self.0.publish(subject(node), letter).await.map_err(|error| BusError(error.to_string()))
    }

    fn is_up(&self) -> bool {
        self.0.connection_state() == State::Connected
    }
}
