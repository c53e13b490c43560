//! The content file as it is written. Unknown keys are errors; meaning is given in `build`.

use crate::kinds::{Class, Counter, Crew, Exhaust, LineColor, Order, RoomColor, Track};
use serde::Deserialize;
use toml::Spanned;

/// A word with its place in the file.
pub type Word = Spanned<String>;

macro_rules! raw {
    ($($(#[$doc:meta])* $name:ident { $($field:ident : $kind:ty),* $(,)? })*) => {
        $($(#[$doc])*
        #[derive(Deserialize, Debug)]
        #[serde(deny_unknown_fields)]
        #[allow(dead_code, reason = "sources, notes and balance keys are read so that misspelt ones are caught")]
        pub struct $name { $(pub $field: $kind),* })*
    };
}

raw! {
    File {
        schema: u8, game: String, title: String, edition: String, model: toml::Table, components: Components,
        supply: Supply, players: Players, costs: Costs, match_room: toml::Table, match_line: toml::Table,
        player_setup: PlayerSetup, seat: Vec<Ship>, ship_board: ShipBoard, room: Vec<Room>,
        tech_slot_board: Vec<SlotBoard>, central_tech_board: Vec<TechBoard>, board: Vec<Board>, round: Vec<Round>,
        tile: Vec<Tile>, station: Vec<Station>, pirate: Vec<Pirate>, artifact: Vec<Artifact>,
        track_rules: TrackRules, faction: Vec<Faction>, track: Vec<TrackSide>, event: Vec<Event>, tech: Vec<Tech>,
        omega: Vec<Omega>, mission: Vec<Mission>, solo: Solo, passenger: Vec<Passenger>,
        action_card: Vec<ActionCard>, score_row: Vec<ScoreRow>, scoring: Scoring, epilogue: Vec<Epilogue>,
    }
    Components {
        faction_tracks: usize, main_boards: usize, ship_boards: usize, tech_slot_boards: usize,
        central_tech_boards: usize, tech_cards: usize, omega_cards: usize, station_cards: usize,
        mission_cards: usize, event_cards: usize, red_ensigns: usize, yellow_ensigns: usize, blue_ensigns: usize,
        cadets: usize, androids: usize, promotion_rings: usize, ships: usize, damage_tokens: usize,
        pirate_tokens: usize, artifact_tokens: usize, medal_tokens: usize, triangle_tiles: usize,
        starting_player_markers: usize, score_pads: usize, faction_trophies: usize, faction_markers: usize,
        passenger_cards: usize, action_cards: usize, solo_event_cards: usize, source: Source,
    }
    Supply {
        unlimited: Vec<String>, limited_per_player: Limits, reshuffle_discards: Vec<String>, source: Source,
    }
    Limits { promotion_ring: u8 }
    Players {
        min: u8, max: u8, rounds: u8, max_events_per_game: u8, queue_kept_at_round_end: u8, source: Source,
    }
    Costs {
        train: MedalCost, promote: MedalCost, activate_with_artifacts: ArtifactCost, max_commanders: u8,
        source: Source,
    }
    MedalCost { medal: u8 }
    ArtifactCost { artifact: u8 }
    PlayerSetup {
        medals: u8, rings: u8, ready_room: Vec<Word>, queue_front_to_back: Vec<Word>, damage_in_cargo: u8,
        damage_in_tech_slots: u8, source: Source,
    }
    Ship { id: Word, ship: String, source: Source }
    ShipBoard { cargo_slots: u8, cargo_damaged_at_start: u8, transporter_pads: u8, source: Source }
    Room { id: Word, name: String, color: RoomColor, effects: Effects, source: Source }
    SlotBoard { side: Word, damaged_at_start: Vec<u8>, source: Source, slot: Vec<Slot> }
    Slot { n: Spanned<u8>, left: Edge, right: Edge, source: Source }
    TechBoard { side: Word, alpha_spaces: Vec<u8>, omega_spaces: Vec<u8>, source: Source }
    Board {
        id: Word, players: Vec<u8>, width: u16, height: u16, source: Source, location: Vec<Location>,
        route: Vec<Route>,
    }
    Location { id: Word, name: String, planet: bool, xy: [u16; 2], source: Source }
    Route { id: Word, a: Word, b: Word, color: Exhaust, start_pirate: bool, source: Source }
    Round { n: Spanned<u8>, per_player: Goods, station_tiles: Vec<Word>, source: Source }
    Score { per: Counter, points: i8, max: Option<u8> }
    Epilogue { from: Spanned<u8>, to: Option<u8>, text: String, source: Source }
    ScoreRow { n: u8, id: Word, text: String, source: Source }
    Scoring {
        r#loop: i16, commander: i16, android: i16, pirate_token: i16, medal_halves: i16, artifact_halves: i16,
        damage: i16, ties: String, source: Source,
    }
    ActionCard { id: Spanned<Order>, name: String, count: u8, source: Source }
    Solo {
        board: Word, omegas_dealt: u8, start_deck_one_of_each_type: bool, extra_action_card_per_round: Vec<u8>,
        recommended_first_passenger: Word, source: Source,
    }
    TrackRules {
        spaces: u8, zones: Vec<Band>, start_points: u8, loop_points: u8, trophy_at_loop: u8, source: Source,
    }
    Band { points: u8, from: u8, to: u8 }
    Bonus { space: Spanned<u8>, effects: Effects }
    TrackSide {
        faction: Track, side: Word, event_space: u8, bonuses: Vec<Bonus>, value: Option<f64>, source: Source,
    }
    Faction { id: Track, name: String, source: Source }
    Artifact { id: Word, colors: [Crew; 2], count: u8, source: Source }
}

/// Where an entry comes from; shown to players.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Stated by the rulebook.
    Rulebook,
    /// Commonly known.
    Public,
    /// Ours.
    House,
}

/// Icons of one side: top, middle, bottom; `""` for none.
pub type Edge = [Word; 3];
/// A list of effects.
pub(super) type Effects = super::written::WrittenList;

macro_rules! loose {
    ($($(#[$doc:meta])* $name:ident { $($field:ident : $kind:ty),* $(,)? })*) => {
        $($(#[$doc])*
        #[derive(Deserialize, Debug, Default)]
        #[serde(deny_unknown_fields, default)]
        #[allow(dead_code, reason = "balance keys are read so that misspelt ones are caught")]
        pub struct $name { $(pub $field: Option<$kind>),* })*
    };
}

loose! {
    Goods { medal: u8, cadet: u8 }
    Ability {
        on: Word, line: LineColor, icon: Vec<Word>, min_lines: u8, gain: Effects, free_training: Crew,
        promotion_cost: u8, bonus: Word, becomes: Effects, medal_from: Word, lockers: u8, ward: Word, swap: Word,
    }
    PassengerScore { flat: i8, per: Counter, points: i8 }
}

raw! {
    Tile {
        id: Word, kind: TileKind, station: Option<Word>, number: Option<u8>, dealt: bool, four_player_only: bool,
        source: Source,
    }
    Station {
        id: Word, name: String, card: bool, faction: Track, effects: Effects, value: Option<f64>, source: Source,
    }
    Pirate { id: Word, exhaust: Exhaust, reward: String, effects: Effects, count: u8, source: Source }
    Event {
        id: Word, name: String, faction: Track, mode: Mode, you: Effects, each: Effects, lasting: Option<Lasting>,
        text: Option<String>, source: Source, note: Option<String>,
    }
    Lasting { on: Word, once_per_player: bool, gain: Effects, undone_at_game_end: Option<Effects> }
    Tech {
        id: Word, name: String, class: Class, kind: Word, color: Option<Crew>, effects: Option<Effects>,
        single_use: Option<bool>, ability: Option<Spanned<Ability>>, text: Option<String>, estimate: Option<f64>,
        can_replace: bool, left: Edge, right: Edge, value: Option<f64>, source: Source, note: Option<String>,
    }
    Omega {
        id: Word, name: String, score: Score, text: Option<String>, expect: Option<f64>, left: Edge, right: Edge,
        value: Option<f64>, source: Source, note: Option<String>,
    }
    Mission {
        id: Word, name: String, points: u8, lines: Vec<Line>, value: Option<f64>, log: Option<String>,
        source: Source, note: Option<String>,
    }
    Line { color: LineColor, effects: Effects }
    Passenger {
        id: Word, name: String, tincan_event_techs: Vec<Word>, action: Effects, score: Vec<PassengerScore>,
        text: Option<String>, source: Source, note: Option<String>,
    }
}

/// Whether an event is for several players or for one.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Two to four players.
    Multi,
    /// One player.
    Solo,
}

/// The three faces of triangle tiles.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "snake_case")]
pub enum TileKind {
    /// A station's.
    Station,
    /// Numbered: where the next mission comes.
    Number,
    /// Replaced by a mission at set-up.
    Mission,
}
