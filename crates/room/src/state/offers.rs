//! What all must agree to: pause, go on, end, undo beyond the barrier.

use super::{Pending, TableState};
use crate::clock::Millis;
use crate::error::{Code, TableError, TableResult};
use crate::log::Entry;
use crate::wire::Status;
use crate::wire::{EndReason, Offer, UndoPolicy};
use kernel::{Seat, SeatSet};

/// Undos beyond the barrier a seat may be granted in a game.
const MOST_UNDOS: u8 = 3;

impl TableState {
    pub(super) fn make_offer(&self, seat: Seat, what: Offer) -> TableResult<Vec<Entry>> {
        self.playing()?;
        if self.offer.is_some() {
            return Err(TableError::not_now("another offer waits for answers"));
        }
        match what {
            Offer::Undo => self.may_ask_undo(seat)?,
            Offer::Pause if self.paused => return Err(TableError::not_now("the table stands still already")),
            Offer::Resume if !self.paused => return Err(TableError::not_now("the table does not stand still")),
            _ => {}
        }
        Ok(vec![Entry::Offered { seat: seat.index() as u8, what }])
    }

    /// Whether a seat may ask for its last action back, beyond the barrier.
    pub(crate) fn may_ask_undo(&self, seat: Seat) -> TableResult<()> {
        let game = self.playing()?;
        if self.config.undo != UndoPolicy::Consent {
            return Err(TableError::not_now("nothing is taken back beyond the barrier at this table"));
        }
        if game.is_sealed() {
            return Err(TableError::not_now("a sealed round is open"));
        }
        let undos = self.assignments.get(seat.index()).map_or(0, |assignment| assignment.undos);
        if undos >= MOST_UNDOS {
            return Err(TableError::not_now("you have been granted three undos in this game"));
        }
        self.last_own(seat).map(|_| ()).ok_or_else(|| TableError::not_now("you have not acted yet"))
    }

    /// How many actions stand before a seat's last one. A sealed answer is not taken back alone:
    /// its whole round is.
    fn last_own(&self, seat: Seat) -> Option<usize> {
        let last = self.taken.iter().rposition(|&(by, _)| by == seat)?;
        let round = self.taken[..=last].iter().rev().take_while(|&&(_, sealed)| sealed).count();
        Some(last + 1 - round.max(1))
    }

    pub(super) fn answer_offer(&self, seat: Seat, yes: bool) -> TableResult<Vec<Entry>> {
        self.playing()?;
        let Some(pending) = self.offer else {
            return Err(TableError::not_now("no offer waits for answers"));
        };
        if pending.by == seat && yes {
            return Err(TableError::new(Code::NotYours, "the others answer"));
        }
        if yes && pending.agreed.has(seat) {
            return Ok(Vec::new());
        }
        Ok(vec![Entry::Answered { seat: seat.index() as u8, yes }])
    }

    pub(super) fn offered(&mut self, seat: u8, what: Offer, at: Millis) {
        let Some(by) = Seat::checked(seat as usize) else {
            return;
        };
        self.offer = Some(Pending { what, by, agreed: SeatSet::of(by) });
        self.close_offer(at);
    }

    pub(super) fn answered(&mut self, seat: u8, yes: bool, at: Millis) {
        let (Some(pending), Some(seat)) = (self.offer.as_mut(), Seat::checked(seat as usize)) else {
            return;
        };
        if !yes {
            self.offer = None;
            return;
        }
        pending.agreed.insert(seat);
        self.close_offer(at);
    }

    /// Does what was offered once every person agreed.
    fn close_offer(&mut self, at: Millis) {
        let Some(pending) = self.offer.filter(|pending| (self.people() - pending.agreed).is_empty()) else {
            return;
        };
        self.offer = None;
        match pending.what {
            Offer::Pause => self.pause(true, at),
            Offer::Resume => self.pause(false, at),
            Offer::End => self.end(&vec![1; self.assignments.len()], EndReason::Agreed),
            Offer::Undo => self.grant_undo(pending.by),
        }
    }

    fn pause(&mut self, paused: bool, at: Millis) {
        self.paused = paused;
        self.clocks.stop(paused, at);
    }

    fn grant_undo(&mut self, seat: Seat) {
        if self.status != Status::Playing || self.game.as_ref().is_none_or(|game| game.is_sealed()) {
            return;
        }
        if let Some(left) = self.last_own(seat) {
            self.assignment_mut(seat.index() as u8, |assignment| assignment.undos += 1);
            self.undone(seat.index() as u8, left, "");
        }
    }
}
