//! Which committed card is revealed first? (SS-B9, SS-D30)

use super::{Room, list, other_question, unless};
use crate::action::{Action, Answer, card_name};
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::Samurai;
use crate::trade::Bid;
use crate::words::anchor;
use kernel::{Described, Fate, Kinds, Names, Question, Rule, Seat, Upto};

/// One of several own cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reveal {
    /// Whose.
    pub(crate) seat: Seat,
}

impl Room for Reveal {
    fn asked(self, _: &Samurai) -> Seat {
        self.seat
    }
    fn may_be_bound(self, _: &Samurai, _: Bid) -> bool {
        false
    }
}

impl Question<Samurai> for Reveal {
    const KIND: &'static str = "reveal";
    const RULE: Rule = Rule::new("SS-B9");

    fn answers(self, game: &Samurai, seat: Seat, out: &mut Vec<Action>) {
        let kinds = game.battle.committed[seat.index()].iter().fold(0u64, |mask, slot| mask | 1 << slot.value());
        list(Kinds::of_mask(kinds).map(|kind| Answer::Reveal(Upto::new(kind))), out);
    }

    fn check(self, game: &Samurai, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Action::Answer(Answer::Reveal(kind)) = action else { return Err(other_question()) };
        let committed = game.battle.committed[seat.index()].iter().any(|card| card.value() == kind.get());
        unless(committed, Refusal::NotCommitted)
    }

    fn answer(self, game: &mut Samurai, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Answer(Answer::Reveal(kind)) = action else { return };
        let slot = game.battle.committed[seat.index()].iter().position(|card| card.value() == kind.get());
        game.reveal(seat, slot.unwrap_or_default(), events);
    }

    fn fallback(self, game: &Samurai, seat: Seat) -> Action {
        let first = game.battle.committed[seat.index()].first();
        first.map_or(Answer::Done, |card| Answer::Reveal(Upto::new(card.value()))).into()
    }

    fn prompt(self, _: &Samurai, _: Seat) -> String {
        "Which card do you reveal first?".to_owned()
    }

    fn describe(self, game: &Samurai, _: Seat, action: Action, _: &Names) -> Described {
        let Action::Answer(Answer::Reveal(kind)) = action else { return Described::new("Reveal a card.") };
        let name = card_name(game, kind.get());
        Described::new(format!("Reveal {name} first.")).click(anchor("committed", name))
    }
}
