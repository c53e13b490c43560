//! Why something was not done: one stable code each, the rule where a rule refuses.

use crate::store::StoreError;
use crate::wire::{Problem, ServerMessage};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// The stable codes. A code is never given another meaning.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Code {
    /// The request is not of the form documented.
    BadRequest,
    /// Nobody is signed in.
    NotSignedIn,
    /// Signed in, but without the right.
    NotYours,
    /// There is no such thing.
    NotFound,
    /// A rule of the game refuses.
    Refused,
    /// The action's notation is not understood.
    NotUnderstood,
    /// The table has moved on since.
    Stale,
    /// The move's id was used for another move.
    IdReused,
    /// It cannot be done as the table stands.
    NotNow,
    /// Somebody has it already.
    Taken,
    /// Too much at once.
    TooMany,
    /// The request did not arrive in time.
    TooSlow,
    /// More of this cannot be done at this table.
    UsedUp,
    /// Too large.
    TooLarge,
    /// The store has no room or cannot be written.
    StoreFull,
    /// The server is going down.
    GoingDown,
    /// Something is wrong here.
    Internal,
}

impl Code {
    /// All of them, for documents.
    pub const ALL: [Code; 17] = [
        Code::BadRequest,
        Code::NotSignedIn,
        Code::NotYours,
        Code::NotFound,
        Code::Refused,
        Code::NotUnderstood,
        Code::Stale,
        Code::IdReused,
        Code::NotNow,
        Code::Taken,
        Code::TooMany,
        Code::TooSlow,
        Code::UsedUp,
        Code::TooLarge,
        Code::StoreFull,
        Code::GoingDown,
        Code::Internal,
    ];

    /// Word, status and title.
    pub const fn facts(self) -> (&'static str, u16, &'static str) {
        match self {
            Code::BadRequest => ("bad_request", 400, "The request is not of the documented form"),
            Code::NotSignedIn => ("not_signed_in", 401, "Sign in first"),
            Code::NotYours => ("not_yours", 403, "Not yours to do"),
            Code::NotFound => ("not_found", 404, "There is no such thing"),
            Code::Refused => ("refused", 422, "Not allowed"),
            Code::NotUnderstood => ("not_understood", 422, "The action is not understood"),
            Code::Stale => ("stale", 409, "The table has moved on"),
            Code::IdReused => ("id_reused", 409, "The id was used for another move"),
            Code::NotNow => ("not_now", 409, "It cannot be done as things stand"),
            Code::Taken => ("taken", 409, "Somebody has it already"),
            Code::TooMany => ("too_many", 429, "Too much at once"),
            Code::TooSlow => ("too_slow", 408, "The request did not arrive in time"),
            Code::UsedUp => ("used_up", 409, "No more of this at this table"),
            Code::TooLarge => ("too_large", 413, "Too large"),
            Code::StoreFull => ("store_full", 507, "Nothing can be kept now"),
            Code::GoingDown => ("going_down", 503, "The server is going down"),
            Code::Internal => ("internal", 500, "Something is wrong here"),
        }
    }
}

/// A failed request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Which.
    pub code: Code,
    /// What happened, in words.
    pub detail: String,
    /// The rule that refuses.
    pub rule: Option<String>,
    /// When to try again, in seconds.
    pub retry_after: Option<u32>,
}

/// A result that can fail with a [`Fault`].
pub type Answer<T> = Result<T, Fault>;

impl Fault {
    /// A fault of this code.
    pub fn new(code: Code, detail: impl Into<String>) -> Fault {
        Fault { code, detail: detail.into(), rule: None, retry_after: None }
    }

    /// A table that is not there, or not for this person: the same words for both.
    pub fn no_table() -> Fault {
        Fault::new(Code::NotFound, "there is no such table")
    }

    /// It cannot be done now.
    pub fn not_now(detail: impl Into<String>) -> Fault {
        Fault::new(Code::NotNow, detail)
    }

    /// Too much at once; it may be tried again after so many seconds.
    pub fn too_many(detail: impl Into<String>, seconds: u32) -> Fault {
        Fault { retry_after: Some(seconds), ..Fault::new(Code::TooMany, detail) }
    }

    /// The request is malformed.
    pub fn bad(detail: impl Into<String>) -> Fault {
        Fault::new(Code::BadRequest, detail)
    }

    /// As it goes over the wire.
    pub fn problem(&self) -> Problem {
        let (code, status, title) = self.code.facts();
        Problem {
            kind: format!("/api/v1/problems#{code}"),
            title: title.to_owned(),
            status,
            code: code.to_owned(),
            detail: self.detail.clone(),
            rule: self.rule.clone(),
        }
    }

    /// As a socket message.
    pub fn message(&self, id: Option<String>) -> ServerMessage {
        ServerMessage::Problem { id, problem: self.problem() }
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        match error {
            StoreError::Taken => Fault::new(Code::Taken, "somebody was first"),
            StoreError::Changed => {
                Fault::new(Code::NotSignedIn, "you were signed out, or your account changed meanwhile: sign in again")
            }
            StoreError::Full | StoreError::ReadOnly | StoreError::Gone => {
                tracing::error!(%error, "the store refused a write");
                Fault::new(Code::StoreFull, "nothing was changed; try again when the operator has seen to it")
            }
            // Who writes to the store says it in the log, once: everybody who asks would fill that too.
            StoreError::NearlyFull => Fault::new(
                Code::StoreFull,
                "the store is nearly full: games in progress go on, nothing new begins until the operator makes room",
            ),
            StoreError::Broken(_) => {
                tracing::error!(%error, "the store failed");
                Fault::new(Code::Internal, "the store failed: asked again with the same id, it is done once")
            }
        }
    }
}

impl From<kernel::MoveError> for Fault {
    fn from(error: kernel::MoveError) -> Fault {
        match error {
            kernel::MoveError::Unread(unread) => Fault::new(Code::NotUnderstood, unread.to_string()),
            kernel::MoveError::Refused { rule, words } => {
                Fault { rule: Some(rule.to_string()), ..Fault::new(Code::Refused, words) }
            }
        }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let problem = self.problem();
        let status = StatusCode::from_u16(problem.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let body = serde_json::to_string(&problem).unwrap_or_default();
        let mut response = (status, [(header::CONTENT_TYPE, "application/problem+json")], body).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
