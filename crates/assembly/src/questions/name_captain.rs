//! Which captain, of either player, does an ability move? (SA-B6)

use crate::action::Action;
use crate::card::Cards;
use crate::effects::{Ask, Effect, Given, Scrambled};
use crate::event::Heard;
use crate::plan::Plan;
use crate::refusal::Refusal;
use crate::state::{Assembly, rule};
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// A captain in play, for the ability of this plan.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NameCaptain(pub(crate) Plan);

fn captains(game: &Assembly) -> Cards {
    game.mine().captains | game.theirs().captains
}

impl Question<Assembly> for NameCaptain {
    const KIND: &'static str = "choose captain";
    const RULE: Rule = rule!("SA-B6");

    fn answers(self, game: &Assembly, _: Seat, out: &mut Vec<Action>) {
        out.extend(game.candidates(self.0, Ask::Captain, captains(game)).map(Action::Choose));
    }

    fn check(self, game: &Assembly, _: Seat, action: Action) -> Result<(), Refusal> {
        game.check_name(self.0, Ask::Captain, captains(game), action)
    }

    fn answer(self, game: &mut Assembly, _: Seat, action: Action, _: &mut Fate, _: &mut Heard) {
        game.name(self.0, Ask::Captain, action);
    }

    fn fallback(self, game: &Assembly, _: Seat) -> Action {
        game.first_name(self.0, Ask::Captain, captains(game))
    }

    fn prompt(self, game: &Assembly, _: Seat) -> String {
        game.name_prompt(self.0, "a captain")
    }

    /// A scramble may bring the fifth ship to either side, unless a ship of that side is given away for it.
    fn describe(self, game: &Assembly, seat: Seat, action: Action, _: &Names) -> Described {
        let described = game.describe_name(self.0, action, "captains");
        let effects = game.effects_of(self.0);
        let Action::Choose(card) = action else { return described };
        match game.controller(card) {
            Some(owner) if owner == seat && effects.contains(&Effect::Give(Given::OwnShip)) => described,
            Some(owner) if effects.contains(&Effect::Scramble(Scrambled::AnyCaptain)) => {
                game.warn_fifth(owner, described)
            }
            _ => described,
        }
    }
}
