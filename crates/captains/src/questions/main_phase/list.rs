//! What may be done in the crew window and as the main action, and why something may not.

use crate::action::{Action, Pair};
use crate::kinds::{Crew, Figure};
use crate::questions::unless;
use crate::refusal::{Refusal, Verdict};
use crate::rules;
use crate::ship::{BERTHS, Purse, Ship};
use crate::state::Captains;
use arrayvec::ArrayVec;
use kernel::{Enum, Seat};

fn list_training(ship: &Ship, purse: Purse, out: &mut Vec<Action>) {
    if Crew::ALL.into_iter().all(|to| purse.means < u32::from(purse.training(to)))
        && purse.means < purse.promotion.into()
    {
        return;
    }
    for from in [Figure::Cadet, Figure::Ensign(Crew::Red), Figure::Ensign(Crew::Yellow), Figure::Ensign(Crew::Blue)] {
        if ship.ready(from) > 0 {
            let fit = Crew::ALL.into_iter().filter(|&to| can_train(ship, purse, from, to).is_ok());
            out.extend(fit.map(|to| Action::Train(from, to)));
        }
    }
    let fit = Crew::ALL.into_iter().filter(|&crew| can_promote(ship, purse, crew).is_ok());
    out.extend(fit.map(Action::Promote));
}

/// SC-K1, SC-K2, SC-K4, SC-Q8.
fn can_train(ship: &Ship, purse: Purse, from: Figure, to: Crew) -> Verdict {
    match from {
        Figure::Cadet => unless(ship.ready(from) > 0, Refusal::NotReady { figure: from, by: rules::WINDOW })?,
        Figure::Ensign(crew) => {
            unless(crew != to, Refusal::TrainedAlready)?;
            unless(ship.ready(from) > 0, Refusal::NotReady { figure: from, by: rules::WINDOW })?;
            unless(ship.untrained(crew) > 0, Refusal::TrainedAlready)?;
        }
        Figure::Commander(_) | Figure::Android => return Err(Refusal::CannotTrain { figure: from }),
    }
    unless(purse.means >= u32::from(purse.training(to)), Refusal::TrainingTooDear { medals: ship.medals })
}

/// SC-K3.
fn can_promote(ship: &Ship, purse: Purse, crew: Crew) -> Verdict {
    let (figure, cost) = (Figure::Ensign(crew), purse.promotion);
    unless(ship.ready(figure) > 0, Refusal::NotReady { figure, by: rules::WINDOW })?;
    unless(ship.rings > 0, Refusal::NoRing)?;
    unless(purse.means >= u32::from(cost), Refusal::PromotionTooDear { cost, medals: ship.medals })
}

impl Captains {
    /// Lists the crew window and the main actions.
    pub(crate) fn main_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let (content, ship) = (self.content(), self.ship(seat));
        list_training(ship, ship.purse(content), out);
        let held = ship.tokens() - ship.pirates.len();
        let mut pairs: ArrayVec<Pair, 6> = ArrayVec::new();
        if held > 1 {
            pairs.extend(Pair::ALL.into_iter().filter(|&pair| ship.has_pair(pair)));
        }
        let ready = ship.ready_mask();
        for berth in 0..BERTHS {
            let Some(room) = ship.room_face(content, berth) else { continue };
            let colors = ship.colors(content, berth, room.color);
            let figures = kernel::Kinds::of_mask(u64::from(ready & colors.figures()));
            out.extend(
                figures.map(|sort| Action::Activate(Action::berth(berth), Figure::from_usize(usize::from(sort)))),
            );
            let fit = pairs.iter().filter(|&&pair| colors.admit_pair(content, pair));
            out.extend(fit.map(|&pair| Action::Spend(Action::berth(berth), pair)));
        }
        if self.may_complete(seat).is_ok() {
            out.push(Action::Mission);
        }
        out.push(Action::Pass);
    }

    pub(super) fn may_train(&self, seat: Seat, from: Figure, to: Crew) -> Verdict {
        let ship = self.ship(seat);
        can_train(ship, ship.purse(self.content()), from, to)
    }

    pub(super) fn may_promote(&self, seat: Seat, crew: Crew) -> Verdict {
        let ship = self.ship(seat);
        can_promote(ship, ship.purse(self.content()), crew)
    }

    pub(super) fn may_activate(&self, seat: Seat, berth: usize, figure: Figure) -> Verdict {
        let ship = self.ship(seat);
        let Some(room) = ship.room_face(self.content(), berth) else { return Err(Refusal::NoRoom) };
        unless(ship.ready(figure) > 0, Refusal::NotReady { figure, by: rules::ROOM_CREW })?;
        let figures = ship.colors(self.content(), berth, room.color).figures();
        unless(figures >> figure.into_usize() & 1 == 1, Refusal::DoesNotFit { figure })
    }

    pub(super) fn may_spend(&self, seat: Seat, berth: usize, pair: Pair) -> Verdict {
        let (content, ship) = (self.content(), self.ship(seat));
        let Some(room) = ship.room_face(content, berth) else { return Err(Refusal::NoRoom) };
        unless(ship.has_pair(pair), Refusal::NoSuchPair)?;
        unless(ship.colors(content, berth, room.color).admit_pair(content, pair), Refusal::PairDoesNotFit)
    }

    pub(super) fn may_complete(&self, seat: Seat) -> Verdict {
        let place = self.ship(seat).place;
        let Some(mission) = self.map.missions[place.index()] else { return Err(Refusal::NoMission) };
        unless(!self.is_reserved(seat, place), Refusal::Reserved)?;
        let lines = self.content().mission(mission).lines.len();
        unless(self.ship(seat).crew_ready() >= lines, Refusal::TooFewCrew { lines: lines as u8 })
    }
}
