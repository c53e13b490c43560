//! One short function an atom: equipment (AT-G4 to AT-G30) and special powers (AT-B4 to AT-B10).

use crate::action::{Action, seat_of};
use crate::board::Square;
use crate::coin::{Coin, Drawn, Trait};
use crate::content::{Atom, Gear, Window};
use crate::event::{Deed, Heard, How};
use crate::layout::Layout;
use crate::questions::{Facing, Rewire};
use crate::state::{Attack, Berth, Resume, Stage};
use crate::tile::EVERYONE;
use kernel::{Fate, Label, Seat, SeatSet, Secret};

/// Whether an effect runs on or waits for the turn to come back to it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    On,
    Waits,
}

impl Attack {
    /// Carries a reaction out; its steps come first (AT-W7, AT-W15).
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, fate: &mut Fate, events: &mut Heard) {
        self.make_steps(action.steps(), events);
        match action {
            Action::Capacitor(_) => self.use_gear(seat, Gear::Capacitor, action, fate, events),
            Action::Field(_) => self.use_gear(seat, Gear::Field, action, fate, events),
            Action::Rewire(target) => self.rewire(seat, seat_of(target), events),
            Action::Dictate(target, speed, _) => self.dictate(seat, seat_of(target), speed.get(), events),
            Action::Wormhole(target, square, _) => self.wormhole(seat, seat_of(target), square, events),
            _ => {}
        }
    }

    /// Uses a piece of equipment (AT-G4).
    #[inline(never)]
    pub(crate) fn use_gear(&mut self, seat: Seat, gear: Gear, action: Action, fate: &mut Fate, events: &mut Heard) {
        self.ships[seat].used |= gear.bit();
        events.push(|| Deed::Used { seat, gear: gear.into() }.into());
        self.run_gear(seat, Resume { gear, at: 0 }, action, fate, events);
        self.note(seat);
    }

    /// Runs a piece's atoms from one of them on.
    pub(crate) fn run_gear(&mut self, seat: Seat, from: Resume, action: Action, fate: &mut Fate, events: &mut Heard) {
        let atoms = &self.edition.content().gear[from.gear].atoms;
        for (at, &atom) in atoms.iter().enumerate().skip(usize::from(from.at)) {
            if self.run_atom(seat, atom, (from.gear, action), fate, events) == Flow::Waits {
                self.resume = Some(Resume { gear: from.gear, at: at as u8 + 1 });
                return;
            }
        }
    }

    fn run_atom(
        &mut self,
        seat: Seat,
        atom: Atom,
        (gear, action): (Gear, Action),
        fate: &mut Fate,
        events: &mut Heard,
    ) -> Flow {
        match (atom, action) {
            (Atom::Reveal(on), _) => self.show_trait(seat, on, events),
            (Atom::RollRepair, _) => self.roll_array(seat, fate, events),
            (Atom::SwapModifier { out, into }, _) => self.swap_modifier(seat, out, into, events),
            (Atom::RunPhase, _) => return self.run_phase(),
            (Atom::LockEquipment, _) => self.lock(seat),
            (Atom::EndTurn, _) => self.stage = Stage::TurnEnd,
            (Atom::DeployField, Action::Field(square)) => self.deploy_field(seat, square, events),
            (Atom::Repair, Action::Nanobots(coin, on)) => self.repair(seat, coin, on, events),
            (Atom::Attack(_), Action::Laser(target)) => {
                return self.strike_with(seat, gear, Some(seat_of(target)), events);
            }
            (Atom::Attack(_), _) => return self.strike_with(seat, gear, None, events),
            (Atom::Boost, Action::Capacitor(on)) => self.boost(seat, on, events),
            _ => {}
        }
        Flow::On
    }

    /// AT-G18.
    fn lock(&mut self, seat: Seat) {
        self.ships[seat].locked = true;
        self.note(seat);
    }

    fn run_phase(&mut self) -> Flow {
        self.stage = Stage::Assign;
        Flow::Waits
    }

    fn strike_with(&mut self, seat: Seat, gear: Gear, target: Option<Seat>, events: &mut Heard) -> Flow {
        if self.open_fire(seat, Some(gear), target, events) { Flow::Waits } else { Flow::On }
    }

    /// AT-G7, AT-G8: a lost token with that face comes back; a miss scrambles (AT-G10).
    pub(crate) fn roll_array(&mut self, seat: Seat, fate: &mut Fate, events: &mut Heard) {
        let face = fate.below(Label::new("die"), 6) as u8;
        let found = Coin::of_face(face).filter(|&coin| self.ships[seat].lost.has(coin));
        events.push(|| Deed::Rolled { seat, face, recovered: found.is_some() }.into());
        match found {
            Some(coin) => {
                let ship = &mut self.ships[seat];
                ship.lost.remove(coin);
                ship.tile.add_reserve(Secret::new(coin, EVERYONE));
                self.note(seat);
                self.stage = Stage::Roll;
            }
            None => {
                self.scramble(seat, fate, events);
                self.stage = Stage::TurnEnd;
            }
        }
    }

    /// AT-G10, AT-Q40: the pool falls on the traits at random, every filling as likely.
    fn scramble(&mut self, seat: Seat, fate: &mut Fate, events: &mut Heard) {
        let coins = self.to_place(seat);
        let mut drawn: kernel::ArrayVec<Drawn, 6> = coins.iter().map(|coin| Drawn(Some(coin))).collect();
        while drawn.len() < 4 {
            drawn.push(Drawn(None));
        }
        fate.shuffle(Label::new("scramble"), &mut drawn);
        let dealt = Trait::ALL.into_iter().zip(&drawn).filter_map(|(on, drawn)| drawn.0.map(|coin| (on, coin)));
        let layout = dealt.fold(Layout::EMPTY, |layout, (on, coin)| layout.with(on, coin));
        self.lay_power(seat, layout, How::Scrambled, SeatSet::of(seat), events);
    }

    /// AT-G14.
    fn swap_modifier(&mut self, seat: Seat, out: Coin, into: Coin, events: &mut Heard) {
        let ship = &mut self.ships[seat];
        if ship.tile.take(Trait::Equipment).is_some() {
            ship.modifier = out;
            ship.tile.add_reserve(Secret::new(into, EVERYONE));
        }
        events.push(|| Deed::Swapped { seat, out, into }.into());
    }

    /// AT-G20: not Damage; the token is not lost and not in the pool.
    fn deploy_field(&mut self, seat: Seat, square: Square, events: &mut Heard) {
        let ship = &mut self.ships[seat];
        if ship.tile.take(Trait::Equipment).is_some() {
            ship.field = Some(square);
        }
        events.push(|| Deed::Deployed { seat, square }.into());
    }

    /// AT-G23: known to all although suit side up.
    fn repair(&mut self, seat: Seat, coin: Coin, on: Trait, events: &mut Heard) {
        let ship = &mut self.ships[seat];
        ship.lost.remove(coin);
        ship.tile.put(on, Secret::new(coin, EVERYONE));
        events.push(|| Deed::Repaired { seat, coin, on }.into());
    }

    /// AT-G28.
    fn boost(&mut self, seat: Seat, on: Trait, events: &mut Heard) {
        let tile = &mut self.ships[seat].tile;
        if let Some(token) = tile.take(Trait::Equipment) {
            tile.boost(on, token.value());
        }
        events.push(|| Deed::Boosted { seat, on }.into());
    }

    /// AT-B4 to AT-B6: Red sees the pool, then must lay it.
    fn rewire(&mut self, seat: Seat, target: Seat, events: &mut Heard) {
        self.ships[seat].spent = true;
        events.push(|| Deed::Rewiring { seat, target }.into());
        self.ships[target].tile.show_all(seat, events);
        self.owe(Rewire { by: seat, target });
    }

    /// AT-B7.
    fn dictate(&mut self, seat: Seat, target: Seat, speed: u8, events: &mut Heard) {
        self.ships[seat].spent = true;
        self.ships[target].speed = speed;
        events.push(|| Deed::Dictated { seat, target, speed }.into());
    }

    /// AT-B9, AT-B10: the moving ship's captain chooses a new direction for the steps left.
    fn wormhole(&mut self, seat: Seat, target: Seat, to: Square, events: &mut Heard) {
        self.ships[seat].spent = true;
        self.ships[target].berth = Berth::At(to);
        events.push(|| Deed::Wormholed { seat, target, to }.into());
        let moving = matches!(self.stage, Stage::Window(Window::UnderWay | Window::Impact));
        if moving && target == self.active && self.steps_left() > 0 {
            self.owe(Facing);
        }
    }
}
