//! What wealth and cards are worth to a player, in hundredths of honor. The first card of a type is worth most.

use crate::state::{NONE, Samurai};
use kernel::Seat;

/// The worth of the first, second, … card of a type in hand.
const BATTLE: [i32; 5] = [140, 90, 45, 20, 10];
const ORDER: [i32; 5] = [100, 75, 45, 20, 10];
/// The worth of the last card of a hand of so many, where its cards are unknown.
const UNKNOWN: [i32; 6] = [0, 120, 95, 70, 50, 35];

/// The two types of action cards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Type {
    Battle,
    Order,
}

/// What a player has to trade with, and what it is good for.
#[derive(Clone, Copy)]
pub(super) struct Goods {
    wealth: i32,
    battle: usize,
    order: usize,
    /// Costs of the cards held: a dear card is worth a little less.
    costs: i32,
    /// Whether she has units where somebody else has.
    fights: bool,
    /// Whether she still takes a turn.
    plays_on: bool,
}

impl Goods {
    /// A player's goods in this world.
    pub(super) fn of(game: &Samurai, seat: Seat) -> Goods {
        let player = game.player(seat);
        let battle = player.hand.cards().filter(|&kind| game.edition.card(kind).battle).count();
        let costs = player.hand.cards().map(|kind| price(game, kind)).sum();
        let contested = |at: u8| game.is_at(seat, at) && game.opponents(seat).iter().any(|other| game.is_at(other, at));
        let last = game.round >= game.edition.table(game.seats).rounds;
        Goods {
            wealth: player.wealth.into(),
            battle,
            order: player.hand.len() - battle,
            costs,
            fights: (0..game.seats).any(|at| game.boards[at as usize] != NONE && contested(at)),
            plays_on: !last || player.placed.contains(&0),
        }
    }

    /// The worth of all of it. After the last turn only battle cards and what pays for them count.
    pub(super) fn worth(self) -> i32 {
        let cards = |curve: [i32; 5], n: usize| curve.iter().take(n).sum::<i32>();
        let battle = cards(BATTLE, self.battle) * if self.fights { 3 } else { 2 } / 3;
        let (order, token) = if self.plays_on { (cards(ORDER, self.order), 50) } else { (0, 15) };
        let wealth = token * self.wealth.min(8) + token * 2 / 5 * (self.wealth - 8).max(0);
        wealth + battle + order - 5 * self.costs
    }

    pub(super) fn paying(self, n: u8) -> Goods {
        Goods { wealth: self.wealth - i32::from(n), ..self }
    }

    pub(super) fn earning(self, n: u8) -> Goods {
        Goods { wealth: self.wealth + i32::from(n), ..self }
    }

    /// With one more card of a type, of the usual cost.
    pub(super) fn with(self, kind: Type) -> Goods {
        let costs = self.costs + 1;
        match kind {
            Type::Battle => Goods { battle: self.battle + 1, costs, ..self },
            Type::Order => Goods { order: self.order + 1, costs, ..self },
        }
    }

    /// Without this card of the hand.
    pub(super) fn without(self, kind: u8, game: &Samurai) -> Goods {
        let costs = self.costs - price(game, kind);
        match game.edition.card(kind).battle {
            true => Goods { battle: self.battle.saturating_sub(1), costs, ..self },
            false => Goods { order: self.order.saturating_sub(1), costs, ..self },
        }
    }

    /// What a player whose hand is unknown misses in a card of a type. It depends on the size of the hand alone.
    pub(super) fn usual_loss(self, kind: Type) -> i32 {
        self.usual(kind, self.battle + self.order)
    }

    /// What she gets out of one more; a sixth card must be discarded.
    pub(super) fn usual_gain(self, kind: Type) -> i32 {
        self.usual(kind, self.battle + self.order + 1)
    }

    fn usual(self, kind: Type, cards: usize) -> i32 {
        let worth = if cards < UNKNOWN.len() { UNKNOWN[cards] } else { 0 };
        match kind {
            Type::Battle if !self.fights => worth * 2 / 3,
            Type::Order if !self.plays_on => 0,
            _ => worth,
        }
    }
}

fn price(game: &Samurai, kind: u8) -> i32 {
    let cost = game.edition.card(kind).cost;
    i32::from(cost.honor) + i32::from(cost.wealth) + i32::from(cost.ships)
}
