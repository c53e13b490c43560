//! Does she roll the Array again? (AT-G8, AT-X9)

use crate::action::Action;
use crate::event::{Deed, Heard};
use crate::refusal::Refusal;
use crate::state::{Attack, Stage};
use crate::words::anchors::repair_chance;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// A token came back: she may go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RollAgain;

impl Question<Attack> for RollAgain {
    const KIND: &'static str = "roll";
    const RULE: Rule = Rule::new("AT-G8");

    fn answers(self, _: &Attack, _: Seat, out: &mut Vec<Action>) {
        out.extend_from_slice(&[Action::Roll, Action::Stop]);
    }

    fn check(self, game: &Attack, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Roll | Action::Stop => Ok(()),
            _ => Err(game.untimely(seat, action)),
        }
    }

    fn answer(self, game: &mut Attack, seat: Seat, action: Action, fate: &mut Fate, events: &mut Heard) {
        match action {
            Action::Roll => game.roll_array(seat, fate, events),
            Action::Stop => {
                events.push(|| Deed::Stopped { seat }.into());
                game.stage = Stage::Assign;
            }
            _ => {}
        }
    }

    fn fallback(self, _: &Attack, _: Seat) -> Action {
        Action::Stop
    }

    fn prompt(self, _: &Attack, _: Seat) -> String {
        "Roll again, or stop and assign your power.".to_owned()
    }

    fn describe(self, game: &Attack, seat: Seat, action: Action, _: &Names) -> Described {
        match action {
            Action::Roll => repair_chance(game, seat, Described::new("Roll again").click("roll"), "array_all_back"),
            _ => Described::new("Stop rolling and assign your power").click("stop"),
        }
    }
}
