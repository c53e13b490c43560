//! What one viewer may know, built field by field (SC-B).

mod ahead;
mod away;

pub use ahead::{FitView, ReachView, StandingView};
pub use away::AwayView;

use crate::content::{Into, Price, ROOMS, SLOTS};
use crate::frames::{Step, Task};
use crate::kinds::*;
use crate::ship::Held;
use crate::state::{Captains, Stage, TileAt};
use crate::text;
use kernel::{Seat, SeatSet, Viewer, Words};
use serde::Serialize;

/// A tech as clients show it.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardView {
    pub id: &'static str,
    pub name: &'static str,
    pub class: Class,
    /// `room red`, `ability` or `omega`.
    pub sort: String,
    pub text: String,
    pub left: Edge,
    pub right: Edge,
    pub can_replace: bool,
}

/// A mission as clients show it.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MissionView {
    pub id: &'static str,
    pub name: &'static str,
    pub points: u8,
    pub lines: Vec<(LineColor, String)>,
    pub log: &'static str,
}

/// A station at a place.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StationView {
    pub name: &'static str,
    pub text: String,
    /// Whether its tile is here.
    pub tile: bool,
    /// The round its tile is due in.
    pub due: Option<u8>,
}

/// A location.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlaceView {
    pub id: &'static str,
    pub name: &'static str,
    pub planet: bool,
    pub xy: [u16; 2],
    pub mission: Option<MissionView>,
    /// The numbered tile and whether it is face up.
    pub tile: Option<(u8, bool)>,
    /// Whether the next mission comes here.
    pub next_mission: bool,
    pub station: Option<StationView>,
    pub holder: Option<Seat>,
    pub ships: SeatSet,
    pub shadow: bool,
    /// While somebody moves: how it is reached.
    pub reach: Option<ReachView>,
}

/// A route.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RouteView {
    pub id: &'static str,
    pub ends: [Place; 2],
    pub color: Exhaust,
    /// The pirate's reward, where there is one.
    pub pirate: Option<PirateView>,
}

/// A pirate whose face is known.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PirateView {
    pub exhaust: Exhaust,
    pub reward: &'static str,
}

/// A tech slot.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
    /// The six rows of the score sheet as they stand, in half points.
    pub score_rows: [i32; 6],
    pub score: i32,
}

/// A faction track.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TrackView {
    pub id: &'static str,
    pub name: &'static str,
    pub side: &'static str,
    pub event_space: u8,
    pub event: Option<(&'static str, String)>,
    pub bonuses: Vec<(u8, String)>,
}

/// Decks and discards.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PilesView {
    pub missions: usize,
    /// Missions this viewer looked at that are still on the deck, with their depth from 1.
    pub peeked: Vec<(usize, &'static str)>,
    pub techs: usize,
    pub tech_top: Option<Class>,
    pub tech_bottom_betas: u8,
    pub omegas: usize,
    pub pirates: usize,
    pub artifacts: usize,
    pub tech_discard: Vec<&'static str>,
    pub omega_discard: Vec<&'static str>,
    /// Discarded pirates by sort, and those nobody saw.
    pub pirate_discard: Vec<(&'static str, u8)>,
    pub pirate_discard_unseen: usize,
    pub artifact_discard: Vec<(&'static str, u8)>,
}

/// Captain Shadow.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ShadowView {
    pub place: Place,
    pub passenger: &'static str,
    pub deck: usize,
    pub drawn: Vec<&'static str>,
}

/// The question on the table.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct QuestionView {
    pub seat: Seat,
    pub kind: &'static str,
    /// The tech being placed, where one is.
    pub card: Option<&'static str>,
    /// Steps, moves, fights or tokens still to come.
    pub left: u8,
    /// What is asked, in words for everybody.
    pub words: String,
    /// The event that asks, where one does.
    pub event: Option<&'static str>,
}

/// The table as one viewer may see it.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub edition: &'static str,
    pub round: u8,
    pub rounds: u8,
    /// How many of a queue stay in it when a round ends (SC-T8).
    pub stays: u8,
    /// Spaces of a track.
    pub steps: u8,
    pub first: Seat,
    pub turn: Seat,
    pub over: bool,
    pub question: Option<QuestionView>,
    pub board: &'static str,
    pub board_size: [u16; 2],
    pub places: Vec<PlaceView>,
    pub routes: Vec<RouteView>,
    pub captains: Vec<ShipView>,
    pub tracks: Vec<TrackView>,
    pub tech_board: Vec<Option<CardView>>,
    pub event_techs: Vec<CardView>,
    pub drawn: Vec<CardView>,
    /// For the viewer's ship, or for the one whose turn it is.
    pub fits: Vec<FitView>,
    pub lasting: Vec<(&'static str, String)>,
    pub piles: PilesView,
    pub away: Option<AwayView>,
    pub at_work: Option<&'static str>,
    pub shadow: Option<ShadowView>,
    /// The epilogue of each captain, at the end.
    pub epilogues: Vec<&'static str>,
}

impl View {
    pub(crate) fn of(game: &Captains, viewer: Viewer) -> View {
        let content = game.content();
        let over = game.stage == Stage::Over;
        View {
            edition: &content.edition,
            round: game.round,
            rounds: content.numbers.rounds,
            stays: content.numbers.queue_kept,
            steps: content.numbers.steps,
            first: game.first,
            turn: game.turn,
            over,
            question: game.question_view(),
            board: &game.map_face().id,
            board_size: game.map_face().size,
            places: (0..).zip(game.reach_view()).map(|(at, reach)| game.place_view(Place(at), reach)).collect(),
            routes: (0..game.map_face().routes.len()).map(|at| game.route_view(at)).collect(),
            captains: Seat::all(game.players).map(|seat| game.ship_view(seat)).collect(),
            tracks: Track::ALL.map(|track| game.track_view(track)).into(),
            tech_board: game.central[..usize::from(game.spaces)]
                .iter()
                .map(|card| card.map(|card| game.card_view(card)))
                .collect(),
            event_techs: game.gifts.iter().map(|&card| game.card_view(card)).collect(),
            drawn: game.drawn.iter().map(|&card| game.card_view(card)).collect(),
            fits: game.fits_view(seen_by(viewer, game.turn)),
            lasting: game.lasting.iter().map(|&event| game.event_view(event)).collect(),
            piles: game.piles_view(viewer),
            away: game.away_view(),
            at_work: game.at_work.map(Figure::letter),
            shadow: game.shadow_view(),
            epilogues: Seat::all(if over { game.players } else { 0 })
                .map(|seat| content.epilogue(game.score(seat)))
                .collect(),
        }
    }
}

impl Captains {
    fn question_view(&self) -> Option<QuestionView> {
        let seat = self.asked()?;
        let task = self.stack.top().map(|frame| frame.task);
        let card = match task {
            Some(Task::Install(card, _)) => Some(self.content().card(card).name.as_str()),
            _ => None,
        };
        Some(QuestionView {
            seat,
            kind: task.map_or("main", Task::kind),
            card,
            left: task.map_or(1, Task::left),
            words: self.prompt(seat).sentence,
            event: self.asking_event(),
        })
    }

    pub(crate) fn card_view(&self, card: Card) -> CardView {
        let face = self.content().card(card);
        CardView {
            id: &face.id,
            name: &face.name,
            class: card.class(),
            sort: text::sort_word(face.sort),
            text: text::card(self.content(), face),
            left: face.edges[0],
            right: face.edges[1],
            can_replace: face.can_replace,
        }
    }

    fn mission_view(&self, mission: Mission) -> MissionView {
        let face = self.content().mission(mission);
        let lines = face.lines.iter().map(|line| (line.color, text::list(self.content(), line.effects)));
        MissionView { id: &face.id, name: &face.name, points: face.points, lines: lines.collect(), log: &face.log }
    }

    fn place_view(&self, place: Place, reach: Option<ReachView>) -> PlaceView {
        let face = &self.map_face().places[place.index()];
        let number = self.map.numbers.iter().position(|at| *at == place);
        PlaceView {
            id: &face.id,
            name: &face.name,
            planet: face.planet,
            xy: face.xy,
            mission: self.map.missions[place.index()].map(|mission| self.mission_view(mission)),
            tile: number.map(|at| (at as u8 + 1, at < usize::from(self.map.face_up))),
            next_mission: number.is_some_and(|at| at + 1 == usize::from(self.map.face_up)),
            station: self.station_at(place).map(|station| self.station_view(station)),
            holder: self.map.holders[place.index()],
            ships: self.ships_at(place),
            shadow: self.shadow.as_ref().is_some_and(|shadow| shadow.place == place),
            reach,
        }
    }

    fn station_view(&self, station: Station) -> StationView {
        let face = &self.content().stations[station.index()];
        let at = self.map.tiles[station.index()];
        StationView {
            name: &face.name,
            text: text::list(self.content(), face.effects),
            tile: at == TileAt::Station,
            due: if let TileAt::Round(round) = at { Some(round) } else { None },
        }
    }

    fn route_view(&self, at: usize) -> RouteView {
        let face = &self.map_face().routes[at];
        let pirate = self.map.pirates[at].map(|pirate| self.pirate_view(pirate));
        RouteView { id: &face.id, ends: face.ends, color: face.color, pirate }
    }

    fn pirate_view(&self, pirate: Pirate) -> PirateView {
        let face = &self.content().pirates[pirate.index()];
        PirateView { exhaust: face.exhaust, reward: &face.reward }
    }

    fn artifact_name(&self, artifact: Artifact) -> &'static str {
        text::artifact(self.content(), artifact)
    }

    fn ship_view(&self, seat: Seat) -> ShipView {
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
            score_rows: self.score_rows(seat),
            score: self.score(seat),
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

    fn event_view(&self, event: EventCard) -> (&'static str, String) {
        let face = &self.content().events[event.index()];
        (&face.name, text::event_card(self.content(), face))
    }

    fn track_view(&self, track: Track) -> TrackView {
        let face = self.track_face(track);
        let bonuses = face
            .bonus
            .iter()
            .enumerate()
            .filter_map(|(at, list)| Some((at as u8, text::list(self.content(), (*list)?))));
        TrackView {
            id: track.word(),
            name: &self.content().factions[track as usize],
            side: &face.side,
            event_space: face.event_space,
            event: self.events[track as usize].map(|event| self.event_view(event)),
            bonuses: bonuses.collect(),
        }
    }

    fn piles_view(&self, viewer: Viewer) -> PilesView {
        let (piles, content) = (&self.piles, self.content());
        let names =
            |mask: u64| kernel::Kinds::of_mask(mask).map(|at| content.cards[usize::from(at)].name.as_str()).collect();
        let deck = piles.missions.cards();
        let peeked = deck.iter().rev().enumerate().filter(|(_, card)| card.is_known(viewer) && !viewer.is_referee());
        let pirates = content.pirates.iter().zip(piles.pirate_discard).filter(|(_, n)| *n > 0);
        let artifacts = (0..content.artifacts.len()).filter(|&kind| piles.artifact_discard[kind] > 0);
        PilesView {
            missions: deck.len(),
            peeked: peeked.map(|(at, card)| (at + 1, content.mission(card.value()).name.as_str())).collect(),
            techs: piles.techs.len(),
            tech_top: piles.techs.top().map(|card| card.value().class()),
            tech_bottom_betas: piles.bottom_betas,
            omegas: piles.omegas.len(),
            pirates: piles.pirates.len(),
            artifacts: piles.artifacts.len(),
            tech_discard: names(piles.tech_discard),
            omega_discard: names(piles.omega_discard),
            pirate_discard: pirates.map(|(face, n)| (face.id.as_str(), n)).collect(),
            pirate_discard_unseen: piles.unseen_discard.0.iter().map(|&n| usize::from(n)).sum(),
            artifact_discard: artifacts
                .map(|kind| (self.artifact_name(Artifact(kind as u8)), piles.artifact_discard[kind]))
                .collect(),
        }
    }

    fn shadow_view(&self) -> Option<ShadowView> {
        let shadow = self.shadow.as_ref()?;
        let content = self.content();
        Some(ShadowView {
            place: shadow.place,
            passenger: &content.passengers[usize::from(shadow.passenger)].name,
            deck: shadow.deck.len(),
            drawn: shadow.drawn.iter().map(|&order| content.order_names[order as usize].as_str()).collect(),
        })
    }
}

/// The captain a viewer looks through; the one whose turn it is, where that says nothing.
fn seen_by(viewer: Viewer, turn: Seat) -> Seat {
    if viewer.is(turn) { turn } else { viewer.eyes().first().unwrap_or(turn) }
}

impl Task {
    /// The kind of question, for clients and scenes.
    pub(crate) fn kind(self) -> &'static str {
        match self {
            Task::Moves(_) => "move",
            Task::Jumps(_) => "jump",
            Task::Fights(_) => "fight",
            Task::Damage(_) => "ward",
            Task::Overflow => "discard",
            Task::Repairs(_) => "repair",
            Task::TakeTech(Into::Empty) => "tech",
            Task::TakeTech(Into::Any) => "recycle",
            Task::Install(..) => "slot",
            Task::Triggers(_) => "trigger",
            Task::Advance { .. } => "advance",
            Task::Choose { .. } => "choose",
            Task::Pay { price: Price::Tech, .. } => "pay tech",
            Task::Pay { .. } => "pay",
            Task::Owe(_) => "medal",
            Task::PickDrawn(_) => "drawn",
            Task::PickGift => "event tech",
            Task::Copy(_) => "copy",
            Task::PlacePirate(_) => "place pirate",
            Task::RemovePirates(_) => "remove pirate",
            Task::RoomArtifact => "artifact",
            Task::IntoRoom(_) => "room for artifact",
            Task::Backtrack { .. } => "backtrack",
            Task::Lasting(_) => "lasting",
            Task::SecondTask => "second task",
            Task::Assign(_) => "assign",
            Task::Line(_, Step::Offered) => "line",
            Task::Line(..) => "second task",
            Task::ShadowMission => "shadow mission",
            Task::ShadowPirate => "shadow pirate",
            _ => "effect",
        }
    }

    /// How often it may still go on.
    pub(crate) fn left(self) -> u8 {
        match self {
            Task::Moves(n) | Task::Jumps(n) | Task::Fights(n) | Task::Repairs(n) | Task::Damage(n) => n,
            Task::Advance { left, .. } | Task::Pay { left, .. } | Task::Owe(left) => left,
            Task::RemovePirates(n) => n,
            _ => 1,
        }
    }
}
