//! Which of the things in lobbying is picked: a face-up card, or the deck? (SA-L6, SA-Y1 to SA-Y3)

use super::unless;
use crate::action::Action;
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::{Assembly, rule};
use crate::words::{anchor, card_name};
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// So many things are picked already. Never on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LobbyPick {
    pub(crate) picked: u8,
}

impl Question<Assembly> for LobbyPick {
    const KIND: &'static str = "lobby pick";
    const RULE: Rule = rule!("SA-L6");

    fn answers(self, game: &Assembly, _: Seat, out: &mut Vec<Action>) {
        out.extend(game.row.iter().map(Action::Take));
        if game.deck_taker.is_none() {
            out.push(Action::TakeDeck);
        }
    }

    fn check(self, game: &Assembly, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Take(card) => unless(game.row.has(card), Refusal::NotFaceUp { card }),
            Action::TakeDeck => unless(game.deck_taker.is_none(), Refusal::DeckTaken),
            _ => Err(Refusal::PickFirst),
        }
    }

    fn answer(self, game: &mut Assembly, _: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        match action {
            Action::Take(card) => game.take(Some(card), self.picked, events),
            _ => game.take(None, self.picked, events),
        }
    }

    fn fallback(self, game: &Assembly, _: Seat) -> Action {
        game.row.first().map_or(Action::TakeDeck, Action::Take)
    }

    fn prompt(self, _: &Assembly, _: Seat) -> String {
        match self.picked {
            1 => "Draft 2 cards: pick the first.".to_owned(),
            2 => "Draft 2 cards: pick the second.".to_owned(),
            _ => "Draft a card.".to_owned(),
        }
    }

    fn describe(self, game: &Assembly, _: Seat, action: Action, _: &Names) -> Described {
        match action {
            Action::Take(card) => {
                Described::new(format!("Take {}", card_name(game, card))).click(anchor(game, "row", card))
            }
            _ => Described::new("Take the deck and begin the assembly").click("deck"),
        }
    }
}
