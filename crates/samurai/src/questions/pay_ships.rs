//! Which ships are paid with? (SS-P3, SS-D13)

use super::{Room, Short, first_by, list, other_question, picks, unit_described, unless};
use crate::action::{Action, Answer};
use crate::event::{Heard, Source};
use crate::refusal::Refusal;
use crate::state::{CARRIER, Place, Samurai};
use crate::words::count;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// So many own ships, destroyed as a cost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PayShips {
    /// Who pays.
    pub(crate) seat: Seat,
    /// How many are still owed.
    pub(crate) left: u8,
}

impl PayShips {
    fn ships(self, game: &Samurai) -> Short {
        picks(game.classes(self.seat, 0..CARRIER + 1, |place| place != Place::GRAVEYARD), self.seat)
    }
}

impl Room for PayShips {
    fn asked(self, _: &Samurai) -> Seat {
        self.seat
    }
    fn hopes(self, _: &Samurai, _: Seat) -> i32 {
        -60 * i32::from(self.left)
    }
}

impl Question<Samurai> for PayShips {
    const KIND: &'static str = "pay ships";
    const RULE: Rule = Rule::new("SS-P3");

    fn answers(self, game: &Samurai, _: Seat, out: &mut Vec<Action>) {
        list(self.ships(game), out);
    }

    fn check(self, game: &Samurai, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Answer(pick @ Answer::Pick(..)) => {
                unless(self.ships(game).contains(&pick), Refusal::NoShipToPayWith)
            }
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Samurai, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Answer(Answer::Pick(_, figure)) = action else { return };
        if self.left > 1 {
            game.push(PayShips { left: self.left - 1, ..self }, events);
        }
        game.bury(seat, figure.index(), Source::Cost, events);
    }

    fn is_stale(self, game: &Samurai, _: Seat) -> bool {
        game.is_settled_by(&self.ships(game))
    }

    fn lapse(self, game: &mut Samurai, seat: Seat, fate: &mut Fate, events: &mut Heard) {
        let only = self.ships(game);
        game.play_only(self, &only, seat, fate, events);
    }

    /// The weakest in supply first.
    fn fallback(self, game: &Samurai, seat: Seat) -> Action {
        first_by(self.ships(game), |answer| match answer {
            Answer::Pick(_, figure) => {
                let shape = game.player(seat).figures[figure.index()];
                (i32::from(shape.place().is_location()), i32::from(game.power(seat, figure.index())))
            }
            _ => (0, 0),
        })
    }

    fn prompt(self, _: &Samurai, _: Seat) -> String {
        format!("Choose {} to pay with.", count(self.left, "ship"))
    }

    fn describe(self, game: &Samurai, seat: Seat, action: Action, names: &Names) -> Described {
        unit_described(game, seat, action, names)
    }
}
