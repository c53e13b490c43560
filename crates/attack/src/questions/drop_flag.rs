//! Where does she drop the flag? (AT-J12, AT-J14, AT-X22)

use super::Frame;
use crate::action::Action;
use crate::board::Square;
use crate::check::unless;
use crate::event::Heard;
use crate::frames::Duty;
use crate::refusal::Refusal;
use crate::state::{Attack, Berth};
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// She drops the flag near a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DropFlag {
    /// Who carries it.
    pub(crate) seat: Seat,
    /// Where she carried it.
    pub(crate) square: Square,
}

impl Question<Attack> for DropFlag {
    const KIND: &'static str = "flag drop";
    const RULE: Rule = Rule::new("AT-J14");

    fn answers(self, _: &Attack, _: Seat, out: &mut Vec<Action>) {
        out.extend(self.square.corners().map(Action::Drop));
    }

    fn check(self, game: &Attack, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Action::Drop(point) = action else { return Err(game.untimely(seat, action)) };
        let off_map = matches!(game.ship(self.seat).berth, Berth::Off(_));
        unless(point.touches(self.square), Refusal::DropOutOfReach { off_map })
    }

    fn answer(self, game: &mut Attack, _: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Drop(point) = action {
            game.drop_flag(self.seat, point, events);
        }
    }

    fn is_stale(self, game: &Attack, _: Seat) -> bool {
        game.carried(self.seat).is_none()
    }

    fn fallback(self, _: &Attack, _: Seat) -> Action {
        self.square.corners().next().map_or(Action::Pass, Action::Drop)
    }

    fn prompt(self, _: &Attack, _: Seat) -> String {
        "Where do you drop the flag?".to_owned()
    }

    fn describe(self, _: &Attack, _: Seat, action: Action, _: &Names) -> Described {
        match action {
            Action::Drop(point) => Described::new(format!("Drop the flag on {point}")).click(format!("point/{point}")),
            _ => Described::default(),
        }
    }
}

impl Duty for DropFlag {
    fn owner(&self, _: &Attack) -> Seat {
        self.seat
    }

    fn can_be_owed(&self, game: &Attack) -> bool {
        game.is_settling() && game.ship(self.seat).is_living() && game.carried(self.seat).is_some()
    }

    fn written(&self, game: &Attack) -> String {
        format!("drop {} {}", game.colour_of(self.seat).id(), self.square)
    }
}

impl Attack {
    /// Whether a captain owes it to drop her flag.
    pub(crate) fn is_dropping(&self, seat: Seat) -> bool {
        self.frames.iter().any(|frame| matches!(frame, Frame::DropFlag(drop) if drop.seat == seat))
    }
}
