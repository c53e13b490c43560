//! Effects that take units: destroying, returning, attaching tokens.

use super::data::UnitWord;
use super::data::{AttachedTokens, Destroyed, Homecomer, Homeland, Many, Owner, Picked, Prey, Purse, Returned, Where};
use crate::event::{Heard, Source};
use crate::frames::Scope;
use crate::questions::{ChooseLocation, Frame, PickUnit, Site, Task};
use crate::state::{CARRIER, FIGURES, NONE, Place, Samurai};
use kernel::Seat;

impl AttachedTokens {
    pub(super) fn task(self) -> Task {
        Task::Attach {
            count: self.count,
            own: self.from == Purse::Own,
            fighters: self.unit == UnitWord::Fighter,
            bare: self.bare_only,
        }
    }

    /// Whether there is a token and a unit for it.
    pub(super) fn is_possible(self, game: &Samurai, seat: Seat) -> bool {
        let purse = match self.from {
            Purse::Own => game.player(seat).wealth >= self.count,
            Purse::Supply => game.bank > 0,
        };
        purse && game.attachable(seat, self.unit == UnitWord::Fighter, self.bare_only).next().is_some()
    }
}

impl Destroyed {
    pub(super) fn begin(self, game: &mut Samurai, scope: Scope, events: &mut Heard) {
        let Destroyed { count, up_to, .. } = self;
        let (seat, ships, weakest) = (scope.actor, self.unit == Prey::Ship, self.pick == Picked::Weakest);
        if self.is_arriving() {
            return game.destroy_arriving(events);
        }
        let whose = match self.owner {
            Owner::Target if scope.target == NONE => return,
            Owner::Target => scope.target,
            Owner::Enemy | Owner::Mover => NONE,
        };
        if self.r#where == Where::OneLocation {
            return game.push(ChooseLocation { seat, site: Site::Destroy { count, up_to, ships, weakest } }, events);
        }
        let task = Task::Destroy { whose, location: scope.here, ships, weakest };
        game.push(PickUnit { seat, task, left: count, up_to }, events);
    }

    /// Whether there are so many.
    pub(super) fn is_possible(self, game: &Samurai, scope: Scope) -> bool {
        if self.up_to || self.is_arriving() || self.r#where == Where::OneLocation {
            return true;
        }
        let whose = if self.owner == Owner::Target { scope.target } else { NONE };
        let ships = self.unit == Prey::Ship;
        let task = Task::Destroy { whose, location: scope.here, ships, weakest: false };
        game.count_candidates(scope.actor, task) >= self.count as usize
    }
}

impl Returned {
    fn location(self, scope: Scope) -> u8 {
        if self.r#where == Homeland::Here { scope.here } else { NONE }
    }

    pub(super) fn begin(self, game: &mut Samurai, scope: Scope, events: &mut Heard) {
        let (location, mechs) = (self.location(scope), self.unit == Homecomer::Mech);
        let task = Task::Return { location, mechs };
        match self.count {
            Many::Some(left) => game.push(PickUnit { seat: scope.actor, task, left, up_to: self.up_to }, events),
            Many::All(_) => game.return_all(scope.actor, location, mechs, events),
        }
    }

    /// Whether there are so many.
    pub(super) fn is_possible(self, game: &Samurai, scope: Scope) -> bool {
        let task = Task::Return { location: self.location(scope), mechs: self.unit == Homecomer::Mech };
        match self.count {
            Many::Some(n) if !self.up_to => game.count_candidates(scope.actor, task) >= n as usize,
            _ => true,
        }
    }
}

impl Samurai {
    /// The figure whose arrival set a card off is destroyed (SS-N7).
    fn destroy_arriving(&mut self, events: &mut Heard) {
        let arriving = self.stack.iter_mut().rev().find_map(|frame| match frame {
            Frame::Arrive(arrive) if !arrive.gone => {
                arrive.gone = true;
                Some((arrive.seat, arrive.figure as usize))
            }
            _ => None,
        });
        if let Some((owner, figure)) = arriving {
            self.destroy(owner, figure, Source::Card, events);
        }
    }

    fn return_all(&mut self, seat: Seat, location: u8, mechs: bool, events: &mut Heard) {
        let from = if mechs { CARRIER + 1 } else { 0 };
        let leaves = |place: Place| place.location().is_some_and(|at| location == NONE || at == location);
        // Fighters are sorted anew after each change, so look again from the start.
        while let Some(figure) = (from..FIGURES).find(|&at| leaves(self.player(seat).figures[at].place())) {
            self.send_home(seat, figure, events);
        }
    }

    /// How many units fit a task, equal ones counted each.
    fn count_candidates(&self, seat: Seat, task: Task) -> usize {
        let fits = |owner: Seat, ships_only: bool, mechs_only: bool, is: &dyn Fn(Place) -> bool| {
            let figures = self.player(owner).figures.iter().enumerate();
            let kind = move |at: usize| !(ships_only && at > CARRIER || mechs_only && at <= CARRIER);
            figures.filter(|(at, figure)| kind(*at) && is(figure.place())).count()
        };
        match task {
            Task::Destroy { whose, location, ships, .. } => {
                let owners =
                    self.opponents(seat).iter().filter(|owner| whose == NONE || owner.index() == whose as usize);
                owners.map(|owner| fits(owner, ships, false, &|place| place == Place::at(location))).sum()
            }
            Task::Return { location, mechs } => {
                fits(seat, false, mechs, &|place| place.location().is_some_and(|at| location == NONE || at == location))
            }
            Task::Attach { .. } => self.candidates_for(seat, task).len(),
        }
    }
}
