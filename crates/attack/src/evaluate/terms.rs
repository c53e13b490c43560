//! What a side has, term by term, and what each is worth (`starboard arena tune attack`).

use super::outlook;
use crate::board::Square;
use crate::coin::Trait;
use crate::content::Gear;
use crate::questions::{Damage, Destroy, Frame};
use crate::setup::home_point;
use crate::state::{Attack, Berth, Flag};
use kernel::Seat;

/// The terms of [`of_side`] with their weights. Only shares of worth are compared.
pub(super) const TERMS: [(&str, i32); 17] = [
    ("ships", 100),
    ("ships that wait to come back", 130),
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
    ("off the map", -120),
    ("rivals outgunned", 6),
    ("blows in prospect, hundredths of a token", 1),
    ("flags brought nearer", 73),
    ("own flag to be fetched", -166),
];

/// What these are worth together.
pub(super) fn worth(terms: [i32; TERMS.len()]) -> i32 {
    terms.into_iter().zip(TERMS).map(|(n, (_, weight))| n * weight).sum::<i32>().max(1)
}

/// What a captain has of each with her teammate and their flags.
pub(super) fn of_side(game: &Attack, seat: Seat) -> [i32; TERMS.len()] {
    let mut terms = of_ship(game, seat);
    if let Some(mate) = game.all().find(|&other| game.are_mates(seat, other)) {
        terms.iter_mut().zip(of_ship(game, mate)).for_each(|(term, more)| *term += more);
    }
    if game.terms.mode.is_ctf() {
        [terms[15], terms[16]] = flags(game, game.team(seat));
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
    let ranged = game.in_range(seat).iter().filter(|&other| game.are_rivals(seat, other)).count();
    terms[6..9].copy_from_slice(&[ranged as i32, exposure(game, seat), coming(game, seat)]);
    terms[9..15].copy_from_slice(&[
        i32::from(ship.struck || ship.disabled),
        i32::from(game.terms.powers && !ship.spent),
        off * off,
        i32::from(matches!(ship.berth, Berth::Off(_))),
        outlook::outgunned(game, seat),
        // Where flags decide, whoever looks for blows never gets home.
        if game.terms.mode.is_ctf() { 0 } else { outlook::prospect(game, seat) },
    ]);
    terms
}

/// What has struck her and is not taken yet.
fn coming(game: &Attack, seat: Seat) -> i32 {
    let blow = if game.ship(seat).tile.on_tile() == 0 { 1000 } else { 150 };
    let (damage, destruction): (Frame, Frame) = (Damage { seat }.into(), Destroy { seat }.into());
    let owed = |frame: &&Frame| **frame == damage || **frame == destruction;
    game.frames.iter().filter(owed).count() as i32 * blow
}

/// How much fire can reach her, the more the weaker she is: from the rivals who have her in range now, or, where she
/// carries a flag, from all who would come for it.
fn exposure(game: &Attack, seat: Seat) -> i32 {
    let carries = game.carried(seat).is_some();
    let can_fire = |other: Seat| game.in_range(other).has(seat) || (carries && game.ship(other).square().is_some());
    let threats = game.all().filter(|&other| game.are_rivals(seat, other) && can_fire(other));
    let shields = game.value(seat, Trait::Shields) + if carries { spare_shields(game, seat) } else { 0 };
    let bite = |other: Seat| if game.value(other, Trait::Armaments) >= shields { 40 } else { 12 };
    let frail = if carries || game.ship(seat).tile.on_tile() == 0 { 3 } else { 1 };
    threats.map(bite).sum::<i32>() * frail
}

/// What a Capacitor Bank in readiness can add to her Shields (AT-G28).
fn spare_shields(game: &Attack, seat: Seat) -> u8 {
    if game.has_power(seat, Gear::Capacitor) && !game.ship(seat).locked {
        game.edition.constants.capacitor_bonus
    } else {
        0
    }
}

/// Capture the Flag: how far the enemy's flag has come to a team's home and what is to be done about the own one, and
/// whether that is to be fetched.
fn flags(game: &Attack, team: usize) -> [i32; 2] {
    let home = game.home(team);
    let strayed = strayed(game, team, home);
    [captured(game, team, home) - strayed, i32::from(strayed > 0)]
}

/// How far the enemy's flag has come, and how soon it can come further: most in a captain's hands.
fn captured(game: &Attack, team: usize, home: usize) -> i32 {
    match game.flags[1 - home] {
        Flag::With(carrier) if game.team(carrier) == team => {
            let at = game.ship(carrier).square();
            7 - outlook::turns_home(game, carrier) + at.map_or(0, |at| 8 - rows_from_home(game, home, at))
        }
        Flag::With(_) => 0,
        Flag::Lies(point) => {
            let turns = outlook::turns_to_flag(game, team, 1 - home).unwrap_or(3);
            3 - turns + 8 - rows_from_home(game, home, point.south_west())
        }
    }
}

/// What is still to be done until the own flag is home; how far it is, the rivals count for themselves.
fn strayed(game: &Attack, team: usize, home: usize) -> i32 {
    match game.flags[home] {
        Flag::With(carrier) if game.team(carrier) == team => outlook::turns_home(game, carrier).max(1),
        // Nothing can be fetched: what the carrier is worth to the rivals counts for them.
        Flag::With(_) => 0,
        Flag::Lies(point) if point == home_point(&game.edition, home) => 0,
        Flag::Lies(_) => 1 + outlook::turns_to_flag(game, team, home).unwrap_or(3),
    }
}

fn rows_from_home(game: &Attack, home: usize, at: Square) -> i32 {
    i32::from(at.rows_apart(home_point(&game.edition, home).south_west(), game.edges())).min(8)
}
