//! A policy the game names, as a bot. Where the policy has no word on a question, the first of
//! the seat's actions is taken.

use crate::Bot;
use evaluation::Evaluate;
use kernel::Observed;

/// Plays by one of the game's own policies.
#[derive(Clone, Copy, Debug)]
pub struct Scripted {
    which: usize,
}

impl Scripted {
    /// The policy of this name; `None` where the game has none such.
    pub fn named<G: Evaluate>(name: &str) -> Option<Scripted> {
        G::POLICIES.iter().position(|policy| *policy == name).map(|which| Scripted { which })
    }
}

impl<G: Evaluate> Bot<G> for Scripted {
    fn choose(&mut self, seen: &Observed<'_, G>) -> G::Action {
        G::policy(seen, self.which).unwrap_or_else(|| {
            let mut listed = Vec::new();
            seen.actions(&mut listed);
            listed.first().copied().unwrap_or_else(|| seen.fallback())
        })
    }
}
