//! Whoever is asked is told at once; whoever only watches is told at once too, and then at most every so often: what
//! happens in between is gathered into one update.

use super::{Actor, Looker, show};
use crate::desk::{Channel, Reached};
use crate::project::Form;
use crate::store::Status;
use kernel::Seat;
use std::time::{Duration, Instant};

/// How far a channel's lookers have been told.
pub(super) struct Told {
    /// Every action before this one.
    pub step: usize,
    /// This many events.
    pub reached: Reached,
    /// What rarely changes, as often as it had changed.
    pub loud: u32,
    /// How far the table was.
    pub status: Status,
    /// When something was last sent.
    pub at: Option<Instant>,
    /// The last update, by form.
    pub last: [Option<show::Last>; Form::ALL.len()],
    /// Whether more has happened since, which is gathered.
    held: bool,
}

impl Default for Told {
    fn default() -> Self {
        let (reached, last) = (Reached::default(), Default::default());
        Told { step: 0, reached, loud: 0, status: Status::Open, at: None, last, held: false }
    }
}

impl Actor {
    /// Shows who did something what came of it, and lets their socket write it before the others' updates are made.
    pub(super) async fn show_own(&mut self, by: Option<Seat>) {
        let Some(seat) = by.filter(|&seat| self.has_lookers(Channel(Some(seat)), None)) else {
            return;
        };
        self.show_channel(seat.index(), Channel(Some(seat)), Instant::now());
        tokio::task::yield_now().await;
    }

    /// Shows everybody else what they do not have yet; those who need not answer may wait a little.
    pub(super) fn show(&mut self, by: Option<Seat>) {
        if self.lookers.is_empty() {
            self.told.iter_mut().for_each(|told| told.last = Default::default());
            return;
        }
        let now = Instant::now();
        for (index, channel) in self.channels().enumerate() {
            if !self.has_lookers(channel, None) {
                self.told[index].last = Default::default();
            } else if channel.0.is_some() && channel.0 == by {
                // Shown already.
            } else if let Some(until) = self.may_wait(index, channel, now) {
                self.hold(index, until);
            } else {
                self.show_channel(index, channel, now);
            }
        }
        self.lookers.retain(|looker| !looker.out.is_closed());
    }

    /// Until when a channel may wait: never one that is asked, and never for more than moves. It depends on what this
    /// channel was sent alone, so that it tells nothing of what others did unseen.
    fn may_wait(&self, index: usize, channel: Channel, now: Instant) -> Option<Instant> {
        let (told, game) = (&self.told[index], self.desk.game.as_ref()?);
        let until = told.at? + Duration::from_millis(u64::from(self.hall.config.gather_ms));
        let more = told.status != self.desk.status
            || Some(&told.loud) != self.desk.loud.get(index)
            || told.reached.cuts != self.desk.reached(channel).cuts;
        let asked = channel.0.is_some_and(|seat| game.waiting(channel.viewer()).has(seat));
        (now < until && !more && !asked).then_some(until)
    }

    fn hold(&mut self, index: usize, until: Instant) {
        let steps = self.desk.game.as_ref().map_or(0, |game| game.steps());
        let told = &mut self.told[index];
        // Something that was not shown here may have been taken back.
        told.step = told.step.min(steps);
        told.held = true;
        self.held_until = Some(self.held_until.map_or(until, |other| other.min(until)));
    }

    /// A channel has everything.
    pub(super) fn mark(&mut self, index: usize, channel: Channel) {
        let told = &mut self.told[index];
        told.step = self.desk.game.as_ref().map_or(0, |game| game.steps());
        told.reached = self.desk.reached(channel);
        told.loud = self.desk.loud.get(index).copied().unwrap_or(0);
        told.status = self.desk.status;
        told.held = false;
    }

    /// Shows what has waited long enough.
    pub(super) fn show_held(&mut self, now: Instant) {
        if self.held_until.is_none_or(|at| at > now) {
            return;
        }
        let gather = Duration::from_millis(u64::from(self.hall.config.gather_ms));
        self.held_until = None;
        for (index, channel) in self.channels().enumerate() {
            let until = self.told[index].at.map_or(now, |at| at + gather);
            match self.told[index].held {
                true if until <= now => self.show_channel(index, channel, now),
                true => self.hold(index, until),
                false => {}
            }
        }
    }

    /// Shows what waits for these lookers, and those who look through the same seats.
    pub(super) fn show_waiting(&mut self, wanted: impl Fn(&Looker) -> bool) {
        if self.held_until.is_none() {
            return;
        }
        let now = Instant::now();
        for (index, channel) in self.channels().enumerate() {
            let looks = |looker: &Looker| looker.channel == channel && wanted(looker);
            if self.told[index].held && self.lookers.iter().any(looks) {
                self.show_channel(index, channel, now);
            }
        }
    }
}
