//! How a game ended.

use crate::{Rule, Seat};
use arrayvec::ArrayVec;
use serde::Serialize;

/// How one seat ended: its part of an [`Outcome`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Standing {
    /// The place, from 1; seats that tie share it.
    pub place: u8,
    /// The score in half points; 0 where the game has none.
    pub half_points: i32,
}

/// Final places and scores, and the rule that ended the game.
///
/// ```
/// use kernel::{Outcome, Rule, Seat};
/// let outcome = Outcome::winner(Seat::new(1), 2, Rule::new("SR-G1"));
/// assert_eq!(outcome.place(Seat::new(0)), 2);
/// assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat::new(1)]);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Outcome {
    /// The rule that ended it.
    pub by: Rule,
    /// One standing a seat, in seat order.
    pub standings: ArrayVec<Standing, 8>,
}

impl Outcome {
    /// One winner, everybody else second.
    pub fn winner(winner: Seat, seats: u8, by: Rule) -> Outcome {
        Outcome::places(Seat::all(seats).map(|seat| if seat == winner { 1 } else { 2 }), by)
    }

    /// All share the first place.
    pub fn tie(seats: u8, by: Rule) -> Outcome {
        Outcome::places(Seat::all(seats).map(|_| 1), by)
    }

    /// These places, in seat order, without scores.
    pub fn places(places: impl IntoIterator<Item = u8>, by: Rule) -> Outcome {
        let standings = places.into_iter().take(8).map(|place| Standing { place, half_points: 0 });
        Outcome { by, standings: standings.collect() }
    }

    /// Places by score, the highest first; equal scores share a place.
    pub fn by_score(half_points: impl IntoIterator<Item = i32>, by: Rule) -> Outcome {
        let scores: ArrayVec<i32, 8> = half_points.into_iter().take(8).collect();
        let place = |score: i32| 1 + scores.iter().filter(|&&other| other > score).count() as u8;
        let standings = scores.iter().map(|&score| Standing { place: place(score), half_points: score });
        Outcome { by, standings: standings.collect() }
    }

    /// A seat's place.
    pub fn place(&self, seat: Seat) -> u8 {
        self.standings.get(seat.index()).map_or(u8::MAX, |standing| standing.place)
    }

    /// The seats that share the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.standings.len() as u8).filter(|&seat| self.place(seat) == 1)
    }

    /// How well a seat did, in 0 to 1000: 1000 alone in front, 0 alone behind, ties between.
    pub fn worth(&self, seat: Seat) -> i32 {
        let others = self.standings.len() as i32 - 1;
        if others <= 0 {
            return 1000;
        }
        let mine = self.place(seat);
        let beaten = self.standings.iter().filter(|other| other.place > mine).count() as i32;
        let level = self.standings.iter().filter(|other| other.place == mine).count() as i32 - 1;
        (2 * beaten + level) * 500 / others
    }
}
