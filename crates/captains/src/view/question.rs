//! The question on the table.

use crate::content::SLOTS;
use crate::kinds::*;
use crate::questions::{Frame, Install};
use crate::state::Captains;
use kernel::{Seat, Words};
use serde::Serialize;

/// The question on the table.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct QuestionView {
    pub seat: Seat,
    pub kind: &'static str,
    /// The tech being placed, where one is.
    pub card: Option<&'static str>,
    /// The icons it would match in each slot; empty where no tech is placed.
    pub bonuses: Vec<Vec<Icon>>,
    /// Steps, moves, fights or tokens still to come.
    pub left: u8,
    /// What is asked, in words for everybody.
    pub words: String,
    /// The event that asks, where one does.
    pub event: Option<&'static str>,
}

impl Captains {
    pub(super) fn question_view(&self) -> Option<QuestionView> {
        let seat = self.asked()?;
        let question = self.question();
        let placed = match question {
            Frame::Install(Install(card, _)) => Some(card),
            _ => None,
        };
        Some(QuestionView {
            seat,
            kind: question.kind(self),
            card: placed.map(|card| self.content().card(card).name.as_str()),
            bonuses: placed.map_or_else(Vec::new, |card| self.bonuses_view(seat, card)),
            left: question.left(),
            words: self.prompt(seat).sentence,
            event: self.asking_event(),
        })
    }

    fn bonuses_view(&self, seat: Seat, card: Card) -> Vec<Vec<Icon>> {
        (0..SLOTS).map(|slot| self.met_in(seat, card, slot)).collect()
    }
}
