//! Which card of a hand is discarded? (SS-D26)

use super::{Room, discard_described, list, other_question, unless};
use crate::action::{Action, Answer};
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::Samurai;
use crate::trade::Bid;
use kernel::{Described, Fate, Names, Question, Rule, Seat, Upto};

/// So many cards of one hand, chosen by one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Discard {
    /// Who chooses.
    pub(crate) seat: Seat,
    /// Whose hand.
    pub(crate) whose: Seat,
    /// How many are left.
    pub(crate) left: u8,
}

impl Room for Discard {
    const CLOSES_TRADE: bool = true;

    fn asked(self, _: &Samurai) -> Seat {
        self.seat
    }
    fn hopes(self, _: &Samurai, seat: Seat) -> i32 {
        if self.whose == seat { 0 } else { 60 * i32::from(self.left) }
    }
    fn may_be_bound(self, _: &Samurai, _: Bid) -> bool {
        false
    }
}

impl Question<Samurai> for Discard {
    const KIND: &'static str = "discard";
    const RULE: Rule = Rule::new("SS-K1");

    fn answers(self, game: &Samurai, _: Seat, out: &mut Vec<Action>) {
        list(game.player(self.whose).hand.kinds().map(|kind| Answer::Discard(Upto::new(kind))), out);
    }

    fn check(self, game: &Samurai, _: Seat, action: Action) -> Result<(), Refusal> {
        let Action::Answer(Answer::Discard(kind)) = action else { return Err(other_question()) };
        let held = game.player(self.whose).hand.has(kind.get());
        unless(held, Refusal::NotAmongThose { kind: kind.get() })
    }

    fn answer(self, game: &mut Samurai, _: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Answer(Answer::Discard(kind)) = action else { return };
        if self.left > 1 {
            game.push(Discard { left: self.left - 1, ..self }, events);
        }
        game.discard(self.whose, kind.get(), events);
    }

    fn is_stale(self, game: &Samurai, _: Seat) -> bool {
        self.left == 0 || game.player(self.whose).hand.is_empty()
    }

    fn fallback(self, game: &Samurai, _: Seat) -> Action {
        let first = game.player(self.whose).hand.kinds().next();
        first.map_or(Answer::Done, |kind| Answer::Discard(Upto::new(kind))).into()
    }

    fn prompt(self, _: &Samurai, seat: Seat) -> String {
        if seat == self.whose { "Discard a card." } else { "Which card of their hand is discarded?" }.to_owned()
    }

    fn describe(self, game: &Samurai, _: Seat, action: Action, _: &Names) -> Described {
        discard_described(game, action)
    }
}
