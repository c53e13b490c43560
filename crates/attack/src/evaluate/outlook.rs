//! What a captain can still do: the blows of the turn she is in, and how many turns a flag is away. Tokens, ships and
//! force fields are those of the world that is judged; the others stand still.

use crate::board::{Direction, Intersection, Square};
use crate::coin::Trait;
use crate::motion::{Ahead, Obstacle};
use crate::state::{Attack, Flag, Stage};
use kernel::Seat;

/// A blow that can be struck later in the turn, in hundredths of a token: less than one that has been struck.
const SHOT: i32 = 90;
const RAM: i32 = 100;
/// The same against a ship that it destroys.
const LAST: i32 = 500;
/// A shot that will miss still shows what the other has.
const MISS: i32 = 5;
/// A Collision that is lost.
const HURT: i32 = -130;
/// More turns than these look alike.
const FAR: i32 = 3;

/// The speeds a ship may have at its next move, a bit each.
#[derive(Clone, Copy)]
struct Speeds(u16);

impl Speeds {
    fn only(speed: u8) -> Speeds {
        Speeds(1 << speed.min(10))
    }

    /// The speed now, and after an order to engines of this power (AT-N3, AT-N4).
    fn by_engine(speed: u8, power: u8) -> Speeds {
        Speeds(Speeds::only(speed).0 | Speeds::only(speed + power).0 | Speeds::only(speed.saturating_sub(power)).0)
    }

    /// With tokens still to be laid: a change by up to five.
    fn by_any_token(speed: u8) -> Speeds {
        (speed.saturating_sub(5)..=speed + 5).fold(Speeds(0), |all, speed| Speeds(all.0 | Speeds::only(speed).0))
    }

    fn has(self, speed: u8) -> bool {
        self.0 & (1 << speed) != 0
    }

    fn iter(self) -> impl Iterator<Item = u8> {
        (0..=10).filter(move |&speed| self.has(speed))
    }
}

impl Attack {
    fn rivals_of(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.all().filter(move |&other| self.are_rivals(seat, other) && self.ship(other).square().is_some())
    }

    /// Whether her Armaments would hit this ship as the tokens lie.
    fn outguns(&self, seat: Seat, other: Seat) -> bool {
        self.value(seat, Trait::Armaments) >= self.value(other, Trait::Shields)
    }
}

/// The rivals her Armaments would hit, wherever they are.
pub(super) fn outgunned(game: &Attack, seat: Seat) -> i32 {
    game.rivals_of(seat).filter(|&other| game.outguns(seat, other)).count() as i32
}

/// The best she can still do in her own turn once her power is laid.
pub(super) fn prospect(game: &Attack, seat: Seat) -> i32 {
    let ship = game.ship(seat);
    let Some(from) = ship.square().filter(|_| seat == game.active && game.frames.is_empty()) else { return 0 };
    let speeds = match game.stage {
        Stage::Fire => return shots(game, seat, from),
        Stage::Engine => Speeds::by_engine(ship.speed, game.value(seat, Trait::Engines)),
        Stage::Course => Speeds::only(ship.speed),
        _ => return 0,
    };
    speeds.iter().map(|speed| best_course(game, seat, from, speed)).max().unwrap_or(0)
}

fn best_course(game: &Attack, seat: Seat, from: Square, speed: u8) -> i32 {
    if speed == 0 {
        return shots(game, seat, from);
    }
    let courses = Direction::ALL.into_iter().map(|way| after_course(game, seat, from, way, speed));
    courses.max().unwrap_or(0)
}

/// The blows of one course: those of the Collision, then the shot from where it ends.
fn after_course(game: &Attack, seat: Seat, from: Square, way: Direction, speed: u8) -> i32 {
    let path = game.path(seat, from, way, speed);
    let rest = from.walk(way, path.free, game.edges());
    match path.ahead {
        Ahead::Clear => shots(game, seat, rest),
        Ahead::Edge => 0,
        Ahead::Blocked(Obstacle::Field(_)) => HURT + shots(game, seat, rest),
        Ahead::Blocked(Obstacle::Ship(other)) => collision(game, seat, other, speed) + shots(game, seat, rest),
    }
}

/// AT-K5 to AT-K8, as the tokens lie.
fn collision(game: &Attack, seat: Seat, other: Seat, speed: u8) -> i32 {
    let mine = game.value(seat, Trait::Shields) + speed;
    let theirs = game.ram_total(other);
    if mine < theirs {
        HURT
    } else if mine == theirs {
        0
    } else if game.are_rivals(seat, other) {
        blow(game, other, RAM)
    } else {
        HURT
    }
}

/// The best shot from a square.
fn shots(game: &Attack, seat: Seat, from: Square) -> i32 {
    let targets = game.in_range_from(seat, from).iter().filter(|&other| game.are_rivals(seat, other));
    let worth = |other: Seat| if game.outguns(seat, other) { blow(game, other, SHOT) } else { MISS };
    targets.map(worth).max().unwrap_or(0)
}

/// What a blow is worth: most where it destroys.
fn blow(game: &Attack, other: Seat, usual: i32) -> i32 {
    if game.ship(other).tile.on_tile() == 0 { LAST } else { usual }
}

/// The turns until somebody of a team can pick up a flag that lies; none where it does not lie or nobody flies.
pub(super) fn turns_to_flag(game: &Attack, team: usize, flag: usize) -> Option<i32> {
    let Flag::Lies(point) = game.flags[flag] else { return None };
    let fetchers = game.all().filter(|&seat| game.team(seat) == team && game.carried(seat).is_none());
    fetchers.filter_map(|seat| turns_to(game, seat, &around(point))).min()
}

/// The turns until a carrier can rest on a grey square of her own.
pub(super) fn turns_home(game: &Attack, carrier: Seat) -> i32 {
    let base = &game.edition.content().bases[game.home(game.team(carrier))];
    turns_to(game, carrier, &base.squares).unwrap_or(FAR + 1)
}

/// The four squares that touch an intersection (AT-J5).
fn around(point: Intersection) -> [Square; 4] {
    let (column, row) = (point.south_west().column(), point.south_west().row());
    [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(east, north)| Square::at(column + east, row + north))
}

/// How many moves bring a ship to rest on one of these squares, others standing still: 1, 2, or [`FAR`]; 0 where its
/// move is made and it rests there.
fn turns_to(game: &Attack, seat: Seat, goals: &[Square]) -> Option<i32> {
    let ship = game.ship(seat);
    let from = ship.square()?;
    let rests = seat == game.active && game.stage == Stage::Fire;
    Some(match game.stage {
        _ if rests && goals.contains(&from) => 0,
        Stage::Engine if seat == game.active => {
            let speeds = Speeds::by_engine(ship.speed, game.value(seat, Trait::Engines));
            speeds.iter().map(|speed| turns_at(game, seat, (from, speed), goals)).min().unwrap_or(FAR)
        }
        Stage::Course if seat == game.active => turns_at(game, seat, (from, ship.speed), goals),
        _ => turns_in_space(game, from, ship.speed, goals),
    })
}

/// The same where the next move is of this speed, as ships and force fields stand.
fn turns_at(game: &Attack, seat: Seat, (from, speed): (Square, u8), goals: &[Square]) -> i32 {
    let turns = Direction::ALL.into_iter().map(|way| {
        let path = game.path(seat, from, way, speed);
        let end = from.walk(way, path.free, game.edges());
        match path.ahead {
            Ahead::Edge => FAR,
            _ if goals.contains(&end) => 1,
            _ => 1 + turns_in_space(game, end, speed, goals),
        }
    });
    turns.min().unwrap_or(FAR).min(FAR)
}

/// The same where any token may be laid on Engines and nothing is in the way: along a line, or round one corner.
fn turns_in_space(game: &Attack, from: Square, speed: u8, goals: &[Square]) -> i32 {
    let speeds = Speeds::by_any_token(speed);
    let corner = |first: u8, second: u8| speeds.has(first) && Speeds::by_any_token(first).has(second);
    let turns = goals.iter().map(|&goal| {
        let along = from.rows_apart(goal, game.edges());
        let across = from.columns_apart(goal);
        let ways = [across, 8 - across];
        let straight = |across: u8| (along == 0 && speeds.has(across)) || (across & 7 == 0 && speeds.has(along));
        if ways.into_iter().any(straight) {
            1
        } else if ways.into_iter().any(|across| corner(across, along) || corner(along, across)) {
            2
        } else {
            FAR
        }
    });
    turns.min().unwrap_or(FAR)
}
