//! Is a price paid, and with what? Once begun it must be (SC-W5).

use super::{Offer, Offers, listed, other_question, slots, tokens, unless};
use crate::action::{Action, Token};
use crate::content::{List, Price};
use crate::event::Heard;
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::state::Captains;
use crate::text;
use crate::words::Choice;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// A price that may be paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pay {
    /// What is asked for.
    pub price: Price,
    /// How many are still to be paid.
    pub left: u8,
    /// Whether the first was paid.
    pub begun: bool,
    /// What it buys.
    pub gain: List,
}

impl Pay {
    pub(super) const VERB: &'static str = "pay";

    fn check_token(self, game: &Captains, owner: Seat, token: Token) -> Verdict {
        let ship = game.ship(owner);
        let enough = |have: usize| unless(have >= usize::from(self.left), Refusal::NotThePrice { price: self.price });
        match (self.price, token) {
            (Price::Medal, _) => {
                enough(ship.means(game.content()) as usize)?;
                game.may_spend_medal(owner, token)
            }
            (Price::Artifact, Token::Artifact(_)) => {
                enough(ship.tokens() - ship.pirates.len())?;
                unless(game.holds(owner, token), Refusal::NotThePrice { price: self.price })
            }
            (Price::Pirate, Token::Pirate) => enough(ship.pirates.len()),
            (Price::Artifact | Price::Pirate | Price::Tech, _) => Err(Refusal::NotThePrice { price: self.price }),
        }
    }

    fn check_tech(self, game: &Captains, owner: Seat, slot: usize) -> Verdict {
        let slots = &game.ship(owner).slots;
        let enough = slots.iter().flatten().count() >= usize::from(self.left) && slots[slot].is_some();
        unless(self.price == Price::Tech && enough, Refusal::NotThePrice { price: self.price })
    }
}

impl Offers for Pay {
    fn offers(self, _: &Captains, _: Seat, offer: Offer<'_>) -> bool {
        match self.price {
            Price::Tech => slots().any(|slot| offer(Action::Slot(slot))),
            Price::Medal | Price::Artifact | Price::Pirate => tokens().any(|token| offer(Action::Give(token))),
        }
    }

    fn decline(self) -> Option<Action> {
        (!self.begun).then_some(Action::Done)
    }
}

impl Question<Captains> for Pay {
    const KIND: &'static str = "pay";
    const RULE: Rule = rules::PRICE;
    listed!();

    fn kind(self, _: &Captains) -> &'static str {
        if self.price == Price::Tech { "pay tech" } else { Self::KIND }
    }

    fn check(self, game: &Captains, owner: Seat, action: Action) -> Verdict {
        match action {
            Action::Give(token) => self.check_token(game, owner, token),
            Action::Slot(slot) => self.check_tech(game, owner, slot.index()),
            Action::Done => unless(!self.begun, Refusal::CannotDecline),
            _ => other_question(),
        }
    }

    /// The gain follows the last token.
    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if !matches!(action, Action::Give(_) | Action::Slot(_)) {
            return;
        }
        match self.left {
            0 | 1 => game.begin(owner, self.gain, events),
            _ => game.push(owner, Pay { left: self.left - 1, begun: true, ..self }, events),
        }
        match action {
            Action::Give(token) => game.give_up(owner, token, events),
            Action::Slot(slot) => {
                game.remove_tech(owner, slot.index(), events);
                game.make_room(owner, events);
            }
            _ => {}
        }
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event(format!("Pay for this, or not: {}.", text::list(game.content(), self.gain)))
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        let choice = match action {
            Action::Give(_) => game.giving("Pay", action),
            Action::Slot(slot) => Choice::of(format!("Tech slot {}", slot.get() + 1)),
            _ => return Choice::of("Do not pay").described(game, seat, action),
        };
        let odds = if self.left == 1 { game.odds(seat, self.gain) } else { None };
        Choice { odds, ..choice }.described(game, seat, action)
    }
}
