//! A line of the mission: performed or ignored, then a commander's second task (SC-M4, SC-K7, SC-K10).

use super::{Offer, Offers, SecondTask, Slide, listed, other_question, unless};
use crate::action::Action;
use crate::event::{Event, Heard};
use crate::kinds::Figure;
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::state::Captains;
use crate::words::Choice;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// This line, and how far it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MissionLine(pub u8, pub Progress);

/// Where a mission line stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Progress {
    /// Perform or ignore?
    Offered,
    /// Performed: a commander may repeat it.
    Performed,
    /// Not performed: a commander may still command.
    Skipped,
}

impl MissionLine {
    fn is_offered(self) -> bool {
        self.1 == Progress::Offered
    }

    fn check_offered(self, game: &Captains, action: Action) -> Verdict {
        match action {
            Action::Perform => unless(game.line_matches(self.0), Refusal::NoMatch),
            Action::Ignore => Ok(()),
            _ => other_question(),
        }
    }

    fn check_second(self, game: &Captains, owner: Seat, action: Action) -> Verdict {
        match action {
            Action::Repeat if self.1 == Progress::Skipped => Err(Refusal::NotPerformed),
            Action::Repeat => {
                let commander = game.pad(self.0).and_then(Figure::commander);
                unless(commander.is_some(), Refusal::OnlyCommandersRepeat)
            }
            Action::Call(at) => game.may_call(owner, game.pad(self.0), at.index()),
            Action::Done => Ok(()),
            _ => other_question(),
        }
    }

    /// The next line; after the last one the crew slides into the queue.
    fn go_on(self, game: &mut Captains, owner: Seat, events: &mut Heard) {
        match game.is_last_line(self.0) {
            false => game.push(owner, MissionLine(self.0 + 1, Progress::Offered), events),
            true => game.push(owner, Slide, events),
        }
    }

    fn perform(self, game: &mut Captains, owner: Seat, events: &mut Heard) {
        let (Some(away), line) = (game.away, self.0) else { return };
        let mission = away.mission;
        let Some(face) = game.content().mission(mission).lines.get(usize::from(line)) else { return };
        events.push(|| Event::PerformedLine { seat: owner, mission, line });
        game.begin(owner, face.effects, events);
    }
}

impl Offers for MissionLine {
    fn offers(self, game: &Captains, owner: Seat, offer: Offer<'_>) -> bool {
        if self.is_offered() {
            return game.line_matches(self.0) && offer(Action::Perform);
        }
        offer(Action::Repeat) || game.calls(owner).any(offer)
    }

    fn is_exact(self) -> bool {
        self.is_offered()
    }

    fn decline(self) -> Option<Action> {
        Some(if self.is_offered() { Action::Ignore } else { Action::Done })
    }
}

impl Question<Captains> for MissionLine {
    const KIND: &'static str = "line";
    const RULE: Rule = Rule::new("SC-M4");
    listed!();

    fn kind(self, _: &Captains) -> &'static str {
        if self.is_offered() { Self::KIND } else { <SecondTask as Question<Captains>>::KIND }
    }

    fn rule(self, _: &Captains) -> Rule {
        if self.is_offered() { Self::RULE } else { rules::SECOND_TASK }
    }

    fn check(self, game: &Captains, owner: Seat, action: Action) -> Verdict {
        if self.is_offered() { self.check_offered(game, action) } else { self.check_second(game, owner, action) }
    }

    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let line = self.0;
        match (self.1, action) {
            (Progress::Offered, Action::Perform) => {
                game.push(owner, MissionLine(line, Progress::Performed), events);
                self.perform(game, owner, events);
            }
            (Progress::Offered, _) => {
                events.push(|| Event::IgnoredLine { seat: owner, line });
                game.push(owner, MissionLine(line, Progress::Skipped), events);
            }
            (_, Action::Repeat) => {
                self.go_on(game, owner, events);
                self.perform(game, owner, events);
            }
            (_, Action::Call(at)) => {
                game.call(owner, at.index(), events);
                self.go_on(game, owner, events);
            }
            _ => self.go_on(game, owner, events),
        }
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event(match self.1 {
            Progress::Offered => format!("Perform line {}{}?", self.0 + 1, game.line_words(self.0)),
            _ => "The commander's second task: the line again, a subordinate, or nothing.".into(),
        })
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        let face = game.mission_face().and_then(|face| face.lines.get(usize::from(self.0)));
        let odds = || game.odds(seat, face?.effects);
        let choice = match action {
            Action::Perform => Choice {
                odds: odds(),
                warning: game.bust_warning(seat, self.0),
                ..Choice::of("Perform the whole line")
            },
            Action::Repeat => Choice { odds: odds(), ..Choice::of("Perform the same line again") },
            Action::Ignore => Choice::of("Ignore the line"),
            Action::Call(at) => game.calling(seat, at.index()),
            _ => Choice::of("No second task"),
        };
        choice.described(game, seat, action)
    }
}
