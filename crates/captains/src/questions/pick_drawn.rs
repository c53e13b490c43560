//! Which of the revealed techs is placed? The rest go to the discard (SC-N3, SC-N4, SC-Q25).

use super::{Install, Offer, Offers, listed, other_question, take};
use crate::action::Action;
use crate::content::Onto;
use crate::event::{Event, Heard};
use crate::refusal::Verdict;
use crate::rules;
use crate::state::Captains;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// One of the drawn cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PickDrawn(pub Onto);

impl Offers for PickDrawn {
    fn offers(self, game: &Captains, _: Seat, offer: Offer<'_>) -> bool {
        game.drawn.iter().any(|&card| offer(take(card)))
    }

    fn decline(self) -> Option<Action> {
        Some(Action::Done)
    }
}

impl Question<Captains> for PickDrawn {
    const KIND: &'static str = "drawn";
    const RULE: Rule = rules::TAKE;
    listed!();

    fn check(self, game: &Captains, owner: Seat, action: Action) -> Verdict {
        match action {
            Action::Take(at) => {
                let card = game.find(game.drawn.iter().copied(), at.index())?;
                game.may_place(owner, card, self.0)
            }
            Action::Done => Ok(()),
            _ => other_question(),
        }
    }

    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let picked = match action {
            Action::Take(at) => game.drawn.iter().position(|card| card.index() == at.index()),
            _ => None,
        };
        let card = picked.and_then(|at| game.drawn.pop_at(at));
        game.discard_drawn();
        if let Some(card) = card {
            events.push(|| Event::TookTech { seat: owner, card });
            game.push(owner, Install(card, self.0), events);
        }
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event("Place one of the revealed cards, or none.")
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        game.taking(action).described(game, seat, action)
    }
}
