//! Single-observer information-set tree search. Each playout redeals what the seat cannot know
//! and walks one shared tree whose nodes are what the seat knows: worlds it cannot tell apart, and
//! orders of play that lead to the same thing, share a node. Past the tree a quick player goes on
//! to the end of a turn, and the evaluator says how that stands.

mod policy;
mod tree;

use crate::Bot;
use crate::greedy::worth;
use evaluation::Evaluate;
use kernel::{Events, Fate, Game, Label, Observed, Seat};
use policy::Policy;
use std::fmt;
use tree::{Reward, Tree};

/// How much to think, counted in playouts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Playouts a decision.
    pub playouts: u32,
    /// The least steps between the leaf and the evaluator.
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

/// A clock from outside that may cut a search short. It is asked once in sixteen playouts; a
/// search that was cut says so ([`Bot::was_cut`]), since its move is not the budget's move.
pub trait Watch: Send {
    /// A decision begins.
    fn start(&mut self);
    /// Whether it must end.
    fn is_up(&self) -> bool;
}

pub(crate) const STEP: Label = Label::new("bot");
/// Steps a playout may take inside the tree before it is cut off.
const LONGEST_WALK: usize = 200;
/// Playouts between two looks at the clock and at whether the choice is settled.
const LOOK: u32 = 16;

/// Searches with a fixed budget.
pub struct Search<G: Game> {
    budget: Budget,
    fate: Fate,
    known: u64,
    tree: Tree,
    policy: Policy<G>,
    listed: Vec<G::Action>,
    thoughts: Vec<Thought<G::Action>>,
    watch: Option<Box<dyn Watch>>,
    cut: bool,
}

impl<G: Game> fmt::Debug for Search<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Search({}, {:?})", G::ID, self.budget)
    }
}

impl<G: Evaluate> Search<G> {
    /// A search with its own seed.
    pub fn new(budget: Budget, seed: u64) -> Self {
        Search {
            budget,
            fate: Fate::quick(seed),
            known: 0,
            tree: Tree::default(),
            policy: Policy::default(),
            listed: Vec::new(),
            thoughts: Vec::new(),
            watch: None,
            cut: false,
        }
    }

    /// The same with a clock that may cut it short.
    #[must_use]
    pub fn watched(mut self, watch: Box<dyn Watch>) -> Self {
        self.watch = Some(watch);
        self
    }

    /// Playouts until the budget is used, the first choice cannot be overtaken, or time is up.
    fn think(&mut self, seen: &Observed<'_, G>) {
        self.cut = false;
        if let Some(watch) = &mut self.watch {
            watch.start();
        }
        for n in 0..self.budget.playouts {
            if n % LOOK == 0 && n > 0 {
                self.cut = self.watch.as_ref().is_some_and(|watch| watch.is_up());
                if self.cut || self.tree.is_settled(self.budget.playouts - n) {
                    return;
                }
            }
            self.playout(seen, u64::from(n));
        }
    }

    fn playout(&mut self, seen: &Observed<'_, G>, n: u64) {
        let mut fate = self.fate.fork(self.known.wrapping_add(n));
        let mut world = seen.sample(&mut fate);
        self.walk(&mut world, seen.seat(), &mut fate);
        self.policy.roll_out(&mut world, self.budget.depth, &mut fate);
        self.tree.learn(&rewards(&world));
    }

    /// Down the tree to a node never seen before.
    fn walk(&mut self, world: &mut G, seat: Seat, fate: &mut Fate) {
        let mut events = Events::dropped();
        self.tree.begin();
        for step in 0..LONGEST_WALK {
            let Some(actor) = next_to_act(world, seat) else {
                return;
            };
            list(world, actor, &mut self.listed);
            let hidden = actor != seat && world.is_sealed();
            let at = match self.listed.len() {
                0 => return,
                1 => 0,
                // What others seal is drawn without knowledge of what the seat sealed.
                _ if hidden => self.policy.sealed_pick(world, actor, &self.listed, fate),
                _ => {
                    let key = if step == 0 { self.known } else { tree::key(world, seat) };
                    let Some(node) = self.tree.enter(key) else {
                        return;
                    };
                    self.weigh(world, actor, node, fate);
                    self.tree.pick(node, actor, f32::from(G::EFFORT.exploration) / 100.0)
                }
            };
            world.perform(actor, self.listed[at], fate, &mut events);
        }
    }

    /// Makes sure that every listed action has its edge and its prior.
    fn weigh(&mut self, world: &G, actor: Seat, node: u32, fate: &Fate) {
        self.tree.open(node, &self.listed);
        let leans = self.policy.leans(world, actor, &self.listed);
        let scripted = policy::scripted(world, actor);
        for at in 0..self.listed.len() {
            if self.tree.is_weighed(at) {
                continue;
            }
            let prior = if leans {
                self.policy.lean(at)
            } else {
                policy::try_out(world, actor, self.listed[at], &mut fate.fork(7))
            };
            let weight = if scripted == Some(self.listed[at]) { G::EFFORT.policy_weight } else { 0 };
            self.tree.weigh(at, prior + weight, leans);
        }
    }
}

/// The actions worth a thought; all of them where the game names none.
pub(crate) fn list<G: Evaluate>(world: &G, actor: Seat, out: &mut Vec<G::Action>) {
    out.clear();
    world.candidates(actor, out);
    if out.is_empty() {
        world.actions(actor, out);
    }
}

/// Who acts next: the searching seat first, then the lowest that owes an answer.
fn next_to_act<G: Game>(world: &G, seat: Seat) -> Option<Seat> {
    let owing = world.to_act();
    if owing.has(seat) { Some(seat) } else { owing.first() }
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
        self.thoughts.clear();
        let mut listed = Vec::new();
        list(&seen.sample(&mut self.fate.fork(self.known)), seen.seat(), &mut listed);
        if listed.len() <= 1 {
            return listed.first().copied().unwrap_or_else(|| seen.fallback());
        }
        self.tree.clear(self.known);
        self.think(seen);
        self.tree.thoughts(&listed, &mut self.thoughts);
        self.thoughts.first().map_or_else(|| seen.fallback(), |thought| thought.action)
    }

    fn thoughts(&self) -> &[Thought<G::Action>] {
        &self.thoughts
    }

    fn was_cut(&self) -> bool {
        self.cut
    }
}
