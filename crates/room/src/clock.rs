//! Time at a table. All of it follows from the times in the log, so a restart changes nothing.

use crate::wire::Clock;
use kernel::{Seat, SeatSet};

/// Milliseconds since 1970, UTC.
pub type Millis = i64;

const DAY: Millis = 24 * 60 * 60 * 1000;
/// How long a sealed round of a live table lasts at most.
const SEALED: Millis = 120 * 1000;

/// What seats owe, as the clock must see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Owing {
    /// The seats that owe an answer.
    pub seats: SeatSet,
    /// Whether a sealed round is open: banks stand still then, and a timer of the round's own
    /// runs for all, so that no clock tells who has answered.
    pub sealed: bool,
}

/// The clocks of one table.
#[derive(Clone, Debug)]
pub struct Clocks {
    setup: Clock,
    left: Vec<Millis>,
    vacation_left: Vec<Millis>,
    away: SeatSet,
    owing: Owing,
    /// When the banks were last brought up to date.
    as_of: Millis,
    /// When each seat's turn began.
    turn: Vec<Millis>,
    sealed_since: Millis,
    stopped: bool,
}

impl Clocks {
    /// Clocks of a table with so many seats, not running yet.
    pub fn new(setup: Clock, seats: u8) -> Clocks {
        let (start, vacation) = match setup {
            Clock::None => (0, 0),
            Clock::Live { base_s, .. } => (Millis::from(base_s) * 1000, 0),
            Clock::Days { days, vacation } => (Millis::from(days) * DAY, Millis::from(vacation) * DAY),
        };
        let n = seats as usize;
        Clocks {
            setup,
            left: vec![start; n],
            vacation_left: vec![vacation; n],
            away: SeatSet::EMPTY,
            owing: Owing::default(),
            as_of: 0,
            turn: vec![0; n],
            sealed_since: 0,
            stopped: true,
        }
    }

    /// Whether there is a clock at all.
    pub fn is_on(&self) -> bool {
        self.setup != Clock::None
    }

    /// Whether it is a clock one sits at.
    pub fn is_live(&self) -> bool {
        matches!(self.setup, Clock::Live { .. })
    }

    fn running(&self) -> SeatSet {
        if self.stopped || self.owing.sealed { SeatSet::EMPTY } else { self.owing.seats }
    }

    fn delay(&self) -> Millis {
        match self.setup {
            Clock::Live { delay_s, .. } => Millis::from(delay_s) * 1000,
            _ => 0,
        }
    }

    /// What `seat` has used since the banks were brought up to date.
    fn used(&self, seat: Seat, at: Millis) -> Millis {
        let free_until = self.turn.get(seat.index()).copied().unwrap_or(0) + self.delay();
        (at - self.as_of.max(free_until)).max(0)
    }

    /// Charges everybody who runs up to `at`.
    pub fn charge(&mut self, at: Millis) {
        for seat in self.running().iter() {
            let used = self.used(seat, at);
            let bank = if self.away.has(seat) { &mut self.vacation_left } else { &mut self.left };
            if let Some(left) = bank.get_mut(seat.index()) {
                *left -= used;
            }
            if self.away.has(seat) && self.vacation_left.get(seat.index()).is_some_and(|&left| left <= 0) {
                self.away.remove(seat);
            }
        }
        self.as_of = self.as_of.max(at);
    }

    /// Says who owes an answer from now on: turns end, increments are given, days begin anew.
    pub fn owe(&mut self, owing: Owing, at: Millis) {
        self.charge(at);
        let before = self.running();
        if owing.sealed && !self.owing.sealed {
            self.sealed_since = at;
        }
        self.owing = owing;
        for seat in (before - owing.seats).iter() {
            self.end_turn(seat);
        }
        for seat in (self.running() - before).iter() {
            self.begin_turn(seat, at);
        }
    }

    fn end_turn(&mut self, seat: Seat) {
        if let (Clock::Live { increment_s, .. }, Some(left)) = (&self.setup, self.left.get_mut(seat.index())) {
            *left += Millis::from(*increment_s) * 1000;
        }
    }

    fn begin_turn(&mut self, seat: Seat, at: Millis) {
        if let Some(turn) = self.turn.get_mut(seat.index()) {
            *turn = at;
        }
        if let (Clock::Days { days, .. }, Some(left)) = (&self.setup, self.left.get_mut(seat.index())) {
            *left = Millis::from(*days) * DAY;
        }
    }

    /// Stands still, or goes on.
    pub fn stop(&mut self, stopped: bool, at: Millis) {
        self.charge(at);
        self.stopped = stopped;
        self.as_of = at;
        self.sealed_since = self.sealed_since.max(at);
    }

    /// Goes on from `at` without charging the time before: the server was away.
    pub fn wake(&mut self, at: Millis) {
        if self.is_live() {
            // Table time may be earlier than it was, where the machine's clock was wrong before.
            (self.as_of, self.sealed_since) = (at, at);
            self.turn.iter_mut().for_each(|turn| *turn = (*turn).min(at));
        }
    }

    /// How much of an absence of the server clocks by the day have not been told of, by what was missed between two
    /// times.
    pub fn untold(&self, at: Millis, missed: impl Fn(Millis, Millis) -> Millis) -> Millis {
        let counts = matches!(self.setup, Clock::Days { .. }) && !self.stopped && !self.owing.seats.is_empty();
        if counts { missed(self.as_of, at) } else { 0 }
    }

    /// Goes on at `at` without charging this much of the time before: the server was away for so long.
    pub fn skip(&mut self, missed: Millis, at: Millis) {
        let missed = missed.clamp(0, (at - self.as_of).max(0));
        self.as_of += missed;
        self.sealed_since += missed;
        self.charge(at);
    }

    /// Begins or ends a vacation; false where none is left.
    pub fn vacation(&mut self, seat: Seat, on: bool, at: Millis) -> bool {
        self.charge(at);
        if on && self.vacation_left.get(seat.index()).is_none_or(|&left| left <= 0) {
            return false;
        }
        if on {
            self.away.insert(seat)
        } else {
            self.away.remove(seat)
        }
        true
    }

    /// Whether a seat is on vacation.
    pub fn is_away(&self, seat: Seat) -> bool {
        self.away.has(seat)
    }

    fn left_at(&self, seat: Seat, at: Millis) -> Millis {
        let left = self.left.get(seat.index()).copied().unwrap_or(0);
        let runs = self.running().has(seat);
        if runs && !self.away.has(seat) { left - self.used(seat, at) } else { left }
    }

    /// What a viewer that is told `waiting` may see of a seat's clock.
    pub fn shown(&self, seat: Seat, waiting: SeatSet, at: Millis) -> (Millis, bool, bool) {
        let running = !self.stopped && !self.owing.sealed && waiting.has(seat);
        (self.left_at(seat, at).max(0), running && !self.away.has(seat), self.away.has(seat))
    }

    /// When the next seat runs out, if none moves.
    pub fn deadline(&self) -> Option<Millis> {
        if !self.is_on() || self.stopped || self.owing.seats.is_empty() {
            return None;
        }
        if self.owing.sealed {
            return Some(self.sealed_since + self.sealed_limit());
        }
        self.running().iter().map(|seat| self.runs_out(seat)).min()
    }

    fn sealed_limit(&self) -> Millis {
        match self.setup {
            Clock::Days { days, .. } => Millis::from(days) * DAY,
            _ => SEALED,
        }
    }

    fn runs_out(&self, seat: Seat) -> Millis {
        let free_until = self.turn.get(seat.index()).copied().unwrap_or(0) + self.delay();
        let banks = self.left.get(seat.index()).copied().unwrap_or(0);
        let vacation = self.vacation_left.get(seat.index()).copied().unwrap_or(0);
        let left = if self.away.has(seat) { banks + vacation } else { banks };
        self.as_of.max(free_until) + left.max(0)
    }

    /// The seats whose time is up at `at`; all that owe where a sealed round has run out.
    pub fn out(&self, at: Millis) -> SeatSet {
        match self.deadline() {
            Some(deadline) if deadline <= at && self.owing.sealed => self.owing.seats,
            Some(deadline) if deadline <= at => {
                self.running().iter().filter(|&seat| self.runs_out(seat) <= at).collect()
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// Whether the round that runs out is a sealed one.
    pub fn is_sealed(&self) -> bool {
        self.owing.sealed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: Seat = Seat::new(0);
    const BOB: Seat = Seat::new(1);

    fn owes(seat: Seat) -> Owing {
        Owing { seats: SeatSet::of(seat), sealed: false }
    }

    fn live(base_s: u32, increment_s: u32, delay_s: u32) -> Clocks {
        let mut clocks = Clocks::new(Clock::Live { base_s, increment_s, delay_s }, 2);
        clocks.stop(false, 0);
        clocks.owe(owes(ANN), 0);
        clocks
    }

    #[test]
    fn a_turn_is_charged_and_the_increment_given() {
        let mut clocks = live(60, 5, 0);
        clocks.owe(owes(BOB), 20_000);
        assert_eq!(clocks.shown(ANN, SeatSet::of(BOB), 20_000), (45_000, false, false));
        assert_eq!(clocks.shown(BOB, SeatSet::of(BOB), 30_000), (50_000, true, false));
    }

    #[test]
    fn several_actions_of_one_turn_get_one_increment() {
        let mut clocks = live(60, 5, 0);
        clocks.owe(owes(ANN), 1_000);
        clocks.owe(owes(ANN), 2_000);
        clocks.owe(owes(BOB), 3_000);
        assert_eq!(clocks.shown(ANN, SeatSet::EMPTY, 3_000).0, 62_000);
    }

    #[test]
    fn the_delay_is_free() {
        let mut clocks = live(60, 0, 10);
        assert_eq!(clocks.deadline(), Some(70_000));
        clocks.owe(owes(BOB), 9_000);
        assert_eq!(clocks.shown(ANN, SeatSet::EMPTY, 9_000).0, 60_000);
        clocks.owe(owes(ANN), 30_000);
        assert_eq!(clocks.shown(BOB, SeatSet::EMPTY, 30_000).0, 49_000);
    }

    #[test]
    fn no_clock_tells_who_answered_a_sealed_round() {
        let mut clocks = live(60, 0, 0);
        let both = Owing { seats: SeatSet::first_n(2), sealed: true };
        clocks.owe(both, 10_000);
        let mut bob_answered = clocks.clone();
        bob_answered.owe(Owing { seats: SeatSet::of(ANN), sealed: true }, 15_000);
        let shown =
            |clocks: &Clocks| Seat::all(2).map(|s| clocks.shown(s, SeatSet::first_n(2), 40_000)).collect::<Vec<_>>();
        assert_eq!(shown(&clocks), shown(&bob_answered));
        assert_eq!(clocks.deadline(), bob_answered.deadline());
        assert_eq!(bob_answered.out(130_000), SeatSet::of(ANN));
    }

    #[test]
    fn the_server_being_away_costs_nobody_time() {
        let mut clocks = live(60, 0, 0);
        clocks.wake(3_600_000);
        assert_eq!(clocks.deadline(), Some(3_660_000));
    }

    #[test]
    fn days_begin_anew_and_vacation_holds_them() {
        let mut clocks = Clocks::new(Clock::Days { days: 2, vacation: 3 }, 2);
        clocks.stop(false, 0);
        clocks.owe(owes(ANN), 0);
        assert_eq!(clocks.deadline(), Some(2 * DAY));
        assert!(clocks.vacation(ANN, true, DAY));
        assert_eq!(clocks.deadline(), Some(5 * DAY));
        clocks.vacation(ANN, false, 2 * DAY);
        assert_eq!(clocks.deadline(), Some(3 * DAY));
        clocks.owe(owes(BOB), 2 * DAY);
        assert_eq!(clocks.shown(BOB, SeatSet::of(BOB), 2 * DAY).0, 2 * DAY);
    }

    #[test]
    fn paused_clocks_stand_still() {
        let mut clocks = live(60, 0, 0);
        clocks.stop(true, 10_000);
        assert_eq!(clocks.deadline(), None);
        clocks.stop(false, 100_000);
        assert_eq!(clocks.deadline(), Some(150_000));
    }

    #[test]
    fn clocks_by_the_day_are_not_charged_for_an_absence_of_the_server() {
        let mut clocks = Clocks::new(Clock::Days { days: 2, vacation: 0 }, 2);
        clocks.stop(false, 0);
        clocks.owe(owes(ANN), 0);
        let away = |from: Millis, to: Millis| (to.min(4 * DAY) - from.max(DAY)).max(0);
        assert_eq!(clocks.untold(4 * DAY, away), 3 * DAY);
        clocks.skip(3 * DAY, 4 * DAY);
        assert_eq!(clocks.deadline(), Some(5 * DAY), "a day was used before the server went");
        assert_eq!(clocks.untold(4 * DAY + 1, away), 0, "told once");
    }
}
