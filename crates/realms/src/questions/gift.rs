//! Which card does a defeated player give? (SR-D30, SR-D31, SR-G4)

use super::{PRIOR_OF_DONE, done, other_question, there};
use crate::action::Action;
use crate::content::Kind;
use crate::event::{Event, Heard};
use crate::refusal::Refusal;
use crate::state::Realms;
use kernel::choice::Described;
use kernel::{Fate, Kinds, Names, Question, Rule, Seat, SeatSet};

/// One card for one teammate, then for the next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Gift {
    /// Who gets it.
    to: Seat,
    /// Who comes after.
    then: SeatSet,
}

impl<const S: usize, const C: usize> Realms<S, C> {
    /// Asks for the gift to the first of these seats; without any, the cards are cleared away.
    pub(crate) fn ask_gift(&mut self, seat: Seat, to: SeatSet, events: &mut Heard) {
        let fits = |to: &Seat| self.living.has(*to) && !self.is_full(*to);
        let open: SeatSet = to.iter().filter(fits).collect();
        match open.first() {
            Some(first) if self.players[seat].owned() > 0 => {
                let then = open - SeatSet::of(first);
                self.push(seat, Gift { to: first, then }, events);
            }
            _ => self.sweep(seat, events),
        }
    }

    /// Gives one card, face up onto the other's Discard Pile (SR-O11, SR-Z10).
    fn give(&mut self, seat: Seat, kind: u8, to: Seat, events: &mut Heard) {
        if self.take_anywhere(seat, kind) {
            self.players[to].discard.add(kind);
            events.barrier();
            let card = self.content().named(kind);
            events.push(|| Event::Gave { seat, to, card });
        }
    }
}

impl<const S: usize, const C: usize> Question<Realms<S, C>> for Gift {
    const KIND: &'static str = "gift";
    const RULE: Rule = Rule::new("SR-G4");

    fn answers(self, game: &Realms<S, C>, seat: Seat, out: &mut Vec<Action>) {
        out.extend(Kinds::of_mask(game.owned_kinds(seat)).map(|kind| Action::Give(Kind::new(kind))));
        out.push(Action::Done);
    }

    fn check(self, game: &Realms<S, C>, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Give(kind) => there(game.owned_kinds(seat) >> kind.get() & 1 == 1),
            Action::Done => Ok(()),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Realms<S, C>, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Give(kind) = action {
            game.give(seat, kind.get(), self.to, events);
        }
        game.ask_gift(seat, self.then, events);
    }

    fn is_stale(self, game: &Realms<S, C>, seat: Seat) -> bool {
        game.owned_kinds(seat) == 0 || !game.living.has(self.to) || game.is_full(self.to)
    }

    fn lapse(self, game: &mut Realms<S, C>, seat: Seat, _: &mut Fate, events: &mut Heard) {
        game.ask_gift(seat, self.then, events);
    }

    fn fallback(self, _: &Realms<S, C>, _: Seat) -> Action {
        Action::Done
    }

    fn prompt(self, _: &Realms<S, C>, _: Seat) -> String {
        format!("Which of your cards goes to {}?", self.to)
    }

    fn describe(self, game: &Realms<S, C>, _: Seat, action: Action, _: &Names) -> Described {
        let Action::Give(kind) = action else {
            return done("Give nothing");
        };
        Described::new(format!("Give {}", game.content().name(kind.get()))).click(game.anchor("owned", kind.get()))
    }

    fn prior(self, game: &Realms<S, C>, _: Seat, action: Action) -> i32 {
        if let Action::Give(kind) = action { game.content().worth[kind.index()] } else { PRIOR_OF_DONE }
    }
}
