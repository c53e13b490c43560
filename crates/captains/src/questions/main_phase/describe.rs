//! The main actions in words.

use crate::action::{Action, Berth, Pair};
use crate::kinds::{Crew, Figure};
use crate::ship::Ship;
use crate::state::Captains;
use crate::words::{Choice, figure_words};
use kernel::Seat;

impl Captains {
    pub(super) fn main_choice(&self, seat: Seat, action: Action) -> Choice {
        match action {
            Action::Train(from, to) => self.train_choice(seat, from, to),
            Action::Promote(crew) => self.promote_choice(seat, crew),
            Action::Activate(berth, figure) => {
                let room = self.room_words(seat, berth.index());
                let words = format!("{} with {}: {room}", self.berth_name(berth), figure_words(figure));
                self.using(seat, berth, words)
            }
            Action::Spend(berth, pair) => self.spend_choice(seat, berth, pair),
            Action::Mission => self.mission_choice(seat),
            Action::Pass => Choice {
                outcome: self.next_ready(seat),
                warning: self.passing_warning(seat),
                ..Choice::of("Pass for this round")
            },
            _ => Choice::default(),
        }
    }

    fn train_choice(&self, seat: Seat, from: Figure, to: Crew) -> Choice {
        let cost = self.ship(seat).training_cost(self.content(), to);
        let trained = |ship: &mut Ship| {
            ship.dismiss(from);
            ship.muster(Figure::Ensign(to), 1);
        };
        let words = format!("Train {} to {} for {}", figure_words(from), to.word(), medals(cost));
        Choice { score: self.score_paid(seat, cost, trained), ..Choice::of(words) }
    }

    fn promote_choice(&self, seat: Seat, crew: Crew) -> Choice {
        let cost = self.ship(seat).promotion_cost(self.content());
        let promoted = |ship: &mut Ship| ship.rings = ship.rings.saturating_sub(1);
        let words = format!("Promote a {} ensign for {}", crew.word(), medals(cost));
        Choice { score: self.score_paid(seat, cost, promoted), ..Choice::of(words) }
    }

    /// The score after medals are paid; unknown where something else must stand in for some of them (SC-N7).
    fn score_paid(&self, seat: Seat, cost: u8, change: impl FnOnce(&mut Ship)) -> Option<String> {
        let left = self.ship(seat).medals.checked_sub(cost.into())?;
        self.score_after(seat, |ship| {
            ship.medals = left;
            change(ship);
        })
    }

    fn spend_choice(&self, seat: Seat, berth: Berth, pair: Pair) -> Choice {
        let ((a, b), room) = (pair.types(), self.room_words(seat, berth.index()));
        let with = format!("{} and {}", self.kind_name(a), self.kind_name(b));
        let choice = self.using(seat, berth, format!("{} with {with}: {room}", self.berth_name(berth)));
        let warning = choice.warning.clone().or_else(|| self.better_pair(seat, berth.index(), pair));
        Choice { warning, ..choice }
    }

    fn mission_choice(&self, seat: Seat) -> Choice {
        let Some(mission) = self.map.missions[self.ship(seat).place.index()] else {
            return Choice::of("Complete the mission here");
        };
        let face = self.content().mission(mission);
        Choice {
            outcome: self.crewed_lines(seat),
            score: self.score_after(seat, |ship| ship.missions |= 1 << mission.0),
            ..Choice::of(format!("Complete {} ({} points, {} lines)", face.name, face.points, face.lines.len()))
        }
    }
}

fn medals(n: u8) -> String {
    match n {
        0 => "nothing".into(),
        1 => "1 medal".into(),
        _ => format!("{n} medals"),
    }
}
