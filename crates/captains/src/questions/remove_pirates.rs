//! Which pirates are sent away? (SC-P10)

use super::{Offer, Offers, listed, other_question, route, unless};
use crate::action::Action;
use crate::event::Heard;
use crate::kinds::Route;
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::state::Captains;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// So many pirates may be removed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RemovePirates(pub u8);

impl RemovePirates {
    pub(super) const VERB: &'static str = "remove";
}

impl Offers for RemovePirates {
    fn offers(self, game: &Captains, _: Seat, offer: Offer<'_>) -> bool {
        game.routes().any(|at| offer(route(at)))
    }

    fn decline(self) -> Option<Action> {
        Some(Action::Done)
    }
}

impl Question<Captains> for RemovePirates {
    const KIND: &'static str = "remove pirate";
    const RULE: Rule = rules::REMOVE;
    listed!();

    fn check(self, game: &Captains, _: Seat, action: Action) -> Verdict {
        match action {
            Action::Route(at) => unless(game.has_pirate(at.index())?, Refusal::NoPirateThere),
            Action::Done => Ok(()),
            _ => other_question(),
        }
    }

    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Route(at) = action else { return };
        if self.0 > 1 {
            game.push(owner, RemovePirates(self.0 - 1), events);
        }
        game.remove_pirate(Route(at.get()), events);
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event("Send a pirate away, or none.")
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        game.removing(action).described(game, seat, action)
    }
}
