//! Worlds a seat cannot tell from the true one.

use crate::card::{CARDS, Card, Cards};
use crate::knowledge::Story;
use crate::retell::{Retelling, Told};
use crate::state::{Assembly, other};
use arrayvec::ArrayVec;
use kernel::{Fate, Label, Seat, SeatSet};

pub(crate) const REDEAL: Label = Label::new("redeal");

impl Assembly {
    /// Redeals what `seat` does not know: the other's hand, the places of the deck it cannot name,
    /// tracking cards taken unseen.
    pub(crate) fn redeal(&mut self, seat: Seat, fate: &mut Fate) {
        let mut unknown: ArrayVec<Card, CARDS> = self.unknown_to(seat).iter().collect();
        fate.shuffle(REDEAL, &mut unknown);
        if self.battle.round > 0 {
            self.redeal_war(seat, &unknown);
        } else {
            self.redeal_assembly(seat, &unknown, fate);
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

    /// Before the war: the story is told anew, with other cards where `seat` saw none.
    fn redeal_assembly(&mut self, seat: Seat, unknown: &[Card], fate: &mut Fate) {
        match Retelling::new(self, seat).tell(unknown, fate) {
            Some(told) => self.retell(other(seat), &told),
            None => self.begin_story_anew(other(seat), unknown),
        }
    }

    fn retell(&mut self, rival: Seat, told: &Told) {
        self.sides[rival].hand = told.hand;
        let released = self.deck.cards_mut().iter_mut().rev().filter(|card| card.known_to() == SeatSet::of(rival));
        released.zip(&told.released).for_each(|(card, &value)| card.redeal(value));
        let never_seen = self.deck.cards_mut().iter_mut().filter(|card| card.known_to().is_empty());
        never_seen.zip(&told.left).for_each(|(card, &value)| card.redeal(value));
        for (at, &card) in told.renamed.iter().enumerate() {
            if let Some(card) = card {
                self.story.rename(at, card);
            }
        }
    }

    /// Where no telling was found (no game is known that leads there): cards anywhere, and a story that
    /// begins here.
    fn begin_story_anew(&mut self, rival: Seat, unknown: &[Card]) {
        let mut deal = unknown.iter().copied();
        self.sides[rival].hand = deal.by_ref().take(self.side(rival).hand.len()).collect();
        self.deck.redeal(other(rival), &mut deal);
        self.story = Story::default();
        for (place, card) in self.deck.cards().iter().rev().enumerate() {
            card.known_to().iter().for_each(|seat| self.story.knew[seat.index()] |= 1 << place);
        }
    }
}
