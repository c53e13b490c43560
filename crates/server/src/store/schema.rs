//! The schema, one step a version. A step is never changed once released; a new one is added.

/// Each brings the file from the version before to the next.
pub(super) const STEPS: [&str; 3] = [
    "
CREATE TABLE log (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, entry TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, public INTEGER NOT NULL, host TEXT NOT NULL,
    made INTEGER NOT NULL, deadline INTEGER NOT NULL, summary TEXT NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, public, made);
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE status = 'playing' AND deadline > 0;
CREATE INDEX tables_by_host ON tables (host, status);
CREATE TABLE members (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)) WITHOUT ROWID;
CREATE TABLE persons (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, account TEXT UNIQUE COLLATE NOCASE, password TEXT,
    made INTEGER NOT NULL, settings TEXT NOT NULL
);
CREATE TABLE sessions (
    hash TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, label TEXT NOT NULL,
    made INTEGER NOT NULL, ends INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_by_person ON sessions (person);
CREATE TABLE chat (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,
    team TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
CREATE INDEX chat_by_person ON chat (person);
CREATE TABLE results (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, game TEXT NOT NULL, place INTEGER NOT NULL,
    players INTEGER NOT NULL, at INTEGER NOT NULL, rated INTEGER NOT NULL, PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX results_by_person ON results (person, at);
CREATE TABLE ratings (
    person TEXT NOT NULL, game TEXT NOT NULL, table_id TEXT NOT NULL, at INTEGER NOT NULL, rating REAL NOT NULL,
    deviation REAL NOT NULL, volatility REAL NOT NULL, PRIMARY KEY (person, game, table_id)
) WITHOUT ROWID;
CREATE TABLE blocks (person TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, other)) WITHOUT ROWID;
CREATE TABLE reports (
    id TEXT PRIMARY KEY, by TEXT NOT NULL, person TEXT NOT NULL, table_id TEXT NOT NULL, words TEXT NOT NULL,
    at INTEGER NOT NULL
);
CREATE TABLE outbox (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, way TEXT NOT NULL, address TEXT NOT NULL, text TEXT NOT NULL,
    made INTEGER NOT NULL
);
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
",
    "
CREATE TABLE entries (
    n INTEGER PRIMARY KEY, prev INTEGER NOT NULL, table_id TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL,
    entry TEXT NOT NULL
);
CREATE TABLE heads (table_id TEXT PRIMARY KEY, n INTEGER NOT NULL, seq INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO entries
    SELECT row_number() OVER in_order, CASE seq WHEN 0 THEN 0 ELSE row_number() OVER in_order - 1 END,
        table_id, seq, at, entry
    FROM log WINDOW in_order AS (ORDER BY table_id, seq);
INSERT INTO heads SELECT table_id, max(n), max(seq) FROM entries GROUP BY table_id;
INSERT OR REPLACE INTO settings SELECT 'heads', coalesce(max(n), 0) FROM entries;
DROP TABLE log;
",
    "
ALTER TABLE persons ADD COLUMN mail TEXT;
ALTER TABLE persons ADD COLUMN mail_asked TEXT;
ALTER TABLE persons ADD COLUMN mail_code TEXT;
ALTER TABLE persons ADD COLUMN mail_until INTEGER NOT NULL DEFAULT 0;
",
];
