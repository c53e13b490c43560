//! Whoever is asked is told at once; whoever only watches is told at once too, and then at most every so often: what
//! happens in between is coalesced into one update.

use super::{Subscriber, TableTask, show};
use crate::store::Status;
use kernel::Seat;
use room::project::Detail;
use room::state::{Channel, Reached};
use std::time::{Duration, Instant};

/// How far a channel's subscribers have been told.
pub(super) struct Progress {
    /// Every action before this one.
    pub step: usize,
    /// This many events.
    pub reached: Reached,
    /// What rarely changes, as often as it had changed.
    pub info_version: u32,
    /// How far the table was.
    pub status: Status,
    /// When something was last sent.
    pub at: Option<Instant>,
    /// The last update, by form.
    pub last: [Option<show::Last>; Detail::ALL.len()],
    /// Whether more has happened since, which is coalesced.
    held: bool,
}

impl Default for Progress {
    fn default() -> Self {
        let (reached, last) = (Reached::default(), Default::default());
        Progress { step: 0, reached, info_version: 0, status: Status::Open, at: None, last, held: false }
    }
}

impl TableTask {
    /// Shows who did something what came of it, and lets their socket write it before the others' updates are made.
    pub(super) async fn show_own(&mut self, by: Option<Seat>) {
        let Some(seat) = by.filter(|&seat| self.has_subscribers(Channel(Some(seat)), None)) else {
            return;
        };
        self.show_channel(seat.index(), Channel(Some(seat)), Instant::now());
        tokio::task::yield_now().await;
    }

    /// Shows everybody else what they do not have yet; those who need not answer may wait a little.
    pub(super) fn show(&mut self, by: Option<Seat>) {
        if self.subscribers.is_empty() {
            self.progress.iter_mut().for_each(|progress| progress.last = Default::default());
            return;
        }
        let now = Instant::now();
        for (index, channel) in self.channels().enumerate() {
            if !self.has_subscribers(channel, None) {
                self.progress[index].last = Default::default();
            } else if channel.0.is_some() && channel.0 == by {
                // Shown already.
            } else if let Some(until) = self.may_wait(index, channel, now) {
                self.hold(index, until);
            } else {
                self.show_channel(index, channel, now);
            }
        }
        self.subscribers.retain(|subscriber| !subscriber.out.is_closed());
    }

    /// Until when a channel may wait: never one that is asked, and never for more than moves. It depends on what this
    /// channel was sent alone, so that it tells nothing of what others did unseen.
    fn may_wait(&self, index: usize, channel: Channel, now: Instant) -> Option<Instant> {
        let (progress, game) = (&self.progress[index], self.state.game.as_ref()?);
        let until = progress.at? + Duration::from_millis(u64::from(self.registry.config.gather_ms));
        let more = progress.status != self.state.status
            || Some(&progress.info_version) != self.state.info_version.get(index)
            || progress.reached.cuts != self.state.reached(channel).cuts;
        let asked = channel.0.is_some_and(|seat| game.waiting(channel.viewer()).has(seat));
        (now < until && !more && !asked).then_some(until)
    }

    fn hold(&mut self, index: usize, until: Instant) {
        let steps = self.state.game.as_ref().map_or(0, |game| game.steps());
        let progress = &mut self.progress[index];
        // Something that was not shown here may have been taken back.
        progress.step = progress.step.min(steps);
        progress.held = true;
        self.held_until = Some(self.held_until.map_or(until, |other| other.min(until)));
    }

    /// A channel has everything.
    pub(super) fn mark(&mut self, index: usize, channel: Channel) {
        let progress = &mut self.progress[index];
        progress.step = self.state.game.as_ref().map_or(0, |game| game.steps());
        progress.reached = self.state.reached(channel);
        progress.info_version = self.state.info_version.get(index).copied().unwrap_or(0);
        progress.status = self.state.status;
        progress.held = false;
    }

    /// Shows what has waited long enough.
    pub(super) fn show_held(&mut self, now: Instant) {
        if self.held_until.is_none_or(|at| at > now) {
            return;
        }
        let gather = Duration::from_millis(u64::from(self.registry.config.gather_ms));
        self.held_until = None;
        for (index, channel) in self.channels().enumerate() {
            let until = self.progress[index].at.map_or(now, |at| at + gather);
            match self.progress[index].held {
                true if until <= now => self.show_channel(index, channel, now),
                true => self.hold(index, until),
                false => {}
            }
        }
    }

    /// Shows what waits for these subscribers, and those who look through the same seats.
    pub(super) fn show_waiting(&mut self, wanted: impl Fn(&Subscriber) -> bool) {
        if self.held_until.is_none() {
            return;
        }
        let now = Instant::now();
        for (index, channel) in self.channels().enumerate() {
            let looks = |subscriber: &Subscriber| subscriber.channel == channel && wanted(subscriber);
            if self.progress[index].held && self.subscribers.iter().any(looks) {
                self.show_channel(index, channel, now);
            }
        }
    }
}
