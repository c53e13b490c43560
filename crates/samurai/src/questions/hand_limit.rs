//! Which card goes from a hand that is too full? (SS-W6, SS-D14)

use super::{Room, Short, discard_described, list, other_question, unless};
use crate::action::{Action, Answer};
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::Samurai;
use crate::trade::Bid;
use crate::words::count;
use kernel::{Described, Fate, Kinds, Names, Question, Rule, Seat, Upto};

/// What a bargain needs of a hand that is cut down (SS-V7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Keep {
    /// Nothing.
    Nothing,
    /// A card of this kind.
    Card(u8),
    /// Some battle card.
    Battle,
}

/// Cards over the limit, one after another; what a bargain needs must stay.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HandLimit {
    /// Whose hand.
    pub(crate) seat: Seat,
    /// What must stay.
    pub(crate) keep: Keep,
}

impl HandLimit {
    fn loose(self, game: &Samurai) -> Short {
        let loose = game.player(self.seat).hand.kinds().filter(|&kind| !self.is_kept(game, kind));
        loose.map(|kind| Answer::Discard(Upto::new(kind))).collect()
    }

    /// Whether a bargain needs the last card of this kind (SS-V7).
    fn is_kept(self, game: &Samurai, kind: u8) -> bool {
        let hand = &game.player(self.seat).hand;
        match self.keep {
            Keep::Nothing => false,
            Keep::Card(needed) => needed == kind && hand.of(kind) == 1,
            Keep::Battle => {
                let battle = Kinds::of_mask(hand.mask() & game.edition.battle_cards);
                game.edition.card(kind).battle && battle.map(|kind| hand.of(kind)).sum::<u8>() == 1
            }
        }
    }
}

impl Room for HandLimit {
    const CLOSES_TRADE: bool = true;

    fn asked(self, _: &Samurai) -> Seat {
        self.seat
    }
    fn may_be_bound(self, _: &Samurai, _: Bid) -> bool {
        false
    }
}

impl Question<Samurai> for HandLimit {
    const KIND: &'static str = "hand limit";
    const RULE: Rule = Rule::new("SS-W6");

    fn answers(self, game: &Samurai, _: Seat, out: &mut Vec<Action>) {
        list(self.loose(game), out);
    }

    fn check(self, game: &Samurai, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Action::Answer(Answer::Discard(kind)) = action else { return Err(other_question()) };
        let held = game.player(seat).hand.has(kind.get());
        let refusal = if held { Refusal::NeededByBargain } else { Refusal::NotToDiscard };
        unless(held && !self.is_kept(game, kind.get()), refusal)
    }

    fn answer(self, game: &mut Samurai, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Answer(Answer::Discard(kind)) = action {
            game.push(self, events);
            game.discard(seat, kind.get(), events);
        }
    }

    fn is_stale(self, game: &Samurai, seat: Seat) -> bool {
        game.player(seat).hand.len() <= game.edition.hand_limit as usize
    }

    fn fallback(self, game: &Samurai, _: Seat) -> Action {
        self.loose(game).last().copied().unwrap_or(Answer::Done).into()
    }

    fn prompt(self, game: &Samurai, seat: Seat) -> String {
        let over = game.player(seat).hand.len().saturating_sub(game.edition.hand_limit as usize);
        format!("Your hand is full: discard {}.", count(over as i64, "card"))
    }

    fn describe(self, game: &Samurai, _: Seat, action: Action, _: &Names) -> Described {
        discard_described(game, action)
    }
}
