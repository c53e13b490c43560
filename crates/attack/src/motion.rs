//! Movement, Collisions and pushes (AT-M1 to AT-M9, AT-K1 to AT-K12, AT-J8, AT-J9).

use crate::board::{Direction, Square};
use crate::coin::Trait;
use crate::content::Window;
use crate::event::{Deed, Heard};
use crate::questions::{Damage, DropFlag};
use crate::state::{Attack, Berth, Stage};
use kernel::Seat;

/// What stops a move (AT-M6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Obstacle {
    /// Another ship.
    Ship(Seat),
    /// A force field of this captain; it hides a ship of hers on the same square (AT-K12).
    Field(Seat),
}

/// What comes after the free squares of a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ahead {
    /// Nothing: the move ends there.
    Clear,
    /// The edge of the map (AT-J8).
    Edge,
    /// Something in the way.
    Blocked(Obstacle),
}

/// A move as it would go now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Path {
    /// Squares entered before that.
    pub(crate) free: u8,
    /// What then.
    pub(crate) ahead: Ahead,
}

impl Attack {
    /// What is in a mover's way on a square.
    #[inline]
    pub(crate) fn obstacle_at(&self, mover: Seat, square: Square) -> Option<Obstacle> {
        match self.field_at(square) {
            Some(owner) if owner != mover => Some(Obstacle::Field(owner)),
            _ => self.ship_at(square).filter(|&other| other != mover).map(Obstacle::Ship),
        }
    }

    /// How a move of `left` steps would go.
    #[inline]
    pub(crate) fn path(&self, mover: Seat, from: Square, way: Direction, left: u8) -> Path {
        let edges = self.edges();
        let nearest = if self.is_line_free(mover, from, way) {
            u8::MAX
        } else {
            from.steps_to(self.hindrances(mover, from), way, edges)
        };
        let edge = from.steps_to_edge(way, edges);
        if nearest <= left && nearest <= edge {
            let square = from.walk(way, nearest, edges);
            let ahead = self.obstacle_at(mover, square).map_or(Ahead::Clear, Ahead::Blocked);
            return Path { free: nearest - 1, ahead };
        }
        if edge < left { Path { free: edge, ahead: Ahead::Edge } } else { Path { free: left, ahead: Ahead::Clear } }
    }

    /// The path of the move under way.
    pub(crate) fn path_ahead(&self) -> Option<Path> {
        let course = self.course?;
        let from = self.ships[self.active].square()?;
        Some(self.path(self.active, from, course.way, self.steps_left()))
    }

    /// What is on the very next square of the move under way.
    pub(crate) fn obstacle_ahead(&self) -> Option<Obstacle> {
        let course = self.course?;
        let square = self.ships[self.active].square()?.step(course.way, self.edges())?;
        self.obstacle_at(self.active, square)
    }

    /// Makes steps over free squares.
    pub(crate) fn make_steps(&mut self, steps: u8, events: &mut Heard) {
        let (seat, edges) = (self.active, self.edges());
        let (Some(course), Some(from)) = (self.course.as_mut(), self.ships[seat].square()) else { return };
        if steps == 0 {
            return;
        }
        course.made += steps;
        let to = from.walk(course.way, steps, edges);
        self.ships[seat].berth = Berth::At(to);
        events.push(|| Deed::Moved { seat, steps, to }.into());
    }

    /// State `Stepping`.
    pub(crate) fn step_on(&mut self, events: &mut Heard) {
        let seat = self.active;
        let Some(path) = self.path_ahead() else {
            self.stage = Stage::MoveDone;
            return;
        };
        self.make_steps(path.free, events);
        self.stage = match path.ahead {
            Ahead::Clear => return self.finish_move(events),
            Ahead::Edge => {
                self.leave_map(seat, events);
                Stage::MoveDone
            }
            Ahead::Blocked(obstacle) => {
                events.push(|| {
                    match obstacle {
                        Obstacle::Ship(other) => Deed::Rammed { seat, other },
                        Obstacle::Field(owner) => Deed::RanIntoField { seat, owner },
                    }
                    .into()
                });
                Stage::Window(Window::Impact)
            }
        };
    }

    /// AT-K3.
    pub(crate) fn ram_total(&self, seat: Seat) -> u8 {
        self.value(seat, Trait::Shields).saturating_add(self.ships[seat].speed)
    }

    /// AT-K5 to AT-K8: totals are compared, the loser takes Damage after the push.
    pub(crate) fn resolve_impact(&mut self, events: &mut Heard) {
        let seat = self.active;
        self.stage = Stage::MoveDone;
        let Some(obstacle) = self.obstacle_ahead() else { return };
        let mine = self.ram_total(seat);
        let theirs = match obstacle {
            Obstacle::Ship(other) => self.ram_total(other),
            Obstacle::Field(_) => self.edition.constants.field_shields,
        };
        events.push(|| Deed::Compared { seat, mine, theirs }.into());
        if mine < theirs {
            self.owe(Damage { seat });
        } else if let Obstacle::Ship(other) = obstacle
            && mine > theirs
        {
            self.owe(Damage { seat: other });
            self.push(other, events);
        }
    }

    /// AT-K5, AT-K6, AT-J9: step by step until the move is complete or something stops it.
    pub(crate) fn push(&mut self, other: Seat, events: &mut Heard) {
        let seat = self.active;
        while self.steps_left() > 0 && self.ships[seat].square().is_some() {
            if !self.push_step(other, events) {
                break;
            }
            if let Some(course) = self.course.as_mut() {
                course.made += 1;
            }
        }
        let other_to = self.ships[other].square();
        if let Some(to) = self.ships[seat].square() {
            events.push(|| Deed::Pushed { seat, to, other, other_to }.into());
        }
    }

    /// One step of a push; `false` where it halts.
    fn push_step(&mut self, other: Seat, events: &mut Heard) -> bool {
        let (seat, edges) = (self.active, self.edges());
        let (Some(course), Some(from)) = (self.course, self.ships[seat].square()) else { return false };
        let Some(next) = from.step(course.way, edges) else {
            self.leave_map(seat, events);
            return true;
        };
        if self.field_at(next).is_some_and(|owner| owner != seat) {
            return false;
        }
        if self.ships[other].berth == Berth::At(next) {
            match next.step(course.way, edges) {
                None => self.leave_map(other, events),
                Some(beyond) if self.obstacle_at(other, beyond).is_some() => return false,
                Some(beyond) => self.ships[other].berth = Berth::At(beyond),
            }
        }
        self.ships[seat].berth = Berth::At(next);
        true
    }

    /// AT-J8, AT-J12: off the board with speed 0; a carried flag stays behind.
    fn leave_map(&mut self, seat: Seat, events: &mut Heard) {
        let Some(from) = self.ships[seat].square() else { return };
        self.ships[seat].berth = Berth::Off(from);
        self.ships[seat].speed = 0;
        events.push(|| Deed::LeftMap { seat, from }.into());
        if self.carried(seat).is_some() {
            self.owe(DropFlag { seat, square: from });
        }
    }

    /// The move is complete with its push and Damage: flags, then Phase 4 (AT-K11, AT-J20).
    pub(crate) fn finish_move(&mut self, events: &mut Heard) {
        self.course = None;
        if self.terms.mode.is_ctf() && self.bring_flags_home(events) {
            return;
        }
        let rests = self.ships[self.active].square().is_some();
        self.stage = if rests { Stage::Window(Window::PreFire) } else { Stage::TurnEnd };
    }
}
