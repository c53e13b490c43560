//! What a position is worth and how hard a bot thinks about it.
//!
//! A game implements [`Evaluate`] beside its rules; the crate `bots` plays by it. The kernel knows nothing of bots,
//! and no rule of a game may ask for anything in here.
#![warn(missing_docs)]

mod chance;
mod effort;
mod evaluate;

pub use chance::chance;
pub use effort::Effort;
pub use evaluate::Evaluate;
