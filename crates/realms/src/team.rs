//! One turn for a whole team (Hydra): Ready and Resume. Joint payments: `questions/propose.rs`.

use crate::changes;
use crate::event::{Event, Heard};
use crate::refusal::Refusal;
use crate::state::Realms;
use kernel::{Seat, SeatSet};

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// How many play on a seat's team.
    pub(crate) fn team_size(&self, seat: Seat) -> usize {
        self.players[seat].friends.len()
    }

    /// SR-J8.
    pub(crate) fn declare_ready(&mut self, seat: Seat, events: &mut Heard) {
        self.ready.insert(seat);
        self.stirred.remove(seat);
        events.push(|| Event::Readied { seat });
    }

    /// A Ready member may play on while the team's Main Phase lasts (SR-J8).
    pub(crate) fn check_resume(&self, seat: Seat) -> Result<(), Refusal> {
        let open = !self.opening && self.answering().is_none();
        let stirred = self.stirred.has(seat) || self.version.has(changes::READY_MAY_PLAY_ON);
        let may = self.ready.has(seat) && stirred && open && self.acting.has(seat);
        let tired = self.acts >= self.content().numbers.action_cap;
        if may && !tired { Ok(()) } else { Err(Refusal::CannotPlayOn) }
    }

    pub(crate) fn resume(&mut self, seat: Seat, events: &mut Heard) {
        self.ready.remove(seat);
        self.stirred.remove(seat);
        events.push(|| Event::Resumed { seat });
    }

    /// After a member changed something: Ready teammates may resume, declined targets are open
    /// again (SR-J8, SR-J9).
    pub(crate) fn stir(&mut self, seat: Seat) {
        self.stirred |= self.ready - SeatSet::of(seat);
        for friend in self.acting.iter() {
            self.players[friend].declined_row = 0;
            self.players[friend].declined_bases = 0;
        }
    }
}
