//! The state and its tiny queries.

use crate::action::Mode;
use crate::card::{CARDS, Card, Cards};
use crate::content::Content;
use crate::knowledge::Story;
use crate::questions::Frame;
use crate::setup::Rules;
use kernel::{Edition, PerSeat, Pile, Rule, Seat, SeatSet, Secret, Stack};

/// Both players.
pub const SEATS: u8 = 2;
/// The most ships in a fleet (SA-C6).
pub const FLEET_CAP: usize = 5;
/// The agenda's places (SA-A12).
pub const AGENDA: usize = 3;

/// Where the game is; who decides is [`Assembly`]'s active seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Lobbying: so many things were picked (SA-L6).
    Picks(u8),
    /// Lobbying: cards are released down to two (SA-L10).
    Releases,
    /// Recess or attend (SA-T4).
    TurnStart,
    /// An assembly turn: draws, then step 4.
    Turn,
    /// A skipped turn: draws alone.
    Recess,
    /// A ship turn before the locks are confirmed (SA-G1).
    Orders,
    /// A ship turn after it.
    Fire,
    /// The end.
    Over,
}

/// What lies before one player, beside the hand's secrets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Side {
    /// Known to its owner alone (SA-I2).
    pub(crate) hand: Cards,
    pub(crate) captains: Cards,
    pub(crate) fleet: Cards,
    /// Agenda cards this player has locked (SA-K4).
    pub(crate) locks: Cards,
}

/// How war came about (2.12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// SA-D1: a fifth ship.
    Force,
    /// SA-D2: the last deck card.
    Resources,
    /// SA-D3: an ability.
    Politics,
    /// SA-T10: too many turns.
    Limit,
}

/// A declaration of war.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Declared {
    /// On whose turn.
    pub by: Seat,
    /// By what.
    pub how: How,
}

/// One weapon in a ship turn (SA-G4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// Not aimed yet; held when the locks are confirmed.
    Open,
    /// Aimed, then locked.
    On(Card),
    /// It had a legal target and was left out.
    Held,
    /// It had no legal target.
    Idle,
    /// It has fired or was discharged, or the ship has no such weapon.
    Spent,
}

/// The war.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Battle {
    pub(crate) acting: Option<Card>,
    pub(crate) mode: Option<Mode>,
    pub(crate) aims: [Aim; 3],
    pub(crate) round: u16,
    /// Quiet rounds in a row (SA-Z4).
    pub(crate) quiet: u8,
    /// Whether damage was done or power transferred in this round.
    pub(crate) eventful: bool,
    /// Remaining shields of ships in a fleet, 0 elsewhere.
    pub(crate) shields: [u8; CARDS],
    /// The tracking card under each ship, with who knows it.
    pub(crate) trackers: [Option<Secret<Card>>; CARDS],
    /// Ships whose tracking card was taken unseen (SA-X2).
    pub(crate) unseen: Cards,
}

impl Default for Battle {
    fn default() -> Self {
        Battle {
            acting: None,
            mode: None,
            aims: [Aim::Spent; 3],
            round: 0,
            quiet: 0,
            eventful: false,
            shields: [0; CARDS],
            trackers: [None; CARDS],
            unseen: Cards::NONE,
        }
    }
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ending {
    /// Nobody where it is a tie.
    pub winner: Option<Seat>,
    /// The rule that ended it.
    pub by: Rule,
}

/// A game of Starships Assembly: cloned by one copy of its bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Assembly {
    pub(crate) edition: Edition<Content>,
    pub(crate) rules: Rules,
    pub(crate) stage: Stage,
    /// Who decides: the picker, the active player, the owner of the acting ship.
    pub(crate) active: Seat,
    /// The first lobbyist; seat 1 once lobbying is over.
    pub(crate) first: Seat,
    /// Who took the draw deck in lobbying (SA-L13).
    pub(crate) deck_taker: Option<Seat>,
    /// Face-up cards in lobbying.
    pub(crate) row: Cards,
    /// The draw deck, in the war the damage deck; bottom first.
    pub(crate) deck: Pile<Card, CARDS>,
    pub(crate) agenda: [Option<Card>; AGENDA],
    pub(crate) sides: PerSeat<Side, 2>,
    pub(crate) exhausted: Cards,
    pub(crate) votes: u16,
    /// Step-4 actions this turn (SA-T9).
    pub(crate) actions: u8,
    /// Assembly turns, from 1; both players counted (SA-T10).
    pub(crate) turn: u8,
    pub(crate) war: Option<Declared>,
    pub(crate) frames: Stack<Frame, 4>,
    pub(crate) battle: Battle,
    /// How hidden cards have moved since the deal; empty in the war.
    pub(crate) story: Story,
    pub(crate) ending: Option<Ending>,
}

/// Everybody at the table.
pub(crate) const BOTH: SeatSet = SeatSet::first_n(SEATS);

/// The other player.
#[inline]
pub(crate) const fn other(seat: Seat) -> Seat {
    seat.next(SEATS)
}

/// A rule by its ID, checked when compiled.
macro_rules! rule {
    ($id:literal) => {
        const { kernel::Rule::new($id) }
    };
}
pub(crate) use rule;

impl Assembly {
    #[inline]
    pub(crate) fn content(&self) -> &'static Content {
        self.edition.content()
    }

    #[inline]
    pub(crate) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat]
    }

    /// The active player's side.
    #[inline]
    pub(crate) fn mine(&self) -> &Side {
        &self.sides[self.active]
    }

    /// The opponent's side.
    #[inline]
    pub(crate) fn theirs(&self) -> &Side {
        &self.sides[other(self.active)]
    }

    #[inline]
    pub(crate) fn has_room(&self, seat: Seat) -> bool {
        self.sides[seat].fleet.len() < FLEET_CAP
    }

    /// Who controls a captain or ship in play.
    pub(crate) fn controller(&self, card: Card) -> Option<Seat> {
        Seat::all(SEATS).find(|&seat| (self.sides[seat].captains | self.sides[seat].fleet).has(card))
    }

    /// All agenda cards.
    #[inline]
    pub(crate) fn on_agenda(&self) -> Cards {
        self.agenda.iter().flatten().copied().collect()
    }

    /// Agenda cards locked by either player.
    #[inline]
    pub(crate) fn locked(&self) -> Cards {
        self.sides.0[0].locks | self.sides.0[1].locks
    }

    /// Agenda cards that may be taken (SA-A10).
    #[inline]
    pub(crate) fn unlocked(&self) -> Cards {
        self.on_agenda() - self.locked()
    }

    #[inline]
    pub(crate) fn is_war(&self) -> bool {
        matches!(self.stage, Stage::Orders | Stage::Fire)
    }

    /// Whether this is the last assembly turn (SA-D6).
    #[inline]
    pub(crate) fn is_final_turn(&self) -> bool {
        self.war.is_some_and(|war| war.by != self.active)
    }
}
