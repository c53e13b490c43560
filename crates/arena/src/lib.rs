//! Bots play one another: every deal once in every arrangement of seats, places and intervals.
#![warn(missing_docs)]

mod tally;

pub use tally::{Report, Standing};

use bots::Level;
use kernel::{Edition, Entry, Evaluate, Events, Fate, Observed, Options, Outcome, Seed, SetupError};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// One game that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// Its number, from 0.
    pub number: u64,
    /// Each seat's bot, as an index into the levels.
    pub bots: Vec<usize>,
    /// How it ended; `None` where it did not.
    pub outcome: Option<Outcome>,
}

/// What is to be played.
#[derive(Clone, Copy)]
pub struct Contest<'a> {
    /// The set-up, with as many players as there are levels.
    pub options: &'a Options,
    /// The bots.
    pub levels: &'a [Level],
    /// How many games.
    pub games: u64,
    /// The seed of all chance.
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
    /// Called after every game.
    pub tick: &'a (dyn Fn() + Sync),
    /// Whether to stop with what there is.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl std::fmt::Debug for Contest<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Contest({:?}, {} games, seed {})", self.levels, self.games, self.seed)
    }
}

impl Contest<'_> {
    /// Plays the games of `G`; the same seed gives the same games on any number of threads.
    ///
    /// # Errors
    /// When the set-up cannot be.
    pub fn play<G: Entry + Evaluate>(&self) -> Result<Vec<Played>, SetupError> {
        let setup = G::settings(self.options)?;
        let edition = Edition::built_in()?;
        let (next, played, failed) = (AtomicU64::new(0), Mutex::new(Vec::new()), Mutex::new(None));
        let work = || {
            while let Some(number) = self.take(&next) {
                match self.game::<G>(number, &setup, edition) {
                    Ok(game) => lock(&played).push(game),
                    Err(error) => *lock(&failed) = Some(error),
                }
                (self.tick)();
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(work);
            }
        });
        if let Some(error) = lock(&failed).take() {
            return Err(error);
        }
        let mut played = std::mem::take(&mut *lock(&played));
        played.sort_by_key(|game| game.number);
        Ok(played)
    }

    fn take(&self, next: &AtomicU64) -> Option<u64> {
        let number = next.fetch_add(1, Ordering::Relaxed);
        (number < self.games && !(self.stop)()).then_some(number)
    }

    /// Game `number`: the bots move on by one seat from game to game, and each deal is used for
    /// one round of that.
    fn game<G: Entry + Evaluate>(
        &self,
        number: u64,
        setup: &G::Setup,
        edition: Edition<G::Content>,
    ) -> Result<Played, SetupError> {
        let seats = self.levels.len() as u64;
        let deal = self.seed.wrapping_add(number / seats);
        let at: Vec<usize> = (0..seats).map(|seat| ((seat + number) % seats) as usize).collect();
        let own = |bot: usize| self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number * seats + bot as u64);
        let mut bots: Vec<_> = at.iter().map(|&bot| self.levels[bot].bot::<G>(own(bot))).collect();
        let mut fate = Fate::sealed(Seed::from(deal));
        let mut state = G::start(setup, edition, &mut fate)?;
        let mut events = Events::dropped();
        for _ in 0..G::LONGEST {
            let Some(seat) = state.to_act().first() else { break };
            let action = bots[seat.index()].choose(&Observed::new(&state, seat));
            events.clear();
            state.perform(seat, action, &mut fate, &mut events);
        }
        Ok(Played { number, bots: at, outcome: state.outcome() })
    }
}

/// A poisoned lock holds sound data all the same: every push is whole.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
