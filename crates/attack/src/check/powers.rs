//! Special Powers (AT-B): whether one may be used, on whom, and where a wormhole may lead.

use super::{Checked, by, unless};
use crate::board::Square;
use crate::content::{Atom, Window};
use crate::state::Attack;
use kernel::{Seat, rule};

impl Attack {
    /// AT-B1: the option, the colour, once.
    pub(super) fn check_power_use(&self, seat: Seat, atom: Atom, window: Window) -> Checked {
        unless(self.terms.powers, || by!("AT-B1"))?;
        let own = self.edition.content().powers[self.colour_of(seat)].atom;
        unless(std::mem::discriminant(&own) == std::mem::discriminant(&atom), || by!("AT-B1").case(1))?;
        unless(!self.ships[seat].spent, || by!("AT-B1").case(2))?;
        unless(self.edition.content().window_powers[window], || by!("AT-W3").case(1))
    }

    pub(super) fn check_power_target(&self, target: Seat) -> Checked {
        unless(target.index() < usize::from(self.terms.seats), || rule::NO_SUCH_THING.into())?;
        unless(self.ships[target].square().is_some(), || by!("AT-B3").with(target.index() as i16))
    }

    /// AT-W15: a step count belongs to `under_way` and to the free squares of the path.
    fn check_steps(&self, (window, steps): (Window, u8)) -> Checked {
        let most = if window == Window::UnderWay { self.most_steps() } else { 0 };
        unless(steps <= most, || by!("AT-W15").with(i16::from(most)))
    }

    pub(super) fn check_speed(&self, seat: Seat, target: Seat, speed: u8, when: (Window, u8)) -> Checked {
        self.check_power_use(seat, Atom::SetSpeed { min: 0, max: 0 }, when.0)?;
        self.check_power_target(target)?;
        self.check_steps(when)?;
        match self.edition.content().powers[self.colour_of(seat)].atom {
            Atom::SetSpeed { min, max } => unless((min..=max).contains(&speed), || by!("AT-B7")),
            _ => Err(by!("AT-B1").case(1)),
        }
    }

    pub(super) fn check_wormhole(&self, seat: Seat, target: Seat, to: Square, when: (Window, u8)) -> Checked {
        self.check_power_use(seat, Atom::Teleport, when.0)?;
        self.check_power_target(target)?;
        self.check_steps(when)?;
        let from = self.departs_from(target, when.1);
        unless(!from.is_some_and(|square| self.is_grey(square)), || by!("AT-J22"))?;
        unless(!self.is_grey(to), || by!("AT-J22").case(1))?;
        unless(self.wormhole_ends(target, when.1) & to.bit() != 0, || by!("AT-B9"))
    }

    /// Where a ship will be after the mover's further steps.
    pub(crate) fn departs_from(&self, target: Seat, steps: u8) -> Option<Square> {
        let square = self.ships[target].square()?;
        match self.course {
            Some(course) if target == self.active => Some(square.walk(course.way, steps, self.edges())),
            _ => Some(square),
        }
    }

    /// The squares a wormhole may lead a ship to after the mover's further steps (AT-B9, AT-J22).
    pub(crate) fn wormhole_ends(&self, target: Seat, steps: u8) -> u128 {
        let mut open = (1u128 << 80) - 1;
        for other in self.all() {
            if let Some(square) = self.departs_from(other, steps) {
                open &= !square.bit();
            }
            if let Some(square) = self.ships[other].field.filter(|_| other != target) {
                open &= !square.bit();
            }
        }
        if self.terms.mode.is_ctf() {
            let grey = self.edition.content().bases.iter().flat_map(|base| &base.squares);
            grey.for_each(|square| open &= !square.bit());
        }
        open
    }
}
