//! The one source of legality.

use crate::action::{Action, Who};
use crate::content::Masks;
use crate::format::{Relation, Unit};
use crate::questions::Frame;
use crate::refusal::{Aim, Refusal};
use crate::state::Realms;
use kernel::{Seat, SeatSet, TableRefusal};

/// Whether something may be done, or why not.
pub(crate) type Legal = Result<(), Refusal>;

/// Legal where it holds, else the refusal.
pub(crate) fn unless(holds: bool, refusal: impl FnOnce() -> Refusal) -> Legal {
    if holds { Ok(()) } else { Err(refusal()) }
}

pub(crate) fn nothing() -> Refusal {
    TableRefusal::NoSuchThing.into()
}

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// The seats that owe an answer (SR-J1).
    #[inline]
    pub(crate) fn deciders(&self) -> SeatSet {
        if self.ended.is_some() {
            return SeatSet::EMPTY;
        }
        // A defeated player's gift comes first (SR-J4).
        if let Some(giver) = (self.asked - self.living).first() {
            return SeatSet::of(giver);
        }
        if self.rules().turn_unit == Unit::Seat {
            return self.acting;
        }
        if let Some(asked) = self.answering() {
            return SeatSet::of(asked);
        }
        if self.opening { self.asked & self.acting } else { self.acting - self.ready }
    }

    /// Whether a seat may take an action now.
    pub(crate) fn is_legal(&self, seat: Seat, action: Action) -> Legal {
        if self.ended.is_some() {
            return Err(TableRefusal::GameOver.into());
        }
        if !self.is_seat(seat) {
            return Err(TableRefusal::NotYours.into());
        }
        unless(self.exists(action), nothing)?;
        match action {
            Action::Concede => return self.check_concede(seat),
            Action::Resume => return self.check_resume(seat),
            _ => {}
        }
        if !self.deciders().has(seat) {
            return Err(TableRefusal::NotYours.into());
        }
        self.question(seat).check(self, seat, action)
    }

    /// Whether a base may be attacked or targeted (SR-M3, SR-X5).
    pub(crate) fn check_base(&self, seat: Seat, owner: Who, kind: u8) -> Legal {
        let owner = Seat::new(owner.get());
        unless(self.base_owners(seat).has(owner), || {
            self.out_of_reach(self.rules().target_bases, seat, owner, Aim::Bases)
        })?;
        unless(self.find_base(owner, kind, None).is_some(), nothing)?;
        let open = self.open_bases(owner) & Masks::bit(kind) != 0;
        unless(open, || Refusal::BaseShielded { owner, kind, by: self.rules().outposts.rule() })
    }

    /// Whether a player may be made to discard (SR-M3).
    pub(crate) fn check_target(&self, seat: Seat, target: Who) -> Legal {
        let target = Seat::new(target.get());
        unless(self.targetable(seat).has(target), || {
            self.out_of_reach(self.rules().target_player, seat, target, Aim::Player)
        })
    }

    pub(crate) fn out_of_reach(&self, line: Relation, seat: Seat, other: Seat, aim: Aim) -> Refusal {
        Refusal::OutOfReach { other, aim, by: self.reach_rule(line, seat) }
    }

    /// The seat that must answer a proposal, if one must.
    pub(crate) fn answering(&self) -> Option<Seat> {
        let asked: SeatSet = self.asked & self.acting;
        asked.iter().find(|&seat| matches!(self.question(seat), Frame::Consent(_)))
    }

    /// Any living player may concede at any time, once (SR-D34, SR-Q33).
    fn check_concede(&self, seat: Seat) -> Legal {
        let can = self.living.has(seat) && !self.conceded.has(seat);
        unless(can, || Refusal::CannotConcede)
    }
}
