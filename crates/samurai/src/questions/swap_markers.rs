//! Which markers are exchanged? (SS-D27)

use super::{Room, Short, first_by, list, other_question, unless};
use crate::action::{Action, Answer};
use crate::event::{Event, Heard};
use crate::refusal::Refusal;
use crate::state::Samurai;
use kernel::{Described, Fate, Names, Question, Rule, Seat, Upto};

/// A placed marker for one that is not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SwapMarkers {
    /// Whose.
    pub(crate) seat: Seat,
}

impl SwapMarkers {
    /// The pairs there are.
    pub(crate) fn pairs(self, game: &Samurai) -> Short {
        let placed = game.player(self.seat).placed;
        let with = |is_placed: bool| (0..4u8).filter(move |&marker| (placed[marker as usize] != 0) == is_placed);
        with(true).flat_map(|a| with(false).map(move |b| Answer::Swap(Upto::new(a), Upto::new(b)))).collect()
    }
}

impl Room for SwapMarkers {
    fn asked(self, _: &Samurai) -> Seat {
        self.seat
    }
}

impl Question<Samurai> for SwapMarkers {
    const KIND: &'static str = "swap";
    const RULE: Rule = Rule::new("SS-K1");

    fn answers(self, game: &Samurai, _: Seat, out: &mut Vec<Action>) {
        list(self.pairs(game), out);
    }

    fn check(self, game: &Samurai, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Answer(pair @ Answer::Swap(..)) => unless(self.pairs(game).contains(&pair), Refusal::NothingToSwap),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Samurai, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Answer(Answer::Swap(placed, unplaced)) = action else { return };
        game.player_mut(seat).placed.swap(placed.index(), unplaced.index());
        events.push(|| Event::MarkersSwapped { seat, placed: placed.get() + 1, unplaced: unplaced.get() + 1 });
    }

    fn is_stale(self, game: &Samurai, _: Seat) -> bool {
        game.is_settled_by(&self.pairs(game))
    }

    fn lapse(self, game: &mut Samurai, seat: Seat, fate: &mut Fate, events: &mut Heard) {
        let only = self.pairs(game);
        game.play_only(self, &only, seat, fate, events);
    }

    /// The highest placed for the lowest unplaced.
    fn fallback(self, game: &Samurai, _: Seat) -> Action {
        first_by(self.pairs(game), |answer| match answer {
            Answer::Swap(placed, unplaced) => (-i32::from(placed.get()), i32::from(unplaced.get())),
            _ => (0, 0),
        })
    }

    fn prompt(self, _: &Samurai, _: Seat) -> String {
        "Exchange which placed marker with which unplaced one?".to_owned()
    }

    fn describe(self, _: &Samurai, _: Seat, action: Action, _: &Names) -> Described {
        let Action::Answer(Answer::Swap(placed, unplaced)) = action else { return Described::new("Exchange markers.") };
        let (placed, unplaced) = (placed.get() + 1, unplaced.get() + 1);
        Described::new(format!("Take the {placed} back and lay the {unplaced} in its place."))
            .click(format!("marker/{placed}"))
            .click(format!("marker/{unplaced}"))
    }
}
