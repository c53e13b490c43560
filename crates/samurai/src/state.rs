//! The state.

use crate::content::{ATTACHED, CLANS, Content, KINDS, LOCATIONS};
use crate::questions::Frame;
use crate::trade::Trade;
use kernel::{CopyVec, Counts, Edition, RulesVersion, Seat, SeatSet, Secret, Stack};

/// The most seats.
pub const SEATS: usize = 4;
/// Figures of a player: eight fighters, the carrier, two mechs.
pub const FIGURES: usize = 11;
/// Fighters of a player: figures 0 to 7, always sorted, so that equal ones are equal.
pub const FIGHTERS: usize = 8;
/// The carrier's number among a player's figures.
pub const CARRIER: usize = 8;
/// No card, no place, nobody.
pub const NONE: u8 = u8::MAX;

/// A hand, a discard pile: cards by kind.
pub type Cards = Counts<KINDS>;

/// Where a figure is (SS-G3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ts_rs::TS)]
#[ts(type = "number | \"supply\" | \"graveyard\"")]
pub struct Place(pub(crate) u8);

impl Place {
    /// Its player's supply.
    pub const SUPPLY: Place = Place(0);
    /// Its player's graveyard.
    pub const GRAVEYARD: Place = Place(5);

    /// A location board, from 0.
    #[inline]
    pub const fn at(location: u8) -> Place {
        Place(location + 1)
    }

    /// The location, if it is one.
    #[inline]
    pub const fn location(self) -> Option<u8> {
        if self.0 >= 1 && self.0 <= 4 { Some(self.0 - 1) } else { None }
    }

    /// Whether it is a location.
    #[inline]
    pub const fn is_location(self) -> bool {
        self.0 >= 1 && self.0 <= 4
    }
}

/// One figure: where it is, how many tokens it carries, and a mark (moved by this order, or
/// chosen to stay).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Figure(u16);

impl Figure {
    /// A bare figure in the supply.
    pub const SUPPLY: Figure = Figure(0);

    /// A bare, unmarked figure at a place.
    #[inline]
    pub const fn new(place: Place) -> Figure {
        Figure((place.0 as u16) << 8)
    }

    /// Where it is.
    #[inline]
    pub const fn place(self) -> Place {
        Place((self.0 >> 8) as u8)
    }

    /// How many tokens it carries.
    #[inline]
    pub const fn tokens(self) -> u8 {
        (self.0 >> 1 & 63) as u8
    }

    /// Whether it is marked.
    #[inline]
    pub const fn is_marked(self) -> bool {
        self.0 & 1 == 1
    }

    /// The same with a mark or without.
    #[inline]
    pub const fn marked(self, mark: bool) -> Figure {
        Figure(self.0 & !1 | mark as u16)
    }

    /// The same with so many tokens.
    #[inline]
    pub const fn with_tokens(self, tokens: u8) -> Figure {
        Figure(self.0 & !(63 << 1) | (tokens as u16) << 1)
    }

    /// The same at another place, tokens and mark kept (SS-U10).
    #[inline]
    pub const fn moved_to(self, place: Place) -> Figure {
        Figure(self.0 & 0xFF | (place.0 as u16) << 8)
    }
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    pub(crate) honor: u16,
    pub(crate) wealth: u8,
    /// The order each marker 1 to 4 lies on, from 1; 0 where it is not placed.
    pub(crate) placed: [u8; 4],
    pub(crate) figures: [Figure; FIGURES],
    /// Unit cards of figures 9 and 10, in card order once revealed; drafted ones before.
    pub(crate) mechs: [u8; 2],
    /// Claimed location cards.
    pub(crate) claimed: u16,
    pub(crate) hand: Cards,
}

/// An action card beside a location (SS-G14), oldest first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attached {
    pub(crate) kind: u8,
    pub(crate) owner: Seat,
    pub(crate) location: u8,
    /// Whether its free order was used this turn.
    pub(crate) used: bool,
}

/// What fills the room a list of them does not use.
impl Default for Attached {
    fn default() -> Attached {
        Attached { kind: 0, owner: Seat::new(0), location: 0, used: false }
    }
}

/// The battle under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Battle {
    /// Cards committed and not yet revealed, in slots.
    pub(crate) committed: [CopyVec<Secret<u8>, 4>; SEATS],
    /// Bonus power (SS-B12).
    pub(crate) bonus: [i16; SEATS],
    /// Who wins ties.
    pub(crate) ties: SeatSet,
    /// How many units each may leave behind after a victory.
    pub(crate) garrison: [u8; SEATS],
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The mech draft.
    Draft,
    /// Player turns.
    Turns,
    /// Battles.
    Battles,
    /// The end.
    Over,
}

/// The turn under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Turn {
    /// Whether the order has been performed: the window after it is open.
    pub(crate) ordered: bool,
    /// Whether an order card was played (SS-T5).
    pub(crate) card_played: bool,
    /// Free orders of unit cards used this turn: fighter, carrier, two mechs.
    pub(crate) used: u8,
}

/// A game of Starship Samurai.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Samurai {
    pub(crate) edition: Edition<Content>,
    /// The version of the rules.
    pub(crate) version: RulesVersion,
    pub(crate) seats: u8,
    pub(crate) trading: bool,
    pub(crate) own_decks: bool,
    /// The great clan of each seat: its branch.
    pub(crate) clans: [u8; SEATS],
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    /// Who holds the first player token.
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    pub(crate) turn: Turn,
    /// The location being fought over in the Battle Phase.
    pub(crate) fought: u8,
    pub(crate) conceded: SeatSet,
    pub(crate) players: [Player; SEATS],
    /// Wealth tokens nobody has.
    pub(crate) bank: u8,
    /// Where each clan marker stands: 0 neutral, then branch by branch.
    pub(crate) markers: [u8; CLANS],
    /// Location cards on the boards; [`NONE`] where there is none.
    pub(crate) boards: [u8; SEATS],
    /// Figures at each location.
    pub(crate) crowd: [u8; SEATS],
    /// The location deck, top last.
    pub(crate) location_deck: CopyVec<u8, LOCATIONS>,
    /// Location cards discarded, and those taken out at set-up.
    pub(crate) thrown: u16,
    pub(crate) taken_out: u16,
    /// Action decks, top last: one for all, or one for each of two.
    pub(crate) decks: [CopyVec<u8, 48>; 2],
    pub(crate) discards: [Cards; 2],
    /// Action cards that are out of the game.
    pub(crate) boxed: Cards,
    pub(crate) attached: CopyVec<Attached, ATTACHED>,
    /// The card being played and its player (SS-K4).
    pub(crate) in_play: Option<(u8, Seat)>,
    pub(crate) battle: Battle,
    pub(crate) stack: Stack<Frame, 16>,
    /// What each seat knows of each hand: at least so many of each kind, two bits a kind.
    pub(crate) known: [[Known; SEATS]; SEATS],
    pub(crate) trade: Trade,
}

/// A lower bound of a hand: two bits a kind, so never more than three of one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Known(u64);

impl Known {
    /// At least so many of this kind.
    #[inline]
    pub const fn of(self, kind: u8) -> u8 {
        (self.0 >> (2 * kind) & 3) as u8
    }

    /// Sets how many of this kind are known, three at most.
    pub fn set(&mut self, kind: u8, n: u8) {
        let n = if n > 3 { 3 } else { n };
        self.0 = self.0 & !(3 << (2 * kind)) | (n as u64) << (2 * kind);
    }

    /// One more of this kind is known.
    pub fn add(&mut self, kind: u8) {
        self.set(kind, self.of(kind) + 1);
    }

    /// One of this kind left in public.
    #[inline]
    pub fn lose(&mut self, kind: u8) {
        if self.of(kind) > 0 {
            self.0 -= 1 << (2 * kind);
        }
    }

    /// Every known card, lowest kind first.
    pub fn cards(self) -> impl Iterator<Item = u8> {
        (0..KINDS as u8).flat_map(move |kind| std::iter::repeat_n(kind, self.of(kind) as usize))
    }
}
