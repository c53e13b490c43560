//! Small questions to a written effect.

use super::file::{Effect, Scrap, Zone};

/// How many atoms an effect names; exactly one is right.
pub(crate) fn atoms(e: &Effect) -> usize {
    let keys = [
        e.trade.is_some(),
        e.combat.is_some(),
        e.authority.is_some(),
        e.draw.is_some(),
        e.force_discard.is_some(),
        e.scrap.is_some(),
        e.discard.is_some(),
        e.scrap_row.is_some(),
        e.destroy_base.is_some(),
        e.acquire.is_some(),
        e.topdeck_next.is_some(),
        e.copy_ship.is_some(),
        e.choose.is_some(),
        e.when.is_some(),
        e.per.is_some(),
    ];
    keys.into_iter().filter(|&named| named).count()
}

/// The fewest and the most of an atom that picks cards or a target.
pub(crate) fn few(e: &Effect) -> Option<(u8, u8)> {
    let cards = e.scrap.as_ref().map(|scrap| (scrap.min, scrap.max));
    let hand = e.discard.as_ref().map(|discard| (discard.min, discard.max));
    let row = e.scrap_row.as_ref().map(|few| (few.min, few.max));
    let base = e.destroy_base.as_ref().map(|least| (least.min, 1));
    let ship = e.acquire.as_ref().map(|acquire| (acquire.min, 1));
    let copy = e.copy_ship.as_ref().map(|least| (least.min, 1));
    cards.or(hand).or(row).or(base).or(ship).or(copy)
}

/// Whether cards may be scrapped from the hand, and from the Discard Pile.
pub(crate) fn zones(scrap: &Scrap) -> (bool, bool) {
    let hand = scrap.from.iter().any(|zone| matches!(zone, Zone::Hand));
    let pile = scrap.from.iter().any(|zone| matches!(zone, Zone::Discard));
    (hand, pile)
}
