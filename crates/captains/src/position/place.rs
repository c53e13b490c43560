//! Reading a position: each line into the state or into what `solve` deals out afterwards.

use super::solve::tile_at;
use crate::content::{Content, ROOMS, SLOTS, Tile};
use crate::kinds::*;
use crate::notation::{read_track, same};
use crate::setup::{self, Setup};
use crate::state::{Captains, PLAYERS, Stage};
use kernel::position::items;
use kernel::{Edition, Fate, Placed, PositionError, Script, Seat, SeatSet};

type Read<T> = Result<T, PositionError>;

/// What the lines say of things that must be dealt out once all lines are read.
pub(super) struct Reader<'a> {
    pub content: &'static Content,
    lines: &'a [Placed<'a>],
    pub map: Vec<(Place, Option<Mission>, Option<Tile>)>,
    pub missions: Option<Vec<Mission>>,
    pub techs: Option<Vec<Card>>,
    pub omegas: Option<Vec<Card>>,
    pub gifts: Option<Vec<Card>>,
    pub board: Option<Vec<Option<Card>>>,
    pub pirates: Option<Vec<Pirate>>,
    pub artifacts: Option<Vec<Artifact>>,
    /// Pirates in cargo: which, if said, and whether everybody saw it.
    pub held: [Vec<(Option<Pirate>, bool)>; PLAYERS],
    pub thrown: Vec<(Option<Pirate>, bool)>,
    pub peeked: [Vec<usize>; PLAYERS],
}

/// The state of these lines.
pub(super) fn place(setup: &Setup, edition: Edition<Content>, lines: &[Placed<'_>]) -> Read<Captains> {
    let mut fate = Fate::scripted(Script::default());
    let start = setup::start(setup, edition, &mut fate);
    let mut game = start.map_err(|error| PositionError::at(0, error.to_string()))?;
    if lines.is_empty() {
        return Ok(game);
    }
    let mut reader = Reader {
        content: edition.content(),
        lines,
        map: Vec::new(),
        missions: None,
        techs: None,
        omegas: None,
        gifts: None,
        board: None,
        pirates: None,
        artifacts: None,
        held: Default::default(),
        thrown: Vec::new(),
        peeked: Default::default(),
    };
    reader.clear(&mut game);
    for line in lines {
        reader.read(&mut game, line)?;
    }
    reader.solve_map(&mut game)?;
    reader.solve(&mut game)?;
    reader.settle(&mut game)?;
    Ok(game)
}

impl Reader<'_> {
    /// Crew, cargo and pirates on routes begin empty; the rest is the ordinary set-up.
    fn clear(&self, game: &mut Captains) {
        for seat in Seat::all(game.players) {
            let ship = game.ship_mut(seat);
            ship.ready = [0; Figure::SORTS];
            ship.queue.clear();
        }
        game.map.pirates = [None; Route::MOST];
        (game.first, game.turn) = (Seat::new(0), Seat::new(0));
        game.piles.bottom_betas = 0;
        let slots = self.value(None, "slots");
        let found = slots.and_then(|side| self.content.slot_boards.iter().position(|board| same(&board.side, side)));
        if let Some(side) = found {
            game.slot_side = side as u8;
            Seat::all(game.players).for_each(|seat| game.ships[seat].damaged = self.content.slot_boards[side].damaged);
        }
        if self.value(None, "events reached").is_some_and(|n| n != "0") && self.value(None, "events").is_none() {
            game.events = [None; 3];
        }
    }

    fn value(&self, seat: Option<Seat>, word: &str) -> Option<&str> {
        self.lines.iter().find(|line| line.seat == seat && line.zone.word == word).map(|line| line.value)
    }

    pub(super) fn line_of(&self, seat: Option<Seat>, word: &str) -> usize {
        let found = self.lines.iter().find(|line| line.seat == seat && line.zone.word == word);
        found.map_or(self.last_line(), |line| line.line)
    }

    pub(super) fn last_line(&self) -> usize {
        self.lines.last().map_or(0, |line| line.line)
    }

    fn read(&mut self, game: &mut Captains, line: &Placed<'_>) -> Read<()> {
        match line.seat {
            Some(seat) if seat.index() < usize::from(game.players) => self.read_seat(game, seat, line),
            Some(seat) => Err(PositionError::at(line.line, format!("{seat} does not play"))),
            None => self.read_table(game, line),
        }
    }

    fn read_seat(&mut self, game: &mut Captains, seat: Seat, line: &Placed<'_>) -> Read<()> {
        let value = line.value;
        match line.zone.word {
            "first" => game.first = seat,
            "turn" => game.turn = seat,
            "passed" => game.passed.insert(seat),
            "at" => game.ship_mut(seat).place = self.place(game, line, value)?,
            "ready" => self.figures(line)?.into_iter().for_each(|figure| game.ship_mut(seat).muster(figure, 1)),
            "queue" => {
                for figure in self.figures(line)? {
                    let full = game.ship_mut(seat).queue.try_push(figure).is_err();
                    if full || figure == Figure::Android {
                        return fault(line, "the queue holds at most 24 figures, and no androids");
                    }
                }
            }
            "trained" => {
                for figure in self.figures(line)? {
                    let Figure::Ensign(crew) = figure else { return fault(line, "expected R, Y or B") };
                    game.ship_mut(seat).fresh[crew as usize] += 1;
                }
            }
            "medals" => game.ship_mut(seat).medals = number(line, value, 1000)?,
            "rings" => game.ship_mut(seat).rings = number(line, value, u16::from(self.content.numbers.rings))? as u8,
            "damage" => game.ship_mut(seat).cargo_damage = number(line, value, 1000)?,
            "cargo" => self.read_cargo(game, seat, line)?,
            "techs" => self.read_slots(game, seat, line)?,
            "rooms" => self.read_rooms(game, seat, line)?,
            "tracks" => self.read_tracks(game, seat, line)?,
            "missions" => game.ship_mut(seat).missions = self.mission_mask(line)?,
            "peeked" => {
                for item in items(value) {
                    self.peeked[seat.index()].push(usize::from(number(line, &item, 64)?));
                }
            }
            // Read once `lasting` is known.
            "had" | "ended" | "score" => {}
            _ => return fault(line, "this zone cannot be read"),
        }
        Ok(())
    }

    fn read_table(&mut self, game: &mut Captains, line: &Placed<'_>) -> Read<()> {
        let value = line.value;
        match line.zone.word {
            "round" => {
                game.round = number(line, value, u16::from(self.content.numbers.rounds))?.max(1) as u8;
            }
            "over" => game.stage = Stage::Over,
            "slots" => {
                if !self.content.slot_boards.iter().any(|board| same(&board.side, value)) {
                    return fault(line, "expected a side of the tech-slot board, e.g. A");
                }
            }
            "sides" => self.read_sides(game, line)?,
            "map" => self.read_map(game, line)?,
            "face up" => game.map.face_up = number(line, value, game.map.numbers.len() as u16)?.max(1) as u8,
            "station tiles" => self.read_tiles(game, line)?,
            "pirates" => self.read_pirates(game, line)?,
            "holders" => {}
            "events" => {
                game.events = [None; 3];
                for event in self.events(line)? {
                    game.events[self.content.events[event.index()].track as usize] = Some(event);
                }
            }
            "events reached" => game.events_reached = number(line, value, 3)? as u8,
            "lasting" => {
                for event in self.events(line)? {
                    if self.content.events[event.index()].lasting.is_none() || game.lasting.try_push(event).is_err() {
                        return fault(line, "expected at most three events that stay");
                    }
                }
            }
            "event techs" => self.gifts = Some(self.cards(line)?),
            "tech board" => self.board = Some(self.read_board(game, line)?),
            "tech discard" | "omega discard" => self.cards(line)?.into_iter().for_each(|card| game.discard_card(card)),
            "removed" => game.map.removed = self.mission_mask(line)?,
            _ => self.read_piles(game, line)?,
        }
        Ok(())
    }

    fn read_piles(&mut self, game: &mut Captains, line: &Placed<'_>) -> Read<()> {
        match line.zone.word {
            "pirate discard" => {
                self.thrown = items(line.value).iter().map(|item| self.token(line, item)).collect::<Read<_>>()?;
            }
            "artifact discard" => {
                for item in items(line.value) {
                    let kind = self.artifact(line, &item)?;
                    game.piles.artifact_discard[kind.index()] =
                        game.piles.artifact_discard[kind.index()].saturating_add(1);
                }
            }
            "mission deck" => {
                self.missions =
                    Some(items(line.value).iter().map(|item| self.mission(line, item)).collect::<Read<_>>()?)
            }
            "tech deck" => self.techs = Some(self.cards(line)?.into_iter().filter(|card| !card.is_omega()).collect()),
            "bottom betas" => game.piles.bottom_betas = number(line, line.value, 64)? as u8,
            "omega deck" => self.omegas = Some(self.cards(line)?.into_iter().filter(|card| card.is_omega()).collect()),
            "pirate pile" => {
                let name = |item: &String| match super::read_pirate(self.content, item) {
                    Some(pirate) => Ok(pirate),
                    None => fault(line, format!("{item:?} is no pirate; expected e.g. green treasure")),
                };
                self.pirates = Some(items(line.value).iter().map(name).collect::<Read<_>>()?);
            }
            "artifact pile" => {
                self.artifacts =
                    Some(items(line.value).iter().map(|item| self.artifact(line, item)).collect::<Read<_>>()?);
            }
            _ => self.read_solo(game, line)?,
        }
        Ok(())
    }

    fn read_solo(&mut self, game: &mut Captains, line: &Placed<'_>) -> Read<()> {
        let at = if line.zone.word == "shadow" { self.place(game, line, line.value)? } else { Place(0) };
        let Some(shadow) = game.shadow.as_mut() else { return fault(line, "only the solo game has this") };
        match line.zone.word {
            "shadow" => shadow.place = at,
            "passenger" => {
                let found = self
                    .content
                    .passengers
                    .iter()
                    .position(|face| same(&face.name, line.value) || same(&face.id, line.value));
                let Some(found) = found else { return fault(line, format!("there is no passenger {:?}", line.value)) };
                shadow.passenger = found as u8;
            }
            // Dealt together in `settle`.
            _ => drop(self.orders(line)?),
        }
        Ok(())
    }

    /// What depends on several lines.
    fn settle(&self, game: &mut Captains) -> Read<()> {
        for seat in Seat::all(game.players) {
            for (word, had) in [("had", true), ("ended", false)] {
                let Some(line) = self.lines.iter().find(|line| line.seat == Some(seat) && line.zone.word == word)
                else {
                    continue;
                };
                for event in self.events(line)? {
                    let Some(at) = game.lasting.iter().position(|other| *other == event) else {
                        return fault(line, "that event does not stay in play");
                    };
                    let ship = game.ship_mut(seat);
                    *if had { &mut ship.had } else { &mut ship.ended } |= 1 << at;
                }
            }
            self.settle_crew(game, seat)?;
        }
        game.piles.bottom_betas = game.piles.bottom_betas.min(game.piles.techs.len() as u8);
        let below = usize::from(game.piles.bottom_betas);
        if game.piles.techs.cards()[..below].iter().any(|card| card.value().class() != Class::Beta) {
            return Err(PositionError::at(self.line_of(None, "bottom betas"), "those cards are not all betas"));
        }
        if game.stage == Stage::Main && game.passed.has(game.turn) {
            return Err(PositionError::at(self.last_line(), "the captain whose turn it is has passed"));
        }
        self.settle_orders(game)?;
        self.settle_holders(game)
    }

    fn settle_crew(&self, game: &mut Captains, seat: Seat) -> Read<()> {
        let rings = self.content.numbers.rings;
        let ship = game.ship_mut(seat);
        let commanders = ship.commanders();
        let said = self.value(Some(seat), "rings").is_some();
        if commanders > rings || said && ship.rings + commanders != rings {
            return Err(PositionError::at(
                self.line_of(Some(seat), "rings"),
                format!("rings and commanders make {rings}"),
            ));
        }
        ship.rings = rings - commanders;
        let overfull = ship.tokens() > ship.room(self.content);
        let untrained = Crew::ALL.iter().any(|&crew| ship.fresh[crew as usize] > ship.ready(Figure::Ensign(crew)));
        match (overfull, untrained) {
            (true, _) => Err(PositionError::at(self.line_of(Some(seat), "cargo"), "so many tokens do not fit")),
            (_, true) => {
                Err(PositionError::at(self.line_of(Some(seat), "trained"), "more trained ensigns than ready ones"))
            }
            _ => Ok(()),
        }
    }

    /// A single ship holds its planet; of several the first, unless a line says otherwise.
    fn settle_holders(&self, game: &mut Captains) -> Read<()> {
        game.map.holders = [None; Place::MOST];
        for (at, _) in game.map_face().places.iter().enumerate().filter(|(_, face)| face.planet) {
            game.map.holders[at] = game.ships_at(Place(at as u8)).first();
        }
        let Some(line) = self.lines.iter().find(|line| line.zone.word == "holders") else { return Ok(()) };
        for item in items(line.value) {
            let Some((place, who)) = item.split_once(':') else { return fault(line, "expected e.g. Wobble: seat 1") };
            let place = self.place(game, line, place)?;
            let seat = match who.trim() {
                "nobody" => None,
                who => match kernel::Names::scene(game.players).seat(who) {
                    Some(seat) if game.ship(seat).place == place => Some(seat),
                    _ => return fault(line, "expected a seat whose ship is there, or nobody"),
                },
            };
            if seat.is_none() && game.ships_at(place).len() < 2 {
                return fault(line, "a single ship holds its planet");
            }
            game.map.holders[place.index()] = seat;
        }
        Ok(())
    }

    /// Action cards: drawn and deck as said, filled up from what is left; the rest waits.
    fn settle_orders(&self, game: &mut Captains) -> Read<()> {
        let round = usize::from(game.round);
        let Some(shadow) = game.shadow.as_mut() else { return Ok(()) };
        let said = |word: &str| match self.lines.iter().find(|line| line.zone.word == word) {
            Some(line) => self.orders(line).map(Some),
            None => Ok(None),
        };
        let mut left = self.content.orders.map(i16::from);
        let mut take = |orders: &[Order]| orders.iter().for_each(|&order| left[order as usize] -= 1);
        let drawn = said("actions drawn")?.unwrap_or_default();
        let mut deck = said("action deck")?.unwrap_or_default();
        let waiting = said("actions waiting")?.unwrap_or_default();
        take(&drawn);
        take(&deck);
        take(&waiting);
        let mut rest =
            left.iter().enumerate().flat_map(|(kind, &n)| std::iter::repeat_n(Order::ALL[kind], n.max(0) as usize));
        while drawn.len() + deck.len() < round + 3 {
            match Order::ALL.into_iter().find(|o| !drawn.contains(o) && !deck.contains(o)).or_else(|| rest.next()) {
                Some(order) => deck.push(order),
                None => break,
            }
        }
        let mut left = self.content.orders.map(i16::from);
        drawn.iter().chain(&deck).chain(&waiting).for_each(|&order| left[order as usize] -= 1);
        let rest =
            left.iter().enumerate().flat_map(|(kind, &n)| std::iter::repeat_n(Order::ALL[kind], n.max(0) as usize));
        let waiting: Vec<Order> = waiting.into_iter().chain(rest).collect();
        if left.iter().any(|&n| n < 0)
            || drawn.len() + deck.len() != round + 3
            || waiting.len() + round != self.content.rounds.len()
        {
            return Err(PositionError::at(
                self.line_of(None, "action deck"),
                "there are round + 3 action cards drawn and in the deck",
            ));
        }
        shadow.drawn = drawn.iter().copied().collect();
        shadow.deck = Default::default();
        deck.iter().rev().for_each(|&order| shadow.deck.push_top(order, SeatSet::EMPTY));
        shadow.waiting = [None; 8];
        for (at, order) in waiting.into_iter().enumerate() {
            shadow.waiting[round + at] = Some(kernel::Secret::hidden(order));
        }
        shadow.known = match said("actions known")? {
            Some(known) => Order::ALL.map(|order| known.iter().filter(|other| **other == order).count() as u8),
            None => self.known_orders(round, &drawn, &deck),
        };
        Ok(())
    }

    /// Without a word on it, the last of a type that came twice is the unseen extra.
    fn known_orders(&self, round: usize, drawn: &[Order], deck: &[Order]) -> [u8; 4] {
        let mut known = [0u8; 4];
        drawn.iter().chain(deck).for_each(|&order| known[order as usize] += 1);
        if let (true, Some(extra)) = (round > 1, known.iter().position(|&n| n > 1)) {
            known[extra] -= 1;
        }
        known
    }

    fn read_cargo(&mut self, game: &mut Captains, seat: Seat, line: &Placed<'_>) -> Read<()> {
        for item in items(line.value) {
            match self.artifact(line, &item) {
                Ok(artifact) => {
                    let held = &mut game.ship_mut(seat).artifacts[artifact.index()];
                    *held = held.saturating_add(1);
                }
                Err(_) => {
                    let token = self.token(line, &item)?;
                    self.held[seat.index()].push(token);
                }
            }
        }
        Ok(())
    }

    /// `green treasure`, `?`, `pirate` or (for the referee) `? green treasure`.
    fn token(&self, line: &Placed<'_>, item: &str) -> Read<(Option<Pirate>, bool)> {
        if item == "?" || item == "pirate" {
            return Ok((None, false));
        }
        let (name, seen) = item.strip_prefix("? ").map_or((item, true), |name| (name, false));
        match super::read_pirate(self.content, name) {
            Some(pirate) => Ok((Some(pirate), seen)),
            None => fault(line, format!("{item:?} is no token; expected e.g. red-yellow, green treasure or ?")),
        }
    }

    fn read_slots(&self, game: &mut Captains, seat: Seat, line: &Placed<'_>) -> Read<()> {
        let things = items(line.value);
        if things.len() != SLOTS {
            return fault(line, format!("expected {SLOTS} slots: a tech, - or x each"));
        }
        let ship = game.ship_mut(seat);
        (ship.damaged, ship.slots) = (0, [None; SLOTS]);
        for (slot, thing) in things.iter().enumerate() {
            match thing.as_str() {
                "-" => {}
                "x" => game.ship_mut(seat).damaged |= 1 << slot,
                name => game.ship_mut(seat).slots[slot] = Some(self.card(line, name)?),
            }
        }
        Ok(())
    }

    fn read_rooms(&self, game: &mut Captains, seat: Seat, line: &Placed<'_>) -> Read<()> {
        for item in items(line.value) {
            let Some((room, artifact)) = item.split_once(':') else {
                return fault(line, "expected e.g. Helm: red-yellow");
            };
            let basic = self.content.rooms.iter().position(|face| same(&face.name, room));
            let slot = || {
                room.trim()
                    .strip_prefix("slot")?
                    .trim()
                    .parse::<usize>()
                    .ok()?
                    .checked_sub(1)
                    .filter(|slot| *slot < SLOTS)
            };
            let Some(berth) = basic.or_else(|| slot().map(|slot| ROOMS + slot)) else {
                return fault(line, "expected a room's name or slot 3");
            };
            game.ship_mut(seat).rooms[berth] = Some(self.artifact(line, artifact.trim())?);
        }
        Ok(())
    }

    fn read_tracks(&self, game: &mut Captains, seat: Seat, line: &Placed<'_>) -> Read<()> {
        for item in items(line.value) {
            let mut words = item.split_whitespace();
            let Some(track) = words.next().and_then(read_track) else {
                return fault(line, "expected e.g. coop 5 or coop 5 lap 1");
            };
            let space = number(line, words.next().unwrap_or(""), u16::from(self.content.numbers.steps) - 1)?;
            let lap = match (words.next(), words.next()) {
                (None, _) => 0,
                (Some("lap"), Some(lap)) => number(line, lap, 100)?,
                _ => return fault(line, "expected e.g. coop 5 lap 1"),
            };
            let marker = &mut game.ship_mut(seat).markers[track as usize];
            (marker.space, marker.lap) = (space as u8, lap as u8);
        }
        Ok(())
    }

    fn read_sides(&self, game: &mut Captains, line: &Placed<'_>) -> Read<()> {
        let sides = items(line.value);
        if sides.len() != 3 {
            return fault(line, "expected three sides: coop, tincan, nian");
        }
        for (track, side) in sides.iter().enumerate() {
            let Some(at) = self.content.tracks[track].iter().position(|face| same(&face.side, side)) else {
                return fault(line, format!("there is no side {side:?}"));
            };
            game.sides[track] = at as u8;
        }
        Ok(())
    }

    fn read_map(&mut self, game: &Captains, line: &Placed<'_>) -> Read<()> {
        for item in items(line.value) {
            let Some((place, what)) = item.split_once(':') else { return fault(line, "expected e.g. Wobble: tile 3") };
            let (place, what) = (self.place(game, line, place)?, what.trim());
            if !game.map_face().places[place.index()].planet || self.map.iter().any(|(other, ..)| *other == place) {
                return fault(line, "each planet is named once; Home Station is none");
            }
            let station = self.content.stations.iter().position(|face| same(&face.name, what));
            let tile = what.strip_prefix("tile ").and_then(|n| n.trim().parse::<u8>().ok()).filter(|n| *n > 0);
            let thing = match (station, tile) {
                (Some(0), _) => return fault(line, "Home Station stays where it is"),
                (Some(at), _) => (place, None, Some(Tile::Station(Station(at as u8)))),
                (_, Some(n)) => (place, None, Some(Tile::Number(n))),
                _ if what == "-" => (place, None, None),
                _ => (place, Some(self.mission(line, what)?), None),
            };
            self.map.push(thing);
        }
        Ok(())
    }

    fn read_tiles(&self, game: &mut Captains, line: &Placed<'_>) -> Read<()> {
        for item in items(line.value) {
            let found = item.split_once(':').and_then(|(name, at)| {
                let station = self.content.stations.iter().position(|face| same(&face.name, name))?;
                Some((station, tile_at(at.trim())?))
            });
            let Some((station, at)) = found else {
                return fault(line, "expected e.g. Home Station: round 2, here or gone");
            };
            game.map.tiles[station] = at;
        }
        Ok(())
    }

    fn read_pirates(&self, game: &mut Captains, line: &Placed<'_>) -> Read<()> {
        for item in items(line.value) {
            let found = item.split_once(':').and_then(|(route, pirate)| {
                let route = game.map_face().routes.iter().position(|face| same(&face.id, route))?;
                Some((route, super::read_pirate(self.content, pirate)?))
            });
            let Some((route, pirate)) = found else { return fault(line, "expected e.g. f13: purple treasure") };
            game.map.pirates[route] = Some(pirate);
        }
        Ok(())
    }

    fn read_board(&self, game: &Captains, line: &Placed<'_>) -> Read<Vec<Option<Card>>> {
        let things = items(line.value);
        if things.len() > usize::from(game.spaces) {
            return fault(line, format!("the tech board has {} spaces", game.spaces));
        }
        things.iter().map(|thing| if thing == "-" { Ok(None) } else { self.card(line, thing).map(Some) }).collect()
    }

    fn figures(&self, line: &Placed<'_>) -> Read<Vec<Figure>> {
        let read = |item: &String| match Figure::read(item) {
            Some(figure) => Ok(figure),
            None => fault(line, format!("{item:?} is no figure; expected c, R, Y, B, R*, Y*, B* or a")),
        };
        let figures = items(line.value).iter().map(read).collect::<Read<Vec<_>>>()?;
        if figures.len() > 200 { fault(line, "a crew of more than 200 is no crew") } else { Ok(figures) }
    }

    fn orders(&self, line: &Placed<'_>) -> Read<Vec<Order>> {
        let read = |item: &String| match self.content.order_names.iter().position(|name| same(name, item)) {
            Some(at) => Ok(Order::ALL[at]),
            None => fault(line, format!("{item:?} is no action card")),
        };
        items(line.value).iter().map(read).collect()
    }

    fn events(&self, line: &Placed<'_>) -> Read<Vec<EventCard>> {
        let read = |item: &String| match self
            .content
            .events
            .iter()
            .position(|face| same(&face.name, item) || same(&face.id, item))
        {
            Some(at) => Ok(EventCard(at as u8)),
            None => fault(line, format!("there is no event {item:?}")),
        };
        items(line.value).iter().map(read).collect()
    }

    fn cards(&self, line: &Placed<'_>) -> Read<Vec<Card>> {
        items(line.value).iter().map(|item| self.card(line, item)).collect()
    }

    fn card(&self, line: &Placed<'_>, name: &str) -> Read<Card> {
        match self.content.cards.iter().find(|face| same(&face.name, name) || same(&face.id, name)) {
            Some(face) => Ok(face.card),
            None => fault(line, format!("there is no tech {name:?}")),
        }
    }

    fn mission(&self, line: &Placed<'_>, name: &str) -> Read<Mission> {
        match self.content.missions.iter().position(|face| same(&face.name, name) || same(&face.id, name)) {
            Some(at) => Ok(Mission(at as u8)),
            None => fault(line, format!("there is no mission {name:?}")),
        }
    }

    fn mission_mask(&self, line: &Placed<'_>) -> Read<u64> {
        let missions = items(line.value).iter().map(|item| self.mission(line, item)).collect::<Read<Vec<_>>>()?;
        Ok(missions.iter().fold(0u64, |mask, mission| mask | 1 << mission.0))
    }

    fn artifact(&self, line: &Placed<'_>, name: &str) -> Read<Artifact> {
        let kinds = (0..self.content.artifacts.len() as u8).map(Artifact);
        match kinds.into_iter().find(|&kind| same(crate::text::artifact(self.content, kind), name)) {
            Some(kind) => Ok(kind),
            None => fault(line, format!("{name:?} is no artifact; expected e.g. red-yellow")),
        }
    }

    fn place(&self, game: &Captains, line: &Placed<'_>, name: &str) -> Read<Place> {
        match game.map_face().places.iter().position(|face| same(&face.name, name) || same(&face.id, name)) {
            Some(at) => Ok(Place(at as u8)),
            None => fault(line, format!("there is no location {name:?}")),
        }
    }
}

fn fault<T>(line: &Placed<'_>, what: impl Into<String>) -> Read<T> {
    Err(PositionError::at(line.line, what))
}

fn number(line: &Placed<'_>, text: &str, most: u16) -> Read<u16> {
    match text.trim().parse::<u16>() {
        Ok(n) if n <= most => Ok(n),
        _ => fault(line, format!("expected a number up to {most}, not {text:?}")),
    }
}
