//! Where does a ship come back onto the map? (AT-J10, AT-X30)

use crate::action::Action;
use crate::check::unless;
use crate::content::Window;
use crate::event::{Deed, Heard};
use crate::refusal::Refusal;
use crate::state::{Attack, Stage};
use crate::words::anchors::put_ship;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// Her ship left the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ComeBack;

impl Question<Attack> for ComeBack {
    const KIND: &'static str = "return";
    const RULE: Rule = Rule::new("AT-J10");

    fn answers(self, game: &Attack, seat: Seat, out: &mut Vec<Action>) {
        out.extend(game.return_squares(seat).map(Action::Place));
    }

    fn check(self, game: &Attack, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Action::Place(square) = action else { return Err(game.untimely(seat, action)) };
        unless(game.return_squares(seat).any(|open| open == square), Refusal::NotNearWhereItLeft)
    }

    fn answer(self, game: &mut Attack, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Place(square) = action else { return };
        game.put_ship(seat, square);
        events.push(|| Deed::CameBack { seat, square }.into());
        game.stage = Stage::Window(Window::PrePower);
    }

    fn fallback(self, game: &Attack, seat: Seat) -> Action {
        game.return_squares(seat).next().map_or(Action::Pass, Action::Place)
    }

    fn prompt(self, _: &Attack, _: Seat) -> String {
        "Where does your ship come back onto the map?".to_owned()
    }

    fn describe(self, _: &Attack, _: Seat, action: Action, _: &Names) -> Described {
        put_ship(action)
    }
}
