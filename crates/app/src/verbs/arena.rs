//! `starboard arena`: bots play one another, every deal once in every arrangement of seats.

mod tally;

use crate::house;
use crate::output::{Done, Stop, say, say_json};
use crate::work;
use bots::Level;
use catalog::Visit;
use kernel::{Edition, Entry, Evaluate, Events, Fate, Observed, Options, Outcome, Seed, SetupError};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use tally::Report;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game
    game: String,
    /// The bots, e.g. ensign,random
    #[arg(long, value_name = "A,B,…")]
    seats: String,
    /// One format instead of the usual one
    #[arg(long)]
    format: Option<String>,
    /// An option of the game; may be given again
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The seed of all chance
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; one a core if not given
    #[arg(long)]
    threads: Option<usize>,
    /// As JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Done {
    work::heed_interrupts();
    let level = |word: &str| word.trim().parse::<Level>().map_err(|error| Stop::Usage(error.to_string()));
    let levels = args.seats.split(',').map(level).collect::<Result<Vec<_>, _>>()?;
    let players = u8::try_from(levels.len()).map_err(|_| Stop::Usage("too many seats".to_owned()))?;
    let options = house::options(&args.game, args.format.as_deref(), Some(players), &args.options)?;
    let bar = work::bar(args.games, &args.game);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.unwrap_or(cores).clamp(1, 64);
    let contest = Contest {
        options: &options,
        levels: &levels,
        games: args.games,
        seed: args.seed,
        threads,
        tick: &|| bar.inc(1),
    };
    let played = house::visit(&args.game, &options, contest)??;
    bar.finish_and_clear();
    let report = Report::new(&args.game, &options.format, args.seed, &levels, &played);
    if args.json { say_json(&report) } else { say(&report.to_string()) }
}

/// One game: which game it was and how it ended, each seat's bot as an index into the levels.
pub struct Played {
    pub number: u64,
    pub bots: Vec<usize>,
    pub outcome: Option<Outcome>,
}

struct Contest<'a> {
    options: &'a Options,
    levels: &'a [Level],
    games: u64,
    seed: u64,
    threads: usize,
    tick: &'a (dyn Fn() + Sync),
}

impl Visit for Contest<'_> {
    type Out = Result<Vec<Played>, SetupError>;
    fn visit<G: Entry + Evaluate>(self) -> Self::Out {
        let setup = G::settings(self.options)?;
        let edition = Edition::built_in()?;
        let (next, played) = (AtomicU64::new(0), Mutex::new(Vec::new()));
        let failed = Mutex::new(None);
        let work = || {
            while let Some(number) = take(&next, self.games) {
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
}

/// A poisoned lock holds sound data all the same: every push is whole.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

fn take(next: &AtomicU64, games: u64) -> Option<u64> {
    let number = next.fetch_add(1, Ordering::Relaxed);
    (number < games && !work::is_stopped()).then_some(number)
}

impl Contest<'_> {
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
