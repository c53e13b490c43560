//! Chances as a captain can reckon them: her own tokens, and of others what she knows.

use crate::board::{Direction, Square};
use crate::coin::{Coins, Trait};
use crate::content::{Arms, Gear, PLAIN_ATTACK, Strike, Window};
use crate::motion::{Ahead, Obstacle};
use crate::state::Attack;
use crate::view::plans::{self, Hope};
use kernel::{Described, Names, Seat, SeatSet, Viewer};

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

/// The same with the Capacitor Bank, where all must hold it possible (AT-W9) and no Shields she knows forbid it.
fn guarded(game: &Attack, eyes: Seat, target: Seat) -> Option<Vec<u8>> {
    if !game.is_publicly_possible(target, Gear::Capacitor) {
        return None;
    }
    let content = game.edition.content();
    // Its token comes from Equipment, so Shields cannot hold it (AT-G28).
    let bank = content.gear[Gear::Capacitor].coin.value();
    let others = shields_of(game, eyes, target).into_iter().filter(|&shields| shields != bank);
    let raised: Vec<u8> = others.map(|shields| shields + content.constants.capacitor_bonus).collect();
    (!raised.is_empty()).then_some(raised)
}

/// Captains whose special power may still change what is to come; that is public.
pub(crate) fn meddlers(game: &Attack, window: Window) -> SeatSet {
    let able = |seat: &Seat| game.ship(*seat).is_living() && game.is_power_possible(*seat, window);
    let on = game.terms.powers && game.edition.content().window_powers[window];
    if on { game.all().filter(able).collect() } else { SeatSet::EMPTY }
}

fn percent(part: usize, whole: usize) -> i32 {
    ((part * 100 + whole / 2) / whole.max(1)) as i32
}

fn hits(arms: u8, shields: &[u8]) -> i32 {
    percent(shields.iter().filter(|&&shields| arms >= shields).count(), shields.len())
}

/// Armaments, and the chance to hit in percent, from the Shields a captain holds possible.
pub(crate) fn hit_chance(game: &Attack, seat: Seat, target: Seat, strike: Strike) -> (u8, i32) {
    let arms = match strike.arms {
        Arms::Trait => game.value(seat, Trait::Armaments),
        Arms::Fixed(arms) => arms,
    };
    (arms, hits(arms, &shields_of(game, seat, target)))
}

/// The same in words, and what the target's Capacitor Bank would make of it.
pub(crate) fn hit_words(game: &Attack, seat: Seat, target: Seat, strike: Strike) -> String {
    let (arms, chance) = hit_chance(game, seat, target, strike);
    let least = guarded(game, seat, target).map(|shields| hits(arms, &shields)).filter(|&least| least != chance);
    format!("Armaments {arms}: {}", chance_words(chance, least))
}

/// The chance to hit; and the chance if the target plays the Capacitor Bank, where that differs.
fn chance_words(chance: i32, banked: Option<i32>) -> String {
    let first = match chance {
        100 => "hits".to_owned(),
        0 => "misses".to_owned(),
        chance => format!("{chance} % to hit"),
    };
    match banked {
        None => first,
        Some(0) => format!("{first}, unless they play the Capacitor Bank"),
        Some(banked) => format!("{first}, {banked} % if they play the Capacitor Bank"),
    }
}

/// Where a course ends, what it hits, what is in range then.
pub(crate) fn course_words(game: &Attack, seat: Seat, way: Direction, names: &Names) -> String {
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
            let odds = ram_odds(game, seat, other);
            format!(
                "rams {} from {end}, {} against {}: {}{}{}",
                &names[other],
                game.ram_total(seat),
                possible(&ram_totals(game, seat, other)),
                odds_words(odds),
                reaction_words(game, seat, other),
                if odds[0] > 0 { pushed_words(game, other, way, names) } else { String::new() }
            )
        }
    }
}

/// What may come of a Collision; what cannot is left out.
fn odds_words(odds: [i32; 3]) -> String {
    let parts = odds.into_iter().zip(["won", "tied", "lost"]).filter(|&(percent, _)| percent > 0);
    parts.map(|(percent, word)| format!("{percent} % {word}")).collect::<Vec<_>>().join(", ")
}

/// What reactions may still make of a Collision, as far as all can see.
fn reaction_words(game: &Attack, seat: Seat, other: Seat) -> String {
    let bank = raised_odds(game, seat, other)
        .map_or_else(String::new, |odds| format!("; if they play the Capacitor Bank: {}", odds_words(odds)));
    let meddled = !(meddlers(game, Window::Impact) - SeatSet::of(seat)).is_empty();
    bank + if meddled { ", special powers aside" } else { "" }
}

fn range_words(game: &Attack, seat: Seat, end: Square, names: &Names) -> String {
    let seen = game.in_range_from(seat, end);
    let chance = |target: Seat| hit_chance(game, seat, target, PLAIN_ATTACK).1;
    let seen: Vec<String> = seen.iter().map(|target| format!("{} {} %", &names[target], chance(target))).collect();
    if seen.is_empty() { ", nobody in range".to_owned() } else { format!(", to hit then: {}", seen.join(", ")) }
}

/// Where a won Collision takes both.
fn pushed_words(game: &Attack, other: Seat, way: Direction, names: &Names) -> String {
    let Some(push) = plans::push(game, other, way) else { return String::new() };
    let square = |at: Option<Square>| at.map_or("off the map".to_owned(), |at| format!("to {at}"));
    format!("; won, you come {}, {} {}", square(push.to), &names[other], square(push.other_to))
}

/// Totals that may be: `7, 9 or 11`.
fn possible(totals: &[u8]) -> String {
    let mut totals = totals.to_vec();
    totals.sort_unstable();
    totals.dedup();
    let words: Vec<String> = totals.iter().map(u8::to_string).collect();
    match words.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
        None => String::new(),
    }
}

/// The other ship's ramming totals as a captain may hold them possible, all equally likely.
pub(crate) fn ram_totals(game: &Attack, seat: Seat, other: Seat) -> Vec<u8> {
    let speed = game.ship(other).speed;
    shields_of(game, seat, other).into_iter().map(|shields| shields + speed).collect()
}

/// Chances of a Collision at the end of a course, and to hit whom it then has in range, a
/// Collision won if it may be: for clients that draw them.
pub(crate) fn course_figures(game: &Attack, seat: Seat, way: Direction, described: Described) -> Described {
    let Some(from) = game.ship(seat).square() else { return described };
    let path = game.path(seat, from, way, game.steps_left());
    let described = described.figure("arms", i32::from(game.value(seat, Trait::Armaments)));
    let seen = plans::flown(game, way, Viewer::seat(seat)).map_or(SeatSet::EMPTY, |after| after.in_range(seat));
    let described = hit_figures(game, seat, (seen, PLAIN_ATTACK), described);
    let Ahead::Blocked(Obstacle::Ship(other)) = path.ahead else { return described };
    let [win, tie, lose] = ram_odds(game, seat, other);
    let described = described.figure("win", win).figure("tie", tie).figure("lose", lose);
    let described = match raised_odds(game, seat, other) {
        Some([win, tie, lose]) => {
            described.figure("win_raised", win).figure("tie_raised", tie).figure("lose_raised", lose)
        }
        None => described,
    };
    if win == 0 || !seen.has(other) {
        return described;
    }
    described.figure(HITS[other.index() & 3], hit_after_win(game, seat, other))
}

/// The chance to hit a ship whose Shields have just lost a Collision (AT-K3).
fn hit_after_win(game: &Attack, seat: Seat, other: Seat) -> i32 {
    let (mine, speed) = (game.ram_total(seat), game.ship(other).speed);
    let arms = game.value(seat, Trait::Armaments);
    let beaten: Vec<u8> = shields_of(game, seat, other).into_iter().filter(|shields| shields + speed < mine).collect();
    percent(beaten.iter().filter(|&&shields| arms >= shields).count(), beaten.len())
}

const HITS: [&str; 4] = ["hit_1", "hit_2", "hit_3", "hit_4"];

/// The chance to hit each of these ships.
pub(crate) fn hit_figures(
    game: &Attack,
    seat: Seat,
    (seen, strike): (SeatSet, Strike),
    described: Described,
) -> Described {
    let chance = |target: Seat| hit_chance(game, seat, target, strike).1;
    seen.iter().fold(described, |all, target| all.figure(HITS[target.index() & 3], chance(target)))
}

/// Whether a ship at this speed runs into something whichever course it sets.
pub(crate) fn must_ram(game: &Attack, seat: Seat, speed: u8) -> bool {
    let Some(from) = game.ship(seat).square() else { return false };
    let blocked = |way: Direction| matches!(game.path(seat, from, way, speed).ahead, Ahead::Blocked(_));
    speed > 0 && Direction::ALL.into_iter().all(blocked)
}

/// Won, tied and lost, in percent.
fn ram_odds(game: &Attack, seat: Seat, other: Seat) -> [i32; 3] {
    odds_of(game.ram_total(seat), &ram_totals(game, seat, other))
}

/// The same if the other adds the Capacitor Bank, where she may as far as all can see and where it matters.
fn raised_odds(game: &Attack, seat: Seat, other: Seat) -> Option<[i32; 3]> {
    let speed = game.ship(other).speed;
    let totals: Vec<u8> = guarded(game, seat, other)?.into_iter().map(|shields| shields + speed).collect();
    let odds = odds_of(game.ram_total(seat), &totals);
    (odds != ram_odds(game, seat, other)).then_some(odds)
}

fn odds_of(mine: u8, totals: &[u8]) -> [i32; 3] {
    let count = |wanted: std::cmp::Ordering| totals.iter().filter(|&&total| mine.cmp(&total) == wanted).count();
    use std::cmp::Ordering::{Equal, Greater, Less};
    [Greater, Equal, Less].map(|wanted| percent(count(wanted), totals.len()))
}

/// The best of them.
pub(crate) fn hope(game: &Attack, seat: Seat, other: Seat) -> Hope {
    match ram_odds(game, seat, other) {
        [win, ..] if win > 0 => Hope::Won,
        [_, tie, _] if tie > 0 => Hope::Tied,
        _ => Hope::Lost,
    }
}

/// Why a course may be unwise: a warning's id.
pub(crate) fn course_warning(game: &Attack, seat: Seat, way: Direction) -> Option<&'static str> {
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
            if game.are_mates(seat, other) {
                Some("own_side_fire")
            } else if lost {
                Some("sure_ram_loss")
            } else {
                carrier.then_some("push_carrier_home")
            }
        }
        Ahead::Clear => (left > 0 && from.walk(way, left, game.edges()) == from).then_some("lap"),
    }
}
