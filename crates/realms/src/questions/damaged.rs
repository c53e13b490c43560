//! Which of several like bases, told apart by their damage? (SR-Z5)

use super::{other_question, there};
use crate::action::{Action, Small};
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::Realms;
use kernel::choice::Described;
use kernel::{Fate, Kinds, Names, Question, Rule, Seat};

/// One of a player's bases of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Damaged {
    /// Whose.
    pub(crate) owner: Seat,
    /// Of which kind.
    pub(crate) kind: u8,
    /// How much Combat is spent on it; 0 where an effect destroys it.
    pub(crate) blow: u8,
}

impl Damaged {
    fn levels<const S: usize, const C: usize>(self, game: &Realms<S, C>) -> Kinds {
        Kinds::of_mask(u64::from(game.blow_levels(self.owner, self.kind, self.blow)))
    }
}

impl<const S: usize, const C: usize> Question<Realms<S, C>> for Damaged {
    const KIND: &'static str = "which-base";
    const RULE: Rule = Rule::new("SR-Z5");

    fn answers(self, game: &Realms<S, C>, _: Seat, out: &mut Vec<Action>) {
        out.extend(self.levels(game).map(|damage| Action::Damaged(Small::new(damage))));
    }

    fn check(self, game: &Realms<S, C>, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Damaged(damage) => there(self.levels(game).any(|level| level == damage.get())),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Realms<S, C>, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Damaged(damage) = action else {
            return;
        };
        let Some(base) = game.find_base(self.owner, self.kind, Some(damage.get())) else {
            return;
        };
        match self.blow {
            0 => game.destroy(seat, self.owner, base, events),
            blow => game.hit(seat, self.owner, base, blow, events),
        }
    }

    fn is_stale(self, game: &Realms<S, C>, _: Seat) -> bool {
        self.levels(game).next().is_none()
    }

    fn fallback(self, game: &Realms<S, C>, _: Seat) -> Action {
        self.levels(game).next().map_or(Action::Done, |damage| Action::Damaged(Small::new(damage)))
    }

    fn prompt(self, game: &Realms<S, C>, _: Seat) -> String {
        format!("Which {}? They differ in damage.", game.content().name(self.kind))
    }

    fn describe(self, _: &Realms<S, C>, _: Seat, action: Action, _: &Names) -> Described {
        let damage = if let Action::Damaged(damage) = action { damage.get() } else { 0 };
        Described::new(format!("The one with {damage} damage")).click(format!("damage/{damage}"))
    }
}
