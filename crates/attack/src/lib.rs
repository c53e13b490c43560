//! Starship Attack: secret power, collisions on a torus, reactions, teams, capture the flag.
//!
//! `RULES.md` holds every rule with its ID; the code names them where it follows them.
#![warn(missing_docs)]

pub mod action;
pub mod autopass;
pub mod board;
pub mod callsign;
mod changes;
mod check;
pub mod coin;
pub mod content;
mod damage;
mod determinize;
mod draw;
mod effects;
mod evaluate;
pub mod event;
mod fast;
mod fire;
mod flags;
mod frames;
mod game;
mod invariants;
pub mod layout;
mod motion;
mod notation;
pub mod pairs;
pub mod policy;
mod position;
mod questions;
pub mod refusal;
mod score;
pub mod setup;
pub mod state;
mod text;
pub mod tile;
mod turn;
pub mod view;
mod windows;
mod words;

pub use action::Action;
pub use autopass::{Preset, Switches, auto_pass};
pub use content::AttackContent;
pub use event::{Deed, Event, Happened, Told};
pub use refusal::Refusal;
pub use setup::Setup;
pub use state::Attack;
pub use view::View;
