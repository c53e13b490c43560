//! What lies ahead of a ship: places within reach, bonuses and events of the tracks, techs that would match (SC-U2, SC-U3).

use crate::content::Ward;
use crate::frames::Owned;
use crate::kinds::*;
use crate::questions::{Frame, Moves};
use crate::state::Captains;
use crate::text;
use kernel::Seat;
use serde::Serialize;

/// How a place is reached with the moves left.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct ReachView {
    pub moves: u8,
    /// Pirates passed that hit the ship.
    pub hits: u8,
    /// The places on the way, the last one left out.
    pub via: Vec<Place>,
}

/// Where a captain stands on one track.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct StandingView {
    pub points: i16,
    /// Where the next step leads (SC-F1).
    pub next_space: u8,
    /// The next bonus and in how many steps it comes.
    pub next: Option<(u8, String)>,
    /// In how many steps the track's event is reached, while there is one.
    pub to_event: Option<u8>,
}

/// The free slot in which most icons of a tech on offer meet an equal one.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct FitView {
    pub card: &'static str,
    /// From 1.
    pub slot: usize,
    pub icons: Vec<Icon>,
}

/// Fewest moves, then fewest hits, and where the last move came from.
type Way = (u8, u8, Option<Place>);

impl Captains {
    /// The places in reach while somebody moves (SC-V1), by the way with the fewest moves and then the fewest hits.
    pub(super) fn reach_view(&self) -> Vec<Option<ReachView>> {
        let places = self.map_face().places.len();
        let Some(&Owned { owner, frame: Frame::Moves(Moves(n)) }) = self.stack.top() else {
            return vec![None; places];
        };
        let ways = self.ways(owner, n);
        let from = self.ship(owner).place.index();
        (0..places).map(|at| if at == from { None } else { reached(&ways, at) }).collect()
    }

    fn ways(&self, owner: Seat, n: u8) -> Vec<Option<Way>> {
        let warded = self.warded.has(owner) || self.ship(owner).traits(self.content()).wards(Ward::Routes);
        let mut ways: Vec<Option<Way>> = vec![None; self.map_face().places.len()];
        ways[self.ship(owner).place.index()] = Some((0, 0, None));
        for moves in 1..=n {
            let edge: Vec<(Place, u8)> = (0..ways.len())
                .filter_map(|at| ways[at].filter(|way| way.0 == moves - 1).map(|way| (Place(at as u8), way.1)))
                .collect();
            for (from, hits) in edge {
                for (route, to) in self.routes_at(from) {
                    let hits = hits + u8::from(!warded && self.map.pirates[route.index()].is_some());
                    let way = &mut ways[to.index()];
                    if way.is_none_or(|(m, h, _)| (moves, hits) < (m, h)) {
                        *way = Some((moves, hits, Some(from)));
                    }
                }
            }
        }
        ways
    }

    pub(super) fn standing_view(&self, seat: Seat, track: Track) -> StandingView {
        let (face, steps) = (self.track_face(track), self.content().numbers.steps.max(1));
        let at = self.ship(seat).markers[track as usize].space;
        let event = self.events[track as usize].map(|_| face.event_space);
        let next = (1..=steps).find_map(|n| {
            let space = (at + n) % steps;
            let bonus = face.bonus[usize::from(space)].filter(|_| space != face.event_space)?;
            Some((n, text::list(self.content(), bonus)))
        });
        let to_event = event.map(|space| match (space + steps - at) % steps {
            0 => steps,
            n => n,
        });
        StandingView {
            points: self.track_points(seat, track),
            next_space: self.next_space(seat, track),
            next,
            to_event,
        }
    }

    /// Best matches of everything on offer for one ship.
    pub(super) fn fits_view(&self, seat: Seat) -> Vec<FitView> {
        let cards = self.offered().chain(self.gifts.iter().copied()).chain(self.drawn.iter().copied());
        let fit = |card: Card| {
            let (slot, icons) = self.best_fit(seat, card)?;
            Some(FitView { card: &self.content().card(card).id, slot: slot + 1, icons })
        };
        cards.filter_map(fit).collect()
    }
}

fn reached(ways: &[Option<Way>], at: usize) -> Option<ReachView> {
    let (moves, hits, mut from) = ways[at]?;
    let mut via = Vec::new();
    while let Some(place) = from {
        from = ways[place.index()].and_then(|way| way.2);
        if from.is_some() {
            via.push(place);
        }
    }
    via.reverse();
    Some(ReachView { moves, hits, via })
}
