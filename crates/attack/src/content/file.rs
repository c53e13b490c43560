//! The content file as it is written: every table typed, unknown fields refused.
// tidy: table

use super::Ask;
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

macro_rules! tables {
    ($($(#[$meta:meta])* struct $name:ident { $($field:ident: $kind:ty),* $(,)? })*) => {
        $(
            $(#[$meta])*
            #[derive(Deserialize, Debug)]
            #[serde(deny_unknown_fields)]
            #[allow(dead_code)]
            pub(super) struct $name { $(pub(super) $field: $kind),* }
        )*
    };
}

pub(super) type Many<T> = Vec<Spanned<T>>;
pub(super) type Source = SourceWord;

#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum SourceWord {
    Rulebook,
    Public,
    House,
}

impl SourceWord {
    pub(super) fn word(self) -> &'static str {
        match self {
            SourceWord::Rulebook => "rulebook",
            SourceWord::Public => "public",
            SourceWord::House => "house",
        }
    }
}

tables! {
    struct File {
        meta: Meta,
        component: Many<Component>,
        colour: Many<ColourLine>,
        face: Many<FaceLine>,
        tile: Many<TileLine>,
        coin: Many<CoinLine>,
        die: Many<DieLine>,
        pawn: Many<PawnLine>,
        board: Spanned<Board>,
        board_slot: Many<BoardSlot>,
        topology: Many<Topology>,
        base: Many<BaseLine>,
        r#trait: Many<TraitLine>,
        speed: Spanned<Speed>,
        constants: Spanned<ConstantsLine>,
        engine: Spanned<Engine>,
        equipment: Many<PieceLine>,
        power: Many<PowerLine>,
        window: Many<WindowLine>,
        mode: Many<ModeLine>,
        option: Many<OptionLine>,
        autopass: Many<AutopassLine>,
        timeout_default: Many<TimeoutLine>,
        persona: Many<PersonaLine>,
        flag_skin: Many<SkinLine>,
        layout: Many<LayoutLine>,
        bot: Many<BotLine>,
        warning: Many<WarningLine>,
    }
    struct Meta {
        game: String, id: String, prefix: String, edition: String, designer: String, year: u16,
        rulebook_license: String, players_min: u8, players_max: u8, source: Source,
    }
    struct ColourLine { id: String, name: String, hex: String, glyph: String, power: String, source: Source }
    struct FaceLine { id: String, name: String, die: u8, token: u8, initial_role: String, source: Source }
    struct TileLine { id: String, colour: String, rank: String, role: String, source: Source }
    struct CoinLine { id: String, colour: String, face: String, initial_zone: String, source: Source }
    struct DieLine { id: String, colour: String, faces: Vec<String>, r#use: String, source: Source }
    struct PawnLine { id: String, colour: String, r#use: String, source: Source }
    struct Board {
        columns: u8, rows: u8, tile_columns: u8, tile_rows: u8, squares_per_tile: u8, squares: u16,
        column_names: Vec<String>, directions: BTreeMap<String, [i8; 2]>, source: Source,
    }
    struct BoardSlot { tile_column: u8, tile_row: u8, squares: Vec<String>, tile: String, source: Source }
    struct Topology {
        id: String, wrap_columns: bool, wrap_rows: bool, modes: Vec<String>, intersections: u8, source: Source,
    }
    struct BaseLine {
        id: String, held_by: String, squares: Vec<String>, flag_intersection: String,
        overflow_squares: Vec<String>, source: Source,
    }
    struct TraitLine {
        id: String, key: String, corner: String, capacitor_allowed: bool, revealed_by: Vec<String>, source: Source,
    }
    struct Speed {
        min: u8, max: u8, start: u8, modifier_bonus: u8, modifier_used_above: u8,
        display: Vec<(String, bool)>, source: Source,
    }
    struct ConstantsLine {
        traits_per_ship: u8, pool_start: u8, assigned_at_setup: u8, default_trait_value: u8, blank_token_value: u8,
        capacitor_bonus: u8, force_field_shields: u8, force_field_speed: u8, emp_radius: u8, emp_withhold_from: u8,
        extra_laser_armaments: u8, damage_tokens_per_hit: u8, attacks_per_turn: u8, attack_hits_on_equal: bool,
        collision_tie_damages: bool, respawn_turns_skipped: u8, respawn_tokens_lost: u8, flags_per_carrier: u8,
        source: Source,
    }
    struct Engine { round_guard: u16, source: Source }
    struct PieceLine {
        id: String, name: String, power: u8, empty_counts: bool, who: String, node: String, requires: Vec<String>,
        per_turn: u8, effect: Vec<AtomLine>, ends_turn: String, rules: Vec<String>, source: Source,
    }
    struct WindowLine {
        id: String, order: u8, when: String, every_turn: bool, reactions: Vec<String>, step_count: bool,
        source: Source,
    }
    struct TimeoutLine { node: String, action: String, source: Source }
    struct PersonaLine {
        colour: String, captain: String, ship: String, motivation: String, bot: String, source: Source,
    }
    struct SkinLine { id: String, name: String, source: Source }
    struct LayoutLine {
        id: String, name: String, pin: BTreeMap<String, String>, order: Vec<String>, source: Source,
    }
    struct BotLine { id: String, name: String, weights: Weights, source: Source }
    struct WarningLine { id: String, text: String, rules: Vec<String>, source: Source }
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
#[allow(dead_code)]
pub(super) struct Component {
    pub(super) id: String,
    pub(super) count: u8,
    pub(super) per_colour: Option<u8>,
    pub(super) per_team: Option<u8>,
    pub(super) modes: Option<Vec<String>>,
    pub(super) source: Source,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
#[allow(dead_code)]
pub(super) struct PowerLine {
    pub(super) id: String,
    pub(super) colour: String,
    pub(super) name: String,
    pub(super) uses: u8,
    pub(super) node: String,
    pub(super) step_count: bool,
    pub(super) forbidden_squares_modes: Option<Vec<String>>,
    pub(super) effect: Vec<AtomLine>,
    pub(super) rules: Vec<String>,
    pub(super) source: Source,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
#[allow(dead_code)]
pub(super) struct ModeLine {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) players: Vec<u8>,
    pub(super) teams: u8,
    pub(super) seat_teams: Option<Vec<u8>>,
    pub(super) topology: String,
    pub(super) placement: String,
    pub(super) respawn: bool,
    pub(super) win: String,
    pub(super) source: Source,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
#[allow(dead_code)]
pub(super) struct OptionLine {
    pub(super) id: String,
    pub(super) r#type: String,
    pub(super) choices: Option<Vec<String>>,
    pub(super) min: Option<u16>,
    pub(super) max: Option<u16>,
    pub(super) default: toml::Value,
    pub(super) needs: Option<String>,
    pub(super) modes: Option<Vec<String>>,
    pub(super) source: Source,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
#[allow(dead_code)]
pub(super) struct AutopassLine {
    pub(super) id: String,
    pub(super) default: Option<bool>,
    pub(super) ask: BTreeMap<String, Ask>,
    pub(super) source: Source,
}

/// One effect atom as it is written: a table with one key.
#[derive(Deserialize, Debug)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(dead_code)]
pub(super) enum AtomLine {
    Reveal(String),
    RollRepair { on_match: String, repeat: String, on_miss: String },
    SwapModifier { out: String, r#in: String },
    RunPhase(u8),
    LockEquipment(String),
    EndTurn(bool),
    DeployField { shields: u8, speed: u8, r#where: String },
    Repair { from: String, to: String },
    Attack { armaments: ArmsWord, targets: String, radius: Option<u8>, on_hit: String },
    Boost { to: String, amount: u8, until: String },
    Reassign { ship: String },
    SetSpeed { ship: String, min: u8, max: u8 },
    Teleport { ship: String, to: String },
    StartWith { modifier: String, reserve: Vec<String> },
}

#[derive(Deserialize, Debug)]
#[serde(untagged)]
pub(super) enum ArmsWord {
    Fixed(u8),
    Named(String),
}

/// What a scripted captain cares for, in hits.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    pub(crate) pool: f64,
    pub(crate) tile: f64,
    pub(crate) value_sum: f64,
    pub(crate) expected_hits: f64,
    pub(crate) exposure: f64,
    pub(crate) ram_total: f64,
    pub(crate) speed_ideal: f64,
    pub(crate) speed_dev: f64,
    pub(crate) capacitor_ready: f64,
    pub(crate) batteries_wish: f64,
    pub(crate) array_from_lost: f64,
    pub(crate) noise: f64,
}
