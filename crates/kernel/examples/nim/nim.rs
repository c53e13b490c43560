// The rules of Nim: players take one or two counters in turn, and whoever takes the last one wins. The doc example of
// `kernel::questions!` reads this file too.

use kernel::{Content, ContentError, Described, Edition, Enum, Events, Fate, Game, GameRefusal, Names, Outcome};
use kernel::{ParseError, Question, Redact, Rule, Seat, SeatSet, SetupError, Step, TableRefusal, Viewer};
use std::fmt;

/// The content file: how many counters there are.
#[derive(Debug)]
pub struct Counters(u8);

impl Content for Counters {
    const FILE: &'static str = "counters.txt";
    const BUILT_IN: &'static str = "9";
    fn parse(text: &str) -> Result<Self, ContentError> {
        text.parse().map(Counters).map_err(|_| ContentError::at(1, "expected a number of counters"))
    }
    fn counts(&self) -> Vec<(&'static str, usize)> {
        vec![("counters", self.0.into())]
    }
    fn sentences(&self) -> Vec<String> {
        vec![format!("There are {} counters.", self.0)]
    }
}

/// The state: a plain value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Nim {
    heap: u8,
    turn: Seat,
    winner: Option<Seat>,
    edition: Edition<Counters>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum)]
pub enum Action {
    One,
    Two,
}

/// Why something is refused: at most 16 bytes, with the facts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    Table(TableRefusal),
    TooFew { left: u8 },
}

impl From<TableRefusal> for Refusal {
    fn from(refusal: TableRefusal) -> Refusal {
        Refusal::Table(refusal)
    }
}

impl GameRefusal for Refusal {
    fn rule(self) -> Rule {
        match self {
            Refusal::Table(refusal) => refusal.rule(),
            Refusal::TooFew { .. } => Rule::new("NI-1"),
        }
    }
    fn of_table(self) -> Option<TableRefusal> {
        match self {
            Refusal::Table(refusal) => Some(refusal),
            Refusal::TooFew { .. } => None,
        }
    }
}

/// What happened. Nim has no secrets, so every viewer is shown all of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub struct Took {
    by: Seat,
    counters: u8,
}

impl Redact for Took {
    type Shown = Took;
    fn shown_to(&self, _: Viewer) -> Option<Took> {
        Some(self.clone())
    }
    fn veil(shown: &Took) -> Took {
        shown.clone()
    }
}

/// How many counters does the player take? (NI-1)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Take;

impl Question<Nim> for Take {
    const KIND: &'static str = "take";
    const RULE: Rule = Rule::new("NI-1");
    fn answers(self, game: &Nim, seat: Seat, out: &mut Vec<Action>) {
        out.extend([Action::One, Action::Two].into_iter().filter(|&action| self.check(game, seat, action).is_ok()));
    }
    fn check(self, game: &Nim, _: Seat, action: Action) -> Result<(), Refusal> {
        if counters(action) <= game.heap { Ok(()) } else { Err(Refusal::TooFew { left: game.heap }) }
    }
    fn answer(self, game: &mut Nim, by: Seat, action: Action, _: &mut Fate, events: &mut Events<Took>) {
        game.heap = game.heap.saturating_sub(counters(action));
        game.turn = by.next(2);
        events.push(|| Took { by, counters: counters(action) });
    }
    fn fallback(self, _: &Nim, _: Seat) -> Action {
        Action::One
    }
    fn prompt(self, game: &Nim, _: Seat) -> String {
        format!("{} counters are left. How many do you take?", game.heap)
    }
    fn describe(self, _: &Nim, _: Seat, action: Action, _: &Names) -> Described {
        Described::new(format!("Take {} of the counters.", counters(action))).click("heap")
    }
}

/// The last counter is gone (NI-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Finish;

impl Step<Nim> for Finish {
    fn run(self, game: &mut Nim, seat: Seat, _: &mut Fate, _: &mut Events<Took>) {
        game.winner = Some(seat);
    }
}

fn counters(action: Action) -> u8 {
    match action {
        Action::One => 1,
        Action::Two => 2,
    }
}

impl Game for Nim {
    const ID: &'static str = "nim";
    const RULES_VERSION: u16 = 1;
    type Setup = ();
    type Content = Counters;
    type Event = Took;
    type View = u8;
    type Action = Action;
    type Refusal = Refusal;

    fn start((): &(), edition: Edition<Counters>, _: &mut Fate) -> Result<Self, SetupError> {
        Ok(Nim { heap: edition.0, turn: Seat::new(0), winner: None, edition })
    }
    fn seats(&self) -> u8 {
        2
    }
    fn edition(&self) -> Edition<Counters> {
        self.edition
    }
    fn to_act(&self) -> SeatSet {
        if self.winner.is_some() { SeatSet::EMPTY } else { SeatSet::of(self.turn) }
    }
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.to_act().has(seat) {
            Take.answers(self, seat, out);
        }
    }
    fn asides(&self, _: Seat, _: &mut Vec<Action>) {}
    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if !self.to_act().has(seat) {
            return Err(TableRefusal::NotYours.into());
        }
        Take.check(self, seat, action)
    }
    fn fallback(&self, seat: Seat) -> Action {
        Take.fallback(self, seat)
    }
    fn perform(&mut self, seat: Seat, action: Action, fate: &mut Fate, events: &mut Events<Took>) {
        Take.answer(self, seat, action, fate, events);
        if self.heap == 0 {
            Finish.run(self, seat, fate, events);
        }
    }
    fn view(&self, _: Viewer) -> u8 {
        self.heap
    }
    fn determinize(&mut self, _: Seat, _: &mut Fate) {}
    fn outcome(&self) -> Option<Outcome> {
        self.winner.map(|winner| Outcome::winner(winner, 2, Rule::new("NI-2")))
    }
    fn write(&self, action: Action, to: &mut dyn fmt::Write) -> fmt::Result {
        write!(to, "take {}", counters(action))
    }
    fn read(&self, _: Seat, text: &str) -> Result<Action, ParseError> {
        match text {
            "take 1" => Ok(Action::One),
            "take 2" => Ok(Action::Two),
            _ => Err(ParseError::new(text, "expected take 1 or take 2")),
        }
    }
}
