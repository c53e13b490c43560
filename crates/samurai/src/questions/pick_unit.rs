//! Which units does an effect take? (SS-G9, SS-D24)

use super::{Room, Short, Tokens, done, first_by, list, other_question, pick, picks, unit_described, unless};
use crate::action::{Action, Answer};
use crate::event::{Heard, Source};
use crate::refusal::Refusal;
use crate::state::{CARRIER, FIGHTERS, FIGURES, NONE, Place, Samurai};
use crate::words::count;
use kernel::{Described, Fate, Names, Question, Rule, Seat};

/// What a picked unit is picked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// To be destroyed at a location.
    Destroy {
        /// Whose: a seat's index, or [`NONE`] for any opponent's.
        whose: u8,
        /// Where.
        location: u8,
        /// Ships only.
        ships: bool,
        /// The weakest only.
        weakest: bool,
    },
    /// To return to its player's supply.
    Return {
        /// From this location, or [`NONE`] for any.
        location: u8,
        /// Mechs only.
        mechs: bool,
    },
    /// To get tokens.
    Attach {
        /// How many.
        count: u8,
        /// From her own pile.
        own: bool,
        /// Fighters only.
        fighters: bool,
        /// Units without tokens only.
        bare: bool,
    },
}

impl Task {
    fn is_weakest(self) -> bool {
        matches!(self, Task::Destroy { weakest: true, .. })
    }
}

/// So many units, one after another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PickUnit {
    /// Who picks.
    pub(crate) seat: Seat,
    /// What for.
    pub(crate) task: Task,
    /// How many are left.
    pub(crate) left: u8,
    /// Whether fewer will do.
    pub(crate) up_to: bool,
}

impl PickUnit {
    fn units(self, game: &Samurai) -> Short {
        if self.left == 0 { Short::new() } else { game.candidates_for(self.seat, self.task) }
    }
}

impl Samurai {
    /// The units that fit a task.
    pub(crate) fn candidates_for(&self, seat: Seat, task: Task) -> Short {
        match task {
            Task::Destroy { whose, location, ships, weakest } => {
                let owners =
                    self.opponents(seat).iter().filter(|owner| whose == NONE || owner.index() == whose as usize);
                let among = if ships { 0..CARRIER + 1 } else { 0..FIGURES };
                let place = Place::at(location);
                let all = owners.flat_map(|owner| {
                    let figures = self.classes(owner, among.clone(), move |at| at == place);
                    figures.map(move |index| (owner, index))
                });
                if weakest { self.weakest(all) } else { all.map(pick).collect() }
            }
            Task::Return { location, mechs } => {
                let among = if mechs { CARRIER + 1..FIGURES } else { 0..FIGURES };
                let from = move |place: Place| place.location().is_some_and(|at| location == NONE || at == location);
                picks(self.classes(seat, among, from), seat)
            }
            Task::Attach { count, own, fighters, bare } => {
                let purse = if own { self.player(seat).wealth >= count } else { self.bank > 0 };
                if purse { picks(self.attachable(seat, fighters, bare), seat) } else { Short::new() }
            }
        }
    }

    /// The units tokens can be attached to.
    pub(crate) fn attachable(&self, seat: Seat, fighters: bool, bare: bool) -> impl Iterator<Item = usize> + '_ {
        let among = if fighters { 0..FIGHTERS } else { 0..FIGURES };
        let fits = move |&index: &usize| !(bare && self.player(seat).figures[index].tokens() > 0);
        self.classes(seat, among, Place::is_location).filter(fits)
    }
}

impl Room for PickUnit {
    fn asked(self, _: &Samurai) -> Seat {
        self.seat
    }
    fn hopes(self, _: &Samurai, _: Seat) -> i32 {
        70 * i32::from(self.left)
    }
}

impl Question<Samurai> for PickUnit {
    const KIND: &'static str = "units";
    const RULE: Rule = Rule::new("SS-K1");

    fn rule(self, _: &Samurai) -> Rule {
        if self.task.is_weakest() { Rule::new("SS-G9") } else { Self::RULE }
    }

    fn answers(self, game: &Samurai, _: Seat, out: &mut Vec<Action>) {
        list(self.units(game), out);
        list(self.up_to.then_some(Answer::Done), out);
    }

    fn check(self, game: &Samurai, _: Seat, action: Action) -> Result<(), Refusal> {
        let refusal = if self.task.is_weakest() { Refusal::NotTheWeakest } else { Refusal::UnitDoesNotFit };
        match action {
            Action::Answer(pick @ Answer::Pick(..)) => unless(self.units(game).contains(&pick), refusal),
            Action::Answer(Answer::Done) => unless(self.up_to, other_question()),
            _ => Err(other_question()),
        }
    }

    fn answer(self, game: &mut Samurai, seat: Seat, action: Action, _: &mut Fate, events: &mut Heard) {
        let Action::Answer(Answer::Pick(who, figure)) = action else { return };
        if self.left > 1 && !matches!(self.task, Task::Attach { .. }) {
            game.push(PickUnit { left: self.left - 1, ..self }, events);
        }
        let (owner, figure) = (Seat::new(who.get()), figure.index());
        match self.task {
            Task::Destroy { .. } => game.destroy(owner, figure, Source::Card, events),
            Task::Return { .. } => game.send_home(owner, figure, events),
            Task::Attach { count, own: true, .. } => {
                game.player_mut(seat).wealth -= count;
                game.attach_tokens(seat, figure, count, events);
            }
            Task::Attach { count, .. } => {
                let most = count.min(game.bank);
                game.push(Tokens { seat, figure: figure as u8, most }, events);
            }
        }
    }

    fn is_stale(self, game: &Samurai, _: Seat) -> bool {
        let units = self.units(game);
        if self.up_to { units.is_empty() } else { game.is_settled_by(&units) }
    }

    fn lapse(self, game: &mut Samurai, seat: Seat, fate: &mut Fate, events: &mut Heard) {
        let only = self.units(game);
        game.play_only(self, &only, seat, fate, events);
    }

    fn fallback(self, game: &Samurai, _: Seat) -> Action {
        if self.up_to { Answer::Done.into() } else { first_by(self.units(game), |_| (0, 0)) }
    }

    fn prompt(self, _: &Samurai, _: Seat) -> String {
        let units = format!("{}{}", if self.up_to { "up to " } else { "" }, count(self.left, "unit"));
        match self.task {
            Task::Destroy { .. } => format!("Destroy {units}."),
            Task::Return { .. } => format!("Return {units}."),
            Task::Attach { .. } => "Which unit gets the tokens?".to_owned(),
        }
    }

    fn describe(self, game: &Samurai, seat: Seat, action: Action, names: &Names) -> Described {
        match action {
            Action::Answer(Answer::Pick(..)) => unit_described(game, seat, action, names),
            _ => done("Done."),
        }
    }
}
