//! Which of the weakest ships makes room for a mech? (SS-U5, SS-D15)

use super::{Room, Short, first_by, list, other_question, unit_described, unless};
use crate::action::{Action, Answer};
use crate::event::{Heard, Source};
use crate::refusal::Refusal;
use crate::state::{CARRIER, Place, Samurai};
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// A mech enters a full location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Displace {
    /// Whose mech.
    pub(crate) seat: Seat,
    /// Which figure.
    pub(crate) figure: u8,
    /// Where to.
    pub(crate) to: u8,
}

impl Samurai {
    /// The weakest ships at a location, anybody's (SS-U5).
    pub(super) fn weakest_ships(&self, location: u8) -> Short {
        let place = Place::at(location);
        let ships = Seat::all(self.seats).flat_map(|owner| {
            self.classes(owner, 0..CARRIER + 1, move |at| at == place).map(move |index| (owner, index))
        });
        self.weakest(ships)
    }
}

impl Room for Displace {
    fn asked(self, _: &Samurai) -> Seat {
        self.seat
    }
}

impl Question<Samurai> for Displace {
    const KIND: &'static str = "displace";
    const RULE: Rule = Rule::new("SS-U5");

    fn answers(self, game: &Samurai, _: Seat, out: &mut Vec<Action>) {
        list(game.weakest_ships(self.to), out);
    }

    fn check(self, game: &Samurai, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Answer(pick @ Answer::Pick(..)) => {
                unless(game.weakest_ships(self.to).contains(&pick), Refusal::NotTheWeakestShip)
            }
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Samurai, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Answer(Answer::Pick(who, ship)) = action else { return };
        game.destroy(Seat::new(who.get()), ship.index(), Source::Displaced, events);
        game.place_figure(seat, self.figure as usize, self.to, events);
    }

    fn is_stale(self, game: &Samurai, _: Seat) -> bool {
        game.is_settled_by(&game.weakest_ships(self.to))
    }

    fn lapse(self, game: &mut Samurai, seat: Seat, fate: &mut Fate, events: &mut Heard) {
        let only = game.weakest_ships(self.to);
        game.play_only(self, &only, seat, fate, events);
    }

    /// An opponent's, of the one with most honor.
    fn fallback(self, game: &Samurai, seat: Seat) -> Action {
        first_by(game.weakest_ships(self.to), |answer| match answer {
            Answer::Pick(who, _) => {
                (i32::from(who.index() == seat.index()), -i32::from(game.players[who.index()].honor))
            }
            _ => (0, 0),
        })
    }

    fn prompt(self, _: &Samurai, _: Seat) -> String {
        format!("Location {} is full: which of the weakest ships makes room?", self.to + 1)
    }

    fn describe(self, game: &Samurai, seat: Seat, action: Action, names: &Names) -> Described {
        unit_described(game, seat, action, names)
    }
}
