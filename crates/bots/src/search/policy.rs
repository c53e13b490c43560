//! The quick player of playouts: it follows the game's policy where there is one, else the game's
//! lean, else tries a few actions and keeps the best.

use super::{STEP, list};
use crate::greedy::worth;
use evaluation::Evaluate;
use kernel::{Events, Fate, Game, Observed, Seat};

/// Actions tried at a step where the game does not lean.
const TRIED: u32 = 3;
/// How much chance is added to a lean.
const NOISE: u32 = 1000;
/// A playout that finds no end of turn is cut off after so many times its depth.
const STRETCH: u32 = 4;

pub(super) struct Policy<G: Game> {
    listed: Vec<G::Action>,
    leans: Vec<i32>,
}

impl<G: Game> Default for Policy<G> {
    fn default() -> Self {
        Policy { listed: Vec::new(), leans: Vec::new() }
    }
}

impl<G: Evaluate> Policy<G> {
    /// At least `depth` steps and on to the end of a turn, so that the evaluator never sees the
    /// middle of one.
    pub(super) fn roll_out(&mut self, world: &mut G, depth: u32, fate: &mut Fate) {
        let mut events = Events::dropped();
        let mut listed = std::mem::take(&mut self.listed);
        let mut before = None;
        for step in 0..depth * STRETCH {
            let Some(actor) = world.to_act().first() else {
                break;
            };
            if step >= depth && before.is_some_and(|seat| seat != actor) {
                break;
            }
            before = Some(actor);
            if let Some(action) = scripted(world, actor) {
                world.perform(actor, action, fate, &mut events);
                continue;
            }
            list(world, actor, &mut listed);
            let at = match listed.len() {
                0 => break,
                1 => 0,
                _ if world.is_sealed() => self.sealed_pick(world, actor, &listed, fate),
                _ => self.pick(world, actor, &listed, fate),
            };
            world.perform(actor, listed[at], fate, &mut events);
        }
        self.listed = listed;
    }

    /// An answer to a sealed question, found without the others' answers.
    pub(super) fn sealed_pick(&mut self, world: &G, actor: Seat, listed: &[G::Action], fate: &mut Fate) -> usize {
        let mut blind = world.clone();
        blind.determinize(actor, fate);
        self.pick(&blind, actor, listed, fate)
    }

    fn pick(&mut self, world: &G, actor: Seat, listed: &[G::Action], fate: &mut Fate) -> usize {
        if self.leans(world, actor, listed) {
            return most(self.leans.iter().map(|&lean| lean + fate.below(STEP, NOISE) as i32));
        }
        let mut best = (i32::MIN, 0);
        for _ in 0..TRIED.min(listed.len() as u32) {
            let at = fate.below(STEP, listed.len() as u32) as usize;
            let worth = try_out(world, actor, listed[at], &mut fate.fork(3));
            if worth > best.0 {
                best = (worth, at);
            }
        }
        best.1
    }

    /// Asks the game how it leans; whether it does at all.
    pub(super) fn leans(&mut self, world: &G, actor: Seat, listed: &[G::Action]) -> bool {
        self.leans.clear();
        self.leans.extend(listed.iter().map(|&action| world.lean(actor, action)));
        self.leans.windows(2).any(|pair| pair[0] != pair[1])
    }

    /// The lean of the listed action asked about last.
    pub(super) fn lean(&self, at: usize) -> i32 {
        self.leans.get(at).copied().unwrap_or_default()
    }
}

/// What the game's policy for playouts plays here, where it has one and a word on the matter.
pub(super) fn scripted<G: Evaluate>(world: &G, actor: Seat) -> Option<G::Action> {
    G::policy(&Observed::new(world, actor), G::PLAYOUT?)
}

/// What an action is worth to its actor in this world.
pub(super) fn try_out<G: Evaluate>(world: &G, actor: Seat, action: G::Action, fate: &mut Fate) -> i32 {
    let mut trial = world.clone();
    trial.perform(actor, action, fate, &mut Events::dropped());
    worth(&trial, actor)
}

fn most(values: impl Iterator<Item = i32>) -> usize {
    let best =
        values.enumerate().fold((i32::MIN, 0), |best, (at, value)| if value > best.0 { (value, at) } else { best });
    best.1
}
