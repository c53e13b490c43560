//! How is the first power laid? All answer at once, sealed (AT-S7, AT-X6).

use super::laying::Laying;
use crate::action::Action;
use crate::coin::{Coin, Trait};
use crate::event::Heard;
use crate::layout::Layout;
use crate::refusal::Refusal;
use crate::state::Attack;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// All lay their first power.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FirstPower;

impl Question<Attack> for FirstPower {
    const KIND: &'static str = "initial power";
    const RULE: Rule = Rule::new("AT-S7");

    fn answers(self, game: &Attack, seat: Seat, out: &mut Vec<Action>) {
        Laying::first(game, seat).answers(out);
    }

    fn check(self, game: &Attack, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Assign(layout) => Laying::first(game, seat).check(game, layout),
            _ => Err(game.untimely(seat, action)),
        }
    }

    fn answer(self, game: &mut Attack, seat: Seat, action: Action, fate: &mut Fate, events: &mut Heard) {
        game.seal(seat, action, fate, events);
    }

    /// 4, 3, 2, 1 on Engines, Armaments, Shields, Equipment; a supercharged captain 5, 4, 3, 2.
    fn fallback(self, game: &Attack, seat: Seat) -> Action {
        let mut coins = Laying::first(game, seat).coins();
        if coins.len() > 4 {
            coins.remove(Coin::Five);
        }
        Action::Assign(Layout::descending(coins, Trait::ALL))
    }

    fn prompt(self, _: &Attack, _: Seat) -> String {
        "Lay four of your five power tokens, one on each trait.".to_owned()
    }

    fn describe(self, game: &Attack, seat: Seat, action: Action, names: &Names) -> Described {
        match action {
            Action::Assign(layout) => Laying::first(game, seat).describe(game, seat, layout, names),
            _ => Described::default(),
        }
    }
}
