//! What a seat can work out of a card it once saw: "it is here or there". Never shown in a
//! view; it only keeps redeals from contradicting what the seat saw.

use kernel::{Fate, Label, Seat, SeatSet};

/// For each seat and card, the places (up to 32, named by the game) the card may be in.
///
/// ```
/// use kernel::{Seat, SeatSet};
/// use testkit::recall::Recall;
/// let (bob, hand, slot) = (Seat::new(1), 0, 1);
/// let mut recall: Recall<20, 2> = Recall::new(0b11);
/// recall.saw(SeatSet::of(bob), 5, hand);              // taken in public
/// recall.moved_unseen(SeatSet::of(bob), hand, slot);  // then some card went down unseen
/// assert!(recall.allows(bob, 5, hand) && recall.allows(bob, 5, slot));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Recall<const CARDS: usize, const SEATS: usize> {
    may_be: [[u32; CARDS]; SEATS],
}

impl<const CARDS: usize, const SEATS: usize> Recall<CARDS, SEATS> {
    /// Every card may be in any of these places.
    pub const fn new(places: u32) -> Self {
        Recall { may_be: [[places; CARDS]; SEATS] }
    }

    /// These seats see this card in this place.
    pub fn saw(&mut self, who: SeatSet, card: usize, place: u8) {
        self.set(who, card, 1 << place);
    }

    /// These seats know no more of this card than that it is in one of these places.
    pub fn set(&mut self, who: SeatSet, card: usize, places: u32) {
        for seat in who.iter().filter(|seat| seat.index() < SEATS) {
            self.may_be[seat.index()][card] = places;
        }
    }

    /// A card went from one place to another, and these seats did not see which.
    pub fn moved_unseen(&mut self, blind: SeatSet, from: u8, to: u8) {
        for seat in blind.iter().filter(|seat| seat.index() < SEATS) {
            for places in &mut self.may_be[seat.index()] {
                *places |= (*places >> from & 1) << to;
            }
        }
    }

    /// Everything in `from` went to `to` (a place was renamed, a hand laid down whole).
    pub fn merged(&mut self, from: u8, to: u8) {
        for places in self.may_be.iter_mut().flatten() {
            *places = (*places & !(1 << from)) | (*places >> from & 1) << to;
        }
    }

    /// These places were shuffled together: whatever may be in one may be in any of them.
    pub fn mixed(&mut self, places: u32) {
        for may_be in self.may_be.iter_mut().flatten() {
            if *may_be & places != 0 {
                *may_be |= places;
            }
        }
    }

    /// Renames places for every seat and card, e.g. when a queue moves up.
    pub fn rename(&mut self, rename: impl Fn(u32) -> u32) {
        for places in self.may_be.iter_mut().flatten() {
            *places = rename(*places);
        }
    }

    /// Whether, for all `seat` knows, this card may be in this place.
    #[inline]
    pub fn allows(&self, seat: Seat, card: usize, place: u8) -> bool {
        self.may_be[seat.index()][card] >> place & 1 == 1
    }

    /// All places the card may be in, as a mask.
    #[inline]
    pub fn places(&self, seat: Seat, card: usize) -> u32 {
        self.may_be[seat.index()][card]
    }

    /// Deals `cards` into `slots` (the place of each slot) at random so that no card lands
    /// where `seat` knows it cannot be: slot `i` gets `out[i]`. The result depends on what the
    /// seat knows and on fate alone, not on the order in which `cards` come.
    ///
    /// Returns `false` (and deals freely) when no such deal exists, which is a bug in the game.
    pub fn deal(&self, seat: Seat, label: Label, cards: &[u8], slots: &[u8], fate: &mut Fate, out: &mut [u8]) -> bool {
        let mut deal = Deal::new(cards, slots, |card, place| self.allows(seat, card, place));
        fate.shuffle(label, &mut deal.order[..slots.len()]);
        let found = (0..deal.n).all(|card| deal.seat_card(card, &mut 0));
        deal.write(out);
        found
    }
}

/// A bipartite matching by augmenting paths, most constrained cards first. At most 64 slots.
struct Deal {
    n: usize,
    cards: [u8; 64],
    allowed: [u64; 64],
    order: [u8; 64],
    holder: [Option<u8>; 64],
}

impl Deal {
    fn new(cards: &[u8], slots: &[u8], allows: impl Fn(usize, u8) -> bool) -> Deal {
        let n = cards.len().min(slots.len()).min(64);
        let mut deal = Deal { n, cards: [0; 64], allowed: [0; 64], order: [0; 64], holder: [None; 64] };
        deal.cards[..n].copy_from_slice(&cards[..n]);
        let mask = |card: u8| {
            let fits = slots.iter().enumerate().filter(|&(_, &place)| allows(card as usize, place));
            fits.fold(0u64, |mask, (slot, _)| mask | 1 << slot)
        };
        deal.cards[..n].sort_unstable_by_key(|&card| (mask(card).count_ones(), card));
        for (at, &card) in deal.cards[..n].iter().enumerate() {
            deal.allowed[at] = mask(card);
        }
        for (slot, order) in deal.order.iter_mut().enumerate() {
            *order = slot as u8;
        }
        deal
    }

    /// Finds a slot for a card, moving earlier cards on where that helps.
    fn seat_card(&mut self, card: usize, tried: &mut u64) -> bool {
        for at in 0..self.n {
            let slot = self.order[at] as usize;
            if self.allowed[card] >> slot & 1 == 0 || *tried >> slot & 1 == 1 {
                continue;
            }
            *tried |= 1 << slot;
            let free = match self.holder[slot] {
                None => true,
                Some(other) => self.seat_card(other as usize, tried),
            };
            if free {
                self.holder[slot] = Some(card as u8);
                return true;
            }
        }
        false
    }

    fn write(&self, out: &mut [u8]) {
        let dealt: u64 = self.holder.iter().flatten().fold(0, |mask, &card| mask | 1 << card);
        let mut left = (0..self.n).filter(|&card| dealt >> card & 1 == 0);
        for (slot, place) in out.iter_mut().enumerate().take(self.n) {
            let card = self.holder[slot].map(usize::from).or_else(|| left.next());
            if let Some(card) = card {
                *place = self.cards[card];
            }
        }
    }
}
