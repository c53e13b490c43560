//! The assembly turn (2.10) and what step 4 offers.

use crate::action::Action;
use crate::agenda::End;
use crate::card::Card;
use crate::content::Kind;
use crate::event::{Event, Heard, Source};
use crate::frames::Frame;
use crate::plan::Plan;
use crate::state::{Assembly, How, Stage, other, rule};
use kernel::{Refusal, Upto, rule as table};

impl Assembly {
    /// Steps 1 and 2, then the question of a recess or the draw.
    pub(crate) fn begin_turn(&mut self, events: &mut Heard) {
        let (seat, turn, last) = (self.active, self.turn, self.is_final_turn());
        events.push(|| Event::TurnBegan { seat, turn, last });
        // SA-T2: only what she locked herself.
        let locks = std::mem::take(&mut self.sides[seat].locks);
        locks.iter().for_each(|card| events.push(|| Event::Unlocked { seat, card }));
        // SA-T3.
        self.exhausted = self.exhausted - self.mine().captains;
        if self.recess_draws().is_some() {
            self.stage = Stage::TurnStart;
        } else {
            self.attend();
        }
    }

    /// How many draws a skipped turn gives, where a captain in play allows it (SA-T4).
    pub(crate) fn recess_draws(&self) -> Option<u8> {
        let captain = (self.mine().captains & self.content().recess).first()?;
        self.content().card(captain).abilities.iter().find_map(|ability| match ability.kind {
            Kind::Recess(draws) => Some(draws),
            _ => None,
        })
    }

    /// SA-T5: the turn draw.
    pub(crate) fn attend(&mut self) {
        self.stage = Stage::Turn;
        self.ask_draws(1);
    }

    pub(crate) fn recess(&mut self, events: &mut Heard) {
        let seat = self.active;
        self.stage = Stage::Recess;
        events.push(|| Event::Recessed { seat });
        if let Some(draws) = self.recess_draws() {
            self.ask_draws(draws);
        }
    }

    /// Steps 5 and 6 (SA-T7, SA-T8, SA-T10).
    pub(crate) fn end_turn(&mut self, events: &mut Heard) {
        let (seat, lost) = (self.active, self.votes);
        (self.votes, self.actions) = (0, 0);
        events.push(|| Event::TurnEnded { seat, lost });
        if self.turn >= self.content().limits.turns {
            self.declare(How::Limit, events);
        }
        if self.is_final_turn() {
            self.stage = Stage::Orders;
            return;
        }
        self.active = other(seat);
        self.turn += 1;
        self.begin_turn(events);
    }

    /// Whether the assembly phase is over and the war not yet set up.
    pub(crate) fn is_war_due(&self) -> bool {
        self.stage == Stage::Orders && self.battle.round == 0
    }

    /// What step 4 offers.
    #[inline]
    pub(crate) fn turn_actions(&self, out: &mut Vec<Action>) {
        if self.actions < self.content().limits.actions {
            self.hand_actions(out);
            self.captain_actions(out);
            self.lock_actions(out);
        }
        out.push(Action::EndTurn);
    }

    #[inline]
    fn hand_actions(&self, out: &mut Vec<Action>) {
        let surcharges = self.surcharges(self.active);
        let room = self.has_room(self.active);
        for card in self.mine().hand.iter() {
            out.push(Action::Release(card));
            if self.price_with(card, End::Captain, surcharges) <= self.votes {
                out.push(Action::Recruit(card));
            }
            if room && self.price_with(card, End::Ship, surcharges) <= self.votes {
                out.push(Action::Deploy(card));
            }
        }
    }

    #[inline]
    fn captain_actions(&self, out: &mut Vec<Action>) {
        let ready = self.mine().captains - self.exhausted;
        if ready.is_empty() {
            return;
        }
        let outlook = self.outlook();
        for captain in ready.iter() {
            for (at, ability) in self.content().card(captain).abilities.iter().enumerate() {
                if ability.kind == Kind::Activated && self.can_use(ability, &Plan::new(captain, at), outlook) {
                    out.push(Action::Use { captain, ability: Upto::new(at as u8) });
                }
            }
        }
    }

    #[inline]
    fn lock_actions(&self, out: &mut Vec<Action>) {
        if !self.rules.locking || self.votes == 0 {
            return;
        }
        let locked = self.locked().len() as u16;
        if locked < self.votes {
            out.extend(self.unlocked().iter().map(Action::Lock));
        }
        if locked <= self.votes {
            out.extend(self.theirs().locks.iter().map(Action::Relock));
        }
    }

    pub(crate) fn check_turn(&self, action: Action) -> Result<(), Refusal> {
        if action == Action::EndTurn {
            return Ok(());
        }
        if self.actions >= self.content().limits.actions {
            return Err(rule!("SA-T9").into());
        }
        match action {
            Action::Release(card) => self.check_hand(card, rule!("SA-V4")),
            Action::Recruit(card) => self.check_buy(card, End::Captain),
            Action::Deploy(card) => self.check_buy(card, End::Ship),
            Action::Use { captain, ability } => self.check_use(captain, ability.index()),
            Action::Lock(card) => self.check_lock(card),
            Action::Relock(card) => self.check_relock(card),
            Action::Recess | Action::Attend => Err(rule!("SA-T4").into()),
            _ => Err(table::NO_SUCH_THING.into()),
        }
    }

    fn check_hand(&self, card: Card, rule: kernel::Rule) -> Result<(), Refusal> {
        if self.mine().hand.has(card) { Ok(()) } else { Err(rule.into()) }
    }

    fn check_buy(&self, card: Card, end: End) -> Result<(), Refusal> {
        self.check_hand(card, rule!("SA-P4"))?;
        if end == End::Ship && !self.has_room(self.active) {
            return Err(rule!("SA-P2").into());
        }
        self.check_votes(self.price(self.active, card, end))
    }

    /// SA-V7.
    fn check_votes(&self, price: u16) -> Result<(), Refusal> {
        if price <= self.votes {
            return Ok(());
        }
        Err(Refusal::new(rule!("SA-V7")).with(price as i16).with(self.votes as i16))
    }

    fn check_use(&self, captain: Card, ability: usize) -> Result<(), Refusal> {
        if !self.mine().captains.has(captain) {
            return Err(rule!("SA-B3").into());
        }
        let Some(known) = self.content().card(captain).abilities.get(ability) else {
            return Err(table::NO_SUCH_THING.into());
        };
        if known.kind != Kind::Activated {
            return Err(rule!("SA-B1").into());
        }
        if self.exhausted.has(captain) {
            return Err(rule!("SA-B2").into());
        }
        self.check_plan(&Plan::new(captain, ability))
    }

    fn check_lock(&self, card: Card) -> Result<(), Refusal> {
        if !self.rules.locking {
            return Err(rule!("SA-O2").into());
        }
        if !self.unlocked().has(card) {
            return Err(rule!("SA-K1").into());
        }
        self.check_votes(self.lock_price(card))
    }

    fn check_relock(&self, card: Card) -> Result<(), Refusal> {
        if !self.rules.locking {
            return Err(rule!("SA-O2").into());
        }
        if self.mine().locks.has(card) {
            return Err(rule!("SA-K3").into());
        }
        if !self.theirs().locks.has(card) {
            return Err(rule!("SA-K2").into());
        }
        self.check_votes(self.lock_price(card))
    }

    /// Performs a step-4 action.
    pub(crate) fn perform_turn(&mut self, action: Action, events: &mut Heard) {
        self.actions = self.actions.saturating_add(1);
        match action {
            Action::Release(card) => self.release_for_votes(card, events),
            Action::Recruit(card) => self.recruit(card, events),
            Action::Deploy(card) => self.deploy(card, events),
            Action::Use { captain, ability } => {
                let plan = Plan::new(captain, ability.index());
                let _ = self.frames.push(Frame::Choose(plan));
                self.choose(plan, events);
            }
            Action::Lock(card) => self.lock(card, false, events),
            Action::Relock(card) => self.lock(card, true, events),
            _ => self.end_turn(events),
        }
    }

    /// SA-V3.
    fn release_for_votes(&mut self, card: Card, events: &mut Heard) {
        self.release_from_hand(card, events);
        self.cast(u16::from(self.content().limits.release_votes), events);
    }

    /// SA-P1.
    fn recruit(&mut self, card: Card, events: &mut Heard) {
        self.spend(self.price(self.active, card, End::Captain), events);
        self.leave_hand(card);
        self.enter_as_captain(card, Source::Hand, events);
        self.trigger(card, End::Captain, events);
    }

    /// SA-P2.
    fn deploy(&mut self, card: Card, events: &mut Heard) {
        self.spend(self.price(self.active, card, End::Ship), events);
        self.leave_hand(card);
        self.enter_as_ship(card, Source::Hand, events);
        self.trigger(card, End::Ship, events);
    }

    /// SA-K1, SA-K2: the last one to lock owns the lock (SA-K4).
    fn lock(&mut self, card: Card, again: bool, events: &mut Heard) {
        let (seat, rival) = (self.active, other(self.active));
        self.spend(self.lock_price(card), events);
        self.sides[rival].locks.remove(card);
        self.sides[seat].locks.insert(card);
        events.push(|| Event::Locked { seat, card, again });
    }
}
