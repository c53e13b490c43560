//! Asking for time to make an offer (SS-Q71), and how much a seat may do about offers in one slot (SS-Q73).

use super::Lane;
use crate::action::Deal;
use crate::changes;
use crate::event::{Event, Heard};
use crate::questions::unless;
use crate::refusal::Refusal;
use crate::state::Samurai;
use kernel::Seat;

/// What a seat may do about offers in one slot besides sending, answering and taking back (SS-Q73): enough to word three
/// offers of every piece twice.
const STROKES: u8 = 60;

impl Samurai {
    /// A player who wants to make an offer may ask that forced answers wait until the slot is over (SS-Q71).
    pub(crate) fn may_hold(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_trading()?;
        unless(!self.trade.holds(seat), Refusal::HoldOnce)?;
        self.has_strokes_left(seat)
    }

    /// Whether a seat may still draft, drop what it accepted or ask for time in this slot (SS-Q73).
    pub(super) fn has_strokes_left(&self, seat: Seat) -> Result<(), Refusal> {
        unless(self.trade.strokes[seat.index()] < STROKES, Refusal::TooManyStrokes)
    }

    /// Whether a piece of trading counts (SS-Q73): what has limits of its own does not, and an offer can always be
    /// accepted; only accepting it over and over counts, where it is dropped.
    pub(super) fn is_stroke(&self, seat: Seat, deal: Deal) -> bool {
        match deal {
            Deal::Send | Deal::Accept(_) | Deal::Hand(_) | Deal::Decline(_) | Deal::Withdraw(_) => false,
            Deal::Drop => matches!(self.trade.lanes[seat.index()], Lane::Accept { .. }),
            _ => true,
        }
    }

    pub(super) fn count_stroke(&mut self, seat: Seat) {
        if self.version.has(changes::STROKES_ARE_COUNTED) {
            self.trade.strokes[seat.index()] += 1;
        }
    }

    pub(crate) fn hold(&mut self, seat: Seat, events: &mut Heard) {
        self.count_stroke(seat);
        self.trade.holding.insert(seat);
        events.push(|| Event::Held { seat });
    }

    pub(crate) fn release(&mut self, seat: Seat, events: &mut Heard) {
        self.trade.holding.remove(seat);
        events.push(|| Event::Released { seat });
    }
}
