//! What a card is worth to a bot, from the content's own starting values.

use super::file::Source;
use super::{Content, List};
use serde::{Deserialize, Deserializer};

/// What things are worth to a bot, in thousandths of a point.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Values {
    /// One Trade.
    #[serde(deserialize_with = "thousandths")]
    pub trade: i32,
    /// One Combat.
    #[serde(deserialize_with = "thousandths")]
    pub combat: i32,
    /// One Authority.
    #[serde(deserialize_with = "thousandths")]
    pub authority: i32,
    /// One card.
    #[serde(deserialize_with = "thousandths")]
    pub draw: i32,
    /// One card an opponent loses.
    #[serde(deserialize_with = "thousandths")]
    pub force_discard: i32,
    /// One own card scrapped.
    #[serde(deserialize_with = "thousandths")]
    pub scrap_own: i32,
    /// A base destroyed.
    #[serde(deserialize_with = "thousandths")]
    pub destroy_base: i32,
    /// A row card scrapped.
    #[serde(deserialize_with = "thousandths")]
    pub scrap_row: i32,
    /// A ship that may go on top.
    #[serde(deserialize_with = "thousandths")]
    pub topdeck_next: i32,
    /// A ship for nothing.
    #[serde(deserialize_with = "thousandths")]
    pub acquire_free: i32,
    /// A copied ship.
    #[serde(deserialize_with = "thousandths")]
    pub copy_ship: i32,
    /// Share of an ally ability that counts.
    #[serde(deserialize_with = "thousandths")]
    pub ally_factor: i32,
    /// Share of a scrap ability that counts.
    #[serde(deserialize_with = "thousandths")]
    pub scrap_factor: i32,
    /// How much more a base's ability counts.
    #[serde(deserialize_with = "thousandths")]
    pub base_repeat: i32,
    /// One Defense.
    #[serde(deserialize_with = "thousandths")]
    pub defense: i32,
    /// Being an outpost.
    #[serde(deserialize_with = "thousandths")]
    pub outpost: i32,
    #[serde(rename = "source")]
    _source: Source,
}

/// Out of range or not a number becomes the nearest bound or zero: `as` saturates.
fn thousandths<'de, D: Deserializer<'de>>(from: D) -> Result<i32, D::Error> {
    let value = f64::deserialize(from)?;
    Ok(((value * 1000.0) as i32).clamp(-100_000, 100_000))
}

/// In thousandths of a point; 0 for a kind no card has.
pub(super) fn of(content: &Content, kind: usize) -> i32 {
    let Some(card) = content.cards.get(kind) else {
        return 0;
    };
    let values = &content.values;
    let part = |list: Option<List>| -> i32 {
        list.map_or(0, |list| content.list(list).iter().map(|effect| effect.worth(content, values)).sum())
    };
    let share = |amount: i32, factor: i32| amount * factor / 1000;
    let wild = if content.masks.wild >> kind & 1 == 1 { 2 * values.draw } else { 0 };
    let ability = part(card.primary) + share(part(card.ally), values.ally_factor) + 3 * part(card.on_play) + wild;
    let scrap = share(part(card.scrap), values.scrap_factor);
    if card.defense == 0 {
        return ability + scrap;
    }
    let outpost = if content.masks.outposts >> kind & 1 == 1 { values.outpost } else { 0 };
    share(ability, values.base_repeat) + scrap + i32::from(card.defense) * values.defense + outpost
}
