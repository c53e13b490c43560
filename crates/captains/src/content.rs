//! Cards, boards and tables: typed, loaded once, checked when loaded.

pub mod ability;
mod build;
mod drawn;
pub mod effect;
mod lints;
mod raw;
mod tables;
mod written;

pub use ability::{Ability, StandIn, Swap, Traits, Trigger, Ward};
pub use drawn::DrawnContent;
pub use effect::{Back, Deck, Draw, Effect, List, Onto, Options, Payment, Per, Price, Steps};
pub use raw::{Mode, Source, TileKind};

use crate::kinds::*;
use arrayvec::ArrayVec;
use kernel::ContentError;

/// Lines of the longest mission.
pub const LINES: usize = 4;
/// Basic rooms on a ship board.
pub const ROOMS: usize = 4;
/// Tech slots on a ship.
pub const SLOTS: usize = 6;
/// Spaces of the central tech board.
pub const SPACES: usize = 8;
/// Spaces of the longest track.
pub const STEPS: usize = 24;
/// The highest numbered tile.
pub const NUMBERS: usize = 8;

/// The numbers of the rules.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    /// Rounds of a game.
    pub rounds: u8,
    /// Events that may happen.
    pub events: u8,
    /// Figures that stay queued at the end of a round.
    pub queue_kept: u8,
    /// Medals to train.
    pub train: u8,
    /// Medals to promote.
    pub promote: u8,
    /// Promotion rings a player.
    pub rings: u8,
    /// Medals a player begins with.
    pub medals: u8,
    /// Cargo slots.
    pub cargo: u8,
    /// Damage in cargo at the start.
    pub cargo_damage: u8,
    /// Spaces of a track.
    pub steps: u8,
    /// Points per lap.
    pub lap: i16,
    /// Lap that earns the trophy.
    pub trophy: u8,
    /// Points per commander.
    pub commander: i16,
    /// Points per android.
    pub android: i16,
    /// Points per pirate token.
    pub pirate: i16,
    /// Half points per medal.
    pub medal_halves: i16,
    /// Half points per artifact.
    pub artifact_halves: i16,
    /// Points per damage.
    pub damage: i16,
}

/// A basic room of the ship board.
#[derive(Clone, Debug)]
pub struct RoomFace {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its colour.
    pub color: RoomColor,
    /// What it does.
    pub effects: List,
}

/// One side of the tech-slot boards.
#[derive(Clone, Debug)]
pub struct SlotBoard {
    /// Its letter.
    pub side: String,
    /// Which slots begin damaged.
    pub damaged: u8,
    /// The printed icons: left and right edge of each slot.
    pub slots: [[Edge; 2]; SLOTS],
}

/// A location of a board.
#[derive(Clone, Debug)]
pub struct PlaceFace {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Whether it is a planet.
    pub planet: bool,
    /// Where to draw it.
    pub xy: [u16; 2],
    /// The route of each exhaust colour, and where it leads.
    pub routes: [Option<(Route, Place)>; 3],
}

/// A route of a board.
#[derive(Clone, Debug)]
pub struct RouteFace {
    /// Its id.
    pub id: String,
    /// Its two ends.
    pub ends: [Place; 2],
    /// Its colour.
    pub color: Exhaust,
    /// Whether a pirate begins here.
    pub start_pirate: bool,
}

/// One side of the main board.
#[derive(Clone, Debug)]
pub struct Board {
    /// Its id.
    pub id: String,
    /// For how many players.
    pub players: Vec<u8>,
    /// Size for drawing.
    pub size: [u16; 2],
    /// Its locations.
    pub places: Vec<PlaceFace>,
    /// Its routes.
    pub routes: Vec<RouteFace>,
    /// Where ships begin.
    pub home: Place,
}

/// What lies on a round's space.
#[derive(Clone, Debug, Default)]
pub struct RoundFace {
    /// Medals for each player.
    pub medals: u8,
    /// Cadets for each player.
    pub cadets: u8,
    /// Station tiles waiting here from the start.
    pub tiles: Vec<Station>,
}

/// A triangle tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tile {
    /// A station's effect tile.
    Station(Station),
    /// A numbered tile, from 1.
    Number(u8),
    /// Replaced by a mission at set-up.
    Mission,
}

/// A tile and when it is used.
#[derive(Clone, Copy, Debug)]
pub struct TileFace {
    /// Its face.
    pub tile: Tile,
    /// Whether it is dealt to a planet.
    pub dealt: bool,
    /// Whether it is for four players only.
    pub four_only: bool,
}

/// A station.
#[derive(Clone, Debug)]
pub struct StationFace {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its faction.
    pub faction: Track,
    /// What its tile does.
    pub effects: List,
}

/// A sort of pirate token.
#[derive(Clone, Debug)]
pub struct PirateFace {
    /// Its id.
    pub id: String,
    /// Its exhaust.
    pub exhaust: Exhaust,
    /// Its reward in a word.
    pub reward: String,
    /// Its reward.
    pub effects: List,
    /// How many there are.
    pub count: u8,
}

/// A sort of artifact.
#[derive(Clone, Debug)]
pub struct ArtifactFace {
    /// Its id.
    pub id: String,
    /// Its two colours.
    pub colors: [Crew; 2],
    /// How many there are.
    pub count: u8,
}

/// One side of a faction track.
#[derive(Clone, Debug)]
pub struct TrackSide {
    /// Its letter.
    pub side: String,
    /// Where the event card lies.
    pub event_space: u8,
    /// The bonus of each space.
    pub bonus: [Option<List>; STEPS],
}

/// A lasting part of an event.
#[derive(Clone, Copy, Debug)]
pub struct Lasting {
    /// What a player gets once for ending a turn at a station.
    pub gain: List,
    /// What hits those who never did.
    pub undone: Option<List>,
}

/// An event card.
#[derive(Clone, Debug)]
pub struct EventFace {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its track.
    pub track: Track,
    /// For several players or one.
    pub mode: Mode,
    /// For whoever reached it.
    pub you: List,
    /// For everybody.
    pub each: List,
    /// What stays.
    pub lasting: Option<Lasting>,
}

/// Points per counted thing.
#[derive(Clone, Copy, Debug)]
pub struct Score {
    /// What is counted.
    pub per: Counter,
    /// Points each.
    pub points: i8,
    /// At most.
    pub max: Option<u8>,
}

/// What a tech is.
#[derive(Clone, Copy, Debug)]
pub enum Sort {
    /// A room: colour, effects, whether it is discarded when used.
    Room {
        /// Its colour.
        color: Crew,
        /// What it does.
        effects: List,
        /// Whether using it discards it (SC-A9).
        single_use: bool,
    },
    /// Always on.
    Ability(Ability),
    /// Scores at the end.
    Omega(Score),
}

/// A tech or omega card.
#[derive(Clone, Debug)]
pub struct CardFace {
    /// The card.
    pub card: Card,
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is.
    pub sort: Sort,
    /// Whether it may replace one of your techs (SC-X6).
    pub can_replace: bool,
    /// Icons of its left and right side.
    pub edges: [Edge; 2],
    /// Its ability as a mask, where it is one that is only looked up.
    pub traits: Traits,
    /// Where it comes from.
    pub source: Source,
}

/// One line of a mission.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// Who may perform it.
    pub color: LineColor,
    /// What it does.
    pub effects: List,
}

/// A mission card.
#[derive(Clone, Debug)]
pub struct MissionFace {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its points.
    pub points: u8,
    /// Its lines, top first.
    pub lines: ArrayVec<Line, LINES>,
    /// The colours of its lines, a bit each.
    pub colors: u8,
    /// The effects printed anywhere on it (`Effect::bit`).
    pub printed: u32,
    /// A line for the captain's diary.
    pub log: String,
    /// Where it comes from.
    pub source: Source,
}

/// A solo passenger.
#[derive(Clone, Debug)]
pub struct PassengerFace {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The techs that lie on the Tincan event.
    pub techs: Vec<Card>,
    /// What it does for you.
    pub action: List,
    /// Points whatever happens.
    pub flat: i16,
    /// Points per counted thing.
    pub scores: Vec<Score>,
}

/// A closing line for a band of scores.
#[derive(Clone, Debug)]
pub struct Epilogue {
    /// The lowest score of the band.
    pub from: u8,
    /// The line.
    pub text: String,
}

/// Everything in the content file.
#[derive(Clone, Debug)]
pub struct Content {
    /// The edition's name.
    pub edition: String,
    /// The numbers of the rules.
    pub numbers: Numbers,
    /// Figures in the ready room at the start.
    pub ready: Vec<Figure>,
    /// Figures in the queue at the start, front first.
    pub queue: Vec<Figure>,
    /// The ships' names, one a seat.
    pub ships: Vec<String>,
    /// The four basic rooms.
    pub rooms: Vec<RoomFace>,
    /// Sides of the tech-slot boards.
    pub slot_boards: Vec<SlotBoard>,
    /// Spaces for alphas and omegas: several players, one player.
    pub tech_boards: [(u8, u8); 2],
    /// Sides of the main board.
    pub boards: Vec<Board>,
    /// The round track.
    pub rounds: Vec<RoundFace>,
    /// Triangle tiles.
    pub tiles: Vec<TileFace>,
    /// Stations; the first is Home Station's.
    pub stations: Vec<StationFace>,
    /// Pirate tokens.
    pub pirates: Vec<PirateFace>,
    /// Artifacts.
    pub artifacts: Vec<ArtifactFace>,
    /// Points of each space of a track.
    pub zones: [u8; STEPS],
    /// Names of the factions.
    pub factions: [String; 3],
    /// Sides of each track.
    pub tracks: [Vec<TrackSide>; 3],
    /// Event cards.
    pub events: Vec<EventFace>,
    /// Techs, then omegas.
    pub cards: Vec<CardFace>,
    /// Missions.
    pub missions: Vec<MissionFace>,
    /// Passengers.
    pub passengers: Vec<PassengerFace>,
    /// How many action cards of each type.
    pub orders: [u8; 4],
    /// Names of the action cards.
    pub order_names: [String; 4],
    /// Which board the solo game uses.
    pub solo_board: usize,
    /// Epilogues by rising score.
    pub epilogues: Vec<Epilogue>,
    /// Tech bonuses: repair, medal, move.
    pub bonus: [List; 3],
    effects: Vec<Effect>,
    lists: Vec<(u16, u8)>,
}

impl Content {
    /// The effects of a list, left to right.
    #[inline]
    pub fn list(&self, list: List) -> &[Effect] {
        let (start, len) = self.lists[list.0 as usize];
        &self.effects[start as usize..start as usize + len as usize]
    }

    /// The face of a tech or omega.
    #[inline]
    pub fn card(&self, card: Card) -> &CardFace {
        &self.cards[card.index()]
    }

    /// The face of a mission.
    #[inline]
    pub fn mission(&self, mission: Mission) -> &MissionFace {
        &self.missions[mission.index()]
    }

    /// The lines of the epilogue table for a score in half points (SC-G9).
    pub fn epilogue(&self, half_points: i32) -> &str {
        let score = half_points.div_euclid(2);
        let fits = |epilogue: &&Epilogue| i32::from(epilogue.from) <= score;
        let found = self.epilogues.iter().rev().find(fits).or(self.epilogues.first());
        found.map_or("", |epilogue| &epilogue.text)
    }
}

impl kernel::Content for Content {
    const FILE: &'static str = "content.toml";
    const BUILT_IN: &'static str = include_str!("../content.toml");

    fn parse(text: &str) -> Result<Self, ContentError> {
        let content = build::content(kernel::read_toml(text)?, text)?;
        lints::check(&content)?;
        Ok(content)
    }

    fn counts(&self) -> Vec<(&'static str, usize)> {
        let omegas = self.cards.iter().filter(|face| face.card.is_omega()).count();
        vec![
            ("techs", self.cards.len() - omegas),
            ("omegas", omegas),
            ("missions", self.missions.len()),
            ("events", self.events.len()),
            ("track_sides", self.tracks.iter().map(Vec::len).sum()),
            ("boards", self.boards.len()),
            ("tiles", self.tiles.len()),
            ("pirates", self.pirates.iter().map(|face| face.count as usize).sum()),
            ("artifacts", self.artifacts.iter().map(|face| face.count as usize).sum()),
            ("passengers", self.passengers.len()),
            ("action_cards", self.orders.iter().map(|&n| n as usize).sum()),
            ("epilogues", self.epilogues.len()),
        ]
    }

    fn sentences(&self) -> Vec<String> {
        crate::text::sentences(self)
    }
}
