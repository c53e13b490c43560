//! One statement a write, as Postgres has them; what they mean is the same in every store.

use crate::store::{FORGET, PRUNE, Status, Write};
use sqlx::PgConnection;
use sqlx::postgres::PgArguments;

type Query<'q> = sqlx::query::Query<'q, sqlx::Postgres, PgArguments>;

/// Whether a write needs no transaction to be whole.
pub(super) fn is_one_statement(write: &Write) -> bool {
    !matches!(write, Write::Prune { .. } | Write::Forget { .. })
}

pub(super) async fn write_one(connection: &mut PgConnection, write: &Write) -> Result<(), sqlx::Error> {
    match write {
        Write::Prune { status, before } => return prune(connection, *status, *before).await,
        Write::Forget { person } => return forget(connection, person).await,
        _ => {}
    }
    let Some(query) = statement(write).or_else(|| people(write)).or_else(|| changes(write)) else {
        return Ok(());
    };
    let done = query.execute(connection).await?;
    // A change of nothing is none: the rest of its group is not kept either.
    if done.rows_affected() == 0 && write.must_find() { Err(sqlx::Error::RowNotFound) } else { Ok(()) }
}

fn statement(write: &Write) -> Option<Query<'_>> {
    let query = match write {
        Write::Table(row) => sqlx::query(
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
        Write::Member { person, table } => {
            let query = sqlx::query("INSERT INTO members (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING");
            query.bind(person).bind(table)
        }
        Write::Chat(row) => sqlx::query(
            "INSERT INTO chat (table_id, n, at, person, name, team, text) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(&row.table)
        .bind(row.n as i32)
        .bind(row.at)
        .bind(&row.person)
        .bind(&row.name)
        .bind(&row.team)
        .bind(&row.text),
        Write::Result(row) => sqlx::query(
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
        Write::Value { name, value } => {
            let put = "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2";
            sqlx::query(put).bind(name).bind(value)
        }
        Write::FirstValue { name, value } => {
            let put = "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
            sqlx::query(put).bind(name).bind(value)
        }
        Write::PruneChat { before } => sqlx::query("DELETE FROM chat WHERE at < $1").bind(before),
        Write::Notice(row) => {
            sqlx::query("INSERT INTO outbox (id, person, way, address, text, made) VALUES ($1, $2, $3, $4, $5, $6)")
                .bind(&row.id)
                .bind(&row.person)
                .bind(&row.way)
                .bind(&row.address)
                .bind(&row.text)
                .bind(row.made)
        }
        Write::NoticeDone { id } => sqlx::query("DELETE FROM outbox WHERE id = $1").bind(id),
        _ => return None,
    };
    Some(query)
}

fn people(write: &Write) -> Option<Query<'_>> {
    let query = match write {
        Write::Person(row) => sqlx::query(
            "INSERT INTO persons (id, name, account, password, made, settings) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(&row.id)
        .bind(&row.name)
        .bind(&row.account)
        .bind(&row.password)
        .bind(row.made)
        .bind(&row.settings),
        Write::Session(row) => {
            sqlx::query("INSERT INTO sessions (hash, person, kind, label, made, ends) VALUES ($1, $2, $3, $4, $5, $6)")
                .bind(&row.hash)
                .bind(&row.person)
                .bind(row.kind.word())
                .bind(&row.label)
                .bind(row.made)
                .bind(row.ends)
        }
        Write::EndSession(hash) => sqlx::query("DELETE FROM sessions WHERE hash = $1").bind(hash),
        Write::EndOthers { person, but, and_keys } => {
            let end = "DELETE FROM sessions WHERE person = $1 AND hash <> $2 AND (kind = 'session' OR $3)";
            sqlx::query(end).bind(person).bind(but).bind(and_keys)
        }
        Write::Rating(row) => sqlx::query(
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
        Write::Block { person, other, on: true } => {
            let query = sqlx::query("INSERT INTO blocks (person, other) VALUES ($1, $2) ON CONFLICT DO NOTHING");
            query.bind(person).bind(other)
        }
        Write::Block { person, other, on: false } => {
            sqlx::query("DELETE FROM blocks WHERE person = $1 AND other = $2").bind(person).bind(other)
        }
        Write::Report(row) => {
            sqlx::query("INSERT INTO reports (id, by, person, table_id, words, at) VALUES ($1, $2, $3, $4, $5, $6)")
                .bind(&row.id)
                .bind(&row.by)
                .bind(row.person.replace('\0', " "))
                .bind(&row.table)
                .bind(row.words.replace('\0', " "))
                .bind(row.at)
        }
        _ => return None,
    };
    Some(query)
}

/// Changes of a person, a column each: two at once do not undo each other, and nobody who is gone comes back.
fn changes(write: &Write) -> Option<Query<'_>> {
    let query = match write {
        Write::IfPassword { person, password } => {
            let same = "UPDATE persons SET made = made WHERE id = $1 AND password IS NOT DISTINCT FROM $2";
            sqlx::query(same).bind(person).bind(password)
        }
        Write::IfSession(hash) => sqlx::query("UPDATE sessions SET made = made WHERE hash = $1").bind(hash),
        Write::Name { person, name } => {
            sqlx::query("UPDATE persons SET name = $2 WHERE id = $1").bind(person).bind(name)
        }
        Write::Settings { person, settings } => {
            sqlx::query("UPDATE persons SET settings = $2 WHERE id = $1").bind(person).bind(settings)
        }
        Write::Account { person, account, password } => {
            let put = "UPDATE persons SET account = $2, password = $3 WHERE id = $1";
            sqlx::query(put).bind(person).bind(account).bind(password)
        }
        Write::AskMail { person, asked } => {
            let ask = "UPDATE persons SET mail = NULL, mail_asked = $2, mail_code = $3, mail_until = $4 WHERE id = $1";
            let asked = asked.as_ref();
            let (address, code) = (asked.map(|asked| &asked.address), asked.map(|asked| &asked.code));
            sqlx::query(ask).bind(person).bind(address).bind(code).bind(asked.map_or(0, |asked| asked.until))
        }
        Write::ConfirmMail { person, code, now } => {
            let confirm = "UPDATE persons SET mail = mail_asked, mail_code = NULL
                 WHERE id = $1 AND mail_code = $2 AND mail_until > $3";
            sqlx::query(confirm).bind(person).bind(code).bind(now)
        }
        _ => return None,
    };
    Some(query)
}

async fn prune(connection: &mut PgConnection, status: Status, before: i64) -> Result<(), sqlx::Error> {
    const LOGS: [&str; 2] = [
        "DELETE FROM log WHERE table_id IN (SELECT id FROM tables WHERE status = $1 AND made < $2)",
        "DELETE FROM leases WHERE table_id IN (SELECT id FROM tables WHERE status = $1 AND made < $2)",
    ];
    for step in LOGS.into_iter().chain(PRUNE) {
        sqlx::query(step).bind(status.word()).bind(before).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn forget(connection: &mut PgConnection, person: &str) -> Result<(), sqlx::Error> {
    for step in FORGET {
        sqlx::query(step).bind(person).execute(&mut *connection).await?;
    }
    Ok(())
}
