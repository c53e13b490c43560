//! What a card says, rendered from what it does.

use super::count;
use crate::content::{Ability, ActionCard, Content, Cost, Effect, FreeOrder, Reward, Span, Whose};
use crate::state::Samurai;
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
    if let [Effect::AttachToken { count: n, own: true, fighters, .. }] = *content.run(order.effects) {
        let noun = if fighters { "fighter" } else { "unit" };
        let price = cost(order.cost).map(|cost| format!("{cost}, ")).unwrap_or_default();
        return format!("{} a {noun}: {price}+{n} power.", order.name);
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
    content.run(span).iter().map(|&one| effect(content, one)).collect::<Vec<_>>().join(" ")
}

/// The same as the card's player reads what her target may choose: "you" is the player of the card.
fn targets_effects(content: &Content, span: Span) -> String {
    let words = content.run(span).iter().map(|&one| match one {
        Effect::GiveWealth(n) => format!("Give you {n} wealth."),
        Effect::DemoteClan(n) => format!("Move a clan marker on her branch {} toward neutral.", count(n, "space")),
        Effect::Power(n) => format!("Take {n:+} power in this battle."),
        other => effect(content, other).replace("your", "her"),
    });
    words.collect::<Vec<_>>().join(" ")
}

fn lower(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| first.to_lowercase().chain(chars).collect())
}

fn effect(content: &Content, effect: Effect) -> String {
    match effect {
        Effect::Honor(n) => format!("Gain {n} honor."),
        Effect::Wealth(n) => format!("Gain up to {n} wealth."),
        Effect::Draw(n) => format!("Draw up to {}.", count(n, "card")),
        Effect::Power(n) => format!("{n:+} power in this battle."),
        Effect::PowerPerFighter { each, max } => {
            format!("{each:+} power for each of your fighters in this battle, at most {max:+}.")
        }
        Effect::MoveClan { which, steps } => {
            let clan = which.map_or("any one", |clan| content.clans[clan as usize].name.as_str());
            format!("Move {clan} clan marker up to {}.", count(steps, "space"))
        }
        Effect::MoveUnits { count: n, supply, here, this_unit } => move_units(n, supply, here, this_unit),
        Effect::Destroy { .. } => destroy(effect),
        Effect::ReturnUnits { count: n, up_to, mechs, here } => {
            let what = if mechs { "mech" } else { "unit" };
            let how_many = match n {
                None => format!("all your {what}s"),
                Some(n) if up_to => format!("up to {n} of your {what}s"),
                Some(n) => format!("{n} of your {what}s"),
            };
            let place = if here { "this battle" } else { "locations" };
            format!("Return {how_many} from {place} to your supply.")
        }
        Effect::AttachToken { count: n, own, fighters, bare } => attach_token(n, own, fighters, bare),
        Effect::AttachCard => "Attach this card to a location.".to_owned(),
        Effect::SwapOrders => {
            "Exchange a placed order marker with an unplaced one; nothing is performed again.".to_owned()
        }
        Effect::Target { here: true } => "Choose an enemy in this battle.".to_owned(),
        Effect::Target { here: false } => "Choose an opponent.".to_owned(),
        Effect::Choose { by_target, first, lists } => {
            let who = if by_target { "She picks one she can do in full" } else { "Choose one" };
            let told = if by_target { targets_effects } else { effects };
            let options = content.choice(first, lists).iter().map(|&span| told(content, span));
            let options: Vec<String> = options.map(|words| lower(words.trim_end_matches('.'))).collect();
            format!("{who}: {}.", options.join("; or "))
        }
        Effect::GiveWealth(n) => format!("Give the card's player {n} wealth."),
        Effect::DemoteClan(n) => format!("Move a clan marker on your own branch {} toward neutral.", count(n, "space")),
        Effect::LookHand => "Look at her hand.".to_owned(),
        Effect::Discard { count: n, target, by_actor } => {
            let whose = if target { "her hand" } else { "your hand" };
            let chosen = if target && by_actor { " of your choice" } else { "" };
            format!("Discard {}{chosen} from {whose}.", count(n, "card"))
        }
        Effect::Cancel => "Discard an enemy's committed, unrevealed card without effect.".to_owned(),
        Effect::WinTies => "You win ties in this battle.".to_owned(),
        Effect::Garrison(n) => format!("If you win here, up to {} may stay.", count(n, "unit")),
    }
}

fn move_units(n: u8, supply: bool, here: bool, this_unit: bool) -> String {
    let what = if this_unit { "this unit".to_owned() } else { format!("up to {}", count(n, "unit")) };
    let from = if supply { " from your supply" } else { "" };
    let to = if here { " to this battle" } else { "" };
    format!("Move {what}{from}{to}.")
}

fn destroy(effect: Effect) -> String {
    let Effect::Destroy { count: n, up_to, ships, whose, chosen_place, weakest } = effect else {
        return String::new();
    };
    let noun = if ships { "ship" } else { "unit" };
    if whose == Whose::Arriving {
        return format!("Destroy that {noun}.");
    }
    let n = count(n, noun);
    let how_many = if up_to { format!("up to {n}") } else { n };
    let owner = if whose == Whose::Target { "of hers" } else { "of any enemies" };
    let place = if chosen_place { "at one location" } else { "here" };
    let order = if weakest { ", weakest first" } else { "" };
    format!("Destroy {how_many} {owner} {place}{order}.")
}

fn attach_token(n: u8, own: bool, fighters: bool, bare: bool) -> String {
    let noun = if fighters { "fighter" } else { "unit" };
    let tokens =
        if own { format!("{n} of your own wealth") } else { format!("up to {} from the bank", count(n, "token")) };
    let only = if bare { " that carries none" } else { "" };
    format!("Attach {tokens} to one of your {noun}s at a location{only}.")
}
