//! Counting and scoring (SC-G, SC-F8, SC-N18, SC-N22 to SC-N24).

use crate::content::{SLOTS, Score, Sort};
use crate::kinds::*;
use crate::state::{Captains, Stage};
use kernel::{Outcome, Rule, Seat};

impl Captains {
    /// What a counter counts on a captain's ship (RULES 8.3).
    pub(crate) fn count(&self, seat: Seat, counter: Counter) -> i16 {
        let ship = self.ship(seat);
        let missions = |color: LineColor| {
            let all = kernel::Kinds::of_mask(ship.missions);
            all.filter(|&at| self.content().missions[usize::from(at)].colors >> color as u8 & 1 == 1).count() as i16
        };
        match counter {
            Counter::Android => i16::from(ship.ready(Figure::Android)),
            Counter::AndroidInCrew => i16::from(ship.ready(Figure::Android)) + self.androids_away(seat),
            Counter::Artifact => ship.artifacts.iter().map(|&n| i16::from(n)).sum(),
            Counter::ArtifactType => ship.artifacts.iter().filter(|&&n| n > 0).count() as i16,
            Counter::PirateToken => ship.pirates.len() as i16,
            Counter::Commander => i16::from(self.content().numbers.rings) - i16::from(ship.rings),
            Counter::Damage => ship.damage().min(10_000) as i16,
            Counter::FigureRed => self.figures(seat, Crew::Red),
            Counter::FigureYellow => self.figures(seat, Crew::Yellow),
            Counter::FigureBlue => self.figures(seat, Crew::Blue),
            Counter::MissionRed => missions(LineColor::Red),
            Counter::MissionYellow => missions(LineColor::Yellow),
            Counter::MissionBlue => missions(LineColor::Blue),
            Counter::IconPair => self.icon_pairs(seat),
            Counter::TrackHigh => Track::ALL.iter().filter(|&&track| self.is_high(seat, track)).count() as i16,
        }
    }

    /// SC-N2: androids on the mission still belong to the crew.
    fn androids_away(&self, seat: Seat) -> i16 {
        let away = self.away.filter(|_| seat == self.turn);
        away.map_or(0, |away| away.pads.iter().filter(|pad| **pad == Some(Figure::Android)).count() as i16)
    }

    /// SC-N23.
    fn figures(&self, seat: Seat, crew: Crew) -> i16 {
        let ship = self.ship(seat);
        let ready = ship.ready(Figure::Ensign(crew)) + ship.ready(Figure::Commander(crew));
        i16::from(ready) + ship.queue.iter().filter(|figure| figure.crew() == Some(crew)).count() as i16
    }

    /// SC-N22: every facing pair of equal icons between neighbouring slots.
    fn icon_pairs(&self, seat: Seat) -> i16 {
        let (ship, content) = (self.ship(seat), self.content());
        let edge = |slot, edge| ship.edge(content, self.slot_side, slot, edge);
        let pairs = (1..SLOTS).map(|slot| {
            let facing = edge(slot - 1, 1).into_iter().zip(edge(slot, 0));
            facing.filter(|(left, right)| left.is_some() && left == right).count() as i16
        });
        pairs.sum()
    }

    fn is_high(&self, seat: Seat, track: Track) -> bool {
        let marker = self.ship(seat).markers[track as usize];
        marker.lap > 0 || self.content().zones[usize::from(marker.space)] >= 3
    }

    /// SC-F8.
    pub(crate) fn track_points(&self, seat: Seat, track: Track) -> i16 {
        let marker = self.ship(seat).markers[track as usize];
        let lap = i32::from(self.content().numbers.lap) * i32::from(marker.lap);
        (lap + i32::from(self.content().zones[usize::from(marker.space)])).min(10_000) as i16
    }

    fn scored(&self, seat: Seat, score: Score) -> i16 {
        let points = i32::from(self.count(seat, score.per)) * i32::from(score.points);
        score.max.map_or(points, |max| points.min(i32::from(max))).clamp(-10_000, 10_000) as i16
    }

    /// The six rows of the score sheet, in half points (SC-G2 to SC-G7).
    pub fn score_rows(&self, seat: Seat) -> [i32; 6] {
        let (ship, numbers) = (self.ship(seat), &self.content().numbers);
        let missions = kernel::Kinds::of_mask(ship.missions);
        let missions: i32 = missions.map(|at| i32::from(self.content().missions[usize::from(at)].points)).sum();
        let tracks: i32 = Track::ALL.iter().map(|&track| i32::from(self.track_points(seat, track))).sum();
        let crew = i32::from(self.count(seat, Counter::Commander) * numbers.commander)
            + i32::from(ship.ready(Figure::Android)) * i32::from(numbers.android)
            + ship.pirates.len() as i32 * i32::from(numbers.pirate);
        let halves = i32::from(ship.medals) * i32::from(numbers.medal_halves)
            + i32::from(self.count(seat, Counter::Artifact)) * i32::from(numbers.artifact_halves);
        let damage = ship.damage() as i32 * i32::from(numbers.damage);
        [missions * 2, tracks * 2, self.omega_points(seat) * 2, crew * 2, halves, damage * 2]
    }

    /// SC-G4: omegas in slots; in the solo game the passenger too (SC-O14).
    fn omega_points(&self, seat: Seat) -> i32 {
        let omegas = self.ship(seat).slots.iter().flatten().map(|&card| match self.content().card(card).sort {
            Sort::Omega(score) => i32::from(self.scored(seat, score)),
            _ => 0,
        });
        let passenger = self.shadow.as_ref().map(|shadow| &self.content().passengers[usize::from(shadow.passenger)]);
        let passenger = passenger.map_or(0, |face| {
            i32::from(face.flat) + face.scores.iter().map(|&score| i32::from(self.scored(seat, score))).sum::<i32>()
        });
        omegas.sum::<i32>() + passenger
    }

    /// A captain's score in half points.
    pub fn score(&self, seat: Seat) -> i32 {
        self.score_rows(seat).iter().sum()
    }

    /// Why it ended, in words.
    pub(crate) fn ending_words(&self) -> Option<String> {
        if self.stage != Stage::Over {
            return None;
        }
        let words =
            if self.is_solo() { "The last round is over." } else { "The last round is over: the highest score wins." };
        Some(words.to_owned())
    }

    /// SC-G8, SC-O14.
    /// Everybody with the highest score so far.
    pub(crate) fn leaders(&self) -> Vec<Seat> {
        let best = Seat::all(self.players).map(|seat| self.score(seat)).max();
        Seat::all(self.players).filter(|&seat| Some(self.score(seat)) == best).collect()
    }

    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        if self.stage != Stage::Over {
            return None;
        }
        let by = if self.is_solo() { const { Rule::new("SC-O14") } } else { const { Rule::new("SC-G8") } };
        Some(Outcome::by_score(Seat::all(self.players).map(|seat| self.score(seat)), by))
    }
}
