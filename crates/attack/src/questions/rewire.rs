//! How does Red lay another ship's power? (AT-B6, AT-X27)

use super::{Frame, laying::Laying};
use crate::action::Action;
use crate::event::{Heard, How};
use crate::frames::Duty;
use crate::refusal::Refusal;
use crate::state::{Attack, Stage};
use kernel::{Described, Fate, Names, Question, Rule, Seat, SeatSet};

/// One captain assigns another's power.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rewire {
    /// Red.
    pub(crate) by: Seat,
    /// Whose power it is.
    pub(crate) target: Seat,
}

impl Question<Attack> for Rewire {
    const KIND: &'static str = "rewire";
    const RULE: Rule = Rule::new("AT-B6");

    fn answers(self, game: &Attack, _: Seat, out: &mut Vec<Action>) {
        Laying::of(game, self.target).answers(out);
    }

    fn check(self, game: &Attack, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Assign(layout) => Laying::of(game, self.target).check(game, layout),
            _ => Err(game.untimely(seat, action)),
        }
    }

    fn answer(self, game: &mut Attack, _: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Assign(layout) = action {
            let knowers = SeatSet::of(self.target) | SeatSet::of(self.by);
            game.lay_power(self.target, layout, How::Rewired, knowers, events);
        }
    }

    fn fallback(self, game: &Attack, _: Seat) -> Action {
        Action::Assign(Laying::of(game, self.target).descending())
    }

    fn prompt(self, _: &Attack, _: Seat) -> String {
        "Assign the power of the ship you rewire.".to_owned()
    }

    fn describe(self, game: &Attack, seat: Seat, action: Action, names: &Names) -> Described {
        match action {
            Action::Assign(layout) => Laying::of(game, self.target).describe(game, seat, layout, names),
            _ => Described::default(),
        }
    }
}

impl Duty for Rewire {
    fn owner(&self, _: &Attack) -> Seat {
        self.by
    }

    fn involves(&self, _: &Attack, seat: Seat) -> bool {
        self.by == seat || self.target == seat
    }

    fn can_be_owed(&self, game: &Attack) -> bool {
        let window = matches!(game.stage, Stage::Window(_)) && game.frames.is_empty();
        window && game.ship(self.by).is_living() && game.ship(self.target).square().is_some()
    }

    fn written(&self, game: &Attack) -> String {
        format!("rewire {} {}", game.colour_of(self.by).id(), game.colour_of(self.target).id())
    }
}

impl Attack {
    /// Whose power Red lays now.
    pub(crate) fn rewired(&self) -> Option<Seat> {
        match self.question() {
            Some(Frame::Rewire(rewire)) => Some(rewire.target),
            _ => None,
        }
    }
}
