//! Which hand cards are discarded for what is owed? (SR-D24, SR-L7)

use super::{other_question, there};
use crate::action::Action;
use crate::content::Kind;
use crate::event::{Heard, Shed};
use crate::refusal::Refusal;
use crate::state::Realms;
use kernel::choice::Described;
use kernel::{Fate, Names, Question, Rule, Seat};

/// Discards that an opponent forced.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Owe {
    /// How many.
    pub(crate) left: u8,
}

impl<const S: usize, const C: usize> Question<Realms<S, C>> for Owe {
    const KIND: &'static str = "owed-discard";
    const RULE: Rule = Rule::new("SR-L7");

    fn answers(self, game: &Realms<S, C>, seat: Seat, out: &mut Vec<Action>) {
        out.extend(game.players[seat].hand.kinds().map(|kind| Action::Discard(Kind::new(kind))));
    }

    fn check(self, game: &Realms<S, C>, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Discard(kind) => there(game.players[seat].hand.has(kind.get())),
            Action::Done => Err(Refusal::MustDiscard),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Realms<S, C>, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Discard(kind) = action {
            game.discard_card(seat, kind.get(), Shed::Owed, events);
            if self.left > 1 {
                game.push(seat, Owe { left: self.left - 1 }, events);
            }
        }
    }

    fn fallback(self, game: &Realms<S, C>, seat: Seat) -> Action {
        game.cheapest(game.players[seat].hand.mask(), Action::Discard)
    }

    fn prompt(self, _: &Realms<S, C>, _: Seat) -> String {
        format!("An opponent made you discard: choose {}.", super::cards(self.left))
    }

    fn describe(self, game: &Realms<S, C>, _: Seat, action: Action, _: &Names) -> Described {
        game.described_discard(action).unwrap_or_default()
    }

    fn prior(self, game: &Realms<S, C>, _: Seat, action: Action) -> i32 {
        if let Action::Discard(kind) = action { game.prior_of_discard(kind) } else { 0 }
    }
}
