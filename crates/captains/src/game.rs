//! The game as the kernel knows it.

use crate::action::Action;
use crate::content::Content;
use crate::event::{Event, Heard, Inside};
use crate::frames::Owned;
use crate::questions::MainPhase;
use crate::refusal::Refusal;
use crate::setup::{self, Setup};
use crate::state::{Captains, Stage};
use crate::view::View;
use kernel::{Edition, Entry, Fate, Format, Game, OptionWord, Options, Outcome, Question, Seat, SeatSet, SetupError};
use kernel::{ParseError, TableRefusal, Viewer};
use std::fmt;

impl Captains {
    /// Who owes an answer: the owner of the open question, else the turn player.
    pub(crate) fn asked(&self) -> Option<Seat> {
        match self.stack.top() {
            Some(frame) => Some(frame.owner),
            None => (self.stage == Stage::Main).then_some(self.turn),
        }
    }
}

impl Game for Captains {
    const ID: &'static str = "captains";
    const RULES_VERSION: u16 = crate::changes::RULES_VERSION;
    type Setup = Setup;
    type Content = Content;
    type Event = Event<Inside>;
    type View = View;
    type Action = Action;
    type Refusal = Refusal;

    fn start(setup: &Setup, edition: Edition<Content>, fate: &mut Fate) -> Result<Self, SetupError> {
        setup::start(setup, edition, fate)
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn edition(&self) -> Edition<Content> {
        self.edition
    }

    fn to_act(&self) -> SeatSet {
        self.asked().map_or(SeatSet::EMPTY, SeatSet::of)
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.asked() != Some(seat) {
            return;
        }
        self.question().answers(self, seat, out);
    }

    fn asides(&self, _seat: Seat, _out: &mut Vec<Action>) {}

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.stage == Stage::Over {
            return Err(TableRefusal::GameOver.into());
        }
        if self.asked() != Some(seat) {
            return Err(TableRefusal::NotYours.into());
        }
        self.question().check(self, seat, action)
    }

    fn fallback(&self, seat: Seat) -> Action {
        self.question().fallback(self, seat).unwrap_or(Action::Pass)
    }

    fn perform(&mut self, seat: Seat, action: Action, fate: &mut Fate, events: &mut Heard) {
        match self.stack.pop() {
            Some(Owned { owner, frame }) => frame.answer(self, owner, action, fate, events),
            None if self.stage == Stage::Main => MainPhase.answer(self, seat, action, fate, events),
            None => {}
        }
        self.settle(fate, events);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(&mut self, seat: Seat, fate: &mut Fate) {
        self.redeal(seat, fate);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn write(&self, action: Action, to: &mut dyn fmt::Write) -> fmt::Result {
        self.write_action(action, to)
    }

    fn read(&self, _seat: Seat, text: &str) -> Result<Action, ParseError> {
        self.read_action(text)
    }
}

impl Entry for Captains {
    const TITLE: &'static str = "Starship Captains";
    const DESIGNER: &'static str = "Peter B. Hoffgaard";
    const STORY: &'static str = "You have just been made a captain of the Cooperative's fleet. The ship has seen better days and the \
        crew is fresh from the academy, but the galaxy will not wait: there are missions to complete, three \
        factions to please and pirates on every route. Make the old cruiser the pride of the fleet.";
    const RULES: &'static str = include_str!("../RULES.md");
    const COVERAGE: &'static str = include_str!("../coverage.toml");
    const FORMATS: &'static [Format] = setup::FORMATS;
    const OPTIONS: &'static [OptionWord] = setup::OPTIONS;

    fn option_applies(option: &str, format: &str) -> bool {
        match option {
            "first" => format != "solo",
            "passenger" => format == "solo",
            _ => true,
        }
    }

    fn settings(options: &Options) -> Result<Setup, SetupError> {
        Setup::read(options)
    }
}
