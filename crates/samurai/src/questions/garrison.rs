//! Which units of the victor stay? (SS-B19, SS-D32)

use super::{Room, Short, done, list, other_question, picks, unit_described, unless};
use crate::action::{Action, Answer};
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::{FIGURES, Place, Samurai};
use crate::words::count;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// Up to so many, one after another: those that stay are marked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Garrison {
    /// The victor.
    pub(crate) seat: Seat,
    /// Where.
    pub(crate) location: u8,
    /// How many may still stay.
    pub(crate) left: u8,
}

impl Garrison {
    fn units(self, game: &Samurai) -> Short {
        if self.left == 0 {
            return Short::new();
        }
        let free = |&index: &usize| !game.player(self.seat).figures[index].is_marked();
        let there = game.classes(self.seat, 0..FIGURES, |place| place == Place::at(self.location));
        picks(there.filter(free), self.seat)
    }
}

impl Room for Garrison {
    fn asked(self, _: &Samurai) -> Seat {
        self.seat
    }
    fn hopes(self, _: &Samurai, _: Seat) -> i32 {
        40 * i32::from(self.left)
    }
}

impl Question<Samurai> for Garrison {
    const KIND: &'static str = "garrison";
    const RULE: Rule = Rule::new("SS-B19");

    fn answers(self, game: &Samurai, _: Seat, out: &mut Vec<Action>) {
        list(self.units(game), out);
        list([Answer::Done], out);
    }

    fn check(self, game: &Samurai, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Answer(pick @ Answer::Pick(..)) => unless(self.units(game).contains(&pick), Refusal::CannotStay),
            Action::Answer(Answer::Done) => Ok(()),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Samurai, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Answer(Answer::Pick(_, figure)) = action else { return };
        if self.left > 1 {
            game.push(Garrison { left: self.left - 1, ..self }, events);
        }
        let shape = game.player(seat).figures[figure.index()].marked(true);
        game.set_figure(seat, figure.index(), shape);
    }

    fn is_stale(self, game: &Samurai, _: Seat) -> bool {
        self.units(game).is_empty()
    }

    fn fallback(self, _: &Samurai, _: Seat) -> Action {
        Answer::Done.into()
    }

    fn prompt(self, _: &Samurai, _: Seat) -> String {
        format!("Up to {} may stay: pick them.", count(self.left, "unit"))
    }

    fn describe(self, game: &Samurai, seat: Seat, action: Action, names: &Names) -> Described {
        match action {
            Action::Answer(Answer::Pick(..)) => unit_described(game, seat, action, names),
            _ => done("Done."),
        }
    }
}
