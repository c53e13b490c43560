//! What happened, and what of it each viewer may know.

use crate::content::Card;
use crate::zones::BATCH;
use arrayvec::ArrayVec;
use kernel::{Events, Redact, Seat, SeatSet, Secret, Shown, Viewer};
use serde::Serialize;

/// Events as the rules tell them.
pub(crate) type Heard = Events<Event<Secret<Card>>>;
/// An event as one viewer is told it.
pub type Told = Event<Shown<Card>>;

/// What a gain adds to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Gain {
    /// The Trade Pool.
    Trade,
    /// The Combat Pool.
    Combat,
    /// The score.
    Authority,
}

/// Why a card was discarded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Shed {
    /// By an ability of its owner.
    Chosen,
    /// Owed to an opponent's ability.
    Owed,
}

/// Where a scrapped card came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The hand.
    Hand,
    /// The Discard Pile.
    Discard,
    /// The Trade Row.
    Row,
    /// Play, by its own scrap ability.
    Play,
}

/// Which ability of a card was used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// Primary.
    Primary,
    /// Ally.
    Ally,
}

/// Something that happened. `C` is the form of cards that may be hidden from somebody: [`Secret`] inside,
/// [`Shown`] outside.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event<C> {
    /// A turn began.
    TurnBegan {
        /// Whose.
        seats: SeatSet,
        /// Its number.
        turn: u16,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// An ability was used.
    Used {
        /// By whom.
        seat: Seat,
        /// Of which card.
        card: Card,
        /// Which ability.
        ability: Ability,
    },
    /// A branch was picked (SR-V10).
    Chose {
        /// By whom.
        seat: Seat,
        /// Its number, from 1.
        branch: u8,
    },
    /// Something was gained.
    Gained {
        /// By whom.
        seat: Seat,
        /// What.
        what: Gain,
        /// How much.
        n: u8,
    },
    /// Cards were drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which, where the viewer may know.
        #[ts(as = "Vec<C>")]
        cards: ArrayVec<C, BATCH>,
    },
    /// A Discard Pile became a deck.
    Reshuffled {
        /// Whose.
        seat: Seat,
    },
    /// A card was discarded.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// Why.
        why: Shed,
    },
    /// A card was scrapped.
    Scrapped {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// From where.
        from: Source,
    },
    /// A card was acquired.
    Acquired {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// For how much Trade.
        paid: u8,
        /// Whether it lies on top of the deck.
        on_top: bool,
    },
    /// A ship just acquired went on top of the deck.
    PutOnTop {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A slot of the row was filled.
    Refilled {
        /// Which slot, from 1.
        slot: u8,
        /// With which card.
        card: C,
    },
    /// The next ship may go on top.
    Permitted {
        /// Whose.
        seat: Seat,
    },
    /// A ship was copied.
    Copied {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A player owes more discards.
    Forced {
        /// By whom.
        by: Seat,
        /// Who owes.
        victim: Seat,
        /// How many more.
        n: u8,
    },
    /// A base was destroyed.
    Destroyed {
        /// By whom.
        by: Seat,
        /// Whose.
        owner: Seat,
        /// Which.
        card: Card,
    },
    /// A base was damaged (SR-Z5).
    Damaged {
        /// By whom.
        by: Seat,
        /// Whose.
        owner: Seat,
        /// Which.
        card: Card,
        /// How much.
        n: u8,
    },
    /// A player or team was attacked.
    Attacked {
        /// By whom.
        by: Seat,
        /// Whom; in team formats the team's first seat.
        target: Seat,
        /// With how much Combat.
        n: u8,
    },
    /// The damage on a player's bases is gone.
    Healed {
        /// Whose.
        seat: Seat,
    },
    /// A card was passed to a neighbour.
    Passed {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// Which.
        card: Card,
    },
    /// A defeated player gave a card.
    Gave {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// Which.
        card: Card,
    },
    /// A member is Ready.
    Readied {
        /// Who.
        seat: Seat,
    },
    /// A member took Ready back.
    Resumed {
        /// Who.
        seat: Seat,
    },
    /// A member proposed to pay together.
    Proposed {
        /// Who.
        seat: Seat,
        /// For which card.
        card: Card,
        /// Whose base; none for a card of the row.
        owner: Option<Seat>,
        /// What each member pays, in the order of the team.
        shares: [u8; 3],
        /// The team.
        team: SeatSet,
    },
    /// A teammate agreed.
    Accepted {
        /// Who.
        seat: Seat,
    },
    /// A teammate turned it down.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// A Main Phase ended; what was left is lost (SR-L1).
    TurnEnded {
        /// Whose.
        seat: Seat,
        /// Trade lost.
        trade: u16,
        /// Combat lost.
        combat: u16,
        /// Ships that went to the Discard Pile.
        ships: u8,
    },
    /// The rest of a hand was discarded in the Discard Phase.
    HandDiscarded {
        /// By whom.
        seat: Seat,
        /// Which cards.
        cards: Vec<Card>,
    },
    /// A player gave up.
    Conceded {
        /// Who.
        seat: Seat,
    },
    /// A player is out of the game.
    Defeated {
        /// Who.
        seat: Seat,
    },
    /// A defeated player's cards left the game (SR-G4).
    Swept {
        /// Whose.
        seat: Seat,
        /// Cards to the Scrap Heap.
        scrapped: u16,
        /// Explorers back to their pile.
        explorers: u8,
    },
    /// The turn cap was met (SR-Q31).
    Adjourned,
    /// Too many effects inside one another: one was skipped.
    Skipped {
        /// Whose.
        seat: Seat,
    },
}

impl<C> Event<C> {
    /// The same event with its cards in another form: those that may be hidden, and those that first come to light
    /// here. What lay open before stays as it is. Every variant is named, so that a new one says who sees its cards.
    pub fn map<D>(self, hidden: impl Fn(C) -> D, came_to_light: impl Fn(Card) -> Card) -> Event<D> {
        use Event as E;
        match self {
            E::TurnBegan { seats, turn } => E::TurnBegan { seats, turn },
            E::Played { seat, card } => E::Played { seat, card },
            E::Used { seat, card, ability } => E::Used { seat, card, ability },
            E::Chose { seat, branch } => E::Chose { seat, branch },
            E::Gained { seat, what, n } => E::Gained { seat, what, n },
            E::Drew { seat, cards } => E::Drew { seat, cards: cards.into_iter().map(hidden).collect() },
            E::Reshuffled { seat } => E::Reshuffled { seat },
            E::Discarded { seat, card, why } => E::Discarded { seat, card: came_to_light(card), why },
            E::Scrapped { seat, card, from: Source::Hand } => {
                E::Scrapped { seat, card: came_to_light(card), from: Source::Hand }
            }
            E::Scrapped { seat, card, from } => E::Scrapped { seat, card, from },
            E::Acquired { seat, card, paid, on_top } => E::Acquired { seat, card, paid, on_top },
            E::PutOnTop { seat, card } => E::PutOnTop { seat, card },
            E::Refilled { slot, card } => E::Refilled { slot, card: hidden(card) },
            E::Permitted { seat } => E::Permitted { seat },
            E::Copied { seat, card } => E::Copied { seat, card },
            E::Forced { by, victim, n } => E::Forced { by, victim, n },
            E::Destroyed { by, owner, card } => E::Destroyed { by, owner, card },
            E::Damaged { by, owner, card, n } => E::Damaged { by, owner, card, n },
            E::Attacked { by, target, n } => E::Attacked { by, target, n },
            E::Healed { seat } => E::Healed { seat },
            E::Passed { seat, to, card } => E::Passed { seat, to, card },
            E::Gave { seat, to, card } => E::Gave { seat, to, card },
            E::Readied { seat } => E::Readied { seat },
            E::Resumed { seat } => E::Resumed { seat },
            E::Proposed { seat, card, owner, shares, team } => E::Proposed { seat, card, owner, shares, team },
            E::Accepted { seat } => E::Accepted { seat },
            E::Declined { seat } => E::Declined { seat },
            E::TurnEnded { seat, trade, combat, ships } => E::TurnEnded { seat, trade, combat, ships },
            E::HandDiscarded { seat, cards } => {
                E::HandDiscarded { seat, cards: cards.into_iter().map(came_to_light).collect() }
            }
            E::Conceded { seat } => E::Conceded { seat },
            E::Defeated { seat } => E::Defeated { seat },
            E::Swept { seat, scrapped, explorers } => E::Swept { seat, scrapped, explorers },
            E::Adjourned => E::Adjourned,
            E::Skipped { seat } => E::Skipped { seat },
        }
    }
}

impl Redact for Event<Secret<Card>> {
    type Shown = Told;

    fn shown_to(&self, viewer: Viewer) -> Option<Told> {
        Some(self.clone().map(|card| card.shown_to(viewer), |card| card))
    }

    fn veil(shown: &Told) -> Told {
        shown.clone().map(Shown::veiled, |_| Card::VEILED)
    }
}
