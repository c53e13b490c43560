//! A game as one seat knows it: what the seat sees, and worlds it must hold possible.

use crate::{Fate, Game, Seat, SeatSet, Viewer};

/// A game behind a fence. The true state cannot be reached from here.
///
/// ```compile_fail
/// fn cheat<G: kernel::Game>(seen: &kernel::Observed<'_, G>) -> &G {
///     seen.state // private: a player that reads the true state does not compile
/// }
/// ```
#[derive(Clone, Copy)]
pub struct Observed<'a, G: Game> {
    state: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Observed<'a, G> {
    /// What `seat` may know of `state`.
    pub const fn new(state: &'a G, seat: Seat) -> Self {
        Observed { state, seat }
    }

    /// The seat whose knowledge this is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What it sees.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::seat(self.seat))
    }

    /// Whom the table waits for, as far as it may know.
    pub fn waiting(&self) -> SeatSet {
        self.state.waiting(Viewer::seat(self.seat))
    }

    /// Adds to `out` its answers to what it owes.
    pub fn actions(&self, out: &mut Vec<G::Action>) {
        self.state.actions(self.seat, out);
    }

    /// Adds to `out` what it may do beside that.
    pub fn asides(&self, out: &mut Vec<G::Action>) {
        self.state.asides(self.seat, out);
    }

    /// What a timeout would play for it.
    pub fn fallback(&self) -> G::Action {
        self.state.fallback(self.seat)
    }

    /// An action in the game's notation.
    pub fn notation(&self, action: G::Action) -> String {
        self.state.notation(action)
    }

    /// What it knows, where the game lends it.
    pub fn known(&self) -> G::Known<'a>
    where
        G: Knows,
    {
        self.state.known(self.seat)
    }

    /// A world it cannot tell from the true one.
    pub fn sample(&self, fate: &mut Fate) -> G {
        let mut world = self.state.clone();
        world.determinize(self.seat, fate);
        world
    }
}

impl<G: Game> std::fmt::Debug for Observed<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Observed({}, {})", G::ID, self.seat)
    }
}

/// A game that lends what one seat knows without building a view: for scripted players, which ask
/// a few things thousands of times. Only the game's own crate can implement it, so whoever holds an [`Observed`]
/// still cannot reach the true state. The answers must not differ between worlds the seat cannot tell
/// apart; the game's own tests show that.
pub trait Knows: Game {
    /// What a seat knows: private fields, and methods that answer from its knowledge alone.
    type Known<'a>;
    /// What `seat` knows here.
    fn known(&self, seat: Seat) -> Self::Known<'_>;
}
