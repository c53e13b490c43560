//! Where does a destroyed ship return? (AT-J17, AT-J18, AT-X33)

use crate::action::Action;
use crate::check::unless;
use crate::content::Window;
use crate::event::{Deed, Heard};
use crate::refusal::Refusal;
use crate::state::{Attack, Stage};
use crate::words::anchors::put_ship;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// She places her new ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Respawn;

impl Question<Attack> for Respawn {
    const KIND: &'static str = "respawn";
    const RULE: Rule = Rule::new("AT-J17");

    fn answers(self, game: &Attack, seat: Seat, out: &mut Vec<Action>) {
        out.extend(game.return_squares(seat).map(Action::Place));
    }

    fn check(self, game: &Attack, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Action::Place(square) = action else { return Err(game.untimely(seat, action)) };
        let grey = game.has_free_grey(seat) || game.is_own_grey(seat, square);
        let refusal = if grey { Refusal::NotOnFreeGrey } else { Refusal::NotBesideGrey };
        unless(game.return_squares(seat).any(|open| open == square), refusal)
    }

    fn answer(self, game: &mut Attack, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Place(square) = action else { return };
        game.put_ship(seat, square);
        events.push(|| Deed::Placed { seat, square }.into());
        game.stage = Stage::Window(Window::PrePower);
    }

    fn fallback(self, game: &Attack, seat: Seat) -> Action {
        game.return_squares(seat).next().map_or(Action::Pass, Action::Place)
    }

    fn prompt(self, _: &Attack, _: Seat) -> String {
        "Where does your ship return?".to_owned()
    }

    fn describe(self, _: &Attack, _: Seat, action: Action, _: &Names) -> Described {
        put_ship(action)
    }
}
