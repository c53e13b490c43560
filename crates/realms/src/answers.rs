//! Questions: which answers there are, which are legal, and what an answer does.

use crate::action::{Action, Small};
use crate::content::{From, Kind, List};
use crate::event::{Event, Shed, Source, Told};
use crate::frames::Frame;
use crate::rules;
use crate::state::Realms;
use crate::turn::who;
use kernel::rule::{NO_SUCH_THING, OTHER_QUESTION};
use kernel::{Events, Fate, Kinds, Refusal, Seat, SeatSet};
use std::ops::ControlFlow;

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// The answers to a question, in a fixed order.
    pub(crate) fn list_answers(&self, seat: Seat, frame: Frame, out: &mut Vec<Action>) {
        let player = &self.players[seat];
        match frame {
            Frame::Choose { n, .. } => out.extend((0..n).map(|branch| Action::Choose(Self::branch(branch)))),
            Frame::Scrap { from, .. } => self.list_scraps(seat, from, out),
            Frame::Discard { .. } | Frame::Owe { .. } => {
                out.extend(player.hand.kinds().map(|kind| Action::Discard(Kind::new(kind))));
            }
            Frame::ScrapRow { .. } => {
                out.extend(Kinds::of_mask(self.row_mask()).map(|kind| Action::ScrapRow(Kind::new(kind))));
            }
            Frame::DestroyBase { .. } => self.list_targets(seat, out),
            Frame::Damaged { owner, kind, blow } => {
                let levels = Kinds::of_mask(u64::from(self.blow_levels(owner, kind, blow)));
                out.extend(levels.map(|damage| Action::Damaged(Small::new(damage))));
            }
            Frame::AcquireShip { .. } => {
                let ships = self.market() & self.masks().ships;
                out.extend(Kinds::of_mask(ships).map(|kind| Action::Take(Kind::new(kind))));
            }
            Frame::PutOnTop { .. } => out.push(Action::OnTop),
            Frame::CopyShip => out.extend(Kinds::of_mask(player.ships).map(|kind| Action::Copy(Kind::new(kind)))),
            Frame::Target { .. } => {
                out.extend(self.targetable(seat).iter().map(|target| Action::Target(who(target))));
            }
            Frame::Propose(proposal) => {
                let (low, high) = self.share_bounds(seat, proposal);
                out.extend((low..=high).map(|n| Action::Share(Small::new(n))));
            }
            Frame::Answer { .. } => out.extend([Action::Accept, Action::Decline]),
            Frame::Gift { .. } => {
                out.extend(Kinds::of_mask(self.owned_kinds(seat)).map(|kind| Action::Give(Kind::new(kind))));
            }
            Frame::Run { .. } | Frame::Repeat { .. } => {}
        }
        if may_stop(frame) {
            out.push(Action::Done);
        }
    }

    fn list_scraps(&self, seat: Seat, from: From, out: &mut Vec<Action>) {
        let player = &self.players[seat];
        if from.has_hand() {
            out.extend(player.hand.kinds().map(|kind| Action::ScrapHand(Kind::new(kind))));
        }
        if from.has_discard() {
            out.extend(player.discard.kinds().map(|kind| Action::ScrapDiscard(Kind::new(kind))));
        }
    }

    fn list_targets(&self, seat: Seat, out: &mut Vec<Action>) {
        for owner in self.base_owners(seat).iter() {
            let kinds = Kinds::of_mask(self.open_bases(owner));
            out.extend(kinds.map(|kind| Action::Destroy(who(owner), Kind::new(kind))));
        }
    }

    /// The kinds of all cards a player owns.
    pub(crate) fn owned_kinds(&self, seat: Seat) -> u64 {
        let player = &self.players[seat];
        let deck = player.deck.iter().fold(0, |mask, &kind| mask | 1 << kind);
        let in_play = player.in_play.iter().fold(0, |mask, card| mask | 1 << self.kind_of(card.form));
        player.hand.mask() | player.discard.mask() | deck | in_play
    }

    /// Whether an action answers a question.
    pub(crate) fn check_answer(&self, seat: Seat, frame: Frame, action: Action) -> Result<(), Refusal> {
        let player = &self.players[seat];
        let found = match (frame, action) {
            (_, Action::Done) => return if may_stop(frame) { Ok(()) } else { Err(must_choose(frame)) },
            (Frame::Choose { n, .. }, Action::Choose(branch)) => branch.get() < n,
            (Frame::Scrap { from, .. }, Action::ScrapHand(kind)) => {
                return if from.has_hand() {
                    own_card(player.hand.has(kind.get()), kind, 0)
                } else {
                    Err(elsewhere(3))
                };
            }
            (Frame::Scrap { from, .. }, Action::ScrapDiscard(kind)) => {
                let there = player.discard.has(kind.get());
                return if from.has_discard() { own_card(there, kind, 1) } else { Err(elsewhere(4)) };
            }
            (Frame::ScrapRow { .. }, Action::ScrapRow(kind)) if self.row_mask() >> kind.get() & 1 == 0 => {
                return own_card(false, kind, 2);
            }
            (Frame::Discard { .. } | Frame::Owe { .. }, Action::Discard(kind)) => player.hand.has(kind.get()),
            (Frame::ScrapRow { .. }, Action::ScrapRow(kind)) => self.row_mask() >> kind.get() & 1 == 1,
            (Frame::DestroyBase { .. }, Action::Destroy(owner, kind)) => {
                return self.check_base(seat, owner, kind.get());
            }
            (Frame::Damaged { owner, kind, blow }, Action::Damaged(damage)) => {
                self.blow_levels(owner, kind, blow) >> damage.get() & 1 == 1
            }
            (Frame::AcquireShip { .. }, Action::Take(kind)) => {
                let there = (self.market() & self.masks().ships) >> kind.get() & 1 == 1;
                return if there { Ok(()) } else { Err(must_choose(frame)) };
            }
            (Frame::PutOnTop { .. }, Action::OnTop) => true,
            (Frame::CopyShip, Action::Copy(kind)) if player.ships >> kind.get() & 1 == 0 => {
                return Err(rules::NO_COPY.into());
            }
            (Frame::CopyShip, Action::Copy(_)) => true,
            (Frame::Target { .. }, Action::Target(target)) => return self.check_target(seat, target),
            (Frame::Propose(proposal), Action::Share(n)) => {
                let (low, high) = self.share_bounds(seat, proposal);
                (low..=high).contains(&n.get())
            }
            (Frame::Answer { .. }, Action::Accept | Action::Decline) => true,
            (Frame::Gift { .. }, Action::Give(kind)) => self.owned_kinds(seat) >> kind.get() & 1 == 1,
            _ => return Err(OTHER_QUESTION.into()),
        };
        if found { Ok(()) } else { Err(NO_SUCH_THING.into()) }
    }

    /// Does what an answer says.
    pub(crate) fn answer(
        &mut self,
        seat: Seat,
        frame: Frame,
        action: Action,
        fate: &mut Fate,
        events: &mut Events<Event>,
    ) {
        match (frame, action) {
            (Frame::Gift { to, then }, Action::Give(kind)) => self.give(seat, kind.get(), to, then, events),
            (Frame::Gift { then, .. }, _) => self.next_gift(seat, then, events),
            (Frame::Scrap { picked, each, .. } | Frame::Discard { picked, each, .. }, Action::Done) => {
                self.pop(seat);
                self.follow(seat, each, picked, events);
            }
            (_, Action::Done) => self.pop(seat),
            (Frame::Choose { first, .. }, Action::Choose(branch)) => {
                self.pop(seat);
                let branch = branch.get();
                events.push(|| Event::Open(Told::Chose { seat, branch: branch + 1 }));
                self.run(seat, List(first.0 + branch), fate, events);
            }
            (Frame::Scrap { .. }, Action::ScrapHand(kind)) => {
                self.scrap_own(seat, kind.get(), true, events);
                self.picked(seat, events);
            }
            (Frame::Scrap { .. }, Action::ScrapDiscard(kind)) => {
                self.scrap_own(seat, kind.get(), false, events);
                self.picked(seat, events);
            }
            (Frame::Discard { .. }, Action::Discard(kind)) => {
                self.discard_card(seat, kind.get(), Shed::Chosen, events);
                self.picked(seat, events);
            }
            (Frame::Owe { .. }, Action::Discard(kind)) => {
                self.discard_card(seat, kind.get(), Shed::Owed, events);
                self.picked(seat, events);
            }
            (Frame::ScrapRow { .. }, Action::ScrapRow(kind)) => {
                self.scrap_row(seat, kind.get(), events);
                self.picked(seat, events);
            }
            (Frame::Propose(_), Action::Share(n)) => self.share(seat, n.get(), events),
            (Frame::Answer { proposer }, _) => self.reply(seat, proposer, action, fate, events),
            _ => self.answer_target(seat, frame, action, events),
        }
    }

    /// Answers that name one target or card and end the question.
    fn answer_target(&mut self, seat: Seat, frame: Frame, action: Action, events: &mut Events<Event>) {
        self.pop(seat);
        let next = match (frame, action) {
            (Frame::DestroyBase { .. }, Action::Destroy(owner, kind)) => {
                self.destroy_kind(seat, Seat::new(owner.get()), kind.get(), events)
            }
            (Frame::Damaged { owner, kind, blow: 0 }, Action::Damaged(damage)) => {
                if let Some(base) = self.find_base(owner, kind, Some(damage.get())) {
                    self.destroy(seat, owner, base, events);
                }
                ControlFlow::Continue(())
            }
            (Frame::Damaged { owner, kind, blow }, Action::Damaged(damage)) => {
                self.hit(seat, owner, (kind, damage.get()), blow, events);
                ControlFlow::Continue(())
            }
            (Frame::AcquireShip { .. }, Action::Take(kind)) => {
                self.take_free(seat, kind.get(), events);
                ControlFlow::Continue(())
            }
            (Frame::PutOnTop { kind }, Action::OnTop) => {
                self.put_on_top(seat, kind, events);
                ControlFlow::Continue(())
            }
            (Frame::CopyShip, Action::Copy(kind)) => self.copy_ship(seat, kind.get(), events),
            (Frame::Target { n }, Action::Target(target)) => {
                self.owe(seat, Seat::new(target.get()), n, events);
                ControlFlow::Continue(())
            }
            _ => ControlFlow::Continue(()),
        };
        if let ControlFlow::Break(frame) = next {
            self.push(seat, frame, events);
        }
    }

    /// Scraps an own card from hand or Discard Pile.
    pub(crate) fn scrap_own(&mut self, seat: Seat, kind: u8, from_hand: bool, events: &mut Events<Event>) {
        let taken = if from_hand { self.leave_hand(seat, kind) } else { self.players[seat].discard.take(kind) };
        if taken {
            self.put_on_heap(kind);
            let card = self.content().named(kind);
            let from = if from_hand { Source::Hand } else { Source::Discard };
            events.push(|| Event::Open(Told::Scrapped { seat, card, from }));
        }
    }

    fn scrap_row(&mut self, seat: Seat, kind: u8, events: &mut Events<Event>) {
        self.put_on_heap(kind);
        let card = self.content().named(kind);
        events.push(|| Event::Open(Told::Scrapped { seat, card, from: Source::Row }));
        self.leave_market(kind, events);
    }

    /// The ship just acquired goes from the Discard Pile on top, in sight of all (SR-V5).
    fn put_on_top(&mut self, seat: Seat, kind: u8, events: &mut Events<Event>) {
        let player = &mut self.players[seat];
        if player.discard.take(kind) {
            player.deck.push(kind);
            player.known_top += 1;
            let card = self.content().named(kind);
            events.push(|| Event::Open(Told::PutOnTop { seat, card }));
        }
    }

    /// Counts a picked card in the top question and closes it after the last.
    fn picked(&mut self, seat: Seat, events: &mut Events<Event>) {
        let Some(top) = self.lanes.lane_mut(seat).top_mut() else {
            return;
        };
        let (left, follow) = match top {
            Frame::Scrap { need, left, picked, each, .. } | Frame::Discard { need, left, picked, each } => {
                (*need, *left, *picked) = (need.saturating_sub(1), left.saturating_sub(1), *picked + 1);
                (*left, Some((*each, *picked)))
            }
            Frame::ScrapRow { need, left } => {
                (*need, *left) = (need.saturating_sub(1), left.saturating_sub(1));
                (*left, None)
            }
            Frame::Owe { left } => {
                *left = left.saturating_sub(1);
                (*left, None)
            }
            _ => return,
        };
        if left == 0 {
            self.pop(seat);
            if let Some((each, picked)) = follow {
                self.follow(seat, each, picked, events);
            }
        }
    }

    /// What follows each picked card.
    fn follow(&mut self, seat: Seat, each: Option<List>, times: u8, events: &mut Events<Event>) {
        if let (Some(list), 1..) = (each, times) {
            self.push(seat, Frame::Repeat { list, times }, events);
        }
    }

    /// Whether a question has no answer any more (SR-J7).
    pub(crate) fn is_stale(&self, seat: Seat, frame: Frame) -> bool {
        match frame {
            Frame::ScrapRow { .. } => self.row_mask() == 0,
            Frame::DestroyBase { .. } => self.base_owners(seat).iter().all(|owner| self.open_bases(owner) == 0),
            Frame::Damaged { owner, kind, blow } => self.blow_levels(owner, kind, blow) == 0,
            Frame::AcquireShip { .. } => self.market() & self.masks().ships == 0,
            Frame::Target { .. } => self.targetable(seat).is_empty(),
            Frame::Gift { to, .. } => self.owned_kinds(seat) == 0 || !self.living.has(to) || self.is_full(to),
            Frame::Propose(proposal) => {
                let (low, high) = self.share_bounds(seat, proposal);
                !proposal.is_whole(self.team_size(seat)) && (low > high || !self.is_open(seat, proposal))
            }
            _ => false,
        }
    }

    /// Ends a question without answers: it has no effect (SR-P8).
    pub(crate) fn give_up(&mut self, seat: Seat, frame: Frame, _: &mut Fate, events: &mut Events<Event>) {
        match frame {
            Frame::Gift { then, .. } => self.next_gift(seat, then, events),
            _ => self.pop(seat),
        }
    }

    /// What a timeout answers: decline, else the first option, the cheapest card for discards
    /// (SR-Q43).
    pub(crate) fn fallback_answer(&self, seat: Seat, frame: Frame) -> Action {
        if may_stop(frame) {
            return Action::Done;
        }
        match frame {
            Frame::Answer { .. } => Action::Decline,
            Frame::Discard { .. } | Frame::Owe { .. } => self.cheapest(self.players[seat].hand.mask(), Action::Discard),
            Frame::Scrap { from, .. } if from.has_hand() && !self.players[seat].hand.is_empty() => {
                self.cheapest(self.players[seat].hand.mask(), Action::ScrapHand)
            }
            Frame::Scrap { .. } => self.cheapest(self.players[seat].discard.mask(), Action::ScrapDiscard),
            _ => {
                let mut out = Vec::new();
                self.list_answers(seat, frame, &mut out);
                out.first().copied().unwrap_or(Action::Done)
            }
        }
    }

    fn cheapest(&self, kinds: u64, action: fn(Kind) -> Action) -> Action {
        let kind = Kinds::of_mask(kinds).min_by_key(|&kind| self.content().card(kind).cost);
        kind.map_or(Action::Done, |kind| action(Kind::new(kind)))
    }

    /// Whether a seat other than the one that waits must answer a proposal, and which.
    pub(crate) fn answering(&self) -> Option<Seat> {
        let asked: SeatSet = self.asked & self.acting;
        asked.iter().find(|&seat| matches!(self.question(seat), Some(Frame::Answer { .. })))
    }
}

/// Whether a question may be ended or declined now.
pub(crate) fn may_stop(frame: Frame) -> bool {
    match frame {
        Frame::Scrap { need, .. }
        | Frame::Discard { need, .. }
        | Frame::ScrapRow { need, .. }
        | Frame::DestroyBase { need }
        | Frame::AcquireShip { need } => need == 0,
        Frame::PutOnTop { .. } | Frame::Gift { .. } => true,
        _ => false,
    }
}

/// Only an own card of the zone that is asked for can be scrapped (SR-K1).
fn own_card(there: bool, kind: Kind, zone: u8) -> Result<(), Refusal> {
    if there { Ok(()) } else { Err(elsewhere(zone).with(i16::from(kind.get()))) }
}

/// 0 to 2: not in the hand, the Discard Pile, the row; 3 and 4: not from the hand, the Discard Pile.
fn elsewhere(zone: u8) -> Refusal {
    Refusal::new(rules::OWN_CARDS).case(zone)
}

/// The rule that says a question must be answered.
fn must_choose(frame: Frame) -> Refusal {
    match frame {
        Frame::Choose { .. } => rules::CHOICE.into(),
        Frame::Owe { .. } => rules::OWED.into(),
        Frame::CopyShip => rules::NO_COPY.into(),
        Frame::Scrap { .. } => rules::COMPULSORY.into(),
        Frame::AcquireShip { .. } => rules::A_SHIP.into(),
        Frame::DestroyBase { .. } => rules::A_BASE.into(),
        Frame::Target { .. } => rules::A_TARGET.into(),
        _ => OTHER_QUESTION.into(),
    }
}
