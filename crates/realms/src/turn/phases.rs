//! The phases around the Main Phase: discard, draw, the start of the next turn (SR-T1, SR-T2).

use crate::content::{Masks, Presence};
use crate::event::{Event, Heard, Shed};
use crate::format::Unit;
use crate::questions::Owe;
use crate::state::{Ended, Realms};
use kernel::{Fate, Seat, SeatSet};

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// The Discard and Draw Phases of all who are in turn, and the next turn (SR-T6, SR-J10).
    pub(crate) fn end_turn(&mut self, fate: &mut Fate, events: &mut Heard) {
        let acting = self.acting & self.living;
        acting.iter().for_each(|seat| self.clean_up(seat, events));
        for seat in acting.iter() {
            self.draw(seat, u16::from(self.hand_size(seat)), fate, events);
        }
        self.next_turn(events);
    }

    /// The Discard Phase (SR-L1).
    fn clean_up(&mut self, seat: Seat, events: &mut Heard) {
        let content = self.content();
        let ships = self.sweep_ships(seat);
        let player = &mut self.players[seat];
        let (trade, combat) = (player.trade, player.combat);
        (player.trade, player.combat, player.permits) = (0, 0, 0);
        let hand = player.hand;
        player.discard.take_all(&mut player.hand);
        player.known.clear();
        events.push(|| Event::TurnEnded { seat, trade, combat, ships });
        if !hand.is_empty() {
            events.barrier();
        }
        let cards = || hand.cards().map(|kind| content.named(kind)).collect();
        events.push(|| Event::HandDiscarded { seat, cards: cards() });
    }

    /// Ships in play go to the Discard Pile, bases stay; says how many ships.
    fn sweep_ships(&mut self, seat: Seat) -> u8 {
        let content = self.content();
        let copier = content.masks.copier.unwrap_or_default();
        let player = &mut self.players[seat];
        let (mut kept, mut board) = (0, Presence::default());
        for at in 0..player.in_play.len() {
            let card = player.in_play[at];
            let base = !card.form.is_copy() & (content.masks.bases & Masks::bit(card.form.model()) != 0);
            let kind = if card.form.is_copy() { copier } else { card.form.0 };
            player.discard.add_n(kind, u8::from(!base));
            player.in_play[kept] = card;
            kept += usize::from(base);
            board = board.plus(content.presence[card.form.model() as usize].times(base));
        }
        let ships = player.in_play.len() - kept;
        player.in_play.truncate(kept);
        player.board = board;
        ships as u8
    }

    /// Counts anew what allies, statics and shields ask, after ships left.
    pub(crate) fn recount(&mut self, seat: Seat) {
        let in_play = self.players[seat].in_play.iter();
        let board = in_play.fold(Presence::default(), |sum, card| sum.plus(self.presence(card.form)));
        self.players[seat].board = board;
    }

    /// Hands the turn on, or adjourns at the cap (SR-Q31).
    pub(crate) fn next_turn(&mut self, events: &mut Heard) {
        if self.turn >= self.content().numbers.turn_cap {
            self.ended = Some(Ended::Adjourned);
            events.push(|| Event::Adjourned);
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
        let mut at = self.places.0.after(from, self.seats);
        while !self.living.has(at) && at != from {
            at = self.places.0.after(at, self.seats);
        }
        SeatSet::of(at)
    }

    /// The start-of-turn step: heal, clear marks, owed discards (SR-T2, SR-Q38).
    pub(crate) fn begin_turn(&mut self, acting: SeatSet, events: &mut Heard) {
        self.acting = acting;
        self.ready = SeatSet::EMPTY;
        self.stirred = SeatSet::EMPTY;
        self.acts = 0;
        let turn = self.turn;
        events.push(|| Event::TurnBegan { seats: acting, turn });
        for seat in acting.iter() {
            self.clear_marks(seat, events);
            self.call_in(seat, events);
        }
        self.opening = !self.asked.is_empty();
    }

    fn clear_marks(&mut self, seat: Seat, events: &mut Heard) {
        let player = &mut self.players[seat];
        let mut hurt = false;
        for card in &mut player.in_play {
            hurt |= card.damage() > 0;
            card.marks = 0;
        }
        player.ships = 0;
        player.played = [0; 5];
        (player.declined_row, player.declined_bases, player.declines) = (0, 0, 0);
        if hurt {
            events.push(|| Event::Healed { seat });
        }
    }

    /// Owed discards are asked for, or taken unasked where the whole hand goes (SR-L7, SR-J13).
    fn call_in(&mut self, seat: Seat, events: &mut Heard) {
        let player = &mut self.players[seat];
        let owed = usize::from(player.owed);
        player.owed = 0;
        if owed == 0 {
            return;
        }
        if owed < player.hand.len() {
            return self.push(seat, Owe { left: owed as u8 }, events);
        }
        let hand = player.hand;
        events.barrier();
        hand.cards().for_each(|kind| self.discard_card(seat, kind, Shed::Owed, events));
    }
}
