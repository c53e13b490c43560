//! Rows as Postgres gives them.

use crate::store::{ChatRow, NoticeRow, PersonRow, RatingRow, ResultRow, SessionKind, SessionRow, Status, TableRow};
use sqlx::Row;
use sqlx::postgres::PgRow;

/// A number that is never negative; what was written by another's hand counts as 0.
fn number<N: TryFrom<i32> + Default>(row: &PgRow, index: usize) -> N {
    N::try_from(row.get::<i32, _>(index)).unwrap_or_default()
}

pub(super) fn table_row(row: PgRow) -> TableRow {
    TableRow {
        id: row.get(0),
        game: row.get(1),
        status: Status::read(row.get(2)),
        public: row.get(3),
        host: row.get(4),
        made: row.get(5),
        deadline: row.get(6),
        summary: row.get(7),
    }
}

pub(super) fn person_row(row: PgRow) -> PersonRow {
    PersonRow {
        id: row.get(0),
        name: row.get(1),
        account: row.get(2),
        password: row.get(3),
        made: row.get(4),
        settings: row.get(5),
    }
}

pub(super) fn session_row(row: PgRow) -> SessionRow {
    SessionRow {
        hash: row.get(0),
        person: row.get(1),
        kind: SessionKind::read(row.get(2)),
        label: row.get(3),
        made: row.get(4),
        ends: row.get(5),
    }
}

pub(super) fn chat_row(row: PgRow) -> ChatRow {
    ChatRow {
        table: row.get(0),
        n: number(&row, 1),
        at: row.get(2),
        person: row.get(3),
        name: row.get(4),
        team: row.get(5),
        text: row.get(6),
    }
}

pub(super) fn result_row(row: PgRow) -> ResultRow {
    ResultRow {
        table: row.get(0),
        seat: number(&row, 1),
        person: row.get(2),
        game: row.get(3),
        place: number(&row, 4),
        players: number(&row, 5),
        at: row.get(6),
        rated: row.get(7),
    }
}

pub(super) fn rating_row(row: PgRow) -> RatingRow {
    RatingRow {
        person: row.get(0),
        game: row.get(1),
        table: row.get(2),
        at: row.get(3),
        rating: row.get(4),
        deviation: row.get(5),
        volatility: row.get(6),
    }
}

pub(super) fn notice_row(row: PgRow) -> NoticeRow {
    NoticeRow {
        id: row.get(0),
        person: row.get(1),
        way: row.get(2),
        address: row.get(3),
        text: row.get(4),
        made: row.get(5),
    }
}
