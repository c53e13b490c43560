//! How a policy answers what its effects ask.

use super::{JUNK, Turn};
use crate::action::{Action, Small};
use crate::content::{From, Kind, List};
use crate::frames::Frame;
use crate::state::{Realms, Zone};
use crate::turn::who;
use kernel::{Kinds, Seat};

impl<const SEATS: usize, const CARDS: usize> Turn<'_, SEATS, CARDS> {
    pub(super) fn answer(&self, frame: Frame) -> Option<Action> {
        let known = self.known;
        match frame {
            Frame::Choose { first, n } => Some(self.branch(first, n)),
            Frame::Scrap { from, need, .. } => self.scrap_card(from, need > 0),
            Frame::Discard { need, .. } => {
                self.shed(known.hand(), need > 0).map(Action::Discard).or(Some(Action::Done))
            }
            Frame::Owe { .. } => self.shed(known.hand(), true).map(Action::Discard),
            Frame::ScrapRow { need: 0, .. } => Some(Action::Done),
            Frame::DestroyBase { .. } => self.destroy(),
            Frame::Damaged { owner, kind, blow } => {
                let levels = known.damage_levels(owner, kind, blow);
                (levels != 0).then(|| Action::Damaged(Small::new(31 - levels.leading_zeros() as u8)))
            }
            Frame::AcquireShip { need } => self.take_ship(need > 0).or((need == 0).then_some(Action::Done)),
            Frame::PutOnTop { .. } => Some(Action::OnTop),
            Frame::CopyShip => {
                let cost = |kind: &u8| known.content().card(*kind).cost;
                Kinds::of_mask(known.copyable()).max_by_key(cost).map(|kind| Action::Copy(Kind::new(kind)))
            }
            Frame::Target { .. } => {
                let weakest = known.targetable().iter().min_by_key(|&seat| known.authority(seat));
                weakest.map(|seat| Action::Target(who(seat)))
            }
            Frame::Answer { .. } => Some(Action::Accept),
            _ => None,
        }
    }

    fn branch(&self, first: List, n: u8) -> Action {
        let chooser = self.known.content().choosers.iter().find(|(list, _)| *list == first);
        let branch = chooser.map_or(1, |&(_, kind)| self.score(&self.policy.choose, kind));
        Action::Choose(Realms::<SEATS, CARDS>::branch((branch.clamp(1, i32::from(n).max(1)) - 1) as u8))
    }

    /// What is best rid of; what is worth keeping only where one must go.
    fn shed(&self, zone: &Zone, must: bool) -> Option<Kind> {
        let scored = zone.kinds().map(|kind| (self.score(&self.policy.shed, kind), kind));
        let (score, kind) = scored.max_by_key(|&(score, _)| score)?;
        (must || score >= JUNK).then(|| Kind::new(kind))
    }

    /// Junk of the Discard Pile first, then of the hand.
    fn scrap_card(&self, from: From, must: bool) -> Option<Action> {
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
