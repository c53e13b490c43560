//! Which location? (SS-G14, SS-D23)

use super::{PickUnit, Room, Short, Task, first_by, list, other_question, unless};
use crate::action::{Action, Answer};
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::{NONE, Samurai};
use kernel::{Described, Fate, Names, Question, Rule, Seat, Upto};

/// What a chosen location is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Site {
    /// The card in play is attached there.
    Attach,
    /// Units are destroyed there.
    Destroy {
        /// How many.
        count: u8,
        /// Whether fewer will do.
        up_to: bool,
        /// Ships only.
        ships: bool,
        /// The weakest only.
        weakest: bool,
    },
}

/// A location where a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChooseLocation {
    /// Who chooses.
    pub(crate) seat: Seat,
    /// What for.
    pub(crate) site: Site,
}

fn carded(game: &Samurai) -> Short {
    let carded = (0..game.seats).filter(|&at| game.boards[at as usize] != NONE);
    carded.map(|at| Answer::At(Upto::new(at))).collect()
}

impl Room for ChooseLocation {
    fn asked(self, _: &Samurai) -> Seat {
        self.seat
    }
    fn hopes(self, _: &Samurai, _: Seat) -> i32 {
        90
    }
}

impl Question<Samurai> for ChooseLocation {
    const KIND: &'static str = "location";
    const RULE: Rule = Rule::new("SS-K1");

    fn answers(self, game: &Samurai, _: Seat, out: &mut Vec<Action>) {
        list(carded(game), out);
    }

    fn check(self, game: &Samurai, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Answer(at @ Answer::At(_)) => unless(carded(game).contains(&at), Refusal::NoCardThere),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Samurai, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Answer(Answer::At(at)) = action else { return };
        match self.site {
            Site::Attach => game.attach_card(seat, at.get(), events),
            Site::Destroy { count, up_to, ships, weakest } => {
                let task = Task::Destroy { whose: NONE, location: at.get(), ships, weakest };
                game.push(PickUnit { seat, task, left: count, up_to }, events);
            }
        }
    }

    fn is_stale(self, game: &Samurai, _: Seat) -> bool {
        game.is_settled_by(&carded(game))
    }

    fn lapse(self, game: &mut Samurai, seat: Seat, fate: &mut Fate, events: &mut Heard) {
        let only = carded(game);
        game.play_only(self, &only, seat, fate, events);
    }

    fn fallback(self, game: &Samurai, _: Seat) -> Action {
        first_by(carded(game), |_| (0, 0))
    }

    fn prompt(self, _: &Samurai, _: Seat) -> String {
        match self.site {
            Site::Attach => "Attach the card to which location?",
            Site::Destroy { .. } => "At which location?",
        }
        .to_owned()
    }

    fn describe(self, _: &Samurai, _: Seat, action: Action, _: &Names) -> Described {
        let Action::Answer(Answer::At(at)) = action else { return Described::new("A location.") };
        Described::new(format!("Location {}.", at.get() + 1)).click(format!("location/{}", at.get() + 1))
    }
}
