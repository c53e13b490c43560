//! A broken twin of any game: everybody is shown its events as the referee sees them. Law 3 must catch it, or it
//! would not catch a card that somebody forgot to hide.

use kernel::{
    Described, Edition, Entry, Events, Fate, Format, Game, InvariantError, Invariants, Names, OptionWord, Options,
    Outcome, ParseError, Placed, PositionError, Positions, Prompt, Redact, Seat, SeatSet, SetupError, Style, Viewer,
    Words, Zone,
};
use std::fmt;

/// A game that hides nothing of what happens.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Leaky<G>(G);

/// An event that everybody is shown whole.
#[derive(Clone, Debug)]
pub struct Leaked<E>(E);

impl<E: Redact> Redact for Leaked<E> {
    type Shown = E::Shown;
    fn shown_to(&self, _: Viewer) -> Option<E::Shown> {
        self.0.shown_to(Viewer::REFEREE)
    }
    fn veil(shown: &E::Shown) -> E::Shown {
        E::veil(shown)
    }
}

impl<G: Game> Game for Leaky<G> {
    const ID: &'static str = G::ID;
    const RULES_VERSION: u16 = G::RULES_VERSION;
    type Setup = G::Setup;
    type Content = G::Content;
    type Event = Leaked<G::Event>;
    type View = G::View;
    type Action = G::Action;
    type Refusal = G::Refusal;

    fn start(setup: &G::Setup, edition: Edition<G::Content>, fate: &mut Fate) -> Result<Self, SetupError> {
        G::start(setup, edition, fate).map(Leaky)
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn edition(&self) -> Edition<G::Content> {
        self.0.edition()
    }
    fn to_act(&self) -> SeatSet {
        self.0.to_act()
    }
    fn waiting(&self, viewer: Viewer) -> SeatSet {
        self.0.waiting(viewer)
    }
    fn side(&self, seat: Seat) -> SeatSet {
        self.0.side(seat)
    }
    fn is_sealed(&self) -> bool {
        self.0.is_sealed()
    }
    fn is_private(&self, action: G::Action) -> bool {
        self.0.is_private(action)
    }
    fn speaks(&self, action: G::Action) -> bool {
        self.0.speaks(action)
    }
    fn bargains(&self) -> bool {
        self.0.bargains()
    }
    fn actions(&self, seat: Seat, out: &mut Vec<G::Action>) {
        self.0.actions(seat, out);
    }
    fn asides(&self, seat: Seat, out: &mut Vec<G::Action>) {
        self.0.asides(seat, out);
    }
    fn check(&self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        self.0.check(seat, action)
    }
    fn fallback(&self, seat: Seat) -> G::Action {
        self.0.fallback(seat)
    }
    /// Barriers are kept; how sealed rounds end is not told, for which the twin need not be good.
    fn perform(&mut self, seat: Seat, action: G::Action, fate: &mut Fate, events: &mut Events<Self::Event>) {
        let mut inner = Events::kept();
        self.0.perform(seat, action, fate, &mut inner);
        if inner.is_barred() {
            events.barrier();
        }
        inner.drain().into_iter().for_each(|event| events.push(|| Leaked(event)));
    }
    fn view(&self, viewer: Viewer) -> G::View {
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
    fn write(&self, action: G::Action, to: &mut dyn fmt::Write) -> fmt::Result {
        self.0.write(action, to)
    }
    fn write_for(&self, viewer: Viewer, seat: Seat, action: G::Action, to: &mut dyn fmt::Write) -> fmt::Result {
        self.0.write_for(viewer, seat, action, to)
    }
    fn read(&self, seat: Seat, text: &str) -> Result<G::Action, ParseError> {
        self.0.read(seat, text)
    }
}

impl<G: Words> Words for Leaky<G> {
    fn prompt(&self, seat: Seat) -> Prompt {
        self.0.prompt(seat)
    }
    fn describe(&self, seat: Seat, action: G::Action, names: &Names) -> Described {
        self.0.describe(seat, action, names)
    }
    fn tell(&self, event: &<G::Event as Redact>::Shown, names: &Names) -> String {
        self.0.tell(event, names)
    }
    fn tell_refusal(&self, seat: Seat, refusal: G::Refusal, names: &Names) -> String {
        self.0.tell_refusal(seat, refusal, names)
    }
    fn draw(view: &G::View, names: &Names, style: Style) -> String {
        G::draw(view, names, style)
    }
}

impl<G: Positions> Positions for Leaky<G> {
    const ZONES: &'static [Zone] = G::ZONES;
    fn place(setup: &G::Setup, edition: Edition<G::Content>, lines: &[Placed<'_>]) -> Result<Self, PositionError> {
        G::place(setup, edition, lines).map(Leaky)
    }
    fn zone(&self, viewer: Viewer, seat: Option<Seat>, zone: &Zone) -> String {
        self.0.zone(viewer, seat, zone)
    }
    fn is_settled(&self) -> bool {
        self.0.is_settled()
    }
    fn may_begin(&self) -> Result<(), PositionError> {
        self.0.may_begin()
    }
    fn key(edition: Edition<G::Content>, name: &str) -> Option<u32> {
        G::key(edition, name)
    }
}

impl<G: Invariants> Invariants for Leaky<G> {
    const LONGEST: usize = G::LONGEST;
    fn state_holds(&self) -> Result<(), InvariantError> {
        self.0.state_holds()
    }
}

impl<G: Entry> Entry for Leaky<G> {
    const TITLE: &'static str = G::TITLE;
    const DESIGNER: &'static str = G::DESIGNER;
    const STORY: &'static str = G::STORY;
    const RULES: &'static str = G::RULES;
    const COVERAGE: &'static str = G::COVERAGE;
    const FORMATS: &'static [Format] = G::FORMATS;
    const OPTIONS: &'static [OptionWord] = G::OPTIONS;
    fn settings(options: &Options) -> Result<G::Setup, SetupError> {
        G::settings(options)
    }
}
