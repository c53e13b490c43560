//! Whether the file is still where it was opened. A file that was deleted or replaced takes writes as before, but they
//! are gone with the last who has it open: nothing may be acknowledged then.

use super::StoreError;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// What tells a file from every other; where the system has nothing of the kind, only whether it is there.
#[cfg(unix)]
type Identity = (u64, u64);
#[cfg(not(unix))]
type Identity = ();

fn identity(file: &Path) -> Option<Identity> {
    let found = std::fs::metadata(file).ok()?;
    #[cfg(unix)]
    return Some((std::os::unix::fs::MetadataExt::dev(&found), std::os::unix::fs::MetadataExt::ino(&found)));
    #[cfg(not(unix))]
    return Some(drop(found));
}

/// A store's file and its write-ahead log.
#[derive(Debug)]
pub(super) struct Place {
    file: PathBuf,
    opened: Option<Identity>,
    log: PathBuf,
    log_opened: OnceLock<Identity>,
    is_gone: AtomicBool,
}

impl Place {
    /// The file that is open now.
    pub(super) fn of(file: &Path) -> Place {
        let mut log = file.as_os_str().to_owned();
        log.push("-wal");
        let (file, log) = (file.to_owned(), PathBuf::from(log));
        let (opened, log_opened, is_gone) = (identity(&file), OnceLock::new(), AtomicBool::new(false));
        Place { file, opened, log, log_opened, is_gone }
    }

    /// SQLite makes its log with the first write, and keeps it for as long as the file is open.
    pub(super) fn note_log(&self) {
        if self.log_opened.get().is_none()
            && let Some(found) = identity(&self.log)
        {
            let _ = self.log_opened.set(found);
        }
    }

    fn is_as_opened(&self) -> bool {
        let log = self.log_opened.get();
        identity(&self.file) == self.opened && (log.is_none() || identity(&self.log).as_ref() == log)
    }

    /// Whether it is still there. Says in the log when it is gone and when it is back.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        let is_gone = !self.is_as_opened();
        match (self.is_gone.swap(is_gone, Ordering::Relaxed), is_gone) {
            (false, true) => tracing::error!("the store's file was deleted or replaced: nothing is kept any more"),
            (true, false) => tracing::warn!("the store's file is back"),
            _ => {}
        }
        if is_gone { Err(StoreError::Gone) } else { Ok(()) }
    }

    /// What a fault means: while the file is gone it means that, whatever SQLite calls it.
    pub(super) fn explain(&self, error: StoreError) -> StoreError {
        self.check().err().unwrap_or(error)
    }
}
