//! How is power laid, or which equipment comes first? (AT-P1, AT-X8, AT-X10, AT-X11)

use super::laying::Laying;
use crate::action::Action;
use crate::content::{Gear, Node};
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::Attack;
use crate::words::anchors::{gear, repair_chance};
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// The step before Phase 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Start;

impl Question<Attack> for Start {
    const KIND: &'static str = "start";
    const RULE: Rule = Rule::new("AT-P1");

    #[inline]
    fn answers(self, game: &Attack, seat: Seat, out: &mut Vec<Action>) {
        Laying::of(game, seat).answers(out);
        let powered = game.powered(seat);
        if game.can_use(seat, powered, Gear::Array, Node::Start) {
            out.push(Action::Array);
        }
        if game.can_use(seat, powered, Gear::Batteries, Node::Start) {
            out.push(Action::Batteries);
        }
    }

    fn check(self, game: &Attack, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Assign(layout) => Laying::of(game, seat).check(game, layout),
            Action::Array => game.check_gear(seat, Gear::Array),
            Action::Batteries => game.check_gear(seat, Gear::Batteries),
            _ => Err(game.untimely(seat, action)),
        }
    }

    fn answer(self, game: &mut Attack, seat: Seat, action: Action, fate: &mut Fate, events: &mut Heard) {
        match action {
            Action::Assign(layout) => game.assign(seat, layout, fate, events),
            Action::Array => game.use_gear(seat, Gear::Array, action, fate, events),
            Action::Batteries => game.use_gear(seat, Gear::Batteries, action, fate, events),
            _ => {}
        }
    }

    fn fallback(self, game: &Attack, seat: Seat) -> Action {
        Action::Assign(Laying::of(game, seat).as_before(game))
    }

    fn prompt(self, _: &Attack, _: Seat) -> String {
        "Assign your power, or use equipment first.".to_owned()
    }

    fn describe(self, game: &Attack, seat: Seat, action: Action, names: &Names) -> Described {
        match action {
            Action::Assign(layout) => Laying::of(game, seat).describe(game, seat, layout, names),
            Action::Array => {
                let described = gear(game, Gear::Array, "Use the Communications Array and roll");
                repair_chance(game, seat, described, "array_nothing_lost")
            }
            _ => gear(game, Gear::Batteries, "Use Extra Batteries: the blank joins your power"),
        }
    }
}
