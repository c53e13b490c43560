//! What people mix into the shuffles once they have seen the commitment: docs/fair-play.md.

use super::{Desk, Who};
use crate::log::Entry;
use crate::problem::{Answer, Code, Fault};
use crate::store::{Millis, Status};
use crate::wire::StartWhen;

const LONGEST_NONCE: usize = 64;
/// How long a full table waits for a nonce that does not come.
const PATIENCE: Millis = 5_000;

/// Whether a text may be mixed into shuffles and written into a record of them.
///
/// # Errors
/// Where it is too long or would not be read as it is written.
pub fn check_nonce(nonce: &str) -> Answer<()> {
    if nonce.len() > LONGEST_NONCE || nonce.chars().any(char::is_control) {
        return Err(Fault::bad("a nonce has at most 64 bytes, none of them control characters"));
    }
    Ok(())
}

impl Desk {
    /// The secret's bytes.
    pub fn secret(&self) -> Vec<u8> {
        crate::fair::bytes(&self.opening.secret).unwrap_or_default()
    }

    /// What the seats put into the shuffles, in seat order.
    pub fn nonces(&self) -> Vec<String> {
        self.chairs.iter().map(|chair| chair.nonce.clone()).collect()
    }

    pub(super) fn brought(&mut self, seat: u8, nonce: &str) {
        self.chair_mut(seat, |chair| nonce.clone_into(&mut chair.nonce));
    }

    /// A nonce for every seat of the asker's. Brought once: what was sent twice is done once.
    pub(super) fn bring(&self, who: &Who, nonce: &str) -> Answer<Vec<Entry>> {
        check_nonce(nonce)?;
        if nonce.is_empty() {
            return Err(Fault::bad("an empty nonce is none"));
        }
        let seats = self.seats_of(&who.id);
        let own = || seats.iter().filter_map(|seat| self.chairs.get(seat.index()).map(|chair| (seat, chair)));
        if seats.is_empty() {
            return Err(Fault::new(Code::NotYours, "you do not sit at this table"));
        }
        if own().all(|(_, chair)| chair.nonce == nonce) {
            return Ok(Vec::new());
        }
        if self.status != Status::Open {
            return Err(Fault::not_now("the game has begun: its shuffles are made"));
        }
        if own().any(|(_, chair)| !chair.nonce.is_empty()) {
            return Err(Fault::not_now("your seat has its nonce"));
        }
        let brought = |seat: kernel::Seat| Entry::Brought { seat: seat.index() as u8, nonce: nonce.to_owned() };
        let mut entries: Vec<Entry> = seats.iter().map(brought).collect();
        let complete =
            self.is_full() && self.lacks_no_nonce_but(|index| seats.iter().any(|seat| seat.index() == index));
        if complete && self.opening.start == StartWhen::Full {
            entries.push(Entry::Began);
        }
        Ok(entries)
    }

    /// Whether every person has brought a nonce, some seats aside.
    fn lacks_no_nonce_but(&self, aside: impl Fn(usize) -> bool) -> bool {
        let others = self.chairs.iter().enumerate().filter(|&(index, _)| !aside(index));
        others.into_iter().all(|(_, chair)| chair.person.is_none() || !chair.nonce.is_empty())
    }

    /// Whether a table that this seat makes full may begin at once.
    pub(super) fn begins_with(&self, seat: u8, nonce: &str) -> bool {
        let (complete, own) = (self.lacks_no_nonce_but(|index| index == usize::from(seat)), !nonce.is_empty());
        self.opening.start == StartWhen::Full && (!self.opening.await_nonces || (complete && own))
    }

    /// Sets or clears the time at which a full table begins, whoever's nonce is missing.
    pub(super) fn settle_start(&mut self, at: Millis) {
        let waits = self.status == Status::Open && self.opening.start == StartWhen::Full && self.is_full();
        self.begins_at = waits.then(|| self.begins_at.unwrap_or(at + PATIENCE));
    }
}
