//! Damage, destruction and leaving the game (AT-D1 to AT-D7, AT-J15 to AT-J17, AT-Z3).

use crate::changes;
use crate::coin::Trait;
use crate::content::Window;
use crate::event::{Blow, Deed, Heard};
use crate::motion::Obstacle;
use crate::questions::DropFlag;
use crate::state::{Attack, Berth, Stage};
use crate::tile::EVERYONE;
use kernel::Seat;

impl Attack {
    /// A carrier must drop her flag near where she is (AT-J14, AT-J15).
    pub(crate) fn owe_drop(&mut self, seat: Seat) {
        if let (Some(_), Some(square)) = (self.carried(seat), self.ships[seat].square()) {
            self.owe(DropFlag { seat, square });
        }
    }

    /// Takes Damage: a trait's token, or the Capacitor token where none is named (AT-D2).
    pub(crate) fn lose_token(&mut self, seat: Seat, on: Option<Trait>, events: &mut Heard) {
        self.tally.engaged = true;
        let ship = &mut self.ships[seat];
        let coin = match on {
            Some(on) => ship.tile.take(on).map(|token| {
                events.reveal_to(token.known_to(), EVERYONE);
                token.value()
            }),
            None => ship.tile.take_capacitor(),
        };
        if let Some(coin) = coin {
            ship.lost.insert(coin);
        }
        self.note(seat);
        let by = self.blow_on(seat);
        events.push(|| Deed::Lost { seat, on, coin, by }.into());
        self.owe_drop(seat);
    }

    /// Whose doing it is that this ship is hurt now: the attack under way, else the Collision that is being settled.
    pub(crate) fn blow_on(&self, seat: Seat) -> Option<Blow> {
        if self.shot.is_some() {
            return Some(Blow { seat: self.active, shot: true });
        }
        let by = match self.obstacle_ahead() {
            _ if seat != self.active => self.active,
            Some(Obstacle::Ship(other) | Obstacle::Field(other)) => other,
            None => return None,
        };
        Some(Blow { seat: by, shot: false })
    }

    /// AT-D5, AT-J15: the pawn goes. Where ships return, all of hers is set back at once.
    pub(crate) fn destroy(&mut self, seat: Seat, events: &mut Heard) {
        let by = self.blow_on(seat);
        events.push(|| Deed::Destroyed { seat, by }.into());
        self.tally.engaged = true;
        let team = self.team(seat);
        self.tally.losses[team] = self.tally.losses[team].saturating_add(1);
        if self.terms.mode.is_ctf() {
            self.renew(seat, self.edition.constants.turns_skipped);
            return;
        }
        self.fall(seat, Berth::Destroyed);
        self.check_last(events);
    }

    /// AT-J17: all of hers is as at set-up, and she waits for so many turns.
    pub(crate) fn renew(&mut self, seat: Seat, turns: u8) {
        let mut ship = crate::setup::fresh(&self.edition, self.terms.powers, self.colour_of(seat));
        ship.berth = Berth::Waiting(turns);
        self.ships[seat] = ship;
        self.note(seat);
    }

    /// A ship is out for good.
    pub(crate) fn fall(&mut self, seat: Seat, berth: Berth) {
        self.tally.fallen += 1;
        let ship = &mut self.ships[seat];
        ship.fell = self.tally.fallen;
        ship.berth = berth;
        ship.struck = false;
        ship.disabled = false;
        self.note(seat);
    }

    /// AT-Z3: the ship counts as destroyed; what was pending goes on without it.
    pub(crate) fn concede(&mut self, seat: Seat, fate: &mut kernel::Fate, events: &mut Heard) {
        events.push(|| Deed::Conceded { seat }.into());
        events.barrier();
        self.tally.engaged = true;
        self.leave_flag(seat, events);
        if self.terms.mode.is_ctf() {
            self.ships[seat] = crate::setup::fresh(&self.edition, self.terms.powers, self.colour_of(seat));
            self.fall(seat, Berth::Left);
        } else {
            self.fall(seat, Berth::Destroyed);
        }
        self.check_last(events);
        // Her flag may have fallen where it ends the game; a move under way is judged when it is complete.
        if self.ending.is_some() || (self.stage != Stage::MoveDone && self.check_flags(events)) {
            return;
        }
        self.drop_frames_of(seat);
        self.leave_round(seat, fate, events);
        self.leave_turn(seat);
    }

    /// The others' sealed answers stand; if hers was the last one missing, the round closes.
    fn leave_round(&mut self, seat: Seat, fate: &mut kernel::Fate, events: &mut Heard) {
        if !self.in_round() {
            return;
        }
        if self.leaving_voids(seat) {
            self.round.void(events);
        } else if self.round.excuse(seat, events) {
            self.close_round(fate, events);
        }
    }

    /// Whether all are asked anew about what is left: what others answered may have meant the leaver's ship (AT-Z3, AT-W8).
    fn leaving_voids(&self, seat: Seat) -> bool {
        let Stage::Window(window) = self.stage else { return false };
        let lost_obstacle = || window == Window::Impact && self.obstacle_ahead().is_none();
        self.terms.version.has(changes::LEAVING_ASKS_ANEW) || seat == self.active || lost_obstacle()
    }

    /// In her own turn the turn ends.
    fn leave_turn(&mut self, seat: Seat) {
        if seat != self.active {
            return;
        }
        match self.stage {
            Stage::SetupPower => {}
            Stage::SetupPlace => self.next_to_place(),
            _ => self.stage = Stage::TurnEnd,
        }
    }
}
