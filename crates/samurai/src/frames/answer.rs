//! What each answer does.

use super::{Answer, Frame, Gain, Scope, Site, Task};
use crate::event::{Event, Log, Source};
use crate::state::{NONE, Place, Samurai};
use kernel::{Fate, Seat};

impl Samurai {
    /// Performs an answer to the open question.
    pub(crate) fn answer(&mut self, frame: Frame, answer: Answer, fate: &mut Fate, log: &mut Log) {
        match (frame, answer) {
            (Frame::Promise { .. }, _) => {
                self.stack.pop();
                if let Some(below) = self.top() {
                    self.answer(below, answer, fate, log);
                }
            }
            (Frame::Window, _) => self.answer_window(answer, log),
            (Frame::Take { seat, gain, .. }, Answer::Take(n)) => {
                self.stack.pop();
                self.gain(seat, gain, n.get(), fate, log);
            }
            (Frame::Move { seat, .. }, Answer::Move(figure, to)) => {
                self.answer_move(seat, figure.index(), to.get(), log)
            }
            (_, Answer::Done) => {
                self.stack.pop();
            }
            _ => self.answer_rare(frame, answer, log),
        }
    }

    fn answer_window(&mut self, answer: Answer, log: &mut Log) {
        match answer {
            Answer::Order(marker, order) => self.place_order(marker.get(), order, log),
            Answer::Play(kind) => self.play_card(kind.get(), log),
            Answer::Free(source) => self.use_free_order(source.get(), log),
            _ => {
                self.stack.pop();
            }
        }
    }

    fn answer_rare(&mut self, frame: Frame, answer: Answer, log: &mut Log) {
        match (frame, answer) {
            // Several questions in a row about the same thing stay on top until they are through.
            (Frame::Escort { seat, .. }, Answer::Pick(_, figure)) => self.escort(frame, seat, figure.index(), log),
            (Frame::Ships { seat, left }, Answer::Pick(_, figure)) => {
                self.count_down(Frame::Ships { seat, left: left - 1 }, left > 1);
                self.bury(seat, figure.index(), Source::Cost, log);
            }
            (Frame::Limit { seat, .. }, Answer::Discard(kind)) => self.discard(seat, kind.get(), log),
            (Frame::Commit { seat }, Answer::Commit(kind)) => self.commit(seat, kind.get(), log),
            (Frame::Garrison { seat, location, left }, Answer::Pick(_, figure)) => {
                self.count_down(Frame::Garrison { seat, location, left: left - 1 }, left > 1);
                let shape = self.player(seat).figures[figure.index()].marked(true);
                self.set_figure(seat, figure.index(), shape);
            }
            (Frame::Pick { seat, task, left, up_to }, Answer::Pick(who, figure)) => {
                let more = left > 1 && !matches!(task, Task::Attach { .. });
                self.count_down(Frame::Pick { seat, task, left: left - 1, up_to }, more);
                self.picked(seat, task, Seat::new(who.get()), figure.index(), log);
            }
            (Frame::Discard { seat, whose, left }, Answer::Discard(kind)) => {
                self.count_down(Frame::Discard { seat, whose, left: left - 1 }, left > 1);
                self.discard(whose, kind.get(), log);
            }
            _ => {
                self.stack.pop();
                self.answer_once(frame, answer, log);
            }
        }
    }

    /// Questions that are gone once answered.
    fn answer_once(&mut self, frame: Frame, answer: Answer, log: &mut Log) {
        match (frame, answer) {
            (Frame::Draft { seat }, Answer::Keep(mech)) => self.keep_mech(seat, mech.get(), log),
            (Frame::Raise { marker, order }, Answer::Add(n)) => self.raise_order(marker, order, n.get(), log),
            (Frame::Clan { seat, .. }, Answer::Clan(clan, to)) => self.move_marker(seat, clan.get(), to.get(), log),
            (Frame::Tokens { seat, figure, .. }, Answer::Take(n)) => {
                self.bank -= n.get();
                self.attach_tokens(seat, figure as usize, n.get(), log);
            }
            (Frame::Displace { seat, figure, to }, Answer::Pick(who, ship)) => {
                self.destroy(Seat::new(who.get()), ship.index(), Source::Displaced, log);
                self.place_figure(seat, figure as usize, to, log);
            }
            (Frame::Ability { seat, figure, location }, Answer::Use) => self.use_arrival(seat, figure, location, log),
            (Frame::Target { seat, .. }, Answer::Target(who)) => self.targeted(seat, Seat::new(who.get()), log),
            (Frame::Choose { first, lists, scope }, Answer::Choose(option)) => {
                log.push(|| Event::OptionChosen { seat: scope.actor, option: option.get() });
                if let Some(&span) = self.edition.choice(first, lists).get(option.index()) {
                    self.push(Frame::Run { span, scope }, log);
                }
            }
            (Frame::Where { seat, site }, Answer::At(at)) => self.chosen_site(seat, site, at.get(), log),
            (Frame::Demote { seat, steps }, Answer::Demote(clan)) => {
                let space = self.markers[clan.index()];
                let depth = self.branch_of(space).map_or(0, |(_, depth)| depth);
                let to = if depth <= steps { 0 } else { space - steps };
                self.move_marker(seat, clan.get(), to, log);
            }
            (Frame::Swap { seat }, Answer::Swap(placed, unplaced)) => {
                self.player_mut(seat).placed.swap(placed.index(), unplaced.index());
                log.push(|| Event::MarkersSwapped { seat, placed: placed.get() + 1, unplaced: unplaced.get() + 1 });
            }
            (Frame::Reveal { seat }, Answer::Reveal(kind)) => {
                let slots = &self.battle.committed[seat.index()];
                let slot = slots.iter().position(|card| card.value() == kind.get());
                self.reveal(seat, slot.unwrap_or_default(), log);
            }
            (Frame::Cancel { seat }, Answer::Cancel(who, slot)) => {
                self.cancel(seat, Seat::new(who.get()), slot.index(), log);
            }
            (Frame::Commit { seat }, Answer::Pass) => log.push(|| Event::CommitPassed { seat }),
            // Whatever `check` would have refused.
            _ => {}
        }
    }

    /// Keeps a repeated question on top with less left, or takes it away.
    fn count_down(&mut self, next: Frame, more: bool) {
        if more {
            if let Some(top) = self.stack.top_mut() {
                *top = next;
            }
        } else {
            self.stack.pop();
        }
    }

    fn gain(&mut self, seat: Seat, gain: Gain, n: u8, fate: &mut Fate, log: &mut Log) {
        match gain {
            Gain::Honor => self.gain_honor(seat, u16::from(n), Source::Reward, log),
            Gain::Wealth => self.gain_wealth(seat, n, log),
            Gain::Cards => self.draw_cards(seat, n, fate, log),
        }
    }

    fn picked(&mut self, seat: Seat, task: Task, owner: Seat, figure: usize, log: &mut Log) {
        match task {
            Task::Destroy { .. } => self.destroy(owner, figure, Source::Card, log),
            Task::Return { .. } => self.send_home(owner, figure, log),
            Task::Attach { count, own: true, .. } => {
                self.player_mut(seat).wealth -= count;
                self.attach_tokens(seat, figure, count, log);
            }
            Task::Attach { count, .. } => {
                let most = count.min(self.bank);
                self.push(Frame::Tokens { seat, figure: figure as u8, most }, log);
            }
        }
    }

    fn targeted(&mut self, seat: Seat, target: Seat, log: &mut Log) {
        log.push(|| Event::Targeted { seat, target });
        self.note_target(seat, target, log);
        if let Some(Frame::Run { scope, .. }) = self.stack.top_mut() {
            scope.target = target.index() as u8;
        }
    }

    fn chosen_site(&mut self, seat: Seat, site: Site, location: u8, log: &mut Log) {
        match site {
            Site::Attach => self.attach_card(seat, location, log),
            Site::Destroy { count, up_to, ships, weakest } => {
                let task = Task::Destroy { whose: NONE, location, ships, weakest };
                self.push(Frame::Pick { seat, task, left: count, up_to }, log);
            }
        }
    }

    /// The scope of an arrival ability.
    pub(crate) fn arrival_scope(seat: Seat, figure: u8, location: u8) -> Scope {
        Scope::of(seat).at(location).with_unit(figure as usize)
    }

    /// Whether a figure stands at a location.
    pub(crate) fn stands(&self, seat: Seat, figure: u8, location: u8) -> bool {
        self.player(seat).figures[figure as usize].place() == Place::at(location)
    }
}
