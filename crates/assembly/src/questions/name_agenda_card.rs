//! Which unlocked agenda card does an ability play? (SA-B6)

use crate::action::Action;
use crate::effects::{Ask, DeployFrom, Effect, Given};
use crate::event::Heard;
use crate::plan::Plan;
use crate::refusal::Refusal;
use crate::state::{Assembly, rule};
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// An unlocked agenda card, for the ability of this plan.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NameAgendaCard(pub(crate) Plan);

impl Question<Assembly> for NameAgendaCard {
    const KIND: &'static str = "choose agenda card";
    const RULE: Rule = rule!("SA-B6");

    fn answers(self, game: &Assembly, _: Seat, out: &mut Vec<Action>) {
        out.extend(game.candidates(self.0, Ask::Agenda, game.unlocked()).map(Action::Choose));
    }

    fn check(self, game: &Assembly, _: Seat, action: Action) -> Result<(), Refusal> {
        game.check_name(self.0, Ask::Agenda, game.unlocked(), action)
    }

    fn answer(self, game: &mut Assembly, _: Seat, action: Action, _: &mut Fate, _: &mut Heard) {
        game.name(self.0, Ask::Agenda, action);
    }

    fn fallback(self, game: &Assembly, _: Seat) -> Action {
        game.first_name(self.0, Ask::Agenda, game.unlocked())
    }

    fn prompt(self, game: &Assembly, _: Seat) -> String {
        game.name_prompt(self.0, "an unlocked agenda card")
    }

    /// Filling the gap may take the last card of the deck; the ship may be the fifth.
    fn describe(self, game: &Assembly, seat: Seat, action: Action, _: &Names) -> Described {
        let described = game.describe_name(self.0, action, "agenda");
        let effects = game.effects_of(self.0);
        let deploys = effects.contains(&Effect::DeployFrom(DeployFrom::Agenda));
        match deploys && !effects.contains(&Effect::Give(Given::OwnShip)) {
            _ if game.deck.len() == 1 => game.warn_last(described),
            true => game.warn_fifth(seat, described),
            false => described,
        }
    }
}
