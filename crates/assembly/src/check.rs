//! Who may act, and what several questions refuse alike.

use crate::action::{Action, Mode};
use crate::questions::Frame;
use crate::refusal::Refusal;
use crate::state::{Assembly, SEATS, Stage};
use kernel::{Seat, TableRefusal};

impl Assembly {
    /// Whether a seat may do this now.
    pub(crate) fn is_legal(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.stage == Stage::Over {
            return Err(TableRefusal::GameOver.into());
        }
        if seat.index() >= usize::from(SEATS) {
            return Err(TableRefusal::NoSuchThing.into());
        }
        match action {
            Action::Concede => Ok(()),
            _ if seat != self.active => Err(self.not_yours()),
            answer => Frame::check(self.question(), self, seat, answer),
        }
    }

    /// SA-T1: in a turn only the active player acts.
    fn not_yours(&self) -> Refusal {
        match self.stage {
            Stage::TurnStart | Stage::Turn | Stage::Recess => Refusal::NotYourTurn,
            Stage::Picks(_) | Stage::Releases | Stage::Orders | Stage::Fire | Stage::Over => {
                TableRefusal::NotYours.into()
            }
        }
    }

    /// Why an action of another moment of the game is not for this one.
    pub(crate) fn misplaced(&self, action: Action) -> Refusal {
        match action {
            Action::Take(_) | Action::TakeDeck => Refusal::LobbyingIsOver,
            Action::Deploy(_) if self.is_war() => Refusal::NoMoreShips,
            Action::Transfer(_)
            | Action::Aim { .. }
            | Action::Confirm
            | Action::Fire(_)
            | Action::Discharge(_)
            | Action::EndShipTurn => Refusal::NoWarYet,
            _ if self.is_war() => Refusal::AssemblyIsOver,
            Action::Recess | Action::Attend => Refusal::TurnHasBegun,
            Action::DrawDeck | Action::Draw(_) => Refusal::DrawIsMade,
            Action::Choose(_) => Refusal::NothingToName,
            Action::Release(_)
            | Action::Use { .. }
            | Action::Recruit(_)
            | Action::Deploy(_)
            | Action::Lock(_)
            | Action::Relock(_)
            | Action::EndTurn
            | Action::Concede => TableRefusal::OtherQuestion.into(),
        }
    }

    /// SA-X1 to SA-X7.
    pub(crate) fn check_transfer(&self, mode: Mode) -> Result<(), Refusal> {
        if !self.rules.transfer_power {
            return Err(Refusal::NoTransfers);
        }
        let Some(ship) = self.battle.acting else { return Err(TableRefusal::NoSuchThing.into()) };
        if self.battle.mode.is_some() {
            return Err(Refusal::TransferredAlready);
        }
        if self.battle.shields[ship.index()] == 0 {
            return Err(Refusal::NoShields);
        }
        if self.stage == Stage::Fire && mode == Mode::Targeting {
            return Err(Refusal::TooLateForTargeting);
        }
        Ok(())
    }

    /// SA-C10: the acting ship has no such weapon.
    pub(crate) fn no_such_weapon(&self) -> Refusal {
        match self.battle.acting {
            Some(ship) => Refusal::NoSuchWeapon { ship, weapons: self.content().card(ship).guns.len() as u8 },
            None => TableRefusal::NoSuchThing.into(),
        }
    }

    /// The ways of transferring power that are open.
    pub(crate) fn transfer_actions(&self, out: &mut Vec<Action>) {
        let open = |mode: &Mode| self.check_transfer(*mode).is_ok();
        out.extend([Mode::Targeting, Mode::Damage].into_iter().filter(open).map(Action::Transfer));
    }
}
