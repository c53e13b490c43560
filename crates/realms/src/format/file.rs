//! Formats as the content file writes them.

use super::{BaseDamage, First, GiftTo, HandsVisible, Relation, Role, Scope, Unit, Win};
use serde::Deserialize;
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Format {
    pub id: Spanned<String>,
    pub name: String,
    pub players: Players,
    pub teams: Spanned<u8>,
    pub team_size: Option<Spanned<u8>>,
    pub turn_unit: Unit,
    pub authority_unit: Unit,
    pub authority: Authority,
    pub first: Spanned<First>,
    pub start_hand: StartHand,
    pub hand_size: HandSize,
    pub outpost_scope: Scope,
    pub attack_players: Relation,
    pub target_bases: Relation,
    pub target_player: Relation,
    pub pool_combat: Option<PoolCombat>,
    pub pool_trade: Option<PoolTrade>,
    pub pass_card: Option<PassCard>,
    pub gift_on_defeat: Option<Gift>,
    pub base_damage: BaseDamage,
    pub hands_visible_to: HandsVisible,
    pub win: Win,
    #[serde(rename = "source")]
    pub _source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Players {
    pub min: Spanned<u8>,
    pub max: Spanned<u8>,
}

/// A number, or the Boss's table.
#[derive(Deserialize)]
#[serde(untagged)]
pub(crate) enum Number {
    Plain(i16),
    Table(#[expect(dead_code, reason = "the word says where to look, and is all it says")] Table),
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Table {
    RaidTable,
    #[serde(rename = "hand_size_minus_2")]
    HandSizeMinus2,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Authority {
    pub player: Option<i16>,
    pub team: Option<i16>,
    pub admiral: Option<i16>,
    pub emperor: Option<i16>,
    pub raider: Option<i16>,
    pub boss: Option<Number>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StartHand {
    pub by_order: Option<Spanned<Vec<u8>>>,
    pub by_team: Option<[u8; 2]>,
    pub by_role: Option<RoleHands>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RoleHands {
    #[serde(rename = "boss")]
    pub _boss: Number,
    pub raider: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HandSize {
    pub player: Option<u8>,
    pub raider: Option<u8>,
    #[serde(rename = "boss")]
    pub _boss: Option<Number>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PoolCombat {
    Bases,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PoolTrade {
    TradeRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PassCard {
    pub cost_trade: u8,
    #[serde(rename = "from")]
    pub _from: Pile,
    #[serde(rename = "to")]
    pub _to: Pile,
    #[serde(rename = "who")]
    pub _who: Neighbour,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Pile {
    Discard,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Neighbour {
    NeighbouringTeammate,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Gift {
    pub role: Role,
    pub cards: Spanned<u8>,
    pub to: GiftTo,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RaidBoss {
    pub raiders: Spanned<u8>,
    pub authority: i16,
    pub hand_size: u8,
    pub start_hand: u8,
    #[serde(rename = "source")]
    pub _source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EmperorSeat {
    pub seat: Spanned<u8>,
    pub team: String,
    pub role: Role,
    pub faces: Spanned<u8>,
    pub neighbours: Spanned<Vec<u8>>,
    #[serde(rename = "source")]
    pub _source: String,
}
