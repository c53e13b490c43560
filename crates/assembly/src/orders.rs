//! The ship turn: orders, fire, transfers (2.14, 2.16).

use crate::action::{Action, Mode, Weapon};
use crate::card::{Card, Cards};
use crate::content::Gun;
use crate::event::{Event, Heard};
use crate::state::{Aim, Assembly, Stage, rule};
use kernel::{Refusal, rule as table};

const WEAPONS: [Weapon; 3] = [Weapon::new(0), Weapon::new(1), Weapon::new(2)];

impl Assembly {
    /// A weapon of the acting ship, with what a transfer made of it (SA-X3).
    pub(crate) fn gun(&self, weapon: usize) -> Option<Gun> {
        let mut gun = *self.content().card(self.battle.acting?).guns.get(weapon)?;
        match self.battle.mode {
            Some(Mode::Targeting) => gun.targeting = 3,
            Some(Mode::Damage) => gun.class = 1,
            None => {}
        }
        Some(gun)
    }

    /// SA-G2, SA-G10: the enemies a weapon may lock onto.
    #[inline]
    pub(crate) fn targets(&self, weapon: usize) -> Cards {
        let Some(gun) = self.gun(weapon) else { return Cards::NONE };
        self.content().reach[usize::from(gun.targeting) - 1] & self.theirs().fleet
    }

    pub(crate) fn order_actions(&self, out: &mut Vec<Action>) {
        self.transfer_actions(out);
        for weapon in WEAPONS {
            if self.battle.aims[weapon.index()] == Aim::Open {
                out.extend(self.targets(weapon.index()).iter().map(|ship| Action::Aim { weapon, ship }));
            }
        }
        out.push(Action::Confirm);
    }

    fn transfer_actions(&self, out: &mut Vec<Action>) {
        for mode in [Mode::Targeting, Mode::Damage] {
            if self.check_transfer(mode).is_ok() {
                out.push(Action::Transfer(mode));
            }
        }
    }

    pub(crate) fn fire_actions(&self, out: &mut Vec<Action>) {
        self.transfer_actions(out);
        for weapon in WEAPONS {
            if self.is_locked(weapon.index()) {
                out.push(Action::Fire(weapon));
            } else if self.is_free(weapon.index()) {
                out.push(Action::Discharge(weapon));
            }
        }
        if !self.must_fire() {
            out.push(Action::EndShipTurn);
        }
    }

    /// A locked weapon whose target lives.
    #[inline]
    pub(crate) fn is_locked(&self, weapon: usize) -> bool {
        matches!(self.battle.aims[weapon], Aim::On(ship) if self.theirs().fleet.has(ship))
    }

    /// SA-G7: idle, or locked onto a ship that is gone.
    #[inline]
    fn is_free(&self, weapon: usize) -> bool {
        match self.battle.aims[weapon] {
            Aim::On(ship) => !self.theirs().fleet.has(ship),
            aim => aim == Aim::Idle,
        }
    }

    /// SA-G6: whether a locked weapon is still to be fired.
    #[inline]
    pub(crate) fn must_fire(&self) -> bool {
        (0..3).any(|weapon| self.is_locked(weapon))
    }

    pub(crate) fn check_orders(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Transfer(mode) => self.check_transfer(mode),
            Action::Aim { weapon, ship } => self.check_aim(weapon.index(), ship),
            Action::Confirm => Ok(()),
            Action::Fire(_) | Action::Discharge(_) | Action::EndShipTurn => Err(rule!("SA-G3").into()),
            _ => Err(table::NO_SUCH_THING.into()),
        }
    }

    fn check_aim(&self, weapon: usize, ship: Card) -> Result<(), Refusal> {
        let Some(gun) = self.gun(weapon) else { return Err(table::NO_SUCH_THING.into()) };
        if self.battle.aims[weapon] != Aim::Open {
            return Err(Refusal::new(rule!("SA-G3")).case(1));
        }
        if !self.theirs().fleet.has(ship) {
            return Err(rule!("SA-G10").into());
        }
        let evasion = self.content().card(ship).evasion;
        if gun.targeting < evasion {
            return Err(Refusal::new(rule!("SA-G2")).with(i16::from(gun.targeting)).with(i16::from(evasion)));
        }
        Ok(())
    }

    pub(crate) fn check_transfer(&self, mode: Mode) -> Result<(), Refusal> {
        if !self.rules.transfer_power {
            return Err(rule!("SA-O2").into());
        }
        let Some(ship) = self.battle.acting else { return Err(table::NO_SUCH_THING.into()) };
        if self.battle.mode.is_some() {
            return Err(rule!("SA-X5").into());
        }
        if self.battle.shields[ship.index()] == 0 {
            return Err(rule!("SA-X7").into());
        }
        if self.stage == Stage::Fire && mode == Mode::Targeting {
            return Err(rule!("SA-X4").into());
        }
        Ok(())
    }

    pub(crate) fn check_fire(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Transfer(mode) => self.check_transfer(mode),
            Action::Fire(weapon) => self.check_shot(weapon.index()),
            Action::Discharge(weapon) => self.check_discharge(weapon.index()),
            Action::EndShipTurn if self.must_fire() => Err(rule!("SA-G6").into()),
            Action::EndShipTurn => Ok(()),
            Action::Aim { weapon, .. } if self.has_lost_target(weapon.index()) => Err(rule!("SA-G8").into()),
            Action::Aim { .. } | Action::Confirm => Err(rule!("SA-G4").into()),
            _ => Err(table::NO_SUCH_THING.into()),
        }
    }

    /// Whether a weapon was locked onto a ship that is gone.
    fn has_lost_target(&self, weapon: usize) -> bool {
        matches!(self.battle.aims.get(weapon), Some(Aim::On(_))) && !self.is_locked(weapon)
    }

    fn check_shot(&self, weapon: usize) -> Result<(), Refusal> {
        if self.is_locked(weapon) {
            return Ok(());
        }
        match self.battle.aims[weapon] {
            Aim::On(_) | Aim::Held => Err(rule!("SA-G8").into()),
            Aim::Spent => self.spent(weapon),
            Aim::Idle | Aim::Open => Err(rule!("SA-G7").into()),
        }
    }

    fn check_discharge(&self, weapon: usize) -> Result<(), Refusal> {
        if self.is_free(weapon) {
            return Ok(());
        }
        match self.battle.aims[weapon] {
            Aim::On(_) => Err(rule!("SA-G6").into()),
            Aim::Held => Err(rule!("SA-G8").into()),
            _ => self.spent(weapon),
        }
    }

    /// SA-G9, or no such weapon.
    fn spent(&self, weapon: usize) -> Result<(), Refusal> {
        if self.gun(weapon).is_some() { Err(rule!("SA-G9").into()) } else { Err(table::NO_SUCH_THING.into()) }
    }

    /// SA-G4: locked, held or idle, for the rest of the ship turn.
    pub(crate) fn confirm(&mut self, events: &mut Heard) {
        let Some(ship) = self.battle.acting else { return };
        for weapon in 0..3 {
            match self.battle.aims[weapon] {
                Aim::On(target) => events.push(|| Event::LockedOn { ship, weapon: weapon as u8, target }),
                Aim::Open if self.targets(weapon).is_empty() => self.battle.aims[weapon] = Aim::Idle,
                Aim::Open => {
                    self.battle.aims[weapon] = Aim::Held;
                    events.push(|| Event::Held { ship, weapon: weapon as u8 });
                }
                _ => {}
            }
        }
        self.stage = Stage::Fire;
    }

    pub(crate) fn aim(&mut self, weapon: Weapon, ship: Card) {
        self.battle.aims[weapon.index()] = Aim::On(ship);
    }
}
