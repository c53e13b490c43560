//! The lines of a mission under way: where each stands, and who may go there (SC-M3, SC-M4).

use crate::content::Line;
use crate::kinds::Figure;
use crate::state::{Away, Captains};
use serde::Serialize;
use std::cmp::Ordering;

/// Where a line stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum LineStage {
    /// Performed or ignored, or being done.
    Past,
    /// Crewed or decided now.
    Now,
    /// Still to come.
    Ahead,
}

/// Whether a figure may be sent to a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum LineCrewing {
    /// Now.
    Open,
    /// Somebody stands there.
    Full,
    /// Lines are crewed from the top: another one comes first.
    Later,
    /// Nobody is sent out now.
    Closed,
}

/// One line of a mission under way.
#[allow(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct LineView {
    pub stage: LineStage,
    pub crewing: LineCrewing,
    /// The sorts of ready figures that match it, by their letters.
    pub matching: Vec<&'static str>,
}

impl Captains {
    pub(super) fn lines_view(&self, away: &Away) -> Vec<LineView> {
        (0..).zip(&self.content().mission(away.mission).lines).map(|(at, line)| self.line_view(at, line)).collect()
    }

    fn line_view(&self, at: u8, line: &Line) -> LineView {
        let ship = self.ship(self.turn);
        let matching = Figure::all().filter(|&figure| ship.ready(figure) > 0 && line.color.matches(figure));
        LineView {
            stage: self.line_stage(at),
            crewing: self.line_crewing(at),
            matching: matching.map(Figure::letter).collect(),
        }
    }

    fn line_stage(&self, at: u8) -> LineStage {
        if self.line_asked() == Some(at) {
            return LineStage::Now;
        }
        let is_past = self.line_to_come().is_some_and(|first| usize::from(at) < first);
        if is_past { LineStage::Past } else { LineStage::Ahead }
    }

    fn line_crewing(&self, at: u8) -> LineCrewing {
        match self.line_crewed().map(|line| at.cmp(&line)) {
            None => LineCrewing::Closed,
            Some(Ordering::Less) => LineCrewing::Full,
            Some(Ordering::Equal) => LineCrewing::Open,
            Some(Ordering::Greater) => LineCrewing::Later,
        }
    }
}
