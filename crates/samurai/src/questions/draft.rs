//! Which mech is kept? (SS-S13, SS-S14, SS-D3)

use super::{Room, list, other_question, unless};
use crate::action::{Action, Answer, unit_name};
use crate::event::{Event, Heard, Mech, only};
use crate::refusal::Refusal;
use crate::state::{NONE, Samurai};
use crate::text::ability_sentence;
use crate::trade::Bid;
use crate::words::anchor;
use kernel::{Described, Fate, Kinds, Names, Question, Rule, Seat, Upto};

/// One of the pool that was passed on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draft {
    /// Who keeps it.
    pub(crate) seat: Seat,
}

impl Room for Draft {
    fn asked(self, _: &Samurai) -> Seat {
        self.seat
    }
    fn may_be_bound(self, _: &Samurai, _: Bid) -> bool {
        false
    }
}

impl Question<Samurai> for Draft {
    const KIND: &'static str = "draft";
    const RULE: Rule = Rule::new("SS-S13");

    fn rule(self, game: &Samurai) -> Rule {
        if game.picks() >= game.seats { Rule::new("SS-S14") } else { Self::RULE }
    }

    fn answers(self, game: &Samurai, _: Seat, out: &mut Vec<Action>) {
        list(Kinds::of_mask(u64::from(game.pool())).map(|mech| Answer::Keep(Upto::new(mech))), out);
    }

    fn check(self, game: &Samurai, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Answer(Answer::Keep(mech)) => unless(game.pool() >> mech.get() & 1 == 1, Refusal::NotInPool),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Samurai, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Answer(Answer::Keep(mech)) = action else { return };
        let mech = mech.get() + 2;
        let mechs = &mut game.player_mut(seat).mechs;
        let slot = usize::from(mechs[0] != NONE);
        mechs[slot] = mech;
        // The next pool is seen by the next player: a step back would show it twice.
        events.barrier();
        events.push(|| Event::MechKept { seat, mech: only(seat, Mech(mech)) });
    }

    fn fallback(self, game: &Samurai, _: Seat) -> Action {
        Answer::Keep(Upto::new(game.pool().trailing_zeros() as u8 & 7)).into()
    }

    fn prompt(self, _: &Samurai, _: Seat) -> String {
        "Keep one mech and pass the rest on.".to_owned()
    }

    fn describe(self, game: &Samurai, _: Seat, action: Action, _: &Names) -> Described {
        let Action::Answer(Answer::Keep(mech)) = action else { return Described::new("Keep a mech.") };
        let unit = mech.get() + 2;
        let name = unit_name(game, unit);
        let power = game.edition.units[unit as usize].power;
        Described::new(format!("Keep {name} (power {power})."))
            .click(anchor("pool", name))
            .preview(ability_sentence(&game.edition, unit))
    }
}
