//! Does a teammate accept a proposal? (SR-D28, SR-J9)

use super::other_question;
use crate::action::Action;
use crate::event::{Event, Heard};
use crate::refusal::Refusal;
use crate::state::Realms;
use kernel::choice::Described;
use kernel::{Fate, Names, Question, Rule, Seat};

/// A proposal put to one of those who would pay.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Consent {
    /// Who asks.
    pub(crate) proposer: Seat,
}

impl<const S: usize, const C: usize> Question<Realms<S, C>> for Consent {
    const KIND: &'static str = "answer";
    const RULE: Rule = Rule::new("SR-J9");

    fn answers(self, _: &Realms<S, C>, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Accept, Action::Decline]);
    }

    fn check(self, _: &Realms<S, C>, _: Seat, action: Action) -> Result<(), Refusal> {
        if matches!(action, Action::Accept | Action::Decline) { Ok(()) } else { Err(other_question()) }
    }

    fn answer(self, game: &mut Realms<S, C>, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Some(proposal) = game.proposal_of(self.proposer) else {
            return;
        };
        if action == Action::Decline {
            events.push(|| Event::Declined { seat });
            game.pop(self.proposer);
            return game.note_decline(self.proposer, proposal);
        }
        events.push(|| Event::Accepted { seat });
        if !game.ask_next(self.proposer, proposal, Some(seat), events) {
            game.pop(self.proposer);
            game.pay_together(self.proposer, proposal, events);
            game.stir(self.proposer);
        }
    }

    fn fallback(self, _: &Realms<S, C>, _: Seat) -> Action {
        Action::Decline
    }

    fn prompt(self, game: &Realms<S, C>, seat: Seat) -> String {
        let Some(proposal) = game.proposal_of(self.proposer) else {
            return "Do you agree?".to_owned();
        };
        let place = game.players[seat].friends.iter().take_while(|&friend| friend != seat).count();
        let share = proposal.shares.get(place).copied().unwrap_or_default();
        let (card, pool) = (game.content().name(proposal.kind), proposal.prize.pool_name());
        format!("{} proposes {card} together: you would pay {share} {pool}. Do you agree?", self.proposer)
    }

    fn describe(self, _: &Realms<S, C>, _: Seat, action: Action, _: &Names) -> Described {
        match action {
            Action::Accept => Described::new("Agree and pay").click("accept"),
            _ => Described::new("Decline").click("decline"),
        }
    }

    /// `decline` turns a proposal down; any other question it ends, as `done` does.
    fn read(self, _: &Realms<S, C>, _: Seat, text: &str) -> Option<Action> {
        matches!(text, "decline" | "no").then_some(Action::Decline)
    }

    fn prior(self, _: &Realms<S, C>, _: Seat, action: Action) -> i32 {
        if action == Action::Accept { 1_500 } else { 0 }
    }
}
