//! What would come of courses, shots and the pending clash: public facts that clients draw and
//! none of them works out anew.

use crate::board::{Direction, Edges, Square};
use crate::coin::{Coin, Trait};
use crate::content::{Arms, Gear, OnHit, Window};
use crate::event::FireLine;
use crate::motion::{Ahead, Obstacle};
use crate::state::{Attack, Berth, Course, Stage};
use crate::tile::EVERYONE;
use crate::words::previews;
use kernel::{Events, Seat, SeatSet, Viewer};
use serde::Serialize;

/// Where a ship would come to when holding its speed, one way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct PlanView {
    /// Which way.
    pub way: Direction,
    /// Free squares.
    pub steps: u8,
    /// The square after them.
    pub end: Square,
    /// What then: `clear`, `edge`, `field` or `ship`.
    pub ahead: &'static str,
    /// Whose ship or field that is.
    pub other: Option<Seat>,
    /// The ships in range from the end; none for a ship that leaves the map (AT-J8).
    pub range: SeatSet,
    /// Where a won Collision would take both; none for a captain who knows that she cannot win it.
    pub won: Option<Push>,
    /// What would be compared in a Collision with a ship, as its own captain may reckon it.
    pub ram: Option<RamView>,
    /// Whether a lost Collision destroys this ship (AT-D3).
    pub fatal: bool,
    /// Whether a won Collision destroys the other (AT-D3).
    pub sinks: bool,
    /// Whether the ship is sure to be destroyed on the way, as far as this viewer can tell: no fire follows.
    pub gone: bool,
    /// The captain in turn's lines of fire from where the move leaves her, a Collision won if it may be.
    pub lines: Vec<LineView>,
}

/// A Collision to come, from what the mover's captain knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct RamView {
    /// Her Shields and speed.
    pub mine: [u8; 2],
    /// Their sum.
    pub total: u8,
    /// The other ship's speed.
    pub speed: u8,
    /// The other ship's possible sums, each once, in rising order.
    pub against: Vec<u8>,
    /// The other captains whose special power may still change it, as far as all can see (AT-W9).
    pub powers: SeatSet,
}

/// The ends of a push; nothing is off the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Push {
    /// The mover's.
    pub to: Option<Square>,
    /// The other ship's.
    pub other_to: Option<Square>,
}

/// What a token on Engines does to the speed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct PaceView {
    /// The token.
    pub coin: Coin,
    /// The speed after braking.
    pub slower: u8,
    /// The speed after thrusting.
    pub faster: u8,
}

/// A line of fire to another ship, one way round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct LineView {
    /// To whom.
    pub target: Seat,
    /// Which way.
    pub way: Direction,
    /// How many squares away.
    pub steps: u8,
    /// Whether it goes round the edge of the board (AT-C7).
    pub round: bool,
    /// After how many squares something stands in between.
    pub blocked: Option<u8>,
    /// Whose that is.
    pub by: Option<Seat>,
}

/// A Collision or attack whose values are on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct ClashView {
    /// Whether shots are in the air; a Collision otherwise.
    pub fire: bool,
    /// The mover or attacker.
    pub seat: Seat,
    /// Her ramming total or Armaments, once shown.
    pub total: Option<u8>,
    /// What a ramming total is made of: Shields and speed.
    pub parts: Option<[u8; 2]>,
    /// What the Capacitor Bank could still make of it, as far as all can see.
    pub could: Option<Could>,
    /// How far a burst reaches each way, where the attack is one (AT-G25).
    pub radius: Option<u8>,
    /// Who or what it is compared with.
    pub against: Vec<SideView>,
    /// Where both come to if the mover wins.
    pub won: Option<Push>,
    /// Captains whose special power may still change it, as far as all can see.
    pub powers: SeatSet,
}

/// The other side of a clash.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct SideView {
    /// Whose.
    pub seat: Seat,
    /// Whether it is her force field.
    pub field: bool,
    /// Ramming total, Shields or a field's strength, once shown.
    pub total: Option<u8>,
    /// What a ramming total is made of.
    pub parts: Option<[u8; 2]>,
    /// As things stand: `win`, `tie` or `lose` for the mover or attacker.
    pub stands: Option<Stands>,
    /// Whether a ship is destroyed if it stays so (AT-D3).
    pub sinks: bool,
    /// What the Capacitor Bank could still make of it, as far as all can see.
    pub could: Option<Could>,
}

/// How a comparison stands for whoever began it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Stands {
    /// It would be won.
    Win,
    /// Neither side has more.
    Tie,
    /// It would be lost.
    Lose,
}

/// A value that a captain may still raise; whether she can is hers to know (AT-W9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Could {
    /// The value with the token.
    pub total: u8,
    /// Whether that alone would change what comes of it.
    pub turns: bool,
}

pub(super) fn plans(game: &Attack, seat: Seat, viewer: Viewer) -> Vec<PlanView> {
    let Some(from) = game.ship(seat).square().filter(|_| game.ship(seat).speed > 0) else { return Vec::new() };
    Direction::ALL.into_iter().map(|way| plan(game, seat, (from, way), viewer)).collect()
}

fn plan(game: &Attack, seat: Seat, (from, way): (Square, Direction), viewer: Viewer) -> PlanView {
    let left = if seat == game.active { game.steps_left() } else { game.ship(seat).speed };
    let path = game.path(seat, from, way, left);
    let end = from.walk(way, path.free, game.edges());
    let (ahead, other) = match path.ahead {
        Ahead::Clear => ("clear", None),
        Ahead::Edge => ("edge", None),
        Ahead::Blocked(Obstacle::Field(owner)) => ("field", Some(owner)),
        Ahead::Blocked(Obstacle::Ship(other)) => ("ship", Some(other)),
    };
    let rammed = other.filter(|_| ahead == "ship" && seat == game.active);
    let hope = hope(game, seat, path.ahead, viewer);
    let won = rammed.filter(|_| hope == Hope::Won).and_then(|other| push(game, other, way));
    let ram = rammed.filter(|_| viewer.is(seat)).map(|other| ram(game, seat, other));
    let range = if path.ahead == Ahead::Edge { SeatSet::EMPTY } else { game.in_range_from(seat, end) };
    let after = if seat == game.active { flown(game, way, viewer) } else { None };
    let lines = after.map_or_else(Vec::new, |after| lines(&after, seat));
    let bare = |seat: Seat| game.ship(seat).tile.on_tile() == 0;
    let (fatal, sinks) = (bare(seat), other.is_some_and(bare));
    let gone = fatal && hope == Hope::Lost;
    PlanView { way, steps: path.free, end, ahead, other, range, won, ram, fatal, sinks, gone, lines }
}

/// What a Collision at the end of a course may come to at best.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hope {
    Won,
    Tied,
    Lost,
}

/// The odds are for the mover's own eyes: they tell of her Shields.
fn hope(game: &Attack, seat: Seat, ahead: Ahead, viewer: Viewer) -> Hope {
    match ahead {
        Ahead::Blocked(Obstacle::Field(_)) => Hope::Lost,
        Ahead::Blocked(Obstacle::Ship(other)) if viewer.is(seat) => previews::hope(game, seat, other),
        _ => Hope::Won,
    }
}

/// The table after a course of the captain in turn, its Collision as good as can be; none where
/// no fire can follow (AT-J8, AT-K11).
pub(crate) fn flown(game: &Attack, way: Direction, viewer: Viewer) -> Option<Attack> {
    let seat = game.active;
    let from = game.ship(seat).square()?;
    let path = game.path(seat, from, way, game.steps_left());
    let mut after = game.clone();
    after.ships[seat].berth = Berth::At(from.walk(way, path.free, game.edges()));
    match (path.ahead, hope(game, seat, path.ahead, viewer)) {
        (Ahead::Edge, _) => return None,
        (Ahead::Blocked(Obstacle::Ship(other)), Hope::Won) => {
            after = pushed(game, other, way)?;
            after.suffer(other);
        }
        (_, Hope::Lost) => after.suffer(seat),
        _ => {}
    }
    Some(after).filter(|after| after.ending.is_none())
}

impl Attack {
    /// Damage as far as it takes a ship away (AT-D3).
    fn suffer(&mut self, seat: Seat) {
        if self.ship(seat).tile.on_tile() == 0 {
            self.destroy(seat, &mut Events::dropped());
        }
    }
}

/// What two ships would show, from what the mover's captain may know.
fn ram(game: &Attack, seat: Seat, other: Seat) -> RamView {
    let speed = game.ship(other).speed;
    let mine = [game.value(seat, Trait::Shields), game.ship(seat).speed];
    let mut against = previews::ram_totals(game, seat, other);
    against.sort_unstable();
    against.dedup();
    let powers = previews::meddlers(game, Window::Impact) - SeatSet::of(seat);
    RamView { mine, total: game.ram_total(seat), speed, against, powers }
}

/// Where the active captain's course would take both ships if she won the Collision at its end.
pub(crate) fn push(game: &Attack, other: Seat, way: Direction) -> Option<Push> {
    let after = pushed(game, other, way)?;
    Some(Push { to: after.ship(game.active).square(), other_to: after.ship(other).square() })
}

/// The table after that push.
pub(crate) fn pushed(game: &Attack, other: Seat, way: Direction) -> Option<Attack> {
    let seat = game.active;
    let from = game.ship(seat).square()?;
    let path = game.path(seat, from, way, game.steps_left());
    let mut after = game.clone();
    let made = game.course.map_or(0, |course| course.made);
    after.course = Some(Course { way, made: made + path.free });
    after.ships[seat].berth = Berth::At(from.walk(way, path.free, game.edges()));
    after.push(other, &mut Events::dropped());
    Some(after)
}

pub(super) fn lines(game: &Attack, seat: Seat) -> Vec<LineView> {
    game.ship(seat).square().map_or_else(Vec::new, |from| lines_from(game, seat, from))
}

fn lines_from(game: &Attack, seat: Seat, from: Square) -> Vec<LineView> {
    let edges = game.edges();
    let mut found = Vec::new();
    for (target, ship) in game.fleet().filter(|&(other, _)| other != seat) {
        let Some(at) = ship.square() else { continue };
        for way in Direction::ALL {
            let Some(steps) = apart(from, at, way, edges) else { continue };
            let (blocked, by) = screen(game, seat, from, way, steps).unzip();
            let round = from.goes_round(way, steps);
            found.push(LineView { target, way, steps, round, blocked, by });
        }
    }
    found
}

/// The line a shot from one ship at another takes; none for a burst at a ship that is not in range.
pub(crate) fn fire_line(game: &Attack, seat: Seat, target: Seat) -> Option<FireLine> {
    let open = lines(game, seat).into_iter().filter(|line| line.target == target && line.blocked.is_none());
    open.min_by_key(|line| line.steps).map(|line| FireLine { way: line.way, steps: line.steps })
}

/// How many squares this way lead from one square to another, where they do.
fn apart(from: Square, to: Square, way: Direction, edges: Edges) -> Option<u8> {
    let steps = from.steps_to((to.on_row_of(from), to.on_column_of(from)), way, edges);
    (steps < u8::MAX).then_some(steps)
}

/// The nearest thing strictly between; her own ship and field hinder nothing (AT-F2).
fn screen(game: &Attack, seat: Seat, from: Square, way: Direction, steps: u8) -> Option<(u8, Seat)> {
    let others = game.fleet().filter(|&(other, _)| other != seat);
    let things = others.flat_map(|(other, ship)| [(other, ship.square()), (other, ship.field)]);
    let between = things.filter_map(|(other, square)| Some((apart(from, square?, way, game.edges())?, other)));
    between.filter(|&(at, _)| at < steps).min()
}

/// Squares this ship could end its next move on with the viewer's ship in range: any token of its
/// pool may be on Engines by then. A course over the edge of the map ends on none (AT-J8).
pub(super) fn threat(game: &Attack, seat: Seat, me: Option<Seat>) -> Vec<Square> {
    let me = me.filter(|&me| game.are_rivals(seat, me));
    let (Some(from), Some(me)) = (game.ship(seat).square(), me) else { return Vec::new() };
    let mut ends = Vec::new();
    for speed in speeds(game, seat) {
        for way in Direction::ALL {
            let path = game.path(seat, from, way, speed);
            if path.ahead != Ahead::Edge {
                ends.push(from.walk(way, path.free, game.edges()));
            }
        }
    }
    ends.sort_unstable();
    ends.dedup();
    ends.retain(|&end| game.in_range_from(seat, end).has(me));
    ends
}

/// What each token of a pool would do on Engines; tokens and speed are public, where they lie is not asked.
pub(super) fn paces(game: &Attack, seat: Seat) -> Vec<PaceView> {
    let speed = game.ship(seat).speed;
    let pace = |coin: Coin| {
        let (slower, faster) = changed(speed, coin.value());
        PaceView { coin, slower, faster }
    };
    game.ship(seat).tile.pool().iter().map(pace).collect()
}

/// A speed braked and thrust by so much.
fn changed(speed: u8, power: u8) -> (u8, u8) {
    (speed.saturating_sub(power), speed.saturating_add(power).min(10))
}

/// The speeds a captain may have after her next Engines order.
fn speeds(game: &Attack, seat: Seat) -> Vec<u8> {
    let speed = game.ship(seat).speed;
    let pool = game.ship(seat).tile.pool();
    let powers = pool.iter().map(|coin| coin.value()).chain([game.edition.content().constants.empty_trait]);
    let mut all: Vec<u8> =
        powers.map(|power| changed(speed, power)).flat_map(|(slower, faster)| [slower, faster]).collect();
    all.push(speed);
    all.sort_unstable();
    all.dedup();
    all
}

/// The value of a trait that everybody can see; an empty one counts as well.
fn shown(game: &Attack, seat: Seat, on: Trait) -> Option<u8> {
    let open = game.ship(seat).tile.token(on).is_none_or(|token| token.known_to() == EVERYONE);
    open.then(|| game.value(seat, on))
}

fn stands(mine: Option<u8>, theirs: Option<u8>, ties_win: bool) -> Option<Stands> {
    let (mine, theirs) = (mine?, theirs?);
    Some(match mine.cmp(&theirs) {
        std::cmp::Ordering::Greater => Stands::Win,
        std::cmp::Ordering::Equal if ties_win => Stands::Win,
        std::cmp::Ordering::Equal => Stands::Tie,
        std::cmp::Ordering::Less => Stands::Lose,
    })
}

pub(super) fn clash(game: &Attack) -> Option<ClashView> {
    match game.stage {
        Stage::Window(Window::Impact) => collision(game),
        Stage::Window(Window::Firefight) => Some(firefight(game)),
        _ => None,
    }
}

/// What a side's value becomes if its captain turns out to have the Capacitor Bank ready.
fn could(game: &Attack, seat: Seat, total: Option<u8>, turns: impl Fn(u8) -> bool) -> Option<Could> {
    let total = total.filter(|_| game.is_publicly_possible(seat, Gear::Capacitor))?;
    let total = total.saturating_add(game.edition.constants.capacitor_bonus);
    Some(Could { total, turns: turns(total) })
}

fn collision(game: &Attack) -> Option<ClashView> {
    let seat = game.active;
    let ram = |seat: Seat| shown(game, seat, Trait::Shields).map(|shields| [shields, game.ship(seat).speed]);
    let sum = |parts: Option<[u8; 2]>| parts.map(|[shields, speed]| shields.saturating_add(speed));
    let mine = ram(seat);
    let (other, theirs, total) = match game.obstacle_ahead()? {
        Obstacle::Ship(other) => (other, ram(other), sum(ram(other))),
        Obstacle::Field(owner) => (owner, None, Some(game.edition.constants.field_shields)),
    };
    let field = matches!(game.obstacle_ahead(), Some(Obstacle::Field(_)));
    let won = game.course.filter(|_| !field).and_then(|course| push(game, other, course.way));
    // AT-K8: equal totals do nothing.
    let now = stands(sum(mine), total, false);
    let raised = could(game, other, total.filter(|_| !field), |total| stands(sum(mine), Some(total), false) != now);
    let bare = |seat: Seat| game.ship(seat).tile.on_tile() == 0;
    let sinks = match now {
        Some(Stands::Win) => bare(other),
        Some(Stands::Lose) => bare(seat),
        _ => false,
    };
    let side = SideView { seat: other, field, total, parts: theirs, stands: now, sinks, could: raised };
    let could = could(game, seat, sum(mine), |mine| stands(Some(mine), total, false) != now);
    let (against, powers) = (vec![side], previews::meddlers(game, Window::Impact));
    Some(ClashView { fire: false, seat, total: sum(mine), parts: mine, could, radius: None, against, won, powers })
}

fn firefight(game: &Attack) -> ClashView {
    let seat = game.active;
    let arms = match game.strike().arms {
        Arms::Trait => shown(game, seat, Trait::Armaments),
        Arms::Fixed(arms) => Some(arms),
    };
    // AT-F7: equality hits.
    let side = |target: Seat| {
        let total = shown(game, target, Trait::Shields);
        let now = stands(arms, total, true);
        let could = could(game, target, total, |shields| stands(arms, Some(shields), true) != now);
        let damages = game.strike().on_hit == OnHit::Damage && now == Some(Stands::Win);
        let sinks = damages && game.ship(target).tile.on_tile() == 0;
        SideView { seat: target, field: false, total, parts: None, stands: now, sinks, could }
    };
    let against: Vec<SideView> = game.targets().iter().map(side).collect();
    let turns = |arms: u8| against.iter().any(|side| stands(Some(arms), side.total, true) != side.stands);
    // AT-G29: an Extra Laser has a value of its own.
    let own = arms.filter(|_| game.strike().arms == Arms::Trait);
    let (could, radius) = (could(game, seat, own, turns), game.strike().radius);
    let powers = previews::meddlers(game, Window::Firefight);
    ClashView { fire: true, seat, total: arms, parts: None, could, radius, against, won: None, powers }
}
