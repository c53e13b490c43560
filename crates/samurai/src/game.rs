//! The kernel's contract.

use crate::action::{self, Action, Deal, is_draft};
use crate::content::Content;
use crate::event::{Happened, Heard};
use crate::notation;
use crate::refusal::Refusal;
use crate::setup::{self, Setup};
use crate::state::{Phase, Samurai};
use crate::view::View;
use kernel::{Edition, Fate, Game, Outcome, Seat, SeatSet, SetupError, Unread, Viewer};
use std::fmt;

impl Game for Samurai {
    const ID: &'static str = "samurai";
    const RULES_VERSION: u16 = crate::changes::RULES_VERSION;
    type Setup = Setup;
    type Content = Content;
    type Event = Happened;
    type View = View;
    type Action = Action;
    type Refusal = Refusal;

    fn start(setup: &Setup, edition: Edition<Content>, fate: &mut Fate) -> Result<Self, SetupError> {
        Ok(Samurai::deal(setup, edition, fate))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn edition(&self) -> Edition<Content> {
        self.edition
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.decider().map_or(SeatSet::EMPTY, SeatSet::of)
    }

    fn is_private(&self, action: Action) -> bool {
        matches!(action, Action::Deal(deal) if is_draft(deal))
    }

    /// SS-V4: what is written beside an offer or its answer is said to the whole table.
    fn speaks(&self, action: Action) -> bool {
        matches!(action, Action::Deal(Deal::Send | Deal::Accept(_) | Deal::Decline(_)))
    }

    fn bargains(&self) -> bool {
        self.may_trade()
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(question) = self.question_of(seat) {
            question.answers(self, seat, out);
        }
    }

    fn asides(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.phase == Phase::Over || seat.index() >= self.seats as usize || self.conceded.has(seat) {
            return;
        }
        self.list_deals(seat, out);
        out.push(Action::Concede);
        out.extend([Action::Hold, Action::Release].into_iter().filter(|&action| self.check(seat, action).is_ok()));
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.is_legal(seat, action)
    }

    fn fallback(&self, seat: Seat) -> Action {
        self.question_of(seat).and_then(|question| question.fallback(self, seat)).unwrap_or(Action::Concede)
    }

    fn perform(&mut self, seat: Seat, action: Action, fate: &mut Fate, events: &mut Heard) {
        match action {
            Action::Answer(_) => {
                let Some(question) = self.question_of(seat) else { return };
                self.stack.pop();
                question.answer(self, seat, action, fate, events);
                self.decision_answered(events);
            }
            Action::Deal(deal) => self.make_deal(seat, deal, events),
            Action::Concede => self.concede(seat, events),
            Action::Hold => self.hold(seat, events),
            Action::Release => self.release(seat, events),
        }
        self.settle(fate, events);
        self.lapse_impossible(events);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(&mut self, seat: Seat, fate: &mut Fate) {
        self.redeal(seat, fate);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ranking()
    }

    fn write(&self, action: Action, to: &mut dyn fmt::Write) -> fmt::Result {
        action::write(self, action, to)
    }

    fn write_for(&self, viewer: Viewer, seat: Seat, action: Action, to: &mut dyn fmt::Write) -> fmt::Result {
        action::write_for(self, viewer, seat, action, to)
    }

    fn read(&self, seat: Seat, text: &str) -> Result<Action, Unread> {
        notation::read(self, seat, text)
    }
}

impl kernel::Entry for Samurai {
    const TITLE: &'static str = "Starship Samurai";
    const DESIGNER: &'static str = "Isaac Vega";
    const STORY: &'static str = "Emperor Hoshi of the Gamma Clan had united the Lotus Galaxy, by diplomacy and with the first Samurai \
        Mechs. Now she is dead, and the Nova, Pulsar, Gamma and Void Clans each put their own daimyo forward \
        for her throne. Lead one of them: win locations, win over the lesser clans, and leave the war with \
        the most honor.";
    const RULES: &'static str = include_str!("../RULES.md");
    const COVERAGE: &'static str = include_str!("../coverage.toml");
    const FORMATS: &'static [kernel::Format] = setup::FORMATS;
    const OPTIONS: &'static [kernel::OptionWord] = setup::OPTIONS;

    fn settings(options: &kernel::Options) -> Result<Setup, SetupError> {
        setup::settings(options)
    }
}

const _: () = assert!(size_of::<Action>() <= 8);
const _: () = assert!(<Action as enum_map::Enum>::LENGTH < 8192);
const _: () = assert!(size_of::<Samurai>() <= 2048);
