//! What an ordinary turn offers. What is done with it: `main_phase`; what lies around it: `phases`.

mod found;
mod main_phase;
mod phases;

use crate::action::{Action, Blow, Branch, Strike, Who};
use crate::content::{Faction, Kind, MAX_COST, MAX_DEFENSE, Masks};
use crate::format::Unit;
use crate::state::{Form, Realms, Standing, TABLE};
use found::{put, put_abilities, put_kinds};
use kernel::{Kinds, Seat, SeatSet};

/// The most Combat one attack names; more is dealt in two (SR-X3).
pub(crate) const MAX_STRIKE: u16 = 255;

/// A seat as an action names it.
#[inline]
pub(crate) fn who(seat: Seat) -> Who {
    Who::new(seat.index() as u8)
}

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// Everything a seat may do in its Main Phase, in a fixed order (SR-J12).
    pub(crate) fn list_main(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.acts < self.content().numbers.action_cap {
            self.list_plays(seat, out);
            self.list_abilities(seat, out);
            self.list_purchases(seat, out);
            self.list_attacks(seat, out);
            self.list_passes(seat, out);
            self.list_proposals(seat, out);
        }
        out.push(match self.rules().turn_unit {
            Unit::Seat => Action::EndTurn,
            Unit::Team => Action::Ready,
        });
    }

    #[inline]
    fn list_plays(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = &self.players[seat];
        let room = player.in_play.len() < TABLE;
        let hand = if room { player.hand.mask() } else { 0 };
        put_kinds(out, hand, Action::Play);
        put(out, Action::PlayAll, room & self.is_bundle(seat));
    }

    /// Hand cards that would ask nothing if played now, by kind.
    #[inline(always)]
    pub(crate) fn quiet_cards(&self, seat: Seat) -> u64 {
        let masks = self.masks();
        let several = self.seats > 2 && self.targetable(seat).is_several();
        let forces = if several { masks.forces } else { 0 };
        self.players[seat].hand.mask() & !masks.asks & !forces
    }

    /// Whether at least two cards can be played unasked.
    #[inline(always)]
    pub(crate) fn is_bundle(&self, seat: Seat) -> bool {
        let quiet = self.quiet_cards(seat);
        let lowest = quiet.trailing_zeros() as u8 % 64;
        let again = self.players[seat].hand.of(lowest) > 1;
        (quiet & quiet.wrapping_sub(1) != 0) | ((quiet != 0) & again)
    }

    #[inline]
    fn list_abilities(&self, seat: Seat, out: &mut Vec<Action>) {
        let masks = self.masks();
        let allied = self.allied_kinds(seat);
        let any = masks.usable | masks.scrap | allied;
        let wild = self.players[seat].board.wild() > 0;
        let mut last = None;
        for &card in &self.players[seat].in_play {
            let bit = Masks::bit(card.form.model());
            if any & bit == 0 || last == Some(card) {
                continue;
            }
            last = Some(card);
            let ally = (card.marks & Standing::ALLY == 0) & (allied & bit != 0);
            put_abilities(
                out,
                card,
                (card.marks & Standing::PRIMARY == 0) & (masks.usable & bit != 0),
                // Beside an ally of every faction each card is asked: it is none to itself.
                ally && (!wild || self.is_allied(seat, card.form)),
                masks.scrap & bit != 0,
            );
        }
    }

    /// Kinds with an ally ability whose faction has an ally to spare in play.
    #[inline]
    pub(crate) fn allied_kinds(&self, seat: Seat) -> u64 {
        let (masks, board) = (self.masks(), self.players[seat].board);
        if !board.has_allies() {
            return 0;
        }
        let wild = board.wild() > 0;
        let live = |faction: Faction| u64::from((board.of(faction) >= 2) | wild).wrapping_neg();
        Faction::ALL.into_iter().zip(masks.ally).fold(0, |kinds, (faction, mask)| kinds | mask & live(faction))
    }

    /// Whether a card in play has an ally ability and an ally (SR-A6, SR-N1). The card belongs to
    /// the icon's faction itself, so a second card must.
    #[inline]
    pub(crate) fn is_allied(&self, seat: Seat, form: Form) -> bool {
        let card = self.content().card(form.model());
        let (board, itself) = (self.players[seat].board, self.presence(form));
        card.ally.is_some() && (board.of(card.faction) >= 2 || board.wild() > itself.wild())
    }

    #[inline]
    fn list_purchases(&self, seat: Seat, out: &mut Vec<Action>) {
        let trade = (self.players[seat].trade as usize).min(MAX_COST);
        let room = u64::from(!self.is_full(seat)).wrapping_neg();
        let offers = self.market() & self.masks().cost_upto[trade] & room;
        put_kinds(out, offers, Action::Buy);
    }

    /// Whether a player owns as many cards as there is room for (SR-Q46).
    #[inline]
    pub(crate) fn is_full(&self, seat: Seat) -> bool {
        self.players[seat].owned() >= CARDS
    }

    #[inline]
    fn list_attacks(&self, seat: Seat, out: &mut Vec<Action>) {
        let combat = self.players[seat].combat;
        if combat == 0 {
            return;
        }
        let (owners, targets) = (self.base_owners(seat), self.attackable(seat));
        for owner in owners.iter() {
            self.list_base_attacks(owner, combat, out);
        }
        for target in targets.iter() {
            if !self.is_shielded(target) {
                let most = combat.min(MAX_STRIKE) as u8;
                out.extend((0..most).map(|n| Action::Attack(who(target), Strike::new(n))));
            }
        }
    }

    #[inline]
    fn list_base_attacks(&self, owner: Seat, combat: u16, out: &mut Vec<Action>) {
        let open = self.open_bases(owner);
        if open == 0 {
            return;
        }
        if self.keeps_damage(owner) {
            for kind in Kinds::of_mask(open) {
                let most = combat.min(u16::from(self.missing(owner, kind))) as u8;
                out.extend((0..most).map(|n| Action::HitBase(Kind::new(kind), Blow::new(n))));
            }
            return;
        }
        let weak = open & self.masks().defense_upto[(combat as usize).min(MAX_DEFENSE)];
        out.extend(Kinds::of_mask(weak).map(|kind| Action::AttackBase(who(owner), Kind::new(kind))));
    }

    /// The most Combat any base of this kind still needs.
    pub(crate) fn missing(&self, owner: Seat, kind: u8) -> u8 {
        let least = self.damage_levels(owner, kind).trailing_zeros().min(32) as u8;
        self.content().card(kind).defense.saturating_sub(least)
    }

    #[inline]
    fn list_passes(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(cost) = self.rules().pass_cost else {
            return;
        };
        if self.players[seat].trade < u16::from(cost) {
            return;
        }
        for to in self.neighbours(seat).iter().filter(|&to| !self.is_full(to)) {
            let cards = self.players[seat].discard.kinds();
            out.extend(cards.map(|kind| Action::Pass(Kind::new(kind), who(to))));
        }
    }

    /// Living teammates next to a seat (SR-Q26).
    pub(crate) fn neighbours(&self, seat: Seat) -> SeatSet {
        let fixed = self.rules().seats.get(seat.index());
        fixed.map_or(SeatSet::EMPTY, |fixed| fixed.neighbours) & self.living
    }

    /// The branch of a choice, as a number.
    pub(crate) fn branch(n: u8) -> Branch {
        Branch::new(n.min(3))
    }
}
