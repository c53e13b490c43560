//! What is true of every state and of every step (RULES section 6).

use crate::action::Action;
use crate::content::SLOTS;
use crate::event::Event;
use crate::kinds::*;
use crate::questions::{Frame, Install, PlacePirate};
use crate::state::{Captains, Stage, TileAt};
use kernel::{InvariantError, Invariants, Rule, Seat, Secret};

impl Invariants for Captains {
    const LONGEST: usize = 20_000;

    fn state_holds(&self) -> Result<(), InvariantError> {
        self.cards_are_once()?;
        self.missions_are_once()?;
        self.tokens_are_all_there()?;
        self.map_is_whole()?;
        Seat::all(self.players).try_for_each(|seat| self.ship_is_sound(seat))?;
        self.table_is_sound()
    }

    fn step_holds(
        before: &Self,
        seat: Seat,
        action: Action,
        events: &[Event],
        after: &Self,
    ) -> Result<(), InvariantError> {
        let _ = (seat, action);
        Seat::all(after.players).try_for_each(|seat| crew_is_kept(before, seat, events, after))?;
        Seat::all(after.players).try_for_each(|seat| markers_go_on(before, seat, events, after))?;
        queues_are_cut(events, after)
    }
}

fn holds(ok: bool, rule: &'static str, what: impl FnOnce() -> String) -> Result<(), InvariantError> {
    InvariantError::unless(ok, Rule::read(rule).unwrap_or(kernel::rule::NO_SUCH_THING), what)
}

impl Captains {
    /// SC-I1, SC-I2: every tech and omega lies in exactly one place.
    fn cards_are_once(&self) -> Result<(), InvariantError> {
        let mut seen = [0u8; CARDS];
        let mut count = |card: Card| seen[card.index()] += 1;
        self.piles.techs.cards().iter().chain(self.piles.omegas.cards()).map(Secret::value).for_each(&mut count);
        self.central.iter().flatten().for_each(|&card| count(card));
        self.gifts.iter().chain(&self.drawn).for_each(|&card| count(card));
        for seat in Seat::all(self.players) {
            self.ship(seat).slots.iter().flatten().for_each(|&card| count(card));
        }
        for frame in self.waiting() {
            if let Frame::Install(Install(card, _)) = frame {
                count(card);
            }
        }
        for at in kernel::Kinds::of_mask(self.piles.tech_discard | self.piles.omega_discard) {
            count(self.content().cards[usize::from(at)].card);
        }
        let odd = (0..self.content().cards.len()).find(|&at| seen[at] != 1);
        holds(odd.is_none(), "SC-I1", || {
            let at = odd.unwrap_or(0);
            format!("{} lies in {} places", self.content().cards[at].name, seen[at])
        })
    }

    /// SC-I3.
    fn missions_are_once(&self) -> Result<(), InvariantError> {
        let mut seen = [0u8; Mission::MOST];
        let mut count = |at: u8| seen[usize::from(at)] += 1;
        self.piles.missions.cards().iter().for_each(|card| count(card.value().0));
        self.map.missions.iter().flatten().for_each(|mission| count(mission.0));
        self.away.iter().for_each(|away| count(away.mission.0));
        kernel::Kinds::of_mask(self.map.removed).for_each(&mut count);
        for seat in Seat::all(self.players) {
            kernel::Kinds::of_mask(self.ship(seat).missions).for_each(&mut count);
        }
        let whole = seen[..self.content().missions.len()].iter().all(|&n| n == 1);
        holds(whole, "SC-I3", || "a mission lies in no place or in two".into())
    }

    /// SC-I4.
    fn tokens_are_all_there(&self) -> Result<(), InvariantError> {
        let mut pirates = [0u8; Pirate::MOST];
        let mut count = |pirate: Pirate| pirates[pirate.index()] += 1;
        self.piles.pirates.cards().iter().map(Secret::value).for_each(&mut count);
        self.map.pirates.iter().flatten().for_each(|&pirate| count(pirate));
        for seat in Seat::all(self.players) {
            self.ship(seat).pirates.iter().for_each(|held| count(held.value()));
        }
        for frame in self.waiting() {
            if let Frame::PlacePirate(PlacePirate(pirate)) = frame {
                count(pirate);
            }
        }
        let thrown = |kind: usize| self.piles.pirate_discard[kind] + self.piles.unseen_discard.0[kind];
        let whole =
            self.content().pirates.iter().enumerate().all(|(kind, face)| pirates[kind] + thrown(kind) == face.count);
        holds(whole, "SC-I4", || "a pirate token is lost or made up".into())?;
        let artifacts = self
            .content()
            .artifacts
            .iter()
            .enumerate()
            .all(|(kind, face)| self.artifacts_of(kind) == usize::from(face.count));
        holds(artifacts, "SC-I4", || "an artifact is lost or made up".into())
    }

    fn artifacts_of(&self, kind: usize) -> usize {
        let pile = self.piles.artifacts.cards().iter().filter(|card| card.value().index() == kind).count();
        let ships = Seat::all(self.players).map(|seat| {
            let ship = self.ship(seat);
            let laid = ship.rooms.iter().flatten().filter(|artifact| artifact.index() == kind).count();
            usize::from(ship.artifacts[kind]) + laid
        });
        pile + usize::from(self.piles.artifact_discard[kind]) + ships.sum::<usize>()
    }

    /// SC-I5, SC-I6, SC-I18.
    fn map_is_whole(&self) -> Result<(), InvariantError> {
        for (at, face) in self.map_face().places.iter().enumerate() {
            let place = Place(at as u8);
            let mission = usize::from(self.map.missions[at].is_some());
            let number = self.map.numbers.iter().filter(|tile| **tile == place).count();
            let things = mission + number + usize::from(face.planet && self.station_at(place).is_some());
            let settled = self.stage == Stage::Main && self.stack.is_empty() && !self.piles.missions.is_empty();
            let whole = if settled && face.planet { things == 1 } else { things <= 1 };
            holds(whole, "SC-I6", || format!("{} carries {things} things", face.name))?;
            let ships = self.ships_at(place);
            let holder = self.map.holders[at];
            let held = match (holder, ships.len()) {
                (Some(seat), _) => face.planet && ships.has(seat),
                (None, 1) => !face.planet,
                (None, _) => true,
            };
            holds(held, "SC-I18", || format!("{} is held by {holder:?} with ships {ships:?}", face.name))?;
        }
        let up = usize::from(self.map.face_up);
        let main = self.stage != Stage::Main || !self.stack.is_empty() || (1..=self.map.numbers.len()).contains(&up);
        holds(main, "SC-I5", || format!("{up} tiles are face up"))
    }

    /// SC-I9 to SC-I11, SC-I13.
    fn ship_is_sound(&self, seat: Seat) -> Result<(), InvariantError> {
        let ship = self.ship(seat);
        let choosing = self.stack.iter().any(|one| one.owner == seat && matches!(one.frame, Frame::Overflow(_)));
        let fits = choosing || ship.tokens() <= ship.room(self.content());
        holds(fits, "SC-I9", || {
            format!("{seat} holds {} tokens in room for {}", ship.tokens(), ship.room(self.content()))
        })?;
        let damaged = (0..SLOTS).any(|slot| ship.is_damaged(slot) && ship.slots[slot].is_some());
        holds(!damaged, "SC-I10", || format!("{seat} has a tech in a damaged slot"))?;
        let away = self
            .away
            .filter(|_| seat == self.turn)
            .map_or(0, |away| away.pads.iter().flatten().filter(|f| f.commander().is_some()).count());
        let work = usize::from(seat == self.turn && self.at_work.is_some());
        let commanders = usize::from(ship.commanders()) + away + work;
        let whole = commanders + usize::from(ship.rings) == usize::from(self.content().numbers.rings);
        holds(whole, "SC-I11", || format!("{seat} has {commanders} commanders and {} rings", ship.rings))?;
        holds(!ship.queue.contains(&Figure::Android), "SC-I13", || format!("{seat} has an android queued"))
    }

    /// SC-I7: a tile waits for a round to come, at a station that lies somewhere.
    fn tiles_are_due(&self) -> Result<(), InvariantError> {
        let due = self.map.tiles.iter().zip(&self.map.stations).all(|(tile, station)| match tile {
            TileAt::Station => station.is_some(),
            TileAt::Round(round) => *round > self.round && *round <= self.content().numbers.rounds,
            TileAt::Gone => true,
        });
        holds(due, "SC-I7", || format!("station tiles {:?} in round {}", self.map.tiles, self.round))
    }

    /// SC-I17, SC-I19, SC-I26, SC-I27.
    fn table_is_sound(&self) -> Result<(), InvariantError> {
        self.tiles_are_due()?;
        let most = self.content().numbers.events;
        let over = self.events_reached < most || self.events.iter().all(Option::is_none);
        holds(self.events_reached <= most && over, "SC-I17", || format!("{} events reached", self.events_reached))?;
        let between = self.stage == Stage::Main && self.stack.is_empty();
        let deckless = self.piles.techs.is_empty() && self.piles.tech_discard == 0;
        let full = self.central[..usize::from(self.spaces)].iter().all(Option::is_some);
        holds(!between || full || deckless, "SC-I19", || "a space of the tech board is empty between turns".into())?;
        holds(self.stage != Stage::Main || !self.passed.has(self.turn) || !self.stack.is_empty(), "SC-I26", || {
            "a captain who passed is to act".into()
        })?;
        let Some(shadow) = &self.shadow else { return Ok(()) };
        let cards = shadow.deck.len() + shadow.drawn.len();
        holds(cards == usize::from(self.round) + 3, "SC-I27", || {
            format!("{cards} action cards in round {}", self.round)
        })
    }

    /// Cadets, ensigns and commanders of a captain, wherever they are.
    fn crew(&self, seat: Seat) -> usize {
        let ship = self.ship(seat);
        let away = self
            .away
            .filter(|_| seat == self.turn)
            .map_or(0, |away| away.pads.iter().flatten().filter(|f| **f != Figure::Android).count());
        let work = usize::from(seat == self.turn && self.at_work.is_some());
        ship.crew_ready() - usize::from(ship.ready(Figure::Android)) + ship.queue.len() + away + work
    }
}

/// SC-I12: crew only ever grows, by the cadets gained.
fn crew_is_kept(before: &Captains, seat: Seat, events: &[Event], after: &Captains) -> Result<(), InvariantError> {
    let gained: usize = events
        .iter()
        .map(|event| match event {
            Event::GainedCrew { seat: who, figure: "c", n } if *who == seat => usize::from(*n),
            _ => 0,
        })
        .sum();
    let (had, has) = (before.crew(seat), after.crew(seat));
    holds(has == had + gained, "SC-I12", || format!("{seat} had {had} figures, gained {gained} and has {has}"))
}

/// SC-I15: a new round begins with at most the last three of each queue.
fn queues_are_cut(events: &[Event], after: &Captains) -> Result<(), InvariantError> {
    let began = events.iter().any(|event| matches!(event, Event::RoundBegan { .. }));
    let kept = usize::from(after.content().numbers.queue_kept);
    let cut = Seat::all(after.players).all(|seat| after.ship(seat).queue.len() <= kept);
    holds(!began || cut, "SC-I15", || "a queue was not cut at the end of the round".into())
}

/// SC-I10, SC-I16: slots are never damaged anew; markers fall only by a step back, within a lap.
fn markers_go_on(before: &Captains, seat: Seat, events: &[Event], after: &Captains) -> Result<(), InvariantError> {
    let (old, new) = (before.ship(seat), after.ship(seat));
    holds(new.damaged & !old.damaged == 0, "SC-I10", || format!("a tech slot of {seat} was damaged"))?;
    for track in Track::ALL {
        let far = |marker: crate::Marker| (marker.lap, marker.space);
        let (was, is) = (far(old.markers[track as usize]), far(new.markers[track as usize]));
        let back = events
            .iter()
            .any(|event| matches!(event, Event::WentBack { seat: who, track: on, .. } if *who == seat && *on == track));
        holds(is >= was || back && is.0 >= was.0, "SC-I16", || {
            format!("{seat} fell from {was:?} to {is:?} on {}", track.word())
        })?;
    }
    Ok(())
}
