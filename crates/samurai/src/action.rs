//! Actions: answers to the game's questions, trading pieces, and conceding.

mod read;
mod write;

pub(crate) use read::{card_words, figure_words, plain, read, space_at};
pub(crate) use write::{
    card_name, figure_name, is_draft, loose_words, order_word, place_name, pledged_card, seat_name, space_name,
    unit_name, wish_words, write, write_for,
};

use crate::content::{ATTACHED, CLANS, KINDS, SPACES};
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

/// An answer to a question of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum)]
pub enum Answer {
    /// Keep this mech (SS-D3).
    Keep(Upto<8>),
    /// Take so much honor or wealth, draw or attach so many (SS-D4, SS-D10, SS-D11).
    Take(Upto<64>),
    /// Place a marker (0 for the 1) on an order (SS-D7).
    Order(Upto<4>, Order),
    /// Spend so much wealth on the marker just placed (SS-O2).
    Add(Upto<45>),
    /// Play an order card (SS-D12).
    Play(Kind),
    /// Use a free order: a unit card's or an attached card's (SS-D17).
    Free(Upto<{ 4 + ATTACHED }>),
    /// End the turn (SS-D28).
    End,
    /// Move a clan marker to a space (SS-D5, SS-D8).
    Clan(Upto<CLANS>, Upto<SPACES>),
    /// Move a figure to a location (SS-D9).
    Move(Fig, At),
    /// No more, or none.
    Done,
    /// Pick a unit: to destroy, return, escort, pay with, strengthen or leave behind.
    Pick(Who, Fig),
    /// Use the arrival ability (SS-D19).
    Use,
    /// Choose a player (SS-D20).
    Target(Who),
    /// Choose an option, from 0 (SS-D21, SS-D22).
    Choose(Upto<4>),
    /// Choose a location (SS-D23).
    At(At),
    /// Move this marker toward neutral (SS-D25).
    Demote(Upto<CLANS>),
    /// Discard a card (SS-D14, SS-D26).
    Discard(Kind),
    /// Exchange a placed marker with an unplaced one (SS-D27).
    Swap(Upto<4>, Upto<4>),
    /// Commit a battle card (SS-D29).
    Commit(Kind),
    /// Commit nothing (more).
    Pass,
    /// Reveal this card first (SS-D30).
    Reveal(Kind),
    /// Cancel a player's committed card in this slot (SS-D31).
    Cancel(Who, Upto<4>),
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
