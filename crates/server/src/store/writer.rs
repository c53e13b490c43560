//! The one writer: it takes what many tables want kept, writes it in one transaction, and
//! answers each when it is on disk.

use super::capacity::{Capacity, begins_something};
use super::chain::{Chain, Plan};
use super::pace::{LARGEST, Moment, Pace};
use super::place::Place;
use super::statements::write_sqlite;
use super::{Append, StoreError, StoreWrite};
use sqlx::{Connection, Executor, SqliteConnection};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// What takes the logs of old tables away.
const LOGS: [&str; 2] = [
    "DELETE FROM entries WHERE n IN (
        WITH RECURSIVE old (n, prev) AS (
            SELECT e.n, e.prev FROM tables t JOIN heads h ON h.table_id = t.id JOIN entries e ON e.n = h.n
            WHERE t.status = $1 AND t.made < $2
            UNION ALL SELECT e.n, e.prev FROM old JOIN entries e ON e.n = old.prev)
        SELECT n FROM old)",
    "DELETE FROM heads WHERE table_id IN (SELECT id FROM tables WHERE status = $1 AND made < $2)",
];

pub(super) struct Group {
    pub writes: Vec<StoreWrite>,
    /// When it was asked for.
    pub at: Instant,
    pub done: oneshot::Sender<Result<(), StoreError>>,
}

impl Group {
    fn appends(&self) -> impl Iterator<Item = &Append> {
        self.writes.iter().filter_map(|write| match write {
            StoreWrite::Append(append) => Some(append),
            _ => None,
        })
    }

    fn begins_something(&self) -> bool {
        self.writes.iter().any(begins_something)
    }

    fn others(&self) -> impl Iterator<Item = &StoreWrite> {
        self.writes.iter().filter(|write| !matches!(write, StoreWrite::Append(_) | StoreWrite::IfRoom))
    }
}

/// Takes whatever waits already.
fn take(groups: &mut mpsc::Receiver<Group>, batch: &mut Vec<Group>) {
    while batch.len() < LARGEST
        && let Ok(group) = groups.try_recv()
    {
        batch.push(group);
    }
}

/// The file and the end of its logs.
pub(super) struct Writer {
    pub connection: SqliteConnection,
    pub chain: Chain,
    pub capacity: Capacity,
    pub place: Arc<Place>,
    pub pace: Pace,
    /// How long a flush takes at least: for measurements.
    pub slowed: Duration,
}

impl Writer {
    /// Runs until every sender is gone.
    pub(super) async fn run(mut self, mut groups: mpsc::Receiver<Group>) {
        let mut batch = Vec::with_capacity(LARGEST);
        while !batch.is_empty() || groups.recv_many(&mut batch, LARGEST).await > 0 {
            self.coalesce(&mut groups, &mut batch).await;
            let (began, answered, soon) = (Instant::now(), batch.len(), self.came_soon(&batch));
            self.commit(&mut batch).await;
            take(&mut groups, &mut batch);
            let (now, came) = (Instant::now(), soon + self.came_soon(&batch));
            self.pace.note(now - began, answered, came, now);
            if self.chain.is_long() {
                self.mark().await;
            }
        }
        self.mark().await;
        let _ = self.connection.close().await;
    }

    /// Where it is worth it, those who are about to ask come along: a flush costs the same for many.
    async fn coalesce(&self, groups: &mut mpsc::Receiver<Group>, batch: &mut Vec<Group>) {
        let mut grew = batch.len() > 1;
        while !self.pace.is_enough(&self.moment(batch, grew)) {
            let before = batch.len();
            tokio::task::yield_now().await;
            take(groups, batch);
            grew = batch.len() > before;
        }
    }

    fn moment(&self, batch: &[Group], grew: bool) -> Moment {
        let (now, waiting) = (Instant::now(), batch.len());
        let Some(ended) = self.pace.ended() else {
            return Moment { waiting, came: 0, grew, waited: Duration::MAX, idle: Duration::MAX };
        };
        let came = batch.iter().filter(|group| group.at > ended).count();
        let last = batch.last().map_or(ended, |group| group.at.max(ended));
        let (waited, idle) = (now.saturating_duration_since(ended), now.saturating_duration_since(last));
        Moment { waiting, came, grew, waited, idle }
    }

    /// How many of these came soon after the last flush.
    fn came_soon(&self, batch: &[Group]) -> usize {
        let Some(ended) = self.pace.ended() else {
            return 0;
        };
        batch.iter().filter(|group| group.at > ended && self.pace.is_soon(group.at - ended)).count()
    }

    /// Heads that are not written now are found by reading on from the last mark.
    async fn mark(&mut self) {
        if let Err(error) = self.chain.mark(&mut self.connection).await {
            tracing::warn!(%error, "the heads of the logs were not written");
        }
    }

    /// Refuses what begins something new where the room that is left is for what was begun.
    async fn keep_reserve(&mut self, batch: &mut Vec<Group>) {
        if batch.iter().any(Group::begins_something)
            && let Ok(true) = self.capacity.is_tight(&mut self.connection).await
        {
            let refused = batch.extract_if(.., |group| group.begins_something());
            refused.for_each(|group| drop(group.done.send(Err(StoreError::NearlyFull))));
        }
    }

    async fn commit(&mut self, batch: &mut Vec<Group>) {
        self.keep_reserve(batch).await;
        if batch.iter().flat_map(Group::others).any(|write| matches!(write, StoreWrite::Prune { .. })) {
            self.mark().await;
        }
        let kept = self.transaction(batch).await;
        match kept {
            Ok(taken) => {
                for (index, group) in batch.drain(..).enumerate() {
                    let _ = group.done.send(if taken.contains(&index) { Err(StoreError::Taken) } else { Ok(()) });
                }
            }
            Err(error) if batch.len() == 1 => {
                batch.drain(..).for_each(|group| drop(group.done.send(Err(error.clone()))));
            }
            // One group spoilt the batch: each alone, so that only the guilty one fails.
            Err(_) => {
                for group in batch.drain(..) {
                    let kept = self.transaction(std::slice::from_ref(&group)).await;
                    let taken = |taken: Vec<usize>| if taken.is_empty() { Ok(()) } else { Err(StoreError::Taken) };
                    let _ = group.done.send(kept.and_then(taken));
                }
            }
        }
    }

    /// Keeps the groups together; tells which came too late, of which nothing is kept.
    async fn transaction(&mut self, groups: &[Group]) -> Result<Vec<usize>, StoreError> {
        self.place.check()?;
        let began = Instant::now();
        let (mut plan, mut taken) = (Plan::default(), Vec::new());
        for (index, group) in groups.iter().enumerate() {
            if !self.chain.plan(&mut self.connection, group.appends(), &mut plan).await? {
                taken.push(index);
            }
        }
        let in_time = groups.iter().enumerate().filter(|(index, _)| !taken.contains(index));
        let others: Vec<&StoreWrite> = in_time.flat_map(|(_, group)| group.others()).collect();
        if others.is_empty() && plan.is_one_statement() {
            self.chain.write(&mut self.connection, &plan).await.map_err(|error| self.place.explain(fault(error)))?;
        } else {
            self.write_all(&plan, &others).await.map_err(|error| self.place.explain(fault(error)))?;
        }
        self.chain.written(plan);
        self.slow_down(began).await;
        self.place.note_log();
        // What is in a file that nobody finds any more is not kept.
        self.place.check()?;
        Ok(taken)
    }

    async fn slow_down(&self, began: Instant) {
        let left = self.slowed.saturating_sub(began.elapsed());
        if !left.is_zero() {
            // Timers of the runtime are too coarse for this.
            let _ = tokio::task::spawn_blocking(move || std::thread::sleep(left)).await;
        }
    }

    async fn write_all(&mut self, plan: &Plan<'_>, others: &[&StoreWrite]) -> Result<(), sqlx::Error> {
        self.connection.execute("BEGIN IMMEDIATE").await?;
        let kept = self.write_parts(plan, others).await;
        end(&mut self.connection, kept).await
    }

    async fn write_parts(&mut self, plan: &Plan<'_>, others: &[&StoreWrite]) -> Result<(), sqlx::Error> {
        self.chain.write(&mut self.connection, plan).await?;
        for write in others {
            write_sqlite(&mut self.connection, write, &LOGS).await?;
        }
        Ok(())
    }
}

/// Ends a transaction by what came of it. A full disk may have ended it already: a rollback that fails says nothing new.
pub(super) async fn end(connection: &mut SqliteConnection, kept: Result<(), sqlx::Error>) -> Result<(), sqlx::Error> {
    if kept.is_ok() {
        match connection.execute("COMMIT").await {
            Ok(_) => return Ok(()),
            Err(error) => {
                let _ = connection.execute("ROLLBACK").await;
                return Err(error);
            }
        }
    }
    let _ = connection.execute("ROLLBACK").await;
    kept
}

/// Sorts SQLite's faults by what one can do about them.
pub(super) fn fault(error: sqlx::Error) -> StoreError {
    if matches!(error, sqlx::Error::RowNotFound) {
        return StoreError::Changed;
    }
    let sqlx::Error::Database(database) = &error else {
        return StoreError::Broken(error.to_string());
    };
    let code: u32 = database.code().and_then(|code| code.parse().ok()).unwrap_or(0);
    match code & 0xFF {
        _ if database.is_unique_violation() => StoreError::Taken,
        13 => StoreError::Full,
        8 => StoreError::ReadOnly,
        _ => StoreError::Broken(error.to_string()),
    }
}
