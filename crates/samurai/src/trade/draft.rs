//! Drafting, sending, declining, withdrawing.

use super::{Binding, CARDS, Lane, Offer, Open, SHOWN, ask_code};
use crate::action::{Action, Answer, Deal, Loose, Order, Pledge, Side, Wish};
use crate::content::{KINDS, Vow};
use crate::event::{Close, Event, Log};
use crate::frames::{Frame, keep_some, need};
use crate::rules;
use crate::state::Samurai;
use kernel::rule::NO_SUCH_THING;
use kernel::{Fate, Refusal, Seat, Upto};

type Checked = Result<(), Refusal>;

fn refuse<T>(rule: kernel::Rule) -> Result<T, Refusal> {
    Err(Refusal::new(rule))
}

impl Samurai {
    /// Whether a seat may make this piece of a deal now.
    pub(crate) fn may_deal(&self, seat: Seat, deal: Deal) -> Checked {
        need(self.may_trade(), rules::NO_TRADING)?;
        match deal {
            Deal::Offer(who) => self.may_offer(seat, who.get()),
            Deal::Drop => need(self.trade.lanes[seat.index()] != Lane::Idle, rules::OFFER),
            Deal::Accept(who) => self.may_accept(seat, self.partner(seat, who.get())?),
            Deal::Hand(kind) => self.may_hand(seat, kind.get()),
            Deal::Decline(who) => need(self.open_offer(self.partner(seat, who.get())?, seat).is_some(), rules::ANSWER),
            Deal::Withdraw(who) => {
                need(self.open_offer(seat, self.partner(seat, who.get())?).is_some(), rules::WITHDRAW)
            }
            _ => match self.trade.lanes[seat.index()] {
                Lane::Draft { to, offer } => self.may_add(seat, to, &offer, deal),
                _ => refuse(rules::OFFER),
            },
        }
    }

    /// The other trader.
    fn partner(&self, seat: Seat, who: u8) -> Result<Seat, Refusal> {
        let there = who < self.seats && who as usize != seat.index() && !self.conceded.has(Seat::new(who));
        if there { Ok(Seat::new(who)) } else { refuse(rules::NO_TRADING) }
    }

    fn may_offer(&self, seat: Seat, who: u8) -> Checked {
        let to = self.partner(seat, who)?;
        need(self.trade.lanes[seat.index()] == Lane::Idle, rules::OFFER)?;
        self.has_offers_left(seat, to)
    }

    fn has_offers_left(&self, seat: Seat, to: Seat) -> Checked {
        let few = self.trade.sent[seat.index()] < self.edition.offers_per_slot;
        need(few && self.open_offer(seat, to).is_none(), rules::OFFERS)
    }

    fn may_add(&self, seat: Seat, to: Seat, offer: &Offer, deal: Deal) -> Checked {
        match deal {
            Deal::GiveWealth(n) => {
                let fits = offer.give_wealth == 0 && n.get() > 0 && n.get() <= self.player(seat).wealth;
                need(fits, rules::GOODS)
            }
            Deal::AskWealth(n) => {
                let fits = offer.ask_wealth == 0 && n.get() > 0 && n.get() <= self.player(to).wealth;
                need(fits, rules::GOODS)
            }
            Deal::Give(kind, _) => {
                let held = self.player(seat).hand.of(kind.get());
                need(offer.gifts().count() < CARDS && offer.given(kind.get()) < held, rules::GOODS)
            }
            Deal::Ask(wish) => {
                let known = !matches!(wish, Wish::Named(kind) if !self.edition.has_card(kind.get()));
                let room = CARDS.min(self.player(to).hand.len());
                need(known && offer.wishes().count() < room, rules::CARDS)
            }
            Deal::Bind(answer) => self.may_bind(seat, to, offer, Binding::Exact(answer)),
            Deal::BindLoose(loose) => self.may_bind(seat, to, offer, Binding::Loose(loose)),
            Deal::Vow(pledge) => self.may_vow(seat, to, offer, pledge),
            _ => self.may_send(seat, to, offer),
        }
    }

    fn may_vow(&self, seat: Seat, to: Seat, offer: &Offer, pledge: Pledge) -> Checked {
        let Some(promise) = self.edition.promises.get(pledge.promise.index()) else { return refuse(NO_SUCH_THING) };
        let by = if pledge.side == Side::Mine { seat } else { to };
        let place = pledge.what.get() < self.seats;
        let other = place && pledge.what.index() != by.index();
        let card = pledge.card.index();
        let fits = match promise.vow {
            Vow::KeepOut => place && card == 0,
            Vow::Spare | Vow::ClanPeace => other && card == 0,
            Vow::UseCardOn if card == KINDS => other && offer.gifts().next().is_some(),
            Vow::UseCardOn => other && self.edition.has_card(card as u8),
            Vow::Words => pledge.what.get() == 0 && card == 0,
        };
        let room = offer.vows.contains(&None) && !offer.vows.contains(&Some(pledge));
        need(fits && room, rules::OFFER)
    }

    /// Whether the pending decision can be bound so (SS-V13).
    pub(super) fn may_bind(&self, seat: Seat, to: Seat, offer: &Offer, binding: Binding) -> Checked {
        let Some(frame) = self.top().filter(|_| offer.binding.is_none()) else { return refuse(rules::WORDING) };
        let decider = self.asked(frame);
        let theirs = decider == Some(to);
        need(theirs || decider == Some(seat), rules::WORDING)?;
        let exact = if let Binding::Exact(answer) = binding { Some(answer) } else { None };
        let fits = match (frame, binding) {
            (Frame::Window, Binding::Loose(Loose::Order)) => !self.turn.ordered,
            // Markers, orders and free orders lie open on the table: a binding names them exactly.
            (Frame::Window, Binding::Exact(Answer::Order(..) | Answer::Free(_) | Answer::End)) => {
                exact.is_some_and(|answer| self.may(frame, answer).is_ok())
            }
            (Frame::Window, Binding::Exact(Answer::Play(kind))) => {
                let order = self.edition.has_card(kind.get()) && !self.edition.card(kind.get()).battle;
                // SS-Q68: only another's card is named.
                theirs && order && !self.turn.card_played
            }
            (Frame::Commit { .. }, Binding::Exact(Answer::Pass)) => true,
            (Frame::Commit { .. }, Binding::Exact(Answer::Commit(kind))) => {
                theirs && self.edition.has_card(kind.get()) && self.edition.card(kind.get()).battle
            }
            (Frame::Commit { .. }, Binding::Loose(Loose::Commit)) => theirs,
            (Frame::Commit { .. }, Binding::Loose(Loose::CommitGiven)) => theirs && self.battle_gifts(offer) == 1,
            // Decisions that depend on a hand take no other words; those in mid-bargain none.
            (Frame::Window | Frame::Commit { .. } | Frame::Reveal { .. }, _)
            | (Frame::Limit { .. } | Frame::Discard { .. } | Frame::Promise { .. } | Frame::Draft { .. }, _) => false,
            (_, Binding::Exact(answer)) => self.may(frame, answer).is_ok(),
            (_, Binding::Loose(_)) => false,
        };
        need(fits, rules::WORDING)
    }

    /// How many battle cards an offer gives.
    pub(super) fn battle_gifts(&self, offer: &Offer) -> usize {
        offer.gifts().filter(|&(kind, _)| self.edition.battle_cards >> kind & 1 == 1).count()
    }

    pub(super) fn may_send(&self, seat: Seat, to: Seat, offer: &Offer) -> Checked {
        self.has_offers_left(seat, to)?;
        need(!offer.is_empty(), rules::OFFER)?;
        let player = self.player(seat);
        let cards = offer.gifts().all(|(kind, _)| offer.given(kind) <= player.hand.of(kind));
        let theirs = self.player(to);
        let asked = offer.ask_wealth <= theirs.wealth && offer.wishes().count() <= theirs.hand.len();
        need(offer.give_wealth <= player.wealth && cards && asked, rules::GOODS)?;
        match offer.binding {
            Some(binding) => self.may_bind(seat, to, &Offer { binding: None, ..*offer }, binding),
            None => Ok(()),
        }
    }

    /// Adds everything a seat may do about trading.
    pub(crate) fn list_deals(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.may_trade() {
            return;
        }
        let mut offer = |deal: Deal| self.list_deal(seat, deal, out);
        for who in (0..self.seats).map(Upto::new) {
            [Deal::Offer(who), Deal::Accept(who), Deal::Decline(who), Deal::Withdraw(who)]
                .into_iter()
                .for_each(&mut offer);
        }
        offer(Deal::Drop);
        match self.trade.lanes[seat.index()] {
            Lane::Idle => {}
            Lane::Accept { .. } => (0..KINDS as u8).for_each(|kind| offer(Deal::Hand(Upto::new(kind)))),
            Lane::Draft { .. } => self.list_pieces(seat, out),
        }
    }

    fn list_deal(&self, seat: Seat, deal: Deal, out: &mut Vec<Action>) {
        if self.may_deal(seat, deal).is_ok() {
            out.push(Action::Deal(deal));
        }
    }

    fn list_pieces(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_goods(seat, out);
        self.list_bindings(seat, out);
        for side in [Side::Mine, Side::Yours] {
            for (promise, card, what) in self.pledges() {
                let pledge = Pledge { side, promise: Upto::new(promise), card: Upto::new(card), what: Upto::new(what) };
                self.list_deal(seat, Deal::Vow(pledge), out);
            }
        }
        self.list_deal(seat, Deal::Send, out);
    }

    fn list_goods(&self, seat: Seat, out: &mut Vec<Action>) {
        let mut offer = |deal: Deal| self.list_deal(seat, deal, out);
        (0..45).map(Upto::new).for_each(|n| offer(Deal::GiveWealth(n)));
        for kind in self.player(seat).hand.kinds() {
            offer(Deal::Give(Upto::new(kind), true));
            offer(Deal::Give(Upto::new(kind), false));
        }
        (0..45).map(Upto::new).for_each(|n| offer(Deal::AskWealth(n)));
        [Wish::Any, Wish::Order, Wish::Battle].into_iter().for_each(|wish| offer(Deal::Ask(wish)));
        (0..self.edition.actions.len() as u8).for_each(|kind| offer(Deal::Ask(Wish::Named(Upto::new(kind)))));
    }

    fn pledges(&self) -> impl Iterator<Item = (u8, u8, u8)> + '_ {
        (0..self.edition.promises.len() as u8).flat_map(move |promise| {
            let cards = if self.edition.promises[promise as usize].vow == Vow::UseCardOn { KINDS as u8 + 1 } else { 1 };
            (0..cards).flat_map(move |card| (0..self.seats).map(move |what| (promise, card, what)))
        })
    }

    fn list_bindings(&self, seat: Seat, out: &mut Vec<Action>) {
        let mut offer = |deal: Deal| self.list_deal(seat, deal, out);
        [Loose::Commit, Loose::CommitGiven, Loose::Order].into_iter().for_each(|loose| offer(Deal::BindLoose(loose)));
        match self.top() {
            Some(Frame::Window) => {
                for marker in (0..4).map(Upto::new) {
                    Order::ALL.into_iter().for_each(|order| offer(Deal::Bind(Answer::Order(marker, order))));
                }
                let sources = 4 + self.attached.len() as u8;
                (0..sources).for_each(|source| offer(Deal::Bind(Answer::Free(Upto::new(source)))));
                offer(Deal::Bind(Answer::End));
                (0..KINDS as u8).for_each(|kind| offer(Deal::Bind(Answer::Play(Upto::new(kind)))));
            }
            Some(Frame::Commit { .. }) => {
                offer(Deal::Bind(Answer::Pass));
                (0..KINDS as u8).for_each(|kind| offer(Deal::Bind(Answer::Commit(Upto::new(kind)))));
            }
            Some(frame) => {
                let from = out.len();
                self.list_answers(frame, out);
                keep_some(out, from, |action| match action {
                    Action::Answer(answer) => {
                        let deal = Deal::Bind(answer);
                        self.may_deal(seat, deal).is_ok().then_some(Action::Deal(deal))
                    }
                    _ => None,
                });
            }
            None => {}
        }
    }

    /// Makes a piece of a deal.
    pub(crate) fn make_deal(&mut self, seat: Seat, deal: Deal, _fate: &mut Fate, log: &mut Log) {
        match deal {
            Deal::Offer(who) => {
                self.trade.lanes[seat.index()] = Lane::Draft { to: Seat::new(who.get()), offer: Offer::default() };
            }
            Deal::Drop => self.trade.lanes[seat.index()] = Lane::Idle,
            Deal::Accept(who) => self.begin_accept(seat, Seat::new(who.get()), log),
            Deal::Hand(kind) => self.hand_over(seat, kind.get(), log),
            Deal::Decline(who) => self.close_offer(Seat::new(who.get()), seat, Close::Declined, log),
            Deal::Withdraw(who) => self.close_offer(seat, Seat::new(who.get()), Close::Withdrawn, log),
            Deal::Send => self.send_offer(seat, log),
            _ => {
                if let Lane::Draft { offer, .. } = &mut self.trade.lanes[seat.index()] {
                    add_piece(offer, deal);
                }
            }
        }
    }

    fn send_offer(&mut self, seat: Seat, log: &mut Log) {
        let Lane::Draft { to, offer } = self.trade.lanes[seat.index()] else { return };
        self.trade.lanes[seat.index()] = Lane::Idle;
        self.trade.sent[seat.index()] += 1;
        let open = Open { from: seat, to, offer };
        let key = |open: &Open| (open.from, open.to);
        let at = self.trade.open.iter().position(|other| key(other) > key(&open)).unwrap_or(self.trade.open.len());
        if self.trade.open.try_insert(at, open).is_err() {
            return;
        }
        for (kind, _) in offer.gifts().filter(|(_, shown)| *shown) {
            let shown = offer.gifts().filter(|&(other, shown)| shown && other == kind).count() as u8;
            let known = &mut self.known[to.index()][seat.index()];
            known.set(kind, known.of(kind).max(shown));
        }
        log.barrier();
        log.push(|| Event::OfferSent(Box::new(self.sent_words(&open))));
    }
}

pub(super) fn add_piece(offer: &mut Offer, deal: Deal) {
    match deal {
        Deal::GiveWealth(n) => offer.give_wealth = n.get(),
        Deal::AskWealth(n) => offer.ask_wealth = n.get(),
        Deal::Give(kind, shown) => {
            offer.gives[CARDS - 1] = kind.get() | if shown { SHOWN } else { 0 };
            offer.gives.sort_unstable();
        }
        Deal::Ask(wish) => {
            offer.asks[CARDS - 1] = ask_code(wish);
            offer.asks.sort_unstable();
        }
        Deal::Bind(answer) => offer.binding = Some(Binding::Exact(answer)),
        Deal::BindLoose(loose) => offer.binding = Some(Binding::Loose(loose)),
        Deal::Vow(pledge) => {
            if let Some(room) = offer.vows.iter_mut().find(|vow| vow.is_none()) {
                *room = Some(pledge);
            }
            // Promises first, in order; room last.
            offer.vows.sort_unstable_by_key(|vow| (vow.is_none(), *vow));
        }
        _ => {}
    }
}
