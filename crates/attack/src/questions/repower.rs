//! How does she lay her power on her return? (AT-J17, AT-X32)

use super::laying::Laying;
use crate::action::Action;
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::{Attack, Stage};
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// She lays what she did not give up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Repower;

impl Question<Attack> for Repower {
    const KIND: &'static str = "respawn power";
    const RULE: Rule = Rule::new("AT-J17");

    fn answers(self, game: &Attack, seat: Seat, out: &mut Vec<Action>) {
        Laying::first(game, seat).answers(out);
    }

    fn check(self, game: &Attack, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Assign(layout) => Laying::first(game, seat).check(game, layout),
            _ => Err(game.untimely(seat, action)),
        }
    }

    fn answer(self, game: &mut Attack, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Assign(layout) = action {
            game.lay_first(seat, layout, events);
            game.stage = Stage::Respawn;
        }
    }

    fn fallback(self, game: &Attack, seat: Seat) -> Action {
        Action::Assign(Laying::first(game, seat).descending())
    }

    fn prompt(self, _: &Attack, _: Seat) -> String {
        "Lay your remaining power tokens.".to_owned()
    }

    fn describe(self, game: &Attack, seat: Seat, action: Action, names: &Names) -> Described {
        match action {
            Action::Assign(layout) => Laying::first(game, seat).describe(game, seat, layout, names),
            _ => Described::default(),
        }
    }
}
