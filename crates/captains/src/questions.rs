//! The questions of the game, one file each: what each asks, takes, refuses, does and says.

mod advance;
mod assign;
mod backtrack;
mod choose;
mod copy_room;
mod damage;
mod fights;
mod install;
mod into_room;
mod jumps;
mod lasting;
mod main_phase;
mod mission_line;
mod moves;
mod overflow;
mod owe;
mod pay;
mod pick_drawn;
mod pick_gift;
mod place_pirate;
mod remove_pirates;
mod repairs;
mod room_artifact;
mod second_task;
mod shadow_mission;
mod shadow_pirate;
mod take_tech;
mod triggers;
pub use crate::effects::{Ambushes, Bonuses, EventParts, Loot, PlacePirates};
pub use crate::frames::{Repeat, Run};
pub use crate::mission::{NewMission, Slide};
pub use crate::turn::HomeComing;
pub use advance::Advance;
pub use assign::Assign;
pub use backtrack::Backtrack;
pub use choose::Choose;
pub use copy_room::CopyRoom;
pub use damage::Damage;
pub use fights::Fights;
pub use install::Install;
pub use into_room::IntoRoom;
pub use jumps::Jumps;
pub use lasting::Lasting;
pub use main_phase::MainPhase;
pub use mission_line::{MissionLine, Progress};
pub use moves::Moves;
pub use overflow::Overflow;
pub use owe::Owe;
pub use pay::Pay;
pub use pick_drawn::PickDrawn;
pub use pick_gift::PickGift;
pub use place_pirate::PlacePirate;
pub use remove_pirates::RemovePirates;
pub use repairs::Repairs;
pub use room_artifact::RoomArtifact;
pub use second_task::SecondTask;
pub use shadow_mission::ShadowMission;
pub use shadow_pirate::ShadowPirate;
pub use take_tech::TakeTech;
pub use triggers::{CardByte, Triggers};

use crate::action::{Action, Token};
use crate::content::SLOTS;
use crate::kinds::{Artifact, Card, Place, Route};
use crate::refusal::{Refusal, Verdict};
use crate::ship::BERTHS;
use crate::state::Captains;
use kernel::{Bounded, Question, Seat, TableRefusal};

kernel::questions! {
    /// An effect in mid-air, or what a seat is asked: its main phase while there is none.
    pub enum Frame for Captains where [] {
        step Run,
        step Repeat,
        question Moves,
        question Jumps,
        question Fights,
        step Loot,
        question Damage,
        question Overflow,
        question Repairs,
        step Ambushes,
        question TakeTech,
        question Install,
        step Bonuses,
        question Triggers,
        question Advance,
        step EventParts,
        question Choose,
        question Pay,
        question Owe,
        question PickDrawn,
        question PickGift,
        question CopyRoom,
        step PlacePirates,
        question PlacePirate,
        question RemovePirates,
        question RoomArtifact,
        question IntoRoom,
        question Backtrack,
        question Lasting,
        question SecondTask,
        step HomeComing,
        question Assign,
        question MissionLine,
        step Slide,
        step NewMission,
        question ShadowMission,
        question ShadowPirate,
        question MainPhase,
    }
}

impl Frame {
    /// How often it may still go on.
    pub(crate) const fn left(self) -> u8 {
        match self {
            Frame::Moves(Moves(n)) | Frame::Jumps(Jumps(n)) | Frame::Fights(Fights(n)) => n,
            Frame::Repairs(Repairs(n)) | Frame::Damage(Damage(n)) | Frame::Owe(Owe(n)) => n,
            Frame::RemovePirates(RemovePirates(n)) => n,
            Frame::Advance(Advance { left, .. }) | Frame::Pay(Pay { left, .. }) => left,
            _ => 1,
        }
    }

    /// The verb its answers are written with, where it has one of its own.
    pub(crate) const fn verb(self) -> Option<&'static str> {
        Some(match self {
            Frame::Fights(_) => Fights::VERB,
            Frame::PlacePirate(_) => PlacePirate::VERB,
            Frame::RemovePirates(_) | Frame::ShadowPirate(_) => RemovePirates::VERB,
            Frame::Overflow(_) => Overflow::VERB,
            Frame::Pay(_) => Pay::VERB,
            Frame::Owe(_) => Owe::VERB,
            Frame::RoomArtifact(_) => RoomArtifact::VERB,
            Frame::Triggers(_) => Triggers::VERB,
            Frame::CopyRoom(_) => CopyRoom::VERB,
            _ => return None,
        })
    }
}

/// Takes one answer after another until it says that it has enough.
type Offer<'a> = &'a mut dyn FnMut(Action) -> bool;

/// A question that can offer its answers one by one. Everything asked is public, so where there is only one
/// answer, it is given without asking (RULES section 3).
trait Offers: Question<Captains> {
    /// Offers what may be legal, in a fixed order, until `offer` has enough; whether it has.
    fn offers(self, game: &Captains, owner: Seat, offer: Offer<'_>) -> bool;

    /// Whether all that is offered is legal, so that it need not be checked (law 1 holds it to that).
    fn is_exact(self) -> bool {
        false
    }

    /// The answer that declines, where there is one (SC-W2). It is always legal and comes after the others.
    fn decline(self) -> Option<Action> {
        None
    }
}

/// The parts of a question that follow from what it offers.
macro_rules! listed {
    () => {
        fn answers(self, game: &Captains, owner: Seat, out: &mut Vec<Action>) {
            game.each_offer(self, owner, &mut |action| {
                out.push(action);
                false
            });
            out.extend(self.decline());
        }

        fn is_stale(self, game: &Captains, owner: Seat) -> bool {
            game.has_one_answer_at_most(self, owner)
        }

        fn lapse(self, game: &mut Captains, owner: Seat, fate: &mut Fate, events: &mut Heard) {
            if let Some(only) = self.decline().or_else(|| game.first_offer(self, owner)) {
                self.answer(game, owner, only, fate, events);
            }
        }

        /// SC-Q92: absent captains decline what they may.
        fn fallback(self, game: &Captains, owner: Seat) -> Action {
            self.decline().or_else(|| game.first_offer(self, owner)).unwrap_or(Action::Done)
        }
    };
}
use listed;

impl Captains {
    /// Hands on the legal answers other than the one that declines.
    fn each_offer(&self, question: impl Offers, owner: Seat, take: Offer<'_>) -> bool {
        if question.is_exact() {
            return question.offers(self, owner, take);
        }
        question.offers(self, owner, &mut |action| question.check(self, owner, action).is_ok() && take(action))
    }

    /// Beside the answer that declines, any other makes two.
    fn has_one_answer_at_most(&self, question: impl Offers, owner: Seat) -> bool {
        let mut found = u8::from(question.decline().is_some());
        !self.each_offer(question, owner, &mut |_| {
            found += 1;
            found == 2
        })
    }

    fn first_offer(&self, question: impl Offers, owner: Seat) -> Option<Action> {
        let mut first = None;
        self.each_offer(question, owner, &mut |action| {
            first = Some(action);
            true
        });
        first
    }
}

/// Legal where it holds, else the refusal.
pub(crate) fn unless(holds: bool, refusal: Refusal) -> Verdict {
    if holds { Ok(()) } else { Err(refusal) }
}

/// Legal where there is such a thing.
pub(crate) fn there(is: bool) -> Verdict {
    unless(is, TableRefusal::NoSuchThing.into())
}

/// An action that answers another question.
fn other_question() -> Verdict {
    Err(TableRefusal::OtherQuestion.into())
}

/// A move or jump given up for a repair.
const MEND_INSTEAD: &str = "Repair 1 damage instead";

fn go(to: Place) -> Action {
    Action::Go(Bounded::checked(to.index()).unwrap_or_default())
}

fn route(at: Route) -> Action {
    Action::Route(Bounded::checked(at.index()).unwrap_or_default())
}

fn take(card: Card) -> Action {
    Action::Take(Bounded::checked(card.index()).unwrap_or_default())
}

fn slots() -> impl Iterator<Item = Bounded<SLOTS>> {
    (0..SLOTS as u8).map(Bounded::new)
}

fn options() -> impl Iterator<Item = Bounded<4>> {
    (0..4).map(Bounded::new)
}

fn rooms() -> impl Iterator<Item = Action> {
    (0..BERTHS).map(|berth| Action::Room(Action::berth(berth)))
}

fn tokens() -> impl Iterator<Item = Token> {
    let artifacts = (0..Artifact::MOST as u8).map(|kind| Token::Artifact(Bounded::new(kind)));
    [Token::Medal].into_iter().chain(artifacts).chain([Token::Pirate])
}
