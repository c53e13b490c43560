//! What interrupts a turn: Damage, destruction, dropped flags, Red's assignment, a new facing.

use crate::changes;
use crate::coin::Trait;
use crate::content::Window;
use crate::event::Deed;
use crate::state::{Attack, Berth, Frame, Stage};
use crate::tile::EVERYONE;
use crate::turn::Log;
use kernel::Seat;

impl Attack {
    /// Puts a duty on top. Six places are enough: two drops, a Damage and a facing at most.
    pub(crate) fn owe(&mut self, frame: Frame) {
        let room = self.frames.push(frame);
        debug_assert!(room.is_ok(), "no turn stacks more than six duties");
    }

    /// Runs the top frame; `false` where its owner must choose.
    #[inline(never)]
    pub(crate) fn run_frame(&mut self, frame: Frame, events: &mut Log) -> bool {
        match frame {
            Frame::Damage(seat) => self.run_damage(seat, events),
            Frame::Destroy(seat) => {
                self.frames.pop();
                self.destroy(seat, events);
                true
            }
            Frame::Drop(seat, _) if self.carried(seat).is_none() => {
                self.frames.pop();
                true
            }
            Frame::Drop(..) | Frame::Rewire(..) | Frame::Facing => false,
        }
    }

    /// AT-D1, AT-D3; a tile with a single token leaves no choice, as all can see (AT-W10).
    fn run_damage(&mut self, seat: Seat, events: &mut Log) -> bool {
        let tile = &self.ships[seat].tile;
        match tile.on_tile() {
            0 => {
                self.frames.pop();
                self.tally.engaged = true;
                self.owe(Frame::Destroy(seat));
                self.owe_drop(seat);
            }
            1 => {
                let on = Trait::ALL.into_iter().find(|&on| tile.token(on).is_some());
                self.lose_token(seat, on, events);
            }
            _ => return false,
        }
        true
    }

    /// A carrier must drop her flag near where she is (AT-J14, AT-J15).
    fn owe_drop(&mut self, seat: Seat) {
        if let (Some(_), Some(square)) = (self.carried(seat), self.ships[seat].square()) {
            self.owe(Frame::Drop(seat, square));
        }
    }

    /// Takes Damage: a trait's token, or the Capacitor token where none is named (AT-D2).
    pub(crate) fn lose_token(&mut self, seat: Seat, on: Option<Trait>, events: &mut Log) {
        self.frames.pop();
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
        events.push(|| Deed::Lost { seat, on, coin }.into());
        self.owe_drop(seat);
    }

    /// AT-D5, AT-J15: the pawn goes. Where ships return, all of hers is set back at once.
    pub(crate) fn destroy(&mut self, seat: Seat, events: &mut Log) {
        events.push(|| Deed::Destroyed { seat }.into());
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
    pub(crate) fn concede(&mut self, seat: Seat, fate: &mut kernel::Fate, events: &mut Log) {
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

    /// Forgets what the leaver owed and what was owed about her ship.
    fn drop_frames_of(&mut self, seat: Seat) {
        let kept = self.frames.iter().copied().filter(|frame| match *frame {
            Frame::Damage(one) | Frame::Destroy(one) | Frame::Drop(one, _) => one != seat,
            Frame::Rewire(by, target) => by != seat && target != seat,
            Frame::Facing => self.active != seat,
        });
        let kept: kernel::ArrayVec<Frame, 6> = kept.collect();
        self.frames.clear();
        kept.into_iter().for_each(|frame| self.owe(frame));
    }

    /// The others' sealed answers stand; if hers was the last one missing, the round closes.
    fn leave_round(&mut self, seat: Seat, fate: &mut kernel::Fate, events: &mut Log) {
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
