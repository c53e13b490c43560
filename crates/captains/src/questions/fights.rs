//! So many fights against pirates on routes at one's location (SC-P4).

use super::{Damage, Loot, Offer, Offers, listed, other_question, route, unless};
use crate::action::Action;
use crate::event::Heard;
use crate::kinds::Route;
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::state::Captains;
use crate::words::Choice;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// So many fights.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fights(pub u8);

impl Fights {
    pub(super) const VERB: &'static str = "fight";
}

impl Offers for Fights {
    fn offers(self, game: &Captains, owner: Seat, offer: Offer<'_>) -> bool {
        game.routes_at(game.ship(owner).place).any(|(at, _)| offer(route(at)))
    }

    fn decline(self) -> Option<Action> {
        Some(Action::Done)
    }
}

impl Question<Captains> for Fights {
    const KIND: &'static str = "fight";
    const RULE: Rule = rules::FIGHT;
    listed!();

    fn check(self, game: &Captains, owner: Seat, action: Action) -> Verdict {
        match action {
            Action::Route(at) => {
                let here = || game.map_face().routes[at.index()].ends.contains(&game.ship(owner).place);
                unless(game.has_pirate(at.index())? && here(), Refusal::NoPirateHere)
            }
            Action::Done => Ok(()),
            _ => other_question(),
        }
    }

    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Route(at) = action else { return };
        if self.0 > 1 {
            game.push(owner, Fights(self.0 - 1), events);
        }
        game.push(owner, Loot(Route(at.get())), events);
        game.push(owner, Damage(1), events);
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event(format!("Fight a pirate here ({} left), or stop.", self.0))
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        let choice = match action {
            Action::Route(at) => {
                let pirate = game.map.pirates.get(at.index()).copied().flatten();
                let loot = pirate.map(|pirate| game.content().pirates[pirate.index()].effects);
                Choice {
                    outcome: game.fight_words(seat, at.index(), game.is_painted_over(seat).into()),
                    odds: loot.and_then(|loot| game.odds(seat, loot)),
                    ..Choice::of(format!("Fight the pirate on {}", game.route_of(Route(at.get()))))
                }
            }
            _ => Choice::of("Stop here"),
        };
        choice.described(game, seat, action)
    }
}
