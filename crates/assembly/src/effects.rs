//! The effects of captains: the enum that `content.toml` is read into, and what each asks, says and does
//! (RULES.md section 8). No word here asks which card it is. Whether one can be carried out is in `plan.rs`.

mod data;

pub use data::{Agenda, Ask, DeployFrom, Given, PerShip, Released, Scrambled, Themself, Yes};

use crate::agenda::End;
use crate::card::Card;
use crate::content::Kind;
use crate::event::{Event, Heard, Source};
use crate::plan::Plan;
use crate::state::{Assembly, How, other};
use crate::text::{count, times};
use serde::Deserialize;

/// One step of an ability, named as the file names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Adds votes.
    Cast(u8),
    /// Adds votes for each ship of the controller.
    CastPer(PerShip),
    /// Takes votes.
    Spend(u8),
    /// To the bottom of the deck.
    Release(Released),
    /// To the opponent, as what it is.
    Give(Given),
    /// So many draws.
    Draw(u8),
    /// A captain becomes its ship.
    Scramble(Scrambled),
    /// A card becomes a captain, unpaid.
    RecruitFrom(Agenda),
    /// A card becomes a ship, unpaid.
    DeployFrom(DeployFrom),
    /// War is declared.
    DeclareWar(Yes),
    /// The captain is refreshed.
    Refresh(Themself),
}

impl Effect {
    /// What must be named for it when the ability is activated (SA-B6).
    pub fn asks(self) -> Option<Ask> {
        match self {
            Effect::Release(released) => released.asks(),
            Effect::Give(Given::OwnShip) => Some(Ask::Ship),
            Effect::Scramble(Scrambled::AnyCaptain) => Some(Ask::Captain),
            Effect::RecruitFrom(_) | Effect::DeployFrom(DeployFrom::Agenda) => Some(Ask::Agenda),
            Effect::DeployFrom(DeployFrom::Hand) => Some(Ask::Hand),
            Effect::Cast(_) | Effect::CastPer(_) | Effect::Spend(_) | Effect::Draw(_) => None,
            Effect::Give(Given::Themself) | Effect::Scramble(Scrambled::Themself) => None,
            Effect::DeclareWar(_) | Effect::Refresh(_) => None,
        }
    }

    /// Whether the captain itself leaves by it.
    pub(crate) const fn ends_the_captain(self) -> bool {
        matches!(
            self,
            Effect::Release(Released::Themself) | Effect::Give(Given::Themself) | Effect::Scramble(Scrambled::Themself)
        )
    }

    /// In words (RULES.md section 8).
    pub(crate) fn words(self) -> String {
        match self {
            Effect::Cast(n) => format!("cast {}", count(n.into(), "vote")),
            Effect::CastPer(PerShip(n)) => format!("cast {} for each of your ships", count(n.into(), "vote")),
            Effect::Spend(n) => format!("pay {}", count(n.into(), "vote")),
            Effect::Release(whom) => format!("release {}", whom.words()),
            Effect::Give(whom) => format!("give {} to the other player", whom.words()),
            Effect::Draw(n) => format!("draw {}", times(n)),
            Effect::Scramble(whom) => format!("turn {} into its ship", whom.words()),
            Effect::RecruitFrom(_) => "recruit an unlocked agenda card without its cost".to_owned(),
            Effect::DeployFrom(DeployFrom::Hand) => "deploy a hand card without its cost".to_owned(),
            Effect::DeployFrom(DeployFrom::Agenda) => "deploy an unlocked agenda card without its cost".to_owned(),
            Effect::DeclareWar(_) => "declare war".to_owned(),
            Effect::Refresh(_) => "refresh this captain".to_owned(),
        }
    }
}

impl Assembly {
    /// Carries out one step of the active player's ability.
    pub(crate) fn carry_out(&mut self, effect: Effect, plan: &Plan, events: &mut Heard) {
        match effect {
            Effect::Cast(votes) => self.cast(u16::from(votes), events),
            Effect::CastPer(PerShip(each)) => self.cast(u16::from(each) * self.mine().fleet.len() as u16, events),
            Effect::Spend(votes) => self.spend(u16::from(votes), events),
            Effect::Release(whom) => self.release(whom, plan, events),
            Effect::Give(whom) => self.give(whom, plan, events),
            Effect::Draw(draws) => self.ask_draws(draws),
            Effect::Scramble(whom) => self.scramble(whom, plan, events),
            Effect::RecruitFrom(_) => self.recruit_from_agenda(plan, events),
            Effect::DeployFrom(from) => self.deploy_free(from, plan, events),
            Effect::DeclareWar(_) => self.declare(How::Politics, events),
            Effect::Refresh(_) => self.refresh(plan.captain, events),
        }
    }

    /// `release`: to the bottom of the deck, unseen from a hand, seen from play.
    fn release(&mut self, whom: Released, plan: &Plan, events: &mut Heard) {
        let Some(card) = whom.asks().map_or(Some(plan.captain), |ask| plan.pick(ask)) else { return };
        match whom {
            Released::Hand => self.release_from_hand(card, events),
            Released::OwnShip => self.release_from_play(card, End::Ship, events),
            Released::Themself | Released::AnyCaptain => self.release_from_play(card, End::Captain, events),
        }
    }

    /// `give`: to the opponent as what it is; a captain keeps its state (SA-B9, SA-B13).
    fn give(&mut self, whom: Given, plan: &Plan, events: &mut Heard) {
        let (seat, rival) = (self.active, other(self.active));
        match whom {
            Given::Themself => {
                let card = plan.captain;
                events.push(|| Event::Gave { seat, card, end: End::Captain });
                self.sides[seat].captains.remove(card);
                self.sides[rival].captains.insert(card);
            }
            Given::OwnShip => {
                let Some(card) = plan.pick(Ask::Ship) else { return };
                events.push(|| Event::Gave { seat, card, end: End::Ship });
                self.sides[seat].fleet.remove(card);
                self.join_fleet(rival, card, events);
            }
        }
    }

    /// `scramble`: a captain becomes its ship for its own controller (SA-B10). No trigger (SA-Q18).
    fn scramble(&mut self, whom: Scrambled, plan: &Plan, events: &mut Heard) {
        let named = match whom {
            Scrambled::Themself => Some(plan.captain),
            Scrambled::AnyCaptain => plan.pick(Ask::Captain),
        };
        let Some((card, seat)) = named.and_then(|card| Some((card, self.controller(card)?))) else { return };
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
    fn deploy_free(&mut self, from: DeployFrom, plan: &Plan, events: &mut Heard) {
        let (ask, there, source) = match from {
            DeployFrom::Hand => (Ask::Hand, self.mine().hand, Source::Hand),
            DeployFrom::Agenda => (Ask::Agenda, self.on_agenda(), Source::Agenda),
        };
        let Some(card) = plan.pick(ask).filter(|&card| there.has(card)) else { return };
        match from {
            DeployFrom::Hand => self.leave_hand(card),
            DeployFrom::Agenda => self.take_from_agenda(card),
        }
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
        for captain in (self.mine().captains & self.content().masks.on_play).iter() {
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
            ability.effects.iter().for_each(|&effect| self.carry_out(effect, &plan, events));
        }
    }
}
