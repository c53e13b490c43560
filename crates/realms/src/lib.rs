//! Star Realms: the core set, seven formats, two to six players.
//!
//! One generic state, [`Realms`], in three sizes. Every size can play every format that its seats
//! fit; take the smallest:
//!
//! | type | formats |
//! |---|---|
//! | [`Duel`] | `duel` |
//! | [`Four`] | `free-for-all`, `hunter`, `raid` with 3 or 4, `two-headed-hydra` |
//! | [`Six`] | all of them, up to 6 players |
//!
//! The rules with their IDs are in `RULES.md`, the cards in `content.toml`. A card is a list of effect
//! atoms ([`content::Effect`]); a format is a table ([`format::FormatRules`]); nothing here asks
//! which card or which format it is.
#![warn(missing_docs)]

pub mod action;
mod changes;
pub mod check;
pub mod content;
pub mod defeat;
pub mod determinize;
pub mod draw;
pub mod effects;
pub mod evaluate;
pub mod event;
mod fast;
pub mod format;
pub mod frames;
pub mod invariants;
pub mod notation;
pub mod places;
pub mod policy;
pub mod position;
pub mod questions;
pub mod refusal;
pub mod relations;
pub mod score;
pub mod setup;
pub mod state;
pub mod team;
pub mod text;
pub mod turn;
pub mod view;
pub mod words;
pub mod zones;

mod game;
mod rules;

pub use action::Action;
pub use content::Content;
pub use event::Event;
pub use refusal::Refusal;
pub use setup::Setup;
pub use state::{Duel, Four, Realms, Six};
pub use view::View;
