//! Promises: recorded, never enforced, marked where public facts show it (SS-V4).

use super::Standing;
use crate::action::{Pledge, pledged_card, seat_name};
use crate::content::Vow;
use crate::event::{Event, Heard};
use crate::state::Samurai;
use crate::view::PromiseView;
use kernel::Seat;

impl Samurai {
    /// What a promise speaks of.
    pub(crate) fn vow(&self, pledge: Pledge) -> Option<Vow> {
        self.edition.promises.get(pledge.promise.index()).map(|promise| promise.vow)
    }

    fn vow_of(&self, standing: &Standing) -> Option<Vow> {
        self.vow(standing.pledge)
    }

    /// A promise in words.
    pub(crate) fn promise_words(&self, pledge: Pledge) -> String {
        let text = self.edition.promises.get(pledge.promise.index()).map_or("", |promise| promise.text.as_str());
        let text = text.replace("{location}", &(pledge.what.get() + 1).to_string());
        let text = text.replace("{card}", pledged_card(self, pledge)).replace("{text}", "What is written here.");
        text.replace("{player}", seat_name(self, Seat::new(pledge.what.get())))
    }

    /// Promises that fit are off the list, kept or broken.
    fn mark(&mut self, kept: bool, fits: impl Fn(&Samurai, &Standing) -> bool, events: &mut Heard) {
        while let Some(at) = self.trade.promises.iter().position(|standing| fits(self, standing)) {
            let Some(standing) = self.trade.promises.pop_at(at) else { return };
            events.push(|| {
                let (seat, promise) = (standing.by, self.promise_words(standing.pledge));
                if kept { Event::PromiseKept { seat, promise } } else { Event::PromiseBroken { seat, promise } }
            });
        }
    }

    /// A unit was moved to a location.
    pub(crate) fn note_move(&mut self, seat: Seat, to: u8, events: &mut Heard) {
        if !self.trade.promises.is_empty() {
            let breaks = |game: &Samurai, one: &Standing| {
                one.by == seat && one.pledge.what.get() == to && game.vow_of(one) == Some(Vow::KeepOut)
            };
            self.mark(false, breaks, events);
        }
    }

    /// A card targeted a player.
    pub(crate) fn note_target(&mut self, seat: Seat, target: Seat, events: &mut Heard) {
        if self.trade.promises.is_empty() {
            return;
        }
        let aims = |one: &Standing| one.by == seat && one.pledge.what.index() == target.index();
        self.mark(false, |game, one| aims(one) && game.vow_of(one) == Some(Vow::Spare), events);
        let card = self.in_play.map(|(kind, _)| kind as usize);
        let used = |game: &Samurai, one: &Standing| {
            aims(one) && game.vow_of(one) == Some(Vow::UseCardOn) && Some(one.pledge.card.index()) == card
        };
        self.mark(true, used, events);
    }

    /// A clan marker was moved.
    pub(crate) fn note_marker(&mut self, seat: Seat, from: u8, to: u8, events: &mut Heard) {
        if self.trade.promises.is_empty() {
            return;
        }
        let (left, reached) = (self.branch_of(from), self.branch_of(to));
        let Some((owner, _)) = left.filter(|(owner, _)| reached.is_none_or(|(other, _)| other != *owner)) else {
            return;
        };
        let breaks = |game: &Samurai, one: &Standing| {
            one.by == seat && one.pledge.what.index() == owner.index() && game.vow_of(one) == Some(Vow::ClanPeace)
        };
        self.mark(false, breaks, events);
    }

    /// The round is over: what was not broken was kept, as far as anybody can know.
    pub(crate) fn end_promises(&mut self, events: &mut Heard) {
        self.mark(true, |game, one| game.vow_of(one) != Some(Vow::UseCardOn), events);
        self.trade.promises.clear();
    }

    /// Promises that still stand.
    pub(crate) fn standing_promises(&self) -> Vec<PromiseView> {
        self.trade.promises.iter().map(|one| self.promise_view(one.by, one.pledge)).collect()
    }

    pub(super) fn promise_view(&self, by: Seat, pledge: Pledge) -> PromiseView {
        let free = self.vow(pledge) == Some(Vow::Words);
        PromiseView { by, words: self.promise_words(pledge), free }
    }
}
