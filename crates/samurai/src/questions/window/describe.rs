//! The choices of a turn in words.

use crate::action::{Order, card_name, order_word, unit_name};
use crate::effects::Effect;
use crate::effects::data::Yes;
use crate::questions::SwapMarkers;
use crate::state::Samurai;
use crate::text;
use crate::words::anchor;
use kernel::Described;

pub(super) fn order(game: &Samurai, marker: u8, order: Order) -> Described {
    let name = &game.edition.orders[order as usize];
    Described::new(format!("Place your {} on {name}.", marker + 1))
        .click(format!("marker/{}", marker + 1))
        .click(format!("order/{}", order_word(order)))
}

pub(super) fn play(game: &Samurai, swap: SwapMarkers, kind: u8) -> Described {
    let name = card_name(game, kind);
    let described = Described::new(format!("Play {name}."))
        .click(anchor("hand", name))
        .preview(text::card_sentence(&game.edition, kind));
    let swaps = game.edition.run(game.edition.card(kind).effects).contains(&Effect::SwapOrders(Yes));
    let nothing = swaps && swap.pairs(game).is_empty();
    if nothing { described.warn("There is nothing to exchange now.") } else { described }
}

/// A free order names what has it and what it costs: "this unit" alone tells nobody which.
pub(super) fn free(game: &Samurai, source: u8) -> Described {
    let Some(order) = game.free_order(source) else { return Described::new("No such free order.") };
    let attached = if source < 4 { None } else { game.attached.get(source as usize - 4) };
    let whose = match attached {
        Some(card) => card_name(game, card.kind),
        None => unit_name(game, game.slot_unit(game.active, source as usize)),
    };
    let described = Described::new(text::free_order_use(&game.edition, order, whose))
        .click(anchor("free", &order.name))
        .preview(text::effects(&game.edition, order.effects).replace("this unit", whose));
    match attached {
        Some(card) => described.click(format!("location/{}", card.location + 1)),
        None => described,
    }
}

pub(super) fn end(game: &Samurai) -> Described {
    let described = Described::new("End your turn.").click("end");
    let unused = game.usable_sources().filter_map(|source| game.free_order(source)).any(|order| order.once);
    if unused { described.warn("A free order is still open to you.") } else { described }
}
