//! The state: plain data, kinds and counts.

mod player;

pub use player::Player;

use crate::content::{Content, Effect, KINDS, List, Masks, Presence, ROW};
use crate::format::{FormatRules, Role};
use crate::frames::DEPTH;
use crate::places::Places;
use crate::questions::Frame;
use kernel::{CopyVec, Counts, Edition, Lanes, Later, PerSeat, RulesVersion, Seat, SeatSet};
use std::hash::{Hash, Hasher};

/// The cards one player may have in play at once; a fuller table plays no more (SR-Q46).
pub const TABLE: usize = 40;
/// The publicly known cards of a hand that are kept in mind (SR-V11, SR-Q46).
pub const KNOWN: usize = 12;
/// An empty slot of the row.
pub const EMPTY: u8 = u8::MAX;

/// A zone whose order means nothing.
pub type Zone = Counts<KINDS>;

/// For a duel: one set.
pub type Duel = Realms<2, 84>;
/// For three and four players: two sets.
pub type Four = Realms<4, 164>;
/// For five and six players: three sets.
pub type Six = Realms<6, 244>;

/// A card in play as what it is: its kind, or the copier as a copy of a kind (SR-N2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Form(pub u8);

impl Form {
    /// A card as printed.
    #[inline]
    pub const fn plain(kind: u8) -> Form {
        Form(kind)
    }

    /// The copier as a copy of this ship.
    #[inline]
    pub const fn copy_of(model: u8) -> Form {
        Form(model + KINDS as u8)
    }

    /// Whose ally and scrap abilities it has.
    #[inline]
    pub const fn model(self) -> u8 {
        if self.0 >= KINDS as u8 { self.0 - KINDS as u8 } else { self.0 }
    }

    /// Whether it is a copy.
    #[inline]
    pub const fn is_copy(self) -> bool {
        self.0 >= KINDS as u8
    }
}

/// A card in play with its marks. In-play areas are sorted, so that the order of play leaves equal
/// states.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct PlayedCard {
    /// What it is.
    pub form: Form,
    /// Bit 0: primary used; bit 1: ally used; above: damage (Raid).
    pub marks: u8,
}

impl PlayedCard {
    /// Primary ability used this turn.
    pub const PRIMARY: u8 = 1;
    /// Ally ability used this turn.
    pub const ALLY: u8 = 2;
    /// Equal to no card in play.
    pub(crate) const NONE: PlayedCard = PlayedCard { form: Form(u8::MAX), marks: u8::MAX };

    /// Its place in the order of an in-play area: that of the derived one, in one number.
    #[inline]
    pub(crate) const fn key(self) -> u16 {
        u16::from_be_bytes([self.form.0, self.marks])
    }

    /// Which abilities are used.
    #[inline]
    pub const fn used(self) -> u8 {
        self.marks & 3
    }

    /// Damage that lasts (SR-Z5).
    #[inline]
    pub const fn damage(self) -> u8 {
        self.marks >> 2
    }

    /// The same with so much damage.
    #[inline]
    pub const fn damaged(self, damage: u8) -> PlayedCard {
        PlayedCard { form: self.form, marks: self.used() | damage << 2 }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ended {
    /// The rule's side won.
    Won(SeatSet),
    /// This side won because the others gave up (SR-Q33).
    Conceded(SeatSet),
    /// The turn cap was met (SR-Q31).
    Adjourned,
}

/// The rules of the format in play: a handle into the edition, equal and hashed by its id.
#[derive(Clone, Copy, Debug)]
pub struct InForce(pub(crate) &'static FormatRules);

impl PartialEq for InForce {
    fn eq(&self, other: &InForce) -> bool {
        std::ptr::eq(self.0, other.0) || self.0.id == other.0.id
    }
}
impl Eq for InForce {}
impl Hash for InForce {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.id.hash(state);
    }
}

/// The whole table. `SEATS` and `CARDS` are room, not numbers of the game in play. Cloned as plain bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Realms<const SEATS: usize, const CARDS: usize> {
    pub(crate) edition: Edition<Content>,
    /// The version of the rules.
    pub(crate) version: RulesVersion,
    /// Who sits where.
    pub(crate) places: Later<Places>,
    /// The format's rules.
    pub(crate) format: InForce,
    /// The players, by seat.
    pub(crate) players: PerSeat<Player<CARDS>, SEATS>,
    /// The questions in mid-air, a lane a seat (SR-J1).
    pub(crate) lanes: Lanes<Frame, SEATS, DEPTH>,
    /// The Trade Deck, top last.
    pub(crate) trade_deck: CopyVec<u8, CARDS>,
    /// The Scrap Heap.
    pub(crate) heap: Zone,
    /// The kinds in the row.
    pub(crate) row_kinds: u64,
    /// The Trade Row.
    pub(crate) row: [u8; ROW],
    /// Explorers in their pile.
    pub(crate) explorers: u8,
    /// The turn, from 1.
    pub(crate) turn: u16,
    /// Actions of this turn (SR-Q32).
    pub(crate) acts: u16,
    /// How many sit at the table.
    pub(crate) seats: u8,
    /// How many were defeated so far.
    pub(crate) defeats: u8,
    /// The seats whose turn it is.
    pub(crate) acting: SeatSet,
    /// The seats still in the game.
    pub(crate) living: SeatSet,
    /// Seats with a question in mid-air.
    pub(crate) asked: SeatSet,
    /// Members that are Ready (SR-J8).
    pub(crate) ready: SeatSet,
    /// Ready members whose teammates have changed the state since (SR-J8).
    pub(crate) stirred: SeatSet,
    /// Members of a team that conceded (SR-Q33).
    pub(crate) conceded: SeatSet,
    /// Whether owed discards are being settled (SR-J5).
    pub(crate) opening: bool,
    /// How it ended.
    pub(crate) ended: Option<Ended>,
}

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// The content in force.
    #[inline]
    pub fn content(&self) -> &'static Content {
        self.edition.content()
    }

    /// Bit masks over kinds.
    #[inline]
    pub(crate) fn masks(&self) -> &'static Masks {
        &self.edition.content().masks
    }

    /// The effects of a list.
    #[inline]
    pub(crate) fn effects(&self, list: List) -> &'static [Effect] {
        self.edition.content().list(list)
    }

    /// The format in play.
    #[inline]
    pub fn rules(&self) -> &'static FormatRules {
        self.format.0
    }

    /// The turn, from 1.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// A player's side of the table.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player<CARDS> {
        &self.players[seat]
    }

    /// Every seat at the table, in order.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::all(self.seats)
    }

    /// Whether this seat is at the table.
    #[inline]
    pub(crate) fn is_seat(&self, seat: Seat) -> bool {
        seat.index() < self.seats as usize
    }

    /// The Trade Row, slot by slot; [`EMPTY`] where the Trade Deck ran out.
    pub fn row(&self) -> &[u8] {
        &self.row[..self.content().row]
    }

    /// The kinds in the row, and the Explorer while its pile has one.
    #[inline]
    pub(crate) fn market(&self) -> u64 {
        let explorer = u64::from(self.explorers > 0) << self.masks().explorer;
        self.row_mask() | explorer
    }

    /// The kinds in the row.
    #[inline]
    pub(crate) fn row_mask(&self) -> u64 {
        self.row_kinds
    }

    /// Puts a card into a slot of the row, or [`EMPTY`].
    pub(crate) fn lay(&mut self, slot: usize, kind: u8) {
        self.row[slot] = kind;
        let there = self.row.iter().filter(|&&kind| kind != EMPTY);
        self.row_kinds = there.fold(0, |mask, &kind| mask | Masks::bit(kind));
    }

    /// What a card in play counts as.
    #[inline]
    pub(crate) fn presence(&self, form: Form) -> Presence {
        let content = self.content();
        let model = content.presence[form.model() as usize];
        match content.masks.copier {
            Some(copier) if form.is_copy() => content.presence[copier as usize].as_copy_of(model),
            _ => model,
        }
    }

    /// The printed kind of a card in play.
    #[inline]
    pub(crate) fn kind_of(&self, form: Form) -> u8 {
        match self.masks().copier {
            Some(copier) if form.is_copy() => copier,
            _ => form.model(),
        }
    }

    /// How many sets are in use (SR-S9).
    pub fn sets(&self) -> usize {
        self.seats.div_ceil(self.content().numbers.players_per_set) as usize
    }

    /// The seat that holds this seat's score: its own, or the team's first (SR-Y2).
    #[inline]
    pub(crate) fn authority_holder(&self, seat: Seat) -> Seat {
        use crate::format::Unit;
        match self.rules().authority_unit {
            Unit::Seat => seat,
            Unit::Team => self.players[seat].friends.first().unwrap_or(seat),
        }
    }

    /// A seat's Authority, or its team's.
    pub fn authority(&self, seat: Seat) -> i16 {
        self.players[self.authority_holder(seat)].authority
    }

    /// The cards a seat draws in its Draw Phase (SR-L2, SR-Z4).
    pub(crate) fn hand_size(&self, seat: Seat) -> u8 {
        match self.players[seat].role {
            Role::Boss => self.boss_row().map_or(self.rules().hand_size, |row| row.hand_size),
            _ => self.rules().hand_size,
        }
    }

    /// The Boss's line of the table (SR-Z2).
    pub(crate) fn boss_row(&self) -> Option<&'static crate::format::RaidBoss> {
        self.content().raid.iter().find(|row| row.raiders + 1 == self.seats)
    }
}
