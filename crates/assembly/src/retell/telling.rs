//! One telling under way: who holds what, as far as it is told.

use crate::card::{CARDS, Card};

/// Unseen releases in the deck at one time, rounded up: the place of the n-th is n modulo this.
pub(super) const ROOM: usize = 32;
/// Fresh tokens: the hand at first and every card of the first deck.
pub(super) const TOKENS: usize = 2 * CARDS;

/// A hidden card of the other: one the seat saw going in, or a fresh one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token {
    Seen(Card),
    Fresh(u8),
}

/// One telling under way: small, so that every choice can be taken back.
#[derive(Clone, Copy)]
pub(super) struct Telling {
    pub(super) hand: [Token; CARDS],
    pub(super) held: u8,
    /// Contents of the other's releases in the deck, by number among all cards put under.
    pub(super) released: [Option<Token>; ROOM],
    pub(super) tokens: u8,
    pub(super) names: [Option<Card>; TOKENS],
    pub(super) pops: u16,
    pub(super) pushes: u16,
}

impl Telling {
    pub(super) fn new(hand: usize) -> Telling {
        Telling {
            hand: std::array::from_fn(|id| Token::Fresh(id as u8)),
            held: hand as u8,
            released: [None; ROOM],
            tokens: hand as u8,
            names: [None; TOKENS],
            pops: 0,
            pushes: 0,
        }
    }

    pub(super) fn hand(&self) -> &[Token] {
        &self.hand[..usize::from(self.held)]
    }

    /// `None` where the hand is full, which no true story leads to.
    pub(super) fn put(&mut self, token: Token) -> Option<()> {
        *self.hand.get_mut(usize::from(self.held))? = token;
        self.held += 1;
        Some(())
    }

    pub(super) fn take(&mut self, index: usize) -> Token {
        let token = self.hand[index];
        self.held -= 1;
        self.hand[index] = self.hand[usize::from(self.held)];
        token
    }

    /// The places of the fresh cards in the hand.
    pub(super) fn fresh(&self) -> impl Iterator<Item = usize> + '_ {
        let hand = self.hand().iter().enumerate();
        hand.filter(|(_, token)| matches!(token, Token::Fresh(_))).map(|(index, _)| index)
    }

    pub(super) fn release(&mut self, token: Token) {
        self.released[usize::from(self.pushes) % ROOM] = Some(token);
    }
}
