//! On which free route does a drawn pirate go? (SC-Q74)

use super::{Offer, Offers, listed, other_question, route, unless};
use crate::action::Action;
use crate::event::{Event, Heard};
use crate::kinds::{Pirate, Route};
use crate::refusal::{Refusal, Verdict};
use crate::state::Captains;
use crate::words::Choice;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// A drawn pirate to place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlacePirate(pub Pirate);

impl PlacePirate {
    pub(super) const VERB: &'static str = "place";
}

impl Offers for PlacePirate {
    fn offers(self, game: &Captains, _: Seat, offer: Offer<'_>) -> bool {
        game.routes().any(|at| offer(route(at)))
    }
}

impl Question<Captains> for PlacePirate {
    const KIND: &'static str = "place pirate";
    const RULE: Rule = Rule::new("SC-Q74");
    listed!();

    fn check(self, game: &Captains, _: Seat, action: Action) -> Verdict {
        match action {
            Action::Route(at) => unless(!game.has_pirate(at.index())?, Refusal::RouteTaken),
            Action::Done => Err(Refusal::CannotDecline),
            _ => other_question(),
        }
    }

    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Route(at) = action {
            let route = Route(at.get());
            game.map.pirates[route.index()] = Some(self.0);
            events.push(|| Event::PlacedPirate { seat: owner, pirate: self.0, route });
        }
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event("Which free route does the pirate go to?")
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        let Action::Route(at) = action else { return Described::default() };
        let words = format!("Place the pirate on {}", game.route_of(Route(at.get())));
        Choice::of(words).described(game, seat, action)
    }
}
