//! Bots play one another: every deal once in every arrangement of seats; places, intervals,
//! ratings, times; journals that resume and merge; a page with plots.
#![warn(missing_docs)]

mod balance;
mod contest;
mod duels;
mod journal;
mod page;
mod plot;
mod ratings;
mod stats;
mod tally;
mod times;
mod tune;

pub use balance::{Balance, Taken};
pub use contest::{Contest, Played, tables};
pub use duels::Duel;
pub use journal::{Header, Journal, JournalError, merge};
pub use page::page;
pub use stats::{Interval, paired, wilson};
pub use tally::{Report, Standing};
pub use times::Times;
pub use tune::{Tuning, tune};
