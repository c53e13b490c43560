//! The one source of legality: who may act, and what is possible beside the question.

use crate::action::{Action, Answer};
use crate::questions::{Legal, unless};
use crate::refusal::Refusal;
use crate::state::{Phase, Samurai};
use kernel::{Seat, TableRefusal};

impl Samurai {
    /// Whether a seat may take an action now.
    pub(crate) fn is_legal(&self, seat: Seat, action: Action) -> Legal {
        unless(self.phase != Phase::Over, TableRefusal::GameOver.into())?;
        let plays = seat.index() < self.seats as usize && !self.conceded.has(seat);
        unless(plays, TableRefusal::NotYours.into())?;
        match action {
            Action::Concede => Ok(()),
            Action::Deal(deal) => self.may_deal(seat, deal),
            Action::Hold => self.may_hold(seat),
            Action::Release => unless(self.trade.holds(seat), Refusal::NotHolding),
            Action::Answer(answer) => self.check_answer(seat, answer),
        }
    }

    fn check_answer(&self, seat: Seat, answer: Answer) -> Legal {
        let Some(question) = self.question_of(seat) else {
            // SS-T7: free orders are only possible on her own turn.
            let free = matches!(answer, Answer::Free(_));
            return Err(if free { Refusal::NotYourTurn } else { TableRefusal::NotYours.into() });
        };
        question.check(self, seat, answer.into())
    }
}
