//! Which branch? (SR-D11)

use super::{other_question, there};
use crate::action::{Action, Branch};
use crate::content::List;
use crate::event::{Event, Heard};
use crate::notation::branch;
use crate::refusal::Refusal;
use crate::state::Realms;
use crate::text::list_words;
use kernel::choice::Described;
use kernel::{Fate, Names, Question, Rule, Seat};

/// Authority below which Combat counts more than Trade.
const LATE: i16 = 25;

/// One of several lists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Choose {
    /// The first branch.
    pub(crate) first: List,
    /// How many there are.
    pub(crate) n: u8,
}

impl Choose {
    fn branch(self, at: u8) -> List {
        List(self.first.0 + at)
    }

    fn words<const S: usize, const C: usize>(self, game: &Realms<S, C>, at: u8) -> String {
        list_words(game.content(), self.branch(at))
    }
}

impl<const S: usize, const C: usize> Question<Realms<S, C>> for Choose {
    const KIND: &'static str = "choose";
    const RULE: Rule = Rule::new("SR-A5");

    fn answers(self, _: &Realms<S, C>, _: Seat, out: &mut Vec<Action>) {
        out.extend((0..self.n).map(|at| Action::Choose(Branch::new(at))));
    }

    fn check(self, _: &Realms<S, C>, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Choose(branch) => there(branch.get() < self.n),
            Action::Done => Err(Refusal::MustChoose),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Realms<S, C>, seat: Seat, action: Action, fate: &mut Fate, events: &mut Heard) {
        if let Action::Choose(branch) = action {
            let at = branch.get().min(self.n.saturating_sub(1));
            events.push(|| Event::Chose { seat, branch: at + 1 });
            game.run(seat, self.branch(at), fate, events);
        }
    }

    fn fallback(self, _: &Realms<S, C>, _: Seat) -> Action {
        Action::Choose(Branch::new(0))
    }

    fn prompt(self, game: &Realms<S, C>, _: Seat) -> String {
        let branch = |at: u8| format!("{}: {}", at + 1, self.words(game, at));
        format!("Choose one. {}.", (0..self.n).map(branch).collect::<Vec<_>>().join("; "))
    }

    fn describe(self, game: &Realms<S, C>, _: Seat, action: Action, _: &Names) -> Described {
        let at = if let Action::Choose(branch) = action { branch.get() } else { 0 };
        Described::new(format!("Choose: {}", self.words(game, at))).click(format!("choose/{}", at + 1))
    }

    /// By words that one branch alone has: `choose 5 combat`.
    fn read(self, game: &Realms<S, C>, _: Seat, text: &str) -> Option<Action> {
        let text = text.strip_prefix("choose ")?;
        let text = text.strip_prefix("option ").unwrap_or(text);
        if branch(text).is_some() {
            return None;
        }
        let mut said =
            (0..self.n).filter(|&at| self.words(game, at).to_lowercase().contains(text.trim_start_matches('+')));
        said.next().filter(|_| said.next().is_none()).map(|at| Action::Choose(Branch::new(at)))
    }

    /// Trade comes first in a choice, Combat after it.
    fn prior(self, game: &Realms<S, C>, seat: Seat, action: Action) -> i32 {
        let late = game.lowest_enemy(seat) < LATE;
        match action {
            Action::Choose(branch) => i32::from(branch.get()) * if late { 800 } else { -800 },
            _ => 0,
        }
    }
}
