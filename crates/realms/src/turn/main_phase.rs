//! The Main Phase: what each action does (SR-T3).

use crate::action::{Action, Who};
use crate::content::Masks;
use crate::event::{Ability, Event, Heard, Source};
use crate::questions::{Damaged, Prize, PutOnTop};
use crate::state::{Form, PlayedCard, Realms, TABLE};
use kernel::{Fate, Kinds, Seat};

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// Does what a seat chose in its Main Phase. The usual ones ask for their cards themselves.
    pub(crate) fn main(&mut self, seat: Seat, action: Action, fate: &mut Fate, events: &mut Heard) {
        match action {
            Action::Play(kind) => self.play(seat, kind.get(), fate, events),
            Action::PlayAll => self.play_all(seat, fate, events),
            Action::Use(kind, used) => self.use_primary(seat, kind.get(), used.get(), fate, events),
            Action::Ally(form, used) => self.use_ally(seat, Form(form.get()), used.get(), fate, events),
            Action::Scrap(form, used) => self.use_scrap(seat, Form(form.get()), used.get(), fate, events),
            Action::Buy(kind) => self.buy(seat, kind.get(), events),
            Action::Attack(target, n) => self.attack(seat, target, n.get() + 1, fate, events),
            Action::EndTurn => self.end_turn(fate, events),
            Action::Ready => self.declare_ready(seat, events),
            _ if self.exists(action) => self.strike_or_share(seat, action, events),
            _ => {}
        }
    }

    /// What is rarer: bases, passes, proposals.
    fn strike_or_share(&mut self, seat: Seat, action: Action, events: &mut Heard) {
        match action {
            Action::AttackBase(owner, kind) => self.attack_base(seat, owner, kind.get(), events),
            Action::HitBase(kind, blow) => self.hit_base(seat, kind.get(), blow.get() + 1, events),
            Action::Pass(kind, to) => self.pass(seat, kind.get(), to, events),
            Action::ProposeBase(owner, kind) => {
                self.propose(seat, Prize::BaseOf(Seat::new(owner.get())), kind.get(), events)
            }
            Action::ProposeBuy(kind) => self.propose(seat, Prize::RowCard, kind.get(), events),
            _ => {}
        }
    }

    /// SR-P7.
    pub(crate) fn play(&mut self, seat: Seat, kind: u8, fate: &mut Fate, events: &mut Heard) {
        if !self.leave_hand(seat, kind) {
            return;
        }
        let content = self.content();
        let card = content.card(kind);
        let ship = card.defense == 0;
        let player = &mut self.players[seat];
        let on_play_triggers = player.board.on_play_triggers();
        player.place(PlayedCard { form: Form::plain(kind), marks: if ship { PlayedCard::PRIMARY } else { 0 } });
        player.board = player.board.plus(content.presence[kind as usize]);
        let played = &mut player.played[card.faction as usize];
        *played = played.saturating_add(1);
        events.push(|| Event::Played { seat, card: content.named(kind) });
        if !ship {
            return;
        }
        if on_play_triggers > 0 {
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
    fn fire_statics(&mut self, seat: Seat, played: u8, fate: &mut Fate, events: &mut Heard) {
        let in_play = self.players[seat].in_play;
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
    fn play_all(&mut self, seat: Seat, fate: &mut Fate, events: &mut Heard) {
        let quiet = self.quiet_cards(seat);
        let bases = quiet & self.masks().bases;
        let hand = self.players[seat].hand;
        for kind in Kinds::of_mask(bases).chain(Kinds::of_mask(quiet & !bases)) {
            for _ in 0..hand.of(kind) {
                if self.players[seat].in_play.len() >= TABLE {
                    return;
                }
                self.play(seat, kind, fate, events);
                if self.asked.has(seat) {
                    self.settle(seat, fate, events);
                }
            }
        }
    }

    fn use_primary(&mut self, seat: Seat, kind: u8, used: u8, fate: &mut Fate, events: &mut Heard) {
        let card = PlayedCard { form: Form::plain(kind), marks: used };
        if self.mark(seat, card, Ability::Primary, PlayedCard::PRIMARY, events)
            && let Some(list) = self.content().card(kind).primary
        {
            self.run(seat, list, fate, events);
        }
    }

    fn use_ally(&mut self, seat: Seat, form: Form, used: u8, fate: &mut Fate, events: &mut Heard) {
        if self.mark(seat, PlayedCard { form, marks: used }, Ability::Ally, PlayedCard::ALLY, events)
            && let Some(list) = self.content().card(form.model()).ally
        {
            self.run(seat, list, fate, events);
        }
    }

    /// Marks an ability as used; `false` where there is no such card.
    fn mark(&mut self, seat: Seat, card: PlayedCard, ability: Ability, mark: u8, events: &mut Heard) -> bool {
        let there = self.players[seat].mark(card, mark);
        if there {
            events.push(|| {
                let card = self.content().named(self.kind_of(card.form));
                Event::Used { seat, card, ability }
            });
        }
        there
    }

    /// The card leaves play first, then its effect happens (SR-A11).
    fn use_scrap(&mut self, seat: Seat, form: Form, used: u8, fate: &mut Fate, events: &mut Heard) {
        if !self.leave(seat, PlayedCard { form, marks: used }) {
            return;
        }
        let kind = self.kind_of(form);
        self.put_on_heap(kind);
        let card = self.content().named(kind);
        events.push(|| Event::Scrapped { seat, card, from: Source::Play });
        if let Some(list) = self.content().card(form.model()).scrap {
            self.run(seat, list, fate, events);
        }
    }

    /// SR-B2; a ship asks for its place where there is a permission (SR-Q15).
    fn buy(&mut self, seat: Seat, kind: u8, events: &mut Heard) {
        if self.market() & Masks::bit(kind) == 0 {
            return;
        }
        let cost = self.content().card(kind).cost;
        let player = &mut self.players[seat];
        player.trade = player.trade.saturating_sub(u16::from(cost));
        self.acquire(seat, kind, false, cost, events);
        self.offer_top(seat, kind, events);
    }

    /// Uses up a permission for a ship just acquired and asks.
    pub(crate) fn offer_top(&mut self, seat: Seat, kind: u8, events: &mut Heard) {
        if self.players[seat].permits > 0 && self.masks().ships & Masks::bit(kind) != 0 {
            self.players[seat].permits -= 1;
            self.push(seat, PutOnTop { kind }, events);
        }
    }

    fn attack_base(&mut self, seat: Seat, owner: Who, kind: u8, events: &mut Heard) {
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
    fn hit_base(&mut self, seat: Seat, kind: u8, blow: u8, events: &mut Heard) {
        let Some(owner) = self.boss() else {
            return;
        };
        let fitting = self.blow_levels(owner, kind, blow);
        if fitting.count_ones() > 1 {
            return self.push(seat, Damaged { owner, kind, blow }, events);
        }
        if let Some(base) = self.find_base(owner, kind, Some(fitting.trailing_zeros() as u8)) {
            self.hit(seat, owner, base, blow, events);
        }
    }

    /// The damage levels of bases of this kind that a blow does not overdo.
    pub(crate) fn blow_levels(&self, owner: Seat, kind: u8, blow: u8) -> u32 {
        let most = self.content().card(kind).defense.saturating_sub(blow);
        self.damage_levels(owner, kind) & (u32::MAX >> (31 - u32::from(most.min(31))))
    }

    /// Spends Combat on one base of the Boss.
    pub(crate) fn hit(&mut self, seat: Seat, owner: Seat, base: PlayedCard, blow: u8, events: &mut Heard) {
        let (kind, damage) = (base.form.model(), base.damage() + blow);
        let player = &mut self.players[seat];
        player.combat = player.combat.saturating_sub(u16::from(blow));
        let card = self.content().named(kind);
        events.push(|| Event::Damaged { by: seat, owner, card, n: blow });
        if damage >= self.content().card(kind).defense {
            return self.destroy(seat, owner, base, events);
        }
        self.players[owner].change(base, base.damaged(damage));
    }

    /// SR-X3, SR-G1.
    fn attack(&mut self, seat: Seat, target: Who, n: u8, fate: &mut Fate, events: &mut Heard) {
        let target = Seat::new(target.get());
        if !self.is_seat(target) {
            return;
        }
        let player = &mut self.players[seat];
        player.combat = player.combat.saturating_sub(u16::from(n));
        let holder = self.authority_holder(target);
        let score = &mut self.players[holder].authority;
        *score = score.saturating_sub(i16::from(n));
        let fell = *score <= 0;
        events.push(|| Event::Attacked { by: seat, target, n });
        if fell {
            self.defeat(target, fate, events);
        }
    }

    /// SR-O9.
    fn pass(&mut self, seat: Seat, kind: u8, to: Who, events: &mut Heard) {
        let to = Seat::new(to.get());
        let cost = self.rules().pass_cost.unwrap_or_default();
        let player = &mut self.players[seat];
        player.trade = player.trade.saturating_sub(u16::from(cost));
        if player.discard.take(kind) {
            self.players[to].discard.add(kind);
            let card = self.content().named(kind);
            events.push(|| Event::Passed { seat, to, card });
        }
    }
}
