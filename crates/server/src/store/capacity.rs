//! How much room the file has. The last part of its limit is kept for games in progress: near the limit nothing new
//! begins, but what was begun can be played to its end.

use super::{StoreError, StoreWrite};
use sqlx::SqliteConnection;

/// The share of the limit that is kept for games in progress.
const RESERVED: u32 = 16;

/// The limit of a file, in pages.
#[derive(Clone, Copy, Debug)]
pub(super) struct Capacity {
    limit: Option<u32>,
    is_tight: bool,
}

impl Capacity {
    /// The room of a file with this limit.
    pub(super) fn new(limit: Option<u32>) -> Capacity {
        Capacity { limit, is_tight: false }
    }

    /// The most pages SQLite may use. A file beyond its limit already still has the reserve.
    pub(super) fn most_pages(&self, used: u32) -> u32 {
        let most = |limit: u32| limit.max(used.saturating_add(limit / RESERVED));
        self.limit.map_or(u32::MAX - 1, most)
    }

    fn is_reserved(limit: u32, used: u32) -> bool {
        used >= limit - limit / RESERVED
    }

    /// Whether what is left is kept for games in progress. Says so in the log when it begins and when it ends.
    pub(super) async fn is_tight(&mut self, connection: &mut SqliteConnection) -> Result<bool, StoreError> {
        let Some(limit) = self.limit else {
            return Ok(false);
        };
        let is_tight = Capacity::is_reserved(limit, used_pages(connection).await?);
        match (self.is_tight, is_tight) {
            (false, true) => tracing::error!("the store is nearly full: nothing new is kept (store_limit_mib)"),
            (true, false) => tracing::info!("the store has room again"),
            _ => {}
        }
        self.is_tight = is_tight;
        Ok(is_tight)
    }
}

/// The pages of a file that hold something.
pub(super) async fn used_pages(connection: &mut SqliteConnection) -> Result<u32, StoreError> {
    const USED: &str = "SELECT page_count - freelist_count FROM pragma_page_count, pragma_freelist_count";
    sqlx::query_scalar(USED).fetch_one(connection).await.map_err(super::writer::fault)
}

/// Whether a write begins something new, or says itself that nobody waits for it. Games in progress, what ends something, and signing in to play on do not.
pub(super) fn begins_something(write: &StoreWrite) -> bool {
    match write {
        StoreWrite::Append(append) => append.seq == 0,
        StoreWrite::IfRoom => true,
        StoreWrite::Person(_) | StoreWrite::Chat(_) | StoreWrite::Report(_) | StoreWrite::Block { on: true, .. } => {
            true
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_sixteenth_is_reserved() {
        assert!(!Capacity::is_reserved(1600, 1499));
        assert!(Capacity::is_reserved(1600, 1500));
        assert!(Capacity::is_reserved(1600, 9999));
    }

    #[test]
    fn a_file_beyond_its_limit_still_has_the_reserve() {
        assert_eq!(Capacity::new(Some(1600)).most_pages(100), 1600);
        assert_eq!(Capacity::new(Some(1600)).most_pages(5000), 5100);
        assert_eq!(Capacity::new(None).most_pages(5000), u32::MAX - 1);
    }
}
