//! Is an arrival ability used? (SS-U9, SS-D19)

use super::{Room, done, list, other_question};
use crate::action::{Action, Answer, unit_name};
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::Samurai;
use crate::text::ability_sentence;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// A figure that has just been moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct UseAbility {
    /// Whose.
    pub(crate) seat: Seat,
    /// Which figure.
    pub(crate) figure: u8,
    /// Where it stands.
    pub(crate) location: u8,
}

impl Room for UseAbility {
    fn asked(self, _: &Samurai) -> Seat {
        self.seat
    }
    fn hopes(self, _: &Samurai, _: Seat) -> i32 {
        90
    }
}

impl Question<Samurai> for UseAbility {
    const KIND: &'static str = "arrival";
    const RULE: Rule = Rule::new("SS-U9");

    fn answers(self, _: &Samurai, _: Seat, out: &mut Vec<Action>) {
        list([Answer::Use, Answer::Done], out);
    }

    fn check(self, _: &Samurai, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Answer(Answer::Use | Answer::Done) => Ok(()),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Samurai, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if action == Action::Answer(Answer::Use) {
            game.use_arrival(seat, self.figure, self.location, events);
        }
    }

    /// Where it would do nothing (SS-Q64).
    fn is_stale(self, game: &Samurai, seat: Seat) -> bool {
        !game.arrival_works(seat, self.figure, self.location)
    }

    fn fallback(self, _: &Samurai, _: Seat) -> Action {
        Answer::Done.into()
    }

    fn prompt(self, game: &Samurai, seat: Seat) -> String {
        let unit = game.unit_of(seat, self.figure as usize);
        format!("{}: {}", unit_name(game, unit), ability_sentence(&game.edition, unit))
    }

    fn describe(self, _: &Samurai, _: Seat, action: Action, _: &Names) -> Described {
        match action {
            Action::Answer(Answer::Use) => Described::new("Use the ability.").click("use"),
            _ => done("Do not use it."),
        }
    }
}
