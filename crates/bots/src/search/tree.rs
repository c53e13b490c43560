//! The tree's memory: nodes by what was shown, edges by action, rewards a seat.

use super::{STEP, Thought};
use kernel::{Enum, Fate, Seat};
use std::collections::HashMap;

/// One number a seat.
pub(super) type Reward = [f32; 8];

/// Nodes kept at most; a playout that would need more stops at what there is.
const MOST_NODES: usize = 200_000;
/// Exploration of the upper confidence bound.
const CURIOSITY: f32 = 0.7;

#[derive(Clone, Debug)]
struct Edge {
    id: u16,
    visits: u32,
    available: u32,
    sum: f32,
    squares: f32,
}

#[derive(Clone, Debug, Default)]
struct Node {
    edges: Vec<Edge>,
}

#[derive(Debug, Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    by_key: HashMap<u64, u32>,
    /// (node, edge, actor) of the playout under way.
    path: Vec<(u32, u16, Seat)>,
}

impl Tree {
    /// Forgets everything but its room.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::default());
        self.by_key.clear();
    }

    pub(super) fn root(&self) -> u32 {
        0
    }

    pub(super) fn begin(&mut self) {
        self.path.clear();
    }

    pub(super) fn path_is_empty(&self) -> bool {
        self.path.is_empty()
    }

    /// Picks among the actions listed in this world: one never tried if there is one, else by
    /// upper confidence bound over those available. Says whether it is new.
    pub(super) fn pick<A: Enum + Copy>(
        &mut self,
        node: u32,
        actor: Seat,
        listed: &[A],
        fate: &mut Fate,
    ) -> (usize, bool) {
        let edges = &mut self.nodes[node as usize].edges;
        let mut untried = 0;
        let mut best = (f32::MIN, 0, 0);
        for (at, action) in listed.iter().enumerate() {
            let index = edge_of(edges, action.into_usize() as u16);
            let edge = &mut edges[index];
            edge.available += 1;
            if edge.visits == 0 {
                untried += 1;
                if fate.below(STEP, untried) == 0 {
                    best = (f32::MAX, at, index);
                }
            } else if best.0 < f32::MAX {
                let score = bound(edge);
                if score > best.0 {
                    best = (score, at, index);
                }
            }
        }
        self.path.push((node, best.2 as u16, actor));
        (best.1, untried > 0)
    }

    /// The node after an action: reached by the searching seat's own choice or by what it was
    /// shown of another's.
    pub(super) fn child(&mut self, node: u32, actor: Seat, own: Option<usize>, shown: u64) -> u32 {
        let edge = self.path.last().map_or(0, |&(_, edge, _)| u64::from(edge) + 1);
        let told = if own.is_some() { edge } else { 0 };
        let mut key = shown ^ 0x9E37_79B9_7F4A_7C15;
        for part in [u64::from(node), actor.index() as u64, told] {
            key = (key ^ part).wrapping_mul(0xBF58_476D_1CE4_E5B9).rotate_left(29);
        }
        if let Some(&known) = self.by_key.get(&key) {
            return known;
        }
        if self.nodes.len() >= MOST_NODES {
            return node;
        }
        self.nodes.push(Node::default());
        let fresh = self.nodes.len() as u32 - 1;
        self.by_key.insert(key, fresh);
        fresh
    }

    /// Credits every edge of the playout with its own actor's reward (max-n).
    pub(super) fn learn(&mut self, reward: &Reward) {
        for &(node, edge, actor) in &self.path {
            let edge = &mut self.nodes[node as usize].edges[edge as usize];
            let gain = reward[actor.index()];
            edge.visits += 1;
            edge.sum += gain;
            edge.squares += gain * gain;
        }
    }

    /// What the root thinks of these actions.
    pub(super) fn thoughts<A: Enum + Copy>(&self, listed: &[A]) -> Vec<Thought<A>> {
        let root = &self.nodes[0].edges;
        let found = |action: &A| root.iter().find(|edge| edge.id as usize == action.into_usize());
        listed.iter().filter_map(|action| found(action).map(|edge| thought(*action, edge))).collect()
    }
}

fn edge_of(edges: &mut Vec<Edge>, id: u16) -> usize {
    edges.iter().position(|edge| edge.id == id).unwrap_or_else(|| {
        edges.push(Edge { id, visits: 0, available: 0, sum: 0.0, squares: 0.0 });
        edges.len() - 1
    })
}

fn bound(edge: &Edge) -> f32 {
    let visits = edge.visits as f32;
    // A slow logarithm is exact enough: the bit length of the count, the same on every machine.
    let tries = 32 - edge.available.leading_zeros();
    edge.sum / visits + CURIOSITY * (tries as f32 * std::f32::consts::LN_2 / visits).sqrt()
}

fn thought<A>(action: A, edge: &Edge) -> Thought<A> {
    let visits = edge.visits.max(1) as f32;
    let chance = edge.sum / visits;
    let spread = (edge.squares / visits - chance * chance).max(0.0);
    Thought { action, visits: edge.visits, chance, margin: 1.96 * (spread / visits).sqrt() }
}
