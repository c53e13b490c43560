//! A small scripted player, as data: what bulk games and comparisons with other simulators use.
//! It plays everything, uses everything, buys by score, strikes outposts first and then with all.

use crate::action::Action;
use crate::content::{Content, KINDS, Masks};
use crate::state::Realms;
use kernel::{Game, Seat};

/// What a policy prefers: a score a card, by kind.
#[derive(Clone, Debug)]
pub struct Policy {
    /// What buying a card is worth; nothing below 1 is bought.
    pub buy: [i32; KINDS],
    /// What losing a card hurts.
    pub keep: [i32; KINDS],
}

impl Policy {
    /// Buys the dearest card it can pay, Explorers last.
    pub fn dearest(content: &Content) -> Policy {
        let mut policy = Policy { buy: [0; KINDS], keep: [0; KINDS] };
        for kind in 0..content.cards.len() {
            let explorer = kind as u8 == content.masks.explorer;
            policy.buy[kind] = if explorer { 1 } else { 10 * i32::from(content.cards[kind].cost) };
            policy.keep[kind] = 10 * i32::from(content.cards[kind].cost);
        }
        policy
    }

    /// Buys by the content's own values.
    pub fn valued(content: &Content) -> Policy {
        Policy { buy: content.worth, keep: content.worth }
    }

    /// What the policy does of what is offered; `None` where nothing is.
    pub fn pick<const SEATS: usize, const CARDS: usize>(
        &self,
        game: &Realms<SEATS, CARDS>,
        seat: Seat,
        offered: &[Action],
    ) -> Option<Action> {
        let score = |action: &Action| self.score(game, seat, *action);
        offered.iter().copied().max_by_key(score)
    }

    fn score<const SEATS: usize, const CARDS: usize>(
        &self,
        game: &Realms<SEATS, CARDS>,
        seat: Seat,
        action: Action,
    ) -> i32 {
        let masks = &game.edition().content().masks;
        let keep = |kind: u8| self.keep[kind as usize];
        match action {
            Action::PlayAll => 9_000_001,
            // Ships that copy come last, bases first.
            Action::Play(kind) if masks.copier == Some(kind.get()) => 8_000_000,
            Action::Play(kind) if masks.bases & Masks::bit(kind.get()) != 0 => 9_000_002,
            Action::Play(_) => 9_000_000,
            Action::Use(..) => 7_000_000,
            Action::Ally(..) => 6_900_000,
            Action::AttackBase(_, kind) if masks.outposts & Masks::bit(kind.get()) != 0 => 5_100_000,
            Action::AttackBase(..) => 5_000_000,
            Action::HitBase(_, n) => 5_000_000 + i32::from(n.get()),
            Action::Attack(target, n) => {
                let weak = 1000 - i32::from(game.authority(Seat::new(target.get()))).clamp(0, 999);
                4_000_000 + 1000 * i32::from(n.get()) + weak
            }
            Action::Buy(kind) => match self.buy[kind.get() as usize] {
                worth if worth > 0 => 3_000_000 + worth,
                _ => -1_000_000,
            },
            Action::EndTurn | Action::Ready => 0,
            Action::ScrapHand(kind) | Action::ScrapDiscard(kind) => 2_000 - keep(kind.get()),
            Action::Discard(kind) => 100_000 - keep(kind.get()),
            Action::Take(kind) | Action::Copy(kind) | Action::Give(kind) => 100_000 + self.buy[kind.get() as usize],
            Action::Destroy(_, kind) => 100_000 + keep(kind.get()),
            Action::Target(target) => 1_000 - i32::from(game.authority(Seat::new(target.get()))),
            Action::Choose(branch) => self.branch_score(game, seat, branch.get()),
            Action::OnTop | Action::Accept => 50_000,
            Action::Damaged(damage) => i32::from(damage.get()),
            Action::Share(n) => i32::from(n.get()),
            Action::Done => 0,
            _ => -2_000_000,
        }
    }

    fn branch_score<const SEATS: usize, const CARDS: usize>(
        &self,
        game: &Realms<SEATS, CARDS>,
        seat: Seat,
        branch: u8,
    ) -> i32 {
        // Trade early, Combat late: the second branch once the enemy is within reach.
        let late = game.enemies(seat).iter().any(|enemy| game.authority(enemy) < 25);
        i32::from(branch) * if late { 1 } else { -1 }
    }
}
