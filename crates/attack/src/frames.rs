//! What is asked now and of whom: duties that interrupt the turn on a stack, else the stage of the turn.

use crate::action::Action;
use crate::event::Heard;
use crate::questions::{
    AssignPower, ComeBack, Engine, Fire, FirstPower, Frame, GiveUp, PlaceShip, React, Repower, Respawn, RollAgain,
    SetCourse, Start,
};
use crate::state::{Attack, Stage};
use kernel::{Fate, Question, Seat, Step};

/// Her ship goes (AT-D5, AT-J15).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Destroy {
    /// Whose.
    pub(crate) seat: Seat,
}

impl Step<Attack> for Destroy {
    fn run(self, game: &mut Attack, _: Seat, _: &mut Fate, events: &mut Heard) {
        game.destroy(self.seat, events);
    }
}

/// A frame that interrupts the turn.
pub(crate) trait Duty {
    /// Who must answer it.
    fn owner(&self, game: &Attack) -> Seat;
    /// Whether it falls away when a captain leaves (AT-Z3).
    fn involves(&self, game: &Attack, seat: Seat) -> bool {
        self.owner(game) == seat
    }
    /// Whether it can be owed as things stand.
    fn can_be_owed(&self, game: &Attack) -> bool;
    /// How a position writes it.
    fn written(&self, game: &Attack) -> String;
}

impl Duty for Destroy {
    fn owner(&self, _: &Attack) -> Seat {
        self.seat
    }

    fn can_be_owed(&self, game: &Attack) -> bool {
        game.is_settling() && game.ship(self.seat).is_living()
    }

    fn written(&self, game: &Attack) -> String {
        format!("destroy {}", game.colour_of(self.seat).id())
    }
}

impl Frame {
    /// What interrupts the turn; nothing for what its stage asks.
    pub(crate) fn duty(&self) -> Option<&dyn Duty> {
        Some(match self {
            Frame::Damage(duty) => duty,
            Frame::Destroy(duty) => duty,
            Frame::DropFlag(duty) => duty,
            Frame::Rewire(duty) => duty,
            Frame::Facing(duty) => duty,
            _ => return None,
        })
    }
}

impl Stage {
    /// What a stage of the turn asks; nothing where the engine goes on by itself.
    #[inline(always)]
    fn question(self) -> Option<Frame> {
        Some(match self {
            Stage::SetupPower => FirstPower.into(),
            Stage::SetupPlace => PlaceShip.into(),
            Stage::Return => ComeBack.into(),
            Stage::GiveUp => GiveUp.into(),
            Stage::Repower => Repower.into(),
            Stage::Respawn => Respawn.into(),
            Stage::Window(window) => React { window }.into(),
            Stage::Start => Start.into(),
            Stage::Roll => RollAgain.into(),
            Stage::Assign => AssignPower.into(),
            Stage::Engine => Engine.into(),
            Stage::Course => SetCourse.into(),
            Stage::Fire => Fire.into(),
            Stage::TurnStart | Stage::MoveDone | Stage::AfterFire | Stage::TurnEnd | Stage::Over => return None,
        })
    }
}

impl Attack {
    /// Puts a duty on top. Six places are enough: two drops, a Damage and a facing at most.
    pub(crate) fn owe(&mut self, duty: impl Into<Frame>) {
        let room = self.frames.push(duty.into());
        debug_assert!(room.is_ok(), "no turn stacks more than six duties");
    }

    /// The question that is open; none when the game is over.
    #[inline]
    pub(crate) fn question(&self) -> Option<Frame> {
        if self.ending.is_some() {
            return None;
        }
        self.frames.top().copied().or_else(|| self.stage.question())
    }

    /// Adds the answers of a seat that owes one. Nearly every question of bulk play is a window: it goes first.
    #[inline]
    pub(crate) fn list_answers(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.owes_answer(seat) {
            return;
        }
        match (self.stage, self.question()) {
            (Stage::Window(window), _) if self.in_round() => React { window }.answers(self, seat, out),
            (_, Some(question)) => question.answers(self, seat, out),
            (_, None) => {}
        }
    }

    /// The captain who must answer, where it is one alone.
    #[inline]
    pub(crate) fn owner(&self) -> Option<Seat> {
        if self.ending.is_some() {
            return None;
        }
        let duty = self.frames.top().and_then(Frame::duty);
        Some(duty.map_or(self.active, |duty| duty.owner(self)))
    }

    /// Runs the top frame; `false` where its owner must choose.
    #[inline(never)]
    pub(crate) fn run_frame(&mut self, frame: Frame, fate: &mut Fate, events: &mut Heard) -> bool {
        let seat = frame.duty().map_or(self.active, |duty| duty.owner(self));
        if !frame.is_stale(self, seat) {
            return false;
        }
        self.frames.pop();
        frame.lapse(self, seat, fate, events);
        true
    }

    /// Forgets what the leaver owed and what was owed about her ship.
    pub(crate) fn drop_frames_of(&mut self, seat: Seat) {
        let stays = |frame: &Frame| frame.duty().is_none_or(|duty| !duty.involves(self, seat));
        let kept: kernel::ArrayVec<Frame, 6> = self.frames.iter().copied().filter(stays).collect();
        self.frames.clear();
        kept.into_iter().for_each(|frame| self.owe(frame));
    }

    /// Whether a move or an attack is being settled: the time of Damage and of dropped flags.
    pub(crate) fn is_settling(&self) -> bool {
        matches!(self.stage, Stage::MoveDone | Stage::AfterFire | Stage::TurnEnd)
    }
}
