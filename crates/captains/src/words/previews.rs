//! What would come of a choice, from public facts alone, and what to think twice about (SC-U3, SC-U4).

mod lines;
mod odds;
mod pairs;

use crate::action::Action;
use crate::content::{Effect, Line, Onto};
use crate::kinds::*;
use crate::ship::{Marker, Ship};
use crate::state::{Captains, TileAt};
use crate::text;
use kernel::Seat;

impl Captains {
    pub(crate) fn step_words(&self, seat: Seat, track: Track) -> Option<String> {
        let space = self.next_space(seat, track);
        let face = self.track_face(track);
        if space == face.event_space {
            let event = self.events[track as usize]?;
            return Some(format!("reaches {}", self.content().events[event.index()].name));
        }
        let bonus = face.bonus[usize::from(space)]?;
        Some(format!("space {space}: {}", text::list(self.content(), bonus)))
    }

    pub(crate) fn next_space(&self, seat: Seat, track: Track) -> u8 {
        (self.ship(seat).markers[track as usize].space + 1) % self.content().numbers.steps
    }

    pub(crate) fn bonus_words(&self, seat: Seat, card: Card, slot: usize) -> Option<String> {
        let mut icons = self.bonuses_of(seat, slot, self.content().card(card).edges);
        let mut words = Vec::new();
        while let Some(icon) = icons.pop_first() {
            words.push(text::icon_word(icon).to_owned());
        }
        (!words.is_empty()).then(|| format!("tech bonuses: {}", words.join(", ")))
    }

    /// The ready room of the next round if one passes now, with that round's goods (SC-T8, SC-T9).
    pub(crate) fn next_ready(&self, seat: Seat) -> Option<String> {
        Some(format!("next round's ready room: {}", self.next_crew(seat)?.join(" ")))
    }

    /// The same as figures.
    pub(crate) fn next_crew(&self, seat: Seat) -> Option<Vec<&'static str>> {
        let goods = self.content().rounds.get(usize::from(self.round))?;
        let ship = self.ship(seat);
        let leave = ship.queue.len().saturating_sub(usize::from(self.content().numbers.queue_kept));
        let ready = Figure::all().flat_map(|f| std::iter::repeat_n(f.letter(), usize::from(ship.ready(f))));
        let queued = ship.queue[..leave].iter().map(|figure| figure.letter());
        let cadets = std::iter::repeat_n(Figure::Cadet.letter(), usize::from(goods.cadets));
        Some(ready.chain(queued).chain(cadets).collect())
    }

    /// The lines of the mission here, each with who of the ready room matches it.
    pub(crate) fn crewed_lines(&self, seat: Seat) -> Option<String> {
        let mission = self.map.missions[self.ship(seat).place.index()]?;
        let lines = self.content().mission(mission).lines.iter().map(|line| self.crewed_line(seat, line));
        Some(lines.collect::<Vec<_>>().join("; "))
    }

    fn crewed_line(&self, seat: Seat, line: &Line) -> String {
        let fits = Figure::all().filter(|&figure| self.ship(seat).ready(figure) > 0 && line.color.matches(figure));
        let fits: Vec<&str> = fits.map(Figure::letter).collect();
        let who = if fits.is_empty() { "nobody matches".to_owned() } else { fits.join(" ") };
        format!("{} ({who}): {}", line.color.word(), text::list(self.content(), line.effects))
    }

    /// Whether the figure matches; with the last one, the queue to come if nobody is called back.
    pub(crate) fn assign_words(&self, seat: Seat, figure: Figure, line: u8) -> Option<String> {
        let face = self.mission_face()?;
        let fit = match face.lines.get(usize::from(line))?.color.matches(figure) {
            true => "matches",
            false => "does not match: the line gives nothing",
        };
        if usize::from(line) + 1 < face.lines.len() {
            return Some(fit.to_owned());
        }
        Some(format!("{fit}; queue afterwards: {}", self.queue_after(seat, Some(figure)).join(" ")))
    }

    /// What waits at a place: a mission with its lines, a station with its tile, the next mission.
    pub(crate) fn place_words(&self, seat: Seat, place: Place) -> Option<String> {
        let words = self.place_name_words(seat, place)?;
        let Some(mission) = self.map.missions[place.index()] else { return Some(words) };
        let line = |line: &Line| format!("{}: {}", line.color.word(), text::list(self.content(), line.effects));
        let lines: Vec<String> = self.content().mission(mission).lines.iter().map(line).collect();
        Some(format!("{words}: {}", lines.join("; ")))
    }

    pub(crate) fn place_name_words(&self, seat: Seat, place: Place) -> Option<String> {
        if let Some(mission) = self.map.missions[place.index()] {
            let face = self.content().mission(mission);
            let held = if self.is_reserved(seat, place) { ", held by another captain" } else { "" };
            return Some(format!("{} ({} points{held})", face.name, face.points));
        }
        if let Some(station) = self.station_at(place) {
            return Some(self.station_words(station));
        }
        let next = self.map.numbers.get(usize::from(self.map.face_up).checked_sub(1)?)?;
        (*next == place).then(|| "the next mission comes here".to_owned())
    }

    fn station_words(&self, station: Station) -> String {
        let face = &self.content().stations[station.index()];
        match self.map.tiles[station.index()] {
            TileAt::Station => format!("{}: {}", face.name, text::list(self.content(), face.effects)),
            TileAt::Round(round) => format!("{}, its tile comes in round {round}", face.name),
            TileAt::Gone => format!("{}, without its tile", face.name),
        }
    }

    /// `spared` is the damage that a mission's ship does not take (SC-N14).
    pub(crate) fn fight_words(&self, seat: Seat, route: usize, spared: u8) -> Option<String> {
        let pirate = (*self.map.pirates.get(route)?)?;
        let loot = text::list(self.content(), self.content().pirates[pirate.index()].effects);
        let damage = if self.warded.has(seat) || spared > 0 { "" } else { "take 1 damage, then " };
        Some(format!("{damage}{loot} and the pirate token"))
    }

    /// What the score sheet would gain or lose at once by a change of the ship; what follows from it is left out.
    pub(crate) fn score_after(&self, seat: Seat, change: impl FnOnce(&mut Ship)) -> Option<String> {
        let mut trial = *self;
        change(trial.ship_mut(seat));
        let change = trial.score(seat) - self.score(seat);
        (change != 0).then(|| points_words(change))
    }

    pub(crate) fn next_marker(&self, seat: Seat, track: Track) -> Marker {
        let space = self.next_space(seat, track);
        let lap = self.ship(seat).markers[track as usize].lap;
        Marker { space, lap: lap.saturating_add(u8::from(space == 0)) }
    }
}

/// A change of the score in half points as people write it, e.g. `−½ point`.
fn points_words(change: i32) -> String {
    let (whole, half) = (change.unsigned_abs() / 2, change % 2 != 0);
    let number = if whole > 0 { whole.to_string() } else { String::new() };
    let sign = if change < 0 { '−' } else { '+' };
    let points = if change.unsigned_abs() > 2 { "points" } else { "point" };
    format!("{sign}{number}{} {points}", if half { "½" } else { "" })
}

impl Captains {
    pub(crate) fn passing_warning(&self, seat: Seat) -> Option<String> {
        let mut actions = Vec::new();
        self.main_actions(seat, &mut actions);
        let usable =
            actions.iter().any(|action| matches!(action, Action::Activate(..) | Action::Spend(..) | Action::Mission));
        usable.then(|| "you could still use a room or complete a mission".to_owned())
    }

    /// SC-A8 allows a room that can do nothing; hardly anybody means it.
    pub(crate) fn idle_room(&self, seat: Seat, berth: usize) -> Option<&'static str> {
        let ship = self.ship(seat);
        let room = ship.room_face(self.content(), berth)?;
        let [only] = self.content().list(room.effects) else { return None };
        let pirates = || self.routes_at(ship.place).any(|(route, _)| self.map.pirates[route.index()].is_some());
        let empty = || (0..ship.slots.len()).any(|slot| ship.slots[slot].is_none() && !ship.is_damaged(slot));
        let replacing = || self.offered().any(|card| self.content().card(card).can_replace);
        match only {
            Effect::Fight(_) if !pirates() => Some("there is no pirate here to fight"),
            Effect::Tech(Onto::Empty) if !empty() && !replacing() => Some("there is no empty tech slot"),
            Effect::Repair(_) if ship.damage() == 0 => Some("there is nothing to repair"),
            _ => None,
        }
    }

    pub(crate) fn moving_warning(&self, seat: Seat, to: Place) -> Option<String> {
        let (route, _) = self.routes_at(self.ship(seat).place).find(|(_, end)| *end == to)?;
        let pirate = self.map.pirates[route.index()].map(|_| "a pirate is on the way".to_owned());
        let parts: Vec<String> = [pirate, self.leaving_warning(seat)].into_iter().flatten().collect();
        (!parts.is_empty()).then(|| parts.join("; "))
    }

    /// A turn that ends beside a station whose tile nobody used is often one step too short.
    pub(crate) fn short_of_station(&self, seat: Seat) -> Option<String> {
        let mut near = self.routes_at(self.ship(seat).place);
        let tile = near.any(|(_, end)| self.tile_at(end).is_some());
        tile.then(|| "a station with its tile is one step away".to_owned())
    }

    /// Leaving a planet one holds while it has a mission gives that up (SC-L3).
    pub(crate) fn leaving_warning(&self, seat: Seat) -> Option<String> {
        let place = self.ship(seat).place;
        let held = self.map.holders[place.index()] == Some(seat) && self.map.missions[place.index()].is_some();
        held.then(|| "you give up the mission you hold here".to_owned())
    }

    pub(crate) fn bust_warning(&self, seat: Seat, line: u8) -> Option<String> {
        let line = self.mission_face()?.lines.get(usize::from(line))?;
        let harms = self.content().list(line.effects).iter().map(|&effect| match effect {
            Effect::Damage(n) | Effect::Fight(n) => u16::from(n),
            _ => 0,
        });
        let harm = harms.sum::<u16>().saturating_sub(self.is_painted_over(seat).into());
        let mut hurt = *self.ship(seat);
        hurt.cargo_damage = hurt.cargo_damage.saturating_add(if self.warded.has(seat) { 0 } else { harm });
        let out = hurt.tokens() > hurt.room(self.content());
        out.then(|| "damage would push cargo out".to_owned())
    }
}
