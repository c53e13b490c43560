//! What a captain is offered: the answers to what she owes, and what a timeout plays.

use crate::action::{Action, captain};
use crate::board::{Direction, ROWS, Square};
use crate::coin::{Coin, Trait};
use crate::content::{Atom, Gear, Node, Window};
use crate::layout::{Layout, assignments, is_assignment};
use crate::motion::Ahead;
use crate::question::Question;
use crate::state::{Attack, Stage};
use kernel::{Seat, Upto};

/// The order in which a timeout lays tokens.
const TIMEOUT_ORDER: [Trait; 4] = [Trait::Armaments, Trait::Shields, Trait::Engines, Trait::Equipment];

/// The four courses.
const COURSES: [Action; 4] = [
    Action::Course(Direction::N),
    Action::Course(Direction::E),
    Action::Course(Direction::S),
    Action::Course(Direction::W),
];

/// The Capacitor token on each trait it may lie on (AT-G28).
const BOOSTS: [Action; 3] =
    [Action::Capacitor(Trait::Engines), Action::Capacitor(Trait::Armaments), Action::Capacitor(Trait::Shields)];

/// Every square to be placed on, column by column.
static PLACES: [Action; 80] = {
    let mut places = [Action::Pass; 80];
    let mut at = 0;
    while at < 80 {
        places[at] = Action::Place(Square::at(at as u8 / ROWS, at as u8 % ROWS));
        at += 1;
    }
    places
};

impl Attack {
    /// Adds the legal answers of a seat that owes one.
    #[inline]
    pub(crate) fn offer(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.in_round() {
            if self.owes_answer(seat) {
                self.offer_sealed(seat, out);
            }
            return;
        }
        if self.owner() != Some(seat) {
            return;
        }
        if self.frames.is_empty() {
            self.offer_in_turn(seat, out);
        } else if let Some(question) = self.question() {
            self.offer_duty(seat, question, out);
        }
    }

    /// The answers of a round: nearly all of them to a window.
    #[inline]
    fn offer_sealed(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.stage {
            Stage::Window(window) => self.offer_reactions(seat, window, out),
            _ => self.offer_power_of(seat, Question::FirstPower, out),
        }
    }

    /// The answers where nothing interrupts the turn: by its stage, without asking for the
    /// question first, which is what takes time in bulk play.
    #[inline]
    fn offer_in_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.stage {
            Stage::Start => self.offer_start(seat, out),
            Stage::Engine => self.offer_engine(seat, out),
            Stage::Course => out.extend_from_slice(&COURSES),
            Stage::Fire => self.offer_fire(seat, out),
            Stage::Roll => out.extend_from_slice(&[Action::Roll, Action::Stop]),
            Stage::Assign => out.extend_from_slice(assignments(self.to_place(seat))),
            Stage::Repower => self.offer_power_of(seat, Question::Repower, out),
            Stage::SetupPlace => self.offer_squares(seat, out),
            Stage::Return | Stage::Respawn => out.extend(self.return_squares(seat).map(Action::Place)),
            Stage::GiveUp => out.extend(self.ships[seat].tile.pool().iter().map(Action::GiveUp)),
            Stage::SetupPower | Stage::Window(_) | Stage::TurnStart | Stage::MoveDone => {}
            Stage::AfterFire | Stage::TurnEnd | Stage::Over => {}
        }
    }

    fn offer_duty(&self, seat: Seat, question: Question, out: &mut Vec<Action>) {
        match question {
            Question::Damage => self.offer_damage(seat, out),
            Question::Drop => out.extend(self.drop_points().map(Action::Drop)),
            Question::Facing => out.extend_from_slice(&COURSES),
            Question::Rewire(_) => self.offer_power_of(seat, question, out),
            _ => {}
        }
    }

    fn offer_power_of(&self, seat: Seat, question: Question, out: &mut Vec<Action>) {
        out.extend_from_slice(assignments(self.coins_asked(seat, question)));
    }

    /// Where a ship may be placed at set-up (AT-S10, AT-J6).
    fn open_squares(&self, seat: Seat) -> impl Iterator<Item = Square> + '_ {
        let ctf = self.terms.mode.is_ctf();
        let taken = self.fleet().flat_map(|(_, ship)| [ship.square(), ship.field]).flatten();
        let taken = taken.fold(0, |taken, square| taken | square.bit());
        let is_free = move |square: &Square| square.bit() & taken == 0;
        Square::by_column().filter(move |square| is_free(square) && (!ctf || self.is_own_grey(seat, *square)))
    }

    /// The same as actions; in Arena and Team Match, where it is nearly every square, in stretches.
    fn offer_squares(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.terms.mode.is_ctf() {
            out.extend(self.open_squares(seat).map(Action::Place));
            return;
        }
        let ships = self.fleet().filter_map(|(_, ship)| ship.square());
        let mut taken: kernel::ArrayVec<usize, 4> = ships.map(Square::rank_by_column).collect();
        taken.sort_unstable();
        let mut next = 0;
        for at in taken {
            out.extend_from_slice(&PLACES[next..at]);
            next = at + 1;
        }
        out.extend_from_slice(&PLACES[next..]);
    }

    fn offer_start(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend_from_slice(assignments(self.to_place(seat)));
        let powered = self.powered(seat);
        if self.can_use(seat, powered, Gear::Array, Node::Start) {
            out.push(Action::Array);
        }
        if self.can_use(seat, powered, Gear::Batteries, Node::Start) {
            out.push(Action::Batteries);
        }
    }

    fn offer_engine(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend_from_slice(&[Action::Thrust, Action::Brake, Action::Hold]);
        if !self.can_use(seat, self.powered(seat), Gear::Nanobots, Node::Engine) {
            return;
        }
        let ship = &self.ships[seat];
        for coin in ship.lost.iter() {
            let bare = Trait::ALL.into_iter().filter(|&on| ship.tile.is_bare(on));
            out.extend(bare.map(|on| Action::Nanobots(coin, on)));
        }
    }

    fn offer_fire(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Hold);
        let targets = self.in_range(seat);
        out.extend(targets.iter().map(|target| Action::Attack(captain(target))));
        let powered = self.powered(seat);
        if self.can_use(seat, powered, Gear::Emp, Node::Fire) {
            out.push(Action::Emp);
        }
        if self.can_use(seat, powered, Gear::Laser, Node::Fire) {
            out.extend(targets.iter().map(|target| Action::Laser(captain(target))));
        }
        out.extend(self.flags_in_reach(seat).map(|flag| Action::PickUp(Upto::new(flag as u8 & 1))));
    }

    fn offer_damage(&self, seat: Seat, out: &mut Vec<Action>) {
        let tile = &self.ships[seat].tile;
        out.extend(Trait::ALL.into_iter().filter(|&on| tile.token(on).is_some()).map(Action::Lose));
        if tile.capacitor().is_some() {
            out.push(Action::LoseCapacitor);
        }
    }

    #[inline]
    fn offer_reactions(&self, seat: Seat, window: Window, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        let masks = &self.edition.content().masks;
        let pieces = self.powered(seat) & (masks.plain[window] | masks.needy[window]);
        if pieces != 0 {
            self.offer_pieces(seat, pieces, out);
        }
        if self.terms.powers && !self.ships[seat].spent && self.edition.content().window_powers[window] {
            self.offer_power(seat, window, out);
        }
    }

    fn offer_pieces(&self, seat: Seat, pieces: u8, out: &mut Vec<Action>) {
        let has = |gear: Gear| pieces & gear.bit() != 0 && self.lacks_nothing(seat, gear);
        if has(Gear::Capacitor) {
            out.extend_from_slice(&BOOSTS);
        }
        if has(Gear::Field) {
            out.extend(self.field_squares(seat).map(Action::Field));
        }
    }

    fn offer_power(&self, seat: Seat, window: Window, out: &mut Vec<Action>) {
        let most = if window == Window::UnderWay { self.most_steps() } else { 0 };
        let targets = self.all().filter(|&target| self.ships[target].square().is_some());
        for target in targets {
            match self.edition.content().powers[self.colour_of(seat)].atom {
                Atom::Reassign => out.push(Action::Rewire(captain(target))),
                Atom::SetSpeed { min, max } => self.offer_speeds(target, (min, max), most, out),
                Atom::Teleport => self.offer_wormholes(target, most, out),
                _ => return,
            }
        }
    }

    fn offer_speeds(&self, target: Seat, (min, max): (u8, u8), most: u8, out: &mut Vec<Action>) {
        for speed in min..=max.min(10) {
            let after = (0..=most.min(9)).map(|steps| (captain(target), Upto::new(speed), Upto::new(steps)));
            out.extend(after.map(|(target, speed, steps)| Action::Dictate(target, speed, steps)));
        }
    }

    /// Square by square and the steps within, so that a client can ask for the steps as a number.
    fn offer_wormholes(&self, target: Seat, most: u8, out: &mut Vec<Action>) {
        let mut ends = [0u128; 10];
        for steps in 0..=most.min(9) {
            let grey = self.departs_from(target, steps).is_none_or(|square| self.is_grey(square));
            ends[usize::from(steps)] = if grey { 0 } else { self.wormhole_ends(target, steps) };
        }
        for square in Square::all() {
            let open = (0..10).filter(|&steps: &u8| ends[usize::from(steps)] & square.bit() != 0);
            out.extend(open.map(|steps| Action::Wormhole(captain(target), square, Upto::new(steps))));
        }
    }

    /// What a timeout plays (AT-W13).
    pub(crate) fn timeout(&self, seat: Seat) -> Action {
        match self.question() {
            Some(Question::FirstPower) => Action::Assign(self.usual_layout(seat)),
            Some(Question::Start | Question::Assign) => Action::Assign(self.same_layout(seat)),
            Some(question @ (Question::Rewire(_) | Question::Repower)) => {
                Action::Assign(Layout::descending(self.coins_asked(seat, question), TIMEOUT_ORDER))
            }
            Some(Question::PlaceShip) => self.open_squares(seat).next().map_or(Action::Pass, Action::Place),
            Some(Question::Return | Question::Respawn) => {
                self.return_squares(seat).next().map_or(Action::Pass, Action::Place)
            }
            Some(Question::GiveUp) => self.ships[seat].tile.pool().lowest().map_or(Action::Pass, Action::GiveUp),
            Some(Question::Roll) => Action::Stop,
            Some(Question::Engine | Question::Fire) => Action::Hold,
            Some(Question::Course | Question::Facing) => Action::Course(self.safest_way(seat)),
            Some(Question::Damage) => self.least_token(seat),
            Some(Question::Drop) => self.drop_points().next().map_or(Action::Pass, Action::Drop),
            Some(Question::Reaction(_)) | None => Action::Pass,
        }
    }

    /// 4, 3, 2, 1 on Engines, Armaments, Shields, Equipment; a supercharged captain 5, 4, 3, 2.
    fn usual_layout(&self, seat: Seat) -> Layout {
        let mut coins = self.coins_asked(seat, Question::FirstPower);
        if coins.len() > 4 {
            coins.remove(Coin::Five);
        }
        Layout::descending(coins, Trait::ALL)
    }

    /// Every token where it was, if that is legal; else in descending worth.
    fn same_layout(&self, seat: Seat) -> Layout {
        let coins = self.to_place(seat);
        let same = self.ships[seat].tile.layout();
        if is_assignment(coins, same) { same } else { Layout::descending(coins, TIMEOUT_ORDER) }
    }

    /// The first direction whose whole path is free and stays on the map, else North.
    fn safest_way(&self, seat: Seat) -> Direction {
        let Some(from) = self.ships[seat].square() else { return Direction::N };
        let left = self.steps_left();
        let clear = |&way: &Direction| self.path(seat, from, way, left).ahead == Ahead::Clear;
        Direction::ALL.into_iter().find(clear).unwrap_or(Direction::N)
    }

    /// The token of least worth on the tile.
    fn least_token(&self, seat: Seat) -> Action {
        let tile = &self.ships[seat].tile;
        let tokens =
            Trait::ALL.into_iter().filter_map(|on| tile.token(on).map(|token| (token.value(), Action::Lose(on))));
        let capacitor = tile.capacitor().map(|(_, coin)| (coin, Action::LoseCapacitor));
        tokens.chain(capacitor).min_by_key(|(coin, _)| coin.value()).map_or(Action::Pass, |(_, action)| action)
    }
}
