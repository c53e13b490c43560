//! What a policy buys: the best card it can pay, or two that together are better.

use super::Turn;
use crate::action::Action;
use crate::content::{Kind, ROW};
use crate::state::EMPTY;
use arrayvec::ArrayVec;

/// A card it could pay.
#[derive(Clone, Copy)]
struct Offer {
    score: i32,
    cost: u16,
    kind: u8,
}

/// The row, and the Explorer twice.
type Offers = ArrayVec<Offer, { ROW + 2 }>;

impl<const SEATS: usize, const CARDS: usize> Turn<'_, SEATS, CARDS> {
    /// The next card to buy.
    pub(super) fn buy(&self) -> Option<Action> {
        if !self.known.can_buy() {
            return None;
        }
        let (_, kind) = self.best_buy()?;
        Some(Action::Buy(Kind::new(kind)))
    }

    /// The score of what is bought with this much Trade, and its first card.
    fn best_buy(&self) -> Option<(i32, u8)> {
        let offers = self.offers(self.known.trade(), true);
        let best = *offers.first().filter(|best| best.score > 0)?;
        for (at, one) in offers.iter().enumerate().skip(1) {
            let two = offers.iter().skip(at + 1).find(|two| one.cost + two.cost <= self.known.trade());
            if let Some(two) = two
                && one.score + two.score > best.score
            {
                // The better first; of two alike the cheaper, which leaves more for the other.
                let first = if two.score == one.score && two.cost < one.cost { two } else { one };
                return Some((one.score + two.score, first.kind));
            }
        }
        Some((best.score, best.kind))
    }

    /// What could be paid, best first, equal ones in the order of the row.
    fn offers(&self, trade: u16, explorers: bool) -> Offers {
        let content = self.known.content();
        let mut offers = Offers::new();
        let pile = if explorers { self.known.explorers().min(2) } else { 0 };
        let pile = std::iter::repeat_n(self.known.masks().explorer, usize::from(pile));
        for kind in self.known.row().iter().copied().filter(|&kind| kind != EMPTY).chain(pile) {
            let cost = u16::from(content.card(kind).cost);
            if cost <= trade {
                let score = self.score(&self.policy.buy, kind);
                let at = offers.iter().position(|other| other.score < score).unwrap_or(offers.len());
                // The row and two Explorers fit.
                let _ = offers.try_insert(at, Offer { score, cost, kind });
            }
        }
        offers
    }

    /// How much better the best card of the row would be with more Trade.
    pub(super) fn gain(&self, more: i32) -> i32 {
        let now = self.best_buy().map_or(0, |(score, _)| score);
        let trade = self.known.trade().saturating_add(more.clamp(0, 100) as u16);
        self.offers(trade, false).first().map_or(0, |best| best.score - now)
    }

    /// The ship to take without paying.
    pub(super) fn take_ship(&self, must: bool) -> Option<Action> {
        let ships = self.known.masks().ships;
        let offers = self.offers(u16::MAX, must);
        let ship = offers.iter().find(|offer| ships >> offer.kind & 1 == 1)?;
        (ship.score > 0 || must).then(|| Action::Take(Kind::new(ship.kind)))
    }
}
