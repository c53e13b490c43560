//! How much wealth goes on the marker just placed? (SS-O2)

use super::{MoveClan, MoveUnits, Room, Take, list, other_question, unless};
use crate::action::{Action, Answer, Order};
use crate::evaluate::{drawing, moving};
use crate::event::Heard;
use crate::questions::Gain;
use crate::refusal::Refusal;
use crate::state::{NONE, Place, Samurai};
use kernel::{Described, Fate, Names, Question, Rule, Seat, Upto};

/// Raises an order before it is performed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Raise {
    /// The marker, from 0.
    pub(crate) marker: u8,
    /// The order it lies on.
    pub(crate) order: Order,
}

impl Raise {
    /// The most the order could use.
    fn usable(self, game: &Samurai, spent: u8) -> u32 {
        let pile = game.pile_of(game.active);
        match self.order {
            Order::Allegiance => 2 * u32::from(game.edition.branch),
            Order::Units => movable(game),
            Order::Cards => (game.decks[pile].len() + game.discards[pile].len()) as u32,
            Order::Wealth => u32::from(game.bank + spent),
        }
    }
}

/// Units the active player could move at all.
fn movable(game: &Samurai) -> u32 {
    let figures = game.player(game.active).figures.iter();
    figures.filter(|figure| figure.place() != Place::GRAVEYARD).count() as u32
}

impl Room for Raise {
    fn asked(self, game: &Samurai) -> Seat {
        game.active
    }
    fn hopes(self, game: &Samurai, seat: Seat) -> i32 {
        let n = i32::from(self.marker) + 1;
        match self.order {
            Order::Allegiance => 110 * n,
            Order::Units => moving(game, seat, n),
            Order::Cards => drawing(game, seat, n),
            Order::Wealth => 55 * n,
        }
    }
}

impl Question<Samurai> for Raise {
    const KIND: &'static str = "raise";
    const RULE: Rule = Rule::new("SS-O2");

    fn answers(self, game: &Samurai, _: Seat, out: &mut Vec<Action>) {
        list((0..=game.player(game.active).wealth).map(|n| Answer::Add(Upto::new(n))), out);
    }

    fn check(self, game: &Samurai, _: Seat, action: Action) -> Result<(), Refusal> {
        let wealth = game.player(game.active).wealth;
        match action {
            Action::Answer(Answer::Add(n)) => unless(n.get() <= wealth, Refusal::TooLittleWealth { wealth }),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Samurai, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Answer(Answer::Add(wealth)) = action else { return };
        game.spend_wealth(seat, wealth.get(), events);
        let x = self.marker + 1 + wealth.get();
        match self.order {
            Order::Allegiance => game.push(MoveClan { seat, which: NONE, steps: x }, events),
            Order::Units => {
                game.begin_moves(MoveUnits { seat, left: x, supply: false, to: NONE, only: NONE }, events);
            }
            Order::Cards => game.push(Take { seat, gain: Gain::Cards, most: x }, events),
            Order::Wealth => game.push(Take { seat, gain: Gain::Wealth, most: x.min(game.bank) }, events),
        }
    }

    fn is_stale(self, game: &Samurai, _: Seat) -> bool {
        game.player(game.active).wealth == 0 && !game.trade.is_held()
    }

    fn lapse(self, game: &mut Samurai, seat: Seat, fate: &mut Fate, events: &mut Heard) {
        self.answer(game, seat, Answer::Add(Upto::new(0)).into(), fate, events);
    }

    fn fallback(self, _: &Samurai, _: Seat) -> Action {
        Answer::Add(Upto::new(0)).into()
    }

    fn prompt(self, game: &Samurai, _: Seat) -> String {
        let order = &game.edition.orders[self.order as usize];
        format!("Add wealth to your {} on {order}? Each wealth makes it 1 higher.", self.marker + 1)
    }

    fn describe(self, game: &Samurai, _: Seat, action: Action, _: &Names) -> Described {
        let Action::Answer(Answer::Add(n)) = action else { return Described::new("Add wealth.") };
        let n = n.get();
        let described = Described::new("Place the order with {n} wealth.")
            .click("wealth")
            .amount("add {n}", i32::from(n))
            .figure("marker", i32::from(self.marker) + 1)
            .figure("order", self.order as i32);
        let wasted = n > 0 && u32::from(self.marker + 1 + n) > self.usable(game, n);
        if wasted { described.warn("More than this order can use.") } else { described }
    }
}
