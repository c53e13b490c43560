//! What happened, and what each viewer is shown of it.

use crate::action::Mode;
use crate::agenda::End;
use crate::card::Card;
use crate::state::{BOTH, How};
use kernel::{Events, Redact, Rule, Seat, Secret, Shown, Viewer};
use serde::Serialize;

/// Events as the rules tell them.
pub(crate) type Heard = Events<Event<Secret<Card>>>;

/// An event as a viewer is told it.
pub type Told = Event<Shown<Card>>;

/// Where a card came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The draw deck.
    Deck,
    /// The agenda.
    Agenda,
    /// A hand.
    Hand,
    /// A captain in play.
    Captains,
    /// A ship in play.
    Fleet,
}

/// Something that happened. `C` is the form of cards that may be hidden, or first come to light here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are: who, which card, how many")]
pub enum Event<C> {
    /// A face-up card was picked in lobbying.
    Took { seat: Seat, card: Card },
    /// The draw deck was picked.
    TookDeck { seat: Seat },
    /// An assembly turn began.
    TurnBegan { seat: Seat, turn: u8, last: bool },
    /// A lock ended.
    Unlocked { seat: Seat, card: Card },
    /// A turn was skipped.
    Recessed { seat: Seat },
    /// A card was drawn.
    Drew { seat: Seat, card: C, from: Source },
    /// There was nothing to draw.
    DrewNothing { seat: Seat },
    /// An agenda place was filled from the deck.
    Filled { place: u8, card: C },
    /// A card went under the deck.
    Released { seat: Seat, card: C, from: Source },
    /// A captain was exhausted for an ability.
    Used { seat: Seat, captain: Card, ability: u8 },
    /// Votes were added.
    Cast { seat: Seat, votes: u16, pool: u16 },
    /// Votes were spent.
    Spent { seat: Seat, votes: u16, pool: u16 },
    /// A card became a captain.
    Recruited { seat: Seat, card: Card, from: Source },
    /// A card became a ship.
    Deployed { seat: Seat, card: Card, from: Source },
    /// A captain was refreshed by a trigger.
    Refreshed { seat: Seat, captain: Card },
    /// A captain or ship went over to the opponent.
    Gave { seat: Seat, card: Card, end: End },
    /// A captain became its ship.
    Scrambled { seat: Seat, card: Card },
    /// An agenda card was locked.
    Locked { seat: Seat, card: Card, again: bool },
    /// War was declared on a seat's turn.
    Declared { seat: Seat, how: How },
    /// A turn ended; unspent votes are lost.
    TurnEnded { seat: Seat, lost: u16 },
    /// The damage deck was shuffled.
    WarBegan { cards: u8 },
    /// A round of ship turns began.
    RoundBegan { round: u16 },
    /// A ship's turn began.
    ShipTurn { seat: Seat, ship: Card },
    /// A ship transferred power; the cover is its tracking card, taken unseen where it had none.
    Transferred { seat: Seat, ship: Card, mode: Mode, cover: Option<C> },
    /// A weapon was locked onto a ship.
    LockedOn { ship: Card, weapon: u8, target: Card },
    /// A weapon was held back.
    Held { ship: Card, weapon: u8 },
    /// A weapon fired: the damage card and its points.
    Fired { ship: Card, weapon: u8, target: Card, card: C, points: u8 },
    /// A ship lost shields.
    Hit { ship: Card, left: u8 },
    /// The damage card stays under a ship as its tracking card.
    Tracked { ship: Card, card: C },
    /// A ship was destroyed.
    Destroyed { seat: Seat, ship: Card },
    /// A destroyed ship's tracking card went under the damage deck.
    Returned { card: C },
    /// A weapon was discharged at nothing.
    Discharged { ship: Card, weapon: u8, card: C },
    /// A ship's turn ended.
    ShipTurnEnded { ship: Card },
    /// A player gave up.
    Conceded { seat: Seat },
    /// The game ended.
    Ended { winner: Option<Seat>, by: Rule },
}

impl<C> Event<C> {
    /// The same event with its cards in another form, and what is read off a card that first comes to light.
    pub fn map<D>(self, form: impl Fn(C) -> D, read_off: impl Fn(u8) -> u8) -> Event<D> {
        use Event as E;
        match self {
            E::Took { seat, card } => E::Took { seat, card },
            E::TookDeck { seat } => E::TookDeck { seat },
            E::TurnBegan { seat, turn, last } => E::TurnBegan { seat, turn, last },
            E::Unlocked { seat, card } => E::Unlocked { seat, card },
            E::Recessed { seat } => E::Recessed { seat },
            E::Drew { seat, card, from } => E::Drew { seat, card: form(card), from },
            E::DrewNothing { seat } => E::DrewNothing { seat },
            E::Filled { place, card } => E::Filled { place, card: form(card) },
            E::Released { seat, card, from } => E::Released { seat, card: form(card), from },
            E::Used { seat, captain, ability } => E::Used { seat, captain, ability },
            E::Cast { seat, votes, pool } => E::Cast { seat, votes, pool },
            E::Spent { seat, votes, pool } => E::Spent { seat, votes, pool },
            E::Recruited { seat, card, from } => E::Recruited { seat, card, from },
            E::Deployed { seat, card, from } => E::Deployed { seat, card, from },
            E::Refreshed { seat, captain } => E::Refreshed { seat, captain },
            E::Gave { seat, card, end } => E::Gave { seat, card, end },
            E::Scrambled { seat, card } => E::Scrambled { seat, card },
            E::Locked { seat, card, again } => E::Locked { seat, card, again },
            E::Declared { seat, how } => E::Declared { seat, how },
            E::TurnEnded { seat, lost } => E::TurnEnded { seat, lost },
            E::WarBegan { cards } => E::WarBegan { cards },
            E::RoundBegan { round } => E::RoundBegan { round },
            E::ShipTurn { seat, ship } => E::ShipTurn { seat, ship },
            E::Transferred { seat, ship, mode, cover } => E::Transferred { seat, ship, mode, cover: cover.map(form) },
            E::LockedOn { ship, weapon, target } => E::LockedOn { ship, weapon, target },
            E::Held { ship, weapon } => E::Held { ship, weapon },
            E::Fired { ship, weapon, target, card, points } => {
                E::Fired { ship, weapon, target, card: form(card), points: read_off(points) }
            }
            E::Hit { ship, left } => E::Hit { ship, left },
            E::Tracked { ship, card } => E::Tracked { ship, card: form(card) },
            E::Destroyed { seat, ship } => E::Destroyed { seat, ship },
            E::Returned { card } => E::Returned { card: form(card) },
            E::Discharged { ship, weapon, card } => E::Discharged { ship, weapon, card: form(card) },
            E::ShipTurnEnded { ship } => E::ShipTurnEnded { ship },
            E::Conceded { seat } => E::Conceded { seat },
            E::Ended { winner, by } => E::Ended { winner, by },
        }
    }
}

/// What a viewer gets of a card. What both players know is public (SA-I13).
pub(crate) fn show(card: Secret<Card>, viewer: Viewer) -> Shown<Card> {
    if card.known_to() == BOTH { Shown::Face(card.value()) } else { card.shown_to(viewer) }
}

impl Redact for Event<Secret<Card>> {
    type Shown = Told;

    fn shown_to(&self, viewer: Viewer) -> Option<Told> {
        Some(self.map(|card| show(card, viewer), |points| points))
    }

    fn veil(shown: &Told) -> Told {
        shown.map(Shown::veiled, |_| 0)
    }
}
