//! Which hand cards go under the deck, until two are left? (SA-L10, SA-Y5)

use super::unless;
use crate::action::Action;
use crate::event::Heard;
use crate::lobby::KEPT;
use crate::refusal::Refusal;
use crate::state::{Assembly, rule};
use crate::text::count;
use crate::words::{anchor, card_name};
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// One card after another. Never on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LobbyRelease;

impl Question<Assembly> for LobbyRelease {
    const KIND: &'static str = "lobby release";
    const RULE: Rule = rule!("SA-L10");

    fn answers(self, game: &Assembly, _: Seat, out: &mut Vec<Action>) {
        out.extend(game.mine().hand.iter().map(Action::Release));
    }

    fn check(self, game: &Assembly, _: Seat, action: Action) -> Result<(), Refusal> {
        let is_mine = matches!(action, Action::Release(card) if game.mine().hand.has(card));
        unless(is_mine, Refusal::ReleaseFirst)
    }

    fn answer(self, game: &mut Assembly, _: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Release(card) = action {
            game.lobby_release(card, events);
        }
    }

    fn fallback(self, game: &Assembly, _: Seat) -> Action {
        game.mine().hand.first().map_or(Action::Concede, Action::Release)
    }

    fn prompt(self, game: &Assembly, _: Seat) -> String {
        let left = game.mine().hand.len().saturating_sub(KEPT);
        format!("Put {} under the deck.", count(left, "card"))
    }

    fn describe(self, game: &Assembly, _: Seat, action: Action, _: &Names) -> Described {
        let Action::Release(card) = action else { return Described::new("Put a card under the deck") };
        let text = format!("Put {} under the deck", card_name(game, card));
        Described::new(text).click(anchor(game, "hand", card)).click("deck")
    }
}
