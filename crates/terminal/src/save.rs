//! Where matches are kept when somebody leaves.

use kernel::{Names, Table};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// The folder for saved matches: `$XDG_DATA_HOME/starboard`, `~/.local/share/starboard`, or the
/// current folder.
pub fn data_folder() -> PathBuf {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || set("HOME").map(|home| home.join(".local/share"));
    set("XDG_DATA_HOME").or_else(home).map_or(PathBuf::from("."), |data| data.join("starboard"))
}

/// Writes the record of a match under a new name in `folder`, or in the current folder where
/// that cannot be written.
///
/// # Errors
/// When neither can be written.
pub fn save_under(folder: &Path, table: &dyn Table, names: &Names) -> io::Result<PathBuf> {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let id = std::process::id();
    let name = format!("{}-{seconds}-{id}.record", table.game());
    let there = folder.join(&name);
    let written = std::fs::create_dir_all(folder).and_then(|()| save_as(&there, table, names));
    if written.is_ok() {
        return Ok(there);
    }
    let here = PathBuf::from(name);
    save_as(&here, table, names).map(|()| here)
}

/// Writes the record of a match to a file: to a neighbour first, so that a file that was there
/// is never left half-written.
///
/// # Errors
/// When it cannot be written.
pub fn save_as(path: &Path, table: &dyn Table, names: &Names) -> io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    std::fs::write(&beside, table.record(names).to_text())?;
    std::fs::rename(&beside, path)
}
