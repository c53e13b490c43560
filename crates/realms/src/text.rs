//! Sentences for effects and cards, rendered from the content: words and behaviour cannot disagree.

use crate::content::{Content, Faction, List, Masks, Origin};

/// An effect list in words.
pub fn list_words(content: &Content, list: List) -> String {
    let parts: Vec<String> = content.list(list).iter().map(|effect| effect.words(content)).collect();
    if parts.is_empty() { "nothing".to_owned() } else { parts.join(", ") }
}

/// `2`, or `up to 2`.
pub(crate) fn up_to(min: u8, max: u8) -> String {
    if min == max || max == 1 { max.to_string() } else { format!("up to {max}") }
}

/// `you may`, where nothing is the least.
pub(crate) fn may(min: u8) -> &'static str {
    if min == 0 { "you may " } else { "" }
}

/// What follows each card.
pub(crate) fn follow(content: &Content, each: Option<List>) -> String {
    each.map_or(String::new(), |list| format!(", for each: {}", list_words(content, list)))
}

/// A faction's name.
pub fn faction_name(content: &Content, faction: Faction) -> &str {
    content.factions.get(faction as usize).map_or("Unaligned", |words| words.name.as_str())
}

/// What a card does, each ability with its name.
pub fn abilities(content: &Content, kind: u8) -> Vec<String> {
    let card = content.card(kind);
    let part = |label: &str, list: Option<List>| {
        let colon = if label.is_empty() { String::new() } else { format!("{label}: ") };
        list.map(|list| format!("{colon}{}", list_words(content, list)))
    };
    let wild = content.masks.wild & Masks::bit(kind) != 0;
    let parts = [
        part("", card.primary),
        part("ally", card.ally),
        part("scrap", card.scrap),
        wild.then(|| "ally of every faction".to_owned()),
        part("each ship you play", card.on_play),
    ];
    parts.into_iter().flatten().collect()
}

/// A card in one line: what `starboard content realms` prints.
pub(crate) fn card_line(content: &Content, kind: u8) -> String {
    let card = content.card(kind);
    let body = match (card.defense, content.masks.outposts & Masks::bit(kind) != 0) {
        (0, _) => "ship".to_owned(),
        (defense, true) => format!("outpost {defense}"),
        (defense, false) => format!("base {defense}"),
    };
    let from = match card.origin {
        Origin::Starter => "starting deck",
        Origin::Explorer => "Explorer pile",
        Origin::Trade => "trade deck",
    };
    format!(
        "{} ({}, {body}, cost {}, {} in the {from}, {}): {}",
        card.name,
        faction_name(content, card.faction),
        card.cost,
        card.copies,
        card.source,
        abilities(content, kind).join("; ")
    )
}
