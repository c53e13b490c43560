//! Leases in Postgres: a row a node, renewed; a row a table, with its holder and epoch.

use super::writer::fault;
use super::{Postgres, Query};
use crate::lease::{Alive, Beat, Claim, Leases};
use crate::store::StoreError;
use async_trait::async_trait;
use sqlx::Row;
use sqlx::postgres::PgRow;
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

type ByTable = HashMap<Arc<str>, i64>;

/// The epochs of the tables this node holds: what fences its appends.
#[derive(Clone, Default, Debug)]
pub(super) struct Held(Arc<Mutex<ByTable>>);

impl Held {
    fn lock(&self) -> MutexGuard<'_, ByTable> {
        // A panic while the lock is held cannot leave the map half-written.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One table alone, at its first epoch.
    pub(super) fn just(table: &Arc<str>) -> Held {
        Held(Arc::new(Mutex::new(HashMap::from([(Arc::clone(table), 1)]))))
    }

    pub(super) fn epoch(&self, table: &str) -> Option<i64> {
        self.lock().get(table).copied()
    }

    pub(super) fn take(&self, table: &str, epoch: i64) {
        self.lock().insert(table.into(), epoch);
    }

    fn drop_one(&self, table: &str) -> Option<i64> {
        self.lock().remove(table)
    }

    fn all(&self) -> ByTable {
        self.lock().clone()
    }

    /// Drops what is not held by the store's word; tells which, and what is held and not known here. What was taken since
    /// `before`, when the store was asked, is not judged by its answer.
    fn keep_only(&self, before: &ByTable, kept: &HashMap<String, i64>) -> (Vec<String>, Vec<String>) {
        let mut held = self.lock();
        let lost = before.iter().filter(|(table, epoch)| kept.get(&***table) != Some(epoch));
        let lost = lost.filter(|(table, epoch)| held.get(*table) == Some(epoch));
        let lost: Vec<String> = lost.map(|(table, _)| table.to_string()).collect();
        lost.iter().for_each(|table| {
            held.remove(table.as_str());
        });
        let found = kept.keys().filter(|table| !held.contains_key(table.as_str())).cloned().collect();
        (lost, found)
    }
}

impl Postgres {
    async fn lease_row(&self, query: Query<'_>) -> Result<Option<PgRow>, StoreError> {
        Ok(self.lease_rows(query).await?.into_iter().next())
    }

    /// What this node no longer holds by the store's word, and what it holds without knowing.
    async fn compare(&self) -> Result<(Vec<String>, Vec<String>), StoreError> {
        let before = self.held.all();
        let query = sqlx::query("SELECT table_id, epoch FROM leases WHERE holder = $1").bind(&self.node);
        let rows = self.lease_rows(query).await?;
        let kept: HashMap<String, i64> = rows.into_iter().map(|row| (row.get(0), row.get(1))).collect();
        Ok(self.held.keep_only(&before, &kept))
    }

    /// Renews the lease; where it had run out and is a new one, what is held is in doubt.
    async fn renew(&self, bus: bool) -> Result<(), StoreError> {
        let (lasts, node) = (self.lease.as_secs_f64(), &self.node);
        let renewed = sqlx::query(
            "UPDATE nodes SET until = clock_timestamp() + make_interval(secs => $2), bus = $3
             WHERE id = $1 AND until > clock_timestamp() RETURNING 1",
        );
        if !self.lease_rows(renewed.bind(node).bind(lasts).bind(bus)).await?.is_empty() {
            return Ok(());
        }
        // Before it is asked for: it may be given without an answer.
        self.doubted.store(true, Ordering::Relaxed);
        let anew = sqlx::query(
            "INSERT INTO nodes (id, until, bus) VALUES ($1, clock_timestamp() + make_interval(secs => $2), $3)
             ON CONFLICT (id) DO UPDATE SET until = EXCLUDED.until, bus = EXCLUDED.bus",
        );
        self.lease_rows(anew.bind(node).bind(lasts).bind(bus)).await.map(|_| ())
    }
}

/// How often a table is asked for that its holder gives up at the same moment.
const CLAIMS: usize = 10;

#[async_trait]
impl Leases for Postgres {
    fn node(&self) -> &str {
        &self.node
    }

    fn lasts(&self) -> Duration {
        self.lease
    }

    async fn claim(&self, table: &str) -> Result<Claim, StoreError> {
        for _ in 0..CLAIMS {
            let claim = sqlx::query(
                "UPDATE leases SET was = CASE WHEN holder = $2 THEN was ELSE holder END, holder = $2, epoch = epoch + 1
                 WHERE table_id = $1 AND (holder IN ('', $2)
                    OR NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id = leases.holder AND n.until > clock_timestamp()))
                 RETURNING epoch, was",
            );
            if let Some(row) = self.lease_row(claim.bind(table).bind(&self.node)).await? {
                let was: String = row.get(1);
                self.held.take(table, row.get(0));
                return Ok(Claim::Mine { taken_over: !was.is_empty() && was != self.node });
            }
            let holder = sqlx::query("SELECT holder FROM leases WHERE table_id = $1").bind(table);
            match self.lease_row(holder).await?.map(|row| row.get::<String, _>(0)) {
                None => return Ok(Claim::Nobody),
                // Given up between the two questions: nobody's, so it is asked for again.
                Some(holder) if holder.is_empty() => {}
                Some(holder) => return Ok(Claim::Held(holder)),
            }
        }
        Err(StoreError::Broken("a table changes hands too fast".to_owned()))
    }

    async fn give_up(&self, table: &str) -> Result<(), StoreError> {
        let Some(epoch) = self.held.drop_one(table) else {
            return Ok(());
        };
        let query = sqlx::query("UPDATE leases SET holder = '' WHERE table_id = $1 AND epoch = $2");
        self.lease_rows(query.bind(table).bind(epoch)).await.map(|_| ())
    }

    async fn beat(&self, bus: bool) -> Result<Beat, StoreError> {
        self.renew(bus).await?;
        let others = self.others().await?;
        // Last: what is told is told once.
        let (lost, found) = match self.doubted.load(Ordering::Relaxed) {
            true => self.compare().await?,
            false => Default::default(),
        };
        self.doubted.store(false, Ordering::Relaxed);
        Ok(Beat { others, lost, found })
    }

    async fn others(&self) -> Result<Vec<Alive>, StoreError> {
        let others = sqlx::query("SELECT id, bus FROM nodes WHERE until > clock_timestamp() AND id <> $1");
        let others = self.lease_rows(others.bind(&self.node)).await?;
        Ok(others.into_iter().map(|row| Alive { node: row.get(0), bus: row.get(1) }).collect())
    }

    async fn orphans(&self, most: u32) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query(
            "UPDATE leases SET was = holder, holder = $1, epoch = epoch + 1 WHERE table_id IN (
                SELECT table_id FROM leases
                WHERE holder <> '' AND holder IN (SELECT id FROM nodes WHERE until <= clock_timestamp())
                    AND EXISTS (SELECT 1 FROM nodes WHERE id = $1 AND until > clock_timestamp())
                LIMIT $2 FOR UPDATE SKIP LOCKED)
             RETURNING table_id, epoch",
        );
        let rows = self.lease_rows(query.bind(&self.node).bind(i64::from(most))).await?;
        let taken = |row: &PgRow| {
            let table: String = row.get(0);
            self.held.take(&table, row.get(1));
            table
        };
        Ok(rows.iter().map(taken).collect())
    }

    async fn leave(&self) -> Result<(), StoreError> {
        self.forget_all();
        let ended = sqlx::query("UPDATE nodes SET until = clock_timestamp() WHERE id = $1").bind(&self.node);
        self.lease_rows(ended).await?;
        // Nodes that left nothing behind are forgotten after an hour.
        let old = sqlx::query(
            "DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 hour'
             AND NOT EXISTS (SELECT 1 FROM leases WHERE holder = nodes.id)",
        );
        self.lease_rows(old).await.map(|_| ())
    }

    fn forget_all(&self) {
        self.doubted.store(true, Ordering::Relaxed);
        self.held.lock().clear();
    }
}

/// A fault that says nothing about what was written is told as such.
pub(super) fn in_time<T>(done: Result<Result<T, sqlx::Error>, tokio::time::error::Elapsed>) -> Result<T, StoreError> {
    done.map_err(|_| StoreError::Broken("it did not answer in time".to_owned()))?.map_err(fault)
}
