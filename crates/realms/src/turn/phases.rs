//! The phases around the Main Phase: discard, draw, the start of the next turn (SR-T1, SR-T2).

use crate::content::{Masks, Presence};
use crate::event::{Event, Shed, Told};
use crate::format::Unit;
use crate::frames::Frame;
use crate::state::{Ended, Realms};
use kernel::{Events, Fate, Seat, SeatSet};

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// The Discard and Draw Phases of all who are in turn, and the next turn (SR-T6, SR-J10).
    pub(crate) fn end_turn(&mut self, fate: &mut Fate, events: &mut Events<Event>) {
        let acting = self.acting & self.living;
        acting.iter().for_each(|seat| self.clean_up(seat, events));
        for seat in acting.iter() {
            self.draw(seat, u16::from(self.hand_size(seat)), fate, events);
        }
        self.next_turn(events);
    }

    /// The Discard Phase (SR-L1).
    fn clean_up(&mut self, seat: Seat, events: &mut Events<Event>) {
        let content = self.content();
        let bases = content.masks.bases;
        let copier = content.masks.copier.unwrap_or_default();
        let player = &mut self.players[seat];
        let (trade, combat, before) = (player.trade, player.combat, player.in_play.len());
        player.trade = 0;
        player.combat = 0;
        player.permits = 0;
        let (discard, in_play) = (&mut player.discard, &mut player.in_play);
        in_play.retain(|card| {
            let ship = card.form.is_copy() || bases & Masks::bit(card.form.0) == 0;
            if ship {
                discard.add(if card.form.is_copy() { copier } else { card.form.0 });
            }
            !ship
        });
        let ships = (before - in_play.len()) as u8;
        let hand = player.hand;
        player.discard.take_all(&mut player.hand);
        player.known.clear();
        if ships > 0 {
            self.recount(seat);
        }
        events.push(|| Event::Open(Told::TurnEnded { seat, trade, combat, ships }));
        if !hand.is_empty() {
            events.barrier();
        }
        let cards = || hand.cards().map(|kind| content.named(kind)).collect();
        events.push(|| Event::Open(Told::HandDiscarded { seat, cards: cards() }));
    }

    /// Counts anew what allies, statics and shields ask, after ships left.
    pub(crate) fn recount(&mut self, seat: Seat) {
        let in_play = self.players[seat].in_play.iter();
        let board = in_play.fold(Presence::default(), |sum, card| sum.plus(self.presence(card.form)));
        self.players[seat].board = board;
    }

    /// Hands the turn on, or adjourns at the cap (SR-Q31).
    pub(crate) fn next_turn(&mut self, events: &mut Events<Event>) {
        if self.turn >= self.content().numbers.turn_cap {
            self.ended = Some(Ended::Adjourned);
            events.push(|| Event::Open(Told::Adjourned));
            return;
        }
        self.turn += 1;
        let next = match self.rules().turn_unit {
            Unit::Team => self.living - self.acting,
            Unit::Seat => self.next_living(),
        };
        self.begin_turn(next, events);
    }

    /// The next living seat after the one in turn (SR-J3).
    fn next_living(&self) -> SeatSet {
        let from = self.acting.first().unwrap_or(Seat::new(0));
        let mut at = from.next(self.seats);
        while !self.living.has(at) && at != from {
            at = at.next(self.seats);
        }
        SeatSet::of(at)
    }

    /// The start-of-turn step: heal, clear marks, owed discards (SR-T2, SR-Q38).
    pub(crate) fn begin_turn(&mut self, acting: SeatSet, events: &mut Events<Event>) {
        self.acting = acting;
        self.ready = SeatSet::EMPTY;
        self.stirred = SeatSet::EMPTY;
        self.acts = 0;
        let turn = self.turn;
        events.push(|| Event::Open(Told::TurnBegan { seats: acting, turn }));
        for seat in acting.iter() {
            self.clear_marks(seat, events);
            self.call_in(seat, events);
        }
        self.opening = !self.asked.is_empty();
    }

    fn clear_marks(&mut self, seat: Seat, events: &mut Events<Event>) {
        let player = &mut self.players[seat];
        let hurt = player.in_play.iter().any(|card| card.damage() > 0);
        player.in_play.iter_mut().for_each(|card| card.marks = 0);
        player.ships = 0;
        player.played = [0; 5];
        (player.declined_row, player.declined_bases, player.declines) = (0, 0, 0);
        if hurt {
            events.push(|| Event::Open(Told::Healed { seat }));
        }
    }

    /// Owed discards are asked for, or taken unasked where the whole hand goes (SR-L7, SR-J13).
    fn call_in(&mut self, seat: Seat, events: &mut Events<Event>) {
        let player = &mut self.players[seat];
        let owed = usize::from(player.owed);
        player.owed = 0;
        if owed == 0 {
            return;
        }
        if owed < player.hand.len() {
            return self.push(seat, Frame::Owe { left: owed as u8 }, events);
        }
        let hand = player.hand;
        events.barrier();
        hand.cards().for_each(|kind| self.discard_card(seat, kind, Shed::Owed, events));
    }
}
