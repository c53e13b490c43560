//! Why something was not done: one stable code each, the rule where a rule refuses.

use crate::store::StoreError;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use room::encode::{self, EncodeError};
pub use room::error::Code;
use room::error::TableError;
use room::wire::{Problem, ServerMessage};

/// A failed request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ApiError {
    /// Which.
    pub code: Code,
    /// What happened, in words.
    pub detail: String,
    /// The rule that refuses.
    pub rule: Option<String>,
    /// When to try again, in seconds.
    pub retry_after: Option<u32>,
}

/// A result that can fail with a [`ApiError`].
pub type ApiResult<T> = Result<T, ApiError>;

impl ApiError {
    /// A fault of this code.
    pub fn new(code: Code, detail: impl Into<String>) -> ApiError {
        ApiError { code, detail: detail.into(), rule: None, retry_after: None }
    }

    /// A table that is not there, or not for this person: the same words for both.
    pub fn no_table() -> ApiError {
        ApiError::new(Code::NotFound, "there is no such table")
    }

    /// It cannot be done now.
    pub fn not_now(detail: impl Into<String>) -> ApiError {
        ApiError::new(Code::NotNow, detail)
    }

    /// Too much at once; it may be tried again after so many seconds.
    pub fn too_many(detail: impl Into<String>, seconds: u32) -> ApiError {
        ApiError { retry_after: Some(seconds), ..ApiError::new(Code::TooMany, detail) }
    }

    /// The request is malformed.
    pub fn bad(detail: impl Into<String>) -> ApiError {
        ApiError::new(Code::BadRequest, detail)
    }

    /// As it goes over the wire.
    pub fn problem(&self) -> Problem {
        self.code.problem(&self.detail, self.rule.as_deref())
    }

    /// As a socket message.
    pub fn message(&self, id: Option<String>) -> ServerMessage {
        ServerMessage::Problem { id, problem: self.problem() }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::Taken => ApiError::new(Code::Taken, "somebody was first"),
            StoreError::Changed => ApiError::new(
                Code::NotSignedIn,
                "you were signed out, or your account changed meanwhile: sign in again",
            ),
            StoreError::Full | StoreError::ReadOnly | StoreError::Gone => {
                tracing::error!(%error, "the store refused a write");
                ApiError::new(Code::StoreFull, "nothing was changed; try again when the operator has seen to it")
            }
            // Who writes to the store says it in the log, once: everybody who asks would fill that too.
            StoreError::NearlyFull => ApiError::new(
                Code::StoreFull,
                "the store is nearly full: games in progress go on, nothing new begins until the operator makes room",
            ),
            StoreError::Broken(_) => {
                tracing::error!(%error, "the store failed");
                ApiError::new(Code::Internal, "the store failed: asked again with the same id, it is done once")
            }
        }
    }
}

impl From<TableError> for ApiError {
    fn from(error: TableError) -> ApiError {
        ApiError { rule: error.rule, ..ApiError::new(error.code, error.detail) }
    }
}

impl From<EncodeError> for ApiError {
    fn from(error: EncodeError) -> ApiError {
        tracing::error!(%error, "something cannot be written");
        ApiError::new(Code::Internal, "this cannot be written by this version")
    }
}

impl From<kernel::MoveError> for ApiError {
    fn from(error: kernel::MoveError) -> ApiError {
        TableError::from(error).into()
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let problem = self.problem();
        let status = StatusCode::from_u16(problem.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let body = match encode::json(&problem) {
            Ok(body) => body,
            Err(error) => return (StatusCode::INTERNAL_SERVER_ERROR, error.to_string()).into_response(),
        };
        let mut response = (status, [(header::CONTENT_TYPE, "application/problem+json")], body).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
