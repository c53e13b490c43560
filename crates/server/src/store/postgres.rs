//! Postgres: for several nodes. Each table's log is written by the node that holds its lease, and by no other.

mod lease;
mod schema;
mod writer;

use super::cells::{chat_row, notice_row, person_row, rating_row, result_row, session_row, table_row};
use super::{
    Append, ChatRow, Logged, Millis, NoticeRow, PersonRow, RatingRow, ResultRow, SessionRow, Status, Store, StoreError,
    StoreWrite, TableRow, Tried,
};
use async_trait::async_trait;
use lease::{Held, in_time};
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgArguments, PgConnectOptions, PgPool, PgPoolOptions, PgRow};
use sqlx::{ConnectOptions, Connection, Row};
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tokio::sync::mpsc;
use writer::{Group, PATIENCE, Writer};

/// Connections of one node.
const CONNECTIONS: u32 = 12;
/// Appends under way at once; what comes meanwhile goes together.
const WRITERS: usize = 2;
/// Groups that may wait for a writer before those who ask must wait too.
const WAITING: usize = 4096;

/// Everything in one Postgres database that several nodes may share.
#[derive(Debug)]
pub struct Postgres {
    pool: PgPool,
    /// Connections for leases: they wait neither for others nor for the disk.
    light: PgPool,
    node: String,
    lease: Duration,
    held: Held,
    /// Whether what is held must be compared with the store's word: the lease may have run out, or was given up.
    doubted: AtomicBool,
    writers: Vec<mpsc::Sender<Group>>,
    tried: Tried,
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Postgres, PgArguments>;

/// A connection that is cut in mid-transaction must not hold a table's row for long. Every statement finds its rows by a key:
/// they are planned once, and never to read a whole table.
fn options(url: &str) -> Result<PgConnectOptions, StoreError> {
    let options: PgConnectOptions = url.parse().map_err(writer::fault)?;
    let limits = [("idle_in_transaction_session_timeout", "3s"), ("statement_timeout", "20s"), ("lock_timeout", "4s")];
    let plans = [("plan_cache_mode", "force_generic_plan"), ("enable_hashjoin", "off"), ("enable_mergejoin", "off")];
    Ok(options.application_name("starboard").options(limits).options(plans).disable_statement_logging())
}

/// Connections that stood still for a while are asked whether they are there; those in use need not be.
fn pool(connections: u32, patience: Duration) -> PgPoolOptions {
    let pool = PgPoolOptions::new().max_connections(connections).acquire_timeout(patience).test_before_acquire(false);
    pool.before_acquire(|connection, about| {
        Box::pin(async move {
            if about.idle_for > writer::STALE {
                connection.ping().await?;
            }
            Ok(true)
        })
    })
}

impl Postgres {
    /// Connects and brings the schema up to date. `node` is this node's name, of no other ever.
    ///
    /// # Errors
    /// When the database cannot be reached, refuses, or is newer than this program.
    pub async fn open(url: &str, node: &str, lease: Duration) -> Result<Postgres, StoreError> {
        let options = options(url)?;
        let connected = pool(CONNECTIONS, PATIENCE).idle_timeout(Duration::from_secs(60)).connect_with(options.clone());
        let connected = connected.await.map_err(writer::fault)?;
        // A claim that is lost when Postgres falls is missed by nobody: an entry that was kept under it took it to the disk.
        let light = pool(4, lease).connect_lazy_with(options.clone().options([("synchronous_commit", "off")]));
        let mut connection = connected.acquire().await.map_err(writer::fault)?;
        schema::migrate(&mut connection).await?;
        drop(connection);
        let held = Held::default();
        let writer = |_| {
            let (writer, groups) = mpsc::channel(WAITING);
            tokio::spawn(Writer::new(options.clone(), held.clone()).run(groups));
            writer
        };
        let writers = (0..WRITERS).map(writer).collect();
        let (node, doubted, tried) = (node.to_owned(), AtomicBool::new(false), Tried::default());
        Ok(Postgres { pool: connected, light, node, lease, held, doubted, writers, tried })
    }

    /// What is asked about leases or done to them, on connections of their own.
    async fn lease_rows(&self, query: Query<'_>) -> Result<Vec<PgRow>, StoreError> {
        let connection = tokio::time::timeout(self.lease, self.light.acquire()).await;
        let mut connection = in_time(connection)?;
        answered(tokio::time::timeout(self.lease, query.fetch_all(&mut *connection)).await, connection)
    }

    /// A connection. One that did not answer in time is given up: what it would answer next is not known.
    async fn connection(&self) -> Result<PoolConnection<sqlx::Postgres>, StoreError> {
        in_time(tokio::time::timeout(PATIENCE, self.pool.acquire()).await)
    }

    async fn rows(&self, query: Query<'_>) -> Result<Vec<PgRow>, StoreError> {
        let mut connection = self.connection().await?;
        answered(tokio::time::timeout(PATIENCE, query.fetch_all(&mut *connection)).await, connection)
    }

    async fn row(&self, query: Query<'_>) -> Result<Option<PgRow>, StoreError> {
        Ok(self.rows(query).await?.into_iter().next())
    }
}

/// What came of a query; a connection that did not answer in time is given up.
fn answered(
    found: Result<Result<Vec<PgRow>, sqlx::Error>, tokio::time::error::Elapsed>,
    connection: PoolConnection<sqlx::Postgres>,
) -> Result<Vec<PgRow>, StoreError> {
    match found {
        Ok(Err(sqlx::Error::Database(error))) if is_no_text(error.as_ref()) => Ok(Vec::new()),
        Err(late) => {
            drop(connection.detach());
            in_time(Err(late))
        }
        found => in_time(found),
    }
}

/// Whether somebody asked for a text that Postgres cannot hold (with a zero in it): so it is not there.
fn is_no_text(error: &dyn sqlx::error::DatabaseError) -> bool {
    error.code().as_deref() == Some("22021")
}

#[async_trait]
impl Store for Postgres {
    async fn write(&self, writes: Vec<StoreWrite>) -> Result<(), StoreError> {
        let (mut appends, mut others): (Vec<Append>, Vec<StoreWrite>) = (Vec::new(), Vec::new());
        for write in writes {
            match write {
                StoreWrite::Append(append) => appends.push(append),
                // Postgres has no limit of ours.
                StoreWrite::IfRoom => {}
                other => others.push(other),
            }
        }
        match (appends.is_empty(), others.is_empty()) {
            (true, true) => Ok(()),
            (false, true) => self.commit_entries(appends).await,
            _ => self.commit_mixed(appends, others).await,
        }
    }

    fn leases(&self) -> Option<&dyn crate::lease::Leases> {
        Some(self)
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.row(sqlx::query("SELECT 1 FROM settings LIMIT 1")).await?;
        self.tried.write(self).await
    }

    async fn log(&self, table: &str) -> Result<Vec<Logged>, StoreError> {
        let query = sqlx::query("SELECT at, entry FROM log WHERE table_id = $1 ORDER BY seq").bind(table);
        Ok(self.rows(query).await?.into_iter().map(|row| Logged { at: row.get(0), entry: row.get(1) }).collect())
    }

    async fn table(&self, table: &str) -> Result<Option<TableRow>, StoreError> {
        Ok(self.row(sqlx::query("SELECT * FROM tables WHERE id = $1").bind(table)).await?.map(table_row))
    }

    async fn lobby(&self, status: Status, before: Millis, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let query =
            sqlx::query("SELECT * FROM tables WHERE status = $1 AND public AND made < $2 ORDER BY made DESC LIMIT $3");
        let rows = self.rows(query.bind(status.word()).bind(before).bind(i64::from(limit))).await?;
        Ok(rows.into_iter().map(table_row).collect())
    }

    async fn tables_of(&self, person: &str, before: Millis, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let query = sqlx::query(
            "SELECT t.* FROM members m JOIN tables t ON t.id = m.table_id
             WHERE m.person = $1 AND t.made < $2 ORDER BY t.made DESC LIMIT $3",
        );
        let rows = self.rows(query.bind(person).bind(before).bind(i64::from(limit))).await?;
        Ok(rows.into_iter().map(table_row).collect())
    }

    async fn tables_in(&self, status: Status) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query("SELECT id FROM tables WHERE status = $1 ORDER BY made").bind(status.word());
        Ok(self.rows(query).await?.into_iter().map(|row| row.get(0)).collect())
    }

    async fn overdue(&self, now: Millis) -> Result<Vec<String>, StoreError> {
        let query =
            sqlx::query("SELECT id FROM tables WHERE status = 'playing' AND deadline > 0 AND deadline <= $1").bind(now);
        Ok(self.rows(query).await?.into_iter().map(|row| row.get(0)).collect())
    }

    async fn open_tables_by(&self, person: &str) -> Result<u32, StoreError> {
        let query = sqlx::query("SELECT count(*) FROM tables WHERE host = $1 AND status IN ('open', 'playing')");
        Ok(self.row(query.bind(person)).await?.map_or(0, |row| row.get::<i64, _>(0) as u32))
    }

    async fn person(&self, id: &str) -> Result<Option<PersonRow>, StoreError> {
        Ok(self.row(sqlx::query("SELECT * FROM persons WHERE id = $1").bind(id)).await?.map(person_row))
    }

    async fn account(&self, name: &str) -> Result<Option<PersonRow>, StoreError> {
        Ok(self
            .row(sqlx::query("SELECT * FROM persons WHERE lower(account) = lower($1)").bind(name))
            .await?
            .map(person_row))
    }

    async fn session(&self, hash: &str, now: Millis) -> Result<Option<SessionRow>, StoreError> {
        let query = sqlx::query("SELECT * FROM sessions WHERE hash = $1 AND ends > $2").bind(hash).bind(now);
        Ok(self.row(query).await?.map(session_row))
    }

    async fn sessions(&self, person: &str) -> Result<Vec<SessionRow>, StoreError> {
        let query = sqlx::query("SELECT * FROM sessions WHERE person = $1 ORDER BY made").bind(person);
        Ok(self.rows(query).await?.into_iter().map(session_row).collect())
    }

    async fn chat(&self, table: &str, from: u32) -> Result<Vec<ChatRow>, StoreError> {
        let query =
            sqlx::query("SELECT * FROM chat WHERE table_id = $1 AND n >= $2 ORDER BY n").bind(table).bind(from as i32);
        Ok(self.rows(query).await?.into_iter().map(chat_row).collect())
    }

    async fn chat_by(&self, person: &str) -> Result<Vec<ChatRow>, StoreError> {
        let query = sqlx::query("SELECT * FROM chat WHERE person = $1 ORDER BY at").bind(person);
        Ok(self.rows(query).await?.into_iter().map(chat_row).collect())
    }

    async fn results(&self, person: &str, limit: u32) -> Result<Vec<ResultRow>, StoreError> {
        let query = sqlx::query("SELECT * FROM results WHERE person = $1 ORDER BY at DESC LIMIT $2");
        Ok(self.rows(query.bind(person).bind(i64::from(limit))).await?.into_iter().map(result_row).collect())
    }

    async fn ratings(&self, person: &str, game: &str, limit: u32) -> Result<Vec<RatingRow>, StoreError> {
        let query = sqlx::query("SELECT * FROM ratings WHERE person = $1 AND game = $2 ORDER BY at DESC LIMIT $3");
        let rows = self.rows(query.bind(person).bind(game).bind(i64::from(limit))).await?;
        Ok(rows.into_iter().map(rating_row).collect())
    }

    async fn blocks(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query("SELECT other FROM blocks WHERE person = $1").bind(person);
        Ok(self.rows(query).await?.into_iter().map(|row| row.get(0)).collect())
    }

    /// What one node took, another takes only when it has not been carried out within a minute.
    async fn outbox(&self, limit: u32) -> Result<Vec<NoticeRow>, StoreError> {
        let query = sqlx::query(
            "UPDATE outbox SET taken = clock_timestamp() WHERE id IN (
                SELECT id FROM outbox WHERE taken < clock_timestamp() - interval '1 minute'
                ORDER BY made LIMIT $1 FOR UPDATE SKIP LOCKED)
             RETURNING id, person, way, address, text, made",
        );
        let mut notices: Vec<NoticeRow> =
            self.rows(query.bind(i64::from(limit))).await?.into_iter().map(notice_row).collect();
        notices.sort_by_key(|notice| notice.made);
        Ok(notices)
    }

    async fn value(&self, name: &str) -> Result<Option<String>, StoreError> {
        let query = sqlx::query("SELECT value FROM settings WHERE name = $1").bind(name);
        Ok(self.row(query).await?.map(|row| row.get(0)))
    }

    async fn backup(&self, _: &Path) -> Result<(), StoreError> {
        Err(StoreError::Broken("Postgres has its own: pg_dump".to_owned()))
    }
}
