//! How hidden cards have moved since the deal: what keeps redeals from contradicting what a seat saw.
//! It never shows in a view (SA-I3, SA-Q36).
//!
//! Marks on the deck say what a seat can name. They cannot say "it went into that hand in the open, and
//! one of the hand's cards was released since" (SA-I5), let alone what follows when such a card is drawn
//! again. The story can: it is the list of moves into and out of hands and deck, from which both a
//! check of a world ([`Assembly::recalls`]) and a redeal (`determinize.rs`) are exact.

use crate::card::{CARDS, Card};
use crate::state::{Assembly, BOTH};
use kernel::{Events, Redact, Seat, SeatSet};
use std::hash::{Hash, Hasher};

/// The most moves a story holds; beyond that its older half is forgotten.
pub(crate) const LONGEST: usize = 480;

/// How a card moved. `Seat` is the player whose hand it left or entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Move {
    /// From a hand under the deck, unseen by the other.
    Under(Seat),
    /// From play under the deck.
    UnderOpen,
    /// From the top of the deck into a hand, unseen by the other.
    Draw(Seat),
    /// From the top of the deck, face up.
    TurnUp,
    /// Into a hand in the open.
    Enter(Seat),
    /// Out of a hand in the open.
    Leave(Seat),
}

const MOVES: [Move; 10] = [
    Move::Under(Seat::new(0)),
    Move::Under(Seat::new(1)),
    Move::UnderOpen,
    Move::Draw(Seat::new(0)),
    Move::Draw(Seat::new(1)),
    Move::TurnUp,
    Move::Enter(Seat::new(0)),
    Move::Enter(Seat::new(1)),
    Move::Leave(Seat::new(0)),
    Move::Leave(Seat::new(1)),
];

impl Move {
    const fn index(self) -> u8 {
        match self {
            Move::Under(seat) => seat.index() as u8,
            Move::UnderOpen => 2,
            Move::Draw(seat) => 3 + seat.index() as u8,
            Move::TurnUp => 5,
            Move::Enter(seat) => 6 + seat.index() as u8,
            Move::Leave(seat) => 8 + seat.index() as u8,
        }
    }

    /// Whether it puts a card under the deck.
    pub(crate) const fn is_push(self) -> bool {
        matches!(self, Move::Under(_) | Move::UnderOpen)
    }

    /// Whether it takes the deck's top card.
    pub(crate) const fn is_pop(self) -> bool {
        matches!(self, Move::Draw(_) | Move::TurnUp)
    }

    /// Whether `seat` saw which card it was when it moved.
    pub(crate) fn is_seen_by(self, seat: Seat) -> bool {
        !matches!(self, Move::Under(who) | Move::Draw(who) if who != seat)
    }
}

/// The moves since the deal (or since the position the game began at), a byte each.
#[derive(Clone, Copy, Debug)]
pub struct Story {
    len: u16,
    moves: [u8; LONGEST],
    /// Places of the deck each seat could name when the story began, as masks from the top.
    pub(crate) knew: [u32; 2],
}

impl Default for Story {
    fn default() -> Self {
        Story { len: 0, moves: [0; LONGEST], knew: [0; 2] }
    }
}

impl PartialEq for Story {
    fn eq(&self, other: &Self) -> bool {
        self.knew == other.knew && self.bytes() == other.bytes()
    }
}
impl Eq for Story {}

impl Hash for Story {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.knew, self.bytes()).hash(state);
    }
}

impl Story {
    fn bytes(&self) -> &[u8] {
        &self.moves[..usize::from(self.len)]
    }

    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// The move at `at` and its card.
    #[inline]
    pub(crate) fn get(&self, at: usize) -> (Move, Card) {
        let byte = usize::from(self.moves[at]);
        // Every byte was packed by `pack`, so both are in range.
        (MOVES[byte / CARDS], Card::checked(byte % CARDS).expect("a remainder by the number of cards"))
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = (Move, Card)> + '_ {
        (0..self.len()).map(|at| self.get(at))
    }

    #[inline]
    const fn pack(how: Move, card: Card) -> u8 {
        how.index() * CARDS as u8 + card.index() as u8
    }

    /// Says which card a hidden move was about: for redeals.
    pub(crate) fn rename(&mut self, at: usize, card: Card) {
        self.moves[at] = Story::pack(self.get(at).0, card);
    }

    /// Adds a move; `false` where there is no room.
    #[inline]
    pub(crate) fn push(&mut self, how: Move, card: Card) -> bool {
        let Some(slot) = self.moves.get_mut(usize::from(self.len)) else { return false };
        *slot = Story::pack(how, card);
        self.len += 1;
        self.sort_entries();
        true
    }

    /// Cards that enter a hand one after another leave equal states in any order (SA-Q31).
    #[inline]
    fn sort_entries(&mut self) {
        let mut at = usize::from(self.len) - 1;
        let how = self.moves[at] / CARDS as u8;
        if !matches!(MOVES[usize::from(how)], Move::Enter(_)) {
            return;
        }
        while at > 0 && self.moves[at - 1] / CARDS as u8 == how && self.moves[at - 1] > self.moves[at] {
            self.moves.swap(at - 1, at);
            at -= 1;
        }
    }
}

impl Assembly {
    #[inline]
    pub(crate) fn note(&mut self, how: Move, card: Card) {
        if !self.story.push(how, card) {
            self.forget_half();
            self.story.push(how, card);
        }
    }

    /// A story without end begins anew in its middle, with what the seats could name there.
    #[cold]
    fn forget_half(&mut self) {
        let old = self.story;
        let half = old.len() / 2;
        let mut story = Story::default();
        for (how, card) in old.iter().skip(half) {
            story.push(how, card);
        }
        // What could be named then and has left the deck since does not matter any more; the rest
        // lay above everything that was put under since.
        let pushes = story.iter().filter(|(how, _)| how.is_push()).count();
        let pops = story.iter().filter(|(how, _)| how.is_pop()).count();
        for (place, card) in self.deck.cards().iter().rev().enumerate() {
            for seat in card.known_to().iter().filter(|_| place + pushes < self.deck.len()) {
                story.knew[seat.index()] |= 1 << (place + pops);
            }
        }
        self.story = story;
    }

    /// The active player takes an agenda or row card in hand: both see it.
    #[inline]
    pub(crate) fn take_seen(&mut self, card: Card) {
        let seat = self.active;
        self.sides[seat].hand.insert(card);
        self.note(Move::Enter(seat), card);
    }

    /// A card leaves the active player's hand in the open.
    #[inline]
    pub(crate) fn leave_hand(&mut self, card: Card) {
        let seat = self.active;
        self.sides[seat].hand.remove(card);
        self.note(Move::Leave(seat), card);
    }

    /// The active player's hand card goes under the deck unseen.
    #[inline]
    pub(crate) fn lay_under_unseen(&mut self, card: Card) {
        let seat = self.active;
        self.sides[seat].hand.remove(card);
        self.deck.push_bottom(card, SeatSet::of(seat));
        self.note(Move::Under(seat), card);
    }

    /// A card from play goes under the deck.
    #[inline]
    pub(crate) fn lay_under_seen(&mut self, card: Card) {
        self.deck.push_bottom(card, BOTH);
        self.note(Move::UnderOpen, card);
    }

    /// The active player takes the deck's top card in hand (SA-I4).
    #[inline]
    pub(crate) fn take_top<E: Redact>(&mut self, events: &mut Events<E>) -> Option<Card> {
        let seat = self.active;
        let top = self.deck.pop_top()?;
        events.reveal_to(top.known_to(), SeatSet::of(seat));
        self.sides[seat].hand.insert(top.value());
        self.note(Move::Draw(seat), top.value());
        Some(top.value())
    }

    /// Turns the deck's top card face up for both.
    #[inline]
    pub(crate) fn turn_up<E: Redact>(&mut self, events: &mut Events<E>) -> Option<Card> {
        let top = self.deck.pop_top()?;
        events.reveal_to(top.known_to(), BOTH);
        self.note(Move::TurnUp, top.value());
        Some(top.value())
    }

    /// Whether `world` agrees with everything `seat` remembers here, beyond what its view says: the
    /// places it can name, and a story that looks the same to it and leads to that world.
    pub(crate) fn recalls(&self, seat: Seat, world: &Assembly) -> bool {
        let cards = self.deck.cards().iter().zip(world.deck.cards());
        let same_marks = cards.clone().all(|(one, two)| one.known_to() == two.known_to());
        let same_names = cards.clone().all(|(one, two)| !one.known_to().has(seat) || one.value() == two.value());
        let mut moves = self.story.iter().zip(world.story.iter());
        let same_story = moves.all(|(one, two)| one.0 == two.0 && (one == two || !one.0.is_seen_by(seat)));
        self.deck.len() == world.deck.len()
            && self.story.len() == world.story.len()
            && self.story.knew == world.story.knew
            && same_marks
            && same_names
            && same_story
            && self.unknown_to(seat) == world.unknown_to(seat)
            && world.story_holds()
    }

    /// Whether the story leads to this table: run backwards, every card is where it must be.
    pub(crate) fn story_holds(&self) -> bool {
        let mut hands = [self.side(Seat::new(0)).hand, self.side(Seat::new(1)).hand];
        // Bottom first: cards taken back go on top, cards put under come off the bottom.
        let mut deck: Vec<Card> = self.deck.cards().iter().map(|card| card.value()).collect();
        for (how, card) in self.story.iter().rev() {
            let right = match how {
                Move::Under(seat) => !deck.is_empty() && deck.remove(0) == card && !hands[seat.index()].has(card),
                Move::UnderOpen => !deck.is_empty() && deck.remove(0) == card,
                Move::Draw(seat) => hands[seat.index()].has(card) && !deck.contains(&card),
                Move::TurnUp => !deck.contains(&card) && deck.len() < CARDS,
                Move::Enter(seat) => hands[seat.index()].has(card),
                Move::Leave(seat) => !hands[seat.index()].has(card),
            };
            if !right {
                return false;
            }
            match how {
                Move::Under(seat) | Move::Leave(seat) => hands[seat.index()].insert(card),
                Move::Draw(seat) | Move::Enter(seat) => hands[seat.index()].remove(card),
                Move::UnderOpen | Move::TurnUp => {}
            }
            if how.is_pop() {
                deck.push(card);
            }
        }
        true
    }

    /// How many cards `seat` held when the story began; `None` where the story cannot be.
    pub(crate) fn hand_at_first(&self, seat: Seat) -> Option<usize> {
        let count = |is: &dyn Fn(Move) -> bool| self.story.iter().filter(|(how, _)| is(*how)).count();
        let came = count(&|how| how == Move::Draw(seat) || how == Move::Enter(seat));
        let went = count(&|how| how == Move::Under(seat) || how == Move::Leave(seat));
        (self.side(seat).hand.len() + went).checked_sub(came)
    }

    /// How many cards the deck had when the story began; `None` where the story cannot be.
    pub(crate) fn deck_at_first(&self) -> Option<usize> {
        let pushes = self.story.iter().filter(|(how, _)| how.is_push()).count();
        let pops = self.story.iter().filter(|(how, _)| how.is_pop()).count();
        (self.deck.len() + pops).checked_sub(pushes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Heard;
    use crate::setup::Setup;
    use kernel::{Edition, Fate, Game};

    /// A story longer than it can hold forgets its older half, and redeals stay possible throughout.
    #[test]
    fn a_long_story_begins_anew_in_its_middle() {
        let edition = Edition::built_in().expect("the built-in content is whole");
        let setup = Setup { lobbying: Some(false), ..Setup::default() };
        let mut game = Assembly::start(&setup, edition, &mut Fate::quick(4)).expect("it can be set up");
        let mut events = Heard::dropped();
        for step in 0..2_000u64 {
            game.active = Seat::new((step / 5 % 2) as u8);
            match game.mine().hand.first() {
                Some(card) if step % 3 > 0 => game.lay_under_unseen(card),
                _ => _ = game.take_top(&mut events),
            }
            assert!(game.story_holds(), "step {step}");
            for seat in Seat::all(2).filter(|_| step.is_multiple_of(10)) {
                let mut world = game;
                world.determinize(seat, &mut Fate::quick(step));
                assert!(game.recalls(seat, &world), "step {step}, {seat}");
            }
        }
    }
}
