//! Suspended effects: small `Copy` frames on one stack, whose owner is the active player.

use crate::effects::Ask;
use crate::effects::Effect;
use crate::event::{Event, Heard};
use crate::plan::Plan;
use crate::questions::{
    DrawCard, Fire, Frame, LobbyPick, LobbyRelease, MainPhase, NameAgendaCard, NameCaptain, NameHandCard, NameShip,
    Orders, RecessOrAttend,
};
use crate::state::{Assembly, Stage};
use kernel::{Fate, Seat, Step};

/// An ability being activated: everything it needs is named first, and nothing has happened yet (SA-B6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Activate(pub(crate) Plan);

impl Step<Assembly> for Activate {
    /// Everything is named: the captain is exhausted and the ability begins (SA-B2).
    fn run(self, game: &mut Assembly, seat: Seat, _: &mut Fate, events: &mut Heard) {
        let Plan { captain, ability, .. } = self.0;
        game.exhausted.insert(captain);
        events.push(|| Event::Used { seat, captain, ability });
        game.push(Run { plan: self.0, next: 0 });
    }
}

/// Carrying an ability out, from this step on (SA-B5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Run {
    plan: Plan,
    next: u8,
}

impl Step<Assembly> for Run {
    /// A finished ability has left the stack before its last step.
    fn run(self, game: &mut Assembly, _: Seat, _: &mut Fate, events: &mut Heard) {
        let Run { plan, next } = self;
        let effects: &[Effect] = game.ability(&plan).map_or(&[], |ability| &ability.effects);
        let Some(&effect) = effects.get(usize::from(next)) else { return };
        if usize::from(next) + 1 < effects.len() {
            game.push(Run { plan, next: next + 1 });
        }
        game.carry_out(effect, &plan, events);
    }
}

/// A skipped turn whose draws are made: it ends (SA-T4). Never on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EndRecess;

impl Step<Assembly> for EndRecess {
    fn run(self, game: &mut Assembly, _: Seat, _: &mut Fate, events: &mut Heard) {
        game.end_turn(events);
    }
}

impl Assembly {
    /// Puts a frame on top. Two are the most there ever are, a draw upon an ability, so there is room.
    pub(crate) fn push(&mut self, frame: impl Into<Frame>) {
        let _ = self.frames.push(frame.into());
    }

    /// The question before the active player: what the top frame asks, else what the stage does.
    #[inline]
    pub(crate) fn question(&self) -> Frame {
        match self.frames.top() {
            Some(&Frame::Activate(Activate(plan))) => self.naming(plan),
            Some(&frame) => frame,
            None => self.stage_question(),
        }
    }

    /// What is to be named next for an ability, or its beginning.
    fn naming(&self, plan: Plan) -> Frame {
        match self.next_ask(&plan) {
            Some(Ask::Ship) => NameShip(plan).into(),
            Some(Ask::Captain) => NameCaptain(plan).into(),
            Some(Ask::Agenda) => NameAgendaCard(plan).into(),
            Some(Ask::Hand) => NameHandCard(plan).into(),
            None => Activate(plan).into(),
        }
    }

    #[inline]
    fn stage_question(&self) -> Frame {
        match self.stage {
            Stage::Picks(picked) => LobbyPick { picked }.into(),
            Stage::Releases => LobbyRelease.into(),
            Stage::TurnStart => RecessOrAttend.into(),
            Stage::Recess => EndRecess.into(),
            Stage::Orders => Orders.into(),
            Stage::Fire => Fire.into(),
            Stage::Turn | Stage::Over => MainPhase.into(),
        }
    }

    /// The ability for which something is being named.
    pub(crate) fn activating(&self) -> Option<Plan> {
        match self.frames.top() {
            Some(&Frame::Activate(Activate(plan))) => Some(plan),
            _ => None,
        }
    }

    /// The draws to come, where the next one is what is asked (SA-A8).
    pub(crate) fn draws_due(&self) -> Option<u8> {
        match self.frames.top() {
            Some(&Frame::DrawCard(DrawCard { left })) => Some(left),
            _ => None,
        }
    }

    /// Runs what is suspended up to the next question.
    pub(crate) fn settle(&mut self, fate: &mut Fate, events: &mut Heard) {
        while self.stage != Stage::Over {
            let frame = self.question();
            if !frame.is_stale(self, self.active) {
                return;
            }
            self.frames.pop();
            frame.lapse(self, self.active, fate, events);
        }
    }
}
