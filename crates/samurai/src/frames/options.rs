//! The answers to a question.

use super::settle::may_stop;
use super::{Answer, Frame, Keep, Task};
use crate::action::{Action, Loose, Order};
use crate::state::{CARRIER, FIGHTERS, FIGURES, NONE, Place, Samurai};
use arrayvec::ArrayVec;
use kernel::{Kinds, Seat, Upto};

/// A short list of answers.
pub(crate) type Short = ArrayVec<Answer, 64>;

impl Samurai {
    /// Adds every answer to the open question.
    pub(crate) fn list_answers(&self, frame: Frame, out: &mut Vec<Action>) {
        match frame {
            Frame::Draft { .. } => {
                let kept = Kinds::of_mask(u64::from(self.pool()));
                out.extend(kept.map(|mech| Action::Answer(Answer::Keep(Upto::new(mech)))));
            }
            Frame::Window => self.list_window(out),
            Frame::Raise { .. } => {
                let most = self.player(self.active).wealth;
                out.extend((0..=most).map(|n| Action::Answer(Answer::Add(Upto::new(n)))));
            }
            Frame::Take { most, .. } | Frame::Tokens { most, .. } => {
                out.extend((0..=most).map(|n| Action::Answer(Answer::Take(Upto::new(n)))));
            }
            Frame::Clan { which, steps, .. } => self.list_clan_moves(which, steps, out),
            Frame::Move { .. } => self.list_moves(frame, out),
            Frame::Ability { .. } => out.extend([Answer::Use, Answer::Done].map(Action::Answer)),
            Frame::Promise { .. } => self.list_promised(out),
            _ => {
                out.extend(self.short_list(frame).into_iter().map(Action::Answer));
                if may_stop(frame) {
                    out.push(Action::Answer(Answer::Done));
                }
            }
        }
    }

    fn list_window(&self, out: &mut Vec<Action>) {
        let player = self.player(self.active);
        if !self.turn.ordered {
            for marker in (0..4u8).filter(|&marker| player.placed[marker as usize] == 0) {
                out.extend(Order::ALL.map(|order| Action::Answer(Answer::Order(Upto::new(marker), order))));
            }
        }
        if !self.turn.card_played {
            let orders = Kinds::of_mask(player.hand.mask() & !self.edition.battle_cards);
            let payable = orders.filter(|&kind| self.can_pay(self.active, self.edition.card(kind).cost));
            out.extend(payable.map(|kind| Action::Answer(Answer::Play(Upto::new(kind)))));
        }
        for source in (0..4 + self.attached.len() as u8).filter(|&source| self.can_use(source).is_ok()) {
            out.push(Action::Answer(Answer::Free(Upto::new(source))));
        }
        if self.turn.ordered {
            out.push(Action::Answer(Answer::End));
        }
    }

    fn list_clan_moves(&self, which: u8, steps: u8, out: &mut Vec<Action>) {
        let open = self.open_spaces();
        let steps = (steps as usize).min(crate::content::FARTHEST);
        for clan in (0..self.markers.len() as u8).filter(|&clan| which == NONE || clan == which) {
            let reach = self.edition.reach[self.markers[clan as usize] as usize][steps] & open;
            let clan = Upto::new(clan);
            out.extend(Kinds::of_mask(reach).map(|to| Action::Answer(Answer::Clan(clan, Upto::new(to)))));
        }
        out.push(Action::Answer(Answer::Done));
    }

    fn list_moves(&self, frame: Frame, out: &mut Vec<Action>) {
        self.each_move(frame, |figure, to| {
            for to in Kinds::of_mask(u64::from(to)) {
                out.push(Action::Answer(Answer::Move(Upto::new(figure as u8), Upto::new(to))));
            }
            true
        });
        out.push(Action::Answer(Answer::Done));
    }

    /// Answers of a question under a loose binding: those that keep it.
    pub(crate) fn list_promised(&self, out: &mut Vec<Action>) {
        let (Some(Frame::Promise { loose, .. }), Some(below)) = (self.top(), self.question()) else { return };
        let from = out.len();
        self.list_answers(below, out);
        keep_some(out, from, |action| Some(action).filter(|&action| keeps(loose, action)));
    }

    /// The answers to a question that never has many, without "done".
    pub(crate) fn short_list(&self, frame: Frame) -> Short {
        match frame {
            Frame::Displace { to, .. } => self.weakest_ships(to),
            Frame::Escort { seat, left, from, to } => self.escorts(seat, left, from, to),
            Frame::Ships { seat, .. } => {
                picks(self.classes(seat, 0..CARRIER + 1, |place| place != Place::GRAVEYARD), seat)
            }
            Frame::Limit { seat, keep } => {
                let loose = self.player(seat).hand.kinds().filter(|&kind| !self.is_kept(seat, kind, keep));
                loose.map(|kind| Answer::Discard(Upto::new(kind))).collect()
            }
            Frame::Target { seat, here } => {
                let eligible = self.opponents(seat).iter().filter(|&other| here == NONE || self.is_at(other, here));
                eligible.map(|other| Answer::Target(Upto::new(other.index() as u8))).collect()
            }
            Frame::Choose { first, lists, scope } => {
                let spans = self.edition.choice(first, lists).iter().enumerate();
                let whole = spans.filter(|(_, span)| self.is_possible(**span, scope));
                whole.map(|(at, _)| Answer::Choose(Upto::new(at as u8))).collect()
            }
            Frame::Where { .. } => {
                let carded = (0..self.seats).filter(|&at| self.boards[at as usize] != NONE);
                carded.map(|at| Answer::At(Upto::new(at))).collect()
            }
            Frame::Pick { left: 0, .. } | Frame::Garrison { left: 0, .. } => Short::new(),
            Frame::Pick { seat, task, .. } => self.candidates_for(seat, task),
            Frame::Demote { seat, steps } => self.demotable(seat, steps),
            Frame::Discard { whose, .. } => {
                self.player(whose).hand.kinds().map(|kind| Answer::Discard(Upto::new(kind))).collect()
            }
            Frame::Swap { seat } => self.swaps(seat),
            Frame::Commit { seat } => {
                let battle = Kinds::of_mask(self.player(seat).hand.mask() & self.edition.battle_cards);
                battle.map(|kind| Answer::Commit(Upto::new(kind))).chain([Answer::Pass]).collect()
            }
            Frame::Reveal { seat } => {
                let slots = &self.battle.committed[seat.index()];
                let kinds = slots.iter().fold(0u64, |mask, slot| mask | 1 << slot.value());
                Kinds::of_mask(kinds).map(|kind| Answer::Reveal(Upto::new(kind))).collect()
            }
            Frame::Cancel { seat } => self.cancellable(seat),
            Frame::Garrison { seat, location, .. } => {
                let free = |&index: &usize| !self.player(seat).figures[index].is_marked();
                picks(self.classes(seat, 0..FIGURES, |place| place == Place::at(location)).filter(free), seat)
            }
            _ => Short::new(),
        }
    }

    /// Whether a bargain needs the last card of this kind (SS-V7).
    pub(crate) fn is_kept(&self, seat: Seat, kind: u8, keep: Keep) -> bool {
        let hand = &self.player(seat).hand;
        match keep {
            Keep::Nothing => false,
            Keep::Card(needed) => needed == kind && hand.of(kind) == 1,
            Keep::Battle => {
                let battle = Kinds::of_mask(hand.mask() & self.edition.battle_cards);
                self.edition.card(kind).battle && battle.map(|kind| hand.of(kind)).sum::<u8>() == 1
            }
        }
    }

    /// The figures of a player at certain places, one of each equal group.
    pub(crate) fn classes<'a>(
        &'a self,
        seat: Seat,
        among: std::ops::Range<usize>,
        is: impl Fn(Place) -> bool + 'a,
    ) -> impl Iterator<Item = usize> + 'a {
        let figures = &self.player(seat).figures;
        let first = move |&at: &usize| at == 0 || at >= FIGHTERS || figures[at - 1] != figures[at];
        among.filter(first).filter(move |&at| is(figures[at].place()))
    }

    /// The units that fit a task.
    pub(crate) fn candidates_for(&self, seat: Seat, task: Task) -> Short {
        match task {
            Task::Destroy { whose, location, ships, weakest } => {
                let owners =
                    self.opponents(seat).iter().filter(|owner| whose == NONE || owner.index() == whose as usize);
                let among = if ships { 0..CARRIER + 1 } else { 0..FIGURES };
                let place = Place::at(location);
                let all = owners.flat_map(|owner| {
                    let figures = self.classes(owner, among.clone(), move |at| at == place);
                    figures.map(move |index| (owner, index))
                });
                if weakest { self.weakest(all) } else { all.map(pick).collect() }
            }
            Task::Return { location, mechs } => {
                let among = if mechs { CARRIER + 1..FIGURES } else { 0..FIGURES };
                let from = move |place: Place| place.location().is_some_and(|at| location == NONE || at == location);
                picks(self.classes(seat, among, from), seat)
            }
            Task::Attach { count, own, fighters, bare } => {
                let purse = if own { self.player(seat).wealth >= count } else { self.bank > 0 };
                if purse { picks(self.attachable(seat, fighters, bare), seat) } else { Short::new() }
            }
        }
    }

    /// The units tokens can be attached to.
    pub(crate) fn attachable(&self, seat: Seat, fighters: bool, bare: bool) -> impl Iterator<Item = usize> + '_ {
        let among = if fighters { 0..FIGHTERS } else { 0..FIGURES };
        let fits = move |&index: &usize| !(bare && self.player(seat).figures[index].tokens() > 0);
        self.classes(seat, among, Place::is_location).filter(fits)
    }

    /// The weakest of some units: all that share the lowest power (SS-G9).
    pub(crate) fn weakest(&self, units: impl Iterator<Item = (Seat, usize)>) -> Short {
        let mut least = i16::MAX;
        let mut list = Short::new();
        for (owner, index) in units {
            let power = self.power(owner, index);
            if power < least {
                least = power;
                list.clear();
            }
            if power == least {
                let _ = list.try_push(pick((owner, index)));
            }
        }
        list
    }

    /// The weakest ships at a location, anybody's (SS-U5).
    pub(crate) fn weakest_ships(&self, location: u8) -> Short {
        let place = Place::at(location);
        let ships = Seat::all(self.seats).flat_map(|owner| {
            self.classes(owner, 0..CARRIER + 1, move |at| at == place).map(move |index| (owner, index))
        });
        self.weakest(ships)
    }

    fn demotable(&self, seat: Seat, steps: u8) -> Short {
        let deep = |&clan: &u8| {
            let branch = self.branch_of(self.markers[clan as usize]);
            branch.is_some_and(|(owner, depth)| owner == seat && depth >= steps)
        };
        (0..self.markers.len() as u8).filter(deep).map(|clan| Answer::Demote(Upto::new(clan))).collect()
    }

    fn swaps(&self, seat: Seat) -> Short {
        let placed = self.player(seat).placed;
        let with = |is_placed: bool| (0..4u8).filter(move |&marker| (placed[marker as usize] != 0) == is_placed);
        with(true).flat_map(|a| with(false).map(move |b| Answer::Swap(Upto::new(a), Upto::new(b)))).collect()
    }

    fn cancellable(&self, seat: Seat) -> Short {
        let enemies = self.opponents(seat).iter().filter(|&other| self.is_at(other, self.fought));
        let slots = enemies.flat_map(|other| {
            let n = self.battle.committed[other.index()].len() as u8;
            (0..n).map(move |slot| Answer::Cancel(Upto::new(other.index() as u8), Upto::new(slot)))
        });
        slots.collect()
    }
}

/// Keeps those from an index on that `keep` turns into something, in place.
pub(crate) fn keep_some(out: &mut Vec<Action>, from: usize, keep: impl Fn(Action) -> Option<Action>) {
    let mut kept = from;
    for at in from..out.len() {
        if let Some(action) = keep(out[at]) {
            out[kept] = action;
            kept += 1;
        }
    }
    out.truncate(kept);
}

/// Whether an answer is what a loose binding asks for.
pub(crate) fn keeps(loose: Loose, action: Action) -> bool {
    matches!(
        (loose, action),
        (Loose::Commit | Loose::CommitGiven, Action::Answer(Answer::Commit(_)))
            | (Loose::Order, Action::Answer(Answer::Order(..)))
    )
}

fn pick((owner, index): (Seat, usize)) -> Answer {
    Answer::Pick(Upto::new(owner.index() as u8), Upto::new(index as u8))
}

fn picks(figures: impl Iterator<Item = usize>, owner: Seat) -> Short {
    figures.map(|index| pick((owner, index))).collect()
}
