//! Who plays instead of a person. A bot gets an [`Observed`]: what its seat sees, and worlds
//! that seat must hold possible. A bot that reads the true state does not compile.
//!
//! The same knowledge, seed and budget give the same move on any machine.

pub mod greedy;
pub mod level;
pub mod random;
pub mod scripted;
pub mod search;
pub mod seated;
pub mod spec;

pub use greedy::{Cadet, Ensign, Officer};
pub use level::Level;
pub use random::Random;
pub use scripted::Scripted;
pub use search::{Budget, Search, Thought, Watch};
pub use seated::{Seated, sit, sit_watched};
pub use spec::Spec;

use kernel::{Fate, Game, Observed, state_hash};

/// Chooses for one seat.
pub trait Bot<G: Game>: Send {
    /// One of the seat's actions; the seat owes an answer.
    fn choose(&mut self, seen: &Observed<'_, G>) -> G::Action;
    /// What it thought of its last choices, best first; empty where it does not think.
    fn thoughts(&self) -> &[Thought<G::Action>] {
        &[]
    }
    /// Whether a clock cut its last choice short.
    fn was_cut(&self) -> bool {
        false
    }
}

/// A number for what the seat knows: equal in worlds it cannot tell apart, so that a bot's
/// chance, and with it its move, depends on knowledge and seed alone.
fn knowledge<G: Game>(seen: &Observed<'_, G>) -> u64 {
    state_hash(&seen.sample(&mut Fate::quick(0)))
}
