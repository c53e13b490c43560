//! What a seat has, term by term, and what each is worth (`starboard arena tune assembly`).

use crate::card::Card;
use crate::content::Kind;
use crate::effects::{Effect, PerShip};
use crate::state::{Assembly, FLEET_CAP, SEATS, Stage};
use kernel::Seat;

/// The terms of [`of`] with their weights in thousandths of log-odds.
pub(super) const TERMS: [(&str, i64); 9] = [
    ("cost of hulls", 250),
    ("ships", 330),
    ("votes a turn, tenths", 12),
    ("other uses, tenths", -2),
    ("captains", -70),
    ("cards, tenths", 34),
    ("votes to spend", 130),
    ("hulls in the war, tenths", 22),
    ("hulls yet to act, tenths", 3),
];

/// What a seat has of each.
pub(super) fn of(game: &Assembly, seat: Seat) -> [i32; TERMS.len()] {
    if game.is_war() {
        return in_war(game, seat);
    }
    let side = game.side(seat);
    let hulls: i32 = side.fleet.iter().map(|ship| cost(game, ship)).sum();
    let turns = turns_left(game, seat);
    let uses = |[casts, others]: [i32; 2], [more, rest]: [i32; 2]| [casts + more, others + rest];
    let engines = side.captains.iter().map(|captain| engine(game, captain, side.fleet.len()));
    let [casts, others] = engines.fold([0; 2], uses);
    let room = (FLEET_CAP - side.fleet.len()) as i32;
    let cards = (side.hand.len() as i32).min(2 + room) * turns.min(10);
    let pool = if seat == game.active { game.votes.min(12).into() } else { 0 };
    let ships = side.fleet.len() as i32;
    [hulls, ships, casts * turns, others * turns / 10, side.captains.len() as i32, cards, pool, 0, 0]
}

fn cost(game: &Assembly, ship: Card) -> i32 {
    game.content().card(ship).ship_cost.into()
}

/// The turns of this seat that count for what its captains will still bring, in tenths: fewer than it will play, since
/// votes count only while there are ships to buy with them. The weights were fitted with this cap (RULES.md, section 7).
fn turns_left(game: &Assembly, seat: Seat) -> i32 {
    match game.war {
        Some(war) if seat == game.active && (war.by == seat || game.is_final_turn()) => 5,
        Some(war) if war.by == seat => 0,
        Some(_) if game.is_final_turn() => 5,
        Some(_) => 10,
        None => {
            let fleets = Seat::all(SEATS).map(|seat| game.side(seat).fleet.len()).max().unwrap_or(0);
            let by_deck = 10 * game.deck.len() as i32 / 3;
            by_deck.min(45).min(12 * (FLEET_CAP - fleets.min(4)) as i32)
        }
    }
}

/// The votes a captain casts a turn, and what else it can do, in tenths of a use.
fn engine(game: &Assembly, captain: Card, ships: usize) -> [i32; 2] {
    let (mut casts, mut others) = (0, 0);
    for ability in &game.content().card(captain).abilities {
        match (ability.kind, ability.effects.as_slice()) {
            (Kind::Activated, [Effect::Cast(n)]) => casts = casts.max((*n).into()),
            (Kind::Activated, [Effect::CastPer(PerShip(n))]) => casts = casts.max(i32::from(*n) * ships.max(1) as i32),
            (Kind::Activated, _) => others += 5,
            (Kind::Static { captains, ships }, _) => others -= 8 * (i32::from(captains) + i32::from(ships)),
            (Kind::OnPlay, _) => others += 10,
            (Kind::OnArrival | Kind::Recess(_), _) => others += 2,
        }
    }
    [casts, others]
}

/// In the war: what a hull still is after its lost shields, and of those the ships yet to act.
fn in_war(game: &Assembly, seat: Seat) -> [i32; TERMS.len()] {
    let acting = game.battle.acting.map_or(0, |ship| game.content().card(ship).initiative);
    let (mut hulls, mut waiting) = (0, 0);
    for ship in game.side(seat).fleet.iter() {
        let printed = game.content().card(ship);
        let points = i32::from(game.battle.shields[ship.index()]) + 1;
        let hull = (cost(game, ship) + 2) * (45 + 55 * points / (i32::from(printed.shields) + 1)) / 10;
        let waits = printed.initiative > acting || (game.stage == Stage::Orders && printed.initiative == acting);
        hulls += hull;
        waiting += if waits { hull } else { 0 };
    }
    let mut terms = [0; TERMS.len()];
    [terms[7], terms[8]] = [hulls, waiting];
    terms
}
