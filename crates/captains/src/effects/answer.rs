//! An answer to an open question, carried out.

use crate::action::{Action, Token};
use crate::content::{Into, List, Price};
use crate::event::Event;
use crate::frames::{Frame, Task};
use crate::kinds::*;
use crate::state::Captains;
use kernel::{Events, Seat};

impl Captains {
    /// Carries out a legal answer; `frame` is on top.
    pub(crate) fn answer(&mut self, frame: Frame, action: Action, events: &mut Events<Event>) {
        let Frame { owner, task } = frame;
        match (task, action) {
            (Task::Moves(n), Action::Go(to)) => {
                self.once_less(n, Task::Moves);
                self.fly(owner, Place(to.get()), events);
            }
            (Task::Jumps(n), Action::Go(to)) => {
                self.once_less(n, Task::Jumps);
                self.arrive(owner, Place(to.get()), events);
            }
            (Task::Moves(n), Action::MendInstead) => {
                self.once_less(n, Task::Moves);
                self.push(owner, Task::Repairs(1), events);
            }
            (Task::Jumps(n), Action::MendInstead) => {
                self.once_less(n, Task::Jumps);
                self.push(owner, Task::Repairs(1), events);
            }
            (Task::Fights(n), Action::Route(at)) => {
                self.once_less(n, Task::Fights);
                self.push(owner, Task::Loot(Route(at.get())), events);
                self.push(owner, Task::Damage(1), events);
            }
            (Task::Repairs(n), Action::Mend(mend)) => {
                self.once_less(n, Task::Repairs);
                self.mend(owner, mend, events);
            }
            (Task::RemovePirates(n), Action::Route(at)) => {
                self.once_less(n, Task::RemovePirates);
                self.remove_pirate(Route(at.get()), events);
            }
            (Task::Damage(left), Action::Endure) => self.endure(owner, left, events),
            (Task::Damage(_), Action::Ward) => self.ward(owner, events),
            (Task::Advance { left, .. }, Action::Step(track)) => self.step(owner, left, track, events),
            (Task::Triggers(cards), Action::Take(at)) => self.resolve_trigger(owner, cards, at.index(), events),
            (Task::Line(line, step), _) => self.answer_line(owner, line, step, action, events),
            (Task::Assign(line), Action::Assign(figure)) => self.assign(owner, line, figure, events),
            (Task::Pay { price, left, gain, .. }, Action::Give(_) | Action::Slot(_)) => {
                self.pay(owner, (price, left, gain), action, events);
            }
            (Task::Owe(left), Action::Give(token)) => {
                self.once_less(left, Task::Owe);
                self.give_up(owner, token, events);
            }
            (Task::Overflow, Action::Give(token)) => {
                self.give_up(owner, token, events);
                if !self.is_overfull(owner) {
                    self.stack.pop();
                }
            }
            _ => {
                self.stack.pop();
                self.answer_last(owner, task, action, events);
            }
        }
    }

    /// Answers that end their frame, which is gone already.
    fn answer_last(&mut self, owner: Seat, task: Task, action: Action, events: &mut Events<Event>) {
        match (task, action) {
            (Task::TakeTech(into), Action::Take(at)) => {
                self.take_tech(owner, self.content().cards[at.index()].card, into, events);
            }
            (Task::PickDrawn(into), _) => self.pick_drawn(owner, into, action, events),
            (Task::PickGift, _) => self.pick_gift(owner, action, events),
            (Task::Install(card, _), Action::Slot(slot)) => self.install(owner, card, slot.index(), events),
            (Task::Copy(slot), Action::Take(at)) => self.copy_room(owner, slot, at.index(), events),
            (Task::Choose { first, .. }, Action::Option(at)) => {
                events.push(|| Event::Chose { seat: owner, option: at.get() });
                self.begin(owner, List(first.0 + u16::from(at.get())), events);
            }
            (Task::Lasting(waiting), Action::Option(at)) => self.resolve_lasting(owner, waiting, at.get(), events),
            (Task::PlacePirate(pirate), Action::Route(at)) => self.place_pirate(owner, pirate, Route(at.get()), events),
            (Task::RoomArtifact, Action::Give(Token::Artifact(kind))) => {
                self.push(owner, Task::IntoRoom(Artifact(kind.get())), events);
            }
            (Task::IntoRoom(artifact), Action::Room(berth)) => {
                let ship = self.ship_mut(owner);
                ship.artifacts[artifact.index()] = ship.artifacts[artifact.index()].saturating_sub(1);
                ship.rooms[berth.index()] = Some(artifact);
                let card = self.room_card(owner, berth.index());
                events.push(|| Event::LaidInRoom { seat: owner, artifact, berth: berth.get(), card });
            }
            (Task::Backtrack { bonus, .. }, Action::Back(track, n)) => {
                self.backtrack(owner, track, n.get() + 1, bonus, events);
            }
            (Task::SecondTask, _) => self.second_task(owner, action, events),
            (Task::ShadowMission, Action::Go(to)) => self.shadow_goes(Place(to.get()), events),
            (Task::ShadowPirate, Action::Route(at)) => self.remove_pirate(Route(at.get()), events),
            _ => {}
        }
    }

    /// Lets a counted task go on with one less, or ends it.
    pub(crate) fn once_less(&mut self, n: u8, task: impl Fn(u8) -> Task) {
        match n {
            0 | 1 => self.end(),
            _ => self.again(task(n - 1)),
        }
    }

    /// One token of a price; the gain follows the last (SC-W5).
    fn pay(&mut self, owner: Seat, (price, left, gain): (Price, u8, List), action: Action, events: &mut Events<Event>) {
        if left <= 1 {
            self.stack.pop();
            self.begin(owner, gain, events);
        } else {
            self.again(Task::Pay { price, left: left - 1, begun: true, gain });
        }
        match action {
            Action::Give(token) => self.give_up(owner, token, events),
            Action::Slot(slot) => {
                self.remove_tech(owner, slot.index(), events);
                self.make_room(owner, events);
            }
            _ => {}
        }
    }

    /// One of the drawn cards, the rest to the discard (SC-N3, SC-N4, SC-Q25).
    fn pick_drawn(&mut self, owner: Seat, into: Into, action: Action, events: &mut Events<Event>) {
        let picked = match action {
            Action::Take(at) => self.drawn.iter().position(|card| card.index() == at.index()),
            _ => None,
        };
        let card = picked.and_then(|at| self.drawn.pop_at(at));
        self.discard_drawn();
        if let Some(card) = card {
            events.push(|| Event::TookTech { seat: owner, card });
            self.push(owner, Task::Install(card, into), events);
        }
    }

    /// One of the techs on the event, the rest to the discard (SC-Q50, SC-Q61).
    fn pick_gift(&mut self, owner: Seat, action: Action, events: &mut Events<Event>) {
        let picked = match action {
            Action::Take(at) => self.gifts.iter().position(|card| card.index() == at.index()),
            _ => None,
        };
        let card = picked.and_then(|at| self.gifts.pop_at(at));
        self.discard_gifts();
        if let Some(card) = card {
            events.push(|| Event::TookTech { seat: owner, card });
            self.push(owner, Task::Install(card, Into::Any), events);
        }
    }
}
