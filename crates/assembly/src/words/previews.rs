//! What a shot or a transfer of power may do, from what both players can know (RULES.md section 7).

use crate::action::{Mode, Weapon};
use crate::card::{Card, Cards};
use crate::setup::MemoryAid;
use crate::state::{Aim, Assembly};
use kernel::Described;

/// Chances of a shot, in percent.
pub(crate) struct Odds {
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

    pub(crate) fn odds(&self, weapon: usize, target: Card) -> Option<Odds> {
        let class = usize::from(self.gun(weapon)?.class);
        let shields = self.battle.shields[target.index()];
        let points: Vec<u8> = self.next_damage().iter().map(|card| self.content().card(card).band[class]).collect();
        let n = points.len().max(1);
        let percent = |is: &dyn Fn(u8) -> bool| points.iter().filter(|&&p| is(p)).count() * 100 / n;
        let tenths = points.iter().map(|&p| usize::from(p)).sum::<usize>() * 10 / n;
        Some(Odds { miss: percent(&|p| p == 0), kill: percent(&|p| p > shields), tenths })
    }
}

pub(crate) fn transfer_words(game: &Assembly, mode: Mode) -> Described {
    let what = match mode {
        Mode::Targeting => "every weapon reaches every ship this turn",
        Mode::Damage => "every weapon hits as class II this turn",
    };
    let text = format!("Transfer power to {}: {what}, and all shields are gone for good", mode.word());
    let described = Described::new(text).click("transfer").click(mode.word());
    if changes_a_weapon(game, mode) { described } else { described.warn("It changes none of the weapons.") }
}

fn changes_a_weapon(game: &Assembly, mode: Mode) -> bool {
    (0..3).filter(|&weapon| game.battle.aims[weapon] != Aim::Spent).filter_map(|weapon| game.gun(weapon)).any(|gun| {
        match mode {
            Mode::Targeting => gun.targeting < 3,
            Mode::Damage => gun.class == 0,
        }
    })
}

/// The chances of a shot.
pub(crate) fn with_odds(game: &Assembly, weapon: Weapon, target: Card, described: Described) -> Described {
    match game.odds(weapon.index(), target) {
        Some(odds) => described
            .preview(format!(
                "misses {} %, destroys {} %, {}.{} damage on average",
                odds.miss,
                odds.kill,
                odds.tenths / 10,
                odds.tenths % 10
            ))
            .figure("miss", odds.miss as i32)
            .figure("kill", odds.kill as i32)
            .figure("damage_tenths", odds.tenths as i32),
        None => described,
    }
}
