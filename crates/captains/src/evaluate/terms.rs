//! What a seat has, term by term, and what each is worth (`starboard arena tune captains`).

use crate::content::Sort;
use crate::kinds::*;
use crate::state::{Captains, Stage, TileAt};
use kernel::Seat;

/// The terms of [`of`] with their weights: thousandths of log-odds at a distance of 1000.
pub(super) const TERMS: [(&str, i32); 16] = [
    ("half points", 143),
    ("crew ready", 150),
    ("crew of the next round", 0),
    ("cadets of the next round", -25),
    ("crew kept ready", -50),
    ("commanders, half rounds", 79),
    ("medals, half rounds", 14),
    ("artifacts, half rounds", 26),
    ("hold, half rounds", 0),
    ("rooms, half rounds", 47),
    ("rooms for once", 0),
    ("rooms for once, half rounds", 94),
    ("abilities, half rounds", 40),
    ("omegas, half rounds", 20),
    ("mission at hand, tenths", 40),
    ("station's tile", 300),
];

/// What a seat has of each. Half rounds are those in which a thing can still be used, this one counted half.
pub(super) fn of(game: &Captains, seat: Seat) -> [i32; TERMS.len()] {
    let ship = game.ship(seat);
    let here = i32::from(!game.passed.has(seat) && game.stage != Stage::Over);
    let left = 2 * game.rounds_left() + here;
    let [rooms, once, abilities, omegas] = techs(game, seat);
    let [crew, cadets, kept] = next_room(game, seat);
    [
        game.score(seat),
        ship.crew_ready() as i32 * here,
        crew,
        cadets,
        kept,
        i32::from(game.count(seat, Counter::Commander)) * left,
        i32::from(ship.medals.min(12)) * left,
        i32::from(game.count(seat, Counter::Artifact)) * left.min(4),
        ship.room(game.content()).min(4) as i32 * left,
        rooms * left,
        once,
        once * left,
        abilities * left,
        omegas * left,
        mission(game, seat, left),
        i32::from(left > 0 && at_tile(game, seat)),
    ]
}

/// The ready room of the next round: crew and others who leave the queue, and who is still ready.
fn next_room(game: &Captains, seat: Seat) -> [i32; 3] {
    if game.rounds_left() == 0 {
        return [0; 3];
    }
    let ship = game.ship(seat);
    let kept = usize::from(game.content().numbers.queue_kept);
    let leaving = &ship.queue[..ship.queue.len().saturating_sub(kept)];
    let crew = leaving.iter().filter(|figure| figure.crew().is_some()).count() as i32;
    [crew, leaving.len() as i32 - crew, ship.crew_ready() as i32]
}

/// Rooms, rooms for once, abilities, omegas.
fn techs(game: &Captains, seat: Seat) -> [i32; 4] {
    let mut techs = [0; 4];
    for &card in game.ship(seat).slots.iter().flatten() {
        let sort = match game.content().card(card).sort {
            Sort::Room { single_use: false, .. } => 0,
            Sort::Room { single_use: true, .. } => 1,
            Sort::Ability(_) => 2,
            Sort::Omega(_) => 3,
        };
        techs[sort] += 1;
    }
    techs
}

/// A mission at hand, and how near the others are.
fn mission(game: &Captains, seat: Seat, left: i32) -> i32 {
    if left == 0 {
        return 0;
    }
    let ship = game.ship(seat);
    let value = |place: Place| {
        let Some(mission) = game.map.missions[place.index()].filter(|_| !game.is_reserved(seat, place)) else {
            return 0;
        };
        let face = game.content().mission(mission);
        let crewed = ship.crew_ready() >= face.lines.len();
        i32::from(face.points) * if crewed { 30 } else { 12 }
    };
    let near = game.routes_at(ship.place).map(|(_, to)| value(to)).max().unwrap_or(0);
    value(ship.place).max(near / 2) / 10
}

fn at_tile(game: &Captains, seat: Seat) -> bool {
    let station = game.station_at(game.ship(seat).place);
    station.is_some_and(|station| game.map.tiles[station.index()] == TileAt::Station)
}
