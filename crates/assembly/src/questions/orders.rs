//! What are a ship's orders: a transfer of power, and a target for each weapon? (SA-G1 to SA-G4)

use super::unless;
use crate::action::{Action, WEAPONS, Weapon};
use crate::card::Card;
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::{Aim, Assembly, rule};
use crate::text::count;
use crate::words::{anchor, ship_name, transfer_words, with_odds};
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// Asked at the start of a ship turn. Never on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Orders;

impl Question<Assembly> for Orders {
    const KIND: &'static str = "orders";
    const RULE: Rule = rule!("SA-G3");

    fn answers(self, game: &Assembly, _: Seat, out: &mut Vec<Action>) {
        game.transfer_actions(out);
        for weapon in WEAPONS {
            if game.battle.aims[weapon.index()] == Aim::Open {
                out.extend(game.targets(weapon.index()).iter().map(|ship| Action::Aim { weapon, ship }));
            }
        }
        out.push(Action::Confirm);
    }

    fn check(self, game: &Assembly, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Transfer(mode) => game.check_transfer(mode),
            Action::Aim { weapon, ship } => check_aim(game, weapon.index(), ship),
            Action::Confirm => Ok(()),
            Action::Fire(_) | Action::Discharge(_) | Action::EndShipTurn => Err(Refusal::ConfirmFirst),
            _ => Err(game.misplaced(action)),
        }
    }

    fn answer(self, game: &mut Assembly, _: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        match action {
            Action::Transfer(mode) => game.transfer(mode, events),
            Action::Aim { weapon, ship } => game.battle.aims[weapon.index()] = Aim::On(ship),
            _ => game.confirm(events),
        }
    }

    fn fallback(self, _: &Assembly, _: Seat) -> Action {
        Action::Confirm
    }

    fn prompt(self, game: &Assembly, _: Seat) -> String {
        format!("{}: aim its weapons, then confirm; what is not aimed is held.", game.acting_name())
    }

    fn describe(self, game: &Assembly, _: Seat, action: Action, _: &Names) -> Described {
        match action {
            Action::Transfer(mode) => transfer_words(game, mode),
            Action::Aim { weapon, ship } => describe_aim(game, weapon, ship),
            _ => describe_confirm(game),
        }
    }
}

fn check_aim(game: &Assembly, weapon: usize, ship: Card) -> Result<(), Refusal> {
    let Some(gun) = game.gun(weapon) else { return Err(game.no_such_weapon()) };
    unless(game.battle.aims[weapon] == Aim::Open, Refusal::AimedAlready)?;
    unless(game.theirs().fleet.has(ship), Refusal::NotAnEnemy { ship })?;
    let (targeting, evasion) = (gun.targeting, game.content().card(ship).evasion);
    unless(targeting >= evasion, Refusal::OutOfReach { targeting, evasion })
}

fn describe_aim(game: &Assembly, weapon: Weapon, target: Card) -> Described {
    let text = format!("Aim weapon {} at {}", weapon.get() + 1, ship_name(game, target));
    let described = Described::new(text).click(format!("weapon/{}", weapon.get() + 1));
    let described = with_odds(game, weapon, target, described.click(anchor(game, "fleet", target)));
    let doomed = (0..3).any(|at| {
        let aimed = game.battle.aims[at] == Aim::On(target);
        aimed && game.odds(at, target).is_some_and(|odds| odds.kill == 100)
    });
    if doomed { described.warn("Another weapon is certain to destroy it.") } else { described }
}

fn describe_confirm(game: &Assembly) -> Described {
    let aimed = game.battle.aims.iter().filter(|aim| matches!(aim, Aim::On(_))).count();
    let described = Described::new(format!("Confirm the locks: {} locked", count(aimed, "weapon"))).click("confirm");
    let held = (0..3).any(|weapon| game.battle.aims[weapon] == Aim::Open && !game.targets(weapon).is_empty());
    if held {
        described.warn("A weapon with a target is held back. Locks cannot change afterwards.")
    } else {
        described
    }
}
