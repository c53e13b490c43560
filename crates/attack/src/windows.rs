//! Reaction windows: sealed rounds, polled on public information alone (AT-W3 to AT-W15).

use crate::action::Action;
use crate::coin::{Coin, Coins, Trait};
use crate::content::{Arms, Atom, Gear, Need, Piece, Window};
use crate::event::{Deed, Heard};
use crate::motion::Ahead;
use crate::state::{Attack, Ship, Stage};
use crate::tile::Face;
use kernel::{Fate, Sealed, Seat, SeatSet};

impl Attack {
    /// Whether several captains owe sealed answers.
    #[inline]
    pub(crate) fn in_round(&self) -> bool {
        !self.round.polled().is_empty()
    }

    /// Puts a sealed answer in; the last one closes the round.
    #[inline]
    pub(crate) fn seal(&mut self, seat: Seat, action: Action, fate: &mut Fate, events: &mut Heard) {
        if self.round.answer(seat, action, events) {
            self.close_round(fate, events);
        }
    }

    /// Begins the next round of a window, or closes it where nobody is polled. Returns whether
    /// the engine goes on by itself.
    pub(crate) fn open_round(&mut self, window: Window, events: &mut Heard) -> bool {
        if matches!(window, Window::UnderWay | Window::Impact | Window::Firefight) {
            self.reevaluate(window, events);
            if self.stage != Stage::Window(window) {
                return true;
            }
        }
        let polled = self.polled(window);
        if polled.is_empty() {
            return self.close_window(window, events);
        }
        events.push(|| Deed::Opened { window }.into());
        self.round = Sealed::poll(polled);
        false
    }

    /// All answers are in (AT-W7).
    pub(crate) fn close_round(&mut self, fate: &mut Fate, events: &mut Heard) {
        let Stage::Window(window) = self.stage else { return self.close_setup(fate, events) };
        if self.round.all(|answer| matches!(answer, Action::Pass)) {
            self.round = Sealed::default();
            self.close_window(window, events);
        } else {
            self.react(fate, events);
        }
    }

    /// Carries the foremost reaction out; the others are returned.
    #[inline(never)]
    fn react(&mut self, fate: &mut Fate, events: &mut Heard) {
        let foremost = self.foremost(self.answers());
        self.round = Sealed::default();
        if let Some((seat, action)) = foremost {
            self.carry_out(seat, action, fate, events);
        }
    }

    /// The answers given so far, in seat order.
    #[inline]
    pub(crate) fn answers(&self) -> impl Iterator<Item = (Seat, Action)> + '_ {
        let polled = self.round.polled().iter().filter(|seat| seat.index() < crate::state::CAPTAINS);
        polled.filter_map(|seat| self.round.own(seat).map(|action| (seat, action)))
    }

    /// The one reaction that is carried out: least steps, then seats from the active captain on.
    pub(crate) fn foremost(&self, answers: impl Iterator<Item = (Seat, Action)>) -> Option<(Seat, Action)> {
        let seats = usize::from(self.terms.seats.max(1));
        let place = |seat: Seat| self.terms.pairs.0.place(seat.index());
        let turn = |seat: Seat| (place(seat) + seats - place(self.active)) % seats;
        let reactions = answers.filter(|(_, action)| !matches!(action, Action::Pass));
        reactions.min_by_key(|(seat, action)| (action.steps(), turn(*seat)))
    }

    /// What follows a window (AT-W2). Returns whether the engine goes on by itself.
    #[inline(always)]
    fn close_window(&mut self, window: Window, events: &mut Heard) -> bool {
        let question = match window {
            Window::PrePower => Stage::Start,
            Window::Powered => Stage::Engine,
            Window::PreMove if self.ships[self.active].speed > 0 => Stage::Course,
            Window::PreMove => {
                self.finish_move(events);
                return true;
            }
            Window::UnderWay => {
                self.step_on(events);
                return true;
            }
            Window::Impact => {
                self.resolve_impact(events);
                return true;
            }
            Window::PreFire => {
                self.stage = Stage::Fire;
                return true;
            }
            Window::Firefight => {
                self.resolve_fire(events);
                return true;
            }
        };
        self.stage = question;
        false
    }

    /// AT-W8: the pending event as it stands now; also the first reveals of a Collision or attack.
    pub(crate) fn reevaluate(&mut self, window: Window, events: &mut Heard) {
        match window {
            Window::UnderWay if self.steps_left() == 0 => self.stage = Stage::MoveDone,
            Window::Impact => self.reevaluate_impact(events),
            Window::Firefight => self.show_for_fire(events),
            _ => {}
        }
    }

    fn reevaluate_impact(&mut self, events: &mut Heard) {
        let seat = self.active;
        if self.steps_left() == 0 {
            self.stage = Stage::MoveDone;
            return;
        }
        match self.obstacle_ahead() {
            Some(obstacle) => {
                self.show_trait(seat, Trait::Shields, events);
                if let crate::motion::Obstacle::Ship(other) = obstacle {
                    self.show_trait(other, Trait::Shields, events);
                }
            }
            None => {
                events.push(|| Deed::Void { seat }.into());
                self.stage = Stage::Window(Window::UnderWay);
            }
        }
    }

    /// AT-F6, AT-G25, AT-G29: what the pending comparison needs is shown.
    fn show_for_fire(&mut self, events: &mut Heard) {
        let targets = self.targets();
        if self.strike().arms == Arms::Trait && !targets.is_empty() {
            self.show_trait(self.active, Trait::Armaments, events);
        }
        for target in targets.iter() {
            self.show_trait(target, Trait::Shields, events);
        }
    }

    /// AT-W9: who is asked in a window; hidden tokens do not matter.
    pub(crate) fn polled(&self, window: Window) -> SeatSet {
        let content = self.edition.content();
        let mut polled = self.seem_to_have(content.masks.plain[window]);
        let needy = content.masks.needy[window];
        if needy != 0 {
            let able = (self.seem_to_have(needy) - polled).iter().filter(|&seat| self.may_need(seat, needy));
            polled |= able.collect();
        }
        if self.terms.powers && content.window_powers[window] {
            let able = self.fleet().filter(|&(seat, ship)| ship.is_living() && self.is_power_possible(seat, window));
            able.for_each(|(seat, _)| polled.insert(seat));
        }
        polled
    }

    /// Whether one of these pieces lacks nothing.
    fn may_need(&self, seat: Seat, pieces: u8) -> bool {
        Gear::ALL.into_iter().any(|gear| pieces & gear.bit() != 0 && self.is_publicly_possible(seat, gear))
    }

    /// Whether a piece belongs to a window at all (AT-W3).
    #[inline]
    pub(crate) fn is_offered_in(&self, gear: Gear, window: Window) -> bool {
        let masks = &self.edition.content().masks;
        (masks.plain[window] | masks.needy[window]) & gear.bit() != 0
    }

    /// Whether nobody could tell that a captain may not use a piece now.
    #[inline]
    pub(crate) fn is_publicly_possible(&self, seat: Seat, gear: Gear) -> bool {
        self.seems[seat] & gear.bit() != 0 && self.lacks_nothing(seat, gear)
    }

    /// Works out anew what a captain seems able to use: whatever changes her tile, her piles, her
    /// berth, her lock or her uses ends here.
    pub(crate) fn note(&mut self, seat: Seat) {
        self.keep_seeming(seat, self.seeming(&self.ships[seat]));
    }

    /// The same where a token was shown: on another trait it cannot be the one on Equipment.
    #[inline]
    pub(crate) fn note_shown(&mut self, seat: Seat, on: Trait, coin: Coin) {
        if on == Trait::Equipment {
            self.note(seat);
        } else if self.ships[seat].tile.token(Trait::Equipment).is_some() {
            let spoilt = self.edition.content().masks.by_coins[usize::from(Coins::of(coin).bits())];
            self.keep_seeming(seat, self.seems[seat] & !spoilt);
        }
    }

    /// The pieces for which power, lock and once a turn speak, as far as all can see (AT-W9).
    #[inline]
    pub(crate) fn seeming(&self, ship: &Ship) -> u8 {
        if ship.locked || !ship.is_living() {
            return 0;
        }
        let content = self.edition.content();
        let pieces = match ship.tile.face(Trait::Equipment) {
            Face::Empty => content.masks.bare,
            Face::Shows(coin) => content.masks.by_coins[usize::from(Coins::of(coin).bits())],
            Face::Hidden => {
                let field = if ship.field.is_some() { Coins::of(content.gear[Gear::Field].coin) } else { Coins::NONE };
                let elsewhere = ship.lost | Coins::of(ship.modifier) | field | ship.tile.shown_elsewhere();
                content.masks.by_coins[usize::from(Coins::ALL.without(elsewhere).bits())]
            }
        };
        pieces & !ship.used
    }

    /// Whether Equipment is empty and what that is worth suits a piece (AT-G2).
    #[inline]
    pub(crate) fn bare_equipment_is(&self, ship: &Ship, power: u8) -> bool {
        ship.tile.token(Trait::Equipment).is_none() && power == self.edition.constants.empty_trait
    }

    /// The first of a piece's further requirements that is not met; all of them are public.
    #[inline]
    pub(crate) fn unmet_need(&self, seat: Seat, piece: &Piece) -> Option<Need> {
        piece.needs.iter().find(|&need| !self.is_met(seat, need))
    }

    fn is_met(&self, seat: Seat, need: Need) -> bool {
        let ship = &self.ships[seat];
        match need {
            Need::SpeedZero => ship.speed == 0,
            Need::TokenOnEquipment => ship.tile.token(Trait::Equipment).is_some(),
            Need::EmptyTrait => Trait::ALL.into_iter().any(|on| ship.tile.is_bare(on)),
            Need::LostToken => !ship.lost.is_empty(),
            Need::ShipInRange => !self.in_range(seat).is_empty(),
            Need::AdjacentFreeSquare => self.field_squares(seat).next().is_some(),
        }
    }

    /// Whether her special power has a legal target in this window; that is public.
    pub(crate) fn is_power_possible(&self, seat: Seat, window: Window) -> bool {
        if self.ships[seat].spent {
            return false;
        }
        let on_board = |target: &Seat| self.ships[*target].square().is_some();
        match self.edition.content().powers[self.colour_of(seat)].atom {
            Atom::Reassign | Atom::SetSpeed { .. } => self.all().any(|target| on_board(&target)),
            Atom::Teleport => self.all().any(|target| self.can_depart(target, window)),
            _ => false,
        }
    }

    /// Whether Green may take a ship away at some moment of this window (AT-J22).
    fn can_depart(&self, target: Seat, window: Window) -> bool {
        let last = if window == Window::UnderWay && target == self.active { self.most_steps() } else { 0 };
        (0..=last).any(|steps| self.departs_from(target, steps).is_some_and(|square| !self.is_grey(square)))
    }

    /// The most steps a reaction may wait for (AT-W15).
    pub(crate) fn most_steps(&self) -> u8 {
        let Some(path) = self.path_ahead() else { return 0 };
        if path.ahead == Ahead::Clear { path.free.saturating_sub(1) } else { path.free }
    }
}
