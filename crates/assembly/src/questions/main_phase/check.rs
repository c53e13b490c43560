//! What may be done in step 4, and why not.

use crate::action::Action;
use crate::agenda::End;
use crate::card::Card;
use crate::content::Kind;
use crate::plan::Plan;
use crate::questions::unless;
use crate::refusal::Refusal;
use crate::state::Assembly;
use kernel::TableRefusal;

impl Assembly {
    pub(super) fn check_main(&self, action: Action) -> Result<(), Refusal> {
        if action == Action::EndTurn {
            return Ok(());
        }
        unless(self.actions < self.content().limits.actions, Refusal::TurnTooLong)?;
        match action {
            Action::Release(card) => unless(self.mine().hand.has(card), Refusal::NotReleasable { card }),
            Action::Recruit(card) => self.check_buy(card, End::Captain),
            Action::Deploy(card) => self.check_buy(card, End::Ship),
            Action::Use { captain, ability } => self.check_use(captain, ability.index()),
            Action::Lock(card) => self.check_lock(card),
            Action::Relock(card) => self.check_relock(card),
            _ => Err(self.misplaced(action)),
        }
    }

    fn check_buy(&self, card: Card, end: End) -> Result<(), Refusal> {
        unless(self.mine().hand.has(card), Refusal::NotBuyable { card })?;
        unless(end == End::Captain || self.has_room(self.active), Refusal::FleetFull)?;
        self.check_votes(self.price(self.active, card, end))
    }

    /// SA-V7.
    fn check_votes(&self, price: u16) -> Result<(), Refusal> {
        unless(price <= self.votes, Refusal::TooDear { price, votes: self.votes })
    }

    fn check_use(&self, captain: Card, ability: usize) -> Result<(), Refusal> {
        unless(self.mine().captains.has(captain), Refusal::NotYourCaptain { captain })?;
        let Some(known) = self.content().card(captain).abilities.get(ability) else {
            return Err(TableRefusal::NoSuchThing.into());
        };
        unless(known.kind == Kind::Activated, Refusal::NotActivated { captain })?;
        unless(!self.exhausted.has(captain), Refusal::Exhausted { captain })?;
        self.check_plan(&Plan::new(captain, ability))
    }

    fn check_lock(&self, card: Card) -> Result<(), Refusal> {
        unless(self.rules.locking, Refusal::NoLocking)?;
        unless(self.unlocked().has(card), Refusal::NotLockable { card })?;
        self.check_votes(self.lock_price(card))
    }

    fn check_relock(&self, card: Card) -> Result<(), Refusal> {
        unless(self.rules.locking, Refusal::NoLocking)?;
        unless(!self.mine().locks.has(card), Refusal::LockedByYou { card })?;
        unless(self.theirs().locks.has(card), Refusal::NotLockedByOther { card })?;
        self.check_votes(self.lock_price(card))
    }
}
