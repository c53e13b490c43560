//! A match with its game erased: what server, terminal and bindings hold.

mod play;
mod positions;
mod records;
mod words;

pub use play::{MoveError, TablePlay};
pub use positions::TablePositions;
pub use records::TableRecords;
pub use words::{TableWords, Told};

/// One match behind a boundary, whatever its game: [`TablePlay`] to play it, [`TableWords`] to put it in words,
/// [`TablePositions`] to show it, [`TableRecords`] to keep it. All four are implemented once, for
/// [`Match`](crate::Match).
///
/// A `dyn Table` has the methods of all four without any import:
///
/// ```
/// use kernel::{Names, Seat, Table};
/// /// Lets timeouts play the match to its end.
/// fn play_out(table: &mut dyn Table, names: &Names) {
///     while let Some(seat) = table.to_act().first() {
///         let text = table.fallback(seat);
///         table.submit(seat, &text, None, names).expect("a fallback is always legal");
///     }
/// }
/// ```
pub trait Table: TablePlay + TableWords + TablePositions + TableRecords {}

impl<T: TablePlay + TableWords + TablePositions + TableRecords> Table for T {}

/// Why a view or an event always has a JSON form: laws write every one they meet.
const HAS_JSON: &str = "what is shown is made of structs, enums, lists, numbers and text";

/// Appends a value as JSON text.
fn write_json(to: &mut Vec<u8>, value: &impl serde::Serialize) {
    serde_json::to_writer(to, value).expect(HAS_JSON);
}
