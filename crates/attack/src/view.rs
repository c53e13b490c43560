//! What one viewer may know, built field by field (AT-V1 to AT-V9).

pub mod plans;

use crate::action::{self, Action};
use crate::autopass::{Switches, auto_pass};
use crate::board::{Direction, Intersection, Square};
use crate::coin::{Coin, Coins, Colour, Trait};
use crate::content::{Gear, Mode, Window};
use crate::event::GearWord;
use crate::layout::Layout;
use crate::state::{Attack, Berth, Flag, Stage};
use crate::tile::{EVERYONE, sees};
use kernel::{Rule, Seat, SeatSet, Shown, Viewer};
use serde::Serialize;
use std::fmt;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct View {
    /// The mode.
    pub mode: Mode,
    /// Whether colours have their powers.
    pub powers: bool,
    /// The captain who went first.
    pub first: Option<Seat>,
    /// The captain whose turn it is.
    pub active: Seat,
    /// Complete rounds.
    pub rounds: u16,
    /// Rounds in a row without engagement.
    pub quiet_rounds: u16,
    /// Rounds until the bell rings at the earliest, with the bell on.
    pub bell_in: Option<u16>,
    /// The kind of question that is open.
    pub question: Option<&'static str>,
    /// The window that is open.
    pub window: Option<Window>,
    /// Whom the table waits for, as far as this viewer may know.
    pub waiting: SeatSet,
    /// The captains whose ships are in the pending Collision or attack.
    pub parties: SeatSet,
    /// The move under way.
    pub course: Option<CourseView>,
    /// Whose power Red lays now (AT-B6).
    pub rewired: Option<Seat>,
    /// The ships, in seat order.
    pub ships: Vec<ShipView>,
    /// The Collision or attack that is pending, with its shown values.
    pub clash: Option<plans::ClashView>,
    /// What a token on Equipment is good for, in the order of power.
    pub devices: Vec<DeviceView>,
    /// Whether the viewer's captain, who is asked for a reaction, has none but to pass.
    pub idle: bool,
    /// The auto-pass presets that would still ask this viewer's seat in the window that is open (AT-W11).
    pub asks: Vec<String>,
    /// The flags of Capture the Flag: South's, then North's.
    pub flags: Vec<FlagView>,
    /// The seats this viewer looks through.
    pub eyes: SeatSet,
    /// The rule that ended the game.
    pub over: Option<Rule>,
}

/// A move under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct CourseView {
    /// Which way.
    pub way: Direction,
    /// Steps made.
    pub made: u8,
    /// Steps left.
    pub left: u8,
}

/// A piece of equipment, and what it wants on Equipment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct DeviceView {
    /// Which.
    pub gear: GearWord,
    /// Its name.
    pub name: String,
    /// The token it wants (AT-G2).
    pub coin: Coin,
}

/// One ship.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct ShipView {
    /// Its captain's seat.
    pub seat: Seat,
    /// Its colour.
    pub colour: Colour,
    /// Names and story of captain and ship, where her captain gave some or chose a persona.
    pub persona: Option<PersonaView>,
    /// Its team in team modes, 1 or 2.
    pub team: Option<u8>,
    /// Whether the viewer's captain fights it: not her own, not her teammate's. False for onlookers.
    pub enemy: bool,
    /// Its square on the board.
    pub square: Option<Square>,
    /// Where it is, in a word.
    pub berth: &'static str,
    /// The square it left the map from.
    pub left_from: Option<Square>,
    /// Its speed.
    pub speed: u8,
    /// The face of its speed die (AT-S6).
    pub die: Coin,
    /// Whether the modifier lies under the die, adding 5.
    pub modifier_used: bool,
    /// The coin that is its modifier.
    pub modifier: Coin,
    /// The traits in the order Engines, Armaments, Shields, Equipment.
    pub traits: [Option<Shown<Coin>>; 4],
    /// Which of them lie number side up for everyone.
    pub open: [bool; 4],
    /// What each of them counts, the Capacitor token with it, where this viewer knows it.
    pub values: [Option<u8>; 4],
    /// The equipment its Equipment has power for, where this viewer knows its value.
    pub powered: Vec<GearWord>,
    /// The trait the Capacitor token lies on.
    pub capacitor: Option<Trait>,
    /// Tokens in reserve this viewer knows.
    pub reserve: Coins,
    /// How many tokens are in reserve.
    pub reserve_count: u8,
    /// Tokens lost to Damage.
    pub lost: Coins,
    /// Hits the tile still takes: the next one after that destroys.
    pub hull: u8,
    /// Coins of the pool this viewer cannot place.
    pub unlocated: Coins,
    /// Tokens of its power pool: on the tile and in reserve.
    pub pool: u8,
    /// Its force field.
    pub field: Option<Square>,
    /// Hit by an EMP: disabled in the next turn.
    pub struck: bool,
    /// Disabled in this turn.
    pub disabled: bool,
    /// May use no equipment.
    pub locked: bool,
    /// The special power of its colour, with that option.
    pub power: Option<PowerView>,
    /// The flag it carries: 0 South's, 1 North's.
    pub flag: Option<u8>,
    /// Whether all can see that a force field is possible now.
    pub may_field: bool,
    /// What its speed becomes with each token of its pool on Engines (AT-N3, AT-N4).
    pub paces: Vec<plans::PaceView>,
    /// Squares it would come to when holding its speed: N, E, S, W.
    pub reach: Vec<Square>,
    /// The same in full: what stops it, and what then.
    pub plans: Vec<plans::PlanView>,
    /// The ships it has in range.
    pub range: SeatSet,
    /// The ships in line with it, each way round.
    pub lines: Vec<plans::LineView>,
    /// Squares an enemy may end its next move on with the viewer's ship in range.
    pub threat: Vec<Square>,
}

/// A captain's persona: her own words, else those of the persona she chose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct PersonaView {
    /// The captain.
    pub captain: Option<String>,
    /// The ship.
    pub ship: Option<String>,
    /// What drives her.
    pub motivation: Option<String>,
}

/// A special power.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct PowerView {
    /// Its name.
    pub name: String,
    /// Whether it was used.
    pub spent: bool,
    /// Whether it holds from setup on, with nothing to use (AT-B11).
    pub lasting: bool,
}

/// A flag.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct FlagView {
    /// `south` or `north`.
    pub home: &'static str,
    /// The team whose flag and home this is, 1 or 2.
    pub team: u8,
    /// What it is.
    pub skin: String,
    /// Where it lies.
    pub point: Option<Intersection>,
    /// Who carries it.
    pub carrier: Option<Seat>,
}

pub(crate) fn of(game: &Attack, viewer: Viewer) -> View {
    let window = match game.stage {
        Stage::Window(window) if game.frames.is_empty() => Some(window),
        _ => None,
    };
    let mut view = View {
        mode: game.terms.mode,
        powers: game.terms.powers,
        first: game.first,
        active: game.active,
        rounds: game.tally.rounds,
        quiet_rounds: game.tally.quiet,
        bell_in: game.terms.bell.map(|bell| {
            let quiet = bell.quiet.saturating_sub(game.tally.quiet);
            quiet.min(bell.most.saturating_sub(game.tally.rounds))
        }),
        question: game.question().map(|question| question.kind(game)),
        window,
        waiting: kernel::Game::waiting(game, viewer),
        parties: game.parties(),
        course: game.course.map(|course| CourseView { way: course.way, made: course.made, left: game.steps_left() }),
        rewired: game.rewired(),
        ships: game.all().map(|seat| ship(game, seat, viewer)).collect(),
        clash: plans::clash(game).filter(|_| game.frames.is_empty()),
        devices: devices(game),
        idle: idle(game, viewer),
        asks: Vec::new(),
        flags: flags(game),
        eyes: viewer.eyes(),
        over: game.ending.map(|ending| ending.by),
    };
    view.asks = asks(game, &view);
    view
}

fn devices(game: &Attack) -> Vec<DeviceView> {
    let mut all: Vec<_> = game.edition.content().gear.iter().collect();
    all.sort_by_key(|(_, piece)| piece.power);
    all.into_iter()
        .map(|(gear, piece)| DeviceView { gear: gear.into(), name: piece.name.clone(), coin: piece.coin })
        .collect()
}

fn idle(game: &Attack, viewer: Viewer) -> bool {
    let mut answers = Vec::new();
    if let (Some(seat), Stage::Window(_)) = (viewer.eyes().iter().next(), game.stage) {
        kernel::Game::actions(game, seat, &mut answers);
    }
    answers == [Action::Pass]
}

/// The presets by which the viewer would answer this window herself, from what the view says.
fn asks(game: &Attack, view: &View) -> Vec<String> {
    let Some(seat) = view.eyes.iter().next() else { return Vec::new() };
    let presets = game.edition.content().autopass.iter();
    let asking = presets.filter(|(_, ask)| !auto_pass(view, seat, &Switches(*ask)));
    asking.map(|(id, _)| id.clone()).collect()
}

/// What a trait counts, where the viewer sees its token; an empty one all see.
fn counts(game: &Attack, seat: Seat, on: Trait, viewer: Viewer) -> Option<u8> {
    let seen = game.ship(seat).tile.token(on).is_none_or(|token| sees(viewer, token));
    seen.then(|| game.value(seat, on))
}

/// What the token on Equipment has power for (AT-G2), where the viewer may know it.
fn powered(game: &Attack, seat: Seat, viewer: Viewer) -> Vec<GearWord> {
    let token = game.ship(seat).tile.token(Trait::Equipment);
    if token.is_some_and(|token| !sees(viewer, token)) {
        return Vec::new();
    }
    Gear::ALL.into_iter().filter(|&gear| game.has_power(seat, gear)).map(GearWord::from).collect()
}

impl Attack {
    /// The captains whose ships are in the pending Collision or attack (AT-W11).
    pub(crate) fn parties(&self) -> SeatSet {
        match self.stage {
            Stage::Window(Window::Impact) => {
                let met = match self.obstacle_ahead() {
                    Some(crate::motion::Obstacle::Ship(other)) => SeatSet::of(other),
                    _ => SeatSet::EMPTY,
                };
                met | SeatSet::of(self.active)
            }
            Stage::Window(Window::Firefight) => self.targets() | SeatSet::of(self.active),
            _ => SeatSet::EMPTY,
        }
    }
}

fn ship(game: &Attack, seat: Seat, viewer: Viewer) -> ShipView {
    let ship = game.ship(seat);
    let tile = &ship.tile;
    let known: Coins = tile.reserve().filter(|&token| sees(viewer, token)).map(|token| token.value()).collect();
    let tokens = Trait::ALL.map(|on| tile.token(on));
    let placed: Coins =
        tokens.iter().flatten().filter(|&&token| sees(viewer, token)).map(|token| token.value()).collect();
    let boost = tile.capacitor().map_or(Coins::NONE, |(_, coin)| Coins::of(coin));
    ShipView {
        seat,
        colour: game.colour_of(seat),
        persona: persona(game, seat),
        team: game.terms.mode.is_team().then(|| game.team(seat) as u8 + 1),
        enemy: viewer.eyes().iter().next().is_some_and(|me| game.are_rivals(me, seat)),
        square: ship.square(),
        berth: berth_word(ship.berth),
        left_from: if let Berth::Off(from) = ship.berth { Some(from) } else { None },
        speed: ship.speed,
        die: Coin::of_face(if ship.speed > 5 { ship.speed - 5 } else { ship.speed }).unwrap_or(Coin::Blank),
        modifier_used: ship.speed > 5,
        modifier: ship.modifier,
        traits: tokens.map(|token| token.map(|token| token.shown_to(viewer))),
        open: tokens.map(|token| token.is_some_and(|token| token.known_to() == EVERYONE)),
        values: Trait::ALL.map(|on| counts(game, seat, on, viewer)),
        powered: powered(game, seat, viewer),
        capacitor: tile.capacitor().map(|(on, _)| on),
        reserve: known,
        reserve_count: tile.reserve().count() as u8,
        lost: ship.lost,
        hull: tile.on_tile() as u8,
        unlocated: tile.pool().without(known | placed | boost),
        pool: tile.pool().len() as u8,
        field: ship.field,
        struck: ship.struck,
        disabled: ship.disabled,
        locked: ship.locked,
        power: power(game, seat),
        flag: game.carried(seat).map(|flag| flag as u8),
        may_field: ship.square().is_some() && game.is_publicly_possible(seat, Gear::Field),
        paces: plans::paces(game, seat),
        reach: reach(game, seat),
        plans: plans::plans(game, seat, viewer),
        range: game.in_range(seat),
        lines: plans::lines(game, seat),
        threat: plans::threat(game, seat, viewer.eyes().iter().next()),
    }
}

fn berth_word(berth: Berth) -> &'static str {
    match berth {
        Berth::Hangar => "not placed",
        Berth::At(_) => "on the board",
        Berth::Off(_) => "off the map",
        Berth::Waiting(_) => "waiting to return",
        Berth::Destroyed => "destroyed",
        Berth::Left => "gone",
    }
}

fn persona(game: &Attack, seat: Seat) -> Option<PersonaView> {
    let index = game.terms.personas[seat.index() & 3];
    let chosen = index.and_then(|index| game.edition.content().personas.get(usize::from(index)));
    let own = game.callsigns.of(seat);
    let word = |own: Option<&String>, chosen: Option<&String>| own.or(chosen).cloned();
    (chosen.is_some() || own.is_some()).then(|| PersonaView {
        captain: word(own.and_then(|own| own.captain.as_ref()), chosen.map(|one| &one.captain)),
        ship: word(own.and_then(|own| own.ship.as_ref()), chosen.map(|one| &one.ship)),
        motivation: word(own.and_then(|own| own.story.as_ref()), chosen.map(|one| &one.motivation)),
    })
}

fn power(game: &Attack, seat: Seat) -> Option<PowerView> {
    let power = &game.edition.content().powers[game.colour_of(seat)];
    let lasting = matches!(power.atom, crate::content::Atom::StartWith { .. });
    game.terms.powers.then(|| PowerView { name: power.name.clone(), spent: game.ship(seat).spent, lasting })
}

/// Where a ship would come to rest each way: the square in front of what stops it.
fn reach(game: &Attack, seat: Seat) -> Vec<Square> {
    let ship = game.ship(seat);
    let Some(from) = ship.square() else { return Vec::new() };
    let ends = Direction::ALL.into_iter().map(|way| {
        let path = game.path(seat, from, way, ship.speed);
        from.walk(way, path.free, game.edges())
    });
    ends.collect()
}

fn flags(game: &Attack) -> Vec<FlagView> {
    if !game.terms.mode.is_ctf() {
        return Vec::new();
    }
    let one = |home: usize| {
        let team = (0..2).find(|&team| game.home(team) == home).unwrap_or(home);
        let skin = game.edition.content().skins.get(usize::from(game.terms.flags[team]));
        let (point, carrier) = match game.flags[home] {
            Flag::Lies(point) => (Some(point), None),
            Flag::With(seat) => (None, Some(seat)),
        };
        let skin = skin.map_or(String::new(), |(_, name)| name.clone());
        FlagView { home: ["south", "north"][home], team: team as u8 + 1, skin, point, carrier }
    };
    (0..2).map(one).collect()
}

/// Another captain's action as a viewer may read it: power is read as its pattern, a sealed
/// answer as `?` unless it is carried out by closing its round (AT-V8, AT-V10).
pub(crate) fn write_for(
    game: &Attack,
    viewer: Viewer,
    seat: Seat,
    action: Action,
    to: &mut dyn fmt::Write,
) -> fmt::Result {
    if viewer.is(seat) {
        return action::write(game, action, to);
    }
    match action {
        Action::Concede => action::write(game, action, to),
        _ if is_window(game) && !is_carried_out(game, seat, action) => to.write_str("?"),
        Action::Assign(layout) if !is_open(game, viewer, seat) => write_pattern(layout, to),
        _ => action::write(game, action, to),
    }
}

/// Whether reactions are asked for.
fn is_window(game: &Attack) -> bool {
    game.ending.is_none() && game.frames.is_empty() && matches!(game.stage, Stage::Window(_))
}

/// Whether this viewer is told the layout: the owner of a rewired ship, or all of a disabled one.
fn is_open(game: &Attack, viewer: Viewer, seat: Seat) -> bool {
    let owner = game.rewired().unwrap_or(seat);
    viewer.is(owner) || (game.ship(owner).disabled && game.stage != Stage::SetupPower)
}

fn write_pattern(layout: Layout, to: &mut dyn fmt::Write) -> fmt::Result {
    to.write_str("power")?;
    if layout == Layout::EMPTY {
        return to.write_str(" none");
    }
    layout.tokens().try_for_each(|(on, _)| write!(to, " {}?", on.letter()))
}

/// Whether a sealed answer would close its round and be the one that is carried out.
fn is_carried_out(game: &Attack, seat: Seat, action: Action) -> bool {
    if game.round.owed() != SeatSet::of(seat) {
        return false;
    }
    game.foremost(game.answers().chain([(seat, action)])).is_some_and(|(winner, _)| winner == seat)
}
