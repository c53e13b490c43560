//! Captain Shadow (SC-O).

use crate::event::{Event, Heard, open};
use crate::kinds::*;
use crate::mission::NewMission;
use crate::questions::{ShadowMission, ShadowPirate};
use crate::state::{Captains, Stage};
use arrayvec::ArrayVec;
use kernel::{Fate, Label, SeatSet};

pub(crate) const ACTIONS: Label = Label::new("actions");

impl Captains {
    /// After each of your turns the next action card; when you have passed, all that are left
    /// (SC-O7, SC-O12).
    pub(crate) fn shadow_acts(&mut self, fate: &mut Fate, events: &mut Heard) {
        self.stage = Stage::Handover;
        // SC-Q94: it is another turn than the one just ended.
        self.warded = SeatSet::EMPTY;
        let all = self.passed.has(self.turn);
        let Some(shadow) = self.shadow.as_mut() else { return };
        let Some(card) = shadow.deck.pop_top() else { return };
        let order = card.value();
        shadow.drawn.push(order);
        if all && !shadow.deck.is_empty() {
            self.stage = Stage::Shadow;
        }
        events.barrier();
        events.push(|| Event::ShadowDrew { order: open(order) });
        self.carry_out(order, fate, events);
    }

    fn carry_out(&mut self, order: Order, fate: &mut Fate, events: &mut Heard) {
        let you = self.turn;
        match order {
            Order::TakeTech => self.shadow_takes_tech(fate, events),
            Order::CompleteMission => self.push(you, ShadowMission, events),
            Order::FightPirate => self.push(you, ShadowPirate, events),
            Order::PassengerAction => {
                let passenger = self.shadow.as_ref().map_or(0, |shadow| usize::from(shadow.passenger));
                self.begin(you, self.content().passengers[passenger].action, events);
            }
        }
    }

    /// SC-O8: to your place; the tech under the card goes and is replaced at once.
    fn shadow_takes_tech(&mut self, fate: &mut Fate, events: &mut Heard) {
        let place = self.ship(self.turn).place;
        let Some(shadow) = self.shadow.as_mut() else { return };
        shadow.place = place;
        let space = shadow.drawn.len() - 1;
        events.push(|| Event::ShadowMoved { to: place });
        if let Some(card) = self.central.get_mut(space).and_then(Option::take) {
            self.discard_card(card);
            events.push(|| Event::ShadowTook { card });
            self.refill(space, fate, events);
        }
    }

    /// The routes where Captain Shadow is, and where they lead.
    pub(crate) fn shadow_routes(&self) -> impl Iterator<Item = (Route, Place)> {
        self.shadow.iter().flat_map(|shadow| self.routes_at(shadow.place))
    }

    /// The same as a list, to be put in order.
    pub(crate) fn beside_shadow(&self) -> ArrayVec<(Route, Place), 3> {
        self.shadow_routes().take(3).collect()
    }

    /// The mission leaves the game; the countdown goes on (SC-O9). No ability of yours wakes
    /// (SC-Q76).
    pub(crate) fn shadow_goes(&mut self, to: Place, events: &mut Heard) {
        let Some(shadow) = self.shadow.as_mut() else { return };
        shadow.place = to;
        events.push(|| Event::ShadowMoved { to });
        if let Some(mission) = self.map.missions[to.index()].take() {
            self.map.removed |= 1 << mission.0;
            events.push(|| Event::ShadowCompleted { mission, place: to });
            self.push(self.turn, NewMission(to), events);
        }
    }

    /// SC-O13: all action cards and, unseen, the new round's.
    pub(crate) fn shuffle_orders(&mut self, fate: &mut Fate) {
        let round = usize::from(self.round) - 1;
        let Some(shadow) = self.shadow.as_mut() else { return };
        shadow.known = [0; 4];
        for order in std::mem::take(&mut shadow.drawn) {
            shadow.known[order as usize] += 1;
            shadow.deck.push_top(order, SeatSet::EMPTY);
        }
        if let Some(card) = shadow.waiting.get_mut(round).and_then(Option::take) {
            shadow.deck.push_top(card.value(), SeatSet::EMPTY);
        }
        shadow.deck.shuffle(ACTIONS, fate);
    }
}
