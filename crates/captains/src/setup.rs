//! Options, and the table before the first turn (SC-S, SC-O1 to SC-O6).

use crate::changes::{self, RULES_VERSION};
use crate::content::{Content, Mode, SPACES, Tile};
use crate::effects::{ARTIFACT_PILE, OMEGAS, PIRATE_PILE, TECHS};
use crate::kinds::*;
use crate::ship::Ship;
use crate::solo::ACTIONS;
use crate::state::*;
use arrayvec::ArrayVec;
use kernel::{
    CopyVec, Edition, Fate, Format, Keyed, Label, OptionWord, Options, PerSeat, Pile, RulesVersion, Seat, SeatSet,
    Secret, SetupError, Stack,
};

/// What can be played.
pub const FORMATS: &[Format] = &[
    Format { id: "captains", title: "Two to four captains", players: (2, 4), step: 1 },
    Format { id: "solo", title: "Solo, with Captain Shadow", players: (1, 1), step: 1 },
];

/// What may be agreed before (SC-J36, SC-J39).
pub const OPTIONS: &[OptionWord] = &[
    OptionWord { name: "first", per_seat: false, values: &["lot", "1", "2", "3", "4"], note: "the starting captain" },
    OptionWord { name: "slots", per_seat: false, values: &["lot", "A", "B"], note: "side of the tech-slot boards" },
    OptionWord { name: "coop", per_seat: false, values: &["lot", "A", "B"], note: "side of the Cooperative track" },
    OptionWord { name: "tincan", per_seat: false, values: &["lot", "A", "B"], note: "side of the Tincan track" },
    OptionWord { name: "nian", per_seat: false, values: &["lot", "A", "B"], note: "side of the Ni'an track" },
    OptionWord {
        name: "passenger",
        per_seat: false,
        values: &["lot", "teddy"],
        note: "the solo passenger, by id (see the content) or by lot",
    },
];

/// Everything agreed before the first shuffle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// How many captains.
    pub players: u8,
    /// The starting captain, or by lot.
    pub first: Option<Seat>,
    /// Side of the tech-slot boards, or by lot.
    pub slots: Option<String>,
    /// Sides of the three tracks, or by lot.
    pub sides: [Option<String>; 3],
    /// The passenger's id, or by lot.
    pub passenger: Option<String>,
    /// The version of the rules.
    pub version: RulesVersion,
}

impl Setup {
    /// Reads a table's options.
    pub(crate) fn read(options: &Options) -> Result<Setup, SetupError> {
        let solo_by_number = options.format.is_empty() && options.players == 1;
        let options =
            &Options { format: if solo_by_number { "solo".into() } else { options.format.clone() }, ..options.clone() };
        SetupError::pick_format(options, FORMATS)?;
        options.allow_only(OPTIONS)?;
        let chosen = |name: &str| options.get(name).filter(|value| *value != "lot").map(str::to_owned);
        Ok(Setup {
            players: options.players,
            first: first(options)?,
            slots: chosen("slots"),
            sides: [chosen("coop"), chosen("tincan"), chosen("nian")],
            passenger: chosen("passenger"),
            version: options.rules_version(RULES_VERSION)?,
        })
    }
}

fn first(options: &Options) -> Result<Option<Seat>, SetupError> {
    match options.get("first") {
        None | Some("lot") => Ok(None),
        Some(value) => match value.parse::<usize>() {
            Ok(n) if n >= 1 && n <= usize::from(options.players) => Ok(Seat::checked(n - 1)),
            _ => Err(SetupError::value("first", value, "a seat's number or lot")),
        },
    }
}

/// One of several sides, by letter or by lot.
fn side<'a>(
    name: &'static str,
    chosen: Option<&str>,
    sides: impl Iterator<Item = &'a str> + Clone,
    fate: &mut Fate,
) -> Result<u8, SetupError> {
    match chosen {
        None => Ok(lot(Label::new(name), sides.count(), fate)),
        Some(value) => match sides.clone().position(|side| side.eq_ignore_ascii_case(value)) {
            Some(at) => Ok(at as u8),
            None => Err(SetupError::value(name, value, &format!("lot, {}", sides.collect::<Vec<_>>().join(", ")))),
        },
    }
}

/// One of `n`, all equally likely: the first of a shuffled row, so that scenes may leave it open.
fn lot(label: Label, n: usize, fate: &mut Fate) -> u8 {
    let mut row: ArrayVec<u8, 64> = (0..n.min(64) as u8).collect();
    fate.shuffle(label, &mut row);
    row.first().copied().unwrap_or(0)
}

/// Sets the table up in the order of RULES 2.1 (SC-Q82).
pub(crate) fn start(setup: &Setup, edition: Edition<Content>, fate: &mut Fate) -> Result<Captains, SetupError> {
    let content = edition.content();
    let board = board(setup, content)?;
    let mut game = Captains {
        edition,
        version: setup.version,
        players: setup.players,
        board: board as u8,
        slot_side: 0,
        sides: [0; 3],
        round: 1,
        first: Seat::new(0),
        turn: Seat::new(0),
        passed: SeatSet::EMPTY,
        warded: SeatSet::EMPTY,
        stage: Stage::Main,
        stack: Stack::default(),
        ships: PerSeat([const { None }; PLAYERS].map(|_: Option<Ship>| Ship::at(content.boards[board].home))),
        map: empty_map(),
        piles: Piles::default(),
        central: [None; SPACES],
        spaces: 0,
        events: [None; 3],
        events_reached: 0,
        lasting: CopyVec::new(),
        gifts: CopyVec::new(),
        drawn: CopyVec::new(),
        away: None,
        at_work: None,
        shadow: None,
    };
    game.deal_missions(fate);
    game.deal_tiles(fate);
    game.deal_pirates(fate);
    if setup.players == 1 {
        game.meet_shadow(setup, fate)?;
    }
    game.deal_techs(fate);
    game.deal_tracks(setup, fate)?;
    game.deal_artifacts(fate);
    let sides = content.slot_boards.iter().map(|board| board.side.as_str());
    game.slot_side = side("slots", setup.slots.as_deref(), sides, fate)?;
    game.board_ships();
    game.first = match setup.first {
        Some(seat) => seat,
        None => Seat::checked(usize::from(lot(Label::new("first"), usize::from(setup.players), fate)))
            .unwrap_or(Seat::new(0)),
    };
    game.turn = game.first;
    Ok(game)
}

/// SC-S1, SC-O1.
fn board(setup: &Setup, content: &Content) -> Result<usize, SetupError> {
    if setup.players == 1 {
        return Ok(content.solo_board);
    }
    let fits = |board: &crate::content::Board| board.players.contains(&setup.players);
    let found = content.boards.iter().position(fits);
    found.ok_or_else(|| SetupError::value("players", &setup.players.to_string(), "a number the boards are for"))
}

pub(crate) fn empty_map() -> Map {
    Map {
        pirates: [None; Route::MOST],
        missions: [None; Place::MOST],
        holders: [None; Place::MOST],
        numbers: CopyVec::new(),
        face_up: 0,
        stations: [None; Station::MOST],
        tiles: [TileAt::Gone; Station::MOST],
        removed: 0,
    }
}

/// A shuffled deck, the first of the row on top.
fn deck<T: Keyed + Copy + Default, const N: usize>(
    mut cards: ArrayVec<T, N>,
    label: Label,
    fate: &mut Fate,
) -> Pile<T, N> {
    fate.shuffle(label, &mut cards);
    let mut pile = Pile::default();
    cards.into_iter().rev().for_each(|card| pile.push_top(card, SeatSet::EMPTY));
    pile
}

/// Tiles take part in shuffles by their place in the content.
#[derive(Clone, Copy)]
struct Dealt(u8, Tile);

impl Keyed for Dealt {
    fn key(&self) -> u32 {
        u32::from(self.0)
    }
}

impl Captains {
    /// SC-S4.
    fn deal_missions(&mut self, fate: &mut Fate) {
        let all: ArrayVec<Mission, { Mission::MOST }> = (0..self.content().missions.len() as u8).map(Mission).collect();
        self.piles.missions = deck(all, Label::new("missions"), fate);
    }

    /// SC-S2, SC-S3, SC-S5 to SC-S9.
    fn deal_tiles(&mut self, fate: &mut Fate) {
        let content = self.content();
        let used =
            content.tiles.iter().enumerate().filter(|(_, face)| face.dealt && (self.players == 4 || !face.four_only));
        let mut tiles: ArrayVec<Dealt, 24> = used.map(|(at, face)| Dealt(at as u8, face.tile)).collect();
        fate.shuffle(Label::new("tiles"), &mut tiles);
        let highest = tiles.iter().filter(|tile| matches!(tile.1, Tile::Number(_))).count();
        self.map.numbers = (0..highest).map(|_| Place(0)).collect();
        self.map.face_up = highest as u8;
        let planets = self.map_face().places.iter().enumerate().filter(|(_, place)| place.planet);
        for ((at, _), tile) in planets.zip(tiles) {
            self.lay_tile(Place(at as u8), tile.1);
        }
        self.map.stations[0] = Some(self.map_face().home);
        for (round, face) in content.rounds.iter().enumerate() {
            for station in &face.tiles {
                self.map.tiles[station.index()] = TileAt::Round(round as u8 + 1);
            }
        }
    }

    fn lay_tile(&mut self, place: Place, tile: Tile) {
        match tile {
            Tile::Mission => {
                self.map.missions[place.index()] = self.piles.missions.pop_top().map(|card| card.value());
            }
            Tile::Number(n) => {
                if let Some(at) = self.map.numbers.get_mut(usize::from(n) - 1) {
                    *at = place;
                }
            }
            Tile::Station(station) => {
                self.map.stations[station.index()] = Some(place);
                self.map.tiles[station.index()] = TileAt::Station;
            }
        }
    }

    /// SC-S10, SC-S15.
    fn deal_pirates(&mut self, fate: &mut Fate) {
        let mut all: ArrayVec<Pirate, PIRATES> = ArrayVec::new();
        for (kind, face) in self.content().pirates.iter().enumerate() {
            all.extend((0..face.count).map(|_| Pirate(kind as u8)));
        }
        self.piles.pirates = deck(all, PIRATE_PILE, fate);
        for (at, route) in self.map_face().routes.iter().enumerate() {
            if route.start_pirate {
                self.map.pirates[at] = self.piles.pirates.pop_top().map(|pirate| pirate.value());
            }
        }
    }

    /// SC-S11, SC-S12, SC-O2, SC-O5: betas met on the way go to the bottom, unseen.
    fn deal_techs(&mut self, fate: &mut Fate) {
        let laid = |card: &Card| self.gifts.contains(card);
        let techs = self.content().cards.iter().map(|face| face.card).filter(|card| !card.is_omega() && !laid(card));
        self.piles.techs = deck(techs.collect(), TECHS, fate);
        let omegas = self.content().cards.iter().map(|face| face.card).filter(|card| card.is_omega());
        self.piles.omegas = deck(omegas.collect(), OMEGAS, fate);
        let (alphas, omegas) = self.content().tech_boards[usize::from(self.is_solo())];
        self.spaces = alphas + omegas;
        let mut betas: ArrayVec<Card, CARDS> = ArrayVec::new();
        if !self.is_solo() {
            let gift = self.next_alpha(&mut betas);
            self.gifts.extend(gift);
        }
        for space in 0..usize::from(alphas) {
            self.central[space] = self.next_alpha(&mut betas);
        }
        for space in usize::from(alphas)..usize::from(self.spaces) {
            self.central[space] = self.piles.omegas.pop_top().map(|card| card.value());
        }
        self.piles.bottom_betas = betas.len() as u8;
        betas.into_iter().for_each(|card| self.piles.techs.push_bottom(card, SeatSet::EMPTY));
    }

    fn next_alpha(&mut self, betas: &mut ArrayVec<Card, CARDS>) -> Option<Card> {
        while let Some(card) = self.piles.techs.pop_top().map(|card| card.value()) {
            if card.class() == Class::Alpha {
                return Some(card);
            }
            betas.push(card);
        }
        None
    }

    /// SC-S13, SC-S14, SC-O3.
    fn deal_tracks(&mut self, setup: &Setup, fate: &mut Fate) -> Result<(), SetupError> {
        let content = self.content();
        let mode = if self.is_solo() { Mode::Solo } else { Mode::Multi };
        for (track, name, label) in [
            (Track::Coop, "coop", "coop-events"),
            (Track::Tincan, "tincan", "tincan-events"),
            (Track::Nian, "nian", "nian-events"),
        ] {
            let at = track as usize;
            let sides = content.tracks[at].iter().map(|side| side.side.as_str());
            self.sides[at] = side(name, setup.sides[at].as_deref(), sides, fate)?;
            let fits =
                content.events.iter().enumerate().filter(|(_, event)| event.track == track && event.mode == mode);
            let mut events: ArrayVec<EventCard, { EventCard::MOST }> =
                fits.map(|(at, _)| EventCard(at as u8)).collect();
            fate.shuffle(Label::new(label), &mut events);
            self.events[at] = events.first().copied();
        }
        Ok(())
    }

    fn deal_artifacts(&mut self, fate: &mut Fate) {
        let mut all: ArrayVec<Artifact, ARTIFACTS> = ArrayVec::new();
        for (kind, face) in self.content().artifacts.iter().enumerate() {
            all.extend((0..face.count).map(|_| Artifact(kind as u8)));
        }
        self.piles.artifacts = deck(all, ARTIFACT_PILE, fate);
    }

    /// SC-S16 to SC-S18.
    fn board_ships(&mut self) {
        let content = self.content();
        for seat in Seat::all(self.players) {
            let damaged = content.slot_boards[usize::from(self.slot_side)].damaged;
            let ship = self.ship_mut(seat);
            ship.medals = u16::from(content.numbers.medals);
            ship.rings = content.numbers.rings;
            ship.cargo_damage = u16::from(content.numbers.cargo_damage);
            ship.damaged = damaged;
            content.ready.iter().for_each(|&figure| ship.muster(figure, 1));
            ship.queue = content.queue.iter().copied().collect();
        }
    }

    /// SC-O5: the one who was chosen, or one of those who act, by lot (SC-Q96).
    fn passenger(&self, setup: &Setup, fate: &mut Fate) -> Result<u8, SetupError> {
        let content = self.content();
        let all = || content.passengers.iter();
        let acts = |at: &u8| !content.list(content.passengers[usize::from(*at)].action).is_empty();
        let others: ArrayVec<u8, 64> = (0..all().len() as u8).filter(acts).collect();
        match &setup.passenger {
            None if self.version.has(changes::LOT_LEAVES_TEDDY_OUT) && !others.is_empty() => {
                Ok(others[usize::from(lot(Label::new("passenger"), others.len(), fate))])
            }
            chosen => side("passenger", chosen.as_deref(), all().map(|passenger| passenger.id.as_str()), fate),
        }
    }

    /// SC-O4 to SC-O6.
    fn meet_shadow(&mut self, setup: &Setup, fate: &mut Fate) -> Result<(), SetupError> {
        let content = self.content();
        let passenger = self.passenger(setup, fate)?;
        self.gifts = content.passengers[usize::from(passenger)].techs.iter().copied().collect();
        let mut extra: ArrayVec<Order, ORDERS> = ArrayVec::new();
        for order in Order::ALL {
            extra.extend((1..content.orders[order as usize]).map(|_| order));
        }
        fate.shuffle(Label::new("extra-actions"), &mut extra);
        let mut waiting = [None; 8];
        for (round, order) in extra.into_iter().enumerate() {
            waiting[round + 1] = Some(Secret::hidden(order));
        }
        let deck = deck(ArrayVec::from_iter(Order::ALL), ACTIONS, fate);
        let place = self.map_face().home;
        self.shadow = Some(Shadow { place, passenger, deck, drawn: CopyVec::new(), known: [1; 4], waiting });
        Ok(())
    }
}
