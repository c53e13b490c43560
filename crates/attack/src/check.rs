//! Who may act, and the checks that several questions share.

mod equipment;

pub(crate) use equipment::gear_of;

use crate::action::Action;
use crate::coin::Coins;
use crate::refusal::{Moment, Refusal};
use crate::state::{Attack, Stage};
use kernel::{Seat, TableRefusal};

pub(crate) type Checked = Result<(), Refusal>;

/// Legal where it holds, else the refusal.
pub(crate) fn unless(holds: bool, refusal: Refusal) -> Checked {
    if holds { Ok(()) } else { Err(refusal) }
}

impl Attack {
    /// The one source of legality: why an action is refused, or nothing.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Checked {
        if action == Action::Concede {
            return self.check_concede(seat);
        }
        let question = self.question().ok_or(TableRefusal::GameOver)?;
        if !self.owes_answer(seat) {
            return Err(self.not_asked(seat, action));
        }
        question.check(self, seat, action)
    }

    pub(crate) fn check_concede(&self, seat: Seat) -> Checked {
        unless(self.ending.is_none(), TableRefusal::GameOver.into())?;
        unless(self.can_concede(seat), Refusal::OutAlready)
    }

    /// Whether a captain is asked now and has not answered.
    #[inline]
    pub(crate) fn owes_answer(&self, seat: Seat) -> bool {
        if self.in_round() { self.round.owed().has(seat) } else { self.owner() == Some(seat) }
    }

    /// Legal where a seat is at this table.
    pub(crate) fn check_seat(&self, seat: Seat) -> Checked {
        unless(seat.index() < usize::from(self.terms.seats), TableRefusal::NoSuchThing.into())
    }

    /// Why a captain who owes no answer may not do this: her equipment's own rule where there is
    /// one, so that a locked captain learns of her lock (AT-G18).
    fn not_asked(&self, seat: Seat, action: Action) -> Refusal {
        let Some(gear) = gear_of(action).filter(|_| self.check_seat(seat).is_ok()) else {
            return TableRefusal::NotYours.into();
        };
        let barred = match self.stage {
            _ if self.ships[seat].locked => Err(Refusal::Locked),
            Stage::Window(window) if !self.round.polled().has(seat) => self.check_window_gear(seat, gear, window),
            _ => Ok(()),
        };
        barred.err().unwrap_or(TableRefusal::NotYours.into())
    }

    /// Why an action is no answer to the open question: the rule that says when it is one.
    pub(crate) fn untimely(&self, seat: Seat, action: Action) -> Refusal {
        if let Some(gear) = gear_of(action) {
            return self.untimely_gear(seat, gear);
        }
        Refusal::AtItsTime(match action {
            Action::Assign(_) => Moment::AssignPower,
            Action::Place(_) => Moment::PlaceShip,
            Action::Roll | Action::Stop => Moment::Roll,
            Action::Thrust | Action::Brake => Moment::ChangeSpeed,
            Action::Hold => Moment::Hold,
            Action::Course(_) => Moment::SetCourse,
            Action::Attack(_) => Moment::Attack,
            Action::PickUp(_) | Action::Drop(_) if !self.terms.mode.is_ctf() => return Refusal::NoFlags,
            Action::PickUp(_) => Moment::PickUpFlag,
            Action::Drop(_) => Moment::DropFlag,
            Action::Lose(_) | Action::LoseCapacitor => Moment::LoseToken,
            Action::GiveUp(_) => Moment::GiveUpToken,
            Action::Pass => Moment::Pass,
            Action::Rewire(_) | Action::Dictate(..) | Action::Wormhole(..) => Moment::UsePower,
            // Equipment was judged above; conceding is no answer to anything.
            Action::Array | Action::Batteries | Action::Nanobots(..) | Action::Emp | Action::Laser(_) => {
                return TableRefusal::OtherQuestion.into();
            }
            Action::Capacitor(_) | Action::Field(_) | Action::Concede => return TableRefusal::OtherQuestion.into(),
        })
    }

    /// The coins that must be placed now: the highest of a disabled pool is withheld (AT-G26).
    #[inline]
    pub(crate) fn to_place(&self, seat: Seat) -> Coins {
        let pool = self.pool(seat);
        let withheld = self.ships[seat].disabled && pool.len() >= usize::from(self.edition.constants.withhold_from);
        if withheld { pool.highest().map_or(pool, |highest| pool.without(Coins::of(highest))) } else { pool }
    }
}
