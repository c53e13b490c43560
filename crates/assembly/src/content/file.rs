//! The content file as it is written.

use serde::Deserialize;
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub meta: Meta,
    pub limits: Spanned<Limits>,
    pub house_limits: Spanned<HouseLimits>,
    pub lobbying: Spanned<Lobbying>,
    pub first_play: Spanned<FirstPlay>,
    pub locking: Spanned<Locking>,
    pub transfer_power: Spanned<TransferPower>,
    pub defaults: Defaults,
    pub card: Vec<Spanned<CardTable>>,
}

#[derive(Deserialize, PartialEq, Eq, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum Source {
    Rulebook,
    Public,
    House,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "told to readers of the file; the rules need the edition alone")]
pub(super) struct Meta {
    pub game: String,
    pub prefix: String,
    pub edition: String,
    pub rulebook_version: String,
    pub designer: String,
    pub players: u8,
    pub age: u8,
    pub minutes: u16,
    pub source: Source,
}

#[derive(Deserialize, PartialEq, Eq, Clone, Copy)]
#[serde(deny_unknown_fields)]
pub(super) struct Range {
    pub min: u8,
    pub max: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "where the numbers come from is told to readers of the file")]
pub(super) struct Limits {
    pub cards: u8,
    pub fleet_cap: u8,
    pub agenda_size: u8,
    pub starting_hand: u8,
    pub release_votes: u8,
    pub shields: Range,
    pub evasion: Range,
    pub targeting: Range,
    pub damage_class: Range,
    pub weapons: Range,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "where the numbers come from is told to readers of the file")]
pub(super) struct HouseLimits {
    pub minimum_cost: u8,
    pub assembly_turns: u8,
    pub actions_per_turn: u8,
    pub quiet_rounds: u8,
    pub source: Source,
}

#[derive(Deserialize, PartialEq, Eq, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum Lobbyist {
    First,
    Second,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pick {
    pub by: Lobbyist,
    pub take: u8,
    #[serde(default)]
    pub forced: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "where the numbers come from is told to readers of the file")]
pub(super) struct Lobbying {
    pub dealt_to_each: u8,
    pub face_up: u8,
    pub deck_is_a_thing: bool,
    pub picks: Vec<Pick>,
    pub release_order: Vec<Lobbyist>,
    pub deck_taker_starts: bool,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "where the numbers come from is told to readers of the file")]
pub(super) struct FirstPlay {
    pub dealt_to_each: u8,
    pub starter: String,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "where the numbers come from is told to readers of the file")]
pub(super) struct Locking {
    pub lock_price: String,
    pub relock_price: String,
    pub unlocks: String,
    pub source: Source,
}

#[derive(Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub(super) struct TransferMode {
    pub id: String,
    pub set_targeting: Option<u8>,
    pub set_class: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "where the numbers come from is told to readers of the file")]
pub(super) struct TransferPower {
    pub needs_shields: u8,
    pub modes: Vec<TransferMode>,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Aid {
    None,
    Log,
    Ribbon,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "where the numbers come from is told to readers of the file")]
pub(super) struct Defaults {
    pub lobbying: bool,
    pub locking: bool,
    pub transfer_power: bool,
    pub memory_aid: Aid,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "where a pairing comes from is told to readers of the file")]
pub(super) struct CardTable {
    pub number: u8,
    pub id: String,
    pub pairing_source: Source,
    pub source: Source,
    pub captain: Captain,
    pub ship: Ship,
    pub band: Band,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "where single fields come from is told to readers of the file")]
pub(super) struct Captain {
    pub name: Spanned<String>,
    pub cost: Spanned<u8>,
    pub abilities: Vec<Spanned<Ability>>,
    pub motif: String,
    pub source: Source,
    pub cost_source: Source,
    pub rulebook_fields: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "where single fields come from is told to readers of the file")]
pub(super) struct Ship {
    pub name: Spanned<String>,
    pub cost: Spanned<u8>,
    pub initiative: Spanned<u8>,
    pub shields: Spanned<u8>,
    pub evasion: Spanned<u8>,
    pub weapons: Spanned<Vec<Gun>>,
    pub role: String,
    pub source: Source,
    pub rulebook_fields: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Gun {
    pub targeting: Spanned<u8>,
    pub class: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "where the numbers come from is told to readers of the file")]
pub(super) struct Band {
    pub class1: Spanned<u8>,
    pub class2: Spanned<u8>,
    pub source: Source,
}

#[derive(Deserialize, PartialEq, Eq, Clone, Copy)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    Activated,
    Static,
    Trigger,
    TurnStart,
}

#[derive(Deserialize, PartialEq, Eq, Clone, Copy)]
#[serde(rename_all = "snake_case")]
pub(super) enum On {
    YouRecruitOrDeploy,
    SelfRecruited,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ability {
    pub id: String,
    pub kind: Kind,
    pub on: Option<On>,
    #[serde(default)]
    pub optional: bool,
    #[serde(rename = "do")]
    pub steps: Vec<Spanned<Step>>,
}

#[derive(Deserialize, PartialEq, Eq, Clone, Copy)]
#[serde(rename_all = "snake_case")]
pub(super) enum What {
    #[serde(rename = "self")]
    Me,
    OwnShip,
    AnyCaptain,
    Hand,
    Agenda,
}

/// One step: exactly one of these words, `each` only beside `cast_per`.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct Step {
    pub cast: Option<u8>,
    pub cast_per: Option<What>,
    pub each: Option<u8>,
    pub spend: Option<u8>,
    pub release: Option<What>,
    pub give: Option<What>,
    pub draw: Option<u8>,
    pub scramble: Option<What>,
    pub recruit_from: Option<What>,
    pub deploy_from: Option<What>,
    pub declare_war: Option<bool>,
    pub captain_cost: Option<i8>,
    pub ship_cost: Option<i8>,
    pub refresh: Option<What>,
    pub skip_turn: Option<bool>,
}
