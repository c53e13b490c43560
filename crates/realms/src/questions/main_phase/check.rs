//! What the Main Phase takes, and why not.

use crate::action::{Action, FormId, Used, Who};
use crate::check::{Legal, nothing, unless};
use crate::content::Masks;
use crate::format::Unit;
use crate::questions::Prize;
use crate::refusal::{AbilityKind, Aim, Refusal};
use crate::state::{Form, PlayedCard, Realms, TABLE};
use kernel::Seat;

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    pub(super) fn check_main(&self, seat: Seat, action: Action) -> Legal {
        if self.acts >= self.content().numbers.action_cap && !matches!(action, Action::EndTurn | Action::Ready) {
            return Err(Refusal::TurnTooLong);
        }
        match action {
            Action::Play(kind) => self.check_play(seat, kind.get()),
            Action::PlayAll => unless(self.is_bundle(seat) && self.has_room(seat), || Refusal::NothingToBundle),
            Action::Use(kind, used) => self.check_use(seat, kind.get(), used),
            Action::Ally(form, used) => self.check_ally(seat, form, used),
            Action::Scrap(form, used) => self.check_scrap(seat, form, used),
            Action::Buy(kind) => self.check_buy(seat, kind.get()),
            Action::AttackBase(owner, kind) => self.check_attack_base(seat, owner, kind.get()),
            Action::HitBase(kind, blow) => self.check_hit(seat, kind.get(), blow.get() + 1),
            Action::Attack(target, n) => self.check_attack(seat, target, u16::from(n.get()) + 1),
            Action::Pass(kind, to) => self.check_pass(seat, kind.get(), to),
            Action::ProposeBase(owner, kind) => {
                self.check_proposal(seat, Prize::BaseOf(Seat::new(owner.get())), kind.get())
            }
            Action::ProposeBuy(kind) => self.check_proposal(seat, Prize::RowCard, kind.get()),
            Action::EndTurn => unless(self.rules().turn_unit == Unit::Seat, || Refusal::OtherWayToEnd),
            Action::Ready => unless(self.rules().turn_unit == Unit::Team, || Refusal::OtherWayToEnd),
            _ => Err(nothing()),
        }
    }

    fn has_room(&self, seat: Seat) -> bool {
        self.players[seat].in_play.len() < TABLE
    }

    fn check_play(&self, seat: Seat, kind: u8) -> Legal {
        unless(self.players[seat].hand.has(kind), || Refusal::NotInHand { kind })?;
        unless(self.has_room(seat), || Refusal::NoRoomInPlay { most: TABLE as u8 })
    }

    /// The card in play an action names, or why there is none: used already, or not there.
    fn check_card(&self, seat: Seat, form: Form, used: u8, ability: u8) -> Legal {
        let card = PlayedCard { form, marks: used };
        if used & ability == 0 && self.players[seat].in_play.contains(&card) {
            return Ok(());
        }
        let spent = |other: &PlayedCard| other.form == form && other.marks & ability != 0;
        let once = self.players[seat].in_play.iter().any(spent);
        Err(if once { Refusal::UsedThisTurn { form } } else { Refusal::NotInPlay { form } })
    }

    fn check_use(&self, seat: Seat, kind: u8, used: Used) -> Legal {
        let is_base = self.content().card(kind).defense > 0;
        unless(is_base, || Refusal::HappenedAtOnce { kind })?;
        unless(self.masks().usable & Masks::bit(kind) != 0, || Refusal::NoAbility {
            kind,
            ability: AbilityKind::Primary,
        })?;
        self.check_card(seat, Form::plain(kind), used.get(), PlayedCard::PRIMARY)
    }

    fn check_ally(&self, seat: Seat, form: FormId, used: Used) -> Legal {
        let form = Form(form.get());
        unless(self.content().card(form.model()).ally.is_some(), || Refusal::NoAbility {
            kind: form.model(),
            ability: AbilityKind::Ally,
        })?;
        self.check_card(seat, form, used.get(), PlayedCard::ALLY)?;
        unless(self.is_allied(seat, form), || Refusal::NoAlly { form })
    }

    fn check_scrap(&self, seat: Seat, form: FormId, used: Used) -> Legal {
        let form = Form(form.get());
        unless(self.masks().scrap & Masks::bit(form.model()) != 0, || Refusal::NoAbility {
            kind: form.model(),
            ability: AbilityKind::Scrap,
        })?;
        self.check_card(seat, form, used.get(), 0)
    }

    fn check_buy(&self, seat: Seat, kind: u8) -> Legal {
        self.check_offer(kind)?;
        let (cost, trade) = (self.content().card(kind).cost, self.players[seat].trade);
        let poor = || Refusal::TooDear { kind, cost, trade };
        unless(u16::from(cost) <= trade, poor)?;
        unless(!self.is_full(seat), || Refusal::NoRoomToOwn { most: CARDS as u8 })
    }

    fn check_offer(&self, kind: u8) -> Legal {
        let there = self.market() & Masks::bit(kind) != 0;
        let explorer = kind == self.masks().explorer;
        unless(there, || if explorer { Refusal::NoExplorer } else { Refusal::NotForSale { kind } })
    }

    fn check_attack_base(&self, seat: Seat, owner: Who, kind: u8) -> Legal {
        self.check_base(seat, owner, kind)?;
        unless(!self.keeps_damage(Seat::new(owner.get())), || Refusal::SayHowMuch)?;
        self.check_defense(kind, self.players[seat].combat)
    }

    fn check_defense(&self, kind: u8, combat: u16) -> Legal {
        let defense = self.content().card(kind).defense;
        let weak = || Refusal::TooStrong { kind, defense, combat };
        unless(u16::from(defense) <= combat, weak)
    }

    fn check_hit(&self, seat: Seat, kind: u8, blow: u8) -> Legal {
        // Elsewhere a base falls to one full payment, or not at all (SR-X2, SR-Z6).
        let owner = self.boss().filter(|&boss| boss != seat).ok_or(Refusal::WholeDefense)?;
        self.check_base(seat, crate::turn::who(owner), kind)?;
        let weak = || Refusal::TooLittleCombat { combat: self.players[seat].combat };
        unless(u16::from(blow) <= self.players[seat].combat, weak)?;
        let missing = self.missing(owner, kind);
        let over = || Refusal::TooMuchForBase { missing };
        unless(blow <= missing, over)
    }

    fn check_attack(&self, seat: Seat, target: Who, n: u16) -> Legal {
        let target = Seat::new(target.get());
        unless(self.attackable(seat).has(target), || {
            self.out_of_reach(self.rules().attack_players, seat, target, Aim::Player)
        })?;
        unless(!self.is_shielded(target), || Refusal::Shielded { owner: target, by: self.rules().outposts.rule() })?;
        let combat = self.players[seat].combat;
        unless(n <= combat, || Refusal::TooLittleCombat { combat })
    }

    fn check_pass(&self, seat: Seat, kind: u8, to: Who) -> Legal {
        let cost = self.rules().pass_cost.ok_or(Refusal::NoPassing)?;
        let to = Seat::new(to.get());
        unless(self.neighbours(seat).has(to), || Refusal::NoNeighbour { other: to })?;
        unless(self.players[seat].discard.has(kind), || Refusal::NotInDiscardPile { kind })?;
        let trade = self.players[seat].trade;
        unless(u16::from(cost) <= trade, || Refusal::PassingCosts { cost, trade })?;
        unless(!self.is_full(to), || Refusal::NoRoomToOwn { most: CARDS as u8 })
    }
}
