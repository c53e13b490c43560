//! Playing the games of a contest.

use crate::Times;
use bots::{Bot, Spec, Watch};
use cpu_time::ThreadTime;
use evaluation::Evaluate;
use kernel::{Edition, Entry, Events, Fate, Game, Observed, Options, Seat, SeatSet, Seed, SetupError};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// One game that was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Its number, from 0.
    pub number: u64,
    /// Its deal: the games of one deal at one table differ in who sits where.
    pub deal: u64,
    /// Each seat's bot, as an index into the contest's bots.
    pub bots: Vec<usize>,
    /// The side each seat plays on; empty where everybody plays alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<u8>,
    /// Each seat's place; none where the game did not end.
    pub places: Vec<u8>,
    /// Each seat's score in half points.
    pub half_points: Vec<i32>,
    /// How many decisions were made.
    pub decisions: u32,
    /// What each seat took, where it was asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken: Vec<Vec<u16>>,
    /// How long each seat's decisions took.
    pub times: Vec<Times>,
    /// How many decisions of each seat a clock cut short.
    pub cut: Vec<u32>,
}

impl Played {
    /// A seat's place; a game that did not end is a tie.
    pub fn place(&self, seat: usize) -> u8 {
        self.places.get(seat).copied().unwrap_or(1)
    }

    /// The side a seat plays on.
    pub fn side(&self, seat: usize) -> usize {
        self.sides.get(seat).map_or(seat, |&side| usize::from(side))
    }

    /// A seat's share of the win: sides that tie divide it, those of one side have it together.
    pub fn share(&self, seat: usize) -> f64 {
        let first = (0..self.bots.len()).filter(|&other| self.place(other) == 1);
        let winners: BTreeSet<usize> = first.map(|other| self.side(other)).collect();
        if self.place(seat) == 1 { 1.0 / winners.len().max(1) as f64 } else { 0.0 }
    }

    /// Whether two reports of one game agree in all but the times.
    pub(crate) fn agrees(&self, other: &Played) -> bool {
        let result = |game: &Played| (game.deal, game.bots.clone(), game.places.clone(), game.half_points.clone());
        result(self) == result(other) && self.decisions == other.decisions
    }
}

/// What is to be played.
#[derive(Clone, Copy)]
pub struct Contest<'a> {
    /// The set-up.
    pub options: &'a Options,
    /// The bots.
    pub bots: &'a [Spec],
    /// Who sits together: indices into the bots, one a seat ([`tables`]).
    pub tables: &'a [Vec<usize>],
    /// How many games a table.
    pub games: u64,
    /// The seed of all chance.
    pub seed: u64,
    /// This part of so many: part 1 of 1 is all.
    pub shard: (u64, u64),
    /// Games that need not be played again.
    pub done: &'a BTreeSet<u64>,
    /// Whether to note what each seat took.
    pub watch_taken: bool,
    /// The longest a decision may take; none is the rule, since a clock makes games differ.
    pub cap: Option<Duration>,
    /// How many threads.
    pub threads: usize,
    /// Told of every game.
    pub tell: &'a (dyn Fn(&Played) + Sync),
    /// Whether to stop with what there is.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl std::fmt::Debug for Contest<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Contest({:?}, {} games, seed {})", self.bots, self.games, self.seed)
    }
}

/// Who meets whom: every choice of `seats` bots once; one table of all where they fit.
pub fn tables(bots: usize, seats: usize) -> Vec<Vec<usize>> {
    let mut tables = vec![Vec::new()];
    for bot in 0..bots {
        let with = tables.iter().filter(|table: &&Vec<usize>| table.len() < seats).map(|table| {
            let mut table = table.clone();
            table.push(bot);
            table
        });
        let with: Vec<Vec<usize>> = with.collect();
        tables.extend(with);
    }
    tables.retain(|table| table.len() == seats);
    tables.sort();
    tables
}

impl Contest<'_> {
    /// How many games there are in this part.
    pub fn count(&self) -> u64 {
        (0..self.all()).filter(|&number| self.is_mine(number)).count() as u64
    }

    fn all(&self) -> u64 {
        self.games * self.tables.len() as u64
    }

    fn is_mine(&self, number: u64) -> bool {
        let (part, parts) = self.shard;
        number % parts.max(1) + 1 == part && !self.done.contains(&number)
    }

    /// Plays the games of `G`; the same seed gives the same games on any number of threads.
    ///
    /// # Errors
    /// When the set-up cannot be.
    pub fn play<G: Entry + Evaluate>(&self) -> Result<Vec<Played>, SetupError> {
        let setup = G::settings(self.options)?;
        let edition = Edition::built_in()?;
        let shifts = shifts(&G::start(&setup, edition, &mut Fate::sealed(Seed::from(self.seed)))?);
        let (next, played, failed) = (AtomicU64::new(0), Mutex::new(Vec::new()), Mutex::new(None));
        let work = || {
            while let Some(number) = self.take(&next) {
                match self.game::<G>(number, &shifts, &setup, edition) {
                    Ok(game) => {
                        (self.tell)(&game);
                        lock(&played).push(game);
                    }
                    Err(error) => *lock(&failed) = Some(error),
                }
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
        played.sort_by_key(|game: &Played| game.number);
        Ok(played)
    }

    fn take(&self, next: &AtomicU64) -> Option<u64> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.all() || (self.stop)() {
                return None;
            }
            if self.is_mine(number) {
                return Some(number);
            }
        }
    }

    /// Game `number`: the bots move on from game to game, by one seat or by one side, and each deal
    /// is used for one round of that. A bot has the same chance in all games of a deal.
    fn game<G: Entry + Evaluate>(
        &self,
        number: u64,
        shifts: &[u64],
        setup: &G::Setup,
        edition: Edition<G::Content>,
    ) -> Result<Played, SetupError> {
        let table = &self.tables[(number / self.games) as usize];
        let (seats, game) = (table.len() as u64, number % self.games);
        // Where one bot sits everywhere, moving on would play the same game again.
        let alone = table.iter().all(|&bot| bot == table[0]);
        let rounds = shifts.len().max(1) as u64;
        let deal = if alone { game } else { game / rounds };
        let shift = shifts.get((game % rounds) as usize).copied().unwrap_or(0);
        let chairs = (0..seats).map(|seat| ((seat + shift) % seats) as usize);
        let at: Vec<usize> = chairs.clone().map(|chair| table[chair]).collect();
        let own = |chair: usize| Fate::quick(self.seed).fork(deal).fork(chair as u64 + 1).below(SEED, u32::MAX);
        let clock = || self.cap.map(Clock::boxed);
        let bots = chairs.map(|chair| self.bots[table[chair]].watched_bot::<G>(own(chair).into(), clock())).collect();
        let mut fate = Fate::sealed(Seed::from(self.seed.wrapping_add(deal)));
        let state = G::start(setup, edition, &mut fate)?;
        let mut played = Played::new(number, deal, at);
        played.sides = sides(&state);
        Ok(self.sitting(played, state, bots, &mut fate))
    }

    fn sitting<G: Entry + Evaluate>(
        &self,
        mut game: Played,
        mut state: G,
        mut bots: Vec<Box<dyn Bot<G>>>,
        fate: &mut Fate,
    ) -> Played {
        let mut events = Events::dropped();
        let mut taken: BTreeMap<usize, BTreeSet<u16>> = BTreeMap::new();
        let mut listed = Vec::new();
        for _ in 0..G::LONGEST {
            let Some(owes) = state.to_act().first() else { break };
            let clock = ThreadTime::now();
            let aside = bots::bargain(&state, SeatSet::first_n(state.seats()));
            let bot = &mut bots[owes.index()];
            let (seat, action) = aside.unwrap_or_else(|| (owes, bot.choose(&Observed::new(&state, owes))));
            game.times[seat.index()].add(clock.elapsed());
            game.cut[owes.index()] += u32::from(aside.is_none() && bots[owes.index()].was_cut());
            game.decisions += 1;
            events.clear();
            state.perform(seat, action, fate, &mut events);
            if self.watch_taken {
                listed.clear();
                state.taken(seat, &mut listed);
                taken.entry(seat.index()).or_default().extend(&listed);
            }
        }
        if let Some(outcome) = state.outcome() {
            game.places = outcome.standings.iter().map(|standing| standing.place).collect();
            game.half_points = outcome.standings.iter().map(|standing| standing.half_points).collect();
        }
        if self.watch_taken {
            let of = |seat| taken.remove(&seat).unwrap_or_default().into_iter().collect();
            game.taken = (0..game.bots.len()).map(of).collect();
        }
        game
    }
}

/// The side of each seat, by its first seat; empty where everybody plays alone.
fn sides<G: Game>(state: &G) -> Vec<u8> {
    let side = |seat| state.side(seat).first().map_or(seat.index(), Seat::index) as u8;
    let sides: Vec<u8> = Seat::all(state.seats()).map(side).collect();
    if sides.iter().enumerate().all(|(seat, &side)| seat == usize::from(side)) { Vec::new() } else { sides }
}

/// By how many seats bots may move on so that those who play together still do.
fn shifts<G: Game>(state: &G) -> Vec<u64> {
    let seats = usize::from(state.seats());
    let sides = sides(state);
    let same = |one: usize, other: usize| sides.get(one % seats) == sides.get(other % seats);
    let keeps = |&by: &usize| {
        let mut pairs = (0..seats).flat_map(|one| (0..one).map(move |other| (one, other)));
        sides.is_empty() || pairs.all(|(one, other)| same(one, other) == same(one + by, other + by))
    };
    (0..seats).filter(keeps).map(|by| by as u64).collect()
}

/// A cap on decisions, by the wall's clock.
struct Clock {
    cap: Duration,
    started: Instant,
}

impl Clock {
    fn boxed(cap: Duration) -> Box<dyn Watch> {
        Box::new(Clock { cap, started: Instant::now() })
    }
}

impl Watch for Clock {
    fn start(&mut self) {
        self.started = Instant::now();
    }
    fn is_up(&self) -> bool {
        self.started.elapsed() >= self.cap
    }
}

const SEED: kernel::Label = kernel::Label::new("seed");

impl Played {
    fn new(number: u64, deal: u64, bots: Vec<usize>) -> Played {
        let seats = bots.len();
        Played {
            number,
            deal,
            bots,
            sides: Vec::new(),
            places: Vec::new(),
            half_points: Vec::new(),
            decisions: 0,
            taken: Vec::new(),
            times: vec![Times::default(); seats],
            cut: vec![0; seats],
        }
    }
}

/// A poisoned lock holds sound data all the same: every push is whole.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody_once() {
        assert_eq!(tables(3, 2), [vec![0, 1], vec![0, 2], vec![1, 2]]);
        assert_eq!(tables(4, 4), [vec![0, 1, 2, 3]]);
        assert_eq!(tables(1, 1), [vec![0]]);
        assert!(tables(2, 3).is_empty());
    }
}
