//! Reading a position: each line into the state or into what `solve` deals out afterwards.

mod names;
mod seat;
mod settle;
mod table;

use crate::content::{Content, Tile};
use crate::kinds::*;
use crate::notation::same;
use crate::setup::{self, Setup};
use crate::state::{Captains, PLAYERS};
use kernel::{Edition, Fate, Placed, PositionError, Script, Seat};

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
