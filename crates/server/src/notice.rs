//! Notices to the world outside, from an outbox that survives a crash.

use crate::hall::Hall;
use crate::store::{NoticeRow, Write};
use async_trait::async_trait;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// Somebody who carries notices out.
#[async_trait]
pub trait Carrier: Send + Sync + 'static {
    /// The way it knows: `webhook` or `mail`.
    fn way(&self) -> &'static str;
    /// Carries one out.
    ///
    /// # Errors
    /// Why not; it is given up after that.
    async fn carry(&self, notice: &NoticeRow) -> Result<(), String>;
}

/// Writes notices into the log: what is there until a carrier for the way is given.
#[derive(Clone, Copy, Debug)]
pub struct Logged;

#[async_trait]
impl Carrier for Logged {
    fn way(&self) -> &'static str {
        "any"
    }

    async fn carry(&self, notice: &NoticeRow) -> Result<(), String> {
        tracing::info!(way = %notice.way, person = %notice.person, "a notice waits for a carrier");
        Ok(())
    }
}

/// What a Discord-compatible webhook takes.
pub fn webhook_body(text: &str) -> String {
    serde_json::json!({ "content": text }).to_string()
}

/// Carries notices out as they come, until the server goes down.
pub(crate) async fn deliver(hall: Arc<Hall>, mut down: watch::Receiver<bool>) {
    let carriers: Vec<Arc<dyn Carrier>> = hall.config.carriers();
    loop {
        for notice in hall.store.outbox(50).await.unwrap_or_default() {
            let carrier = carriers.iter().find(|carrier| carrier.way() == notice.way).cloned();
            let carrier = carrier.unwrap_or_else(|| Arc::new(Logged));
            let carried = tokio::time::timeout(Duration::from_secs(15), carrier.carry(&notice)).await;
            if !matches!(carried, Ok(Ok(()))) {
                tracing::warn!(way = %notice.way, "a notice was not carried out");
            }
            let _ = hall.store.write(vec![Write::NoticeDone { id: notice.id }]).await;
        }
        tokio::select! {
            () = hall.outbox.notified() => {}
            () = tokio::time::sleep(Duration::from_secs(60)) => {}
            _ = down.changed() => return,
        }
    }
}
