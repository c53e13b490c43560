//! Tables online: one binary, one file. Anyone sits down by a link; nothing acknowledged is lost; nothing
//! hidden leaves.
//!
//! A request becomes an [`Ask`](room::state::Ask); the table's own task decides it
//! ([`TableState::decide`](room::TableState::decide)), commits the entries to disk ([`store::Store::write`]), applies
//! them, and shows each viewer what it may know ([`room::project`], the one door out).

mod address;
pub mod bench;
pub mod bus;
mod chance;
pub mod client;
pub mod config;
pub mod error;
pub mod fetch;
pub mod http;
mod lan;
pub mod lease;
pub mod limits;
pub mod metrics;
pub mod nodes;
pub mod notice;
pub mod people;
pub mod rating;
pub mod registry;
pub mod serve;
pub mod socket;
pub mod store;
pub mod table_task;
mod thinkers;
pub mod time;
pub mod wall_clock;

pub use config::Config;
pub use registry::TableRegistry;
