//! Which player is targeted? (SS-D20)

use super::{Room, Short, first_by, list, other_question, unless};
use crate::action::{Action, Answer, seat_name};
use crate::effects::Run;
use crate::event::{Event, Heard};
use crate::questions::Frame;
use crate::refusal::Refusal;
use crate::state::{NONE, Samurai};
use crate::words::anchor;
use kernel::{Described, Fate, Names, Question, Rule, Seat, Upto};

/// An opponent, for the rest of the list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Target {
    /// Who chooses.
    pub(crate) seat: Seat,
    /// Only those at this location, or [`NONE`] for any.
    pub(crate) here: u8,
}

impl Target {
    /// Who may be targeted.
    pub(crate) fn eligible(self, game: &Samurai) -> Short {
        let Target { seat, here } = self;
        let eligible = game.opponents(seat).iter().filter(|&other| here == NONE || game.is_at(other, here));
        eligible.map(|other| Answer::Target(Upto::new(other.index() as u8))).collect()
    }
}

impl Room for Target {
    fn asked(self, _: &Samurai) -> Seat {
        self.seat
    }
    fn hopes(self, _: &Samurai, _: Seat) -> i32 {
        90
    }
}

impl Question<Samurai> for Target {
    const KIND: &'static str = "target";
    const RULE: Rule = Rule::new("SS-K1");

    fn answers(self, game: &Samurai, _: Seat, out: &mut Vec<Action>) {
        list(self.eligible(game), out);
    }

    fn check(self, game: &Samurai, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Answer(target @ Answer::Target(_)) => {
                unless(self.eligible(game).contains(&target), Refusal::NotATarget)
            }
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Samurai, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Answer(Answer::Target(who)) = action else { return };
        let target = Seat::new(who.get());
        events.push(|| Event::Targeted { seat, target });
        game.note_target(seat, target, events);
        if let Some(Frame::Run(Run { scope, .. })) = game.stack.top_mut() {
            scope.target = who.get();
        }
    }

    fn is_stale(self, game: &Samurai, _: Seat) -> bool {
        game.is_settled_by(&self.eligible(game))
    }

    fn lapse(self, game: &mut Samurai, seat: Seat, fate: &mut Fate, events: &mut Heard) {
        let only = self.eligible(game);
        game.play_only(self, &only, seat, fate, events);
    }

    /// The player with most honor.
    fn fallback(self, game: &Samurai, _: Seat) -> Action {
        first_by(self.eligible(game), |answer| match answer {
            Answer::Target(who) => (0, -i32::from(game.players[who.index()].honor)),
            _ => (0, 0),
        })
    }

    fn prompt(self, _: &Samurai, _: Seat) -> String {
        "Choose a player.".to_owned()
    }

    fn describe(self, game: &Samurai, _: Seat, action: Action, names: &Names) -> Described {
        let Action::Answer(Answer::Target(who)) = action else { return Described::new("Choose a player.") };
        let target = Seat::new(who.get());
        Described::new(format!("Choose {}.", &names[target])).click(anchor("player", seat_name(game, target)))
    }
}
