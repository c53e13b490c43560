//! Completing a mission, line by line, and what follows on the map (SC-M).

use crate::changes;
use crate::content::{LINES, MissionFace, NUMBERS, Trigger};
use crate::event::{Event, Heard, open};
use crate::kinds::*;
use crate::questions::{Assign, Frame, MissionLine, Progress};
use crate::state::Captains;
use arrayvec::ArrayVec;
use kernel::{Fate, Seat, Step};

/// The mission's crew slides into the queue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slide;

impl Step<Captains> for Slide {
    /// SC-M7 to SC-M9: the crew queues, androids leave, the mission is complete, abilities wake.
    fn run(self, game: &mut Captains, owner: Seat, _: &mut Fate, events: &mut Heard) {
        let Some(away) = game.away.take() else { return };
        for figure in away.pads.into_iter().flatten().filter(|&figure| figure != Figure::Android) {
            game.enqueue(owner, figure, events);
        }
        game.ship_mut(owner).missions |= 1 << away.mission.0;
        let face = game.content().mission(away.mission);
        events.push(|| Event::CompletedMission { seat: owner, mission: away.mission });
        game.push(owner, NewMission(away.place), events);
        game.wake(owner, |trigger| is_met(trigger, face), events);
    }
}

/// The new mission after the one that lay here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NewMission(pub Place);

impl Step<Captains> for NewMission {
    /// SC-M10: the highest face-up tile goes face down where the card lay, a new mission where the tile was.
    fn run(self, game: &mut Captains, _: Seat, fate: &mut Fate, events: &mut Heard) {
        let Some(at) = usize::from(game.map.face_up).checked_sub(1) else { return };
        let from = std::mem::replace(&mut game.map.numbers[at], self.0);
        game.map.face_up -= 1;
        events.push(|| Event::TileMoved { number: at as u8 + 1, from, to: self.0 });
        if let Some(card) = game.piles.missions.pop_top() {
            let mission = card.value();
            game.map.missions[from.index()] = Some(mission);
            events.barrier();
            events.push(|| Event::NewMission { mission: open(mission), place: from });
        }
        if game.map.face_up == 0 {
            game.uprising(fate, events);
        }
    }
}

impl Captains {
    /// The mission being completed.
    pub(crate) fn mission_face(&self) -> Option<&'static MissionFace> {
        self.away.map(|away| self.content().mission(away.mission))
    }

    /// The figure on a line's pad.
    pub(crate) fn pad(&self, line: u8) -> Option<Figure> {
        *self.away?.pads.get(usize::from(line))?
    }

    /// Whether the figure on a line may perform it (SC-M4).
    pub(crate) fn line_matches(&self, line: u8) -> bool {
        let face = self.mission_face().and_then(|face| face.lines.get(usize::from(line)));
        matches!((face, self.pad(line)), (Some(face), Some(figure)) if face.color.matches(figure))
    }

    /// The line somebody is sent to or that is being decided.
    pub(crate) fn line_asked(&self) -> Option<u8> {
        match self.question() {
            Frame::Assign(Assign(line)) | Frame::MissionLine(MissionLine(line, _)) => Some(line),
            _ => None,
        }
    }

    /// The line somebody is sent to.
    pub(crate) fn line_crewed(&self) -> Option<u8> {
        match self.question() {
            Frame::Assign(Assign(line)) => Some(line),
            _ => None,
        }
    }

    /// The first line that is still to be done; what a line brings in lies over the line itself.
    pub(crate) fn line_to_come(&self) -> Option<usize> {
        self.waiting().find_map(|frame| match frame {
            Frame::Assign(_) => Some(0),
            Frame::MissionLine(MissionLine(line, Progress::Offered)) => Some(line.into()),
            Frame::MissionLine(MissionLine(line, _)) => Some(usize::from(line) + 1),
            Frame::Slide(_) => Some(usize::MAX),
            _ => None,
        })
    }

    /// Whether a line may still be performed: nobody is on it, or somebody who matches (SC-M4).
    pub(crate) fn is_ahead(&self, line: u8) -> bool {
        let to_come = self.line_to_come().is_some_and(|first| usize::from(line) >= first);
        to_come && (self.pad(line).is_none() || self.line_matches(line))
    }

    /// The queue once those on the pads, and one more, have come back to it in line order; androids leave (SC-M7).
    pub(crate) fn queue_after(&self, owner: Seat, more: Option<Figure>) -> Vec<&'static str> {
        let pads = self.away.map_or([None; LINES], |away| away.pads);
        let crew = pads.into_iter().flatten().chain(more).filter(|&one| one != Figure::Android);
        self.ship(owner).queue.iter().copied().chain(crew).map(Figure::letter).collect()
    }

    /// Whether no line comes after this one.
    pub(crate) fn is_last_line(&self, line: u8) -> bool {
        usize::from(line) + 1 >= self.mission_face().map_or(0, |face| face.lines.len())
    }

    /// SC-M11, SC-M12: a pirate for each numbered tile, in rising order.
    fn uprising(&mut self, fate: &mut Fate, events: &mut Heard) {
        events.push(|| Event::Uprising);
        match self.version.has(changes::PIRATES_RISE_TOGETHER) {
            true => self.pirates_rise(fate, events),
            false => (0..self.map.numbers.len()).for_each(|at| self.pirate_appears(self.map.numbers[at], fate, events)),
        }
        self.map.face_up = self.map.numbers.len() as u8;
    }

    /// Every tile gets its token before the first is revealed.
    fn pirates_rise(&mut self, fate: &mut Fate, events: &mut Heard) {
        let places = self.map.numbers;
        let drawn: ArrayVec<Option<Pirate>, NUMBERS> = places.iter().map(|_| self.draw_pirate(fate)).collect();
        for (&place, pirate) in places.iter().zip(drawn) {
            if let Some(pirate) = pirate {
                self.pirate_comes(place, pirate, events);
            }
        }
    }
}

/// Whether a completed mission is what an ability waits for (SC-N11, SC-N12, SC-W7).
pub(crate) fn is_met(trigger: Trigger, face: &MissionFace) -> bool {
    match trigger {
        Trigger::MissionLine(color) => face.colors >> color as u8 & 1 == 1,
        Trigger::MissionIcon(icons) => face.printed & icons != 0,
        Trigger::MissionLines(least) => face.lines.len() >= usize::from(least),
        _ => false,
    }
}
