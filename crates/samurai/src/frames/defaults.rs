//! What a timeout plays (RULES.md section 3, column Default).

use super::options::keeps;
use super::{Answer, Frame};
use crate::action::{Loose, Order};
use crate::state::Samurai;
use kernel::{Seat, Upto};

impl Samurai {
    /// The default answer to a question.
    pub(crate) fn default_answer(&self, frame: Frame) -> Answer {
        match frame {
            Frame::Draft { .. } => Answer::Keep(Upto::new(self.pool().trailing_zeros() as u8 & 7)),
            Frame::Window => self.default_turn(),
            Frame::Raise { .. } => Answer::Add(Upto::new(0)),
            Frame::Take { most, .. } => Answer::Take(Upto::new(most)),
            Frame::Tokens { .. } => Answer::Take(Upto::new(0)),
            Frame::Clan { .. } | Frame::Move { .. } | Frame::Ability { .. } | Frame::Escort { .. } => Answer::Done,
            Frame::Garrison { .. } | Frame::Pick { up_to: true, .. } => Answer::Done,
            Frame::Limit { .. } => self.short_list(frame).last().copied().unwrap_or(Answer::Done),
            Frame::Commit { .. } => Answer::Pass,
            Frame::Reveal { seat } => {
                let first = self.battle.committed[seat.index()].first();
                first.map_or(Answer::Done, |card| Answer::Reveal(Upto::new(card.value())))
            }
            Frame::Promise { loose, .. } => self.default_promised(loose),
            _ => self.first_by(frame),
        }
    }

    /// The answer of the short list that comes first by the question's own order.
    fn first_by(&self, frame: Frame) -> Answer {
        let asked = self.asked(frame);
        let list = self.short_list(frame);
        let key = |answer: &&Answer| -> (i32, i32) {
            match (frame, **answer) {
                // SS-D13: weakest in supply first.
                (Frame::Ships { seat, .. }, Answer::Pick(_, figure)) => self.ship_order(seat, figure.index()),
                // SS-D15: an opponent's, of the one with most honor.
                (Frame::Displace { .. }, Answer::Pick(who, _)) => {
                    let own = asked.is_some_and(|seat| seat.index() == who.index());
                    (i32::from(own), -i32::from(self.players[who.index()].honor))
                }
                // SS-D20: the player with most honor.
                (_, Answer::Target(who)) => (0, -i32::from(self.players[who.index()].honor)),
                // SS-D25: the shallowest.
                (_, Answer::Demote(clan)) => (0, i32::from(self.markers[clan.index()])),
                // SS-D27: highest placed, lowest unplaced.
                (_, Answer::Swap(placed, unplaced)) => (-i32::from(placed.get()), i32::from(unplaced.get())),
                _ => (0, 0),
            }
        };
        list.iter().min_by_key(key).copied().unwrap_or(Answer::Done)
    }

    fn ship_order(&self, seat: Seat, figure: usize) -> (i32, i32) {
        let shape = self.player(seat).figures[figure];
        (i32::from(shape.place().is_location()), i32::from(self.power(seat, figure)))
    }

    fn default_turn(&self) -> Answer {
        if self.turn.ordered {
            return Answer::End;
        }
        let lowest = self.player(self.active).placed.iter().position(|&order| order == 0);
        Answer::Order(Upto::new(lowest.unwrap_or_default() as u8), Order::Wealth)
    }

    /// The usual default where it keeps the bargain, else the first answer that does.
    fn default_promised(&self, loose: Loose) -> Answer {
        let kept = |below: Frame| self.short_list(below).into_iter().find(|&answer| keeps(loose, answer.into()));
        match loose {
            Loose::Order => self.default_turn(),
            Loose::Commit | Loose::CommitGiven => self.question().and_then(kept).unwrap_or(Answer::Pass),
        }
    }
}
