//! How many tokens go on the unit? (SS-D24)

use super::{Room, list, other_question, unless};
use crate::action::{Action, Answer};
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::Samurai;
use crate::words::count;
use kernel::{Described, Fate, Names, Question, Rule, Seat, Upto};

/// Up to so many tokens from the bank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tokens {
    /// Whose unit.
    pub(crate) seat: Seat,
    /// Which figure.
    pub(crate) figure: u8,
    /// At most.
    pub(crate) most: u8,
}

impl Room for Tokens {
    fn asked(self, _: &Samurai) -> Seat {
        self.seat
    }
}

impl Question<Samurai> for Tokens {
    const KIND: &'static str = "tokens";
    const RULE: Rule = Rule::new("SS-K1");

    fn answers(self, _: &Samurai, _: Seat, out: &mut Vec<Action>) {
        list((0..=self.most).map(|n| Answer::Take(Upto::new(n))), out);
    }

    fn check(self, _: &Samurai, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Answer(Answer::Take(n)) => unless(n.get() <= self.most, Refusal::AtMost { most: self.most }),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Samurai, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Answer(Answer::Take(n)) = action else { return };
        game.bank -= n.get();
        game.attach_tokens(seat, self.figure as usize, n.get(), events);
    }

    fn is_stale(self, game: &Samurai, _: Seat) -> bool {
        self.most == 0 && !game.trade.is_held()
    }

    fn lapse(self, game: &mut Samurai, seat: Seat, fate: &mut Fate, events: &mut Heard) {
        self.answer(game, seat, Answer::Take(Upto::new(0)).into(), fate, events);
    }

    fn fallback(self, _: &Samurai, _: Seat) -> Action {
        Answer::Take(Upto::new(0)).into()
    }

    fn prompt(self, _: &Samurai, _: Seat) -> String {
        format!("Attach up to {}.", count(self.most, "token"))
    }

    fn describe(self, _: &Samurai, _: Seat, action: Action, _: &Names) -> Described {
        let Action::Answer(Answer::Take(n)) = action else { return Described::new("Attach tokens.") };
        Described::new("Attach {n} from the bank.").click("bank").amount("take {n}", i32::from(n.get()))
    }
}
