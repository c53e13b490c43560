//! The content file as it is written: every field named, unknown ones refused.

use serde::Deserialize;
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub schema: Spanned<u32>,
    pub game: Spanned<String>,
    #[serde(rename = "title")]
    pub _title: String,
    #[serde(rename = "edition")]
    pub _edition: String,
    #[serde(rename = "prefix")]
    pub _prefix: String,
    pub components: Components,
    pub setup: Setup,
    pub scaling: Scaling,
    pub engine: Engine,
    pub faction: Vec<Faction>,
    pub card: Vec<Card>,
    pub format: Vec<Format>,
    pub raid_boss: Vec<RaidBoss>,
    pub emperor_seat: Vec<EmperorSeat>,
    pub bot_values: BotValues,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Components {
    pub trade_deck: Spanned<usize>,
    pub scout: Spanned<usize>,
    pub viper: Spanned<usize>,
    pub explorer: Spanned<usize>,
    #[serde(rename = "authority_cards_1_5")]
    pub _authority_cards_1_5: usize,
    #[serde(rename = "authority_cards_10_20")]
    pub _authority_cards_10_20: usize,
    #[serde(rename = "rules_sheet")]
    pub _rules_sheet: usize,
    pub playing_cards: Spanned<usize>,
    pub distinct_trade_cards: Spanned<usize>,
    #[serde(rename = "source")]
    pub _source: Source,
}

/// Who says so.
#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Source {
    Rulebook,
    Public,
    House,
}

impl Source {
    pub fn word(self) -> &'static str {
        match self {
            Source::Rulebook => "rulebook",
            Source::Public => "public",
            Source::House => "house",
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Setup {
    pub trade_row_size: Spanned<usize>,
    pub starting_deck: Vec<Starter>,
    pub hand_size: Spanned<u8>,
    pub authority: Spanned<i16>,
    pub explorer_cost: Spanned<u8>,
    #[serde(rename = "source")]
    pub _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Starter {
    pub card: Spanned<String>,
    pub count: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scaling {
    pub players_per_set: Spanned<u8>,
    pub scale_trade_deck: Spanned<bool>,
    pub scale_explorers: Spanned<bool>,
    #[serde(rename = "source")]
    pub _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Engine {
    pub turn_cap: Spanned<u16>,
    pub actions_per_turn_cap: Spanned<u16>,
    pub declined_proposals_cap: Spanned<u8>,
    #[serde(rename = "source")]
    pub _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Faction {
    pub id: Spanned<String>,
    pub name: String,
    pub cards_in_trade_deck: Spanned<usize>,
    #[serde(rename = "colour")]
    pub _colour: String,
    pub glyph: String,
    #[serde(rename = "traits")]
    pub _traits: Vec<String>,
    #[serde(rename = "source")]
    pub _source: Source,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(crate) enum CardKind {
    Ship,
    Base,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Deck {
    Starter,
    Explorer,
    Trade,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Card {
    pub id: Spanned<String>,
    pub name: Spanned<String>,
    pub faction: Spanned<String>,
    pub kind: Spanned<CardKind>,
    pub outpost: Option<bool>,
    pub defense: Option<Spanned<u8>>,
    pub cost: Spanned<u8>,
    pub deck: Spanned<Deck>,
    pub copies: Spanned<u8>,
    pub primary: Option<Vec<Spanned<Effect>>>,
    pub ally: Option<Vec<Spanned<Effect>>>,
    pub scrap: Option<Vec<Spanned<Effect>>>,
    #[serde(rename = "static")]
    pub fixed: Option<Vec<Spanned<Static>>>,
    pub source: Source,
}

/// One key says which effect it is; `then` goes with `when` and `per`.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Effect {
    pub trade: Option<u8>,
    pub combat: Option<u8>,
    pub authority: Option<u8>,
    pub draw: Option<u8>,
    pub force_discard: Option<u8>,
    pub scrap: Option<Scrap>,
    pub discard: Option<Discard>,
    pub scrap_row: Option<Few>,
    pub destroy_base: Option<Least>,
    pub acquire: Option<Acquire>,
    pub topdeck_next: Option<OfKind>,
    pub copy_ship: Option<Least>,
    pub choose: Option<Vec<Vec<Spanned<Effect>>>>,
    pub when: Option<When>,
    pub per: Option<Per>,
    pub then: Option<Vec<Spanned<Effect>>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Zone {
    Hand,
    Discard,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scrap {
    pub from: Vec<Zone>,
    pub min: u8,
    pub max: u8,
    pub each: Option<Vec<Spanned<Effect>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Discard {
    pub min: u8,
    pub max: u8,
    pub each: Option<Vec<Spanned<Effect>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Few {
    pub min: u8,
    pub max: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Least {
    pub min: u8,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Ship {
    Ship,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Free {
    Free,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum DeckTop {
    DeckTop,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Acquire {
    #[serde(rename = "kind")]
    pub _kind: Ship,
    #[serde(rename = "price")]
    pub _price: Free,
    #[serde(rename = "to")]
    pub _to: DeckTop,
    pub min: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OfKind {
    #[serde(rename = "kind")]
    pub _kind: Ship,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct When {
    pub bases_at_least: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Per {
    pub played_faction: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Static {
    pub wild_ally: Option<bool>,
    pub on_play_ship: Option<Vec<Spanned<Effect>>>,
}

pub(crate) use crate::format::file::{EmperorSeat, Format, RaidBoss};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BotValues {
    pub trade: f64,
    pub combat: f64,
    pub authority: f64,
    pub draw: f64,
    pub force_discard: f64,
    pub scrap_own: f64,
    pub destroy_base: f64,
    pub scrap_row: f64,
    pub topdeck_next: f64,
    pub acquire_free: f64,
    pub copy_ship: f64,
    pub ally_factor: f64,
    pub scrap_factor: f64,
    pub base_repeat: f64,
    pub defense: f64,
    pub outpost: f64,
    #[serde(rename = "source")]
    pub _source: Source,
}
