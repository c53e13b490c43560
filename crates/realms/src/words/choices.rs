//! Choices as sentences, with clicks, previews and warnings (RULES.md, sections 7.2 to 7.4).

use crate::action::Action;
use crate::content::{Effect, Kind, List, Masks, plain};
use crate::frames::Frame;
use crate::state::{EMPTY, Form, Realms, Standing};
use crate::text::list_words;
use kernel::choice::Described;
use kernel::{Names, Seat};

/// A card's name as an anchor: `hand/blob-wheel`.
fn slug(name: &str) -> String {
    plain(name).replace(' ', "-")
}

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    pub(super) fn described(&self, seat: Seat, action: Action, names: &Names) -> Described {
        let name = |kind: Kind| self.content().name(kind.get());
        let hand = |kind: Kind| format!("hand/{}", slug(name(kind)));
        let who = |n: u8| &names[Seat::new(n)];
        match action {
            Action::Play(kind) => self.describe_play(seat, kind.get()).click(hand(kind)),
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
                let base = format!("seat-{}/{}", owner.get() + 1, slug(name(kind)));
                let sentence = format!("Destroy {} of {} for {defense} Combat", name(kind), who(owner.get()));
                Described::new(sentence).click("combat").click(base).preview(self.after_base(
                    seat,
                    owner.get(),
                    kind.get(),
                ))
            }
            Action::HitBase(kind, blow) => {
                let sentence = format!("Spend {{n}} Combat on {}", name(kind));
                let described = Described::new(sentence).click("combat").click(format!("boss/{}", slug(name(kind))));
                described.amount(format!("attack {} with {{n}}", name(kind)), i32::from(blow.get()) + 1)
            }
            Action::Attack(target, n) => self.describe_attack(target.get(), i32::from(n.get()) + 1, names),
            Action::Pass(kind, to) => {
                let sentence = format!("Pass {} to {}", name(kind), who(to.get()));
                Described::new(sentence)
                    .click(format!("discard/{}", slug(name(kind))))
                    .click(format!("seat-{}", to.get() + 1))
            }
            Action::EndTurn | Action::Ready => self.describe_end(seat, action),
            Action::Resume => Described::new("Play on").click("resume"),
            Action::Concede => Described::new("Give the game up").click("concede").warn("This cannot be taken back."),
            _ => self.describe_answer(seat, action, names),
        }
    }

    fn describe_answer(&self, seat: Seat, action: Action, names: &Names) -> Described {
        let name = |kind: Kind| self.content().name(kind.get());
        let at = |zone: &str, kind: Kind| format!("{zone}/{}", slug(name(kind)));
        let who = |n: u8| &names[Seat::new(n)];
        match action {
            Action::ProposeBase(owner, kind) => {
                let sentence = format!("Propose to destroy {} of {} together", name(kind), who(owner.get()));
                Described::new(sentence).click("propose").click(format!(
                    "seat-{}/{}",
                    owner.get() + 1,
                    slug(name(kind))
                ))
            }
            Action::ProposeBuy(kind) => Described::new(format!("Propose to buy {} together", name(kind)))
                .click("propose")
                .click(self.offer_anchor(kind.get())),
            Action::Choose(branch) => self.describe_branch(seat, branch.get()),
            Action::ScrapHand(kind) => {
                Described::new(format!("Scrap {} from your hand", name(kind))).click(at("hand", kind))
            }
            Action::ScrapDiscard(kind) => {
                Described::new(format!("Scrap {} from your Discard Pile", name(kind))).click(at("discard", kind))
            }
            Action::Discard(kind) => Described::new(format!("Discard {}", name(kind))).click(at("hand", kind)),
            Action::ScrapRow(kind) => {
                Described::new(format!("Scrap {} from the row", name(kind))).click(self.offer_anchor(kind.get()))
            }
            Action::Destroy(owner, kind) => {
                let base = format!("seat-{}/{}", owner.get() + 1, slug(name(kind)));
                Described::new(format!("Destroy {} of {}", name(kind), who(owner.get()))).click(base)
            }
            Action::Damaged(damage) => {
                Described::new(format!("The one with {damage} damage")).click(format!("damage/{damage}"))
            }
            Action::Take(kind) => {
                Described::new(format!("Take {} onto your deck", name(kind))).click(self.offer_anchor(kind.get()))
            }
            Action::Copy(kind) => Described::new(format!("Copy {}", name(kind))).click(at("played", kind)),
            Action::Give(kind) => Described::new(format!("Give {}", name(kind))).click(at("owned", kind)),
            Action::OnTop => Described::new("Put it on top of your deck").click("deck"),
            Action::Target(target) => {
                let sentence = format!("{} discards", who(target.get()));
                Described::new(sentence).click(format!("seat-{}", target.get() + 1))
            }
            Action::Share(n) => Described::new("Pay {n} of it").click("share").amount("share {n}", i32::from(n.get())),
            Action::Accept => Described::new("Agree and pay").click("accept"),
            Action::Decline => Described::new("Decline").click("decline"),
            _ => Described::new(self.stop_words(seat)).click("done"),
        }
    }

    fn stop_words(&self, seat: Seat) -> &'static str {
        match self.question(seat) {
            Some(Frame::PutOnTop { .. }) => "Leave it in your Discard Pile",
            Some(Frame::Gift { .. }) => "Give nothing",
            _ => "Done",
        }
    }

    fn describe_branch(&self, seat: Seat, branch: u8) -> Described {
        let words = match self.question(seat) {
            Some(Frame::Choose { first, n }) if branch < n => list_words(self.content(), List(first.0 + branch)),
            _ => format!("option {}", branch + 1),
        };
        Described::new(format!("Choose: {words}")).click(format!("choose/{}", branch + 1))
    }

    /// The text of the card; a warning where the order of play matters (section 7.4).
    fn describe_play(&self, seat: Seat, kind: u8) -> Described {
        let content = self.content();
        let words = crate::text::abilities(content, kind).join("; ");
        let described = Described::new(format!("Play {}", content.name(kind))).preview(words);
        let hand = self.players[seat].hand.mask() & !Masks::bit(kind);
        let list = content.card(kind).primary.map_or(&[][..], |list| content.list(list));
        let base_first = |effect: &Effect| {
            matches!(effect, Effect::WhenBases { n, .. } if self.players[seat].board.bases() < *n)
                && hand & content.masks.bases != 0
        };
        let copies_nothing = |effect: &Effect| *effect == Effect::CopyShip && self.players[seat].ships == 0;
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
        let waits =
            |card: &Standing| card.form != form && card.marks & Standing::ALLY == 0 && self.is_allied(seat, card.form);
        let alone = player.board.of(faction) == 2 && player.board.wild() == 0;
        let loses = alone
            && player.in_play.iter().any(|card| waits(card) && content.card(card.form.model()).faction == faction);
        if loses { described.warn("Another card would lose its only ally.") } else { described }
    }

    /// The card in a slot of the row, counted from 1.
    pub(super) fn slot_name(&self, slot: &str) -> Option<&str> {
        let kind = *self.row.get(slot.parse::<usize>().ok()?.checked_sub(1)?)?;
        (kind != EMPTY).then(|| self.content().name(kind))
    }

    /// Where a card is offered: `row/3`, `explorers`.
    fn offer_anchor(&self, kind: u8) -> String {
        match self.row.iter().position(|&other| other == kind) {
            Some(slot) => format!("row/{}", slot + 1),
            None => "explorers".to_owned(),
        }
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
        let waiting = |card: &Standing| {
            let list = if card.marks & Standing::ALLY == 0 && self.is_allied(seat, card.form) {
                content.card(card.form.model()).ally
            } else if card.marks & Standing::PRIMARY == 0 {
                content.card(card.form.model()).primary
            } else {
                None
            };
            list.is_some_and(|list| content.list(list).contains(&Effect::TopdeckNext))
        };
        let ship = content.masks.ships & Masks::bit(kind) != 0;
        if ship && player.permits == 0 && player.in_play.iter().any(waiting) {
            return described.warn("An unused ability could put this ship on your deck.");
        }
        described
    }

    fn describe_attack(&self, target: u8, n: i32, names: &Names) -> Described {
        let seat = Seat::new(target);
        let team = if self.purse(seat) == seat && self.players[seat].friends.len() > 1 {
            match self.rules().authority_unit {
                crate::format::Unit::Team => "the team of ",
                crate::format::Unit::Seat => "",
            }
        } else {
            ""
        };
        let left = self.authority(seat);
        Described::new(format!("Attack {team}{} with {{n}}", &names[seat]))
            .preview(format!("{left} Authority left"))
            .click("combat")
            .click(format!("seat-{}", target + 1))
            .amount(format!("attack seat {} with {{n}}", target + 1), n)
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
