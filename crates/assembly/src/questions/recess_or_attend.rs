//! Is the turn skipped for draws? (SA-T4, SA-Y6)

use super::unless;
use crate::action::Action;
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::{Assembly, rule};
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// Asked at the start of a turn, where a captain in play allows it. Never on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RecessOrAttend;

impl Question<Assembly> for RecessOrAttend {
    const KIND: &'static str = "recess";
    const RULE: Rule = rule!("SA-T4");

    fn answers(self, _: &Assembly, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Recess, Action::Attend]);
    }

    fn check(self, _: &Assembly, _: Seat, action: Action) -> Result<(), Refusal> {
        unless(matches!(action, Action::Recess | Action::Attend), Refusal::AttendFirst)
    }

    fn answer(self, game: &mut Assembly, _: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        match action {
            Action::Recess => game.recess(events),
            _ => game.attend(),
        }
    }

    fn fallback(self, _: &Assembly, _: Seat) -> Action {
        Action::Attend
    }

    fn prompt(self, _: &Assembly, _: Seat) -> String {
        "Skip this turn for draws, or attend?".to_owned()
    }

    fn describe(self, _: &Assembly, _: Seat, action: Action, _: &Names) -> Described {
        match action {
            Action::Recess => Described::new("Skip this turn and draw").click("recess"),
            _ => Described::new("Attend: take this turn").click("attend"),
        }
    }
}
