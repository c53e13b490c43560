//! Effect atoms: what each word of a card does, and when it can be done completely.

use crate::content::{Ability, Effect, Span, Whose};
use crate::event::{Event, Log, Source};
use crate::frames::{Frame, Gain, Scope, Site, Task};
use crate::state::{FIGURES, NONE, Place, Samurai};
use kernel::Seat;

impl Samurai {
    /// Carries out the next effect of a list; the list goes before its last effect runs.
    pub(crate) fn run_next(&mut self, span: Span, scope: Scope, log: &mut Log) {
        let Some(&effect) = self.edition.run(span).first() else {
            self.stack.pop();
            return;
        };
        let rest = Span { at: span.at + 1, end: span.end };
        if rest.at == rest.end {
            self.stack.pop();
        } else if let Some(top) = self.stack.top_mut() {
            *top = Frame::Run { span: rest, scope };
        }
        self.carry_out(effect, scope, log);
    }

    fn carry_out(&mut self, effect: Effect, scope: Scope, log: &mut Log) {
        let seat = scope.actor;
        match effect {
            Effect::Honor(n) => self.gain_honor(seat, u16::from(n), Source::Card, log),
            Effect::Wealth(n) => {
                self.push(Frame::Take { seat, gain: Gain::Wealth, most: n.min(self.bank) }, log);
            }
            Effect::Draw(n) => self.push(Frame::Take { seat, gain: Gain::Cards, most: n }, log),
            Effect::Power(n) => self.add_power(seat, i16::from(n), log),
            Effect::PowerPerFighter { each, max } => {
                let fighters = self.fighters_at(seat, scope.here) as i16;
                self.add_power(seat, (fighters * i16::from(each)).min(i16::from(max)), log);
            }
            Effect::MoveClan { which, steps } => {
                self.push(Frame::Clan { seat, which: which.unwrap_or(NONE), steps }, log);
            }
            Effect::MoveUnits { count, supply, here, this_unit } => {
                let to = if here { scope.here } else { NONE };
                let only = if this_unit { scope.unit } else { NONE };
                self.begin_moves(Frame::Move { seat, left: count, supply, to, only }, log);
            }
            Effect::Destroy { .. } => self.carry_destroy(effect, scope, log),
            Effect::ReturnUnits { .. } => self.carry_return(effect, scope, log),
            Effect::AttachToken { count, own, fighters, bare } => {
                let task = Task::Attach { count, own, fighters, bare };
                self.push(Frame::Pick { seat, task, left: 1, up_to: false }, log);
            }
            Effect::AttachCard => self.push(Frame::Where { seat, site: Site::Attach }, log),
            Effect::SwapOrders => self.push(Frame::Swap { seat }, log),
            Effect::Target { here } => {
                let here = if here { scope.here } else { NONE };
                self.push(Frame::Target { seat, here }, log);
            }
            Effect::Choose { by_target, first, lists } => self.carry_choice(by_target, first, lists, scope, log),
            Effect::GiveWealth(n) => self.give_wealth(seat, scope.owner, n, log),
            Effect::DemoteClan(steps) => self.push(Frame::Demote { seat, steps }, log),
            Effect::LookHand => self.look_at_hand(scope, log),
            Effect::Discard { count, target, by_actor } => self.carry_discard(count, target, by_actor, scope, log),
            Effect::Cancel => self.push(Frame::Cancel { seat }, log),
            Effect::WinTies => self.battle.ties.insert(seat),
            Effect::Garrison(n) => {
                let stay = &mut self.battle.garrison[seat.index()];
                *stay = stay.saturating_add(n);
            }
        }
    }

    fn add_power(&mut self, seat: Seat, n: i16, log: &mut Log) {
        self.battle.bonus[seat.index()] += n;
        log.push(|| Event::PowerChanged { seat, n });
    }

    fn carry_destroy(&mut self, effect: Effect, scope: Scope, log: &mut Log) {
        let Effect::Destroy { count, up_to, ships, whose, chosen_place, weakest } = effect else { return };
        let seat = scope.actor;
        let whose = match whose {
            Whose::Arriving => return self.destroy_arriving(log),
            Whose::Target if scope.target == NONE => return,
            Whose::Target => scope.target,
            Whose::Enemies => NONE,
        };
        if chosen_place {
            return self.push(Frame::Where { seat, site: Site::Destroy { count, up_to, ships, weakest } }, log);
        }
        let task = Task::Destroy { whose, location: scope.here, ships, weakest };
        self.push(Frame::Pick { seat, task, left: count, up_to }, log);
    }

    /// The figure whose arrival set a card off is destroyed (SS-N7).
    fn destroy_arriving(&mut self, log: &mut Log) {
        let arriving = self.stack.iter_mut().rev().find_map(|frame| match frame {
            Frame::Arrive { seat, figure, gone, .. } if !*gone => {
                *gone = true;
                Some((*seat, *figure as usize))
            }
            _ => None,
        });
        if let Some((owner, figure)) = arriving {
            self.destroy(owner, figure, Source::Card, log);
        }
    }

    fn carry_return(&mut self, effect: Effect, scope: Scope, log: &mut Log) {
        let Effect::ReturnUnits { count, up_to, mechs, here } = effect else { return };
        let location = if here { scope.here } else { NONE };
        let task = Task::Return { location, mechs };
        match count {
            Some(left) => self.push(Frame::Pick { seat: scope.actor, task, left, up_to }, log),
            None => self.return_all(scope.actor, location, mechs, log),
        }
    }

    fn return_all(&mut self, seat: Seat, location: u8, mechs: bool, log: &mut Log) {
        let from = if mechs { crate::state::CARRIER + 1 } else { 0 };
        let leaves = |place: Place| place.location().is_some_and(|at| location == NONE || at == location);
        // Fighters are sorted anew after each change, so look again from the start.
        while let Some(figure) = (from..FIGURES).find(|&at| leaves(self.player(seat).figures[at].place())) {
            self.send_home(seat, figure, log);
        }
    }

    fn carry_choice(&mut self, by_target: bool, first: u16, lists: u8, scope: Scope, log: &mut Log) {
        let actor = if by_target { scope.target() } else { Some(scope.actor) };
        if let Some(actor) = actor {
            self.push(Frame::Choose { first, lists, scope: Scope { actor, ..scope } }, log);
        }
    }

    fn carry_discard(&mut self, count: u8, target: bool, by_actor: bool, scope: Scope, log: &mut Log) {
        let whose = if target { scope.target() } else { Some(scope.actor) };
        if let Some(whose) = whose {
            let seat = if by_actor { scope.actor } else { whose };
            self.push(Frame::Discard { seat, whose, left: count }, log);
        }
    }

    /// Whether a whole list can be carried out (RULES.md 8.4, last column).
    pub(crate) fn is_possible(&self, span: Span, scope: Scope) -> bool {
        self.edition.run(span).iter().all(|&effect| self.is_effect_possible(effect, scope))
    }

    fn is_effect_possible(&self, effect: Effect, scope: Scope) -> bool {
        let seat = scope.actor;
        let enough = |task: Task, count: usize| self.count_candidates(seat, task) >= count;
        match effect {
            Effect::Destroy { up_to: true, .. } | Effect::ReturnUnits { up_to: true, .. } => true,
            Effect::Destroy { whose: Whose::Arriving, .. } | Effect::Destroy { chosen_place: true, .. } => true,
            Effect::Destroy { count, ships, whose, weakest: _, .. } => {
                let whose = if whose == Whose::Target { scope.target } else { NONE };
                enough(Task::Destroy { whose, location: scope.here, ships, weakest: false }, count as usize)
            }
            Effect::ReturnUnits { count: Some(count), mechs, here, .. } => {
                let location = if here { scope.here } else { NONE };
                enough(Task::Return { location, mechs }, count as usize)
            }
            Effect::AttachToken { count, own, fighters, bare } => {
                let purse = if own { self.player(seat).wealth >= count } else { self.bank > 0 };
                purse && self.attachable(seat, fighters, bare).next().is_some()
            }
            Effect::AttachCard => self.boards[..self.seats as usize].iter().any(|&card| card != NONE),
            Effect::SwapOrders => !self.short_list(Frame::Swap { seat }).is_empty(),
            Effect::Target { here } => {
                let here = if here { scope.here } else { NONE };
                !self.short_list(Frame::Target { seat, here }).is_empty()
            }
            Effect::GiveWealth(n) => self.player(seat).wealth >= n,
            Effect::DemoteClan(steps) => !self.short_list(Frame::Demote { seat, steps }).is_empty(),
            Effect::Discard { count, target, .. } => {
                let whose = if target { scope.target() } else { Some(seat) };
                whose.is_some_and(|whose| self.player(whose).hand.len() >= count as usize)
            }
            Effect::Cancel => !self.short_list(Frame::Cancel { seat }).is_empty(),
            Effect::Choose { by_target, first, lists } => {
                let actor = if by_target { scope.target() } else { Some(seat) };
                let inner = |actor| Frame::Choose { first, lists, scope: Scope { actor, ..scope } };
                actor.is_some_and(|actor| !self.short_list(inner(actor)).is_empty())
            }
            Effect::Honor(_)
            | Effect::Wealth(_)
            | Effect::Draw(_)
            | Effect::Power(_)
            | Effect::PowerPerFighter { .. }
            | Effect::MoveClan { .. }
            | Effect::MoveUnits { .. }
            | Effect::ReturnUnits { .. }
            | Effect::LookHand
            | Effect::WinTies
            | Effect::Garrison(_) => true,
        }
    }

    /// How many units fit a task, equal ones counted each.
    fn count_candidates(&self, seat: Seat, task: Task) -> usize {
        let fits = |owner: Seat, ships_only: bool, mechs_only: bool, is: &dyn Fn(Place) -> bool| {
            let figures = self.player(owner).figures.iter().enumerate();
            let kind = move |at: usize| {
                !(ships_only && at > crate::state::CARRIER || mechs_only && at <= crate::state::CARRIER)
            };
            figures.filter(|(at, figure)| kind(*at) && is(figure.place())).count()
        };
        match task {
            Task::Destroy { whose, location, ships, .. } => {
                let owners =
                    self.opponents(seat).iter().filter(|owner| whose == NONE || owner.index() == whose as usize);
                owners.map(|owner| fits(owner, ships, false, &|place| place == Place::at(location))).sum()
            }
            Task::Return { location, mechs } => {
                fits(seat, false, mechs, &|place| place.location().is_some_and(|at| location == NONE || at == location))
            }
            Task::Attach { .. } => self.candidates_for(seat, task).len(),
        }
    }

    /// The arrival ability of a figure, if it has one.
    pub(crate) fn arrival(&self, seat: Seat, figure: u8) -> Option<(bool, Span)> {
        let unit = self.unit_of(seat, figure as usize) as usize;
        match self.edition.units[unit].ability {
            Ability::OnArrive { optional, effects } => Some((optional, effects)),
            _ => None,
        }
    }

    /// Whether an arrival ability has something to do (SS-Q64).
    pub(crate) fn arrival_works(&self, seat: Seat, figure: u8, location: u8) -> bool {
        let scope = Samurai::arrival_scope(seat, figure, location);
        self.arrival(seat, figure).is_some_and(|(_, effects)| self.is_possible(effects, scope))
    }

    /// Uses an arrival ability.
    pub(crate) fn use_arrival(&mut self, seat: Seat, figure: u8, location: u8, log: &mut Log) {
        if let Some((_, span)) = self.arrival(seat, figure) {
            let unit = self.unit_of(seat, figure as usize);
            log.push(|| Event::AbilityUsed { seat, unit });
            self.push(Frame::Run { span, scope: Samurai::arrival_scope(seat, figure, location) }, log);
        }
    }
}
