//! Things by their names.

use super::{Read, Reader, fault};
use crate::kinds::*;
use crate::notation::same;
use crate::state::Captains;
use kernel::Placed;
use kernel::position::items;

impl Reader<'_> {
    pub(super) fn figures(&self, line: &Placed<'_>) -> Read<Vec<Figure>> {
        let read = |item: &String| match Figure::read(item) {
            Some(figure) => Ok(figure),
            None => fault(line, format!("{item:?} is no figure; expected c, R, Y, B, R*, Y*, B* or a")),
        };
        let figures = items(line.value).iter().map(read).collect::<Read<Vec<_>>>()?;
        if figures.len() > 200 { fault(line, "a crew of more than 200 is no crew") } else { Ok(figures) }
    }

    pub(super) fn orders(&self, line: &Placed<'_>) -> Read<Vec<Order>> {
        let read = |item: &String| match self.content.order_names.iter().position(|name| same(name, item)) {
            Some(at) => Ok(Order::ALL[at]),
            None => fault(line, format!("{item:?} is no action card")),
        };
        items(line.value).iter().map(read).collect()
    }

    pub(super) fn events(&self, line: &Placed<'_>) -> Read<Vec<EventCard>> {
        let read = |item: &String| match self
            .content
            .events
            .iter()
            .position(|face| same(&face.name, item) || same(&face.id, item))
        {
            Some(at) => Ok(EventCard(at as u8)),
            None => fault(line, format!("there is no event {item:?}")),
        };
        items(line.value).iter().map(read).collect()
    }

    pub(super) fn cards(&self, line: &Placed<'_>) -> Read<Vec<Card>> {
        items(line.value).iter().map(|item| self.card(line, item)).collect()
    }

    pub(super) fn card(&self, line: &Placed<'_>, name: &str) -> Read<Card> {
        match self.content.cards.iter().find(|face| same(&face.name, name) || same(&face.id, name)) {
            Some(face) => Ok(face.card),
            None => fault(line, format!("there is no tech {name:?}")),
        }
    }

    pub(super) fn mission(&self, line: &Placed<'_>, name: &str) -> Read<Mission> {
        match self.content.missions.iter().position(|face| same(&face.name, name) || same(&face.id, name)) {
            Some(at) => Ok(Mission(at as u8)),
            None => fault(line, format!("there is no mission {name:?}")),
        }
    }

    pub(super) fn mission_mask(&self, line: &Placed<'_>) -> Read<u64> {
        let missions = items(line.value).iter().map(|item| self.mission(line, item)).collect::<Read<Vec<_>>>()?;
        Ok(missions.iter().fold(0u64, |mask, mission| mask | 1 << mission.0))
    }

    pub(super) fn artifact(&self, line: &Placed<'_>, name: &str) -> Read<Artifact> {
        let kinds = (0..self.content.artifacts.len() as u8).map(Artifact);
        match kinds.into_iter().find(|&kind| same(crate::text::artifact(self.content, kind), name)) {
            Some(kind) => Ok(kind),
            None => fault(line, format!("{name:?} is no artifact; expected e.g. red-yellow")),
        }
    }

    /// A location by its own name.
    pub(super) fn location(&self, game: &Captains, line: &Placed<'_>, name: &str) -> Read<Place> {
        let station = self.content.stations.iter().find(|face| same(&face.name, name));
        match game.map_face().places.iter().position(|face| same(&face.name, name) || same(&face.id, name)) {
            Some(at) => Ok(Place(at as u8)),
            None => match station {
                Some(face) => fault(line, format!("{0} is a station: say where it lies, e.g. Wobble: {0}", face.name)),
                None => fault(line, format!("there is no location {:?}; expected e.g. Wobble", name.trim())),
            },
        }
    }

    /// A location by its own name, or by the station that lies there once the map is laid.
    pub(super) fn place(&self, game: &Captains, line: &Placed<'_>, name: &str) -> Read<Place> {
        let station = self.content.stations.iter().position(|face| same(&face.name, name));
        match station.and_then(|at| game.map.stations[at]) {
            Some(place) => Ok(place),
            None => self.location(game, line, name),
        }
    }
}
