//! A turn's crew window and its main action: a room, a mission or a pass (SC-T2). Asked while nothing else is.

mod describe;
mod list;

use crate::action::Action;
use crate::event::Heard;
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::state::{Captains, Stage};
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// It holds no data and is never on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MainPhase;

impl Question<Captains> for MainPhase {
    const KIND: &'static str = "main";
    const RULE: Rule = rules::MAIN;

    #[inline]
    fn answers(self, game: &Captains, seat: Seat, out: &mut Vec<Action>) {
        game.main_actions(seat, out);
    }

    fn check(self, game: &Captains, seat: Seat, action: Action) -> Verdict {
        match action {
            Action::Train(from, to) => game.may_train(seat, from, to),
            Action::Promote(crew) => game.may_promote(seat, crew),
            Action::Activate(berth, figure) => game.may_activate(seat, berth.index(), figure),
            Action::Spend(berth, pair) => game.may_spend(seat, berth.index(), pair),
            Action::Mission => game.may_complete(seat),
            Action::Pass => Ok(()),
            Action::PromoteOther(figure) => Err(Refusal::CannotPromote { figure }),
            Action::TrainInto(from, to) => Err(Refusal::CannotTrainInto { from, to }),
            _ => Err(Refusal::NoMainAction),
        }
    }

    #[inline]
    fn answer(self, game: &mut Captains, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        match action {
            Action::Train(from, to) => return game.train(seat, from, to, events),
            Action::Promote(crew) => return game.promote(seat, crew, events),
            _ => {}
        }
        game.ship_mut(seat).fresh = [0; 3];
        game.stage = Stage::TurnEnds;
        match action {
            Action::Activate(berth, figure) => game.activate(seat, berth.index(), figure, events),
            Action::Spend(berth, pair) => game.spend(seat, berth, pair, events),
            Action::Mission => game.take_mission(seat, events),
            _ => game.pass(seat, events),
        }
    }

    /// SC-Q92.
    fn fallback(self, _: &Captains, _: Seat) -> Action {
        Action::Pass
    }

    fn prompt(self, _: &Captains, _: Seat) -> String {
        "Train and promote if you like; then use a room, complete the mission here, or pass.".into()
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        game.main_choice(seat, action).described(game, seat, action)
    }
}
