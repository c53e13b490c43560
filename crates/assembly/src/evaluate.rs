//! How good a position is, in votes turned into a chance to win (RULES.md section 7).

use crate::card::Card;
use crate::content::Content;
use crate::state::{Assembly, other};
use evaluation::{Effort, Evaluate};
use kernel::{Edition, Game, Seat};
use terms::TERMS;

mod terms;

impl Evaluate for Assembly {
    const EFFORT: Effort = Effort { playouts: [10, 40, 1500], ..Effort::USUAL };

    fn evaluate(&self, seat: Seat) -> i32 {
        if let Some(outcome) = self.outcome() {
            return outcome.worth(seat);
        }
        let lead = leads(self, seat).into_iter().zip(TERMS).map(|(lead, (_, weight))| i64::from(lead) * weight);
        evaluation::chance(lead.sum())
    }

    fn features(&self, seat: Seat, out: &mut Vec<f64>) {
        out.extend(leads(self, seat).map(f64::from));
    }

    fn feature_names(_: Edition<Content>) -> Vec<String> {
        TERMS.iter().map(|(name, _)| (*name).to_owned()).collect()
    }

    /// Captains by the card's number, ships a hundred above.
    fn taken(&self, seat: Seat, out: &mut Vec<u16>) {
        let side = self.side(seat);
        out.extend(side.captains.iter().map(|card| card.index() as u16));
        out.extend(side.fleet.iter().map(|card| SHIPS + card.index() as u16));
    }

    fn taken_name(edition: Edition<Content>, id: u16) -> Option<(&'static str, String)> {
        let name = |index: u16| Some(edition.content().name(Card::checked(index.into())?));
        match id.checked_sub(SHIPS) {
            Some(ship) => Some(("ship", name(ship)?.ship.clone())),
            None => Some(("captain", name(id)?.captain.clone())),
        }
    }
}

/// The first number of a ship in balance reports.
const SHIPS: u16 = 100;

/// How much more a seat has than the other, term by term.
fn leads(game: &Assembly, seat: Seat) -> [i32; TERMS.len()] {
    let (mine, theirs) = (terms::of(game, seat), terms::of(game, other(seat)));
    std::array::from_fn(|at| mine[at] - theirs[at])
}
