//! The effects of RULES 8.3: the enum that the content file is read into.

mod data;

pub use data::{Back, Deck, Draw, Onto, Options, Payment, Per, Price, Steps};
pub(super) use data::{ListBuilder, MOST, TrackWord};

use super::SPACES;
use kernel::ContentError;
use serde::Deserialize;

/// A list of effects, by its place in the content's lists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct List(pub u16);

/// One effect (RULES 8.3), named as the file names it. `L` is a list of effects inside it, `B` are the options of a
/// choice: as written, or by their places in the content.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case", bound = "L: Default, B: Deserialize<'de>")]
pub enum Effect<L = List, B = Options> {
    /// So many moves.
    Move(u8),
    /// So many jumps.
    Jump(u8),
    /// So many fights.
    Fight(u8),
    /// Take a tech; with `Any` it may replace one (recycle).
    #[serde(deserialize_with = "data::take_or_recycle")]
    Tech(Onto),
    /// Reveal cards of a deck; one may be placed.
    Draw(Draw),
    /// So many repairs.
    Repair(u8),
    /// So much damage.
    Damage(u8),
    /// So many ambushes.
    Ambush(u8),
    /// Gain medals.
    Medal(u8),
    /// Gain androids.
    Android(u8),
    /// Gain cadets.
    Cadet(u8),
    /// Gain artifacts.
    Artifact(u8),
    /// Gain pirate tokens from the pile.
    Pirate(u8),
    /// First figures of the queue to the ready room.
    Ready(u8),
    /// Up to so many steps, on a track or on any one.
    Advance(Steps),
    /// One of several lists.
    Choose(B),
    /// You may pay a price for the gain.
    Pay(Payment<L>),
    /// The gain once per counted thing.
    Per(Per<L>),
    /// Look at the top missions.
    Peek(u8),
    /// Take on another room tech's effects.
    CopyRoom,
    /// Put drawn pirates on free routes.
    PlacePirate(u8),
    /// You may discard pirates from routes.
    RemovePirate(u8),
    /// You may place a tech that lies on the event.
    EventTech,
    /// You may put an artifact into a room.
    RoomArtifact,
    /// You may go back on one track to advance on another.
    Backtrack(Back),
}

/// The keys of effects, in the order of their bits.
macro_rules! keys {
    ($($effect:pat => $key:literal),* $(,)?) => {
        /// Every key there is, for errors and conditions.
        pub const KEYS: &'static [&'static str] = &[$($key),*];

        /// Its key in the content file: what `icon = [..]` of an ability names.
        pub const fn key(self) -> &'static str {
            match self { $($effect => $key),* }
        }
    };
}

impl Effect {
    keys! {
        Effect::Move(_) => "move",
        Effect::Jump(_) => "jump",
        Effect::Fight(_) => "fight",
        Effect::Tech(_) => "tech",
        Effect::Draw(_) => "draw",
        Effect::Repair(_) => "repair",
        Effect::Damage(_) => "damage",
        Effect::Ambush(_) => "ambush",
        Effect::Medal(_) => "medal",
        Effect::Android(_) => "android",
        Effect::Cadet(_) => "cadet",
        Effect::Artifact(_) => "artifact",
        Effect::Pirate(_) => "pirate",
        Effect::Ready(_) => "ready",
        Effect::Advance(_) => "advance",
        Effect::Choose(_) => "choose",
        Effect::Pay(_) => "pay",
        Effect::Per(_) => "per",
        Effect::Peek(_) => "peek",
        Effect::CopyRoom => "copy_room",
        Effect::PlacePirate(_) => "place_pirate",
        Effect::RemovePirate(_) => "remove_pirate",
        Effect::EventTech => "event_tech",
        Effect::RoomArtifact => "room_artifact",
        Effect::Backtrack(_) => "backtrack",
    }

    /// The bit of a key in a mask of printed effects.
    pub fn bit(key: &str) -> Option<u32> {
        Effect::KEYS.iter().position(|known| *known == key).map(|at| 1 << at)
    }

    /// The lists inside it.
    pub(crate) fn inner(self) -> impl Iterator<Item = List> {
        let (first, n) = match self {
            Effect::Choose(Options { first, n }) => (first, n),
            Effect::Pay(Payment { gain, .. }) | Effect::Per(Per { gain, .. }) => (gain, 1),
            _ => (List(0), 0),
        };
        Options { first, n }.lists()
    }

    /// Whether it does its thing a sensible number of times.
    pub(super) fn is_small(self) -> bool {
        let small = |n: u8| (1..=MOST).contains(&n);
        match self {
            Effect::Move(n) | Effect::Jump(n) | Effect::Fight(n) | Effect::Repair(n) | Effect::Damage(n) => small(n),
            Effect::Ambush(n) | Effect::Medal(n) | Effect::Android(n) | Effect::Cadet(n) => small(n),
            Effect::Artifact(n) | Effect::Pirate(n) | Effect::Ready(n) | Effect::Peek(n) => small(n),
            Effect::PlacePirate(n) | Effect::RemovePirate(n) => small(n),
            Effect::Advance(steps) => small(steps.n),
            Effect::Pay(payment) => small(payment.n),
            Effect::Per(per) => small(per.max),
            Effect::Draw(draw) => (1..=SPACES as u8).contains(&draw.count),
            Effect::Choose(options) => (1..=4).contains(&options.n),
            Effect::Backtrack(Back { back, bonus }) => (1..=3).contains(&back) && bonus <= MOST,
            Effect::Tech(_) | Effect::CopyRoom | Effect::EventTech | Effect::RoomArtifact => true,
        }
    }
}

impl<L, B> Effect<L, B> {
    /// The same with its lists built.
    pub(super) fn built(&self, build: &mut impl ListBuilder<L, B>) -> Result<Effect, ContentError> {
        Ok(match self {
            Effect::Move(n) => Effect::Move(*n),
            Effect::Jump(n) => Effect::Jump(*n),
            Effect::Fight(n) => Effect::Fight(*n),
            Effect::Tech(onto) => Effect::Tech(*onto),
            Effect::Draw(draw) => Effect::Draw(*draw),
            Effect::Repair(n) => Effect::Repair(*n),
            Effect::Damage(n) => Effect::Damage(*n),
            Effect::Ambush(n) => Effect::Ambush(*n),
            Effect::Medal(n) => Effect::Medal(*n),
            Effect::Android(n) => Effect::Android(*n),
            Effect::Cadet(n) => Effect::Cadet(*n),
            Effect::Artifact(n) => Effect::Artifact(*n),
            Effect::Pirate(n) => Effect::Pirate(*n),
            Effect::Ready(n) => Effect::Ready(*n),
            Effect::Advance(steps) => Effect::Advance(*steps),
            Effect::Choose(options) => Effect::Choose(build.options(options)?),
            Effect::Pay(Payment { price, n, gain }) => {
                Effect::Pay(Payment { price: *price, n: *n, gain: build.list(gain)? })
            }
            Effect::Per(Per { counter, max, gain }) => {
                Effect::Per(Per { counter: *counter, max: *max, gain: build.list(gain)? })
            }
            Effect::Peek(n) => Effect::Peek(*n),
            Effect::CopyRoom => Effect::CopyRoom,
            Effect::PlacePirate(n) => Effect::PlacePirate(*n),
            Effect::RemovePirate(n) => Effect::RemovePirate(*n),
            Effect::EventTech => Effect::EventTech,
            Effect::RoomArtifact => Effect::RoomArtifact,
            Effect::Backtrack(back) => Effect::Backtrack(*back),
        })
    }
}
