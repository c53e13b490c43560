//! Trading (SS-V1 to SS-V9, SS-V13, SS-V14): offers are drafted piece by piece in the
//! proposer's own lane, private until sent; what can be done at once binds, promises do not.

mod accept;
pub(crate) mod bargain;
mod draft;
mod holding;
mod promises;
mod words;

pub use accept::KeepBargain;

use crate::action::{Answer, Loose, Pledge, Side, Wish};
use crate::content::KINDS;
use crate::event::{Close, Event, Heard};
use crate::questions::{Frame, Promise, unless};
use crate::refusal::Refusal;
use crate::state::{NONE, Phase, SEATS, Samurai};
use kernel::{CopyVec, Seat, SeatSet, Upto};
use std::hash::{Hash, Hasher};

/// The most cards on either side of an offer, and the most promises.
pub(crate) const CARDS: usize = 5;
const VOWS: usize = 3;
/// The most promises that stand at once.
const PROMISES: usize = 16;
/// Set in a given card that is shown to the recipient.
const SHOWN: u8 = 0x80;

/// A binding of the pending decision (SS-V3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Binding {
    /// One option.
    Exact(Answer),
    /// One of some options, chosen by whoever decides.
    Loose(Loose),
}

/// A binding as the question it is about judges it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bid {
    pub(crate) binding: Binding,
    /// Whether the recipient is the one who decides.
    pub(crate) theirs: bool,
    /// How many battle cards the offer gives.
    pub(crate) battle_gifts: usize,
}

impl Bid {
    /// The one answer it names, if it does.
    pub(crate) fn exact(self) -> Option<Answer> {
        match self.binding {
            Binding::Exact(answer) => Some(answer),
            Binding::Loose(_) => None,
        }
    }
}

/// What an offer says. Lists are sorted, so that equal offers are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Offer {
    give_wealth: u8,
    ask_wealth: u8,
    /// Cards given: kind, with [`SHOWN`] where the recipient sees it; [`NONE`] is empty.
    gives: [u8; CARDS],
    /// Cards asked, most particular first: a kind, then order, battle, any; [`NONE`] is empty.
    asks: [u8; CARDS],
    binding: Option<Binding>,
    vows: [Option<Pledge>; VOWS],
}

impl Default for Offer {
    fn default() -> Self {
        let none = [NONE; CARDS];
        Offer { give_wealth: 0, ask_wealth: 0, gives: none, asks: none, binding: None, vows: [None; VOWS] }
    }
}

impl Offer {
    /// The kinds given and whether each is shown.
    fn gifts(&self) -> impl Iterator<Item = (u8, bool)> + '_ {
        self.gives.iter().filter(|&&gift| gift != NONE).map(|&gift| (gift & !SHOWN, gift & SHOWN != 0))
    }

    /// What is asked, most particular first.
    fn wishes(&self) -> impl Iterator<Item = Wish> + '_ {
        self.asks.iter().filter(|&&ask| ask != NONE).map(|&ask| wish(ask))
    }

    /// Whether anything changes hands.
    fn is_transfer(&self) -> bool {
        self.give_wealth > 0 || self.ask_wealth > 0 || self.gives[0] != NONE || self.asks[0] != NONE
    }

    /// Whether it says anything at all (SS-V5).
    fn is_empty(&self) -> bool {
        !self.is_transfer() && self.binding.is_none() && self.vows[0].is_none()
    }

    /// How many of a kind are given.
    fn given(&self, kind: u8) -> u8 {
        self.gifts().filter(|&(given, _)| given == kind).count() as u8
    }
}

fn wish(ask: u8) -> Wish {
    match (ask as usize).checked_sub(KINDS) {
        None => Wish::Named(Upto::new(ask)),
        Some(0) => Wish::Order,
        Some(1) => Wish::Battle,
        Some(_) => Wish::Any,
    }
}

fn ask_code(wish: Wish) -> u8 {
    match wish {
        Wish::Named(kind) => kind.get(),
        Wish::Order => KINDS as u8,
        Wish::Battle => KINDS as u8 + 1,
        Wish::Any => KINDS as u8 + 2,
    }
}

/// An offer that was sent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    from: Seat,
    to: Seat,
    offer: Offer,
}

/// What fills the room a list of them does not use.
impl Default for Open {
    fn default() -> Open {
        Open { from: Seat::new(0), to: Seat::new(0), offer: Offer::default() }
    }
}

/// What a seat is about, beside the game's question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lane {
    /// Nothing.
    #[default]
    Idle,
    /// Drafting an offer.
    Draft { to: Seat, offer: Offer },
    /// Accepting an offer: the cards handed over so far.
    Accept { from: Seat, handed: [u8; CARDS] },
}

/// A promise that still stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Standing {
    by: Seat,
    pledge: Pledge,
}

/// What fills the room a list of them does not use.
impl Default for Standing {
    fn default() -> Standing {
        let (promise, card, what) = (Upto::new(0), Upto::new(0), Upto::new(0));
        Standing { by: Seat::new(0), pledge: Pledge { side: Side::Mine, promise, card, what } }
    }
}

/// Everything about trading.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Trade {
    /// Open offers, by proposer and recipient.
    open: CopyVec<Open, 12>,
    lanes: [Lane; SEATS],
    /// Offers each seat has sent in this slot (SS-Q46).
    sent: [u8; SEATS],
    promises: CopyVec<Standing, PROMISES>,
    /// Who wants to make an offer: forced answers wait for them (SS-Q71).
    holding: SeatSet,
    /// What each seat has drafted, accepted and dropped or asked to wait for in this slot; private like drafts (SS-Q73).
    strokes: [u8; SEATS],
    /// The terms each seat offered each other one in vain, one bit a hash of them: a bot does not repeat itself.
    unwanted: [[u32; SEATS]; SEATS],
}

/// What came later is hashed only where it is used, so that states of earlier records keep their hashes. What was
/// offered in vain changes nothing about the rules and is not hashed at all.
impl Hash for Trade {
    fn hash<H: Hasher>(&self, to: &mut H) {
        self.open.hash(to);
        self.lanes.hash(to);
        self.sent.hash(to);
        self.promises.hash(to);
        if !self.holding.is_empty() {
            self.holding.hash(to);
        }
        if self.strokes != [0; SEATS] {
            self.strokes.hash(to);
        }
    }
}

impl Trade {
    /// Whether a seat wants to make an offer.
    pub(crate) fn holds(&self, seat: Seat) -> bool {
        self.holding.has(seat)
    }

    /// Who does.
    pub(crate) fn holding(&self) -> SeatSet {
        self.holding
    }

    /// Whether anybody does.
    pub(crate) fn is_held(&self) -> bool {
        !self.holding.is_empty()
    }
}

impl Samurai {
    /// Whether players may trade now (SS-V1).
    pub(crate) fn may_trade(&self) -> bool {
        self.trading && matches!(self.phase, Phase::Turns | Phase::Battles)
    }

    fn check_trading(&self) -> Result<(), Refusal> {
        unless(self.trading, Refusal::NoTrading)?;
        unless(self.may_trade(), Refusal::NotTradingNow)
    }

    fn open_offer(&self, from: Seat, to: Seat) -> Option<&Open> {
        self.trade.open.iter().find(|open| open.from == from && open.to == to)
    }

    /// Takes an offer off the table; whoever was accepting it stops.
    fn take_offer(&mut self, from: Seat, to: Seat) -> Option<Open> {
        let at = self.trade.open.iter().position(|open| open.from == from && open.to == to)?;
        let lane = &mut self.trade.lanes[to.index()];
        if matches!(lane, Lane::Accept { from: accepted, .. } if *accepted == from) {
            *lane = Lane::Idle;
        }
        self.trade.open.pop_at(at)
    }

    fn close_offer(&mut self, from: Seat, to: Seat, how: Close, events: &mut Heard) {
        if let Some(open) = self.take_offer(from, to) {
            if how != Close::Withdrawn {
                self.trade.unwanted[from.index()][to.index()] |= self.terms(&open.offer);
            }
            events.push(|| Event::OfferEnded { from, to, how });
        }
    }

    /// Offers that fit lapse.
    fn lapse(&mut self, ends: impl Fn(&Samurai, &Open) -> bool, events: &mut Heard) {
        while let Some(open) = self.trade.open.iter().find(|open| ends(self, open)).copied() {
            self.close_offer(open.from, open.to, Close::Lapsed, events);
        }
    }

    /// A card left a hand: offers of cards by that player end, whichever card it was (SS-V13).
    pub(crate) fn card_left(&mut self, seat: Seat, events: &mut Heard) {
        if !self.trade.open.is_empty() {
            self.lapse(|_, open| open.from == seat && open.offer.gifts().next().is_some(), events);
        }
    }

    /// The pending decision was answered: offers that bind it end (SS-V8).
    pub(crate) fn decision_answered(&mut self, events: &mut Heard) {
        if !self.trade.open.is_empty() {
            self.lapse(|_, open| open.offer.binding.is_some(), events);
        }
    }

    /// Offers that public facts make impossible end (SS-V8).
    pub(crate) fn lapse_impossible(&mut self, events: &mut Heard) {
        if self.trade.open.is_empty() {
            return;
        }
        let impossible = |game: &Samurai, open: &Open| {
            let (from, to) = (game.player(open.from), game.player(open.to));
            open.offer.give_wealth > from.wealth
                || open.offer.ask_wealth > to.wealth
                || open.offer.wishes().count() > to.hand.len()
        };
        self.lapse(impossible, events);
    }

    /// A slot is over: offers, drafts and counts with it (SS-V8).
    pub(crate) fn end_slot(&mut self, events: &mut Heard) {
        if self.trading {
            self.lapse(|_, _| true, events);
            self.trade.lanes = Default::default();
            self.trade.sent = [0; SEATS];
            self.trade.strokes = [0; SEATS];
            self.trade.holding = SeatSet::EMPTY;
        }
    }

    /// Nothing is left open when the game is over.
    pub(crate) fn close_trades(&mut self) {
        self.trade = Trade::default();
    }

    /// A player who gave up trades no more.
    pub(crate) fn close_offers_of(&mut self, seat: Seat, events: &mut Heard) {
        self.lapse(|_, open| open.from == seat || open.to == seat, events);
        self.trade.lanes[seat.index()] = Lane::Idle;
        self.trade.holding.remove(seat);
        for lane in &mut self.trade.lanes {
            if matches!(lane, Lane::Draft { to, .. } if *to == seat) {
                *lane = Lane::Idle;
            }
        }
    }

    /// A bit for what everybody knows of an offer (SS-V9).
    fn terms(&self, offer: &Offer) -> u32 {
        let battle = self.battle_gifts(offer);
        let cards = (battle, offer.gifts().count() - battle);
        let terms = (offer.give_wealth, offer.ask_wealth, cards, offer.asks, offer.vows, offer.binding.is_some());
        1 << (kernel::state_hash(&terms) % 32)
    }

    /// Others' drafts are unknown to a seat, and so are cards their offers hide.
    pub(crate) fn forget_deals(&mut self, seat: Seat) {
        Seat::all(self.seats).filter(|&other| other != seat).for_each(|other| self.trade.strokes[other.index()] = 0);
        for (index, lane) in self.trade.lanes.iter_mut().enumerate() {
            if index != seat.index() {
                *lane = Lane::Idle;
            }
        }
        let battle = self.edition.battle_cards.trailing_zeros() as u8;
        let order = (!self.edition.battle_cards).trailing_zeros() as u8;
        for open in self.trade.open.iter_mut().filter(|open| open.from != seat && open.to != seat) {
            // SS-V9: a hand card meant by a binding is the two traders' to know.
            open.offer.binding = match open.offer.binding {
                Some(Binding::Exact(Answer::Commit(_))) => Some(Binding::Exact(Answer::Commit(Upto::new(battle & 31)))),
                Some(Binding::Exact(Answer::Play(_))) => Some(Binding::Exact(Answer::Play(Upto::new(order & 31)))),
                other => other,
            };
        }
    }

    /// How many battle and order cards a hand must hold by what was offered or agreed.
    pub(crate) fn promised_types(&self, holder: Seat) -> (u8, u8) {
        let is_battle = |kind: u8| self.edition.battle_cards >> kind & 1 == 1;
        let (mut battle, mut order) = (0, 0);
        for open in self.trade.open.iter().filter(|open| open.from == holder) {
            let fights = open.offer.gifts().filter(|&(kind, _)| is_battle(kind)).count() as u8;
            battle = battle.max(fights);
            order = order.max(open.offer.gifts().count() as u8 - fights);
        }
        let commits = Frame::Promise(Promise { seat: holder, loose: Loose::Commit });
        let agreed = self.stack.iter().any(|&frame| frame == commits);
        (battle.max(u8::from(agreed)), order)
    }

    /// After a redeal of `holder`'s hand: her concealed gifts are cards of that hand again.
    pub(crate) fn redeal_offers(&mut self, viewer: Seat, holder: Seat) {
        let hand = self.player(holder).hand;
        let battle_cards = self.edition.battle_cards;
        for open in self.trade.open.iter_mut().filter(|open| open.from == holder) {
            let seen = |gift: u8| open.to == viewer && gift & SHOWN != 0;
            let mut left = hand;
            for gift in open.offer.gives.into_iter().filter(|&gift| gift != NONE && seen(gift)) {
                left.take(gift & !SHOWN);
            }
            for gift in open.offer.gives.iter_mut().filter(|gift| **gift != NONE && !seen(**gift)) {
                let alike = |kind: &u8| (battle_cards >> kind ^ battle_cards >> (*gift & !SHOWN)) & 1 == 0;
                if let Some(kind) = left.kinds().find(alike) {
                    left.take(kind);
                    *gift = kind | *gift & SHOWN;
                }
            }
            open.offer.gives.sort_unstable();
        }
    }
}
