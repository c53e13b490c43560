//! What a shot may do, from what both players can know (RULES.md section 7).

use crate::card::{Card, Cards};
use crate::setup::MemoryAid;
use crate::state::Assembly;

/// Chances of a shot, in percent.
pub(super) struct Odds {
    pub miss: usize,
    pub kill: usize,
    /// Average damage in tenths.
    pub tenths: usize,
}

impl Assembly {
    /// The cards the next damage card may be: with the ribbon a known top card alone.
    fn next_damage(&self) -> Cards {
        let ribbon = self.rules.memory_aid == MemoryAid::Ribbon;
        match self.deck.top() {
            Some(top) if ribbon && !top.known_to().is_empty() => Cards::of(top.value()),
            _ if ribbon => self.unknown_to(self.active),
            _ => self.damage_cards(),
        }
    }

    pub(super) fn odds(&self, weapon: usize, target: Card) -> Option<Odds> {
        let class = usize::from(self.gun(weapon)?.class);
        let shields = self.battle.shields[target.index()];
        let points: Vec<u8> = self.next_damage().iter().map(|card| self.content().card(card).band[class]).collect();
        let n = points.len().max(1);
        let percent = |is: &dyn Fn(u8) -> bool| points.iter().filter(|&&p| is(p)).count() * 100 / n;
        let tenths = points.iter().map(|&p| usize::from(p)).sum::<usize>() * 10 / n;
        Some(Odds { miss: percent(&|p| p == 0), kill: percent(&|p| p > shields), tenths })
    }
}
