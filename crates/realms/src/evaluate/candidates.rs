//! The actions worth a thought. What costs nothing is done at once, so that a search looks at purchases,
//! at what is scrapped, at which base is struck.

use crate::action::Action;
use crate::content::Masks;
use crate::state::{Form, Realms};
use crate::turn::MAX_STRIKE;
use kernel::{Game, Seat};

/// What the Main Phase still offers.
#[derive(Clone, Copy)]
struct Main {
    cards: bool,
    all: bool,
    blows: bool,
    bases: bool,
    /// Whether a hand card, or an ability still unused, would ask something.
    asks: bool,
}

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// The one thing that is plainly next; else amounts worth trying (everything, what kills), cards
    /// before purchases and blows, and no end of turn with a blow to strike.
    pub(super) fn list_candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let start = out.len();
        self.actions(seat, out);
        if self.asked.has(seat) {
            return;
        }
        let main = self.main_phase(seat, &out[start..]);
        if let Some(next) = out[start..].iter().copied().find(|&action| self.is_plain(seat, action, main)) {
            out.truncate(start);
            return out.push(next);
        }
        let combat = self.players[seat].combat.min(MAX_STRIKE);
        let mut kept = start;
        for at in start..out.len() {
            if self.is_sensible(out[at], combat) && self.is_timely(out[at], seat, main) {
                out[kept] = out[at];
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    fn main_phase(&self, seat: Seat, listed: &[Action]) -> Main {
        let any = |test: fn(&Action) -> bool| listed.iter().any(test);
        let loud = self.players[seat].hand.mask() & !self.quiet_cards(seat) != 0;
        Main {
            cards: any(|action| matches!(action, Action::Play(_) | Action::PlayAll)),
            all: any(|action| matches!(action, Action::PlayAll)),
            blows: any(|action| matches!(action, Action::Attack(..) | Action::AttackBase(..) | Action::HitBase(..))),
            bases: any(|action| matches!(action, Action::AttackBase(..) | Action::HitBase(..))),
            asks: loud || listed.iter().any(|&action| self.is_ability(action) && !self.is_quiet(seat, action)),
        }
    }

    fn is_ability(&self, action: Action) -> bool {
        matches!(action, Action::Use(..) | Action::Ally(..))
    }

    /// Whether an ability asks nothing.
    fn is_quiet(&self, seat: Seat, action: Action) -> bool {
        let masks = self.masks();
        let several = self.targetable(seat).is_several();
        let asks =
            |[asks, forces]: [u64; 2], kind: u8| (asks | if several { forces } else { 0 }) & Masks::bit(kind) != 0;
        match action {
            Action::Use(kind, _) => !asks(masks.use_asks, kind.get()),
            Action::Ally(form, _) => !asks(masks.ally_asks, Form(form.get()).model()),
            _ => false,
        }
    }

    /// Whether an ability gives something and does nothing else.
    fn is_gift(&self, action: Action) -> bool {
        let content = self.content();
        let list = match action {
            Action::Use(kind, _) => content.card(kind.get()).primary,
            Action::Ally(form, _) => content.card(Form(form.get()).model()).ally,
            _ => None,
        };
        list.is_some_and(|list| content.gains[list.0 as usize].is_some())
    }

    /// Whether nothing can be better now: a win, a gain, a hand that asks nothing, a blow at the only target.
    fn is_plain(&self, seat: Seat, action: Action, main: Main) -> bool {
        let duel = self.enemies(seat).len() == 1;
        match action {
            Action::PlayAll => !main.asks,
            Action::Play(_) => !main.asks && !main.all,
            Action::Use(..) | Action::Ally(..) => self.is_gift(action) || !main.cards && self.is_quiet(seat, action),
            Action::Attack(target, n) if duel => {
                let (n, authority) = (u16::from(n.get()) + 1, self.authority(Seat::new(target.get())));
                let whole = n == self.players[seat].combat.min(MAX_STRIKE);
                i32::from(n) == i32::from(authority) || whole && !main.bases && !main.cards
            }
            _ => false,
        }
    }

    fn is_sensible(&self, action: Action, combat: u16) -> bool {
        match action {
            Action::Attack(target, n) => {
                let n = u16::from(n.get()) + 1;
                let target = Seat::new(target.get());
                n == combat || i32::from(n) == i32::from(self.authority(target))
            }
            Action::HitBase(kind, blow) => {
                let missing = self.boss().map_or(0, |boss| self.missing(boss, kind.get()));
                let n = u16::from(blow.get()) + 1;
                n == combat.min(u16::from(missing))
            }
            _ => true,
        }
    }

    /// The order of a sensible turn: play, then buy and strike, then end.
    fn is_timely(&self, action: Action, seat: Seat, main: Main) -> bool {
        match action {
            Action::Play(kind) if main.all => self.quiet_cards(seat) >> kind.get() & 1 == 0,
            Action::EndTurn => !main.cards && !main.blows,
            Action::Buy(_) | Action::Attack(..) | Action::AttackBase(..) | Action::HitBase(..) | Action::Scrap(..) => {
                !main.cards
            }
            _ => true,
        }
    }
}
