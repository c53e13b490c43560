//! Which card is drawn: the deck's top card, or an unlocked agenda card? (SA-A1, SA-Y7)

use super::unless;
use crate::action::Action;
use crate::event::{Event, Heard};
use crate::questions::Frame;
use crate::refusal::Refusal;
use crate::state::{Assembly, rule};
use crate::words::{anchor, card_name};
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// So many draws to come, one after the other (SA-A8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DrawCard {
    pub(crate) left: u8,
}

impl Assembly {
    /// Asks for draws; those of several triggers add up.
    pub(crate) fn ask_draws(&mut self, draws: u8) {
        match self.frames.top_mut() {
            Some(Frame::DrawCard(DrawCard { left })) => *left += draws,
            _ => self.push(DrawCard { left: draws }),
        }
    }
}

impl DrawCard {
    /// One draw less to come.
    fn count(self, game: &mut Assembly) {
        if self.left > 1 {
            game.push(DrawCard { left: self.left - 1 });
        }
    }
}

impl Question<Assembly> for DrawCard {
    const KIND: &'static str = "draw";
    const RULE: Rule = rule!("SA-A1");

    fn answers(self, game: &Assembly, _: Seat, out: &mut Vec<Action>) {
        if !game.deck.is_empty() {
            out.push(Action::DrawDeck);
        }
        out.extend(game.unlocked().iter().map(Action::Draw));
    }

    fn check(self, game: &Assembly, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::DrawDeck => unless(!game.deck.is_empty(), Refusal::DeckEmpty),
            Action::Draw(card) if game.locked().has(card) => Err(Refusal::LockedCard { card }),
            Action::Draw(card) => unless(game.on_agenda().has(card), Refusal::NotOnAgenda { card }),
            // SA-A2: a draw cannot be declined or put off.
            _ => Err(Refusal::DrawFirst),
        }
    }

    fn answer(self, game: &mut Assembly, _: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        self.count(game);
        match action {
            Action::Draw(card) => game.draw_from_agenda(card, events),
            _ => game.draw_from_deck(events),
        }
    }

    /// Public facts leave no choice.
    fn is_stale(self, game: &Assembly, _: Seat) -> bool {
        let unlocked = game.unlocked().len();
        self.left == 0 || unlocked == 0 || (game.deck.is_empty() && unlocked == 1)
    }

    fn lapse(self, game: &mut Assembly, seat: Seat, _: &mut Fate, events: &mut Heard) {
        if self.left == 0 {
            return;
        }
        self.count(game);
        match (game.deck.is_empty(), game.unlocked().first()) {
            (false, _) => game.draw_from_deck(events),
            (true, Some(card)) => game.draw_from_agenda(card, events),
            // SA-A7: nothing to take.
            (true, None) => events.push(|| Event::DrewNothing { seat }),
        }
    }

    fn fallback(self, game: &Assembly, _: Seat) -> Action {
        match game.unlocked().first() {
            Some(card) if game.deck.is_empty() => Action::Draw(card),
            _ => Action::DrawDeck,
        }
    }

    fn prompt(self, _: &Assembly, _: Seat) -> String {
        let more = if self.left > 1 { format!(" ({} draws to come)", self.left) } else { String::new() };
        format!("Draw a card: from the deck, or an unlocked agenda card{more}.")
    }

    fn describe(self, game: &Assembly, _: Seat, action: Action, _: &Names) -> Described {
        let described = match action {
            Action::Draw(card) => {
                Described::new(format!("Draw {}", card_name(game, card))).click(anchor(game, "agenda", card))
            }
            _ => Described::new("Draw the top card of the deck").click("deck"),
        };
        game.warn_last(described)
    }
}
