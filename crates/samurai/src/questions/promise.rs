//! The question below, but only answers that keep a bargain (SS-V3).

use super::{Frame, Room, other_question, unless};
use crate::action::{Action, Answer, Loose};
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::Samurai;
use crate::trade::Bid;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// A loose binding: how it is kept is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Promise {
    /// Who agreed to it.
    pub(crate) seat: Seat,
    /// To what.
    pub(crate) loose: Loose,
}

impl Promise {
    /// Whether an answer is what was agreed.
    fn is_kept_by(self, action: Action) -> bool {
        matches!(
            (self.loose, action),
            (Loose::Commit | Loose::CommitGiven, Action::Answer(Answer::Commit(_)))
                | (Loose::Order, Action::Answer(Answer::Order(..)))
        )
    }
}

impl Room for Promise {
    const CLOSES_TRADE: bool = true;

    fn asked(self, _: &Samurai) -> Seat {
        self.seat
    }
    fn may_be_bound(self, _: &Samurai, _: Bid) -> bool {
        false
    }
}

impl Question<Samurai> for Promise {
    const KIND: &'static str = "promise";
    const RULE: Rule = Rule::new("SS-V3");

    fn kind(self, game: &Samurai) -> &'static str {
        game.question().map_or(Self::KIND, |below| below.kind(game))
    }

    fn answers(self, game: &Samurai, seat: Seat, out: &mut Vec<Action>) {
        let from = out.len();
        if let Some(below) = game.question() {
            below.answers(game, seat, out);
        }
        super::keep_some(out, from, |action| Some(action).filter(|&action| self.is_kept_by(action)));
    }

    fn check(self, game: &Samurai, seat: Seat, action: Action) -> Result<(), Refusal> {
        unless(self.is_kept_by(action), Refusal::AgreedOtherwise)?;
        game.question().ok_or_else(other_question)?.check(game, seat, action)
    }

    fn answer(self, game: &mut Samurai, seat: Seat, action: Action, fate: &mut Fate, events: &mut Heard) {
        if let Some(below) = game.stack.pop() {
            below.answer(game, seat, action, fate, events);
        }
    }

    /// The usual default where it keeps the bargain, else the first answer that does.
    fn fallback(self, game: &Samurai, seat: Seat) -> Action {
        let usual = game.question().and_then(|below: Frame| below.fallback(game, seat));
        let usual = usual.unwrap_or(Answer::Done.into());
        let mut kept = Vec::new();
        if !self.is_kept_by(usual) {
            self.answers(game, seat, &mut kept);
        }
        kept.first().copied().unwrap_or(usual)
    }

    fn prompt(self, _: &Samurai, _: Seat) -> String {
        "You agreed to this: choose how to do it.".to_owned()
    }

    fn describe(self, game: &Samurai, seat: Seat, action: Action, names: &Names) -> Described {
        match game.question() {
            Some(below) => below.describe(game, seat, action, names),
            None => Described::new("Keep the bargain."),
        }
    }
}
