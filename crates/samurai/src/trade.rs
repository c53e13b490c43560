//! Trading (SS-V1 to SS-V9, SS-V13, SS-V14).

use crate::action::{Action, Answer, Deal};
use crate::event::Log;
use crate::rules;
use crate::state::Samurai;
use kernel::{Fate, Refusal, Seat};

/// Offers.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Trade {}

impl Samurai {
    pub(crate) fn note_target(&mut self, _seat: Seat, _target: Seat, _log: &mut Log) {}
    pub(crate) fn note_move(&mut self, _seat: Seat, _to: u8, _log: &mut Log) {}
    pub(crate) fn note_marker(&mut self, _seat: Seat, _from: u8, _to: u8, _log: &mut Log) {}
    pub(crate) fn card_left(&mut self, _seat: Seat, _log: &mut Log) {}
    pub(crate) fn end_slot(&mut self, _log: &mut Log) {}
    pub(crate) fn end_promises(&mut self, _log: &mut Log) {}
    pub(crate) fn close_trades(&mut self) {}
    pub(crate) fn close_offers_of(&mut self, _seat: Seat, _log: &mut Log) {}
    pub(crate) fn keep_bargain(&mut self, _answer: Answer, _fate: &mut Fate, _log: &mut Log) {
        self.stack.pop();
    }
    pub(crate) fn list_deals(&self, _seat: Seat, _out: &mut Vec<Action>) {}
    pub(crate) fn may_deal(&self, _seat: Seat, _deal: Deal) -> Result<(), Refusal> {
        Err(Refusal::new(rules::NO_TRADING))
    }
    pub(crate) fn make_deal(&mut self, _seat: Seat, _deal: Deal, _fate: &mut Fate, _log: &mut Log) {}
}

impl Samurai {
    pub(crate) fn forget_deals(&mut self, _seat: Seat) {}
    pub(crate) fn promised_types(&self, _seat: Seat) -> (u8, u8) {
        (0, 0)
    }
    pub(crate) fn redeal_offers(&mut self, _seat: Seat, _other: Seat) {}
}

impl Samurai {
    pub(crate) fn offer_views(&self, _viewer: kernel::Viewer) -> Vec<crate::view::OfferView> {
        Vec::new()
    }
    pub(crate) fn standing_promises(&self, _viewer: kernel::Viewer) -> Vec<String> {
        Vec::new()
    }
}
