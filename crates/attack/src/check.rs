//! The one source of legality: the rule that forbids an action, or none.

mod equipment;
mod powers;

pub(crate) use equipment::{UNTIMELY, need_of_case};

use crate::action::{Action, seat_of};
use crate::board::{Intersection, Square};
use crate::coin::{Coin, Coins, Trait};
use crate::content::{Atom, Gear, Window};
use crate::layout::{Layout, is_assignment};
use crate::question::Question;
use crate::state::{Attack, Berth, Stage};
use equipment::gear_of;
use kernel::{Refusal, Seat, rule};

type Checked = Result<(), Refusal>;

fn unless(holds: bool, refusal: impl FnOnce() -> Refusal) -> Checked {
    if holds { Ok(()) } else { Err(refusal()) }
}

/// A refusal by a rule, its ID checked when this is compiled.
macro_rules! by {
    ($id:literal) => {
        const { kernel::Refusal::new(kernel::Rule::new($id)) }
    };
}
use by;

impl Attack {
    pub(crate) fn check_concede(&self, seat: Seat) -> Checked {
        unless(self.ending.is_none(), || rule::GAME_OVER.into())?;
        unless(self.can_concede(seat), || by!("AT-Z3"))
    }

    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Checked {
        if action == Action::Concede {
            return self.check_concede(seat);
        }
        let question = self.question().ok_or(Refusal::new(rule::GAME_OVER))?;
        let owes = if self.in_round() { self.owes_answer(seat) } else { self.owner() == Some(seat) };
        unless(owes, || self.not_asked(seat, action))?;
        self.check_answer(seat, action, question).map_err(|refusal| {
            if refusal.rule() == rule::OTHER_QUESTION { self.untimely(seat, action, question) } else { refusal }
        })
    }

    /// Whether an answer to this question is a legal one.
    fn check_answer(&self, seat: Seat, action: Action, question: Question) -> Checked {
        match question {
            Question::FirstPower | Question::Repower | Question::Assign | Question::Rewire(_) => {
                self.check_power(seat, action, question)
            }
            Question::PlaceShip | Question::Return | Question::Respawn => self.check_place(seat, action, question),
            Question::GiveUp => self.check_give_up(seat, action),
            Question::Reaction(window) => self.check_reaction(seat, action, window),
            Question::Start => self.check_start(seat, action),
            Question::Roll => unless(matches!(action, Action::Roll | Action::Stop), other),
            Question::Engine => self.check_engine(seat, action),
            Question::Course | Question::Facing => unless(matches!(action, Action::Course(_)), other),
            Question::Fire => self.check_fire(seat, action),
            Question::Damage => self.check_damage(seat, action),
            Question::Drop => match action {
                Action::Drop(point) => self.check_drop(seat, point),
                _ => Err(other()),
            },
        }
    }

    /// Why a captain who owes no answer may not do this: her equipment's own rule where there is
    /// one, so that a locked captain learns of her lock (AT-G18).
    fn not_asked(&self, seat: Seat, action: Action) -> Refusal {
        let Some(gear) = gear_of(action).filter(|_| seat.index() < usize::from(self.terms.seats)) else {
            return rule::NOT_YOURS.into();
        };
        let barred = match self.stage {
            _ if self.ships[seat].locked => Err(by!("AT-G18")),
            Stage::Window(window) if !self.round.polled().has(seat) => self.check_window_gear(seat, gear, window),
            _ => Ok(()),
        };
        barred.err().unwrap_or(rule::NOT_YOURS.into())
    }

    /// Why this is no answer to the open question: the rule that says when it is one.
    fn untimely(&self, seat: Seat, action: Action, question: Question) -> Refusal {
        if let Some(gear) = gear_of(action) {
            return self.untimely_gear(seat, gear, question);
        }
        match action {
            Action::Rewire(_) | Action::Dictate(..) | Action::Wormhole(..) => by!("AT-B1").case(3),
            Action::Attack(_) => by!("AT-F3"),
            Action::Thrust | Action::Brake => by!("AT-N1"),
            Action::PickUp(_) if self.terms.mode.is_ctf() => by!("AT-J13").case(4),
            _ => rule::OTHER_QUESTION.into(),
        }
    }

    /// The coins that must be placed now: the highest of a disabled pool is withheld (AT-G26).
    #[inline]
    pub(crate) fn to_place(&self, seat: Seat) -> Coins {
        let pool = self.pool(seat);
        let withheld = self.ships[seat].disabled && pool.len() >= usize::from(self.edition.constants.withhold_from);
        if withheld { pool.highest().map_or(pool, |highest| pool.without(Coins::of(highest))) } else { pool }
    }

    /// The coins an open question of power is about.
    #[inline]
    pub(crate) fn coins_asked(&self, seat: Seat, question: Question) -> Coins {
        match question {
            Question::FirstPower | Question::Repower => {
                let kept = self.withheld_at_start(seat).map_or(Coins::NONE, Coins::of);
                self.ships[seat].tile.pool().without(kept)
            }
            Question::Rewire(target) => self.to_place(target),
            _ => self.to_place(seat),
        }
    }

    fn check_power(&self, seat: Seat, action: Action, question: Question) -> Checked {
        let Action::Assign(layout) = action else { return Err(other()) };
        self.check_layout(seat, layout, question)
    }

    fn check_layout(&self, seat: Seat, layout: Layout, question: Question) -> Checked {
        let coins = self.coins_asked(seat, question);
        if is_assignment(coins, layout) {
            return Ok(());
        }
        let owner = if let Question::Rewire(target) = question { target } else { seat };
        let first = matches!(question, Question::FirstPower | Question::Repower);
        let stray = layout.coins().without(coins);
        let held = self.ships[owner].tile.pool();
        match stray.iter().next() {
            Some(coin) if !held.has(coin) => Err(by!("AT-P5").with(coin as i16)),
            Some(coin) if first => Err(by!("AT-B11").with(coin as i16)),
            Some(coin) => Err(by!("AT-G26").with(coin as i16)),
            None => {
                let wanted = coins.len().min(4) as i16;
                Err(if first { by!("AT-S7") } else { by!("AT-P2") }.with(wanted).with(layout.coins().len() as i16))
            }
        }
    }

    fn check_place(&self, seat: Seat, action: Action, question: Question) -> Checked {
        let Action::Place(square) = action else { return Err(other()) };
        match question {
            Question::PlaceShip if self.terms.mode.is_ctf() => {
                unless(self.is_own_grey(seat, square), || by!("AT-J6"))?;
                unless(self.is_free(square), || by!("AT-J6").case(1))
            }
            Question::PlaceShip => unless(self.is_free(square), || by!("AT-S10")),
            Question::Return => unless(self.may_return(seat, square), || by!("AT-J10")),
            _ if self.has_free_grey(seat) || self.is_own_grey(seat, square) => {
                unless(self.may_return(seat, square), || by!("AT-J17"))
            }
            _ => unless(self.may_return(seat, square), || by!("AT-J18")),
        }
    }

    /// Where she was carried off the map, AT-J12 says the place, else AT-J14.
    fn check_drop(&self, seat: Seat, point: Intersection) -> Checked {
        let off = matches!(self.ships[seat].berth, Berth::Off(_));
        let refusal = || if off { by!("AT-J12") } else { by!("AT-J14") };
        unless(self.drop_points().any(|open| open == point), refusal)
    }

    fn may_return(&self, seat: Seat, square: Square) -> bool {
        self.return_squares(seat).any(|open| open == square)
    }

    fn check_give_up(&self, seat: Seat, action: Action) -> Checked {
        let Action::GiveUp(coin) = action else { return Err(other()) };
        unless(self.ships[seat].tile.pool().has(coin), || by!("AT-J17").case(1).with(coin as i16))
    }

    fn check_start(&self, seat: Seat, action: Action) -> Checked {
        match action {
            Action::Assign(layout) => self.check_layout(seat, layout, Question::Start),
            Action::Array => self.check_gear(seat, Gear::Array),
            Action::Batteries => self.check_gear(seat, Gear::Batteries),
            _ => Err(other()),
        }
    }

    fn check_engine(&self, seat: Seat, action: Action) -> Checked {
        match action {
            Action::Thrust | Action::Brake | Action::Hold => Ok(()),
            Action::Nanobots(coin, on) => {
                self.check_gear(seat, Gear::Nanobots)?;
                let ship = &self.ships[seat];
                unless(ship.lost.has(coin), || by!("AT-G23").with(coin as i16))?;
                unless(ship.tile.is_bare(on), || by!("AT-G23").case(1).with(on as i16))
            }
            _ => Err(other()),
        }
    }

    fn check_fire(&self, seat: Seat, action: Action) -> Checked {
        match action {
            Action::Hold => Ok(()),
            Action::Attack(target) => self.check_target(seat, seat_of(target)),
            Action::Emp => self.check_gear(seat, Gear::Emp),
            Action::Laser(target) => {
                self.check_gear(seat, Gear::Laser)?;
                self.check_target(seat, seat_of(target))
            }
            Action::PickUp(flag) => self.check_pick_up(seat, flag.index()),
            _ => Err(other()),
        }
    }

    fn check_target(&self, seat: Seat, target: Seat) -> Checked {
        unless(target.index() < usize::from(self.terms.seats), || rule::NO_SUCH_THING.into())?;
        unless(target != seat, || by!("AT-F2"))?;
        unless(self.in_range(seat).has(target), || by!("AT-F1").with(target.index() as i16))
    }

    fn check_pick_up(&self, seat: Seat, flag: usize) -> Checked {
        unless(self.terms.mode.is_ctf(), || rule::NO_SUCH_THING.into())?;
        unless(!self.has_lasered(seat), || by!("AT-J13").case(1))?;
        unless(self.carried(seat).is_none(), || by!("AT-J13").case(2))?;
        unless(!self.is_own_at_home(seat, flag), || by!("AT-J13").case(3))?;
        unless(self.flags_in_reach(seat).any(|open| open == flag), || by!("AT-J13"))
    }

    fn check_damage(&self, seat: Seat, action: Action) -> Checked {
        let tile = &self.ships[seat].tile;
        match action {
            Action::Lose(on) => unless(tile.token(on).is_some(), || by!("AT-D1").with(on as i16)),
            Action::LoseCapacitor => unless(tile.capacitor().is_some(), || by!("AT-D1").case(1)),
            _ => Err(other()),
        }
    }

    fn check_reaction(&self, seat: Seat, action: Action, window: Window) -> Checked {
        match action {
            Action::Pass => Ok(()),
            Action::Capacitor(on) => {
                self.check_window_gear(seat, Gear::Capacitor, window)?;
                unless(on != Trait::Equipment, || by!("AT-G28"))
            }
            Action::Field(square) => {
                self.check_window_gear(seat, Gear::Field, window)?;
                unless(self.field_squares(seat).any(|open| open == square), || by!("AT-G20"))
            }
            Action::Rewire(target) => {
                self.check_power_use(seat, Atom::Reassign, window)?;
                self.check_power_target(seat_of(target))
            }
            Action::Dictate(target, speed, steps) => {
                self.check_speed(seat, seat_of(target), speed.get(), (window, steps.get()))
            }
            Action::Wormhole(target, square, steps) => {
                self.check_wormhole(seat, seat_of(target), square, (window, steps.get()))
            }
            _ => Err(other()),
        }
    }
}

fn other() -> Refusal {
    Refusal::new(rule::OTHER_QUESTION)
}

/// A coin by the number a refusal carries.
pub(crate) fn coin_of_fact(fact: i16) -> Option<Coin> {
    u8::try_from(fact).ok().and_then(Coin::of_face)
}
