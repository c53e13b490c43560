//! Cards and abilities in words, rendered from their effects.

use crate::card::Card;
use crate::content::{Ability, Content, Kind};
use crate::effects::Effect;

/// One line for a whole card: what `starboard content` prints.
pub(crate) fn card(content: &Content, card: Card) -> String {
    let (printed, name) = (content.card(card), content.name(card));
    format!(
        "{}. {} (costs {}; {}; {}): {} / {} (costs {}; {}; {}): initiative {}, shields {}, evasion {}, {} / band I {}, II {}",
        card.number(),
        name.captain,
        printed.captain_cost,
        name.motif,
        origin(&name.from_rulebook.0, CAPTAIN_FIELDS),
        abilities(content, card).join("; or "),
        name.ship,
        printed.ship_cost,
        name.role,
        origin(&name.from_rulebook.1, SHIP_FIELDS),
        printed.initiative,
        printed.shields,
        printed.evasion,
        weapons(content, card),
        printed.band[0],
        printed.band[1],
    )
}

/// What is printed on a captain's end and on a ship's.
const CAPTAIN_FIELDS: usize = 3;
pub(crate) const SHIP_FIELDS: usize = 6;

/// Where an end comes from: what the rulebook states of it is named, the rest is the house's.
fn origin(stated: &[String], printed: usize) -> String {
    match stated.len() {
        0 => "house".to_owned(),
        all if all >= printed => "rulebook".to_owned(),
        _ => format!("rulebook: {}; the rest house", stated.join(", ")),
    }
}

fn weapons(content: &Content, card: Card) -> String {
    let guns = content.card(card).guns.iter();
    guns.map(|gun| format!("weapon {}/{}", gun.targeting, class(gun.class))).collect::<Vec<_>>().join(", ")
}

/// What each ability of a captain does.
pub(crate) fn abilities(content: &Content, card: Card) -> Vec<String> {
    content.card(card).abilities.iter().map(ability).collect()
}

/// What an ability does, with when it works.
pub(crate) fn ability(ability: &Ability) -> String {
    match ability.kind {
        Kind::Activated => steps(&ability.effects),
        Kind::OnPlay => format!("whenever you recruit or deploy: {}", steps(&ability.effects)),
        Kind::OnArrival => format!("when you recruit this captain: {}", steps(&ability.effects)),
        Kind::Static { captains, ships } => prices(captains, ships),
        Kind::Recess(draws) => format!("at the start of your turn you may skip it and draw {}", times(draws)),
    }
}

/// The steps in their order.
pub(crate) fn steps(effects: &[Effect]) -> String {
    effects.iter().map(|effect| effect.words()).collect::<Vec<_>>().join(", then ")
}

/// `1 vote`, `3 votes`.
pub(crate) fn count(n: usize, word: &str) -> String {
    if n == 1 { format!("1 {word}") } else { format!("{n} {word}s") }
}

/// `I` or `II`.
pub(crate) const fn class(class: u8) -> &'static str {
    if class == 0 { "I" } else { "II" }
}

/// `once`, `twice`, `3 times`.
pub(crate) fn times(n: u8) -> String {
    match n {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        n => format!("{n} times"),
    }
}

fn prices(captains: i8, ships: i8) -> String {
    let part = |what: &str, more: i8| match more {
        0 => None,
        more if more > 0 => Some(format!("{what} you buy are {more} dearer")),
        less => Some(format!("{what} you buy are {} cheaper", less.unsigned_abs())),
    };
    let parts: Vec<String> = [part("captains", captains), part("ships", ships)].into_iter().flatten().collect();
    parts.join(", ")
}
