//! The contract with the kernel: each method points at the room that does the work.

use crate::action::{self, Action};
use crate::content::AttackContent;
use crate::event::{Happened, Heard};
use crate::notation;
use crate::refusal::Refusal;
use crate::setup::{self, Setup};
use crate::state::Attack;
use crate::view::{self, View};
use kernel::{Edition, Entry, Fate, Format, Game, OptionWord, Options, Outcome, Seat, SeatSet};
use kernel::{ParseError, SetupError, Viewer};
use std::fmt;

impl Game for Attack {
    const ID: &'static str = "attack";
    const RULES_VERSION: u16 = crate::changes::RULES_VERSION;
    type Setup = Setup;
    type Content = AttackContent;
    type Event = Happened;
    type View = View;
    type Action = Action;
    type Refusal = Refusal;

    fn start(setup: &Setup, edition: Edition<AttackContent>, fate: &mut Fate) -> Result<Self, SetupError> {
        setup::start(setup, edition, fate)
    }

    fn seats(&self) -> u8 {
        self.terms.seats
    }

    fn edition(&self) -> Edition<AttackContent> {
        self.edition
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        if self.in_round() { self.round.owed() } else { self.owner().map_or(SeatSet::EMPTY, SeatSet::of) }
    }

    fn waiting(&self, viewer: Viewer) -> SeatSet {
        if self.in_round() { self.round.waiting(viewer) } else { self.to_act() }
    }

    fn side(&self, seat: Seat) -> SeatSet {
        Seat::all(self.seats()).filter(|&other| other == seat || self.are_mates(seat, other)).collect()
    }
    fn is_sealed(&self) -> bool {
        self.in_round()
    }

    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_answers(seat, out);
    }

    fn asides(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.check_concede(seat).is_ok() {
            out.push(Action::Concede);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check_action(seat, action)
    }

    fn fallback(&self, seat: Seat) -> Action {
        self.question().and_then(|question| question.fallback(self, seat)).unwrap_or(Action::Pass)
    }

    #[inline]
    fn perform(&mut self, seat: Seat, action: Action, fate: &mut Fate, events: &mut Heard) {
        self.take(seat, action, fate, events);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    fn determinize(&mut self, seat: Seat, fate: &mut Fate) {
        self.redeal(seat, fate);
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        let seats = self.terms.seats as usize;
        Some(Outcome::places(ending.places.into_iter().take(seats), ending.by))
    }

    fn write(&self, action: Action, to: &mut dyn fmt::Write) -> fmt::Result {
        action::write(self, action, to)
    }

    fn write_for(&self, viewer: Viewer, seat: Seat, action: Action, to: &mut dyn fmt::Write) -> fmt::Result {
        view::write_for(self, viewer, seat, action, to)
    }

    fn read(&self, seat: Seat, text: &str) -> Result<Action, ParseError> {
        notation::read(self, seat, text)
    }
}

impl Entry for Attack {
    const TITLE: &'static str = "Starship Attack";
    const DESIGNER: &'static str = "Jordan Schmick";
    const STORY: &'static str = "Four captains, four ships and one small stretch of space that has no edge. Nobody shows how the \
        power is laid until it counts. Name your captain and your ship, give them a reason to fight, and be \
        the last one flying.";
    const RULES: &'static str = include_str!("../RULES.md");
    const COVERAGE: &'static str = include_str!("../coverage.toml");
    const FORMATS: &'static [Format] = setup::FORMATS;
    const OPTIONS: &'static [OptionWord] = setup::OPTIONS;

    fn option_applies(option: &str, format: &str) -> bool {
        match option {
            "one_human_two_ships" | "teammate" => format != "arena",
            "flag" => format == "ctf",
            _ => true,
        }
    }

    fn settings(options: &Options) -> Result<Setup, SetupError> {
        setup::settings(options)
    }
}
