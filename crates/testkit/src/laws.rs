//! The six laws every game keeps, checked on random play.
//!
//! Legality, ends and invariants are checked at every position, secrecy at a glance too: of one seat in turn what it
//! sees, may answer and is shown next. Replay, round trips and the whole of secrecy are checked at sampled ones, for
//! they cost far more. A violation names the game's seed: `Plan::one(seed)` plays that game again and
//! looks at every position. The first violation ends a game; a panic in it is one.
//!
//! What each asks, beyond the words of [`kernel::Game`]:
//! 1. *Legality*: no action is offered twice; a seat has answers exactly when it is to act; the
//!    fallback is one of its answers; nothing is offered once the game is over; a rule that
//!    refuses stands in `RULES`; actions have at most 8 bytes and fewer than 8,192 ids.
//! 2. *Replay*: a new match of the same actions, going back any number of steps and on again, and
//!    undo then redo all give an equal state with an equal hash.
//! 3. *Secrecy*: (a) a redeal for a seat changes nothing it gets: view, a spectator's view, waiting,
//!    choices, prompt, fallback, position text, refusals and their words, the kind of others'
//!    questions; while a sealed round is open `is_sealed` says so. (b) An action the seat may read
//!    plainly shows it the same in both worlds up to the first face that differs, which must set an
//!    undo barrier (`reveal`, `barrier` or chance) and be veiled by `Redact::veil`. (c) The redeal
//!    of a redeal is the redeal. (d) Actions that `write_for` writes alike show that viewer, and a
//!    spectator, the same; the answer that closes a sealed round is excepted. (e) The true world
//!    and every redealt one are `possible`; a redealt world keeps the invariants and plays on.
//! 4. *Ends*: an outcome exactly when nobody is to act, with a place for every seat, within
//!    `LONGEST` answers (asides do not count); a seat is told rightly whether it is waited for.
//! 5. *Invariants*: of every state and of every step.
//! 6. *Round trips*: notation reads back, in capitals too; a settled position reads back to an
//!    equal state; the text and the compact record replay to an equal state.

mod game;
mod legality;
mod replay;
mod report;
mod secrecy;
mod trips;
mod twins;

pub use report::{Report, Violation};

use game::Run;
use kernel::{Content, Edition, Entry, Options, SetupError};

/// What is offered is what is accepted.
pub const LEGALITY: &str = "legality";
/// Set-up, edition, seed and actions rebuild the state.
pub const REPLAY: &str = "replay";
/// Nobody gets what it may not know.
pub const SECRECY: &str = "secrecy";
/// Every game ends, and only where nobody is to act.
pub const ENDS: &str = "ends";
/// The invariants of the rules digest.
pub const INVARIANTS: &str = "invariants";
/// Ids, notation, positions, records.
pub const ROUND_TRIPS: &str = "round-trips";
/// All six, in the order they are numbered.
pub const LAWS: [&str; 6] = [LEGALITY, REPLAY, SECRECY, ENDS, INVARIANTS, ROUND_TRIPS];

/// A run stops after so many violations.
pub const ENOUGH: usize = 20;

const ASIDE_IN: u32 = 20;

/// How much to play and how often to look closely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How many games.
    pub games: u64,
    /// The first game's seed; the next ones count up.
    pub seed: u64,
    /// Replay, secrecy and round trips are checked at one position in so many.
    pub every: u32,
    /// Secrecy is glanced at (views, answers, what the coming action shows one seat) at one position in so many;
    /// never where 0.
    pub glance_every: u32,
    /// Every dense id is checked at one position in so many.
    pub ids_every: u32,
    /// An aside is taken once in so many steps, where there is one.
    pub aside_in: u32,
}

impl Plan {
    /// So many games from seed 1.
    pub const fn games(games: u64) -> Plan {
        Plan { games, seed: 1, every: 50, glance_every: 1, ids_every: 500, aside_in: ASIDE_IN }
    }

    /// One game, looked at closely at every position: to find a violation again.
    pub const fn one(seed: u64) -> Plan {
        Plan { games: 1, seed, every: 1, glance_every: 1, ids_every: 1, aside_in: ASIDE_IN }
    }

    /// The same from another seed.
    pub const fn seed(self, seed: u64) -> Plan {
        Plan { seed, ..self }
    }

    /// The same with asides taken more or less often.
    pub const fn aside_in(self, aside_in: u32) -> Plan {
        Plan { aside_in, ..self }
    }

    /// The same with secrecy glanced at more seldom: for games whose redeals are costly.
    pub const fn glance_every(self, glance_every: u32) -> Plan {
        Plan { glance_every, ..self }
    }

    /// The same with another sampling of replay, secrecy and round trips.
    pub const fn every(self, every: u32) -> Plan {
        Plan { every, ..self }
    }
}

/// Who watches a long run: told after every game, asked before it whether to stop.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    /// Gets the number of games played so far.
    pub progress: &'a dyn Fn(u64),
    /// Whether to stop with what there is.
    pub stop: &'a dyn Fn() -> bool,
}

impl Default for Watch<'_> {
    fn default() -> Self {
        Watch { progress: &|_| {}, stop: &|| false }
    }
}

impl std::fmt::Debug for Watch<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Watch")
    }
}

/// Checks the laws with the built-in edition: for tests.
///
/// ```
/// use kernel::Options;
/// use testkit::{laws, toys::race::Race};
/// laws::check::<Race>(&Options::new("", 2), laws::Plan::games(20)).expect_clean();
/// ```
///
/// # Panics
/// When the set-up cannot be.
pub fn check<G: Entry>(options: &Options, plan: Plan) -> Report {
    let edition = Edition::built_in().unwrap_or_else(|error| panic!("{}: {error}", G::Content::FILE));
    let report = check_with::<G>(options, edition, plan, Watch::default());
    report.unwrap_or_else(|error| panic!("{} cannot be set up: {error}", G::ID))
}

/// Checks the laws with any edition, watched.
///
/// # Errors
/// When the set-up cannot be.
pub fn check_with<G: Entry>(
    options: &Options,
    edition: Edition<G::Content>,
    plan: Plan,
    watch: Watch<'_>,
) -> Result<Report, SetupError> {
    let format = SetupError::pick_format(options, G::FORMATS)?;
    let setup = G::settings(options)?;
    let mut run = Run::<G>::new(options, edition, setup, plan, Report::new(G::ID, format.id, options.players));
    for game in 0..plan.games {
        if (watch.stop)() || run.report.violations.len() >= ENOUGH {
            break;
        }
        run.game(plan.seed.wrapping_add(game))?;
        (watch.progress)(run.report.games);
    }
    Ok(run.report)
}
