//! Defeat: who is out, what they may give, where their cards go, and when that ends the game.

use crate::event::{Event, Heard};
use crate::format::{GiftTo, Role, Win};
use crate::state::{Ended, Realms};
use kernel::{Fate, Seat, SeatSet};

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// A player or team is at zero or below (SR-G1).
    pub(crate) fn defeat(&mut self, seat: Seat, fate: &mut Fate, events: &mut Heard) {
        self.fall(seat, false, fate, events);
    }

    /// Gives up (SR-Q33).
    pub(crate) fn concede(&mut self, seat: Seat, fate: &mut Fate, events: &mut Heard) {
        events.push(|| Event::Conceded { seat });
        self.conceded.insert(seat);
        let friends = self.players[seat].friends;
        let alone = self.rules().win != Win::LastTeam || (friends - self.conceded).is_empty();
        if alone {
            self.fall(seat, true, fate, events);
        }
    }

    fn fall(&mut self, seat: Seat, conceded: bool, fate: &mut Fate, events: &mut Heard) {
        events.push(|| Event::Defeated { seat });
        if let Some(winners) = self.winners_without(seat) {
            self.ended = Some(if conceded { Ended::Conceded(winners) } else { Ended::Won(winners) });
            return;
        }
        self.leave_table(seat);
        self.offer_gifts(seat, events);
        self.settle_all(fate, events);
    }

    /// Who has won once this seat (or its team) is out; nobody yet where the game goes on.
    fn winners_without(&self, seat: Seat) -> Option<SeatSet> {
        let (friends, left) = (self.players[seat].friends, self.living - SeatSet::of(seat));
        let others = SeatSet::first_n(self.seats) - friends;
        match self.rules().win {
            Win::LastAlive if left.len() == 1 => Some(left),
            Win::LastAlive => None,
            Win::LastTeam => Some(others),
            Win::EnemyEmperorDefeated => (self.players[seat].role == Role::Emperor).then_some(others),
            Win::BossOrRaiders => {
                let last = self.players[seat].role == Role::Boss || !left.meets(friends);
                last.then_some(others)
            }
        }
    }

    /// Out of turn order and neighbour relations at once (SR-G5).
    fn leave_table(&mut self, seat: Seat) {
        self.defeats += 1;
        self.living.remove(seat);
        self.lanes.lane_mut(seat).clear();
        self.asked.remove(seat);
        let player = &mut self.players[seat];
        player.fallen = self.defeats;
        (player.owed, player.trade, player.combat, player.permits) = (0, 0, 0, 0);
        player.authority = player.authority.min(0);
    }

    /// Asks for the gifts of the format, then clears the seat's cards away (SR-G4).
    fn offer_gifts(&mut self, seat: Seat, events: &mut Heard) {
        let mates = (self.players[seat].friends & self.living) - SeatSet::of(seat);
        let to = match self.rules().gift {
            Some((role, GiftTo::OwnEmperor)) if role == self.players[seat].role => {
                mates.iter().filter(|&mate| self.players[mate].role == Role::Emperor).collect()
            }
            Some((role, GiftTo::EachLivingTeammate)) if role == self.players[seat].role => mates,
            _ => SeatSet::EMPTY,
        };
        self.ask_gift(seat, to, events);
    }

    /// Takes a card of this kind from wherever its owner has one: the rest is scrapped anyway.
    pub(crate) fn take_anywhere(&mut self, seat: Seat, kind: u8) -> bool {
        let found = self.players[seat].in_play.iter().copied().find(|card| self.kind_of(card.form) == kind);
        let player = &mut self.players[seat];
        if player.discard.take(kind) {
            return true;
        }
        if let Some(card) = found {
            return self.leave(seat, card);
        }
        self.leave_hand(seat, kind) || self.leave_deck(seat, kind)
    }

    /// Takes a card out of a deck, one of the known ones last (SR-V5).
    fn leave_deck(&mut self, seat: Seat, kind: u8) -> bool {
        let player = &mut self.players[seat];
        let unknown = player.deck.len() - usize::from(player.known_top);
        let Some(place) = player.deck.iter().position(|&other| other == kind) else {
            return false;
        };
        player.known_top -= u8::from(place >= unknown);
        player.deck.pop_at(place).is_some()
    }

    /// All cards of a defeated player leave the game (SR-G4, SR-Q22).
    pub(crate) fn sweep(&mut self, seat: Seat, events: &mut Heard) {
        let before = (self.heap.len(), self.explorers);
        let player = &mut self.players[seat];
        let (hand, discard) = (player.hand, player.discard);
        let (deck, in_play) = (std::mem::take(&mut player.deck), std::mem::take(&mut player.in_play));
        (player.hand, player.discard) = Default::default();
        player.known.clear();
        player.known_top = 0;
        hand.cards().chain(discard.cards()).chain(deck).for_each(|kind| self.put_on_heap(kind));
        in_play.into_iter().for_each(|card| self.put_on_heap(self.kind_of(card.form)));
        self.recount(seat);
        let (scrapped, explorers) = ((self.heap.len() - before.0) as u16, self.explorers - before.1);
        events.barrier();
        events.push(|| Event::Swept { seat, scrapped, explorers });
    }

    /// The kinds of all cards a player owns.
    pub(crate) fn owned_kinds(&self, seat: Seat) -> u64 {
        let player = &self.players[seat];
        let deck = player.deck.iter().fold(0, |mask, &kind| mask | 1 << kind);
        let in_play = player.in_play.iter().fold(0, |mask, card| mask | 1 << self.kind_of(card.form));
        player.hand.mask() | player.discard.mask() | deck | in_play
    }
}
