//! Capture the Flag: flags, home areas, leaving and coming back (AT-J1 to AT-J23).

use crate::board::{Intersection, Square};
use crate::event::{Deed, Heard};
use crate::setup::home_point;
use crate::state::{Attack, Berth, Flag, Stage};
use kernel::{Rule, Seat};

impl Attack {
    /// Whether a square is grey, either team's; nowhere but in Capture the Flag.
    pub(crate) fn is_grey(&self, square: Square) -> bool {
        self.terms.mode.is_ctf() && self.edition.content().bases.iter().any(|base| base.squares.contains(&square))
    }

    /// Whether a square is grey for a captain's own team.
    pub(crate) fn is_own_grey(&self, seat: Seat, square: Square) -> bool {
        let home = self.home(self.team(seat));
        self.terms.mode.is_ctf() && self.edition.content().bases[home].squares.contains(&square)
    }

    /// The flags a captain could pick up now (AT-J13).
    pub(crate) fn flags_in_reach(&self, seat: Seat) -> impl Iterator<Item = usize> + '_ {
        let able = self.terms.mode.is_ctf() && self.carried(seat).is_none() && !self.has_lasered(seat);
        let square = self.ships[seat].square().filter(|_| able);
        (0..2).filter(move |&flag| match (self.flags[flag], square) {
            (Flag::Lies(point), Some(square)) => point.touches(square) && !self.is_own_at_home(seat, flag),
            _ => false,
        })
    }

    /// AT-Q88: after an Extra Laser no flag is picked up.
    pub(crate) fn has_lasered(&self, seat: Seat) -> bool {
        self.ships[seat].used & crate::content::Gear::Laser.bit() != 0
    }

    /// Her own flag on its home intersection (AT-J13).
    pub(crate) fn is_own_at_home(&self, seat: Seat, flag: usize) -> bool {
        let home = self.home(self.team(seat));
        flag == home && self.is_at_home(flag)
    }

    fn is_at_home(&self, flag: usize) -> bool {
        self.flags[flag] == Flag::Lies(home_point(&self.edition, flag))
    }

    /// AT-J13: instead of attacking; the turn ends.
    pub(crate) fn pick_up(&mut self, seat: Seat, flag: usize, events: &mut Heard) {
        self.flags[flag & 1] = Flag::With(seat);
        self.tally.engaged = true;
        events.push(|| Deed::PickedUp { seat, flag: flag as u8 }.into());
        self.stage = Stage::TurnEnd;
        self.bring_flags_home(events);
    }

    /// AT-J12, AT-J14.
    pub(crate) fn drop_flag(&mut self, seat: Seat, point: Intersection, events: &mut Heard) {
        self.lay_flag(seat, point, events);
        // A flag changed place: the victory test of AT-J20 waits for the movement to be complete.
        if !matches!(self.stage, Stage::MoveDone) {
            self.check_flags(events);
        }
    }

    fn lay_flag(&mut self, seat: Seat, point: Intersection, events: &mut Heard) {
        let Some(flag) = self.carried(seat) else { return };
        self.flags[flag] = Flag::Lies(point);
        self.tally.engaged = true;
        events.push(|| Deed::Dropped { seat, flag: flag as u8, point }.into());
    }

    /// A captain who leaves the game chooses no more: the flag falls on the first point (AT-Z3).
    pub(crate) fn leave_flag(&mut self, seat: Seat, events: &mut Heard) {
        let square = match self.ships[seat].berth {
            Berth::At(square) | Berth::Off(square) => square,
            _ => return,
        };
        let point = square.corners().next();
        if let (Some(_), Some(point)) = (self.carried(seat), point) {
            self.lay_flag(seat, point, events);
        }
    }

    /// AT-J19, then AT-J20; whether the game is over.
    pub(crate) fn bring_flags_home(&mut self, events: &mut Heard) -> bool {
        for flag in 0..2 {
            let Flag::With(seat) = self.flags[flag] else { continue };
            let rests = self.ships[seat].square().is_some_and(|square| self.is_own_grey(seat, square));
            if rests && self.home(self.team(seat)) == flag {
                self.flags[flag] = Flag::Lies(home_point(&self.edition, flag));
                self.tally.engaged = true;
                events.push(|| Deed::FlagHome { flag: flag as u8 }.into());
            }
        }
        self.check_flags(events)
    }

    /// AT-J20; whether the game is over.
    pub(crate) fn check_flags(&mut self, events: &mut Heard) -> bool {
        if !self.terms.mode.is_ctf() {
            return false;
        }
        for team in 0..2 {
            if self.has_both_flags(team) {
                self.end_for_team(team, const { Rule::new("AT-J20") }, events);
                return true;
            }
        }
        false
    }

    fn has_both_flags(&self, team: usize) -> bool {
        let home = self.home(team);
        let enemy = match self.flags[1 - home] {
            Flag::Lies(point) => point == home_point(&self.edition, home),
            Flag::With(seat) => {
                let square = self.ships[seat].square();
                self.team(seat) == team && square.is_some_and(|square| self.is_own_grey(seat, square))
            }
        };
        enemy && self.is_at_home(home)
    }

    /// A captain whose ship is not on the board begins her turn (AT-J10, AT-J16, AT-J18).
    pub(crate) fn begin_away(&mut self, events: &mut Heard) {
        let seat = self.active;
        match self.ships[seat].berth {
            Berth::Off(_) => self.come_back(seat, events),
            Berth::Waiting(0) if self.return_squares(seat).next().is_some() => {
                self.renew(seat, 0);
                self.stage = Stage::GiveUp;
            }
            Berth::Waiting(turns) => {
                self.ships[seat].berth = Berth::Waiting(turns.saturating_sub(1));
                events.push(|| Deed::Skipped { seat }.into());
                self.stage = Stage::TurnEnd;
            }
            _ => self.stage = Stage::TurnEnd,
        }
    }

    /// Where only one square is open, as all can see, the ship is put there.
    fn come_back(&mut self, seat: Seat, events: &mut Heard) {
        self.stage = Stage::Return;
        let mut squares = self.return_squares(seat);
        let (first, second) = (squares.next(), squares.next());
        drop(squares);
        if let (Some(square), None) = (first, second) {
            self.ships[seat].berth = Berth::At(square);
            events.push(|| Deed::CameBack { seat, square }.into());
            self.stage = Stage::Window(crate::content::Window::PrePower);
        }
    }

    /// Where a ship may be put back: AT-J10 for one off the map, AT-J17 and AT-J18 for one that
    /// was destroyed.
    pub(crate) fn return_squares(&self, seat: Seat) -> impl Iterator<Item = Square> + '_ {
        let base = &self.edition.content().bases[self.home(self.team(seat))];
        let grey = self.has_free_grey(seat);
        let berth = self.ships[seat].berth;
        let nearest = match berth {
            Berth::Off(from) => self.nearest_in_row(seat, from),
            _ => 0,
        };
        Square::by_column().filter(move |&square| match berth {
            Berth::Off(from) => {
                let apart = square.columns_apart(from);
                square.row() == from.row() && apart == nearest && self.is_free_for(seat, square)
            }
            _ if grey => base.squares.contains(&square) && self.is_free(square),
            _ => base.overflow.contains(&square) && self.is_free(square),
        })
    }

    /// Whether a grey square of her team is free (AT-J18).
    pub(crate) fn has_free_grey(&self, seat: Seat) -> bool {
        let base = &self.edition.content().bases[self.home(self.team(seat))];
        base.squares.iter().any(|&square| self.is_free(square))
    }

    fn nearest_in_row(&self, seat: Seat, from: Square) -> u8 {
        let row = Square::all().filter(|square| square.row() == from.row());
        let free = row.filter(|&square| self.is_free_for(seat, square));
        free.map(|square| square.columns_apart(from)).min().unwrap_or(0)
    }
}
