//! What people mix into the shuffles once they have seen the commitment: docs/fair-play.md.

use super::{Principal, TableState};
use crate::clock::Millis;
use crate::error::{Code, TableError, TableResult};
use crate::log::{Entry, Origin};
use crate::wire::{StartWhen, Status};
use kernel::Seat;

const LONGEST_NONCE: usize = 64;
/// How long a full table waits for a nonce that does not come.
const PATIENCE: Millis = 5_000;

/// Whether a text may be mixed into shuffles and written into a record of them.
///
/// # Errors
/// Where it is too long or would not be read as it is written.
pub fn check_nonce(nonce: &str) -> TableResult<()> {
    if nonce.len() > LONGEST_NONCE || nonce.chars().any(char::is_control) {
        return Err(TableError::bad("a nonce has at most 64 bytes, none of them control characters"));
    }
    Ok(())
}

impl TableState {
    /// The secret's bytes.
    pub fn secret(&self) -> Vec<u8> {
        crate::fair::bytes(&self.config.secret).unwrap_or_default()
    }

    /// A number for a bot's own chance: from the seed somebody chose, or else from the secret.
    pub fn bot_seed(&self, seat: Seat) -> u64 {
        let chosen = self.config.from.as_ref().and_then(Origin::chosen_seed);
        let source = chosen.map_or_else(|| self.secret(), |seed| seed.0.to_vec());
        crate::fair::bot_seed(&source, seat.index() as u8)
    }

    /// What the seats put into the shuffles, in seat order.
    pub fn nonces(&self) -> Vec<String> {
        self.assignments.iter().map(|assignment| assignment.nonce.clone()).collect()
    }

    pub(super) fn brought(&mut self, seat: u8, nonce: &str) {
        self.assignment_mut(seat, |assignment| nonce.clone_into(&mut assignment.nonce));
    }

    /// A nonce for every seat of the asker's. Brought once: what was sent twice is done once.
    pub(super) fn bring(&self, who: &Principal, nonce: &str) -> TableResult<Vec<Entry>> {
        check_nonce(nonce)?;
        if nonce.is_empty() {
            return Err(TableError::bad("an empty nonce is none"));
        }
        let seats = self.seats_of(&who.id);
        let own =
            || seats.iter().filter_map(|seat| self.assignments.get(seat.index()).map(|assignment| (seat, assignment)));
        if seats.is_empty() {
            return Err(TableError::new(Code::NotYours, "you do not sit at this table"));
        }
        if own().all(|(_, assignment)| assignment.nonce == nonce) {
            return Ok(Vec::new());
        }
        if self.status != Status::Open {
            return Err(TableError::not_now("the game has begun: its shuffles are made"));
        }
        if own().any(|(_, assignment)| !assignment.nonce.is_empty()) {
            return Err(TableError::not_now("your seat has its nonce"));
        }
        let brought = |seat: Seat| Entry::Brought { seat: seat.index() as u8, nonce: nonce.to_owned() };
        let mut entries: Vec<Entry> = seats.iter().map(brought).collect();
        let complete =
            self.is_full() && self.lacks_no_nonce_but(|index| seats.iter().any(|seat| seat.index() == index));
        if complete && self.config.start == StartWhen::Full {
            entries.push(Entry::Began);
        }
        Ok(entries)
    }

    /// Whether every person has brought a nonce, some seats aside.
    fn lacks_no_nonce_but(&self, aside: impl Fn(usize) -> bool) -> bool {
        let others = self.assignments.iter().enumerate().filter(|&(index, _)| !aside(index));
        others.into_iter().all(|(_, assignment)| assignment.person.is_none() || !assignment.nonce.is_empty())
    }

    /// Whether a table that this seat makes full may begin at once.
    pub(super) fn begins_with(&self, seat: u8, nonce: &str) -> bool {
        let (complete, own) = (self.lacks_no_nonce_but(|index| index == usize::from(seat)), !nonce.is_empty());
        self.config.start == StartWhen::Full && (!self.config.await_nonces || (complete && own))
    }

    /// Sets or clears the time at which a full table begins, whoever's nonce is missing.
    pub(super) fn settle_start(&mut self, at: Millis) {
        let waits = self.status == Status::Open && self.config.start == StartWhen::Full && self.is_full();
        self.begins_at = waits.then(|| self.begins_at.unwrap_or(at + PATIENCE));
    }
}
