//! One function an effect atom (RULES.md section 8). No word here asks which card it is.

use crate::agenda::End;
use crate::card::Card;
use crate::content::{Ask, From, Kind, Op, Whom};
use crate::event::{Event, Heard, Source};
use crate::plan::Plan;
use crate::state::{Assembly, How, other};

impl Assembly {
    /// Carries out one step of the active player's ability.
    pub(crate) fn perform_op(&mut self, op: Op, plan: &Plan, events: &mut Heard) {
        match op {
            Op::Cast(votes) => self.cast(u16::from(votes), events),
            Op::CastPerShip(each) => self.cast(u16::from(each) * self.mine().fleet.len() as u16, events),
            Op::Spend(votes) => self.spend(u16::from(votes), events),
            Op::Release(whom) => self.release(whom, plan, events),
            Op::Give(whom) => self.give(whom, plan, events),
            Op::Draw(draws) => self.ask_draws(draws),
            Op::Scramble(whom) => self.scramble(whom, plan, events),
            Op::Recruit => self.recruit_from_agenda(plan, events),
            Op::Deploy(from) => self.deploy_free(from, plan, events),
            Op::DeclareWar => self.declare(How::Politics, events),
            Op::Refresh => self.refresh(plan.captain, events),
        }
    }

    /// The card a step is about: the captain itself, or what was named.
    fn whom(whom: Whom, plan: &Plan) -> Option<Card> {
        match whom {
            Whom::Me => Some(plan.captain),
            Whom::OwnShip => plan.pick(Ask::Ship),
            Whom::AnyCaptain => plan.pick(Ask::Captain),
            Whom::Hand => plan.pick(Ask::Hand),
        }
    }

    /// `release`: to the bottom of the deck, unseen from a hand, seen from play.
    fn release(&mut self, whom: Whom, plan: &Plan, events: &mut Heard) {
        let Some(card) = Self::whom(whom, plan) else { return };
        match whom {
            Whom::Hand => self.release_from_hand(card, events),
            Whom::OwnShip => self.release_from_play(card, End::Ship, events),
            Whom::Me | Whom::AnyCaptain => self.release_from_play(card, End::Captain, events),
        }
    }

    /// `give`: to the opponent as what it is; a captain keeps its state (SA-B9, SA-B13).
    fn give(&mut self, whom: Whom, plan: &Plan, events: &mut Heard) {
        let (seat, rival) = (self.active, other(self.active));
        let Some(card) = Self::whom(whom, plan) else { return };
        let end = if whom == Whom::OwnShip { End::Ship } else { End::Captain };
        events.push(|| Event::Gave { seat, card, end });
        match end {
            End::Captain => {
                self.sides[seat].captains.remove(card);
                self.sides[rival].captains.insert(card);
            }
            End::Ship => {
                self.sides[seat].fleet.remove(card);
                self.join_fleet(rival, card, events);
            }
        }
    }

    /// `scramble`: a captain becomes its ship for its own controller (SA-B10). No trigger (SA-Q18).
    fn scramble(&mut self, whom: Whom, plan: &Plan, events: &mut Heard) {
        let Some(card) = Self::whom(whom, plan) else { return };
        let Some(seat) = self.controller(card) else { return };
        self.leave_play(card);
        events.push(|| Event::Scrambled { seat, card });
        self.join_fleet(seat, card, events);
    }

    /// `recruit_from = "agenda"`: refill, then the triggers (SA-Q23).
    fn recruit_from_agenda(&mut self, plan: &Plan, events: &mut Heard) {
        // A draw triggered by an earlier step may have taken it.
        let Some(card) = plan.pick(Ask::Agenda).filter(|&card| self.on_agenda().has(card)) else { return };
        self.take_from_agenda(card);
        self.enter_as_captain(card, Source::Agenda, events);
        self.refill(events);
        self.trigger(card, End::Captain, events);
    }

    /// `deploy_from`: a hand or agenda card becomes a ship, unpaid (SA-P6).
    fn deploy_free(&mut self, from: From, plan: &Plan, events: &mut Heard) {
        let ask = if from == From::Hand { Ask::Hand } else { Ask::Agenda };
        let there = if from == From::Hand { self.mine().hand } else { self.on_agenda() };
        let Some(card) = plan.pick(ask).filter(|&card| there.has(card)) else { return };
        match from {
            From::Hand => self.leave_hand(card),
            From::Agenda => self.take_from_agenda(card),
        }
        let source = if from == From::Hand { Source::Hand } else { Source::Agenda };
        self.enter_as_ship(card, source, events);
        self.refill(events);
        self.trigger(card, End::Ship, events);
    }

    /// `refresh = "self"`.
    fn refresh(&mut self, captain: Card, events: &mut Heard) {
        let seat = self.active;
        if self.exhausted.has(captain) {
            self.exhausted.remove(captain);
            events.push(|| Event::Refreshed { seat, captain });
        }
    }

    /// SA-P1: it enters refreshed.
    pub(crate) fn enter_as_captain(&mut self, card: Card, from: Source, events: &mut Heard) {
        let seat = self.active;
        self.sides[seat].captains.insert(card);
        events.push(|| Event::Recruited { seat, card, from });
    }

    pub(crate) fn enter_as_ship(&mut self, card: Card, from: Source, events: &mut Heard) {
        let seat = self.active;
        events.push(|| Event::Deployed { seat, card, from });
        self.join_fleet(seat, card, events);
    }

    /// SA-B14: triggers of recruiting or deploying first, then the arrival of the captain itself.
    pub(crate) fn trigger(&mut self, card: Card, end: End, events: &mut Heard) {
        for captain in (self.mine().captains & self.content().on_play).iter() {
            self.fire_triggers(captain, Kind::OnPlay, events);
        }
        if end == End::Captain {
            self.fire_triggers(card, Kind::OnArrival, events);
        }
    }

    fn fire_triggers(&mut self, captain: Card, kind: Kind, events: &mut Heard) {
        let abilities = self.content().card(captain).abilities.iter().enumerate();
        for (at, ability) in abilities.filter(|(_, ability)| ability.kind == kind) {
            let plan = Plan::new(captain, at);
            ability.ops.iter().for_each(|&op| self.perform_op(op, &plan, events));
        }
    }
}
