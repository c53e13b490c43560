//! One random game after another, each position held against the laws.

use super::legality::Offers;
use super::report::{Report, Violation};
use super::{ENDS, INVARIANTS, LEGALITY, Plan, REPLAY, ROUND_TRIPS, SECRECY};
use super::{legality, replay, secrecy, trips, twins};
use crate::play::Walk;
use kernel::{Edition, Entry, Events, Fate, Names, Options, Seal, Seat, Seed, SetupError, Viewer};
use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// In one game of so many, players may concede.
const CONCEDING: u64 = 4;

/// A law that did not hold here.
pub(super) struct Fault {
    law: &'static str,
    what: String,
}

/// Names the law a finding belongs to.
fn by<T>(law: &'static str, found: Result<T, String>) -> Result<T, Fault> {
    found.map_err(|what| Fault { law, what })
}

/// A game in play: what the laws look at.
pub(super) struct Played<'a, G: Entry> {
    pub options: &'a Options,
    pub edition: Edition<G::Content>,
    pub names: &'a Names,
    pub seed: Seed,
    pub state: G,
    pub before: G,
    pub fate: Fate,
    pub events: Events<G::Event>,
    pub log: Vec<(Seat, G::Action)>,
}

impl<G: Entry> Played<'_, G> {
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.state.seats())
    }
}

/// A run of games with its buffers.
pub(super) struct Run<'a, G: Entry> {
    options: &'a Options,
    edition: Edition<G::Content>,
    setup: G::Setup,
    plan: Plan,
    pub report: Report,
    names: Names,
    walk: Walk<G>,
    /// Where and what to look at: apart from the walk, so that how often one looks changes no game.
    luck: Walk<G>,
    offers: Offers<G>,
    step: usize,
    recorded: bool,
}

impl<'a, G: Entry> Run<'a, G> {
    pub fn new(
        options: &'a Options,
        edition: Edition<G::Content>,
        setup: G::Setup,
        plan: Plan,
        report: Report,
    ) -> Self {
        Run {
            options,
            edition,
            setup,
            plan,
            report,
            names: Names::scene(options.players),
            walk: Walk::new(0).with_asides(plan.aside_in),
            luck: Walk::new(0).with_asides(plan.aside_in),
            offers: Offers::new(),
            step: 0,
            recorded: false,
        }
    }

    /// Plays one game; the first violation ends it. A panic in the game is one as well.
    pub fn game(&mut self, seed: u64) -> Result<(), SetupError> {
        let mut fate = Fate::sealed(Seed::from(seed));
        let state = G::start(&self.setup, self.edition, &mut fate)?;
        self.walk.reseed(seed);
        self.walk.conceding(seed.is_multiple_of(CONCEDING));
        self.luck.reseed(!seed);
        self.step = 0;
        self.recorded = false;
        let played = catch_unwind(AssertUnwindSafe(|| self.play(seed, state, fate)));
        let fault = match played {
            Ok(Ok(())) => None,
            Ok(Err(fault)) => Some(fault),
            Err(panic) => Some(Fault { law: ENDS, what: format!("the game panicked: {}", panic_words(&*panic)) }),
        };
        let step = self.step;
        let violation = fault.map(|Fault { law, what }| Violation { law, game_seed: seed, step, what });
        self.report.violations.extend(violation);
        self.report.games += 1;
        self.report.actions += step as u64;
        self.report.longest = self.report.longest.max(step as u64);
        Ok(())
    }

    fn play(&mut self, seed: u64, state: G, fate: Fate) -> Result<(), Fault> {
        let names = self.names.clone();
        let (options, edition, seed, before) = (self.options, self.edition, Seed::from(seed), state.clone());
        let (events, log) = (Events::kept(), Vec::new());
        let mut played = Played { options, edition, names: &names, seed, state, before, fate, events, log };
        let mut answers = 0;
        loop {
            self.look(&played)?;
            let Some(step) = self.walk.pick(&played.state) else {
                return self.look_closely(&played, true);
            };
            if self.step.checked_rem(self.plan.glance_every as usize) == Some(0) {
                self.report.count(SECRECY);
                by(SECRECY, secrecy::glance(&played, self.step, &step))?;
            }
            answers += usize::from(!step.aside);
            by(ENDS, within(answers, G::LONGEST))?;
            played.before.clone_from(&played.state);
            played.events.clear();
            played.state.perform(step.seat, step.action, &mut played.fate, &mut played.events);
            played.log.push((step.seat, step.action));
            self.step += 1;
            self.hold_step(&played, step.seat, step.action)?;
        }
    }

    /// What is checked at every position, and the rest at sampled ones.
    fn look(&mut self, played: &Played<'_, G>) -> Result<(), Fault> {
        self.report.count(INVARIANTS);
        by(INVARIANTS, played.state.state_holds().map_err(|broken| broken.to_string()))?;
        self.report.count(ENDS);
        by(ENDS, ends(&played.state))?;
        self.report.count(LEGALITY);
        by(LEGALITY, self.offers.list(&played.state))?;
        by(LEGALITY, legality::some_ids(&played.state, &self.offers, &mut self.luck))?;
        if self.luck.below(self.plan.ids_every.max(1) as usize) == 0 {
            by(LEGALITY, legality::all_ids(&played.state, &mut self.offers))?;
        }
        if self.luck.below(self.plan.every.max(1) as usize) == 0 && !played.state.to_act().is_empty() {
            self.look_closely(played, false)?;
        }
        Ok(())
    }

    /// Replay, secrecy and round trips. Whole records are costly: one in mid-game, one at the end.
    fn look_closely(&mut self, played: &Played<'_, G>, over: bool) -> Result<(), Fault> {
        self.report.count(REPLAY);
        let rebuilt = by(REPLAY, replay::holds(played, &mut self.luck))?;
        self.report.count(ROUND_TRIPS);
        if !over {
            by(ROUND_TRIPS, trips::notation(played, &self.offers))?;
            by(ROUND_TRIPS, trips::position(played, &self.setup))?;
        }
        if over || !std::mem::replace(&mut self.recorded, true) {
            by(ROUND_TRIPS, trips::records(played, &rebuilt))?;
        }
        self.report.count(SECRECY);
        let all_ids = self.luck.below((self.plan.ids_every / self.plan.every.max(1)).max(1) as usize) == 0;
        by(SECRECY, secrecy::holds(played, &mut self.luck, all_ids))?;
        by(SECRECY, twins::hold(played, &self.offers, &mut self.luck))
    }

    fn hold_step(&mut self, played: &Played<'_, G>, seat: Seat, action: G::Action) -> Result<(), Fault> {
        if played.events.sealing() == Seal::Sealed && !played.state.is_sealed() {
            return by(
                SECRECY,
                Err("(a) a sealed round is open, and `is_sealed` denies it: undo would tell".to_owned()),
            );
        }
        let held = G::step_holds(&played.before, seat, action, played.events.list(), &played.state);
        by(INVARIANTS, held.map_err(|broken| broken.to_string()))
    }
}

fn within(answers: usize, longest: usize) -> Result<(), String> {
    if answers <= longest { Ok(()) } else { Err(format!("not over after {longest} answers, the game's bound")) }
}

fn ends<G: Entry>(state: &G) -> Result<(), String> {
    let (over, to_act) = (state.outcome(), state.to_act());
    if over.is_some() != to_act.is_empty() {
        return Err(format!("outcome {over:?}, but to act: {to_act:?}"));
    }
    let standings = over.map_or(state.seats() as usize, |outcome| outcome.standings.len());
    if standings != state.seats() as usize {
        return Err(format!("the outcome has {standings} places for {} seats", state.seats()));
    }
    let own = |seat: Seat| state.waiting(Viewer::seat(seat)).has(seat);
    match Seat::all(state.seats()).find(|&seat| own(seat) != to_act.has(seat)) {
        Some(seat) => Err(format!("{seat} is told otherwise than it is: {to_act:?} are to act")),
        None => Ok(()),
    }
}

fn panic_words(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without words").to_owned()
}

/// Where two things differ, in words short enough to read.
pub(super) fn differ<T: PartialEq + Debug>(what: &str, one: &T, other: &T) -> Result<(), String> {
    if one == other {
        return Ok(());
    }
    let (a, b) = (format!("{one:?}"), format!("{other:?}"));
    if a == b {
        return Err(format!("{what} differs in what it hides"));
    }
    let same = a.bytes().zip(b.bytes()).take_while(|(x, y)| x == y).count();
    let from = same.saturating_sub(60);
    Err(format!("{what} differs: …{} | …{}", piece(&a, from), piece(&b, from)))
}

fn piece(text: &str, from: usize) -> String {
    let from = (0..=from.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
    text[from..].chars().take(240).collect()
}
