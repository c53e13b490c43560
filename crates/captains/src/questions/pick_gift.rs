//! Which tech of the event is taken? The rest go to the discard (SC-Q50, SC-Q61).

use super::{Install, Offer, Offers, listed, other_question, take};
use crate::action::Action;
use crate::content::Onto;
use crate::event::{Event, Heard};
use crate::refusal::Verdict;
use crate::rules;
use crate::state::Captains;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// One of the techs on the event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PickGift;

impl Offers for PickGift {
    fn offers(self, game: &Captains, _: Seat, offer: Offer<'_>) -> bool {
        game.gifts.iter().any(|&card| offer(take(card)))
    }

    fn decline(self) -> Option<Action> {
        Some(Action::Done)
    }
}

impl Question<Captains> for PickGift {
    const KIND: &'static str = "event tech";
    const RULE: Rule = rules::TAKE;
    listed!();

    fn check(self, game: &Captains, owner: Seat, action: Action) -> Verdict {
        match action {
            Action::Take(at) => {
                let card = game.find(game.gifts.iter().copied(), at.index())?;
                game.may_place(owner, card, Onto::Any)
            }
            Action::Done => Ok(()),
            _ => other_question(),
        }
    }

    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let picked = match action {
            Action::Take(at) => game.gifts.iter().position(|card| card.index() == at.index()),
            _ => None,
        };
        let card = picked.and_then(|at| game.gifts.pop_at(at));
        game.discard_gifts();
        if let Some(card) = card {
            events.push(|| Event::TookTech { seat: owner, card });
            game.push(owner, Install(card, Onto::Any), events);
        }
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event("Take a tech from the event, or none.")
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        game.taking(action).described(game, seat, action)
    }
}
