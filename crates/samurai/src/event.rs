//! What happened, and what each viewer may know of it.

use crate::action::Order;
use crate::state::Place;
use kernel::{Events, Faced, Redact, Seat, SeatSet, Shown, Viewer};
use serde::{Serialize, Serializer};

/// Where events go.
pub type Log = Events<Event>;

/// A kind of action card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Card(pub u8);

/// A mech's unit card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Mech(pub u8);

impl Faced for Card {
    type Back = ();
    fn back(&self) {}
}

impl Faced for Mech {
    type Back = ();
    fn back(&self) {}
}

/// Where honor comes from, or why a unit is lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
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
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Gift<C> {
    /// The card.
    pub card: C,
    /// Whether it is a battle card.
    pub battle: bool,
    /// Whether the recipient is shown it.
    pub shown: bool,
}

/// An offer as it was sent.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Sent<C> {
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
    pub binding: Option<String>,
    /// The binding as others may read it.
    #[serde(skip)]
    pub veiled: Option<String>,
    /// Promises, in words.
    pub promises: Vec<String>,
}

/// How an offer ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Close {
    /// The recipient said no.
    Declined,
    /// The proposer took it back.
    Withdrawn,
    /// It can no longer be carried out, or its time is over (SS-V8).
    Lapsed,
}

/// Something that happened. `C` and `M` are action cards and mechs: real ones inside, shown ones
/// outside.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are: whose, which, how many, where")]
pub enum Event<C = Card, M = Mech> {
    MechKept { seat: Seat, mech: M },
    MechsRevealed { seat: Seat, mechs: Vec<M> },
    PoolPassed { seat: Seat, mechs: Vec<M> },
    RoundBegan { round: u8, first: Seat },
    TurnBegan { seat: Seat },
    BattlesBegan,
    LocationRevealed { location: u8, card: C },
    LocationDiscarded { location: u8, card: u8 },
    LocationClaimed { seat: Seat, location: u8, card: u8 },
    RewardClaimed { seat: Seat, location: u8 },
    HonorGained { seat: Seat, n: u16, why: Source },
    HonorPaid { seat: Seat, n: u8 },
    WealthGained { seat: Seat, n: u8 },
    WealthSpent { seat: Seat, n: u8 },
    WealthGiven { from: Seat, to: Seat, n: u8 },
    OrderPlaced { seat: Seat, marker: u8, order: Order },
    MarkerMoved { seat: Seat, clan: u8, from: u8, to: u8 },
    UnitMoved { seat: Seat, unit: u8, tokens: u8, from: Place, to: u8 },
    UnitDestroyed { seat: Seat, unit: u8, tokens: u8, from: Place, how: Source },
    UnitReturned { seat: Seat, unit: u8, tokens: u8, from: Place },
    TokensAttached { seat: Seat, unit: u8, place: Place, n: u8 },
    CardsDrawn { seat: Seat, cards: Vec<C> },
    DeckShuffled { pile: u8 },
    CardPlayed { seat: Seat, kind: u8 },
    CardDiscarded { seat: Seat, kind: u8 },
    CardAttached { seat: Seat, kind: u8, location: u8 },
    CardTriggered { kind: u8, location: u8 },
    AttachedEnded { seat: Seat, kind: u8, location: u8 },
    FreeOrderUsed { seat: Seat, source: u8, name: (bool, u8, u8) },
    AbilityUsed { seat: Seat, unit: u8 },
    Targeted { seat: Seat, target: Seat },
    OptionChosen { seat: Seat, option: u8 },
    HandSeen { seat: Seat, whose: Seat, cards: Vec<C> },
    MarkersSwapped { seat: Seat, placed: u8, unplaced: u8 },
    BattleBegan { location: u8 },
    CardCommitted {
        seat: Seat,
        card: C,
        #[serde(skip)]
        known_to: SeatSet,
    },
    CommitPassed { seat: Seat },
    CardRevealed { seat: Seat, card: C },
    CardUnpaid { seat: Seat, kind: u8 },
    CardCancelled { by: Seat, seat: Seat, card: C },
    PowerChanged { seat: Seat, n: i16 },
    BattleWon { seat: Seat, location: u8, total: i16 },
    NoVictor { location: u8 },
    Restored,
    Conceded { seat: Seat },
    GameEnded,
    OfferSent(Box<Sent<C>>),
    OfferEnded { from: Seat, to: Seat, how: Close },
    TradeMade { from: Seat, to: Seat },
    CardsGiven { from: Seat, to: Seat, cards: Vec<Gift<C>> },
    PromiseBroken { seat: Seat, promise: String },
    PromiseKept { seat: Seat, promise: String },
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

/// The form of an event that leaves.
pub type ShownEvent = Event<Shown<Card>, Shown<Mech>>;

impl Redact for Event {
    type Shown = ShownEvent;

    fn shown_to(&self, viewer: Viewer) -> Option<ShownEvent> {
        let sees = |known_to: Knowers| known_to.is_none_or(|seats| viewer.knows(seats));
        let card = |card: Card, known_to: Knowers| {
            if sees(known_to) { Shown::Face(card) } else { Shown::Back(()) }
        };
        let mech = |mech: Mech, known_to: Knowers| {
            if sees(known_to) { Shown::Face(mech) } else { Shown::Back(()) }
        };
        let mut shown = self.clone().map(card, mech);
        if let Event::OfferSent(sent) = &mut shown
            && !viewer.is(sent.from)
            && !viewer.is(sent.to)
        {
            sent.binding = sent.veiled.clone();
        }
        if let Event::CardCommitted { known_to, .. } = &mut shown {
            *known_to = SeatSet::EMPTY;
        }
        if let Event::OfferSent(sent) = &mut shown {
            sent.veiled = None;
        }
        Some(shown)
    }

    fn veil(shown: &ShownEvent) -> ShownEvent {
        shown.clone().map(|card, _| card.veiled(), |mech, _| mech.veiled())
    }
}

/// Who knows a card: these seats, or everybody.
type Knowers = Option<SeatSet>;

impl<C, M> Event<C, M> {
    /// The same event with cards and mechs turned into something else; the functions are told
    /// who knows the card.
    fn map<D, N>(self, card: impl Fn(C, Knowers) -> D, mech: impl Fn(M, Knowers) -> N) -> Event<D, N> {
        let both = |a: Seat, b: Seat| SeatSet::of(a) | SeatSet::of(b);
        let own = |seat: Seat| Some(SeatSet::of(seat));
        let gifts = |cards: Vec<Gift<C>>, known: &dyn Fn(bool) -> SeatSet| {
            let turn = |gift: Gift<C>| Gift {
                card: card(gift.card, Some(known(gift.shown))),
                battle: gift.battle,
                shown: gift.shown,
            };
            cards.into_iter().map(turn).collect::<Vec<_>>()
        };
        match self {
            Event::MechKept { seat, mech: kept } => Event::MechKept { seat, mech: mech(kept, own(seat)) },
            Event::MechsRevealed { seat, mechs } => {
                Event::MechsRevealed { seat, mechs: mechs.into_iter().map(|kept| mech(kept, None)).collect() }
            }
            Event::PoolPassed { seat, mechs } => {
                Event::PoolPassed { seat, mechs: mechs.into_iter().map(|passed| mech(passed, own(seat))).collect() }
            }
            Event::LocationRevealed { location, card: drawn } => {
                Event::LocationRevealed { location, card: card(drawn, None) }
            }
            Event::CardRevealed { seat, card: shown } => Event::CardRevealed { seat, card: card(shown, None) },
            Event::CardCancelled { by, seat, card: shown } => {
                Event::CardCancelled { by, seat, card: card(shown, None) }
            }
            Event::CardsDrawn { seat, cards } => {
                let cards = cards.into_iter().map(|drawn| card(drawn, own(seat))).collect();
                Event::CardsDrawn { seat, cards }
            }
            Event::HandSeen { seat, whose, cards } => {
                let cards = cards.into_iter().map(|seen| card(seen, Some(both(seat, whose)))).collect();
                Event::HandSeen { seat, whose, cards }
            }
            Event::CardCommitted { seat, card: committed, known_to } => {
                Event::CardCommitted { seat, card: card(committed, Some(known_to)), known_to }
            }
            Event::OfferSent(sent) => {
                let Sent { from, to, wealth, cards, ask_wealth, ask_cards, binding, veiled, promises } = *sent;
                let known = |shown: bool| if shown { both(from, to) } else { SeatSet::of(from) };
                let cards = gifts(cards, &known);
                let sent = Sent { from, to, wealth, cards, ask_wealth, ask_cards, binding, veiled, promises };
                Event::OfferSent(Box::new(sent))
            }
            Event::CardsGiven { from, to, cards } => {
                Event::CardsGiven { from, to, cards: gifts(cards, &|_| both(from, to)) }
            }
            plain => plain.map_plain(),
        }
    }

    /// The events that hold no card face down.
    fn map_plain<D, N>(self) -> Event<D, N> {
        macro_rules! same {
            ($($name:ident { $($field:ident),* }),+ $(,)?) => {
                match self {
                    $(Event::$name { $($field),* } => Event::$name { $($field),* },)+
                    // The rest is mapped above.
                    _ => Event::TooDeep,
                }
            };
        }
        same! {
            RoundBegan { round, first },
            TurnBegan { seat },
            BattlesBegan {},
            LocationDiscarded { location, card },
            LocationClaimed { seat, location, card },
            RewardClaimed { seat, location },
            HonorGained { seat, n, why },
            HonorPaid { seat, n },
            WealthGained { seat, n },
            WealthSpent { seat, n },
            WealthGiven { from, to, n },
            OrderPlaced { seat, marker, order },
            MarkerMoved { seat, clan, from, to },
            UnitMoved { seat, unit, tokens, from, to },
            UnitDestroyed { seat, unit, tokens, from, how },
            UnitReturned { seat, unit, tokens, from },
            TokensAttached { seat, unit, place, n },
            DeckShuffled { pile },
            CardPlayed { seat, kind },
            CardDiscarded { seat, kind },
            CardAttached { seat, kind, location },
            CardTriggered { kind, location },
            AttachedEnded { seat, kind, location },
            FreeOrderUsed { seat, source, name },
            AbilityUsed { seat, unit },
            Targeted { seat, target },
            OptionChosen { seat, option },
            MarkersSwapped { seat, placed, unplaced },
            BattleBegan { location },
            CommitPassed { seat },
            CardUnpaid { seat, kind },
            PowerChanged { seat, n },
            BattleWon { seat, location, total },
            NoVictor { location },
            Restored {},
            Conceded { seat },
            GameEnded {},
            OfferEnded { from, to, how },
            TradeMade { from, to },
            PromiseBroken { seat, promise },
            PromiseKept { seat, promise },
            TooDeep {},
        }
    }
}
