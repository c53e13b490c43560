//! What is asked now, and of whom.

use crate::content::Window;
use crate::state::{Attack, Frame, Stage};
use kernel::Seat;

/// What is asked now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// AT-X6.
    FirstPower,
    /// AT-X7.
    PlaceShip,
    /// AT-X30.
    Return,
    /// AT-X31.
    GiveUp,
    /// AT-X32.
    Repower,
    /// AT-X33.
    Respawn,
    /// AT-X23 to AT-X29.
    Reaction(Window),
    /// AT-X8, AT-X10, AT-X11.
    Start,
    /// AT-X9.
    Roll,
    /// AT-X11.
    Assign,
    /// AT-X12, AT-X13.
    Engine,
    /// AT-X14.
    Course,
    /// AT-X15.
    Facing,
    /// AT-X16 to AT-X20.
    Fire,
    /// AT-X21.
    Damage,
    /// AT-X22.
    Drop,
    /// AT-X27.
    Rewire(Seat),
}

impl Attack {
    /// The captain who must answer, where it is one alone.
    #[inline]
    pub(crate) fn owner(&self) -> Option<Seat> {
        if self.ending.is_some() {
            return None;
        }
        match self.frames.top() {
            Some(&(Frame::Damage(seat) | Frame::Destroy(seat) | Frame::Drop(seat, _) | Frame::Rewire(seat, _))) => {
                Some(seat)
            }
            Some(Frame::Facing) | None => Some(self.active),
        }
    }

    /// The question that is open; none when the game is over.
    pub(crate) fn question(&self) -> Option<Question> {
        if self.ending.is_some() {
            return None;
        }
        match self.frames.top() {
            Some(Frame::Damage(_) | Frame::Destroy(_)) => return Some(Question::Damage),
            Some(Frame::Drop(..)) => return Some(Question::Drop),
            Some(&Frame::Rewire(_, target)) => return Some(Question::Rewire(target)),
            Some(Frame::Facing) => return Some(Question::Facing),
            None => {}
        }
        Some(match self.stage {
            Stage::SetupPower => Question::FirstPower,
            Stage::SetupPlace => Question::PlaceShip,
            Stage::Return => Question::Return,
            Stage::GiveUp => Question::GiveUp,
            Stage::Repower => Question::Repower,
            Stage::Respawn => Question::Respawn,
            Stage::Window(window) => Question::Reaction(window),
            Stage::Start => Question::Start,
            Stage::Roll => Question::Roll,
            Stage::Assign => Question::Assign,
            Stage::Engine => Question::Engine,
            Stage::Course => Question::Course,
            Stage::Fire => Question::Fire,
            _ => return None,
        })
    }
}
