//! Accepting: transfers together, hand limits, then the bound decision (SS-V7).

use super::{Binding, CARDS, Lane, Offer, Open, PROMISES, Standing};
use crate::action::{Answer, Loose, Pledge, Side, Wish};
use crate::content::Vow;
use crate::event::{Card, Event, Gift, Heard};
use crate::questions::{Frame, HandLimit, Keep, Legal, Promise, unless};
use crate::refusal::Refusal;
use crate::state::{NONE, Samurai};
use arrayvec::ArrayVec;
use kernel::{Fate, Seat, SeatSet, Step};

/// The cards of one side of an exchange.
type Gifts = ArrayVec<Gift<Card>, CARDS>;

impl Samurai {
    pub(super) fn may_accept(&self, seat: Seat, from: Seat) -> Legal {
        let open = self.open_offer(from, seat).ok_or(Refusal::NotOffered)?;
        unless(self.trade.lanes[seat.index()] == Lane::Idle, Refusal::NoOffer)?;
        // SS-V14, and a bargain is kept before the next is made (SS-Q69).
        unless(!self.stack.iter().any(|frame| frame.closes_trade()), Refusal::HandAtStake)?;
        let offer = &open.offer;
        let rich = offer.give_wealth <= self.player(from).wealth && offer.ask_wealth <= self.player(seat).wealth;
        unless(rich, Refusal::CannotBeDone)?;
        unless(self.can_hand(seat, offer), Refusal::DoesNotFitWish)?;
        self.keeps_binding(open, &[])
    }

    /// Whether the hand holds cards for all wishes: particular ones first, so greed finds them.
    fn can_hand(&self, seat: Seat, offer: &Offer) -> bool {
        let mut hand = self.player(seat).hand;
        offer.wishes().all(|wish| {
            let found = hand.kinds().find(|&kind| self.fits(wish, kind));
            found.is_some_and(|kind| hand.take(kind))
        })
    }

    fn fits(&self, wish: Wish, kind: u8) -> bool {
        match wish {
            Wish::Any => true,
            Wish::Order => !self.edition.card(kind).battle,
            Wish::Battle => self.edition.card(kind).battle,
            Wish::Named(named) => named.get() == kind,
        }
    }

    /// Whether the bound option is legal after the transfer, as far as the recipient knows:
    /// cards concealed from her do not count (SS-V13).
    fn keeps_binding(&self, open: &Open, handed: &[u8]) -> Legal {
        let Some(binding) = open.offer.binding else { return Ok(()) };
        let Some(frame) = self.top() else { return Err(Refusal::CannotBeDone) };
        let offer = Offer { binding: None, ..open.offer };
        self.may_bind(open.from, open.to, &offer, binding)?;
        let mut after = *self;
        let (from, to) = (open.from, open.to);
        after.player_mut(from).wealth = after.player(from).wealth + offer.ask_wealth - offer.give_wealth;
        after.player_mut(to).wealth = after.player(to).wealth + offer.give_wealth - offer.ask_wealth;
        for (kind, _) in offer.gifts().filter(|(_, shown)| *shown) {
            after.player_mut(to).hand.add(kind);
        }
        for &kind in handed {
            after.player_mut(to).hand.take(kind);
        }
        let possible = match binding {
            Binding::Exact(answer) => {
                let asked = frame.asked(self).unwrap_or(to);
                frame.check(&after, asked, answer.into()).is_ok()
            }
            Binding::Loose(Loose::Commit) => after.player(to).hand.mask() & self.edition.battle_cards != 0,
            Binding::Loose(Loose::CommitGiven | Loose::Order) => true,
        };
        unless(possible, Refusal::CannotBeDone)
    }

    pub(super) fn may_hand(&self, seat: Seat, kind: u8) -> Legal {
        let Lane::Accept { from, handed } = self.trade.lanes[seat.index()] else {
            return Err(Refusal::NothingToHand);
        };
        let open = self.open_offer(from, seat).ok_or(Refusal::NotOffered)?;
        let done = handed.iter().filter(|&&card| card != NONE).count();
        let wish = open.offer.wishes().nth(done).ok_or(Refusal::NothingToHand)?;
        let used = handed.iter().filter(|&&card| card == kind).count();
        let held = self.edition.has_card(kind) && self.player(seat).hand.of(kind) as usize > used;
        unless(held && self.fits(wish, kind), Refusal::DoesNotFitWish)?;
        unless(!self.top().is_some_and(Frame::closes_trade), Refusal::HandAtStake)?;
        let mut all = handed;
        all[done] = kind;
        let rich =
            open.offer.give_wealth <= self.player(from).wealth && open.offer.ask_wealth <= self.player(seat).wealth;
        unless(rich, Refusal::CannotBeDone)?;
        self.keeps_binding(open, &all[..=done])
    }

    pub(super) fn begin_accept(&mut self, seat: Seat, from: Seat, events: &mut Heard) {
        let Some(open) = self.open_offer(from, seat) else { return };
        if open.offer.asks[0] == NONE {
            return self.exchange(seat, from, &[], events);
        }
        self.trade.lanes[seat.index()] = Lane::Accept { from, handed: [NONE; CARDS] };
    }

    pub(super) fn hand_over(&mut self, seat: Seat, kind: u8, events: &mut Heard) {
        let Lane::Accept { from, mut handed } = self.trade.lanes[seat.index()] else { return };
        let done = handed.iter().filter(|&&card| card != NONE).count();
        let Some(slot) = handed.get_mut(done) else { return };
        *slot = kind;
        let wanted = self.open_offer(from, seat).map_or(0, |open| open.offer.wishes().count());
        if done + 1 < wanted {
            self.trade.lanes[seat.index()] = Lane::Accept { from, handed };
        } else {
            self.exchange(seat, from, &handed[..=done], events);
        }
    }

    /// The exchange itself, all at once.
    fn exchange(&mut self, to: Seat, from: Seat, handed: &[u8], events: &mut Heard) {
        self.trade.lanes[to.index()] = Lane::Idle;
        let Some(open) = self.take_offer(from, to) else { return };
        let offer = open.offer;
        self.trade.unwanted[from.index()][to.index()] &= !self.terms(&offer);
        events.barrier();
        events.push(|| Event::TradeMade { from, to });
        self.give_wealth(from, to, offer.give_wealth, events);
        self.give_wealth(to, from, offer.ask_wealth, events);
        // Types were stated for gifts and for all but "any card" that was asked (SS-Q67).
        let gifts: Gifts = offer.gifts().map(|(kind, shown)| self.gift(kind, shown)).collect();
        let asked = handed.iter().zip(offer.wishes()).map(|(&kind, wish)| {
            let gift = self.gift(kind, true);
            Gift { battle: gift.battle.filter(|_| wish != Wish::Any), ..gift }
        });
        let asked: Gifts = asked.collect();
        self.give_cards(from, to, gifts, events);
        self.give_cards(to, from, asked, events);
        self.keep_promises(&open);
        self.decision_answered_by_trade(&open, events);
    }

    pub(super) fn gift(&self, kind: u8, shown: bool) -> Gift<Card> {
        Gift { card: Card(kind), battle: Some(self.edition.card(kind).battle), shown }
    }

    /// Cards change hands; the two traders know them, nobody else (SS-V9).
    fn give_cards(&mut self, giver: Seat, taker: Seat, mut cards: Gifts, events: &mut Heard) {
        if cards.is_empty() {
            return;
        }
        // By flag before card: the order of the flags must not tell how hidden cards compare.
        cards.sort_unstable_by_key(|gift| (gift.battle, gift.shown, gift.card));
        for gift in &cards {
            self.take_unseen(giver, gift.card.0, SeatSet::of(giver) | SeatSet::of(taker), events);
            self.player_mut(taker).hand.add(gift.card.0);
            self.known[giver.index()][taker.index()].add(gift.card.0);
        }
        let traders = SeatSet::of(giver) | SeatSet::of(taker);
        events.push(|| Event::CardsGiven {
            from: giver,
            to: taker,
            cards: cards.iter().map(|gift| gift.known_to(traders)).collect(),
        });
    }

    fn keep_promises(&mut self, open: &Open) {
        // Nobody can tell whether free words were kept: they stand in the log alone (SS-V4).
        let words = |pledge: &Pledge| self.vow(*pledge) == Some(Vow::Words);
        let vows: ArrayVec<Pledge, 3> = open.offer.vows.into_iter().flatten().filter(|vow| !words(vow)).collect();
        for pledge in vows {
            let by = if pledge.side == Side::Mine { open.from } else { open.to };
            if self.trade.promises.len() == PROMISES {
                self.trade.promises.pop_at(0);
            }
            self.trade.promises.push(Standing { by, pledge });
        }
    }

    /// Hand limits in turn order, then the bound decision.
    fn decision_answered_by_trade(&mut self, open: &Open, events: &mut Heard) {
        let (from, to) = (open.from, open.to);
        let decider = self.decider();
        let mut keep = Keep::Nothing;
        if let (Some(binding), Some(seat)) = (open.offer.binding, decider) {
            let with = if seat == from { to } else { from };
            let given = open.offer.gifts().map(|(kind, _)| kind).find(|&kind| self.edition.card(kind).battle);
            let exact = match (binding, given) {
                (Binding::Exact(answer), _) => Some(answer),
                (Binding::Loose(Loose::CommitGiven), Some(kind)) => Some(Answer::Commit(kernel::Upto::new(kind))),
                _ => None,
            };
            match (exact, binding) {
                (Some(answer), _) => {
                    if let Answer::Commit(kind) | Answer::Play(kind) = answer {
                        keep = Keep::Card(kind.get());
                    }
                    self.push(KeepBargain { answer, with }, events);
                }
                (None, Binding::Loose(loose)) => {
                    if loose == Loose::Commit {
                        keep = Keep::Battle;
                    }
                    self.push(Promise { seat, loose }, events);
                }
                (None, Binding::Exact(_)) => {}
            }
            self.decision_answered(events);
        }
        let mut traders = [from, to];
        traders.sort_by_key(|&seat| std::cmp::Reverse(self.rank(seat)));
        for seat in traders {
            let kept = if decider == Some(seat) { keep } else { Keep::Nothing };
            if self.player(seat).hand.len() > self.edition.hand_limit as usize {
                self.push(HandLimit { seat, keep: kept }, events);
            }
        }
    }
}

/// A trade bound the question below to this answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KeepBargain {
    answer: Answer,
    /// The other trader, who knows a card it names.
    with: Seat,
}

impl Step<Samurai> for KeepBargain {
    fn run(self, game: &mut Samurai, _: Seat, fate: &mut Fate, events: &mut Heard) {
        let Some((frame, seat)) = game.top().and_then(|frame| Some((frame, frame.asked(game)?))) else { return };
        let action = self.answer.into();
        if frame.check(game, seat, action).is_err() {
            return;
        }
        game.stack.pop();
        match (frame, self.answer) {
            (Frame::Commit(commit), Answer::Commit(kind)) => {
                commit.commit(game, kind.get(), SeatSet::of(seat) | SeatSet::of(self.with), events);
            }
            _ => frame.answer(game, seat, action, fate, events),
        }
    }
}
