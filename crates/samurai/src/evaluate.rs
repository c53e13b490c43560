//! How good a position is, by the heuristics of RULES.md section 7.

use crate::action::{Action, Answer};
use crate::content::Content;
use crate::state::{NONE, Samurai};
use evaluation::{Effort, Evaluate};
use kernel::{Edition, Game, Observed, Seat};
use terms::TERMS;
pub(crate) use terms::moving;

mod terms;

impl Evaluate for Samurai {
    const EFFORT: Effort = Effort { playouts: [12, 25, 1500], ..Effort::USUAL };

    fn evaluate(&self, seat: Seat) -> i32 {
        if let Some(outcome) = self.outcome() {
            return outcome.worth(seat);
        }
        let best = self.opponents(seat).iter().map(|other| worth(self, other)).max().unwrap_or_default();
        let scale = scale(self);
        let lead = (worth(self, seat) - best).clamp(-40 * scale, 40 * scale);
        500 + lead * 500 / (lead.abs() + scale)
    }

    /// Each term in honor as it is weighed now, so a fit that agrees gives all the same weight.
    fn features(&self, seat: Seat, out: &mut Vec<f64>) {
        let Some(rival) = self.opponents(seat).iter().max_by_key(|&other| worth(self, other)) else { return };
        let (mine, theirs) = (terms::of(self, seat), terms::of(self, rival));
        let near = 10.0 / f64::from(scale(self));
        let leads = mine.iter().zip(theirs).zip(TERMS).map(|((mine, theirs), (_, weight))| (mine - theirs) * weight);
        out.extend(leads.map(|lead| f64::from(lead) * near));
    }

    fn feature_names(_: Edition<Content>) -> Vec<String> {
        TERMS.iter().map(|(name, _)| (*name).to_owned()).collect()
    }

    /// What is there to take is taken whole.
    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let start = out.len();
        self.actions(seat, out);
        if let Action::Answer(Answer::Take(most)) = self.fallback(seat)
            && most.get() > 0
        {
            let less = |action: &Action| matches!(action, Action::Answer(Answer::Take(n)) if n.get() < most.get());
            let mut at = 0;
            out.retain(|action| {
                at += 1;
                at <= start || !less(action)
            });
        }
    }

    fn aside(seen: &Observed<'_, Self>) -> Option<Action> {
        crate::trade::bargain::aside(seen)
    }

    /// Mechs by the unit's number; claimed locations, great clans and played cards in their
    /// hundreds.
    fn taken(&self, seat: Seat, out: &mut Vec<u16>) {
        let player = self.player(seat);
        out.extend(player.mechs.iter().filter(|&&mech| mech != NONE).map(|&mech| u16::from(mech)));
        out.extend((0..16).filter(|at| player.claimed >> at & 1 == 1).map(|at| LOCATIONS + at));
        out.push(CLANS + u16::from(self.clans[seat.index()]));
        if let Some((kind, _)) = self.in_play.filter(|&(_, owner)| owner == seat) {
            out.push(CARDS + u16::from(kind));
        }
    }

    fn taken_name(edition: Edition<Content>, id: u16) -> Option<(&'static str, String)> {
        let (content, at) = (edition.content(), usize::from(id % 100));
        match id / 100 * 100 {
            0 if at >= 2 => Some(("mech", content.units.get(at)?.name.clone())),
            LOCATIONS => Some(("location", content.locations.get(at)?.name.clone())),
            CLANS => Some(("great clan", content.great_clans.get(at)?.name.clone())),
            CARDS => Some(("card that asks", content.actions.get(at)?.name.clone())),
            _ => None,
        }
    }
}

/// The first numbers of each group in balance reports.
const LOCATIONS: u16 = 100;
const CLANS: u16 = 200;
const CARDS: u16 = 300;

/// A seat's prospects, in hundredths of honor.
pub(crate) fn worth(game: &Samurai, seat: Seat) -> i32 {
    terms::of(game, seat).iter().zip(TERMS).map(|(n, (_, weight))| n * weight).sum()
}

/// A lead of about 12 honor a round left is nearly won; steeper toward the end.
fn scale(game: &Samurai) -> i32 {
    let rounds = i32::from(game.edition.table(game.seats).rounds);
    4_00 + 3_00 * (rounds - i32::from(game.round) + 1)
}

/// What effects in mid-air still promise: without it every order would look like a marker lost.
fn pending(game: &Samurai, seat: Seat) -> i32 {
    let committed = 110 * game.battle.committed[seat.index()].len() as i32;
    let mine = game.stack.iter().filter(|frame| frame.asked(game) == Some(seat));
    committed + mine.map(|frame| frame.hopes(game, seat)).sum::<i32>()
}

/// What drawing so many cards may bring.
pub(crate) fn drawing(game: &Samurai, seat: Seat, n: i32) -> i32 {
    let room = 5_usize.saturating_sub(game.player(seat).hand.len()) as i32;
    65 * n.min(room) + 15 * (n - room).max(0)
}
