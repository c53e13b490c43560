//! The state and its tiny queries.

use crate::content::{Content, LINES, NUMBERS, SPACES};
use crate::frames::Owned;
use crate::kinds::*;
use crate::ship::Ship;
use kernel::{CopyVec, Edition, PerSeat, Pile, RulesVersion, Seat, SeatSet, Secret, Stack};

/// The most players.
pub const PLAYERS: usize = 4;
/// The most pirate tokens.
pub const PIRATES: usize = 32;
/// The most artifact tokens.
pub const ARTIFACTS: usize = 32;
/// The most action cards.
pub const ORDERS: usize = 8;
/// The most techs on an event.
pub const GIFTS: usize = 4;
/// Effects inside one another.
pub const DEPTH: usize = 32;

/// A game of Starship Captains: everything on the table. A clone is a copy of its bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Captains {
    pub(crate) edition: Edition<Content>,
    pub(crate) version: RulesVersion,
    pub(crate) players: u8,
    pub(crate) board: u8,
    pub(crate) slot_side: u8,
    pub(crate) sides: [u8; 3],
    pub(crate) round: u8,
    pub(crate) first: Seat,
    pub(crate) turn: Seat,
    pub(crate) passed: SeatSet,
    /// Who takes no more damage this turn (SC-Q37).
    pub(crate) warded: SeatSet,
    pub(crate) stage: Stage,
    pub(crate) stack: Stack<Owned, DEPTH>,
    pub(crate) ships: PerSeat<Ship, PLAYERS>,
    pub(crate) map: Map,
    pub(crate) piles: Piles,
    pub(crate) central: [Option<Card>; SPACES],
    pub(crate) spaces: u8,
    pub(crate) events: [Option<EventCard>; 3],
    pub(crate) events_reached: u8,
    /// Events that stay in play (SC-F12).
    pub(crate) lasting: CopyVec<EventCard, 3>,
    /// Techs on the Tincan event.
    pub(crate) gifts: CopyVec<Card, GIFTS>,
    /// Cards shown for a choice (SC-J24, SC-J25).
    pub(crate) drawn: CopyVec<Card, SPACES>,
    pub(crate) away: Option<Away>,
    /// A commander between its two tasks in rooms (SC-K8).
    pub(crate) at_work: Option<Figure>,
    pub(crate) shadow: Option<Shadow>,
}

/// Where the game stands when no effect is in mid-air.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Crew window and main action of the turn player.
    Main,
    /// The main action is done; the turn ends where the ship stands now.
    TurnEnds,
    /// Lasting events resolved; the station tile comes, if the turn ends at this place.
    Tile(Place),
    /// The tile's effects are done.
    TileUsed(Station),
    /// Refill and hand over.
    Refill,
    /// Captain Shadow's turn.
    Shadow,
    /// The next captain's turn.
    Handover,
    /// A new round begins; abilities of so many players are done.
    RoundStart(u8),
    /// Before scoring; so many players are done.
    GameEnd(u8),
    /// Scored.
    Over,
}

/// The main board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Map {
    pub(crate) pirates: [Option<Pirate>; Route::MOST],
    pub(crate) missions: [Option<Mission>; Place::MOST],
    /// Who holds a planet (SC-L1).
    pub(crate) holders: [Option<Seat>; Place::MOST],
    /// Where each numbered tile lies, from number 1.
    pub(crate) numbers: CopyVec<Place, NUMBERS>,
    /// The tiles 1 to this number are face up (SC-I5).
    pub(crate) face_up: u8,
    pub(crate) stations: [Option<Place>; Station::MOST],
    pub(crate) tiles: [TileAt; Station::MOST],
    /// Missions Captain Shadow took out of the game.
    pub(crate) removed: u64,
}

/// Where a station's tile is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TileAt {
    /// At its station.
    Station,
    /// On the round track.
    Round(u8),
    /// Out of the game.
    Gone,
}

/// Decks, piles and discards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Piles {
    pub(crate) missions: Pile<Mission, { Mission::MOST }>,
    pub(crate) techs: Pile<Card, CARDS>,
    /// So many cards at the bottom are known to be betas (SC-S11).
    pub(crate) bottom_betas: u8,
    pub(crate) tech_discard: u64,
    pub(crate) omegas: Pile<Card, CARDS>,
    pub(crate) omega_discard: u64,
    pub(crate) pirates: Pile<Pirate, PIRATES>,
    /// Discarded pirates by sort: those everybody saw.
    pub(crate) pirate_discard: [u8; Pirate::MOST],
    /// Discarded pirates nobody saw (SC-B2).
    pub(crate) unseen_discard: Unseen,
    pub(crate) artifacts: Pile<Artifact, ARTIFACTS>,
    pub(crate) artifact_discard: [u8; Artifact::MOST],
}

/// Tokens nobody saw, by sort. No view shows more than their number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Unseen(pub(crate) [u8; Pirate::MOST]);

impl std::fmt::Debug for Unseen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Unseen(..)")
    }
}

/// A mission being completed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Away {
    pub(crate) mission: Mission,
    /// Where the card lay (SC-M10).
    pub(crate) place: Place,
    /// The figures on the pads, in line order.
    pub(crate) pads: [Option<Figure>; LINES],
    /// Whether the first damage was ignored already (SC-N14).
    pub(crate) painted: bool,
}

/// Captain Shadow (SC-O4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shadow {
    pub(crate) place: Place,
    pub(crate) passenger: u8,
    pub(crate) deck: Pile<Order, ORDERS>,
    pub(crate) drawn: CopyVec<Order, ORDERS>,
    /// What everybody knows this round's deck held, but for its unseen extra card.
    pub(crate) known: [u8; 4],
    /// The card waiting on each round, unseen.
    pub(crate) waiting: [Option<Secret<Order>>; 8],
}

impl Captains {
    /// The content in force.
    #[inline]
    pub fn content(&self) -> &'static Content {
        self.edition.content()
    }

    /// The side of the main board in use.
    #[inline]
    pub fn map_face(&self) -> &'static crate::content::Board {
        &self.content().boards[self.board as usize]
    }

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// One captain's ship.
    #[inline]
    pub fn ship(&self, seat: Seat) -> &Ship {
        &self.ships[seat]
    }

    #[inline]
    pub(crate) fn ship_mut(&mut self, seat: Seat) -> &mut Ship {
        &mut self.ships[seat]
    }

    /// The side of a track in use.
    #[inline]
    pub fn track_face(&self, track: Track) -> &'static crate::content::TrackSide {
        &self.content().tracks[track as usize][self.sides[track as usize] as usize]
    }

    /// The routes at a place, by exhaust colour, and where they lead.
    #[inline]
    pub(crate) fn routes_at(&self, place: Place) -> impl Iterator<Item = (Route, Place)> + use<> {
        self.map_face().places[place.index()].routes.into_iter().flatten()
    }

    /// The seats in turn order from `from`.
    pub(crate) fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players;
        (0..players).scan(from, move |next, _| {
            let seat = *next;
            *next = seat.next(players);
            Some(seat)
        })
    }

    /// The `n`-th seat from `from`, clockwise.
    pub(crate) fn seat_after(&self, from: Seat, n: u8) -> Seat {
        self.clockwise(from).nth(usize::from(n)).unwrap_or(from)
    }

    /// Whether one player plays against Captain Shadow's clock.
    pub fn is_solo(&self) -> bool {
        self.shadow.is_some()
    }

    /// The station at a place.
    pub(crate) fn station_at(&self, place: Place) -> Option<Station> {
        self.map.stations.iter().position(|at| *at == Some(place)).map(|at| Station(at as u8))
    }

    /// The station at a place, while its tile lies there.
    pub(crate) fn tile_at(&self, place: Place) -> Option<Station> {
        self.station_at(place).filter(|station| self.map.tiles[station.index()] == TileAt::Station)
    }

    /// The techs that lie on the central tech board.
    pub(crate) fn offered(&self) -> impl Iterator<Item = Card> + '_ {
        self.central.iter().flatten().copied()
    }

    /// Whether a planet's mission is reserved for somebody else (SC-L2).
    pub(crate) fn is_reserved(&self, seat: Seat, place: Place) -> bool {
        self.map.holders[place.index()].is_some_and(|holder| holder != seat)
    }

    /// How many ships are at a place.
    pub(crate) fn ships_at(&self, place: Place) -> SeatSet {
        Seat::all(self.players).filter(|&seat| self.ship(seat).place == place).collect()
    }
}
