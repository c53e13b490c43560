//! The verbs.

pub mod arena;
pub mod bench;
pub mod check;
pub mod content;
pub mod games;
pub mod play;
pub mod replay;
pub mod rules;
pub mod scene;
#[cfg(feature = "online")]
pub mod serve;
pub mod verify;
