//! Which hand card does an ability release or play? (SA-B6)

use crate::action::Action;
use crate::effects::{Ask, DeployFrom, Effect, Given, Released};
use crate::event::Heard;
use crate::plan::Plan;
use crate::refusal::Refusal;
use crate::state::{Assembly, rule};
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// A hand card, for the ability of this plan. It is asked for last, so that none waits in the open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NameHandCard(pub(crate) Plan);

impl Assembly {
    /// Whether the opponent does not see which hand card is named for a plan: a release that stays under the
    /// deck. Where it drops straight into the agenda everybody sees it (SA-A5, SA-I5).
    pub(crate) fn names_unseen(&self, plan: Plan) -> bool {
        let effects = self.effects_of(plan);
        let release = Effect::Release(Released::Hand);
        let is_seen = self.releases_drop() && effects.first() == Some(&release);
        effects.contains(&release) && self.next_ask(&plan) == Some(Ask::Hand) && !is_seen
    }
}

impl Question<Assembly> for NameHandCard {
    const KIND: &'static str = "choose hand card";
    const RULE: Rule = rule!("SA-B6");

    fn answers(self, game: &Assembly, _: Seat, out: &mut Vec<Action>) {
        out.extend(game.candidates(self.0, Ask::Hand, game.mine().hand).map(Action::Choose));
    }

    fn check(self, game: &Assembly, _: Seat, action: Action) -> Result<(), Refusal> {
        game.check_name(self.0, Ask::Hand, game.mine().hand, action)
    }

    fn answer(self, game: &mut Assembly, _: Seat, action: Action, _: &mut Fate, _: &mut Heard) {
        game.name(self.0, Ask::Hand, action);
    }

    fn fallback(self, game: &Assembly, _: Seat) -> Action {
        game.first_name(self.0, Ask::Hand, game.mine().hand)
    }

    fn prompt(self, game: &Assembly, _: Seat) -> String {
        game.name_prompt(self.0, "a hand card")
    }

    /// The ship may be the fifth, unless one is given away for it.
    fn describe(self, game: &Assembly, seat: Seat, action: Action, _: &Names) -> Described {
        let described = game.describe_name(self.0, action, "hand");
        let effects = game.effects_of(self.0);
        let deploys = effects.contains(&Effect::DeployFrom(DeployFrom::Hand));
        let adds = deploys && !effects.contains(&Effect::Give(Given::OwnShip));
        if adds { game.warn_fifth(seat, described) } else { described }
    }
}
