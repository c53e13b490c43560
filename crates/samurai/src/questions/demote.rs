//! Which marker goes back toward neutral? (SS-D25)

use super::{Room, Short, first_by, list, other_question, unless};
use crate::action::{Action, Answer};
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::Samurai;
use crate::words::{anchor, count};
use kernel::{Described, Fate, Names, Question, Rule, Seat, Upto};

/// One marker on one's own branch, so many spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Demote {
    /// Whose branch.
    pub(crate) seat: Seat,
    /// How far.
    pub(crate) steps: u8,
}

impl Demote {
    /// The markers deep enough.
    pub(crate) fn markers(self, game: &Samurai) -> Short {
        let deep = |&clan: &u8| {
            let branch = game.branch_of(game.markers[clan as usize]);
            branch.is_some_and(|(owner, depth)| owner == self.seat && depth >= self.steps)
        };
        (0..game.markers.len() as u8).filter(deep).map(|clan| Answer::Demote(Upto::new(clan))).collect()
    }
}

impl Room for Demote {
    fn asked(self, _: &Samurai) -> Seat {
        self.seat
    }
    fn hopes(self, _: &Samurai, _: Seat) -> i32 {
        70 * i32::from(self.steps)
    }
}

impl Question<Samurai> for Demote {
    const KIND: &'static str = "demote";
    const RULE: Rule = Rule::new("SS-K1");

    fn answers(self, game: &Samurai, _: Seat, out: &mut Vec<Action>) {
        list(self.markers(game), out);
    }

    fn check(self, game: &Samurai, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Answer(marker @ Answer::Demote(_)) => {
                unless(self.markers(game).contains(&marker), Refusal::NotInFull)
            }
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Samurai, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Answer(Answer::Demote(clan)) = action else { return };
        let space = game.markers[clan.index()];
        let depth = game.branch_of(space).map_or(0, |(_, depth)| depth);
        let to = if depth <= self.steps { 0 } else { space - self.steps };
        game.move_marker(seat, clan.get(), to, events);
    }

    fn is_stale(self, game: &Samurai, _: Seat) -> bool {
        game.is_settled_by(&self.markers(game))
    }

    fn lapse(self, game: &mut Samurai, seat: Seat, fate: &mut Fate, events: &mut Heard) {
        let only = self.markers(game);
        game.play_only(self, &only, seat, fate, events);
    }

    /// The shallowest.
    fn fallback(self, game: &Samurai, _: Seat) -> Action {
        first_by(self.markers(game), |answer| match answer {
            Answer::Demote(clan) => (0, i32::from(game.markers[clan.index()])),
            _ => (0, 0),
        })
    }

    fn prompt(self, _: &Samurai, _: Seat) -> String {
        format!("Which marker goes back {}?", count(self.steps, "space"))
    }

    fn describe(self, game: &Samurai, _: Seat, action: Action, _: &Names) -> Described {
        let Action::Answer(Answer::Demote(clan)) = action else { return Described::new("Move a marker.") };
        let name = &game.edition.clans[clan.index()].name;
        Described::new(format!("Move {name} toward neutral.")).click(anchor("marker", name))
    }
}
