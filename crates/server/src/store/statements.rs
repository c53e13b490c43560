//! What each write says in SQL, once for both stores: Postgres and SQLite read the same statements.

use super::{FORGET, PRUNE, StoreWrite};
use sqlx::{PgConnection, SqliteConnection};

/// A statement with what it is about.
struct Statement<'w> {
    sql: &'static str,
    values: Vec<Value<'w>>,
}

/// A value as a database takes it.
enum Value<'w> {
    Text(&'w str),
    Owned(String),
    MaybeText(Option<&'w str>),
    Small(i32),
    Large(i64),
    Flag(bool),
    Real(f64),
}

macro_rules! values {
    ($($from:ty, $value:ident => $made:expr;)*) => {$(
        impl<'w> From<$from> for Value<'w> {
            fn from($value: $from) -> Value<'w> {
                $made
            }
        }
    )*};
}

values! {
    &'w str, text => Value::Text(text);
    &'w String, text => Value::Text(text);
    String, text => Value::Owned(text);
    &'w Option<String>, text => Value::MaybeText(text.as_deref());
    Option<&'w String>, text => Value::MaybeText(text.map(String::as_str));
    i32, number => Value::Small(number);
    i64, number => Value::Large(number);
    &i64, number => Value::Large(*number);
    bool, flag => Value::Flag(flag);
    &bool, flag => Value::Flag(*flag);
    f64, number => Value::Real(number);
}

impl<'w> Statement<'w> {
    fn new(sql: &'static str) -> Statement<'w> {
        Statement { sql, values: Vec::new() }
    }

    fn bind(mut self, value: impl Into<Value<'w>>) -> Statement<'w> {
        self.values.push(value.into());
        self
    }
}

macro_rules! writes {
    ($($(#[$meta:meta])* $name:ident($connection:ty);)*) => {$(
        $(#[$meta])*
        pub(super) async fn $name(
            connection: &mut $connection,
            write: &StoreWrite,
            logs: &[&'static str],
        ) -> Result<(), sqlx::Error> {
            for statement in statements(write, logs) {
                let query = statement.values.into_iter().fold(sqlx::query(statement.sql), |query, value| match value {
                    Value::Text(text) => query.bind(text),
                    Value::Owned(text) => query.bind(text),
                    Value::MaybeText(text) => query.bind(text),
                    Value::Small(number) => query.bind(number),
                    Value::Large(number) => query.bind(number),
                    Value::Flag(flag) => query.bind(flag),
                    Value::Real(number) => query.bind(number),
                });
                let done = query.execute(&mut *connection).await?;
                // A change of nothing is none: the rest of its group is not kept either.
                if done.rows_affected() == 0 && write.must_find() {
                    return Err(sqlx::Error::RowNotFound);
                }
            }
            Ok(())
        }
    )*};
}

writes! {
    /// Does a write in SQLite. `logs` are the statements that take old tables' logs away, by status and time.
    write_sqlite(SqliteConnection);
    /// Does a write in Postgres.
    write_postgres(PgConnection);
}

/// The statements of a write, in order. Appends are written elsewhere, many at once.
fn statements<'w>(write: &'w StoreWrite, logs: &[&'static str]) -> Vec<Statement<'w>> {
    match write {
        StoreWrite::Prune { status, before } => {
            let steps = logs.iter().copied().chain(PRUNE);
            steps.map(|step| Statement::new(step).bind(status.word()).bind(before)).collect()
        }
        StoreWrite::Forget { person } => FORGET.into_iter().map(|step| Statement::new(step).bind(person)).collect(),
        _ => tables(write).or_else(|| people(write)).or_else(|| changes(write)).into_iter().collect(),
    }
}

fn tables(write: &StoreWrite) -> Option<Statement<'_>> {
    let statement = match write {
        StoreWrite::Table(row) => Statement::new(
            "INSERT INTO tables (id, game, status, public, host, made, deadline, summary)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
             ON CONFLICT (id) DO UPDATE SET status = $3, public = $4, deadline = $7, summary = $8
             WHERE tables.status NOT IN ('finished', 'closed') OR tables.status = $3",
        )
        .bind(&row.id)
        .bind(&row.game)
        .bind(row.status.word())
        .bind(row.public)
        .bind(&row.host)
        .bind(row.made)
        .bind(row.deadline)
        .bind(&row.summary),
        StoreWrite::Member { person, table } => {
            Statement::new("INSERT INTO members (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(person)
                .bind(table)
        }
        StoreWrite::Chat(row) => Statement::new(
            "INSERT INTO chat (table_id, n, at, person, name, team, text) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(&row.table)
        .bind(row.n as i32)
        .bind(row.at)
        .bind(&row.person)
        .bind(&row.name)
        .bind(&row.team)
        .bind(&row.text),
        StoreWrite::Result(row) => Statement::new(
            "INSERT INTO results (table_id, seat, person, game, place, players, at, rated)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
        )
        .bind(&row.table)
        .bind(i32::from(row.seat))
        .bind(&row.person)
        .bind(&row.game)
        .bind(i32::from(row.place))
        .bind(i32::from(row.players))
        .bind(row.at)
        .bind(row.rated),
        StoreWrite::Value { name, value } => {
            let put = "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2";
            Statement::new(put).bind(name).bind(value)
        }
        StoreWrite::FirstValue { name, value } => {
            let put = "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
            Statement::new(put).bind(name).bind(value)
        }
        StoreWrite::PruneChat { before } => Statement::new("DELETE FROM chat WHERE at < $1").bind(before),
        StoreWrite::Notice(row) => {
            Statement::new("INSERT INTO outbox (id, person, way, address, text, made) VALUES ($1, $2, $3, $4, $5, $6)")
                .bind(&row.id)
                .bind(&row.person)
                .bind(&row.way)
                .bind(&row.address)
                .bind(&row.text)
                .bind(row.made)
        }
        StoreWrite::NoticeDone { id } => Statement::new("DELETE FROM outbox WHERE id = $1").bind(id),
        _ => return None,
    };
    Some(statement)
}

fn people(write: &StoreWrite) -> Option<Statement<'_>> {
    let statement = match write {
        StoreWrite::Person(row) => Statement::new(
            "INSERT INTO persons (id, name, account, password, made, settings) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(&row.id)
        .bind(&row.name)
        .bind(&row.account)
        .bind(&row.password)
        .bind(row.made)
        .bind(&row.settings),
        StoreWrite::Session(row) => Statement::new(
            "INSERT INTO sessions (hash, person, kind, label, made, ends) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(&row.hash)
        .bind(&row.person)
        .bind(row.kind.word())
        .bind(&row.label)
        .bind(row.made)
        .bind(row.ends),
        StoreWrite::EndSession(hash) => Statement::new("DELETE FROM sessions WHERE hash = $1").bind(hash),
        StoreWrite::EndOthers { person, but, and_keys } => {
            let end = "DELETE FROM sessions WHERE person = $1 AND hash <> $2 AND (kind = 'session' OR $3)";
            Statement::new(end).bind(person).bind(but).bind(and_keys)
        }
        StoreWrite::Rating(row) => Statement::new(
            "INSERT INTO ratings (person, game, table_id, at, rating, deviation, volatility)
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
        )
        .bind(&row.person)
        .bind(&row.game)
        .bind(&row.table)
        .bind(row.at)
        .bind(row.rating)
        .bind(row.deviation)
        .bind(row.volatility),
        StoreWrite::Block { person, other, on: true } => {
            Statement::new("INSERT INTO blocks (person, other) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(person)
                .bind(other)
        }
        StoreWrite::Block { person, other, on: false } => {
            Statement::new("DELETE FROM blocks WHERE person = $1 AND other = $2").bind(person).bind(other)
        }
        StoreWrite::Report(row) => {
            Statement::new("INSERT INTO reports (id, by, person, table_id, words, at) VALUES ($1, $2, $3, $4, $5, $6)")
                .bind(&row.id)
                .bind(&row.by)
                .bind(row.person.replace('\0', " "))
                .bind(&row.table)
                .bind(row.words.replace('\0', " "))
                .bind(row.at)
        }
        _ => return None,
    };
    Some(statement)
}

/// Changes of a person, a column each: two at once do not undo each other, and nobody who is gone comes back.
fn changes(write: &StoreWrite) -> Option<Statement<'_>> {
    let statement = match write {
        StoreWrite::IfPassword { person, password } => {
            let same = "UPDATE persons SET made = made WHERE id = $1 AND password IS NOT DISTINCT FROM $2";
            Statement::new(same).bind(person).bind(password)
        }
        StoreWrite::IfSession(hash) => Statement::new("UPDATE sessions SET made = made WHERE hash = $1").bind(hash),
        StoreWrite::Name { person, name } => {
            Statement::new("UPDATE persons SET name = $2 WHERE id = $1").bind(person).bind(name)
        }
        StoreWrite::Settings { person, settings } => {
            Statement::new("UPDATE persons SET settings = $2 WHERE id = $1").bind(person).bind(settings)
        }
        StoreWrite::Account { person, account, password } => {
            let put = "UPDATE persons SET account = $2, password = $3 WHERE id = $1";
            Statement::new(put).bind(person).bind(account).bind(password)
        }
        StoreWrite::AskMail { person, asked } => {
            let ask = "UPDATE persons SET mail = NULL, mail_asked = $2, mail_code = $3, mail_until = $4 WHERE id = $1";
            let asked = asked.as_ref();
            let (address, code) = (asked.map(|asked| &asked.address), asked.map(|asked| &asked.code));
            Statement::new(ask).bind(person).bind(address).bind(code).bind(asked.map_or(0, |asked| asked.until))
        }
        StoreWrite::ConfirmMail { person, code, now } => {
            let confirm = "UPDATE persons SET mail = mail_asked, mail_code = NULL
                 WHERE id = $1 AND mail_code = $2 AND mail_until > $3";
            Statement::new(confirm).bind(person).bind(code).bind(now)
        }
        _ => return None,
    };
    Some(statement)
}
