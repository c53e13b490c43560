//! Which waiting ability resolves first? (SC-Q15)

use super::{Offer, Offers, listed, other_question, unless};
use crate::action::Action;
use crate::content::{Ability, SLOTS, Sort};
use crate::event::{Event, Heard};
use crate::kinds::Card;
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::state::Captains;
use kernel::{Bounded, Described, Fate, Names, Question, Rule, Seat};

/// Abilities that wait, in card order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Triggers(pub [Option<CardByte>; SLOTS]);

/// A card in one byte, for frames.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardByte(std::num::NonZeroU8);

impl CardByte {
    pub(crate) fn of(card: Card) -> CardByte {
        CardByte(std::num::NonZeroU8::MIN.saturating_add(card.index() as u8))
    }

    fn index(self) -> usize {
        usize::from(self.0.get() - 1)
    }
}

impl Triggers {
    pub(super) const VERB: &'static str = "resolve";

    /// The abilities that still wait once one resolves.
    fn without(self, index: usize) -> Triggers {
        let mut rest = [None; SLOTS];
        let others = self.0.iter().flatten().filter(|card| card.index() != index);
        rest.iter_mut().zip(others).for_each(|(place, &card)| *place = Some(card));
        Triggers(rest)
    }
}

impl Offers for Triggers {
    fn offers(self, _: &Captains, _: Seat, offer: Offer<'_>) -> bool {
        let waiting = |card: &CardByte| Action::Take(Bounded::checked(card.index()).unwrap_or_default());
        self.0.iter().flatten().any(|card| offer(waiting(card)))
    }
}

impl Question<Captains> for Triggers {
    const KIND: &'static str = "trigger";
    const RULE: Rule = rules::WAITING;
    listed!();

    fn check(self, _: &Captains, _: Seat, action: Action) -> Verdict {
        match action {
            Action::Take(at) => {
                unless(self.0.iter().flatten().any(|card| card.index() == at.index()), Refusal::AbilityNotWaiting)
            }
            Action::Done => Err(Refusal::CannotDecline),
            _ => other_question(),
        }
    }

    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Take(at) = action else { return };
        let rest = self.without(at.index());
        if rest.0[0].is_some() {
            game.push(owner, rest, events);
        }
        let face = &game.content().cards[at.index()];
        if let Sort::Ability(Ability::On(_, gain)) = face.sort {
            events.push(|| Event::Triggered { seat: owner, card: face.card });
            game.begin(owner, gain, events);
        }
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event("Which ability first?")
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        game.taking(action).described(game, seat, action)
    }
}
