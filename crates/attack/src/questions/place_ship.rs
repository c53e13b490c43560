//! Where does the ship start? (AT-S10, AT-J6, AT-X7)

use crate::action::Action;
use crate::board::Square;
use crate::check::unless;
use crate::event::{Deed, Heard};
use crate::refusal::Refusal;
use crate::state::Attack;
use crate::words::anchors::put_ship;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// Captains place their ships.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlaceShip;

impl Question<Attack> for PlaceShip {
    const KIND: &'static str = "place ship";
    const RULE: Rule = Rule::new("AT-S10");

    fn answers(self, game: &Attack, seat: Seat, out: &mut Vec<Action>) {
        if game.terms.mode.is_ctf() {
            out.extend(open_squares(game, seat).map(Action::Place));
        } else {
            game.free_places(out);
        }
    }

    fn check(self, game: &Attack, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Action::Place(square) = action else { return Err(game.untimely(seat, action)) };
        if !game.terms.mode.is_ctf() {
            return unless(game.is_free(square), Refusal::SquareTaken);
        }
        unless(game.is_own_grey(seat, square), Refusal::NotOwnGrey)?;
        unless(game.is_free(square), Refusal::GreyTaken)
    }

    fn answer(self, game: &mut Attack, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Place(square) = action else { return };
        game.put_ship(seat, square);
        events.push(|| Deed::Placed { seat, square }.into());
        game.next_to_place();
    }

    fn fallback(self, game: &Attack, seat: Seat) -> Action {
        open_squares(game, seat).next().map_or(Action::Pass, Action::Place)
    }

    fn prompt(self, _: &Attack, _: Seat) -> String {
        "Place your ship.".to_owned()
    }

    fn describe(self, _: &Attack, _: Seat, action: Action, _: &Names) -> Described {
        put_ship(action)
    }
}

/// Where a ship may be placed.
fn open_squares(game: &Attack, seat: Seat) -> impl Iterator<Item = Square> + '_ {
    let ctf = game.terms.mode.is_ctf();
    let taken = game.fleet().flat_map(|(_, ship)| [ship.square(), ship.field]).flatten();
    let taken = taken.fold(0, |taken, square| taken | square.bit());
    let is_free = move |square: &Square| square.bit() & taken == 0;
    Square::by_column().filter(move |square| is_free(square) && (!ctf || game.is_own_grey(seat, *square)))
}
