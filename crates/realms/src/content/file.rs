//! The content file as it is written: every field named, unknown ones refused.

use super::worth::Values;
use super::written::WrittenList;
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
    pub bot_values: Values,
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
#[derive(Deserialize, Clone, Copy, Debug)]
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
    pub primary: Option<WrittenList>,
    pub ally: Option<WrittenList>,
    pub scrap: Option<WrittenList>,
    #[serde(rename = "static")]
    pub fixed: Option<Vec<Spanned<Static>>>,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Static {
    pub wild_ally: Option<bool>,
    pub on_play_ship: Option<WrittenList>,
}

pub(crate) use crate::format::file::{EmperorSeat, Format, RaidBoss};
