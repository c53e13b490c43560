//! Appends of many tables go together: one statement that moves each table's head on where this node still holds it, and
//! adds the entries of those. Whoever's epoch or number is not the store's gets nothing kept.

use super::Postgres;
use super::lease::{Held, in_time};
use crate::store::statements::write_postgres;
use crate::store::{Append, StoreError, StoreWrite};
use sqlx::pool::PoolConnection;
use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection, PgConnection, Row};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// How long a statement may take before the store counts as gone.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);
/// The most groups in one statement.
const LARGEST: usize = 256;

/// What takes the logs of old tables away.
const LOGS: [&str; 2] = [
    "DELETE FROM log WHERE table_id IN (SELECT id FROM tables WHERE status = $1 AND made < $2)",
    "DELETE FROM leases WHERE table_id IN (SELECT id FROM tables WHERE status = $1 AND made < $2)",
];

/// Whether a write needs no transaction to be whole.
fn is_one_statement(write: &StoreWrite) -> bool {
    !matches!(write, StoreWrite::Prune { .. } | StoreWrite::Forget { .. })
}

/// Entries of one table that are kept together.
pub(super) struct Group {
    pub appends: Vec<Append>,
    pub done: oneshot::Sender<Result<(), StoreError>>,
}

impl std::fmt::Debug for Group {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Group({})", self.appends.len())
    }
}

/// A connection that was not used for so long may be gone.
pub(super) const STALE: Duration = Duration::from_secs(1);

/// One writer: it has a connection of its own, and nothing to ask before it writes.
pub(super) struct Writer {
    options: PgConnectOptions,
    connection: Option<PgConnection>,
    used: Instant,
    held: Held,
}

impl Writer {
    pub(super) fn new(options: PgConnectOptions, held: Held) -> Writer {
        Writer { options, connection: None, used: Instant::now(), held }
    }

    /// Runs until every sender is gone.
    pub(super) async fn run(mut self, mut groups: mpsc::Receiver<Group>) {
        let mut batch = Vec::with_capacity(LARGEST);
        while groups.recv_many(&mut batch, LARGEST).await > 0 {
            self.commit(&mut batch).await;
        }
    }

    /// A table's second group waits for the next statement: one sees only what was there before it.
    async fn commit(&mut self, batch: &mut Vec<Group>) {
        while !batch.is_empty() {
            let mut tables = HashSet::new();
            let first = |group: &mut Group| tables.insert(Arc::clone(&group.appends[0].table));
            let groups: Vec<Group> = batch.extract_if(.., first).collect();
            self.commit_together(groups).await;
        }
    }

    async fn commit_together(&mut self, groups: Vec<Group>) {
        let kept = self.append(&groups).await;
        match kept {
            Ok(kept) => groups.into_iter().for_each(|group| {
                let table = &group.appends[0].table;
                let _ = group.done.send(if kept.contains(&**table) { Ok(()) } else { Err(StoreError::Taken) });
            }),
            // One group spoilt it: each alone, so that only the guilty one fails.
            Err(StoreError::Taken) if groups.len() > 1 => {
                for group in groups {
                    Box::pin(self.commit_together(vec![group])).await;
                }
            }
            Err(error) => groups.into_iter().for_each(|group| drop(group.done.send(Err(error.clone())))),
        }
    }

    async fn connect(&mut self) -> Result<PgConnection, StoreError> {
        let is_fresh = self.used.elapsed() < STALE;
        if let Some(mut connection) = self.connection.take()
            && (is_fresh || matches!(tokio::time::timeout(STALE, connection.ping()).await, Ok(Ok(()))))
        {
            return Ok(connection);
        }
        in_time(tokio::time::timeout(PATIENCE, PgConnection::connect_with(&self.options)).await)
    }

    async fn append(&mut self, groups: &[Group]) -> Result<HashSet<String>, StoreError> {
        let mut connection = self.connect().await?;
        let appends: Vec<&[Append]> = groups.iter().map(|group| group.appends.as_slice()).collect();
        let kept = tokio::time::timeout(PATIENCE, append(&mut connection, &appends, &self.held)).await;
        // After a fault it is not known what it would answer next.
        self.connection = Some(connection).filter(|_| matches!(kept, Ok(Ok(_))));
        self.used = Instant::now();
        in_time(kept)
    }
}

/// Moves the heads on and adds the entries; tells which tables' were kept.
async fn append(
    connection: &mut PgConnection,
    groups: &[&[Append]],
    held: &Held,
) -> Result<HashSet<String>, sqlx::Error> {
    const APPEND: &str = "WITH
        wanted AS (SELECT * FROM unnest($1::text[], $2::bigint[], $3::int[], $4::int[]) AS w (table_id, epoch, first, count)),
        kept AS (UPDATE leases l SET next = w.first + w.count FROM wanted w
            WHERE l.table_id = w.table_id AND l.epoch = w.epoch AND l.next = w.first RETURNING l.table_id),
        added AS (INSERT INTO log (table_id, seq, at, entry)
            SELECT e.table_id, e.seq, e.at, e.entry
            FROM unnest($5::text[], $6::int[], $7::bigint[], $8::text[]) AS e (table_id, seq, at, entry)
            JOIN kept USING (table_id))
        SELECT table_id FROM kept";
    let (mut tables, mut epochs, mut firsts, mut counts) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for group in groups {
        tables.push(&*group[0].table);
        // An epoch of nothing is nobody's.
        epochs.push(held.epoch(&group[0].table).unwrap_or(-1));
        firsts.push(group[0].seq as i32);
        counts.push(group.len() as i32);
    }
    let (mut of, mut seqs, mut times, mut entries) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for append in groups.iter().copied().flatten() {
        of.push(&*append.table);
        seqs.push(append.seq as i32);
        times.push(append.at);
        entries.push(append.entry.as_str());
    }
    let query = sqlx::query(APPEND).bind(tables).bind(epochs).bind(firsts).bind(counts);
    let query = query.bind(of).bind(seqs).bind(times).bind(entries);
    Ok(query.fetch_all(connection).await?.into_iter().map(|row| row.get(0)).collect())
}

/// Whether entries follow one another at one table.
fn in_order(appends: &[Append]) -> bool {
    appends.windows(2).all(|two| two[0].table == two[1].table && two[1].seq == two[0].seq.wrapping_add(1))
}

/// A connection that goes back to the others when it is taken out of here. Where whoever asked is gone half-way, or too much time
/// went by, it ends instead: it may be in the middle of a transaction that nobody would end.
struct Lent(Option<PoolConnection<sqlx::Postgres>>);

impl Drop for Lent {
    fn drop(&mut self) {
        let _ = self.0.take().map(PoolConnection::detach);
    }
}

impl Postgres {
    /// Keeps entries alone, together with those of other tables.
    pub(super) async fn commit_entries(&self, appends: Vec<Append>) -> Result<(), StoreError> {
        let gone = || StoreError::Broken("the writer has stopped".to_owned());
        if !in_order(&appends) {
            return Err(StoreError::Taken);
        }
        if appends[0].seq == 0 {
            return self.commit_mixed(appends, Vec::new()).await;
        }
        let (done, kept) = oneshot::channel();
        let writer = kernel::state_hash(&&*appends[0].table) as usize % self.writers.len();
        self.writers[writer].send(Group { appends, done }).await.map_err(|_| gone())?;
        kept.await.map_err(|_| gone())?
    }

    /// Keeps entries and other things in a transaction of their own.
    pub(super) async fn commit_mixed(&self, appends: Vec<Append>, others: Vec<StoreWrite>) -> Result<(), StoreError> {
        if !in_order(&appends) {
            return Err(StoreError::Taken);
        }
        let new = appends.first().filter(|append| append.seq == 0).map(|append| Arc::clone(&append.table));
        let mut lent = Lent(Some(self.connection().await?));
        let Some(connection) = lent.0.as_deref_mut() else {
            return Ok(());
        };
        let kept = tokio::time::timeout(PATIENCE, self.transaction(connection, new.as_ref(), &appends, &others)).await;
        if kept.is_ok() {
            drop(lent.0.take());
        }
        let kept = in_time(kept)?;
        new.iter().filter(|_| kept).for_each(|table| self.held.take(table, 1));
        if kept { Ok(()) } else { Err(StoreError::Taken) }
    }

    /// True where all of it was kept, false where somebody else was first and nothing was.
    async fn transaction(
        &self,
        connection: &mut PgConnection,
        new: Option<&Arc<str>>,
        appends: &[Append],
        others: &[StoreWrite],
    ) -> Result<bool, sqlx::Error> {
        if let (true, [only]) = (appends.is_empty(), others)
            && is_one_statement(only)
        {
            return write_postgres(connection, only, &LOGS).await.map(|()| true);
        }
        let mut transaction = connection.begin().await?;
        if let Some(table) = new {
            let made = sqlx::query("INSERT INTO leases (table_id, holder, was, epoch, next) VALUES ($1, $2, '', 1, 0)");
            made.bind(&**table).bind(&self.node).execute(&mut *transaction).await?;
        }
        let held = new.map_or_else(|| self.held.clone(), Held::just);
        if !appends.is_empty() && append(&mut transaction, &[appends], &held).await?.is_empty() {
            return Ok(false);
        }
        for write in others {
            write_postgres(&mut transaction, write, &LOGS).await?;
        }
        transaction.commit().await.map(|()| true)
    }
}

/// Sorts Postgres' faults by what one can do about them.
pub(super) fn fault(error: sqlx::Error) -> StoreError {
    if matches!(error, sqlx::Error::RowNotFound) {
        return StoreError::Changed;
    }
    let sqlx::Error::Database(database) = &error else {
        return StoreError::Broken(error.to_string());
    };
    match database.code().as_deref() {
        // A key that is taken, or two who waited for each other.
        Some("23505" | "40001" | "40P01") => StoreError::Taken,
        Some("53100") => StoreError::Full,
        Some("25006") => StoreError::ReadOnly,
        _ => StoreError::Broken(error.to_string()),
    }
}
