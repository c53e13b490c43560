//! Starships Assembly: a draft, an assembly of captains, a war of ships, with twenty cards.
//!
//! `RULES.md` is the specification; comments name its rules (`SA-A3`).
#![warn(missing_docs)]

pub mod action;
mod agenda;
pub mod card;
mod changes;
mod check;
pub mod content;
mod damage;
mod determinize;
mod draw;
pub mod effects;
mod evaluate;
pub mod event;
mod fast;
mod frames;
mod game;
mod invariants;
mod knowledge;
mod lobby;
mod notation;
mod plan;
mod position;
mod questions;
pub mod refusal;
mod retell;
mod score;
pub mod setup;
pub mod state;
mod text;
mod turn;
pub mod view;
mod war;
mod words;

pub use action::{Action, Mode};
pub use card::{Card, Cards};
pub use content::Content;
pub use event::Event;
pub use setup::{MemoryAid, Setup};
pub use state::Assembly;
pub use view::View;
