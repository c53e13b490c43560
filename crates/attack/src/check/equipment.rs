//! Special equipment (AT-G): whether a piece may be used, and why not.

use super::{Checked, unless};
use crate::action::Action;
use crate::board::{Direction, Square};
use crate::coin::{Coins, Trait};
use crate::content::{Gear, Need, Node, Window};
use crate::refusal::Refusal;
use crate::state::{Attack, Stage};
use kernel::Seat;

impl Attack {
    /// Why a piece is no answer to the open question.
    pub(super) fn untimely_gear(&self, seat: Seat, gear: Gear) -> Refusal {
        let before_power = matches!(gear, Gear::Array | Gear::Batteries);
        let laying = self.frames.is_empty() && matches!(self.stage, Stage::Roll | Stage::Assign);
        match self.ships[seat] {
            ship if ship.locked => Refusal::Locked,
            ship if ship.used & gear.bit() != 0 => Refusal::UsedThisTurn { gear },
            _ if before_power && laying => Refusal::ArrayOrBatteries,
            _ => Refusal::GearAtItsTime { gear },
        }
    }

    /// Whether a piece may be used: lock, once a turn, exact power, further needs (AT-G1 to AT-G5).
    pub(crate) fn check_gear(&self, seat: Seat, gear: Gear) -> Checked {
        let piece = &self.edition.content().gear[gear];
        let ship = &self.ships[seat];
        unless(!ship.locked, Refusal::Locked)?;
        unless(ship.used & gear.bit() == 0, Refusal::UsedThisTurn { gear })?;
        // A bare trait counts as 1, so what a piece with a token of its own lacks is that token (AT-G13).
        let lacks_token = || ship.tile.token(Trait::Equipment).is_none() && piece.needs.has(Need::TokenOnEquipment);
        let powered = self.has_power(seat, gear) || lacks_token();
        unless(powered, Refusal::NeedsPower { gear, power: piece.power })?;
        match self.unmet_need(seat, piece) {
            Some(need) => Err(Refusal::Lacks { gear, need }),
            None => Ok(()),
        }
    }

    /// AT-G2: precisely the stated value.
    #[inline]
    pub(crate) fn has_power(&self, seat: Seat, gear: Gear) -> bool {
        let piece = &self.edition.content().gear[gear];
        let ship = &self.ships[seat];
        match ship.tile.token(Trait::Equipment) {
            Some(token) => token.value() == piece.coin,
            None => piece.empty_counts && self.bare_equipment_is(ship, piece.power),
        }
    }

    pub(crate) fn check_window_gear(&self, seat: Seat, gear: Gear, window: Window) -> Checked {
        unless(self.is_offered_in(gear, window), Refusal::NoReaction { gear })?;
        self.check_gear(seat, gear)
    }

    /// Where her force field may stand (AT-G20, AT-Q45).
    pub(crate) fn field_squares(&self, seat: Seat) -> impl Iterator<Item = Square> + '_ {
        let edges = self.edges();
        let beside = self.ships[seat].square().into_iter();
        let beside =
            beside.flat_map(move |square| Direction::ALL.into_iter().filter_map(move |way| square.step(way, edges)));
        beside.filter(move |&square| self.is_free(square))
    }

    /// Whether a piece that is powered may be used at an ordinary decision: the same as
    /// [`Attack::check_gear`], quicker, because what she may use seems usable to all.
    #[inline]
    pub(crate) fn can_use(&self, seat: Seat, powered: u8, gear: Gear, node: Node) -> bool {
        powered & gear.bit() != 0 && self.edition.content().gear[gear].node == node && self.lacks_nothing(seat, gear)
    }

    /// Whether a piece's further requirements are met.
    #[inline]
    pub(crate) fn lacks_nothing(&self, seat: Seat, gear: Gear) -> bool {
        let piece = &self.edition.content().gear[gear];
        piece.needs.is_empty() || self.unmet_need(seat, piece).is_none()
    }

    /// The pieces her Equipment has power for, that she may use and has not used, a bit each.
    #[inline]
    pub(crate) fn powered(&self, seat: Seat) -> u8 {
        let masks = &self.edition.content().masks;
        let pieces = match self.ships[seat].tile.token(Trait::Equipment) {
            Some(token) => masks.by_coins[usize::from(Coins::of(token.value()).bits())],
            None => masks.bare,
        };
        pieces & self.seems[seat]
    }
}

/// The piece of equipment an action uses.
pub(crate) const fn gear_of(action: Action) -> Option<Gear> {
    match action {
        Action::Array => Some(Gear::Array),
        Action::Batteries => Some(Gear::Batteries),
        Action::Field(_) => Some(Gear::Field),
        Action::Nanobots(..) => Some(Gear::Nanobots),
        Action::Emp => Some(Gear::Emp),
        Action::Capacitor(_) => Some(Gear::Capacitor),
        Action::Laser(_) => Some(Gear::Laser),
        _ => None,
    }
}
