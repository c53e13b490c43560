//! Which weapon fires or is discharged next? (SA-G6 to SA-G9)

use super::unless;
use crate::action::{Action, WEAPONS, Weapon};
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::{Aim, Assembly, rule};
use crate::words::{ship_name, transfer_words, with_odds};
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// Asked once the locks are confirmed. Never on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fire;

impl Question<Assembly> for Fire {
    const KIND: &'static str = "fire";
    const RULE: Rule = rule!("SA-G6");

    fn answers(self, game: &Assembly, _: Seat, out: &mut Vec<Action>) {
        game.transfer_actions(out);
        out.extend(shots(game));
        if !game.must_fire() {
            out.push(Action::EndShipTurn);
        }
    }

    fn check(self, game: &Assembly, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Transfer(mode) => game.check_transfer(mode),
            Action::Fire(weapon) => check_shot(game, weapon.index()),
            Action::Discharge(weapon) => check_discharge(game, weapon.index()),
            Action::EndShipTurn => unless(!game.must_fire(), Refusal::MustFire),
            Action::Aim { weapon, .. } if has_lost_target(game, weapon.index()) => Err(Refusal::TargetGone),
            Action::Aim { .. } | Action::Confirm => Err(Refusal::LocksConfirmed),
            _ => Err(game.misplaced(action)),
        }
    }

    fn answer(self, game: &mut Assembly, _: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        match action {
            Action::Transfer(mode) => game.transfer(mode, events),
            Action::Fire(weapon) => game.fire(weapon.index(), events),
            Action::Discharge(weapon) => game.discharge(weapon.index(), events),
            _ => game.end_ship_turn(events),
        }
    }

    fn fallback(self, game: &Assembly, _: Seat) -> Action {
        let forced = if game.must_fire() { shots(game).next() } else { None };
        forced.unwrap_or(Action::EndShipTurn)
    }

    fn prompt(self, game: &Assembly, _: Seat) -> String {
        format!("{}: fire in the order you like.", game.acting_name())
    }

    fn describe(self, game: &Assembly, _: Seat, action: Action, _: &Names) -> Described {
        match action {
            Action::Transfer(mode) => transfer_words(game, mode),
            Action::Fire(weapon) => describe_shot(game, weapon),
            Action::Discharge(weapon) => {
                let text = format!("Discharge weapon {}: the top damage card goes to the bottom", weapon.get() + 1);
                Described::new(text).click(format!("weapon/{}", weapon.get() + 1)).click("nothing")
            }
            _ => Described::new("End this ship's turn").click("end"),
        }
    }
}

/// What each weapon can do now.
fn shots(game: &Assembly) -> impl Iterator<Item = Action> {
    WEAPONS.into_iter().filter_map(|weapon| match weapon.index() {
        at if game.is_locked(at) => Some(Action::Fire(weapon)),
        at if is_free(game, at) => Some(Action::Discharge(weapon)),
        _ => None,
    })
}

/// SA-G7: idle, or locked onto a ship that is gone.
fn is_free(game: &Assembly, weapon: usize) -> bool {
    game.battle.aims[weapon] == Aim::Idle || has_lost_target(game, weapon)
}

/// Whether a weapon was locked onto a ship that is gone.
fn has_lost_target(game: &Assembly, weapon: usize) -> bool {
    matches!(game.battle.aims[weapon], Aim::On(_)) && !game.is_locked(weapon)
}

fn check_shot(game: &Assembly, weapon: usize) -> Result<(), Refusal> {
    match game.battle.aims[weapon] {
        _ if game.is_locked(weapon) => Ok(()),
        Aim::On(_) => Err(Refusal::TargetGone),
        Aim::Held => Err(Refusal::WeaponHeld),
        Aim::Spent => Err(spent(game, weapon)),
        Aim::Idle | Aim::Open => Err(Refusal::NoTarget),
    }
}

fn check_discharge(game: &Assembly, weapon: usize) -> Result<(), Refusal> {
    match game.battle.aims[weapon] {
        _ if is_free(game, weapon) => Ok(()),
        Aim::On(_) => Err(Refusal::MustFire),
        Aim::Held => Err(Refusal::WeaponHeld),
        Aim::Spent | Aim::Idle | Aim::Open => Err(spent(game, weapon)),
    }
}

/// SA-G9, or no such weapon.
fn spent(game: &Assembly, weapon: usize) -> Refusal {
    if game.gun(weapon).is_some() { Refusal::WeaponSpent } else { game.no_such_weapon() }
}

fn describe_shot(game: &Assembly, weapon: Weapon) -> Described {
    let text = format!("Fire weapon {}", weapon.get() + 1);
    let Aim::On(target) = game.battle.aims[weapon.index()] else { return Described::new(text) };
    let described = Described::new(format!("{text} at {}", ship_name(game, target)));
    with_odds(game, weapon, target, described.click(format!("weapon/{}", weapon.get() + 1)))
}
