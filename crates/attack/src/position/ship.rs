//! What the lines say of one captain: her ship, its marks, her tokens.

use super::USED;
use super::build::{Built, Draft, wrong};
use super::sheet::{Sheet, read_token};
use crate::board::Square;
use crate::coin::{Coin, Coins, Trait};
use crate::content::Gear;
use crate::state::{Berth, Stage};
use crate::tile::{EVERYONE, Tile};
use kernel::position::items;
use kernel::{PositionError, Seat, SeatSet, Secret};

impl Draft<'_, '_> {
    pub(super) fn berth(&mut self, seat: Seat) -> Built<()> {
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

    pub(super) fn ship(&mut self, seat: Seat) -> Built<()> {
        self.speed(seat)?;
        self.marks(seat)?;
        self.field(seat)?;
        self.tokens(seat)?;
        if self.game.stage == Stage::GiveUp && self.game.active == seat {
            self.game.renew(seat, 0);
        }
        Ok(())
    }

    fn speed(&mut self, seat: Seat) -> Built<()> {
        let Some(line) = self.find(Some(seat), "speed") else { return Ok(()) };
        let speed = line.value.parse().ok().filter(|&speed: &u8| speed <= 10);
        self.game.ships[seat].speed = speed.ok_or_else(|| wrong(&line, "0 to 10"))?;
        Ok(())
    }

    fn marks(&mut self, seat: Seat) -> Built<()> {
        let Some(line) = self.find(Some(seat), "marks") else { return Ok(()) };
        // A ship hit by an EMP is disabled in its captain's next turn (AT-G26): before that it is struck.
        let later = self.game.active != seat || self.game.stage == Stage::TurnStart;
        for word in items(line.value) {
            let ship = &mut self.game.ships[seat];
            match word.as_str() {
                "struck" => ship.struck = true,
                "disabled" if later => ship.struck = true,
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
                let coin = Coin::written(&word).ok_or_else(|| wrong(&line, "coins: 1 to 5 or B"))?;
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
        for word in line.value.split([',', ' ']).filter(|word| !word.is_empty()) {
            let mut letters = word.chars();
            let on = letters.next().and_then(|letter| Trait::read(&letter.to_string()));
            let on = on.ok_or_else(|| wrong(&line, "traits: E4, A5!, S_, Q1"))?;
            if matches!(letters.as_str(), "_" | "-") {
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
    pub(super) fn park(&mut self) {
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
}
