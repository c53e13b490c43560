//! Moving units (SS-U): one figure at a time, each move complete before the next.

use crate::cards::Sweep;
use crate::content::{Ability, Span};
use crate::effects::Run;
use crate::event::{Event, Heard, Source};
use crate::frames::Scope;
use crate::questions::{Escort, MoveUnits, UseAbility};
use crate::state::{CARRIER, Figure, Place, Samurai};
use kernel::{Fate, Seat, Step};

/// Steps of an arrival beyond the attached cards.
const ABILITY: u8 = 200;
const ESCORT: u8 = 201;

/// A move order or effect is over: marks go (SS-U2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Moved {
    /// Whose.
    seat: Seat,
}

impl Step<Samurai> for Moved {
    fn run(self, game: &mut Samurai, _: Seat, _: &mut Fate, _: &mut Heard) {
        game.unmark(self.seat);
    }
}

/// A figure has been placed (SS-U9): attached cards oldest first, then the unit's own ability, then its escort.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Arrive {
    /// Whose.
    pub(crate) seat: Seat,
    /// Which figure.
    pub(crate) figure: u8,
    /// From where.
    from: Place,
    /// Where to.
    to: u8,
    /// The next attached card, or what comes after them.
    step: u8,
    /// Whether it was destroyed on the way.
    pub(crate) gone: bool,
}

/// Each step only if the figure still stands there, the escort whatever became of it.
impl Step<Samurai> for Arrive {
    fn run(self, game: &mut Samurai, _: Seat, _: &mut Fate, events: &mut Heard) {
        if self.step < ABILITY {
            return self.meet_card(game, events);
        }
        if self.step == ABILITY {
            game.push(Arrive { step: ESCORT, ..self }, events);
            if !self.gone && game.stands(self.seat, self.figure, self.to) {
                game.offer_arrival(self.seat, self.figure, self.to, events);
            }
            return;
        }
        let unit = game.unit_of(self.seat, self.figure as usize) as usize;
        if let Ability::Escort(left) = game.edition.units[unit].ability {
            game.push(Escort { seat: self.seat, left, from: self.from, to: self.to }, events);
        }
    }
}

impl Arrive {
    /// The attached card at this step goes off, if it is here and another's (RULES.md 8.6).
    fn meet_card(self, game: &mut Samurai, events: &mut Heard) {
        let Some(&card) = game.attached.get(self.step as usize).filter(|_| !self.gone) else {
            return game.push(Arrive { step: ABILITY, ..self }, events);
        };
        let (trigger, once) = {
            let hook = &game.edition.card(card.kind).attached;
            (hook.trigger, hook.once)
        };
        let ship = self.figure as usize <= CARRIER;
        let fires = ship && card.location == self.to && card.owner != self.seat;
        let Some(span) = trigger.filter(|_| fires) else {
            return game.push(Arrive { step: self.step + 1, ..self }, events);
        };
        game.push(Arrive { step: self.step + u8::from(!once), ..self }, events);
        if once {
            game.push(Sweep { index: self.step }, events);
        }
        events.push(|| Event::CardTriggered { kind: card.kind, location: self.to });
        game.push(Run { span, scope: Scope::of(card.owner).at(self.to) }, events);
    }
}

impl Samurai {
    /// Begins a move order or effect: its marks go when it is over (SS-U2).
    pub(crate) fn begin_moves(&mut self, moves: MoveUnits, events: &mut Heard) {
        self.push(Moved { seat: moves.seat }, events);
        self.push(moves, events);
    }

    /// Whether an attached card keeps a player's ships out (RULES.md 8.6).
    pub(crate) fn is_barred(&self, seat: Seat, location: u8) -> bool {
        let bars = |card: &crate::state::Attached| {
            card.location == location && card.owner != seat && self.edition.card(card.kind).attached.bars_ships
        };
        self.attached.iter().any(bars)
    }

    pub(crate) fn is_full(&self, location: u8) -> bool {
        self.crowd[location as usize] >= self.edition.spaces[location as usize]
    }

    pub(crate) fn has_ship(&self, location: u8) -> bool {
        let place = Place::at(location);
        let ships = self.players[..self.seats as usize].iter().flat_map(|player| &player.figures[..=CARRIER]);
        ships.into_iter().any(|figure| figure.place() == place)
    }

    /// The locations a player's ships can enter (SS-U4).
    pub(crate) fn open_to_ships(&self, seat: Seat) -> u8 {
        let open = |at: &u8| !self.is_full(*at) && (self.attached.is_empty() || !self.is_barred(seat, *at));
        (0..self.seats).filter(open).fold(0, |mask, at| mask | 1 << at)
    }

    /// The locations a mech can enter (SS-U5 to SS-U7).
    pub(crate) fn open_to_mechs(&self) -> u8 {
        let open = |at: &u8| !self.is_full(*at) || self.has_ship(*at);
        (0..self.seats).filter(open).fold(0, |mask, at| mask | 1 << at)
    }

    /// What moving a figure uses up of an order's count.
    pub(crate) fn move_cost(&self, seat: Seat, figure: usize) -> u8 {
        match self.edition.units[self.unit_of(seat, figure) as usize].ability {
            Ability::MoveCost(value) => value,
            _ => 1,
        }
    }

    /// Places a moved figure; what its arrival brings follows (SS-U9).
    pub(crate) fn place_figure(&mut self, seat: Seat, figure: usize, to: u8, events: &mut Heard) {
        let shape = self.player(seat).figures[figure];
        let from = shape.place();
        let unit = self.unit_of(seat, figure);
        events.push(|| Event::UnitMoved { seat, unit, tokens: shape.tokens(), from, to });
        let figure = self.set_figure(seat, figure, shape.moved_to(Place::at(to)).marked(true));
        self.note_move(seat, to, events);
        let acts = matches!(self.edition.units[unit as usize].ability, Ability::OnArrive { .. } | Ability::Escort(_));
        if acts || !self.attached.is_empty() {
            self.push(Arrive { seat, figure: figure as u8, from, to, step: 0, gone: false }, events);
        }
    }

    /// Whether a figure stands at a location.
    fn stands(&self, seat: Seat, figure: u8, location: u8) -> bool {
        self.player(seat).figures[figure as usize].place() == Place::at(location)
    }

    fn offer_arrival(&mut self, seat: Seat, figure: u8, location: u8, events: &mut Heard) {
        match self.arrival(seat, figure) {
            Some((true, _)) => self.push(UseAbility { seat, figure, location }, events),
            Some((false, _)) => self.use_arrival(seat, figure, location, events),
            None => {}
        }
    }

    /// The arrival ability of a figure, if it has one.
    pub(crate) fn arrival(&self, seat: Seat, figure: u8) -> Option<(bool, Span)> {
        let unit = self.unit_of(seat, figure as usize) as usize;
        match self.edition.units[unit].ability {
            Ability::OnArrive { optional, effects } => Some((optional, effects)),
            _ => None,
        }
    }

    /// The scope of an arrival ability.
    fn arrival_scope(seat: Seat, figure: u8, location: u8) -> Scope {
        Scope::of(seat).at(location).with_unit(figure as usize)
    }

    /// Whether an arrival ability has something to do (SS-Q64).
    pub(crate) fn arrival_works(&self, seat: Seat, figure: u8, location: u8) -> bool {
        let scope = Samurai::arrival_scope(seat, figure, location);
        self.arrival(seat, figure).is_some_and(|(_, effects)| self.is_possible(effects, scope))
    }

    /// Uses an arrival ability.
    pub(crate) fn use_arrival(&mut self, seat: Seat, figure: u8, location: u8, events: &mut Heard) {
        if let Some((_, span)) = self.arrival(seat, figure) {
            let unit = self.unit_of(seat, figure as usize);
            events.push(|| Event::AbilityUsed { seat, unit });
            self.push(Run { span, scope: Samurai::arrival_scope(seat, figure, location) }, events);
        }
    }

    /// Destroys a unit, unless it is sheltered (SS-G10, RULES.md 8.5).
    pub(crate) fn destroy(&mut self, owner: Seat, figure: usize, how: Source, events: &mut Heard) {
        let place = self.player(owner).figures[figure].place();
        let sheltered = place.location().is_some_and(|at| {
            self.ability_sum(owner, at, |ability| i16::from(matches!(ability, Ability::Shelter))) > 0
        });
        if sheltered { self.send_home(owner, figure, events) } else { self.bury(owner, figure, how, events) }
    }

    /// Puts a unit into its graveyard; its tokens go to the bank.
    pub(crate) fn bury(&mut self, owner: Seat, figure: usize, how: Source, events: &mut Heard) {
        let shape = self.player(owner).figures[figure];
        let unit = self.unit_of(owner, figure);
        self.bank += shape.tokens();
        self.set_figure(owner, figure, Figure::new(Place::GRAVEYARD));
        events.push(|| Event::UnitDestroyed { seat: owner, unit, tokens: shape.tokens(), from: shape.place(), how });
    }

    /// Returns a unit to its supply; its tokens go to the bank. Never a move (SS-G11), but a
    /// figure that has moved by this order has moved all the same (SS-Q70).
    pub(crate) fn send_home(&mut self, owner: Seat, figure: usize, events: &mut Heard) {
        let shape = self.player(owner).figures[figure];
        let unit = self.unit_of(owner, figure);
        self.bank += shape.tokens();
        self.set_figure(owner, figure, Figure::SUPPLY.marked(shape.is_marked()));
        events.push(|| Event::UnitReturned { seat: owner, unit, tokens: shape.tokens(), from: shape.place() });
    }

    /// Puts tokens under a unit (SS-G13); they have left their pile already.
    pub(crate) fn attach_tokens(&mut self, seat: Seat, figure: usize, n: u8, events: &mut Heard) {
        let shape = self.player(seat).figures[figure];
        let unit = self.unit_of(seat, figure);
        let now = shape.tokens() + n;
        self.set_figure(seat, figure, shape.with_tokens(now));
        events.push(|| Event::TokensAttached { seat, unit, place: shape.place(), n, now });
    }
}
