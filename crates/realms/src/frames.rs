//! Suspended effects: small `Copy` frames in lanes, one lane a seat (SR-J1).

use crate::content::{From, List};
use crate::event::{Event, Told};
use crate::state::Realms;
use kernel::{Events, Fate, Seat, SeatSet};

/// How deep effects may nest; one too many is skipped and said so.
pub const DEPTH: usize = 5;

/// The row as the target of a proposal.
pub const ROW_TARGET: u8 = u8::MAX;

/// An effect in mid-air.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// The rest of a list.
    Run {
        /// The list.
        list: List,
        /// The next effect.
        at: u8,
    },
    /// A list, so many times more.
    Repeat {
        /// The list.
        list: List,
        /// How often.
        times: u8,
    },
    /// Which branch? (SR-D11)
    Choose {
        /// The first branch.
        first: List,
        /// How many there are.
        n: u8,
    },
    /// Which own cards to scrap? (SR-D12 to SR-D15)
    Scrap {
        /// From where.
        from: From,
        /// How many must still be picked.
        need: u8,
        /// How many may still be picked.
        left: u8,
        /// How many were picked.
        picked: u8,
        /// What follows each.
        each: Option<List>,
    },
    /// Which hand cards to discard? (SR-D16)
    Discard {
        /// How many must still be picked.
        need: u8,
        /// How many may still be picked.
        left: u8,
        /// How many were picked.
        picked: u8,
        /// What follows each.
        each: Option<List>,
    },
    /// Which hand cards are discarded for what is owed? (SR-D24)
    Owe {
        /// How many.
        left: u8,
    },
    /// Which row card to scrap? (SR-D17)
    ScrapRow {
        /// How many must still be picked.
        need: u8,
        /// How many may still be picked.
        left: u8,
    },
    /// Which base to destroy? (SR-D18, SR-D19)
    DestroyBase {
        /// 0 where it may be declined.
        need: u8,
    },
    /// Which of several like bases, by damage; `blow` 0 destroys it.
    Damaged {
        /// Whose.
        owner: Seat,
        /// Of which kind.
        kind: u8,
        /// How much Combat is spent on it.
        blow: u8,
    },
    /// Which ship to take? (SR-D20)
    AcquireShip {
        /// 0 where it may be declined.
        need: u8,
    },
    /// Is this ship put on top? (SR-D21)
    PutOnTop {
        /// The ship just acquired, in the Discard Pile.
        kind: u8,
    },
    /// Which ship to copy? (SR-D22)
    CopyShip,
    /// Who must discard? (SR-D23)
    Target {
        /// How many cards.
        n: u8,
    },
    /// A proposal being made or answered (SR-D26, SR-D27).
    Propose(Proposal),
    /// Accept this seat's proposal? (SR-D28)
    Answer {
        /// Who asks.
        proposer: Seat,
    },
    /// Which card to give to this seat? (SR-D30, SR-D31)
    Gift {
        /// Who gets it.
        to: Seat,
        /// Who comes after.
        then: SeatSet,
    },
}

/// What a Hydra member proposes to pay for together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Proposal {
    /// Whose base; [`ROW_TARGET`] for a card of the row.
    pub target: u8,
    /// The base or card.
    pub kind: u8,
    /// What each member pays, in seat order of the team.
    pub shares: [u8; 3],
    /// How many shares are fixed; all are once the team is asked.
    pub fixed: u8,
}

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// Puts a frame into a seat's lane; one too many is skipped with an event.
    #[inline]
    pub(crate) fn push(&mut self, seat: Seat, frame: Frame, events: &mut Events<Event>) {
        match self.lanes.lane_mut(seat).push(frame) {
            Ok(()) => self.asked.insert(seat),
            Err(_) => events.push(|| Event::Open(Told::Skipped { seat })),
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

    /// The question before a seat, if one is.
    #[inline]
    pub(crate) fn question(&self, seat: Seat) -> Option<Frame> {
        if self.asked.has(seat) { self.lanes.lane(seat).top().copied() } else { None }
    }

    /// Runs a seat's lane until a question must be put or it is quiet.
    pub(crate) fn settle(&mut self, seat: Seat, fate: &mut Fate, events: &mut Events<Event>) {
        while self.ended.is_none() {
            match self.question(seat) {
                None => return,
                Some(Frame::Run { list, at }) => {
                    self.pop(seat);
                    self.run_from(seat, list, at as usize, fate, events);
                }
                Some(Frame::Repeat { list, times }) => {
                    self.pop(seat);
                    self.repeat(seat, list, times, fate, events);
                }
                Some(frame) if self.is_stale(seat, frame) => self.give_up(seat, frame, fate, events),
                Some(_) => return,
            }
        }
    }

    /// Settles every lane: what one seat did may leave another's question without answers (SR-J7).
    pub(crate) fn settle_all(&mut self, fate: &mut Fate, events: &mut Events<Event>) {
        for seat in self.asked.iter() {
            self.settle(seat, fate, events);
        }
    }

    /// Runs a list, once for each time.
    pub(crate) fn repeat(&mut self, seat: Seat, list: List, times: u8, fate: &mut Fate, events: &mut Events<Event>) {
        if times == 0 {
            return;
        }
        // A lone draw is drawn in one go: one reshuffle, one event.
        if let [crate::content::Effect::Draw(n)] = *self.effects(list) {
            return self.draw(seat, u16::from(n) * u16::from(times), fate, events);
        }
        if times > 1 {
            self.push(seat, Frame::Repeat { list, times: times - 1 }, events);
        }
        self.run_from(seat, list, 0, fate, events);
    }
}
