//! What a seat can work out of the other's hidden cards: it keeps redeals from contradicting what
//! the seat saw, and never shows in a view (SA-I3, SA-Q36).
//!
//! Seen from one seat, everything in the other's hand is a *token*: a card that was seen going in, or
//! a fresh one nobody showed. An unseen release (SA-I5) may have put any token of that moment under the
//! deck. Since the deck is a queue (SA-I7), "the releases since it came in" are the places nearest the
//! bottom: one small number a token, its *reach*. A token is in the hand, or at one of the other's
//! unseen releases whose place (from the bottom) is below its reach.

use crate::card::{CARDS, Card, Cards};
use crate::state::{Assembly, BOTH, other};
use arrayvec::ArrayVec;
use kernel::{Events, Redact, Seat, SeatSet};

/// A reach that covers any deck.
pub(crate) const ANYWHERE: u8 = CARDS as u8;
const UNSEEN: u8 = u8::MAX;

/// One seat's tokens of the other's hand and unseen releases.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Memory {
    reach: [u8; CARDS],
    /// Reaches of the fresh tokens, oldest first, so never rising.
    fresh: ArrayVec<u8, CARDS>,
}

impl Default for Memory {
    fn default() -> Self {
        Memory { reach: [UNSEEN; CARDS], fresh: ArrayVec::new() }
    }
}

impl Memory {
    /// The other was dealt `n` cards face down.
    pub(crate) fn of_deal(n: usize) -> Memory {
        Memory { fresh: std::iter::repeat_n(0, n).collect(), ..Memory::default() }
    }

    /// Built from a position: seen cards with their reach, and fresh tokens.
    pub(crate) fn of(seen: &[(Card, u8)], fresh: &[u8]) -> Memory {
        let mut memory = Memory::default();
        for &(card, reach) in seen {
            memory.reach[card.index()] = reach.min(ANYWHERE);
        }
        memory.fresh = fresh.iter().map(|&reach| reach.min(ANYWHERE)).take(CARDS).collect();
        memory.fresh.sort_unstable_by(|a, b| b.cmp(a));
        memory
    }

    /// The reach of a card this seat saw going in; `None` where it saw none.
    pub(crate) fn reach(&self, card: Card) -> Option<u8> {
        Some(self.reach[card.index()]).filter(|&reach| reach != UNSEEN)
    }

    /// The cards this seat saw going in and has not seen since.
    pub(crate) fn seen(&self) -> Cards {
        Card::all().filter(|&card| self.reach(card).is_some()).collect()
    }

    /// Reaches of the fresh tokens.
    pub(crate) fn fresh(&self) -> &[u8] {
        &self.fresh
    }

    /// This card was seen going into the hand.
    #[inline]
    fn entered(&mut self, card: Card) {
        self.reach[card.index()] = 0;
    }

    /// A card nobody showed went into the hand.
    #[inline]
    fn entered_fresh(&mut self) {
        // At most twenty cards, so at most twenty tokens.
        let _ = self.fresh.try_push(0);
    }

    /// A card went under the deck, whichever it was: every token may reach one place more.
    #[inline]
    fn pushed(&mut self) {
        let grown = |reach: &mut u8| *reach += u8::from(*reach < ANYWHERE);
        self.reach.iter_mut().for_each(grown);
        self.fresh.iter_mut().for_each(grown);
    }

    /// This card left the hand in the open. A fresh one counts as the latest: any other fresh token
    /// can be wherever the latest could be.
    #[inline]
    fn left(&mut self, card: Card) {
        if self.reach[card.index()] == UNSEEN {
            self.fresh.pop();
        }
        self.reach[card.index()] = UNSEEN;
    }

    /// The unseen release at `place` turned out to be this card.
    fn turned_up(&mut self, card: Card, place: usize) {
        if self.reach[card.index()] == UNSEEN
            && let Some(latest) = self.fresh.iter().rposition(|&reach| usize::from(reach) > place)
        {
            self.fresh.remove(latest);
        }
        self.reach[card.index()] = UNSEEN;
    }

    /// The other drew its own unseen release at `place` again. Where that can be one seen card only,
    /// or fresh ones only, it counts as coming in now; else every token keeps its reach.
    fn returned(&mut self, place: usize) {
        let fits = |reach: &u8| usize::from(*reach) > place && *reach != UNSEEN;
        let seen = self.reach.iter().filter(|reach| fits(reach)).count();
        match (seen, self.fresh.iter().rposition(fits)) {
            (0, Some(latest)) => {
                self.fresh.remove(latest);
                self.entered_fresh();
            }
            (1, None) => self.reach.iter_mut().filter(|reach| fits(reach)).for_each(|reach| *reach = 0),
            _ => {}
        }
    }
}

impl Assembly {
    /// The active player takes an agenda or row card in hand: both see it.
    #[inline]
    pub(crate) fn take_seen(&mut self, card: Card) {
        let seat = self.active;
        self.sides[seat].hand.insert(card);
        self.memories[other(seat)].entered(card);
    }

    /// A card leaves the active player's hand in the open.
    #[inline]
    pub(crate) fn leave_hand(&mut self, card: Card) {
        let seat = self.active;
        self.sides[seat].hand.remove(card);
        self.memories[other(seat)].left(card);
    }

    /// Puts a card under the deck; these seats know which.
    #[inline]
    pub(crate) fn lay_under(&mut self, card: Card, known_to: SeatSet) {
        self.deck.push_bottom(card, known_to);
        self.memories.0.iter_mut().for_each(Memory::pushed);
    }

    /// The active player takes the deck's top card in hand (SA-I4).
    #[inline]
    pub(crate) fn take_top<E: Redact>(&mut self, events: &mut Events<E>) -> Option<Card> {
        let (seat, rival) = (self.active, other(self.active));
        let top = self.deck.pop_top()?;
        let (card, known_to, place) = (top.value(), top.known_to(), self.deck.len());
        events.reveal_to(known_to, SeatSet::of(seat));
        match (known_to.has(seat), known_to.has(rival)) {
            (_, true) => self.memories[rival].entered(card),
            (true, false) => self.memories[rival].returned(place),
            (false, false) => self.memories[rival].entered_fresh(),
        }
        if known_to.has(rival) && !known_to.has(seat) {
            self.memories[seat].turned_up(card, place);
        }
        self.sides[seat].hand.insert(card);
        Some(card)
    }

    /// Turns the deck's top card face up for both.
    #[inline]
    pub(crate) fn turn_up<E: Redact>(&mut self, events: &mut Events<E>) -> Option<Card> {
        let top = self.deck.pop_top()?;
        let (card, known_to, place) = (top.value(), top.known_to(), self.deck.len());
        events.reveal_to(known_to, BOTH);
        if known_to.len() == 1 {
            for seat in Seat::all(2).filter(|&seat| !known_to.has(seat)) {
                self.memories[seat].turned_up(card, place);
            }
        }
        Some(card)
    }
}
