//! Where a tech on offer could go: for whoever drags it there in one movement (SC-U2).

use super::away::is_tech;
use crate::content::{Onto, SLOTS};
use crate::kinds::*;
use crate::questions::{Frame, PickDrawn, TakeTech};
use crate::state::Captains;
use kernel::{GameRefusal, Seat};
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
    pub(super) fn tech_rooms(&self) -> Vec<&'static str> {
        let content = self.content();
        let giving = content.rooms.iter().filter(|room| content.list(room.effects).iter().any(is_tech));
        giving.map(|room| room.id.as_str()).collect()
    }

    /// While a tech is chosen: its slots on the ship of whoever chooses.
    pub(super) fn placings_view(&self) -> Vec<PlacingView> {
        let Some(top) = self.stack.top().copied() else { return Vec::new() };
        let (cards, onto): (Vec<Card>, Onto) = match top.frame {
            Frame::TakeTech(TakeTech(onto)) => (self.offered().collect(), onto),
            Frame::PickDrawn(PickDrawn(onto)) => (self.drawn.iter().copied().collect(), onto),
            Frame::PickGift(_) => (self.gifts.iter().copied().collect(), Onto::Any),
            _ => return Vec::new(),
        };
        cards.into_iter().map(|card| self.placing_view(top.owner, card, onto)).collect()
    }

    fn placing_view(&self, owner: Seat, card: Card, onto: Onto) -> PlacingView {
        let closed = |slot| {
            let refusal = self.may_install(owner, card, onto, slot).err()?;
            Some(ClosedView { rule: refusal.rule().to_string(), words: self.refusal_words(refusal) })
        };
        PlacingView { card: &self.content().card(card).id, slots: (0..SLOTS).map(closed).collect() }
    }
}
