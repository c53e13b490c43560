//! Starship Captains: worker placement on a private ship, one shared map, four rounds.
//!
//! The rules with their IDs are in `RULES.md`, the cards in `content.toml`. A card is data:
//! effects ([`content::Effect`]) and abilities ([`content::Ability`]); each is one short function
//! here. Effects in mid-air are frames on one stack ([`frames`]), each with its owner.
#![warn(missing_docs)]

pub mod action;
mod changes;
mod check;
pub mod content;
mod determinize;
mod draw;
mod effects;
mod evaluate;
pub mod event;
mod fast;
pub mod frames;
mod game;
mod invariants;
pub mod kinds;
mod mission;
mod notation;
mod position;
pub mod questions;
pub mod refusal;
mod rounds;
mod rules;
mod score;
mod setup;
mod ship;
mod solo;
mod state;
mod text;
mod turn;
pub mod view;
mod words;

pub use action::Action;
pub use content::Content;
pub use event::{Event, Told};
pub use setup::Setup;
pub use ship::{Held, Marker, Ship};
pub use state::{Captains, Stage};
pub use view::View;
