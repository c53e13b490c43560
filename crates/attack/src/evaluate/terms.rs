//! What a side has, term by term, and what each is worth (`starboard arena tune attack`).

use crate::coin::Trait;
use crate::content::Window;
use crate::state::{Attack, Berth, Flag, Frame, Stage};
use kernel::Seat;

/// The terms of [`of_side`] with their weights. Only shares of worth are compared.
pub(super) const TERMS: [(&str, i32); 14] = [
    ("ships", 100),
    ("ships that wait to come back", 250),
    ("tokens", 100),
    ("tokens on the tile", 40),
    ("power", 5),
    ("ramming", 4),
    ("in range", 25),
    ("exposed, hundredths of a token", -1),
    ("blows coming, hundredths of a token", -1),
    ("struck or disabled", -60),
    ("powers unspent", 40),
    ("speed off four, squared", -2),
    ("flag nearer home", 25),
    ("own flag at home", 150),
];

/// What a captain has of each with her teammate and their flags.
pub(super) fn of_side(game: &Attack, seat: Seat) -> [i32; TERMS.len()] {
    let mut terms = of_ship(game, seat);
    if let Some(mate) = game.all().find(|&other| game.are_mates(seat, other)) {
        terms.iter_mut().zip(of_ship(game, mate)).for_each(|(term, more)| *term += more);
    }
    if game.terms.mode.is_ctf() {
        [terms[12], terms[13]] = flags(game, game.team(seat));
    }
    terms
}

/// One ship: hits it can take, power, and how it stands.
fn of_ship(game: &Attack, seat: Seat) -> [i32; TERMS.len()] {
    let mut terms = [0; TERMS.len()];
    let ship = game.ship(seat);
    match ship.berth {
        Berth::Destroyed | Berth::Left => return terms,
        Berth::Waiting(_) => {
            terms[1] = 1;
            return terms;
        }
        _ => {}
    }
    let (pool, off) = (ship.tile.pool(), i32::from(ship.speed) - 4);
    terms[0] = 1;
    terms[2..6].copy_from_slice(&[
        pool.len() as i32,
        ship.tile.on_tile() as i32,
        pool.sum() as i32,
        game.ram_total(seat).into(),
    ]);
    terms[6..9].copy_from_slice(&[game.in_range(seat).len() as i32, exposure(game, seat), coming(game, seat)]);
    terms[9..12].copy_from_slice(&[
        i32::from(ship.struck || ship.disabled),
        i32::from(game.terms.powers && !ship.spent),
        off * off,
    ]);
    terms
}

/// What has struck her and is not taken yet, and the shot that is on its way.
fn coming(game: &Attack, seat: Seat) -> i32 {
    let blow = if game.ship(seat).tile.on_tile() == 0 { 1000 } else { 150 };
    let owed = |frame: &&Frame| matches!(frame, Frame::Damage(who) | Frame::Destroy(who) if *who == seat);
    let blows = game.frames.iter().filter(owed).count() as i32 * blow;
    let aimed = game.stage == Stage::Window(Window::Firefight) && game.targets().has(seat);
    let hits = game.value(game.active, Trait::Armaments) >= game.value(seat, Trait::Shields);
    let shot = match (aimed, hits) {
        (false, _) => 0,
        (true, true) => blow * 3 / 4,
        (true, false) => 15,
    };
    blows + shot
}

/// How much fire can reach her: those who have her in range now, the more the weaker she is.
fn exposure(game: &Attack, seat: Seat) -> i32 {
    let shields = game.value(seat, Trait::Shields);
    let threats = game.all().filter(|&other| other != seat && game.in_range(other).has(seat));
    let bite = |other: Seat| if game.value(other, Trait::Armaments) >= shields { 40 } else { 12 };
    let frail = if game.ship(seat).tile.on_tile() == 0 { 3 } else { 1 };
    threats.map(bite).sum::<i32>() * frail
}

/// Capture the Flag: the squares the enemy's flag has come nearer, and whether the own one is safe.
fn flags(game: &Attack, team: usize) -> [i32; 2] {
    let home = game.home(team);
    let base = crate::setup::home_point(&game.edition, home).south_west();
    let nearer = match game.flags[1 - home] {
        Flag::With(carrier) if game.team(carrier) == team => game
            .ship(carrier)
            .square()
            .map_or(0, |square| 20 - i32::from(square.columns_apart(base) + square.rows_apart(base, game.edges()))),
        _ => 0,
    };
    [nearer, i32::from(game.flags[home] == crate::setup::home_flag(&game.edition, home))]
}
