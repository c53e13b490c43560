//! Any answer, all equally likely. It never takes an aside.

use crate::Bot;
use kernel::{Fate, Game, Label, Observed};

/// Chooses at random.
#[derive(Debug)]
pub struct Random<G: Game> {
    fate: Fate,
    listed: Vec<G::Action>,
}

const CHOICE: Label = Label::new("bot");

impl<G: Game> Random<G> {
    /// A random bot with its own seed.
    pub fn new(seed: u64) -> Self {
        Random { fate: Fate::quick(seed), listed: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, seen: &Observed<'_, G>) -> G::Action {
        self.listed.clear();
        seen.actions(&mut self.listed);
        let at = self.fate.below(CHOICE, self.listed.len() as u32) as usize;
        self.listed.get(at).copied().unwrap_or_else(|| seen.fallback())
    }
}
