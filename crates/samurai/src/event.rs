//! What happened; what each viewer may know of it is in `event/redact.rs`.

mod redact;

use crate::action::Order;
use crate::state::Place;
use kernel::{Events, Faced, Seat, SeatSet, Secret, Shown, Viewer};
use serde::{Serialize, Serializer};

/// An event as the rules tell it.
pub type Happened = Event<Secret<Card>, Secret<Mech>, Bound>;
/// Events as the rules tell them.
pub type Heard = Events<Happened>;
/// An event as one viewer is told it.
pub type Told = Event<Shown<Card>, Shown<Mech>, String>;

/// A kind of action card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ts_rs::TS)]
pub struct Card(pub u8);

/// A mech's unit card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ts_rs::TS)]
pub struct Mech(pub u8);

impl Faced for Card {
    type Back = ();
    fn back(&self) {}
}

impl Faced for Mech {
    type Back = ();
    fn back(&self) {}
}

/// A thing only one seat is shown.
pub(crate) fn only<T: Copy>(seat: Seat, thing: T) -> Secret<T> {
    Secret::new(thing, SeatSet::of(seat))
}

/// A thing everybody is shown, spectators too.
pub(crate) fn open<T: Copy>(thing: T) -> Secret<T> {
    Secret::new(thing, SeatSet::EVERYONE)
}

/// Where honor comes from, or why a unit is lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A location's reward.
    Reward,
    /// A victory.
    Victory,
    /// Clan markers.
    Alliance,
    /// Different types claimed.
    Types,
    /// A card or ability.
    Card,
    /// A cost.
    Cost,
    /// A mech took its space.
    Displaced,
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self.location() {
            Some(at) => s.serialize_u8(at + 1),
            None => s.serialize_str(if *self == Place::SUPPLY { "supply" } else { "graveyard" }),
        }
    }
}

/// A card of an offer: its type is public, its face is not (SS-V6).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
pub struct Gift<C> {
    /// The card.
    pub card: C,
    /// Whether it is a battle card, where that was stated.
    pub battle: Option<bool>,
    /// Whether the recipient is shown it.
    pub shown: bool,
}

impl Gift<Card> {
    /// The same with who knows which card it is.
    pub(crate) fn known_to(&self, seats: SeatSet) -> Gift<Secret<Card>> {
        Gift { card: Secret::new(self.card, seats), battle: self.battle, shown: self.shown }
    }
}

/// A binding in notation: whole for the two traders, without the card of a hand for others (SS-V9).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bound {
    pub(crate) whole: String,
    pub(crate) veiled: String,
    pub(crate) known_to: SeatSet,
}

impl Bound {
    /// What this viewer may read of it.
    pub(crate) fn shown_to(self, viewer: Viewer) -> String {
        if viewer.knows(self.known_to) { self.whole } else { self.veiled }
    }
}

/// An offer as it was sent.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
pub struct Sent<C, B> {
    /// The proposer.
    pub from: Seat,
    /// The recipient.
    pub to: Seat,
    /// Wealth given.
    pub wealth: u8,
    /// Cards given.
    pub cards: Vec<Gift<C>>,
    /// Wealth asked.
    pub ask_wealth: u8,
    /// Cards asked, in words.
    pub ask_cards: Vec<String>,
    /// The binding, in notation.
    pub binding: Option<B>,
    /// Promises, in words.
    pub promises: Vec<String>,
}

/// How an offer ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Close {
    /// The recipient said no.
    Declined,
    /// The proposer took it back.
    Withdrawn,
    /// It can no longer be carried out, or its time is over (SS-V8).
    Lapsed,
}

/// Something that happened. `C`, `M` and `B` are action cards, mechs and bindings that may be hidden from somebody:
/// with who knows them inside, as one viewer is shown them outside.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are: whose, which, how many, where")]
pub enum Event<C, M, B> {
    MechKept {
        seat: Seat,
        mech: M,
    },
    MechsRevealed {
        seat: Seat,
        mechs: Vec<M>,
    },
    PoolPassed {
        seat: Seat,
        mechs: Vec<M>,
    },
    RoundBegan {
        round: u8,
        first: Seat,
    },
    TurnBegan {
        seat: Seat,
    },
    BattlesBegan,
    LocationRevealed {
        location: u8,
        card: C,
    },
    LocationDiscarded {
        location: u8,
        card: u8,
    },
    LocationClaimed {
        seat: Seat,
        location: u8,
        card: u8,
    },
    RewardClaimed {
        seat: Seat,
        location: u8,
    },
    HonorGained {
        seat: Seat,
        n: u16,
        why: Source,
    },
    HonorPaid {
        seat: Seat,
        n: u8,
    },
    WealthGained {
        seat: Seat,
        n: u8,
    },
    WealthSpent {
        seat: Seat,
        n: u8,
    },
    WealthGiven {
        from: Seat,
        to: Seat,
        n: u8,
    },
    OrderPlaced {
        seat: Seat,
        marker: u8,
        order: Order,
    },
    MarkerMoved {
        seat: Seat,
        clan: u8,
        from: u8,
        to: u8,
    },
    UnitMoved {
        seat: Seat,
        unit: u8,
        tokens: u8,
        from: Place,
        to: u8,
    },
    UnitDestroyed {
        seat: Seat,
        unit: u8,
        tokens: u8,
        from: Place,
        how: Source,
    },
    UnitReturned {
        seat: Seat,
        unit: u8,
        tokens: u8,
        from: Place,
    },
    TokensAttached {
        seat: Seat,
        unit: u8,
        place: Place,
        n: u8,
        /// How many it carries then.
        now: u8,
    },
    CardsDrawn {
        seat: Seat,
        cards: Vec<C>,
    },
    DeckShuffled {
        pile: u8,
    },
    CardPlayed {
        seat: Seat,
        kind: u8,
    },
    CardDiscarded {
        seat: Seat,
        kind: u8,
    },
    CardAttached {
        seat: Seat,
        kind: u8,
        location: u8,
    },
    CardTriggered {
        kind: u8,
        location: u8,
    },
    AttachedEnded {
        seat: Seat,
        kind: u8,
        location: u8,
    },
    FreeOrderUsed {
        seat: Seat,
        source: u8,
        name: (bool, u8, u8),
    },
    AbilityUsed {
        seat: Seat,
        unit: u8,
    },
    Targeted {
        seat: Seat,
        target: Seat,
    },
    OptionChosen {
        seat: Seat,
        option: u8,
    },
    HandSeen {
        seat: Seat,
        whose: Seat,
        cards: Vec<C>,
    },
    MarkersSwapped {
        seat: Seat,
        placed: u8,
        unplaced: u8,
    },
    BattleBegan {
        location: u8,
    },
    CardCommitted {
        seat: Seat,
        card: C,
    },
    CommitPassed {
        seat: Seat,
    },
    CardRevealed {
        seat: Seat,
        card: C,
    },
    CardUnpaid {
        seat: Seat,
        kind: u8,
    },
    CardCancelled {
        by: Seat,
        seat: Seat,
        card: C,
    },
    PowerChanged {
        seat: Seat,
        n: i16,
    },
    BattleWon {
        seat: Seat,
        location: u8,
        total: i16,
        /// The power of everybody's units there, and the same with bonus; `None` for those who have none.
        units: [Option<i16>; 4],
        totals: [Option<i16>; 4],
        /// The figures of everybody at the table there.
        forces: Vec<Vec<crate::view::ForceView>>,
        /// What decided it where another had as much.
        tie: Option<crate::words::previews::TieBy>,
    },
    NoVictor {
        location: u8,
    },
    /// Units of the victor that do not go home.
    UnitsStayed {
        seat: Seat,
        location: u8,
        n: u8,
        power: i16,
    },
    Restored,
    Conceded {
        seat: Seat,
    },
    GameEnded,
    OfferSent(Box<Sent<C, B>>),
    OfferEnded {
        from: Seat,
        to: Seat,
        how: Close,
    },
    TradeMade {
        from: Seat,
        to: Seat,
    },
    CardsGiven {
        from: Seat,
        to: Seat,
        cards: Vec<Gift<C>>,
    },
    PromiseBroken {
        seat: Seat,
        promise: String,
    },
    PromiseKept {
        seat: Seat,
        promise: String,
    },
    /// A player wants to make an offer: forced answers wait.
    Held {
        seat: Seat,
    },
    Released {
        seat: Seat,
    },
    TooDeep,
}

impl Serialize for Order {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(match self {
            Order::Allegiance => "allegiance",
            Order::Units => "units",
            Order::Cards => "cards",
            Order::Wealth => "wealth",
        })
    }
}
