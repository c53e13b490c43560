//! What a seat has, term by term, and what each is worth (`starboard arena tune captains`).

use crate::content::Sort;
use crate::kinds::*;
use crate::state::{Captains, Stage};
use kernel::Seat;

/// The terms of [`of`] with their weights in hundredths of a point.
pub(super) const TERMS: [(&str, i32); 18] = [
    ("half points", 50),
    ("crew ready", 60),
    ("crew of the next round", 40),
    ("others of the next round", 25),
    ("crew kept ready", 20),
    ("commanders, half rounds", 45),
    ("medals, half rounds", 8),
    ("artifacts, half rounds", 10),
    ("hold, half rounds", 6),
    ("rooms, half rounds", 35),
    ("rooms for once", 60),
    ("rooms for once, half rounds", 15),
    ("abilities, half rounds", 38),
    ("omegas", 20),
    ("omegas, half rounds", 25),
    ("mission at hand", 1),
    ("station's tile", 90),
    ("effects in mid-air", 1),
];

/// What a seat has of each; of those that weigh 1, hundredths of a point. Half rounds are those in which a thing
/// can still be used, this one counted half. Inlined, so that weights known at compile time need no array.
#[inline(always)]
pub(super) fn of(game: &Captains, seat: Seat) -> [i32; TERMS.len()] {
    let ship = game.ship(seat);
    let here = i32::from(!game.passed.has(seat) && game.stage != Stage::Over);
    let left = 2 * game.rounds_left() + here;
    let [rooms, once, abilities, omegas] = techs(game, seat);
    let [crew, others, kept] = next_room(game, seat);
    [
        game.score(seat),
        ship.crew_ready() as i32 * here,
        crew,
        others,
        kept,
        i32::from(game.count(seat, Counter::Commander)) * left,
        i32::from(ship.medals.min(12)) * left,
        i32::from(game.count(seat, Counter::Artifact)) * left.min(4),
        ship.room(game.content()).min(4) as i32 * left,
        rooms * left,
        once,
        once * left,
        abilities * left,
        omegas,
        omegas * left,
        if left > 0 { mission(game, seat) } else { 0 },
        i32::from(left > 0 && game.tile_at(ship.place).is_some()),
        game.pending_worth(seat),
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
    let (mut rooms, mut once, mut abilities, mut omegas) = (0, 0, 0, 0);
    for &card in game.ship(seat).slots.iter().flatten() {
        match game.content().card(card).sort {
            Sort::Room { single_use: false, .. } => rooms += 1,
            Sort::Room { single_use: true, .. } => once += 1,
            Sort::Ability(_) => abilities += 1,
            Sort::Omega(_) => omegas += 1,
        }
    }
    [rooms, once, abilities, omegas]
}

/// A mission at hand, and how near the others are.
fn mission(game: &Captains, seat: Seat) -> i32 {
    let ship = game.ship(seat);
    let value = |place: Place| {
        let Some(mission) = game.map.missions[place.index()] else { return 0 };
        if game.is_reserved(seat, place) {
            return 0;
        }
        let face = game.content().mission(mission);
        let crewed = ship.crew_ready() >= face.lines.len();
        i32::from(face.points) * if crewed { 30 } else { 12 }
    };
    let near = game.routes_at(ship.place).map(|(_, to)| value(to)).max().unwrap_or(0);
    value(ship.place).max(near / 2)
}
