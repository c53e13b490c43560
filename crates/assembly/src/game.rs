//! The kernel's contract.

use crate::action::Action;
use crate::card::Card;
use crate::content::Content;
use crate::event::{Event, Heard};
use crate::notation::read_action;
use crate::refusal::Refusal;
use crate::setup::{FORMATS, OPTIONS, Setup, settings};
use crate::state::{Assembly, SEATS, Stage};
use crate::view::View;
use kernel::{
    Edition, Entry, Fate, Format, Game, OptionWord, Options, Outcome, ParseError, Seat, SeatSet, Secret, SetupError,
    Viewer,
};
use std::fmt;

impl Game for Assembly {
    const ID: &'static str = "assembly";
    const RULES_VERSION: u16 = crate::changes::RULES_VERSION;
    type Setup = Setup;
    type Content = Content;
    type Event = Event<Secret<Card>>;
    type View = View;
    type Action = Action;
    type Refusal = Refusal;

    fn start(setup: &Setup, edition: Edition<Content>, fate: &mut Fate) -> Result<Self, SetupError> {
        Ok(Assembly::deal(setup, edition, fate))
    }

    fn seats(&self) -> u8 {
        SEATS
    }

    fn edition(&self) -> Edition<Content> {
        self.edition
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        if self.stage == Stage::Over { SeatSet::EMPTY } else { SeatSet::of(self.active) }
    }

    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat == self.active && self.stage != Stage::Over {
            self.question().answers(self, seat, out);
        }
    }

    fn asides(&self, _: Seat, out: &mut Vec<Action>) {
        if self.stage != Stage::Over {
            out.push(Action::Concede);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.is_legal(seat, action)
    }

    fn fallback(&self, seat: Seat) -> Action {
        self.question().fallback(self, seat).unwrap_or(Action::Concede)
    }

    #[inline]
    fn perform(&mut self, seat: Seat, action: Action, fate: &mut Fate, events: &mut Heard) {
        if action == Action::Concede {
            return self.concede(seat, events);
        }
        let question = self.question();
        self.frames.pop();
        question.answer(self, self.active, action, fate, events);
        self.settle(fate, events);
        if self.is_war_due() {
            self.begin_war(fate, events);
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(&mut self, seat: Seat, fate: &mut Fate) {
        self.redeal(seat, fate);
    }

    fn possible(&self, seat: Seat, world: &Self) -> bool {
        self.view(Viewer::seat(seat)) == world.view(Viewer::seat(seat)) && self.recalls(seat, world)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn write(&self, action: Action, to: &mut dyn fmt::Write) -> fmt::Result {
        self.write_action(action, to)
    }

    fn write_for(&self, viewer: Viewer, seat: Seat, action: Action, to: &mut dyn fmt::Write) -> fmt::Result {
        if !viewer.is(seat) && self.is_unseen(action) {
            return to.write_str(if matches!(action, Action::Release(_)) { "release ?" } else { "choose ?" });
        }
        self.write_action(action, to)
    }

    fn read(&self, _: Seat, text: &str) -> Result<Action, ParseError> {
        read_action(self.content(), text)
    }
}

impl Assembly {
    /// Whether the opponent does not see which card an action is about (SA-I5).
    fn is_unseen(&self, action: Action) -> bool {
        match action {
            Action::Release(_) => !self.releases_drop(),
            Action::Choose(_) => self.activating().is_some_and(|plan| self.names_unseen(plan)),
            _ => false,
        }
    }

    /// Whether a released card drops straight into the agenda, where everybody sees it (SA-A5).
    pub(crate) fn releases_drop(&self) -> bool {
        self.deck.is_empty() && self.agenda.contains(&None) && self.stage != Stage::Releases
    }
}

impl Entry for Assembly {
    const TITLE: &'static str = "Starships Assembly";
    const DESIGNER: &'static str = "James C. Jenista";
    const STORY: &'static str = "The 28th century lives aboard starships as large as continents. Their captains still meet in the \
        Assembly and settle things by vote. Win captains over and gather a fleet while the peace holds: once \
        war is declared, only ships speak.";
    const RULES: &'static str = include_str!("../RULES.md");
    const COVERAGE: &'static str = include_str!("../coverage.toml");
    const FORMATS: &'static [Format] = FORMATS;
    const OPTIONS: &'static [OptionWord] = OPTIONS;

    fn settings(options: &Options) -> Result<Setup, SetupError> {
        settings(options)
    }
}
