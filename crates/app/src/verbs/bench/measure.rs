//! The measurements. Each is taken nine times and the fastest kept: what else a machine does only ever slows.
//! The median of the bare game stands beside it.

use bots::{Bot, Budget, Search};
use cpu_time::ThreadTime;
use evaluation::Evaluate;
use kernel::{Edition, Entry, Events, Fate, Label, Match, Observed, Options, Seat, SetupError, Table};
use serde::Serialize;
use std::hint::black_box;
use std::time::Duration;
use testkit::play::Walk;

/// One line of the report.
#[derive(Debug, Serialize)]
pub struct Row {
    pub game: &'static str,
    pub format: String,
    pub players: u8,
    pub actions_per_s: f64,
    /// The middling sample of the same.
    pub median_actions_per_s: f64,
    pub ns_per_action: f64,
    pub random_games_per_s: f64,
    /// Whole games of the first scripted bot the game names against itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub policy_games_per_s: Option<f64>,
    pub clone_ns: f64,
    pub state_bytes: usize,
    /// Counted only with the feature `count-allocations`.
    pub allocations_per_action: Option<f64>,
    pub playouts_per_s: f64,
    /// The same play through the erased table.
    pub table_actions_per_s: f64,
    /// The same play with every event built and kept for the step.
    pub kept_actions_per_s: f64,
}

/// What one sample counted.
#[derive(Clone, Copy, Default)]
struct Counted {
    games: u64,
    actions: u64,
    seconds: f64,
}

impl Counted {
    fn actions_per_s(&self) -> f64 {
        self.actions as f64 / self.seconds.max(1e-9)
    }
}

pub struct Bench<G: Entry> {
    options: Options,
    setup: G::Setup,
    edition: Edition<G::Content>,
    walk: Walk<G>,
    next: u64,
}

const SAMPLES: usize = 9;
/// Games between two looks at the clock, which costs as much as a short game.
const BATCH: u64 = 16;
const PLAYOUTS: u32 = 200;
const LUCK: Label = Label::new("bench");

impl<G: Entry + Evaluate> Bench<G> {
    pub fn new(options: &Options) -> Result<Self, SetupError> {
        let setup = G::settings(options)?;
        let edition = Edition::built_in()?;
        Ok(Bench { options: options.clone(), setup, edition, walk: Walk::new(1), next: 1 })
    }

    pub fn row(mut self, seconds: f64) -> Result<Row, SetupError> {
        let share = |part: f64| Duration::from_secs_f64(seconds * part / SAMPLES as f64);
        let (play, median) = self.samples(share(0.4), Self::play_game)?;
        let table = self.fastest(share(0.15), Self::table_game)?;
        let kept = self.fastest(share(0.15), Self::kept_game)?;
        let policy = match G::POLICIES {
            [] => None,
            _ => Some(self.fastest(share(0.15), Self::policy_game)?),
        };
        let states = self.states()?;
        Ok(Row {
            game: G::ID,
            format: self.options.format.clone(),
            players: self.options.players,
            actions_per_s: play.actions_per_s(),
            median_actions_per_s: median.actions_per_s(),
            ns_per_action: 1e9 / play.actions_per_s().max(1e-9),
            random_games_per_s: play.games as f64 / play.seconds.max(1e-9),
            policy_games_per_s: policy.map(|policy| policy.games as f64 / policy.seconds.max(1e-9)),
            clone_ns: least(|| clone_ns(&states, share(0.1))),
            state_bytes: size_of::<G>(),
            allocations_per_action: self.allocations()?,
            playouts_per_s: -least(|| -playouts_per_s(&states, share(0.2))),
            table_actions_per_s: table.actions_per_s(),
            kept_actions_per_s: kept.actions_per_s(),
        })
    }

    fn fastest(
        &mut self,
        time: Duration,
        game: fn(&mut Self) -> Result<u64, SetupError>,
    ) -> Result<Counted, SetupError> {
        Ok(self.samples(time, game)?.0)
    }

    /// The fastest sample and the middling one, each of whole games up to the time.
    fn samples(
        &mut self,
        time: Duration,
        game: fn(&mut Self) -> Result<u64, SetupError>,
    ) -> Result<(Counted, Counted), SetupError> {
        let mut samples = [Counted::default(); SAMPLES];
        for sample in &mut samples {
            let clock = ThreadTime::now();
            while sample.games == 0 || clock.elapsed() < time {
                for _ in 0..BATCH {
                    sample.actions += game(self)?;
                }
                sample.games += BATCH;
            }
            sample.seconds = clock.elapsed().as_secs_f64();
        }
        samples.sort_by(|a, b| a.actions_per_s().total_cmp(&b.actions_per_s()));
        Ok((samples[SAMPLES - 1], samples[SAMPLES / 2]))
    }

    fn deal(&mut self) -> Result<(G, Fate), SetupError> {
        self.next += 1;
        self.walk.reseed(self.next);
        let mut fate = Fate::quick(self.next);
        let state = G::start(&self.setup, self.edition, &mut fate)?;
        Ok((state, fate))
    }

    fn play_game(&mut self) -> Result<u64, SetupError> {
        let (mut state, mut fate) = self.deal()?;
        Ok(self.walk.game(&mut state, &mut fate, G::LONGEST as u64))
    }

    fn policy_game(&mut self) -> Result<u64, SetupError> {
        let (mut state, mut fate) = self.deal()?;
        let mut events = Events::dropped();
        let mut steps = 0;
        while steps < G::LONGEST as u64
            && let Some(seat) = state.to_act().first()
        {
            let seen = Observed::new(&state, seat);
            let action = G::policy(&seen, 0).unwrap_or_else(|| seen.fallback());
            state.perform(seat, action, &mut fate, &mut events);
            steps += 1;
        }
        Ok(steps)
    }

    fn kept_game(&mut self) -> Result<u64, SetupError> {
        let (mut state, mut fate) = self.deal()?;
        let mut events = Events::kept();
        let mut steps = 0;
        while steps < G::LONGEST as u64
            && let Some(step) = self.walk.pick(&state)
        {
            events.clear();
            state.perform(step.seat, step.action, &mut fate, &mut events);
            black_box(events.list());
            steps += 1;
        }
        Ok(steps)
    }

    fn table_game(&mut self) -> Result<u64, SetupError> {
        let (state, fate) = self.deal()?;
        let mut luck = Fate::quick(self.next);
        let quiet = Match::at(self.options.clone(), state, fate).quiet();
        let mut table: Box<dyn Table> = black_box(Box::new(quiet));
        let mut steps = 0;
        while steps < G::LONGEST as u64
            && let Some(seat) = table.to_act().first()
        {
            let listed = table.list(seat);
            if !table.take(seat, luck.below(LUCK, listed as u32) as usize) {
                break;
            }
            steps += 1;
        }
        Ok(steps)
    }

    /// Allocations are counted in a build for it alone.
    #[cfg(not(feature = "count-allocations"))]
    fn allocations(&mut self) -> Result<Option<f64>, SetupError> {
        Ok(None)
    }

    /// Allocations while the rules work, buffers warm, setting up not counted.
    #[cfg(feature = "count-allocations")]
    fn allocations(&mut self) -> Result<Option<f64>, SetupError> {
        let (mut actions, mut allocations) = (0, 0);
        for warm in [false, true] {
            for _ in 0..20 {
                let (mut state, mut fate) = self.deal()?;
                let heap = stats_alloc::Region::new(&stats_alloc::INSTRUMENTED_SYSTEM);
                let steps = self.walk.game(&mut state, &mut fate, G::LONGEST as u64);
                let asked = heap.change();
                if warm {
                    actions += steps;
                    allocations += asked.allocations + asked.reallocations;
                }
            }
        }
        Ok(Some(allocations as f64 / (actions as f64).max(1.0)))
    }

    /// States from the middle of games, where somebody has a choice.
    fn states(&mut self) -> Result<Vec<G>, SetupError> {
        let mut states = Vec::new();
        for game in 0..16 {
            let (mut state, mut fate) = self.deal()?;
            let whole = self.walk.game(&mut state.clone(), &mut fate.clone(), G::LONGEST as u64);
            self.walk.reseed(self.next);
            self.walk.game(&mut state, &mut fate, whole * (game % 4 + 1) / 6);
            states.push(state);
        }
        Ok(states)
    }
}

fn least(mut sample: impl FnMut() -> f64) -> f64 {
    (0..SAMPLES).map(|_| sample()).fold(f64::INFINITY, f64::min)
}

fn clone_ns<G: Clone>(states: &[G], time: Duration) -> f64 {
    let clock = ThreadTime::now();
    let mut clones = 0u64;
    while clones == 0 || clock.elapsed() < time {
        for _ in 0..64 {
            for state in states {
                black_box(black_box(state).clone());
            }
        }
        clones += 64 * states.len() as u64;
    }
    clock.elapsed().as_secs_f64() * 1e9 / clones as f64
}

fn playouts_per_s<G: Evaluate>(states: &[G], time: Duration) -> f64 {
    let open: Vec<(&G, Seat)> = states.iter().filter_map(|state| Some((state, chooser(state)?))).collect();
    if open.is_empty() {
        return 0.0;
    }
    let clock = ThreadTime::now();
    let mut playouts = 0u64;
    let mut seed = 0;
    while playouts == 0 || clock.elapsed() < time {
        let (state, seat) = open[seed as usize % open.len()];
        seed += 1;
        let mut search = Search::new(Budget { playouts: PLAYOUTS, depth: G::EFFORT.depth }, seed);
        black_box(search.choose(&Observed::new(state, seat)));
        playouts += u64::from(PLAYOUTS);
    }
    playouts as f64 / clock.elapsed().as_secs_f64().max(1e-9)
}

/// A seat that owes an answer and has a choice.
fn chooser<G: Evaluate>(state: &G) -> Option<Seat> {
    let mut listed = Vec::new();
    state.to_act().iter().find(|&seat| {
        listed.clear();
        state.actions(seat, &mut listed);
        listed.len() > 1
    })
}
