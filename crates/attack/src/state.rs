//! The state and its small queries.

use crate::action::Action;
use crate::board::{Direction, Edges, Intersection, Square};
use crate::callsign::Callsigns;
use crate::coin::{Coin, Coins, Colour, Trait};
use crate::content::{AttackContent, Gear, Window};
use crate::questions::Frame;
use crate::setup::Terms;
use crate::tile::Tile;
use kernel::{Edition, PerSeat, Rule, Sealed, Seat, SeatSet, Stack};

/// The most captains.
pub const CAPTAINS: usize = 4;

/// Where a captain's ship is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Berth {
    /// Not yet placed.
    Hangar,
    /// On the board.
    At(Square),
    /// Off the map, having left from this square (AT-J8).
    Off(Square),
    /// Destroyed, to return after skipping so many turns (AT-J16).
    Waiting(u8),
    /// Destroyed for good (AT-D5).
    Destroyed,
    /// Conceded in Capture the Flag (AT-Z3).
    Left,
}

/// One captain's ship and tokens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ship {
    /// Traits, Capacitor token, reserve.
    pub tile: Tile,
    /// Tokens lost to Damage, shown to all (AT-D2).
    pub lost: Coins,
    /// The coin beside the speed die.
    pub modifier: Coin,
    /// Her force field (AT-G21).
    pub field: Option<Square>,
    /// Where the ship is.
    pub berth: Berth,
    /// 0 to 10 (AT-S6).
    pub speed: u8,
    /// Pieces of equipment used this turn, a bit each (AT-G5).
    pub used: u8,
    /// Hit by an EMP since her last turn.
    pub struck: bool,
    /// Disabled in this, her own turn (AT-G26).
    pub disabled: bool,
    /// May use no equipment (AT-G18).
    pub locked: bool,
    /// Her special power is spent (AT-B1).
    pub spent: bool,
    /// The how-manieth ship to fall; 0 for one that flies.
    pub fell: u8,
}

/// Where a flag is (AT-Y21).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Flag {
    /// On an intersection.
    Lies(Intersection),
    /// With a captain.
    With(Seat),
}

/// What the turn is at: the states of AT-W2, the engine's own among them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// All lay their first power (AT-S7).
    SetupPower,
    /// Captains place their ships (AT-S10).
    SetupPlace,
    /// A turn begins (AT-T2).
    TurnStart,
    /// The active captain comes back onto the map (AT-J10).
    Return,
    /// She chooses the token to lose (AT-X31).
    GiveUp,
    /// She lays the others (AT-X32).
    Repower,
    /// She places her ship (AT-X33).
    Respawn,
    /// A reaction window (AT-W1).
    Window(Window),
    /// Before Phase 1.
    Start,
    /// After a successful roll of the Array.
    Roll,
    /// Phase 1 alone.
    Assign,
    /// Phase 2.
    Engine,
    /// Phase 3: the direction.
    Course,
    /// The move, its push and its Damage are complete (AT-J20).
    MoveDone,
    /// Phase 4.
    Fire,
    /// Values have been compared (AT-F7).
    AfterFire,
    /// The turn passes on (AT-T5).
    TurnEnd,
    /// The game is over.
    Over,
}

/// The move under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Course {
    /// Which way.
    pub way: Direction,
    /// Steps made so far.
    pub made: u8,
}

/// The attack under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shot {
    /// The equipment it comes from; none for the attack of Phase 4.
    pub gear: Option<Gear>,
    /// Whom it is aimed at; none for an area.
    pub target: Option<Seat>,
}

/// Equipment whose effect goes on later: the piece and its next atom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Resume {
    /// The piece.
    pub gear: Gear,
    /// Its next atom.
    pub at: u8,
}

/// Rounds and what they saw (AT-Z1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tally {
    /// Complete rounds.
    pub rounds: u16,
    /// Complete rounds in a row without engagement.
    pub quiet: u16,
    /// Whether this round saw engagement.
    pub engaged: bool,
    /// Ships fallen so far.
    pub fallen: u8,
    /// Ships each team lost.
    pub losses: [u8; 2],
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ending {
    /// The rule.
    pub by: Rule,
    /// Places in seat order; 0 for seats that are not there.
    pub places: [u8; CAPTAINS],
}

/// A game of Starship Attack.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Attack {
    pub(crate) edition: Edition<AttackContent>,
    pub(crate) terms: Terms,
    pub(crate) ships: PerSeat<Ship, CAPTAINS>,
    /// Pieces of which nobody could tell that a captain may not use them, further needs aside, a
    /// bit each (AT-W9): what `note` found when something of hers last changed.
    pub(crate) seems: PerSeat<u8, CAPTAINS>,
    pub(crate) flags: [Flag; 2],
    pub(crate) first: Option<Seat>,
    pub(crate) active: Seat,
    pub(crate) stage: Stage,
    pub(crate) frames: Stack<Frame, 6>,
    pub(crate) round: Sealed<Action, CAPTAINS>,
    pub(crate) course: Option<Course>,
    pub(crate) shot: Option<Shot>,
    pub(crate) resume: Option<Resume>,
    pub(crate) tally: Tally,
    pub(crate) ending: Option<Ending>,
    pub(crate) callsigns: Callsigns,
}

impl Ship {
    /// Her square, on the board.
    #[inline]
    pub fn square(&self) -> Option<Square> {
        match self.berth {
            Berth::At(square) => Some(square),
            _ => None,
        }
    }

    /// Not destroyed; off the map still counts (AT-W9).
    #[inline]
    pub fn is_living(&self) -> bool {
        matches!(self.berth, Berth::At(_) | Berth::Off(_) | Berth::Hangar)
    }
}

impl Attack {
    /// The seats, in order.
    #[inline]
    pub(crate) fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.terms.seats)
    }

    /// The seats with their ships, in order.
    #[inline]
    pub(crate) fn fleet(&self) -> impl Iterator<Item = (Seat, &Ship)> + Clone {
        let ships = &self.ships.0[..usize::from(self.terms.seats).min(CAPTAINS)];
        ships.iter().enumerate().map(|(index, ship)| (Seat::new(index as u8 & 3), ship))
    }

    /// The power pool by what is not in it: modifier, lost pile, force field (AT-C9, AT-Y1).
    #[inline]
    pub(crate) fn pool(&self, seat: Seat) -> Coins {
        let ship = &self.ships[seat];
        let pool = Coins::ALL.without(ship.lost).without(Coins::of(ship.modifier));
        match ship.field {
            Some(_) => pool.without(Coins::of(self.edition.content().gear[Gear::Field].coin)),
            None => pool,
        }
    }

    /// A seat's ship.
    #[inline]
    pub(crate) fn ship(&self, seat: Seat) -> &Ship {
        &self.ships[seat]
    }

    /// How the map's edges meet.
    #[inline]
    pub(crate) fn edges(&self) -> Edges {
        if self.terms.mode.is_ctf() { Edges::Cylinder } else { Edges::Torus }
    }

    /// A seat's colour.
    #[inline]
    pub(crate) fn colour_of(&self, seat: Seat) -> Colour {
        self.terms.colours[seat.index() & 3]
    }

    /// The seat that plays a colour.
    pub(crate) fn seat_of_colour(&self, colour: Colour) -> Option<Seat> {
        self.all().find(|&seat| self.colour_of(seat) == colour)
    }

    /// A seat's team, 0 or 1: teams alternate in the order of play (AT-L1).
    #[inline]
    pub(crate) fn team(&self, seat: Seat) -> usize {
        self.terms.pairs.0.team(seat.index())
    }

    /// Who comes after a seat in the order of play (AT-T1, AT-L1).
    #[inline]
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        self.terms.pairs.0.next(seat, self.terms.seats)
    }

    /// The end of the map a team holds: 0 South, 1 North (AT-J2).
    #[inline]
    pub(crate) fn home(&self, team: usize) -> usize {
        match self.first {
            Some(first) => (team + self.team(first)) & 1,
            None => team,
        }
    }

    /// Whether two captains are on one side.
    pub(crate) fn are_mates(&self, one: Seat, other: Seat) -> bool {
        self.terms.mode.is_team() && one != other && self.team(one) == self.team(other)
    }

    /// Whether the second is somebody the first fights.
    pub(crate) fn are_rivals(&self, one: Seat, other: Seat) -> bool {
        one != other && !self.are_mates(one, other)
    }

    /// A trait's worth now (AT-C10).
    #[inline]
    pub(crate) fn value(&self, seat: Seat, on: Trait) -> u8 {
        let constants = &self.edition.constants;
        self.ships[seat].tile.value(on, constants.empty_trait, constants.capacitor_bonus)
    }

    /// The ship on a square.
    #[inline]
    pub(crate) fn ship_at(&self, square: Square) -> Option<Seat> {
        self.fleet().find(|(_, ship)| ship.berth == Berth::At(square)).map(|(seat, _)| seat)
    }

    /// The owner of the force field on a square.
    #[inline]
    pub(crate) fn field_at(&self, square: Square) -> Option<Seat> {
        self.fleet().find(|(_, ship)| ship.field == Some(square)).map(|(seat, _)| seat)
    }

    /// Whether a square holds neither ship nor force field.
    #[inline]
    pub(crate) fn is_free(&self, square: Square) -> bool {
        self.ship_at(square).is_none() && self.field_at(square).is_none()
    }

    /// Whether a square holds no ship and no force field but her own (AT-Q63).
    #[inline]
    pub(crate) fn is_free_for(&self, seat: Seat, square: Square) -> bool {
        self.ship_at(square).is_none() && self.field_at(square).is_none_or(|owner| owner == seat)
    }

    /// The captains who take part: not destroyed for good and not gone.
    pub(crate) fn takes_turns(&self, seat: Seat) -> bool {
        !matches!(self.ships[seat].berth, Berth::Destroyed | Berth::Left)
    }

    /// The seats that still take part.
    pub(crate) fn living(&self) -> SeatSet {
        self.all().filter(|&seat| self.takes_turns(seat)).collect()
    }

    /// The flag a captain carries.
    pub(crate) fn carried(&self, seat: Seat) -> Option<usize> {
        if !self.terms.mode.is_ctf() {
            return None;
        }
        self.flags.iter().position(|&flag| flag == Flag::With(seat))
    }

    /// Steps the moving ship has left (AT-B8: steps made count).
    #[inline]
    pub(crate) fn steps_left(&self) -> u8 {
        let made = self.course.map_or(0, |course| course.made);
        self.ships[self.active].speed.saturating_sub(made)
    }

    /// Which state the game is at, for tests.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The captain whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// A captain's ship, for tests.
    pub fn ship_of(&self, seat: Seat) -> &Ship {
        &self.ships[seat]
    }
}
