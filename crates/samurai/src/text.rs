//! What a card says, rendered from what it does.

use crate::content::{Ability, ActionCard, Content, Cost, FreeOrder, Reward, Span};
use crate::effects::Effect;
use crate::effects::data::{AttachedTokens, Lists, Purse, UnitWord};
use crate::state::Samurai;
use crate::words::count;
use kernel::Entry;

/// Every card of an edition, one line each.
pub(crate) fn content_sentences(content: &Content) -> Vec<String> {
    let cards = (0..content.actions.len() as u8).map(|kind| {
        let card = content.card(kind);
        format!("{} ({}): {}", card.name, card.copies, card_sentence(content, kind))
    });
    let units = (0..content.units.len() as u8).map(|unit| {
        let card = &content.units[unit as usize];
        format!("{} (power {}): {}", card.name, card.power, ability_sentence(content, unit))
    });
    let locations = content.locations.iter().map(|card| {
        let kind = &content.types[card.kind as usize].name;
        format!("{} ({kind}, {}): {}", card.name, count(card.pips, "pip"), reward(content, card.reward))
    });
    cards
        .chain(units)
        .chain(locations)
        .chain(clan_lore(content))
        .chain([format!("The story: {}", Samurai::STORY)])
        .collect()
}

/// What is told of every clan.
fn clan_lore(content: &Content) -> impl Iterator<Item = String> {
    let great = content.great_clans.iter().map(|clan| format!("{} (great clan): {}", clan.name, clan.blurb));
    let lesser = content.clans.iter().map(|clan| format!("{} (lesser clan): {}", clan.name, clan.blurb));
    great.chain(lesser)
}

fn reward(content: &Content, reward: Reward) -> String {
    match reward {
        Reward::Clan(clan, n) => format!("Move {} up to {}.", content.clans[clan as usize].name, count(n, "space")),
        Reward::AnyClan(n) => format!("Move any one clan marker up to {}.", count(n, "space")),
        Reward::Honor(n) => format!("Gain up to {n} honor."),
        Reward::Wealth(n) => format!("Gain up to {n} wealth."),
        Reward::Draw(n) => format!("Draw up to {}.", count(n, "card")),
    }
}

/// An action card: type, cost, effects, what it does while attached.
pub(crate) fn card_sentence(content: &Content, kind: u8) -> String {
    let card = content.card(kind);
    let kind = if card.battle { "Battle" } else { "Order" };
    let mut text = match cost(card.cost) {
        Some(cost) => format!("{kind}, {cost}. "),
        None => format!("{kind}. "),
    };
    text.push_str(&effects(content, card.effects));
    text.push_str(&attached(content, card));
    text
}

fn attached(content: &Content, card: &ActionCard) -> String {
    let hook = &card.attached;
    let mut text = String::new();
    if let Some(order) = &hook.free_order {
        text.push_str(&format!(" While it lies there and you have a unit there: {}", free_order(content, order)));
    }
    if let Some(span) = hook.trigger {
        text.push_str(" When another player moves a ship there: ");
        text.push_str(&lower(&effects(content, span)));
    }
    if hook.trigger.is_some() && hook.once {
        text.push_str(" Then discard this.");
    }
    if hook.bars_ships {
        text.push_str(" Other players cannot move ships there.");
    }
    if hook.expires {
        text.push_str(" It ends at the start of your next turn.");
    }
    text
}

/// What a unit card can do.
pub(crate) fn ability_sentence(content: &Content, unit: u8) -> String {
    match &content.units[unit as usize].ability {
        Ability::FreeOrder(order) => {
            let place = if order.on_board { " while it is at a location" } else { "" };
            format!("Free order{place}: {}", free_order(content, order))
        }
        Ability::Escort(n) => {
            format!("When you move it, up to {} may come along from the same place at no cost.", count(*n, "fighter"))
        }
        Ability::MoveCost(n) => format!("Moving it uses up {}.", count(*n, "unit move")),
        Ability::Aura { fighters, power } => {
            let whom = if *fighters { "fighters" } else { "units" };
            format!("Your {whom} at its location have +{power} power each.")
        }
        Ability::OnArrive { optional, effects: span } => {
            let may = if *optional { "you may: " } else { "" };
            format!("After you move it to a location, {may}{}", lower(&effects(content, *span)))
        }
        Ability::Shelter => {
            "An effect that would destroy one of your units at its location returns it to your supply instead."
                .to_owned()
        }
        Ability::ExtraCommit(n) => format!("In a battle with it you may commit {} more.", count(*n, "card")),
        Ability::RewardBonus(n) => format!("Rewards you gain at its location are {n} higher."),
    }
}

fn free_order(content: &Content, order: &FreeOrder) -> String {
    let often = if order.once { "once a turn" } else { "any number of times" };
    let price = cost(order.cost).map_or(String::new(), |cost| format!(", {cost}"));
    format!("{} ({often}{price}): {}", order.name, lower(&effects(content, order.effects)))
}

/// A free order as one is offered it.
pub(crate) fn free_order_use(content: &Content, order: &FreeOrder, whose: &str) -> String {
    if let [Effect::AttachToken(tokens @ AttachedTokens { from: Purse::Own, .. })] = *content.run(order.effects) {
        let noun = if tokens.unit == UnitWord::Fighter { "fighter" } else { "unit" };
        let price = cost(order.cost).map(|cost| format!("{cost}, ")).unwrap_or_default();
        return format!("{} a {noun}: {price}+{} power.", order.name, tokens.count);
    }
    match cost(order.cost) {
        Some(cost) => format!("Use {} of {whose} ({cost}).", order.name),
        None => format!("Use {} of {whose}.", order.name),
    }
}

/// A cost in words; `None` where there is none.
pub(crate) fn cost(cost: Cost) -> Option<String> {
    let mut parts = Vec::new();
    if cost.honor > 0 {
        parts.push(format!("{} honor", cost.honor));
    }
    if cost.wealth > 0 {
        parts.push(format!("{} wealth", cost.wealth));
    }
    if cost.ships > 0 {
        parts.push(format!("destroy {} of yours", count(cost.ships, "ship")));
    }
    if parts.is_empty() { None } else { Some(format!("cost: {}", parts.join(", "))) }
}

/// A list of effects, one sentence each, as told to whoever carries them out.
pub(crate) fn effects(content: &Content, span: Span) -> String {
    list(content, span, Effect::words)
}

/// The lists of a choice, each effect in its words.
pub(crate) fn options(content: &Content, lists: Lists, words: fn(Effect, &Content) -> String) -> String {
    let told = content.choice(lists.first, lists.n).iter().map(|&span| list(content, span, words));
    told.map(|words| lower(words.trim_end_matches('.'))).collect::<Vec<_>>().join("; or ")
}

fn list(content: &Content, span: Span, words: fn(Effect, &Content) -> String) -> String {
    content.run(span).iter().map(|&effect| words(effect, content)).collect::<Vec<_>>().join(" ")
}

fn lower(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| first.to_lowercase().chain(chars).collect())
}
