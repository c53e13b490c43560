//! Which option is carried out? (SS-G21, SS-D21, SS-D22)

use super::{Room, Short, first_by, list, other_question, unless};
use crate::action::{Action, Answer};
use crate::effects::Run;
use crate::event::{Event, Heard};
use crate::frames::Scope;
use crate::refusal::Refusal;
use crate::state::Samurai;
use crate::text;
use kernel::{Described, Fate, Names, Question, Rule, Seat, Upto};

/// One of some lists that can be carried out in full.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Choose {
    /// The first list.
    pub(crate) first: u16,
    /// How many there are.
    pub(crate) lists: u8,
    /// Who carries the chosen one out, and where.
    pub(crate) scope: Scope,
}

impl Choose {
    /// The options that can be carried out in full.
    pub(crate) fn options(self, game: &Samurai) -> Short {
        let spans = game.edition.choice(self.first, self.lists).iter().enumerate();
        let whole = spans.filter(|(_, span)| game.is_possible(**span, self.scope));
        whole.map(|(at, _)| Answer::Choose(Upto::new(at as u8))).collect()
    }
}

impl Room for Choose {
    fn asked(self, _: &Samurai) -> Seat {
        self.scope.actor
    }
    fn hopes(self, _: &Samurai, _: Seat) -> i32 {
        90
    }
}

impl Question<Samurai> for Choose {
    const KIND: &'static str = "option";
    const RULE: Rule = Rule::new("SS-G21");

    fn answers(self, game: &Samurai, _: Seat, out: &mut Vec<Action>) {
        list(self.options(game), out);
    }

    fn check(self, game: &Samurai, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Answer(option @ Answer::Choose(_)) => {
                unless(self.options(game).contains(&option), Refusal::NotInFull)
            }
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Samurai, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Answer(Answer::Choose(option)) = action else { return };
        events.push(|| Event::OptionChosen { seat, option: option.get() });
        if let Some(&span) = game.edition.choice(self.first, self.lists).get(option.index()) {
            game.push(Run { span, scope: self.scope }, events);
        }
    }

    fn is_stale(self, game: &Samurai, _: Seat) -> bool {
        game.is_settled_by(&self.options(game))
    }

    fn lapse(self, game: &mut Samurai, seat: Seat, fate: &mut Fate, events: &mut Heard) {
        let only = self.options(game);
        game.play_only(self, &only, seat, fate, events);
    }

    fn fallback(self, game: &Samurai, _: Seat) -> Action {
        first_by(self.options(game), |_| (0, 0))
    }

    fn prompt(self, _: &Samurai, _: Seat) -> String {
        "Choose one you can do in full.".to_owned()
    }

    fn describe(self, game: &Samurai, _: Seat, action: Action, _: &Names) -> Described {
        let Action::Answer(Answer::Choose(option)) = action else { return Described::new("Choose one.") };
        let span = game.edition.choice(self.first, self.lists).get(option.index()).copied().unwrap_or_default();
        Described::new(text::effects(&game.edition, span)).click(format!("option/{}", option.get() + 1))
    }
}
