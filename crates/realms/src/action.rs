//! What a seat may do. Amounts and kinds are bounded, so that every action has a dense id.

use crate::content::{KINDS, Kind, MAX_DEFENSE};
use crate::state::{Form, Realms};
use kernel::{Bounded, Enum};
use std::fmt;

/// A seat of this game.
pub type Who = Bounded<6>;
/// A form of a card in play ([`Form`]).
pub type FormId = Bounded<{ 2 * KINDS }>;
/// The marks of used abilities.
pub type Used = Bounded<4>;
/// An amount of Combat against a player, less one; more is dealt in two attacks.
pub type Strike = Bounded<255>;
/// An amount of Combat against a base, less one.
pub type Blow = Bounded<MAX_DEFENSE>;
/// A number of a share or of damage.
pub type Small = Bounded<{ MAX_DEFENSE + 1 }>;
/// A branch of a choice.
pub type Branch = Bounded<4>;

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

    /// Scraps a card from a zone, as the notation names it.
    pub(crate) fn scrap_from(zone: &str, kind: Kind) -> Option<Action> {
        Some(match zone {
            "hand" => Action::ScrapHand(kind),
            "discard" => Action::ScrapDiscard(kind),
            "row" => Action::ScrapRow(kind),
            _ => return None,
        })
    }
}

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// Writes an action; `notation.rs` reads it.
    pub(crate) fn write_action(&self, action: Action, to: &mut dyn fmt::Write) -> fmt::Result {
        let name = |kind: Kind| self.content().name(kind.get());
        let seat = |who: Who| format!("seat {}", who.get() + 1);
        match action {
            Action::Play(kind) => write!(to, "play {}", name(kind)),
            Action::PlayAll => to.write_str("play all"),
            Action::Use(kind, used) => self.write_ability(to, "use", Form::plain(kind.get()), used),
            Action::Ally(form, used) => self.write_ability(to, "ally", Form(form.get()), used),
            Action::Scrap(form, used) => self.write_ability(to, "scrap", Form(form.get()), used),
            Action::Buy(kind) => write!(to, "buy {}", name(kind)),
            Action::AttackBase(owner, kind) => write!(to, "attack {} of {}", name(kind), seat(owner)),
            Action::HitBase(kind, blow) => write!(to, "attack {} with {}", name(kind), blow.get() + 1),
            Action::Attack(target, n) => write!(to, "attack {} with {}", seat(target), u16::from(n.get()) + 1),
            Action::Pass(kind, who) => write!(to, "pass {} to {}", name(kind), seat(who)),
            Action::ProposeBase(owner, kind) => write!(to, "propose attack {} of {}", name(kind), seat(owner)),
            Action::ProposeBuy(kind) => write!(to, "propose buy {}", name(kind)),
            Action::EndTurn => to.write_str("end turn"),
            Action::Ready => to.write_str("ready"),
            Action::Resume => to.write_str("resume"),
            Action::Choose(branch) => write!(to, "choose {}", branch.get() + 1),
            Action::ScrapHand(kind) => write!(to, "scrap {} from hand", name(kind)),
            Action::ScrapDiscard(kind) => write!(to, "scrap {} from discard", name(kind)),
            Action::Discard(kind) => write!(to, "discard {}", name(kind)),
            Action::ScrapRow(kind) => write!(to, "scrap {} from row", name(kind)),
            Action::Destroy(owner, kind) => write!(to, "destroy {} of {}", name(kind), seat(owner)),
            Action::Damaged(damage) => write!(to, "damaged {damage}"),
            Action::Take(kind) => write!(to, "take {}", name(kind)),
            Action::OnTop => to.write_str("on top"),
            Action::Copy(kind) => write!(to, "copy {}", name(kind)),
            Action::Target(target) => write!(to, "target {}", seat(target)),
            Action::Share(n) => write!(to, "share {n}"),
            Action::Accept => to.write_str("accept"),
            Action::Decline => to.write_str("decline"),
            Action::Give(kind) => write!(to, "give {}", name(kind)),
            Action::Done => to.write_str("done"),
            Action::Concede => to.write_str("concede"),
        }
    }

    /// Whether the cards and seats an action names are there at all.
    #[inline]
    pub(crate) fn exists(&self, action: Action) -> bool {
        let cards = self.content().cards.len() as u8;
        let card = |kind: u8| kind < cards;
        let seat = |who: Who| who.get() < self.seats;
        match action {
            Action::Play(kind)
            | Action::Use(kind, _)
            | Action::Buy(kind)
            | Action::HitBase(kind, _)
            | Action::ProposeBuy(kind)
            | Action::ScrapHand(kind)
            | Action::ScrapDiscard(kind)
            | Action::Discard(kind)
            | Action::ScrapRow(kind)
            | Action::Take(kind)
            | Action::Copy(kind)
            | Action::Give(kind) => card(kind.get()),
            Action::AttackBase(who, kind)
            | Action::Pass(kind, who)
            | Action::ProposeBase(who, kind)
            | Action::Destroy(who, kind) => card(kind.get()) && seat(who),
            Action::Attack(who, _) | Action::Target(who) => seat(who),
            Action::Ally(form, _) | Action::Scrap(form, _) => card(Form(form.get()).model()),
            _ => true,
        }
    }
}
