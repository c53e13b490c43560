//! Offers beside the question asked: drafted piece by piece in the proposer's own lane, private
//! until sent, accepted while another seat's decision is open. Cards given are known to the two
//! traders alone.

use super::game::{Of, Toy, Toybox};
use kernel::{Bounded, Viewer, rule};
use kernel::{Counts, Edition, Enum, Events, Fate, Label, Outcome, PerSeat, Redact, Refusal, Rule, Seat, SeatSet};
use std::fmt;

/// The honest game.
pub type Offers = Of<Market<0>>;

/// Everybody sees what others are drafting.
pub const SHOWS_DRAFTS: u8 = 1;
/// Everybody sees the cards of an offer.
pub const SHOWS_CARDS: u8 = 2;
/// An offer outlives the card it gives.
pub const STALE: u8 = 3;
/// Takes what coins there are and hands the card over all the same.
pub const SHORT_PAID: u8 = 4;
/// A redealt world keeps the true cards of an offer the seat cannot see.
pub const KEEPS_OFFERED: u8 = 5;
/// Whether the other has the card asked for decides whether it can be asked for.
pub const PROBES: u8 = 6;

const RULES: &str = "\
- **TO-1** In turn, draw a card, sell one in the open for a coin, or wait.
- **TO-2** At any time a player without an offer of her own may draft one: to whom, a card, a price, a card asked.
- **TO-3** A draft is private until it is sent, and may be dropped.
- **TO-4** The other accepts or declines a sent offer at any time; accepting is one exchange, whole or not at all.
- **TO-5** An offer that gives a card ends when any card leaves its proposer's hand; of a draft nobody hears.
- **TO-6** The card given is known to the two alone; whether the card asked for is there, to the asked alone.
- **TO-7** Ninety turns end the game: coins, and three for each pair.
";
const KINDS: usize = 4;
const EACH: u8 = 6;
const DRAW: Label = Label::new("draw");

/// An offer, drafted or sent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub struct Offer {
    to: Seat,
    give: Option<u8>,
    price: u8,
    ask: Option<u8>,
    sent: bool,
}

/// The table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Market<const BROKEN: u8> {
    hand: PerSeat<Counts<KINDS>, 3>,
    coins: PerSeat<u8, 3>,
    offer: PerSeat<Option<Offer>, 3>,
    deck: Counts<KINDS>,
    sold: Counts<KINDS>,
    turn: Seat,
    left: u8,
    edition: Edition<Toybox>,
}

type Kind = Bounded<KINDS>;

/// What a trader may do; from `Open` on beside any question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum)]
pub enum Act {
    /// Do nothing.
    Wait,
    /// Draw a card.
    Draw,
    /// Sell a card in the open.
    Sell(Kind),
    /// Begin a draft to a seat.
    Open(Bounded<3>),
    /// Put a card in.
    Give(Kind),
    /// Name a price.
    Price(Bounded<12>),
    /// Ask for a card.
    Ask(Kind),
    /// Make it public.
    Send,
    /// Withdraw the draft or the offer.
    Drop,
    /// Accept a seat's offer.
    Accept(Bounded<3>),
    /// Decline it.
    Decline(Bounded<3>),
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub enum Event {
    /// A card was drawn.
    Drew(Seat, Option<u8>),
    /// A card was sold.
    Sold(Seat, u8),
    /// An offer was sent; its card is shown to the two alone.
    Offered(Seat, Offer, bool),
    /// An offer ended; `true` when it was accepted.
    Ended(Seat, bool),
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
            Event::Offered(seat, offer, gives) => Event::Offered(seat, Offer { give: None, ..offer }, gives),
            ref other => other.clone(),
        }
    }
}

impl<const BROKEN: u8> Market<BROKEN> {
    fn draw(&mut self, seat: Seat, fate: &mut Fate) -> Option<u8> {
        let card = self.deck.draw(DRAW, fate)?;
        self.hand[seat].add(card);
        Some(card)
    }
    /// TO-5.
    fn card_left(&mut self, seat: Seat, events: &mut Events<Told>) {
        let gives = |offer: &mut Offer| BROKEN != STALE && offer.give.is_some();
        if self.offer[seat].take_if(gives).is_some_and(|offer| offer.sent) {
            events.push(|| Told(Event::Ended(seat, false), SeatSet::EMPTY));
        }
    }
    fn accept(&mut self, seat: Seat, by: Seat, events: &mut Events<Told>) {
        let Some(offer) = self.offer[by].take() else {
            return;
        };
        let paid = offer.price.min(self.coins[seat]);
        self.coins[seat] -= paid;
        self.coins[by] += paid;
        let gives = [(by, seat, offer.give), (seat, by, offer.ask)];
        for (from, to, card) in gives.into_iter().filter_map(|(from, to, card)| Some((from, to, card?))) {
            self.hand[from].take(card);
            self.hand[to].add(card);
            events.barrier();
            self.card_left(from, events);
        }
        events.push(|| Told(Event::Ended(by, true), SeatSet::EMPTY));
    }
    fn check_aside(&self, seat: Seat, action: Act) -> Result<(), Refusal> {
        let draft = self.offer[seat].filter(|offer| !offer.sent);
        let draft = draft.ok_or(Refusal::new(Rule::new("TO-3")));
        let sent_by = |by: Bounded<3>| {
            let offer = self.offer[Seat::new(by.get())].filter(|offer| offer.sent && offer.to == seat);
            offer.ok_or(Refusal::new(Rule::new("TO-4")))
        };
        let lacks = |card: Option<u8>| card.is_some_and(|card| !self.hand[seat].has(card));
        match action {
            Act::Open(to) if to.index() == seat.index() || self.offer[seat].is_some() => Err(Rule::new("TO-2").into()),
            Act::Give(kind) if draft?.give.is_some() || !self.hand[seat].has(kind.get()) => {
                Err(Rule::new("TO-2").into())
            }
            Act::Price(price) if draft?.price > 0 || price.get() == 0 => Err(Rule::new("TO-2").into()),
            Act::Ask(_) if draft?.ask.is_some() => Err(Rule::new("TO-2").into()),
            Act::Ask(kind) if BROKEN == PROBES && !self.hand[draft?.to].has(kind.get()) => {
                Err(Rule::new("TO-6").into())
            }
            Act::Send if draft?.give.is_none() && draft?.ask.is_none() => Err(Rule::new("TO-2").into()),
            Act::Drop if self.offer[seat].is_none() => Err(Rule::new("TO-3").into()),
            Act::Accept(by) if lacks(sent_by(by)?.ask) => Err(Rule::new("TO-6").into()),
            Act::Accept(by) if BROKEN != SHORT_PAID && sent_by(by)?.price > self.coins[seat] => {
                Err(Refusal::new(Rule::new("TO-4")).case(1))
            }
            Act::Decline(by) => sent_by(by).map(|_| ()),
            _ => Ok(()),
        }
    }
    fn draft(&mut self, seat: Seat, action: Act, events: &mut Events<Told>) {
        let Some(offer) = self.offer[seat].as_mut() else {
            return;
        };
        match action {
            Act::Give(kind) => offer.give = Some(kind.get()),
            Act::Price(price) => offer.price = price.get(),
            Act::Ask(kind) => offer.ask = Some(kind.get()),
            _ => {
                offer.sent = true;
                let (offer, knows) = (*offer, [seat, offer.to].into_iter().collect());
                events.reveal_to(SeatSet::of(seat), knows);
                events.push(|| Told(Event::Offered(seat, offer, offer.give.is_some()), knows));
            }
        }
    }
    fn end(&mut self, by: Seat, events: &mut Events<Told>) {
        if self.offer[by].take().is_some_and(|offer| offer.sent) {
            events.push(|| Told(Event::Ended(by, false), SeatSet::EMPTY));
        }
    }
    /// The card of an offer this seat may see: it stays where it is in every world.
    fn offered_to(&self, seat: Seat, by: Seat) -> Option<u8> {
        self.offer[by].filter(|offer| offer.sent && offer.to == seat).and_then(|offer| offer.give)
    }
}

impl<const BROKEN: u8> Toy for Market<BROKEN> {
    const ID: &'static str = "toy-offers";
    const RULES: &'static str = RULES;
    const PLAYERS: (u8, u8) = (3, 3);
    const LONGEST: usize = 90;
    type Action = Act;
    type Event = Told;
    type View = (Vec<Option<Counts4>>, Vec<usize>, [u8; 3], Vec<Option<(Offer, bool)>>, usize, Counts4, (Seat, u8));

    fn deal(_n: u8, edition: Edition<Toybox>, fate: &mut Fate) -> Self {
        let mut deck = Counts::default();
        (0..KINDS as u8).for_each(|kind| (0..EACH).for_each(|_| deck.add(kind)));
        let (coins, hand, offer) = (PerSeat([1; 3]), PerSeat::default(), PerSeat::default());
        let (sold, turn) = (Counts::default(), Seat::new(0));
        let mut toy = Market { hand, coins, offer, deck, sold, turn, left: 90, edition };
        for seat in Seat::all(3).chain(Seat::all(3)).chain(Seat::all(3)) {
            toy.draw(seat, fate);
        }
        toy
    }
    fn seats(&self) -> u8 {
        3
    }
    fn edition(&self) -> Edition<Toybox> {
        self.edition
    }
    fn to_act(&self) -> SeatSet {
        if self.left == 0 { SeatSet::EMPTY } else { SeatSet::of(self.turn) }
    }
    fn is_aside(action: Act) -> bool {
        !matches!(action, Act::Wait | Act::Draw | Act::Sell(_))
    }
    fn check(&self, seat: Seat, action: Act) -> Result<(), Refusal> {
        match action {
            _ if self.left == 0 => Err(rule::GAME_OVER.into()),
            _ if Self::is_aside(action) => self.check_aside(seat, action),
            _ if seat != self.turn => Err(rule::NOT_YOURS.into()),
            Act::Draw if self.deck.is_empty() => Err(Rule::new("TO-1").into()),
            Act::Sell(kind) if !self.hand[seat].has(kind.get()) => Err(Rule::new("TO-1").into()),
            _ => Ok(()),
        }
    }
    fn perform(&mut self, seat: Seat, action: Act, fate: &mut Fate, events: &mut Events<Told>) {
        match action {
            Act::Wait => {}
            Act::Draw => {
                let card = self.draw(seat, fate);
                events.push(|| Told(Event::Drew(seat, card), SeatSet::of(seat)));
            }
            Act::Sell(kind) => {
                self.hand[seat].take(kind.get());
                self.sold.add(kind.get());
                self.coins[seat] += 1;
                events.barrier();
                events.push(|| Told(Event::Sold(seat, kind.get()), SeatSet::EMPTY));
                self.card_left(seat, events);
            }
            Act::Open(to) => {
                let to = Seat::new(to.get());
                self.offer[seat] = Some(Offer { to, give: None, price: 0, ask: None, sent: false });
            }
            Act::Drop => self.end(seat, events),
            Act::Accept(by) => self.accept(seat, Seat::new(by.get()), events),
            Act::Decline(by) => self.end(Seat::new(by.get()), events),
            _ => self.draft(seat, action, events),
        }
        if !Self::is_aside(action) {
            self.turn = seat.next(3);
            self.left -= 1;
        }
    }
    fn view(&self, viewer: Viewer) -> Self::View {
        let counts = |zone: &Counts<KINDS>| std::array::from_fn(|kind| zone.of(kind as u8));
        let hand = |seat: Seat| viewer.is(seat).then(|| counts(&self.hand[seat]));
        let offer = |seat: Seat| {
            let offer = self.offer[seat].filter(|offer| offer.sent || viewer.is(seat) || BROKEN == SHOWS_DRAFTS)?;
            let knows = BROKEN == SHOWS_CARDS || viewer.is(seat) || viewer.is(offer.to);
            Some((Offer { give: offer.give.filter(|_| knows), ..offer }, offer.give.is_some()))
        };
        let sizes = Seat::all(3).map(|seat| self.hand[seat].len()).collect();
        let (hands, offers) = (Seat::all(3).map(hand).collect(), Seat::all(3).map(offer).collect());
        (hands, sizes, self.coins.0, offers, self.deck.len(), counts(&self.sold), (self.turn, self.left))
    }
    fn determinize(&mut self, seat: Seat, fate: &mut Fate) {
        let others = || Seat::all(3).filter(move |&other| other != seat);
        let sizes = self.hand.0.map(|hand| hand.len());
        for other in others() {
            self.offer[other] = self.offer[other].filter(|offer| offer.sent);
            self.deck.take_all(&mut self.hand.0[other.index()]);
        }
        for other in others() {
            if let Some(card) = self.offered_to(seat, other).filter(|&card| self.deck.take(card)) {
                self.hand[other].add(card);
            }
        }
        for other in others() {
            (self.hand[other].len()..sizes[other.index()]).for_each(|_| _ = self.draw(other, fate));
            let hidden = self.offered_to(seat, other).is_none() && BROKEN != KEEPS_OFFERED;
            let mut cards = self.hand[other];
            if let Some(give) = self.offer[other].as_mut().and_then(|offer| offer.give.as_mut()).filter(|_| hidden) {
                *give = cards.draw(DRAW, fate).unwrap_or(*give);
            }
        }
    }
    fn outcome(&self) -> Option<Outcome> {
        let pairs = |hand: &Counts<KINDS>| hand.kinds().map(|kind| i32::from(hand.of(kind) / 2)).sum::<i32>();
        let worth = |seat: Seat| 2 * (i32::from(self.coins[seat]) + 3 * pairs(&self.hand[seat]));
        (self.left == 0).then(|| Outcome::by_score(Seat::all(3).map(worth), Rule::new("TO-7")))
    }
    fn write(&self, action: Act, to: &mut dyn fmt::Write) -> fmt::Result {
        let card = |kind: Kind| &self.edition.cards[kind.index()];
        match action {
            Act::Wait => to.write_str("wait"),
            Act::Draw => to.write_str("draw"),
            Act::Sell(kind) => write!(to, "sell {}", card(kind)),
            Act::Open(seat) => write!(to, "offer to seat {}", seat.get() + 1),
            Act::Give(kind) => write!(to, "give {}", card(kind)),
            Act::Price(price) => write!(to, "for {price}"),
            Act::Ask(kind) => write!(to, "ask {}", card(kind)),
            Act::Send => to.write_str("send"),
            Act::Drop => to.write_str("withdraw"),
            Act::Accept(seat) => write!(to, "accept of seat {}", seat.get() + 1),
            Act::Decline(seat) => write!(to, "decline seat {}", seat.get() + 1),
        }
    }
    fn speaks(&self, action: Act) -> bool {
        action == Act::Send
    }
    fn veiled(&self, _viewer: Viewer, seat: Seat, action: Act) -> Option<&'static str> {
        let drafting = self.offer[seat].is_some_and(|offer| !offer.sent) && action == Act::Drop;
        (drafting || matches!(action, Act::Open(_) | Act::Give(_) | Act::Price(_) | Act::Ask(_))).then_some("draft")
    }
    fn question(&self, _seat: Seat) -> &'static str {
        "turn"
    }
    fn holds(&self) -> Result<(), String> {
        for kind in 0..KINDS as u8 {
            let hands: u8 = self.hand.0.iter().map(|hand| hand.of(kind)).sum();
            let all = hands + self.deck.of(kind) + self.sold.of(kind);
            if all != EACH {
                return Err(format!("{all} cards of kind {kind}, not {EACH}"));
            }
        }
        let lacks = |seat: &Seat| {
            let give = self.offer[*seat].and_then(|offer| offer.give);
            give.is_some_and(|card| !self.hand[*seat].has(card))
        };
        Seat::all(3).find(lacks).map_or(Ok(()), |seat| Err(format!("{seat} offers a card she has not")))
    }
    fn step_holds(before: &Self, seat: Seat, action: Act, after: &Self) -> Result<(), String> {
        let Act::Accept(by) = action else {
            return Ok(());
        };
        let by = Seat::new(by.get());
        let price = before.offer[by].map_or(0, |offer| offer.price);
        let paid = before.coins[seat] - after.coins[seat];
        if paid == price { Ok(()) } else { Err(format!("{seat} paid {paid} of {price} coins")) }
    }
}

type Counts4 = [u8; KINDS];
