//! Accepting: transfers together, hand limits, then the bound decision (SS-V7).

use super::{Binding, CARDS, Lane, Offer, Open, Standing};
use crate::action::{Answer, Loose, Pledge, Side, Wish};
use crate::content::Vow;
use crate::event::{Card, Event, Gift, Log};
use crate::frames::{Frame, Keep, need};
use crate::rules;
use crate::state::{NONE, Samurai};
use arrayvec::ArrayVec;
use kernel::rule::NO_SUCH_THING;
use kernel::{Fate, Refusal, Seat, SeatSet};

type Checked = Result<(), Refusal>;

/// The cards of one side of an exchange.
type Gifts = ArrayVec<Gift<Card>, CARDS>;

impl Samurai {
    pub(super) fn may_accept(&self, seat: Seat, from: Seat) -> Checked {
        let open = self.open_offer(from, seat).ok_or(Refusal::new(rules::ANSWER))?;
        need(self.trade.lanes[seat.index()] == Lane::Idle, rules::OFFER)?;
        // SS-V14, and a bargain is kept before the next is made (SS-Q69).
        let busy = |frame: &Frame| {
            matches!(frame, Frame::Limit { .. } | Frame::Discard { .. } | Frame::Bound { .. } | Frame::Promise { .. })
        };
        need(!self.stack.iter().any(busy), rules::NOT_NOW)?;
        let offer = &open.offer;
        let rich = offer.give_wealth <= self.player(from).wealth && offer.ask_wealth <= self.player(seat).wealth;
        need(rich, rules::IMPOSSIBLE)?;
        need(self.can_hand(seat, offer), rules::CARDS)?;
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
    fn keeps_binding(&self, open: &Open, handed: &[u8]) -> Checked {
        let Some(binding) = open.offer.binding else { return Ok(()) };
        let Some(frame) = self.top() else { return Err(Refusal::new(rules::IMPOSSIBLE)) };
        let offer = Offer { binding: None, ..open.offer };
        self.may_bind(open.from, open.to, &offer, binding)?;
        let mut after = self.clone();
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
            Binding::Exact(answer) => after.may(frame, answer).is_ok(),
            Binding::Loose(Loose::Commit) => after.player(to).hand.mask() & self.edition.battle_cards != 0,
            Binding::Loose(Loose::CommitGiven | Loose::Order) => true,
        };
        need(possible, rules::IMPOSSIBLE)
    }

    pub(super) fn may_hand(&self, seat: Seat, kind: u8) -> Checked {
        let Lane::Accept { from, handed } = self.trade.lanes[seat.index()] else {
            return Err(Refusal::new(rules::ANSWER).case(1));
        };
        let open = self.open_offer(from, seat).ok_or(Refusal::new(rules::ANSWER))?;
        let done = handed.iter().filter(|&&card| card != NONE).count();
        let wish = open.offer.wishes().nth(done).ok_or(Refusal::new(NO_SUCH_THING))?;
        let used = handed.iter().filter(|&&card| card == kind).count();
        let held = self.edition.has_card(kind) && self.player(seat).hand.of(kind) as usize > used;
        need(held && self.fits(wish, kind), rules::CARDS)?;
        need(
            !matches!(self.top(), Some(Frame::Limit { .. } | Frame::Discard { .. } | Frame::Promise { .. })),
            rules::NOT_NOW,
        )?;
        let mut all = handed;
        all[done] = kind;
        let rich =
            open.offer.give_wealth <= self.player(from).wealth && open.offer.ask_wealth <= self.player(seat).wealth;
        need(rich, rules::IMPOSSIBLE)?;
        self.keeps_binding(open, &all[..=done])
    }

    pub(super) fn begin_accept(&mut self, seat: Seat, from: Seat, log: &mut Log) {
        let Some(open) = self.open_offer(from, seat) else { return };
        if open.offer.asks[0] == NONE {
            return self.exchange(seat, from, &[], log);
        }
        self.trade.lanes[seat.index()] = Lane::Accept { from, handed: [NONE; CARDS] };
    }

    pub(super) fn hand_over(&mut self, seat: Seat, kind: u8, log: &mut Log) {
        let Lane::Accept { from, mut handed } = self.trade.lanes[seat.index()] else { return };
        let done = handed.iter().filter(|&&card| card != NONE).count();
        let Some(slot) = handed.get_mut(done) else { return };
        *slot = kind;
        let wanted = self.open_offer(from, seat).map_or(0, |open| open.offer.wishes().count());
        if done + 1 < wanted {
            self.trade.lanes[seat.index()] = Lane::Accept { from, handed };
        } else {
            self.exchange(seat, from, &handed[..=done], log);
        }
    }

    /// The exchange itself, all at once.
    fn exchange(&mut self, to: Seat, from: Seat, handed: &[u8], log: &mut Log) {
        self.trade.lanes[to.index()] = Lane::Idle;
        let Some(open) = self.take_offer(from, to) else { return };
        let offer = open.offer;
        self.trade.unwanted[from.index()][to.index()] &= !self.terms(&offer);
        log.barrier();
        log.push(|| Event::TradeMade { from, to });
        self.give_wealth(from, to, offer.give_wealth, log);
        self.give_wealth(to, from, offer.ask_wealth, log);
        // Types were stated for gifts and for all but "any card" that was asked (SS-Q67).
        let gifts: Gifts = offer.gifts().map(|(kind, shown)| self.gift(kind, shown)).collect();
        let asked = handed.iter().zip(offer.wishes()).map(|(&kind, wish)| {
            let gift = self.gift(kind, true);
            Gift { battle: gift.battle.filter(|_| wish != Wish::Any), ..gift }
        });
        let asked: Gifts = asked.collect();
        self.give_cards(from, to, gifts, log);
        self.give_cards(to, from, asked, log);
        self.keep_promises(&open);
        self.decision_answered_by_trade(&open, log);
    }

    pub(super) fn gift(&self, kind: u8, shown: bool) -> Gift<Card> {
        Gift { card: Card(kind), battle: Some(self.edition.card(kind).battle), shown }
    }

    /// Cards change hands; the two traders know them, nobody else (SS-V9).
    fn give_cards(&mut self, giver: Seat, taker: Seat, mut cards: Gifts, log: &mut Log) {
        if cards.is_empty() {
            return;
        }
        // By flag before card: the order of the flags must not tell how hidden cards compare.
        cards.sort_unstable_by_key(|gift| (gift.battle, gift.shown, gift.card));
        for gift in &cards {
            self.take_unseen(giver, gift.card.0, SeatSet::of(giver) | SeatSet::of(taker), log);
            self.player_mut(taker).hand.add(gift.card.0);
            self.known[giver.index()][taker.index()].add(gift.card.0);
        }
        log.push(|| Event::CardsGiven { from: giver, to: taker, cards: cards.to_vec() });
    }

    fn keep_promises(&mut self, open: &Open) {
        // Nobody can tell whether free words were kept: they stand in the log alone (SS-V4).
        let words = |pledge: &Pledge| self.vow(*pledge) == Some(Vow::Words);
        let vows: ArrayVec<Pledge, 3> = open.offer.vows.into_iter().flatten().filter(|vow| !words(vow)).collect();
        for pledge in vows {
            let by = if pledge.side == Side::Mine { open.from } else { open.to };
            if self.trade.promises.is_full() {
                self.trade.promises.remove(0);
            }
            self.trade.promises.push(Standing { by, pledge });
        }
    }

    /// Hand limits in turn order, then the bound decision.
    fn decision_answered_by_trade(&mut self, open: &Open, log: &mut Log) {
        let (from, to) = (open.from, open.to);
        let decider = self.top().and_then(|frame| self.asked(frame));
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
                    self.push(Frame::Bound { answer, with }, log);
                }
                (None, Binding::Loose(loose)) => {
                    if loose == Loose::Commit {
                        keep = Keep::Battle;
                    }
                    self.push(Frame::Promise { seat, loose }, log);
                }
                (None, Binding::Exact(_)) => {}
            }
            self.decision_answered(log);
        }
        let mut traders = [from, to];
        traders.sort_by_key(|&seat| std::cmp::Reverse(self.rank(seat)));
        for seat in traders {
            let kept = if decider == Some(seat) { keep } else { Keep::Nothing };
            if self.player(seat).hand.len() > self.edition.hand_limit as usize {
                self.push(Frame::Limit { seat, keep: kept }, log);
            }
        }
    }

    /// Answers the question below as it was agreed; the other trader knows a card it names.
    pub(crate) fn keep_bargain(&mut self, answer: Answer, with: Seat, fate: &mut Fate, log: &mut Log) {
        self.stack.pop();
        let Some(frame) = self.top() else { return };
        if self.may(frame, answer).is_err() {
            return;
        }
        match (frame, answer) {
            (Frame::Commit { seat }, Answer::Commit(kind)) => {
                self.commit_known(seat, kind.get(), SeatSet::of(seat) | SeatSet::of(with), log);
            }
            _ => self.answer(frame, answer, fate, log),
        }
    }
}
