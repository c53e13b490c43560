//! The choices of the Main Phase as sentences, with clicks, previews and warnings (RULES.md, sections 7.2 to 7.4).

use crate::action::Action;
use crate::content::{Effect, Kind, List, Masks};
use crate::state::{Form, PlayedCard, Realms};
use crate::text::list_words;
use crate::words::slug;
use kernel::choice::Described;
use kernel::{Names, Seat};

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    pub(super) fn describe_main(&self, seat: Seat, action: Action, names: &Names) -> Described {
        let name = |kind: Kind| self.content().name(kind.get());
        let who = |n: u8| &names[Seat::new(n)];
        match action {
            Action::Play(kind) => self.describe_play(seat, kind.get()).click(self.anchor("hand", kind.get())),
            Action::PlayAll => Described::new("Play every card that needs no choice").click("play-all"),
            Action::Use(kind, _) => {
                self.describe_ability(Form::plain(kind.get()), "Use", self.content().card(kind.get()).primary)
            }
            Action::Ally(form, _) => {
                let form = Form(form.get());
                self.describe_ability(form, "Ally ability of", self.content().card(form.model()).ally)
            }
            Action::Scrap(form, _) => self.describe_scrap(seat, Form(form.get())),
            Action::Buy(kind) => self.describe_buy(seat, kind.get()),
            Action::AttackBase(owner, kind) => {
                let defense = self.content().card(kind.get()).defense;
                let base = self.base_anchor(Seat::new(owner.get()), kind.get());
                let sentence = format!("Destroy {} of {} for {defense} Combat", name(kind), who(owner.get()));
                Described::new(sentence).click("combat").click(base).preview(self.after_base(
                    seat,
                    owner.get(),
                    kind.get(),
                ))
            }
            Action::HitBase(kind, blow) => {
                let sentence = format!("Spend {{n}} Combat on {}", name(kind));
                let described = Described::new(sentence).click("combat").click(self.anchor("boss", kind.get()));
                described.amount(format!("attack {} with {{n}}", name(kind)), i32::from(blow.get()) + 1)
            }
            Action::Attack(target, n) => self.describe_attack(seat, target.get(), i32::from(n.get()) + 1, names),
            Action::Pass(kind, to) => {
                let sentence = format!("Pass {} to {}", name(kind), who(to.get()));
                Described::new(sentence)
                    .click(self.anchor("discard", kind.get()))
                    .click(format!("seat-{}", to.get() + 1))
            }
            Action::ProposeBase(owner, kind) => {
                let sentence = format!("Propose to destroy {} of {} together", name(kind), who(owner.get()));
                let base = self.base_anchor(Seat::new(owner.get()), kind.get());
                Described::new(sentence).click("propose").click(base)
            }
            Action::ProposeBuy(kind) => Described::new(format!("Propose to buy {} together", name(kind)))
                .click("propose")
                .click(self.offer_anchor(kind.get())),
            Action::EndTurn | Action::Ready => self.describe_end(seat, action),
            _ => Described::default(),
        }
    }

    /// The text of the card; a warning where the order of play matters (section 7.4).
    fn describe_play(&self, seat: Seat, kind: u8) -> Described {
        let content = self.content();
        let words = crate::text::abilities(content, kind).join("; ");
        let described = Described::new(format!("Play {}", content.name(kind))).preview(words);
        let hand = self.players[seat].hand.mask() & !Masks::bit(kind);
        let list = content.card(kind).primary.map_or(&[][..], |list| content.list(list));
        let base_first = |effect: &Effect| {
            matches!(effect, Effect::When(when) if self.players[seat].board.bases() < when.bases_at_least)
                && hand & content.masks.bases != 0
        };
        let copies_nothing = |effect: &Effect| matches!(effect, Effect::CopyShip(_)) && self.players[seat].ships == 0;
        if list.iter().any(base_first) {
            return described.warn("Play your bases first: it counts them now and never again.");
        }
        if list.iter().any(copies_nothing) {
            return described.warn("No ship was played yet, so there is nothing to copy.");
        }
        if content.masks.on_play & hand != 0 && content.masks.ships & Masks::bit(kind) != 0 {
            return described.warn("A card in your hand rewards each ship played after it.");
        }
        described
    }

    fn describe_ability(&self, form: Form, verb: &str, list: Option<List>) -> Described {
        let words = list.map_or(String::new(), |list| list_words(self.content(), list));
        let name = self.form_name(form);
        Described::new(format!("{verb} {name}: {words}")).click(format!("play/{}", slug(&name)))
    }

    /// Warns where the last ally of an unused ability would go (SR-A9).
    fn describe_scrap(&self, seat: Seat, form: Form) -> Described {
        let content = self.content();
        let described = self.describe_ability(form, "Scrap", content.card(form.model()).scrap).click("scrap");
        let player = &self.players[seat];
        let faction = content.card(form.model()).faction;
        let waits = |card: &PlayedCard| {
            card.form != form && card.marks & PlayedCard::ALLY == 0 && self.is_allied(seat, card.form)
        };
        let alone = player.board.of(faction) == 2 && player.board.wild() == 0;
        let loses = alone
            && player.in_play.iter().any(|card| waits(card) && content.card(card.form.model()).faction == faction);
        if loses { described.warn("Another card would lose its only ally.") } else { described }
    }

    fn describe_buy(&self, seat: Seat, kind: u8) -> Described {
        let (content, player) = (self.content(), &self.players[seat]);
        let card = content.card(kind);
        let left = player.trade.saturating_sub(u16::from(card.cost));
        let soon = if player.deck.len() < usize::from(self.hand_size(seat)) {
            "goes to your discard pile, and you may draw it at the end of this turn"
        } else {
            "goes to your discard pile"
        };
        let described = Described::new(format!("Buy {} for {}", card.name, card.cost))
            .click(self.offer_anchor(kind))
            .preview(format!("{left} Trade left; {soon}"));
        let waiting = |card: &PlayedCard| {
            let list = if card.marks & PlayedCard::ALLY == 0 && self.is_allied(seat, card.form) {
                content.card(card.form.model()).ally
            } else if card.marks & PlayedCard::PRIMARY == 0 {
                content.card(card.form.model()).primary
            } else {
                None
            };
            list.is_some_and(|list| content.list(list).iter().any(|effect| matches!(effect, Effect::TopdeckNext(_))))
        };
        let ship = content.masks.ships & Masks::bit(kind) != 0;
        if ship && player.permits == 0 && player.in_play.iter().any(waiting) {
            return described.warn("An unused ability could put this ship on your deck.");
        }
        described
    }

    fn describe_attack(&self, by: Seat, target: u8, n: i32, names: &Names) -> Described {
        let seat = Seat::new(target);
        let team = if self.authority_holder(seat) == seat && self.players[seat].friends.len() > 1 {
            match self.rules().authority_unit {
                crate::format::Unit::Team => "the team of ",
                crate::format::Unit::Seat => "",
            }
        } else {
            ""
        };
        Described::new(format!("Attack {team}{} with {{n}}", &names[seat]))
            .preview(self.before_attack(by, seat))
            .click("combat")
            .click(format!("seat-{}", target + 1))
            .amount(format!("attack seat {} with {{n}}", target + 1), n)
    }

    /// What an attack meets: the Authority, and how much of the Combat at hand defeats the target.
    fn before_attack(&self, by: Seat, target: Seat) -> String {
        let left = self.authority(target);
        if i32::from(self.players[by].combat) < i32::from(left) {
            return format!("{left} Authority left");
        }
        format!("{left} Authority left: {left} Combat defeats them")
    }

    /// What destroying a base leaves: the pool, and the outposts still in the way.
    fn after_base(&self, seat: Seat, owner: u8, kind: u8) -> String {
        let left = self.players[seat].combat.saturating_sub(u16::from(self.content().card(kind).defense));
        let wall = self.content().masks.outposts & Masks::bit(kind) != 0;
        match self.players[Seat::new(owner)].board.outposts() - u8::from(wall) {
            0 => format!("{left} Combat left; no outpost there any more"),
            n => format!("{left} Combat left; {n} more outpost{} there", if n == 1 { "" } else { "s" }),
        }
    }

    /// Warns of what would be lost (section 7.3).
    fn describe_end(&self, seat: Seat, action: Action) -> Described {
        let sentence = if action == Action::Ready { "Be ready to end the turn" } else { "End the turn" };
        let described = Described::new(sentence).click("end-turn");
        let mut open = Vec::new();
        self.list_main(seat, &mut open);
        let has = |test: fn(&Action) -> bool| open.iter().any(test);
        let mut lost = Vec::new();
        if has(|action| matches!(action, Action::Play(_))) {
            lost.push("unplayed cards");
        }
        if has(|action| matches!(action, Action::Use(..) | Action::Ally(..))) {
            lost.push("unused abilities");
        }
        if has(|action| matches!(action, Action::Buy(_))) {
            lost.push("Trade that could buy something");
        }
        if has(|action| matches!(action, Action::Attack(..) | Action::AttackBase(..) | Action::HitBase(..))) {
            lost.push("Combat with a target");
        }
        if self.players[seat].permits > 0 {
            lost.push("a permission to put a ship on top");
        }
        if lost.is_empty() { described } else { described.warn(format!("You still have {}.", lost.join(", "))) }
    }
}
