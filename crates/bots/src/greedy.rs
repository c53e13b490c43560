//! One ply on the game's evaluator, averaged over a few worlds the seat holds possible.

use crate::{Bot, Search, Thought};
use evaluation::Evaluate;
use kernel::{Events, Fate, Label, Observed, Seat};
use std::fmt;

/// Worlds each choice is tried in.
const WORLDS: u64 = 4;
const CHOICE: Label = Label::new("bot");
// The label keeps its first name: it decides what is drawn.
const BLUNDER: Label = Label::new("lapse");

/// What an action is worth to `seat` in one world: the evaluator after it, or the result.
pub(crate) fn worth_after<G: Evaluate>(mut world: G, seat: Seat, action: G::Action, fate: &mut Fate) -> i32 {
    world.perform(seat, action, fate, &mut Events::dropped());
    worth(&world, seat)
}

/// What a world is worth to `seat`, in thousandths of a win.
pub(crate) fn worth<G: Evaluate>(world: &G, seat: Seat) -> i32 {
    match world.outcome() {
        Some(outcome) if world.seats() > 1 => outcome.worth(seat),
        // Alone there are no places, only the score.
        _ => world.evaluate(seat).clamp(0, 1000),
    }
}

/// Every candidate with its mean worth over a few worlds, best first; equal ones keep the
/// game's order.
fn ranked<G: Evaluate>(seen: &Observed<'_, G>, fate: &Fate) -> Vec<(i32, G::Action)> {
    let mut sums: Vec<(i32, G::Action)> = Vec::new();
    let known = crate::knowledge(seen);
    for n in 0..WORLDS {
        let mut fate = fate.fork(known.wrapping_add(n));
        let world = seen.sample(&mut fate);
        if sums.is_empty() {
            let mut listed = Vec::new();
            world.candidates(seen.seat(), &mut listed);
            sums = listed.into_iter().map(|action| (0, action)).collect();
        }
        for (sum, action) in &mut sums {
            *sum += worth_after(world.clone(), seen.seat(), *action, &mut fate.fork(n));
        }
    }
    sums.sort_by_key(|&(sum, _)| -sum);
    sums.into_iter().map(|(sum, action)| (sum / WORLDS as i32, action)).collect()
}

/// Any of the choices at most `tolerance` worse than the best; a certain win is taken at once.
fn pick<G: Evaluate>(seen: &Observed<'_, G>, fate: &Fate, tolerance: impl Fn(&G) -> i32) -> G::Action {
    let ranked = ranked(seen, fate);
    let tolerance = tolerance(&seen.sample(&mut fate.fork(crate::knowledge(seen))));
    let Some(&(best, first)) = ranked.first() else {
        return seen.fallback();
    };
    if best >= 1000 || tolerance == 0 {
        return first;
    }
    let fair = ranked.iter().take_while(|&&(worth, _)| worth >= best - tolerance).count();
    let at = fate.fork(crate::knowledge(seen)).below(CHOICE, fair as u32) as usize;
    ranked[at].1
}

/// Random with common sense: takes a win, never throws much away.
#[derive(Debug)]
pub struct Cadet {
    fate: Fate,
}

impl Cadet {
    /// A cadet with its own seed.
    pub fn new(seed: u64) -> Self {
        Cadet { fate: Fate::quick(seed) }
    }
}

impl<G: Evaluate> Bot<G> for Cadet {
    fn choose(&mut self, seen: &Observed<'_, G>) -> G::Action {
        pick(seen, &self.fate, |world| world.tolerance()[0])
    }
}

/// Takes what the evaluator likes best, or nearly so.
#[derive(Debug)]
pub struct Ensign {
    fate: Fate,
    exact: bool,
}

impl Ensign {
    /// An ensign with its own seed.
    pub fn new(seed: u64) -> Self {
        Ensign { fate: Fate::quick(seed), exact: false }
    }

    /// One that always takes the very best: the evaluator's own word.
    pub fn exact(seed: u64) -> Self {
        Ensign { fate: Fate::quick(seed), exact: true }
    }
}

impl<G: Evaluate> Bot<G> for Ensign {
    fn choose(&mut self, seen: &Observed<'_, G>) -> G::Action {
        pick(seen, &self.fate, |world| if self.exact { 0 } else { world.tolerance()[1] })
    }
}

/// A commander or captain: searches, but chooses as an ensign would in `blunder_percent` of a hundred decisions.
pub struct Officer<G: Evaluate> {
    blunder_percent: u32,
    fate: Fate,
    ensign: Ensign,
    search: Search<G>,
    blundered: bool,
}

impl<G: Evaluate> Officer<G> {
    /// An officer with its own seed.
    pub fn new(search: Search<G>, blunder_percent: u32, seed: u64) -> Self {
        Officer { blunder_percent, fate: Fate::quick(seed), ensign: Ensign::new(seed), search, blundered: false }
    }
}

impl<G: Evaluate> fmt::Debug for Officer<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Officer({:?})", self.search)
    }
}

impl<G: Evaluate> Bot<G> for Officer<G> {
    fn choose(&mut self, seen: &Observed<'_, G>) -> G::Action {
        let drawn = || self.fate.fork(crate::knowledge(seen)).below(BLUNDER, 100);
        self.blundered = self.blunder_percent > 0 && drawn() < self.blunder_percent;
        if self.blundered { self.ensign.choose(seen) } else { self.search.choose(seen) }
    }

    fn thoughts(&self) -> &[Thought<G::Action>] {
        if self.blundered { &[] } else { self.search.thoughts() }
    }

    fn was_cut(&self) -> bool {
        !self.blundered && self.search.was_cut()
    }
}
