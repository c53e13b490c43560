//! The draft, player turns, rewards and orders (SS-S13 to SS-S16, SS-T, SS-L, SS-O).

use crate::action::Order;
use crate::content::Reward;
use crate::event::{Event, Log, Mech};
use crate::frames::{Frame, Gain};
use crate::state::{NONE, Phase, Samurai, Turn};
use kernel::Seat;

impl Samurai {
    /// Goes on when nothing is in mid-air.
    pub(crate) fn advance(&mut self, log: &mut Log) {
        match self.phase {
            Phase::Draft => self.advance_draft(log),
            Phase::Turns => self.end_turn(log),
            Phase::Battles => self.next_location(log),
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

    fn advance_draft(&mut self, log: &mut Log) {
        let picks = self.picks();
        if picks < 2 * self.seats {
            let seat = self.drafter(picks);
            let pool = self.pool();
            log.push(|| Event::PoolPassed {
                seat,
                mechs: (0..8).filter(|mech| pool >> mech & 1 == 1).map(|mech| Mech(mech + 2)).collect(),
            });
            return self.push(Frame::Draft { seat }, log);
        }
        for seat in Seat::all(self.seats) {
            let mechs = &mut self.player_mut(seat).mechs;
            mechs.sort_unstable();
            let mechs = *mechs;
            log.push(|| Event::MechsRevealed { seat, mechs: mechs.map(Mech).to_vec() });
        }
        log.barrier();
        self.phase = Phase::Turns;
        log.push(|| Event::RoundBegan { round: self.round, first: self.first });
        self.start_turn(self.first, log);
    }

    pub(crate) fn keep_mech(&mut self, seat: Seat, mech: u8, log: &mut Log) {
        let mechs = &mut self.player_mut(seat).mechs;
        let slot = usize::from(mechs[0] != NONE);
        mechs[slot] = mech + 2;
        // The next pool is seen by the next player: a step back would show it twice.
        log.barrier();
        log.push(|| Event::MechKept { seat, mech: Mech(mech + 2) });
    }

    /// Starts a turn: what ends at its start, then the rewards (SS-T2, SS-T3).
    pub(crate) fn start_turn(&mut self, seat: Seat, log: &mut Log) {
        self.active = seat;
        self.turn = Turn::default();
        log.push(|| Event::TurnBegan { seat });
        if !self.attached.is_empty() {
            let ends = |game: &Samurai, card: &crate::state::Attached| {
                card.owner == seat && game.edition.card(card.kind).attached.expires
            };
            self.drop_all_attached(ends, log);
            self.attached.iter_mut().for_each(|card| card.used = false);
        }
        self.push(Frame::Window, log);
        let led = self.led_by(seat);
        if led != 0 {
            self.push(Frame::Claim { led }, log);
        }
    }

    /// Claims the lowest of the led locations (SS-L2).
    pub(crate) fn claim_next(&mut self, led: u8, log: &mut Log) {
        let rest = led & led.wrapping_sub(1);
        match self.stack.top_mut() {
            Some(top) if rest != 0 => *top = Frame::Claim { led: rest },
            _ => {
                self.stack.pop();
            }
        }
        if led != 0 {
            self.offer_reward(self.active, led.trailing_zeros() as u8, log);
        }
    }

    /// A player gains the reward of a location (SS-L4 to SS-L9).
    pub(crate) fn offer_reward(&mut self, seat: Seat, location: u8, log: &mut Log) {
        let Some(reward) = self.reward(seat, location) else { return };
        log.push(|| Event::RewardClaimed { seat, location });
        let pile = self.pile_of(seat);
        let cards = self.decks[pile].len() + self.discards[pile].len();
        let take = |gain: Gain, most: u8| Frame::Take { seat, gain, most };
        let question = match reward {
            Reward::Clan(clan, steps) => Frame::Clan { seat, which: clan, steps },
            Reward::AnyClan(steps) => Frame::Clan { seat, which: NONE, steps },
            Reward::Honor(n) => take(Gain::Honor, n),
            Reward::Wealth(n) => take(Gain::Wealth, n.min(self.bank)),
            Reward::Draw(n) => take(Gain::Cards, n.min(cards as u8)),
        };
        self.push(question, log);
    }

    /// Places a marker; how much wealth goes with it is asked next (SS-O1, SS-O2).
    pub(crate) fn place_order(&mut self, marker: u8, order: Order, log: &mut Log) {
        let seat = self.active;
        self.player_mut(seat).placed[marker as usize] = order as u8 + 1;
        self.turn.ordered = true;
        log.push(|| Event::OrderPlaced { seat, marker: marker + 1, order });
        self.push(Frame::Raise { marker, order }, log);
    }

    /// Performs the order with its marker raised.
    pub(crate) fn raise_order(&mut self, marker: u8, order: Order, wealth: u8, log: &mut Log) {
        let seat = self.active;
        self.spend_wealth(seat, wealth, log);
        let x = marker + 1 + wealth;
        let question = match order {
            Order::Allegiance => Frame::Clan { seat, which: NONE, steps: x },
            Order::Units => {
                let moves = Frame::Move { seat, left: x, supply: false, to: NONE, only: NONE };
                return self.begin_moves(moves, log);
            }
            Order::Cards => Frame::Take { seat, gain: Gain::Cards, most: x },
            Order::Wealth => Frame::Take { seat, gain: Gain::Wealth, most: x.min(self.bank) },
        };
        self.push(question, log);
    }

    /// Moves a clan marker.
    pub(crate) fn move_marker(&mut self, seat: Seat, clan: u8, to: u8, log: &mut Log) {
        let from = self.markers[clan as usize];
        self.markers[clan as usize] = to;
        log.push(|| Event::MarkerMoved { seat, clan, from, to });
        self.note_marker(seat, from, to, log);
    }

    /// The next player with a marker to place takes her turn; after the last the battles
    /// begin (SS-T1, SS-B1).
    fn end_turn(&mut self, log: &mut Log) {
        self.end_slot(log);
        let unplaced = |seat: &Seat| self.player(*seat).placed.contains(&0);
        let after = (1..=self.seats).map(|i| Seat::new((self.active.index() as u8 + i) % self.seats));
        match after.into_iter().find(unplaced) {
            Some(seat) => self.start_turn(seat, log),
            None => {
                self.phase = Phase::Battles;
                self.turn = Turn::default();
                self.fought = 0;
                log.push(|| Event::BattlesBegan);
            }
        }
    }
}
