//! Does the ship just acquired go on top of the deck? (SR-D21, SR-N5)

use super::{PRIOR_OF_DONE, done, other_question};
use crate::action::Action;
use crate::event::{Event, Heard};
use crate::refusal::Refusal;
use crate::state::Realms;
use kernel::choice::Described;
use kernel::{Fate, Names, Question, Rule, Seat};

/// A ship that may go on top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PutOnTop {
    /// The ship, in the Discard Pile.
    pub(crate) kind: u8,
}

impl<const S: usize, const C: usize> Question<Realms<S, C>> for PutOnTop {
    const KIND: &'static str = "put-on-top";
    const RULE: Rule = Rule::new("SR-N5");

    fn answers(self, _: &Realms<S, C>, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::OnTop, Action::Done]);
    }

    fn check(self, _: &Realms<S, C>, _: Seat, action: Action) -> Result<(), Refusal> {
        if matches!(action, Action::OnTop | Action::Done) { Ok(()) } else { Err(other_question()) }
    }

    /// It goes from the Discard Pile on top, in sight of all (SR-V5).
    fn answer(self, game: &mut Realms<S, C>, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let player = &mut game.players[seat];
        if action == Action::OnTop && player.discard.take(self.kind) {
            player.deck.push(self.kind);
            player.known_top += 1;
            let card = game.content().named(self.kind);
            events.push(|| Event::PutOnTop { seat, card });
        }
    }

    fn fallback(self, _: &Realms<S, C>, _: Seat) -> Action {
        Action::Done
    }

    fn prompt(self, game: &Realms<S, C>, _: Seat) -> String {
        format!("Does {} go on top of your deck?", game.content().name(self.kind))
    }

    fn describe(self, _: &Realms<S, C>, _: Seat, action: Action, _: &Names) -> Described {
        match action {
            Action::OnTop => Described::new("Put it on top of your deck").click("deck"),
            _ => done("Leave it in your Discard Pile"),
        }
    }

    fn prior(self, _: &Realms<S, C>, _: Seat, action: Action) -> i32 {
        if action == Action::OnTop { 1_500 } else { PRIOR_OF_DONE }
    }
}
