//! The schema in Postgres, one step a version. A step is never changed once released; a new one is added.

use super::writer::fault;
use crate::store::StoreError;
use sqlx::{Connection, PgConnection};

/// Each brings the database from the version before to the next.
const STEPS: [&str; 2] = [
    "
CREATE TABLE log (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, at BIGINT NOT NULL, entry TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE TABLE leases (
    table_id TEXT PRIMARY KEY, holder TEXT NOT NULL, was TEXT NOT NULL, epoch BIGINT NOT NULL, next INTEGER NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX leases_by_holder ON leases (holder) WHERE holder <> '';
CREATE TABLE nodes (id TEXT PRIMARY KEY, until TIMESTAMPTZ NOT NULL, bus BOOLEAN NOT NULL);
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, public BOOLEAN NOT NULL, host TEXT NOT NULL,
    made BIGINT NOT NULL, deadline BIGINT NOT NULL, summary TEXT NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, public, made);
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE status = 'playing' AND deadline > 0;
CREATE INDEX tables_by_host ON tables (host, status);
CREATE TABLE members (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id));
CREATE TABLE persons (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, account TEXT, password TEXT, made BIGINT NOT NULL, settings TEXT NOT NULL
);
CREATE UNIQUE INDEX persons_by_account ON persons (lower(account));
CREATE TABLE sessions (
    hash TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, label TEXT NOT NULL,
    made BIGINT NOT NULL, ends BIGINT NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE TABLE chat (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, at BIGINT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,
    team TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, n)
);
CREATE INDEX chat_by_person ON chat (person);
CREATE TABLE results (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, game TEXT NOT NULL, place INTEGER NOT NULL,
    players INTEGER NOT NULL, at BIGINT NOT NULL, rated BOOLEAN NOT NULL, PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_by_person ON results (person, at);
CREATE TABLE ratings (
    person TEXT NOT NULL, game TEXT NOT NULL, table_id TEXT NOT NULL, at BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL, volatility DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, game, table_id)
);
CREATE TABLE blocks (person TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, other));
CREATE TABLE reports (
    id TEXT PRIMARY KEY, by TEXT NOT NULL, person TEXT NOT NULL, table_id TEXT NOT NULL, words TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE TABLE outbox (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, way TEXT NOT NULL, address TEXT NOT NULL, text TEXT NOT NULL,
    made BIGINT NOT NULL, taken TIMESTAMPTZ NOT NULL DEFAULT '-infinity'
);
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
",
    "
ALTER TABLE persons ADD COLUMN mail TEXT;
ALTER TABLE persons ADD COLUMN mail_asked TEXT;
ALTER TABLE persons ADD COLUMN mail_code TEXT;
ALTER TABLE persons ADD COLUMN mail_until BIGINT NOT NULL DEFAULT 0;
",
];

/// Several nodes may start at once: one of them brings the schema up to date, the others wait.
const LOCK: i64 = 0x5354_4152_424F_4152;

/// Brings the schema up to date.
pub(super) async fn migrate(connection: &mut PgConnection) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await.map_err(fault)?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *transaction).await.map_err(fault)?;
    let made = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)";
    sqlx::query(made).execute(&mut *transaction).await.map_err(fault)?;
    let found = sqlx::query_scalar("SELECT version FROM schema_version").fetch_optional(&mut *transaction);
    let version: i64 = found.await.map_err(fault)?.unwrap_or(0);
    let known = STEPS.len() as i64;
    if version > known {
        let newer = format!("the database has schema {version}, this program knows {known}: use a newer program");
        return Err(StoreError::Broken(newer));
    }
    for step in STEPS.iter().skip(version.max(0) as usize) {
        sqlx::raw_sql(*step).execute(&mut *transaction).await.map_err(fault)?;
    }
    sqlx::query("DELETE FROM schema_version").execute(&mut *transaction).await.map_err(fault)?;
    let mark = sqlx::query("INSERT INTO schema_version VALUES ($1)").bind(known);
    mark.execute(&mut *transaction).await.map_err(fault)?;
    transaction.commit().await.map_err(fault)
}
