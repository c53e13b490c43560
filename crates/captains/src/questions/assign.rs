//! Who goes to this line of the mission? (SC-M3)

use super::{MissionLine, Offer, Offers, Progress, listed, other_question, unless};
use crate::action::Action;
use crate::event::{Event, Heard};
use crate::kinds::Figure;
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::state::Captains;
use crate::words::{Choice, figure_words};
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// The figure for this line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Assign(pub u8);

impl Offers for Assign {
    fn offers(self, game: &Captains, owner: Seat, offer: Offer<'_>) -> bool {
        let ship = game.ship(owner);
        Figure::all().any(|figure| ship.ready(figure) > 0 && offer(Action::Assign(figure)))
    }

    fn is_exact(self) -> bool {
        true
    }
}

impl Question<Captains> for Assign {
    const KIND: &'static str = "assign";
    const RULE: Rule = rules::ASSIGN;
    listed!();

    fn check(self, game: &Captains, owner: Seat, action: Action) -> Verdict {
        match action {
            Action::Assign(figure) => {
                unless(game.ship(owner).ready(figure) > 0, Refusal::NotReady { figure, by: rules::ASSIGN })
            }
            Action::Done => Err(Refusal::CannotDecline),
            _ => other_question(),
        }
    }

    /// A figure for each line, top first; then the lines are done.
    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let (Action::Assign(figure), line) = (action, self.0) else { return };
        game.ship_mut(owner).dismiss(figure);
        if let Some(pad) = game.away.as_mut().and_then(|away| away.pads.get_mut(usize::from(line))) {
            *pad = Some(figure);
        }
        events.push(|| Event::Assigned { seat: owner, line, figure: figure.letter() });
        match game.is_last_line(line) {
            false => game.push(owner, Assign(line + 1), events),
            true => game.push(owner, MissionLine(0, Progress::Offered), events),
        }
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event(format!("Who goes to line {}{}?", self.0 + 1, game.line_words(self.0)))
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        let Action::Assign(figure) = action else { return Described::default() };
        let outcome = game.assign_words(seat, figure, self.0);
        Choice { outcome, ..Choice::of(format!("Send {}", figure_words(figure))) }.described(game, seat, action)
    }
}
