//! Moving units (SS-U): one figure at a time, each move complete before the next.

use crate::action::Answer;
use crate::content::Ability;
use crate::event::{Event, Log, Source};
use crate::frames::{Frame, Scope};
use crate::rules;
use crate::state::{CARRIER, FIGHTERS, FIGURES, Figure, NONE, Place, Samurai};
use arrayvec::ArrayVec;
use kernel::rule::NO_SUCH_THING;
use kernel::{Refusal, Seat, Upto};

/// Steps of an arrival beyond the attached cards.
const ABILITY: u8 = 200;
const ESCORT: u8 = 201;
const OVER: u8 = 202;

/// No attached card keeps the ship out (SS-G14, SS-N8).
fn need_open(open: bool) -> Result<(), Refusal> {
    if open { Ok(()) } else { Err(Refusal::new(rules::ATTACHED).case(1)) }
}

/// Enough of the order is left for the unit (SS-O6, SS-N18).
fn need_moves(cost: u8, left: u8) -> Result<(), Refusal> {
    if cost <= left { Ok(()) } else { Err(Refusal::new(rules::MANY_MOVES).with(i16::from(cost)).with(i16::from(left))) }
}

impl Samurai {
    /// Begins a move order or effect: its marks go when it is over (SS-U2).
    pub(crate) fn begin_moves(&mut self, moves: Frame, log: &mut Log) {
        if let Frame::Move { seat, .. } = moves {
            self.push(Frame::Moved { seat }, log);
            self.push(moves, log);
        }
    }

    /// Whether an attached card keeps a player's ships out (RULES.md 8.6).
    fn is_barred(&self, seat: Seat, location: u8) -> bool {
        let bars = |card: &crate::state::Attached| {
            card.location == location && card.owner != seat && self.edition.card(card.kind).attached.bars_ships
        };
        self.attached.iter().any(bars)
    }

    fn is_full(&self, location: u8) -> bool {
        self.crowd[location as usize] >= self.edition.spaces[location as usize]
    }

    fn has_ship(&self, location: u8) -> bool {
        let place = Place::at(location);
        let ships = self.players[..self.seats as usize].iter().flat_map(|player| &player.figures[..=CARRIER]);
        ships.into_iter().any(|figure| figure.place() == place)
    }

    /// The locations a player's ships can enter (SS-U4).
    fn open_to_ships(&self, seat: Seat) -> u8 {
        let open = |at: &u8| !self.is_full(*at) && (self.attached.is_empty() || !self.is_barred(seat, *at));
        (0..self.seats).filter(open).fold(0, |mask, at| mask | 1 << at)
    }

    /// The locations a mech can enter (SS-U5 to SS-U7).
    fn open_to_mechs(&self) -> u8 {
        let open = |at: &u8| !self.is_full(*at) || self.has_ship(*at);
        (0..self.seats).filter(open).fold(0, |mask, at| mask | 1 << at)
    }

    /// What moving a figure uses up of an order's count.
    fn move_cost(&self, seat: Seat, figure: usize) -> u8 {
        match self.edition.units[self.unit_of(seat, figure) as usize].ability {
            Ability::MoveCost(value) => value,
            _ => 1,
        }
    }

    /// Calls `found` with every figure that can move (one of each equal group) and the mask of
    /// where to, until it says no.
    pub(crate) fn each_move(&self, frame: Frame, mut found: impl FnMut(usize, u8) -> bool) {
        let Frame::Move { seat, left, supply, to, only } = frame else { return };
        let aim = if to == NONE { u8::MAX } else { 1 << to };
        let ships = self.open_to_ships(seat) & aim;
        let mechs = self.open_to_mechs() & aim;
        let figures = &self.player(seat).figures;
        let range = if only == NONE { 0..FIGURES } else { only as usize..only as usize + 1 };
        for index in range {
            let figure = figures[index];
            let place = figure.place();
            let twin = index > 0 && index < FIGHTERS && figures[index - 1] == figure;
            if twin || figure.is_marked() || place == Place::GRAVEYARD || (supply && place != Place::SUPPLY) {
                continue;
            }
            let open = if index <= CARRIER { ships } else { mechs };
            let open = open & !place.location().map_or(0, |at| 1 << at);
            if open != 0 && self.move_cost(seat, index) <= left && !found(index, open) {
                return;
            }
        }
    }

    /// Whether any move is left.
    pub(crate) fn can_move_any(&self, frame: Frame) -> bool {
        let mut any = false;
        self.each_move(frame, |_, _| {
            any = true;
            false
        });
        any
    }

    /// Whether a figure may be moved to a location now.
    pub(crate) fn may_move(&self, frame: Frame, figure: usize, to: u8) -> Result<(), Refusal> {
        let Frame::Move { seat, left, supply, to: aim, only } = frame else {
            return Err(Refusal::new(NO_SUCH_THING));
        };
        let need = crate::frames::need;
        let figures = &self.player(seat).figures;
        let shape = figures[figure];
        let twin = figure > 0 && figure < FIGHTERS && figures[figure - 1] == shape;
        need(!twin && (only == NONE || only as usize == figure), NO_SUCH_THING)?;
        need(shape.place() != Place::GRAVEYARD, rules::BURIED)?;
        need(!shape.is_marked(), rules::ONCE)?;
        let fits = to < self.seats && shape.place() != Place::at(to) && (aim == NONE || aim == to);
        need(fits && !(supply && shape.place() != Place::SUPPLY), rules::DESTINATION)?;
        need_moves(self.move_cost(seat, figure), left)?;
        if figure > CARRIER {
            return need(!self.is_full(to) || self.has_ship(to), rules::FULL_OF_MECHS);
        }
        need_open(!self.is_barred(seat, to))?;
        need(!self.is_full(to), rules::FULL)
    }

    /// Moves a figure of the order or effect on top.
    pub(crate) fn answer_move(&mut self, seat: Seat, figure: usize, to: u8, log: &mut Log) {
        let cost = self.move_cost(seat, figure);
        if let Some(Frame::Move { left, .. }) = self.stack.top_mut() {
            *left = left.saturating_sub(cost);
        }
        if figure > CARRIER && self.is_full(to) {
            self.push(Frame::Displace { seat, figure: figure as u8, to }, log);
        } else {
            self.place_figure(seat, figure, to, log);
        }
    }

    /// Places a moved figure; what its arrival brings follows (SS-U9).
    pub(crate) fn place_figure(&mut self, seat: Seat, figure: usize, to: u8, log: &mut Log) {
        let shape = self.player(seat).figures[figure];
        let from = shape.place();
        let unit = self.unit_of(seat, figure);
        log.push(|| Event::UnitMoved { seat, unit, tokens: shape.tokens(), from, to });
        let figure = self.set_figure(seat, figure, shape.moved_to(Place::at(to)).marked(true));
        self.note_move(seat, to, log);
        let acts = matches!(self.edition.units[unit as usize].ability, Ability::OnArrive { .. } | Ability::Escort(_));
        if acts || !self.attached.is_empty() {
            let arrive = Frame::Arrive { seat, figure: figure as u8, from, to, step: 0, gone: false };
            self.push(arrive, log);
        }
    }

    /// One step of an arrival: attached cards oldest first, then the unit's own ability, then
    /// its escort. Each only if the figure still stands there, the escort whatever became of it.
    pub(crate) fn arrive(&mut self, frame: Frame, log: &mut Log) {
        let Frame::Arrive { seat, figure, from, to, step, gone } = frame else { return };
        if step == OVER {
            self.stack.pop();
        } else if step < ABILITY {
            self.arrive_at_card(frame, log);
        } else if step == ABILITY {
            self.arrive_step(ESCORT);
            if !gone && self.stands(seat, figure, to) {
                self.offer_arrival(seat, figure, to, log);
            }
        } else {
            self.stack.pop();
            let unit = self.unit_of(seat, figure as usize) as usize;
            if let Ability::Escort(left) = self.edition.units[unit].ability {
                self.push(Frame::Escort { seat, left, from, to }, log);
            }
        }
    }

    fn arrive_step(&mut self, next: u8) {
        if let Some(Frame::Arrive { step, .. }) = self.stack.top_mut() {
            *step = next;
        }
    }

    /// The attached card at this step goes off, if it is here and another's (RULES.md 8.6).
    fn arrive_at_card(&mut self, frame: Frame, log: &mut Log) {
        let Frame::Arrive { seat, figure, to, step, gone, .. } = frame else { return };
        let Some(&card) = self.attached.get(step as usize).filter(|_| !gone) else {
            return self.arrive_step(ABILITY);
        };
        let hook = &self.edition.card(card.kind).attached;
        let ship = figure as usize <= CARRIER;
        let fires = ship && card.location == to && card.owner != seat;
        match hook.trigger.filter(|_| fires) {
            None => self.arrive_step(step + 1),
            Some(span) => {
                let stays = !hook.once;
                self.arrive_step(step + u8::from(stays));
                if !stays {
                    self.push(Frame::Sweep { index: step }, log);
                }
                log.push(|| Event::CardTriggered { kind: card.kind, location: to });
                self.push(Frame::Run { span, scope: Scope::of(card.owner).at(to) }, log);
            }
        }
    }

    fn offer_arrival(&mut self, seat: Seat, figure: u8, location: u8, log: &mut Log) {
        match self.arrival(seat, figure) {
            Some((true, _)) => self.push(Frame::Ability { seat, figure, location }, log),
            Some((false, _)) => self.use_arrival(seat, figure, location, log),
            None => {}
        }
    }

    /// The fighters that may move along (RULES.md 8.5, escort).
    pub(crate) fn escorts(&self, seat: Seat, left: u8, from: Place, to: u8) -> ArrayVec<Answer, 64> {
        let open = left > 0 && self.open_to_ships(seat) >> to & 1 == 1;
        let figures = &self.player(seat).figures;
        let joins = |&index: &usize| open && !figures[index].is_marked();
        let fighters = self.classes(seat, 0..FIGHTERS, move |place| place == from).filter(joins);
        fighters.map(|index| Answer::Pick(Upto::new(seat.index() as u8), Upto::new(index as u8))).collect()
    }

    /// One fighter moves along.
    pub(crate) fn escort(&mut self, frame: Frame, seat: Seat, figure: usize, log: &mut Log) {
        if let (Frame::Escort { left, from, to, .. }, Some(top)) = (frame, self.stack.top_mut()) {
            *top = Frame::Escort { seat, left: left - 1, from, to };
            self.place_figure(seat, figure, to, log);
        }
    }

    /// Destroys a unit, unless it is sheltered (SS-G10, RULES.md 8.5).
    pub(crate) fn destroy(&mut self, owner: Seat, figure: usize, how: Source, log: &mut Log) {
        let place = self.player(owner).figures[figure].place();
        let sheltered = place.location().is_some_and(|at| {
            self.ability_sum(owner, at, |ability| i16::from(matches!(ability, Ability::Shelter))) > 0
        });
        if sheltered { self.send_home(owner, figure, log) } else { self.bury(owner, figure, how, log) }
    }

    /// Puts a unit into its graveyard; its tokens go to the bank.
    pub(crate) fn bury(&mut self, owner: Seat, figure: usize, how: Source, log: &mut Log) {
        let shape = self.player(owner).figures[figure];
        let unit = self.unit_of(owner, figure);
        self.bank += shape.tokens();
        self.set_figure(owner, figure, Figure::new(Place::GRAVEYARD));
        log.push(|| Event::UnitDestroyed { seat: owner, unit, tokens: shape.tokens(), from: shape.place(), how });
    }

    /// Returns a unit to its supply; its tokens go to the bank. Never a move (SS-G11), but a
    /// figure that has moved by this order has moved all the same (SS-Q70).
    pub(crate) fn send_home(&mut self, owner: Seat, figure: usize, log: &mut Log) {
        let shape = self.player(owner).figures[figure];
        let unit = self.unit_of(owner, figure);
        self.bank += shape.tokens();
        self.set_figure(owner, figure, Figure::SUPPLY.marked(shape.is_marked()));
        log.push(|| Event::UnitReturned { seat: owner, unit, tokens: shape.tokens(), from: shape.place() });
    }

    /// Puts tokens under a unit (SS-G13); they have left their pile already.
    pub(crate) fn attach_tokens(&mut self, seat: Seat, figure: usize, n: u8, log: &mut Log) {
        let shape = self.player(seat).figures[figure];
        let unit = self.unit_of(seat, figure);
        let now = shape.tokens() + n;
        self.set_figure(seat, figure, shape.with_tokens(now));
        log.push(|| Event::TokensAttached { seat, unit, place: shape.place(), n, now });
    }
}
