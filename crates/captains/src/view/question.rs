//! The question on the table.

use crate::content::{Into, Price, SLOTS};
use crate::frames::{Step, Task};
use crate::kinds::*;
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
        let task = self.stack.top().map(|frame| frame.task);
        let placed = match task {
            Some(Task::Install(card, _)) => Some(card),
            _ => None,
        };
        Some(QuestionView {
            seat,
            kind: task.map_or("main", Task::kind),
            card: placed.map(|card| self.content().card(card).name.as_str()),
            bonuses: placed.map_or_else(Vec::new, |card| self.bonuses_view(seat, card)),
            left: task.map_or(1, Task::left),
            words: self.prompt(seat).sentence,
            event: self.asking_event(),
        })
    }

    fn bonuses_view(&self, seat: Seat, card: Card) -> Vec<Vec<Icon>> {
        (0..SLOTS).map(|slot| self.met_in(seat, card, slot)).collect()
    }
}

impl Task {
    /// The kind of question, for clients and scenes.
    pub(crate) fn kind(self) -> &'static str {
        match self {
            Task::Moves(_) => "move",
            Task::Jumps(_) => "jump",
            Task::Fights(_) => "fight",
            Task::Damage(_) => "ward",
            Task::Overflow => "discard",
            Task::Repairs(_) => "repair",
            Task::TakeTech(Into::Empty) => "tech",
            Task::TakeTech(Into::Any) => "recycle",
            Task::Install(..) => "slot",
            Task::Triggers(_) => "trigger",
            Task::Advance { .. } => "advance",
            Task::Choose { .. } => "choose",
            Task::Pay { price: Price::Tech, .. } => "pay tech",
            Task::Pay { .. } => "pay",
            Task::Owe(_) => "medal",
            Task::PickDrawn(_) => "drawn",
            Task::PickGift => "event tech",
            Task::Copy(_) => "copy",
            Task::PlacePirate(_) => "place pirate",
            Task::RemovePirates(_) => "remove pirate",
            Task::RoomArtifact => "artifact",
            Task::IntoRoom(_) => "room for artifact",
            Task::Backtrack { .. } => "backtrack",
            Task::Lasting(_) => "lasting",
            Task::SecondTask => "second task",
            Task::Assign(_) => "assign",
            Task::Line(_, Step::Offered) => "line",
            Task::Line(..) => "second task",
            Task::ShadowMission => "shadow mission",
            Task::ShadowPirate => "shadow pirate",
            _ => "effect",
        }
    }

    /// How often it may still go on.
    pub(crate) fn left(self) -> u8 {
        match self {
            Task::Moves(n) | Task::Jumps(n) | Task::Fights(n) | Task::Repairs(n) | Task::Damage(n) => n,
            Task::Advance { left, .. } | Task::Pay { left, .. } | Task::Owe(left) => left,
            Task::RemovePirates(n) => n,
            _ => 1,
        }
    }
}
