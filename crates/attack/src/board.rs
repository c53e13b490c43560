//! Squares, directions and intersections; the torus and the cylinder (AT-C6, AT-C7, AT-J4, AT-J7).

use enum_map::Enum;
use serde::{Serialize, Serializer};
use std::fmt;

/// Columns a to h.
pub const COLUMNS: u8 = 8;
/// Rows 1 to 10.
pub const ROWS: u8 = 10;

/// A square, `a1` to `h10`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(type = "string")]
pub struct Square(u8);

/// One of the four orthogonal directions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Enum, Serialize, ts_rs::TS)]
pub enum Direction {
    /// Towards row 10.
    N,
    /// Towards column h.
    E,
    /// Towards row 1.
    S,
    /// Towards column a.
    W,
}

impl Direction {
    /// In the order a timeout tries them.
    pub const ALL: [Direction; 4] = [Direction::N, Direction::E, Direction::S, Direction::W];

    /// Its name for people.
    pub const fn name(self) -> &'static str {
        ["North", "East", "South", "West"][self as usize]
    }

    /// The direction of this letter or name.
    pub fn read(word: &str) -> Option<Direction> {
        let named =
            |way: &Direction| way.name().eq_ignore_ascii_case(word) || way.name()[..1].eq_ignore_ascii_case(word);
        Direction::ALL.into_iter().find(named)
    }

    /// Whether it runs along a row.
    #[inline]
    pub(crate) const fn is_level(self) -> bool {
        matches!(self, Direction::E | Direction::W)
    }
}

/// How the edges meet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Edges {
    /// Both axes wrap (AT-C7).
    Torus,
    /// Only columns wrap (AT-J7).
    Cylinder,
}

impl Square {
    /// The square in this column and row, both from 0; wraps.
    pub const fn at(column: u8, row: u8) -> Square {
        Square((row % ROWS) * COLUMNS + column % COLUMNS)
    }

    /// Its column, from 0.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 & 7
    }

    /// Its row, from 0.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 >> 3
    }

    /// Its bit in a map of all squares.
    #[inline]
    pub(crate) const fn bit(self) -> u128 {
        1 << self.0
    }

    /// Its number, row by row: the column in the lowest three bits, the row above them.
    #[inline]
    pub(crate) const fn byte(self) -> u8 {
        self.0
    }

    /// The bit of its column, if it lies on the row of `other`.
    #[inline]
    pub(crate) const fn on_row_of(self, other: Square) -> u32 {
        ((self.row() == other.row()) as u32) << self.column()
    }

    /// The bit of its row, if it lies on the column of `other`.
    #[inline]
    pub(crate) const fn on_column_of(self, other: Square) -> u32 {
        ((self.column() == other.column()) as u32) << self.row()
    }

    /// All squares from a1 eastwards, row by row.
    pub fn all() -> impl Iterator<Item = Square> + Clone {
        (0..COLUMNS * ROWS).map(Square)
    }

    /// All squares column by column: a1, a2, … a10, b1, … (the order of timeouts).
    pub fn by_column() -> impl Iterator<Item = Square> + Clone {
        (0..COLUMNS).flat_map(|column| (0..ROWS).map(move |row| Square::at(column, row)))
    }

    /// Its place in [`Square::by_column`].
    pub(crate) const fn rank_by_column(self) -> usize {
        (self.column() * ROWS + self.row()) as usize
    }

    /// The next square this way; none beyond the map's edge.
    #[inline]
    pub fn step(self, way: Direction, edges: Edges) -> Option<Square> {
        let (column, row) = (self.column(), self.row());
        match way {
            Direction::E => Some(Square(self.0 & !7 | (column + 1) & 7)),
            Direction::W => Some(Square(self.0 & !7 | column.wrapping_sub(1) & 7)),
            Direction::N if row + 1 < ROWS => Some(Square(self.0 + COLUMNS)),
            Direction::S if row > 0 => Some(Square(self.0 - COLUMNS)),
            _ if edges == Edges::Cylinder => None,
            Direction::N => Some(Square(column)),
            Direction::S => Some(Square((ROWS - 1) * COLUMNS + column)),
        }
    }

    /// The square so many steps this way; the last one on the map where it would leave it.
    #[inline]
    pub fn walk(self, way: Direction, steps: u8, edges: Edges) -> Square {
        let steps = steps.min(self.steps_to_edge(way, edges));
        let (column, row) = (self.column(), self.row());
        match way {
            Direction::E => Square(self.0 & !7 | (column + steps) & 7),
            Direction::W => Square(self.0 & !7 | column.wrapping_sub(steps) & 7),
            Direction::N => Square::at(column, row + steps),
            Direction::S => Square::at(column, row + 2 * ROWS - steps % ROWS),
        }
    }

    /// Whether so many steps this way lead round an edge that wraps.
    pub(crate) const fn goes_round(self, way: Direction, steps: u8) -> bool {
        match way {
            Direction::E => self.column() + steps >= COLUMNS,
            Direction::W => steps > self.column(),
            Direction::N => self.row() + steps >= ROWS,
            Direction::S => steps > self.row(),
        }
    }

    /// How many steps this way stay on the map; 255 where it wraps.
    #[inline]
    pub fn steps_to_edge(self, way: Direction, edges: Edges) -> u8 {
        match (edges, way) {
            (Edges::Cylinder, Direction::N) => ROWS - 1 - self.row(),
            (Edges::Cylinder, Direction::S) => self.row(),
            _ => u8::MAX,
        }
    }

    /// How many columns apart, the shorter way round.
    #[inline]
    pub const fn columns_apart(self, other: Square) -> u8 {
        let east = self.column().wrapping_sub(other.column()) & 7;
        if east > 4 { 8 - east } else { east }
    }

    /// How many rows apart, the shorter way where rows wrap.
    #[inline]
    pub fn rows_apart(self, other: Square, edges: Edges) -> u8 {
        let apart = self.row().abs_diff(other.row());
        if edges == Edges::Torus { apart.min(ROWS - apart) } else { apart }
    }

    /// The intersections it touches: two in rows 1 and 10, else four (AT-J5), column by column.
    pub fn corners(self) -> impl Iterator<Item = Intersection> + Clone {
        Intersection::by_column().filter(move |point| point.touches(self))
    }

    /// Reads `e4`.
    pub fn read(word: &str) -> Option<Square> {
        let mut letters = word.chars();
        let column = letters.next()?.to_ascii_lowercase() as u32;
        let column = column.checked_sub('a' as u32).filter(|&column| column < u32::from(COLUMNS))?;
        let row = letters.as_str();
        if row.starts_with('0') || !row.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let row: u8 = row.parse().ok().filter(|row| (1..=ROWS).contains(row))?;
        Some(Square::at(column as u8, row - 1))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column()) as char, self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl Enum for Square {
    const LENGTH: usize = (COLUMNS * ROWS) as usize;
    fn from_usize(value: usize) -> Self {
        assert!(value < Self::LENGTH, "id out of range");
        Square(value as u8)
    }
    fn into_usize(self) -> usize {
        self.0 as usize
    }
}

/// A point where four squares meet, named by its south-western one: `d1+` (AT-J4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(type = "string")]
pub struct Intersection(u8);

impl Intersection {
    /// How many there are: border points do not count (AT-Q71).
    pub const COUNT: u8 = COLUMNS * (ROWS - 1);

    /// The one north-east of this square; none for row 10.
    pub const fn north_east_of(square: Square) -> Option<Intersection> {
        if square.0 < Intersection::COUNT { Some(Intersection(square.0)) } else { None }
    }

    /// Its south-western square.
    pub const fn south_west(self) -> Square {
        Square(self.0)
    }

    /// All of them, column by column (the order of timeouts).
    pub fn by_column() -> impl Iterator<Item = Intersection> + Clone {
        Square::by_column().filter_map(Intersection::north_east_of)
    }

    /// Whether this is one of the square's corners (AT-J5).
    pub fn touches(self, square: Square) -> bool {
        let corner = self.south_west();
        let east = square.column().wrapping_sub(corner.column()) & 7;
        let north = square.row().wrapping_sub(corner.row());
        east <= 1 && north <= 1
    }

    /// Reads `d1+`.
    pub fn read(word: &str) -> Option<Intersection> {
        Square::read(word.strip_suffix('+')?).and_then(Intersection::north_east_of)
    }
}

impl fmt::Display for Intersection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+", self.south_west())
    }
}

impl fmt::Debug for Intersection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for Intersection {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl Enum for Intersection {
    const LENGTH: usize = Intersection::COUNT as usize;
    fn from_usize(value: usize) -> Self {
        assert!(value < Self::LENGTH, "id out of range");
        Intersection(value as u8)
    }
    fn into_usize(self) -> usize {
        self.0 as usize
    }
}
