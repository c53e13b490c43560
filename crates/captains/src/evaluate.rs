//! How good a position is, for bots: the score as it stands and what the rest of the game may
//! add (RULES section 7).

use crate::content::{Content, Sort};
use crate::frames::{Frame, Task};
use crate::kinds::*;
use crate::state::{Captains, Stage};
use kernel::{Edition, Effort, Evaluate, Game, Seat};

/// Worth in hundredths of a point.
impl Captains {
    fn worth(&self, seat: Seat) -> i32 {
        let ship = self.ship(seat);
        let rounds = i32::from(self.content().numbers.rounds.saturating_sub(self.round));
        let here = i32::from(!self.passed.has(seat) && self.stage != Stage::Over);
        // Rounds in which a thing can still be used, this one counted half.
        let left = 2 * rounds + here;
        let crew = ship.crew_ready() as i32 * 60 * here + self.queue_worth(seat);
        let commanders = i32::from(self.count(seat, Counter::Commander)) * 45 * left;
        let medals = i32::from(ship.medals.min(12)) * 8 * left;
        let artifacts = i32::from(self.count(seat, Counter::Artifact)) * 10 * left.min(4);
        let hold = ship.room(self.content()).min(4) as i32 * 6 * left;
        self.score(seat) * 50
            + crew
            + commanders
            + medals
            + artifacts
            + hold
            + self.tech_worth(seat, left)
            + self.mission_worth(seat, left)
            + self.pending_worth(seat)
    }

    /// What is still to come of effects in mid-air.
    fn pending_worth(&self, seat: Seat) -> i32 {
        let away = self.away.filter(|_| seat == self.turn).map_or(0, |away| {
            let face = self.content().mission(away.mission);
            let matched = away
                .pads
                .iter()
                .zip(&face.lines)
                .filter(|(pad, line)| pad.is_some_and(|figure| line.color.matches(figure)));
            100 * i32::from(face.points) + 70 * matched.count() as i32
        });
        let mine = self.stack.iter().filter(|frame| frame.owner == seat);
        away + mine.map(|frame| self.frame_worth(frame)).sum::<i32>()
    }

    fn frame_worth(&self, frame: &Frame) -> i32 {
        let ship = self.ship(frame.owner);
        match frame.task {
            Task::List { list, at, .. } => 80 * (self.content().list(list).len() as i32 - i32::from(at)),
            Task::Moves(n) => 50 * i32::from(n),
            Task::Jumps(n) => 80 * i32::from(n),
            Task::Fights(n) => {
                let near =
                    self.routes_at(ship.place).filter(|(route, _)| self.map.pirates[route.index()].is_some()).count()
                        as i32;
                120 * near.min(i32::from(n))
            }
            Task::Loot(_) => 200,
            Task::Damage(n) => -100 * i32::from(n),
            Task::Overflow => -60,
            Task::Repairs(n) => 100 * (ship.damage().min(u32::from(n)) as i32),
            Task::TakeTech(_) | Task::PickDrawn(_) | Task::PickGift | Task::Install(..) => 150,
            Task::Advance { left, .. } => 70 * i32::from(left),
            Task::Bonuses(_) | Task::Triggers(_) | Task::Copy(_) | Task::Choose { .. } => 90,
            Task::SecondTask => 110,
            Task::Owe(n) => -60 * i32::from(n),
            _ => 0,
        }
    }

    /// The ready room of the next round.
    fn queue_worth(&self, seat: Seat) -> i32 {
        if self.round >= self.content().numbers.rounds {
            return 0;
        }
        let ship = self.ship(seat);
        let kept = usize::from(self.content().numbers.queue_kept);
        let leaving = ship.queue.len().saturating_sub(kept);
        let figure = |figure: &Figure| if figure.crew().is_some() { 40 } else { 25 };
        ship.queue[..leaving].iter().map(figure).sum::<i32>() + ship.crew_ready() as i32 * 20
    }

    fn tech_worth(&self, seat: Seat, left: i32) -> i32 {
        let techs = self.ship(seat).slots.iter().flatten().map(|&card| match self.content().card(card).sort {
            Sort::Room { single_use: false, .. } => 35 * left,
            Sort::Room { single_use: true, .. } => 60 + 15 * left,
            Sort::Ability(_) => 38 * left,
            Sort::Omega(_) => 20 + 25 * left,
        });
        techs.sum()
    }

    /// A mission at hand, and how near the others are.
    fn mission_worth(&self, seat: Seat, left: i32) -> i32 {
        if left == 0 {
            return 0;
        }
        let ship = self.ship(seat);
        let value = |place: Place| {
            let Some(mission) = self.map.missions[place.index()] else { return 0 };
            if self.is_reserved(seat, place) {
                return 0;
            }
            let face = self.content().mission(mission);
            let crewed = ship.crew_ready() >= face.lines.len();
            i32::from(face.points) * if crewed { 30 } else { 12 }
        };
        let near = self.routes_at(ship.place).map(|(_, to)| value(to)).max().unwrap_or(0);
        let tile = self
            .station_at(ship.place)
            .is_some_and(|station| self.map.tiles[station.index()] == crate::state::TileAt::Station);
        value(ship.place).max(near / 2) + i32::from(tile) * 90
    }
}

impl Evaluate for Captains {
    /// An admiral with ten times a captain's playouts won only 60 % of 100 games.
    const EFFORT: Effort = Effort { playouts: [25, 100, 4000], ..Effort::USUAL };

    fn evaluate(&self, seat: Seat) -> i32 {
        if let Some(outcome) = self.outcome() {
            return if self.is_solo() { solo(self.score(seat) * 50) } else { outcome.worth(seat) };
        }
        let mine = self.worth(seat);
        if self.is_solo() {
            return solo(mine);
        }
        let best =
            Seat::all(self.players).filter(|&other| other != seat).map(|other| self.worth(other)).max().unwrap_or(0);
        // Ten points ahead is nearly won.
        (500 + (mine - best) * 400 / 1200).clamp(1, 999)
    }

    /// Techs and omegas by the card's number, missions a hundred above.
    fn taken(&self, seat: Seat, out: &mut Vec<u16>) {
        let ship = self.ship(seat);
        out.extend(ship.slots.iter().flatten().map(|card| card.index() as u16));
        out.extend((0..64).filter(|at| ship.missions >> at & 1 == 1).map(|at| MISSIONS + at));
    }

    fn taken_name(edition: Edition<Content>, id: u16) -> Option<(&'static str, String)> {
        let content = edition.content();
        match id.checked_sub(MISSIONS) {
            Some(mission) => Some(("mission", content.missions.get(usize::from(mission))?.name.clone())),
            None => {
                let card = content.cards.get(usize::from(id))?;
                let group = if matches!(card.sort, Sort::Omega(_)) { "omega" } else { "tech" };
                Some((group, card.name.clone()))
            }
        }
    }
}

/// The first number of a mission in balance reports.
const MISSIONS: u16 = 100;

/// A solo score on the same scale: 75 points and more are the best epilogue.
fn solo(hundredths: i32) -> i32 {
    (hundredths * 1000 / 7500).clamp(0, 1000)
}
