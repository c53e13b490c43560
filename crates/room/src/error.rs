//! Why something was not done: one stable code each, the rule where a rule refuses.

use crate::encode::EncodeError;
use crate::wire::Problem;

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

impl Code {
    /// As it goes over the wire.
    pub fn problem(self, detail: &str, rule: Option<&str>) -> Problem {
        let (code, status, title) = self.facts();
        Problem {
            kind: format!("/api/v1/problems#{code}"),
            title: title.to_owned(),
            status,
            code: code.to_owned(),
            detail: detail.to_owned(),
            rule: rule.map(str::to_owned),
        }
    }
}

/// Why a table does not do something.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{detail}")]
pub struct TableError {
    /// Which.
    pub code: Code,
    /// What happened, in words.
    pub detail: String,
    /// The rule that refuses.
    pub rule: Option<String>,
}

/// A result that can fail with a [`TableError`].
pub type TableResult<T> = Result<T, TableError>;

impl TableError {
    /// An error of this code.
    pub fn new(code: Code, detail: impl Into<String>) -> TableError {
        TableError { code, detail: detail.into(), rule: None }
    }

    /// A table that is not there, or not for this person: the same words for both.
    pub fn no_table() -> TableError {
        TableError::new(Code::NotFound, "there is no such table")
    }

    /// It cannot be done now.
    pub fn not_now(detail: impl Into<String>) -> TableError {
        TableError::new(Code::NotNow, detail)
    }

    /// The request is malformed.
    pub fn bad(detail: impl Into<String>) -> TableError {
        TableError::new(Code::BadRequest, detail)
    }
}

impl TableError {
    /// As it goes over the wire.
    pub fn problem(&self) -> Problem {
        self.code.problem(&self.detail, self.rule.as_deref())
    }
}

impl From<EncodeError> for TableError {
    fn from(error: EncodeError) -> TableError {
        TableError::new(Code::Internal, error.to_string())
    }
}

impl From<kernel::MoveError> for TableError {
    fn from(error: kernel::MoveError) -> TableError {
        match error {
            kernel::MoveError::Unread(unread) => TableError::new(Code::NotUnderstood, unread.to_string()),
            kernel::MoveError::Refused { rule, words } => {
                TableError { rule: Some(rule.to_string()), ..TableError::new(Code::Refused, words) }
            }
        }
    }
}
