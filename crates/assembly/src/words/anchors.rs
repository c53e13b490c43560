//! Names of cards, and where each lies: what a choice is clicked by.

use crate::card::Card;
use crate::state::Assembly;

/// `Krave/Gazer`.
pub(crate) fn card_name(game: &Assembly, card: Card) -> &'static str {
    &game.content().name(card).card
}

pub(crate) fn captain_name(game: &Assembly, card: Card) -> &'static str {
    &game.content().name(card).captain
}

pub(crate) fn ship_name(game: &Assembly, card: Card) -> &'static str {
    &game.content().name(card).ship
}

/// `hand/krave-gazer`.
pub(crate) fn anchor(game: &Assembly, zone: &str, card: Card) -> String {
    format!("{zone}/{}", slug(game, card))
}

fn slug(game: &Assembly, card: Card) -> String {
    let slug: String = card_name(game, card).chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
    slug.to_lowercase()
}

/// The card an anchor means.
pub(super) fn named_by(game: &Assembly, thing: &str) -> Option<&'static str> {
    Card::all().find(|&card| slug(game, card) == thing).map(|card| card_name(game, card))
}
