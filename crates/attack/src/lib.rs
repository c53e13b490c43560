//! Starship Attack: secret power, collisions on a torus, reactions, teams, capture the flag.
//!
//! `RULES.md` holds every rule with its ID; the code names them where it follows them.
#![warn(missing_docs)]

pub mod action;
pub mod autopass;
pub mod board;
mod changes;
mod check;
pub mod coin;
pub mod content;
mod determinize;
mod draw;
mod effects;
mod evaluate;
pub mod event;
mod fire;
mod flags;
mod frames;
mod game;
mod invariants;
pub mod layout;
mod lines;
mod motion;
mod notation;
mod offers;
pub mod policy;
mod position;
mod question;
mod score;
pub mod setup;
pub mod state;
mod text;
pub mod tile;
mod turn;
pub mod view;
mod windows;

pub use action::Action;
pub use autopass::{Preset, Switches, auto_pass};
pub use content::AttackContent;
pub use event::{Deed, Event, Told};
pub use setup::Setup;
pub use state::Attack;
pub use view::View;
