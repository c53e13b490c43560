//! Redeals: one world a seat cannot tell from the true one, from what it knows and fate alone.

use crate::state::{Realms, Zone};
use crate::zones::{TRADE, deck_label};
use kernel::{CopyVec, Fate, Seat};

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// Own deck order, others' hands with their decks, the Trade Deck (SR-V3, SR-V4). What lies
    /// known on a deck or in a hand stays (SR-V5, SR-V11).
    pub(crate) fn redeal(&mut self, seat: Seat, fate: &mut Fate) {
        sort(&mut self.trade_deck);
        fate.shuffle(TRADE, &mut self.trade_deck);
        for other in Seat::all(self.seats) {
            if self.hand_knowers(other).has(seat) {
                self.redeal_deck(other, fate);
            } else {
                self.redeal_hand(other, fate);
            }
        }
    }

    fn redeal_deck(&mut self, seat: Seat, fate: &mut Fate) {
        let player = &mut self.players[seat];
        let unknown = player.deck.len() - player.known_top as usize;
        sort(&mut player.deck[..unknown]);
        fate.shuffle(deck_label(seat), &mut player.deck[..unknown]);
    }

    fn redeal_hand(&mut self, seat: Seat, fate: &mut Fate) {
        let player = &mut self.players[seat];
        let unknown = player.deck.len() - player.known_top as usize;
        let held = player.hand.len() - player.known.len();
        let mut pool = player.hand;
        player.known.iter().for_each(|&kind| {
            pool.take(kind);
        });
        player.deck[..unknown].iter().for_each(|&kind| pool.add(kind));
        let mut cards: CopyVec<u8, CARDS> = pool.cards().collect();
        fate.shuffle(deck_label(seat), &mut cards);
        let mut hand = Zone::default();
        player.known.iter().chain(&cards[..held]).for_each(|&kind| hand.add(kind));
        player.hand = hand;
        player.deck[..unknown].copy_from_slice(&cards[held..]);
    }
}

/// Sorts kinds by counting: the start of a redeal must not depend on the true order.
pub(crate) fn sort(cards: &mut [u8]) {
    let mut counts = Zone::default();
    cards.iter().for_each(|&kind| counts.add(kind));
    for (place, kind) in cards.iter_mut().zip(counts.cards()) {
        *place = kind;
    }
}
