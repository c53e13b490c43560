//! How good a position is, in thousandths of a win: tokens first, then tiles, worth and threats.

use crate::action::Action;
use crate::board::Direction;
use crate::coin::{Coin, Trait};
use crate::content::Window;
use crate::layout::Layout;
use crate::motion::Ahead;
use crate::question::Question;
use crate::state::{Attack, Berth, Flag, Frame, Stage};
use kernel::{Evaluate, Game, Observed, Seat};

impl Evaluate for Attack {
    const POLICIES: &'static [&'static str] = crate::policy::NAMES;

    fn policy(seen: &Observed<'_, Self>, which: usize) -> Option<Action> {
        crate::policy::decide(seen, which)
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        if let Some(outcome) = self.outcome() {
            return outcome.worth(seat);
        }
        let mine = self.side_worth(seat);
        let theirs = self.rivals(seat);
        let share = 1000 * (mine + 60) / (mine + theirs + 120).max(1);
        share.clamp(5, 995)
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.question() {
            Some(Question::FirstPower | Question::Start | Question::Assign | Question::Repower) => {
                self.sensible_power(seat, out);
            }
            Some(Question::Reaction(_)) if self.terms.powers => self.sensible_reactions(seat, out),
            _ => self.offer(seat, out),
        }
    }
}

impl Attack {
    /// One ship's worth: hits it can take, power, and how it stands.
    fn ship_worth(&self, seat: Seat) -> i32 {
        let ship = self.ship(seat);
        match ship.berth {
            Berth::Destroyed | Berth::Left => return 0,
            Berth::Waiting(_) => return 250,
            _ => {}
        }
        let pool = ship.tile.pool();
        let mut worth = 100 + 100 * pool.len() as i32 + 40 * ship.tile.on_tile() as i32 + 5 * pool.sum() as i32;
        worth += 4 * i32::from(self.ram_total(seat));
        worth += 25 * self.in_range(seat).len() as i32;
        worth -= self.exposure(seat);
        worth -= self.coming(seat);
        worth -= 60 * i32::from(ship.struck || ship.disabled);
        worth += 40 * i32::from(self.terms.powers && !ship.spent);
        let speed_off = i32::from(ship.speed) - 4;
        worth -= 2 * speed_off * speed_off;
        worth.max(1)
    }

    /// What has struck her and is not taken yet, and the shot that is on its way.
    fn coming(&self, seat: Seat) -> i32 {
        let blow = if self.ship(seat).tile.on_tile() == 0 { 1000 } else { 150 };
        let owed = |frame: &&Frame| matches!(frame, Frame::Damage(who) | Frame::Destroy(who) if *who == seat);
        let blows = self.frames.iter().filter(owed).count() as i32 * blow;
        let aimed = self.stage == Stage::Window(Window::Firefight) && self.targets().has(seat);
        let hits = self.value(self.active, Trait::Armaments) >= self.value(seat, Trait::Shields);
        let shot = match (aimed, hits) {
            (false, _) => 0,
            (true, true) => blow * 3 / 4,
            (true, false) => 15,
        };
        blows + shot
    }

    /// How much fire can reach her: those who have her in range now, the more the weaker she is.
    fn exposure(&self, seat: Seat) -> i32 {
        let shields = self.value(seat, Trait::Shields);
        let threats = self.all().filter(|&other| other != seat && self.in_range(other).has(seat));
        let bite = |other: Seat| if self.value(other, Trait::Armaments) >= shields { 40 } else { 12 };
        let frail = if self.ship(seat).tile.on_tile() == 0 { 3 } else { 1 };
        threats.map(bite).sum::<i32>() * frail
    }

    /// A captain's worth with her teammate's and their flags.
    fn side_worth(&self, seat: Seat) -> i32 {
        let mate = self.all().find(|&other| self.are_mates(seat, other));
        let worth = self.ship_worth(seat) + mate.map_or(0, |mate| self.ship_worth(mate));
        if self.terms.mode.is_ctf() { worth + self.flag_worth(self.team(seat)) } else { worth }
    }

    /// The strongest rival counts most, the others a little.
    fn rivals(&self, seat: Seat) -> i32 {
        if self.terms.mode.is_team() {
            let rival = self.all().find(|&other| other != seat && !self.are_mates(seat, other));
            return rival.map_or(0, |rival| self.side_worth(rival));
        }
        let others = self.all().filter(|&other| other != seat).map(|other| self.ship_worth(other));
        let (best, sum) = others.fold((0, 0), |(best, sum), worth| (best.max(worth), sum + worth));
        (2 * best + sum) / 3 + (sum - best) / 4
    }

    /// Capture the Flag: the enemy's flag on its way home, the own one safe.
    fn flag_worth(&self, team: usize) -> i32 {
        let home = self.home(team);
        let base = crate::setup::home_point(&self.edition, home).south_west();
        let mut worth = 0;
        if let Flag::With(carrier) = self.flags[1 - home]
            && self.team(carrier) == team
            && let Some(square) = self.ship(carrier).square()
        {
            let apart = square.columns_apart(base) + square.rows_apart(base, self.edges());
            worth += 500 - 25 * i32::from(apart);
        }
        if self.flags[home] == crate::setup::home_flag(&self.edition, home) {
            worth += 150;
        }
        worth
    }

    /// Layouts worth a thought: strong traits first, each piece of equipment once.
    fn sensible_power(&self, seat: Seat, out: &mut Vec<Action>) {
        let first = out.len();
        let mut listed = Vec::new();
        self.offer(seat, &mut listed);
        for &action in &listed {
            let keep = match action {
                Action::Assign(layout) => is_sensible(layout),
                _ => true,
            };
            if keep {
                out.push(action);
            }
        }
        if out.len() == first {
            out.extend(listed);
        }
    }

    /// Reactions without the thousand squares of a wormhole: those where the moved ship is shot
    /// at, or safe, matter; a coarse grid of the others will do.
    fn sensible_reactions(&self, seat: Seat, out: &mut Vec<Action>) {
        let mut listed = Vec::new();
        self.offer(seat, &mut listed);
        let few = listed.len() <= 64;
        out.extend(listed.into_iter().filter(|action| match *action {
            Action::Wormhole(_, square, steps) => {
                few || (steps.get() == 0 && (square.column() + square.row()) % 4 == 0)
            }
            Action::Dictate(_, speed, steps) => few || (steps.get() == 0 && matches!(speed.get(), 0 | 1 | 5 | 10)),
            _ => true,
        }));
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
