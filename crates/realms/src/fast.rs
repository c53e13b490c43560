//! What makes bulk play fast, each trick tested against plain code below. Actions on their way into a list: each is copied from a table whether it is legal or not, and kept
//! where it is. A branch on each would be a guess that the processor loses half the time.

use crate::action::{Action, Strike, Who};
use crate::content::{KINDS, Kind, Offer, ROW};
use crate::state::{PlayedCard, TABLE};
use kernel::{Enum, Seat};

/// Room for what an ordinary Main Phase offers, attacks apart, and for the fullest one.
pub(crate) const USUAL: usize = 32;
pub(crate) const MOST: usize = 256;
/// Attacks that are listed in one go.
const SMALL: usize = 16;

/// Every play and purchase, by kind.
static PLAYS: [Action; KINDS] = of_kinds(true);
static BUYS: [Action; KINDS] = of_kinds(false);

const fn of_kinds(plays: bool) -> [Action; KINDS] {
    let mut all = [Action::EndTurn; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        let it = Kind::new(kind as u8);
        all[kind] = if plays { Action::Play(it) } else { Action::Buy(it) };
        kind += 1;
    }
    all
}

/// Every attack on a player, by seat and amount.
static STRIKES: [[Action; Strike::LENGTH]; Who::LENGTH] = strikes();

const fn strikes() -> [[Action; Strike::LENGTH]; Who::LENGTH] {
    let mut all = [[Action::EndTurn; Strike::LENGTH]; Who::LENGTH];
    let mut who = 0;
    while who < Who::LENGTH {
        let mut n = 0;
        while n < Strike::LENGTH {
            all[who][n] = Action::Attack(Who::new(who as u8), Strike::new(n as u8));
            n += 1;
        }
        who += 1;
    }
    all
}

/// Adds the attacks on a player with up to so much Combat.
#[inline]
pub(crate) fn put_strikes(out: &mut Vec<Action>, target: Seat, combat: u16) {
    let Some(all) = STRIKES.get(target.index()) else {
        return;
    };
    let (before, most) = (out.len(), usize::from(combat).min(Strike::LENGTH));
    match all.first_chunk::<SMALL>() {
        Some(few) if most <= SMALL => {
            out.extend_from_slice(few);
            out.truncate(before + most);
        }
        _ => out.extend_from_slice(&all[..most]),
    }
}

/// Whether so many cards in hand and in play, and the market, fit into the usual room; some places
/// are written in vain.
#[inline]
pub(crate) const fn is_usual(hand: usize, in_play: usize) -> bool {
    hand + 3 * in_play + ROW + 2 + 3 <= USUAL
}

const _: () = assert!(KINDS + 3 * TABLE + ROW + 2 + 3 <= MOST, "the fullest Main Phase fits");

/// The end of a list, with room for what comes. Room is a power of two, and more than is needed.
pub(crate) struct Found<'a, const ROOM: usize> {
    places: &'a mut [Action; ROOM],
    /// How many were found.
    pub n: usize,
}

impl<'a, const ROOM: usize> Found<'a, ROOM> {
    /// Room beyond a list; what is not used must be cut off.
    #[inline(always)]
    pub fn beyond(out: &'a mut Vec<Action>) -> Option<Found<'a, ROOM>> {
        let before = out.len();
        out.extend_from_slice(&[Action::EndTurn; ROOM]);
        let places = out[before..].first_chunk_mut()?;
        Some(Found { places, n: 0 })
    }

    /// Adds an action where it is one.
    #[inline(always)]
    pub fn put(&mut self, action: Action, is: bool) {
        self.places[self.n % ROOM] = action;
        self.n += usize::from(is);
    }

    /// Adds the plays of these kinds, lowest first.
    #[inline(always)]
    pub fn put_plays(&mut self, kinds: u64) {
        self.put_kinds(kinds, &PLAYS);
    }

    /// Adds the purchases of these kinds, lowest first.
    #[inline(always)]
    pub fn put_purchases(&mut self, kinds: u64) {
        self.put_kinds(kinds, &BUYS);
    }

    /// Two by two, the second perhaps in vain.
    #[inline(always)]
    fn put_kinds(&mut self, kinds: u64, actions: &[Action; KINDS]) {
        let mut left = kinds;
        while left != 0 {
            self.put(actions[lowest(left)], true);
            left &= left - 1;
            self.put(actions[lowest(left)], left != 0);
            left &= left.wrapping_sub(1);
        }
    }

    /// Adds the abilities of cards in play, all three of each, of which as many are kept as there are.
    /// Like cards lie side by side: they are offered once.
    #[inline(always)]
    pub fn put_offers<'b>(&mut self, in_play: &[PlayedCard], offer: impl Fn(PlayedCard) -> &'b Offer) {
        let (mut n, mut last) = (self.n, PlayedCard::NONE.key());
        for &card in in_play {
            let Offer { actions: [one, two, three], n: kept } = *offer(card);
            self.places[n % ROOM] = one;
            self.places[(n + 1) % ROOM] = two;
            self.places[(n + 2) % ROOM] = three;
            n += usize::from(kept) & usize::from(card.key() != last).wrapping_neg();
            last = card.key();
        }
        self.n = n;
    }
}

/// The lowest kind of a mask, the last one there may be where it is empty.
#[inline(always)]
fn lowest(mask: u64) -> usize {
    (mask | 1 << (KINDS - 1)).trailing_zeros() as usize % KINDS
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Kinds;

    /// Masks of every shape: none, one, neighbours, the first and last kind, many.
    const SHAPES: [u64; 6] = [0, 1, 0b110, 1 | 1 << (KINDS - 1), (1 << KINDS) - 1, 0x0015_5555_5555_5555];

    #[test]
    fn kinds_are_put_in_as_a_plain_loop_would() {
        for mask in SHAPES {
            let (mut out, mut plain) = (Vec::new(), Vec::new());
            let mut found = Found::<MOST>::beyond(&mut out).unwrap();
            found.put_plays(mask);
            found.put(Action::PlayAll, false);
            found.put_purchases(mask);
            let n = found.n;
            out.truncate(n);
            plain.extend(Kinds::of_mask(mask).map(|kind| Action::Play(Kind::new(kind))));
            plain.extend(Kinds::of_mask(mask).map(|kind| Action::Buy(Kind::new(kind))));
            assert_eq!(out, plain, "{mask:b}");
        }
    }

    #[test]
    fn strikes_are_put_in_as_a_plain_loop_would() {
        for combat in [0, 1, SMALL as u16, SMALL as u16 + 1, 255, 400] {
            let mut out = vec![Action::EndTurn];
            put_strikes(&mut out, Seat::new(1), combat);
            let strike = |n: u16| Action::Attack(Who::new(1), Strike::new(n as u8));
            let plain: Vec<Action> = (0..combat.min(255)).map(strike).collect();
            assert_eq!(out[1..], plain, "{combat}");
        }
    }
}
