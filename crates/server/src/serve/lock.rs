//! One file, one server: whoever serves from a store keeps others from it, by whatever name they know it.

use super::{ServeError, broken, with_tail};
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

/// Keeps others from a store; the system lets go of it however the process ends.
#[derive(Debug)]
pub(super) struct Lock {
    _beside: File,
    _inside: Option<File>,
}

impl Lock {
    /// Takes a store for oneself.
    pub(super) fn on(file: &Path) -> Result<Lock, ServeError> {
        let real = real_path(file);
        let beside = File::create(with_tail(&real, ".lock")).map_err(|error| broken(file, &error))?;
        let beside = take(file, beside)?;
        Ok(Lock { _beside: beside, _inside: lock_inside(file, &real)? })
    }
}

/// The file's own name, whatever links and relative paths lead to it.
fn real_path(file: &Path) -> PathBuf {
    std::fs::canonicalize(file).unwrap_or_else(|_| {
        let folder = file.parent().and_then(|folder| std::fs::canonicalize(folder).ok());
        folder.zip(file.file_name()).map_or_else(|| file.to_owned(), |(folder, name)| folder.join(name))
    })
}

/// A hard link is another name of the same file, so the file itself is locked too. Only where such a lock and those of
/// SQLite do not see each other.
#[cfg(target_os = "linux")]
fn lock_inside(file: &Path, real: &Path) -> Result<Option<File>, ServeError> {
    match File::open(real) {
        Ok(inside) => take(file, inside).map(Some),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(broken(file, &error)),
    }
}

#[cfg(not(target_os = "linux"))]
fn lock_inside(_: &Path, _: &Path) -> Result<Option<File>, ServeError> {
    Ok(None)
}

fn take(file: &Path, lock: File) -> Result<File, ServeError> {
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(ServeError::Used { file: file.display().to_string() }),
        Err(TryLockError::Error(error)) => Err(broken(file, &error)),
    }
}
