//! The content file as it is written. The browser gets it as data: what it reads there has its type from here.

use super::written::Written;
use serde::Deserialize;
use toml::Spanned;
use ts_rs::TS;

/// A content file.
#[allow(missing_debug_implementations, reason = "it is read and checked, never printed")]
#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "ContentFile")]
pub struct File {
    #[ts(skip)]
    pub(super) meta: Meta,
    #[ts(as = "Limits")]
    pub(super) limits: Spanned<Limits>,
    #[ts(skip)]
    pub(super) house_limits: Spanned<HouseLimits>,
    #[ts(skip)]
    pub(super) lobbying: Spanned<Lobbying>,
    #[ts(skip)]
    pub(super) first_play: Spanned<FirstPlay>,
    #[ts(skip)]
    pub(super) locking: Spanned<Locking>,
    #[ts(skip)]
    pub(super) transfer_power: Spanned<TransferPower>,
    #[ts(skip)]
    pub(super) defaults: Defaults,
    #[ts(as = "Vec<CardTable>")]
    pub(super) card: Vec<Spanned<CardTable>>,
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

#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "where the numbers come from is told to readers of the file")]
#[ts(rename = "ContentLimits")]
pub(super) struct Limits {
    #[ts(skip)]
    pub cards: u8,
    pub fleet_cap: u8,
    #[ts(skip)]
    pub agenda_size: u8,
    #[ts(skip)]
    pub starting_hand: u8,
    pub release_votes: u8,
    #[ts(skip)]
    pub shields: Range,
    #[ts(skip)]
    pub evasion: Range,
    #[ts(skip)]
    pub targeting: Range,
    #[ts(skip)]
    pub damage_class: Range,
    #[ts(skip)]
    pub weapons: Range,
    #[ts(skip)]
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

#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "where a pairing comes from is told to readers of the file")]
#[ts(rename = "ContentCard")]
pub(super) struct CardTable {
    pub number: u8,
    #[ts(skip)]
    pub id: String,
    #[ts(skip)]
    pub pairing_source: Source,
    #[ts(skip)]
    pub source: Source,
    pub captain: Captain,
    pub ship: Ship,
    pub band: Band,
}

#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "where single fields come from is told to readers of the file")]
#[ts(rename = "ContentCaptain")]
pub(super) struct Captain {
    #[ts(as = "String")]
    pub name: Spanned<String>,
    #[ts(as = "u8")]
    pub cost: Spanned<u8>,
    #[ts(as = "Vec<Ability>")]
    pub abilities: Vec<Spanned<Ability>>,
    #[ts(skip)]
    pub motif: String,
    #[ts(skip)]
    pub source: Source,
    #[ts(skip)]
    pub cost_source: Source,
    #[ts(skip)]
    pub rulebook_fields: Vec<String>,
}

#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "where single fields come from is told to readers of the file")]
#[ts(rename = "ContentShip")]
pub(super) struct Ship {
    #[ts(as = "String")]
    pub name: Spanned<String>,
    #[ts(as = "u8")]
    pub cost: Spanned<u8>,
    #[ts(as = "u8")]
    pub initiative: Spanned<u8>,
    #[ts(as = "u8")]
    pub shields: Spanned<u8>,
    #[ts(as = "u8")]
    pub evasion: Spanned<u8>,
    #[ts(as = "Vec<Gun>")]
    pub weapons: Spanned<Vec<Gun>>,
    pub role: String,
    #[ts(skip)]
    pub source: Source,
    #[ts(skip)]
    pub rulebook_fields: Vec<String>,
}

#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "ContentGun")]
pub(super) struct Gun {
    #[ts(as = "u8")]
    pub targeting: Spanned<u8>,
    #[ts(as = "u8")]
    pub class: Spanned<u8>,
}

#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "where the numbers come from is told to readers of the file")]
#[ts(rename = "ContentBand")]
pub(super) struct Band {
    #[ts(as = "u8")]
    pub class1: Spanned<u8>,
    #[ts(as = "u8")]
    pub class2: Spanned<u8>,
    #[ts(skip)]
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

#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "ContentAbility")]
pub(super) struct Ability {
    pub id: String,
    #[ts(skip)]
    pub kind: Kind,
    #[ts(skip)]
    pub on: Option<On>,
    #[serde(default)]
    #[ts(skip)]
    pub optional: bool,
    #[serde(rename = "do")]
    #[ts(skip)]
    pub steps: Vec<Spanned<Written>>,
    /// What it does: not in the file, but added to the data.
    #[serde(skip_deserializing)]
    #[allow(dead_code, reason = "the browser alone reads it")]
    pub words: String,
}
