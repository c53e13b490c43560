//! Single-observer information-set tree search. Each playout redeals what the seat cannot know
//! and walks one shared tree; an edge is what the searching seat was shown, so choices of others
//! that it cannot tell apart share a node.

mod tree;

use crate::Bot;
use crate::greedy::worth;
use kernel::{Evaluate, Events, Fate, Game, Label, Observed, Seat, Viewer};
use tree::{Reward, Tree};

/// How much to think, counted in playouts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Playouts a decision.
    pub playouts: u32,
    /// Random steps between the leaf and the evaluator.
    pub depth: u32,
}

/// What a search thought of one choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought<A> {
    /// The choice.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// Its win chance as the search sees it, 0 to 1.
    pub chance: f32,
    /// Half the width of the chance's 95 % interval.
    pub margin: f32,
}

const STEP: Label = Label::new("bot");
/// Steps a playout may take inside the tree before it is cut off.
const LONGEST_WALK: usize = 400;

/// Searches with a fixed budget.
#[derive(Debug)]
pub struct Search<G: Game> {
    budget: Budget,
    fate: Fate,
    known: u64,
    tree: Tree,
    listed: Vec<G::Action>,
    thoughts: Vec<Thought<G::Action>>,
}

impl<G: Evaluate> Search<G> {
    /// A search with its own seed.
    pub fn new(budget: Budget, seed: u64) -> Self {
        let fate = Fate::quick(seed);
        Search { budget, fate, known: 0, tree: Tree::default(), listed: Vec::new(), thoughts: Vec::new() }
    }

    fn playout(&mut self, seen: &Observed<'_, G>, n: u64) {
        let mut fate = self.fate.fork(self.known.wrapping_add(n));
        let mut world = seen.sample(&mut fate);
        let mut events = Events::hashed(Viewer::seat(seen.seat()));
        let mut node = self.tree.root();
        self.tree.begin();
        for _ in 0..LONGEST_WALK {
            let at_root = self.tree.path_is_empty();
            let Some(actor) = next_to_act(&world, seen.seat(), at_root) else {
                break;
            };
            self.listed.clear();
            world.candidates(actor, &mut self.listed);
            if self.listed.is_empty() {
                world.actions(actor, &mut self.listed);
            }
            let (at, fresh) = self.tree.pick(node, actor, &self.listed, &mut fate);
            let Some(&action) = self.listed.get(at) else {
                break;
            };
            events.clear();
            world.perform(actor, action, &mut fate, &mut events);
            node = self.tree.child(node, actor, if actor == seen.seat() { Some(at) } else { None }, events.hash());
            if fresh {
                break;
            }
        }
        self.roll_out(&mut world, &mut fate);
        self.tree.learn(&rewards(&world));
    }

    /// A few random steps, so that the evaluator sees more than the middle of a turn.
    fn roll_out(&mut self, world: &mut G, fate: &mut Fate) {
        let mut events = Events::dropped();
        for _ in 0..self.budget.depth {
            let Some(actor) = world.to_act().first() else {
                return;
            };
            self.listed.clear();
            world.candidates(actor, &mut self.listed);
            let at = fate.below(STEP, self.listed.len() as u32) as usize;
            let Some(&action) = self.listed.get(at) else {
                return;
            };
            world.perform(actor, action, fate, &mut events);
        }
    }
}

/// Who acts next: the searching seat first, then the lowest that owes an answer.
fn next_to_act<G: Game>(world: &G, seat: Seat, at_root: bool) -> Option<Seat> {
    let owing = world.to_act();
    if at_root && owing.has(seat) { Some(seat) } else { owing.first() }
}

fn rewards<G: Evaluate>(world: &G) -> Reward {
    let mut reward = Reward::default();
    for seat in Seat::all(world.seats()) {
        reward[seat.index()] = worth(world, seat) as f32 / 1000.0;
    }
    reward
}

impl<G: Evaluate> Bot<G> for Search<G> {
    fn choose(&mut self, seen: &Observed<'_, G>) -> G::Action {
        self.known = crate::knowledge(seen);
        self.tree.clear();
        let mut listed = Vec::new();
        seen.sample(&mut self.fate.fork(self.known)).candidates(seen.seat(), &mut listed);
        if listed.len() <= 1 {
            self.thoughts.clear();
            return listed.first().copied().unwrap_or_else(|| seen.fallback());
        }
        for n in 0..u64::from(self.budget.playouts) {
            self.playout(seen, n);
        }
        self.thoughts = self.tree.thoughts(&listed);
        self.thoughts.sort_by_key(|thought| std::cmp::Reverse(thought.visits));
        self.thoughts.first().map_or_else(|| seen.fallback(), |thought| thought.action)
    }

    fn thoughts(&self) -> &[Thought<G::Action>] {
        &self.thoughts
    }
}
