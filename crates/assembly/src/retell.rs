//! The story told anew: other cards behind the moves a seat did not see, so that everything it did see
//! comes out the same.
//!
//! The deck is a queue, so the n-th card taken from it is the n-th of those that lay in it at first and
//! were put under since: every hidden release is bound to what became of it. Told forwards, a release may
//! be any card of the hand then that is not seen elsewhere before the released one comes back.

mod telling;

use crate::card::{CARDS, Card, Cards};
use crate::determinize::REDEAL;
use crate::knowledge::{LONGEST, Move, Story};
use crate::state::{Assembly, other};
use arrayvec::ArrayVec;
use kernel::{Fate, Seat};
use telling::{ROOM, Telling, Token};

/// Searches tried, and the dead ends each may run into.
const SEARCHES: usize = 8;
const DEAD_ENDS: usize = 4000;
const NEVER: usize = usize::MAX;

/// A place of the queue, as the seat knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Slot {
    /// The seat can name it.
    Known,
    /// The other's unseen release, by its number among all cards put under.
    Released(usize),
    /// There from the first, and nobody but perhaps the other can name it.
    Stranger,
}

/// What became of an unseen release.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Became {
    /// Drawn again by its owner at this move.
    Drawn(usize),
    /// Seen as this card.
    Seen(Card),
    /// Still in the deck.
    Stays,
}

/// A finished telling.
pub(crate) struct Told {
    pub hand: Cards,
    /// Contents of the places the other alone can name, from the top.
    pub released: ArrayVec<Card, CARDS>,
    /// Cards for the places nobody can name.
    pub left: ArrayVec<Card, CARDS>,
    /// The cards of hidden moves, by place in the story.
    pub renamed: [Option<Card>; LONGEST],
}

/// What the seat knows of the story, gone through once.
pub(crate) struct Retelling<'a> {
    story: &'a Story,
    seat: Seat,
    rival: Seat,
    hand_at_first: usize,
    deck_at_first: usize,
    /// The moves that took from the deck, and those that put under it.
    pops: ArrayVec<u16, LONGEST>,
    pushes: ArrayVec<u16, LONGEST>,
    /// Moves that take a fresh card out of the hand for the seat to see, then or later.
    fresh_seen: [bool; LONGEST],
}

/// A choice that may be taken back: the telling before it, and the hand cards not tried yet.
#[derive(Clone, Copy)]
struct Choice {
    at: u16,
    left: u32,
    before: Telling,
}

impl<'a> Retelling<'a> {
    pub(crate) fn new(game: &'a Assembly, seat: Seat) -> Self {
        let story = &game.story;
        let mut retelling = Retelling {
            story,
            seat,
            rival: other(seat),
            hand_at_first: game.hand_at_first(other(seat)).unwrap_or(0).min(CARDS),
            deck_at_first: game.deck_at_first().unwrap_or(0),
            pops: ArrayVec::new(),
            pushes: ArrayVec::new(),
            fresh_seen: [false; LONGEST],
        };
        for (at, (how, _)) in story.iter().enumerate() {
            match how {
                how if how.is_pop() => retelling.pops.push(at as u16),
                how if how.is_push() => retelling.pushes.push(at as u16),
                _ => {}
            }
        }
        retelling.find_fresh();
        retelling
    }

    /// Which cards come to light that the seat did not see going in.
    fn find_fresh(&mut self) {
        let mut inside = Cards::NONE;
        let mut pops = 0;
        for (at, (how, card)) in self.story.iter().enumerate() {
            let slot = how.is_pop().then(|| self.slot(pops));
            pops += usize::from(how.is_pop());
            let out = match (how, slot) {
                (Move::Enter(who), _) if who == self.rival => {
                    inside.insert(card);
                    continue;
                }
                (Move::Draw(who), Some(Slot::Known)) if who == self.rival => {
                    inside.insert(card);
                    continue;
                }
                (Move::Leave(who), _) if who == self.rival => at,
                (Move::Draw(who), Some(Slot::Released(push))) if who == self.seat => usize::from(self.pushes[push]),
                (Move::TurnUp, Some(Slot::Released(push))) => usize::from(self.pushes[push]),
                _ => continue,
            };
            self.fresh_seen[out] = !inside.has(card);
            inside.remove(card);
        }
    }

    /// The n-th card taken from the deck lay there at first, or was put under since.
    fn slot(&self, number: usize) -> Slot {
        let Some(push) = number.checked_sub(self.deck_at_first) else {
            let known = self.story.knew[self.seat.index()] >> number & 1 == 1;
            return if known { Slot::Known } else { Slot::Stranger };
        };
        match self.pushes.get(push).map(|&at| self.story.get(usize::from(at)).0) {
            Some(how) if how.is_seen_by(self.seat) => Slot::Known,
            _ => Slot::Released(push),
        }
    }

    fn became(&self, push: usize) -> Became {
        let Some(&at) = self.pops.get(self.deck_at_first + push) else { return Became::Stays };
        match self.story.get(usize::from(at)) {
            (Move::Draw(who), _) if who == self.rival => Became::Drawn(usize::from(at)),
            (_, card) => Became::Seen(card),
        }
    }

    /// Tells the story anew. `unknown` is everything the seat cannot name, in random order.
    /// `None` only where every search was given up.
    pub(crate) fn tell(&self, unknown: &[Card], fate: &mut Fate) -> Option<Told> {
        let mut moved = [None; LONGEST];
        let telling = (0..SEARCHES).find_map(|_| self.search(&mut moved, fate))?;
        Some(self.finish(telling, &moved, unknown))
    }

    /// Tells move by move; a dead end takes the last choice back that has another card left.
    fn search(&self, moved: &mut [Option<Token>; LONGEST], fate: &mut Fate) -> Option<Telling> {
        let mut choices: ArrayVec<Choice, LONGEST> = ArrayVec::new();
        let mut telling = Telling::new(self.hand_at_first);
        let (mut at, mut dead_ends) = (0, 0);
        while at < self.story.len() {
            let open = match self.free_until(&telling, at) {
                Some(back) => Choice { at: at as u16, left: self.open(&telling, at, back), before: telling },
                None if self.step(&mut telling, at, moved, fate).is_some() => {
                    at += 1;
                    continue;
                }
                None => Choice { at: 0, left: 0, before: telling },
            };
            let mut choice = open;
            while choice.left == 0 {
                dead_ends += 1;
                choice = choices.pop().filter(|_| dead_ends < DEAD_ENDS)?;
            }
            at = usize::from(choice.at);
            telling = self.choose(&mut choice, moved, fate);
            if choice.left != 0 {
                choices.push(choice);
            }
            at += 1;
        }
        Some(telling)
    }

    /// Where a hidden release is free to be any card: the move by which it is in the hand again.
    fn free_until(&self, telling: &Telling, at: usize) -> Option<usize> {
        if self.story.get(at).0 != Move::Under(self.rival) {
            return None;
        }
        match self.became(usize::from(telling.pushes)) {
            Became::Drawn(back) => Some(back),
            Became::Stays => Some(NEVER),
            Became::Seen(_) => None,
        }
    }

    /// The hand cards, as a mask, that are not due before move `back`.
    fn open(&self, telling: &Telling, at: usize, back: usize) -> u32 {
        let fresh = self.can_spare_fresh(telling, at, back);
        let fits = |token: &Token| match *token {
            Token::Seen(card) => self.due(card, at) > back || self.due(card, at) == NEVER,
            Token::Fresh(_) => fresh,
        };
        let hand = telling.hand().iter().enumerate();
        hand.filter(|(_, token)| fits(token)).fold(0, |mask, (index, _)| mask | 1 << index)
    }

    /// Takes one of the cards left to a choice, at random.
    fn choose(&self, choice: &mut Choice, moved: &mut [Option<Token>; LONGEST], fate: &mut Fate) -> Telling {
        let nth = fate.below(REDEAL, choice.left.count_ones());
        let mut left = choice.left;
        (0..nth).for_each(|_| left &= left - 1);
        choice.left &= !(left & left.wrapping_neg());
        let mut telling = choice.before;
        let token = telling.take(left.trailing_zeros() as usize);
        telling.release(token);
        telling.pushes += 1;
        moved[usize::from(choice.at)] = Some(token);
        telling
    }

    /// A move that leaves no choice; `None` where it cannot happen so.
    fn step(
        &self,
        telling: &mut Telling,
        at: usize,
        moved: &mut [Option<Token>; LONGEST],
        fate: &mut Fate,
    ) -> Option<()> {
        let (how, card) = self.story.get(at);
        moved[at] = None;
        match how {
            Move::Enter(who) if who == self.rival => telling.put(Token::Seen(card))?,
            Move::Leave(who) if who == self.rival => _ = self.take_out(telling, at, card, fate)?,
            Move::Draw(who) if who == self.rival => moved[at] = self.draw(telling, card)?,
            Move::Under(who) if who == self.rival => {
                let Became::Seen(card) = self.became(usize::from(telling.pushes)) else { return None };
                let token = self.take_out(telling, at, card, fate)?;
                telling.release(token);
                moved[at] = Some(token);
            }
            _ if how.is_pop() => {
                if let Slot::Released(push) = self.slot(usize::from(telling.pops)) {
                    telling.released[push % ROOM] = None;
                }
            }
            _ => {}
        }
        telling.pops += u16::from(how.is_pop());
        telling.pushes += u16::from(how.is_push());
        Some(())
    }

    /// The card that is seen here, or will be: out of the hand with it.
    fn take_out(&self, telling: &mut Telling, at: usize, card: Card, fate: &mut Fate) -> Option<Token> {
        if !self.fresh_seen[at] {
            let found = telling.hand().iter().position(|&token| token == Token::Seen(card))?;
            return Some(telling.take(found));
        }
        let nth = fate.below(REDEAL, telling.fresh().count() as u32) as usize;
        let found = telling.fresh().nth(nth)?;
        let token = telling.take(found);
        if let Token::Fresh(id) = token {
            telling.names[usize::from(id)] = Some(card);
        }
        Some(token)
    }

    /// The other draws from the deck: the token, where the seat did not know the card.
    fn draw(&self, telling: &mut Telling, card: Card) -> Option<Option<Token>> {
        let token = match self.slot(usize::from(telling.pops)) {
            Slot::Known => {
                telling.put(Token::Seen(card))?;
                return Some(None);
            }
            Slot::Released(push) => telling.released[push % ROOM].take()?,
            Slot::Stranger => {
                telling.tokens += 1;
                Token::Fresh(telling.tokens - 1)
            }
        };
        telling.put(token)?;
        Some(Some(token))
    }

    /// The move by which a card in the hand must be there again: where the seat sees it next.
    fn due(&self, card: Card, at: usize) -> usize {
        let mut pops = self.pops.partition_point(|&pop| usize::from(pop) <= at);
        for later in at + 1..self.story.len() {
            let (how, moved) = self.story.get(later);
            let slot = how.is_pop().then(|| self.slot(pops));
            pops += usize::from(how.is_pop());
            if moved != card {
                continue;
            }
            match (how, slot) {
                (Move::Leave(who), _) if who == self.rival => return later,
                (Move::Draw(who), _) if who == self.rival => {}
                (_, Some(Slot::Released(push))) => return usize::from(self.pushes[push]),
                _ => {}
            }
        }
        NEVER
    }

    /// Whether the hand can do without one of its fresh cards until move `back`: those that will be seen
    /// must be there in time.
    fn can_spare_fresh(&self, telling: &Telling, at: usize, back: usize) -> bool {
        let mut fresh = telling.fresh().count();
        let mut pops = usize::from(telling.pops);
        for later in at + 1..self.story.len().min(back) {
            let how = self.story.get(later).0;
            fresh += usize::from(how == Move::Draw(self.rival) && self.brings_fresh(telling, pops));
            pops += usize::from(how.is_pop());
            fresh -= usize::from(self.fresh_seen[later]).min(fresh);
            if fresh == 0 {
                return false;
            }
        }
        fresh > 0
    }

    fn brings_fresh(&self, telling: &Telling, pop: usize) -> bool {
        match self.slot(pop) {
            Slot::Stranger => true,
            Slot::Released(push) if push < usize::from(telling.pushes) => {
                matches!(telling.released[push % ROOM], Some(Token::Fresh(_)))
            }
            Slot::Released(_) | Slot::Known => false,
        }
    }

    /// Names for the fresh cards that nobody saw, and for what nobody touched.
    fn finish(&self, mut telling: Telling, moved: &[Option<Token>; LONGEST], unknown: &[Card]) -> Told {
        let hand = telling.hand;
        let hand = &hand[..usize::from(telling.held)];
        let hidden = hand.iter().chain(telling.released.iter().flatten());
        let seen: Cards =
            hidden.filter_map(|token| if let Token::Seen(card) = token { Some(*card) } else { None }).collect();
        let mut strangers = unknown.iter().copied().filter(|&card| !seen.has(card));
        for name in telling.names[..usize::from(telling.tokens)].iter_mut().filter(|name| name.is_none()) {
            *name = strangers.next();
        }
        let name = |token: Token| match token {
            Token::Seen(card) => Some(card),
            Token::Fresh(id) => telling.names[usize::from(id)],
        };
        let mut released = ArrayVec::new();
        for number in self.pops.len()..self.deck_at_first + self.pushes.len() {
            let named = self.story.knew[self.rival.index()].checked_shr(number as u32).unwrap_or(0) & 1 == 1;
            let card = match self.slot(number) {
                Slot::Released(push) => telling.released[push % ROOM].and_then(name),
                Slot::Stranger if named => strangers.next(),
                _ => continue,
            };
            released.extend(card);
        }
        let mut renamed = [None; LONGEST];
        for (to, token) in renamed.iter_mut().zip(moved) {
            *to = token.and_then(name);
        }
        Told {
            hand: hand.iter().filter_map(|&token| name(token)).collect(),
            released,
            left: strangers.collect(),
            renamed,
        }
    }
}
