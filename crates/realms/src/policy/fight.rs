//! How a policy spends its Combat: outposts, a kill, other bases, then all of it on the weakest.

use super::Turn;
use crate::action::{Action, Blow, Strike};
use crate::content::Kind;
use crate::turn::{MAX_STRIKE, who};
use kernel::{Kinds, Seat};

impl<const SEATS: usize, const CARDS: usize> Turn<'_, SEATS, CARDS> {
    pub(super) fn fight(&self) -> Option<Action> {
        let combat = self.known.combat();
        if combat == 0 {
            return None;
        }
        let outposts = self.known.masks().outposts;
        let victim = self.known.attackable().iter().filter(|&seat| !self.known.is_shielded(seat));
        let victim = victim.min_by_key(|&seat| self.known.authority(seat));
        let kill = victim.filter(|&seat| i32::from(self.known.authority(seat)) <= i32::from(combat));
        self.attack_base(outposts)
            .or_else(|| kill.map(|seat| self.strike(seat)))
            .or_else(|| self.attack_base(!outposts))
            .or_else(|| victim.map(|seat| self.strike(seat)))
    }

    /// With all it has, or as much as kills.
    fn strike(&self, target: Seat) -> Action {
        let enough = self.known.authority(target).max(1) as u16;
        let n = self.known.combat().min(enough).min(MAX_STRIKE);
        Action::Attack(who(target), Strike::new(n as u8 - 1))
    }

    /// The dearest base among these kinds that can be destroyed; a lasting blow where it lasts.
    fn attack_base(&self, among: u64) -> Option<Action> {
        let combat = self.known.combat();
        let content = self.known.content();
        let mut best: Option<(u8, Action)> = None;
        for owner in self.known.base_owners().iter() {
            for kind in Kinds::of_mask(self.known.open_bases(owner) & among) {
                let (cost, defense) = (content.card(kind).cost, content.card(kind).defense);
                let action = match self.known.missing(owner, kind) {
                    Some(missing) => {
                        let blow = combat.min(u16::from(missing)).max(1) as u8;
                        Action::HitBase(Kind::new(kind), Blow::new(blow - 1))
                    }
                    None if u16::from(defense) <= combat => Action::AttackBase(who(owner), Kind::new(kind)),
                    None => continue,
                };
                if best.is_none_or(|(dearest, _)| cost > dearest) {
                    best = Some((cost, action));
                }
            }
        }
        best.map(|(_, action)| action)
    }
}
