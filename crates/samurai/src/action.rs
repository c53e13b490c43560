//! Actions: answers to the game's questions, trading pieces, and conceding.

mod answer;
mod write;

pub use answer::Answer;

pub(crate) use write::{
    card_name, figure_name, is_draft, loose_words, order_word, place_name, plain, pledged_card, seat_name, space_name,
    unit_name, wish_words, write, write_for,
};

use crate::content::KINDS;
use crate::state::{FIGURES, SEATS};
use enum_map::Enum;
use kernel::Upto;

/// A kind of action card.
pub type Kind = Upto<KINDS>;
/// A seat of at most four.
pub type Who = Upto<SEATS>;
/// One of a player's figures.
pub type Fig = Upto<FIGURES>;
/// A location board.
pub type At = Upto<SEATS>;

/// The four orders.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum, ts_rs::TS)]
#[ts(type = "\"allegiance\" | \"units\" | \"cards\" | \"wealth\"")]
pub enum Order {
    /// Move Allegiance (SS-O5).
    Allegiance,
    /// Move Units (SS-O6).
    Units,
    /// Draw Cards (SS-O7).
    Cards,
    /// Gain Wealth (SS-O8).
    Wealth,
}

impl Order {
    /// All four.
    pub const ALL: [Order; 4] = [Order::Allegiance, Order::Units, Order::Cards, Order::Wealth];
}

/// A binding that leaves a choice (SS-V13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum)]
pub enum Loose {
    /// Commit a battle card, whichever.
    Commit,
    /// Commit the card given here.
    CommitGiven,
    /// Place an order, whichever.
    Order,
}

/// What card is asked for (SS-V6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Enum)]
pub enum Wish {
    /// Any card.
    Any,
    /// Any order card.
    Order,
    /// Any battle card.
    Battle,
    /// A card by name.
    Named(Kind),
}

/// Who makes a promise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Enum)]
pub enum Side {
    /// The proposer.
    Mine,
    /// The recipient.
    Yours,
}

/// A promise of a trade (SS-V4): which one, by whom, and what it speaks of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Enum)]
pub struct Pledge {
    /// Who promises.
    pub side: Side,
    /// Which promise of the content file.
    pub promise: Upto<8>,
    /// The card it names; the last number is the card given here.
    pub card: Upto<{ KINDS + 1 }>,
    /// The location or player it names.
    pub what: Upto<4>,
}

/// A piece of trading: all of these are asides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum)]
pub enum Deal {
    /// Begin to draft an offer to a player.
    Offer(Who),
    /// Give so much wealth.
    GiveWealth(Upto<45>),
    /// Give a card, shown to the recipient or concealed.
    Give(Kind, bool),
    /// Ask for so much wealth.
    AskWealth(Upto<45>),
    /// Ask for a card.
    Ask(Wish),
    /// Bind the pending decision to one option.
    Bind(Answer),
    /// Bind it loosely.
    BindLoose(Loose),
    /// Add a promise.
    Vow(Pledge),
    /// Send the offer.
    Send,
    /// Throw the draft away.
    Drop,
    /// Accept the offer of a player.
    Accept(Who),
    /// Hand over a card that was asked for.
    Hand(Kind),
    /// Decline the offer of a player.
    Decline(Who),
    /// Withdraw the offer made to a player.
    Withdraw(Who),
}

/// One thing a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum)]
pub enum Action {
    /// An answer to what the seat owes.
    Answer(Answer),
    /// A piece of trading.
    Deal(Deal),
    /// Give up (SS-Q63).
    Concede,
    /// Ask that forced answers wait for an offer (SS-Q71).
    Hold,
    /// Let forced answers play themselves again.
    Release,
}

impl From<Answer> for Action {
    #[inline]
    fn from(answer: Answer) -> Action {
        Action::Answer(answer)
    }
}

impl From<Deal> for Action {
    fn from(deal: Deal) -> Action {
        Action::Deal(deal)
    }
}
