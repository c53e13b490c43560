//! A state from the lines of a position; what no line names takes ordinary defaults.

use super::sheet::{Sheet, read_token};
use super::{USED, read_stage};
use crate::board::{Direction, Intersection, Square};
use crate::coin::{Coin, Coins, Colour, Trait};
use crate::content::{AttackContent, Gear, Window};
use crate::setup::Setup;
use crate::state::{Attack, Berth, Course, Ending, Flag, Frame, Shot, Stage};
use crate::tile::{EVERYONE, Tile};
use kernel::position::items;
use kernel::{Edition, Events, Fate, Game, Placed, PositionError, Rule, Sealed, Seat, SeatSet, Secret};

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

    fn berth(&mut self, seat: Seat) -> Built<()> {
        let Some(line) = self.find(Some(seat), "ship") else { return Ok(()) };
        let expected = "a square, off e10, waiting 1, destroyed 1, gone 1 or hangar";
        let words: Vec<&str> = line.value.split_whitespace().collect();
        let order = |word: &str| word.parse::<u8>().ok().filter(|order| (1..=4).contains(order));
        let berth = match *words.as_slice() {
            ["hangar"] => Some(Berth::Hangar),
            ["off", square] => Square::read(square).map(Berth::Off),
            ["waiting", turns] => turns.parse().ok().filter(|&turns: &u8| turns <= 5).map(Berth::Waiting),
            ["destroyed", n] if order(n).is_some() => Some(Berth::Destroyed),
            ["gone", n] if order(n).is_some() => Some(Berth::Left),
            [square] => Square::read(square).map(Berth::At),
            _ => None,
        };
        let berth = berth.ok_or_else(|| wrong(&line, expected))?;
        let ctf = self.game.terms.mode.is_ctf();
        let fits = match berth {
            Berth::Off(_) | Berth::Waiting(_) | Berth::Left => ctf,
            Berth::Destroyed => !ctf,
            Berth::At(square) => self.game.ship_at(square).is_none(),
            Berth::Hangar => true,
        };
        if !fits {
            return Err(wrong(&line, "a berth of this mode on a square of its own"));
        }
        let ship = &mut self.game.ships[seat];
        ship.berth = berth;
        if matches!(berth, Berth::Destroyed | Berth::Left) {
            ship.fell = words.get(1).and_then(|word| order(word)).unwrap_or(1);
            self.game.tally.fallen = self.game.tally.fallen.max(ship.fell);
        }
        Ok(())
    }

    fn ship(&mut self, seat: Seat) -> Built<()> {
        self.speed(seat)?;
        self.marks(seat)?;
        self.field(seat)?;
        self.tokens(seat)
    }

    fn speed(&mut self, seat: Seat) -> Built<()> {
        let Some(line) = self.find(Some(seat), "speed") else { return Ok(()) };
        let speed = line.value.parse().ok().filter(|&speed: &u8| speed <= 10);
        self.game.ships[seat].speed = speed.ok_or_else(|| wrong(&line, "0 to 10"))?;
        Ok(())
    }

    fn marks(&mut self, seat: Seat) -> Built<()> {
        let Some(line) = self.find(Some(seat), "marks") else { return Ok(()) };
        for word in items(line.value) {
            let ship = &mut self.game.ships[seat];
            match word.as_str() {
                "struck" => ship.struck = true,
                "disabled" => ship.disabled = true,
                "locked" => ship.locked = true,
                "spent" => ship.spent = true,
                other => match USED.iter().position(|known| *known == other) {
                    Some(bit) => ship.used |= 1 << bit,
                    None => return Err(wrong(&line, "struck, disabled, locked, spent, used capacitor, …")),
                },
            }
        }
        Ok(())
    }

    fn field(&mut self, seat: Seat) -> Built<()> {
        let Some(line) = self.find(Some(seat), "field") else { return Ok(()) };
        let square = Square::read(line.value);
        let free = |square: &Square| {
            let shelters = self.game.ship_at(*square).is_none_or(|other| other == seat);
            shelters && self.game.field_at(*square).is_none()
        };
        let square = square.filter(free).ok_or_else(|| wrong(&line, "a square without field or foreign ship"))?;
        self.game.ships[seat].field = Some(square);
        Ok(())
    }

    fn tokens(&mut self, seat: Seat) -> Built<()> {
        let knowers = self.knowers(seat)?;
        let mut sheet = Sheet { left: Coin::ALL.into_iter().collect(), tile: Tile::default(), lost: Coins::NONE };
        self.fixed(seat, &mut sheet)?;
        self.traits(seat, knowers, &mut sheet)?;
        let reserve = self.find(Some(seat), "reserve");
        if let Some(line) = reserve {
            for word in items(line.value) {
                let (coin, open) = read_token(&line, &word)?;
                sheet.spend(&line, coin)?;
                sheet.tile.add_reserve(Secret::new(coin, if open { EVERYONE } else { knowers }));
            }
        }
        let lost = self.find(Some(seat), "lost");
        if let Some(line) = lost {
            for word in items(line.value) {
                let coin = Coin::read(&word).ok_or_else(|| wrong(&line, "coins: 1 to 5 or B"))?;
                sheet.spend(&line, coin)?;
                sheet.lost.insert(coin);
            }
        }
        sheet.rest(reserve.is_some(), lost.is_some(), knowers).map_err(|what| PositionError::at(0, what))?;
        let ship = &mut self.game.ships[seat];
        ship.tile = sheet.tile;
        ship.lost = sheet.lost;
        Ok(())
    }

    /// Who knows her hidden tokens.
    fn knowers(&self, seat: Seat) -> Built<SeatSet> {
        let mut knowers = SeatSet::of(seat);
        if let Some(line) = self.find(Some(seat), "seen by") {
            for word in items(line.value) {
                knowers.insert(self.seat(&line, &word)?);
            }
        }
        Ok(knowers)
    }

    /// The modifier, the field's token and the Capacitor token.
    fn fixed(&mut self, seat: Seat, sheet: &mut Sheet) -> Built<()> {
        if let Some(line) = self.find(Some(seat), "modifier") {
            let coin = Coin::read(line.value).filter(|coin| matches!(coin, Coin::Blank | Coin::One));
            self.game.ships[seat].modifier = coin.ok_or_else(|| wrong(&line, "B or 1"))?;
        }
        sheet.left.remove(self.game.ships[seat].modifier);
        let gear = &self.game.edition.content().gear;
        if let (Some(_), Some(coin)) = (self.game.ships[seat].field, Coin::worth(gear[Gear::Field].power)) {
            sheet.left.remove(coin);
        }
        if let Some(line) = self.find(Some(seat), "capacitor") {
            let on = Trait::read(line.value).filter(|&on| on != Trait::Equipment);
            let on = on.ok_or_else(|| wrong(&line, "E, A or S"))?;
            let coin = Coin::worth(gear[Gear::Capacitor].power).unwrap_or(Coin::Five);
            sheet.spend(&line, coin)?;
            sheet.tile.boost(on, coin);
        }
        Ok(())
    }

    fn traits(&self, seat: Seat, knowers: SeatSet, sheet: &mut Sheet) -> Built<()> {
        let Some(line) = self.find(Some(seat), "power") else {
            sheet.usual(self.game.stage, self.game.ships[seat].berth, knowers);
            return Ok(());
        };
        for word in items(line.value) {
            let mut letters = word.chars();
            let on = letters.next().and_then(|letter| Trait::read(&letter.to_string()));
            let on = on.ok_or_else(|| wrong(&line, "traits: E4, A5!, S_, Q1"))?;
            if letters.as_str() == "_" {
                continue;
            }
            let (coin, open) = read_token(&line, letters.as_str())?;
            sheet.spend(&line, coin)?;
            if sheet.tile.token(on).is_some() {
                return Err(wrong(&line, "one token a trait"));
            }
            sheet.tile.put(on, Secret::new(coin, if open { EVERYONE } else { knowers }));
        }
        Ok(())
    }

    /// Ships no line placed go where they share no row and column with anything, if they can.
    fn park(&mut self) {
        if matches!(self.game.stage, Stage::SetupPower | Stage::SetupPlace) {
            return;
        }
        for seat in self.game.all() {
            if self.game.ships[seat].berth != Berth::Hangar || self.find(Some(seat), "ship").is_some() {
                continue;
            }
            let taken: Vec<Square> = self
                .game
                .all()
                .flat_map(|other| [self.game.ships[other].square(), self.game.ships[other].field])
                .flatten()
                .collect();
            let apart = |square: &Square| {
                taken.iter().all(|other| other.row() != square.row() && other.column() != square.column())
            };
            let square =
                Square::by_column().find(apart).or_else(|| Square::by_column().find(|&s| self.game.is_free(s)));
            if let Some(square) = square {
                self.game.ships[seat].berth = Berth::At(square);
            }
        }
    }

    /// Whether what the lines say can stand together.
    fn stand(&self) -> Built<()> {
        let game = &self.game;
        let fault = |what: &str| Err(PositionError::at(0, what.to_owned()));
        let setup = matches!(game.stage, Stage::SetupPower | Stage::SetupPlace);
        let over = game.stage == Stage::Over;
        if !setup && !over && game.all().any(|seat| game.ships[seat].berth == Berth::Hangar) {
            return fault("a ship in its hangar belongs to set-up");
        }
        if setup && game.all().any(|seat| matches!(game.ships[seat].berth, Berth::Off(_) | Berth::Waiting(_))) {
            return fault("at set-up a ship is placed or in its hangar");
        }
        if !over && game.stage != Stage::TurnEnd && !game.takes_turns(game.active) {
            return fault("the captain whose turn it is still takes turns");
        }
        if !over && game.living().is_empty() {
            return fault("somebody is still in play, or the game is over");
        }
        let on_board = game.ships[game.active].square().is_some();
        let away = matches!(game.stage, Stage::Return | Stage::GiveUp | Stage::Repower | Stage::Respawn);
        let done = matches!(game.stage, Stage::MoveDone | Stage::AfterFire);
        let free = matches!(game.stage, Stage::TurnStart | Stage::TurnEnd) || done;
        if !setup && !over && !free && away == on_board {
            return fault("the active captain's ship and the stage do not fit");
        }
        let moving = matches!(game.stage, Stage::Window(Window::UnderWay | Window::Impact));
        if moving != game.course.is_some() && !free {
            return fault("a line `course` belongs to the stages under_way and impact");
        }
        if matches!(game.stage, Stage::Window(Window::Firefight)) != game.shot.is_some() && !free {
            return fault("a line `shot` belongs to the stage firefight");
        }
        self.stand_at_home()
    }

    fn stand_at_home(&self) -> Built<()> {
        let game = &self.game;
        let fault = |what: &str| Err(PositionError::at(0, what.to_owned()));
        let carrier = |flag: Flag| if let Flag::With(seat) = flag { Some(seat) } else { None };
        let drops = |seat: Seat| game.frames.iter().any(|frame| matches!(frame, Frame::Drop(one, _) if *one == seat));
        let afloat = |seat: Seat| game.ships[seat].square().is_some() || drops(seat);
        if game.terms.mode.is_ctf() && !game.flags.into_iter().filter_map(carrier).all(afloat) {
            return fault("a flag's carrier is on the board");
        }
        let berth = game.ships[game.active].berth;
        match (game.stage, berth) {
            (Stage::Return, Berth::Off(_)) => Ok(()),
            (Stage::GiveUp | Stage::Repower | Stage::Respawn, Berth::Waiting(0)) => Ok(()),
            (Stage::Return | Stage::GiveUp | Stage::Repower | Stage::Respawn, _) => {
                fault("returning needs a ship off the map or waiting 0")
            }
            (Stage::SetupPlace, berth) if berth != Berth::Hangar => fault("she has placed her ship already"),
            (Stage::SetupPower, _) if game.all().any(|seat| game.ships[seat].tile.on_tile() > 0) => {
                fault("at first all power is in reserve")
            }
            _ => Ok(()),
        }
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
