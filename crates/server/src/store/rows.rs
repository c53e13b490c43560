//! The rows of the store.

use super::Millis;
use room::encode::{self, EncodeError};
use room::project;
use room::state::TableState;
pub use room::wire::{SessionKind, Status};

/// An entry of a table's log, as kept.
#[derive(Clone, Debug)]
pub struct Logged {
    /// When.
    pub at: Millis,
    /// What, as JSON.
    pub entry: String,
}

/// A table as lists need it; the log is the truth.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: String,
    /// Its game.
    pub game: String,
    /// How far it is.
    pub status: Status,
    /// Whether the lobby lists it.
    pub public: bool,
    /// Who opened it.
    pub host: String,
    /// When it was opened.
    pub made: Millis,
    /// When a clock runs out that the server must see to; 0 for never.
    pub deadline: Millis,
    /// The public summary, as JSON ([`room::wire::TableSummary`]).
    pub summary: String,
}

impl TableRow {
    /// The row of a table: public things alone.
    ///
    /// # Errors
    /// Where its summary cannot be written.
    pub fn of(state: &TableState) -> Result<TableRow, EncodeError> {
        Ok(TableRow {
            id: state.id.to_string(),
            game: state.config.game.clone(),
            status: state.status,
            public: state.config.public,
            host: state.config.host.clone(),
            made: state.made,
            deadline: state.deadline().unwrap_or(0),
            summary: encode::json(&project::summary(state))?,
        })
    }
}

/// A person: a guest, or one with an account.
#[derive(Clone, Debug, Default)]
pub struct PersonRow {
    /// Their id.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// The account's name, if there is one.
    pub account: Option<String>,
    /// The password's argon2id hash, if there is an account.
    pub password: Option<String>,
    /// When they first came.
    pub made: Millis,
    /// Settings, as JSON ([`room::wire::Settings`]).
    pub settings: String,
    /// The mail address they confirmed, if they did.
    pub mail: Option<String>,
    /// The mail address they were last asked to confirm.
    pub mail_asked: Option<String>,
}

/// A mail address that waits to be confirmed.
#[derive(Clone, Debug)]
pub struct AskedMail {
    /// The address.
    pub address: String,
    /// SHA-256 of the code that was sent there, in hex.
    pub code: String,
    /// Until when the code is taken.
    pub until: Millis,
}

/// A token, by its hash.
#[derive(Clone, Debug)]
pub struct SessionRow {
    /// SHA-256 of the token, in hex.
    pub hash: String,
    /// Whose.
    pub person: String,
    /// What for.
    pub kind: SessionKind,
    /// What its owner calls it.
    pub label: String,
    /// When it was made.
    pub made: Millis,
    /// When it ends.
    pub ends: Millis,
}

/// A line of chat.
#[derive(Clone, Debug)]
pub struct ChatRow {
    /// The table.
    pub table: String,
    /// Its number at this table, from 1.
    pub n: u32,
    /// When.
    pub at: Millis,
    /// Who wrote it.
    pub person: String,
    /// What they were called.
    pub name: String,
    /// Who may read it: empty for all, else a team's name.
    pub team: String,
    /// What they wrote.
    pub text: String,
}

/// One seat's result.
#[derive(Clone, Debug)]
pub struct ResultRow {
    /// The table.
    pub table: String,
    /// The seat, from 0.
    pub seat: u8,
    /// Who sat there.
    pub person: String,
    /// The game.
    pub game: String,
    /// The place, from 1.
    pub place: u8,
    /// How many played.
    pub players: u8,
    /// When it ended.
    pub at: Millis,
    /// Whether it was rated.
    pub rated: bool,
}

/// A rating after a table.
#[derive(Clone, Debug)]
pub struct RatingRow {
    /// Whose.
    pub person: String,
    /// In which game.
    pub game: String,
    /// After which table.
    pub table: String,
    /// When.
    pub at: Millis,
    /// The rating.
    pub rating: f64,
    /// Its deviation.
    pub deviation: f64,
    /// Its volatility.
    pub volatility: f64,
}

/// A report.
#[derive(Clone, Debug)]
pub struct ReportRow {
    /// Its id.
    pub id: String,
    /// Who reports.
    pub by: String,
    /// Whom.
    pub person: String,
    /// At which table.
    pub table: String,
    /// Why.
    pub words: String,
    /// When.
    pub at: Millis,
}

/// A notice to deliver outside.
#[derive(Clone, Debug)]
pub struct NoticeRow {
    /// Its id.
    pub id: String,
    /// For whom.
    pub person: String,
    /// How: `webhook` or `mail`.
    pub way: String,
    /// Where to.
    pub address: String,
    /// What.
    pub text: String,
    /// When it was made.
    pub made: Millis,
}
