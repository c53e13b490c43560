//! The turn state machine (AT-W2): what each answer does, and the states the engine runs itself.

use crate::action::Action;
use crate::coin::{Coin, Trait};
use crate::content::Window;
use crate::event::{Deed, Event, Heard, How};
use crate::layout::Layout;
use crate::state::{Attack, Berth, Course, Stage};
use crate::tile::EVERYONE;
use kernel::{Fate, Label, Seat, SeatSet};

impl Attack {
    /// Performs an action and runs on to the next question.
    #[inline]
    pub(crate) fn take(&mut self, seat: Seat, action: Action, fate: &mut Fate, events: &mut Heard) {
        if matches!(action, Action::Concede) {
            self.concede(seat, fate, events);
        } else if self.in_round() {
            // Nearly every answer is a sealed one: there is nothing to ask its question about it.
            self.seal(seat, action, fate, events);
            if self.in_round() {
                return;
            }
        } else if let Some(question) = self.question() {
            self.frames.pop();
            question.answer(self, seat, action, fate, events);
        }
        self.settle(fate, events);
    }

    /// Runs engine states until somebody owes an answer or the game is over.
    pub(crate) fn settle(&mut self, fate: &mut Fate, events: &mut Heard) {
        while self.ending.is_none() {
            let went_on = match self.frames.top() {
                Some(&frame) => self.run_frame(frame, fate, events),
                None => self.advance(fate, events),
            };
            if !went_on {
                return;
            }
        }
    }

    /// One engine state; `false` where a question must be put.
    fn advance(&mut self, fate: &mut Fate, events: &mut Heard) -> bool {
        if let Stage::Window(window) = self.stage {
            return !self.in_round() && self.open_round(window, events);
        }
        match self.stage {
            Stage::TurnStart => self.begin_turn(events),
            Stage::MoveDone => self.finish_move(events),
            Stage::Fire => return self.begin_fire(),
            Stage::AfterFire => self.after_fire(fate, events),
            Stage::TurnEnd => self.end_turn(events),
            _ => return false,
        }
        true
    }

    /// AT-T2.
    fn begin_turn(&mut self, events: &mut Heard) {
        let seat = self.active;
        let used = self.ships.0.iter().fold(0, |used, ship| used | ship.used);
        if used != 0 || self.ships[seat].locked {
            self.end_uses();
        }
        let ship = &mut self.ships[seat];
        ship.disabled = std::mem::take(&mut ship.struck);
        self.course = None;
        self.shot = None;
        events.push(|| Deed::TurnBegan { seat }.into());
        match self.ships[seat].berth {
            Berth::At(_) => self.stage = Stage::Window(Window::PrePower),
            _ => self.begin_away(events),
        }
    }

    /// A new turn: every piece may be used again (AT-G5), and the active captain's lock ends (AT-G18).
    fn end_uses(&mut self) {
        let unlocked = std::mem::take(&mut self.ships[self.active].locked);
        for seat in self.all() {
            if std::mem::take(&mut self.ships[seat].used) != 0 || (unlocked && seat == self.active) {
                self.note(seat);
            }
        }
    }

    /// AT-T5: the next captain who still takes turns; the bell and the guard in between.
    fn end_turn(&mut self, events: &mut Heard) {
        self.ships[self.active].disabled = false;
        self.course = None;
        self.shot = None;
        self.resume = None;
        let mut next = self.active;
        let mut around = false;
        for _ in 0..self.terms.seats {
            next = self.after(next);
            around |= Some(next) == self.first;
            if self.takes_turns(next) {
                break;
            }
        }
        self.active = next;
        self.stage = Stage::TurnStart;
        if around {
            self.end_round(events);
        }
        if self.ending.is_none() {
            self.begin_turn(events);
        }
    }

    /// Lays her power in Phase 1; equipment that waited for it goes on (AT-G15).
    pub(crate) fn assign(&mut self, seat: Seat, layout: Layout, fate: &mut Fate, events: &mut Heard) {
        self.lay_power(seat, layout, How::Own, SeatSet::of(seat), events);
        match self.resume.take() {
            Some(resume) => self.run_gear(seat, resume, Action::Pass, fate, events),
            None => self.stage = Stage::Window(Window::Powered),
        }
    }

    /// AT-P1 to AT-P4, AT-V5, AT-V9: every token of hers is laid anew and hidden again, unless she
    /// is disabled.
    pub(crate) fn lay_power(&mut self, seat: Seat, layout: Layout, how: How, knowers: SeatSet, events: &mut Heard) {
        let pool = self.pool(seat);
        let ship = &mut self.ships[seat];
        let placed = if ship.disabled { EVERYONE } else { knowers };
        if ship.disabled {
            events.barrier();
        }
        ship.tile.lay(pool, layout, placed, knowers);
        self.note(seat);
        let tile = &self.ships[seat].tile;
        events.push(|| Event::Assigned {
            seat,
            how,
            tokens: Trait::ALL.map(|on| tile.token(on)),
            reserve: tile.reserve().count() as u8,
        });
    }

    /// AT-N3, AT-N4.
    pub(crate) fn change_speed(&mut self, seat: Seat, action: Action, events: &mut Heard) {
        let power = self.value(seat, Trait::Engines);
        let ship = &mut self.ships[seat];
        if action == Action::Thrust {
            ship.speed = (ship.speed + power).min(10);
        } else {
            ship.speed = ship.speed.saturating_sub(power);
        }
        let speed = Some(ship.speed);
        let thrust = action == Action::Thrust;
        events.push(|| if thrust { Deed::Thrust { seat, speed } } else { Deed::Braked { seat, speed } }.into());
        // Told after the deed it belongs to, not after what went before.
        self.show_trait(seat, Trait::Engines, events);
        self.stage = Stage::Window(Window::PreMove);
    }

    /// Sets the course of a move, or of what is left of it (AT-B10).
    pub(crate) fn steer(&mut self, seat: Seat, way: crate::board::Direction, events: &mut Heard) {
        let made = self.course.map_or(0, |course| course.made);
        self.course = Some(Course { way, made });
        events.push(|| Deed::Steered { seat, way }.into());
        self.stage = Stage::Window(Window::UnderWay);
    }

    /// AT-V4: turns a trait's token number side up.
    #[inline]
    pub(crate) fn show_trait(&mut self, seat: Seat, on: Trait, events: &mut Heard) {
        if let Some(coin) = self.ships[seat].tile.reveal(on, events) {
            self.note_shown(seat, on, coin);
            events.push(|| Deed::Revealed { seat, on, coin: Some(coin) }.into());
        }
    }

    /// Her ship is on a square of the board.
    pub(crate) fn put_ship(&mut self, seat: Seat, square: crate::board::Square) {
        self.ships[seat].berth = Berth::At(square);
        self.note(seat);
    }

    /// The next captain who has no square yet; after the last the first turn starts (AT-S12).
    pub(crate) fn next_to_place(&mut self) {
        let start = self.first.unwrap_or(self.active);
        let mut seat = start;
        for _ in 0..self.terms.seats {
            if self.ships[seat].berth == Berth::Hangar {
                self.active = seat;
                return;
            }
            seat = self.after(seat);
        }
        while !self.takes_turns(seat) && !self.living().is_empty() {
            seat = self.after(seat);
        }
        self.active = seat;
        self.stage = Stage::TurnStart;
    }

    /// All have laid their first power: settle who begins (AT-S9), then place.
    #[inline(never)]
    pub(crate) fn close_setup(&mut self, fate: &mut Fate, events: &mut Heard) {
        for (seat, action) in self.round.open() {
            if let Action::Assign(layout) = action {
                self.lay_first(seat, layout, events);
            }
        }
        let living = self.living();
        let first = match self.terms.first {
            Some(first) => first,
            None => {
                let n = fate.below(Label::new("first"), living.len() as u32) as usize;
                living.iter().nth(n).unwrap_or(self.active)
            }
        };
        self.first = Some(first);
        events.push(|| Deed::First { seat: first }.into());
        self.active = first;
        self.stage = Stage::SetupPlace;
        self.next_to_place();
    }

    /// AT-S7, AT-S8, AT-J17: what finds no trait goes to the reserve; a supercharged blank is
    /// known to all (AT-B11).
    pub(crate) fn lay_first(&mut self, seat: Seat, layout: Layout, events: &mut Heard) {
        let open = self.withheld_at_start(seat).is_some();
        self.lay_power(seat, layout, How::Own, SeatSet::of(seat), events);
        if open {
            self.open_reserve(seat);
        }
    }

    /// Makes the reserve known to all: it is known anyway, because it was laid there in the open.
    pub(crate) fn open_reserve(&mut self, seat: Seat) {
        let tile = &mut self.ships[seat].tile;
        for coin in tile.reserve_coins().iter() {
            if let Some(token) = tile.take_reserve(coin) {
                tile.add_reserve(kernel::Secret::new(token.value(), EVERYONE));
            }
        }
    }

    /// The coin that must stay in reserve when power is first laid (AT-B11, AT-Q83).
    pub(crate) fn withheld_at_start(&self, seat: Seat) -> Option<Coin> {
        let (_, coin) = crate::setup::supercharge(&self.edition, self.terms.powers, self.colour_of(seat))?;
        self.ships[seat].tile.pool().has(coin).then_some(coin)
    }
}
