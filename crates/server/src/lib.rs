//! Tables online: one binary, one file. Anyone sits down by a link; nothing acknowledged is lost; nothing
//! hidden leaves.
//!
//! A request becomes an [`desk::Ask`]; the table's own task decides it ([`desk::Desk::decide`]), commits the
//! entries to disk ([`store::Store::write`]), applies them, and shows each viewer what it may know
//! ([`project`], the one door out).

pub mod actor;
pub mod bench;
pub mod bus;
pub mod client;
pub mod clock;
pub mod config;
pub mod desk;
pub mod fair;
pub mod hall;
pub mod http;
pub mod lease;
pub mod limits;
pub mod log;
pub mod metrics;
pub mod nodes;
pub mod notice;
pub mod opener;
pub mod people;
pub mod problem;
pub mod project;
pub mod rating;
pub mod serve;
pub mod socket;
pub mod store;
mod thinkers;
pub mod time;
pub mod wire;

pub use config::Config;
pub use hall::Hall;
pub use opener::{Catalogue, OpenError, Opener, game_detail, game_info};
