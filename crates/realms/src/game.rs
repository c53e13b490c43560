//! The kernel's contract.

use crate::action::Action;
use crate::content::{Card, Content};
use crate::event::{Event, Heard};
use crate::format::{HandsVisible, Role, Unit};
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::Realms;
use crate::view::View;
use kernel::{Edition, Fate, Game, Outcome, ParseError, Seat, SeatSet, Secret, SetupError, Viewer};
use std::fmt;

impl<const SEATS: usize, const CARDS: usize> Game for Realms<SEATS, CARDS> {
    const ID: &'static str = "realms";
    const RULES_VERSION: u16 = crate::changes::RULES_VERSION;
    type Setup = Setup;
    type Content = Content;
    type Event = Event<Secret<Card>>;
    type View = View;
    type Action = Action;
    type Refusal = Refusal;

    fn start(setup: &Setup, edition: Edition<Content>, fate: &mut Fate) -> Result<Self, SetupError> {
        Self::deal(setup, edition, fate)
    }
    fn seats(&self) -> u8 {
        self.seats
    }
    fn edition(&self) -> Edition<Content> {
        self.edition
    }
    fn side(&self, seat: Seat) -> SeatSet {
        self.players[seat].friends
    }
    #[inline]
    fn to_act(&self) -> SeatSet {
        self.deciders()
    }
    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.deciders().has(seat) {
            return;
        }
        self.question(seat).answers(self, seat, out);
    }
    fn asides(&self, seat: Seat, out: &mut Vec<Action>) {
        let may = |action: &Action| self.is_legal(seat, *action).is_ok();
        out.extend([Action::Resume, Action::Concede].into_iter().filter(may));
    }
    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.is_legal(seat, action)
    }
    fn fallback(&self, seat: Seat) -> Action {
        self.question(seat).fallback(self, seat).unwrap_or(Action::Done)
    }
    #[inline]
    fn perform(&mut self, seat: Seat, action: Action, fate: &mut Fate, events: &mut Heard) {
        if self.ended.is_some() || !self.is_seat(seat) {
            return;
        }
        self.acts = self.acts.saturating_add(1);
        match action {
            Action::Concede => self.concede(seat, fate, events),
            Action::Resume => self.resume(seat, events),
            _ if !self.asked.has(seat) => self.main(seat, action, fate, events),
            _ if !self.exists(action) => return,
            answer => {
                let question = self.question(seat);
                self.pop(seat);
                question.answer(self, seat, answer, fate, events);
            }
        }
        self.afterwards(seat, action, fate, events);
    }
    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }
    fn determinize(&mut self, seat: Seat, fate: &mut Fate) {
        self.redeal(seat, fate);
    }
    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }
    fn write(&self, action: Action, to: &mut dyn fmt::Write) -> fmt::Result {
        self.write_action(action, to)
    }
    fn write_for(&self, viewer: Viewer, seat: Seat, action: Action, to: &mut dyn fmt::Write) -> fmt::Result {
        match action {
            // Which cards ask nothing is known only to who sees the hand.
            Action::PlayAll if !viewer.knows(self.hand_knowers(seat)) => to.write_str("play all that need no choice"),
            _ => self.write_action(action, to),
        }
    }
    fn read(&self, seat: Seat, text: &str) -> Result<Action, ParseError> {
        self.read_action(seat, text)
    }
}

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// What follows every action: questions settle, phases open and close, the turn moves on.
    #[inline]
    fn afterwards(&mut self, seat: Seat, action: Action, fate: &mut Fate, events: &mut Heard) {
        if self.rules().turn_unit == Unit::Team {
            return self.after_member(seat, action, fate, events);
        }
        if !self.asked.is_empty() {
            self.settle_all(fate, events);
        }
        if self.asked.is_empty() {
            self.opening = false;
            if !self.acting.meets(self.living) && self.ended.is_none() {
                // The seat in turn gave up: no Discard and Draw Phase (SR-Q33).
                self.next_turn(events);
            }
        }
    }

    fn after_member(&mut self, seat: Seat, action: Action, fate: &mut Fate, events: &mut Heard) {
        if changes_the_table(action) {
            self.stir(seat);
        }
        self.settle_all(fate, events);
        if (self.asked & self.acting).is_empty() {
            self.opening = false;
        }
        if self.ended.is_none() && self.asked.is_empty() && (self.acting - self.ready).is_empty() {
            self.end_turn(fate, events);
        }
    }

    /// Who sees a seat's hand (SR-V2, SR-Z8).
    pub(crate) fn hand_knowers(&self, seat: Seat) -> SeatSet {
        let player = &self.players[seat];
        match self.rules().hands {
            HandsVisible::RaidersShare if player.role == Role::Raider => player.friends,
            _ => SeatSet::of(seat),
        }
    }
}

/// Whether an action of a member changes the team's state: talk does not (SR-J8, SR-J9).
fn changes_the_table(action: Action) -> bool {
    !matches!(
        action,
        Action::Ready
            | Action::Resume
            | Action::ProposeBase(..)
            | Action::ProposeBuy(_)
            | Action::Share(_)
            | Action::Accept
            | Action::Decline
            | Action::Concede
    )
}

impl<const SEATS: usize, const CARDS: usize> kernel::Entry for Realms<SEATS, CARDS> {
    const TITLE: &'static str = "Star Realms";
    const DESIGNER: &'static str = "Robert Dougherty and Darwin Kastle";
    const STORY: &'static str = "Out on the frontier whoever has the larger fleet makes the law. Begin with a handful of scouts and \
        vipers, buy ships and bases from four factions that would rather fight each other, and break your \
        rivals' authority before they break yours.";
    const RULES: &'static str = include_str!("../RULES.md");
    const COVERAGE: &'static str = include_str!("../coverage.toml");
    const FORMATS: &'static [kernel::Format] = crate::setup::FORMATS;
    const OPTIONS: &'static [kernel::OptionWord] = crate::setup::OPTIONS;

    fn option_applies(option: &str, format: &str) -> bool {
        match option {
            "first" => format != "raid",
            "boss" => format == "raid",
            "team" => matches!(format, "two-headed-hydra" | "three-headed-hydra" | "emperor"),
            "part" => format == "emperor",
            _ => true,
        }
    }
    fn settings(options: &kernel::Options) -> Result<Setup, SetupError> {
        Setup::read(options)
    }
}
