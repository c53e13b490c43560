//! Runs frames until somebody must be asked. A question is answered here only where public
//! facts leave one answer (SS-Q43), or for a player who conceded (SS-Q63).

use super::{Answer, Frame};
use crate::event::Log;
use crate::state::{Phase, Samurai};
use kernel::{Fate, Upto};

/// What becomes of a question when its turn comes.
enum Ready {
    /// It is asked.
    Ask,
    /// It has no answer: it goes.
    Drop,
    /// It has one answer.
    Answer(Answer),
}

impl Samurai {
    /// Runs until the next question, or the end.
    pub(crate) fn settle(&mut self, fate: &mut Fate, log: &mut Log) {
        while self.phase != Phase::Over {
            let Some(frame) = self.top() else {
                self.advance(log);
                continue;
            };
            let Some(seat) = self.asked(frame) else {
                self.run_frame(frame, fate, log);
                continue;
            };
            match self.ready_now(frame) {
                Ready::Ask if self.conceded.has(seat) => {
                    let answer = self.default_answer(frame);
                    self.answer(frame, answer, fate, log);
                }
                Ready::Ask => return,
                Ready::Drop => {
                    self.stack.pop();
                }
                Ready::Answer(answer) => self.answer(frame, answer, fate, log),
            }
        }
    }

    fn run_frame(&mut self, frame: Frame, fate: &mut Fate, log: &mut Log) {
        match frame {
            Frame::Claim { led } => self.claim_next(led, log),
            Frame::Run { span, scope } => self.run_next(span, scope, log),
            Frame::Finish => self.finish_card(log),
            Frame::Moved { seat } => {
                self.stack.pop();
                self.unmark(seat);
            }
            Frame::Arrive { .. } => self.arrive(frame, log),
            Frame::Sweep { index } => {
                self.stack.pop();
                self.drop_attached(index as usize, log);
            }
            Frame::Battle { location, step, at } => self.battle_step(location, step, at, log),
            Frame::Bound { answer, with } => self.keep_bargain(answer, with, fate, log),
            _ => {
                self.stack.pop();
            }
        }
    }

    /// While somebody wants to offer something, a forced answer is asked for (SS-Q71).
    fn ready_now(&self, frame: Frame) -> Ready {
        match self.ready(frame) {
            Ready::Answer(_) if self.trade.is_held() => Ready::Ask,
            ready => ready,
        }
    }

    fn ready(&self, frame: Frame) -> Ready {
        match frame {
            Frame::Raise { .. } if self.player(self.active).wealth == 0 => Ready::Answer(Answer::Add(Upto::new(0))),
            Frame::Take { most: 0, .. } | Frame::Tokens { most: 0, .. } => Ready::Answer(Answer::Take(Upto::new(0))),
            Frame::Clan { steps: 0, .. } => Ready::Drop,
            Frame::Move { .. } if !self.can_move_any(frame) => Ready::Drop,
            Frame::Limit { seat, .. } if self.player(seat).hand.len() <= self.edition.hand_limit as usize => {
                Ready::Drop
            }
            Frame::Discard { whose, left, .. } if left == 0 || self.player(whose).hand.is_empty() => Ready::Drop,
            Frame::Draft { .. }
            | Frame::Window
            | Frame::Raise { .. }
            | Frame::Take { .. }
            | Frame::Tokens { .. }
            | Frame::Clan { .. }
            | Frame::Move { .. }
            | Frame::Limit { .. }
            | Frame::Discard { .. }
            | Frame::Commit { .. }
            | Frame::Reveal { .. }
            | Frame::Promise { .. } => Ready::Ask,
            Frame::Ability { seat, figure, location } if self.arrival_works(seat, figure, location) => Ready::Ask,
            Frame::Ability { .. } => Ready::Drop,
            _ => self.ready_by_list(frame),
        }
    }

    /// Short public lists: none to choose from drops the question, one answers it.
    fn ready_by_list(&self, frame: Frame) -> Ready {
        let list = self.short_list(frame);
        match (list.as_slice(), may_stop(frame)) {
            ([], _) => Ready::Drop,
            ([one], false) => Ready::Answer(*one),
            _ => Ready::Ask,
        }
    }
}

/// Whether a question may be answered by "done".
pub(crate) fn may_stop(frame: Frame) -> bool {
    match frame {
        Frame::Pick { up_to, .. } => up_to,
        Frame::Escort { .. } | Frame::Garrison { .. } | Frame::Move { .. } | Frame::Clan { .. } => true,
        _ => false,
    }
}
