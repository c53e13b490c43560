//! Step 4 of an assembly turn: release, activate, recruit, deploy, lock, until the turn ends (SA-T6).

mod check;
mod describe;

use crate::action::Action;
use crate::agenda::End;
use crate::content::Kind;
use crate::event::Heard;
use crate::plan::Plan;
use crate::refusal::Refusal;
use crate::state::{Assembly, rule};
use crate::text::count;
use kernel::{Bounded, Described, Fate, Names, Question, Rule, Seat};

/// Asked while nothing else is. Never on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MainPhase;

impl Question<Assembly> for MainPhase {
    const KIND: &'static str = "main";
    const RULE: Rule = rule!("SA-T6");

    #[inline]
    fn answers(self, game: &Assembly, _: Seat, out: &mut Vec<Action>) {
        if game.actions < game.content().limits.actions {
            hand_actions(game, out);
            captain_actions(game, out);
            lock_actions(game, out);
        }
        out.push(Action::EndTurn);
    }

    fn check(self, game: &Assembly, _: Seat, action: Action) -> Result<(), Refusal> {
        game.check_main(action)
    }

    #[inline]
    fn answer(self, game: &mut Assembly, _: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        game.actions = game.actions.saturating_add(1);
        match action {
            Action::Release(card) => game.release_for_votes(card, events),
            Action::Recruit(card) => game.recruit(card, events),
            Action::Deploy(card) => game.deploy(card, events),
            Action::Use { captain, ability } => game.push(super::Activate(Plan::new(captain, ability.index()))),
            Action::Lock(card) => game.lock(card, false, events),
            Action::Relock(card) => game.lock(card, true, events),
            _ => game.end_turn(events),
        }
    }

    fn fallback(self, _: &Assembly, _: Seat) -> Action {
        Action::EndTurn
    }

    fn prompt(self, game: &Assembly, _: Seat) -> String {
        let last = match (game.is_final_turn(), game.war.is_some()) {
            (true, _) => " This is the final turn.",
            (_, true) => " War is declared: this is your last turn.",
            _ => "",
        };
        format!("Your turn, {} in the pool.{last}", count(game.votes.into(), "vote"))
    }

    fn describe(self, game: &Assembly, seat: Seat, action: Action, names: &Names) -> Described {
        describe::describe(game, seat, action, names)
    }
}

#[inline]
fn hand_actions(game: &Assembly, out: &mut Vec<Action>) {
    let surcharges = game.surcharges(game.active);
    let room = game.has_room(game.active);
    for card in game.mine().hand.iter() {
        out.push(Action::Release(card));
        if game.price_with(card, End::Captain, surcharges) <= game.votes {
            out.push(Action::Recruit(card));
        }
        if room && game.price_with(card, End::Ship, surcharges) <= game.votes {
            out.push(Action::Deploy(card));
        }
    }
}

#[inline]
fn captain_actions(game: &Assembly, out: &mut Vec<Action>) {
    let ready = game.mine().captains - game.exhausted;
    if ready.is_empty() {
        return;
    }
    let outlook = game.outlook();
    for captain in ready.iter() {
        for (at, ability) in game.content().card(captain).abilities.iter().enumerate() {
            if ability.kind == Kind::Activated && game.can_use(ability, &Plan::new(captain, at), outlook) {
                out.push(Action::Use { captain, ability: Bounded::new(at as u8) });
            }
        }
    }
}

#[inline]
fn lock_actions(game: &Assembly, out: &mut Vec<Action>) {
    if !game.rules.locking || game.votes == 0 {
        return;
    }
    let locked = game.locked().len() as u16;
    if locked < game.votes {
        out.extend(game.unlocked().iter().map(Action::Lock));
    }
    if locked <= game.votes {
        out.extend(game.theirs().locks.iter().map(Action::Relock));
    }
}
