//! Worlds a seat cannot tell from the true one.

use crate::card::{CARDS, Card, Cards};
use crate::state::{Assembly, other};
use arrayvec::ArrayVec;
use kernel::{Fate, Label, Recall, Seat, SeatSet};

const REDEAL: Label = Label::new("redeal");
/// The recall place that stands for the other's hand; the deck's places follow it.
const HAND: u8 = 0;

impl Assembly {
    /// Redeals what `seat` does not know: the other's hand, the places of the deck it cannot name,
    /// tracking cards taken unseen. The other's memory is about cards of `seat` alone, so it stays.
    pub(crate) fn redeal(&mut self, seat: Seat, fate: &mut Fate) {
        let mut unknown: ArrayVec<Card, CARDS> = self.unknown_to(seat).iter().collect();
        fate.shuffle(REDEAL, &mut unknown);
        if self.battle.round > 0 {
            self.redeal_war(seat, &unknown);
        } else {
            self.redeal_assembly(seat, unknown, fate);
        }
    }

    /// Everything `seat` cannot name, as a set: the same in every world it holds possible.
    pub(crate) fn unknown_to(&self, seat: Seat) -> Cards {
        let rival = self.side(other(seat)).hand;
        let trackers = self.battle.trackers.iter().flatten().filter(|card| !card.known_to().has(seat));
        let hidden: Cards = self.deck.unknown_to(seat).chain(trackers.map(|card| card.value())).collect();
        rival | hidden
    }

    /// In the war nothing tells one unknown card from another (SA-I9).
    fn redeal_war(&mut self, seat: Seat, unknown: &[Card]) {
        let mut deal = unknown.iter().copied();
        self.deck.redeal(seat, &mut deal);
        for card in self.battle.trackers.iter_mut().flatten().filter(|card| !card.known_to().has(seat)) {
            if let Some(value) = deal.next() {
                card.redeal(value);
            }
        }
    }

    /// Before the war: seen cards where recall allows them, the others anywhere.
    fn redeal_assembly(&mut self, seat: Seat, unknown: ArrayVec<Card, CARDS>, fate: &mut Fate) {
        let seen = self.memories[seat].seen();
        let mut strangers = unknown.into_iter().filter(|&card| !seen.has(card));
        let tokens = self.tokens(seat, &mut strangers);
        let places = self.places(seat);
        let mut dealt = [0u8; CARDS];
        let (cards, recall) = self.reaches(seat, &tokens);
        recall.deal(seat, REDEAL, &cards, &places, fate, &mut dealt[..places.len()]);
        let mut hand = Cards::NONE;
        for (&place, &token) in places.iter().zip(&dealt) {
            let Some(&card) = tokens.get(usize::from(token)) else { continue };
            match place {
                HAND => hand.insert(card),
                place => self.deck.cards_mut()[usize::from(place) - 1].redeal(card),
            }
        }
        self.sides[other(seat)].hand = hand;
        let both_unknown = self.deck.cards_mut().iter_mut().filter(|card| card.known_to().is_empty());
        both_unknown.zip(strangers).for_each(|(card, value)| card.redeal(value));
    }

    /// A card for every token: the seen ones, then a stranger for each fresh one.
    fn tokens(&self, seat: Seat, strangers: &mut impl Iterator<Item = Card>) -> ArrayVec<Card, CARDS> {
        let memory = &self.memories[seat];
        memory.seen().iter().chain(strangers.take(memory.fresh().len())).collect()
    }

    /// The places tokens may be in: the other's hand cards and its unseen releases.
    fn places(&self, seat: Seat) -> ArrayVec<u8, CARDS> {
        let rival = other(seat);
        let hand = std::iter::repeat_n(HAND, self.side(rival).hand.len());
        let cards = self.deck.cards().iter().enumerate();
        let released = cards.filter(|(_, card)| card.known_to() == SeatSet::of(rival));
        hand.chain(released.map(|(place, _)| place as u8 + 1)).take(CARDS).collect()
    }

    /// The tokens' numbers, and where each may be.
    fn reaches(&self, seat: Seat, tokens: &[Card]) -> (ArrayVec<u8, CARDS>, Recall<CARDS, 2>) {
        let memory = &self.memories[seat];
        let seen = memory.seen().iter().filter_map(|card| memory.reach(card));
        let mut recall = Recall::new(0);
        for (token, reach) in seen.chain(memory.fresh().iter().copied()).take(tokens.len()).enumerate() {
            recall.set(SeatSet::of(seat), token, (1 << (reach + 1)) - 1);
        }
        ((0..tokens.len() as u8).collect(), recall)
    }

    /// Whether `world` agrees with everything `seat` remembers here, beyond what its view says: the
    /// places it can name, and where seen and fresh cards may have got to.
    pub(crate) fn recalls(&self, seat: Seat, world: &Assembly) -> bool {
        let same =
            |a: &Assembly, b: &Assembly| {
                a.memories[seat] == b.memories[seat]
                    && a.deck.len() == b.deck.len()
                    && a.deck.cards().iter().zip(b.deck.cards()).all(|(x, y)| {
                        x.known_to() == y.known_to() && (!x.known_to().has(seat) || x.value() == y.value())
                    })
            };
        same(self, world) && self.unknown_to(seat) == world.unknown_to(seat) && self.fits(seat, world)
    }

    fn fits(&self, seat: Seat, world: &Assembly) -> bool {
        let (memory, rival) = (&self.memories[seat], other(seat));
        let mut strangers: ArrayVec<u8, CARDS> = ArrayVec::new();
        let mut right = true;
        for (place, card) in world.deck.cards().iter().enumerate() {
            match (memory.reach(card.value()), card.known_to() == SeatSet::of(rival)) {
                (Some(reach), released) => right &= released && place < usize::from(reach),
                (None, true) => strangers.push(place as u8),
                (None, false) => {}
            }
        }
        // The highest place needs the oldest token; what is left over is in the hand.
        let oldest = strangers.iter().rev().zip(memory.fresh());
        right && strangers.len() <= memory.fresh().len() && oldest.into_iter().all(|(&place, &reach)| place < reach)
    }
}
