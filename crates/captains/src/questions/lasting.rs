//! Which lasting event comes first? (SC-F12)

use super::{Offer, Offers, listed, options, other_question, unless};
use crate::action::Action;
use crate::event::{Event, Heard};
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::state::Captains;
use crate::words::Choice;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// Lasting events that wait (a mask).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lasting(pub u8);

impl Offers for Lasting {
    fn offers(self, _: &Captains, _: Seat, offer: Offer<'_>) -> bool {
        options().any(|at| offer(Action::Option(at)))
    }
}

impl Question<Captains> for Lasting {
    const KIND: &'static str = "lasting";
    const RULE: Rule = rules::LASTING;
    listed!();

    fn check(self, _: &Captains, _: Seat, action: Action) -> Verdict {
        match action {
            Action::Option(at) => unless(self.0 >> at.get() & 1 == 1, Refusal::EventNotWaiting),
            Action::Done => Err(Refusal::CannotDecline),
            _ => other_question(),
        }
    }

    /// One event's gain; the others stay.
    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Option(at) = action else { return };
        let rest = self.0 & !(1 << at.get());
        if rest != 0 {
            game.push(owner, Lasting(rest), events);
        }
        game.ship_mut(owner).had |= 1 << at.get();
        let Some(&event) = game.lasting.get(at.index()) else { return };
        events.push(|| Event::Lasted { seat: owner, event });
        if let Some(lasting) = game.content().events[event.index()].lasting {
            game.begin(owner, lasting.gain, events);
        }
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event("Which lasting event first?")
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        let Action::Option(at) = action else { return Described::default() };
        let event = game.lasting.get(at.index());
        let name = event.map_or("", |event| game.content().events[event.index()].name.as_str());
        Choice::of(name).described(game, seat, action)
    }
}
