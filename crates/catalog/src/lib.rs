//! The games there are. The only crate that names them all; the table is in `table.rs`.
#![warn(missing_docs)]

mod listed;
mod open;
mod rules;
// A build without any game has nobody to visit.
#[cfg_attr(
    not(any(feature = "assembly", feature = "samurai", feature = "realms", feature = "attack", feature = "captains")),
    allow(unused_variables, dead_code)
)]
mod table;

pub use listed::{Coverage, Listed, games, listed};
pub use open::{File, Load, Open, OpenError, edition, edition_of, fill, load, open, open_at};
pub use rules::rule_text;
pub use table::{IDS, game_of, visit};

use evaluation::Evaluate;

use kernel::Entry;

/// Something to do with a game whose type is found by its name.
pub trait Visit {
    /// What comes of it.
    type Out;
    /// Does it with this game.
    fn visit<G: Entry + Evaluate>(self) -> Self::Out;
}
