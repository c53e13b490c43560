//! What nodes write to one another: a line with the seal, a line of JSON, then the body as it is.

use super::seal::Seal;
use crate::error::{ApiError, Code};
use axum::body::Bytes;
use room::encode::{self, EncodeError};
use room::project::Detail;
use room::state::Principal;
use serde::{Deserialize, Serialize};

/// A message, without its body.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "letter", rename_all = "snake_case")]
pub(super) enum PeerMessage {
    /// I am here.
    Beat,
    /// Something of yours did not arrive.
    Missed,
    /// A request for a table of yours; its body is the request's.
    Ask { ask: u64, method: String, path: String, kind: Option<String>, who: Option<Principal> },
    /// The answer; its body is the response's.
    Answer { ask: u64, status: u16, headers: Vec<(String, String)> },
    /// A socket here looks on at a table of yours.
    Open {
        #[serde(rename = "line")]
        connection: u64,
        table: String,
        who: Option<Principal>,
        seat: Option<u8>,
        #[serde(rename = "form")]
        detail: Detail,
        cursor: Option<String>,
    },
    /// It may, through a seat or not, or why not.
    Opened {
        #[serde(rename = "line")]
        connection: u64,
        seated: bool,
        #[serde(rename = "trouble")]
        error: Option<WireError>,
    },
    /// What the socket said: the body.
    Say {
        #[serde(rename = "line")]
        connection: u64,
    },
    /// What it is shown: the body.
    Show {
        #[serde(rename = "line")]
        connection: u64,
    },
    /// The socket is gone.
    HangUp {
        #[serde(rename = "line")]
        connection: u64,
    },
    /// Somebody's sessions or name changed: look at the store again.
    Changed { person: String },
    /// The table is gone from here, or the socket too slow.
    End {
        #[serde(rename = "line")]
        connection: u64,
        slow: bool,
    },
}

/// Who writes, and how many messages to this node before.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Envelope {
    pub from: String,
    pub n: u64,
    #[serde(flatten)]
    pub message: PeerMessage,
}

impl Envelope {
    /// Writes and seals a message to a node.
    pub(super) fn write(&self, to: &str, body: &[u8], seal: &Seal) -> Result<Bytes, EncodeError> {
        let mut message = encode::json(self)?.into_bytes();
        message.push(b'\n');
        message.extend_from_slice(body);
        let mut bytes = seal.mark(to, &message).into_bytes();
        bytes.push(b'\n');
        bytes.extend_from_slice(&message);
        Ok(bytes.into())
    }

    /// Reads a message to this node; none where no node of this store wrote it.
    pub(super) fn read(bytes: &Bytes, to: &str, seal: &Seal) -> Option<(Envelope, Bytes)> {
        let (mark, message) = line(bytes)?;
        if !seal.holds(to, &message, std::str::from_utf8(&mark).ok()?) {
            return None;
        }
        let (envelope, body) = line(&message)?;
        Some((serde_json::from_slice(&envelope).ok()?, body))
    }
}

/// The first line, and what follows it.
fn line(bytes: &Bytes) -> Option<(Bytes, Bytes)> {
    let end = bytes.iter().position(|&byte| byte == b'\n')?;
    Some((bytes.slice(..end), bytes.slice(end + 1..)))
}

/// An error as nodes tell it to one another.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct WireError {
    code: String,
    detail: String,
    rule: Option<String>,
}

impl From<ApiError> for WireError {
    fn from(error: ApiError) -> WireError {
        WireError { code: error.code.facts().0.to_owned(), detail: error.detail, rule: error.rule }
    }
}

impl From<WireError> for ApiError {
    fn from(error: WireError) -> ApiError {
        let code = Code::ALL.into_iter().find(|code| code.facts().0 == error.code).unwrap_or(Code::Internal);
        ApiError { rule: error.rule, ..ApiError::new(code, error.detail) }
    }
}
