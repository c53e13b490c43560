//! Up to so many steps on one track (SC-F3).

use super::{Offer, Offers, listed, other_question, unless};
use crate::action::Action;
use crate::event::Heard;
use crate::kinds::Track;
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::state::Captains;
use crate::text;
use crate::words::Choice;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// Up to so many steps, on one of these tracks (a mask).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Advance {
    /// Steps still to come.
    pub left: u8,
    /// The tracks open to it, a bit each.
    pub tracks: u8,
}

impl Advance {
    fn is_open(self, track: Track) -> bool {
        self.tracks >> track as u8 & 1 == 1
    }
}

impl Offers for Advance {
    fn offers(self, _: &Captains, _: Seat, offer: Offer<'_>) -> bool {
        Track::ALL.into_iter().any(|track| self.is_open(track) && offer(Action::Step(track)))
    }

    fn is_exact(self) -> bool {
        true
    }

    fn decline(self) -> Option<Action> {
        Some(Action::Done)
    }
}

impl Question<Captains> for Advance {
    const KIND: &'static str = "advance";
    const RULE: Rule = rules::TRACK;
    listed!();

    fn check(self, _: &Captains, _: Seat, action: Action) -> Verdict {
        match action {
            Action::Step(track) => unless(self.is_open(track), Refusal::TrackClosed { track }),
            Action::Done => Ok(()),
            _ => other_question(),
        }
    }

    fn answer(self, game: &mut Captains, owner: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Step(track) = action else { return };
        if self.left > 1 {
            game.push(owner, Advance { left: self.left - 1, tracks: 1 << track as u8 }, events);
        }
        game.step(owner, track, events);
    }

    fn prompt(self, game: &Captains, _: Seat) -> String {
        game.asked_by_event(format!("Advance (up to {}), or stop.", self.left))
    }

    fn describe(self, game: &Captains, seat: Seat, action: Action, _: &Names) -> Described {
        let Action::Step(track) = action else { return Choice::of("Stop here").described(game, seat, action) };
        let marker = game.next_marker(seat, track);
        let choice = Choice {
            outcome: game.step_words(seat, track),
            odds: game.track_bonus(seat, track).and_then(|bonus| game.odds(seat, bonus)),
            score: game.score_after(seat, |ship| ship.markers[track as usize] = marker),
            ..Choice::of(format!("Step on {}", text::track_name(track)))
        };
        choice.described(game, seat, action)
    }
}
