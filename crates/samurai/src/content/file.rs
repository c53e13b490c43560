//! The content file as it is written: names and words, before they are looked up.

use super::written::WrittenList;
use crate::effects::data::{OnlySelf, UnitWord, words};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    pub game: Game,
    pub components: BTreeMap<String, toml::Value>,
    pub setup: Vec<Setup>,
    pub variant: Variants,
    pub promise: Vec<Promise>,
    pub order: Vec<Order>,
    pub player_clan: Vec<PlayerClan>,
    pub lesser_clan: Vec<LesserClan>,
    pub alliance: Alliance,
    pub location_board: Vec<Board>,
    pub location_type: Vec<LocationType>,
    pub location: Vec<Location>,
    pub unit: Vec<Unit>,
    pub action: Vec<Action>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "the source marks are for readers of the file")]
pub struct Game {
    pub id: Spanned<String>,
    pub title: String,
    pub min_players: u8,
    pub max_players: u8,
    pub hand_limit: Spanned<u8>,
    pub victor_honor: u8,
    pub starting_wealth: Spanned<u8>,
    pub starting_honor: u8,
    pub fighters_per_player: Spanned<u8>,
    pub carriers_per_player: Spanned<u8>,
    pub mechs_per_player: Spanned<u8>,
    pub order_marker_values: Spanned<Vec<u8>>,
    pub wealth_tokens: Spanned<u8>,
    pub attached_token_power: u8,
    pub type_bonus: Spanned<Vec<u8>>,
    pub source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "the source marks are for readers of the file")]
pub struct Setup {
    pub players: Spanned<u8>,
    pub location_boards: Spanned<Vec<u8>>,
    pub remove_pips: Vec<u8>,
    pub add_back: u8,
    pub location_deck: u8,
    pub rounds: u8,
    pub starter_copies_removed: u8,
    pub mechs_left_out: u8,
    pub source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variants {
    pub trading: Trading,
    pub two_player_decks: Decks,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "the source marks are for readers of the file")]
pub struct Trading {
    pub default: bool,
    pub players: Vec<u8>,
    pub open_offers_per_pair: Spanned<u8>,
    pub offers_per_player_per_slot: u8,
    pub source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "the source marks are for readers of the file")]
pub struct Decks {
    pub default: bool,
    pub players: Vec<u8>,
    pub deck_size: Spanned<u8>,
    pub source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "the source marks are for readers of the file")]
pub struct Promise {
    pub id: Spanned<String>,
    pub text: String,
    pub source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "the source marks are for readers of the file")]
pub struct Order {
    pub id: Spanned<String>,
    pub name: String,
    pub effect: String,
    pub source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "blurb, colour and source are for clients and readers of the file")]
pub struct PlayerClan {
    pub id: Spanned<String>,
    pub name: String,
    pub blurb: String,
    pub color: String,
    pub source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "blurb and source are for clients and readers of the file")]
pub struct LesserClan {
    pub id: Spanned<String>,
    pub name: String,
    pub blurb: String,
    pub glyph: String,
    pub source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "the source marks are for readers of the file")]
pub struct Alliance {
    pub neutral_space: u8,
    pub branch_spaces: Spanned<u8>,
    pub branches: Spanned<Vec<String>>,
    pub source: String,
    pub tier: Vec<Tier>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "the source marks are for readers of the file")]
pub struct Tier {
    pub id: String,
    pub spaces: Spanned<Vec<u8>>,
    pub honor: u8,
    pub source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "the source marks are for readers of the file")]
pub struct Board {
    pub number: Spanned<u8>,
    pub spaces: Spanned<u8>,
    pub source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "the source marks are for readers of the file")]
pub struct LocationType {
    pub id: Spanned<String>,
    pub name: String,
    pub glyph: String,
    pub source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "the source marks are for readers of the file")]
pub struct Location {
    pub id: Spanned<String>,
    pub name: String,
    #[serde(rename = "type")]
    pub kind: Spanned<String>,
    pub pips: u8,
    pub reward: Spanned<Reward>,
    pub value_b: f64,
    pub source: String,
}

#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Reward {
    Named { clan: String, steps: u8 },
    Any { any_clan: u8 },
    Honor { honor: u8 },
    Wealth { wealth: u8 },
    Draw { draw: u8 },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "the source marks are for readers of the file")]
pub struct Unit {
    pub id: Spanned<String>,
    pub name: String,
    pub kind: UnitKind,
    pub is_ship: Spanned<bool>,
    pub copies: u8,
    pub figures_per_card: u8,
    pub power: Spanned<u8>,
    pub ability: Spanned<Ability>,
    pub value_b: f64,
    pub source: String,
    #[serde(default)]
    pub face: Option<String>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum UnitKind {
    SmallShip,
    LargeShip,
    Mech,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[allow(dead_code, reason = "words that take one value only say it for readers of the file")]
pub enum Ability {
    FreeOrder(FreeOrder),
    Escort { unit: OnlyFighter, count: u8 },
    MoveCost { value: u8 },
    Aura { unit: UnitWord, owner: OnlySelf, r#where: OnlyHere, power: u8 },
    OnArrive { optional: bool, effects: WrittenList },
    Shelter { owner: OnlySelf, r#where: OnlyHere },
    ExtraCommit { count: u8 },
    RewardBonus { value: u8 },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FreeOrder {
    pub name: String,
    pub limit: Limit,
    pub cost: Cost,
    pub requires: Requires,
    pub effects: WrittenList,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    None,
    OncePerTurn,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Requires {
    OnBoard,
    NotInGraveyard,
    OwnerUnitHere,
}

words! {
    /// Only fighters escort.
    OnlyFighter { Fighter }
    /// Auras and shelters work where the unit stands.
    OnlyHere { Here }
}

#[derive(Deserialize, Default, Clone, Copy)]
#[serde(deny_unknown_fields, default)]
pub struct Cost {
    pub honor: u8,
    pub wealth: u8,
    pub ships: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "tags and source marks are for readers of the file")]
pub struct Action {
    pub id: Spanned<String>,
    pub name: String,
    #[serde(rename = "type")]
    pub kind: CardType,
    pub tags: Vec<String>,
    pub copies: Spanned<u8>,
    pub cost: Spanned<Cost>,
    pub effects: Spanned<WrittenList>,
    #[serde(default)]
    pub attached: Option<Spanned<Attached>>,
    pub value_b: f64,
    pub source: String,
    #[serde(default)]
    pub face: Option<String>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum CardType {
    Order,
    Battle,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attached {
    #[serde(default)]
    pub free_order: Option<FreeOrder>,
    #[serde(default)]
    pub trigger: Option<Trigger>,
    #[serde(default)]
    pub effects: WrittenList,
    #[serde(default)]
    pub then: Option<Then>,
    #[serde(default)]
    pub forbid: Option<Forbid>,
    #[serde(default)]
    pub expires: Option<Expires>,
}

words! {
    /// What sets an attached card off.
    Trigger { EnemyShipArrives }
    /// What becomes of it then.
    Then { Discard }
    /// What an attached card forbids.
    Forbid { EnemyShipMovesIn }
    /// When it ends by itself.
    Expires { OwnerTurnStart }
}
