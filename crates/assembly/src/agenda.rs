//! The agenda, drawing, votes and declarations: the steps all of the assembly phase shares.

use crate::card::Card;
use crate::content::Kind;
use crate::event::{Event, Heard, Source};
use crate::state::{Assembly, BOTH, Declared, FLEET_CAP, How};
use kernel::{Seat, SeatSet, Secret};

/// What a card is bought as (SA-C5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// Its captain end.
    Captain,
    /// Its ship end.
    Ship,
}

impl Assembly {
    /// SA-A4: top cards fill the agenda's gaps at once, the lowest place first.
    #[inline]
    pub(crate) fn refill(&mut self, events: &mut Heard) {
        while !self.deck.is_empty()
            && let Some(place) = self.agenda.iter().position(Option::is_none)
        {
            self.fill(place, events);
        }
    }

    fn fill(&mut self, place: usize, events: &mut Heard) {
        let Some(card) = self.turn_up(events) else { return };
        self.agenda[place] = Some(card);
        events.push(|| Event::Filled { place: place as u8, card: Secret::new(card, BOTH) });
        self.deplete(events);
    }

    /// SA-D2: the deck loses its last card.
    #[inline]
    fn deplete(&mut self, events: &mut Heard) {
        if self.deck.is_empty() {
            self.declare(How::Resources, events);
        }
    }

    /// Takes a card out of the agenda and fills the gap (SA-A3).
    pub(crate) fn take_from_agenda(&mut self, card: Card) {
        if let Some(place) = self.agenda.iter_mut().find(|place| **place == Some(card)) {
            *place = None;
        }
    }

    /// SA-A1: the top card of the deck into the active player's hand.
    pub(crate) fn draw_from_deck(&mut self, events: &mut Heard) {
        let seat = self.active;
        let Some(card) = self.take_top(events) else { return };
        events.push(|| Event::Drew { seat, card: Secret::new(card, SeatSet::of(seat)), from: Source::Deck });
        self.deplete(events);
    }

    /// SA-A1: an agenda card into the active player's hand.
    pub(crate) fn draw_from_agenda(&mut self, card: Card, events: &mut Heard) {
        let seat = self.active;
        self.take_from_agenda(card);
        self.take_seen(card);
        events.push(|| Event::Drew { seat, card: Secret::new(card, BOTH), from: Source::Agenda });
        self.refill(events);
    }

    /// A hand card goes under the deck unseen (SA-I5).
    pub(crate) fn release_from_hand(&mut self, card: Card, events: &mut Heard) {
        self.release_unseen(card, events);
        self.refill(events);
    }

    /// The same without filling the agenda: in lobbying there is none yet.
    pub(crate) fn release_unseen(&mut self, card: Card, events: &mut Heard) {
        let seat = self.active;
        self.lay_under_unseen(card);
        events.push(|| Event::Released { seat, card: Secret::new(card, SeatSet::of(seat)), from: Source::Hand });
    }

    /// A captain or ship goes under the deck in the open (SA-I6).
    pub(crate) fn release_from_play(&mut self, card: Card, end: End, events: &mut Heard) {
        let Some(seat) = self.controller(card) else { return };
        self.leave_play(card);
        self.lay_under_seen(card);
        let from = if end == End::Captain { Source::Captains } else { Source::Fleet };
        events.push(|| Event::Released { seat, card: Secret::new(card, BOTH), from });
        self.refill(events);
    }

    /// Out of both players' captains and fleets; the card forgets its state (SA-B12).
    pub(crate) fn leave_play(&mut self, card: Card) {
        self.exhausted.remove(card);
        for side in &mut self.sides.0 {
            side.captains.remove(card);
            side.fleet.remove(card);
        }
    }

    /// A card becomes a ship of `seat`; a fifth one declares war (SA-D1).
    pub(crate) fn join_fleet(&mut self, seat: Seat, card: Card, events: &mut Heard) {
        let fleet = &mut self.sides[seat].fleet;
        fleet.insert(card);
        if fleet.len() >= FLEET_CAP {
            self.declare(How::Force, events);
        }
    }

    pub(crate) fn cast(&mut self, votes: u16, events: &mut Heard) {
        self.votes += votes;
        let (seat, pool) = (self.active, self.votes);
        events.push(|| Event::Cast { seat, votes, pool });
    }

    /// SA-V7; callers have checked that the pool holds so many.
    pub(crate) fn spend(&mut self, votes: u16, events: &mut Heard) {
        self.votes = self.votes.saturating_sub(votes);
        let (seat, pool) = (self.active, self.votes);
        if votes > 0 {
            events.push(|| Event::Spent { seat, votes, pool });
        }
    }

    /// SA-D4, SA-D7: the first declaration counts, on the active player's turn.
    #[inline]
    pub(crate) fn declare(&mut self, how: How, events: &mut Heard) {
        if self.war.is_none() {
            let by = self.active;
            self.war = Some(Declared { by, how });
            events.push(|| Event::Declared { seat: by, how });
        }
    }

    /// What the buyer's captains add to captain and ship prices (SA-P5).
    #[inline]
    pub(crate) fn surcharges(&self, seat: Seat) -> (i16, i16) {
        let content = self.content();
        let mut sum = (0, 0);
        for captain in (self.side(seat).captains & content.masks.standing).iter() {
            for ability in &content.card(captain).abilities {
                if let Kind::Static { captains, ships } = ability.kind {
                    sum = (sum.0 + i16::from(captains), sum.1 + i16::from(ships));
                }
            }
        }
        sum
    }

    /// SA-P5: printed cost and modifiers, never below the minimum (SA-Q16).
    #[inline]
    pub(crate) fn price_with(&self, card: Card, end: End, surcharges: (i16, i16)) -> u16 {
        let (content, printed) = (self.content(), self.content().card(card));
        let (cost, more) = match end {
            End::Captain => (printed.captain_cost, surcharges.0),
            End::Ship => (printed.ship_cost, surcharges.1),
        };
        (i16::from(cost) + more).max(i16::from(content.limits.minimum_cost)) as u16
    }

    /// The price `seat` would pay now.
    pub(crate) fn price(&self, seat: Seat, card: Card, end: End) -> u16 {
        self.price_with(card, end, self.surcharges(seat))
    }

    /// SA-K1, SA-K2: what locking this agenda card costs `seat`.
    #[inline]
    pub(crate) fn lock_price(&self, card: Card) -> u16 {
        let locked = self.locked();
        locked.len() as u16 + u16::from(!locked.has(card))
    }
}
