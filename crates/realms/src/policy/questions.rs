//! How a policy answers what its effects ask.

use super::{JUNK, Turn};
use crate::action::{Action, Branch, Small};
use crate::content::{Kind, List};
use crate::effects::ScrapFrom;
use crate::questions::{AcquireShip, Choose, Damaged, Discard, Frame, Scrap};
use crate::state::Zone;
use crate::turn::who;
use kernel::{Kinds, Seat};

impl<const SEATS: usize, const CARDS: usize> Turn<'_, SEATS, CARDS> {
    pub(super) fn answer(&self, frame: Frame) -> Option<Action> {
        let known = self.known;
        match frame {
            Frame::Choose(Choose { first, n }) => Some(self.branch(first, n)),
            Frame::Scrap(Scrap { from, need, .. }) => self.scrap_card(from, need > 0),
            Frame::Discard(Discard { need, .. }) => {
                self.shed(known.hand(), need > 0).map(Action::Discard).or(Some(Action::Done))
            }
            Frame::Owe(_) => self.shed(known.hand(), true).map(Action::Discard),
            Frame::DestroyBase(_) => self.destroy(),
            Frame::Damaged(Damaged { owner, kind, blow }) => {
                let levels = known.damage_levels(owner, kind, blow);
                (levels != 0).then(|| Action::Damaged(Small::new(31 - levels.leading_zeros() as u8)))
            }
            Frame::AcquireShip(AcquireShip { need }) => {
                self.take_ship(need > 0).or((need == 0).then_some(Action::Done))
            }
            Frame::PutOnTop(_) => Some(Action::OnTop),
            Frame::CopyShip(_) => {
                let cost = |kind: &u8| known.content().card(*kind).cost;
                Kinds::of_mask(known.copyable()).max_by_key(cost).map(|kind| Action::Copy(Kind::new(kind)))
            }
            Frame::Target(_) => {
                let weakest = known.targetable().iter().min_by_key(|&seat| known.authority(seat));
                weakest.map(|seat| Action::Target(who(seat)))
            }
            Frame::Consent(_) => Some(Action::Accept),
            Frame::Gift(_) => None,
            // Nothing to say: done, where the question may be left.
            other => known.may_stop(other).then_some(Action::Done),
        }
    }

    fn branch(&self, first: List, n: u8) -> Action {
        let chooser = self.known.content().choosers.iter().find(|(list, _)| *list == first);
        let branch = chooser.map_or(1, |&(_, kind)| self.score(&self.policy.choose, kind));
        Action::Choose(Branch::new((branch.clamp(1, i32::from(n).clamp(1, 4)) - 1) as u8))
    }

    /// What is best rid of; what is worth keeping only where one must go.
    fn shed(&self, zone: &Zone, must: bool) -> Option<Kind> {
        let scored = zone.kinds().map(|kind| (self.score(&self.policy.shed, kind), kind));
        let (score, kind) = scored.max_by_key(|&(score, _)| score)?;
        (must || score >= JUNK).then(|| Kind::new(kind))
    }

    /// Junk of the Discard Pile first, then of the hand.
    fn scrap_card(&self, from: ScrapFrom, must: bool) -> Option<Action> {
        let (hand, pile) = (self.known.hand(), self.known.discard());
        let discarded = |must| self.shed(pile, must).filter(|_| from.has_discard()).map(Action::ScrapDiscard);
        let held = |must| self.shed(hand, must).filter(|_| from.has_hand()).map(Action::ScrapHand);
        let junk = discarded(false).or_else(|| held(false));
        if !must {
            return junk.or(Some(Action::Done));
        }
        junk.or_else(|| held(true)).or_else(|| discarded(true))
    }

    fn destroy(&self) -> Option<Action> {
        let owners = self.known.base_owners();
        let bases =
            owners.iter().flat_map(|owner| Kinds::of_mask(self.known.open_bases(owner)).map(move |kind| (owner, kind)));
        let score = |&(_, kind): &(Seat, u8)| self.score(&self.policy.destroy, kind);
        bases.max_by_key(score).map(|(owner, kind)| Action::Destroy(who(owner), Kind::new(kind)))
    }
}
