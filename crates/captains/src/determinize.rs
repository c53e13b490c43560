//! One world that a captain cannot tell from the real one (SC-I24).

use crate::kinds::*;
use crate::ship::Held;
use crate::state::{Captains, ORDERS, PIRATES, Shadow};
use arrayvec::ArrayVec;
use kernel::{Fate, Keyed, Label, Pile, Seat, SeatSet, Secret};

const REDEAL: Label = Label::new("redeal");

/// Redeals the cards of a pile that `seat` does not know, whatever their true order.
fn redeal<T: Keyed + Copy + Ord, const N: usize>(pile: &mut Pile<T, N>, seat: Seat, fate: &mut Fate) {
    let mut cards: ArrayVec<T, N> = pile.unknown_to(seat).collect();
    cards.sort_unstable();
    fate.shuffle(REDEAL, &mut cards);
    pile.redeal(seat, &mut cards.into_iter());
}

impl Captains {
    pub(crate) fn redeal(&mut self, seat: Seat, fate: &mut Fate) {
        redeal(&mut self.piles.missions, seat, fate);
        redeal(&mut self.piles.omegas, seat, fate);
        redeal(&mut self.piles.artifacts, seat, fate);
        self.redeal_techs(fate);
        self.redeal_pirates(fate);
        if let Some(shadow) = self.shadow.as_mut() {
            redeal_orders(shadow, self.edition.content().orders, self.round, fate);
        }
    }

    /// The back of the top card shows, and the betas put under the deck at set-up are known to be
    /// betas (SC-B2); everything else may lie anywhere.
    fn redeal_techs(&mut self, fate: &mut Fate) {
        let Some(top) = self.piles.techs.top().map(|card| card.value().class()) else { return };
        let size = self.piles.techs.len();
        let mut cards: ArrayVec<Card, CARDS> = self.piles.techs.cards().iter().map(Secret::value).collect();
        cards.sort_unstable();
        fate.shuffle(REDEAL, &mut cards);
        let below = usize::from(self.piles.bottom_betas).min(size);
        let wanted = |place: usize| if place + 1 == size { Some(top) } else { (place < below).then_some(Class::Beta) };
        // The places with a known class first: each takes the next card of that class.
        for place in (0..below).chain([size - 1]) {
            let fits = |card: &Card| wanted(place).is_none_or(|class| card.class() == class);
            if let Some(found) = cards.iter().position(fits)
                && let Some(card) = cards.pop_at(found)
            {
                self.piles.techs.cards_mut()[place] = Secret::hidden(card);
            }
        }
        let free = below..(size - 1).max(below);
        for (place, card) in free.zip(cards) {
            self.piles.techs.cards_mut()[place] = Secret::hidden(card);
        }
    }

    /// Pirates whose faces nobody saw are one pool: the pile, some in cargo, some discarded.
    fn redeal_pirates(&mut self, fate: &mut Fate) {
        let mut pool: ArrayVec<Pirate, PIRATES> = self.piles.pirates.cards().iter().map(Secret::value).collect();
        for seat in Seat::all(self.players) {
            let unseen = self.ships[seat].pirates.iter().filter(|held| matches!(held, Held::Unseen(_)));
            pool.extend(unseen.map(|held| held.value()));
        }
        for (kind, &n) in self.piles.unseen_discard.0.iter().enumerate() {
            pool.extend((0..n).map(|_| Pirate(kind as u8)));
        }
        pool.sort_unstable();
        fate.shuffle(REDEAL, &mut pool);
        let mut deal = pool.into_iter();
        for card in self.piles.pirates.cards_mut() {
            deal.next().into_iter().for_each(|pirate| card.redeal(pirate));
        }
        for seat in Seat::all(self.players) {
            for held in self.ships[seat].pirates.iter_mut() {
                if let Held::Unseen(secret) = held {
                    deal.next().into_iter().for_each(|pirate| secret.redeal(pirate));
                }
            }
        }
        let mut discard = [0; Pirate::MOST];
        deal.for_each(|pirate| discard[pirate.index()] += 1);
        self.piles.unseen_discard.0 = discard;
    }
}

/// The round's deck is what it was known to hold plus one unseen extra; the extras still to come
/// wait on their rounds (SC-O13).
fn redeal_orders(shadow: &mut Shadow, all: [u8; 4], round: u8, fate: &mut Fate) {
    let mut drawn = [0u8; 4];
    shadow.drawn.iter().for_each(|&order| drawn[order as usize] += 1);
    let mut unseen = [0, 1, 2, 3].map(|t| all[t].saturating_sub(shadow.known[t]));
    let mut held = shadow.known;
    if round > 1 {
        let extra = likely_extra(held, drawn, unseen, fate);
        held[extra] += 1;
        unseen[extra] = unseen[extra].saturating_sub(1);
    }
    let mut cards: ArrayVec<Order, ORDERS> = spread([0, 1, 2, 3].map(|t| held[t].saturating_sub(drawn[t]))).collect();
    fate.shuffle(REDEAL, &mut cards);
    shadow.deck = Pile::default();
    cards.into_iter().for_each(|order| shadow.deck.push_top(order, SeatSet::EMPTY));
    let mut extras: ArrayVec<Order, ORDERS> = spread(unseen).collect();
    fate.shuffle(REDEAL, &mut extras);
    for (place, order) in shadow.waiting.iter_mut().flatten().zip(extras) {
        *place = Secret::hidden(order);
    }
}

/// The type of the round's extra card, as likely as what was drawn makes it.
fn likely_extra(held: [u8; 4], drawn: [u8; 4], unseen: [u8; 4], fate: &mut Fate) -> usize {
    let ways = |have: u8, taken: u8| (0..taken).map(|i| u32::from(have.saturating_sub(i))).product::<u32>();
    let weight = |extra: usize| {
        let fits = |t: usize| ways(held[t] + u8::from(t == extra), drawn[t]);
        u32::from(unseen[extra]) * (0..4).map(fits).product::<u32>()
    };
    let weights = [0, 1, 2, 3].map(weight);
    let mut at = fate.below(REDEAL, weights.iter().sum());
    weights
        .iter()
        .position(|&weight| {
            at < weight || {
                at -= weight;
                false
            }
        })
        .unwrap_or(0)
}

fn spread(counts: [u8; 4]) -> impl Iterator<Item = Order> {
    Order::ALL.into_iter().flat_map(move |order| std::iter::repeat_n(order, usize::from(counts[order as usize])))
}
