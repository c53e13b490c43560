//! What happened, and what of it each viewer may know.

use crate::content::Card;
use crate::zones::BATCH;
use arrayvec::ArrayVec;
use kernel::{Redact, Seat, SeatSet, Shown, Viewer};
use serde::Serialize;

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

/// One thing that happened. Generic in how a card that may be hidden is named: [`Event`] holds
/// the truth, [`Told`] what one viewer gets.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case", tag = "event")]
#[expect(clippy::large_enum_variant, reason = "built only where somebody keeps it, and then without the heap")]
pub enum Told {
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
        #[ts(as = "Vec<Shown<Card>>")]
        cards: ArrayVec<Shown<Card>, BATCH>,
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
        card: Shown<Card>,
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
        /// What each member pays, in seat order.
        shares: [u8; 3],
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

/// What happened, with its secrets.
#[derive(Clone, Debug)]
pub enum Event {
    /// Something that all may know as it is.
    Open(Told),
    /// Cards were drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        cards: ArrayVec<Card, BATCH>,
        /// Those that lay known on the deck (SR-V11), as a mask.
        known: u16,
        /// Who sees this hand.
        seen_by: SeatSet,
    },
}

impl Redact for Event {
    type Shown = Told;
    fn shown_to(&self, viewer: Viewer) -> Option<Told> {
        match self {
            Event::Open(told) => Some(told.clone()),
            Event::Drew { seat, cards, known, seen_by } => {
                let sees = viewer.knows(*seen_by);
                let face = |(at, &card)| if sees || known >> at & 1 == 1 { Shown::Face(card) } else { Shown::Back(()) };
                Some(Told::Drew { seat: *seat, cards: cards.iter().enumerate().map(face).collect() })
            }
        }
    }
    fn veil(shown: &Told) -> Told {
        match shown {
            Told::Drew { seat, cards } => {
                Told::Drew { seat: *seat, cards: cards.iter().map(|card| card.veiled()).collect() }
            }
            Told::Refilled { slot, card } => Told::Refilled { slot: *slot, card: card.veiled() },
            Told::HandDiscarded { seat, cards } => {
                Told::HandDiscarded { seat: *seat, cards: vec![Card::VEILED; cards.len()] }
            }
            // These may bring a hand card to light.
            Told::Discarded { seat, why, .. } => Told::Discarded { seat: *seat, card: Card::VEILED, why: *why },
            Told::Scrapped { seat, from: Source::Hand, .. } => {
                Told::Scrapped { seat: *seat, card: Card::VEILED, from: Source::Hand }
            }
            other => other.clone(),
        }
    }
}
