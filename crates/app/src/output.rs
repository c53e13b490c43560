//! What goes to stdout and stderr, and how a verb ends.

use kernel::SetupError;
use serde::Serialize;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// The longest file of any kind that is read, in bytes.
const MAX_FILE: u64 = 16 * 1024 * 1024;

/// Why a verb did not end well.
#[derive(Debug)]
pub enum Stop {
    /// It was asked for what cannot be: exit code 2.
    Usage(String),
    /// It failed: exit code 1. Empty where all was said already.
    Failed(String),
}

impl Stop {
    pub fn code(&self) -> ExitCode {
        ExitCode::from(match self {
            Stop::Usage(_) => 2,
            Stop::Failed(_) => 1,
        })
    }

    /// A failure, in the words of an error.
    pub fn failed(error: impl ToString) -> Stop {
        Stop::Failed(error.to_string())
    }
}

impl From<SetupError> for Stop {
    fn from(error: SetupError) -> Stop {
        match error {
            SetupError::Content(error) => Stop::failed(error),
            error => Stop::Usage(error.to_string()),
        }
    }
}

impl From<catalog::OpenError> for Stop {
    fn from(error: catalog::OpenError) -> Stop {
        match error {
            catalog::OpenError::Setup(error) => error.into(),
            error => Stop::failed(error),
        }
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::failed(error)
    }
}

/// What a verb comes to.
pub type Done = Result<(), Stop>;

/// Writes to stdout. A reader that went away (`| head`) is no fault.
pub fn say(text: &str) -> Done {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}

/// Writes one JSON document to stdout.
pub fn say_json(value: &impl Serialize) -> Done {
    let text = serde_json::to_string_pretty(value).map_err(Stop::failed)?;
    say(&format!("{text}\n"))
}

/// Says on stderr why a verb stopped.
pub fn complain(stop: &Stop) {
    let (Stop::Usage(what) | Stop::Failed(what)) = stop;
    if !what.is_empty() {
        // Nobody is left to tell when stderr is gone.
        let _ = writeln!(io::stderr(), "starboard: {what}");
    }
}

/// A text file from outside.
pub fn read_text(path: &Path) -> Result<String, Stop> {
    String::from_utf8(read_bytes(path)?)
        .map_err(|_| Stop::Failed(format!("{}: the file is no UTF-8 text", path.display())))
}

/// A file from outside, of a bearable length.
pub fn read_bytes(path: &Path) -> Result<Vec<u8>, Stop> {
    let failed = |error: io::Error| Stop::Failed(format!("{}: {error}", path.display()));
    let long = std::fs::metadata(path).map_err(failed)?.len();
    if long > MAX_FILE {
        return Err(Stop::Failed(format!(
            "{}: the file has {long} bytes, expected at most {MAX_FILE}",
            path.display()
        )));
    }
    std::fs::read(path).map_err(failed)
}

/// Counts with their noun: `1 scene`, `3 scenes`.
pub fn count(n: usize, noun: &str) -> String {
    format!("{n} {noun}{}", if n == 1 { "" } else { "s" })
}
