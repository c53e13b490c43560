//! Range and attacks (AT-F1 to AT-F9, AT-G24 to AT-G30).

use crate::board::{Edges, Square};
use crate::coin::Trait;
use crate::content::{Arms, Gear, Node, OnHit, PLAIN_ATTACK, Strike, Window};
use crate::event::{Deed, Heard};
use crate::fast::nearest;
use crate::questions::Damage;
use crate::state::{Attack, Shot, Stage};
use crate::view::plans;
use kernel::{Fate, Seat, SeatSet};

impl Attack {
    /// The ships a captain has in range (AT-F1, AT-F2).
    pub(crate) fn in_range(&self, seat: Seat) -> SeatSet {
        let Some(from) = self.ships[seat].square() else { return SeatSet::EMPTY };
        self.in_range_from(seat, from)
    }

    /// The ships she would have in range from a square.
    pub(crate) fn in_range_from(&self, seat: Seat, from: Square) -> SeatSet {
        let mut lined = self.ships_in_line(from);
        lined.remove(seat);
        if lined.is_empty() {
            return lined;
        }
        let mut fields = self.fields_in_line(from);
        fields.remove(seat);
        // One ship alone in line has nothing before it but, perhaps, a force field.
        if fields.is_empty() && !lined.is_several() { lined } else { self.unscreened(seat, from, lined) }
    }

    /// The ships in line with nothing strictly between on one way at least. A ship on a force
    /// field is met, not hidden: the field is not strictly between.
    fn unscreened(&self, seat: Seat, from: Square, lined: SeatSet) -> SeatSet {
        let (row, column) = self.hindrances(seat, from);
        let row = nearest(row, from.column(), true);
        let column = nearest(column, from.row(), self.edges() == Edges::Torus);
        let met = |at: Square| at.on_row_of(from) & row | at.on_column_of(from) & column != 0;
        lined.iter().filter(|&other| self.ships[other].square().is_some_and(met)).collect()
    }

    /// The other ships within so many columns and rows (AT-G25).
    pub(crate) fn in_area(&self, seat: Seat, radius: u8) -> SeatSet {
        let Some(centre) = self.ships[seat].square() else { return SeatSet::EMPTY };
        let edges = self.edges();
        let near = |&other: &Seat| {
            let square = self.ships[other].square().filter(|_| other != seat);
            square.is_some_and(|at| at.columns_apart(centre) <= radius && at.rows_apart(centre, edges) <= radius)
        };
        self.all().filter(near).collect()
    }

    /// The particulars of the attack under way.
    pub(crate) fn strike(&self) -> Strike {
        let gear = self.shot.and_then(|shot| shot.gear);
        gear.and_then(|gear| self.edition.gear[gear].strike()).unwrap_or(PLAIN_ATTACK)
    }

    /// Whom the attack under way would be compared with now (AT-F9, AT-W8).
    pub(crate) fn targets(&self) -> SeatSet {
        let Some(shot) = self.shot else { return SeatSet::EMPTY };
        match (shot.target, self.strike().radius) {
            (Some(target), _) => self.in_range(self.active) & SeatSet::of(target),
            (None, Some(radius)) => self.in_area(self.active, radius),
            (None, None) => SeatSet::EMPTY,
        }
    }

    /// Begins an attack; `false` where nobody is there to be attacked (AT-Q51).
    pub(crate) fn open_fire(
        &mut self,
        seat: Seat,
        gear: Option<Gear>,
        target: Option<Seat>,
        events: &mut Heard,
    ) -> bool {
        self.shot = Some(Shot { gear, target });
        if self.targets().is_empty() {
            self.shot = None;
            return false;
        }
        if let Some(target) = target {
            events.push(|| Deed::Attacked { seat, target, line: plans::fire_line(self, seat, target) }.into());
        }
        self.stage = Stage::Window(Window::Firefight);
        true
    }

    /// AT-F7.
    pub(crate) fn resolve_fire(&mut self, events: &mut Heard) {
        let seat = self.active;
        let strike = self.strike();
        let arms = match strike.arms {
            Arms::Trait => self.value(seat, Trait::Armaments),
            Arms::Fixed(arms) => arms,
        };
        let targets = self.targets();
        if targets.is_empty() {
            events.push(|| Deed::Fizzled { seat }.into());
        }
        for target in targets.iter() {
            let shields = self.value(target, Trait::Shields);
            events.push(|| {
                let line = plans::fire_line(self, seat, target);
                Deed::Fired { seat, target, arms, shields, line }.into()
            });
            if arms >= shields {
                self.hit(target, strike.on_hit, events);
            }
        }
        self.stage = Stage::AfterFire;
    }

    fn hit(&mut self, target: Seat, on_hit: OnHit, events: &mut Heard) {
        match on_hit {
            OnHit::Damage => self.owe(Damage { seat: target }),
            OnHit::Disable => {
                self.ships[target].struck = true;
                let by = self.blow_on(target);
                events.push(|| Deed::Disabled { seat: target, by }.into());
            }
        }
    }

    /// What follows an attack: the rest of its equipment's effect, or the end of the turn (AT-F8).
    pub(crate) fn after_fire(&mut self, fate: &mut Fate, events: &mut Heard) {
        self.shot = None;
        let Some(resume) = self.resume.take() else {
            self.stage = Stage::TurnEnd;
            return;
        };
        self.run_gear(self.active, resume, crate::Action::Pass, fate, events);
        if self.stage == Stage::AfterFire {
            self.stage = Stage::Window(Window::PreFire);
        }
    }

    /// AT-W10: Phase 4 is passed over only where all can see that nothing can be done. Returns
    /// whether it is.
    pub(crate) fn begin_fire(&mut self) -> bool {
        let seat = self.active;
        let possible = |gear: &Gear| {
            self.is_publicly_possible(seat, *gear) && self.edition.content().gear[*gear].node == Node::Fire
        };
        let something = [Gear::Emp, Gear::Laser].iter().any(possible)
            || !self.in_range(seat).is_empty()
            || self.flags_in_reach(seat).next().is_some();
        self.stage = if something { Stage::Fire } else { Stage::TurnEnd };
        !something
    }
}
