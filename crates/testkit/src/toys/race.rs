//! The smallest toy: two ships race down a track by steady steps or by the die. Nothing is
//! hidden. It also is the yardstick of the kernel's own speed.

use super::game::{Of, Toy, Toybox};
use kernel::{
    Bounded, Edition, Enum, Events, Fate, Label, Outcome, Redact, Refusal, Rule, Seat, SeatSet, Viewer, Zone,
};
use kernel::{PerSeat, rule};
use std::fmt;
use std::sync::atomic::{AtomicU32, Ordering};

/// The honest race.
pub type Race = Of<Track<0>>;

/// Offers a stride of three, which `check` refuses.
pub const OFFERS_TOO_MUCH: u8 = 1;
/// Does not offer the die.
pub const OFFERS_TOO_LITTLE: u8 = 2;
/// Its timeout plays what is not legal.
pub const BAD_FALLBACK: u8 = 3;
/// Its die depends on what else was played in this process.
pub const UNSEEDED: u8 = 4;
/// Forgets whose turn it is near the goal.
pub const DEAD_END: u8 = 5;
/// Goes on for ever: the goal moves.
pub const ENDLESS: u8 = 6;
/// Ships may run past the goal.
pub const RUNS_OVER: u8 = 7;
/// The die sometimes moves the other ship as well.
pub const DRAGS: u8 = 8;
/// Strides of one and two are written alike.
pub const WRITES_ALIKE: u8 = 9;
/// Its position does not say whose turn it is.
pub const FORGETS_TURN: u8 = 10;
/// Panics on a rare roll.
pub const PANICS: u8 = 11;
/// Refuses by a rule nobody wrote.
pub const UNKNOWN_RULE: u8 = 12;
/// Offers a stride twice.
pub const OFFERS_TWICE: u8 = 13;
/// Is over while somebody is to act.
pub const OVER_EARLY: u8 = 14;

const RULES: &str = "\
- **TR-1** In turn, stride one or two squares, or throw the die and go so far.
- **TR-2** A throw that would pass the goal, or a stride that would, ends on the goal.
- **TR-3** Who is first on the goal wins. Who concedes loses.
";
const STRIDE: Rule = Rule::new("TR-1");

static ELSEWHERE: AtomicU32 = AtomicU32::new(0);

/// A race under way.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Track<const BROKEN: u8> {
    at: PerSeat<u8, 2>,
    turn: Seat,
    winner: Option<Seat>,
    edition: Edition<Toybox>,
}

/// What a ship may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum)]
pub enum Act {
    /// Go so many squares (0 is never legal).
    Stride(Bounded<4>),
    /// Throw the die.
    Throw,
    /// Give up.
    Concede,
}

/// A ship went on.
#[derive(Clone, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub struct Went(Seat, u8);

impl Redact for Went {
    type Shown = Went;
    fn shown_to(&self, _: Viewer) -> Option<Went> {
        Some(self.clone())
    }
    fn veil(shown: &Went) -> Went {
        shown.clone()
    }
}

impl<const BROKEN: u8> Track<BROKEN> {
    fn advance(&mut self, seat: Seat, by: u8, events: &mut Events<Went>) {
        let goal = if BROKEN == RUNS_OVER { u8::MAX } else { self.edition.goal };
        let goal = if BROKEN == ENDLESS { goal - 1 } else { goal };
        self.at[seat] = (self.at[seat] + by).min(goal);
        events.push(|| Went(seat, by));
        if self.at[seat] >= self.edition.goal {
            self.winner = Some(seat);
        }
        self.turn = seat.next(2);
    }

    fn throw(&mut self, seat: Seat, fate: &mut Fate, events: &mut Events<Went>) {
        let mut roll = fate.die(Label::new("die"), 6) as u8;
        if BROKEN == UNSEEDED {
            roll = roll % 3 + (ELSEWHERE.fetch_add(1, Ordering::Relaxed) % 3) as u8;
        }
        assert!(BROKEN != PANICS || roll != 6, "a six was thrown");
        if BROKEN == DRAGS && roll == 5 {
            self.at[seat.next(2)] = self.at[seat.next(2)].saturating_sub(1);
        }
        self.advance(seat, roll, events);
    }
}

impl<const BROKEN: u8> Toy for Track<BROKEN> {
    const ID: &'static str = "toy-race";
    const RULES: &'static str = RULES;
    const PLAYERS: (u8, u8) = (2, 2);
    const LONGEST: usize = 40;
    const ZONES: &'static [Zone] = &[
        Zone { word: "at", per_seat: true, ordered: false, note: "the ship's square" },
        Zone { word: "turn", per_seat: false, ordered: false, note: "the seat's number" },
    ];
    type Action = Act;
    type Event = Went;
    type View = ([u8; 2], Seat);

    fn deal(_seats: u8, edition: Edition<Toybox>, _fate: &mut Fate) -> Self {
        Track { at: PerSeat([0; 2]), turn: Seat::new(0), winner: None, edition }
    }
    fn seats(&self) -> u8 {
        2
    }
    fn edition(&self) -> Edition<Toybox> {
        self.edition
    }
    #[inline]
    fn to_act(&self) -> SeatSet {
        if self.winner.is_some() { SeatSet::EMPTY } else { SeatSet::of(self.turn) }
    }
    fn is_aside(action: Act) -> bool {
        action == Act::Concede
    }
    #[inline]
    fn check(&self, seat: Seat, action: Act) -> Result<(), Refusal> {
        if self.winner.is_some() {
            return Err(rule::GAME_OVER.into());
        }
        match action {
            Act::Concede => Ok(()),
            _ if seat != self.turn => Err(rule::NOT_YOURS.into()),
            Act::Stride(n) if n.get() == 0 && BROKEN == UNKNOWN_RULE => Err(Rule::new("TR-9").into()),
            Act::Stride(n) if !(1..=2).contains(&n.get()) => Err(Refusal::new(STRIDE).with(i16::from(n.get()))),
            _ => Ok(()),
        }
    }
    #[inline]
    fn offers(&self, seat: Seat, asides: bool, out: &mut Vec<Act>) {
        if asides || !self.to_act().has(seat) {
            out.extend((asides && self.winner.is_none()).then_some(Act::Concede));
            return;
        }
        if BROKEN == DEAD_END && self.at[seat] == self.edition.goal - 1 {
            return;
        }
        out.extend([Act::Stride(Bounded::new(1)), Act::Stride(Bounded::new(2)), Act::Throw]);
        match BROKEN {
            OFFERS_TOO_MUCH => out.push(Act::Stride(Bounded::new(3))),
            OFFERS_TOO_LITTLE => drop(out.pop()),
            OFFERS_TWICE => out.push(Act::Throw),
            _ => {}
        }
    }
    fn fallback(&self, _seat: Seat) -> Act {
        if BROKEN == BAD_FALLBACK { Act::Concede } else { Act::Stride(Bounded::new(1)) }
    }
    #[inline]
    fn perform(&mut self, seat: Seat, action: Act, fate: &mut Fate, events: &mut Events<Went>) {
        match action {
            Act::Stride(n) => self.advance(seat, n.get(), events),
            Act::Throw => self.throw(seat, fate, events),
            Act::Concede => self.winner = Some(seat.next(2)),
        }
    }
    fn view(&self, _viewer: Viewer) -> ([u8; 2], Seat) {
        (self.at.0, self.turn)
    }
    fn outcome(&self) -> Option<Outcome> {
        let early = (BROKEN == OVER_EARLY && self.at.0 == [3, 3]).then_some(self.turn);
        self.winner.or(early).map(|winner| Outcome::winner(winner, 2, Rule::new("TR-3")))
    }
    fn write(&self, action: Act, to: &mut dyn fmt::Write) -> fmt::Result {
        match action {
            Act::Stride(_) if BROKEN == WRITES_ALIKE => to.write_str("stride"),
            Act::Stride(n) => write!(to, "stride {n}"),
            Act::Throw => to.write_str("throw"),
            Act::Concede => to.write_str("concede"),
        }
    }
    fn question(&self, _seat: Seat) -> &'static str {
        "go"
    }
    fn holds(&self) -> Result<(), String> {
        let over = self.at.0.iter().any(|&at| at > self.edition.goal);
        if over { Err(format!("a ship is beyond the goal: {:?}", self.at.0)) } else { Ok(()) }
    }
    fn step_holds(before: &Self, seat: Seat, _action: Act, after: &Self) -> Result<(), String> {
        let other = seat.next(2);
        let still = before.at[other] == after.at[other] && before.at[seat] <= after.at[seat];
        if still { Ok(()) } else { Err(format!("{:?} to {:?} in {seat}'s turn", before.at.0, after.at.0)) }
    }
    fn is_settled(&self) -> bool {
        true
    }
    fn zone(&self, _viewer: Viewer, seat: Option<Seat>, _zone: &str) -> String {
        match seat {
            Some(seat) => self.at[seat].to_string(),
            None if BROKEN == FORGETS_TURN => String::new(),
            None => self.turn.number().to_string(),
        }
    }
    fn put(&mut self, seat: Option<Seat>, _zone: &str, value: &str) -> Result<(), String> {
        let number: u8 = value.parse().map_err(|_| format!("{value:?} is no number"))?;
        match seat {
            Some(seat) => self.at[seat] = number,
            None if (1..=2).contains(&number) => self.turn = Seat::new(number - 1),
            None => return Err(format!("seat {number} is not at this table; expected 1 or 2")),
        }
        Ok(())
    }
    fn placed(&self) -> Result<(), String> {
        match self.at.0.iter().any(|&at| at >= self.edition.goal) {
            true => Err(format!("a ship is at the goal already ({})", self.edition.goal)),
            false => Ok(()),
        }
    }
}
