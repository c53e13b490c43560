//! Where a tech on offer could go: for whoever drags it there in one movement (SC-U2).

use crate::content::{Into, SLOTS};
use crate::frames::Task;
use crate::kinds::*;
use crate::state::Captains;
use kernel::Seat;
use serde::Serialize;

/// Why a tech cannot go to a slot.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct ClosedView {
    pub rule: String,
    pub words: String,
}

/// The slots of a tech that may be taken now, in order: none where it can go.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct PlacingView {
    pub card: &'static str,
    pub slots: Vec<Option<ClosedView>>,
}

impl Captains {
    /// While a tech is chosen: its slots on the ship of whoever chooses.
    pub(super) fn placings_view(&self) -> Vec<PlacingView> {
        let Some(frame) = self.stack.top().copied() else { return Vec::new() };
        let (cards, into): (Vec<Card>, Into) = match frame.task {
            Task::TakeTech(into) => (self.offered().collect(), into),
            Task::PickDrawn(into) => (self.drawn.iter().copied().collect(), into),
            Task::PickGift => (self.gifts.iter().copied().collect(), Into::Any),
            _ => return Vec::new(),
        };
        cards.into_iter().map(|card| self.placing_view(frame.owner, card, into)).collect()
    }

    fn placing_view(&self, owner: Seat, card: Card, into: Into) -> PlacingView {
        let closed = |slot| {
            let refusal = self.may_install(owner, card, into, slot).err()?;
            Some(ClosedView { rule: refusal.rule().to_string(), words: self.refusal_words(owner, refusal) })
        };
        PlacingView { card: &self.content().card(card).id, slots: (0..SLOTS).map(closed).collect() }
    }
}
