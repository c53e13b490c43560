//! A turn: crew window and main action, then its end (SC-T, SC-A, SC-K).

use crate::action::{Berth, Pair, Token};
use crate::content::{ROOMS, Sort, Trigger};
use crate::event::{Event, Heard, open};
use crate::frames::Run;
use crate::kinds::*;
use crate::questions::{Assign, Lasting, Owe, SecondTask};
use crate::state::{Away, Captains, Stage, TileAt};
use kernel::{Bounded, Fate, Seat, Step};

/// The commander goes to the queue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HomeComing;

impl Step<Captains> for HomeComing {
    fn run(self, game: &mut Captains, owner: Seat, _: &mut Fate, events: &mut Heard) {
        game.queue_commander(owner, events);
    }
}

impl Captains {
    pub(crate) fn spend(&mut self, seat: Seat, berth: Berth, pair: Pair, events: &mut Heard) {
        let card = self.room_card(seat, berth.index());
        events.push(|| Event::Activated { seat, berth: berth.get(), card, figure: None });
        for kind in [pair.types().0, pair.types().1] {
            self.give_up(seat, Token::Artifact(Bounded::new(kind.0)), events);
        }
        self.use_room(seat, berth.index(), events);
    }

    pub(crate) fn train(&mut self, seat: Seat, from: Figure, to: Crew, events: &mut Heard) {
        let cost = self.ship(seat).training_cost(self.content(), to);
        let ship = self.ship_mut(seat);
        ship.dismiss(from);
        ship.muster(Figure::Ensign(to), 1);
        ship.fresh[to as usize] += 1;
        events.push(|| Event::Trained { seat, from: from.letter(), to });
        self.owe(seat, cost, events);
    }

    /// A freshly trained ensign is promoted first: the others may still be trained (SC-Q8).
    pub(crate) fn promote(&mut self, seat: Seat, crew: Crew, events: &mut Heard) {
        let cost = self.ship(seat).promotion_cost(self.content());
        let ship = self.ship_mut(seat);
        ship.dismiss(Figure::Ensign(crew));
        ship.muster(Figure::Commander(crew), 1);
        ship.rings = ship.rings.saturating_sub(1);
        ship.fresh[crew as usize] = ship.fresh[crew as usize].saturating_sub(1);
        events.push(|| Event::Promoted { seat, crew });
        self.owe(seat, cost, events);
    }

    fn owe(&mut self, seat: Seat, cost: u8, events: &mut Heard) {
        if cost > 0 {
            self.push(seat, Owe(cost), events);
        }
    }

    /// SC-A3, SC-K8: a commander enters the queue after its second task, everybody else at once.
    pub(crate) fn activate(&mut self, seat: Seat, berth: usize, figure: Figure, events: &mut Heard) {
        let card = self.room_card(seat, berth);
        events.push(|| Event::Activated { seat, berth: berth as u8, card, figure: Some(figure.letter()) });
        self.ship_mut(seat).dismiss(figure);
        if figure.commander().is_some() {
            self.at_work = Some(figure);
            self.push(seat, SecondTask, events);
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
    pub(crate) fn use_room(&mut self, seat: Seat, berth: usize, events: &mut Heard) {
        let Some(room) = self.ship(seat).room_face(self.content(), berth) else { return };
        let slot = berth.checked_sub(ROOMS);
        if !self.content().list(room.effects).is_empty() {
            self.push(seat, Run { list: room.effects, at: 0, slot: slot.map(|slot| slot as u8) }, events);
        }
        if let (true, Some(slot)) = (room.single_use, slot) {
            self.remove_tech(seat, slot, events);
            self.make_room(seat, events);
        }
    }

    /// SC-N5: the copied effects become the copying room's own, single use included.
    pub(crate) fn copy_room(&mut self, owner: Seat, slot: Option<u8>, index: usize, events: &mut Heard) {
        let face = &self.content().cards[index];
        let Sort::Room { effects, single_use, .. } = face.sort else { return };
        events.push(|| Event::CopiedRoom { seat: owner, card: face.card });
        self.push(owner, Run { list: effects, at: 0, slot }, events);
        if let (true, Some(slot)) = (single_use, slot) {
            self.remove_tech(owner, usize::from(slot), events);
            self.make_room(owner, events);
        }
    }

    /// SC-K11.
    pub(crate) fn call(&mut self, owner: Seat, at: usize, events: &mut Heard) {
        let ship = self.ship_mut(owner);
        if let Some(figure) = ship.queue.pop_at(at) {
            ship.muster(figure, 1);
            events.push(|| Event::Called { seat: owner, figure: figure.letter() });
        }
    }

    pub(crate) fn queue_commander(&mut self, owner: Seat, events: &mut Heard) {
        if let Some(figure) = self.at_work.take() {
            self.enqueue(owner, figure, events);
        }
    }

    /// SC-M2.
    pub(crate) fn take_mission(&mut self, seat: Seat, events: &mut Heard) {
        let place = self.ship(seat).place;
        let Some(mission) = self.map.missions[place.index()].take() else { return };
        self.away = Some(Away { mission, place, pads: [None; crate::content::LINES], painted: false });
        events.push(|| Event::TookMission { seat, mission, place });
        self.push(seat, Assign(0), events);
    }

    pub(crate) fn pass(&mut self, seat: Seat, events: &mut Heard) {
        self.passed.insert(seat);
        events.push(|| Event::Passed { seat });
        self.wake(seat, |trigger| trigger == Trigger::Pass, events);
    }

    /// The place where the ship stands now decides what the end of turn brings (SC-Q83).
    pub(crate) fn turn_ends(&mut self, events: &mut Heard) {
        let (seat, place) = (self.turn, self.ship(self.turn).place);
        self.stage = Stage::Tile(place);
        let in_play = (1u8 << self.lasting.len()) - 1;
        let ship = self.ship_mut(seat);
        ship.ended |= in_play;
        let waiting = in_play & !ship.had;
        if waiting != 0 && self.station_at(place).is_some() {
            self.push(seat, Lasting(waiting), events);
        }
    }

    /// SC-L6.
    pub(crate) fn resolve_tile(&mut self, place: Place, events: &mut Heard) {
        self.stage = Stage::Refill;
        if let Some(station) = self.tile_at(place) {
            let seat = self.turn;
            self.stage = Stage::TileUsed(station);
            events.push(|| Event::UsedTile { seat, station });
            self.begin(seat, self.content().stations[station.index()].effects, events);
        }
    }

    /// SC-L7; then abilities that wait for a tile.
    pub(crate) fn tile_used(&mut self, station: Station, events: &mut Heard) {
        self.stage = Stage::Refill;
        let last = self.round >= self.content().numbers.rounds;
        self.map.tiles[station.index()] = if last { TileAt::Gone } else { TileAt::Round(self.round + 1) };
        self.wake(self.turn, |trigger| trigger == Trigger::StationTile, events);
    }

    /// SC-X8: empty spaces are refilled left to right, from the tech deck alone.
    pub(crate) fn refill_and_go_on(&mut self, fate: &mut Fate, events: &mut Heard) {
        for space in 0..usize::from(self.spaces) {
            self.refill(space, fate, events);
        }
        self.stage = if self.is_solo() { Stage::Shadow } else { Stage::Handover };
    }

    pub(crate) fn refill(&mut self, space: usize, fate: &mut Fate, events: &mut Heard) {
        if self.central[space].is_some() {
            return;
        }
        if let Some(card) = self.draw_tech(fate) {
            self.central[space] = Some(card);
            events.barrier();
            events.push(|| Event::Refilled { space: space as u8, card: open(card) });
        }
    }
}
