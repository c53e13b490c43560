//! How a game ends: last ship, last team, flags, the bell and the guard (AT-D7, AT-L2, AT-Z1 to AT-Z6).

use crate::event::{Deed, Heard};
use crate::state::{Attack, Berth, CAPTAINS, Ending, Flag, Stage};
use kernel::{Rule, Seat};

impl Attack {
    /// AT-D7, AT-L2 and, where captains left for good, AT-Z3.
    pub(crate) fn check_last(&mut self, events: &mut Heard) {
        let living = self.living();
        if self.terms.mode.is_team() {
            let rule =
                if self.terms.mode.is_ctf() { const { Rule::new("AT-Z3") } } else { const { Rule::new("AT-L2") } };
            let alive = |team: usize| living.iter().any(|seat| self.team(seat) == team);
            if !alive(0) || !alive(1) {
                self.end_for_team(usize::from(!alive(0)), rule, events);
            }
        } else if living.len() <= 1 {
            self.finish(self.arena_places(|_| 0), const { Rule::new("AT-D7") }, events);
        }
    }

    /// AT-Z6: the winning team first, the other second.
    pub(crate) fn end_for_team(&mut self, team: usize, by: Rule, events: &mut Heard) {
        let places = self.place_each(|seat| if self.team(seat) == team { 1 } else { 2 });
        self.finish(places, by, events);
    }

    /// Why it ended, in words.
    pub(crate) fn ending_words(&self) -> Option<String> {
        let words = match self.ending?.by.to_string().as_str() {
            "AT-D7" => "Only one ship is left.",
            "AT-L2" => "The other team has no ship left.",
            "AT-Z3" => "The other team gave up.",
            "AT-J20" => "The flag was brought home.",
            "AT-Z2" => "The bell rang: the strongest side wins.",
            "AT-Z5" => "The game took too many rounds: the strongest side wins.",
            _ => return None,
        };
        Some(words.to_owned())
    }

    fn finish(&mut self, places: [u8; CAPTAINS], by: Rule, events: &mut Heard) {
        self.ending = Some(Ending { by, places });
        self.stage = Stage::Over;
        self.frames.clear();
        self.round = kernel::Sealed::default();
        self.resume = None;
        self.course = None;
        self.shot = None;
        events.push(|| Deed::Over { by }.into());
    }

    fn place_each(&self, place: impl Fn(Seat) -> u8) -> [u8; CAPTAINS] {
        let mut places = [0; CAPTAINS];
        self.all().for_each(|seat| places[seat.index()] = place(seat));
        places
    }

    /// Survivors by rank, then the fallen in reverse order.
    fn arena_places(&self, rank: impl Fn(Seat) -> u32) -> [u8; CAPTAINS] {
        let key = |seat: Seat| match self.ships[seat].fell {
            0 => (u8::MAX, rank(seat)),
            n => (n, 0),
        };
        self.place_each(|seat| 1 + self.all().filter(|&other| key(other) > key(seat)).count() as u8)
    }

    /// A round is complete: the bell, then the guard.
    #[inline(never)]
    pub(crate) fn end_round(&mut self, events: &mut Heard) {
        let tally = &mut self.tally;
        tally.rounds += 1;
        tally.quiet = if tally.engaged { 0 } else { tally.quiet + 1 };
        tally.engaged = false;
        let (rounds, quiet) = (tally.rounds, tally.quiet);
        events.push(|| Deed::RoundEnded { rounds }.into());
        if let Some(bell) = self.terms.bell {
            let left = bell.quiet.saturating_sub(quiet).min(bell.most.saturating_sub(rounds));
            if left == 0 {
                self.adjudicate(const { Rule::new("AT-Z2") }, events);
            } else if left <= bell.notice {
                events.push(|| Deed::BellNotice { rounds: left }.into());
            }
        }
        if self.ending.is_none() && rounds >= self.edition.constants.round_guard {
            self.adjudicate(const { Rule::new("AT-Z5") }, events);
        }
    }

    /// AT-Z2.
    fn adjudicate(&mut self, by: Rule, events: &mut Heard) {
        if !self.terms.mode.is_team() {
            let places = self.arena_places(|seat| self.strength(seat));
            self.finish(places, by, events);
            return;
        }
        let (south, north) = (self.team_rank(0), self.team_rank(1));
        if south == north {
            let places = self.place_each(|_| 1);
            self.finish(places, by, events);
        } else {
            self.end_for_team(usize::from(north > south), by, events);
        }
    }

    /// Pool tokens first, their worth second.
    fn strength(&self, seat: Seat) -> u32 {
        let pool = self.ships[seat].tile.pool();
        pool.len() as u32 * 100 + pool.sum()
    }

    /// What a team is judged by; flags and kills count in Capture the Flag alone.
    fn team_rank(&self, team: usize) -> (bool, u32, u32, u32) {
        let flying = |seat: &Seat| self.team(*seat) == team && self.ships[*seat].is_living();
        let pools = self.all().filter(flying).map(|seat| self.ships[seat].tile.pool());
        let (count, sum) = pools.fold((0, 0), |(count, sum), pool| (count + pool.len() as u32, sum + pool.sum()));
        if !self.terms.mode.is_ctf() {
            return (false, 0, count, sum);
        }
        let home = self.home(team);
        let safe = |flag: usize| self.flags[flag] == Flag::Lies(crate::setup::home_point(&self.edition, flag));
        (safe(home) && !safe(1 - home), u32::from(self.tally.losses[1 - team]), count, 0)
    }

    /// Whether a captain may still give up.
    pub(crate) fn can_concede(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.terms.seats)
            && !matches!(self.ships[seat].berth, Berth::Destroyed | Berth::Left)
    }
}
