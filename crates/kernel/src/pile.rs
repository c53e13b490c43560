//! An ordered zone of cards, each with who knows it. The top is the end that is drawn from.

use crate::fate::{Fate, Keyed, Label};
use crate::secret::{Faced, Secret, Shown};
use crate::{CopyVec, Events, Redact, Seat, SeatSet, Viewer};

/// Cards in order, bottom first, top last. Where order means nothing, use [`crate::Counts`].
///
/// Cards change zones by [`Pile::move_seen`] or [`Pile::move_unseen`]; knowledge is gained only
/// through [`Events::reveal`] and [`Pile::reveal_top`].
///
/// ```
/// use kernel::{Pile, Seat, SeatSet};
/// let ann = SeatSet::of(Seat::new(0));
/// let mut hand: Pile<u8, 4> = Pile::default();
/// let mut slot: Pile<u8, 4> = Pile::default();
/// hand.push_top(7, SeatSet::first_n(2)); // sold to ann by bob: both know it
/// hand.push_top(9, ann);
/// hand.move_unseen(0, &mut slot, ann);
/// // bob no longer knows any of it: the card moved may have been either
/// assert_eq!(slot.top().unwrap().known_to(), ann);
/// assert_eq!(hand.top().unwrap().known_to(), ann);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile<T: Copy, const N: usize>(CopyVec<Secret<T>, N>);

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Pile(CopyVec::new())
    }
}

impl<T: Copy, const N: usize> Pile<T, N> {
    /// How many cards.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Puts a card on top. A card beyond the capacity is a bug in the game's bounds.
    #[inline]
    pub fn push_top(&mut self, value: T, known_to: SeatSet) {
        self.0.push(Secret::new(value, known_to));
    }

    /// Puts a card on the bottom.
    #[inline]
    pub fn push_bottom(&mut self, value: T, known_to: SeatSet) {
        self.0.push(Secret::new(value, known_to));
        self.0.rotate_right(1);
    }

    /// Takes the top card off.
    #[inline]
    pub fn pop_top(&mut self) -> Option<Secret<T>> {
        self.0.pop()
    }

    /// The top card.
    #[inline]
    pub fn top(&self) -> Option<&Secret<T>> {
        self.0.last()
    }

    /// Takes out the card at `index` from the bottom, if there is one.
    pub fn remove(&mut self, index: usize) -> Option<Secret<T>> {
        self.0.pop_at(index)
    }

    /// The cards, bottom first.
    #[inline]
    pub fn cards(&self) -> &[Secret<T>] {
        &self.0
    }

    /// The cards, bottom first, to change: for redeals.
    #[inline]
    pub fn cards_mut(&mut self) -> &mut [Secret<T>] {
        &mut self.0
    }

    /// Moves the card at `index` to the top of `to`, in the sight of `seen_by`; who knew it
    /// still knows it.
    pub fn move_seen<const M: usize>(&mut self, index: usize, to: &mut Pile<T, M>, seen_by: SeatSet) {
        if let Some(mut card) = self.remove(index) {
            card.learn(seen_by);
            to.0.push(card);
        }
    }

    /// Moves the card at `index` to the top of `to` so that only `seen_by` knows which it was.
    /// Everyone else loses the marks of *all* cards it may have been: what stays as well.
    pub fn move_unseen<const M: usize>(&mut self, index: usize, to: &mut Pile<T, M>, seen_by: SeatSet) {
        self.forget_all(seen_by);
        self.move_seen(index, to, seen_by);
    }

    /// Takes the marks of all cards here from everybody but `but`.
    pub fn forget_all(&mut self, but: SeatSet) {
        self.0.iter_mut().for_each(|card| card.forget(but));
    }

    /// Shows the top card to more seats.
    pub fn reveal_top<E: Redact>(&mut self, to: SeatSet, events: &mut Events<E>) -> Option<T> {
        self.0.last_mut().map(|card| events.reveal(card, to))
    }

    /// Shuffles; nobody knows any card afterwards.
    pub fn shuffle(&mut self, label: Label, fate: &mut Fate)
    where
        T: Keyed,
    {
        self.forget_all(SeatSet::EMPTY);
        fate.shuffle_pile(label, &mut self.0);
    }

    /// The values `seat` does not know, in pile order: what a redeal may exchange.
    pub fn unknown_to(&self, seat: Seat) -> impl Iterator<Item = T> {
        self.0.iter().filter(move |card| !card.known_to().has(seat)).map(Secret::value)
    }

    /// Puts values from `deal` into the places `seat` does not know, bottom first.
    pub fn redeal(&mut self, seat: Seat, deal: &mut impl Iterator<Item = T>) {
        for card in self.0.iter_mut().filter(|card| !card.known_to().has(seat)) {
            if let Some(value) = deal.next() {
                card.redeal(value);
            }
        }
    }
}

impl<T: Faced, const N: usize> Pile<T, N> {
    /// What this viewer gets of it, bottom first.
    pub fn shown_to(&self, viewer: Viewer) -> Vec<Shown<T>> {
        self.0.iter().map(|card| card.shown_to(viewer)).collect()
    }
}
