//! Does a marker go back on one track to advance on another, and how far? (SC-Q45)

use super::{Offer, Offers, listed, other_question, unless};
use crate::action::Action;
use crate::event::Heard;
use crate::kinds::Track;
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::state::Captains;
use crate::text;
use crate::words::Choice;
use kernel::{Bounded, Described, Fate, Names, Question, Rule, Seat};

/// Up to so many steps back, for as many plus a bonus.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Backtrack {
    /// The most steps back.
    pub back: u8,
    /// Steps on top of those taken back.
    pub bonus: u8,
}

impl Offers for Backtrack {
    fn offers(self, _: &Captains, _: Seat, offer: Offer<'_>) -> bool {
        let mut all = Track::ALL.into_iter().flat_map(|track| [0, 1, 2].map(|n| Action::Back(track, Bounded::new(n))));
        all.any(&mut *offer)
    }

    fn decline(self) -> Option<Action> {
        Some(Action::Done)
    }
}

impl Question<Captains> for Backtrack {
    const KIND: &'static str = "backtrack";
    const RULE: Rule = rules::BACK;
    listed!();

    fn check(self, game: &Captains, owner: Seat, action: Action) -> Verdict {
        match action {
            Action::Back(track, n) => {
                let most = self.back.min(game.ship(owner).markers[track as usize].space);
                unless(n.get() < most, Refusal::TooFarBack { track, most })
            }
            Action::Done => Ok(()),
            _ => other_question(),
        }
    }

    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        if let Action::Back(track, n) = action {
            game.backtrack(owner, track, n.get() + 1, self.bonus, events);
        }
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event("Go back on one track, or not.")
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        let words = match action {
            Action::Back(track, n) => format!("Go back {} on {}", n.get() + 1, text::track_name(track)),
            _ => "None".into(),
        };
        Choice::of(words).described(game, seat, action)
    }
}
