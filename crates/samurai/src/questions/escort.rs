//! Which fighters come along? (SS-U1, SS-D18)

use super::{Room, Short, done, list, other_question, unit_described, unless};
use crate::action::{Action, Answer, place_name};
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::{FIGHTERS, Place, Samurai};
use crate::words::count;
use kernel::{Described, Fate, Names, Question, Rule, Seat, Upto};

/// So many fighters from where a carrier came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Escort {
    /// Whose.
    pub(crate) seat: Seat,
    /// How many may still come.
    pub(crate) left: u8,
    /// From where.
    pub(crate) from: Place,
    /// Where to.
    pub(crate) to: u8,
}

impl Escort {
    fn fighters(self, game: &Samurai) -> Short {
        let Escort { seat, left, from, to } = self;
        let open = left > 0 && game.open_to_ships(seat) >> to & 1 == 1;
        let figures = &game.player(seat).figures;
        let joins = |&index: &usize| open && !figures[index].is_marked();
        let fighters = game.classes(seat, 0..FIGHTERS, move |place| place == from).filter(joins);
        fighters.map(|index| Answer::Pick(Upto::new(seat.index() as u8), Upto::new(index as u8))).collect()
    }
}

impl Room for Escort {
    fn asked(self, _: &Samurai) -> Seat {
        self.seat
    }
    fn hopes(self, _: &Samurai, _: Seat) -> i32 {
        60 * i32::from(self.left)
    }
}

impl Question<Samurai> for Escort {
    const KIND: &'static str = "escort";
    const RULE: Rule = Rule::new("SS-U1");

    fn answers(self, game: &Samurai, _: Seat, out: &mut Vec<Action>) {
        list(self.fighters(game), out);
        list([Answer::Done], out);
    }

    fn check(self, game: &Samurai, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Answer(pick @ Answer::Pick(..)) => unless(self.fighters(game).contains(&pick), Refusal::NoSpace),
            Action::Answer(Answer::Done) => Ok(()),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Samurai, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Answer(Answer::Pick(_, figure)) = action {
            game.push(Escort { left: self.left.saturating_sub(1), ..self }, events);
            game.place_figure(seat, figure.index(), self.to, events);
        }
    }

    fn is_stale(self, game: &Samurai, _: Seat) -> bool {
        self.fighters(game).is_empty()
    }

    fn fallback(self, _: &Samurai, _: Seat) -> Action {
        Answer::Done.into()
    }

    fn prompt(self, _: &Samurai, _: Seat) -> String {
        let (fighters, place) = (count(self.left, "fighter"), place_name(self.from));
        format!("Up to {fighters} may come along from {place} to {}.", self.to + 1)
    }

    /// The figures say where an escort goes, and how many may still come.
    fn describe(self, game: &Samurai, seat: Seat, action: Action, names: &Names) -> Described {
        let Action::Answer(Answer::Pick(..)) = action else { return done("Nobody more comes along.") };
        let described = unit_described(game, seat, action, names);
        described.figure("escort", i32::from(self.to) + 1).figure("left", i32::from(self.left))
    }
}
