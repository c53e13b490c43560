//! Sentences for cards and abilities, rendered from their effects.

use super::{class, count};
use crate::card::Card;
use crate::content::{Ability, Content, From, Kind, Op, Whom};

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
        Kind::Activated => steps(&ability.ops),
        Kind::OnPlay => format!("whenever you recruit or deploy: {}", steps(&ability.ops)),
        Kind::OnArrival => format!("when you recruit this captain: {}", steps(&ability.ops)),
        Kind::Static { captains, ships } => prices(captains, ships),
        Kind::Recess(draws) => format!("at the start of your turn you may skip it and draw {}", times(draws)),
    }
}

/// The steps in their order.
pub(crate) fn steps(ops: &[Op]) -> String {
    ops.iter().map(|&op| step(op)).collect::<Vec<_>>().join(", then ")
}

fn step(op: Op) -> String {
    match op {
        Op::Cast(n) => format!("cast {}", count(n.into(), "vote")),
        Op::CastPerShip(n) => format!("cast {} for each of your ships", count(n.into(), "vote")),
        Op::Spend(n) => format!("pay {}", count(n.into(), "vote")),
        Op::Release(whom) => format!("release {}", object(whom)),
        Op::Give(whom) => format!("give {} to the other player", object(whom)),
        Op::Draw(n) => format!("draw {}", times(n)),
        Op::Scramble(whom) => format!("turn {} into its ship", object(whom)),
        Op::Recruit => "recruit an unlocked agenda card without its cost".to_owned(),
        Op::Deploy(From::Hand) => "deploy a hand card without its cost".to_owned(),
        Op::Deploy(From::Agenda) => "deploy an unlocked agenda card without its cost".to_owned(),
        Op::DeclareWar => "declare war".to_owned(),
        Op::Refresh => "refresh this captain".to_owned(),
    }
}

const fn object(whom: Whom) -> &'static str {
    match whom {
        Whom::Me => "this captain",
        Whom::OwnShip => "one of your ships",
        Whom::AnyCaptain => "a captain of either side",
        Whom::Hand => "a hand card unseen",
    }
}

fn times(n: u8) -> String {
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
