//! Who sits where: teams and Emperors are places at the table, and players may choose theirs (SR-D33).

use kernel::{Options, Seat, SetupError};

/// The most places at a table.
pub const PLACES: usize = 6;

/// The place of each seat, clockwise from 0. Everybody sits at the place of their own number unless somebody chose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Places([u8; PLACES]);

impl Default for Places {
    fn default() -> Places {
        Places([0, 1, 2, 3, 4, 5])
    }
}

impl Places {
    /// The place of a seat.
    pub fn of(self, seat: Seat) -> usize {
        self.0.get(seat.index()).map_or(seat.index(), |&place| usize::from(place))
    }

    /// Who sits at a place.
    pub fn seat(self, place: usize) -> Seat {
        let found = self.0.iter().position(|&other| usize::from(other) == place);
        found.and_then(Seat::checked).unwrap_or(Seat::new(0))
    }

    /// The next seat clockwise at a table of so many.
    pub fn after(self, seat: Seat, seats: u8) -> Seat {
        self.seat((self.of(seat) + 1) % usize::from(seats))
    }
}

/// The teams of a format as places: so many a team, and the Emperor in the middle of three or nowhere.
#[derive(Clone, Copy)]
pub(crate) struct Teams {
    pub size: usize,
    pub emperors: bool,
}

/// What a seat asked for.
#[derive(Clone, Copy, Default)]
struct Wish {
    team: Option<usize>,
    emperor: Option<bool>,
}

impl Wish {
    fn read(options: &Options, seat: Seat, teams: Teams) -> Result<Wish, SetupError> {
        let refused = |name: &str, value: &str, expected: &str| {
            Err(SetupError::value(&format!("seat-{}.{name}", seat.number()), value, expected))
        };
        let mut wish = Wish::default();
        match options.of_seat(seat, "team").unwrap_or("any") {
            "any" => {}
            "a" if teams.size > 0 => wish.team = Some(0),
            "b" if teams.size > 0 => wish.team = Some(1),
            value if teams.size > 0 => return refused("team", value, "any, a or b"),
            value => return refused("team", value, "any: this format has no teams to choose"),
        }
        match options.of_seat(seat, "part").unwrap_or("any") {
            "any" => {}
            "emperor" if teams.emperors => wish.emperor = Some(true),
            "admiral" if teams.emperors => wish.emperor = Some(false),
            value => return refused("part", value, "any, or emperor or admiral in the format emperor"),
        }
        Ok(wish)
    }

    fn fits(self, place: usize, teams: Teams) -> bool {
        let team = self.team.is_none_or(|team| place / teams.size == team);
        let middle = teams.emperors && place % teams.size == 1;
        team && self.emperor.is_none_or(|emperor| emperor == middle)
    }
}

/// Seats everybody where they asked to be; whoever asked nothing keeps the place of their own number if it is free.
pub(crate) fn read(options: &Options, teams: Teams) -> Result<Places, SetupError> {
    let mut wishes = [Wish::default(); PLACES];
    for seat in Seat::all(options.players) {
        wishes[seat.index()] = Wish::read(options, seat, teams)?;
    }
    let mut places = Places::default();
    let free = (1 << options.players) - 1;
    if teams.size == 0 || settle(&mut places, &wishes[..usize::from(options.players)], teams, free) {
        return Ok(places);
    }
    let emperor = if teams.emperors { ", one of them its Emperor" } else { "" };
    let expected = format!("{} players a team{emperor}", teams.size);
    Err(SetupError::value("team", "what the seats chose", &expected))
}

/// Finds a place among the free ones for the last of these wishes, so that the rest find theirs too.
fn settle(places: &mut Places, wishes: &[Wish], teams: Teams, free: u8) -> bool {
    let Some((last, before)) = wishes.split_last() else { return true };
    let own = before.len();
    let mut tries = std::iter::once(own).chain((0..PLACES).rev());
    tries.any(|place| {
        let fits = free >> place & 1 == 1 && last.fits(place, teams);
        places.0[own] = place as u8;
        fits && {
            let mut rest = *places;
            let found = settle(&mut rest, before, teams, free & !(1 << place));
            if found {
                *places = rest;
            }
            found
        }
    })
}
