//! What a card is worth to a bot, from the content's own starting values.

use super::{Content, Effect, List};

/// In thousandths of a point; 0 for a kind no card has.
pub(super) fn of(content: &Content, kind: usize) -> i32 {
    let Some(card) = content.cards.get(kind) else {
        return 0;
    };
    let values = &content.values;
    let part = |list: Option<List>| list.map_or(0, |list| list_worth(content, list));
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

fn list_worth(content: &Content, list: List) -> i32 {
    content.list(list).iter().map(|&effect| effect_worth(content, effect)).sum()
}

fn effect_worth(content: &Content, effect: Effect) -> i32 {
    let v = &content.values;
    let inner = |list: Option<List>| list.map_or(0, |list| list_worth(content, list));
    match effect {
        Effect::Trade(n) => i32::from(n) * v.trade,
        Effect::Combat(n) => i32::from(n) * v.combat,
        Effect::Authority(n) => i32::from(n) * v.authority,
        Effect::Draw(n) => i32::from(n) * v.draw,
        Effect::ForceDiscard(n) => i32::from(n) * v.force_discard,
        Effect::Scrap { max, each, .. } => i32::from(max) * (v.scrap_own + inner(each)),
        Effect::Discard { max, each, .. } => i32::from(max) * inner(each) / 4,
        Effect::ScrapRow { max, .. } => i32::from(max) * v.scrap_row,
        Effect::DestroyBase { .. } => v.destroy_base,
        Effect::AcquireShip { .. } => v.acquire_free,
        Effect::TopdeckNext => v.topdeck_next,
        Effect::CopyShip => v.copy_ship,
        Effect::Choose { first, n } => {
            let branches = (first.0..first.0.saturating_add(n)).map(|list| list_worth(content, List(list)));
            branches.max().unwrap_or_default()
        }
        Effect::WhenBases { then, .. } => list_worth(content, then) / 2,
        Effect::PerPlayed { then, .. } => 2 * list_worth(content, then),
    }
}
