//! Sealed rounds with a public gate: all choose a token in secret at once; a shot opens a window
//! in which everybody who *might* react is asked, whatever she holds, and nothing tells who
//! answered, who could have reacted, or which reactions were returned.

use super::game::{Of, Toy, Toybox};
use kernel::{Bounded, Secret, Viewer, rule};
use kernel::{Edition, Enum, Events, Fate, Label, Outcome, PerSeat, Redact, Refusal, Rule, Sealed, Seat, SeatSet};
use std::fmt;

/// The honest game.
pub type SealedToy = Of<Window<0>>;

/// Tells whom it still waits for in a sealed round.
pub const TELLS_WHO: u8 = 1;
/// Asks only those who can react.
pub const GATES_BY_TOKEN: u8 = 2;
/// A redealt world keeps the others' sealed answers.
pub const KEEPS_ANSWERS: u8 = 3;
/// Shows every token to everybody.
pub const SHOWS_TOKENS: u8 = 4;
/// A redealt world turns the true tokens instead of dealing new ones.
pub const TURNS_TRUTH: u8 = 5;
/// Denies that a sealed round is open.
pub const DENIES_ROUND: u8 = 6;
/// Refuses a shot at somebody who could react, by that rule.
pub const REFUSAL_TELLS: u8 = 7;

const RULES: &str = "\
- **TS-1** All choose a token, one to three, in secret and at once.
- **TS-2** In turn, fire at another ship afloat or hold.
- **TS-3** A shot opens a window: all afloat whose token is hidden may react with a three.
- **TS-4** Of several reactions the one nearest after the shooter counts; the others never were.
- **TS-5** A reaction shows its token and turns the shot away; the others are asked again.
- **TS-6** Twelve turns, or one ship afloat, end the game; most hull wins.
";
const REACTOR: u8 = 3;
const TOKEN: Label = Label::new("token");

/// The table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Window<const BROKEN: u8> {
    n: u8,
    token: PerSeat<Option<Secret<u8>>, 4>,
    hull: PerSeat<u8, 4>,
    turn: Seat,
    left: u8,
    shot: Option<(Seat, bool)>,
    round: Sealed<Act, 4>,
    edition: Edition<Toybox>,
}

/// What a captain may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum)]
pub enum Act {
    /// Let the shot be.
    Pass,
    /// Turn the shot away.
    React,
    /// Take a token (0 stands for one).
    Choose(Bounded<3>),
    /// Do not fire.
    Hold,
    /// Fire at a ship.
    Fire(Seat),
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub enum Event {
    /// A window opened for these.
    Asked(SeatSet),
    /// Somebody reacted and showed this token.
    Reacted(Seat, Option<u8>),
    /// The shot went home, or was turned away.
    Shot(Seat, bool),
}

impl Redact for Event {
    type Shown = Event;
    fn shown_to(&self, _: Viewer) -> Option<Event> {
        Some(self.clone())
    }
    fn veil(shown: &Event) -> Event {
        match shown {
            Event::Reacted(seat, _) => Event::Reacted(*seat, None),
            other => other.clone(),
        }
    }
}

impl<const BROKEN: u8> Window<BROKEN> {
    fn all(&self) -> SeatSet {
        SeatSet::first_n(self.n)
    }
    fn afloat(&self) -> SeatSet {
        self.all().iter().filter(|&seat| self.hull[seat] > 0).collect()
    }
    fn over(&self) -> bool {
        self.left == 0 || self.afloat().len() < 2
    }
    fn holds(&self, seat: Seat, token: u8) -> bool {
        self.token[seat].is_some_and(|secret| secret.value() == token)
    }
    /// TS-3: public facts alone say who is asked.
    fn gate(&self) -> SeatSet {
        let hidden = |seat: Seat| self.token[seat].is_some_and(|token| !token.known_to().is_everyone());
        let able = |seat: Seat| BROKEN != GATES_BY_TOKEN || self.holds(seat, REACTOR);
        self.afloat().iter().filter(|&seat| hidden(seat) && able(seat)).collect()
    }
    fn ask(&mut self, events: &mut Events<Event>) {
        let asked = self.gate();
        if asked.is_empty() {
            return self.resolve(events);
        }
        events.push(|| Event::Asked(asked));
        self.round = Sealed::poll(asked);
    }
    fn resolve(&mut self, events: &mut Events<Event>) {
        if let Some((target, away)) = self.shot.take() {
            self.hull[target] -= u8::from(!away);
            events.push(|| Event::Shot(target, away));
        }
        self.left -= 1;
        let next = (1..=self.n).fold(self.turn, |seat, _| if self.on(seat) { seat } else { seat.next(self.n) });
        self.turn = next;
    }
    fn on(&self, seat: Seat) -> bool {
        seat != self.turn && self.hull[seat] > 0
    }
    /// The round is closed: TS-1 or TS-4.
    fn open(&mut self, events: &mut Events<Event>) {
        let answers = self.round.open();
        for &(seat, answer) in &answers {
            if let Act::Choose(n) = answer {
                self.token[seat] = Some(Secret::new(n.get() + 1, SeatSet::of(seat)));
            }
        }
        let after = |seat: Seat| (seat.index() + self.n as usize - self.turn.index()) % self.n as usize;
        let reacting = answers.iter().filter(|(_, answer)| *answer == Act::React).map(|(seat, _)| *seat);
        match reacting.min_by_key(|&seat| after(seat)) {
            Some(seat) => self.react(seat, events),
            None if self.shot.is_some() => self.resolve(events),
            None => {}
        }
    }
    fn react(&mut self, seat: Seat, events: &mut Events<Event>) {
        let token = self.token[seat].as_mut().map(|token| events.reveal(token, SeatSet::EVERYONE));
        events.push(|| Event::Reacted(seat, token));
        self.shot = self.shot.map(|(target, _)| (target, true));
        self.ask(events);
    }
    fn check_answer(&self, seat: Seat, action: Act) -> Result<(), Refusal> {
        let choosing = self.shot.is_none();
        match action {
            _ if !self.round.owed().has(seat) => Err(rule::NOT_YOURS.into()),
            Act::Choose(_) if choosing => Ok(()),
            Act::Pass if !choosing => Ok(()),
            Act::React if !choosing && self.holds(seat, REACTOR) => Ok(()),
            Act::React if !choosing => Err(Rule::new("TS-3").into()),
            _ => Err(rule::OTHER_QUESTION.into()),
        }
    }
    fn check_turn(&self, seat: Seat, action: Act) -> Result<(), Refusal> {
        match action {
            _ if seat != self.turn => Err(rule::NOT_YOURS.into()),
            Act::Hold => Ok(()),
            Act::Fire(at) if at == seat || !self.afloat().has(at) => Err(Rule::new("TS-2").into()),
            Act::Fire(at) if BROKEN == REFUSAL_TELLS && self.holds(at, REACTOR) => Err(Rule::new("TS-3").into()),
            Act::Fire(_) => Ok(()),
            _ => Err(rule::NO_SUCH_THING.into()),
        }
    }
}

impl<const BROKEN: u8> Toy for Window<BROKEN> {
    const ID: &'static str = "toy-sealed";
    const RULES: &'static str = RULES;
    const PLAYERS: (u8, u8) = (2, 4);
    const LONGEST: usize = 4 + 12 * (1 + 4 * 5);
    type Action = Act;
    type Event = Event;
    type View = (Vec<u8>, Vec<Option<u8>>, Seat, Option<(Seat, bool)>, SeatSet, Option<String>);

    fn deal(n: u8, edition: Edition<Toybox>, _fate: &mut Fate) -> Self {
        let round = Sealed::poll(SeatSet::first_n(n));
        let (token, hull) = (PerSeat([None; 4]), PerSeat([3; 4]));
        Window { n, token, hull, turn: Seat::new(0), left: 12, shot: None, round, edition }
    }
    fn seats(&self) -> u8 {
        self.n
    }
    fn edition(&self) -> Edition<Toybox> {
        self.edition
    }
    fn to_act(&self) -> SeatSet {
        match self.round.polled().is_empty() {
            _ if self.over() => SeatSet::EMPTY,
            true => SeatSet::of(self.turn),
            false => self.round.owed(),
        }
    }
    fn waiting(&self, viewer: Viewer) -> SeatSet {
        if BROKEN == TELLS_WHO || self.over() || self.round.polled().is_empty() {
            return self.to_act();
        }
        self.round.waiting(viewer)
    }
    fn is_sealed(&self) -> bool {
        BROKEN != DENIES_ROUND && !self.round.polled().is_empty()
    }
    fn check(&self, seat: Seat, action: Act) -> Result<(), Refusal> {
        match self.round.polled().is_empty() {
            _ if self.over() => Err(rule::GAME_OVER.into()),
            true => self.check_turn(seat, action),
            false => self.check_answer(seat, action),
        }
    }
    fn perform(&mut self, seat: Seat, action: Act, _fate: &mut Fate, events: &mut Events<Event>) {
        match action {
            Act::Hold => self.resolve(events),
            Act::Fire(target) => {
                self.shot = Some((target, false));
                self.ask(events);
            }
            answer => {
                if self.round.answer(seat, answer, events) {
                    self.open(events);
                }
            }
        }
    }
    fn view(&self, viewer: Viewer) -> Self::View {
        let shown = |seat| {
            let token: Option<Secret<u8>> = self.token[seat];
            token.filter(|token| BROKEN == SHOWS_TOKENS || token.is_known(viewer)).map(|token| token.value())
        };
        let hull = Seat::all(self.n).map(|seat| self.hull[seat]).collect();
        let own = viewer.eyes().first().and_then(|seat| self.round.own(seat)).map(|own| format!("{own:?}"));
        (hull, Seat::all(self.n).map(shown).collect(), self.turn, self.shot, self.round.polled(), own)
    }
    fn determinize(&mut self, seat: Seat, fate: &mut Fate) {
        if BROKEN != KEEPS_ANSWERS {
            self.round.forget_others(seat);
        }
        for (_, token) in self.token.iter_mut() {
            if let Some(token) = token.as_mut().filter(|token| !token.known_to().has(seat)) {
                let by = if BROKEN == TURNS_TRUTH { token.value() - 1 } else { 0 };
                token.redeal((fate.below(TOKEN, 3) as u8 + by) % 3 + 1);
            }
        }
    }
    fn outcome(&self) -> Option<Outcome> {
        let hull = Seat::all(self.n).map(|seat| 2 * i32::from(self.hull[seat]));
        self.over().then(|| Outcome::by_score(hull, Rule::new("TS-6")))
    }
    fn write(&self, action: Act, to: &mut dyn fmt::Write) -> fmt::Result {
        match action {
            Act::Pass => to.write_str("pass"),
            Act::React => to.write_str("react"),
            Act::Choose(n) => write!(to, "choose {}", n.get() + 1),
            Act::Hold => to.write_str("hold"),
            Act::Fire(seat) => write!(to, "fire at {seat}"),
        }
    }
    fn veiled(&self, _viewer: Viewer, _seat: Seat, action: Act) -> Option<&'static str> {
        matches!(action, Act::Pass | Act::React | Act::Choose(_)).then_some("answer ?")
    }
    fn question(&self, _seat: Seat) -> &'static str {
        match (self.round.polled().is_empty(), self.shot.is_some()) {
            (true, _) => "turn",
            (false, true) => "window",
            (false, false) => "token",
        }
    }
    fn holds(&self) -> Result<(), String> {
        let reacts = |seat: &Seat| self.round.own(*seat) == Some(Act::React) && !self.holds(*seat, REACTOR);
        match Seat::all(self.n).find(reacts) {
            Some(seat) => Err(format!("{seat} reacts without a three")),
            None => Ok(()),
        }
    }
}
