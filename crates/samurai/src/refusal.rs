//! Why something may not be done: each refusal with its facts, its rule and its sentence.

use crate::action::card_name;
use crate::rules;
use crate::state::Samurai;
use crate::words::count;
use kernel::{GameRefusal, Rule, TableRefusal};

/// Why something may not be done. Facts are kinds of cards, clans, markers and amounts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant has its sentence below")]
pub enum Refusal {
    Table(TableRefusal),
    NotInPool,
    AtMost { most: u8 },
    NotTheWeakest,
    ShipsKeptOut,
    NoCardThere,
    NotInFull,
    NotToDiscard,
    NeededByBargain,
    OneCardATurn,
    NotInHand { kind: u8 },
    BattleCardInTurn,
    NotYourTurn,
    UsedThisTurn,
    NothingToUseItWith,
    FreeOrderTooDear,
    FreeOrderInVain,
    OrderFirst,
    OrderDone,
    MarkerPlaced { marker: u8 },
    TooLittleWealth { wealth: u8 },
    TooFewMoves { cost: u8, left: u8 },
    TooFar { steps: u8 },
    BranchClosed,
    OtherClan { clan: u8 },
    OtherUnit,
    MovedBefore,
    NotThatWay,
    NoSpace,
    NotTheWeakestShip,
    OnlyMechs,
    Buried,
    TooDear { kind: u8 },
    NoShipToPayWith,
    NotABattleCard,
    NotCommitted,
    NotATarget,
    UnitDoesNotFit,
    NotAmongThose { kind: u8 },
    NothingToSwap,
    NoSuchSlot,
    CannotStay,
    NoTrading,
    NotTradingNow,
    NotAPartner,
    NotHeld,
    NoOffer,
    NotOffered,
    NothingToHand,
    NotSent,
    HoldOnce,
    NotHolding,
    DoesNotFitWish,
    CannotBeDone,
    TooManyStrokes,
    TooManyOffers,
    CannotBeBound,
    HandAtStake,
    AgreedOtherwise,
}

impl From<TableRefusal> for Refusal {
    fn from(refusal: TableRefusal) -> Refusal {
        Refusal::Table(refusal)
    }
}

impl GameRefusal for Refusal {
    fn rule(self) -> Rule {
        use Refusal as R;
        match self {
            R::Table(refusal) => refusal.rule(),
            R::NotInPool => rules::DRAFT,
            R::AtMost { .. } => rules::LIMITED,
            R::NotTheWeakest => rules::WEAKEST,
            R::ShipsKeptOut | R::NoCardThere => rules::ATTACHED,
            R::NotInFull => rules::CHOICE,
            R::NotToDiscard => rules::HAND_LIMIT,
            R::OneCardATurn => rules::ONE_CARD,
            R::NotInHand { .. } | R::TooDear { .. } => rules::PLAY,
            R::BattleCardInTurn => rules::NO_BATTLE_CARD,
            R::NotYourTurn | R::UsedThisTurn => rules::OWN_TURN,
            R::NothingToUseItWith | R::FreeOrderTooDear | R::FreeOrderInVain => rules::FREE_ORDER,
            R::OrderFirst => rules::MUST_ORDER,
            R::OrderDone | R::MarkerPlaced { .. } => rules::ONE_ORDER,
            R::TooLittleWealth { .. } => rules::RAISE,
            R::TooFewMoves { .. } => rules::MANY_MOVES,
            R::TooFar { .. } => rules::TOO_FAR,
            R::BranchClosed => rules::CLOSED,
            R::OtherClan { .. } => rules::NAMED_CLAN,
            R::OtherUnit => rules::MOVE,
            R::MovedBefore => rules::ONCE,
            R::NotThatWay => rules::DESTINATION,
            R::NoSpace => rules::FULL,
            R::NotTheWeakestShip => rules::DISPLACED,
            R::OnlyMechs => rules::FULL_OF_MECHS,
            R::Buried => rules::BURIED,
            R::NoShipToPayWith => rules::SHIPS,
            R::NotABattleCard => rules::BATTLE_CARD,
            R::NotCommitted => rules::REVEAL,
            R::NotATarget => rules::TARGET,
            R::UnitDoesNotFit => rules::UNITS,
            R::NotAmongThose { .. } => rules::LOOKED_AT,
            R::NothingToSwap => rules::SWAP,
            R::NoSuchSlot => rules::CANCEL,
            R::CannotStay => rules::GARRISON,
            R::NoTrading | R::NotTradingNow | R::NotAPartner => rules::NO_TRADING,
            R::NotHeld => rules::GOODS,
            R::NoOffer => rules::OFFER,
            R::NotOffered | R::NothingToHand => rules::ANSWER,
            R::NotSent => rules::WITHDRAW,
            R::HoldOnce | R::NotHolding => rules::HOLD,
            R::DoesNotFitWish => rules::CARDS,
            R::CannotBeDone | R::NeededByBargain => rules::IMPOSSIBLE,
            R::TooManyStrokes => rules::STROKES,
            R::TooManyOffers => rules::OFFERS,
            R::CannotBeBound => rules::WORDING,
            R::HandAtStake => rules::NOT_NOW,
            R::AgreedOtherwise => rules::BOUND,
        }
    }

    fn of_table(self) -> Option<TableRefusal> {
        match self {
            Refusal::Table(refusal) => Some(refusal),
            _ => None,
        }
    }
}

impl Samurai {
    /// Why not, without the rule's ID.
    pub(crate) fn refusal_sentence(&self, refusal: Refusal) -> String {
        use Refusal as R;
        let words = match refusal {
            R::Table(refusal) => refusal.words(),
            R::AtMost { most } => return format!("at most {most} here"),
            R::NotInHand { kind } => return format!("{} is not in your hand", card_name(self, kind)),
            R::TooDear { kind } => return format!("you cannot pay the cost of {}", card_name(self, kind)),
            R::NotAmongThose { kind } => return format!("{} is not in that hand", card_name(self, kind)),
            R::MarkerPlaced { marker } => return format!("your {marker} is placed already"),
            R::TooLittleWealth { wealth } => return format!("you have {wealth} wealth"),
            R::TooFewMoves { cost, left } => return format!("this unit takes {}; {left} left", count(cost, "move")),
            R::TooFar { steps } => return format!("a marker can go at most {} here", count(steps, "space")),
            R::OtherClan { clan } => return format!("only {} moves here", self.edition.clans[clan as usize & 7].name),
            R::NotInPool => "that mech is not in the pool you hold",
            R::NotTheWeakest => "only the weakest can be taken",
            R::ShipsKeptOut => "an attached card keeps other players' ships out of that location",
            R::NoCardThere => "choose a location where a card lies",
            R::NotInFull => "choose something you can do completely",
            R::NotToDiscard => "discard a card of your hand that you may give up",
            R::OneCardATurn => "you have played your order card this turn",
            R::BattleCardInTurn => "battle cards are committed in battles, not played in turns",
            R::NotYourTurn => "free orders are for your own turn",
            R::UsedThisTurn => "this free order was used this turn",
            R::NothingToUseItWith => "no unit of yours that could use this free order stands where it must",
            R::FreeOrderTooDear => "you cannot pay the cost of this free order",
            R::FreeOrderInVain => "this free order could do nothing now",
            R::OrderFirst => "perform an order first",
            R::OrderDone => "you have performed your order this turn",
            R::BranchClosed => "that branch is closed: nobody plays this clan",
            R::OtherUnit => "only the unit whose ability this is moves here",
            R::MovedBefore => "a figure moves once in an order",
            R::NotThatWay => "it cannot go there: another location is needed",
            R::NoSpace => "there is no space left for a ship",
            R::NotTheWeakestShip => "choose one of the weakest ships there",
            R::OnlyMechs => "the location is full and holds only mechs",
            R::Buried => "units in the graveyard cannot move",
            R::NoShipToPayWith => "pay with ships that are in your supply or at a location",
            R::NotABattleCard => "only a battle card of your hand can be committed",
            R::NotCommitted => "you have not committed that card",
            R::NotATarget => "choose an opponent this can be aimed at",
            R::UnitDoesNotFit => "this cannot be done to that unit",
            R::NothingToSwap => "exchange a marker that is placed with one that is not",
            R::NoSuchSlot => "choose a card an enemy in this battle has committed and not yet revealed",
            R::CannotStay => "only units of yours that won here may stay, each picked once",
            R::NoTrading => "trading was not agreed on",
            R::NotTradingNow => "trading begins when the mechs are revealed and ends with the game",
            R::NotAPartner => "trade with another player who is still in the game",
            R::NotHeld => "you can only trade wealth and cards you have, and ask for what others may have",
            R::NoOffer => "begin with an offer to somebody; it needs something given or asked, a binding or a promise",
            R::NotOffered => "that player has made you no offer that is still open",
            R::NothingToHand => "you have not accepted an offer that asks for a card",
            R::NotSent => "you have no open offer to that player",
            R::HoldOnce => "you have asked already that forced answers wait",
            R::NotHolding => "you have not asked that forced answers wait",
            R::DoesNotFitWish => "that card does not fit what was asked",
            R::CannotBeDone => "this offer cannot be carried out now",
            R::NeededByBargain => "the bargain you made needs that card",
            R::TooManyStrokes => "enough was drafted, dropped or held up in this slot; offers can be sent and answered",
            R::TooManyOffers => "one open offer a pair, and only so many in one slot",
            R::CannotBeBound => "the pending decision cannot be bound in these words",
            R::HandAtStake => "no trade while a hand is cut down or looked into, or a bargain is being kept",
            R::AgreedOtherwise => "you agreed to something else",
        };
        words.to_owned()
    }
}
