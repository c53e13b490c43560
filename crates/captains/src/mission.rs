//! Completing a mission, line by line, and what follows on the map (SC-M).

use crate::action::Action;
use crate::changes;
use crate::content::{LINES, MissionFace, NUMBERS, Trigger};
use crate::event::Event;
use crate::frames::{Step, Task};
use crate::kinds::*;
use crate::state::Captains;
use arrayvec::ArrayVec;
use kernel::{Events, Fate, Seat, Shown};

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

    /// The first line that is still to be done; what a line brings in lies over the line itself.
    pub(crate) fn line_to_come(&self) -> Option<usize> {
        self.stack.iter().rev().find_map(|frame| match frame.task {
            Task::Assign(_) => Some(0),
            Task::Line(line, Step::Offered) => Some(line.into()),
            Task::Line(line, _) => Some(usize::from(line) + 1),
            Task::Slide => Some(usize::MAX),
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

    /// SC-M3: a figure for each line, top first.
    pub(crate) fn assign(&mut self, owner: Seat, line: u8, figure: Figure, events: &mut Events<Event>) {
        let lines = self.mission_face().map_or(0, |face| face.lines.len());
        self.ship_mut(owner).dismiss(figure);
        if let Some(pad) = self.away.as_mut().and_then(|away| away.pads.get_mut(usize::from(line))) {
            *pad = Some(figure);
        }
        events.push(|| Event::Assigned { seat: owner, line, figure: figure.letter() });
        match usize::from(line) + 1 < lines {
            true => self.again(Task::Assign(line + 1)),
            false => self.again(Task::Line(0, Step::Offered)),
        }
    }

    /// One answer about a line: perform, ignore, or a commander's second task (SC-M4, SC-K10).
    pub(crate) fn answer_line(
        &mut self,
        owner: Seat,
        line: u8,
        step: Step,
        action: Action,
        events: &mut Events<Event>,
    ) {
        match (step, action) {
            (Step::Offered, Action::Perform) => {
                self.again(Task::Line(line, Step::Performed));
                self.perform_line(owner, line, events);
            }
            (Step::Offered, _) => {
                events.push(|| Event::IgnoredLine { seat: owner, line });
                self.again(Task::Line(line, Step::Skipped));
            }
            (_, Action::Repeat) => {
                self.next_line(line);
                self.perform_line(owner, line, events);
            }
            (_, Action::Call(at)) => {
                self.call(owner, at.index(), events);
                self.next_line(line);
            }
            _ => self.next_line(line),
        }
    }

    fn perform_line(&mut self, owner: Seat, line: u8, events: &mut Events<Event>) {
        let Some(mission) = self.away.map(|away| away.mission) else { return };
        let Some(face) = self.content().mission(mission).lines.get(usize::from(line)) else { return };
        events.push(|| Event::PerformedLine { seat: owner, mission, line });
        self.begin(owner, face.effects, events);
    }

    /// The next line; after the last one the frame waits to slide the crew.
    fn next_line(&mut self, line: u8) {
        let lines = self.mission_face().map_or(0, |face| face.lines.len());
        match usize::from(line) + 1 < lines {
            true => self.again(Task::Line(line + 1, Step::Offered)),
            false => self.again(Task::Slide),
        }
    }

    /// SC-M7 to SC-M9: the crew queues, androids leave, the mission is complete, abilities wake.
    pub(crate) fn slide(&mut self, owner: Seat, events: &mut Events<Event>) {
        self.stack.pop();
        let Some(away) = self.away.take() else { return };
        for figure in away.pads.into_iter().flatten().filter(|&figure| figure != Figure::Android) {
            self.enqueue(owner, figure, events);
        }
        self.ship_mut(owner).missions |= 1 << away.mission.0;
        let face = self.content().mission(away.mission);
        events.push(|| Event::CompletedMission { seat: owner, mission: away.mission });
        self.push(owner, Task::NewMission(away.place), events);
        self.wake(owner, |trigger| is_met(trigger, face), events);
    }

    /// SC-M10: the highest face-up tile goes face down where the card lay, a new mission where
    /// the tile was.
    pub(crate) fn new_mission(&mut self, place: Place, fate: &mut Fate, events: &mut Events<Event>) {
        self.stack.pop();
        let Some(at) = usize::from(self.map.face_up).checked_sub(1) else { return };
        let from = std::mem::replace(&mut self.map.numbers[at], place);
        self.map.face_up -= 1;
        events.push(|| Event::TileMoved { number: at as u8 + 1, from, to: place });
        if let Some(card) = self.piles.missions.pop_top() {
            let mission = card.value();
            self.map.missions[from.index()] = Some(mission);
            events.barrier();
            events.push(|| Event::NewMission { mission: Shown::Face(mission), place: from });
        }
        if self.map.face_up == 0 {
            self.uprising(fate, events);
        }
    }

    /// SC-M11, SC-M12: a pirate for each numbered tile, in rising order.
    fn uprising(&mut self, fate: &mut Fate, events: &mut Events<Event>) {
        events.push(|| Event::Uprising);
        match self.version.has(changes::PIRATES_RISE_TOGETHER) {
            true => self.pirates_rise(fate, events),
            false => (0..self.map.numbers.len()).for_each(|at| self.pirate_appears(self.map.numbers[at], fate, events)),
        }
        self.map.face_up = self.map.numbers.len() as u8;
    }

    /// Every tile gets its token before the first is revealed.
    fn pirates_rise(&mut self, fate: &mut Fate, events: &mut Events<Event>) {
        let places = self.map.numbers.clone();
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
