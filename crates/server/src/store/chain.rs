//! The logs on disk: the entries of all tables one after the other, each with the number of its table's entry before
//! it. A commit so writes the end of one list, and not a page for every table that moved; a table's log is read by
//! going back from its head.

use super::{Append, StoreError};
use sqlx::{Executor, Row, SqliteConnection};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Entries written before the heads are written too: what a start after a crash must read again.
const HEADS_EVERY: i64 = 16_384;
/// The most rows of one statement.
const MOST_ROWS: usize = 1024;
const COLUMNS: usize = 6;
const HEADS: &str = "heads";

/// The last entry of a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Head {
    /// Its number among the entries of all tables.
    pub n: i64,
    /// Its number in the table's log.
    pub seq: u32,
}

type ByTable = HashMap<Arc<str>, Head>;

/// The heads of tables written lately; the others are in the file.
#[derive(Clone, Default, Debug)]
pub(super) struct Heads(Arc<Mutex<ByTable>>);

impl Heads {
    fn lock(&self) -> MutexGuard<'_, ByTable> {
        // A panic while the lock is held cannot leave the map half-written.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn of(&self, table: &str) -> Option<Head> {
        self.lock().get(table).copied()
    }
}

/// One entry, and where it goes.
pub(super) struct Link<'a> {
    pub n: i64,
    pub prev: i64,
    pub append: &'a Append,
}

/// Where the next entries go.
pub(super) struct Chain {
    heads: Heads,
    next: i64,
    /// Up to here the file has every head.
    marked: i64,
    /// Heads up to here were in the file one mark ago: who moved no more since is forgotten here.
    marked_before: i64,
    statements: Vec<Arc<str>>,
}

/// Entries that are to be written together.
#[derive(Default)]
pub(super) struct Plan<'a> {
    pub links: Vec<Link<'a>>,
    heads: ByTable,
}

impl Plan<'_> {
    pub(super) fn is_one_statement(&self) -> bool {
        self.links.len() <= MOST_ROWS
    }
}

impl Chain {
    /// Finds the end of the list, and the heads the file does not have yet.
    pub(super) async fn open(connection: &mut SqliteConnection) -> Result<Chain, sqlx::Error> {
        let marked: Option<String> = sqlx::query_scalar("SELECT value FROM settings WHERE name = ?1")
            .bind(HEADS)
            .fetch_optional(&mut *connection)
            .await?;
        let marked: i64 = marked.and_then(|n| n.parse().ok()).unwrap_or(0);
        let late = sqlx::query("SELECT table_id, n, seq FROM entries WHERE n > ?1 ORDER BY n").bind(marked);
        let mut heads = ByTable::new();
        let mut last = marked;
        for row in late.fetch_all(connection).await? {
            let (table, n, seq): (String, i64, u32) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            heads.insert(table.into(), Head { n, seq });
            last = n;
        }
        let heads = Heads(Arc::new(Mutex::new(heads)));
        let statements = (0..=MOST_ROWS.ilog2()).map(|power| insert(1 << power).into()).collect();
        Ok(Chain { heads, next: last + 1, marked, marked_before: marked, statements })
    }

    pub(super) fn heads(&self) -> Heads {
        self.heads.clone()
    }

    /// Plans a group's entries; false, and nothing planned, where another writer was first.
    pub(super) async fn plan<'a>(
        &self,
        connection: &mut SqliteConnection,
        appends: impl Iterator<Item = &'a Append>,
        plan: &mut Plan<'a>,
    ) -> Result<bool, StoreError> {
        let begin = plan.links.len();
        let mut before: Vec<(Arc<str>, Option<Head>)> = Vec::new();
        for append in appends {
            let known = plan.heads.get(&append.table).copied().or_else(|| self.heads.of(&append.table));
            let head = match known {
                Some(head) => Some(head),
                None => kept_head(connection, &append.table).await.map_err(super::writer::fault)?,
            };
            if append.seq != head.map_or(0, |head| head.seq + 1) {
                plan.links.truncate(begin);
                before.into_iter().rev().for_each(|(table, head)| put_back(&mut plan.heads, table, head));
                return Ok(false);
            }
            let n = self.next + plan.links.len() as i64;
            plan.links.push(Link { n, prev: head.map_or(0, |head| head.n), append });
            let was = plan.heads.insert(Arc::clone(&append.table), Head { n, seq: append.seq });
            before.push((Arc::clone(&append.table), was));
        }
        Ok(true)
    }

    /// Writes what was planned, in one statement as a rule.
    pub(super) async fn write(&self, connection: &mut SqliteConnection, plan: &Plan<'_>) -> Result<(), sqlx::Error> {
        for links in plan.links.chunks(MOST_ROWS) {
            let power = links.len().next_power_of_two().ilog2() as usize;
            let mut query = sqlx::query(sqlx::AssertSqlSafe(Arc::clone(&self.statements[power])));
            for Link { n, prev, append } in links {
                query = query.bind(n).bind(prev).bind(Arc::clone(&append.table));
                query = query.bind(append.seq).bind(append.at).bind(append.entry.as_str());
            }
            for _ in links.len() * COLUMNS..(1 << power) * COLUMNS {
                query = query.bind(None::<i64>);
            }
            query.execute(&mut *connection).await?;
        }
        Ok(())
    }

    /// What was planned is in the file.
    pub(super) fn written(&mut self, plan: Plan<'_>) {
        self.next += plan.links.len() as i64;
        self.heads.lock().extend(plan.heads);
    }

    pub(super) fn is_long(&self) -> bool {
        self.next - 1 - self.marked >= HEADS_EVERY
    }

    /// Writes the heads, and forgets here those that did not move since the last time.
    pub(super) async fn mark(&mut self, connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        let last = self.next - 1;
        if last == self.marked {
            return Ok(());
        }
        let marked = self.marked;
        let moved =
            |(table, head): (&Arc<str>, &Head)| (head.n > marked).then(|| (table.to_string(), head.n, head.seq));
        let heads: Vec<(String, i64, u32)> = self.heads.lock().iter().filter_map(moved).collect();
        let heads = serde_json::to_string(&heads).map_err(|error| sqlx::Error::Encode(Box::new(error)))?;
        connection.execute("BEGIN IMMEDIATE").await?;
        let kept = write_heads(connection, heads, last).await;
        super::writer::end(connection, kept).await?;
        let still = std::mem::replace(&mut self.marked_before, self.marked);
        self.heads.lock().retain(|_, head| head.n > still);
        self.marked = last;
        Ok(())
    }
}

async fn write_heads(connection: &mut SqliteConnection, heads: String, last: i64) -> Result<(), sqlx::Error> {
    let insert = sqlx::query(
        "INSERT OR REPLACE INTO heads (table_id, n, seq)
         SELECT e.value ->> 0, e.value ->> 1, e.value ->> 2 FROM json_each(?1) e",
    );
    insert.bind(heads).execute(&mut *connection).await?;
    let mark = sqlx::query("INSERT OR REPLACE INTO settings (name, value) VALUES (?1, ?2)");
    mark.bind(HEADS).bind(last.to_string()).execute(connection).await.map(|_| ())
}

fn put_back(heads: &mut ByTable, table: Arc<str>, head: Option<Head>) {
    match head {
        Some(head) => drop(heads.insert(table, head)),
        None => drop(heads.remove(&table)),
    }
}

/// Rows are filled up with nothing to the next power of two: few statements, all prepared.
fn insert(rows: usize) -> String {
    let values = vec!["(?,?,?,?,?,?)"; rows].join(",");
    format!(
        "INSERT INTO entries (n, prev, table_id, seq, at, entry) SELECT * FROM (VALUES {values}) WHERE column1 IS NOT NULL"
    )
}

/// A table's head in the file.
pub(super) async fn kept_head(connection: &mut SqliteConnection, table: &str) -> Result<Option<Head>, sqlx::Error> {
    let query = sqlx::query("SELECT n, seq FROM heads WHERE table_id = ?1").bind(table);
    let row = query.fetch_optional(connection).await?;
    row.map(|row| Ok(Head { n: row.try_get(0)?, seq: row.try_get(1)? })).transpose()
}
