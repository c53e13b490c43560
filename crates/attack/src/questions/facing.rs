//! Which way does the mover leave the wormhole? (AT-B10, AT-X15)

use super::set_course::{COURSES, course};
use crate::action::Action;
use crate::content::Window;
use crate::event::Heard;
use crate::frames::Duty;
use crate::refusal::Refusal;
use crate::state::{Attack, Stage};
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// The mover chooses a new direction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Facing;

impl Question<Attack> for Facing {
    const KIND: &'static str = "facing";
    const RULE: Rule = Rule::new("AT-B10");

    #[inline]
    fn answers(self, _: &Attack, _: Seat, out: &mut Vec<Action>) {
        out.extend_from_slice(&COURSES);
    }

    fn check(self, game: &Attack, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Course(_) => Ok(()),
            _ => Err(game.untimely(seat, action)),
        }
    }

    fn answer(self, game: &mut Attack, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Course(way) = action {
            game.steer(seat, way, events);
        }
    }

    fn fallback(self, game: &Attack, seat: Seat) -> Action {
        Action::Course(game.safest_way(seat))
    }

    fn prompt(self, _: &Attack, _: Seat) -> String {
        "Which way do you leave the wormhole?".to_owned()
    }

    fn describe(self, game: &Attack, seat: Seat, action: Action, names: &Names) -> Described {
        match action {
            Action::Course(way) => course(game, seat, way, names),
            _ => Described::default(),
        }
    }
}

impl Duty for Facing {
    fn owner(&self, game: &Attack) -> Seat {
        game.active
    }

    fn can_be_owed(&self, game: &Attack) -> bool {
        let moving = matches!(game.stage, Stage::Window(Window::UnderWay | Window::Impact));
        game.frames.is_empty() && moving && game.course.is_some() && game.steps_left() > 0
    }

    fn written(&self, _: &Attack) -> String {
        "facing".to_owned()
    }
}
