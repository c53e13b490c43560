//! Who must discard? (SR-D23, SR-N19)

use super::other_question;
use crate::action::Action;
use crate::effects::{GOES_ON, Next, ask};
use crate::event::{Event, Heard};
use crate::refusal::Refusal;
use crate::state::Realms;
use crate::turn::who;
use kernel::choice::Described;
use kernel::{Fate, Names, Question, Rule, Seat};

/// An opponent who will owe discards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Target {
    /// How many cards.
    n: u8,
}

impl Target {
    /// SR-L7: named by the player, or by the rules where only one can be.
    pub(crate) fn begin<const S: usize, const C: usize>(
        game: &mut Realms<S, C>,
        seat: Seat,
        n: u8,
        events: &mut Heard,
    ) -> Next {
        let targets = game.targetable(seat);
        match targets.first() {
            None => GOES_ON,
            Some(only) if !targets.is_several() => {
                game.owe(seat, only, n, events);
                GOES_ON
            }
            Some(_) => ask(Target { n }),
        }
    }
}

impl<const S: usize, const C: usize> Realms<S, C> {
    /// A player owes more discards.
    fn owe(&mut self, by: Seat, victim: Seat, n: u8, events: &mut Heard) {
        let owed = &mut self.players[victim].owed;
        *owed = owed.saturating_add(n);
        events.push(|| Event::Forced { by, victim, n });
    }
}

impl<const S: usize, const C: usize> Question<Realms<S, C>> for Target {
    const KIND: &'static str = "target";
    const RULE: Rule = Rule::new("SR-N19");

    fn answers(self, game: &Realms<S, C>, seat: Seat, out: &mut Vec<Action>) {
        out.extend(game.targetable(seat).iter().map(|target| Action::Target(who(target))));
    }

    fn check(self, game: &Realms<S, C>, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Target(target) => game.check_target(seat, target),
            Action::Done => Err(Refusal::MustName),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Realms<S, C>, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Target(target) = action {
            game.owe(seat, Seat::new(target.get()), self.n, events);
        }
    }

    fn is_stale(self, game: &Realms<S, C>, seat: Seat) -> bool {
        game.targetable(seat).is_empty()
    }

    fn fallback(self, game: &Realms<S, C>, seat: Seat) -> Action {
        game.targetable(seat).first().map_or(Action::Done, |first| Action::Target(who(first)))
    }

    fn prompt(self, _: &Realms<S, C>, _: Seat) -> String {
        format!("Which opponent discards {} next turn?", self.n)
    }

    fn describe(self, _: &Realms<S, C>, _: Seat, action: Action, names: &Names) -> Described {
        let Action::Target(target) = action else {
            return Described::default();
        };
        let target = target.get();
        Described::new(format!("{} discards", &names[Seat::new(target)])).click(format!("seat-{}", target + 1))
    }

    fn prior(self, game: &Realms<S, C>, _: Seat, action: Action) -> i32 {
        let Action::Target(target) = action else {
            return 0;
        };
        1_000 - 10 * i32::from(game.authority(Seat::new(target.get())))
    }
}
