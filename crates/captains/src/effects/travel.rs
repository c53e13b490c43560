//! Moves, jumps and who holds a planet (SC-V, SC-L1 to SC-L5).

use crate::content::Ward;
use crate::event::{Event, Heard};
use crate::kinds::*;
use crate::questions::Damage;
use crate::state::Captains;
use kernel::Seat;

impl Captains {
    /// One move along the route to `to`; damage comes before the next move (SC-V5).
    pub(crate) fn fly(&mut self, owner: Seat, to: Place, events: &mut Heard) {
        let from = self.ship(owner).place;
        let Some((route, _)) = self.routes_at(from).find(|(_, end)| *end == to) else { return };
        self.arrive(owner, to, events);
        let passed = self.map.pirates[route.index()].is_some();
        if passed && !self.ship(owner).traits(self.content()).wards(Ward::Routes) {
            self.push(owner, Damage(1), events);
        }
    }

    /// Puts a ship somewhere; reservations change at every single arrival (SC-Q88).
    pub(crate) fn arrive(&mut self, owner: Seat, to: Place, events: &mut Heard) {
        let from = self.ship(owner).place;
        self.ship_mut(owner).place = to;
        self.leave(owner, from);
        if self.map_face().places[to.index()].planet && self.ships_at(to).len() == 1 {
            self.map.holders[to.index()] = Some(owner);
        }
        events.push(|| Event::Moved { seat: owner, from, to });
    }

    /// SC-L3, SC-L4: a planet left behind goes to the only ship that remains, if it is one.
    fn leave(&mut self, owner: Seat, from: Place) {
        let remaining = self.ships_at(from);
        let holder = &mut self.map.holders[from.index()];
        if *holder == Some(owner) {
            *holder = None;
        }
        if remaining.len() == 1 && self.map_face().places[from.index()].planet {
            self.map.holders[from.index()] = remaining.first();
        }
    }
}
