//! Suspended effects: small `Copy` frames in lanes, one lane a seat (SR-J1).

use crate::content::{Effect, List};
use crate::effects::Next;
use crate::event::{Event, Heard};
use crate::questions::{Frame, MainPhase};
use crate::state::Realms;
use kernel::{Fate, Seat, Step};
use std::ops::ControlFlow;

/// How deep effects may nest; one too many is skipped and said so.
pub const DEPTH: usize = 5;

/// The rest of a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Run {
    /// The list.
    pub(crate) list: List,
    /// The next effect.
    pub(crate) at: u8,
}

impl<const S: usize, const C: usize> Step<Realms<S, C>> for Run {
    fn run(self, game: &mut Realms<S, C>, seat: Seat, fate: &mut Fate, events: &mut Heard) {
        game.run_from(seat, self.list, self.at as usize, fate, events);
    }
}

/// A list, so many times more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Repeat {
    /// The list.
    pub(crate) list: List,
    /// How often.
    pub(crate) times: u8,
}

impl<const S: usize, const C: usize> Step<Realms<S, C>> for Repeat {
    fn run(self, game: &mut Realms<S, C>, seat: Seat, fate: &mut Fate, events: &mut Heard) {
        let Repeat { list, times } = self;
        if times == 0 {
            return;
        }
        // A lone draw is drawn in one go: one reshuffle, one event.
        if let [Effect::Draw(n)] = *game.effects(list) {
            return game.draw(seat, u16::from(n) * u16::from(times), fate, events);
        }
        if times > 1 {
            game.push(seat, Repeat { list, times: times - 1 }, events);
        }
        game.run_from(seat, list, 0, fate, events);
    }
}

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// Puts a frame into a seat's lane; one too many is skipped with an event.
    #[inline]
    pub(crate) fn push(&mut self, seat: Seat, frame: impl Into<Frame>, events: &mut Heard) {
        match self.lanes.lane_mut(seat).push(frame.into()) {
            Ok(()) => self.asked.insert(seat),
            Err(_) => events.push(|| Event::Skipped { seat }),
        }
    }

    /// Puts the frame on top that an effect or an answer leads to, if any.
    pub(crate) fn go_on(&mut self, seat: Seat, next: Next, events: &mut Heard) {
        if let ControlFlow::Break(frame) = next {
            self.push(seat, frame, events);
        }
    }

    /// Takes the top frame off a seat's lane.
    #[inline]
    pub(crate) fn pop(&mut self, seat: Seat) {
        let lane = self.lanes.lane_mut(seat);
        lane.pop();
        if lane.is_empty() {
            self.asked.remove(seat);
        }
    }

    /// The question before a seat: the top of its lane, else its Main Phase.
    #[inline]
    pub(crate) fn question(&self, seat: Seat) -> Frame {
        let top = if self.asked.has(seat) { self.lanes.lane(seat).top().copied() } else { None };
        top.unwrap_or(Frame::MainPhase(MainPhase))
    }

    /// Runs a seat's lane until a question must be put or it is quiet. What has nothing to ask any more has no
    /// effect (SR-P8).
    pub(crate) fn settle(&mut self, seat: Seat, fate: &mut Fate, events: &mut Heard) {
        while self.ended.is_none() && self.asked.has(seat) {
            let frame = self.question(seat);
            if !frame.is_stale(self, seat) {
                return;
            }
            self.pop(seat);
            frame.lapse(self, seat, fate, events);
        }
    }

    /// Settles every lane: what one seat did may leave another's question without answers (SR-J7).
    pub(crate) fn settle_all(&mut self, fate: &mut Fate, events: &mut Heard) {
        for seat in self.asked.iter() {
            self.settle(seat, fate, events);
        }
    }
}
