//! One captain's ship: crew, hold, techs, score.

use super::{PirateView, Points, StandingView};
use crate::content::{ROOMS, SLOTS, Sort};
use crate::kinds::*;
use crate::ship::Held;
use crate::state::Captains;
use crate::text;
use kernel::Seat;
use serde::Serialize;

/// A tech as clients show it.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct CardView {
    pub id: &'static str,
    pub name: &'static str,
    pub class: Class,
    /// `room red`, `ability` or `omega`.
    pub sort: String,
    /// The colour of a room; none for other techs.
    pub room: Option<&'static str>,
    pub text: String,
    pub left: Edge,
    pub right: Edge,
    pub can_replace: bool,
}

/// A tech slot.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct SlotView {
    pub damaged: bool,
    pub card: Option<CardView>,
    /// The icons that show: the tech's or the printed ones.
    pub left: Edge,
    pub right: Edge,
    pub artifact: Option<&'static str>,
}

/// One captain's ship.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct ShipView {
    pub seat: Seat,
    pub ship: &'static str,
    pub place: Place,
    pub passed: bool,
    pub ready: Vec<&'static str>,
    pub queue: Vec<&'static str>,
    pub medals: u16,
    pub rings: u8,
    pub cargo_slots: u8,
    pub cargo_damage: u16,
    pub cargo_room: usize,
    pub artifacts: Vec<&'static str>,
    /// Pirate tokens, the longest held first; unknown ones without a face (SC-B2).
    pub pirates: Vec<Option<PirateView>>,
    pub slots: Vec<SlotView>,
    /// Artifacts in the basic rooms.
    pub rooms: Vec<Option<&'static str>>,
    pub missions: Vec<&'static str>,
    /// Space and laps on each track.
    pub markers: [(u8, u8); 3],
    pub standings: [StandingView; 3],
    /// The ready room of the next round if this captain passed now; none in the last round.
    pub next_ready: Option<Vec<&'static str>>,
    /// All damage: in the hold and on slots.
    pub damage: u32,
    /// Lasting events whose gain was had.
    pub had: Vec<&'static str>,
    /// The six rows of the score sheet as they stand.
    pub score_rows: [Points; 6],
    pub score: Points,
}

fn room_of(sort: Sort) -> Option<&'static str> {
    match sort {
        Sort::Room { color, .. } => Some(color.word()),
        Sort::Ability(_) | Sort::Omega(_) => None,
    }
}

impl Captains {
    pub(crate) fn card_view(&self, card: Card) -> CardView {
        let face = self.content().card(card);
        CardView {
            id: &face.id,
            name: &face.name,
            class: card.class(),
            sort: text::sort_word(face.sort),
            room: room_of(face.sort),
            text: text::card(self.content(), face),
            left: face.edges[0],
            right: face.edges[1],
            can_replace: face.can_replace,
        }
    }

    pub(super) fn artifact_name(&self, artifact: Artifact) -> &'static str {
        text::artifact(self.content(), artifact)
    }

    pub(super) fn ship_view(&self, seat: Seat) -> ShipView {
        let (ship, content) = (self.ship(seat), self.content());
        let figures =
            Figure::all().flat_map(|figure| std::iter::repeat_n(figure.letter(), usize::from(ship.ready(figure))));
        let kinds = (0..content.artifacts.len()).map(|kind| Artifact(kind as u8));
        let artifacts = kinds
            .flat_map(|kind| std::iter::repeat_n(self.artifact_name(kind), usize::from(ship.artifacts[kind.index()])));
        let seen = |held: &Held| match held {
            Held::Seen(pirate) => Some(self.pirate_view(*pirate)),
            Held::Unseen(_) => None,
        };
        let missions = kernel::Kinds::of_mask(ship.missions);
        let had = self.lasting.iter().enumerate().filter(|(at, _)| ship.had >> at & 1 == 1);
        ShipView {
            seat,
            ship: content.ships.get(seat.index()).map_or("", String::as_str),
            place: ship.place,
            passed: self.passed.has(seat),
            ready: figures.collect(),
            queue: ship.queue.iter().map(|figure| figure.letter()).collect(),
            medals: ship.medals,
            rings: ship.rings,
            cargo_slots: content.numbers.cargo,
            cargo_damage: ship.cargo_damage,
            cargo_room: ship.room(content),
            artifacts: artifacts.collect(),
            pirates: ship.pirates.iter().map(seen).collect(),
            slots: (0..SLOTS).map(|slot| self.slot_view(seat, slot)).collect(),
            rooms: (0..ROOMS).map(|berth| ship.rooms[berth].map(|artifact| self.artifact_name(artifact))).collect(),
            missions: missions.map(|at| content.missions[usize::from(at)].name.as_str()).collect(),
            markers: ship.markers.map(|marker| (marker.space, marker.lap)),
            standings: Track::ALL.map(|track| self.standing_view(seat, track)),
            next_ready: self.next_crew(seat),
            damage: ship.damage(),
            had: had.map(|(_, event)| content.events[event.index()].name.as_str()).collect(),
            score_rows: self.score_rows(seat).map(Points::of_halves),
            score: Points::of_halves(self.score(seat)),
        }
    }

    fn slot_view(&self, seat: Seat, slot: usize) -> SlotView {
        let ship = self.ship(seat);
        SlotView {
            damaged: ship.is_damaged(slot),
            card: ship.slots[slot].map(|card| self.card_view(card)),
            left: ship.edge(self.content(), self.slot_side, slot, 0),
            right: ship.edge(self.content(), self.slot_side, slot, 1),
            artifact: ship.rooms[ROOMS + slot].map(|artifact| self.artifact_name(artifact)),
        }
    }
}
