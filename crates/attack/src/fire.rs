//! Range and attacks (AT-F1 to AT-F9, AT-G24 to AT-G30).

use crate::board::{Edges, Square};
use crate::coin::Trait;
use crate::content::{Arms, Gear, Node, OnHit, PLAIN_ATTACK, Strike, Window};
use crate::event::Deed;
use crate::state::{Attack, Frame, Shot, Stage};
use crate::turn::Log;
use kernel::{Fate, Seat, SeatSet};

/// The nearest marks on a line either way from a place, itself left out; where it wraps, the
/// search goes on from the other end.
#[inline]
fn nearest(line: u32, from: u8, wraps: bool) -> u32 {
    let lowest = |marks: u32| marks & marks.wrapping_neg();
    let highest = |marks: u32| (1u32 << (31 - marks.leading_zeros().min(31))) & marks;
    let here = 1u32 << from;
    let (below, above) = (line & (here - 1), line & !(here | (here - 1)));
    let up = if above == 0 && wraps { lowest(below) } else { lowest(above) };
    let down = if below == 0 && wraps { highest(above) } else { highest(below) };
    up | down
}

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
    pub(crate) fn open_fire(&mut self, seat: Seat, gear: Option<Gear>, target: Option<Seat>, events: &mut Log) -> bool {
        self.shot = Some(Shot { gear, target });
        if self.targets().is_empty() {
            self.shot = None;
            return false;
        }
        if let Some(target) = target {
            events.push(|| Deed::Attacked { seat, target }.into());
        }
        self.stage = Stage::Window(Window::Firefight);
        true
    }

    /// AT-F7.
    pub(crate) fn resolve_fire(&mut self, events: &mut Log) {
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
            events.push(|| Deed::Fired { seat, target, arms, shields }.into());
            if arms >= shields {
                self.hit(target, strike.on_hit, events);
            }
        }
        self.stage = Stage::AfterFire;
    }

    fn hit(&mut self, target: Seat, on_hit: OnHit, events: &mut Log) {
        match on_hit {
            OnHit::Damage => self.owe(Frame::Damage(target)),
            OnHit::Disable => {
                self.ships[target].struck = true;
                let by = self.blow_on(target);
                events.push(|| Deed::Disabled { seat: target, by }.into());
            }
        }
    }

    /// What follows an attack: the rest of its equipment's effect, or the end of the turn (AT-F8).
    pub(crate) fn after_fire(&mut self, fate: &mut Fate, events: &mut Log) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Direction;
    use crate::state::Berth;
    use kernel::{Edition, Entry, Game, Label, Options};

    /// AT-F1 step by step: the first ship on each way, where no force field of another stands before it.
    fn walked(game: &Attack, seat: Seat, from: Square) -> SeatSet {
        let others = || game.fleet().filter(move |&(other, _)| other != seat);
        let mut met = SeatSet::EMPTY;
        for way in Direction::ALL {
            let mut at = from.step(way, game.edges());
            while let Some(square) = at.filter(|&square| square != from) {
                met |= others().filter(|(_, ship)| ship.square() == Some(square)).map(|(other, _)| other).collect();
                let stands = others().any(|(_, ship)| ship.square() == Some(square) || ship.field == Some(square));
                at = if stands { None } else { square.step(way, game.edges()) };
            }
        }
        met
    }

    /// AT-F1, AT-F2, AT-J7: the masks find what walking finds, with ships and force fields anywhere.
    #[test]
    fn range_is_what_walking_finds() {
        let mut pick = Fate::quick(8);
        for (format, players) in [("arena", 2), ("arena", 3), ("arena", 4), ("ctf", 4)] {
            let setup = Attack::settings(&Options::new(format, players)).unwrap();
            let mut game = Attack::start(&setup, Edition::built_in().unwrap(), &mut Fate::quick(1)).unwrap();
            for _ in 0..2000 {
                let mut square =
                    || Square::at(pick.below(Label::new("column"), 8) as u8, pick.below(Label::new("row"), 10) as u8);
                for seat in Seat::all(players) {
                    let (berth, field) = (square(), square());
                    game.ships[seat].berth = if berth.row() == 9 { Berth::Destroyed } else { Berth::At(berth) };
                    game.ships[seat].field = Some(field).filter(|field| field.column() < 3);
                }
                let free = |from: &Square| {
                    game.fleet().all(|(seat, ship)| seat == Seat::new(0) || ship.square() != Some(*from))
                };
                // No two ships share a square (AT-Y5).
                let from = Some(square()).filter(free);
                let Some(from) = from else { continue };
                assert_eq!(
                    game.in_range_from(Seat::new(0), from),
                    walked(&game, Seat::new(0), from),
                    "{format} {from:?} {game:?}"
                );
            }
        }
    }
}
