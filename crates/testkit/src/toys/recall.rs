//! Unseen moves and recall, and commitments made in secret one after the other. Cards are taken
//! in the open or drawn unseen, then one is released unseen under the queue. What I released I
//! alone know; a card I saw taken is "in that hand or under there".

use super::game::{MAX_CARDS, Of, Toy, Toybox};
use crate::recall::Recall;
use kernel::{ArrayVec, Edition, Enum, Events, Fate, Label, Outcome, PerSeat, Pile, Redact, Refusal, Rule};
use kernel::{Bounded, Seat, SeatSet, Viewer, rule};
use std::fmt;

/// The honest game.
pub type RecallToy = Of<Queue<0>>;

/// Marks of cards taken in the open stay with them, also when they are released unseen.
pub const MARKS_TRAVEL: u8 = 1;
/// Redeals without recall.
pub const NO_RECALL: u8 = 2;
/// Does not note that an unseen release may have been any card.
pub const FORGETS_RELEASES: u8 = 3;
/// Tells everybody what was released.
pub const TELLS_RELEASE: u8 = 4;
/// Tells with every card taken whether the other hand holds the lowest card.
pub const TELLS_IN_PASSING: u8 = 5;
/// Says one may undo a draw.
pub const DRAW_WITHOUT_BARRIER: u8 = 6;
/// Shows both what one of them draws.
pub const DRAWS_IN_SIGHT: u8 = 8;
/// Warns by what the other hand holds.
pub const FALLBACK_TELLS: u8 = 7;

const RULES: &str = "\
- **TC-1** In turn, take a card of the row in the open or draw the first of the queue unseen.
- **TC-2** Then release a card of the hand unseen to the end of the queue.
- **TC-3** After every second round both commit a card in secret, first one, then the other.
- **TC-4** Commitments are shown together; the higher card scores; both cards are gone.
- **TC-5** Three battles end the game.
";
const QUEUE: Label = Label::new("queue");
const HAND: u8 = 0;
const TABLE: u8 = 2;
const SLOT: u8 = 3;
const QUEUED: u8 = 5;
const BOTH: SeatSet = SeatSet::first_n(2);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Phase {
    Take,
    Release,
    Commit,
}

/// The table. Places for recall: both hands, the open table, both commitments, the queue from
/// its first card on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Queue<const BROKEN: u8> {
    hand: PerSeat<u16, 2>,
    row: ArrayVec<u8, 2>,
    queue: Pile<u8, MAX_CARDS>,
    slot: PerSeat<Option<u8>, 2>,
    taken: u16,
    points: PerSeat<u8, 2>,
    turn: Seat,
    phase: Phase,
    turns: u8,
    battles: u8,
    recall: Recall<MAX_CARDS, 2>,
    edition: Edition<Toybox>,
}

type Card = Bounded<MAX_CARDS>;

/// What a player may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum)]
pub enum Act {
    /// Draw unseen.
    Draw,
    /// Take from the row.
    Take(Card),
    /// Put a card under the queue, unseen.
    Release(Card),
    /// Put a card into one's slot, face down.
    Commit(Card),
}

/// What happened; a card that is not shown is `None`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub enum Event {
    /// A card was drawn.
    Drew(Seat, Option<u8>),
    /// A card was taken in the open; what else was told (nothing, in an honest game).
    Took(Seat, Option<u8>, bool),
    /// The row was filled up.
    Filled(Option<u8>),
    /// A card was released.
    Released(Seat, Option<u8>),
    /// A card was committed.
    Committed(Seat, Option<u8>),
    /// Both commitments were shown.
    Fought(Option<[u8; 2]>),
}

/// An event and who knows its card.
#[derive(Clone, Debug)]
pub struct Told(Event, SeatSet);

impl Redact for Told {
    type Shown = Event;
    fn shown_to(&self, viewer: Viewer) -> Option<Event> {
        Some(if viewer.knows(self.1) { self.0.clone() } else { Self::veil(&self.0) })
    }
    fn veil(shown: &Event) -> Event {
        match *shown {
            Event::Drew(seat, _) => Event::Drew(seat, None),
            Event::Took(seat, _, told) => Event::Took(seat, None, told),
            Event::Filled(_) => Event::Filled(None),
            Event::Released(seat, _) => Event::Released(seat, None),
            Event::Committed(seat, _) => Event::Committed(seat, None),
            Event::Fought(_) => Event::Fought(None),
        }
    }
}

type Log = Events<Told>;

impl<const BROKEN: u8> Queue<BROKEN> {
    /// The queue's first card leaves it, and everything behind moves up.
    fn next_in_queue(&mut self) -> Option<u8> {
        let card = self.queue.pop_top()?.value();
        let low = (1 << QUEUED) - 1;
        self.recall.rename(|places| places & low | (places & !low) >> 1 & !low);
        Some(card)
    }
    fn draw(&mut self, seat: Seat, events: &mut Log) {
        self.recall.moved_unseen(BOTH - SeatSet::of(seat), QUEUED, HAND + seat.index() as u8);
        if let Some(card) = self.next_in_queue() {
            self.recall.saw(SeatSet::of(seat), card.into(), HAND + seat.index() as u8);
            self.hand[seat] |= 1 << card;
            if BROKEN != DRAW_WITHOUT_BARRIER {
                events.reveal_to(SeatSet::EMPTY, SeatSet::of(seat));
            }
            let knows = if BROKEN == DRAWS_IN_SIGHT { BOTH } else { SeatSet::of(seat) };
            events.push(|| Told(Event::Drew(seat, Some(card)), knows));
        }
    }
    fn take(&mut self, seat: Seat, card: u8, events: &mut Log) {
        self.row.retain(|other| *other != card);
        self.hand[seat] |= 1 << card;
        self.taken |= 1 << card;
        self.recall.saw(BOTH, card.into(), HAND + seat.index() as u8);
        let told = BROKEN == TELLS_IN_PASSING && self.hand[seat.next(2)] & 0b111 != 0;
        events.push(|| Told(Event::Took(seat, Some(card), told), SeatSet::EVERYONE));
        self.fill(events);
    }
    fn fill(&mut self, events: &mut Log) {
        if let Some(card) = self.next_in_queue() {
            self.row.push(card);
            self.taken &= !(1 << card);
            self.recall.saw(BOTH, card.into(), TABLE);
            events.barrier();
            events.push(|| Told(Event::Filled(Some(card)), SeatSet::EVERYONE));
        }
    }
    fn release(&mut self, seat: Seat, card: u8, events: &mut Log) {
        self.hand[seat] &= !(1 << card);
        self.queue.push_bottom(card, SeatSet::of(seat));
        let place = QUEUED + self.queue.len() as u8 - 1;
        if BROKEN != FORGETS_RELEASES {
            self.recall.moved_unseen(BOTH - SeatSet::of(seat), HAND + seat.index() as u8, place);
        }
        self.recall.saw(SeatSet::of(seat), card.into(), place);
        let knows = if BROKEN == TELLS_RELEASE { BOTH } else { SeatSet::of(seat) };
        events.push(|| Told(Event::Released(seat, Some(card)), knows));
        self.turns += 1;
        self.turn = seat.next(2);
        self.phase = if self.turns.is_multiple_of(4) { Phase::Commit } else { Phase::Take };
    }
    fn commit(&mut self, seat: Seat, card: u8, events: &mut Log) {
        self.hand[seat] &= !(1 << card);
        self.slot[seat] = Some(card);
        let (from, to) = (HAND + seat.index() as u8, SLOT + seat.index() as u8);
        self.recall.moved_unseen(BOTH - SeatSet::of(seat), from, to);
        self.recall.saw(SeatSet::of(seat), card.into(), to);
        events.push(|| Told(Event::Committed(seat, Some(card)), SeatSet::of(seat)));
        self.turn = seat.next(2);
        if let [Some(one), Some(two)] = self.slot.0 {
            self.fight([one, two], events);
        }
    }
    fn fight(&mut self, cards: [u8; 2], events: &mut Log) {
        events.barrier();
        events.push(|| Told(Event::Fought(Some(cards)), SeatSet::EVERYONE));
        self.points.0[usize::from(cards[1] > cards[0])] += 1;
        cards.iter().for_each(|&card| self.recall.saw(BOTH, card.into(), TABLE));
        self.taken &= !(1 << cards[0] | 1 << cards[1]);
        self.slot = PerSeat([None; 2]);
        self.battles += 1;
        self.phase = Phase::Take;
    }
    /// Where every card out of `seat`'s sight is, place by place.
    fn hidden_from(&self, seat: Seat) -> ArrayVec<(u8, u8), MAX_CARDS> {
        let other = seat.next(2);
        let hand = (0..MAX_CARDS as u8).filter(|card| self.hand[other] >> card & 1 == 1);
        let hand = hand.map(|card| (HAND + other.index() as u8, card));
        let slot = self.slot[other].map(|card| (SLOT + other.index() as u8, card));
        let queue = self.queue.cards().iter().rev().enumerate();
        hand.chain(slot).chain(queue.map(|(at, card)| (QUEUED + at as u8, card.value()))).collect()
    }
    fn redeal(&mut self, seat: Seat, places: &[u8], cards: &[u8]) {
        let other = seat.next(2);
        self.hand[other] = 0;
        let len = self.queue.len();
        for (&place, &card) in places.iter().zip(cards) {
            match place {
                QUEUED.. => self.queue.cards_mut()[len - 1 - (place - QUEUED) as usize].redeal(card),
                SLOT.. => self.slot[other] = Some(card),
                _ => self.hand[other] |= 1 << card,
            }
        }
    }
}

impl<const BROKEN: u8> Toy for Queue<BROKEN> {
    const ID: &'static str = "toy-recall";
    const RULES: &'static str = RULES;
    const PLAYERS: (u8, u8) = (2, 2);
    const LONGEST: usize = 40;
    type Action = Act;
    type Event = Told;
    type View = (Vec<u16>, Vec<u32>, Vec<u8>, Vec<Option<u8>>, Vec<(bool, Option<u8>)>, [u8; 2], (Seat, String));

    fn deal(_n: u8, edition: Edition<Toybox>, fate: &mut Fate) -> Self {
        let mut cards: ArrayVec<u8, MAX_CARDS> = (0..MAX_CARDS as u8).collect();
        fate.shuffle(QUEUE, &mut cards);
        let mut toy = Queue {
            hand: PerSeat([0; 2]),
            row: ArrayVec::new(),
            queue: Pile::default(),
            slot: PerSeat([None; 2]),
            taken: 0,
            points: PerSeat([0; 2]),
            turn: Seat::new(0),
            phase: Phase::Take,
            turns: 0,
            battles: 0,
            recall: Recall::new(((1 << MAX_CARDS) - 1) << QUEUED),
            edition,
        };
        cards.iter().for_each(|&card| toy.queue.push_bottom(card, SeatSet::EMPTY));
        let mut nobody = Events::dropped();
        for seat in [0, 1, 0, 1, 0, 1].map(Seat::new) {
            toy.draw(seat, &mut nobody);
        }
        toy.fill(&mut nobody);
        toy.fill(&mut nobody);
        toy
    }
    fn seats(&self) -> u8 {
        2
    }
    fn edition(&self) -> Edition<Toybox> {
        self.edition
    }
    fn to_act(&self) -> SeatSet {
        if self.battles == 3 { SeatSet::EMPTY } else { SeatSet::of(self.turn) }
    }
    fn check(&self, seat: Seat, action: Act) -> Result<(), Refusal> {
        let has = |card: Card| self.hand[seat] >> card.get() & 1 == 1;
        match (action, self.phase) {
            _ if self.battles == 3 => Err(rule::GAME_OVER.into()),
            _ if seat != self.turn => Err(rule::NOT_YOURS.into()),
            (Act::Draw, Phase::Take) if self.queue.is_empty() => Err(Rule::new("TC-1").into()),
            (Act::Draw, Phase::Take) => Ok(()),
            (Act::Take(card), Phase::Take) if self.row.contains(&card.get()) => Ok(()),
            (Act::Release(card), Phase::Release) | (Act::Commit(card), Phase::Commit) if has(card) => Ok(()),
            (Act::Take(_), Phase::Take) => Err(rule::NO_SUCH_THING.into()),
            (Act::Release(_), Phase::Release) => Err(Rule::new("TC-2").into()),
            (Act::Commit(_), Phase::Commit) => Err(Rule::new("TC-3").into()),
            _ => Err(rule::OTHER_QUESTION.into()),
        }
    }
    fn fallback(&self, seat: Seat) -> Act {
        let other = self.hand[seat.next(2)];
        if BROKEN == FALLBACK_TELLS && self.phase == Phase::Take && other & 0b1111 != 0 {
            return self.row.first().map_or(Act::Draw, |&card| Act::Take(Bounded::new(card)));
        }
        let first = Bounded::new(self.hand[seat].trailing_zeros().min(11) as u8);
        match (self.phase, self.row.first()) {
            (Phase::Take, Some(&card)) if self.queue.is_empty() => Act::Take(Bounded::new(card)),
            (Phase::Take, _) => Act::Draw,
            (Phase::Release, _) => Act::Release(first),
            (Phase::Commit, _) => Act::Commit(first),
        }
    }
    fn perform(&mut self, seat: Seat, action: Act, _fate: &mut Fate, events: &mut Log) {
        match action {
            Act::Draw => self.draw(seat, events),
            Act::Take(card) => self.take(seat, card.get(), events),
            Act::Release(card) => return self.release(seat, card.get(), events),
            Act::Commit(card) => return self.commit(seat, card.get(), events),
        }
        self.phase = Phase::Release;
    }
    fn view(&self, viewer: Viewer) -> Self::View {
        let own = |seat: Seat| viewer.is(seat).then_some(self.hand[seat]);
        let marked = if BROKEN == MARKS_TRAVEL { self.taken } else { 0 };
        let hands = Seat::all(2).map(|seat| own(seat).unwrap_or(self.hand[seat] & marked)).collect();
        let counts = Seat::all(2).map(|seat| self.hand[seat].count_ones()).collect();
        let known = |card: &kernel::Secret<u8>| card.is_known(viewer).then(|| card.value());
        let slots = self.slot.iter().map(|(seat, slot)| (slot.is_some(), slot.filter(|_| viewer.is(seat))));
        let asked = (self.turn, format!("{:?} {} {}", self.phase, self.turns, self.battles));
        let queue = self.queue.cards().iter().map(known).collect();
        (hands, counts, self.row.to_vec(), queue, slots.collect(), self.points.0, asked)
    }
    fn determinize(&mut self, seat: Seat, fate: &mut Fate) {
        let hidden = self.hidden_from(seat);
        let places: ArrayVec<u8, MAX_CARDS> = hidden.iter().map(|&(place, _)| place).collect();
        let mut cards: ArrayVec<u8, MAX_CARDS> = hidden.iter().map(|&(_, card)| card).collect();
        let mut dealt = [0; MAX_CARDS];
        if BROKEN == NO_RECALL {
            cards.sort_unstable();
            fate.shuffle(QUEUE, &mut cards);
            dealt[..cards.len()].copy_from_slice(&cards);
        } else {
            self.recall.deal(seat, QUEUE, &cards, &places, fate, &mut dealt);
        }
        let len = cards.len();
        self.redeal(seat, &places, &dealt[..len]);
    }
    fn possible(&self, seat: Seat, world: &Self) -> bool {
        let fits = |&(place, card): &(u8, u8)| self.recall.allows(seat, card.into(), place);
        let seen = self.view(Viewer::seat(seat)) == world.view(Viewer::seat(seat));
        seen && world.hidden_from(seat).iter().all(fits)
    }
    fn outcome(&self) -> Option<Outcome> {
        let points = self.points.0.map(|points| 2 * i32::from(points));
        (self.battles == 3).then(|| Outcome::by_score(points, Rule::new("TC-5")))
    }
    fn write(&self, action: Act, to: &mut dyn fmt::Write) -> fmt::Result {
        let (word, card) = match action {
            Act::Draw => return to.write_str("draw"),
            Act::Take(card) => ("take", card),
            Act::Release(card) => ("release", card),
            Act::Commit(card) => ("commit", card),
        };
        write!(to, "{word} {}", self.edition.cards[card.index()])
    }
    fn veiled(&self, _viewer: Viewer, _seat: Seat, action: Act) -> Option<&'static str> {
        match action {
            Act::Release(_) => Some("release ?"),
            Act::Commit(_) => Some("commit ?"),
            _ => None,
        }
    }
    fn question(&self, _seat: Seat) -> &'static str {
        match self.phase {
            Phase::Take => "take",
            Phase::Release => "release",
            Phase::Commit => "commit",
        }
    }
    fn holds(&self) -> Result<(), String> {
        let hands = self.hand[Seat::new(0)].count_ones() + self.hand[Seat::new(1)].count_ones();
        let slots = self.slot.0.iter().flatten().count() as u32;
        let cards = hands + slots + (self.row.len() + self.queue.len()) as u32 + 2 * u32::from(self.battles);
        if cards == MAX_CARDS as u32 { Ok(()) } else { Err(format!("{cards} cards of {MAX_CARDS}")) }
    }
}
