//! Notices to the world outside, from an outbox that survives a crash.

mod webhook;

pub use webhook::{Webhook, may_post};

use crate::registry::TableRegistry;
use crate::store::{Millis, NoticeRow, StoreWrite};
use crate::wall_clock;
use async_trait::async_trait;
use futures_util::future::join_all;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// How long a notice is tried before it is given up: whoever waits longer has looked by then.
const GIVEN_UP_AFTER: Millis = 60 * 60 * 1000;

/// The way of a letter with a code, by which a mail address is confirmed.
pub const CONFIRM: &str = "confirm";
/// The way of a letter that says that a table waits.
pub const MAIL: &str = "mail";

/// Somebody who carries notices out.
#[async_trait]
pub trait Carrier: Send + Sync + 'static {
    /// Whether it knows a way: `webhook`, [`MAIL`] or [`CONFIRM`].
    fn knows(&self, way: &str) -> bool;
    /// Carries one out.
    ///
    /// # Errors
    /// Why not; it is tried again for an hour.
    async fn carry(&self, notice: &NoticeRow) -> Result<(), String>;
}

/// Writes notices into the log: what is there until a carrier for the way is given.
#[derive(Clone, Copy, Debug)]
pub struct Logged;

#[async_trait]
impl Carrier for Logged {
    fn knows(&self, _: &str) -> bool {
        true
    }

    async fn carry(&self, notice: &NoticeRow) -> Result<(), String> {
        tracing::info!(way = %notice.way, person = %notice.person, "nobody carries notices of this way");
        Ok(())
    }
}

/// Puts mail into a folder, a file a letter, for whatever sends mail on this machine.
#[derive(Clone, Debug)]
pub struct MailFolder(pub PathBuf);

#[async_trait]
impl Carrier for MailFolder {
    fn knows(&self, way: &str) -> bool {
        way == MAIL || way == CONFIRM
    }

    async fn carry(&self, notice: &NoticeRow) -> Result<(), String> {
        let one_line = |text: &str| text.chars().filter(|c| !c.is_control()).collect::<String>();
        let (to, text) = (one_line(&notice.address), one_line(&notice.text));
        let subject = if notice.way == CONFIRM { "confirm your address" } else { "the table waits for you" };
        let letter = format!(
            "To: {to}\r\nSubject: Starboard: {subject}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{text}\r\n"
        );
        let (part, whole) = (self.0.join(format!("{}.part", notice.id)), self.0.join(format!("{}.eml", notice.id)));
        let written = tokio::task::spawn_blocking(move || {
            std::fs::write(&part, letter).and_then(|()| std::fs::rename(&part, &whole))
        });
        written.await.map_err(|error| error.to_string())?.map_err(|error| error.to_string())
    }
}

/// Carries notices out as they come, until the server goes down.
pub(crate) async fn deliver(registry: Arc<TableRegistry>, mut down: watch::Receiver<bool>) {
    let carriers: Vec<Arc<dyn Carrier>> = registry.config.carriers();
    loop {
        // Together: none may wait for so long that another node takes it for forgotten.
        let notices = registry.store.outbox(50).await.unwrap_or_default();
        join_all(notices.into_iter().map(|notice| deliver_one(&registry, &carriers, notice))).await;
        tokio::select! {
            () = registry.outbox.notified() => {}
            () = tokio::time::sleep(Duration::from_secs(60)) => {}
            _ = down.changed() => return,
        }
    }
}

async fn deliver_one(registry: &TableRegistry, carriers: &[Arc<dyn Carrier>], notice: NoticeRow) {
    let carrier = carriers.iter().find(|carrier| carrier.knows(&notice.way)).cloned();
    let carrier = carrier.unwrap_or_else(|| Arc::new(Logged));
    let carried = tokio::time::timeout(Duration::from_secs(15), carrier.carry(&notice)).await;
    let carried = carried.unwrap_or_else(|_| Err("it took too long".to_owned()));
    if let Err(why) = &carried {
        tracing::warn!(way = %notice.way, why, "a notice was not carried out");
    }
    if carried.is_ok() || wall_clock::now() - notice.made > GIVEN_UP_AFTER {
        let _ = registry.store.write(vec![StoreWrite::NoticeDone { id: notice.id }]).await;
    }
}
