//! Which pirate does Captain Shadow beat? (SC-O10)

use super::{Offer, Offers, listed, other_question, route, unless};
use crate::action::Action;
use crate::event::Heard;
use crate::kinds::Route;
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::state::Captains;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// Shadow discards a pirate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ShadowPirate;

impl Offers for ShadowPirate {
    fn offers(self, game: &Captains, _: Seat, offer: Offer<'_>) -> bool {
        let mut near = game.beside_shadow();
        near.sort_unstable_by_key(|(at, _)| at.index());
        near.iter().any(|&(at, _)| offer(route(at)))
    }
}

impl Question<Captains> for ShadowPirate {
    const KIND: &'static str = "shadow pirate";
    const RULE: Rule = rules::SHADOW_PIRATE;
    listed!();

    fn check(self, game: &Captains, _: Seat, action: Action) -> Verdict {
        match action {
            Action::Route(at) => {
                let near = || game.shadow_routes().any(|(route, _)| route.index() == at.index());
                unless(game.has_pirate(at.index())? && near(), Refusal::NoPirateForShadow)
            }
            Action::Done => Err(Refusal::CannotDecline),
            _ => other_question(),
        }
    }

    fn answer(self, game: &mut Captains, _: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Route(at) = action {
            game.remove_pirate(Route(at.get()), events);
        }
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event("Which pirate does Captain Shadow beat?")
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        game.removing(action).described(game, seat, action)
    }
}
