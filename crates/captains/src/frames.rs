//! Suspended effects: a bounded stack of frames, each with its owner. The top one runs or asks.

use crate::content::{Effect, List};
use crate::event::{Event, Heard};
use crate::questions::{Frame, MainPhase};
use crate::state::{Captains, Stage};
use kernel::{Fate, Seat, Step};

/// An effect in mid-air and the captain it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Owned {
    /// Who decides, gains and suffers.
    pub owner: Seat,
    /// What is under way.
    pub frame: Frame,
}

/// A list of effects, from the `at`-th on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Run {
    /// The list.
    pub list: List,
    /// The next effect.
    pub at: u8,
    /// The slot of the room tech it is printed on, if any.
    pub slot: Option<u8>,
}

impl Step<Captains> for Run {
    /// The rest of the list waits below its next effect; nothing waits below the last, so that long chains stay
    /// shallow.
    fn run(self, game: &mut Captains, owner: Seat, fate: &mut Fate, events: &mut Heard) {
        let effects = game.content().list(self.list);
        let at = usize::from(self.at);
        let Some(&effect) = effects.get(at) else { return };
        // Gains of tokens that follow one another are looked at together (SC-D9, SC-Q78).
        let gains = |effect: &Effect| matches!(effect, Effect::Artifact(_) | Effect::Pirate(_));
        let run = effects[at..].iter().take_while(|effect| gains(effect)).count();
        let next = at + run.max(1);
        if next < effects.len() {
            game.push(owner, Run { at: next as u8, ..self }, events);
        }
        if run == 0 {
            return game.effect(owner, effect, self.slot, fate, events);
        }
        for &gain in &effects[at..next] {
            game.gain_tokens(owner, gain, fate, events);
        }
        game.make_room(owner, events);
    }
}

/// A list so many times more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Repeat {
    /// The list.
    pub list: List,
    /// How often.
    pub times: u8,
}

impl Step<Captains> for Repeat {
    fn run(self, game: &mut Captains, owner: Seat, _: &mut Fate, events: &mut Heard) {
        if self.times > 1 {
            game.push(owner, Repeat { times: self.times - 1, ..self }, events);
        }
        game.begin(owner, self.list, events);
    }
}

/// Whether the game goes on by itself or waits for somebody.
enum Flow {
    Ran,
    Asks,
}

impl Captains {
    /// Puts a frame on top. A full stack skips it, by a house rule that is told.
    #[inline]
    pub(crate) fn push(&mut self, owner: Seat, frame: impl Into<Frame>, events: &mut Heard) {
        if self.stack.push(Owned { owner, frame: frame.into() }).is_err() {
            events.push(|| Event::TooDeep { seat: owner });
        }
    }

    /// Begins a list of effects.
    pub(crate) fn begin(&mut self, owner: Seat, list: List, events: &mut Heard) {
        if !self.content().list(list).is_empty() {
            self.push(owner, Run { list, at: 0, slot: None }, events);
        }
    }

    /// What is asked: the top of the stack, else the main phase.
    #[inline]
    pub(crate) fn question(&self) -> Frame {
        self.stack.top().map_or(Frame::MainPhase(MainPhase), |top| top.frame)
    }

    /// The frames in mid-air, the newest first.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = Frame> {
        self.stack.iter().rev().map(|owned| owned.frame)
    }

    /// Runs everything up to the next question (or the end).
    pub(crate) fn settle(&mut self, fate: &mut Fate, events: &mut Heard) {
        loop {
            let Some(&Owned { owner, frame }) = self.stack.top() else {
                match self.next_stage(fate, events) {
                    Flow::Ran => continue,
                    Flow::Asks => return,
                }
            };
            if !frame.is_stale(self, owner) {
                return;
            }
            self.stack.pop();
            frame.lapse(self, owner, fate, events);
        }
    }

    /// What happens when no effect is in mid-air.
    fn next_stage(&mut self, fate: &mut Fate, events: &mut Heard) -> Flow {
        match self.stage {
            Stage::Main | Stage::Over => return Flow::Asks,
            Stage::TurnEnds => self.turn_ends(events),
            Stage::Tile(place) => self.resolve_tile(place, events),
            Stage::TileUsed(station) => self.tile_used(station, events),
            Stage::Refill => self.refill_and_go_on(fate, events),
            Stage::Shadow => self.shadow_acts(fate, events),
            Stage::Handover => self.hand_over(fate, events),
            Stage::RoundStart(done) => self.round_start(done, events),
            Stage::GameEnd(done) => self.game_end(done, events),
        }
        Flow::Ran
    }
}
