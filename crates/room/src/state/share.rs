//! How much a seat may write into the log beside its moves. Owed answers, resignations and taking one's seat back are
//! never refused for room: the other entries are what one could fill a log and a disk with.

use super::TableState;
use crate::error::{Code, TableError, TableResult};
use crate::log::Entry;
use kernel::Seat;

/// What a seat may write beside its moves; an entry takes one, and one more for every [`PIECE`] of orders or words.
const SHARE: u32 = 500;
/// The same for what the game itself lets a seat do beside the question, again and again: drafts of offers, holds.
const ASIDES: u32 = 1_000;
/// What another's offer gives back of it, so that it can be answered. Making one takes more.
const ANSWERS: u32 = 2;
const PIECE: usize = 256;
/// How often one person may sit down at one table.
const MOST_SITTINGS: u32 = 20;

/// What a seat has written.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Used {
    /// Undos, offers, orders and the like.
    changes: u32,
    /// Actions beside the question.
    asides: u32,
}

/// Whose share an entry takes from, and how much. What others or the rules bound (answers to an offer, the end of a
/// vacation, a seat taken back) takes nothing.
fn taken(entry: &Entry) -> Option<(u8, Used)> {
    let changes = |changes: u32| Used { changes, asides: 0 };
    let pieces = |length: usize| 1 + (length / PIECE) as u32;
    match entry {
        Entry::Undone { seat, .. } | Entry::Offered { seat, .. } | Entry::Handed { seat, .. } => {
            Some((*seat, changes(1)))
        }
        Entry::Vacation { seat, on: true } => Some((*seat, changes(1))),
        Entry::Ordered { seat, orders } => {
            let length = orders.iter().map(|order| order.prompt.len() + order.action.len()).sum();
            Some((*seat, changes(pieces(length))))
        }
        Entry::Moved { seat, action, note, beside: true, .. } => {
            let length = action.len() + note.as_deref().map_or(0, str::len);
            Some((*seat, Used { changes: 0, asides: pieces(length) }))
        }
        _ => None,
    }
}

impl TableState {
    /// Notes what an entry takes.
    pub(super) fn take_share(&mut self, entry: &Entry) {
        if let Entry::Sat { person, .. } = entry {
            *self.sittings.entry(person.clone()).or_default() += 1;
        }
        if let Some((seat, taken)) = taken(entry)
            && let Some(used) = self.shares.get_mut(seat as usize)
        {
            used.changes += taken.changes;
            used.asides += taken.asides;
        }
    }

    /// The entries, where their seats have room for them.
    pub(super) fn within_share(&self, entries: Vec<Entry>) -> TableResult<Vec<Entry>> {
        for (seat, taken) in entries.iter().filter_map(taken) {
            let used = self.shares.get(seat as usize).copied().unwrap_or_default();
            if used.changes + taken.changes > SHARE || used.asides + taken.asides > ASIDES {
                let words = "this seat has made all the changes beside moves that a seat may make at one table; \
                             you can still move, answer and resign";
                return Err(TableError::new(Code::UsedUp, words));
            }
        }
        Ok(entries)
    }

    /// How many offers of others wait for each seat, before something is done beside the question.
    pub(super) fn proposals(&self, entry: &Entry) -> Vec<usize> {
        let beside = matches!(entry, Entry::Moved { beside: true, .. });
        let Some(game) = self.game.as_ref().filter(|_| beside) else {
            return Vec::new();
        };
        let seats = (0..self.assignments.len()).filter_map(Seat::checked);
        seats.map(|seat| game.proposals(seat, &self.names).len()).collect()
    }

    /// Whoever was made an offer can answer it, however much they did before.
    pub(super) fn give_answers(&mut self, entry: &Entry, before: &[usize]) {
        let after = if before.is_empty() { Vec::new() } else { self.proposals(entry) };
        for (used, (before, after)) in self.shares.iter_mut().zip(before.iter().zip(after)) {
            if after > *before {
                used.asides = used.asides.saturating_sub(ANSWERS);
            }
        }
    }

    /// Whether somebody may sit down once more.
    pub(super) fn may_sit_again(&self, person: &str) -> TableResult<()> {
        match self.sittings.get(person) {
            Some(&sittings) if sittings >= MOST_SITTINGS => {
                Err(TableError::new(Code::UsedUp, "you have sat down at this table too often"))
            }
            _ => Ok(()),
        }
    }
}
