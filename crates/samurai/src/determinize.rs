//! Redeals what a seat does not know: a function of what it knows and of fate alone.

use crate::setup::Lot;
use crate::state::{NONE, Phase, SEATS, Samurai};
use arrayvec::ArrayVec;
use kernel::{Counts, Fate, Label, Seat};

const LABEL: Label = Label::new("redeal");

impl Samurai {
    /// One world `seat` cannot tell from this one.
    pub(crate) fn redeal(&mut self, seat: Seat, fate: &mut Fate) {
        if self.phase == Phase::Draft {
            self.redeal_mechs(seat, fate);
        }
        self.redeal_locations(fate);
        self.forget_deals(seat);
        if self.own_decks {
            // SS-V10: what an opponent holds and has in her deck is one group, one's own deck another.
            let own = self.pile_of(seat);
            self.redeal_cards(seat, 1 - own, fate);
            self.decks[own].sort_unstable();
            fate.shuffle(LABEL, &mut self.decks[own]);
        } else {
            self.redeal_cards(seat, 0, fate);
        }
    }

    /// The mechs `seat` cannot place, group by group: what was missing when she first saw the
    /// pool went to those before her, what was missing at her second sight to those after her.
    fn redeal_mechs(&mut self, seat: Seat, fate: &mut Fate) {
        let (first, made) = (self.rank(seat), self.picks());
        let second = 2 * self.seats - 1 - first;
        if made < first {
            return self.deal_mechs(u8::MAX, 0..made, fate);
        }
        let bit = |mech: u8| if mech == NONE { 0 } else { 1u8 << (mech - 2) };
        let own = self.player(seat).mechs;
        let seen = self.pool_before(first);
        let passed = seen & !bit(own[0]);
        self.deal_mechs(!seen, 0..first, fate);
        if made > first && made < second {
            self.deal_mechs(passed, first + 1..made, fate);
        } else if made >= second {
            let back = self.pool_before(second);
            self.deal_mechs(passed & !back, first + 1..second, fate);
            self.deal_mechs(back & !bit(own[1]), second + 1..made, fate);
        }
    }

    /// The pool as it lay before pick number `pick`.
    pub(crate) fn pool_before(&self, pick: u8) -> u8 {
        let kept = (0..pick).map(|earlier| self.pick(earlier));
        kept.filter(|&mech| mech != NONE).fold(u8::MAX, |pool, mech| pool & !(1 << (mech - 2)))
    }

    /// The mech kept by pick number `pick`.
    pub(crate) fn pick(&self, pick: u8) -> u8 {
        let slot = usize::from(pick >= self.seats);
        self.player(self.drafter(pick)).mechs[slot]
    }

    /// Deals some of a group of mechs to these picks.
    fn deal_mechs(&mut self, group: u8, picks: std::ops::Range<u8>, fate: &mut Fate) {
        let mut lots: ArrayVec<Lot, 8> = (0..8).filter(|mech| group >> mech & 1 == 1).map(Lot).collect();
        fate.shuffle(LABEL, &mut lots);
        for (pick, lot) in picks.zip(lots) {
            let slot = usize::from(pick >= self.seats);
            let drafter = self.drafter(pick);
            self.player_mut(drafter).mechs[slot] = lot.0 + 2;
        }
    }

    /// The location deck; with a card that came back unseen, which one that is (SS-S4).
    fn redeal_locations(&mut self, fate: &mut Fate) {
        let table = self.edition.table(self.seats);
        let all = ((1u32 << self.edition.locations.len()) - 1) as u16;
        let deck = self.location_deck.iter().fold(0u16, |mask, card| mask | 1 << card);
        // What nobody has seen: the deck and, where some cards came back, those taken out.
        let unseen = if table.back > 0 { deck | self.taken_out } else { deck };
        let hidden_back = u32::from(table.back).saturating_sub((all & table.out & !unseen).count_ones());
        let mut pipped: ArrayVec<Lot, 16> =
            (0..16).filter(|card| (unseen & table.out) >> card & 1 == 1).map(Lot).collect();
        if table.back > 0 {
            fate.shuffle(LABEL, &mut pipped);
            let back = pipped.iter().take(hidden_back as usize).fold(0u16, |mask, lot| mask | 1 << lot.0);
            let plain = unseen & !table.out;
            self.taken_out = unseen & table.out & !back;
            self.location_deck.clear();
            self.location_deck.extend((0..16).filter(|card| (plain | back) >> card & 1 == 1));
        } else {
            self.location_deck.sort_unstable();
        }
        fate.shuffle(LABEL, &mut self.location_deck);
    }

    /// A deck, the others' hands and committed cards.
    fn redeal_cards(&mut self, seat: Seat, pile: usize, fate: &mut Fate) {
        let mut hidden: Counts<32> = Counts::default();
        let others: ArrayVec<Seat, SEATS> = self.opponents(seat).iter().collect();
        self.decks[pile].iter().for_each(|&kind| hidden.add(kind));
        for &other in &others {
            self.gather_hand(seat, other, &mut hidden);
        }
        let mut lots: ArrayVec<Lot, 64> = hidden.cards().map(Lot).collect();
        fate.shuffle(LABEL, &mut lots);
        for &other in &others {
            self.redeal_committed(seat, other, &mut lots);
        }
        for &other in &others {
            self.redeal_hand(seat, other, &mut lots);
        }
        for card in &mut self.decks[pile] {
            if let Some(lot) = lots.pop() {
                *card = lot.0;
            }
        }
    }

    /// Takes what `seat` does not know of another's hand and commitments.
    fn gather_hand(&self, seat: Seat, other: Seat, hidden: &mut Counts<32>) {
        let known = self.known[seat.index()][other.index()];
        let hand = &self.player(other).hand;
        for kind in hand.kinds() {
            (known.of(kind)..hand.of(kind)).for_each(|_| hidden.add(kind));
        }
        let slots = self.battle.committed[other.index()].iter();
        slots.filter(|card| !card.known_to().has(seat)).for_each(|card| hidden.add(card.value()));
    }

    /// Committed cards are battle cards, whatever else is unknown of them (SS-B7).
    fn redeal_committed(&mut self, seat: Seat, other: Seat, lots: &mut ArrayVec<Lot, 64>) {
        let battle_cards = self.edition.battle_cards;
        for card in self.battle.committed[other.index()].iter_mut().filter(|card| !card.known_to().has(seat)) {
            let found = lots.iter().rposition(|lot| battle_cards >> lot.0 & 1 == 1);
            if let Some(lot) = found.map(|at| lots.remove(at)) {
                card.redeal(lot.0);
            }
        }
    }

    fn redeal_hand(&mut self, seat: Seat, other: Seat, lots: &mut ArrayVec<Lot, 64>) {
        let known = self.known[seat.index()][other.index()];
        let size = self.player(other).hand.len();
        let mut hand = Counts::default();
        known.cards().for_each(|kind| hand.add(kind));
        let (battle, order) = self.promised_types(other);
        for (need, is_battle) in [(battle, true), (order, false)] {
            let is = |kind: u8| (self.edition.battle_cards >> kind & 1 == 1) == is_battle;
            let have = hand.cards().filter(|&kind| is(kind)).count();
            for _ in have..need as usize {
                if let Some(at) = lots.iter().rposition(|lot| is(lot.0)) {
                    hand.add(lots.remove(at).0);
                }
            }
        }
        while hand.len() < size {
            match lots.pop() {
                Some(lot) => hand.add(lot.0),
                None => break,
            }
        }
        self.player_mut(other).hand = hand;
        self.redeal_offers(seat, other);
    }
}
