//! Which course does she set? (AT-M1, AT-X14)

use crate::action::Action;
use crate::board::Direction;
use crate::event::Heard;
use crate::motion::Ahead;
use crate::refusal::Refusal;
use crate::state::Attack;
use crate::words::anchors::warned;
use crate::words::previews;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// Phase 3: the direction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SetCourse;

impl Question<Attack> for SetCourse {
    const KIND: &'static str = "course";
    const RULE: Rule = Rule::new("AT-M1");

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
        "Which course do you set?".to_owned()
    }

    fn describe(self, game: &Attack, seat: Seat, action: Action, names: &Names) -> Described {
        match action {
            Action::Course(way) => course(game, seat, way, names),
            _ => Described::default(),
        }
    }
}

/// The four courses.
pub(super) const COURSES: [Action; 4] = [
    Action::Course(Direction::N),
    Action::Course(Direction::E),
    Action::Course(Direction::S),
    Action::Course(Direction::W),
];

pub(super) fn course(game: &Attack, seat: Seat, way: Direction, names: &Names) -> Described {
    let left = game.steps_left();
    let squares = if left == 1 { "1 square".to_owned() } else { format!("{left} squares") };
    let described = Described::new(format!("Fly {squares} {}", way.name()))
        .click(format!("course/{way:?}"))
        .preview(previews::course_words(game, seat, way, names));
    let described = previews::course_figures(game, seat, way, described);
    warned(game, described, previews::course_warning(game, seat, way))
}

impl Attack {
    /// The first direction whose whole path is free and stays on the map, else North.
    pub(super) fn safest_way(&self, seat: Seat) -> Direction {
        let Some(from) = self.ship(seat).square() else { return Direction::N };
        let left = self.steps_left();
        let clear = |&way: &Direction| self.path(seat, from, way, left).ahead == Ahead::Clear;
        Direction::ALL.into_iter().find(clear).unwrap_or(Direction::N)
    }
}
