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
        let offers = self.offers(self.known.trade(), true, false);
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

    /// What could be paid and is wanted, best first, equal ones in the order of the row; what is not
    /// wanted too, where one must be taken.
    #[inline]
    fn offers(&self, trade: u16, explorers: bool, all: bool) -> Offers {
        let content = self.known.content();
        let mut offers = Offers::new();
        let mut offer = |kind: u8, times: u8| {
            let cost = u16::from(content.card(kind).cost);
            if cost > trade {
                return;
            }
            let score = self.score(&self.policy.buy, kind);
            if score > 0 || all {
                (0..times).for_each(|_| rank(&mut offers, Offer { score, cost, kind }));
            }
        };
        self.known.row().iter().filter(|&&kind| kind != EMPTY).for_each(|&kind| offer(kind, 1));
        if explorers && self.known.explorers() > 0 {
            offer(self.known.masks().explorer, self.known.explorers().min(2));
        }
        offers
    }

    /// How much better the best card of the row would be with more Trade.
    pub(super) fn gain(&self, more: i32) -> i32 {
        let now = self.best_buy().map_or(0, |(score, _)| score);
        let trade = self.known.trade().saturating_add(more.clamp(0, 100) as u16);
        self.offers(trade, false, true).first().map_or(0, |best| best.score - now)
    }

    /// The ship to take without paying.
    pub(super) fn take_ship(&self, must: bool) -> Option<Action> {
        let ships = self.known.masks().ships;
        let offers = self.offers(u16::MAX, must, true);
        let ship = offers.iter().find(|offer| ships >> offer.kind & 1 == 1)?;
        (ship.score > 0 || must).then(|| Action::Take(Kind::new(ship.kind)))
    }
}

/// Puts an offer behind all that are as good.
#[inline]
fn rank(offers: &mut Offers, offer: Offer) {
    // The row and two Explorers fit.
    if offers.try_push(offer).is_err() {
        return;
    }
    let mut at = offers.len() - 1;
    while at > 0 && offers[at - 1].score < offer.score {
        offers[at] = offers[at - 1];
        at -= 1;
    }
    offers[at] = offer;
}
