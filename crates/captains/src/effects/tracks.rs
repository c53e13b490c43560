//! Faction tracks and events (SC-F).

use crate::changes;
use crate::content::Swap;
use crate::event::{Event, Heard};
use crate::kinds::*;
use crate::questions::Advance;
use crate::state::Captains;
use kernel::{Fate, Seat, Step};

/// All three tracks.
pub(crate) const ALL_TRACKS: u8 = 0b111;

/// An event: the next part, 0 for `you`, then `each`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EventParts {
    /// The event.
    pub event: EventCard,
    /// Its next part.
    pub next: u8,
}

impl Step<Captains> for EventParts {
    /// First the part for whoever reached it, then everybody's, clockwise (SC-F9).
    fn run(self, game: &mut Captains, owner: Seat, _: &mut Fate, events: &mut Heard) {
        let EventParts { event, next } = self;
        if next > game.players {
            return;
        }
        // It stays below the last captain's part too: whoever is asked reads which event asks.
        if next < game.players || game.version.has(changes::EVENT_STAYS_NAMED) {
            game.push(owner, EventParts { event, next: next + 1 }, events);
        }
        let face = &game.content().events[event.index()];
        match next.checked_sub(1) {
            None => game.begin(owner, face.you, events),
            Some(n) => game.begin(game.seat_after(owner, n), face.each, events),
        }
    }
}

impl Captains {
    /// Up to `n` steps on a named track, on any one, or (SC-Q41) on another than the named one.
    pub(crate) fn advance(&mut self, owner: Seat, n: u8, track: Option<Track>, events: &mut Heard) {
        let free = || self.ship(owner).traits(self.content()).swaps(Swap::Track);
        let tracks = match track {
            Some(track) if !free() => 1 << track as u8,
            _ => ALL_TRACKS,
        };
        self.push(owner, Advance { left: n, tracks }, events);
    }

    /// One step: the space's event or bonus comes before the next (SC-F2, SC-F5).
    pub(crate) fn step(&mut self, owner: Seat, track: Track, events: &mut Heard) {
        let steps = self.content().numbers.steps;
        let marker = &mut self.ship_mut(owner).markers[track as usize];
        marker.space = (marker.space + 1) % steps;
        if marker.space == 0 {
            marker.lap = marker.lap.saturating_add(1);
        }
        let marker = *marker;
        events.push(|| Event::Advanced { seat: owner, track, space: marker.space, lap: marker.lap });
        let face = self.track_face(track);
        if marker.space == face.event_space {
            self.reach_event(owner, track, events);
        } else if let Some(bonus) = face.bonus[usize::from(marker.space)] {
            self.begin(owner, bonus, events);
        }
    }

    /// SC-F5, SC-F6: an event counts as used from the moment it is reached (SC-Q81).
    fn reach_event(&mut self, owner: Seat, track: Track, events: &mut Heard) {
        let Some(event) = self.events[track as usize].take() else { return };
        self.events_reached += 1;
        events.push(|| Event::ReachedEvent { seat: owner, event });
        if self.events_reached >= self.content().numbers.events {
            self.drop_events(events);
        }
        if self.content().events[event.index()].lasting.is_some() {
            // Three tracks, so never more than three.
            let _ = self.lasting.try_push(event);
        }
        self.push(owner, EventParts { event, next: 0 }, events);
    }

    /// The cards left on tracks leave without effect, with their techs (SC-Q49).
    fn drop_events(&mut self, events: &mut Heard) {
        for track in Track::ALL {
            let Some(event) = self.events[track as usize].take() else { continue };
            events.push(|| Event::EventLeft { event });
            if track == Track::Tincan {
                self.discard_gifts();
            }
        }
    }

    pub(crate) fn discard_gifts(&mut self) {
        for card in std::mem::take(&mut self.gifts) {
            self.discard_card(card);
        }
    }

    /// SC-Q45: back without bonuses, then up to as many and the bonus on one other track.
    pub(crate) fn backtrack(&mut self, owner: Seat, track: Track, steps: u8, bonus: u8, events: &mut Heard) {
        let marker = &mut self.ship_mut(owner).markers[track as usize];
        marker.space = marker.space.saturating_sub(steps);
        let space = marker.space;
        events.push(|| Event::WentBack { seat: owner, track, space });
        let tracks = ALL_TRACKS & !(1 << track as u8);
        self.push(owner, Advance { left: steps.saturating_add(bonus), tracks }, events);
    }
}
