//! A turn: crew window and main action, then its end (SC-T, SC-A, SC-K).

use crate::action::{Action, Pair, Token};
use crate::content::{ROOMS, Sort, Trigger};
use crate::event::Event;
use crate::frames::Task;
use crate::kinds::*;
use crate::legal::need;
use crate::ship::{BERTHS, Purse, Ship};
use crate::state::{Away, Captains, Stage, TileAt};
use arrayvec::ArrayVec;
use kernel::{Enum, Events, Fate, Refusal, Seat, Shown, Upto, rule};

type Verdict = Result<(), Refusal>;

fn list_training(ship: &Ship, purse: Purse, out: &mut Vec<Action>) {
    if Crew::ALL.into_iter().all(|to| purse.means < u32::from(purse.training(to)))
        && purse.means < purse.promotion.into()
    {
        return;
    }
    for from in [Figure::Cadet, Figure::Ensign(Crew::Red), Figure::Ensign(Crew::Yellow), Figure::Ensign(Crew::Blue)] {
        if ship.ready(from) > 0 {
            let fit = Crew::ALL.into_iter().filter(|&to| can_train(ship, purse, from, to).is_ok());
            out.extend(fit.map(|to| Action::Train(from, to)));
        }
    }
    let fit = Crew::ALL.into_iter().filter(|&crew| can_promote(ship, purse, crew).is_ok());
    out.extend(fit.map(Action::Promote));
}

/// SC-K1, SC-K2, SC-K4, SC-Q8.
fn can_train(ship: &Ship, purse: Purse, from: Figure, to: Crew) -> Verdict {
    match from {
        Figure::Cadet => need!(ship.ready(from) > 0, "SC-K1")?,
        Figure::Ensign(crew) => {
            need!(crew != to, "SC-Q8")?;
            need!(ship.ready(from) > 0, "SC-K1")?;
            need!(ship.untrained(crew) > 0, "SC-Q8")?;
        }
        Figure::Commander(_) | Figure::Android => need!(false, "SC-K4")?,
    }
    need!(purse.means >= u32::from(purse.training(to)), "SC-K2")
}

/// SC-K3.
fn can_promote(ship: &Ship, purse: Purse, crew: Crew) -> Verdict {
    need!(ship.ready(Figure::Ensign(crew)) > 0, "SC-K1")?;
    need!(ship.rings > 0, "SC-K3")?;
    need!(purse.means >= u32::from(purse.promotion), "SC-K3")
}

/// Whether both artifacts of a pair are in cargo.
pub(crate) fn has_pair(ship: &Ship, pair: Pair) -> bool {
    let (a, b) = pair.types();
    let wanted = if a == b { 2 } else { 1 };
    ship.artifacts[a.index()] >= wanted && ship.artifacts[b.index()] >= wanted
}

impl Captains {
    /// Lists the crew window and the main actions.
    pub(crate) fn main_actions(&self, out: &mut Vec<Action>) {
        let (content, ship) = (self.content(), self.ship(self.turn));
        list_training(ship, ship.purse(content), out);
        let held = ship.tokens() - ship.pirates.len();
        let mut pairs: ArrayVec<Pair, 6> = ArrayVec::new();
        if held > 1 {
            pairs.extend(Pair::ALL.into_iter().filter(|&pair| has_pair(ship, pair)));
        }
        let ready = ship.ready_mask();
        for berth in 0..BERTHS {
            let Some(room) = ship.room_face(content, berth) else { continue };
            let colors = ship.colors(content, berth, room.color);
            let figures = kernel::Kinds::of_mask(u64::from(ready & colors.figures()));
            out.extend(
                figures.map(|sort| Action::Activate(Action::berth(berth), Figure::from_usize(usize::from(sort)))),
            );
            let fit = pairs.iter().filter(|&&pair| colors.admit_pair(content, pair));
            out.extend(fit.map(|&pair| Action::Spend(Action::berth(berth), pair)));
        }
        if self.may_complete(self.turn).is_ok() {
            out.push(Action::Mission);
        }
        out.push(Action::Pass);
    }

    /// Whether a main action is legal.
    pub(crate) fn check_main(&self, seat: Seat, action: Action) -> Verdict {
        match action {
            Action::Train(from, to) => self.may_train(seat, from, to),
            Action::Promote(crew) => self.may_promote(seat, crew),
            Action::Activate(berth, figure) => self.may_activate(seat, berth.index(), figure),
            Action::Spend(berth, pair) => self.may_spend(seat, berth.index(), pair),
            Action::Mission => self.may_complete(seat),
            Action::Pass => Ok(()),
            _ => Err(Refusal::new(rule::OTHER_QUESTION)),
        }
    }

    fn may_train(&self, seat: Seat, from: Figure, to: Crew) -> Verdict {
        let ship = self.ship(seat);
        can_train(ship, ship.purse(self.content()), from, to)
    }

    fn may_promote(&self, seat: Seat, crew: Crew) -> Verdict {
        let ship = self.ship(seat);
        can_promote(ship, ship.purse(self.content()), crew)
    }

    fn may_activate(&self, seat: Seat, berth: usize, figure: Figure) -> Verdict {
        let ship = self.ship(seat);
        let Some(room) = ship.room_face(self.content(), berth) else { return need!(false, "SC-A1") };
        need!(ship.ready(figure) > 0, "SC-A3")?;
        let figures = ship.colors(self.content(), berth, room.color).figures();
        need!(figures >> figure.into_usize() & 1 == 1, "SC-A4")
    }

    fn may_spend(&self, seat: Seat, berth: usize, pair: Pair) -> Verdict {
        let (content, ship) = (self.content(), self.ship(seat));
        let Some(room) = ship.room_face(content, berth) else { return need!(false, "SC-A1") };
        need!(has_pair(ship, pair), "SC-A5")?;
        need!(ship.colors(content, berth, room.color).admit_pair(content, pair), "SC-A5")
    }

    fn may_complete(&self, seat: Seat) -> Verdict {
        let place = self.ship(seat).place;
        let Some(mission) = self.map.missions[place.index()] else { return need!(false, "SC-M1") };
        need!(!self.is_reserved(seat, place), "SC-L2")?;
        need!(self.ship(seat).crew_ready() >= self.content().mission(mission).lines.len(), "SC-M1")
    }

    /// Carries out a legal main action.
    pub(crate) fn perform_main(&mut self, seat: Seat, action: Action, events: &mut Events<Event>) {
        match action {
            Action::Train(from, to) => return self.train(seat, from, to, events),
            Action::Promote(crew) => return self.promote(seat, crew, events),
            _ => {}
        }
        self.ship_mut(seat).fresh = [0; 3];
        self.stage = Stage::TurnEnds;
        match action {
            Action::Activate(berth, figure) => self.activate(seat, berth.index(), figure, events),
            Action::Spend(berth, pair) => {
                let card = self.room_card(seat, berth.index());
                events.push(|| Event::Activated { seat, berth: berth.get(), card, figure: None });
                for kind in [pair.types().0, pair.types().1] {
                    self.give_up(seat, Token::Artifact(Upto::new(kind.0)), events);
                }
                self.use_room(seat, berth.index(), events);
            }
            Action::Mission => self.take_mission(seat, events),
            _ => self.pass(seat, events),
        }
    }

    fn train(&mut self, seat: Seat, from: Figure, to: Crew, events: &mut Events<Event>) {
        let cost = self.ship(seat).training_cost(self.content(), to);
        let ship = self.ship_mut(seat);
        ship.dismiss(from);
        ship.muster(Figure::Ensign(to), 1);
        ship.fresh[to as usize] += 1;
        events.push(|| Event::Trained { seat, from: from.letter(), to });
        self.owe(seat, cost, events);
    }

    /// A freshly trained ensign is promoted first: the others may still be trained (SC-Q8).
    fn promote(&mut self, seat: Seat, crew: Crew, events: &mut Events<Event>) {
        let cost = self.ship(seat).promotion_cost(self.content());
        let ship = self.ship_mut(seat);
        ship.dismiss(Figure::Ensign(crew));
        ship.muster(Figure::Commander(crew), 1);
        ship.rings = ship.rings.saturating_sub(1);
        ship.fresh[crew as usize] = ship.fresh[crew as usize].saturating_sub(1);
        events.push(|| Event::Promoted { seat, crew });
        self.owe(seat, cost, events);
    }

    fn owe(&mut self, seat: Seat, cost: u8, events: &mut Events<Event>) {
        if cost > 0 {
            self.push(seat, Task::Owe(cost), events);
        }
    }

    /// SC-A3, SC-K8: a commander enters the queue after its second task, everybody else at once.
    fn activate(&mut self, seat: Seat, berth: usize, figure: Figure, events: &mut Events<Event>) {
        let card = self.room_card(seat, berth);
        events.push(|| Event::Activated { seat, berth: berth as u8, card, figure: Some(figure.letter()) });
        self.ship_mut(seat).dismiss(figure);
        if figure.commander().is_some() {
            self.at_work = Some(figure);
            self.push(seat, Task::SecondTask, events);
        } else {
            self.enqueue(seat, figure, events);
        }
        self.use_room(seat, berth, events);
    }

    /// The tech whose room is in this berth.
    pub(crate) fn room_card(&self, seat: Seat, berth: usize) -> Option<Card> {
        *self.ship(seat).slots.get(berth.checked_sub(ROOMS)?)?
    }

    /// Resolves a room's effects; a single-use tech goes first (SC-A9, SC-Q71).
    pub(crate) fn use_room(&mut self, seat: Seat, berth: usize, events: &mut Events<Event>) {
        let Some(room) = self.ship(seat).room_face(self.content(), berth) else { return };
        let slot = berth.checked_sub(ROOMS);
        if !self.content().list(room.effects).is_empty() {
            self.push(seat, Task::List { list: room.effects, at: 0, slot: slot.map(|slot| slot as u8) }, events);
        }
        if let (true, Some(slot)) = (room.single_use, slot) {
            self.remove_tech(seat, slot, events);
            self.make_room(seat, events);
        }
    }

    /// SC-N5: the copied effects become the copying room's own, single use included.
    pub(crate) fn copy_room(&mut self, owner: Seat, slot: Option<u8>, index: usize, events: &mut Events<Event>) {
        let face = &self.content().cards[index];
        let Sort::Room { effects, single_use, .. } = face.sort else { return };
        events.push(|| Event::CopiedRoom { seat: owner, card: face.card });
        self.push(owner, Task::List { list: effects, at: 0, slot }, events);
        if let (true, Some(slot)) = (single_use, slot) {
            self.remove_tech(owner, usize::from(slot), events);
            self.make_room(owner, events);
        }
    }

    /// SC-K7: extra work, a subordinate, or nothing; then the commander queues.
    pub(crate) fn second_task(&mut self, owner: Seat, action: Action, events: &mut Events<Event>) {
        match action {
            Action::Room(berth) => {
                let (card, figure) = (self.room_card(owner, berth.index()), self.at_work.map(Figure::letter));
                events.push(|| Event::Activated { seat: owner, berth: berth.get(), card, figure });
                self.push(owner, Task::HomeComing, events);
                return self.use_room(owner, berth.index(), events);
            }
            Action::Call(at) => self.call(owner, at.index(), events),
            _ => {}
        }
        self.queue_commander(owner, events);
    }

    /// SC-K11.
    pub(crate) fn call(&mut self, owner: Seat, at: usize, events: &mut Events<Event>) {
        let ship = self.ship_mut(owner);
        if let Some(figure) = ship.queue.pop_at(at) {
            ship.muster(figure, 1);
            events.push(|| Event::Called { seat: owner, figure: figure.letter() });
        }
    }

    pub(crate) fn come_home(&mut self, owner: Seat, events: &mut Events<Event>) {
        self.stack.pop();
        self.queue_commander(owner, events);
    }

    fn queue_commander(&mut self, owner: Seat, events: &mut Events<Event>) {
        if let Some(figure) = self.at_work.take() {
            self.enqueue(owner, figure, events);
        }
    }

    /// SC-M2.
    fn take_mission(&mut self, seat: Seat, events: &mut Events<Event>) {
        let place = self.ship(seat).place;
        let Some(mission) = self.map.missions[place.index()].take() else { return };
        self.away = Some(Away { mission, place, pads: [None; crate::content::LINES], painted: false });
        events.push(|| Event::TookMission { seat, mission, place });
        self.push(seat, Task::Assign(0), events);
    }

    fn pass(&mut self, seat: Seat, events: &mut Events<Event>) {
        self.passed.insert(seat);
        events.push(|| Event::Passed { seat });
        self.wake(seat, |trigger| trigger == Trigger::Pass, events);
    }

    /// The place where the ship stands now decides what the end of turn brings (SC-Q83).
    pub(crate) fn turn_ends(&mut self, events: &mut Events<Event>) {
        let (seat, place) = (self.turn, self.ship(self.turn).place);
        self.stage = Stage::Tile(place);
        let in_play = (1u8 << self.lasting.len()) - 1;
        let ship = self.ship_mut(seat);
        ship.ended |= in_play;
        let waiting = in_play & !ship.had;
        if waiting != 0 && self.station_at(place).is_some() {
            self.push(seat, Task::Lasting(waiting), events);
        }
    }

    /// One lasting event's gain; the others stay (SC-F12).
    pub(crate) fn resolve_lasting(&mut self, owner: Seat, waiting: u8, at: u8, events: &mut Events<Event>) {
        let rest = waiting & !(1 << at);
        if rest != 0 {
            self.push(owner, Task::Lasting(rest), events);
        }
        self.ship_mut(owner).had |= 1 << at;
        let Some(&event) = self.lasting.get(usize::from(at)) else { return };
        events.push(|| Event::Lasted { seat: owner, event });
        if let Some(lasting) = self.content().events[event.index()].lasting {
            self.begin(owner, lasting.gain, events);
        }
    }

    /// SC-L6.
    pub(crate) fn resolve_tile(&mut self, place: Place, events: &mut Events<Event>) {
        self.stage = Stage::Refill;
        if let Some(station) = self.tile_at(place) {
            let seat = self.turn;
            self.stage = Stage::TileUsed(station);
            events.push(|| Event::UsedTile { seat, station });
            self.begin(seat, self.content().stations[station.index()].effects, events);
        }
    }

    /// SC-L7; then abilities that wait for a tile.
    pub(crate) fn tile_used(&mut self, station: Station, events: &mut Events<Event>) {
        self.stage = Stage::Refill;
        let last = self.round >= self.content().numbers.rounds;
        self.map.tiles[station.index()] = if last { TileAt::Gone } else { TileAt::Round(self.round + 1) };
        self.wake(self.turn, |trigger| trigger == Trigger::StationTile, events);
    }

    /// SC-X8: empty spaces are refilled left to right, from the tech deck alone.
    pub(crate) fn refill_and_go_on(&mut self, fate: &mut Fate, events: &mut Events<Event>) {
        for space in 0..usize::from(self.spaces) {
            self.refill(space, fate, events);
        }
        self.stage = if self.is_solo() { Stage::Shadow } else { Stage::Handover };
    }

    pub(crate) fn refill(&mut self, space: usize, fate: &mut Fate, events: &mut Events<Event>) {
        if self.central[space].is_some() {
            return;
        }
        if let Some(card) = self.draw_tech(fate) {
            self.central[space] = Some(card);
            events.barrier();
            events.push(|| Event::Refilled { space: space as u8, card: Shown::Face(card) });
        }
    }
}
