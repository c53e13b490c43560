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

use evaluation::Evaluate;

use kernel::{Fate, Game, Observed, Seat, SeatSet, state_hash};

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

/// What one of these seats' bots does beside the question, if any does: the first in seat order. Ask again after every
/// step until nobody wants anything; then the question is answered.
pub fn bargain<G: Evaluate>(state: &G, seats: SeatSet) -> Option<(Seat, G::Action)> {
    let mut seats = seats.iter().filter(|_| state.bargains());
    seats.find_map(|seat| Some((seat, G::aside(&Observed::new(state, seat))?)))
}

/// A number for what the seat knows: equal in worlds it cannot tell apart, so that a bot's
/// chance, and with it its move, depends on knowledge and seed alone.
fn knowledge<G: Game>(seen: &Observed<'_, G>) -> u64 {
    state_hash(&seen.sample(&mut Fate::quick(0)))
}
