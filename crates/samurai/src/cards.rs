//! Wealth, honor, hands, decks: gaining, paying, drawing, discarding, playing.

use crate::content::Cost;
use crate::effects::Run;
use crate::event::{Card, Event, Heard, Source, only};
use crate::frames::Scope;
use crate::questions::{HandLimit, Keep, PayShips};
use crate::state::{Attached, CARRIER, NONE, Samurai};
use arrayvec::ArrayVec;
use kernel::{Fate, Label, Seat, SeatSet, Secret, Step};

/// The card in play has done its work (SS-K1): it goes to the discard pile, unless it was attached (SS-K5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Finish;

impl Step<Samurai> for Finish {
    fn run(self, game: &mut Samurai, _: Seat, _: &mut Fate, events: &mut Heard) {
        if let Some((kind, seat)) = game.in_play.take() {
            game.put_on_discard(seat, kind);
            events.push(|| Event::CardDiscarded { seat, kind });
        }
    }
}

/// An attached card that went off is discarded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sweep {
    /// Its place among the attached cards.
    pub(crate) index: u8,
}

impl Step<Samurai> for Sweep {
    fn run(self, game: &mut Samurai, _: Seat, _: &mut Fate, events: &mut Heard) {
        game.drop_attached(self.index as usize, events);
    }
}

impl Samurai {
    pub(crate) fn gain_honor(&mut self, seat: Seat, n: u16, why: Source, events: &mut Heard) {
        self.player_mut(seat).honor += n;
        if n > 0 {
            events.push(|| Event::HonorGained { seat, n, why });
        }
    }

    /// Takes wealth from the bank, as much as there is (SS-W2).
    pub(crate) fn gain_wealth(&mut self, seat: Seat, n: u8, events: &mut Heard) {
        let n = n.min(self.bank);
        self.bank -= n;
        self.player_mut(seat).wealth += n;
        if n > 0 {
            events.push(|| Event::WealthGained { seat, n });
        }
    }

    /// Puts wealth back into the bank (SS-W3).
    pub(crate) fn spend_wealth(&mut self, seat: Seat, n: u8, events: &mut Heard) {
        self.player_mut(seat).wealth -= n;
        self.bank += n;
        if n > 0 {
            events.push(|| Event::WealthSpent { seat, n });
        }
    }

    /// One player gives another wealth.
    pub(crate) fn give_wealth(&mut self, from: Seat, to: Seat, n: u8, events: &mut Heard) {
        let n = n.min(self.player(from).wealth);
        self.player_mut(from).wealth -= n;
        self.player_mut(to).wealth += n;
        if n > 0 {
            events.push(|| Event::WealthGiven { from, to, n });
        }
    }

    /// Pays a cost that can be paid in full; which ships is asked next (SS-P1 to SS-P4).
    pub(crate) fn pay(&mut self, seat: Seat, cost: Cost, events: &mut Heard) {
        self.player_mut(seat).honor -= u16::from(cost.honor);
        if cost.honor > 0 {
            events.push(|| Event::HonorPaid { seat, n: cost.honor });
        }
        self.spend_wealth(seat, cost.wealth, events);
        if cost.ships > 0 {
            self.push(PayShips { seat, left: cost.ships }, events);
        }
    }

    /// The name of a deck's stream of chance.
    pub(crate) fn deck_label(&self, pile: usize) -> Label {
        match Seat::checked(pile) {
            Some(seat) if self.own_decks => Label::of(seat, "action-deck"),
            _ => Label::new("action-deck"),
        }
    }

    /// Draws a batch, then the hand limit is restored (SS-W5, SS-W6, SS-Q14).
    pub(crate) fn draw_cards(&mut self, seat: Seat, n: u8, fate: &mut Fate, events: &mut Heard) {
        let pile = self.pile_of(seat);
        let mut drawn: ArrayVec<u8, 64> = ArrayVec::new();
        while drawn.len() < n as usize {
            if self.decks[pile].is_empty() {
                self.reshuffle(pile, fate, events);
            }
            let Some(kind) = self.decks[pile].pop() else { break };
            drawn.push(kind);
            self.player_mut(seat).hand.add(kind);
        }
        if drawn.is_empty() {
            return;
        }
        events.reveal_to(SeatSet::EMPTY, SeatSet::of(seat));
        events.push(|| Event::CardsDrawn { seat, cards: drawn.iter().map(|&kind| only(seat, Card(kind))).collect() });
        if self.player(seat).hand.len() > self.edition.hand_limit as usize {
            self.push(HandLimit { seat, keep: Keep::Nothing }, events);
        }
    }

    fn reshuffle(&mut self, pile: usize, fate: &mut Fate, events: &mut Heard) {
        let label = self.deck_label(pile);
        let cards = std::mem::take(&mut self.discards[pile]);
        if cards.is_empty() {
            return;
        }
        self.decks[pile].extend(cards.cards());
        crate::setup::shuffle_deck(label, &mut self.decks[pile], fate);
        events.push(|| Event::DeckShuffled { pile: pile as u8 });
    }

    /// Puts a card on the discard pile of a seat.
    pub(crate) fn put_on_discard(&mut self, seat: Seat, kind: u8) {
        let pile = self.pile_of(seat);
        self.discards[pile].add(kind);
    }

    /// A card leaves a hand in everybody's sight.
    pub(crate) fn take_in_public(&mut self, seat: Seat, kind: u8, events: &mut Heard) {
        self.player_mut(seat).hand.take(kind);
        for knows in &mut self.known {
            knows[seat.index()].lose(kind);
        }
        events.barrier();
        self.card_left(seat, events);
    }

    /// A card leaves a hand; only these seats see which. The others no longer know any card of
    /// that hand (SS-X12).
    pub(crate) fn take_unseen(&mut self, seat: Seat, kind: u8, seen_by: SeatSet, events: &mut Heard) {
        self.player_mut(seat).hand.take(kind);
        for viewer in Seat::all(self.seats) {
            let known = &mut self.known[viewer.index()][seat.index()];
            if seen_by.has(viewer) {
                known.lose(kind);
            } else {
                *known = Default::default();
            }
        }
        self.card_left(seat, events);
    }

    /// Discards a card from a hand.
    pub(crate) fn discard(&mut self, seat: Seat, kind: u8, events: &mut Heard) {
        self.take_in_public(seat, kind, events);
        self.put_on_discard(seat, kind);
        events.push(|| Event::CardDiscarded { seat, kind });
    }

    /// Plays an order card (SS-K1).
    pub(crate) fn play_card(&mut self, kind: u8, events: &mut Heard) {
        let seat = self.active;
        self.turn.card_played = true;
        self.take_in_public(seat, kind, events);
        events.push(|| Event::CardPlayed { seat, kind });
        self.resolve_card(seat, kind, NONE, events);
    }

    /// Pays for a card and sets its effects running; afterwards it is discarded.
    pub(crate) fn resolve_card(&mut self, seat: Seat, kind: u8, here: u8, events: &mut Heard) {
        self.in_play = Some((kind, seat));
        let (cost, span) = (self.edition.card(kind).cost, self.edition.card(kind).effects);
        self.push(Finish, events);
        self.push(Run { span, scope: Scope::of(seat).at(here) }, events);
        self.pay(seat, cost, events);
    }

    /// The card in play stays beside a location (SS-G14).
    pub(crate) fn attach_card(&mut self, seat: Seat, location: u8, events: &mut Heard) {
        let Some((kind, owner)) = self.in_play else { return };
        let attached = Attached { kind, owner, location, used: false };
        if self.attached.try_push(attached).is_ok() {
            self.in_play = None;
            events.push(|| Event::CardAttached { seat, kind, location });
        }
    }

    /// An attached card goes to its owner's discard pile.
    pub(crate) fn drop_attached(&mut self, index: usize, events: &mut Heard) {
        if let Some(card) = self.attached.pop_at(index) {
            self.put_on_discard(card.owner, card.kind);
            events.push(|| Event::AttachedEnded { seat: card.owner, kind: card.kind, location: card.location });
        }
    }

    /// Attached cards that fit go, oldest first.
    pub(crate) fn drop_all_attached(&mut self, ends: impl Fn(&Samurai, &Attached) -> bool, events: &mut Heard) {
        while let Some(index) = (0..self.attached.len()).find(|&at| ends(self, &self.attached[at])) {
            self.drop_attached(index, events);
        }
    }

    /// The card's player sees the target's hand (SS-X6).
    pub(crate) fn look_at_hand(&mut self, scope: Scope, events: &mut Heard) {
        let Some(whose) = scope.target() else { return };
        let seat = scope.owner;
        let hand = self.player(whose).hand;
        let known = &mut self.known[seat.index()][whose.index()];
        for kind in hand.kinds() {
            known.set(kind, hand.of(kind));
        }
        events.barrier();
        let seen = |kind: u8| Secret::new(Card(kind), SeatSet::of(seat) | SeatSet::of(whose));
        events.push(|| Event::HandSeen { seat, whose, cards: hand.cards().map(seen).collect() });
    }

    /// Uses a free order: its cost first, then what it does (SS-T9).
    pub(crate) fn use_free_order(&mut self, source: u8, events: &mut Heard) {
        let seat = self.active;
        let Some(order) = self.free_order(source) else { return };
        let (cost, span, once) = (order.cost, order.effects, order.once);
        events.push(|| Event::FreeOrderUsed { seat, source, name: self.source_name(source) });
        let mut scope = Scope::of(seat);
        if source < 4 {
            self.turn.used |= u8::from(once) << source;
            scope.unit = if source == 0 { NONE } else { CARRIER as u8 + source - 1 };
        } else if let Some(attached) = self.attached.get_mut(source as usize - 4) {
            attached.used = once;
            scope.here = attached.location;
        }
        self.push(Run { span, scope }, events);
        self.pay(seat, cost, events);
    }

    /// What a free order's card is: a unit card, or an action card and its location.
    pub(crate) fn source_name(&self, source: u8) -> (bool, u8, u8) {
        match self.attached.get((source as usize).wrapping_sub(4)) {
            Some(card) if source >= 4 => (false, card.kind, card.location),
            _ => (true, self.slot_unit(self.active, source.min(3) as usize), NONE),
        }
    }
}
