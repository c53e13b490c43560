//! How much a seat may write into the log beside its moves. Owed answers, resignations and taking one's seat back are
//! never refused for room: the other entries are what one could fill a log and a disk with.

use super::Desk;
use crate::log::Entry;
use crate::problem::{Answer, Code, Fault};
use kernel::Seat;

/// What a seat may write beside its moves; an entry takes one, and one more for every [`PIECE`] of orders.
const SHARE: u32 = 500;
const PIECE: usize = 256;
/// A log as long as this takes no more actions beside the questions asked (drafts, holds). The longest games anybody
/// plays stay below it; answers that are owed and resignations always find room.
const LONG_LOG: u32 = 5_000;
/// How often one person may sit down at one table.
const MOST_SITTINGS: u32 = 20;

/// Whose share an entry takes from, and how much. What others or the rules bound (answers to an offer, the end of a
/// vacation, a seat taken back) takes nothing.
fn taken(entry: &Entry) -> Option<(u8, u32)> {
    match entry {
        Entry::Undone { seat, .. } | Entry::Offered { seat, .. } | Entry::Handed { seat, .. } => Some((*seat, 1)),
        Entry::Vacation { seat, on: true } => Some((*seat, 1)),
        Entry::Ordered { seat, orders } => {
            let length: usize = orders.iter().map(|order| order.prompt.len() + order.action.len()).sum();
            Some((*seat, 1 + (length / PIECE) as u32))
        }
        _ => None,
    }
}

impl Desk {
    /// Notes what an entry takes.
    pub(super) fn take_share(&mut self, entry: &Entry) {
        if let Entry::Sat { person, .. } = entry {
            *self.sittings.entry(person.clone()).or_default() += 1;
        }
        if let Some((seat, taken)) = taken(entry)
            && let Some(used) = self.shares.get_mut(seat as usize)
        {
            *used += taken;
        }
    }

    /// The entries, where their seats have room for them.
    pub(super) fn within_share(&self, entries: Vec<Entry>) -> Answer<Vec<Entry>> {
        for (seat, taken) in entries.iter().filter_map(taken) {
            let used = self.shares.get(seat as usize).copied().unwrap_or(0);
            if used + taken > SHARE {
                let words = "this seat has made all the changes beside moves that a seat may make at one table; \
                             you can still move, answer and resign";
                return Err(Fault::new(Code::UsedUp, words));
            }
        }
        Ok(entries)
    }

    /// Whether a long log has room for an action: for every answer, and for what is done beside the question while the
    /// log is short.
    pub(super) fn has_room_for(&self, game: &dyn kernel::Table, seat: Seat, action: &str) -> Answer<()> {
        if self.next < LONG_LOG || action.eq_ignore_ascii_case("concede") {
            return Ok(());
        }
        let verb = |text: &str| text.split_whitespace().next().unwrap_or_default().to_lowercase();
        let listed = |beside: bool| {
            let mut found = false;
            game.notations(seat, beside, &mut |text| found |= verb(text) == verb(action));
            found
        };
        match listed(true) && !listed(false) {
            true => Err(Fault::new(Code::UsedUp, "this table's log is long: answer the question, or resign")),
            false => Ok(()),
        }
    }

    /// Whether somebody may sit down once more.
    pub(super) fn may_sit_again(&self, person: &str) -> Answer<()> {
        match self.sittings.get(person) {
            Some(&sittings) if sittings >= MOST_SITTINGS => {
                Err(Fault::new(Code::UsedUp, "you have sat down at this table too often"))
            }
            _ => Ok(()),
        }
    }
}
