//! Scripted players: scores a card from `policies.toml`, and one way of playing a turn from them.
//! A policy sees through [`Known`] alone: what its seat knows.
//!
//! A turn: what stood in play is used, the hand is played, ally abilities are used, the row is
//! bought from; then scrap abilities and new bases, and again from the allies on; then outposts,
//! bases and players are attacked.

mod fight;
mod file;
mod known;
mod market;
mod questions;
mod rules;

pub(crate) use file::parse;
pub use known::Known;

use crate::action::{Action, Used};
use crate::content::{Kind, Masks};
use crate::format::Unit;
use crate::questions::Frame;
use crate::state::{PlayedCard, TABLE};
use kernel::Kinds;
use rules::{Rule, Scores};

/// The names, in the order of `policies.toml`.
pub const NAMES: &[&str] =
    &["velocity", "expensive", "attack", "defense", "tortoise", "hare", "smart", "first-affordable", "helmsman"];

/// Ours among them: it plays the hands of searches.
pub(crate) const HELMSMAN: usize = 8;

/// Below this a card is discarded or scrapped only where one must be.
const JUNK: i32 = 20;

/// One scripted player.
#[derive(Clone, Debug)]
pub struct Policy {
    /// Its name.
    pub name: String,
    rules: Vec<Rule>,
    buy: Scores,
    play: Scores,
    using: Scores,
    ally: Scores,
    scrap: Scores,
    shed: Scores,
    choose: Scores,
    destroy: Scores,
    /// Kinds of which an ability is used as soon as they are played.
    at_once: u64,
    /// Whether bases of earlier turns are left alone: not used, no allies, not counted.
    fresh: bool,
    /// Kinds worth scrapping.
    junk: u64,
}

impl Policy {
    /// What it does; `None` where it has no word on the question.
    pub fn decide<const SEATS: usize, const CARDS: usize>(&self, known: Known<'_, SEATS, CARDS>) -> Option<Action> {
        let turn = Turn { policy: self, known, stage: rules::stage(known.deck_number()) };
        match known.question() {
            Frame::MainPhase(_) => Some(turn.main()),
            frame => turn.answer(frame),
        }
    }
}

/// A policy at its table.
#[derive(Clone, Copy)]
struct Turn<'a, const SEATS: usize, const CARDS: usize> {
    policy: &'a Policy,
    known: Known<'a, SEATS, CARDS>,
    /// The deck number's place in scores.
    stage: usize,
}

impl<const SEATS: usize, const CARDS: usize> Turn<'_, SEATS, CARDS> {
    fn main(&self) -> Action {
        let next = if self.known.is_tired() { None } else { self.next() };
        next.unwrap_or(match self.known.rules().turn_unit {
            Unit::Seat => Action::EndTurn,
            Unit::Team => Action::Ready,
        })
    }

    fn next(&self) -> Option<Action> {
        let started = self.known.played() > 0;
        if !started && let Some(action) = self.scrap().or_else(|| self.use_base(u64::MAX)) {
            return Some(action);
        }
        let hand = self.known.hand();
        if !hand.is_empty() && self.known.in_play().len() < TABLE {
            let at_once = if started { self.policy.at_once } else { 0 };
            return self.use_ally(at_once).or_else(|| self.use_base(at_once)).or_else(|| self.play());
        }
        self.use_ally(u64::MAX)
            .or_else(|| self.buy())
            .or_else(|| self.scrap())
            .or_else(|| self.use_base(u64::MAX))
            .or_else(|| self.fight())
    }

    /// The next hand card; the rest in one go where the order says nothing any more.
    fn play(&self) -> Option<Action> {
        let hand = self.known.hand().mask();
        let quiet = self.known.quiet_cards();
        // Of equal ones those that ask come first: they may scrap or copy what is still in hand.
        let order = |kind: u8| 2 * self.score(&self.policy.play, kind) + i32::from(quiet & Masks::bit(kind) == 0);
        let (best, kind) = Kinds::of_mask(hand).map(|kind| (order(kind), kind)).max_by_key(|&(best, _)| best)?;
        if best <= 2 * rules::USUAL && quiet & Masks::bit(kind) != 0 && self.known.is_bundle() {
            return Some(Action::PlayAll);
        }
        Some(Action::Play(Kind::new(kind)))
    }

    /// The base to use next, among these kinds.
    fn use_base(&self, among: u64) -> Option<Action> {
        let usable = self.known.masks().usable & among;
        if usable == 0 || !self.known.has_bases() {
            return None;
        }
        let unused = |card: &&PlayedCard| {
            card.marks & PlayedCard::PRIMARY == 0
                && usable & Masks::bit(card.form.model()) != 0
                && !self.is_spent(**card)
        };
        let scored = self
            .known
            .in_play()
            .iter()
            .filter(unused)
            .map(|card| (self.score(&self.policy.using, card.form.model()), *card));
        let (score, card) = scored.max_by_key(|&(score, _)| score)?;
        (score > 0).then(|| Action::Use(Kind::new(card.form.model()), Used::new(card.used())))
    }

    /// The ally ability to use next, among these kinds.
    fn use_ally(&self, among: u64) -> Option<Action> {
        let allied = if among == 0 { 0 } else { self.known.allied_kinds() & among };
        if allied == 0 {
            return None;
        }
        let unused = |card: &&PlayedCard| {
            card.marks & PlayedCard::ALLY == 0
                && allied & Masks::bit(card.form.model()) != 0
                && self.known.is_allied(card.form)
                && !self.is_passed_over(**card)
                && (!self.policy.fresh || self.known.has_fresh_ally(card.form))
        };
        let mut ready = self.known.in_play().iter().filter(unused);
        let card = ready.find(|card| self.score(&self.policy.ally, card.form.model()) > 0)?;
        Some(Action::ally(card.form, card.used()))
    }

    /// Whether this card's ally and scrap abilities are left alone: those of bases of earlier turns,
    /// by some. A new base was used first, if it can be.
    fn is_passed_over(&self, card: PlayedCard) -> bool {
        let (kind, masks) = (card.form.model(), self.known.masks());
        let left_alone =
            |card: PlayedCard| masks.usable & Masks::bit(kind) != 0 && card.marks & PlayedCard::PRIMARY == 0;
        self.policy.fresh
            && masks.bases & Masks::bit(kind) != 0
            && (left_alone(card) || self.known.new_bases(self.known.content().card(kind).faction) == 0)
    }

    /// Whether this base's own ability is left alone: as many were used as are new.
    fn is_spent(&self, card: PlayedCard) -> bool {
        let (content, masks) = (self.known.content(), self.known.masks());
        let faction = content.card(card.form.model()).faction;
        let used = |card: &&PlayedCard| {
            let kind = card.form.model();
            card.marks & PlayedCard::PRIMARY != 0
                && masks.usable & Masks::bit(kind) != 0
                && content.card(kind).faction == faction
        };
        self.policy.fresh && self.known.new_bases(faction) <= self.known.in_play().iter().filter(used).count()
    }

    /// The card whose scrap ability is worth it most.
    fn scrap(&self) -> Option<Action> {
        let kinds = self.known.masks().scrap;
        let there = self
            .known
            .in_play()
            .iter()
            .filter(|card| kinds & Masks::bit(card.form.model()) != 0 && !self.is_passed_over(**card));
        let scored = there.map(|card| (self.score(&self.policy.scrap, card.form.model()), *card));
        let (score, card) = scored.max_by_key(|&(score, _)| score)?;
        (score > 0).then(|| Action::scrap(card.form, card.used()))
    }
}
