//! How much each channel was shown: what cursors count.

use super::{Channel, TableState};

/// How much a channel was shown.
#[derive(Clone, Debug, Default)]
pub(super) struct Shown {
    /// Events after each action.
    pub(super) after: Vec<u32>,
    /// What was left after each time something shown was taken back.
    cuts: Vec<u32>,
}

impl Shown {
    pub(super) fn told(&self) -> u32 {
        self.after.last().copied().unwrap_or(0)
    }

    pub(super) fn cut(&mut self, left: usize) {
        let before = self.told();
        self.after.truncate(left);
        if self.told() < before {
            self.cuts.push(self.told());
        }
    }
}

/// Where a channel is: what its cursor says.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Reached {
    /// How often something shown to it was taken back.
    pub cuts: usize,
    /// How many events it was shown.
    pub told: u32,
}

impl TableState {
    /// Where a channel is.
    pub fn cursor(&self, channel: Channel) -> String {
        let Reached { cuts, told } = self.reached(channel);
        format!("{cuts}.{told}")
    }

    /// Where a channel is, as numbers.
    pub fn reached(&self, channel: Channel) -> Reached {
        let shown = self.shown_of(channel);
        Reached { cuts: shown.cuts.len(), told: shown.told() }
    }

    fn shown_of(&self, channel: Channel) -> &Shown {
        &self.shown[channel.index(self.assignments.len()).min(self.shown.len() - 1)]
    }

    /// How many events a channel was shown.
    pub fn told(&self, channel: Channel) -> u32 {
        self.shown_of(channel).told()
    }

    /// The first event somebody at this cursor has not been shown; 0 for a cursor of elsewhere.
    pub fn resume(&self, channel: Channel, cursor: &str) -> u32 {
        let read = cursor.split_once('.').and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
        read.map_or(0, |(cuts, told)| self.resume_at(channel, Reached { cuts, told }))
    }

    /// The same for a cursor in numbers.
    pub fn resume_at(&self, channel: Channel, at: Reached) -> u32 {
        let shown = self.shown_of(channel);
        match shown.cuts.get(at.cuts..) {
            Some(since) => since.iter().copied().min().unwrap_or(u32::MAX).min(at.told).min(shown.told()),
            None => 0,
        }
    }
}
