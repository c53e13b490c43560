//! SQLite: one file, one writer, a few readers.

use super::capacity::{Capacity, used_pages};
use super::cells::{chat_row, notice_row, person_row, rating_row, result_row, session_row, table_row};
use super::chain::{self, Chain, Heads};
use super::pace::Pace;
use super::place::Place;
use super::writer::{Group, Writer, fault};
use super::{
    ChatRow, Logged, Millis, NoticeRow, PersonRow, RatingRow, ResultRow, SessionRow, Status, Store, StoreError,
    StoreWrite, TableRow, Tried, schema,
};
use async_trait::async_trait;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

const READERS: u32 = 3;
/// Pages in the write-ahead log before it is put into the file, which holds those up who wait for a flush.
const CHECKPOINT_PAGES: &str = "4000";
/// Groups that may wait for the writer before those who ask must wait too.
const WAITING: usize = 4096;

/// Everything in one SQLite file (write-ahead log, a flush a transaction).
#[derive(Debug)]
pub struct Sqlite {
    options: SqliteConnectOptions,
    readers: SqlitePool,
    writer: mpsc::Sender<Group>,
    heads: Heads,
    place: Arc<Place>,
    tried: Tried,
}

impl std::fmt::Debug for Group {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Group({})", self.writes.len())
    }
}

impl Sqlite {
    /// Opens or makes the file and brings its schema up to date.
    ///
    /// # Errors
    /// When it cannot be opened or written, is no database, or is newer than this program.
    pub async fn open(file: &Path) -> Result<Sqlite, StoreError> {
        Sqlite::open_within(file, None).await
    }

    /// The same with a limit on the file's size, in pages of 4 KiB; the last of it is for games in progress.
    ///
    /// # Errors
    /// As [`Sqlite::open`].
    pub async fn open_within(file: &Path, pages: Option<u32>) -> Result<Sqlite, StoreError> {
        Sqlite::open_slowed(file, pages, Duration::ZERO).await
    }

    /// The same where a flush takes at least so long: to see how a server fares on a slow disk.
    ///
    /// # Errors
    /// As [`Sqlite::open`].
    pub async fn open_slowed(file: &Path, pages: Option<u32>, slowed: Duration) -> Result<Sqlite, StoreError> {
        match make_private(file) {
            Ok(()) | Err(StoreError::Taken) => {}
            Err(error) => return Err(error),
        }
        let (options, capacity) = (options(file), Capacity::new(pages));
        let mut connection = SqliteConnection::connect_with(&options).await.map_err(fault)?;
        // From here on the file is there; a reader that misses it must not make another.
        let options = options.create_if_missing(false);
        migrate(&mut connection).await?;
        let most = format!("PRAGMA max_page_count = {}", capacity.most_pages(used_pages(&mut connection).await?));
        sqlx::query(sqlx::AssertSqlSafe(most)).execute(&mut connection).await.map_err(fault)?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).min_connections(1);
        let readers = readers.connect_with(options.clone().pragma("query_only", "on")).await.map_err(fault)?;
        Sqlite::with(connection, options, readers, capacity, slowed).await
    }

    /// Opens a store that must not change: what is there can be read, and every write is refused.
    ///
    /// # Errors
    /// When it cannot be opened, or is not of this program's schema.
    pub async fn open_read_only(file: &Path) -> Result<Sqlite, StoreError> {
        check(file).await?;
        let options = options(file).read_only(true).create_if_missing(false);
        let connection = SqliteConnection::connect_with(&options).await.map_err(fault)?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options.clone()).await;
        Sqlite::with(connection, options, readers.map_err(fault)?, Capacity::new(None), Duration::ZERO).await
    }

    async fn with(
        mut connection: SqliteConnection,
        options: SqliteConnectOptions,
        readers: SqlitePool,
        capacity: Capacity,
        slowed: Duration,
    ) -> Result<Sqlite, StoreError> {
        let (writer, groups) = mpsc::channel(WAITING);
        let chain = Chain::open(&mut connection).await.map_err(fault)?;
        let heads = chain.heads();
        let place = Arc::new(Place::of(options.get_filename()));
        let pace = Pace::new();
        tokio::spawn(Writer { connection, chain, capacity, place: Arc::clone(&place), pace, slowed }.run(groups));
        Ok(Sqlite { options, readers, writer, heads, place, tried: Tried::default() })
    }

    async fn rows(&self, query: Query<'_>) -> Result<Vec<SqliteRow>, StoreError> {
        query.fetch_all(&self.readers).await.map_err(|error| self.fault(error))
    }

    async fn row(&self, query: Query<'_>) -> Result<Option<SqliteRow>, StoreError> {
        query.fetch_optional(&self.readers).await.map_err(|error| self.fault(error))
    }

    fn fault(&self, error: sqlx::Error) -> StoreError {
        self.place.explain(fault(error))
    }
}

/// Whether a file is a whole store of a schema this program knows.
///
/// # Errors
/// What is wrong with it.
pub async fn check(file: &Path) -> Result<(), StoreError> {
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    let mut connection = SqliteConnection::connect_with(&options).await.map_err(fault)?;
    let found: String = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut connection).await.map_err(fault)?;
    let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut connection).await.map_err(fault)?;
    connection.close().await.map_err(fault)?;
    match version {
        _ if found != "ok" => Err(StoreError::Broken(format!("it is damaged: {found}"))),
        1.. if version <= schema::STEPS.len() as i64 => Ok(()),
        _ => Err(StoreError::Broken(format!("its schema is {version}: not a store of this program"))),
    }
}

/// Makes a file that its owner alone may read: it will hold secrets. SQLite gives its other files the same rights.
pub(crate) fn make_private(file: &Path) -> Result<(), StoreError> {
    let mut make = std::fs::OpenOptions::new();
    make.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut make, 0o600);
    match make.open(file) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => Err(StoreError::Taken),
        Err(error) => Err(StoreError::Broken(error.to_string())),
    }
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>;

fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(5))
        .foreign_keys(false)
        .pragma("cache_size", "-8000")
        .pragma("wal_autocheckpoint", CHECKPOINT_PAGES)
        .disable_statement_logging()
}

async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await.map_err(fault)?;
    let known = schema::STEPS.len() as i64;
    if version > known {
        let newer = format!("the file has schema {version}, this program knows {known}: use a newer program");
        return Err(StoreError::Broken(newer));
    }
    for (index, step) in schema::STEPS.iter().enumerate().skip(version.max(0) as usize) {
        let script = format!("BEGIN;{step};PRAGMA user_version = {};COMMIT;", index + 1);
        sqlx::raw_sql(sqlx::AssertSqlSafe(script)).execute(&mut *connection).await.map_err(fault)?;
    }
    Ok(())
}

#[async_trait]
impl Store for Sqlite {
    async fn write(&self, writes: Vec<StoreWrite>) -> Result<(), StoreError> {
        let (done, kept) = oneshot::channel();
        let gone = || StoreError::Broken("the writer has stopped".to_owned());
        self.writer.send(Group { writes, at: Instant::now(), done }).await.map_err(|_| gone())?;
        kept.await.map_err(|_| gone())?
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.place.check()?;
        self.row(sqlx::query("SELECT 1 FROM settings LIMIT 1")).await?;
        self.tried.write(self).await
    }

    async fn log(&self, table: &str) -> Result<Vec<Logged>, StoreError> {
        const CHAIN: &str = "WITH RECURSIVE chain (n, prev, at, entry) AS (
                SELECT n, prev, at, entry FROM entries WHERE n = ?1 AND table_id = ?2
                UNION ALL SELECT e.n, e.prev, e.at, e.entry FROM chain c JOIN entries e ON e.n = c.prev)
            SELECT at, entry FROM chain ORDER BY n";
        let head = match self.heads.of(table) {
            Some(head) => Some(head),
            None => {
                let mut reader = self.readers.acquire().await.map_err(|error| self.fault(error))?;
                chain::kept_head(&mut reader, table).await.map_err(|error| self.fault(error))?
            }
        };
        let Some(head) = head else {
            return Ok(Vec::new());
        };
        let query = sqlx::query(CHAIN).bind(head.n).bind(table);
        Ok(self.rows(query).await?.into_iter().map(|row| Logged { at: row.get(0), entry: row.get(1) }).collect())
    }

    async fn table(&self, table: &str) -> Result<Option<TableRow>, StoreError> {
        Ok(self.row(sqlx::query("SELECT * FROM tables WHERE id = ?1").bind(table)).await?.map(table_row))
    }

    async fn lobby(&self, status: Status, before: Millis, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let query = sqlx::query(
            "SELECT * FROM tables WHERE status = ?1 AND public = 1 AND made < ?2 ORDER BY made DESC LIMIT ?3",
        );
        let rows = self.rows(query.bind(status.word()).bind(before).bind(limit)).await?;
        Ok(rows.into_iter().map(table_row).collect())
    }

    async fn tables_of(&self, person: &str, before: Millis, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let query = sqlx::query(
            "SELECT t.* FROM members m JOIN tables t ON t.id = m.table_id
             WHERE m.person = ?1 AND t.made < ?2 ORDER BY t.made DESC LIMIT ?3",
        );
        let rows = self.rows(query.bind(person).bind(before).bind(limit)).await?;
        Ok(rows.into_iter().map(table_row).collect())
    }

    async fn tables_in(&self, status: Status) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query("SELECT id FROM tables WHERE status = ?1 ORDER BY made").bind(status.word());
        Ok(self.rows(query).await?.into_iter().map(|row| row.get(0)).collect())
    }

    async fn overdue(&self, now: Millis) -> Result<Vec<String>, StoreError> {
        let query =
            sqlx::query("SELECT id FROM tables WHERE status = 'playing' AND deadline > 0 AND deadline <= ?1").bind(now);
        Ok(self.rows(query).await?.into_iter().map(|row| row.get(0)).collect())
    }

    async fn open_tables_by(&self, person: &str) -> Result<u32, StoreError> {
        let query = sqlx::query("SELECT count(*) FROM tables WHERE host = ?1 AND status IN ('open', 'playing')");
        Ok(self.row(query.bind(person)).await?.map_or(0, |row| row.get(0)))
    }

    async fn person(&self, id: &str) -> Result<Option<PersonRow>, StoreError> {
        Ok(self.row(sqlx::query("SELECT * FROM persons WHERE id = ?1").bind(id)).await?.map(person_row))
    }

    async fn account(&self, name: &str) -> Result<Option<PersonRow>, StoreError> {
        Ok(self.row(sqlx::query("SELECT * FROM persons WHERE account = ?1").bind(name)).await?.map(person_row))
    }

    async fn session(&self, hash: &str, now: Millis) -> Result<Option<SessionRow>, StoreError> {
        let query = sqlx::query("SELECT * FROM sessions WHERE hash = ?1 AND ends > ?2").bind(hash).bind(now);
        Ok(self.row(query).await?.map(session_row))
    }

    async fn sessions(&self, person: &str) -> Result<Vec<SessionRow>, StoreError> {
        let query = sqlx::query("SELECT * FROM sessions WHERE person = ?1 ORDER BY made").bind(person);
        Ok(self.rows(query).await?.into_iter().map(session_row).collect())
    }

    async fn chat(&self, table: &str, from: u32) -> Result<Vec<ChatRow>, StoreError> {
        let query = sqlx::query("SELECT * FROM chat WHERE table_id = ?1 AND n >= ?2 ORDER BY n").bind(table).bind(from);
        Ok(self.rows(query).await?.into_iter().map(chat_row).collect())
    }

    async fn chat_by(&self, person: &str) -> Result<Vec<ChatRow>, StoreError> {
        let query = sqlx::query("SELECT * FROM chat WHERE person = ?1 ORDER BY at").bind(person);
        Ok(self.rows(query).await?.into_iter().map(chat_row).collect())
    }

    async fn results(&self, person: &str, limit: u32) -> Result<Vec<ResultRow>, StoreError> {
        let query = sqlx::query("SELECT * FROM results WHERE person = ?1 ORDER BY at DESC LIMIT ?2");
        Ok(self.rows(query.bind(person).bind(limit)).await?.into_iter().map(result_row).collect())
    }

    async fn ratings(&self, person: &str, game: &str, limit: u32) -> Result<Vec<RatingRow>, StoreError> {
        let query = sqlx::query("SELECT * FROM ratings WHERE person = ?1 AND game = ?2 ORDER BY at DESC LIMIT ?3");
        let rows = self.rows(query.bind(person).bind(game).bind(limit)).await?;
        Ok(rows.into_iter().map(rating_row).collect())
    }

    async fn blocks(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query("SELECT other FROM blocks WHERE person = ?1").bind(person);
        Ok(self.rows(query).await?.into_iter().map(|row| row.get(0)).collect())
    }

    async fn outbox(&self, limit: u32) -> Result<Vec<NoticeRow>, StoreError> {
        let query = sqlx::query("SELECT * FROM outbox ORDER BY made LIMIT ?1").bind(limit);
        Ok(self.rows(query).await?.into_iter().map(notice_row).collect())
    }

    async fn value(&self, name: &str) -> Result<Option<String>, StoreError> {
        let query = sqlx::query("SELECT value FROM settings WHERE name = ?1").bind(name);
        Ok(self.row(query).await?.map(|row| row.get(0)))
    }

    async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        make_private(file)?;
        let mut reader = SqliteConnection::connect_with(&self.options).await.map_err(fault)?;
        let copied = sqlx::query("VACUUM INTO ?1").bind(file.to_string_lossy().into_owned()).execute(&mut reader).await;
        if copied.is_err() {
            // Half a copy is none.
            let _ = std::fs::remove_file(file);
        }
        copied.map_err(fault)?;
        reader.close().await.map_err(fault)
    }
}
