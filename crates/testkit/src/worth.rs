//! Toys valued for bots: a finished game by its result, any other as even.

use crate::toys::{Of, Toy};
use evaluation::Evaluate;
use kernel::{Game, Seat};

impl<T: Toy> Evaluate for Of<T> {
    fn evaluate(&self, seat: Seat) -> i32 {
        self.outcome().map_or(500, |outcome| outcome.worth(seat))
    }
}
