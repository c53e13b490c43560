//! The star map: places with what lies there, and the routes between them.

use super::ReachView;
use crate::kinds::*;
use crate::state::{Captains, TileAt};
use crate::text;
use kernel::{Seat, SeatSet};
use serde::Serialize;

/// A mission as clients show it.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct MissionView {
    pub id: &'static str,
    pub name: &'static str,
    pub points: u8,
    pub lines: Vec<(LineColor, String)>,
    pub log: &'static str,
}

/// A station at a place.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct StationView {
    pub name: &'static str,
    pub text: String,
    /// Whether its tile is here.
    pub tile: bool,
    /// The round its tile is due in.
    pub due: Option<u8>,
}

/// A location.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct PlaceView {
    pub id: &'static str,
    pub name: &'static str,
    pub planet: bool,
    pub xy: [u16; 2],
    pub mission: Option<MissionView>,
    /// The numbered tile and whether it is face up.
    pub tile: Option<(u8, bool)>,
    /// Whether the next mission comes here.
    pub next_mission: bool,
    pub station: Option<StationView>,
    pub holder: Option<Seat>,
    pub ships: SeatSet,
    pub shadow: bool,
    /// While somebody moves: how it is reached.
    pub reach: Option<ReachView>,
}

/// A route.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct RouteView {
    pub id: &'static str,
    pub ends: [Place; 2],
    pub color: Exhaust,
    /// The pirate's reward, where there is one.
    pub pirate: Option<PirateView>,
}

/// A pirate whose face is known.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct PirateView {
    pub exhaust: Exhaust,
    pub reward: &'static str,
}

impl Captains {
    pub(super) fn mission_view(&self, mission: Mission) -> MissionView {
        let face = self.content().mission(mission);
        let lines = face.lines.iter().map(|line| (line.color, text::list(self.content(), line.effects)));
        MissionView { id: &face.id, name: &face.name, points: face.points, lines: lines.collect(), log: &face.log }
    }

    pub(super) fn place_view(&self, place: Place, reach: Option<ReachView>) -> PlaceView {
        let face = &self.map_face().places[place.index()];
        let number = self.map.numbers.iter().position(|at| *at == place);
        PlaceView {
            id: &face.id,
            name: &face.name,
            planet: face.planet,
            xy: face.xy,
            mission: self.map.missions[place.index()].map(|mission| self.mission_view(mission)),
            tile: number.map(|at| (at as u8 + 1, at < usize::from(self.map.face_up))),
            next_mission: number.is_some_and(|at| at + 1 == usize::from(self.map.face_up)),
            station: self.station_at(place).map(|station| self.station_view(station)),
            holder: self.map.holders[place.index()],
            ships: self.ships_at(place),
            shadow: self.shadow.as_ref().is_some_and(|shadow| shadow.place == place),
            reach,
        }
    }

    fn station_view(&self, station: Station) -> StationView {
        let face = &self.content().stations[station.index()];
        let at = self.map.tiles[station.index()];
        StationView {
            name: &face.name,
            text: text::list(self.content(), face.effects),
            tile: at == TileAt::Station,
            due: if let TileAt::Round(round) = at { Some(round) } else { None },
        }
    }

    pub(super) fn route_view(&self, at: usize) -> RouteView {
        let face = &self.map_face().routes[at];
        let pirate = self.map.pirates[at].map(|pirate| self.pirate_view(pirate));
        RouteView { id: &face.id, ends: face.ends, color: face.color, pirate }
    }

    pub(super) fn pirate_view(&self, pirate: Pirate) -> PirateView {
        let face = &self.content().pirates[pirate.index()];
        PirateView { exhaust: face.exhaust, reward: &face.reward }
    }
}
