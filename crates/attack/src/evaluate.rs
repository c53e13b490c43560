//! How good a position is, in thousandths of a win: tokens first, then tiles, worth and threats.

use crate::action::Action;
use crate::board::Direction;
use crate::coin::{Coin, Trait};
use crate::content::{AttackContent, Gear};
use crate::layout::Layout;
use crate::motion::Ahead;
use crate::state::{Attack, Stage};
use evaluation::Evaluate;
use kernel::{Edition, Events, Fate, Game, Observed, Seat};
use terms::TERMS;

mod outlook;
mod terms;

/// Quiet rounds after which nobody grows more eager.
const MOST_EAGER: u16 = 20;
/// What a cadet may throw away where flags decide, in thousandths of a win.
const CTF_SLACK: i32 = 8;
/// So many reactions are all worth a thought.
const FEW: usize = 64;
/// More answers than a window and what follows it can take.
const MOST_PASSES: usize = 64;

impl Evaluate for Attack {
    const POLICIES: &'static [&'static str] = crate::policy::NAMES;

    fn policy(seen: &Observed<'_, Self>, which: usize) -> Option<Action> {
        crate::policy::decide(seen, which)
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        let passed;
        let world = if self.in_round() {
            passed = self.all_passed();
            &passed
        } else {
            self
        };
        world.outcome().map_or_else(|| world.share(seat), |outcome| outcome.worth(seat))
    }

    /// In Capture the Flag one step of a flag is worth little by itself; who lets so much go never gets home.
    fn tolerance(&self) -> [i32; 2] {
        if self.terms.mode.is_ctf() { [CTF_SLACK, 0] } else { Self::EFFORT.tolerance }
    }

    fn features(&self, seat: Seat, out: &mut Vec<f64>) {
        let rivals = self.all().filter(|&other| other != seat && !self.are_mates(seat, other));
        let Some(rival) = rivals.max_by_key(|&other| self.side_worth(other)) else { return };
        let (mine, theirs) = (terms::of_side(self, seat), terms::of_side(self, rival));
        let both = f64::from(self.side_worth(seat) + self.side_worth(rival) + 120);
        out.extend(mine.iter().zip(theirs).map(|(mine, theirs)| f64::from(mine - theirs) * 1000.0 / both));
    }

    fn feature_names(_: Edition<AttackContent>) -> Vec<String> {
        TERMS.iter().map(|(name, _)| (*name).to_owned()).collect()
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let first = out.len();
        self.actions(seat, out);
        let listed = out.split_off(first);
        out.extend(listed.iter().filter(|action| self.is_sensible(seat, **action, listed.len())));
        if out.len() == first {
            out.extend(listed);
        }
    }
}

impl Attack {
    /// This world when all have passed in the windows that are open: a course is judged by where it ends, a shot by
    /// what it hits.
    fn all_passed(&self) -> Attack {
        let (mut world, mut fate, mut events) = (self.clone(), Fate::quick(0), Events::dropped());
        for _ in 0..MOST_PASSES {
            let owing = world.round.owed().first().filter(|_| matches!(world.stage, Stage::Window(_)));
            let Some(seat) = owing else { break };
            world.perform(seat, Action::Pass, &mut fate, &mut events);
        }
        world
    }

    /// Her share of what all sides have, in thousandths.
    fn share(&self, seat: Seat) -> i32 {
        let terms = terms::of_side(self, seat);
        let mine = terms::worth(terms) + self.eagerness(terms);
        let theirs = self.rivals(seat);
        if self.terms.mode.is_ctf() {
            // Ships come back, so what both sides have in all says nothing; the lead does.
            return evaluation::chance(i64::from(mine - theirs) / 2);
        }
        let share = 1000 * (mine + 60) / (mine + theirs + 120).max(1);
        share.clamp(5, 995)
    }

    /// What chances to strike are worth to her on top, the more the longer nothing has happened (AT-Z1): two captains
    /// who wait for each other would wait for ever.
    fn eagerness(&self, terms: [i32; TERMS.len()]) -> i32 {
        let chances = terms[6] * 10 + terms[13] * 15 + terms[14] / 4;
        i32::from(self.tally.quiet.min(MOST_EAGER)) * chances
    }

    /// A captain's worth with her teammate's and their flags.
    fn side_worth(&self, seat: Seat) -> i32 {
        terms::worth(terms::of_side(self, seat))
    }

    /// The strongest rival counts most, the others a little.
    fn rivals(&self, seat: Seat) -> i32 {
        if self.terms.mode.is_team() {
            let rival = self.all().find(|&other| other != seat && !self.are_mates(seat, other));
            return rival.map_or(0, |rival| self.side_worth(rival));
        }
        let others = self.all().filter(|&other| other != seat).map(|other| self.side_worth(other));
        let (best, sum) = others.fold((0, 0), |(best, sum), worth| (best.max(worth), sum + worth));
        (2 * best + sum) / 3 + (sum - best) / 4
    }

    /// Whether one of so many answers is worth a thought.
    fn is_sensible(&self, seat: Seat, action: Action, listed: usize) -> bool {
        let few = listed <= FEW;
        match action {
            // How a rival's power is laid is another matter.
            Action::Assign(layout) => self.rewired().is_some() || is_sensible(layout),
            // Without a token lost every roll fails (AT-G11).
            Action::Array => !self.ship(seat).lost.is_empty(),
            // Not the thousand squares of a wormhole: those where the moved ship is shot at, or safe, matter; a
            // coarse grid of the others will do.
            Action::Wormhole(_, square, steps) => {
                few || (steps.get() == 0 && (square.column() + square.row()) % 4 == 0)
            }
            Action::Dictate(_, speed, steps) => few || (steps.get() == 0 && matches!(speed.get(), 0 | 1 | 5 | 10)),
            Action::Course(way) => self.stays_on_map(seat, way),
            Action::Emp => self.has_rival_in_burst(seat),
            _ => true,
        }
    }

    /// Leaving the map costs the turn and the speed (AT-J8). Along a row a ship always stays on it.
    fn stays_on_map(&self, seat: Seat, way: Direction) -> bool {
        let Some(from) = self.ship(seat).square() else { return true };
        self.path(seat, from, way, self.steps_left()).ahead != Ahead::Edge
    }

    /// No burst where no rival is inside it (AT-Q51), and none that strikes a mate alone.
    fn has_rival_in_burst(&self, seat: Seat) -> bool {
        let radius = self.edition.gear[Gear::Emp].strike().and_then(|strike| strike.radius).unwrap_or(0);
        self.in_area(seat, radius).iter().any(|other| self.are_rivals(seat, other))
    }

    /// Whether a course runs into something: what a cautious bot looks at first.
    pub fn is_safe_course(&self, seat: Seat, way: Direction) -> bool {
        let ship = self.ship(seat);
        ship.square().is_some_and(|from| self.path(seat, from, way, ship.speed).ahead == Ahead::Clear)
    }
}

/// Neither Armaments nor Shields is the weakest of a full tile, and the best token works.
fn is_sensible(layout: Layout) -> bool {
    let value = |on: Trait| layout.token(on).map_or(0, Coin::value);
    let best = Trait::ALL.into_iter().map(value).max().unwrap_or(0);
    let useful = layout.token(Trait::Equipment).is_none_or(|coin| coin != Coin::Three);
    let strong = value(Trait::Armaments).max(value(Trait::Shields)).max(value(Trait::Equipment)) == best;
    layout.coins().len() < 4 || (useful && strong && value(Trait::Shields) >= 2 && value(Trait::Armaments) >= 2)
}
