//! What a toy has to say, and the rest of the contract made of it.

use kernel::{
    Content, ContentError, Described, Edition, Entry, Enum, Events, Fate, Format, Game, Invariants, Names, OptionWord,
    Options, Outcome, ParseError, Placed, PositionError, Positions, Prompt, Redact, Refusal, Rule, Seat, SeatSet,
    SetupError, Style, Viewer, Words, Zone,
};
use std::fmt::{self, Debug};
use std::hash::Hash;

/// The rules of a toy. Short forms stand for what a real game writes by hand: actions are the
/// ids `check` accepts, notation is read by comparing, sentences are the notation.
pub trait Toy: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// Its id.
    const ID: &'static str;
    /// Its rules with their IDs.
    const RULES: &'static str;
    /// How many play it, at least and at most.
    const PLAYERS: (u8, u8);
    /// The most answers a game takes.
    const LONGEST: usize;
    /// Its zones.
    const ZONES: &'static [Zone] = &[];
    /// One thing a seat may do.
    type Action: Copy + Eq + Hash + Enum + Debug + Send + Sync;
    /// Something that happened.
    type Event: Redact;
    /// What one viewer may know.
    type View: serde::Serialize + Clone + Eq + Debug;

    /// Sets the table up.
    fn deal(seats: u8, box_of: Edition<Toybox>, fate: &mut Fate) -> Self;
    /// How many seats.
    fn seats(&self) -> u8;
    /// The content.
    fn edition(&self) -> Edition<Toybox>;
    /// Who owes an answer.
    fn to_act(&self) -> SeatSet;
    /// What a viewer may be told of it.
    fn waiting(&self, _viewer: Viewer) -> SeatSet {
        self.to_act()
    }
    /// Whether a sealed round is open.
    fn is_sealed(&self) -> bool {
        false
    }
    /// Whether words beside an action are told to everybody.
    fn speaks(&self, action: Self::Action) -> bool {
        let _ = action;
        false
    }
    /// Whether an action is something beside the question asked.
    fn is_aside(_action: Self::Action) -> bool {
        false
    }
    /// The one source of legality.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Refusal>;
    /// What the seat is offered: answers or asides.
    fn offers(&self, seat: Seat, asides: bool, out: &mut Vec<Self::Action>) {
        let all = (0..Self::Action::LENGTH).map(Self::Action::from_usize);
        out.extend(all.filter(|&action| Self::is_aside(action) == asides && self.check(seat, action).is_ok()));
    }
    /// What a timeout plays.
    fn fallback(&self, seat: Seat) -> Self::Action {
        let mut all = (0..Self::Action::LENGTH).map(Self::Action::from_usize);
        let legal = all.find(|&action| !Self::is_aside(action) && self.check(seat, action).is_ok());
        legal.unwrap_or(Self::Action::from_usize(0))
    }
    /// Performs a legal action.
    fn perform(&mut self, seat: Seat, action: Self::Action, fate: &mut Fate, events: &mut Events<Self::Event>);
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// Redeals what the seat does not know.
    fn determinize(&mut self, _seat: Seat, _fate: &mut Fate) {}
    /// Whether the seat must hold a world possible.
    fn possible(&self, seat: Seat, world: &Self) -> bool {
        self.view(Viewer::seat(seat)) == world.view(Viewer::seat(seat))
    }
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// Writes an action.
    ///
    /// # Errors
    /// Only when `to` fails.
    fn write(&self, action: Self::Action, to: &mut dyn fmt::Write) -> fmt::Result;
    /// Whether a viewer may read another seat's action only as this.
    fn veiled(&self, _viewer: Viewer, _seat: Seat, _action: Self::Action) -> Option<&'static str> {
        None
    }
    /// The kind of the question before a seat.
    fn question(&self, seat: Seat) -> &'static str;
    /// What is true of every state.
    ///
    /// # Errors
    /// What is broken.
    fn holds(&self) -> Result<(), String>;
    /// What is true of every step.
    ///
    /// # Errors
    /// What is broken.
    fn step_holds(_before: &Self, _seat: Seat, _action: Self::Action, _after: &Self) -> Result<(), String> {
        Ok(())
    }
    /// Whether a position holds the whole state.
    fn is_settled(&self) -> bool {
        false
    }
    /// A zone in words.
    fn zone(&self, _viewer: Viewer, _seat: Option<Seat>, _zone: &str) -> String {
        String::new()
    }
    /// Puts one line of a position into a state dealt without chance.
    ///
    /// # Errors
    /// What was expected.
    fn put(&mut self, _seat: Option<Seat>, _zone: &str, _value: &str) -> Result<(), String> {
        Err("this toy writes no positions".to_owned())
    }
    /// A last word on a position read.
    ///
    /// # Errors
    /// What cannot be.
    fn placed(&self) -> Result<(), String> {
        self.holds()
    }
}

/// What comes in every toy's box.
#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Toybox {
    /// The last square of a track.
    pub goal: u8,
    /// What the cards are called; the number is their kind.
    pub cards: Vec<String>,
}

/// The most kinds of cards a toy's file may have.
pub const MAX_CARDS: usize = 12;

impl Content for Toybox {
    const FILE: &'static str = "toybox.toml";
    const BUILT_IN: &'static str = include_str!("toybox.toml");

    fn parse(text: &str) -> Result<Self, ContentError> {
        let toybox: Toybox = kernel::read_toml(text)?;
        if !(1..=100).contains(&toybox.goal) {
            return Err(ContentError::at(0, format!("goal is {}; expected 1 to 100", toybox.goal)));
        }
        let wrong = |name: &String| name.is_empty() || !name.chars().all(|c| c.is_ascii_alphabetic());
        let twice = |name: &String| toybox.cards.iter().filter(|other| other.eq_ignore_ascii_case(name)).count() > 1;
        match toybox.cards.iter().find(|name| wrong(name) || twice(name)) {
            Some(name) => Err(ContentError::at(0, format!("card {name:?}: expected one word of letters, once"))),
            None if toybox.cards.len() != MAX_CARDS => {
                let n = toybox.cards.len();
                Err(ContentError::at(0, format!("{n} cards; expected {MAX_CARDS}")))
            }
            None => Ok(toybox),
        }
    }
    fn counts(&self) -> Vec<(&'static str, usize)> {
        vec![("cards", self.cards.len()), ("squares", self.goal as usize)]
    }
    fn sentences(&self) -> Vec<String> {
        self.cards.iter().map(|name| format!("{name}: a card")).collect()
    }
}

/// A toy as a whole game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Of<T: Toy>(pub T);

impl<T: Toy> Game for Of<T> {
    const ID: &'static str = T::ID;
    const RULES_VERSION: u16 = kernel::version::UNSTATED;
    type Setup = u8;
    type Content = Toybox;
    type Event = T::Event;
    type View = T::View;
    type Action = T::Action;
    type Refusal = Refusal;

    fn start(setup: &u8, edition: Edition<Toybox>, fate: &mut Fate) -> Result<Self, SetupError> {
        Ok(Of(T::deal(*setup, edition, fate)))
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn edition(&self) -> Edition<Toybox> {
        self.0.edition()
    }
    #[inline]
    fn to_act(&self) -> SeatSet {
        self.0.to_act()
    }
    fn waiting(&self, viewer: Viewer) -> SeatSet {
        self.0.waiting(viewer)
    }
    fn is_sealed(&self) -> bool {
        self.0.is_sealed()
    }
    fn speaks(&self, action: T::Action) -> bool {
        self.0.speaks(action)
    }
    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<T::Action>) {
        self.0.offers(seat, false, out);
    }
    fn asides(&self, seat: Seat, out: &mut Vec<T::Action>) {
        self.0.offers(seat, true, out);
    }
    #[inline]
    fn check(&self, seat: Seat, action: T::Action) -> Result<(), Refusal> {
        self.0.check(seat, action)
    }
    fn fallback(&self, seat: Seat) -> T::Action {
        self.0.fallback(seat)
    }
    #[inline]
    fn perform(&mut self, seat: Seat, action: T::Action, fate: &mut Fate, events: &mut Events<T::Event>) {
        self.0.perform(seat, action, fate, events);
    }
    fn view(&self, viewer: Viewer) -> T::View {
        self.0.view(viewer)
    }
    fn determinize(&mut self, seat: Seat, fate: &mut Fate) {
        self.0.determinize(seat, fate);
    }
    fn possible(&self, seat: Seat, world: &Self) -> bool {
        self.0.possible(seat, &world.0)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
    fn write(&self, action: T::Action, to: &mut dyn fmt::Write) -> fmt::Result {
        self.0.write(action, to)
    }
    fn write_for(&self, viewer: Viewer, seat: Seat, action: T::Action, to: &mut dyn fmt::Write) -> fmt::Result {
        match self.0.veiled(viewer, seat, action) {
            Some(words) if !viewer.is(seat) => to.write_str(words),
            _ => self.0.write(action, to),
        }
    }
    fn read(&self, _seat: Seat, text: &str) -> Result<T::Action, ParseError> {
        let mut all = (0..T::Action::LENGTH).map(T::Action::from_usize);
        let found = all.find(|&action| self.notation(action).eq_ignore_ascii_case(text.trim()));
        found.ok_or_else(|| ParseError::new(text, "an action as the choices write it"))
    }
}

impl<T: Toy> Words for Of<T> {
    fn prompt(&self, seat: Seat) -> Prompt {
        let kind = self.0.question(seat);
        Prompt { kind, rule: None, sentence: format!("{kind}?") }
    }
    fn describe(&self, _seat: Seat, action: T::Action, _names: &Names) -> Described {
        Described::new(self.notation(action))
    }
    fn tell(&self, event: &<T::Event as Redact>::Shown, _names: &Names) -> String {
        format!("{event:?}")
    }
    fn tell_refusal(&self, _seat: Seat, refusal: Refusal, _names: &Names) -> String {
        format!("not by this rule {:?}", refusal.facts())
    }
    fn tries(&self, _seat: Seat, zone: &str, thing: &str) -> Option<String> {
        (zone == "act").then(|| thing.replace('-', " "))
    }
    fn draw(view: &T::View, _names: &Names, _style: Style) -> String {
        format!("{view:?}\n")
    }
}

impl<T: Toy> Positions for Of<T> {
    const ZONES: &'static [Zone] = T::ZONES;

    fn place(setup: &u8, edition: Edition<Toybox>, lines: &[Placed<'_>]) -> Result<Self, PositionError> {
        let mut toy = T::deal(*setup, edition, &mut Fate::scripted(kernel::Script::default()));
        for line in lines {
            let put = toy.put(line.seat, line.zone.word, line.value);
            put.map_err(|what| PositionError::at(line.line, what))?;
        }
        toy.placed().map_err(|what| PositionError::at(0, what))?;
        Ok(Of(toy))
    }
    fn zone(&self, viewer: Viewer, seat: Option<Seat>, zone: &Zone) -> String {
        self.0.zone(viewer, seat, zone.word)
    }
    fn is_settled(&self) -> bool {
        self.0.is_settled()
    }
    fn key(edition: Edition<Toybox>, name: &str) -> Option<u32> {
        edition.cards.iter().position(|known| known.eq_ignore_ascii_case(name)).map(|kind| kind as u32)
    }
}

impl<T: Toy> Invariants for Of<T> {
    const LONGEST: usize = T::LONGEST;
    fn state_holds(&self) -> Result<(), kernel::InvariantError> {
        self.0.holds().map_err(broken)
    }
    fn step_holds(
        before: &Self,
        seat: Seat,
        action: T::Action,
        _events: &[T::Event],
        after: &Self,
    ) -> Result<(), kernel::InvariantError> {
        T::step_holds(&before.0, seat, action, &after.0).map_err(broken)
    }
}

fn broken(what: String) -> kernel::InvariantError {
    kernel::InvariantError { rule: Rule::new("TY-1"), what }
}

impl<T: Toy> Entry for Of<T> {
    const TITLE: &'static str = T::ID;
    const DESIGNER: &'static str = "The Starboard authors";
    const STORY: &'static str = "";
    const RULES: &'static str = T::RULES;
    const COVERAGE: &'static str = "rules = 0\nrules_tested = 0\nexamples = 0\nexamples_tested = 0\n";
    const FORMATS: &'static [Format] = &[Format { id: "toy", title: "Toy", players: T::PLAYERS, step: 1 }];
    const OPTIONS: &'static [OptionWord] = &[];

    fn settings(options: &Options) -> Result<u8, SetupError> {
        SetupError::pick_format(options, Self::FORMATS)?;
        options.allow_only(Self::OPTIONS)?;
        Ok(options.players)
    }
}
