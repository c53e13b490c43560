//! A team turn in lanes: teammates act in any order, a question blocks only the one it is put
//! to, a joint payment needs a proposal and consent.

use super::game::{Of, Toy, Toybox};
use kernel::{
    Bounded, Edition, Enum, Events, Fate, Label, Lanes, Outcome, PerSeat, Redact, Refusal, Rule, Seat, SeatSet,
};
use kernel::{Viewer, rule};
use std::fmt;

/// The honest game.
pub type LanesToy = Of<Teams<0>>;

/// A proposal does not keep its proposer from spending what it promises.
pub const OVERDRAWS: u8 = 1;
/// A ready seat still owes an answer.
pub const READY_OWES: u8 = 2;

const RULES: &str = "\
- **TL-1** Teams take turns; every member who is not ready may act, in any order.
- **TL-2** Once a turn a member may dig: she is asked to keep one ore or to gamble for two.
- **TL-3** A depot costs three ore of one member.
- **TL-4** A station costs five: a member proposes shares, the other accepts or declines.
- **TL-5** While a proposal is open its team does nothing but answer questions.
- **TL-6** Declined: not again before something of the team has changed.
- **TL-7** Ready members are done; one may resume when her mate has acted since.
- **TL-8** When both are ready the other team is on turn. Eight team turns end the game.
";
const DEPOT: u8 = 3;
const STATION: u8 = 5;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Ask {
    Dug,
    Consent { by: Seat, theirs: u8 },
}

/// The table: seats of equal parity are a team.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Teams<const BROKEN: u8> {
    ore: PerSeat<u8, 4>,
    points: [u8; 2],
    lanes: Lanes<Ask, 4, 2>,
    dug: SeatSet,
    ready: SeatSet,
    stirred: SeatSet,
    barred: SeatSet,
    team: u8,
    left: u8,
    edition: Edition<Toybox>,
}

/// What a member may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum)]
pub enum Act {
    /// No more this turn.
    Ready,
    /// Dig for ore.
    Dig,
    /// Take one ore.
    Keep,
    /// Take two or none.
    Gamble,
    /// Build a depot.
    Depot,
    /// Propose a station with this share of one's own.
    Propose(Bounded<5>),
    /// Pay the share asked.
    Accept,
    /// Do not.
    Decline,
    /// Act again.
    Resume,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub enum Event {
    /// Somebody got ore.
    Dug(Seat, u8),
    /// Somebody asks a teammate for this share.
    Proposed(Seat, u8),
    /// Something was built.
    Built(Seat, u8),
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

fn mate(seat: Seat) -> Seat {
    seat.next(4).next(4)
}

impl<const BROKEN: u8> Teams<BROKEN> {
    fn members(&self) -> SeatSet {
        let first = Seat::new(self.team);
        [first, mate(first)].into_iter().collect()
    }
    fn proposal_open(&self) -> bool {
        let asks = |seat: Seat| matches!(self.lanes.lane(seat).top(), Some(Ask::Consent { .. }));
        self.members().iter().any(asks)
    }
    fn free(&self) -> SeatSet {
        let blocked = BROKEN != OVERDRAWS && self.proposal_open();
        let ready = if BROKEN == READY_OWES { SeatSet::EMPTY } else { self.ready };
        if blocked { SeatSet::EMPTY } else { self.members() - ready - self.lanes.owing() }
    }
    fn stir(&mut self, seat: Seat) {
        self.stirred.insert(mate(seat));
        self.barred = self.barred - self.members();
    }
    fn gain(&mut self, seat: Seat, ore: u8, events: &mut Events<Event>) {
        self.ore[seat] += ore;
        events.push(|| Event::Dug(seat, ore));
    }
    fn build(&mut self, seat: Seat, points: u8, events: &mut Events<Event>) {
        self.points[self.team as usize] += points;
        events.push(|| Event::Built(seat, points));
        self.stir(seat);
    }
    fn pass_turn(&mut self) {
        if self.ready == self.members() {
            self.team = 1 - self.team;
            self.left -= 1;
            (self.ready, self.dug) = (SeatSet::EMPTY, SeatSet::EMPTY);
            (self.stirred, self.barred) = (SeatSet::EMPTY, SeatSet::EMPTY);
        }
    }
    fn consent(&mut self, seat: Seat, yes: bool, events: &mut Events<Event>) {
        let Some(Ask::Consent { by, theirs }) = self.lanes.lane_mut(seat).pop() else {
            return;
        };
        if !yes {
            return self.barred.insert(by);
        }
        self.ore[seat] = self.ore[seat].saturating_sub(theirs);
        self.ore[by] = self.ore[by].saturating_sub(STATION - theirs);
        self.build(by, 2, events);
        self.stirred.insert(by);
    }
    fn check_answer(ask: Ask, action: Act) -> Result<(), Refusal> {
        match (ask, action) {
            (Ask::Dug, Act::Keep | Act::Gamble) | (Ask::Consent { .. }, Act::Accept | Act::Decline) => Ok(()),
            _ => Err(rule::OTHER_QUESTION.into()),
        }
    }
}

impl<const BROKEN: u8> Toy for Teams<BROKEN> {
    const ID: &'static str = "toy-lanes";
    const RULES: &'static str = RULES;
    const PLAYERS: (u8, u8) = (4, 4);
    const LONGEST: usize = 8 * 60;
    type Action = Act;
    type Event = Event;
    type View = ([u8; 4], [u8; 2], u8, [SeatSet; 4], u8, Vec<(Seat, String)>);

    fn deal(_n: u8, edition: Edition<Toybox>, _fate: &mut Fate) -> Self {
        let none = SeatSet::EMPTY;
        let (ore, lanes) = (PerSeat([3; 4]), Lanes::default());
        Teams {
            ore,
            points: [0; 2],
            lanes,
            dug: none,
            ready: none,
            stirred: none,
            barred: none,
            team: 0,
            left: 8,
            edition,
        }
    }
    fn seats(&self) -> u8 {
        4
    }
    fn edition(&self) -> Edition<Toybox> {
        self.edition
    }
    fn to_act(&self) -> SeatSet {
        if self.left == 0 { SeatSet::EMPTY } else { self.lanes.owing() | self.free() }
    }
    fn is_aside(action: Act) -> bool {
        action == Act::Resume
    }
    fn check(&self, seat: Seat, action: Act) -> Result<(), Refusal> {
        if self.left == 0 {
            return Err(rule::GAME_OVER.into());
        }
        let own = self.members().has(seat);
        if action == Act::Resume && own && self.ready.has(seat) && !self.proposal_open() {
            let stirred = self.stirred.has(seat) && self.lanes.lane(seat).is_empty();
            return if stirred { Ok(()) } else { Err(Rule::new("TL-7").into()) };
        }
        if let Some(&ask) = self.lanes.lane(seat).top() {
            return Self::check_answer(ask, action);
        }
        match action {
            _ if !own || !self.free().has(seat) || self.ready.has(seat) => Err(rule::NOT_YOURS.into()),
            Act::Ready => Ok(()),
            Act::Dig if self.dug.has(seat) => Err(Rule::new("TL-2").into()),
            Act::Dig => Ok(()),
            Act::Depot if self.ore[seat] < DEPOT => Err(Rule::new("TL-3").into()),
            Act::Depot => Ok(()),
            Act::Propose(_) if self.barred.has(seat) => Err(Rule::new("TL-6").into()),
            Act::Propose(n) if n.get() == 0 || self.ore[seat] < n.get() || self.ore[mate(seat)] + n.get() < STATION => {
                Err(Rule::new("TL-4").into())
            }
            Act::Propose(_) => Ok(()),
            _ => Err(rule::NO_SUCH_THING.into()),
        }
    }
    fn perform(&mut self, seat: Seat, action: Act, fate: &mut Fate, events: &mut Events<Event>) {
        match action {
            Act::Ready => {
                self.ready.insert(seat);
                self.stirred.remove(seat);
            }
            Act::Dig => {
                self.dug.insert(seat);
                // A free member's lane is empty, so there is room.
                let _ = self.lanes.lane_mut(seat).push(Ask::Dug);
            }
            Act::Keep | Act::Gamble => {
                self.lanes.lane_mut(seat).pop();
                let even = action == Act::Gamble && fate.die(Label::of(seat, "dig"), 2) == 2;
                let ore = if action == Act::Keep { 1 } else { 2 * u8::from(even) };
                self.gain(seat, ore, events);
                self.stir(seat);
            }
            Act::Depot => {
                self.ore[seat] -= DEPOT;
                self.build(seat, 1, events);
            }
            Act::Propose(n) => {
                let theirs = STATION - n.get();
                let _ = self.lanes.lane_mut(mate(seat)).push(Ask::Consent { by: seat, theirs });
                events.push(|| Event::Proposed(seat, theirs));
            }
            Act::Accept | Act::Decline => self.consent(seat, action == Act::Accept, events),
            Act::Resume => self.ready.remove(seat),
        }
        self.pass_turn();
    }
    fn view(&self, _viewer: Viewer) -> Self::View {
        let asks = |seat: Seat| self.lanes.lane(seat).iter().map(move |ask| (seat, format!("{ask:?}")));
        let sets = [self.dug, self.ready, self.stirred, self.barred];
        (self.ore.0, self.points, self.team, sets, self.left, Seat::all(4).flat_map(asks).collect())
    }
    fn outcome(&self) -> Option<Outcome> {
        let points = |seat: Seat| 2 * i32::from(self.points[seat.index() % 2]);
        (self.left == 0).then(|| Outcome::by_score(Seat::all(4).map(points), Rule::new("TL-8")))
    }
    fn write(&self, action: Act, to: &mut dyn fmt::Write) -> fmt::Result {
        match action {
            Act::Propose(n) => write!(to, "propose {n}"),
            other => to.write_str(&format!("{other:?}").to_lowercase()),
        }
    }
    fn question(&self, seat: Seat) -> &'static str {
        match self.lanes.lane(seat).top() {
            None => "main",
            Some(Ask::Dug) => "dig",
            Some(Ask::Consent { .. }) => "consent",
        }
    }
    fn holds(&self) -> Result<(), String> {
        let strangers = self.lanes.owing() - self.members();
        if strangers.is_empty() { Ok(()) } else { Err(format!("{strangers:?} are asked in the others' turn")) }
    }
    fn step_holds(before: &Self, _seat: Seat, _action: Act, after: &Self) -> Result<(), String> {
        let sum = |toy: &Self| toy.ore.0.iter().map(|&ore| i32::from(ore)).sum::<i32>();
        let points = |toy: &Self| i32::from(toy.points[0] + toy.points[1]);
        let (paid, built) = (sum(before) - sum(after), points(after) - points(before));
        let right = match built {
            0 => (-2..=0).contains(&paid),
            1 => paid == i32::from(DEPOT),
            _ => paid == i32::from(STATION),
        };
        if right { Ok(()) } else { Err(format!("{paid} ore were paid for {built} points")) }
    }
}
