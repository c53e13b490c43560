//! What one viewer may know, built field by field (SC-B).

mod ahead;
mod away;
mod common;
mod lines;
mod map;
mod placing;
mod points;
mod question;
mod ship;

pub use ahead::{FitView, ReachView, StandingView};
pub use away::AwayView;
pub use common::{PilesView, ShadowView, TrackView};
pub use lines::LineView;
pub use map::{MissionView, PirateView, PlaceView, RouteView};
pub use placing::PlacingView;
pub use points::Points;
pub use question::QuestionView;
pub use ship::{CardView, ShipView, SlotView};

use crate::kinds::*;
use crate::state::{Captains, Stage};
use kernel::{Seat, Viewer};
use serde::Serialize;

/// The table as one viewer may see it.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
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
    /// The basic rooms that give a tech, by their ids.
    pub tech_rooms: Vec<&'static str>,
    /// While a tech is chosen: where each could go.
    pub placings: Vec<PlacingView>,
    pub lasting: Vec<(&'static str, String)>,
    pub piles: PilesView,
    pub away: Option<AwayView>,
    pub at_work: Option<&'static str>,
    pub shadow: Option<ShadowView>,
    /// Everybody with the highest score: a tie is shared (SC-G8).
    pub leaders: Vec<Seat>,
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
            tech_rooms: game.tech_rooms(),
            placings: game.placings_view(),
            lasting: game.lasting.iter().map(|&event| game.event_view(event)).collect(),
            piles: game.piles_view(viewer),
            away: game.away_view(),
            at_work: game.at_work.map(Figure::letter),
            shadow: game.shadow_view(),
            leaders: game.leaders(),
            epilogues: Seat::all(if over { game.players } else { 0 })
                .map(|seat| content.epilogue(game.score(seat)))
                .collect(),
        }
    }
}

/// The captain a viewer looks through; the one whose turn it is, where that says nothing.
fn seen_by(viewer: Viewer, turn: Seat) -> Seat {
    if viewer.is(turn) { turn } else { viewer.eyes().first().unwrap_or(turn) }
}
