//! Starship Samurai: two to four daimyo fight over locations and court eight lesser clans.
//!
//! The rules with their IDs are in `RULES.md`, cards and boards in `content.toml`.
#![warn(missing_docs)]

mod action;
mod battle;
mod cards;
mod changes;
mod check;
mod content;
mod determinize;
mod draw;
mod effects;
mod evaluate;
mod event;
mod frames;
mod game;
mod invariants;
mod moves;
mod notation;
mod position;
mod queries;
mod questions;
mod refusal;
mod rules;
mod score;
mod setup;
mod state;
mod text;
mod trade;
mod turn;
mod view;
mod words;

pub use action::{Action, Answer, Deal, Loose, Order, Pledge, Side, Wish};
pub use content::Content;
pub use event::{Card, Close, Event, Happened, Mech, Source, Told};
pub use refusal::Refusal;
pub use setup::Setup;
pub use state::Samurai;
pub use view::View;
