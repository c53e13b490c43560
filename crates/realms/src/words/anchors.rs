//! Where things lie on a drawn table: what a client clicks.

use crate::content::plain;
use crate::state::{EMPTY, Realms};
use kernel::Seat;

/// A card's name as an anchor: `blob-wheel`.
pub(crate) fn slug(name: &str) -> String {
    plain(name).replace(' ', "-")
}

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// A card in a zone: `hand/blob-wheel`.
    pub(crate) fn anchor(&self, zone: &str, kind: u8) -> String {
        format!("{zone}/{}", slug(self.content().name(kind)))
    }

    /// A base in front of its owner: `seat-2/blob-wheel`.
    pub(crate) fn base_anchor(&self, owner: Seat, kind: u8) -> String {
        self.anchor(&format!("seat-{}", owner.index() + 1), kind)
    }

    /// The card in a slot of the row, counted from 1.
    pub(super) fn slot_name(&self, slot: &str) -> Option<&str> {
        let kind = *self.row.get(slot.parse::<usize>().ok()?.checked_sub(1)?)?;
        (kind != EMPTY).then(|| self.content().name(kind))
    }

    /// Where a card is offered: `row/3`, `explorers`.
    pub(crate) fn offer_anchor(&self, kind: u8) -> String {
        match self.row.iter().position(|&other| other == kind) {
            Some(slot) => format!("row/{}", slot + 1),
            None => "explorers".to_owned(),
        }
    }
}
