//! Cards on the move: drawing, discarding, scrapping, entering and leaving play, acquiring.

use crate::content::Card;
use crate::event::{Event, Heard, Shed};
use crate::state::{EMPTY, Form, PlayedCard, Realms};
use kernel::{CopyVec, Fate, Label, Seat, SeatSet, Secret};

/// The stream of the Trade Deck (SR-J11).
pub(crate) const TRADE: Label = Label::new("trade-deck");

/// The stream of a personal deck (SR-J11).
pub(crate) const fn deck_label(seat: Seat) -> Label {
    Label::of(seat, "deck")
}

/// Cards drawn in one go, as one event tells them.
pub(crate) const BATCH: usize = 12;

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// Draws cards one at a time; a reshuffle only when one must be drawn and the deck is empty
    /// (SR-L3 to SR-L6).
    pub(crate) fn draw(&mut self, seat: Seat, n: u16, fate: &mut Fate, events: &mut Heard) {
        let mut left = n;
        while left > 0 {
            if self.players[seat].deck.is_empty() && !self.reshuffle(seat, fate, events) {
                return;
            }
            left -= self.draw_batch(seat, left, events);
        }
    }

    /// Draws what the deck has, at most so many; says how many.
    #[inline]
    fn draw_batch(&mut self, seat: Seat, most: u16, events: &mut Heard) -> u16 {
        let player = &mut self.players[seat];
        let n = usize::from(most).min(player.deck.len()).min(BATCH);
        let (left, known) = (player.deck.len() - n, usize::from(player.known_top).min(n));
        let mut cards = [0; BATCH];
        for (place, &kind) in cards.iter_mut().zip(player.deck[left..].iter().rev()) {
            *place = kind;
            player.hand.add(kind);
        }
        player.deck.truncate(left);
        player.known_top -= known as u8;
        cards[..known].iter().for_each(|&kind| remember(&mut player.known, kind));
        if n > known {
            events.barrier();
        }
        events.push(|| self.drew(seat, &cards[..n], known));
        n as u16
    }

    /// The event of cards drawn, the first so many of them known to all (SR-V11).
    fn drew(&self, seat: Seat, cards: &[u8], known: usize) -> Event<Secret<Card>> {
        let (content, seen_by) = (self.edition.content(), self.hand_knowers(seat));
        let knowers = |at: usize| if at < known { SeatSet::EVERYONE } else { seen_by };
        let secret = |(at, &kind): (usize, &u8)| Secret::new(content.named(kind), knowers(at));
        Event::Drew { seat, cards: cards.iter().enumerate().map(secret).collect() }
    }

    /// Shuffles the Discard Pile into a new deck; `false` where it is empty.
    fn reshuffle(&mut self, seat: Seat, fate: &mut Fate, events: &mut Heard) -> bool {
        let player = &mut self.players[seat];
        if player.discard.is_empty() {
            return false;
        }
        let discard = std::mem::take(&mut player.discard);
        for kind in discard.kinds() {
            player.deck.push(kind);
            // Of most kinds there is one.
            (1..discard.of(kind)).for_each(|_| player.deck.push(kind));
        }
        player.known_top = 0;
        player.reshuffles = player.reshuffles.saturating_add(1);
        shuffle(&mut player.deck, deck_label(seat), fate);
        events.push(|| Event::Reshuffled { seat });
        true
    }

    /// Takes a card out of a hand in sight of all: the known copy is the one that left (SR-V11).
    #[inline]
    pub(crate) fn leave_hand(&mut self, seat: Seat, kind: u8) -> bool {
        let player = &mut self.players[seat];
        if !player.known.is_empty()
            && let Some(at) = player.known.iter().position(|&known| known == kind)
        {
            player.known.pop_at(at);
        }
        player.hand.take(kind)
    }

    /// Discards a hand card.
    pub(crate) fn discard_card(&mut self, seat: Seat, kind: u8, why: Shed, events: &mut Heard) {
        if self.leave_hand(seat, kind) {
            self.players[seat].discard.add(kind);
            let card = self.content().named(kind);
            events.push(|| Event::Discarded { seat, card, why });
        }
    }

    /// Puts a card on the Scrap Heap; an Explorer goes to its pile (SR-K2, SR-K4).
    #[inline]
    pub(crate) fn put_on_heap(&mut self, kind: u8) {
        if kind == self.masks().explorer {
            self.explorers += 1;
        } else {
            self.heap.add(kind);
        }
    }

    /// Puts a card into play.
    #[inline]
    pub(crate) fn enter(&mut self, seat: Seat, form: Form, marks: u8) {
        let presence = self.presence(form);
        let player = &mut self.players[seat];
        player.place(PlayedCard { form, marks });
        player.board = player.board.plus(presence);
    }

    /// Takes a card out of play; `false` where there is none such.
    pub(crate) fn leave(&mut self, seat: Seat, standing: PlayedCard) -> bool {
        let presence = self.presence(standing.form);
        let player = &mut self.players[seat];
        let lifted = player.lift(standing);
        if lifted {
            player.board = player.board.minus(presence);
        }
        lifted
    }

    /// Takes a card out of the market and refills its slot at once (SR-B5, SR-K5).
    pub(crate) fn leave_market(&mut self, kind: u8, events: &mut Heard) {
        if kind == self.masks().explorer {
            self.explorers = self.explorers.saturating_sub(1);
            return;
        }
        let Some(slot) = self.row.iter().position(|&other| other == kind) else {
            return;
        };
        self.refill(slot, events);
    }

    /// Turns the next trade card up in a slot; it stays empty without one (SR-B6).
    pub(crate) fn refill(&mut self, slot: usize, events: &mut Heard) {
        let kind = self.trade_deck.pop().unwrap_or(EMPTY);
        self.lay(slot, kind);
        if kind != EMPTY {
            events.barrier();
            let card = self.content().named(kind);
            events.push(|| Event::Refilled { slot: slot as u8 + 1, card: Secret::new(card, SeatSet::EVERYONE) });
        }
    }

    /// Moves a card from the market to the Discard Pile, or on top of the deck in sight of all.
    pub(crate) fn acquire(&mut self, seat: Seat, kind: u8, top: bool, paid: u8, events: &mut Heard) {
        let player = &mut self.players[seat];
        if top {
            player.deck.push(kind);
            player.known_top += 1;
        } else {
            player.discard.add(kind);
        }
        let card = self.content().named(kind);
        events.push(|| Event::Acquired { seat, card, paid, on_top: top });
        self.leave_market(kind, events);
    }

    /// Destroys a base: to its owner's Discard Pile, fresh for another time (SR-X2, SR-X9, SR-Q42).
    pub(crate) fn destroy(&mut self, by: Seat, owner: Seat, base: PlayedCard, events: &mut Heard) {
        if self.leave(owner, base) {
            let kind = base.form.model();
            self.players[owner].discard.add(kind);
            let card = self.content().named(kind);
            events.push(|| Event::Destroyed { by, owner, card });
        }
    }
}

/// Shuffles a deck. The first card of the shuffled order is the top: what scripts name first is
/// drawn first.
pub(crate) fn shuffle(deck: &mut [u8], label: Label, fate: &mut Fate) {
    fate.shuffle(label, deck);
    deck.reverse();
}

/// Notes a publicly known hand card, in order; beyond the room it is let go (SR-Q46).
fn remember<const N: usize>(known: &mut CopyVec<u8, N>, kind: u8) {
    let at = known.iter().position(|&other| other > kind).unwrap_or(known.len());
    let _ = known.try_insert(at, kind);
}
