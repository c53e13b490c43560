//! The contract: the rules of one game as a plain value.

use crate::edition::{Content, Edition};
use crate::fate::Fate;
use crate::options::SetupError;
use crate::outcome::Outcome;
use crate::{Events, Observed, Redact, Refusal, Rule, Seat, SeatSet, Viewer};
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
    /// Adds to `out` the answers to what the seat owes, in a fixed order without repeats.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// Adds to `out` what the seat may do beside it: concede, offer, resume.
    fn asides(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// The one source of legality.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Refusal>;
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
    fn read(&self, seat: Seat, text: &str) -> Result<Self::Action, Unread>;

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

/// A text that is no action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text:?} is not understood: {expected}")]
pub struct Unread {
    /// What was written.
    pub text: String,
    /// What was expected instead.
    pub expected: String,
    /// The rule by which what the text names can never be, where the game knows one.
    pub rule: Option<Rule>,
}

impl Unread {
    /// A text that is no action, and what was expected.
    pub fn new(text: &str, expected: impl Into<String>) -> Unread {
        let text = text.chars().take(80).collect();
        Unread { text, expected: expected.into(), rule: None }
    }

    /// The same with the rule by which it can never be: a speed of 11, a token laid twice.
    #[must_use]
    pub fn never(self, rule: Option<Rule>) -> Unread {
        Unread { rule, ..self }
    }
}

/// Values a position, in thousandths of a win for `seat`, from 0 (lost) to 1000 (won). Bots
/// apply it to worlds they sampled, so it may read the whole state.
pub trait Evaluate: Game {
    /// How good this is for `seat`.
    fn evaluate(&self, seat: Seat) -> i32;
    /// The actions worth searching: a subset of `actions`, all of them unless the game knows
    /// better (attack with everything, lethal amounts).
    fn candidates(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.actions(seat, out);
    }
    /// How a quick player leans, without trying the action: a lead of 1000 decides, a smaller
    /// one only mostly. Playouts follow it; where all lean alike they try a few actions instead.
    fn lean(&self, seat: Seat, action: Self::Action) -> i32 {
        let _ = (seat, action);
        0
    }
    /// Adds to `out` how much of each thing `seat` has ahead of its strongest rival, in the order of
    /// [`Evaluate::feature_names`]: what `starboard arena tune` fits. Nothing where the evaluator is no
    /// weighted sum.
    fn features(&self, seat: Seat, out: &mut Vec<f64>) {
        let _ = (seat, out);
    }
    /// The names of the features.
    fn feature_names(edition: Edition<Self::Content>) -> Vec<String> {
        let _ = edition;
        Vec::new()
    }
    /// Adds to `out` what a seat has taken so far, as numbers ([`Evaluate::taken_name`]): what a
    /// balance report counts. Nothing where the game does not say.
    fn taken(&self, seat: Seat, out: &mut Vec<u16>) {
        let _ = (seat, out);
    }
    /// The group and the name of what [`Evaluate::taken`] numbered; `None` where there is none.
    fn taken_name(edition: Edition<Self::Content>, id: u16) -> Option<(&'static str, String)> {
        let _ = (edition, id);
        None
    }
    /// How much a search of this game thinks.
    const EFFORT: Effort = Effort::USUAL;
    /// Scripted players this game names: bots like any other, from what a seat knows.
    const POLICIES: &'static [&'static str] = &[];
    /// The policy playouts of a search follow, where one is quicker and better than the lean.
    const PLAYOUT: Option<usize> = None;
    /// What the policy `POLICIES[which]` plays: one of the seat's actions, `None` where it has no
    /// word on the matter. It gets an [`Observed`], never the state; a game lends what the seat
    /// knows by [`Knows`].
    fn policy(seen: &Observed<'_, Self>, which: usize) -> Option<Self::Action> {
        let _ = (seen, which);
        None
    }
}

/// Close to the logistic curve, in whole numbers that every machine rounds alike: thousandths of log-odds
/// to thousandths of a win. For [`Evaluate::evaluate`] as a weighted sum of leads.
///
/// ```
/// assert_eq!(kernel::chance(0), 500);
/// assert_eq!(kernel::chance(2000) + kernel::chance(-2000), 1000);
/// assert!(kernel::chance(i64::from(i32::MAX)) < 1000);
/// ```
pub fn chance(odds: i64) -> i32 {
    /// Two units of log-odds.
    const SPREAD: i64 = 2000;
    let root = ((odds * odds + SPREAD * SPREAD) as u64).isqrt() as i64;
    (500 + 500 * odds / root.max(1)).clamp(1, 999) as i32
}

/// How much the searching bots think about a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Playouts a decision: commander, captain, admiral.
    pub playouts: [u32; 3],
    /// The least steps of a playout past the tree; it goes on to the end of the turn.
    pub depth: u32,
    /// Hundredths of curiosity against the value known so far: the less, the surer the evaluator.
    pub curiosity: u16,
    /// How far below the best what a cadet and an ensign take may be, in thousandths of a win.
    pub slack: [i32; 2],
    /// How many of a hundred choices a commander and a captain make as an ensign would.
    pub lapses: [u32; 2],
    /// How much more than its lean the choice of the playouts' policy is liked.
    pub liking: i32,
}

impl Effort {
    /// Where a game says nothing else.
    pub const USUAL: Effort =
        Effort { playouts: [25, 150, 1500], depth: 8, curiosity: 110, slack: [60, 0], lapses: [0, 0], liking: 500 };
}

/// A game that lends what one seat knows without building a view: for scripted players, that ask
/// a few things thousands of times. Only the game's own crate can implement it, so a bot still
/// cannot reach the true state; the answers must not differ between worlds the seat cannot tell
/// apart, which the game's own tests show.
pub trait Knows: Game {
    /// What a seat knows: private fields, and methods that answer from its knowledge alone.
    type Known<'a>;
    /// What `seat` knows here.
    fn known(&self, seat: Seat) -> Self::Known<'_>;
}

/// What is wrong with a state, a step or a game: the invariant's ID and the facts.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{rule}: {what}")]
pub struct Broken {
    /// The invariant.
    pub rule: Rule,
    /// What was found.
    pub what: String,
}

impl Broken {
    /// `Ok` where `holds`, else what is broken; the words are built only when needed.
    ///
    /// # Errors
    /// When it does not hold.
    pub fn unless(holds: bool, rule: Rule, what: impl FnOnce() -> String) -> Result<(), Broken> {
        if holds { Ok(()) } else { Err(Broken { rule, what: what() }) }
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
    fn state_holds(&self) -> Result<(), Broken>;
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
    ) -> Result<(), Broken> {
        let _ = (before, seat, action, events, after);
        Ok(())
    }
}
