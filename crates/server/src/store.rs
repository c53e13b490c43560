//! What is kept, and where. A write is a value; a group of writes is kept whole or not at all,
//! and an answer means it is on disk. SQLite is for one node, Postgres for several.

mod capacity;
mod cells;
mod chain;
mod pace;
mod place;
mod postgres;
mod rows;
mod schema;
mod sqlite;
mod statements;
mod writer;

pub use postgres::Postgres;
pub use rows::*;
pub(crate) use sqlite::make_private;
pub use sqlite::{Sqlite, check};

use async_trait::async_trait;
use room::encode::{self, EncodeError};
use room::log::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

pub use room::clock::Millis;

/// Why something could not be kept or read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The key is taken: another writer was first, or the name is somebody else's.
    #[error("already there")]
    Taken,
    /// There is no room left.
    #[error("the disk is full")]
    Full,
    /// What room is left is kept for games in progress.
    #[error("the store is nearly full")]
    NearlyFull,
    /// The file is no longer where it was opened.
    #[error("the store's file was deleted or replaced")]
    Gone,
    /// The file cannot be written.
    #[error("the store cannot be written")]
    ReadOnly,
    /// What was to be changed is not there, or no longer as it was when the change was decided.
    #[error("no longer as it was")]
    Changed,
    /// Anything else; the words are for the log, not for clients.
    #[error("the store failed: {0}")]
    Broken(String),
}

/// One thing to keep.
#[derive(Clone, Debug)]
pub enum StoreWrite {
    /// The next entry of a table's log: the commit point of every move.
    Append(Append),
    /// A table's row in lists.
    Table(TableRow),
    /// Somebody sits or sat at a table.
    Member { person: String, table: String },
    /// A new person.
    Person(PersonRow),
    /// Keeps the rest of the group only while there is more room than what is reserved for games in progress.
    IfRoom,
    /// Keeps the rest of the group only if this person still has this password; none for a guest.
    IfPassword { person: String, password: Option<String> },
    /// Keeps the rest of the group only if the session of this hash has not ended.
    IfSession(String),
    /// Gives a person another name.
    Name { person: String, name: String },
    /// Replaces a person's settings.
    Settings { person: String, settings: String },
    /// Gives a person an account, or another name and password for it.
    Account { person: String, account: String, password: String },
    /// Asks a person to confirm a mail address; the one confirmed before is forgotten. None: they want no mail.
    AskMail { person: String, asked: Option<AskedMail> },
    /// Confirms the mail address a person was sent this code for, unless the code is too old.
    ConfirmMail { person: String, code: String, now: Millis },
    /// A session, key or personal token.
    Session(SessionRow),
    /// Ends one session, by its hash.
    EndSession(String),
    /// Ends a person's sessions but the one of this hash, and the keys and tokens where asked.
    EndOthers { person: String, but: String, and_keys: bool },
    /// A line of chat.
    Chat(ChatRow),
    /// One seat's result of a finished table.
    Result(ResultRow),
    /// A person's rating in a game after a table.
    Rating(RatingRow),
    /// Blocks somebody, or no longer.
    Block { person: String, other: String, on: bool },
    /// A report to whoever runs the server.
    Report(ReportRow),
    /// A notice to deliver.
    Notice(NoticeRow),
    /// A notice that was delivered, or given up.
    NoticeDone { id: String },
    /// A value by name: the signing key and such.
    Value { name: String, value: String },
    /// A value by name, where there is none yet.
    FirstValue { name: String, value: String },
    /// Forgets what is older than this, by status.
    Prune { status: Status, before: Millis },
    /// Forgets chat older than this.
    PruneChat { before: Millis },
    /// Takes a person's name off everything that stays after the account is deleted.
    Forget { person: String },
}

impl StoreWrite {
    /// Whether its group is kept only if there was something to change.
    fn must_find(&self) -> bool {
        use StoreWrite::{Account, AskMail, ConfirmMail, IfPassword, IfSession, Name, Settings};
        matches!(
            self,
            IfPassword { .. }
                | IfSession(_)
                | Name { .. }
                | Settings { .. }
                | Account { .. }
                | AskMail { .. }
                | ConfirmMail { .. }
        )
    }
}

/// What takes a person's name off everything, step by step. The person goes first: whoever signs them in meanwhile waits
/// for this row, and finds it gone.
const FORGET: [&str; 7] = [
    "DELETE FROM persons WHERE id = $1",
    "DELETE FROM sessions WHERE person = $1",
    "UPDATE chat SET name = 'somebody', person = '', text = '' WHERE person = $1",
    "DELETE FROM blocks WHERE person = $1 OR other = $1",
    "DELETE FROM ratings WHERE person = $1",
    "UPDATE results SET person = '' WHERE person = $1",
    "DELETE FROM outbox WHERE person = $1",
];

/// What forgets tables of a status from before a time, once their logs are gone.
const PRUNE: [&str; 3] = [
    "DELETE FROM chat WHERE table_id IN (SELECT id FROM tables WHERE status = $1 AND made < $2)",
    "DELETE FROM members WHERE table_id IN (SELECT id FROM tables WHERE status = $1 AND made < $2)",
    "DELETE FROM tables WHERE status = $1 AND made < $2",
];

/// When writing was last tried to see whether it can be: whoever asks often does not make the disk work.
#[derive(Default, Debug)]
struct Tried(Mutex<Option<Instant>>);

impl Tried {
    const EVERY: Duration = Duration::from_secs(2);

    fn at(&self) -> MutexGuard<'_, Option<Instant>> {
        // A panic while the lock is held cannot leave the time half-written.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn write(&self, store: &dyn Store) -> Result<(), StoreError> {
        if self.at().is_some_and(|at| at.elapsed() < Tried::EVERY) {
            return Ok(());
        }
        let now = crate::wall_clock::now().to_string();
        store.write(vec![StoreWrite::Value { name: "ready".to_owned(), value: now }]).await?;
        *self.at() = Some(Instant::now());
        Ok(())
    }
}

/// The next entry of a table's log.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: Arc<str>,
    /// Its number in the table's log. Never leaves the server.
    pub seq: u32,
    /// When.
    pub at: Millis,
    /// What, as JSON ([`room::log::Entry`]).
    pub entry: String,
}

impl Append {
    /// An entry of a table's log, as the store keeps it.
    ///
    /// # Errors
    /// Where it cannot be written as JSON: nothing is kept in its place.
    pub fn of(table: &Arc<str>, seq: u32, at: Millis, entry: &Entry) -> Result<Append, EncodeError> {
        Ok(Append { table: Arc::clone(table), seq, at, entry: encode::json(entry)? })
    }
}

/// Where everything is kept.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Keeps all of it or nothing; an answer means it is on disk. Entries of a group are of one table, in order.
    async fn write(&self, writes: Vec<StoreWrite>) -> Result<(), StoreError>;
    /// The leases of its tables, where several nodes may share it.
    fn leases(&self) -> Option<&dyn crate::lease::Leases> {
        None
    }
    /// Whether it can be read and written, with the schema this program knows.
    async fn ready(&self) -> Result<(), StoreError>;
    /// A table's log, in order.
    async fn log(&self, table: &str) -> Result<Vec<Logged>, StoreError>;
    /// A table's row.
    async fn table(&self, table: &str) -> Result<Option<TableRow>, StoreError>;
    /// Public tables of this status, newest first, from before `before`.
    async fn lobby(&self, status: Status, before: Millis, limit: u32) -> Result<Vec<TableRow>, StoreError>;
    /// Tables somebody sits or sat at, newest first.
    async fn tables_of(&self, person: &str, before: Millis, limit: u32) -> Result<Vec<TableRow>, StoreError>;
    /// The ids of all tables of this status.
    async fn tables_in(&self, status: Status) -> Result<Vec<String>, StoreError>;
    /// The ids of tables being played whose deadline has passed.
    async fn overdue(&self, now: Millis) -> Result<Vec<String>, StoreError>;
    /// How many unfinished tables somebody opened.
    async fn open_tables_by(&self, person: &str) -> Result<u32, StoreError>;
    /// A person.
    async fn person(&self, id: &str) -> Result<Option<PersonRow>, StoreError>;
    /// A person by account name, in any case.
    async fn account(&self, name: &str) -> Result<Option<PersonRow>, StoreError>;
    /// A session that has not ended, by the hash of its token.
    async fn session(&self, hash: &str, now: Millis) -> Result<Option<SessionRow>, StoreError>;
    /// A person's sessions.
    async fn sessions(&self, person: &str) -> Result<Vec<SessionRow>, StoreError>;
    /// A table's chat from line `from` on.
    async fn chat(&self, table: &str, from: u32) -> Result<Vec<ChatRow>, StoreError>;
    /// What somebody wrote, for export.
    async fn chat_by(&self, person: &str) -> Result<Vec<ChatRow>, StoreError>;
    /// A person's results, newest first.
    async fn results(&self, person: &str, limit: u32) -> Result<Vec<ResultRow>, StoreError>;
    /// A person's ratings over time in a game, newest first.
    async fn ratings(&self, person: &str, game: &str, limit: u32) -> Result<Vec<RatingRow>, StoreError>;
    /// Whom somebody blocked.
    async fn blocks(&self, person: &str) -> Result<Vec<String>, StoreError>;
    /// Notices not delivered yet, oldest first.
    async fn outbox(&self, limit: u32) -> Result<Vec<NoticeRow>, StoreError>;
    /// A value by name.
    async fn value(&self, name: &str) -> Result<Option<String>, StoreError>;
    /// Writes a consistent copy to a new file.
    async fn backup(&self, file: &std::path::Path) -> Result<(), StoreError>;
}
