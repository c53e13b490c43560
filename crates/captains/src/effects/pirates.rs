//! Ambushes, fights, pirates placed and removed (SC-P).

use crate::content::{Effect, Trigger};
use crate::event::Event;
use crate::frames::Task;
use crate::kinds::*;
use crate::ship::Held;
use crate::state::Captains;
use kernel::{Events, Fate, Seat, Shown};

impl Captains {
    /// SC-P3: one of `n` ambushes where the ship is now (SC-W8).
    pub(crate) fn ambush(&mut self, owner: Seat, n: u8, fate: &mut Fate, events: &mut Events<Event>) {
        self.once_less(n, Task::Ambushes);
        let place = self.ship(owner).place;
        self.pirate_appears(place, fate, events);
    }

    /// A drawn pirate goes to the route of its colour at a place, or is discarded (SC-Q29).
    pub(crate) fn pirate_appears(&mut self, place: Place, fate: &mut Fate, events: &mut Events<Event>) {
        if let Some(pirate) = self.draw_pirate(fate) {
            self.pirate_comes(place, pirate, events);
        }
    }

    /// A pirate revealed at a place: to the matching route if that is free.
    pub(crate) fn pirate_comes(&mut self, place: Place, pirate: Pirate, events: &mut Events<Event>) {
        let exhaust = self.content().pirates[pirate.index()].exhaust;
        let route = self.map_face().places[place.index()].routes[exhaust as usize].map(|(route, _)| route);
        let free = route.filter(|route| self.map.pirates[route.index()].is_none());
        match free {
            Some(route) => self.map.pirates[route.index()] = Some(pirate),
            None => self.piles.pirate_discard[pirate.index()] += 1,
        }
        events.barrier();
        events.push(|| Event::PirateCame { place, pirate: Shown::Face(pirate), route: free });
    }

    /// The token leaves the board; token and reward are gained in one step (SC-P4, SC-P5).
    pub(crate) fn loot(&mut self, owner: Seat, route: Route, fate: &mut Fate, events: &mut Events<Event>) {
        self.stack.pop();
        let Some(pirate) = self.map.pirates[route.index()].take() else { return };
        let content = self.content();
        events.push(|| Event::DefeatedPirate { seat: owner, pirate, route });
        self.stow(owner, Held::Seen(pirate));
        for &reward in content.list(content.pirates[pirate.index()].effects) {
            match reward {
                Effect::Artifact(_) => self.gain_tokens(owner, reward, fate, events),
                _ => self.happen(owner, reward, events),
            }
        }
        self.wake(owner, |trigger| trigger == Trigger::PirateDefeated, events);
        self.make_room(owner, events);
    }

    /// SC-Q74: draw and show, then choose; with no free route nothing is drawn.
    pub(crate) fn draw_to_place(&mut self, owner: Seat, n: u8, fate: &mut Fate, events: &mut Events<Event>) {
        self.once_less(n, Task::PlacePirates);
        let routes = self.map_face().routes.len();
        if self.map.pirates[..routes].iter().all(Option::is_some) {
            return;
        }
        if let Some(pirate) = self.draw_pirate(fate) {
            events.barrier();
            events.push(|| Event::DrewPirate { seat: owner, pirate: Shown::Face(pirate) });
            self.push(owner, Task::PlacePirate(pirate), events);
        }
    }

    pub(crate) fn place_pirate(&mut self, owner: Seat, pirate: Pirate, route: Route, events: &mut Events<Event>) {
        self.map.pirates[route.index()] = Some(pirate);
        events.push(|| Event::PlacedPirate { seat: owner, pirate, route });
    }

    /// A pirate leaves its route for the discard, its face known.
    pub(crate) fn remove_pirate(&mut self, route: Route, events: &mut Events<Event>) {
        if let Some(pirate) = self.map.pirates[route.index()].take() {
            self.piles.pirate_discard[pirate.index()] += 1;
            events.push(|| Event::PirateLeft { pirate, route });
        }
    }
}
