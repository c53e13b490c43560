//! A match: a set-up, a seed and what was done. The state is what these rebuild.

use crate::choice::Choice;
use crate::edition::Edition;
use crate::event::Seal;
use crate::fate::{Fate, Seed};
use crate::note::Note;
use crate::options::{Options, SetupError};
use crate::position::{PositionError, read_position};
use crate::words::Names;
use crate::{Entry, Events, Game, GameRefusal, Observed, Redact, Seat, SeatSet, TableRefusal, Viewer, Words};

/// One action as it was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taken<A> {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub action: A,
    /// A line its seat put beside it; never part of the state.
    pub note: Option<Note>,
    /// Whether undo stops here: chance was used, something hidden shown, an answer sealed.
    pub barred: bool,
    /// Whether it was a sealed answer.
    pub seal: Seal,
    /// Whether nobody else was told of it ([`Game::is_private`]).
    pub private: bool,
}

/// An event and the action (its index in the log) it came of.
#[derive(Clone, Debug)]
pub struct Happened<E> {
    /// Index into the log.
    pub step: usize,
    /// What happened.
    pub event: E,
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// Nothing was done yet.
    #[error("nothing has been done yet")]
    Nothing,
    /// Another seat acted last.
    #[error("another seat has acted since")]
    Another,
    /// Chance was used, something hidden was shown, or a sealed answer given.
    #[error("it cannot be taken back: chance was used, something hidden was shown or an answer was sealed")]
    Barred,
}

/// A game being played.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    options: Options,
    seed: Seed,
    from: Option<String>,
    origin: (G, Fate),
    state: G,
    fate: Fate,
    log: Vec<Taken<G::Action>>,
    happened: Vec<Happened<G::Event>>,
    events: Events<G::Event>,
    keeps_log: bool,
    pub(crate) listed: Vec<G::Action>,
}

impl<G: Game> Match<G> {
    fn new(options: Options, seed: Seed, from: Option<String>, state: G, fate: Fate) -> Self {
        let () = G::Refusal::FITS;
        Match {
            options,
            seed,
            from,
            origin: (state.clone(), fate.clone()),
            state,
            fate,
            log: Vec::new(),
            happened: Vec::new(),
            events: Events::kept(),
            keeps_log: true,
            listed: Vec::new(),
        }
    }

    /// Begins at a given state with a given fate: for scenes and tests.
    pub fn at(options: Options, state: G, fate: Fate) -> Self {
        Match::new(options, Seed::from(0), None, state, fate)
    }

    /// The state: for rules, laws and [`Match::observed`]; it has no serialiser.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Its fate: scenes ask it for faults.
    pub fn fate(&self) -> &Fate {
        &self.fate
    }

    /// The set-up.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The version of the rules it is played under.
    pub fn rules_version(&self) -> u16 {
        self.options.rules.unwrap_or(G::RULES_VERSION)
    }

    /// The seed all chance flows from. A secret while the match runs.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The position it began at, where it did not begin with the set-up.
    pub fn from(&self) -> Option<&str> {
        self.from.as_deref()
    }

    /// What was done, in order.
    pub fn log(&self) -> &[Taken<G::Action>] {
        &self.log
    }

    /// What happened, in order.
    pub fn happened(&self) -> &[Happened<G::Event>] {
        &self.happened
    }

    /// What happened, as one viewer was shown it.
    pub fn shown(&self, viewer: Viewer) -> impl Iterator<Item = (usize, <G::Event as Redact>::Shown)> + '_ {
        self.happened.iter().filter_map(move |h| h.event.shown_to(viewer).map(|shown| (h.step, shown)))
    }

    /// The game as one seat knows it.
    pub fn observed(&self, seat: Seat) -> Observed<'_, G> {
        Observed::new(&self.state, seat)
    }

    /// Keeps neither log nor events from here on: for bulk play through a table, at the speed of
    /// the bare game. Undo, replay and records then know nothing of what follows.
    pub fn quiet(mut self) -> Self {
        self.events = Events::dropped();
        self.keeps_log = false;
        self
    }

    /// Checks, then performs.
    ///
    /// # Errors
    /// The refusal; the state is as it was.
    pub fn submit(&mut self, seat: Seat, action: G::Action, note: Option<Note>) -> Result<(), G::Refusal> {
        if self.state.to_act().is_empty() {
            return Err(TableRefusal::GameOver.into());
        }
        self.state.check(seat, action)?;
        self.perform(seat, action, note);
        Ok(())
    }

    /// Performs an action that was listed or checked.
    #[inline]
    pub(crate) fn perform(&mut self, seat: Seat, action: G::Action, note: Option<Note>) {
        let uses = self.fate.uses();
        let private = self.keeps_log && self.state.is_private(action);
        self.events.clear();
        self.state.perform(seat, action, &mut self.fate, &mut self.events);
        if !self.keeps_log {
            return;
        }
        let barred = self.events.is_barred() || self.fate.uses() != uses;
        let step = self.log.len();
        self.log.push(Taken { seat, action, note, barred, seal: self.events.sealing(), private });
        let events = self.events.drain();
        self.happened.extend(events.into_iter().map(|event| Happened { step, event }));
    }

    /// Whether `seat` may take its last action back.
    ///
    /// # Errors
    /// Why not.
    pub fn may_undo(&self, seat: Seat) -> Result<(), UndoError> {
        self.last_of(seat).map(|_| ())
    }

    /// The action a seat may take back. What others do in private neither bars nor tells.
    fn last_of(&self, seat: Seat) -> Result<usize, UndoError> {
        let told = |taken: &Taken<G::Action>| taken.seat == seat || !taken.private;
        let at = self.log.iter().rposition(told).ok_or(UndoError::Nothing)?;
        match &self.log[at] {
            _ if self.state.is_sealed() => Err(UndoError::Barred),
            last if last.seat != seat => Err(UndoError::Another),
            last if last.barred => Err(UndoError::Barred),
            _ => Ok(at),
        }
    }

    /// Takes a seat's last action back.
    ///
    /// # Errors
    /// Why not; nothing changes then.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        let at = self.last_of(seat)?;
        let later = self.log.split_off(at + 1);
        self.rewind(at);
        // What others did in private meanwhile stays, as far as it still can be.
        for taken in later {
            _ = self.submit(taken.seat, taken.action, taken.note);
        }
        Ok(())
    }

    /// Goes back to the moment before action `steps`, by replay: what undo, consent beyond a
    /// barrier and scrubbing through a replay use.
    pub fn rewind(&mut self, steps: usize) {
        let log = std::mem::take(&mut self.log);
        (self.state, self.fate) = self.origin.clone();
        self.happened.clear();
        for taken in log.into_iter().take(steps) {
            self.perform(taken.seat, taken.action, taken.note);
        }
    }

    /// A world of this seat's knowledge, and the fate to try things there.
    fn imagined(&self, seat: Seat) -> (G, Fate) {
        let mut fate = Fate::quick(0);
        let mut world = self.state.clone();
        world.determinize(seat, &mut fate);
        (world, fate)
    }
}

/// Whether an action could be taken back afterwards, tried in a world of the seat's knowledge.
fn can_take_back<G: Game>(mut world: G, mut fate: Fate, seat: Seat, action: G::Action) -> bool {
    if world.check(seat, action).is_err() {
        return false;
    }
    let uses = fate.uses();
    let mut events = Events::dropped();
    world.perform(seat, action, &mut fate, &mut events);
    !events.is_barred() && fate.uses() == uses && !world.is_sealed()
}

impl<G: Words> Match<G> {
    /// What a seat is offered: its answers, then what it may do beside them.
    pub fn choices(&self, seat: Seat, names: &Names) -> Vec<Choice> {
        let mut listed = Vec::new();
        self.state.actions(seat, &mut listed);
        let answers = listed.len();
        self.state.asides(seat, &mut listed);
        if listed.is_empty() {
            return Vec::new();
        }
        let mut choices: Vec<Choice> = Vec::with_capacity(listed.len());
        // One redeal serves all: it depends on the seat's knowledge alone.
        let (world, fate) = self.imagined(seat);
        for (index, &action) in listed.iter().enumerate() {
            let described = self.state.describe(seat, action, names);
            let undoable = can_take_back(world.clone(), fate.clone(), seat, action);
            let next = Choice::new(self.state.notation(action), described, undoable, index >= answers);
            if !choices.last_mut().is_some_and(|last| last.join(&next)) {
                choices.push(next);
            }
        }
        choices
    }

    /// A refusal as a sentence with its rule.
    pub fn refusal_words(&self, seat: Seat, refusal: G::Refusal, names: &Names) -> String {
        let words = match refusal.of_table() {
            // Which question it is helps; that there is one does not.
            Some(TableRefusal::OtherQuestion) => self.first_question(seat, names),
            Some(table) => table.words().to_owned(),
            None => self.state.tell_refusal(seat, refusal, names),
        };
        format!("{}: {words}", refusal.rule())
    }

    /// What must be answered first (TB-4), as far as a seat may know.
    fn first_question(&self, seat: Seat, names: &Names) -> String {
        let waiting = self.state.waiting(Viewer::seat(seat));
        let others: Vec<&str> = (waiting - SeatSet::of(seat)).iter().map(|other| &names[other]).collect();
        match others.as_slice() {
            _ if waiting.has(seat) => format!("first answer: {}", self.state.prompt(seat).sentence),
            [] => "another question must be answered first".to_owned(),
            others => format!("first {} must answer", others.join(" and ")),
        }
    }
}

impl<G: Entry> Match<G> {
    /// Sets a new match up.
    ///
    /// # Errors
    /// What of the set-up cannot be.
    pub fn begin(options: &Options, edition: Edition<G::Content>, seed: Seed) -> Result<Self, SetupError> {
        let options = pinned::<G>(options)?;
        let setup = G::settings(&options)?;
        let mut fate = Fate::sealed(seed);
        let state = G::start(&setup, edition, &mut fate)?;
        Ok(Match::new(options, seed, None, state, fate))
    }

    /// Begins at a position.
    ///
    /// # Errors
    /// What of the set-up or the position cannot be.
    pub fn begin_at(
        options: &Options,
        edition: Edition<G::Content>,
        seed: Seed,
        position: &str,
    ) -> Result<Self, PositionError> {
        let whole = |error: SetupError| PositionError::at(0, error.to_string());
        let options = pinned::<G>(options).map_err(whole)?;
        let setup = G::settings(&options).map_err(whole)?;
        let names = Names::numbered(options.players);
        let state: G = read_position(&setup, edition, &names, position)?;
        state.may_begin()?;
        let lines = position.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
        let from = lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("; ");
        Ok(Match::new(options, seed, Some(from), state, Fate::sealed(seed)))
    }
}

/// The options with the version of the rules they are played under: a match that began stays under it.
fn pinned<G: Game>(options: &Options) -> Result<Options, SetupError> {
    let version = options.rules_version(G::RULES_VERSION)?;
    Ok(options.clone().under(version.number()))
}
