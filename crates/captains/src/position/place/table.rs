//! The table's zones: map, tracks, decks, piles, Captain Shadow.

use super::{Read, Reader, fault, number};
use crate::content::Tile;
use crate::kinds::*;
use crate::notation::same;
use crate::position::solve::tile_at;
use crate::state::{Captains, Stage};
use kernel::Placed;
use kernel::position::items;

impl Reader<'_> {
    pub(super) fn read_table(&mut self, game: &mut Captains, line: &Placed<'_>) -> Read<()> {
        let value = line.value;
        match line.zone.word {
            "round" => {
                game.round = number(line, value, u16::from(self.content.numbers.rounds))?.max(1) as u8;
            }
            "over" => game.stage = Stage::Over,
            "slots" => {
                if !self.content.slot_boards.iter().any(|board| same(&board.side, value)) {
                    return fault(line, "expected a side of the tech-slot board, e.g. A");
                }
            }
            "sides" => self.read_sides(game, line)?,
            "map" => self.read_map(game, line)?,
            "face up" => game.map.face_up = number(line, value, game.map.numbers.len() as u16)?.max(1) as u8,
            "station tiles" => self.read_tiles(game, line)?,
            "pirates" => self.read_pirates(game, line)?,
            "holders" => {}
            "events" => {
                game.events = [None; 3];
                for event in self.events(line)? {
                    game.events[self.content.events[event.index()].track as usize] = Some(event);
                }
            }
            "events reached" => game.events_reached = number(line, value, 3)? as u8,
            "lasting" => {
                for event in self.events(line)? {
                    if self.content.events[event.index()].lasting.is_none() || game.lasting.try_push(event).is_err() {
                        return fault(line, "expected at most three events that stay");
                    }
                }
            }
            "event techs" => self.gifts = Some(self.cards(line)?),
            "tech board" => self.board = Some(self.read_board(game, line)?),
            "tech discard" | "omega discard" => self.cards(line)?.into_iter().for_each(|card| game.discard_card(card)),
            "removed" => game.map.removed = self.mission_mask(line)?,
            _ => self.read_piles(game, line)?,
        }
        Ok(())
    }

    fn read_piles(&mut self, game: &mut Captains, line: &Placed<'_>) -> Read<()> {
        match line.zone.word {
            "pirate discard" => {
                self.thrown = items(line.value).iter().map(|item| self.token(line, item)).collect::<Read<_>>()?;
            }
            "artifact discard" => {
                for item in items(line.value) {
                    let kind = self.artifact(line, &item)?;
                    game.piles.artifact_discard[kind.index()] =
                        game.piles.artifact_discard[kind.index()].saturating_add(1);
                }
            }
            "mission deck" => {
                self.missions =
                    Some(items(line.value).iter().map(|item| self.mission(line, item)).collect::<Read<_>>()?)
            }
            "tech deck" => self.techs = Some(self.cards(line)?.into_iter().filter(|card| !card.is_omega()).collect()),
            "bottom betas" => game.piles.bottom_betas = number(line, line.value, 64)? as u8,
            "omega deck" => self.omegas = Some(self.cards(line)?.into_iter().filter(|card| card.is_omega()).collect()),
            "pirate pile" => {
                let name = |item: &String| match crate::position::read_pirate(self.content, item) {
                    Some(pirate) => Ok(pirate),
                    None => fault(line, format!("{item:?} is no pirate; expected e.g. green treasure")),
                };
                self.pirates = Some(items(line.value).iter().map(name).collect::<Read<_>>()?);
            }
            "artifact pile" => {
                self.artifacts =
                    Some(items(line.value).iter().map(|item| self.artifact(line, item)).collect::<Read<_>>()?);
            }
            _ => self.read_solo(game, line)?,
        }
        Ok(())
    }

    fn read_solo(&mut self, game: &mut Captains, line: &Placed<'_>) -> Read<()> {
        let Some(shadow) = game.shadow.as_mut() else { return fault(line, "only the solo game has this") };
        match line.zone.word {
            "passenger" => {
                let found = self
                    .content
                    .passengers
                    .iter()
                    .position(|face| same(&face.name, line.value) || same(&face.id, line.value));
                let Some(found) = found else { return fault(line, format!("there is no passenger {:?}", line.value)) };
                shadow.passenger = found as u8;
            }
            // Read once the map is laid.
            "shadow" => {}
            // Dealt together in `settle`.
            _ => drop(self.orders(line)?),
        }
        Ok(())
    }

    fn read_sides(&self, game: &mut Captains, line: &Placed<'_>) -> Read<()> {
        let sides = items(line.value);
        if sides.len() != 3 {
            return fault(line, "expected three sides: coop, tincan, nian");
        }
        for (track, side) in sides.iter().enumerate() {
            let Some(at) = self.content.tracks[track].iter().position(|face| same(&face.side, side)) else {
                return fault(line, format!("there is no side {side:?}"));
            };
            game.sides[track] = at as u8;
        }
        Ok(())
    }

    fn read_map(&mut self, game: &Captains, line: &Placed<'_>) -> Read<()> {
        for item in items(line.value) {
            let Some((place, what)) = item.split_once(':') else { return fault(line, "expected e.g. Wobble: tile 3") };
            let (place, what) = (self.location(game, line, place)?, what.trim());
            if !game.map_face().places[place.index()].planet || self.map.iter().any(|(other, ..)| *other == place) {
                return fault(line, "each planet is named once; Home Station is none");
            }
            let station = self.content.stations.iter().position(|face| same(&face.name, what));
            let tile = what.strip_prefix("tile ").and_then(|n| n.trim().parse::<u8>().ok()).filter(|n| *n > 0);
            let thing = match (station, tile) {
                (Some(0), _) => return fault(line, "Home Station stays where it is"),
                (Some(at), _) => (place, None, Some(Tile::Station(Station(at as u8)))),
                (_, Some(n)) => (place, None, Some(Tile::Number(n))),
                _ if what == "-" => (place, None, None),
                _ => (place, Some(self.mission(line, what)?), None),
            };
            self.map.push(thing);
        }
        Ok(())
    }

    fn read_tiles(&self, game: &mut Captains, line: &Placed<'_>) -> Read<()> {
        for item in items(line.value) {
            let found = item.split_once(':').and_then(|(name, at)| {
                let station = self.content.stations.iter().position(|face| same(&face.name, name))?;
                Some((station, tile_at(at.trim())?))
            });
            let Some((station, at)) = found else {
                return fault(line, "expected e.g. Home Station: round 2, here or gone");
            };
            game.map.tiles[station] = at;
        }
        Ok(())
    }

    fn read_pirates(&self, game: &mut Captains, line: &Placed<'_>) -> Read<()> {
        for item in items(line.value) {
            let found = item.split_once(':').and_then(|(route, pirate)| {
                let route = game.map_face().routes.iter().position(|face| same(&face.id, route))?;
                Some((route, crate::position::read_pirate(self.content, pirate)?))
            });
            let Some((route, pirate)) = found else { return fault(line, "expected e.g. f13: purple treasure") };
            game.map.pirates[route] = Some(pirate);
        }
        Ok(())
    }

    fn read_board(&self, game: &Captains, line: &Placed<'_>) -> Read<Vec<Option<Card>>> {
        let things = items(line.value);
        if things.len() > usize::from(game.spaces) {
            return fault(line, format!("the tech board has {} spaces", game.spaces));
        }
        things.iter().map(|thing| if thing == "-" { Ok(None) } else { self.card(line, thing).map(Some) }).collect()
    }
}
