//! How is power laid? Phase 1 alone, after equipment (AT-P2, AT-X11).

use super::laying::Laying;
use crate::action::Action;
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::Attack;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// She assigns her power.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AssignPower;

impl Question<Attack> for AssignPower {
    const KIND: &'static str = "assign";
    const RULE: Rule = Rule::new("AT-P2");

    fn answers(self, game: &Attack, seat: Seat, out: &mut Vec<Action>) {
        Laying::of(game, seat).answers(out);
    }

    fn check(self, game: &Attack, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Assign(layout) => Laying::of(game, seat).check(game, layout),
            _ => Err(game.untimely(seat, action)),
        }
    }

    fn answer(self, game: &mut Attack, seat: Seat, action: Action, fate: &mut Fate, events: &mut Heard) {
        if let Action::Assign(layout) = action {
            game.assign(seat, layout, fate, events);
        }
    }

    fn fallback(self, game: &Attack, seat: Seat) -> Action {
        Action::Assign(Laying::of(game, seat).as_before(game))
    }

    fn prompt(self, _: &Attack, _: Seat) -> String {
        "Assign your power.".to_owned()
    }

    fn describe(self, game: &Attack, seat: Seat, action: Action, names: &Names) -> Described {
        match action {
            Action::Assign(layout) => Laying::of(game, seat).describe(game, seat, layout, names),
            _ => Described::default(),
        }
    }
}
