//! Masks and tricks that make bulk play fast: the squares of all four captains at once, a byte each, and lines of the
//! board as bits. Each is tested against plain code below.

use crate::action::Action;
use crate::board::{COLUMNS, Direction, Edges, ROWS, Square};
use crate::state::{Attack, Ship};
use kernel::{Seat, SeatSet};

/// The highest bit of each byte: the mark of what is asked for.
const MARKS: u32 = 0x8080_8080;

/// The byte of a ship or force field that is nowhere: no square has this bit.
const NOWHERE: u8 = 0x80;

/// The bits of a square that two on one row share, and those of two on one column.
const ROW: u8 = 0x78;
const COLUMN: u8 = 0x07;

/// Every square to be placed on, column by column.
static PLACES: [Action; 80] = {
    let mut places = [Action::Pass; 80];
    let mut at = 0;
    while at < 80 {
        places[at] = Action::Place(Square::at(at as u8 / ROWS, at as u8 % ROWS));
        at += 1;
    }
    places
};

/// The same byte four times.
#[inline]
const fn four(byte: u8) -> u32 {
    byte as u32 * 0x0101_0101
}

/// Marks the bytes that hold one of their lower seven bits: its carry reaches the eighth.
#[inline]
const fn filled(bytes: u32) -> u32 {
    ((bytes & !MARKS) + !MARKS) & MARKS
}

/// The captains whose byte is marked, seat 0 being the lowest.
#[inline]
const fn seats(marks: u32) -> SeatSet {
    // Each factor moves one byte's mark to its place among the four highest bits used.
    SeatSet::of_bits(((marks >> 7).wrapping_mul(0x0102_0408) >> 24) as u8 & 0xf)
}

/// Marks the squares that agree with one in these bits.
#[inline]
const fn agreeing(squares: u32, with: Square, bits: u8) -> u32 {
    let apart = squares ^ four(with.byte());
    !(filled(apart & four(bits)) | apart) & MARKS
}

/// The nearest marks on a line either way from a place, itself left out; where it wraps, the
/// search goes on from the other end.
#[inline]
pub(crate) fn nearest(line: u32, from: u8, wraps: bool) -> u32 {
    let lowest = |marks: u32| marks & marks.wrapping_neg();
    let highest = |marks: u32| (1u32 << (31 - marks.leading_zeros().min(31))) & marks;
    let here = 1u32 << from;
    let (below, above) = (line & (here - 1), line & !(here | (here - 1)));
    let up = if above == 0 && wraps { lowest(below) } else { lowest(above) };
    let down = if below == 0 && wraps { highest(above) } else { highest(below) };
    up | down
}

impl Square {
    /// How many steps this way lead to the nearest of the marks on its row or column, a bit each;
    /// 255 where they never do. Its own square is a lap away.
    #[inline]
    pub(crate) fn steps_to(self, (row, column): (u32, u32), way: Direction, edges: Edges) -> u8 {
        let (line, at, size) = if way.is_level() { (row, self.column(), COLUMNS) } else { (column, self.row(), ROWS) };
        let wraps = way.is_level() || edges == Edges::Torus;
        let forth = matches!(way, Direction::N | Direction::E);
        // A line that wraps is two laps long: the way back begins in the second.
        let (line, at) = if wraps { (line | line << size, if forth { at } else { at + size }) } else { (line, at) };
        if forth {
            let ahead = line >> (at + 1);
            if ahead == 0 { u8::MAX } else { ahead.trailing_zeros() as u8 + 1 }
        } else {
            let behind = line & ((1 << at) - 1);
            behind.checked_ilog2().map_or(u8::MAX, |nearest| at - nearest as u8)
        }
    }
}

impl Attack {
    #[inline]
    fn bytes(&self, square: impl Fn(&Ship) -> Option<Square>) -> u32 {
        let byte = |ship: &Ship| square(ship).map_or(NOWHERE, Square::byte);
        let [first, second, third, fourth] = &self.ships.0;
        u32::from_le_bytes([byte(first), byte(second), byte(third), byte(fourth)])
    }

    #[inline]
    fn on_lines(squares: u32, from: Square) -> SeatSet {
        seats(agreeing(squares, from, ROW) | agreeing(squares, from, COLUMN))
    }

    /// The captains whose ships are on the row or the column of a square.
    #[inline]
    pub(crate) fn ships_in_line(&self, from: Square) -> SeatSet {
        Attack::on_lines(self.bytes(Ship::square), from)
    }

    /// The captains whose force fields are.
    #[inline]
    pub(crate) fn fields_in_line(&self, from: Square) -> SeatSet {
        Attack::on_lines(self.bytes(|ship| ship.field), from)
    }

    /// Whether nothing of another captain is on the line of a course.
    #[inline]
    pub(crate) fn is_line_free(&self, mover: Seat, from: Square, way: Direction) -> bool {
        let bits = if way.is_level() { ROW } else { COLUMN };
        let marks = |squares: u32| agreeing(squares, from, bits);
        let mut found = seats(marks(self.bytes(Ship::square)) | marks(self.bytes(|ship| ship.field)));
        found.remove(mover);
        found.is_empty()
    }

    /// What hinders her on the row and on the column of a square, a bit each: other ships and
    /// their force fields. Her own hinder nothing.
    pub(crate) fn hindrances(&self, seat: Seat, from: Square) -> (u32, u32) {
        let (mut row, mut column) = (0, 0);
        for (_, ship) in self.fleet().filter(|&(other, _)| other != seat) {
            for at in [ship.square(), ship.field] {
                row |= at.map_or(0, |at| at.on_row_of(from));
                column |= at.map_or(0, |at| at.on_column_of(from));
            }
        }
        (row, column)
    }

    /// The captains who seem to have one of these pieces, all four bytes at a glance.
    #[inline]
    pub(crate) fn seem_to_have(&self, pieces: u8) -> SeatSet {
        seats(filled(u32::from_le_bytes(self.seems.0) & four(pieces)))
    }

    /// Written as the one word that [`Attack::seem_to_have`] reads right after: a processor waits
    /// where it must put a word together from a byte just written and three others.
    #[inline]
    pub(crate) fn keep_seeming(&mut self, seat: Seat, pieces: u8) {
        let at = 8 * (seat.index() as u32 & 3);
        let others = u32::from_le_bytes(self.seems.0) & !(0xff << at);
        self.seems.0 = (others | u32::from(pieces) << at).to_le_bytes();
    }

    /// Every free square to place a ship on, in stretches: in Arena and Team Match it is nearly every one.
    pub(crate) fn free_places(&self, out: &mut Vec<Action>) {
        let ships = self.fleet().filter_map(|(_, ship)| ship.square());
        let mut taken: kernel::ArrayVec<usize, 4> = ships.map(Square::rank_by_column).collect();
        taken.sort_unstable();
        let mut next = 0;
        for at in taken {
            out.extend_from_slice(&PLACES[next..at]);
            next = at + 1;
        }
        out.extend_from_slice(&PLACES[next..]);
    }
}
#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Berth;
    use kernel::{Edition, Entry, Fate, Game, Label, Options};

    const ANN: Seat = Seat::new(0);

    /// Tables with ships and force fields anywhere, some of them nowhere; no two ships share a square (AT-Y5).
    fn tables(each: impl Fn(&Attack, Square)) {
        let mut pick = Fate::quick(8);
        for (format, players) in [("arena", 2), ("arena", 3), ("arena", 4), ("ctf", 4)] {
            let setup = Attack::settings(&Options::new(format, players)).unwrap();
            let mut game = Attack::start(&setup, Edition::built_in().unwrap(), &mut Fate::quick(1)).unwrap();
            for _ in 0..2000 {
                let mut square =
                    || Square::at(pick.below(Label::new("column"), 8) as u8, pick.below(Label::new("row"), 10) as u8);
                for seat in Seat::all(players) {
                    let (berth, field) = (square(), square());
                    game.ships[seat].berth = if berth.row() == 9 { Berth::Destroyed } else { Berth::At(berth) };
                    game.ships[seat].field = Some(field).filter(|field| field.column() < 3);
                }
                let from = square();
                if others(&game).all(|(_, ship)| ship.square() != Some(from)) {
                    each(&game, from);
                }
            }
        }
    }

    fn others(game: &Attack) -> impl Iterator<Item = (Seat, &Ship)> {
        game.fleet().filter(|&(seat, _)| seat != ANN)
    }

    fn in_line(from: Square, at: Option<Square>) -> bool {
        at.is_some_and(|at| at.row() == from.row() || at.column() == from.column())
    }

    /// AT-F1 step by step: the first ship on each way, where no force field of another stands before it.
    fn walked(game: &Attack, from: Square) -> SeatSet {
        let mut met = SeatSet::EMPTY;
        for way in Direction::ALL {
            let mut at = from.step(way, game.edges());
            while let Some(square) = at.filter(|&square| square != from) {
                met |= others(game).filter(|(_, ship)| ship.square() == Some(square)).map(|(other, _)| other).collect();
                let stands = others(game).any(|(_, ship)| ship.square() == Some(square) || ship.field == Some(square));
                at = if stands { None } else { square.step(way, game.edges()) };
            }
        }
        met
    }

    /// AT-F1, AT-F2, AT-J7: the masks find what walking finds.
    #[test]
    fn range_is_what_walking_finds() {
        tables(|game, from| assert_eq!(game.in_range_from(ANN, from), walked(game, from), "{from:?} {game:?}"));
    }

    #[test]
    fn lines_hold_what_shares_a_row_or_a_column() {
        tables(|game, from| {
            let ships = game.fleet().filter(|(_, ship)| in_line(from, ship.square())).map(|(seat, _)| seat);
            assert_eq!(game.ships_in_line(from), ships.collect(), "{from:?} {game:?}");
            let fields = game.fleet().filter(|(_, ship)| in_line(from, ship.field)).map(|(seat, _)| seat);
            assert_eq!(game.fields_in_line(from), fields.collect(), "{from:?} {game:?}");
        });
    }

    #[test]
    fn a_line_is_free_where_nothing_of_others_is_on_it() {
        let on = |from: Square, way: Direction, at: Option<Square>| {
            at.is_some_and(|at| if way.is_level() { at.row() == from.row() } else { at.column() == from.column() })
        };
        tables(|game, from| {
            for way in Direction::ALL {
                let free = others(game).all(|(_, ship)| !on(from, way, ship.square()) && !on(from, way, ship.field));
                assert_eq!(game.is_line_free(ANN, from, way), free, "{from:?} {way:?} {game:?}");
            }
        });
    }

    /// Steps counted one by one to the first square that holds something of another captain.
    #[test]
    fn the_nearest_hindrance_is_the_first_one_stepped_on() {
        let stepped = |game: &Attack, from: Square, way: Direction| {
            let mut at = from;
            for steps in 1..=ROWS.max(COLUMNS) {
                let Some(next) = at.step(way, game.edges()) else { return u8::MAX };
                if others(game).any(|(_, ship)| ship.square() == Some(next) || ship.field == Some(next)) {
                    return steps;
                }
                at = next;
            }
            u8::MAX
        };
        tables(|game, from| {
            for way in Direction::ALL {
                let found = from.steps_to(game.hindrances(ANN, from), way, game.edges());
                assert_eq!(found, stepped(game, from, way), "{from:?} {way:?} {game:?}");
            }
        });
    }

    /// AT-W9: the bytes of all captains at a glance are those of each.
    #[test]
    fn who_seems_to_have_a_piece_is_asked_one_by_one() {
        let setup = Attack::settings(&Options::new("arena", 4)).unwrap();
        let mut game = Attack::start(&setup, Edition::built_in().unwrap(), &mut Fate::quick(1)).unwrap();
        for bits in 0..=0x7f_u8 {
            for seat in Seat::all(4) {
                game.keep_seeming(seat, bits.rotate_left(seat.number() as u32) & 0x7f);
            }
            for pieces in [0, 1, 4, 0x22, 0x7f] {
                let one_by_one = Seat::all(4).filter(|&seat| game.seems[seat] & pieces != 0).collect();
                assert_eq!(game.seem_to_have(pieces), one_by_one, "{bits:#x} {pieces:#x}");
            }
        }
    }

    #[test]
    fn free_places_are_the_squares_without_a_ship() {
        tables(|game, _| {
            let ships: Vec<Square> = game.fleet().filter_map(|(_, ship)| ship.square()).collect();
            if ships.iter().enumerate().any(|(at, square)| ships[..at].contains(square)) {
                return;
            }
            let mut listed = Vec::new();
            game.free_places(&mut listed);
            let free = Square::by_column().filter(|square| !ships.contains(square)).map(Action::Place);
            assert_eq!(listed, free.collect::<Vec<_>>());
        });
    }
}
