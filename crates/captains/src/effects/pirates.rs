//! Ambushes, fights, pirates placed and removed (SC-P).

use crate::content::{Effect, Trigger};
use crate::event::{Event, Heard, open};
use crate::kinds::*;
use crate::questions::PlacePirate;
use crate::ship::Held;
use crate::state::Captains;
use kernel::{Fate, Seat, Step};

/// So many ambushes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ambushes(pub u8);

impl Step<Captains> for Ambushes {
    /// SC-P3: each where the ship is now (SC-W8).
    fn run(self, game: &mut Captains, owner: Seat, fate: &mut Fate, events: &mut Heard) {
        if self.0 > 1 {
            game.push(owner, Ambushes(self.0 - 1), events);
        }
        game.pirate_appears(game.ship(owner).place, fate, events);
    }
}

/// The pirate on this route is beaten: loot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Loot(pub Route);

impl Step<Captains> for Loot {
    /// The token leaves the board; token and reward are gained in one step (SC-P4, SC-P5).
    fn run(self, game: &mut Captains, owner: Seat, fate: &mut Fate, events: &mut Heard) {
        let Some(pirate) = game.map.pirates[self.0.index()].take() else { return };
        let content = game.content();
        events.push(|| Event::DefeatedPirate { seat: owner, pirate, route: self.0 });
        game.stow(owner, Held::Seen(pirate));
        for &reward in content.list(content.pirates[pirate.index()].effects) {
            match reward {
                Effect::Artifact(_) => game.gain_tokens(owner, reward, fate, events),
                _ => game.happen(owner, reward, events),
            }
        }
        game.wake(owner, |trigger| trigger == Trigger::PirateDefeated, events);
        game.make_room(owner, events);
    }
}

/// So many pirates to draw and place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlacePirates(pub u8);

impl Step<Captains> for PlacePirates {
    /// SC-Q74: draw and show, then choose; with no free route nothing is drawn.
    fn run(self, game: &mut Captains, owner: Seat, fate: &mut Fate, events: &mut Heard) {
        if self.0 > 1 {
            game.push(owner, PlacePirates(self.0 - 1), events);
        }
        let routes = game.map_face().routes.len();
        if game.map.pirates[..routes].iter().all(Option::is_some) {
            return;
        }
        if let Some(pirate) = game.draw_pirate(fate) {
            events.barrier();
            events.push(|| Event::DrewPirate { seat: owner, pirate: open(pirate) });
            game.push(owner, PlacePirate(pirate), events);
        }
    }
}

impl Captains {
    /// A drawn pirate goes to the route of its colour at a place, or is discarded (SC-Q29).
    pub(crate) fn pirate_appears(&mut self, place: Place, fate: &mut Fate, events: &mut Heard) {
        if let Some(pirate) = self.draw_pirate(fate) {
            self.pirate_comes(place, pirate, events);
        }
    }

    /// A pirate revealed at a place: to the matching route if that is free.
    pub(crate) fn pirate_comes(&mut self, place: Place, pirate: Pirate, events: &mut Heard) {
        let exhaust = self.content().pirates[pirate.index()].exhaust;
        let route = self.map_face().places[place.index()].routes[exhaust as usize].map(|(route, _)| route);
        let free = route.filter(|route| self.map.pirates[route.index()].is_none());
        match free {
            Some(route) => self.map.pirates[route.index()] = Some(pirate),
            None => self.piles.pirate_discard[pirate.index()] += 1,
        }
        events.barrier();
        events.push(|| Event::PirateCame { place, pirate: open(pirate), route: free });
    }

    /// A pirate leaves its route for the discard, its face known.
    pub(crate) fn remove_pirate(&mut self, route: Route, events: &mut Heard) {
        if let Some(pirate) = self.map.pirates[route.index()].take() {
            self.piles.pirate_discard[pirate.index()] += 1;
            events.push(|| Event::PirateLeft { pirate, route });
        }
    }
}
