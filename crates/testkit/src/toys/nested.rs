//! Effects inside effects with other owners: a pulse asks everybody in turn, and whoever echoes
//! it sends a pulse of her own before the first goes on, thirty deep. A full stack skips the
//! echo by a house rule, and says so.

use super::game::{Of, Toy, Toybox};
use kernel::rule;
use kernel::{
    Edition, Enum, Events, Fate, Outcome, PerSeat, Redact, Refusal, Rule, Seat, SeatSet, Stack, Viewer, Zone,
};
use std::fmt;

/// The honest game.
pub type Nested = Of<Pulses<0>>;

/// Does not expect the stack to be full.
pub const NEVER_FULL: u8 = 1;
/// Asks a captain who has nothing to answer with.
pub const ASKS_IN_VAIN: u8 = 2;
/// Says it is settled while a pulse is in mid-air.
pub const HIDES_FRAMES: u8 = 3;
/// Answers cost nothing where the stack is deep.
pub const FREE_WHEN_DEEP: u8 = 4;

const RULES: &str = "\
- **TN-1** In turn, send a pulse for one energy or rest.
- **TN-2** A pulse asks every captain with energy, from its owner on: echo it or stay silent.
- **TN-3** An echo costs one energy and is a pulse of the echoing captain's own; it runs first.
- **TN-4** A pulse that has asked everybody scores a point for its owner.
- **TN-5** House: inside thirty-two pulses an echo is lost, and the log says so.
- **TN-6** Nine turns end the game.
";
const DEPTH: usize = 32;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Pulse {
    owner: Seat,
    asked: u8,
}

/// The table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pulses<const BROKEN: u8> {
    energy: PerSeat<u8, 3>,
    points: PerSeat<u8, 3>,
    turn: Seat,
    left: u8,
    pulses: Stack<Pulse, DEPTH>,
    edition: Edition<Toybox>,
}

/// What a captain may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum)]
pub enum Act {
    /// Let the turn go.
    Rest,
    /// Send a pulse.
    Send,
    /// Say nothing to a pulse.
    Silent,
    /// Send a pulse inside the pulse.
    Echo,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub enum Event {
    /// A pulse began.
    Pulsed(Seat),
    /// A pulse scored.
    Scored(Seat),
    /// TN-5: an echo was lost.
    Skipped(Seat),
}

impl Redact for Event {
    type Shown = Event;
    fn shown_to(&self, _: Viewer) -> Option<Event> {
        Some(self.clone())
    }
    fn veil(shown: &Event) -> Event {
        shown.clone()
    }
}

impl<const BROKEN: u8> Pulses<BROKEN> {
    /// Whom the top pulse asks now.
    fn asked(&self) -> Option<Seat> {
        self.pulses.top().map(|pulse| Seat::new((pulse.owner.index() as u8 + pulse.asked) % 3))
    }
    fn pulse(&mut self, owner: Seat, events: &mut Events<Event>) {
        self.energy[owner] -= u8::from(BROKEN != FREE_WHEN_DEEP || self.pulses.len() < 3);
        match self.pulses.push(Pulse { owner, asked: 0 }) {
            Ok(()) => events.push(|| Event::Pulsed(owner)),
            Err(deep) if BROKEN == NEVER_FULL => panic!("{deep}"),
            Err(_) => events.push(|| Event::Skipped(owner)),
        }
    }
    fn next(&mut self) {
        if let Some(top) = self.pulses.top_mut() {
            top.asked += 1;
        }
    }
    /// Runs the stack until somebody must be asked.
    fn settle(&mut self, events: &mut Events<Event>) {
        while let Some(&Pulse { owner, asked }) = self.pulses.top() {
            let able = self.asked().is_some_and(|seat| self.energy[seat] > 0 || BROKEN == ASKS_IN_VAIN);
            if asked < 3 && able {
                return;
            }
            if asked < 3 {
                self.next();
                continue;
            }
            self.pulses.pop();
            self.points[owner] += 1;
            events.push(|| Event::Scored(owner));
        }
        self.turn = self.turn.next(3);
        self.left -= 1;
    }
}

impl<const BROKEN: u8> Toy for Pulses<BROKEN> {
    const ID: &'static str = "toy-nested";
    const RULES: &'static str = RULES;
    const PLAYERS: (u8, u8) = (3, 3);
    const LONGEST: usize = 9 + 3 * 120;
    const ZONES: &'static [Zone] = &[
        Zone { word: "energy", per_seat: true, ordered: false, note: "a number" },
        Zone { word: "points", per_seat: true, ordered: false, note: "a number" },
        Zone { word: "turn", per_seat: false, ordered: false, note: "the seat's number" },
        Zone { word: "turns left", per_seat: false, ordered: false, note: "a number" },
    ];
    type Action = Act;
    type Event = Event;
    type View = ([u8; 3], [u8; 3], Seat, u8, Vec<(Seat, u8)>);

    fn deal(_n: u8, edition: Edition<Toybox>, _fate: &mut Fate) -> Self {
        let (energy, points) = (PerSeat([40; 3]), PerSeat([0; 3]));
        Pulses { energy, points, turn: Seat::new(0), left: 9, pulses: Stack::default(), edition }
    }
    fn seats(&self) -> u8 {
        3
    }
    fn edition(&self) -> Edition<Toybox> {
        self.edition
    }
    fn to_act(&self) -> SeatSet {
        if self.left == 0 { SeatSet::EMPTY } else { SeatSet::of(self.asked().unwrap_or(self.turn)) }
    }
    fn check(&self, seat: Seat, action: Act) -> Result<(), Refusal> {
        let asked = self.asked();
        match action {
            _ if self.left == 0 => Err(rule::GAME_OVER.into()),
            _ if seat != asked.unwrap_or(self.turn) => Err(rule::NOT_YOURS.into()),
            Act::Rest | Act::Send if asked.is_some() => Err(rule::OTHER_QUESTION.into()),
            Act::Rest => Ok(()),
            Act::Send | Act::Echo if self.energy[seat] == 0 => Err(Rule::new("TN-1").into()),
            Act::Send => Ok(()),
            _ if asked.is_none() => Err(rule::NO_SUCH_THING.into()),
            Act::Silent if self.energy[seat] == 0 => Err(Rule::new("TN-2").into()),
            _ => Ok(()),
        }
    }
    fn perform(&mut self, seat: Seat, action: Act, _fate: &mut Fate, events: &mut Events<Event>) {
        match action {
            Act::Rest => {}
            Act::Send => self.pulse(seat, events),
            Act::Silent => self.next(),
            Act::Echo => {
                self.next();
                self.pulse(seat, events);
            }
        }
        self.settle(events);
    }
    fn view(&self, _viewer: Viewer) -> Self::View {
        let pulses = self.pulses.iter().map(|pulse| (pulse.owner, pulse.asked)).collect();
        (self.energy.0, self.points.0, self.turn, self.left, pulses)
    }
    fn outcome(&self) -> Option<Outcome> {
        let points = self.points.0.map(|points| 2 * i32::from(points));
        (self.left == 0).then(|| Outcome::by_score(points, Rule::new("TN-6")))
    }
    fn write(&self, action: Act, to: &mut dyn fmt::Write) -> fmt::Result {
        to.write_str(match action {
            Act::Rest => "rest",
            Act::Send => "send",
            Act::Silent => "silent",
            Act::Echo => "echo",
        })
    }
    fn question(&self, _seat: Seat) -> &'static str {
        if self.pulses.is_empty() { "turn" } else { "pulse" }
    }
    fn holds(&self) -> Result<(), String> {
        let energy: u32 = self.energy.0.iter().map(|&energy| u32::from(energy)).sum();
        let points: u32 = self.points.0.iter().map(|&points| u32::from(points)).sum();
        let spent = energy + points + self.pulses.len() as u32;
        if spent <= 120 { Ok(()) } else { Err(format!("energy, points and pulses are {spent}, more than 120")) }
    }
    fn is_settled(&self) -> bool {
        BROKEN == HIDES_FRAMES || self.pulses.is_empty()
    }
    fn zone(&self, _viewer: Viewer, seat: Option<Seat>, zone: &str) -> String {
        match (zone, seat) {
            ("energy", Some(seat)) => self.energy[seat].to_string(),
            ("points", Some(seat)) => self.points[seat].to_string(),
            ("turn", _) => self.turn.number().to_string(),
            _ => self.left.to_string(),
        }
    }
    fn put(&mut self, seat: Option<Seat>, zone: &str, value: &str) -> Result<(), String> {
        let number: u8 = value.parse().ok().filter(|&n| n <= 120).ok_or("expected a number up to 120")?;
        match (zone, seat) {
            ("energy", Some(seat)) => self.energy[seat] = number,
            ("points", Some(seat)) => self.points[seat] = number,
            ("turn", _) if (1..=3).contains(&number) => self.turn = Seat::new(number - 1),
            ("turn", _) => return Err("expected a seat from 1 to 3".to_owned()),
            _ if (1..=9).contains(&number) => self.left = number,
            _ => return Err("expected 1 to 9 turns left".to_owned()),
        }
        Ok(())
    }
}
