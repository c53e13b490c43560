//! Which of your ships does an ability take? (SA-B6)

use crate::action::Action;
use crate::effects::{Ask, Effect, Given};
use crate::event::Heard;
use crate::plan::Plan;
use crate::refusal::Refusal;
use crate::state::{Assembly, other, rule};
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// A ship of the controller, for the ability of this plan.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NameShip(pub(crate) Plan);

impl Question<Assembly> for NameShip {
    const KIND: &'static str = "choose ship";
    const RULE: Rule = rule!("SA-B6");

    fn answers(self, game: &Assembly, _: Seat, out: &mut Vec<Action>) {
        out.extend(game.candidates(self.0, Ask::Ship, game.mine().fleet).map(Action::Choose));
    }

    fn check(self, game: &Assembly, _: Seat, action: Action) -> Result<(), Refusal> {
        game.check_name(self.0, Ask::Ship, game.mine().fleet, action)
    }

    fn answer(self, game: &mut Assembly, _: Seat, action: Action, _: &mut Fate, _: &mut Heard) {
        game.name(self.0, Ask::Ship, action);
    }

    fn fallback(self, game: &Assembly, _: Seat) -> Action {
        game.first_name(self.0, Ask::Ship, game.mine().fleet)
    }

    fn prompt(self, game: &Assembly, _: Seat) -> String {
        game.name_prompt(self.0, "one of your ships")
    }

    /// A gift may bring the other side its fifth ship.
    fn describe(self, game: &Assembly, seat: Seat, action: Action, _: &Names) -> Described {
        let described = game.describe_name(self.0, action, "fleet");
        let gives = game.effects_of(self.0).contains(&Effect::Give(Given::OwnShip));
        if gives { game.warn_fifth(other(seat), described) } else { described }
    }
}
