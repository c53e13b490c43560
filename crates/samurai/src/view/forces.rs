//! Figures as a client draws them: equal ones together, with what they are and carry.

use crate::action::{figure_name, unit_name};
use crate::state::{CARRIER, FIGHTERS, FIGURES, Phase, Place, Samurai};
use kernel::Seat;
use serde::Serialize;

/// Equal figures of one player at one place.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ts_rs::TS)]
pub struct ForceView {
    /// As notation and anchors name them, e.g. `fighter+1`.
    pub name: String,
    /// The unit's name.
    pub unit: String,
    /// `fighter`, `carrier` or `mech`.
    pub kind: &'static str,
    /// How many.
    pub count: u8,
    /// Wealth tokens on each.
    pub tokens: u8,
    /// Power of each, where it stands.
    pub power: i16,
    /// Whether it has moved already, or is marked to stay.
    pub marked: bool,
}

/// A player's figures at a place: mechs first, and mechs only once they are revealed.
pub(crate) fn forces(game: &Samurai, seat: Seat, place: Place) -> Vec<ForceView> {
    let hidden = game.phase == Phase::Draft;
    // A game that ends in its draft leaves mechs that nobody kept.
    let kept = |at: usize| usize::from(game.unit_of(seat, at)) < game.edition.units.len();
    let shown = (0..FIGURES).rev().filter(|&at| at <= CARRIER || (!hidden && kept(at)));
    let mut found: Vec<ForceView> = Vec::new();
    for at in shown.filter(|&at| game.player(seat).figures[at].place() == place) {
        let one = force(game, seat, at);
        match found.iter_mut().find(|had| had.name == one.name && had.marked == one.marked) {
            Some(had) => had.count += 1,
            None => found.push(one),
        }
    }
    found
}

fn force(game: &Samurai, seat: Seat, at: usize) -> ForceView {
    let shape = game.player(seat).figures[at];
    let kind = if at < FIGHTERS {
        "fighter"
    } else if at == CARRIER {
        "carrier"
    } else {
        "mech"
    };
    ForceView {
        name: figure_name(game, seat, at),
        unit: unit_name(game, game.unit_of(seat, at)).to_owned(),
        kind,
        count: 1,
        tokens: shape.tokens(),
        power: game.power(seat, at),
        marked: shape.is_marked(),
    }
}
