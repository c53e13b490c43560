//! What a seat may do. Amounts and kinds are bounded, so that every action has a dense id.

use crate::content::{KINDS, Kind, MAX_DEFENSE};
use crate::state::Form;
use kernel::{Enum, Upto};

/// A seat of this game.
pub type Who = Upto<6>;
/// A form of a card in play ([`Form`]).
pub type FormId = Upto<{ 2 * KINDS }>;
/// The marks of used abilities.
pub type Used = Upto<4>;
/// An amount of Combat against a player, less one; more is dealt in two attacks.
pub type Strike = Upto<255>;
/// An amount of Combat against a base, less one.
pub type Blow = Upto<MAX_DEFENSE>;
/// A number of a share or of damage.
pub type Small = Upto<{ MAX_DEFENSE + 1 }>;
/// A branch of a choice.
pub type Branch = Upto<4>;

/// One thing a seat may do: one machine word, so that lists of them are copied quickly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum)]
#[repr(align(4))]
pub enum Action {
    /// Play a card from hand (SR-P1).
    Play(Kind),
    /// Play every hand card that asks nothing, bases first, in the order of the card list.
    PlayAll,
    /// Use a base's primary ability (SR-P6).
    Use(Kind, Used),
    /// Use an ally ability (SR-A6).
    Ally(FormId, Used),
    /// Use a scrap ability (SR-A11).
    Scrap(FormId, Used),
    /// Acquire a card of the row, or an Explorer (SR-B2).
    Buy(Kind),
    /// Destroy a base with Combat (SR-X2).
    AttackBase(Who, Kind),
    /// Damage a base of the Boss (SR-Z5); the amount less one.
    HitBase(Kind, Blow),
    /// Attack a player or a team (SR-X3); the amount less one.
    Attack(Who, Strike),
    /// Pass a card of the Discard Pile to a neighbour (SR-O9).
    Pass(Kind, Who),
    /// Propose to destroy a base together (SR-Y8).
    ProposeBase(Who, Kind),
    /// Propose to acquire a row card together (SR-Y9).
    ProposeBuy(Kind),
    /// End the Main Phase (SR-T6).
    EndTurn,
    /// Declare Ready (SR-J8).
    Ready,
    /// Take Ready back (SR-J8).
    Resume,
    /// Pick a branch (SR-A5).
    Choose(Branch),
    /// Scrap a card from hand, as asked.
    ScrapHand(Kind),
    /// Scrap a card from the Discard Pile, as asked.
    ScrapDiscard(Kind),
    /// Discard a card from hand, as asked.
    Discard(Kind),
    /// Scrap a card of the row, as asked.
    ScrapRow(Kind),
    /// Destroy a base, as asked.
    Destroy(Who, Kind),
    /// Which of several like bases, by its damage.
    Damaged(Small),
    /// Take a ship without paying, as asked.
    Take(Kind),
    /// Put the ship on top of the deck (SR-N5).
    OnTop,
    /// Copy a ship, as asked.
    Copy(Kind),
    /// Name the opponent who must discard.
    Target(Who),
    /// A share of a proposal.
    Share(Small),
    /// Agree to a proposal.
    Accept,
    /// Turn a proposal down.
    Decline,
    /// Give a card, as asked of a defeated player.
    Give(Kind),
    /// No more, or none at all.
    Done,
    /// Give the game up (SR-Q33).
    Concede,
}

impl Action {
    /// Uses an ally ability of a card in play.
    #[inline]
    pub fn ally(form: Form, used: u8) -> Action {
        Action::Ally(FormId::new(form.0), Used::new(used))
    }

    /// Uses a scrap ability of a card in play.
    #[inline]
    pub fn scrap(form: Form, used: u8) -> Action {
        Action::Scrap(FormId::new(form.0), Used::new(used))
    }
}
