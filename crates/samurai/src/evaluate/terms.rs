//! What a seat has, term by term, and what each is worth (`starboard arena tune samurai`).

use super::pending;
use crate::content::Reward;
use crate::state::{Phase, Place, Samurai};
use kernel::Seat;

/// The terms of [`of`] with their weights in hundredths of honor.
pub(super) const TERMS: [(&str, i32); 11] = [
    ("honor", 100),
    ("alliance", 1),
    ("depth of clans", 12),
    ("wealth to 8", 60),
    ("wealth above", 25),
    ("cards to 5", 70),
    ("battles", 1),
    ("leads", 1),
    ("bonus of types", 100),
    ("markers", 45),
    ("effects in mid-air", 1),
];

/// What a seat has of each; of those that weigh 1, hundredths of honor.
pub(super) fn of(game: &Samurai, seat: Seat) -> [i32; TERMS.len()] {
    let player = game.player(seat);
    let places = if game.phase == Phase::Draft { 0 } else { game.seats };
    let sum = |[battles, leads]: [i32; 2], [more, led]: [i32; 2]| [battles + more, leads + led];
    let [battles, leads] = (0..places).map(|at| location(game, seat, at, 0)).fold([0; 2], sum);
    [
        player.honor.into(),
        alliance(game, seat),
        depth(game, seat),
        player.wealth.min(8).into(),
        player.wealth.saturating_sub(8).into(),
        player.hand.len().min(5) as i32,
        battles,
        leads,
        game.edition.type_bonus[game.types_claimed(seat).min(4)].into(),
        markers(game, seat),
        pending(game, seat),
    ]
}

/// Tier honor times the rounds left, later rounds discounted for being stolen.
fn alliance(game: &Samurai, seat: Seat) -> i32 {
    let rounds = i32::from(game.edition.table(game.seats).rounds);
    let left = (rounds - i32::from(game.round)).max(0);
    let mut discounted = 100;
    let mut later = 55;
    for _ in 0..left {
        discounted += later;
        later = later * 55 / 100;
    }
    i32::from(game.income(seat)) * discounted
}

/// How deep the seat's clans stand in its branch.
fn depth(game: &Samurai, seat: Seat) -> i32 {
    let branches = game.markers.iter().filter_map(|&space| game.branch_of(space));
    branches.filter(|(owner, _)| *owner == seat).map(|(_, depth)| i32::from(depth)).sum()
}

/// What a location may bring a seat in battle, and what it brings its leader before, if the seat had so
/// many ships more there.
fn location(game: &Samurai, seat: Seat, at: u8, more: i32) -> [i32; 2] {
    if more == 0 && !game.is_at(seat, at) {
        return [0; 2];
    }
    let strength = |who: Seat| 2 * i32::from(game.strength(who, at)) - i32::from(game.rank(who));
    let rival = game.opponents(seat).iter().filter(|&other| game.is_at(other, at)).map(strength).max();
    let margin = rival.map_or(8, |rival| strength(seat) + 2 * more - rival).clamp(-12, 12);
    // A logistic in steps: even is half, six points ahead nearly sure.
    let chance = 50 + margin * 4;
    let reward = match game.reward(seat, at) {
        None => return [0; 2],
        Some(Reward::Honor(n)) => 100 * i32::from(n),
        Some(Reward::Clan(_, n) | Reward::AnyClan(n)) => 75 * i32::from(n),
        Some(Reward::Wealth(n) | Reward::Draw(n)) => 60 * i32::from(n),
    };
    let turns = game.player(seat).placed.iter().filter(|&&order| order == 0).count() as i32;
    let leading = if more == 0 { game.leader(at) == Some(seat) } else { margin > 0 };
    let leads = if leading { reward * turns * 7 / 10 } else { 0 };
    let victory = 100 * i32::from(game.edition.victor_honor) + reward + new_type(game, seat, at);
    [victory * chance / 100, leads]
}

/// What so many moves may bring: all of them to one location, or shared between two.
pub(crate) fn moving(game: &Samurai, seat: Seat, n: i32) -> i32 {
    let total = |at, more| location(game, seat, at, more).iter().sum::<i32>();
    let gain = |at: u8, more: i32| match more {
        0 => 0,
        _ => total(at, more) - total(at, 0),
    };
    let idle = game.player(seat).figures.iter().filter(|figure| figure.place() == Place::SUPPLY).count() as i32;
    let n = n.min(idle);
    let pairs = (0..game.seats).flat_map(|one| (one + 1..game.seats).map(move |two| (one, two)));
    let shared = |(one, two)| (0..=n).map(|part| gain(one, part) + gain(two, n - part)).max().unwrap_or(0);
    pairs.map(shared).max().unwrap_or(0).max(20 * n)
}

/// What claiming this card's type would add.
fn new_type(game: &Samurai, seat: Seat, at: u8) -> i32 {
    let Some(card) = game.edition.locations.get(game.boards[at as usize] as usize) else { return 0 };
    let claimed = game.player(seat).claimed;
    let has =
        game.edition.locations.iter().enumerate().any(|(i, other)| claimed >> i & 1 == 1 && other.kind == card.kind);
    if has { 0 } else { 150 }
}

/// Unplaced markers are orders to come.
fn markers(game: &Samurai, seat: Seat) -> i32 {
    let unplaced = game.player(seat).placed.iter().zip(1..).filter(|(order, _)| **order == 0);
    unplaced.map(|(_, value)| value).sum()
}
