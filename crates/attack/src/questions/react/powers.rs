//! Special Powers (AT-B): whether one may be used, on whom, where a wormhole may lead, and how it reads.

use super::React;
use crate::action::{Action, captain, seat_of};
use crate::board::Square;
use crate::check::{Checked, unless};
use crate::content::{Atom, Window};
use crate::refusal::Refusal;
use crate::state::Attack;
use crate::words::anchors::ship;
use kernel::{Bounded, Described, Names, Seat};

impl React {
    /// The most steps a reaction may wait for in this window (AT-W15).
    fn most_steps(self, game: &Attack) -> u8 {
        if self.window == Window::UnderWay { game.most_steps() } else { 0 }
    }

    pub(super) fn offer_power(self, game: &Attack, seat: Seat, out: &mut Vec<Action>) {
        let most = self.most_steps(game);
        let targets = game.all().filter(|&target| game.ships[target].square().is_some());
        for target in targets {
            match game.edition.content().powers[game.colour_of(seat)].atom {
                Atom::Reassign => out.push(Action::Rewire(captain(target))),
                Atom::SetSpeed { min, max } => offer_speeds(target, (min, max), most, out),
                Atom::Teleport => offer_wormholes(game, target, most, out),
                _ => return,
            }
        }
    }

    /// AT-B1: the option, the colour, once.
    fn check_use(self, game: &Attack, seat: Seat, is_own: fn(Atom) -> bool) -> Checked {
        unless(game.terms.powers, Refusal::NoPowers)?;
        unless(is_own(game.edition.content().powers[game.colour_of(seat)].atom), Refusal::OtherPower)?;
        unless(!game.ships[seat].spent, Refusal::PowerSpent)?;
        unless(game.edition.content().window_powers[self.window], Refusal::NoPowerInWindow)
    }

    /// AT-W15: a step count belongs to `under_way` and to the free squares of the path.
    fn check_steps(self, game: &Attack, steps: u8) -> Checked {
        let most = self.most_steps(game);
        unless(steps <= most, Refusal::TooManySteps { most })
    }

    pub(super) fn check_rewire(self, game: &Attack, seat: Seat, target: Seat) -> Checked {
        self.check_use(game, seat, |atom| matches!(atom, Atom::Reassign))?;
        check_target(game, target)
    }

    pub(super) fn check_speed(self, game: &Attack, seat: Seat, (target, steps): (Seat, u8), speed: u8) -> Checked {
        self.check_use(game, seat, |atom| matches!(atom, Atom::SetSpeed { .. }))?;
        check_target(game, target)?;
        self.check_steps(game, steps)?;
        match game.edition.content().powers[game.colour_of(seat)].atom {
            Atom::SetSpeed { min, max } => unless((min..=max).contains(&speed), Refusal::NoSuchSpeed),
            _ => Err(Refusal::OtherPower),
        }
    }

    pub(super) fn check_wormhole(self, game: &Attack, seat: Seat, (target, steps): (Seat, u8), to: Square) -> Checked {
        self.check_use(game, seat, |atom| matches!(atom, Atom::Teleport))?;
        check_target(game, target)?;
        self.check_steps(game, steps)?;
        let from = game.departs_from(target, steps);
        unless(!from.is_some_and(|square| game.is_grey(square)), Refusal::OutOfGrey)?;
        unless(!game.is_grey(to), Refusal::OntoGrey)?;
        unless(wormhole_ends(game, target, steps) & to.bit() != 0, Refusal::NoRoomForShip)
    }

    pub(super) fn describe_power(self, game: &Attack, seat: Seat, action: Action, names: &Names) -> Described {
        // Where reactions may wait for further steps, the number asked for is the steps.
        let waits = self.most_steps(game) > 0;
        match action {
            Action::Rewire(target) => rewire(game, seat, seat_of(target), names),
            Action::Dictate(target, speed, steps) => {
                dictate(game, seat_of(target), (speed.get(), steps.get(), waits), names)
            }
            Action::Wormhole(target, square, steps) => {
                wormhole(game, seat_of(target), (square, steps.get(), waits), names)
            }
            _ => Described::default(),
        }
    }
}

fn offer_speeds(target: Seat, (min, max): (u8, u8), most: u8, out: &mut Vec<Action>) {
    for speed in min..=max.min(10) {
        let after = (0..=most.min(9)).map(|steps| (captain(target), Bounded::new(speed), Bounded::new(steps)));
        out.extend(after.map(|(target, speed, steps)| Action::Dictate(target, speed, steps)));
    }
}

/// Square by square and the steps within, so that a client can ask for the steps as a number.
fn offer_wormholes(game: &Attack, target: Seat, most: u8, out: &mut Vec<Action>) {
    let mut ends = [0u128; 10];
    for steps in 0..=most.min(9) {
        let grey = game.departs_from(target, steps).is_none_or(|square| game.is_grey(square));
        ends[usize::from(steps)] = if grey { 0 } else { wormhole_ends(game, target, steps) };
    }
    for square in Square::all() {
        let open = (0..10).filter(|&steps: &u8| ends[usize::from(steps)] & square.bit() != 0);
        out.extend(open.map(|steps| Action::Wormhole(captain(target), square, Bounded::new(steps))));
    }
}

fn check_target(game: &Attack, target: Seat) -> Checked {
    game.check_seat(target)?;
    unless(game.ships[target].square().is_some(), Refusal::NotOnBoard { target })
}

/// The squares a wormhole may lead a ship to after the mover's further steps (AT-B9, AT-J22).
fn wormhole_ends(game: &Attack, target: Seat, steps: u8) -> u128 {
    let mut open = (1u128 << 80) - 1;
    for other in game.all() {
        if let Some(square) = game.departs_from(other, steps) {
            open &= !square.bit();
        }
        if let Some(square) = game.ships[other].field.filter(|_| other != target) {
            open &= !square.bit();
        }
    }
    if game.terms.mode.is_ctf() {
        let grey = game.edition.content().bases.iter().flat_map(|base| &base.squares);
        grey.for_each(|square| open &= !square.bit());
    }
    open
}

fn rewire(game: &Attack, seat: Seat, target: Seat, names: &Names) -> Described {
    let whom = if seat == target { "your own ship" } else { &names[target] };
    Described::new(format!("Rewire {whom}")).click("power").click(ship(game, target))
}

fn dictate(game: &Attack, target: Seat, (speed, steps, waits): (u8, u8, bool), names: &Names) -> Described {
    let colour = game.colour_of(target).id();
    let whom = &names[target];
    let described = if waits {
        Described::new(format!("Set the speed of {whom} to {speed} after {{n}} more squares"))
            .amount(format!("speed {colour} {speed} after {{n}}"), i32::from(steps))
            .click(format!("speed/{speed}"))
    } else {
        Described::new(format!("Set the speed of {whom} to {{n}}"))
            .amount(format!("speed {colour} {{n}}"), i32::from(speed))
    };
    described.click("power").click(ship(game, target))
}

fn wormhole(game: &Attack, target: Seat, (square, steps, waits): (Square, u8, bool), names: &Names) -> Described {
    let colour = game.colour_of(target).id();
    let whom = &names[target];
    let described = if waits {
        Described::new(format!("Move {whom} to {square} after {{n}} more squares"))
            .amount(format!("wormhole {colour} {square} after {{n}}"), i32::from(steps))
    } else {
        Described::new(format!("Move {whom} to {square}"))
    };
    described.click("power").click(ship(game, target)).click(format!("square/{square}"))
}

impl Attack {
    /// Where a ship will be after the mover's further steps.
    pub(crate) fn departs_from(&self, target: Seat, steps: u8) -> Option<Square> {
        let square = self.ships[target].square()?;
        match self.course {
            Some(course) if target == self.active => Some(square.walk(course.way, steps, self.edges())),
            _ => Some(square),
        }
    }
}
