//! The lobbying phase: five things are picked, then hands are released down to two (2.2).

use crate::card::Card;
use crate::event::{Event, Heard};
use crate::state::{Assembly, SEATS, Stage, other};
use kernel::Seat;

/// The hand each player keeps (SA-L10).
pub(crate) const KEPT: usize = 2;

impl Assembly {
    pub(crate) fn take(&mut self, card: Option<Card>, picks: u8, events: &mut Heard) {
        let seat = self.active;
        match card {
            Some(card) => {
                self.row.remove(card);
                self.take_seen(card);
                events.push(|| Event::Took { seat, card });
            }
            None => {
                self.deck_taker = Some(seat);
                events.push(|| Event::TookDeck { seat });
            }
        }
        self.next_pick(picks + 1, events);
    }

    /// SA-L6: first 1, second 2, first 1, second the last one.
    fn next_pick(&mut self, picks: u8, events: &mut Heard) {
        self.stage = Stage::Picks(picks);
        self.active = if matches!(picks, 0 | 3) { self.first } else { other(self.first) };
        match picks {
            // SA-Y4: the last thing goes over without a question.
            4 => self.take(self.row.first(), picks, events),
            5 => self.begin_releases(),
            _ => {}
        }
    }

    /// SA-L10: the first lobbyist releases first.
    fn begin_releases(&mut self) {
        self.stage = Stage::Releases;
        self.active = self.first;
    }

    pub(crate) fn lobby_release(&mut self, card: Card, events: &mut Heard) {
        // The agenda is not out yet, so nothing is filled; no votes either (SA-L12).
        self.release_unseen(card, events);
        if self.mine().hand.len() > KEPT {
            return;
        }
        self.active = other(self.active);
        if self.mine().hand.len() <= KEPT {
            self.end_lobbying(events);
        }
    }

    /// SA-L13: who took the deck begins.
    fn end_lobbying(&mut self, events: &mut Heard) {
        self.active = self.deck_taker.take().unwrap_or(self.first);
        self.first = Seat::new(0);
        self.begin_assembly(events);
    }

    /// SA-S2 to SA-S4: the agenda, then the first turn.
    pub(crate) fn begin_assembly(&mut self, events: &mut Heard) {
        debug_assert!(Seat::all(SEATS).all(|seat| self.side(seat).hand.len() == KEPT));
        self.refill(events);
        self.turn = 1;
        self.begin_turn(events);
    }
}
