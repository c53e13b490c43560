//! What an ordinary turn offers. What is done with it: `main_phase`; what lies around it: `phases`.

mod main_phase;
mod phases;

use crate::action::{Action, Blow, Who};
use crate::content::{Kind, MAX_COST, MAX_DEFENSE, Masks};
use crate::fast::{Found, MOST, USUAL, is_usual, put_strikes};
use crate::format::Unit;
use crate::state::{Form, Realms, TABLE};

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
            let before = out.len();
            let player = &self.players[seat];
            let found = if is_usual(player.hand.len(), player.in_play.len()) {
                self.list_cards::<USUAL>(seat, out)
            } else {
                self.list_cards::<MOST>(seat, out)
            };
            out.truncate(before + found);
            self.list_attacks(seat, out);
            self.list_passes(seat, out);
            self.list_proposals(seat, out);
        }
        out.push(match self.rules().turn_unit {
            Unit::Seat => Action::EndTurn,
            Unit::Team => Action::Ready,
        });
    }

    /// What its cards and the market offer; says how many, with places in vain behind them.
    #[inline(always)]
    fn list_cards<const ROOM: usize>(&self, seat: Seat, out: &mut Vec<Action>) -> usize {
        let Some(mut found) = Found::<ROOM>::beyond(out) else {
            return 0;
        };
        self.list_plays(seat, &mut found);
        self.list_abilities(seat, &mut found);
        self.list_purchases(seat, &mut found);
        found.n
    }

    #[inline(always)]
    fn list_plays<const ROOM: usize>(&self, seat: Seat, found: &mut Found<'_, ROOM>) {
        let player = &self.players[seat];
        if player.hand.is_empty() || player.in_play.len() >= TABLE {
            return;
        }
        found.put_plays(player.hand.mask());
        found.put(Action::PlayAll, self.is_bundle(seat));
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

    #[inline(always)]
    fn list_abilities<const ROOM: usize>(&self, seat: Seat, found: &mut Found<'_, ROOM>) {
        let (offers, allied) = (&self.content().offers, self.allied_kinds(seat));
        let in_play = &self.players[seat].in_play;
        if allied == 0 {
            found.put_offers(in_play, |card| offers.of_card(card, false));
        } else if self.players[seat].board.wild() == 0 {
            found.put_offers(in_play, |card| offers.of_card(card, allied & Masks::bit(card.form.model()) != 0));
        } else {
            // Beside an ally of every faction each card is asked: it is none to itself.
            found.put_offers(in_play, |card| offers.of_card(card, self.is_allied(seat, card.form)));
        }
    }

    /// Kinds with an ally ability whose faction has an ally to spare in play.
    #[inline]
    pub(crate) fn allied_kinds(&self, seat: Seat) -> u64 {
        let (masks, board) = (self.masks(), self.players[seat].board);
        masks.allied[if board.wild() > 0 { 16 } else { board.pairs() }]
    }

    /// Whether a card in play has an ally ability and an ally (SR-A6, SR-N1). The card belongs to
    /// the icon's faction itself, so a second card must.
    #[inline]
    pub(crate) fn is_allied(&self, seat: Seat, form: Form) -> bool {
        let card = self.content().card(form.model());
        let (board, itself) = (self.players[seat].board, self.presence(form));
        card.ally.is_some() && (board.of(card.faction) >= 2 || board.wild() > itself.wild())
    }

    #[inline(always)]
    fn list_purchases<const ROOM: usize>(&self, seat: Seat, found: &mut Found<'_, ROOM>) {
        let trade = (self.players[seat].trade as usize).min(MAX_COST);
        let room = u64::from(!self.is_full(seat)).wrapping_neg();
        let offers = self.market() & self.masks().cost_upto[trade] & room;
        found.put_purchases(offers);
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
                put_strikes(out, target, combat);
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
        let fixed = self.rules().seats.get(self.places.0.of(seat));
        let beside = fixed.map_or(SeatSet::EMPTY, |fixed| fixed.neighbours);
        beside.iter().map(|place| self.places.0.seat(place.index())).collect::<SeatSet>() & self.living
    }
}
