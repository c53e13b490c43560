//! The tree's memory: nodes by what is known, edges by action, rewards a seat. All of it lies in
//! two lists that keep their room from decision to decision.

use super::Thought;
use kernel::{Enum, Fate, Game, Seat};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// One number a seat.
pub(super) type Reward = [f32; 8];

/// Nodes and edges kept at most; a playout that would need more stops at what there is.
const MOST_NODES: usize = 50_000;
const MOST_EDGES: usize = 400_000;
/// How much worse than its node an action never tried is taken to be.
const DOUBT: f32 = 0.05;
/// How far below the best a prior may be before it halves twice: thousandths of a win, or leans.
const KEEN_WORTH: f32 = 60.0;
const KEEN_LEAN: f32 = 1500.0;
const NONE: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
struct Edge {
    id: u16,
    weighed: bool,
    next: u32,
    visits: u32,
    sum: f32,
    squares: f32,
    prior: f32,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    first: u32,
    visits: u32,
    sum: Reward,
}

impl Node {
    const NEW: Node = Node { first: NONE, visits: 0, sum: [0.0; 8] };
}

#[derive(Debug, Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    by_key: HashMap<u64, u32, BuildHasherDefault<AsIs>>,
    /// (node, edge, actor) of the playout under way; the last may have no edge.
    path: Vec<(u32, u32, Seat)>,
    /// The edges of the listed actions at the node opened last.
    slots: Vec<u32>,
}

impl Tree {
    /// Forgets everything but its room; the root is what is known now.
    pub(super) fn clear(&mut self, known: u64) {
        self.nodes.clear();
        self.edges.clear();
        self.by_key.clear();
        self.nodes.push(Node { visits: 1, ..Node::NEW });
        self.by_key.insert(known, 0);
    }

    pub(super) fn begin(&mut self) {
        self.path.clear();
    }

    /// The node of what is known; `None` where it is new, and the playout leaves the tree.
    pub(super) fn enter(&mut self, key: u64) -> Option<u32> {
        if let Some(&known) = self.by_key.get(&key) {
            return (self.edges.len() < MOST_EDGES).then_some(known);
        }
        if self.nodes.len() < MOST_NODES {
            self.by_key.insert(key, self.nodes.len() as u32);
            self.path.push((self.nodes.len() as u32, NONE, Seat::new(0)));
            self.nodes.push(Node::NEW);
        }
        None
    }

    /// Finds or makes the edges of these actions. Lists come in a fixed order, so the edge after
    /// the last one found is nearly always the next one sought.
    pub(super) fn open<A: Enum + Copy>(&mut self, node: u32, listed: &[A]) {
        self.slots.clear();
        let mut last = NONE;
        for action in listed {
            let id = action.into_usize() as u16;
            let after = if last == NONE { self.nodes[node as usize].first } else { self.edges[last as usize].next };
            let found = self.seek(after, id).or_else(|| self.seek(self.nodes[node as usize].first, id));
            last = found.unwrap_or_else(|| self.insert(node, last, id));
            self.slots.push(last);
        }
    }

    fn seek(&self, mut at: u32, id: u16) -> Option<u32> {
        while at != NONE {
            let edge = &self.edges[at as usize];
            if edge.id == id {
                return Some(at);
            }
            at = edge.next;
        }
        None
    }

    /// A new edge after `last`, or first of its node.
    fn insert(&mut self, node: u32, last: u32, id: u16) -> u32 {
        let fresh = self.edges.len() as u32;
        let link =
            if last == NONE { &mut self.nodes[node as usize].first } else { &mut self.edges[last as usize].next };
        let next = std::mem::replace(link, fresh);
        self.edges.push(Edge { id, weighed: false, next, visits: 0, sum: 0.0, squares: 0.0, prior: 0.0 });
        fresh
    }

    pub(super) fn is_weighed(&self, at: usize) -> bool {
        self.edges[self.slots[at] as usize].weighed
    }

    /// Gives the listed action its prior, in keen units: one below the best counts a quarter.
    pub(super) fn weigh(&mut self, at: usize, prior: i32, leans: bool) {
        let edge = &mut self.edges[self.slots[at] as usize];
        edge.prior = prior as f32 / if leans { KEEN_LEAN } else { KEEN_WORTH };
        edge.weighed = true;
    }

    /// Picks among the actions of the node opened last: by value, and by exploration led by the priors.
    pub(super) fn pick(&mut self, node: u32, actor: Seat, exploration: f32) -> usize {
        let best_prior = self.slots.iter().map(|&slot| self.edges[slot as usize].prior).fold(f32::MIN, f32::max);
        let share = |prior: f32| {
            let off = 1.0 + (best_prior - prior);
            1.0 / (off * off)
        };
        let mut whole = 0.0;
        let mut tries = 0;
        for &slot in &self.slots {
            let edge = &self.edges[slot as usize];
            whole += share(edge.prior);
            tries += edge.visits;
        }
        let here = &self.nodes[node as usize];
        let mean = here.sum[actor.index()] / here.visits.max(1) as f32;
        let untried = mean - DOUBT;
        let reach = exploration * ((tries + 1) as f32).sqrt() / whole;
        let mut best = (f32::MIN, 0);
        for (at, &slot) in self.slots.iter().enumerate() {
            let edge = &self.edges[slot as usize];
            let value = if edge.visits == 0 { untried } else { edge.sum / edge.visits as f32 };
            let score = value + reach * share(edge.prior) / (1 + edge.visits) as f32;
            if score > best.0 {
                best = (score, at);
            }
        }
        self.path.push((node, self.slots[best.1], actor));
        best.1
    }

    /// Credits every edge of the playout with its own actor's reward (max-n).
    pub(super) fn learn(&mut self, reward: &Reward) {
        for &(node, edge, actor) in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            node.sum.iter_mut().zip(reward).for_each(|(sum, gain)| *sum += gain);
            if edge == NONE {
                continue;
            }
            let edge = &mut self.edges[edge as usize];
            let gain = reward[actor.index()];
            edge.visits += 1;
            edge.sum += gain;
            edge.squares += gain * gain;
        }
    }

    /// Whether so many more playouts cannot change which edge of the root is tried most.
    pub(super) fn is_settled(&self, left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        let mut at = self.nodes[0].first;
        while at != NONE {
            let edge = &self.edges[at as usize];
            if edge.visits > first {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
            at = edge.next;
        }
        first > second + left
    }

    /// What the root thinks of these actions, the most tried first, the better of equals.
    pub(super) fn thoughts<A: Enum + Copy>(&self, listed: &[A], out: &mut Vec<Thought<A>>) {
        let root = self.nodes[0].first;
        let found = |action: &A| self.seek(root, action.into_usize() as u16);
        out.extend(listed.iter().filter_map(|action| Some(thought(*action, &self.edges[found(action)? as usize]))));
        out.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.chance.total_cmp(&one.chance)));
    }
}

fn thought<A>(action: A, edge: &Edge) -> Thought<A> {
    let visits = edge.visits.max(1) as f32;
    let chance = edge.sum / visits;
    let spread = (edge.squares / visits - chance * chance).max(0.0);
    Thought { action, visits: edge.visits, chance, margin: 1.96 * (spread / visits).sqrt() }
}

/// What `seat` knows of this world as one number: the hash of the one redeal that a fixed fate
/// makes of it, which depends on nothing else.
pub(super) fn key<G: Game>(world: &G, seat: Seat) -> u64 {
    let mut canonical = world.clone();
    canonical.determinize(seat, &mut Fate::quick(0));
    let mut hasher = Words(0);
    canonical.hash(&mut hasher);
    hasher.finish()
}

/// A quick hash for keys inside one search: eight bytes at a time.
struct Words(u64);

impl Words {
    #[inline]
    fn word(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Hasher for Words {
    fn finish(&self) -> u64 {
        (self.0 ^ (self.0 >> 31)).wrapping_mul(0xBF58_476D_1CE4_E5B9) ^ (self.0 >> 29)
    }
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let mut chunks = bytes.chunks_exact(8);
        for chunk in &mut chunks {
            self.word(u64::from_le_bytes(std::array::from_fn(|i| chunk[i])));
        }
        for &byte in chunks.remainder() {
            self.word(u64::from(byte));
        }
    }
    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.word(u64::from(n));
    }
    #[inline]
    fn write_u16(&mut self, n: u16) {
        self.word(u64::from(n));
    }
    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.word(u64::from(n));
    }
    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.word(n);
    }
    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.word(n as u64);
    }
}

/// Keys are hashes already.
#[derive(Clone, Copy, Debug, Default)]
struct AsIs(u64);

impl Hasher for AsIs {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, _: &[u8]) {}
    fn write_u64(&mut self, n: u64) {
        self.0 = n;
    }
}
