//! Drafting, sending, declining, withdrawing.

use super::{Bid, Binding, CARDS, Lane, Offer, Open, SHOWN, ask_code};
use crate::action::{Action, Deal, Loose, Pledge, Side, Wish};
use crate::content::{KINDS, Vow};
use crate::event::{Close, Event, Heard};
use crate::questions::{Legal, keep_some, unless};
use crate::refusal::Refusal;
use crate::state::Samurai;
use kernel::{Seat, TableRefusal, Upto};

impl Samurai {
    /// Whether a seat may make this piece of a deal now.
    pub(crate) fn may_deal(&self, seat: Seat, deal: Deal) -> Legal {
        self.check_trading()?;
        if self.is_stroke(seat, deal) {
            self.has_strokes_left(seat)?;
        }
        match deal {
            Deal::Offer(who) => self.may_offer(seat, who.get()),
            Deal::Drop => unless(self.trade.lanes[seat.index()] != Lane::Idle, Refusal::NoOffer),
            Deal::Accept(who) => self.may_accept(seat, self.partner(seat, who.get())?),
            Deal::Hand(kind) => self.may_hand(seat, kind.get()),
            Deal::Decline(who) => {
                unless(self.open_offer(self.partner(seat, who.get())?, seat).is_some(), Refusal::NotOffered)
            }
            Deal::Withdraw(who) => {
                unless(self.open_offer(seat, self.partner(seat, who.get())?).is_some(), Refusal::NotSent)
            }
            _ => match self.trade.lanes[seat.index()] {
                Lane::Draft { to, offer } => self.may_add(seat, to, &offer, deal),
                _ => Err(Refusal::NoOffer),
            },
        }
    }

    /// The other trader.
    fn partner(&self, seat: Seat, who: u8) -> Result<Seat, Refusal> {
        let there = who < self.seats && who as usize != seat.index() && !self.conceded.has(Seat::new(who));
        if there { Ok(Seat::new(who)) } else { Err(Refusal::NotAPartner) }
    }

    fn may_offer(&self, seat: Seat, who: u8) -> Legal {
        let to = self.partner(seat, who)?;
        unless(self.trade.lanes[seat.index()] == Lane::Idle, Refusal::NoOffer)?;
        self.has_offers_left(seat, to)
    }

    fn has_offers_left(&self, seat: Seat, to: Seat) -> Legal {
        let few = self.trade.sent[seat.index()] < self.edition.offers_per_slot;
        unless(few && self.open_offer(seat, to).is_none(), Refusal::TooManyOffers)
    }

    fn may_add(&self, seat: Seat, to: Seat, offer: &Offer, deal: Deal) -> Legal {
        match deal {
            Deal::GiveWealth(n) => {
                let fits = offer.give_wealth == 0 && n.get() > 0 && n.get() <= self.player(seat).wealth;
                unless(fits, Refusal::NotHeld)
            }
            Deal::AskWealth(n) => {
                let fits = offer.ask_wealth == 0 && n.get() > 0 && n.get() <= self.player(to).wealth;
                unless(fits, Refusal::NotHeld)
            }
            Deal::Give(kind, _) => {
                let held = self.player(seat).hand.of(kind.get());
                unless(offer.gifts().count() < CARDS && offer.given(kind.get()) < held, Refusal::NotHeld)
            }
            Deal::Ask(wish) => {
                let known = !matches!(wish, Wish::Named(kind) if !self.edition.has_card(kind.get()));
                let room = CARDS.min(self.player(to).hand.len());
                unless(known && offer.wishes().count() < room, Refusal::DoesNotFitWish)
            }
            Deal::Bind(answer) => self.may_bind(seat, to, offer, Binding::Exact(answer)),
            Deal::BindLoose(loose) => self.may_bind(seat, to, offer, Binding::Loose(loose)),
            Deal::Vow(pledge) => self.may_vow(seat, to, offer, pledge),
            _ => self.may_send(seat, to, offer),
        }
    }

    fn may_vow(&self, seat: Seat, to: Seat, offer: &Offer, pledge: Pledge) -> Legal {
        let Some(promise) = self.edition.promises.get(pledge.promise.index()) else {
            return Err(TableRefusal::NoSuchThing.into());
        };
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
        unless(fits && room, Refusal::NoOffer)
    }

    /// Whether the pending decision can be bound so (SS-V13).
    pub(super) fn may_bind(&self, seat: Seat, to: Seat, offer: &Offer, binding: Binding) -> Legal {
        let Some(frame) = self.top().filter(|_| offer.binding.is_none()) else { return Err(Refusal::CannotBeBound) };
        let decider = frame.asked(self);
        let theirs = decider == Some(to);
        unless(theirs || decider == Some(seat), Refusal::CannotBeBound)?;
        let bid = Bid { binding, theirs, battle_gifts: self.battle_gifts(offer) };
        unless(frame.may_be_bound(self, bid), Refusal::CannotBeBound)
    }

    /// How many battle cards an offer gives.
    pub(super) fn battle_gifts(&self, offer: &Offer) -> usize {
        offer.gifts().filter(|&(kind, _)| self.edition.battle_cards >> kind & 1 == 1).count()
    }

    pub(super) fn may_send(&self, seat: Seat, to: Seat, offer: &Offer) -> Legal {
        self.has_offers_left(seat, to)?;
        unless(!offer.is_empty(), Refusal::NoOffer)?;
        let player = self.player(seat);
        let cards = offer.gifts().all(|(kind, _)| offer.given(kind) <= player.hand.of(kind));
        let theirs = self.player(to);
        let asked = offer.ask_wealth <= theirs.wealth && offer.wishes().count() <= theirs.hand.len();
        unless(offer.give_wealth <= player.wealth && cards && asked, Refusal::NotHeld)?;
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
        let Some(frame) = self.top() else { return };
        let from = out.len();
        frame.list_bindable(self, out);
        keep_some(out, from, |action| match action {
            Action::Answer(answer) => {
                let deal = Deal::Bind(answer);
                self.may_deal(seat, deal).is_ok().then_some(Action::Deal(deal))
            }
            _ => None,
        });
    }

    /// Makes a piece of a deal.
    pub(crate) fn make_deal(&mut self, seat: Seat, deal: Deal, events: &mut Heard) {
        if self.is_stroke(seat, deal) {
            self.count_stroke(seat);
        }
        match deal {
            Deal::Offer(who) => {
                self.trade.lanes[seat.index()] = Lane::Draft { to: Seat::new(who.get()), offer: Offer::default() };
            }
            Deal::Drop => self.trade.lanes[seat.index()] = Lane::Idle,
            Deal::Accept(who) => self.begin_accept(seat, Seat::new(who.get()), events),
            Deal::Hand(kind) => self.hand_over(seat, kind.get(), events),
            Deal::Decline(who) => self.close_offer(Seat::new(who.get()), seat, Close::Declined, events),
            Deal::Withdraw(who) => self.close_offer(seat, Seat::new(who.get()), Close::Withdrawn, events),
            Deal::Send => self.send_offer(seat, events),
            _ => {
                if let Lane::Draft { offer, .. } = &mut self.trade.lanes[seat.index()] {
                    add_piece(offer, deal);
                }
            }
        }
    }

    fn send_offer(&mut self, seat: Seat, events: &mut Heard) {
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
        events.barrier();
        events.push(|| Event::OfferSent(Box::new(self.sent_words(&open))));
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
