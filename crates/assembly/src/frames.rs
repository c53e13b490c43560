//! Suspended effects: what is being chosen, carried out or drawn.

use crate::action::Action;
use crate::card::Card;
use crate::content::Op;
use crate::event::{Event, Heard};
use crate::plan::Plan;
use crate::state::{Assembly, Stage, rule};
use kernel::{Refusal, rule as table};

/// One suspended piece of work; its owner is the active player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// Naming what an ability needs; nothing has happened yet (SA-B6).
    Choose(Plan),
    /// Carrying an ability out, from this step on (SA-B5).
    Run(Plan, u8),
    /// So many draws to come (SA-A8).
    Draw(u8),
}

impl Assembly {
    /// Runs what is suspended up to the next question.
    pub(crate) fn settle(&mut self, events: &mut Heard) {
        loop {
            match self.frames.top().copied() {
                Some(Frame::Draw(left)) => {
                    if !self.settle_draw(left, events) {
                        return;
                    }
                }
                Some(Frame::Run(plan, next)) => self.run(&plan, next, events),
                Some(Frame::Choose(_)) => return,
                None if self.stage == Stage::Recess => self.end_turn(events),
                None => return,
            }
        }
    }

    /// Draws where public facts leave no choice (SA-Y7); `false` where there is a choice.
    fn settle_draw(&mut self, left: u8, events: &mut Heard) -> bool {
        if left == 0 {
            self.frames.pop();
            return true;
        }
        let unlocked = self.unlocked();
        match (self.deck.is_empty(), unlocked.is_empty()) {
            (false, false) => return false,
            (true, true) => self.draw_nothing(events),
            (false, true) => self.draw(None, events),
            (true, false) if unlocked.len() == 1 => self.draw(unlocked.first(), events),
            (true, false) => return false,
        }
        true
    }

    /// SA-A7: nothing to take.
    fn draw_nothing(&mut self, events: &mut Heard) {
        let seat = self.active;
        self.count_draw();
        events.push(|| Event::DrewNothing { seat });
    }

    fn count_draw(&mut self) {
        if let Some(Frame::Draw(left)) = self.frames.top_mut() {
            *left -= 1;
        }
    }

    /// One draw: an agenda card, or the top of the deck (SA-A1).
    pub(crate) fn draw(&mut self, card: Option<Card>, events: &mut Heard) {
        self.count_draw();
        match card {
            Some(card) => self.draw_from_agenda(card, events),
            None => self.draw_from_deck(events),
        }
    }

    pub(crate) fn ask_draws(&mut self, draws: u8) {
        // Depth two at most: a draw upon an ability (triggers add to the draw on top).
        if let Some(Frame::Draw(left)) = self.frames.top_mut() {
            *left += draws;
        } else {
            let _ = self.frames.push(Frame::Draw(draws));
        }
    }

    /// Carries out one step of an ability; a finished one leaves the stack first.
    fn run(&mut self, plan: &Plan, next: u8, events: &mut Heard) {
        let ops: &[Op] = self.ability(plan).map_or(&[], |ability| &ability.ops);
        self.frames.pop();
        let Some(&op) = ops.get(usize::from(next)) else { return };
        if usize::from(next) + 1 < ops.len() {
            let _ = self.frames.push(Frame::Run(*plan, next + 1));
        }
        self.perform_op(op, plan, events);
    }

    /// Names a card; when everything is named the captain is exhausted and the ability begins.
    pub(crate) fn choose(&mut self, plan: Plan, events: &mut Heard) {
        self.frames.pop();
        if self.next_ask(&plan).is_some() {
            let _ = self.frames.push(Frame::Choose(plan));
            return;
        }
        let (seat, captain, ability) = (self.active, plan.captain, plan.ability);
        self.exhausted.insert(captain);
        events.push(|| Event::Used { seat, captain, ability });
        let _ = self.frames.push(Frame::Run(plan, 0));
    }

    /// The answers to what is suspended.
    pub(crate) fn answers(&self, frame: &Frame, out: &mut Vec<Action>) {
        match frame {
            Frame::Draw(_) => {
                if !self.deck.is_empty() {
                    out.push(Action::DrawDeck);
                }
                out.extend(self.unlocked().iter().map(Action::Draw));
            }
            Frame::Choose(plan) => {
                if let Some(ask) = self.next_ask(plan) {
                    out.extend(self.candidates(plan, ask).iter().map(Action::Choose));
                }
            }
            Frame::Run(..) => {}
        }
    }

    /// Whether an action answers what is suspended.
    pub(crate) fn check_answer(&self, frame: &Frame, action: Action) -> Result<(), Refusal> {
        match (frame, action) {
            (Frame::Draw(_), Action::DrawDeck) if self.deck.is_empty() => Err(rule!("SA-A6").into()),
            (Frame::Draw(_), Action::DrawDeck) => Ok(()),
            (Frame::Draw(_), Action::Draw(card)) if self.locked().has(card) => Err(rule!("SA-A10").into()),
            (Frame::Draw(_), Action::Draw(card)) if self.on_agenda().has(card) => Ok(()),
            (Frame::Draw(_), Action::Draw(_)) => Err(rule!("SA-A1").into()),
            // SA-A2: a draw cannot be declined or put off.
            (Frame::Draw(_), _) => Err(rule!("SA-A2").into()),
            (Frame::Choose(plan), Action::Choose(card)) => self.check_choose(plan, card),
            _ => Err(table::OTHER_QUESTION.into()),
        }
    }
}
