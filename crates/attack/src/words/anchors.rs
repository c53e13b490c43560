//! What the choices of several questions share: clicks, warnings, previews.

use crate::action::Action;
use crate::content::Gear;
use crate::state::Attack;
use kernel::{Described, Seat};

/// A choice with a warning of the content's list, if there is one.
pub(crate) fn warned(game: &Attack, described: Described, warning: Option<&str>) -> Described {
    match warning {
        Some(id) => described.warn(game.edition.content().warning(id)),
        None => described,
    }
}

/// The use of a piece of equipment.
pub(crate) fn gear(game: &Attack, gear: Gear, sentence: &str) -> Described {
    let name = &game.edition.content().gear[gear].name;
    Described::new(sentence).click(format!("equipment/{}", name.to_ascii_lowercase().replace(' ', "-")))
}

/// The click on a ship.
pub(crate) fn ship(game: &Attack, seat: Seat) -> String {
    format!("ship/{}", game.colour_of(seat).id())
}

/// A ship put on a square.
pub(crate) fn put_ship(action: Action) -> Described {
    match action {
        Action::Place(square) => Described::new(format!("Put your ship on {square}")).click(format!("square/{square}")),
        _ => Described::default(),
    }
}

/// A roll of the Communications Array, with a warning where nothing can come back.
pub(crate) fn repair_chance(game: &Attack, seat: Seat, described: Described, warning: &str) -> Described {
    let lost = game.ship(seat).lost.len();
    let described = described.preview(format!("{lost} of 6 faces bring a token back"));
    warned(game, described, (lost == 0).then_some(warning))
}
