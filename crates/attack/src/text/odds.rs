//! Chances as a captain can reckon them: her own tokens, and of others what she knows.

use crate::board::{Direction, Square};
use crate::coin::{Coins, Trait};
use crate::content::{Arms, Strike};
use crate::motion::{Ahead, Obstacle};
use crate::state::Attack;
use kernel::{Described, Names, Seat, Viewer};

/// Shields of a ship as one captain may hold them possible, all equally likely.
fn shields_of(game: &Attack, eyes: Seat, target: Seat) -> Vec<u8> {
    let viewer = Viewer::seat(eyes);
    let tile = &game.ship(target).tile;
    let constants = &game.edition.content().constants;
    let bonus = if tile.is_boosted(Trait::Shields) { constants.capacitor_bonus } else { 0 };
    let Some(token) = tile.token(Trait::Shields) else { return vec![constants.empty_trait + bonus] };
    if token.is_known(viewer) {
        return vec![token.value().value() + bonus];
    }
    let all = Trait::ALL.into_iter().filter_map(|on| tile.token(on)).chain(tile.reserve());
    let hidden: Coins = all.filter(|token| !token.is_known(viewer)).map(|token| token.value()).collect();
    hidden.iter().map(|coin| coin.value() + bonus).collect()
}

fn percent(part: usize, whole: usize) -> i32 {
    ((part * 100 + whole / 2) / whole.max(1)) as i32
}

/// Chance to hit, from the Shields a captain holds possible.
pub(super) fn hit_words(game: &Attack, seat: Seat, target: Seat, strike: Strike) -> String {
    let arms = match strike.arms {
        Arms::Trait => game.value(seat, Trait::Armaments),
        Arms::Fixed(arms) => arms,
    };
    let shields = shields_of(game, seat, target);
    let hits = shields.iter().filter(|&&shields| arms >= shields).count();
    format!("Armaments {arms}, hits {} %", percent(hits, shields.len()))
}

/// Where a course ends, what it hits, what is in range then.
pub(super) fn course_words(game: &Attack, seat: Seat, way: Direction, names: &Names) -> String {
    let Some(from) = game.ship(seat).square() else { return String::new() };
    let path = game.path(seat, from, way, game.steps_left());
    let end = from.walk(way, path.free, game.edges());
    match path.ahead {
        Ahead::Clear => format!("ends on {end}{}", range_words(game, seat, end, names)),
        Ahead::Edge => format!("leaves the map from {end}"),
        Ahead::Blocked(Obstacle::Field(owner)) => {
            format!("runs into the force field of {} from {end}", &names[owner])
        }
        Ahead::Blocked(Obstacle::Ship(other)) => {
            let [win, tie, lose] = ram_odds(game, seat, other);
            format!("rams {} from {end}: {win} % won, {tie} % tied, {lose} % lost", &names[other])
        }
    }
}

fn range_words(game: &Attack, seat: Seat, end: Square, names: &Names) -> String {
    let seen = game.in_range_from(seat, end);
    let seen: Vec<&str> = seen.iter().map(|target| &names[target]).collect();
    if seen.is_empty() { ", nobody in range".to_owned() } else { format!(", in range: {}", seen.join(", ")) }
}

/// Chances of a Collision at the end of a course, for clients that draw them.
pub(super) fn course_figures(game: &Attack, seat: Seat, way: Direction, described: Described) -> Described {
    let Some(from) = game.ship(seat).square() else { return described };
    let Ahead::Blocked(Obstacle::Ship(other)) = game.path(seat, from, way, game.steps_left()).ahead else {
        return described;
    };
    let [win, tie, lose] = ram_odds(game, seat, other);
    described.figure("win", win).figure("tie", tie).figure("lose", lose)
}

/// Won, tied and lost, in percent.
fn ram_odds(game: &Attack, seat: Seat, other: Seat) -> [i32; 3] {
    let mine = game.ram_total(seat);
    let speed = game.ship(other).speed;
    let totals: Vec<u8> = shields_of(game, seat, other).into_iter().map(|shields| shields + speed).collect();
    let count = |wanted: std::cmp::Ordering| totals.iter().filter(|&&total| mine.cmp(&total) == wanted).count();
    use std::cmp::Ordering::{Equal, Greater, Less};
    [Greater, Equal, Less].map(|wanted| percent(count(wanted), totals.len()))
}

/// Why a course may be unwise: a warning's id.
pub(super) fn course_warning(game: &Attack, seat: Seat, way: Direction) -> Option<&'static str> {
    let from = game.ship(seat).square()?;
    let left = game.steps_left();
    let path = game.path(seat, from, way, left);
    match path.ahead {
        Ahead::Edge => Some("off_map"),
        Ahead::Blocked(Obstacle::Field(_)) => Some("sure_ram_loss"),
        Ahead::Blocked(Obstacle::Ship(other)) => {
            let mine = game.ram_total(seat);
            let speed = game.ship(other).speed;
            let lost = shields_of(game, seat, other).into_iter().all(|shields| mine < shields + speed);
            let carrier = game.carried(other).is_some();
            if lost { Some("sure_ram_loss") } else { carrier.then_some("push_carrier_home") }
        }
        Ahead::Clear => (left > 0 && from.walk(way, left, game.edges()) == from).then_some("lap"),
    }
}
