//! The kernel's contract.

use crate::action::{self, Action, Answer, is_draft};
use crate::content::Content;
use crate::event::{Event, Log};
use crate::rules::OWN_TURN;
use crate::setup::Setup;
use crate::state::{Phase, Samurai};
use crate::view::View;
use kernel::rule::{GAME_OVER, NOT_YOURS};
use kernel::{Edition, Fate, Game, Outcome, Refusal, Seat, SeatSet, SetupError, Unread, Viewer};
use std::fmt;

impl Game for Samurai {
    const ID: &'static str = "samurai";
    const RULES_VERSION: u16 = crate::changes::RULES_VERSION;
    type Setup = Setup;
    type Content = Content;
    type Event = Event;
    type View = View;
    type Action = Action;

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
        match self.top().and_then(|frame| self.asked(frame)) {
            Some(seat) if self.phase != Phase::Over => SeatSet::of(seat),
            _ => SeatSet::EMPTY,
        }
    }

    fn is_private(&self, action: Action) -> bool {
        matches!(action, Action::Deal(deal) if is_draft(deal))
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(frame) = self.top()
            && self.phase != Phase::Over
            && self.asked(frame) == Some(seat)
        {
            self.list_answers(frame, out);
        }
    }

    fn asides(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.phase == Phase::Over || seat.index() >= self.seats as usize || self.conceded.has(seat) {
            return;
        }
        self.list_deals(seat, out);
        out.push(Action::Concede);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let need = crate::frames::need;
        need(self.phase != Phase::Over, GAME_OVER)?;
        need(seat.index() < self.seats as usize && !self.conceded.has(seat), NOT_YOURS)?;
        match action {
            Action::Concede => Ok(()),
            Action::Deal(deal) => self.may_deal(seat, deal),
            Action::Answer(answer) => {
                let frame = self.top().ok_or(Refusal::new(NOT_YOURS))?;
                // SS-T7: free orders are only possible on her own turn.
                let by = if matches!(answer, Answer::Free(_)) { OWN_TURN } else { NOT_YOURS };
                need(self.asked(frame) == Some(seat), by)?;
                self.may(frame, answer)
            }
        }
    }

    fn fallback(&self, seat: Seat) -> Action {
        match self.top() {
            Some(frame) if self.asked(frame) == Some(seat) => Action::Answer(self.default_answer(frame)),
            _ => Action::Concede,
        }
    }

    fn perform(&mut self, seat: Seat, action: Action, fate: &mut Fate, events: &mut Log) {
        match action {
            Action::Answer(answer) => {
                let Some(frame) = self.top() else { return };
                if self.asked(frame) != Some(seat) {
                    return;
                }
                self.answer(frame, answer, fate, events);
                self.decision_answered(events);
            }
            Action::Deal(deal) => self.make_deal(seat, deal, fate, events),
            Action::Concede => self.concede(seat, events),
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
        action::read(self, seat, text)
    }
}

const _: () = assert!(size_of::<Action>() <= 8);
const _: () = assert!(<Action as enum_map::Enum>::LENGTH < 8192);
const _: () = assert!(size_of::<Samurai>() <= 2048);
