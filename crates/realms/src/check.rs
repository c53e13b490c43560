//! The one source of legality.

use crate::action::{Action, FormId, Used, Who};
use crate::content::Masks;
use crate::format::{Relation, Unit};
use crate::frames::ROW_TARGET;
use crate::rules;
use crate::state::{Form, Realms, Standing, TABLE};
use kernel::rule::{GAME_OVER, NO_SUCH_THING, NOT_YOURS};
use kernel::{Refusal, Seat, SeatSet};

type Legal = Result<(), Refusal>;

/// Legal where it holds, else the refusal.
fn unless(holds: bool, refusal: impl FnOnce() -> Refusal) -> Legal {
    if holds { Ok(()) } else { Err(refusal()) }
}

fn nothing() -> Refusal {
    NO_SUCH_THING.into()
}

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// The seats that owe an answer (SR-J1).
    #[inline]
    pub(crate) fn deciders(&self) -> SeatSet {
        if self.ended.is_some() {
            return SeatSet::EMPTY;
        }
        // A defeated player's gift comes first (SR-J4).
        if let Some(giver) = (self.asked - self.living).first() {
            return SeatSet::of(giver);
        }
        if self.rules().turn_unit == Unit::Seat {
            return self.acting;
        }
        if let Some(asked) = self.answering() {
            return SeatSet::of(asked);
        }
        if self.opening { self.asked & self.acting } else { self.acting - self.ready }
    }

    /// Whether a seat may take an action now.
    pub(crate) fn is_legal(&self, seat: Seat, action: Action) -> Legal {
        if self.ended.is_some() {
            return Err(GAME_OVER.into());
        }
        if !self.is_seat(seat) {
            return Err(NOT_YOURS.into());
        }
        unless(self.exists(action), nothing)?;
        match action {
            Action::Concede => return self.check_concede(seat),
            Action::Resume => return self.check_resume(seat),
            _ => {}
        }
        if !self.deciders().has(seat) {
            return Err(NOT_YOURS.into());
        }
        match self.question(seat) {
            Some(frame) => self.check_answer(seat, frame, action),
            None => self.check_main(seat, action),
        }
    }

    /// Whether the cards and seats an action names are there at all.
    #[inline]
    pub(crate) fn exists(&self, action: Action) -> bool {
        let cards = self.content().cards.len() as u8;
        let card = |kind: u8| kind < cards;
        let seat = |who: Who| who.get() < self.seats;
        match action {
            Action::Play(kind)
            | Action::Use(kind, _)
            | Action::Buy(kind)
            | Action::HitBase(kind, _)
            | Action::ProposeBuy(kind)
            | Action::ScrapHand(kind)
            | Action::ScrapDiscard(kind)
            | Action::Discard(kind)
            | Action::ScrapRow(kind)
            | Action::Take(kind)
            | Action::Copy(kind)
            | Action::Give(kind) => card(kind.get()),
            Action::AttackBase(who, kind)
            | Action::Pass(kind, who)
            | Action::ProposeBase(who, kind)
            | Action::Destroy(who, kind) => card(kind.get()) && seat(who),
            Action::Attack(who, _) | Action::Target(who) => seat(who),
            Action::Ally(form, _) | Action::Scrap(form, _) => card(Form(form.get()).model()),
            _ => true,
        }
    }

    fn check_main(&self, seat: Seat, action: Action) -> Legal {
        if self.acts >= self.content().numbers.action_cap && !matches!(action, Action::EndTurn | Action::Ready) {
            return Err(rules::TIRED.into());
        }
        match action {
            Action::Play(kind) => self.check_play(seat, kind.get()),
            Action::PlayAll => unless(self.is_bundle(seat) && self.has_room(seat), || rules::BUNDLE.into()),
            Action::Use(kind, used) => self.check_use(seat, kind.get(), used),
            Action::Ally(form, used) => self.check_ally(seat, form, used),
            Action::Scrap(form, used) => self.check_scrap(seat, form, used),
            Action::Buy(kind) => self.check_buy(seat, kind.get()),
            Action::AttackBase(owner, kind) => self.check_attack_base(seat, owner, kind.get()),
            Action::HitBase(kind, blow) => self.check_hit(seat, kind.get(), blow.get() + 1),
            Action::Attack(target, n) => self.check_attack(seat, target, u16::from(n.get()) + 1),
            Action::Pass(kind, to) => self.check_pass(seat, kind.get(), to),
            Action::ProposeBase(owner, kind) => self.check_proposal(seat, owner.get(), kind.get()),
            Action::ProposeBuy(kind) => self.check_proposal(seat, ROW_TARGET, kind.get()),
            Action::EndTurn => unless(self.rules().turn_unit == Unit::Seat, || rules::READY.into()),
            Action::Ready => unless(self.rules().turn_unit == Unit::Team, || rules::READY.into()),
            _ => Err(nothing()),
        }
    }

    fn has_room(&self, seat: Seat) -> bool {
        self.players[seat].in_play.len() < TABLE
    }

    fn check_play(&self, seat: Seat, kind: u8) -> Legal {
        unless(self.players[seat].hand.has(kind), || Refusal::new(rules::FROM_HAND).with(i16::from(kind)))?;
        unless(self.has_room(seat), || Refusal::new(rules::ROOM).with(TABLE as i16))
    }

    /// The card in play an action names, or why there is none: used already, or not there.
    fn standing(&self, seat: Seat, form: Form, used: u8, ability: u8) -> Legal {
        let card = Standing { form, marks: used };
        if used & ability == 0 && self.players[seat].in_play.contains(&card) {
            return Ok(());
        }
        let spent = |other: &Standing| other.form == form && other.marks & ability != 0;
        let once = self.players[seat].in_play.iter().any(spent);
        let rule = if once { rules::ONCE } else { rules::IN_PLAY };
        Err(Refusal::new(rule).with(i16::from(form.0)))
    }

    fn check_use(&self, seat: Seat, kind: u8, used: Used) -> Legal {
        let is_base = self.content().card(kind).defense > 0;
        unless(is_base, || Refusal::new(rules::AT_ONCE).with(i16::from(kind)))?;
        unless(self.masks().usable & Masks::bit(kind) != 0, || no_ability(kind, 0))?;
        self.standing(seat, Form::plain(kind), used.get(), Standing::PRIMARY)
    }

    fn check_ally(&self, seat: Seat, form: FormId, used: Used) -> Legal {
        let form = Form(form.get());
        unless(self.content().card(form.model()).ally.is_some(), || no_ability(form.model(), 1))?;
        self.standing(seat, form, used.get(), Standing::ALLY)?;
        unless(self.is_allied(seat, form), || Refusal::new(rules::NO_ALLY).with(i16::from(form.0)))
    }

    fn check_scrap(&self, seat: Seat, form: FormId, used: Used) -> Legal {
        let form = Form(form.get());
        unless(self.masks().scrap & Masks::bit(form.model()) != 0, || no_ability(form.model(), 2))?;
        self.standing(seat, form, used.get(), 0)
    }

    fn check_buy(&self, seat: Seat, kind: u8) -> Legal {
        self.check_offer(kind)?;
        let (cost, trade) = (self.content().card(kind).cost, self.players[seat].trade);
        let poor = || Refusal::new(rules::PRICE).with(i16::from(kind)).with(i16::from(cost)).with(trade as i16);
        unless(u16::from(cost) <= trade, poor)?;
        unless(!self.is_full(seat), || Refusal::new(rules::ROOM).case(1).with(CARDS as i16))
    }

    fn check_offer(&self, kind: u8) -> Legal {
        let there = self.market() & Masks::bit(kind) != 0;
        let rule = if kind == self.masks().explorer { rules::NO_EXPLORER } else { rules::NOT_FOR_SALE };
        unless(there, || Refusal::new(rule).with(i16::from(kind)))
    }

    /// Whether a base may be attacked or targeted (SR-M3, SR-X5).
    pub(crate) fn check_base(&self, seat: Seat, owner: Who, kind: u8) -> Legal {
        let owner = Seat::new(owner.get());
        unless(self.base_owners(seat).has(owner), || self.out_of_reach(self.rules().target_bases, seat, owner, 1))?;
        unless(self.find_base(owner, kind, None).is_some(), nothing)?;
        let open = self.open_bases(owner) & Masks::bit(kind) != 0;
        unless(open, || {
            Refusal::new(self.rules().outposts.rule()).case(1).with(owner.index() as i16).with(i16::from(kind))
        })
    }

    fn check_attack_base(&self, seat: Seat, owner: Who, kind: u8) -> Legal {
        self.check_base(seat, owner, kind)?;
        unless(!self.keeps_damage(Seat::new(owner.get())), || rules::PARTLY.into())?;
        self.check_defense(kind, self.players[seat].combat)
    }

    fn check_defense(&self, kind: u8, combat: u16) -> Legal {
        let defense = self.content().card(kind).defense;
        let weak = || Refusal::new(rules::DEFENSE).with(i16::from(kind)).with(i16::from(defense)).with(combat as i16);
        unless(u16::from(defense) <= combat, weak)
    }

    fn check_hit(&self, seat: Seat, kind: u8, blow: u8) -> Legal {
        // Elsewhere a base falls to one full payment, or not at all (SR-X2, SR-Z6).
        let owner = self.boss().filter(|&boss| boss != seat).ok_or(Refusal::new(rules::DEFENSE).case(1))?;
        self.check_base(seat, crate::turn::who(owner), kind)?;
        let weak = || Refusal::new(rules::AMOUNT).with(self.players[seat].combat as i16);
        unless(u16::from(blow) <= self.players[seat].combat, weak)?;
        let missing = self.missing(owner, kind);
        let over = || Refusal::new(rules::PARTLY).case(2).with(i16::from(missing));
        unless(blow <= missing, over)
    }

    fn check_attack(&self, seat: Seat, target: Who, n: u16) -> Legal {
        let target = Seat::new(target.get());
        unless(self.attackable(seat).has(target), || self.out_of_reach(self.rules().attack_players, seat, target, 0))?;
        unless(!self.is_shielded(target), || Refusal::new(self.rules().outposts.rule()).with(target.index() as i16))?;
        let combat = self.players[seat].combat;
        unless(n <= combat, || Refusal::new(rules::AMOUNT).with(combat as i16))
    }

    /// Whether a player may be made to discard (SR-M3).
    pub(crate) fn check_target(&self, seat: Seat, target: Who) -> Legal {
        let target = Seat::new(target.get());
        unless(self.targetable(seat).has(target), || self.out_of_reach(self.rules().target_player, seat, target, 2))
    }

    fn check_pass(&self, seat: Seat, kind: u8, to: Who) -> Legal {
        let cost = self.rules().pass_cost.ok_or(Refusal::new(rules::PASS).case(1))?;
        let to = Seat::new(to.get());
        unless(self.neighbours(seat).has(to), || Refusal::new(rules::NEIGHBOUR).with(to.index() as i16))?;
        unless(self.players[seat].discard.has(kind), || Refusal::new(rules::PASS).case(2).with(i16::from(kind)))?;
        let trade = self.players[seat].trade;
        unless(u16::from(cost) <= trade, || Refusal::new(rules::PASS).with(i16::from(cost)).with(trade as i16))?;
        unless(!self.is_full(to), || Refusal::new(rules::ROOM).case(1).with(CARDS as i16))
    }

    fn out_of_reach(&self, line: Relation, seat: Seat, other: Seat, case: u8) -> Refusal {
        Refusal::new(self.reach_rule(line, seat)).case(case).with(other.index() as i16)
    }

    /// Any living player may concede at any time, once (SR-D34, SR-Q33).
    fn check_concede(&self, seat: Seat) -> Legal {
        let can = self.living.has(seat) && !self.conceded.has(seat);
        unless(can, || rules::CONCEDED.into())
    }
}

/// A card has not this ability: 0 primary, 1 ally, 2 scrap.
fn no_ability(kind: u8, ability: u8) -> Refusal {
    Refusal::new(rules::ABILITY).case(ability).with(i16::from(kind))
}
