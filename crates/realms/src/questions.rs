//! The questions of the game, one file each: what each asks, takes, refuses, does and says.

mod acquire_ship;
mod choose;
mod consent;
mod copy_ship;
mod damaged;
mod destroy_base;
mod discard;
mod gift;
mod main_phase;
mod owe;
mod propose;
mod put_on_top;
mod scrap;
mod scrap_row;
mod target;

pub use crate::frames::{Repeat, Run};
pub use acquire_ship::AcquireShip;
pub use choose::Choose;
pub use consent::Consent;
pub use copy_ship::CopyShip;
pub use damaged::Damaged;
pub use destroy_base::DestroyBase;
pub use discard::Discard;
pub use gift::Gift;
pub use main_phase::MainPhase;
pub use owe::Owe;
pub use propose::{Prize, Propose};
pub use put_on_top::PutOnTop;
pub use scrap::Scrap;
pub use scrap_row::ScrapRow;
pub use target::Target;

use crate::action::Action;
use crate::content::{Kind, List};
use crate::event::Heard;
use crate::refusal::Refusal;
use crate::state::Realms;
use kernel::choice::Described;
use kernel::{Kinds, Seat, TableRefusal};

kernel::questions! {
    /// What a seat is asked: an effect in mid-air, or its Main Phase while there is none.
    pub enum Frame for Realms<SEATS, CARDS> where [const SEATS: usize, const CARDS: usize] {
        step Run,
        step Repeat,
        question Choose,
        question Scrap,
        question Discard,
        question Owe,
        question ScrapRow,
        question DestroyBase,
        question Damaged,
        question AcquireShip,
        question PutOnTop,
        question CopyShip,
        question Target,
        question Propose,
        question Consent,
        question Gift,
        question MainPhase,
    }
}

/// How a quick player leans towards asking for no more.
const PRIOR_OF_DONE: i32 = 500;

/// An action that answers another question.
fn other_question() -> Refusal {
    TableRefusal::OtherQuestion.into()
}

/// Legal where it holds, else the refusal.
fn unless(holds: bool, refusal: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal) }
}

/// Legal where there is such a thing.
fn there(is: bool) -> Result<(), Refusal> {
    unless(is, TableRefusal::NoSuchThing.into())
}

/// The answer that ends a question.
fn done(words: &str) -> Described {
    Described::new(words).click("done")
}

fn cards(n: u8) -> String {
    format!("{n} card{}", if n == 1 { "" } else { "s" })
}

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// The cheapest of these kinds: what a timeout lets go of (SR-Q43).
    fn cheapest(&self, kinds: u64, action: fn(Kind) -> Action) -> Action {
        let kind = Kinds::of_mask(kinds).min_by_key(|&kind| self.content().card(kind).cost);
        kind.map_or(Action::Done, |kind| action(Kind::new(kind)))
    }

    /// What follows each picked card.
    fn follow(&mut self, seat: Seat, each: Option<List>, times: u8, events: &mut Heard) {
        if let (Some(list), 1..) = (each, times) {
            self.push(seat, Repeat { list, times }, events);
        }
    }

    /// The lowest Authority among the enemies.
    fn lowest_enemy(&self, seat: Seat) -> i16 {
        self.enemies(seat).iter().map(|enemy| self.authority(enemy)).min().unwrap_or_default()
    }
}
