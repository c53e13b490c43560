//! A state from the lines of a position; what no line names takes ordinary defaults.

use super::read_stage;
use crate::board::{Direction, Intersection};
use crate::coin::Colour;
use crate::content::{AttackContent, Gear};
use crate::setup::Setup;
use crate::state::{Attack, Course, Ending, Flag, Shot, Stage};
use kernel::position::items;
use kernel::{Edition, Events, Fate, Game, Names, Placed, PositionError, Rule, Sealed, Seat};

pub(super) type Built<T> = Result<T, PositionError>;

pub(super) fn wrong(line: &Placed<'_>, expected: &str) -> PositionError {
    let shown: String = line.value.chars().take(40).collect();
    PositionError::at(line.line, format!("{}: {shown:?} cannot be; expected {expected}", line.zone.word))
}

/// The lines, and the state as far as it stands.
pub(super) struct Draft<'a, 'b> {
    lines: &'a [Placed<'b>],
    pub(super) game: Attack,
}

pub(super) fn build(setup: &Setup, edition: Edition<AttackContent>, lines: &[Placed<'_>]) -> Built<Attack> {
    // Colours nobody chose are dealt in their order: a quick fate is never asked where all are.
    let mut named = setup.clone();
    named.colours = colours(setup, lines)?;
    let game = Attack::start(&named, edition, &mut Fate::quick(0));
    let game = game.map_err(|error| PositionError::at(0, error.to_string()))?;
    let mut draft = Draft { lines, game };
    draft.table()?;
    for seat in Seat::all(setup.seats) {
        draft.berth(seat)?;
    }
    for seat in Seat::all(setup.seats) {
        draft.ship(seat)?;
    }
    draft.park();
    draft.pending()?;
    draft.stand()?;
    draft.resume();
    draft.asked()?;
    draft.settle();
    draft.answers()?;
    Ok(draft.game)
}

fn colours(setup: &Setup, lines: &[Placed<'_>]) -> Built<[Option<Colour>; 4]> {
    let mut chosen = setup.colours;
    for line in lines.iter().filter(|line| line.zone.word == "colour") {
        let colour = Colour::read(line.value).ok_or_else(|| wrong(line, "red, blue, green or yellow"))?;
        if let Some(place) = line.seat.and_then(|seat| chosen.get_mut(seat.index())) {
            *place = Some(colour);
        }
    }
    for index in 0..chosen.len() {
        if chosen[index].is_none() {
            chosen[index] = Colour::ALL.into_iter().find(|colour| !chosen.contains(&Some(*colour)));
        }
    }
    let twice = (1..4).any(|index| chosen[..index].contains(&chosen[index]));
    if twice { Err(PositionError::at(0, "two captains have one colour")) } else { Ok(chosen) }
}

impl<'b> Draft<'_, 'b> {
    pub(super) fn find(&self, seat: Option<Seat>, word: &str) -> Option<Placed<'b>> {
        self.lines.iter().rev().find(|line| line.zone.word == word && line.seat == seat).copied()
    }

    pub(super) fn seat(&self, line: &Placed<'_>, word: &str) -> Built<Seat> {
        let seat = Colour::read(word).and_then(|colour| self.game.seat_of_colour(colour));
        let seat = seat.or_else(|| Names::scene(self.game.terms.seats).seat(word));
        seat.ok_or_else(|| wrong(line, "the colour of a captain at this table"))
    }

    fn table(&mut self) -> Built<()> {
        self.game.round = Sealed::default();
        self.game.first = Some(match self.find(None, "first") {
            Some(line) => self.seat(&line, line.value)?,
            None => self.game.terms.first.unwrap_or(Seat::new(0)),
        });
        self.game.active = match self.find(None, "turn") {
            Some(line) => self.seat(&line, line.value)?,
            None => self.game.first.unwrap_or(Seat::new(0)),
        };
        self.game.stage = match self.find(None, "stage") {
            Some(line) => read_stage(line.value).ok_or_else(|| wrong(&line, "a state of the turn"))?,
            None => Stage::Start,
        };
        if matches!(self.game.stage, Stage::SetupPower) {
            self.game.first = None;
        }
        self.course()?;
        self.shot()?;
        self.flags()?;
        self.tally()?;
        self.ended()
    }

    fn course(&mut self) -> Built<()> {
        let Some(line) = self.find(None, "course") else { return Ok(()) };
        let words = items(line.value);
        let way = words.first().and_then(|word| Direction::read(word));
        let made = words.get(1).map_or(Some(0), |word| word.parse().ok()).filter(|&made: &u8| made <= 10);
        let (Some(way), Some(made)) = (way, made) else { return Err(wrong(&line, "a direction and steps: N, 2")) };
        self.game.course = Some(Course { way, made });
        Ok(())
    }

    fn shot(&mut self) -> Built<()> {
        let Some(line) = self.find(None, "shot") else { return Ok(()) };
        let words: Vec<&str> = line.value.split_whitespace().collect();
        self.game.shot = Some(match *words.as_slice() {
            ["emp"] => Shot { gear: Some(Gear::Emp), target: None },
            ["attack", target] => Shot { gear: None, target: Some(self.seat(&line, target)?) },
            ["laser", target] => Shot { gear: Some(Gear::Laser), target: Some(self.seat(&line, target)?) },
            _ => return Err(wrong(&line, "attack blue, laser blue or emp")),
        });
        Ok(())
    }

    fn flags(&mut self) -> Built<()> {
        let Some(line) = self.find(None, "flags") else { return Ok(()) };
        let words = items(line.value);
        let expected = "South's flag and North's: d1+, blue";
        if words.len() != 2 || !self.game.terms.mode.is_ctf() {
            return Err(wrong(&line, expected));
        }
        for (home, word) in words.iter().enumerate() {
            self.game.flags[home] = match Intersection::read(word) {
                Some(point) => Flag::Lies(point),
                None => Flag::With(self.seat(&line, word)?),
            };
        }
        let same = matches!(self.game.flags, [Flag::With(one), Flag::With(two)] if one == two);
        if same { Err(wrong(&line, "at most one flag with a captain")) } else { Ok(()) }
    }

    fn tally(&mut self) -> Built<()> {
        let Some(line) = self.find(None, "tally") else { return Ok(()) };
        let words = items(line.value);
        let numbers: Vec<&String> = words.iter().filter(|word| *word != "engaged").collect();
        let numbers: Option<Vec<u16>> = numbers.iter().map(|word| word.parse().ok()).collect();
        let numbers = numbers.filter(|numbers| numbers.len() <= 4 && numbers.iter().all(|&number| number < 500));
        let numbers = numbers.ok_or_else(|| wrong(&line, "up to four numbers below 500, and engaged"))?;
        let nth = |index: usize| numbers.get(index).copied().unwrap_or(0);
        let tally = &mut self.game.tally;
        tally.rounds = nth(0);
        tally.quiet = nth(1);
        tally.engaged = words.iter().any(|word| word == "engaged");
        tally.losses = [nth(2).min(255) as u8, nth(3).min(255) as u8];
        Ok(())
    }

    fn ended(&mut self) -> Built<()> {
        let Some(line) = self.find(None, "ended") else {
            let stuck = self.game.stage == Stage::Over;
            return if stuck { Err(PositionError::at(0, "a game that is over needs a line `ended`")) } else { Ok(()) };
        };
        let words = items(line.value);
        let by = words.first().and_then(|word| Rule::read(word));
        let places: Option<Vec<u8>> = words.iter().skip(1).map(|word| word.parse().ok()).collect();
        let seats = usize::from(self.game.terms.seats);
        let places =
            places.filter(|places| places.len() == seats && places.iter().all(|place| (1..=4).contains(place)));
        let (Some(by), Some(places)) = (by, places) else {
            return Err(wrong(&line, "the rule and a place for each seat: AT-D7, 1, 2"));
        };
        let mut all = [0; 4];
        all[..seats].copy_from_slice(&places);
        self.game.ending = Some(Ending { by, places: all });
        self.game.stage = Stage::Over;
        Ok(())
    }

    /// Opens the question the position stands at.
    fn settle(&mut self) {
        let game = &mut self.game;
        game.all().for_each(|seat| game.note(seat));
        if game.in_round() || game.ending.is_some() {
            return;
        }
        if game.stage == Stage::SetupPower {
            game.round = Sealed::poll(game.living());
        } else {
            game.settle(&mut Fate::quick(0), &mut Events::dropped());
        }
    }
}
