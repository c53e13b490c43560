//! Rows as a database gives them. SQLite and Postgres have the same columns in the same order.

use super::{ChatRow, NoticeRow, PersonRow, RatingRow, ResultRow, SessionKind, SessionRow, Status, TableRow};
use sqlx::Row;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;

/// The cells of a row, by their place.
pub(super) trait Cells {
    fn text(&self, at: usize) -> String;
    fn maybe_text(&self, at: usize) -> Option<String>;
    fn time(&self, at: usize) -> i64;
    fn flag(&self, at: usize) -> bool;
    fn real(&self, at: usize) -> f64;
    fn signed(&self, at: usize) -> i32;

    /// A number that is never negative; what was written by another's hand counts as 0.
    fn number<N: TryFrom<i32> + Default>(&self, at: usize) -> N {
        N::try_from(self.signed(at)).unwrap_or_default()
    }
}

macro_rules! cells {
    ($($row:ty),*) => {$(
        impl Cells for $row {
            fn text(&self, at: usize) -> String {
                self.get(at)
            }
            fn maybe_text(&self, at: usize) -> Option<String> {
                self.get(at)
            }
            fn time(&self, at: usize) -> i64 {
                self.get(at)
            }
            fn flag(&self, at: usize) -> bool {
                self.get(at)
            }
            fn real(&self, at: usize) -> f64 {
                self.get(at)
            }
            fn signed(&self, at: usize) -> i32 {
                self.get(at)
            }
        }
    )*};
}

cells!(SqliteRow, PgRow);

pub(super) fn table_row(row: impl Cells) -> TableRow {
    TableRow {
        id: row.text(0),
        game: row.text(1),
        status: Status::read(&row.text(2)),
        public: row.flag(3),
        host: row.text(4),
        made: row.time(5),
        deadline: row.time(6),
        summary: row.text(7),
    }
}

pub(super) fn person_row(row: impl Cells) -> PersonRow {
    PersonRow {
        id: row.text(0),
        name: row.text(1),
        account: row.maybe_text(2),
        password: row.maybe_text(3),
        made: row.time(4),
        settings: row.text(5),
        mail: row.maybe_text(6),
        mail_asked: row.maybe_text(7),
    }
}

pub(super) fn session_row(row: impl Cells) -> SessionRow {
    SessionRow {
        hash: row.text(0),
        person: row.text(1),
        kind: SessionKind::read(&row.text(2)),
        label: row.text(3),
        made: row.time(4),
        ends: row.time(5),
    }
}

pub(super) fn chat_row(row: impl Cells) -> ChatRow {
    ChatRow {
        table: row.text(0),
        n: row.number(1),
        at: row.time(2),
        person: row.text(3),
        name: row.text(4),
        team: row.text(5),
        text: row.text(6),
    }
}

pub(super) fn result_row(row: impl Cells) -> ResultRow {
    ResultRow {
        table: row.text(0),
        seat: row.number(1),
        person: row.text(2),
        game: row.text(3),
        place: row.number(4),
        players: row.number(5),
        at: row.time(6),
        rated: row.flag(7),
    }
}

pub(super) fn rating_row(row: impl Cells) -> RatingRow {
    RatingRow {
        person: row.text(0),
        game: row.text(1),
        table: row.text(2),
        at: row.time(3),
        rating: row.real(4),
        deviation: row.real(5),
        volatility: row.real(6),
    }
}

pub(super) fn notice_row(row: impl Cells) -> NoticeRow {
    NoticeRow {
        id: row.text(0),
        person: row.text(1),
        way: row.text(2),
        address: row.text(3),
        text: row.text(4),
        made: row.time(5),
    }
}
