//! The draft, player turns, rewards and orders (SS-S13 to SS-S16, SS-T, SS-L, SS-O).

use crate::content::Reward;
use crate::event::{Event, Heard, Mech, only, open};
use crate::questions::{Draft, Frame, Gain, MoveClan, Take, Window};
use crate::state::{NONE, Phase, Samurai, Turn};
use kernel::{Fate, Kinds, Seat, Step};

/// Rewards still to claim: a mask of locations (SS-L2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Claim {
    /// The locations.
    led: u8,
}

/// The lowest of the led locations comes first.
impl Step<Samurai> for Claim {
    fn run(self, game: &mut Samurai, _: Seat, _: &mut Fate, events: &mut Heard) {
        let rest = self.led & self.led.wrapping_sub(1);
        if rest != 0 {
            game.push(Claim { led: rest }, events);
        }
        if self.led != 0 {
            game.offer_reward(game.active, self.led.trailing_zeros() as u8, events);
        }
    }
}

impl Samurai {
    /// Goes on when nothing is in mid-air.
    pub(crate) fn advance(&mut self, events: &mut Heard) {
        match self.phase {
            Phase::Draft => self.advance_draft(events),
            Phase::Turns => self.end_turn(events),
            Phase::Battles => self.next_location(events),
            Phase::Over => {}
        }
    }

    /// The seat that keeps the mech number `pick` (SS-S13, SS-S14): up the table, then down.
    pub(crate) fn drafter(&self, pick: u8) -> Seat {
        let rank = if pick < self.seats { pick } else { 2 * self.seats - 1 - pick };
        self.ranked(rank)
    }

    /// How many mechs have been kept.
    pub(crate) fn picks(&self) -> u8 {
        let kept = self.players[..self.seats as usize].iter().flat_map(|player| player.mechs);
        kept.filter(|&mech| mech != NONE).count() as u8
    }

    /// The mechs not yet kept, as a mask.
    pub(crate) fn pool(&self) -> u8 {
        let kept = self.players[..self.seats as usize].iter().flat_map(|player| player.mechs);
        kept.filter(|&mech| mech != NONE).fold(u8::MAX, |pool, mech| pool & !(1 << (mech - 2)))
    }

    fn advance_draft(&mut self, events: &mut Heard) {
        let picks = self.picks();
        if picks < 2 * self.seats {
            let seat = self.drafter(picks);
            let pool = self.pool();
            events.push(|| Event::PoolPassed {
                seat,
                mechs: Kinds::of_mask(u64::from(pool)).map(|mech| only(seat, Mech(mech + 2))).collect(),
            });
            return self.push(Draft { seat }, events);
        }
        for seat in Seat::all(self.seats) {
            let mechs = &mut self.player_mut(seat).mechs;
            mechs.sort_unstable();
            let mechs = *mechs;
            events.push(|| Event::MechsRevealed { seat, mechs: mechs.map(|mech| open(Mech(mech))).to_vec() });
        }
        events.barrier();
        self.phase = Phase::Turns;
        events.push(|| Event::RoundBegan { round: self.round, first: self.first });
        self.start_turn(self.first, events);
    }

    /// Starts a turn: what ends at its start, then the rewards (SS-T2, SS-T3).
    pub(crate) fn start_turn(&mut self, seat: Seat, events: &mut Heard) {
        self.active = seat;
        self.turn = Turn::default();
        events.push(|| Event::TurnBegan { seat });
        if !self.attached.is_empty() {
            let ends = |game: &Samurai, card: &crate::state::Attached| {
                card.owner == seat && game.edition.card(card.kind).attached.expires
            };
            self.drop_all_attached(ends, events);
            self.attached.iter_mut().for_each(|card| card.used = false);
        }
        self.push(Window, events);
        let led = self.led_by(seat);
        if led != 0 {
            self.push(Claim { led }, events);
        }
    }

    /// A player gains the reward of a location (SS-L4 to SS-L9).
    pub(crate) fn offer_reward(&mut self, seat: Seat, location: u8, events: &mut Heard) {
        let Some(reward) = self.reward(seat, location) else { return };
        events.push(|| Event::RewardClaimed { seat, location });
        let pile = self.pile_of(seat);
        let cards = self.decks[pile].len() + self.discards[pile].len();
        let take = |gain: Gain, most: u8| Frame::from(Take { seat, gain, most });
        let question = match reward {
            Reward::Clan(clan, steps) => MoveClan { seat, which: clan, steps }.into(),
            Reward::AnyClan(steps) => MoveClan { seat, which: NONE, steps }.into(),
            Reward::Honor(n) => take(Gain::Honor, n),
            Reward::Wealth(n) => take(Gain::Wealth, n.min(self.bank)),
            Reward::Draw(n) => take(Gain::Cards, n.min(cards as u8)),
        };
        self.push(question, events);
    }

    /// Moves a clan marker.
    pub(crate) fn move_marker(&mut self, seat: Seat, clan: u8, to: u8, events: &mut Heard) {
        let from = self.markers[clan as usize];
        self.markers[clan as usize] = to;
        events.push(|| Event::MarkerMoved { seat, clan, from, to });
        self.note_marker(seat, from, to, events);
    }

    /// The next player with a marker to place takes her turn; after the last the battles
    /// begin (SS-T1, SS-B1).
    fn end_turn(&mut self, events: &mut Heard) {
        self.end_slot(events);
        let unplaced = |seat: &Seat| self.player(*seat).placed.contains(&0);
        let after = (1..=self.seats).map(|i| Seat::new((self.active.index() as u8 + i) % self.seats));
        match after.into_iter().find(unplaced) {
            Some(seat) => self.start_turn(seat, events),
            None => {
                self.phase = Phase::Battles;
                self.turn = Turn::default();
                self.fought = 0;
                events.push(|| Event::BattlesBegan);
            }
        }
    }
}
