//! What nodes write to one another: a line with the seal, a line of JSON, then the body as it is.

use super::seal::Seal;
use crate::desk::Who;
use crate::problem::{Code, Fault};
use crate::project::Form;
use axum::body::Bytes;
use serde::{Deserialize, Serialize};

/// A letter, without its body.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "letter", rename_all = "snake_case")]
pub(super) enum Letter {
    /// I am here.
    Beat,
    /// Something of yours did not arrive.
    Missed,
    /// A request for a table of yours; its body is the request's.
    Ask { ask: u64, method: String, path: String, kind: Option<String>, who: Option<Who> },
    /// The answer; its body is the response's.
    Answer { ask: u64, status: u16, headers: Vec<(String, String)> },
    /// A socket here looks on at a table of yours.
    Open { line: u64, table: String, who: Option<Who>, seat: Option<u8>, form: Form, cursor: Option<String> },
    /// It may, or why not.
    Opened { line: u64, trouble: Option<Trouble> },
    /// What the socket said: the body.
    Say { line: u64 },
    /// What it is shown: the body.
    Show { line: u64 },
    /// The socket is gone.
    HangUp { line: u64 },
    /// The table is gone from here, or the socket too slow.
    End { line: u64, slow: bool },
}

/// Who writes, and how many letters to this node before.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Envelope {
    pub from: String,
    pub n: u64,
    #[serde(flatten)]
    pub letter: Letter,
}

impl Envelope {
    /// Writes and seals a letter to a node.
    pub(super) fn write(&self, to: &str, body: &[u8], seal: &Seal) -> Bytes {
        let mut letter = serde_json::to_vec(self).unwrap_or_default();
        letter.push(b'\n');
        letter.extend_from_slice(body);
        let mut bytes = seal.mark(to, &letter).into_bytes();
        bytes.push(b'\n');
        bytes.extend_from_slice(&letter);
        bytes.into()
    }

    /// Reads a letter to this node; none where no node of this store wrote it.
    pub(super) fn read(bytes: &Bytes, to: &str, seal: &Seal) -> Option<(Envelope, Bytes)> {
        let (mark, letter) = line(bytes)?;
        if !seal.holds(to, &letter, std::str::from_utf8(&mark).ok()?) {
            return None;
        }
        let (envelope, body) = line(&letter)?;
        Some((serde_json::from_slice(&envelope).ok()?, body))
    }
}

/// The first line, and what follows it.
fn line(bytes: &Bytes) -> Option<(Bytes, Bytes)> {
    let end = bytes.iter().position(|&byte| byte == b'\n')?;
    Some((bytes.slice(..end), bytes.slice(end + 1..)))
}

/// A fault between nodes.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Trouble {
    code: String,
    detail: String,
    rule: Option<String>,
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Trouble {
        Trouble { code: fault.code.facts().0.to_owned(), detail: fault.detail, rule: fault.rule }
    }
}

impl From<Trouble> for Fault {
    fn from(trouble: Trouble) -> Fault {
        let code = Code::ALL.into_iter().find(|code| code.facts().0 == trouble.code).unwrap_or(Code::Internal);
        Fault { rule: trouble.rule, ..Fault::new(code, trouble.detail) }
    }
}
