//! Sentences for effects and cards, rendered from the content: words and behaviour cannot disagree.

use crate::content::{Content, Effect, Faction, From, List, Masks, Origin};

/// An effect list in words.
pub fn list_words(content: &Content, list: List) -> String {
    let parts: Vec<String> = content.list(list).iter().map(|&effect| effect_words(content, effect)).collect();
    if parts.is_empty() { "nothing".to_owned() } else { parts.join(", ") }
}

/// One effect in words (RULES.md, section 8.4).
pub fn effect_words(content: &Content, effect: Effect) -> String {
    match effect {
        Effect::Trade(n) => format!("+{n} Trade"),
        Effect::Combat(n) => format!("+{n} Combat"),
        Effect::Authority(n) => format!("+{n} Authority"),
        Effect::Draw(n) => format!("draw {n}"),
        Effect::ForceDiscard(n) => format!("an opponent loses {} next turn", cards(n)),
        Effect::Scrap { from, min, max, each } => {
            let from = match from {
                From::Hand => "hand",
                From::Discard => "discards",
                From::Either => "hand or discards",
            };
            format!("{}scrap {} from {from}{}", may(min), up_to(min, max), follow(content, each))
        }
        Effect::Discard { min, max, each } => {
            format!("{}discard {}{}", may(min), up_to(min, max), follow(content, each))
        }
        Effect::ScrapRow { min, max: 1 } => format!("{}scrap a market card", may(min)),
        Effect::ScrapRow { min, max } => format!("{}scrap {} market cards", may(min), up_to(min, max)),
        Effect::DestroyBase { min } => format!("{}destroy a base", may(min)),
        Effect::AcquireShip { min } => format!("{}take any ship free, onto your deck", may(min)),
        Effect::TopdeckNext => "the next ship you acquire may go on top of your deck".to_owned(),
        Effect::CopyShip => "become a copy of another ship played this turn, of its faction and its own".to_owned(),
        Effect::Choose { first, n } => {
            let branches = (0..n).map(|branch| list_words(content, List(first.0 + branch)));
            branches.collect::<Vec<_>>().join(" or ")
        }
        Effect::WhenBases { n, then } => format!("with {n}+ bases: {}", list_words(content, then)),
        Effect::PerPlayed { faction, then } => {
            format!("for each {} card played this turn: {}", faction_name(content, faction), list_words(content, then))
        }
    }
}

fn cards(n: u8) -> String {
    if n == 1 { "a card".to_owned() } else { format!("{n} cards") }
}

fn up_to(min: u8, max: u8) -> String {
    if min == max || max == 1 { max.to_string() } else { format!("up to {max}") }
}

fn may(min: u8) -> &'static str {
    if min == 0 { "you may " } else { "" }
}

fn follow(content: &Content, each: Option<List>) -> String {
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
