//! Captain Shadow (SC-O).

use crate::event::Event;
use crate::frames::Task;
use crate::kinds::*;
use crate::legal::need;
use crate::state::{Captains, Stage};
use kernel::{Events, Fate, Label, Refusal, Rule, SeatSet, Shown};

pub(crate) const ACTIONS: Label = Label::new("actions");

impl Captains {
    /// After each of your turns the next action card; when you have passed, all that are left
    /// (SC-O7, SC-O12).
    pub(crate) fn shadow_acts(&mut self, fate: &mut Fate, events: &mut Events<Event>) {
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
        events.push(|| Event::ShadowDrew { order: Shown::Face(order) });
        self.carry_out(order, fate, events);
    }

    fn carry_out(&mut self, order: Order, fate: &mut Fate, events: &mut Events<Event>) {
        let you = self.turn;
        match order {
            Order::TakeTech => self.shadow_takes_tech(fate, events),
            Order::CompleteMission => self.push(you, Task::ShadowMission, events),
            Order::FightPirate => self.push(you, Task::ShadowPirate, events),
            Order::PassengerAction => {
                let passenger = self.shadow.as_ref().map_or(0, |shadow| usize::from(shadow.passenger));
                self.begin(you, self.content().passengers[passenger].action, events);
            }
        }
    }

    /// SC-O8: to your place; the tech under the card goes and is replaced at once.
    fn shadow_takes_tech(&mut self, fate: &mut Fate, events: &mut Events<Event>) {
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

    /// SC-O9: an adjacent planet with a mission, never yours.
    pub(crate) fn shadow_may_go(&self, to: usize) -> Result<(), Refusal> {
        let Some(shadow) = &self.shadow else { return Err(Refusal::new(kernel::rule::OTHER_QUESTION)) };
        need!(self.routes_at(shadow.place).any(|(_, end)| end.index() == to), "SC-O9")?;
        need!(self.map.missions[to].is_some() && self.ship(self.turn).place.index() != to, "SC-O9")
    }

    /// SC-O10: a pirate next to Shadow.
    pub(crate) fn shadow_may_fight(&self, at: usize) -> Result<(), Refusal> {
        self.has_pirate(at, const { Rule::new("SC-O10") })?;
        let place = self.shadow.as_ref().map(|shadow| shadow.place);
        need!(place.is_some_and(|place| self.map_face().routes[at].ends.contains(&place)), "SC-O10")
    }

    /// The mission leaves the game; the countdown goes on (SC-O9). No ability of yours wakes
    /// (SC-Q76).
    pub(crate) fn shadow_goes(&mut self, to: Place, events: &mut Events<Event>) {
        let Some(shadow) = self.shadow.as_mut() else { return };
        shadow.place = to;
        events.push(|| Event::ShadowMoved { to });
        if let Some(mission) = self.map.missions[to.index()].take() {
            self.map.removed |= 1 << mission.0;
            events.push(|| Event::ShadowCompleted { mission, place: to });
            self.push(self.turn, Task::NewMission(to), events);
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
