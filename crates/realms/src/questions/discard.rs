//! Which hand cards are discarded? (SR-D16, SR-N8)

use super::{PRIOR_OF_DONE, done, other_question, there, unless};
use crate::action::Action;
use crate::content::{Kind, List};
use crate::effects::{GOES_ON, HandCards, Next, ask};
use crate::event::{Heard, Shed};
use crate::refusal::Refusal;
use crate::state::Realms;
use kernel::choice::Described;
use kernel::{Fate, Names, Question, Rule, Seat};

/// So many hand cards, one after another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Discard {
    /// How many must still be picked.
    pub(crate) need: u8,
    /// How many may still be picked.
    left: u8,
    /// How many were picked.
    picked: u8,
    /// What follows each.
    each: Option<List>,
}

impl Discard {
    /// Asks for so many cards, unless the hand is empty.
    pub(crate) fn begin<const S: usize, const C: usize>(
        game: &Realms<S, C>,
        seat: Seat,
        HandCards { min, max, each }: HandCards<List>,
    ) -> Next {
        let there = game.players[seat].hand.len().min(255) as u8;
        let asked = Discard { need: there.min(min), left: there.min(max), picked: 0, each };
        if asked.left == 0 { GOES_ON } else { ask(asked) }
    }
}

impl<const S: usize, const C: usize> Question<Realms<S, C>> for Discard {
    const KIND: &'static str = "discard";
    const RULE: Rule = Rule::new("SR-N8");

    fn answers(self, game: &Realms<S, C>, seat: Seat, out: &mut Vec<Action>) {
        out.extend(game.players[seat].hand.kinds().map(|kind| Action::Discard(Kind::new(kind))));
        out.extend((self.need == 0).then_some(Action::Done));
    }

    fn check(self, game: &Realms<S, C>, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Discard(kind) => there(game.players[seat].hand.has(kind.get())),
            Action::Done => unless(self.need == 0, other_question()),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Realms<S, C>, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let mut rest = Discard { left: 0, ..self };
        if let Action::Discard(kind) = action {
            game.discard_card(seat, kind.get(), Shed::Chosen, events);
            let (need, left) = (self.need.saturating_sub(1), self.left.saturating_sub(1));
            rest = Discard { need, left, picked: self.picked + 1, ..self };
        }
        match rest.left {
            0 => game.follow(seat, rest.each, rest.picked, events),
            _ => game.push(seat, rest, events),
        }
    }

    fn fallback(self, game: &Realms<S, C>, seat: Seat) -> Action {
        match self.need {
            0 => Action::Done,
            _ => game.cheapest(game.players[seat].hand.mask(), Action::Discard),
        }
    }

    fn prompt(self, _: &Realms<S, C>, _: Seat) -> String {
        format!("Discard up to {}.", super::cards(self.left))
    }

    fn describe(self, game: &Realms<S, C>, _: Seat, action: Action, _: &Names) -> Described {
        game.described_discard(action).unwrap_or_else(|| done("Done"))
    }

    fn prior(self, game: &Realms<S, C>, _: Seat, action: Action) -> i32 {
        if let Action::Discard(kind) = action { game.prior_of_discard(kind) } else { PRIOR_OF_DONE }
    }
}

impl<const S: usize, const C: usize> Realms<S, C> {
    /// A discard in words.
    pub(super) fn described_discard(&self, action: Action) -> Option<Described> {
        let Action::Discard(kind) = action else {
            return None;
        };
        let sentence = format!("Discard {}", self.content().name(kind.get()));
        Some(Described::new(sentence).click(self.anchor("hand", kind.get())))
    }

    /// The least worth goes first.
    pub(super) fn prior_of_discard(&self, kind: Kind) -> i32 {
        4_000 - self.content().worth[kind.index()]
    }
}
