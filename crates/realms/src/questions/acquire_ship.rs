//! Which ship is taken without paying? (SR-D20, SR-N6)

use super::{PRIOR_OF_DONE, done, other_question, unless};
use crate::action::Action;
use crate::content::Kind;
use crate::effects::{GOES_ON, Next, ask};
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::Realms;
use kernel::choice::Described;
use kernel::{Fate, Kinds, Names, Question, Rule, Seat};

/// Any ship of the row or the Explorer pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AcquireShip {
    /// 0 where it may be declined.
    pub(crate) need: u8,
}

impl AcquireShip {
    /// A lone ship that must be taken is taken.
    pub(crate) fn begin<const S: usize, const C: usize>(
        game: &mut Realms<S, C>,
        seat: Seat,
        min: u8,
        events: &mut Heard,
    ) -> Next {
        let ships = game.ships_offered();
        if ships == 0 || game.is_full(seat) {
            return GOES_ON;
        }
        if ships.is_power_of_two() && min > 0 {
            game.take_free(seat, ships.trailing_zeros() as u8, events);
            return GOES_ON;
        }
        ask(AcquireShip { need: min })
    }
}

impl<const S: usize, const C: usize> Realms<S, C> {
    fn ships_offered(&self) -> u64 {
        self.market() & self.masks().ships
    }

    /// Takes a ship without paying; it uses up one open permission (SR-Q16).
    fn take_free(&mut self, seat: Seat, kind: u8, events: &mut Heard) {
        let permits = &mut self.players[seat].permits;
        *permits = permits.saturating_sub(1);
        self.acquire(seat, kind, true, 0, events);
    }
}

impl<const S: usize, const C: usize> Question<Realms<S, C>> for AcquireShip {
    const KIND: &'static str = "take-ship";
    const RULE: Rule = Rule::new("SR-N6");

    fn answers(self, game: &Realms<S, C>, _: Seat, out: &mut Vec<Action>) {
        out.extend(Kinds::of_mask(game.ships_offered()).map(|kind| Action::Take(Kind::new(kind))));
        out.extend((self.need == 0).then_some(Action::Done));
    }

    fn check(self, game: &Realms<S, C>, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Take(kind) => unless(game.ships_offered() >> kind.get() & 1 == 1, Refusal::MustTakeShip),
            Action::Done => unless(self.need == 0, Refusal::MustTakeShip),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Realms<S, C>, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Take(kind) = action {
            game.take_free(seat, kind.get(), events);
        }
    }

    fn is_stale(self, game: &Realms<S, C>, _: Seat) -> bool {
        game.ships_offered() == 0
    }

    fn fallback(self, game: &Realms<S, C>, _: Seat) -> Action {
        let first = Kinds::of_mask(game.ships_offered()).next().filter(|_| self.need > 0);
        first.map_or(Action::Done, |kind| Action::Take(Kind::new(kind)))
    }

    fn prompt(self, _: &Realms<S, C>, _: Seat) -> String {
        "Which ship do you take onto your deck?".to_owned()
    }

    fn describe(self, game: &Realms<S, C>, _: Seat, action: Action, _: &Names) -> Described {
        let Action::Take(kind) = action else {
            return done("Done");
        };
        let sentence = format!("Take {} onto your deck", game.content().name(kind.get()));
        Described::new(sentence).click(game.offer_anchor(kind.get()))
    }

    fn prior(self, game: &Realms<S, C>, _: Seat, action: Action) -> i32 {
        match action {
            Action::Take(kind) => game.content().worth[kind.index()],
            _ => PRIOR_OF_DONE,
        }
    }
}
