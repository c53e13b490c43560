//! A captain's zones.

use super::{Read, Reader, fault, number};
use crate::content::{ROOMS, SLOTS};
use crate::kinds::*;
use crate::notation::{read_track, same};
use crate::state::Captains;
use kernel::position::items;
use kernel::{Placed, Seat};

impl Reader<'_> {
    pub(super) fn read_seat(&mut self, game: &mut Captains, seat: Seat, line: &Placed<'_>) -> Read<()> {
        let value = line.value;
        match line.zone.word {
            "first" => game.first = seat,
            "turn" => game.turn = seat,
            "passed" => game.passed.insert(seat),
            "ready" => self.figures(line)?.into_iter().for_each(|figure| game.ship_mut(seat).muster(figure, 1)),
            "queue" => {
                for figure in self.figures(line)? {
                    let full = game.ship_mut(seat).queue.try_push(figure).is_err();
                    if full || figure == Figure::Android {
                        return fault(line, "the queue holds at most 24 figures, and no androids");
                    }
                }
            }
            "trained" => {
                for figure in self.figures(line)? {
                    let Figure::Ensign(crew) = figure else { return fault(line, "expected R, Y or B") };
                    let fresh = &mut game.ship_mut(seat).fresh[crew as usize];
                    *fresh = fresh.saturating_add(1);
                }
            }
            "medals" => game.ship_mut(seat).medals = number(line, value, 1000)?,
            "rings" => game.ship_mut(seat).rings = number(line, value, u16::from(self.content.numbers.rings))? as u8,
            "damage" => game.ship_mut(seat).cargo_damage = number(line, value, 1000)?,
            "cargo" => self.read_cargo(game, seat, line)?,
            "techs" => self.read_slots(game, seat, line)?,
            "rooms" => self.read_rooms(game, seat, line)?,
            "tracks" => self.read_tracks(game, seat, line)?,
            "missions" => game.ship_mut(seat).missions = self.mission_mask(line)?,
            "peeked" => {
                for item in items(value) {
                    self.peeked[seat.index()].push(usize::from(number(line, &item, 64)?));
                }
            }
            // Read once the map is laid and `lasting` is known.
            "at" | "had" | "ended" | "score" => {}
            _ => return fault(line, "this zone cannot be read"),
        }
        Ok(())
    }

    fn read_cargo(&mut self, game: &mut Captains, seat: Seat, line: &Placed<'_>) -> Read<()> {
        for item in items(line.value) {
            match self.artifact(line, &item) {
                Ok(artifact) => {
                    let held = &mut game.ship_mut(seat).artifacts[artifact.index()];
                    *held = held.saturating_add(1);
                }
                Err(_) => {
                    let token = self.token(line, &item)?;
                    self.held[seat.index()].push(token);
                }
            }
        }
        Ok(())
    }

    /// `green treasure`, `?`, `pirate` or (for the referee) `? green treasure`.
    pub(super) fn token(&self, line: &Placed<'_>, item: &str) -> Read<(Option<Pirate>, bool)> {
        if item == "?" || item == "pirate" {
            return Ok((None, false));
        }
        let (name, seen) = item.strip_prefix("? ").map_or((item, true), |name| (name, false));
        match crate::position::read_pirate(self.content, name) {
            Some(pirate) => Ok((Some(pirate), seen)),
            None => fault(line, format!("{item:?} is no token; expected e.g. red-yellow, green treasure or ?")),
        }
    }

    fn read_slots(&self, game: &mut Captains, seat: Seat, line: &Placed<'_>) -> Read<()> {
        let things = items(line.value);
        if things.len() != SLOTS {
            return fault(line, format!("expected {SLOTS} slots: a tech, - or x each"));
        }
        let ship = game.ship_mut(seat);
        (ship.damaged, ship.slots) = (0, [None; SLOTS]);
        for (slot, thing) in things.iter().enumerate() {
            match thing.as_str() {
                "-" => {}
                "x" => game.ship_mut(seat).damaged |= 1 << slot,
                name => game.ship_mut(seat).slots[slot] = Some(self.card(line, name)?),
            }
        }
        Ok(())
    }

    fn read_rooms(&self, game: &mut Captains, seat: Seat, line: &Placed<'_>) -> Read<()> {
        for item in items(line.value) {
            let Some((room, artifact)) = item.split_once(':') else {
                return fault(line, "expected e.g. Helm: red-yellow");
            };
            let basic = self.content.rooms.iter().position(|face| same(&face.name, room));
            let slot = || {
                room.trim()
                    .strip_prefix("slot")?
                    .trim()
                    .parse::<usize>()
                    .ok()?
                    .checked_sub(1)
                    .filter(|slot| *slot < SLOTS)
            };
            let Some(berth) = basic.or_else(|| slot().map(|slot| ROOMS + slot)) else {
                return fault(line, "expected a room's name or slot 3");
            };
            game.ship_mut(seat).rooms[berth] = Some(self.artifact(line, artifact.trim())?);
        }
        Ok(())
    }

    fn read_tracks(&self, game: &mut Captains, seat: Seat, line: &Placed<'_>) -> Read<()> {
        for item in items(line.value) {
            let mut words = item.split_whitespace();
            let Some(track) = words.next().and_then(read_track) else {
                return fault(line, "expected e.g. coop 5 or coop 5 lap 1");
            };
            let space = number(line, words.next().unwrap_or(""), u16::from(self.content.numbers.steps) - 1)?;
            let lap = match (words.next(), words.next()) {
                (None, _) => 0,
                (Some("lap"), Some(lap)) => number(line, lap, 100)?,
                _ => return fault(line, "expected e.g. coop 5 lap 1"),
            };
            let marker = &mut game.ship_mut(seat).markers[track as usize];
            (marker.space, marker.lap) = (space as u8, lap as u8);
        }
        Ok(())
    }
}
