//! The contract: the rules of one game as a plain value.

use crate::edition::{Content, Edition};
use crate::fate::Fate;
use crate::options::SetupError;
use crate::outcome::Outcome;
use crate::{Events, GameRefusal, Redact, Rule, Seat, SeatSet, Viewer};
use enum_map::Enum;
use serde::Serialize;
use std::fmt::{self, Debug};
use std::hash::Hash;

/// The rules of one game as a plain value: state + action + fate → state + events. No IO, no
/// clock, no globals, no closures.
///
/// # Laws
/// Checked for every game, format and player count by `testkit::laws`:
/// 1. *Legality*: `actions` and `asides` together are what `check` accepts; a refusal names a
///    rule and changes nothing; `fallback` is legal.
/// 2. *Replay*: set-up, edition, seed and actions rebuild an equal state, also in mid-effect.
/// 3. *Secrecy*: `determinize(seat)` changes nothing that seat gets, is canonical, and never
///    contradicts what the seat saw; actions a viewer may not tell apart show it equal things.
/// 4. *Ends*: `outcome` is `Some` exactly when nobody is to act; play ends within its bound.
/// 5. *Invariants* of the rules digest hold ([`crate::Invariants`]).
/// 6. *Round trips*: ids, notation, positions, records.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// Stable name for commands, records and addresses, e.g. `"realms"`.
    const ID: &'static str;
    /// The newest version of its rules: raised by every change that makes an old record replay differently, which
    /// then stays behind its version ([`crate::changes!`]).
    const RULES_VERSION: u16;
    /// Everything agreed before the first shuffle, checked.
    type Setup: Clone + Debug + Send + Sync;
    /// The game's cards and tables.
    type Content: Content;
    /// Something that happened, still holding its secrets.
    type Event: Redact;
    /// What one viewer may know, built field by field.
    type View: Serialize + Clone + Eq + Debug;
    /// One thing a seat may do: at most 8 bytes, fewer than 8,192 dense ids.
    type Action: Copy + Eq + Hash + Enum + Debug + Send + Sync;
    /// Why something may not be done: the game's own `Copy` enum, at most 16 bytes.
    type Refusal: GameRefusal;

    /// Sets the table up.
    ///
    /// # Errors
    /// When the content cannot serve this set-up.
    fn start(setup: &Self::Setup, edition: Edition<Self::Content>, fate: &mut Fate) -> Result<Self, SetupError>;
    /// How many seats.
    fn seats(&self) -> u8;
    /// The content in force.
    fn edition(&self) -> Edition<Self::Content>;
    /// The seats that owe an answer; none when the game is over. For the loop, never shown.
    fn to_act(&self) -> SeatSet;
    /// What a viewer may be told of it.
    fn waiting(&self, viewer: Viewer) -> SeatSet {
        let _ = viewer;
        self.to_act()
    }
    /// The seats that play together with this one, itself included (a public fact): teammates talk apart.
    fn side(&self, seat: Seat) -> SeatSet {
        SeatSet::of(seat)
    }
    /// Whether a sealed round is open (a public fact). Nothing can be taken back then: trying
    /// would tell whether others have answered.
    fn is_sealed(&self) -> bool {
        false
    }
    /// Whether nobody but its seat learns that this was done (a draft of an offer). What is done
    /// in private does not stand in the way of others' undo, which would tell of it.
    fn is_private(&self, action: Self::Action) -> bool {
        let _ = action;
        false
    }
    /// Whether a note beside this action is part of what it says, so that everybody is told it: a promise in a
    /// player's own words. Notes beside other actions are kept with the match and told to nobody.
    fn speaks(&self, action: Self::Action) -> bool {
        let _ = action;
        false
    }
    /// Whether players may bargain now (a public fact): each may then act beside the question, in any order.
    fn bargains(&self) -> bool {
        false
    }
    /// Adds to `out` the answers to what the seat owes, in a fixed order without repeats.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// Adds to `out` what the seat may do beside it: concede, offer, resume.
    fn asides(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// The one source of legality.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal>;
    /// What a timeout plays for a seat that owes an answer: always legal, chosen by what the
    /// seat's absence may tell.
    fn fallback(&self, seat: Seat) -> Self::Action;
    /// Performs a legal action and settles every effect up to the next question. An illegal one
    /// may do anything but panic; callers that did not list it call `check` first.
    fn perform(&mut self, seat: Seat, action: Self::Action, fate: &mut Fate, events: &mut Events<Self::Event>);
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// Redeals everything `seat` does not know: one world it cannot tell from the real one. A
    /// function of what the seat knows and of fate alone, never of the true arrangement.
    fn determinize(&mut self, seat: Seat, fate: &mut Fate);
    /// Whether `seat`, knowing what it knows here, must hold `world` possible. Games with recall
    /// add what views do not say.
    fn possible(&self, seat: Seat, world: &Self) -> bool {
        self.view(Viewer::seat(seat)) == world.view(Viewer::seat(seat))
    }
    /// Final places and the rule that ended it, or `None` while somebody is to act.
    fn outcome(&self) -> Option<Outcome>;
    /// Writes an action in the game's notation.
    ///
    /// # Errors
    /// Only when `to` fails.
    fn write(&self, action: Self::Action, to: &mut dyn fmt::Write) -> fmt::Result;
    /// Writes another seat's action as a viewer may read it (`release ?`). Two actions that read
    /// equal must show this viewer equal events, view and choices.
    ///
    /// # Errors
    /// Only when `to` fails.
    fn write_for(&self, viewer: Viewer, seat: Seat, action: Self::Action, to: &mut dyn fmt::Write) -> fmt::Result {
        let _ = (viewer, seat);
        self.write(action, to)
    }
    /// Reads an action; whether it is legal is for [`Game::check`].
    ///
    /// # Errors
    /// What was not understood and what was expected.
    fn read(&self, seat: Seat, text: &str) -> Result<Self::Action, ParseError>;

    /// The notation as a string.
    fn notation(&self, action: Self::Action) -> String {
        let mut text = String::new();
        // Writing into a string cannot fail.
        let _ = self.write(action, &mut text);
        text
    }
    /// Another seat's action as a viewer may read it, as a string.
    fn notation_for(&self, viewer: Viewer, seat: Seat, action: Self::Action) -> String {
        let mut text = String::new();
        let _ = self.write_for(viewer, seat, action, &mut text);
        text
    }
}

/// A text that is not an action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text:?} is not understood: {expected}")]
pub struct ParseError {
    /// What was written.
    pub text: String,
    /// What was expected instead.
    pub expected: String,
    /// The rule that makes what the text names impossible, where the game knows one.
    pub rule: Option<Rule>,
}

impl ParseError {
    /// A text that is not an action, and what was expected.
    pub fn new(text: &str, expected: impl Into<String>) -> ParseError {
        let text = text.chars().take(80).collect();
        ParseError { text, expected: expected.into(), rule: None }
    }

    /// The same, with the rule that makes it impossible: a speed of 11, a token laid twice.
    #[must_use]
    pub fn never(self, rule: Option<Rule>) -> ParseError {
        ParseError { rule, ..self }
    }
}

/// What is wrong with a state, a step or a game: the invariant's ID and the facts.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{rule}: {what}")]
pub struct InvariantError {
    /// The invariant.
    pub rule: Rule,
    /// What was found.
    pub what: String,
}

impl InvariantError {
    /// `Ok` where `holds`, else what is broken; the words are built only when needed.
    ///
    /// # Errors
    /// When it does not hold.
    pub fn unless(holds: bool, rule: Rule, what: impl FnOnce() -> String) -> Result<(), InvariantError> {
        if holds { Ok(()) } else { Err(InvariantError { rule, what: what() }) }
    }
}

/// The invariants of the rules digest: of a state and of a step.
pub trait Invariants: Game {
    /// The most actions any game can take.
    const LONGEST: usize;
    /// What is true of every state.
    ///
    /// # Errors
    /// The first invariant that is broken.
    fn state_holds(&self) -> Result<(), InvariantError>;
    /// What is true of every step.
    ///
    /// # Errors
    /// The first invariant that is broken.
    fn step_holds(
        before: &Self,
        seat: Seat,
        action: Self::Action,
        events: &[Self::Event],
        after: &Self,
    ) -> Result<(), InvariantError> {
        let _ = (before, seat, action, events, after);
        Ok(())
    }
}
