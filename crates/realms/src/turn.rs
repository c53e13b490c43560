//! The turn: what the Main Phase offers and does, and the phases around it.

use crate::action::{Action, Blow, Branch, Strike, Used, Who};
use crate::content::{Faction, Kind, MAX_COST, MAX_DEFENSE, Masks, Presence};
use crate::event::{Ability, Event, Shed, Source, Told};
use crate::format::Unit;
use crate::frames::Frame;
use crate::state::{Ended, Form, Realms, Standing, TABLE};
use kernel::{Events, Fate, Kinds, Seat, SeatSet};

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
        if player.hand.is_empty() || player.in_play.len() >= TABLE {
            return;
        }
        out.extend(player.hand.kinds().map(|kind| Action::Play(Kind::new(kind))));
        if self.is_bundle(seat) {
            out.push(Action::PlayAll);
        }
    }

    /// Hand cards that would ask nothing if played now, by kind.
    #[inline]
    pub(crate) fn quiet_cards(&self, seat: Seat) -> u64 {
        let masks = self.masks();
        let forces = if masks.forces & self.players[seat].hand.mask() != 0 && self.targetable(seat).len() > 1 {
            masks.forces
        } else {
            0
        };
        self.players[seat].hand.mask() & !masks.asks & !forces
    }

    /// Whether at least two cards can be played unasked.
    #[inline]
    pub(crate) fn is_bundle(&self, seat: Seat) -> bool {
        let quiet = self.quiet_cards(seat);
        quiet != 0 && (quiet & (quiet - 1) != 0 || self.players[seat].hand.of(quiet.trailing_zeros() as u8) > 1)
    }

    #[inline]
    fn list_abilities(&self, seat: Seat, out: &mut Vec<Action>) {
        let masks = self.masks();
        let allied = self.allied_kinds(seat);
        let any = masks.usable | masks.scrap | allied;
        let mut last = None;
        for &card in &self.players[seat].in_play {
            let bit = Masks::bit(card.form.model());
            if any & bit == 0 || last == Some(card) {
                continue;
            }
            last = Some(card);
            if card.marks & Standing::PRIMARY == 0 && masks.usable & bit != 0 {
                out.push(Action::Use(Kind::new(card.form.model()), Used::new(card.used())));
            }
            if card.marks & Standing::ALLY == 0 && allied & bit != 0 && self.is_allied(seat, card.form) {
                out.push(Action::ally(card.form, card.used()));
            }
            if masks.scrap & bit != 0 {
                out.push(Action::scrap(card.form, card.used()));
            }
        }
    }

    /// Kinds with an ally ability whose faction has an ally to spare in play.
    #[inline]
    fn allied_kinds(&self, seat: Seat) -> u64 {
        let (masks, board) = (self.masks(), self.players[seat].board);
        let factions = Faction::ALL.into_iter().zip(masks.ally);
        let live = factions.filter(|&(faction, _)| board.of(faction) >= 2 || board.wild() > 0);
        live.fold(0, |kinds, (_, mask)| kinds | mask)
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
        let offers = self.market() & self.masks().cost_upto[trade];
        if offers != 0 && !self.is_full(seat) {
            out.extend(Kinds::of_mask(offers).map(|kind| Action::Buy(Kind::new(kind))));
        }
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
        for owner in self.base_owners(seat).iter() {
            self.list_base_attacks(owner, combat, out);
        }
        for target in self.attackable(seat).iter() {
            if !self.is_shielded(target) {
                let most = combat.min(MAX_STRIKE) as u8;
                out.extend((0..most).map(|n| Action::Attack(who(target), Strike::new(n))));
            }
        }
    }

    #[inline]
    fn list_base_attacks(&self, owner: Seat, combat: u16, out: &mut Vec<Action>) {
        let open = self.open_bases(owner);
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

    /// Does what a seat chose in its Main Phase.
    pub(crate) fn main(&mut self, seat: Seat, action: Action, fate: &mut Fate, events: &mut Events<Event>) {
        match action {
            Action::Play(kind) => self.play(seat, kind.get(), fate, events),
            Action::PlayAll => self.play_all(seat, fate, events),
            Action::Use(kind, used) => self.use_primary(seat, kind.get(), used.get(), fate, events),
            Action::Ally(form, used) => self.use_ally(seat, Form(form.get()), used.get(), fate, events),
            Action::Scrap(form, used) => self.use_scrap(seat, Form(form.get()), used.get(), fate, events),
            Action::Buy(kind) => self.buy(seat, kind.get(), events),
            Action::AttackBase(owner, kind) => self.attack_base(seat, owner, kind.get(), events),
            Action::HitBase(kind, blow) => self.hit_base(seat, kind.get(), blow.get() + 1, events),
            Action::Attack(target, n) => self.attack(seat, target, n.get() + 1, fate, events),
            Action::Pass(kind, to) => self.pass(seat, kind.get(), to, events),
            Action::ProposeBase(owner, kind) => self.propose(seat, owner.get(), kind.get(), fate, events),
            Action::ProposeBuy(kind) => self.propose(seat, crate::frames::ROW_TARGET, kind.get(), fate, events),
            Action::EndTurn => self.end_turn(fate, events),
            Action::Ready => self.declare_ready(seat, events),
            _ => {}
        }
    }

    /// SR-P7.
    pub(crate) fn play(&mut self, seat: Seat, kind: u8, fate: &mut Fate, events: &mut Events<Event>) {
        if !self.leave_hand(seat, kind) {
            return;
        }
        let content = self.content();
        let card = content.card(kind);
        let heralds = self.players[seat].board.heralds();
        let ship = card.defense == 0;
        self.enter(seat, Form::plain(kind), if ship { Standing::PRIMARY } else { 0 });
        let played = &mut self.players[seat].played[card.faction as usize];
        *played = played.saturating_add(1);
        events.push(|| Event::Open(Told::Played { seat, card: content.named(kind) }));
        if !ship {
            return;
        }
        if heralds > 0 {
            self.fire_statics(seat, kind, fate, events);
        }
        if content.masks.copier != Some(kind) {
            self.players[seat].ships |= Masks::bit(kind);
        }
        if let Some(list) = card.primary {
            self.run(seat, list, fate, events);
        }
    }

    /// Each static that was in play before the ship fires once (SR-N4, SR-Q12).
    fn fire_statics(&mut self, seat: Seat, played: u8, fate: &mut Fate, events: &mut Events<Event>) {
        let in_play = self.players[seat].in_play.clone();
        let mut itself = true;
        for card in in_play {
            let kind = self.kind_of(card.form);
            if kind == played && std::mem::take(&mut itself) {
                continue;
            }
            if let Some(list) = self.content().card(kind).on_play {
                self.run(seat, list, fate, events);
            }
        }
    }

    /// Every hand card that asks nothing: bases first, each in the order of the card list. Cards
    /// drawn meanwhile stay in hand.
    fn play_all(&mut self, seat: Seat, fate: &mut Fate, events: &mut Events<Event>) {
        let quiet = self.quiet_cards(seat);
        let bases = quiet & self.masks().bases;
        let hand = self.players[seat].hand;
        for kind in Kinds::of_mask(bases).chain(Kinds::of_mask(quiet & !bases)) {
            for _ in 0..hand.of(kind) {
                if self.players[seat].in_play.len() >= TABLE {
                    return;
                }
                self.play(seat, kind, fate, events);
                self.settle(seat, fate, events);
            }
        }
    }

    fn use_primary(&mut self, seat: Seat, kind: u8, used: u8, fate: &mut Fate, events: &mut Events<Event>) {
        let card = Standing { form: Form::plain(kind), marks: used };
        self.mark(seat, card, Ability::Primary, Standing::PRIMARY, events);
        if let Some(list) = self.content().card(kind).primary {
            self.run(seat, list, fate, events);
        }
    }

    fn use_ally(&mut self, seat: Seat, form: Form, used: u8, fate: &mut Fate, events: &mut Events<Event>) {
        self.mark(seat, Standing { form, marks: used }, Ability::Ally, Standing::ALLY, events);
        if let Some(list) = self.content().card(form.model()).ally {
            self.run(seat, list, fate, events);
        }
    }

    fn mark(&mut self, seat: Seat, card: Standing, ability: Ability, mark: u8, events: &mut Events<Event>) {
        self.players[seat].change(card, Standing { form: card.form, marks: card.marks | mark });
        let named = self.content().named(self.kind_of(card.form));
        events.push(|| Event::Open(Told::Used { seat, card: named, ability }));
    }

    /// The card leaves play first, then its effect happens (SR-A11).
    fn use_scrap(&mut self, seat: Seat, form: Form, used: u8, fate: &mut Fate, events: &mut Events<Event>) {
        if !self.leave(seat, Standing { form, marks: used }) {
            return;
        }
        let kind = self.kind_of(form);
        self.to_heap(kind);
        let card = self.content().named(kind);
        events.push(|| Event::Open(Told::Scrapped { seat, card, from: Source::Play }));
        if let Some(list) = self.content().card(form.model()).scrap {
            self.run(seat, list, fate, events);
        }
    }

    /// SR-B2; a ship asks for its place where there is a permission (SR-Q15).
    fn buy(&mut self, seat: Seat, kind: u8, events: &mut Events<Event>) {
        let cost = self.content().card(kind).cost;
        let player = &mut self.players[seat];
        player.trade = player.trade.saturating_sub(u16::from(cost));
        self.acquire(seat, kind, false, cost, events);
        self.offer_top(seat, kind, events);
    }

    /// Uses up a permission for a ship just acquired and asks.
    pub(crate) fn offer_top(&mut self, seat: Seat, kind: u8, events: &mut Events<Event>) {
        if self.players[seat].permits > 0 && self.masks().ships & Masks::bit(kind) != 0 {
            self.players[seat].permits -= 1;
            self.push(seat, Frame::PutOnTop { kind }, events);
        }
    }

    fn attack_base(&mut self, seat: Seat, owner: Who, kind: u8, events: &mut Events<Event>) {
        let owner = Seat::new(owner.get());
        let defense = self.content().card(kind).defense;
        let player = &mut self.players[seat];
        player.combat = player.combat.saturating_sub(u16::from(defense));
        if let Some(base) = self.find_base(owner, kind, None) {
            self.destroy(seat, owner, base, events);
        }
    }

    /// The seat whose bases keep damage.
    pub(crate) fn boss(&self) -> Option<Seat> {
        self.all_seats().find(|&seat| self.keeps_damage(seat))
    }

    /// SR-Z5; where like bases have different damage, asks which.
    fn hit_base(&mut self, seat: Seat, kind: u8, blow: u8, events: &mut Events<Event>) {
        let Some(owner) = self.boss() else {
            return;
        };
        let fitting = self.blow_levels(owner, kind, blow);
        if fitting.count_ones() > 1 {
            return self.push(seat, Frame::Damaged { owner, kind, blow }, events);
        }
        self.hit(seat, owner, (kind, fitting.trailing_zeros() as u8), blow, events);
    }

    /// The damage levels of bases of this kind that a blow does not overdo.
    pub(crate) fn blow_levels(&self, owner: Seat, kind: u8, blow: u8) -> u32 {
        let most = self.content().card(kind).defense.saturating_sub(blow);
        self.damage_levels(owner, kind) & (u32::MAX >> (31 - u32::from(most.min(31))))
    }

    /// Spends Combat on one base of the Boss.
    pub(crate) fn hit(
        &mut self,
        seat: Seat,
        owner: Seat,
        (kind, damage): (u8, u8),
        blow: u8,
        events: &mut Events<Event>,
    ) {
        let Some(base) = self.find_base(owner, kind, Some(damage)) else {
            return;
        };
        let player = &mut self.players[seat];
        player.combat = player.combat.saturating_sub(u16::from(blow));
        let card = self.content().named(kind);
        events.push(|| Event::Open(Told::Damaged { by: seat, owner, card, n: blow }));
        if damage + blow >= self.content().card(kind).defense {
            return self.destroy(seat, owner, base, events);
        }
        self.players[owner].change(base, base.damaged(damage + blow));
    }

    /// SR-X3, SR-G1.
    fn attack(&mut self, seat: Seat, target: Who, n: u8, fate: &mut Fate, events: &mut Events<Event>) {
        let target = Seat::new(target.get());
        let player = &mut self.players[seat];
        player.combat = player.combat.saturating_sub(u16::from(n));
        let purse = self.purse(target);
        let score = &mut self.players[purse].authority;
        *score = score.saturating_sub(i16::from(n));
        let fell = *score <= 0;
        events.push(|| Event::Open(Told::Attacked { by: seat, target, n }));
        if fell {
            self.defeat(target, fate, events);
        }
    }

    /// SR-O9.
    fn pass(&mut self, seat: Seat, kind: u8, to: Who, events: &mut Events<Event>) {
        let to = Seat::new(to.get());
        let cost = self.rules().pass_cost.unwrap_or_default();
        let player = &mut self.players[seat];
        player.trade = player.trade.saturating_sub(u16::from(cost));
        if player.discard.take(kind) {
            self.players[to].discard.add(kind);
            let card = self.content().named(kind);
            events.push(|| Event::Open(Told::Passed { seat, to, card }));
        }
    }

    /// The Discard and Draw Phases of all who are in turn, and the next turn (SR-T6, SR-J10).
    pub(crate) fn end_turn(&mut self, fate: &mut Fate, events: &mut Events<Event>) {
        let acting = self.acting & self.living;
        acting.iter().for_each(|seat| self.clean_up(seat, events));
        for seat in acting.iter() {
            self.draw(seat, u16::from(self.hand_size(seat)), fate, events);
        }
        self.next_turn(events);
    }

    /// The Discard Phase (SR-L1).
    fn clean_up(&mut self, seat: Seat, events: &mut Events<Event>) {
        let content = self.content();
        let bases = content.masks.bases;
        let copier = content.masks.copier.unwrap_or_default();
        let player = &mut self.players[seat];
        let (trade, combat, before) = (player.trade, player.combat, player.in_play.len());
        player.trade = 0;
        player.combat = 0;
        player.permits = 0;
        let (discard, in_play) = (&mut player.discard, &mut player.in_play);
        in_play.retain(|card| {
            let ship = card.form.is_copy() || bases & Masks::bit(card.form.0) == 0;
            if ship {
                discard.add(if card.form.is_copy() { copier } else { card.form.0 });
            }
            !ship
        });
        let ships = (before - in_play.len()) as u8;
        let hand = player.hand;
        player.discard.take_all(&mut player.hand);
        player.known.clear();
        if ships > 0 {
            self.recount(seat);
        }
        events.push(|| Event::Open(Told::TurnEnded { seat, trade, combat, ships }));
        if !hand.is_empty() {
            events.barrier();
        }
        let cards = || hand.cards().map(|kind| content.named(kind)).collect();
        events.push(|| Event::Open(Told::HandDiscarded { seat, cards: cards() }));
    }

    /// Counts anew what allies, statics and shields ask, after ships left.
    pub(crate) fn recount(&mut self, seat: Seat) {
        let in_play = self.players[seat].in_play.iter();
        let board = in_play.fold(Presence::default(), |sum, card| sum.plus(self.presence(card.form)));
        self.players[seat].board = board;
    }

    /// Hands the turn on, or adjourns at the cap (SR-Q31).
    pub(crate) fn next_turn(&mut self, events: &mut Events<Event>) {
        if self.turn >= self.content().numbers.turn_cap {
            self.ended = Some(Ended::Adjourned);
            events.push(|| Event::Open(Told::Adjourned));
            return;
        }
        self.turn += 1;
        let next = match self.rules().turn_unit {
            Unit::Team => self.living - self.acting,
            Unit::Seat => self.next_living(),
        };
        self.begin_turn(next, events);
    }

    /// The next living seat after the one in turn (SR-J3).
    fn next_living(&self) -> SeatSet {
        let from = self.acting.first().unwrap_or(Seat::new(0));
        let mut at = from.next(self.seats);
        while !self.living.has(at) && at != from {
            at = at.next(self.seats);
        }
        SeatSet::of(at)
    }

    /// The start-of-turn step: heal, clear marks, owed discards (SR-T2, SR-Q38).
    pub(crate) fn begin_turn(&mut self, acting: SeatSet, events: &mut Events<Event>) {
        self.acting = acting;
        self.ready = SeatSet::EMPTY;
        self.stirred = SeatSet::EMPTY;
        self.acts = 0;
        let turn = self.turn;
        events.push(|| Event::Open(Told::TurnBegan { seats: acting, turn }));
        for seat in acting.iter() {
            self.clear_marks(seat, events);
            self.call_in(seat, events);
        }
        self.opening = !self.asked.is_empty();
    }

    fn clear_marks(&mut self, seat: Seat, events: &mut Events<Event>) {
        let player = &mut self.players[seat];
        let hurt = player.in_play.iter().any(|card| card.damage() > 0);
        player.in_play.iter_mut().for_each(|card| card.marks = 0);
        player.ships = 0;
        player.played = [0; 5];
        (player.declined_row, player.declined_bases, player.declines) = (0, 0, 0);
        if hurt {
            events.push(|| Event::Open(Told::Healed { seat }));
        }
    }

    /// Owed discards are asked for, or taken unasked where the whole hand goes (SR-L7, SR-J13).
    fn call_in(&mut self, seat: Seat, events: &mut Events<Event>) {
        let player = &mut self.players[seat];
        let owed = usize::from(player.owed);
        player.owed = 0;
        if owed == 0 {
            return;
        }
        if owed < player.hand.len() {
            return self.push(seat, Frame::Owe { left: owed as u8 }, events);
        }
        let hand = player.hand;
        events.barrier();
        hand.cards().for_each(|kind| self.discard_card(seat, kind, Shed::Owed, events));
    }

    /// The branch of a choice, as a number.
    pub(crate) fn branch(n: u8) -> Branch {
        Branch::new(n.min(3))
    }
}
