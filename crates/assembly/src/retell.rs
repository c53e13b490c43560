//! The story told anew: other cards behind the moves a seat did not see, so that everything it did see
//! comes out the same.
//!
//! The deck is a queue, so the n-th card taken from it is the n-th of those that lay in it at first and
//! were put under since: every hidden release is bound to what became of it. Told forwards, a release may
//! be any card of the hand then that is not seen elsewhere before the released one comes back.

use crate::card::{CARDS, Card, Cards};
use crate::determinize::REDEAL;
use crate::knowledge::{LONGEST, Move, Story};
use crate::state::{Assembly, other};
use arrayvec::ArrayVec;
use kernel::{Fate, Seat};

/// Tellings tried; a dead end begins the next.
const TRIES: usize = 200;
/// From this try on a choice may also take the card that is due soonest.
const CAREFUL: usize = 8;
/// Fresh tokens: the hand at first and every card of the first deck.
const TOKENS: usize = 2 * CARDS;
const NEVER: usize = usize::MAX;

/// A hidden card of the other: one the seat saw going in, or a fresh one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Token {
    Seen(Card),
    Fresh(u8),
}

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

/// One telling under way.
struct Telling {
    hand: ArrayVec<Token, CARDS>,
    /// Contents of the other's releases, by number among all cards put under.
    released: [Option<Token>; LONGEST],
    tokens: u8,
    names: [Option<Card>; TOKENS],
    moved: [Option<Token>; LONGEST],
    pops: usize,
    pushes: usize,
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
    /// `None` only where every try came to a dead end.
    pub(crate) fn tell(&self, unknown: &[Card], fate: &mut Fate) -> Option<Told> {
        (0..TRIES).find_map(|try_number| self.attempt(try_number, fate)).map(|telling| self.finish(telling, unknown))
    }

    fn attempt(&self, try_number: usize, fate: &mut Fate) -> Option<Telling> {
        let mut telling = Telling {
            hand: (0..self.hand_at_first as u8).map(Token::Fresh).collect(),
            released: [None; LONGEST],
            tokens: self.hand_at_first as u8,
            names: [None; TOKENS],
            moved: [None; LONGEST],
            pops: 0,
            pushes: 0,
        };
        for at in 0..self.story.len() {
            self.step(&mut telling, at, try_number, fate)?;
        }
        Some(telling)
    }

    fn step(&self, telling: &mut Telling, at: usize, try_number: usize, fate: &mut Fate) -> Option<()> {
        let (how, card) = self.story.get(at);
        match how {
            Move::Enter(who) if who == self.rival => telling.hand.try_push(Token::Seen(card)).ok()?,
            Move::Leave(who) if who == self.rival => _ = self.take_out(telling, at, card, fate)?,
            Move::Draw(who) if who == self.rival => self.draw(telling, at, card)?,
            Move::Under(who) if who == self.rival => {
                let token = match self.became(telling.pushes) {
                    Became::Seen(card) => self.take_out(telling, at, card, fate)?,
                    Became::Drawn(back) => self.choose(telling, at, back, try_number, fate)?,
                    Became::Stays => self.choose(telling, at, NEVER, try_number, fate)?,
                };
                telling.released[telling.pushes] = Some(token);
                telling.moved[at] = Some(token);
            }
            _ => {}
        }
        telling.pops += usize::from(how.is_pop());
        telling.pushes += usize::from(how.is_push());
        Some(())
    }

    /// The card that is seen here, or will be: out of the hand with it.
    fn take_out(&self, telling: &mut Telling, at: usize, card: Card, fate: &mut Fate) -> Option<Token> {
        if !self.fresh_seen[at] {
            let found = telling.hand.iter().position(|&token| token == Token::Seen(card))?;
            return Some(telling.hand.swap_remove(found));
        }
        let fresh = |token: &Token| matches!(token, Token::Fresh(_));
        let count = telling.hand.iter().filter(|token| fresh(token)).count();
        let wanted = fate.below(REDEAL, count as u32) as usize;
        let found = telling.hand.iter().enumerate().filter(|(_, token)| fresh(token)).nth(wanted)?.0;
        let token = telling.hand.swap_remove(found);
        if let Token::Fresh(id) = token {
            telling.names[usize::from(id)] = Some(card);
        }
        Some(token)
    }

    /// The other draws from the deck.
    fn draw(&self, telling: &mut Telling, at: usize, card: Card) -> Option<()> {
        let token = match self.slot(telling.pops) {
            Slot::Known => return telling.hand.try_push(Token::Seen(card)).ok(),
            Slot::Released(push) => telling.released[push].take()?,
            Slot::Stranger => {
                telling.tokens += 1;
                Token::Fresh(telling.tokens - 1)
            }
        };
        telling.moved[at] = Some(token);
        telling.hand.try_push(token).ok()
    }

    /// A hidden release that is out of the hand until move `back`: any card that is not due before.
    fn choose(
        &self,
        telling: &mut Telling,
        at: usize,
        back: usize,
        try_number: usize,
        fate: &mut Fate,
    ) -> Option<Token> {
        let mut open: ArrayVec<(usize, usize), CARDS> = ArrayVec::new();
        let spare = self.can_spare_fresh(telling, at, back);
        for (index, token) in telling.hand.iter().enumerate() {
            let due = match *token {
                Token::Seen(card) => self.due(card, at),
                Token::Fresh(_) if spare => NEVER,
                Token::Fresh(_) => 0,
            };
            if due > back || due == NEVER {
                open.push((due, index));
            }
        }
        let soonest = try_number >= CAREFUL && fate.below(REDEAL, 2) == 1;
        let (_, index) = match soonest {
            true => open.iter().copied().min()?,
            false if open.is_empty() => return None,
            false => open[fate.below(REDEAL, open.len() as u32) as usize],
        };
        Some(telling.hand.swap_remove(index))
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

    /// Whether the hand can do without one of its fresh cards until move `back`: those that will be
    /// seen must be there in time.
    fn can_spare_fresh(&self, telling: &Telling, at: usize, back: usize) -> bool {
        let mut fresh = telling.hand.iter().filter(|token| matches!(token, Token::Fresh(_))).count();
        let mut pops = telling.pops;
        if fresh == 0 {
            return false;
        }
        fresh -= 1;
        for later in at + 1..self.story.len().min(back) {
            let how = self.story.get(later).0;
            let gained = how == Move::Draw(self.rival) && self.brings_fresh(telling, pops);
            pops += usize::from(how.is_pop());
            fresh += usize::from(gained);
            if self.fresh_seen[later] {
                match fresh.checked_sub(1) {
                    Some(left) => fresh = left,
                    None => return false,
                }
            }
        }
        true
    }

    fn brings_fresh(&self, telling: &Telling, pop: usize) -> bool {
        match self.slot(pop) {
            Slot::Stranger => true,
            Slot::Released(push) => matches!(telling.released[push], Some(Token::Fresh(_))),
            Slot::Known => false,
        }
    }

    /// Names for the fresh cards that nobody saw, and for what nobody touched.
    fn finish(&self, mut telling: Telling, unknown: &[Card]) -> Told {
        let hidden = telling.hand.iter().chain(telling.released.iter().flatten());
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
                Slot::Released(push) => telling.released[push].and_then(name),
                Slot::Stranger if named => strangers.next(),
                _ => continue,
            };
            released.extend(card);
        }
        let mut renamed = [None; LONGEST];
        for (to, token) in renamed.iter_mut().zip(&telling.moved) {
            *to = token.and_then(name);
        }
        let hand = telling.hand.iter().filter_map(|&token| name(token)).collect();
        Told { hand, released, left: strangers.collect(), renamed }
    }
}
