//! Suspended effects: one stack of small `Copy` frames. A question is answered here only where public facts leave one
//! answer (SS-Q43), or for a player who conceded (SS-Q63).

use crate::event::{Event, Heard};
use crate::questions::Frame;
use crate::state::{NONE, Phase, Samurai};
use kernel::{Fate, Seat};

/// Who and where an effect list is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scope {
    /// Who carries the effects out.
    pub(crate) actor: Seat,
    /// Whose card or ability it is.
    pub(crate) owner: Seat,
    /// The targeted player's index, or [`NONE`].
    pub(crate) target: u8,
    /// The location meant by "here", or [`NONE`].
    pub(crate) here: u8,
    /// The figure whose ability it is or that arrives, or [`NONE`].
    pub(crate) unit: u8,
}

impl Scope {
    /// Effects of a player's own card or ability.
    pub(crate) fn of(seat: Seat) -> Scope {
        Scope { actor: seat, owner: seat, target: NONE, here: NONE, unit: NONE }
    }

    /// The same at a location.
    pub(crate) fn at(self, location: u8) -> Scope {
        Scope { here: location, ..self }
    }

    /// The same for one figure.
    pub(crate) fn with_unit(self, figure: usize) -> Scope {
        Scope { unit: figure as u8, ..self }
    }

    /// The targeted player.
    pub(crate) fn target(self) -> Option<Seat> {
        if self.target == NONE { None } else { Seat::checked(self.target as usize) }
    }
}

impl Samurai {
    /// The frame on top.
    #[inline]
    pub(crate) fn top(&self) -> Option<Frame> {
        self.stack.top().copied()
    }

    /// Puts a frame on top. A full stack (only a user's content could fill it) skips the effect.
    #[inline]
    pub(crate) fn push(&mut self, frame: impl Into<Frame>, events: &mut Heard) {
        if self.stack.push(frame.into()).is_err() {
            events.push(|| Event::TooDeep);
        }
    }

    /// The question before a seat, if it owes an answer.
    #[inline]
    pub(crate) fn question_of(&self, seat: Seat) -> Option<Frame> {
        self.top().filter(|frame| self.phase != Phase::Over && frame.asked(self) == Some(seat))
    }

    /// Who is asked, if anybody is.
    #[inline]
    pub(crate) fn decider(&self) -> Option<Seat> {
        self.top().filter(|_| self.phase != Phase::Over).and_then(|frame| frame.asked(self))
    }

    /// The question that is open, looking through a bargain's filter.
    pub(crate) fn question(&self) -> Option<Frame> {
        self.stack.iter().rev().copied().find(|frame| !matches!(frame, Frame::Promise(_)))
    }

    /// Runs until the next question, or the end.
    pub(crate) fn settle(&mut self, fate: &mut Fate, events: &mut Heard) {
        while self.phase != Phase::Over {
            let Some(frame) = self.top() else {
                self.advance(events);
                continue;
            };
            let seat = frame.asked(self).unwrap_or(self.active);
            if frame.is_stale(self, seat) {
                self.stack.pop();
                frame.lapse(self, seat, fate, events);
                continue;
            }
            if !self.conceded.has(seat) {
                return;
            }
            let Some(answer) = frame.fallback(self, seat) else { return };
            self.stack.pop();
            frame.answer(self, seat, answer, fate, events);
        }
    }
}
