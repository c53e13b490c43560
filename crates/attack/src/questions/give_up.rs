//! Which token does she give up for her return? (AT-J17, AT-X31)

use crate::action::Action;
use crate::check::unless;
use crate::event::{Deed, Heard};
use crate::refusal::Refusal;
use crate::state::{Attack, Stage};
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// She chooses the token to lose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GiveUp;

impl Question<Attack> for GiveUp {
    const KIND: &'static str = "give up";
    const RULE: Rule = Rule::new("AT-J17");

    fn answers(self, game: &Attack, seat: Seat, out: &mut Vec<Action>) {
        out.extend(game.ship(seat).tile.pool().iter().map(Action::GiveUp));
    }

    fn check(self, game: &Attack, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::GiveUp(coin) => unless(game.ship(seat).tile.pool().has(coin), Refusal::NotHeld { coin }),
            _ => Err(game.untimely(seat, action)),
        }
    }

    fn answer(self, game: &mut Attack, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::GiveUp(coin) = action else { return };
        let ship = &mut game.ships[seat];
        if ship.tile.take_reserve(coin).is_some() {
            ship.lost.insert(coin);
        }
        game.note(seat);
        events.push(|| Deed::GaveUp { seat, coin }.into());
        game.stage = Stage::Repower;
    }

    fn fallback(self, game: &Attack, seat: Seat) -> Action {
        game.ship(seat).tile.pool().lowest().map_or(Action::Pass, Action::GiveUp)
    }

    fn prompt(self, _: &Attack, _: Seat) -> String {
        "Which token do you give up for your return?".to_owned()
    }

    fn describe(self, _: &Attack, _: Seat, action: Action, _: &Names) -> Described {
        match action {
            Action::GiveUp(coin) => Described::new(format!("Give up token {coin}")).click(format!("coin/{coin}")),
            _ => Described::default(),
        }
    }
}
