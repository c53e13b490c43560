//! Who and what stands in line: the squares of all four captains at once, a byte each.

use crate::board::{Direction, Square};
use crate::state::{Attack, Ship};
use kernel::{Seat, SeatSet};

/// The highest bit of each byte: the mark of what is asked for.
const MARKS: u32 = 0x8080_8080;

/// The byte of a ship or force field that is nowhere: no square has this bit.
const NOWHERE: u8 = 0x80;

/// The bits of a square that two on one row share, and those of two on one column.
const ROW: u8 = 0x78;
const COLUMN: u8 = 0x07;

/// The same byte four times.
#[inline]
pub(crate) const fn four(byte: u8) -> u32 {
    byte as u32 * 0x0101_0101
}

/// Marks the bytes that hold one of their lower seven bits: its carry reaches the eighth.
#[inline]
pub(crate) const fn filled(bytes: u32) -> u32 {
    ((bytes & !MARKS) + !MARKS) & MARKS
}

/// The captains whose byte is marked, seat 0 being the lowest.
#[inline]
pub(crate) const fn seats(marks: u32) -> SeatSet {
    // Each factor moves one byte's mark to its place among the four highest bits used.
    SeatSet::of_bits(((marks >> 7).wrapping_mul(0x0102_0408) >> 24) as u8 & 0xf)
}

/// Marks the squares that agree with one in these bits.
#[inline]
const fn agreeing(squares: u32, with: Square, bits: u8) -> u32 {
    let apart = squares ^ four(with.byte());
    !(filled(apart & four(bits)) | apart) & MARKS
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
}
