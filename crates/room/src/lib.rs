//! A table as a pure state machine: what is asked becomes log entries ([`state::TableState::decide`]), entries change the
//! state ([`state::TableState::apply`]), and each viewer is shown what it may know ([`project`], the one door out). Time
//! and chance are arguments. There is no IO here: the server adds sockets, a store and leases around it.

pub mod clock;
pub mod encode;
pub mod error;
pub mod fair;
pub mod games;
pub mod id;
pub mod log;
pub mod name;
pub mod project;
pub mod state;
pub mod wire;

pub use error::{Code, TableError, TableResult};
pub use games::{AllGames, GameCatalog, OpenError, game_detail, game_info};
pub use state::TableState;
