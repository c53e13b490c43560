//! Set-up: options, formats, dealing (SR-S1 to SR-S11).

use crate::changes::{self, RULES_VERSION};
use crate::content::{Content, Origin};
use crate::format::{First, FormatRules, Role, StartHands, Unit};
use crate::places::{self, Places, Teams};
use crate::state::{EMPTY, InForce, Player, Realms};
use crate::zones::{TRADE, deck_label, shuffle};
use kernel::{
    CopyVec, Counts, Edition, Events, Fate, Format, Label, Lanes, Later, OptionWord, Options, PerSeat, RulesVersion,
    Seat, SeatSet, SetupError,
};

/// The formats by their ids on the command line; the content file has their rules.
pub const FORMATS: &[Format] = &[
    format("duel", "Two players", 2, 2),
    format("free-for-all", "Free-For-All", 3, 6),
    format("hunter", "Hunter", 3, 6),
    format("two-headed-hydra", "Two-Headed Hydra", 4, 4),
    format("three-headed-hydra", "Three-Headed Hydra", 6, 6),
    format("emperor", "Emperor", 6, 6),
    format("raid", "Raid", 3, 6),
];

/// The teams of these formats.
const TEAMS: [Teams; 7] = [
    teams(0, false),
    teams(0, false),
    teams(0, false),
    teams(2, false),
    teams(3, false),
    teams(3, true),
    teams(0, false),
];

const fn teams(size: usize, emperors: bool) -> Teams {
    Teams { size, emperors }
}

/// The place of the Raid among the formats.
const RAID: usize = 6;

/// The same formats as the content file calls them.
const CONTENT_IDS: [&str; 7] = ["duel", "free_for_all", "hunter", "hydra2", "hydra3", "emperor", "raid"];

const FIRST: Label = Label::new("first");

const fn format(id: &'static str, title: &'static str, min: u8, max: u8) -> Format {
    Format { id, title, players: (min, max), step: 1 }
}

const SEAT_VALUES: &[&str] = &["random", "1", "2", "3", "4", "5", "6"];

/// The options of a table.
pub const OPTIONS: &[OptionWord] = &[
    OptionWord {
        name: "first",
        per_seat: false,
        values: SEAT_VALUES,
        note: "who begins: by lot, or this seat (its team in Hydra and Emperor; the Boss begins a Raid)",
    },
    OptionWord { name: "boss", per_seat: false, values: SEAT_VALUES, note: "who is the Boss of a Raid (SR-Z1)" },
    OptionWord {
        name: "team",
        per_seat: true,
        values: &["any", "a", "b"],
        note: "the team a player joins in Hydra and Emperor (SR-D33)",
    },
    OptionWord {
        name: "part",
        per_seat: true,
        values: &["any", "emperor", "admiral"],
        note: "whether a player is the Emperor of the team (SR-O1)",
    },
];

/// Everything agreed before the first shuffle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The format, by its place in [`FORMATS`].
    pub format: usize,
    /// How many play.
    pub players: u8,
    /// Who begins, where it is not drawn by lot.
    pub first: Option<Seat>,
    /// Who is the Boss, where it is not drawn by lot.
    pub boss: Option<Seat>,
    /// Who sits where.
    pub places: Places,
    /// The version of the rules.
    pub version: RulesVersion,
}

impl Setup {
    /// Checks a table's options.
    ///
    /// # Errors
    /// What cannot be, and what can.
    pub fn read(options: &Options) -> Result<Setup, SetupError> {
        let picked = SetupError::pick_format(options, FORMATS)?;
        options.allow_only(OPTIONS)?;
        let format = FORMATS.iter().position(|format| format.id == picked.id).unwrap_or_default();
        let setup = Setup {
            format,
            players: options.players,
            first: seat_option(options, "first")?,
            boss: seat_option(options, "boss")?,
            places: places::read(options, TEAMS[format])?,
            version: options.rules_version(RULES_VERSION)?,
        };
        setup.check_idle_options()?;
        Ok(setup)
    }

    /// Refuses what would do nothing: a first player in a Raid, a Boss anywhere else.
    fn check_idle_options(&self) -> Result<(), SetupError> {
        let number = |seat: Seat| seat.number().to_string();
        match (self.first, self.boss) {
            _ if !self.version.has(changes::IDLE_OPTIONS_ARE_REFUSED) => Ok(()),
            (Some(seat), _) if self.format == RAID => Err(SetupError::value(
                "first",
                &number(seat),
                "random: the Boss begins a Raid; choose the Boss instead",
            )),
            (_, Some(seat)) if self.format != RAID => {
                Err(SetupError::value("boss", &number(seat), "random: only a Raid has a Boss"))
            }
            _ => Ok(()),
        }
    }
}

fn seat_option(options: &Options, name: &str) -> Result<Option<Seat>, SetupError> {
    let Some(value) = options.get(name).filter(|value| *value != "random") else {
        return Ok(None);
    };
    let seat = value.parse::<usize>().ok().filter(|n| (1..=options.players as usize).contains(n));
    match seat.and_then(|n| Seat::checked(n - 1)) {
        Some(seat) => Ok(Some(seat)),
        None => Err(SetupError::value(name, value, "random, or the number of a seat at the table")),
    }
}

impl<const SEATS: usize, const CARDS: usize> Realms<SEATS, CARDS> {
    /// A table with nothing on it yet: seats, roles, teams and scores of the format.
    pub(crate) fn bare(setup: &Setup, edition: Edition<Content>, boss: Seat) -> Result<Self, SetupError> {
        let format = content_format(edition.content(), setup)?;
        fits::<SEATS, CARDS>(edition.content(), setup)?;
        let mut state = Realms {
            edition,
            format,
            players: PerSeat(std::array::from_fn(|_| Player::default())),
            lanes: Lanes::default(),
            trade_deck: CopyVec::new(),
            heap: Counts::default(),
            row_kinds: 0,
            row: [EMPTY; crate::content::ROW],
            explorers: 0,
            turn: 1,
            acts: 0,
            seats: setup.players,
            defeats: 0,
            acting: SeatSet::EMPTY,
            living: SeatSet::first_n(setup.players),
            asked: SeatSet::EMPTY,
            ready: SeatSet::EMPTY,
            stirred: SeatSet::EMPTY,
            conceded: SeatSet::EMPTY,
            opening: false,
            ended: None,
            version: setup.version,
            places: Later(setup.places),
        };
        for seat in Seat::all(setup.players) {
            let (role, friends) = part(state.rules(), setup, seat, boss);
            let player = &mut state.players[seat];
            (player.role, player.friends) = (role, friends);
            state.players[seat].authority = state.start_authority(seat);
        }
        Ok(state)
    }

    /// SR-S3, SR-Y1, SR-O2, SR-Z2. A team's score lies with its first member.
    fn start_authority(&self, seat: Seat) -> i16 {
        let player = &self.players[seat];
        if self.rules().authority_unit == Unit::Team && player.friends.first() != Some(seat) {
            return 0;
        }
        match (player.role, self.boss_row()) {
            (Role::Boss, Some(row)) => row.authority,
            (role, _) => self.rules().authority[role as usize],
        }
    }

    /// Shuffles, lays out and deals in the fixed order of SR-S11.
    pub(crate) fn deal(setup: &Setup, edition: Edition<Content>, fate: &mut Fate) -> Result<Self, SetupError> {
        let boss = setup.boss.unwrap_or(Seat::new(0));
        let mut state = Self::bare(setup, edition, boss)?;
        if setup.boss.is_none() && state.rules().first == First::Boss {
            let boss = Seat::new(fate.below(Label::new("boss"), u32::from(setup.players)) as u8);
            state = Self::bare(setup, edition, boss)?;
        }
        state.lay_market(fate);
        for seat in Seat::all(setup.players) {
            let player = &mut state.players[seat];
            let starter = edition.content().starter.iter();
            player.deck.extend(starter.flat_map(|&(kind, n)| std::iter::repeat_n(kind, n as usize)));
            shuffle(&mut player.deck, deck_label(seat), fate);
        }
        let first = state.first_seat(setup, fate);
        state.deal_hands(first, fate);
        state.acting = state.side_of(first);
        Ok(state)
    }

    fn lay_market(&mut self, fate: &mut Fate) {
        let (content, sets) = (self.content(), self.sets());
        let kinds = content.cards.iter().enumerate().filter(|(_, card)| card.origin == Origin::Trade);
        let cards = kinds.flat_map(|(kind, card)| std::iter::repeat_n(kind as u8, card.copies as usize * sets));
        self.trade_deck.extend(cards);
        shuffle(&mut self.trade_deck, TRADE, fate);
        self.explorers = content.card(content.masks.explorer).copies * sets as u8;
        (0..content.row).for_each(|slot| {
            let kind = self.trade_deck.pop().unwrap_or(EMPTY);
            self.lay(slot, kind);
        });
    }

    /// SR-S7.
    fn first_seat(&self, setup: &Setup, fate: &mut Fate) -> Seat {
        match self.rules().first {
            First::Boss => self.all_seats().find(|&seat| self.players[seat].role == Role::Boss).unwrap_or(Seat::new(0)),
            First::RandomTeam => self.first_of_team(setup, fate),
            First::RandomSeat => {
                setup.first.unwrap_or_else(|| Seat::new(fate.below(FIRST, u32::from(self.seats)) as u8))
            }
        }
    }

    /// The first of the team that begins, clockwise: of the chosen seat's, or by lot (SR-Y5, SR-Q41).
    fn first_of_team(&self, setup: &Setup, fate: &mut Fate) -> Seat {
        let (places, size) = (self.places.0, usize::from(self.rules().team_size.max(1)));
        let always_first = !self.rules().seats.is_empty() && !self.version.has(changes::EMPEROR_TEAM_BY_LOT);
        let team = match setup.first {
            _ if always_first => 0,
            Some(seat) => places.of(seat) / size,
            None => fate.below(FIRST, 2) as usize,
        };
        places.seat(team * size)
    }

    /// The seats that have a turn together with this one.
    pub(crate) fn side_of(&self, seat: Seat) -> SeatSet {
        match self.rules().turn_unit {
            Unit::Seat => SeatSet::of(seat),
            Unit::Team => self.players[seat].friends & self.living,
        }
    }

    /// SR-S8.
    fn deal_hands(&mut self, first: Seat, fate: &mut Fate) {
        let mut seat = first;
        for order in 0..self.seats {
            let n = self.start_hand(seat, first, order);
            self.draw(seat, u16::from(n), fate, &mut Events::dropped());
            seat = self.places.0.after(seat, self.seats);
        }
    }

    fn start_hand(&self, seat: Seat, first: Seat, order: u8) -> u8 {
        match &self.rules().start_hand {
            StartHands::ByOrder(hands) => hands.get(order as usize).or(hands.last()).copied().unwrap_or_default(),
            StartHands::ByTeam(hands) => hands[usize::from(!self.players[first].friends.has(seat))],
            StartHands::ByRole { raider } => match (self.players[seat].role, self.boss_row()) {
                (Role::Boss, Some(row)) => row.start_hand,
                _ => *raider,
            },
        }
    }
}

/// A set-up's format in the content.
fn content_format(content: &'static Content, setup: &Setup) -> Result<InForce, SetupError> {
    let id = CONTENT_IDS.get(setup.format).copied().unwrap_or("duel");
    let place = content.formats.iter().position(|format| format.id == id);
    let known = || content.formats.iter().map(|format| format.id.as_str()).collect::<Vec<_>>().join(", ");
    let place = place.ok_or_else(|| SetupError::Format { name: id.to_owned(), known: known() })?;
    let (min, max) = content.formats[place].players;
    if setup.players < min || setup.players > max {
        let allowed = format!("{min} to {max}");
        return Err(SetupError::Players { format: id.to_owned(), players: setup.players, allowed });
    }
    Ok(InForce(&content.formats[place]))
}

/// Whether the state type has room for the table.
fn fits<const SEATS: usize, const CARDS: usize>(content: &Content, setup: &Setup) -> Result<(), SetupError> {
    let sets = setup.players.div_ceil(content.numbers.players_per_set) as usize;
    let trade: usize =
        content.cards.iter().filter(|card| card.origin == Origin::Trade).map(|c| c.copies as usize).sum();
    if setup.players as usize <= SEATS && trade * sets <= CARDS {
        return Ok(());
    }
    let allowed = format!("at most {SEATS} in this state's room");
    Err(SetupError::Players { format: FORMATS[setup.format.min(6)].id.to_owned(), players: setup.players, allowed })
}

/// A seat's role and team.
fn part(rules: &FormatRules, setup: &Setup, seat: Seat, boss: Seat) -> (Role, SeatSet) {
    let Setup { players, places, .. } = *setup;
    if let Some(fixed) = rules.seats.get(places.of(seat)) {
        let same = |other: &Seat| rules.seats.get(places.of(*other)).is_some_and(|other| other.team == fixed.team);
        return (fixed.role, Seat::all(players).filter(same).collect());
    }
    if rules.first == First::Boss {
        let all = SeatSet::first_n(players);
        let alone = SeatSet::of(boss);
        return if seat == boss { (Role::Boss, alone) } else { (Role::Raider, all - alone) };
    }
    if rules.team_size == 0 {
        return (Role::Player, SeatSet::of(seat));
    }
    let team = |seat: Seat| places.of(seat) / usize::from(rules.team_size);
    (Role::Player, Seat::all(players).filter(|&other| team(other) == team(seat)).collect())
}
