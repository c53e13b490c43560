//! Options, formats, the table before the first turn (AT-S1 to AT-S12, AT-X1 to AT-X5).

use crate::board::Intersection;
use crate::callsign::{Callsign, Callsigns};
use crate::changes::{self, RULES_VERSION};
use crate::coin::{Coin, Coins, Colour};
use crate::content::{Atom, AttackContent, Mode};
use crate::pairs::Pairs;
use crate::state::{Attack, Berth, CAPTAINS, Flag, Ship, Stage, Tally};
use crate::tile::Tile;
use kernel::{
    ContentError, Edition, Fate, Format, Label, Later, OptionWord, Options, PerSeat, RulesVersion, Sealed, Seat,
    SeatSet, SetupError, Stack,
};

/// The formats.
pub const FORMATS: &[Format] = &[
    Format { id: "arena", title: "Arena", players: (2, 4), step: 1 },
    Format { id: "team", title: "Team Match", players: (4, 4), step: 1 },
    Format { id: "ctf", title: "Capture the Flag", players: (4, 4), step: 1 },
];

const fn word(name: &'static str, values: &'static [&'static str], note: &'static str) -> OptionWord {
    OptionWord { name, per_seat: false, values, note }
}

const fn seat_word(name: &'static str, values: &'static [&'static str], note: &'static str) -> OptionWord {
    OptionWord { name, per_seat: true, values, note }
}

/// The options.
pub const OPTIONS: &[OptionWord] = &[
    word("special_powers", &["off", "on"], "each colour has its special power (AT-B1)"),
    word("first_captain", &["random", "seat_1", "seat_2", "seat_3", "seat_4"], "who begins (AT-S9)"),
    word(
        "bell",
        &["usual", "off", "on"],
        "house: the game ends after quiet or many rounds; usual is on in Capture the Flag, off elsewhere (AT-Z1)",
    ),
    word("quiet_rounds", &["12"], "with the bell: rounds without engagement, 4 to 50"),
    word("max_rounds", &["60"], "with the bell: rounds in all, 10 to 500"),
    word("bell_notice_rounds", &["3"], "with the bell: rounds of notice, 0 to 10"),
    word("window_seconds", &["20"], "for the server's clock: a reaction, 0 to 120, 0 for none (AT-W13)"),
    word("decision_seconds", &["90"], "for the server's clock: a decision, 0 to 600, 0 for none (AT-W13)"),
    word("one_human_two_ships", &["off", "on"], "team modes: one person steers both ships of a team (AT-Z4)"),
    seat_word("colour", &["random", "red", "blue", "green", "yellow"], "the colour a captain plays (AT-X2)"),
    seat_word("persona", &["none"], "a captain of the content file, by name or number (AT-X3)"),
    seat_word("captain", &["none"], "the captain's name, up to 40 letters (AT-X3)"),
    seat_word("ship", &["none"], "the ship's name, up to 40 letters (AT-X3)"),
    seat_word("story", &["none"], "backstory and motivation, one line of up to 200 letters (AT-X3)"),
    seat_word(
        "teammate",
        &["across", "seat-1", "seat-2", "seat-3", "seat-4"],
        "team modes: who plays with this captain; turns alternate between the teams (AT-X4)",
    ),
    seat_word(
        "flag",
        &["none", "beacon", "crate", "lantern", "mug", "bolt", "cactus"],
        "the team's flag in Capture the Flag; none leaves it to the table (AT-X5)",
    ),
];

/// The house bell (AT-Z1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bell {
    /// Rounds without engagement that end the game.
    pub quiet: u16,
    /// Rounds that end the game.
    pub most: u16,
    /// Rounds of notice.
    pub notice: u16,
}

/// Everything agreed, checked.
#[derive(Clone, Debug)]
pub struct Setup {
    /// How many captains.
    pub seats: u8,
    /// Which game.
    pub mode: Mode,
    /// Whether colours have their powers.
    pub powers: bool,
    /// The bell, if it is on.
    pub bell: Option<Bell>,
    /// Who begins; none for random.
    pub first: Option<Seat>,
    /// Chosen colours.
    pub colours: [Option<Colour>; CAPTAINS],
    /// Chosen personas, by name or number.
    pub personas: [Option<String>; CAPTAINS],
    /// Names and stories of the captains' own.
    pub callsigns: Callsigns,
    /// Chosen flags, by id, a team each.
    pub flags: [Option<String>; 2],
    /// Who plays with whom in team modes.
    pub pairs: Pairs,
    /// The version of the rules.
    pub version: RulesVersion,
}

/// What of the set-up the game keeps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Terms {
    /// How many captains.
    pub seats: u8,
    /// Which game.
    pub mode: Mode,
    /// Whether colours have their powers.
    pub powers: bool,
    /// The bell, if it is on.
    pub bell: Option<Bell>,
    /// Who begins; none for random.
    pub first: Option<Seat>,
    /// Colours in seat order.
    pub colours: [Colour; CAPTAINS],
    /// Personas in seat order, numbers into the content's list.
    pub personas: [Option<u8>; CAPTAINS],
    /// Flags of the teams, numbers into the content's list.
    pub flags: [u8; 2],
    /// Who plays with whom in team modes.
    pub pairs: Later<Pairs>,
    /// The version of the rules.
    pub version: RulesVersion,
}

pub(crate) fn settings(options: &Options) -> Result<Setup, SetupError> {
    options.allow_only(OPTIONS)?;
    let format = SetupError::pick_format(options, FORMATS)?;
    let mode = match format.id {
        "team" => Mode::Team,
        "ctf" => Mode::Ctf,
        _ => Mode::Arena,
    };
    let seats = options.players;
    let version = options.rules_version(RULES_VERSION)?;
    let bell = rings(options, mode.is_ctf() && version.has(changes::BELL_IN_CAPTURE_THE_FLAG))?;
    let numbers = Bell {
        quiet: number(options, "quiet_rounds", 12, 4..=50)?,
        most: number(options, "max_rounds", 60, 10..=500)?,
        notice: number(options, "bell_notice_rounds", 3, 0..=10)?,
    };
    number(options, "window_seconds", 20, 0..=120)?;
    number(options, "decision_seconds", 90, 0..=600)?;
    let two_ships = options.switch("one_human_two_ships", false)?;
    if two_ships && !mode.is_team() {
        return Err(SetupError::value("one_human_two_ships", "on", "off, except in team and ctf (AT-Z4)"));
    }
    let pairs = Pairs::read(|index| of_seat(options, index, "teammate"), mode, version)?;
    Ok(Setup {
        seats,
        mode,
        powers: options.switch("special_powers", false)?,
        bell: bell.then_some(numbers),
        first: first_captain(options)?,
        colours: colours(options)?,
        personas: std::array::from_fn(|index| of_seat(options, index, "persona")),
        callsigns: callsigns(options, version)?,
        flags: flags(options, pairs)?,
        pairs,
        version,
    })
}

/// Whether the bell is on (AT-Z1).
fn rings(options: &Options, usual: bool) -> Result<bool, SetupError> {
    if options.get("bell") == Some("usual") { Ok(usual) } else { options.switch("bell", usual) }
}

fn callsigns(options: &Options, version: RulesVersion) -> Result<Callsigns, SetupError> {
    let mut all: [Callsign; CAPTAINS] = std::array::from_fn(|_| Callsign::default());
    for (index, one) in all.iter_mut().enumerate() {
        let read = Callsign::read(|name| of_seat(options, index, name));
        *one = if version.has(changes::NAMES_ARE_CHECKED) { read? } else { read.unwrap_or_default() };
    }
    Ok(Callsigns::new(all))
}

fn of_seat(options: &Options, index: usize, name: &str) -> Option<String> {
    let seat = Seat::checked(index).filter(|_| index < options.players as usize)?;
    options.of_seat(seat, name).filter(|value| *value != "none").map(str::to_owned)
}

fn number(options: &Options, name: &str, usual: u16, range: std::ops::RangeInclusive<u16>) -> Result<u16, SetupError> {
    let Some(value) = options.get(name) else { return Ok(usual) };
    let expected = || format!("a number from {} to {}", range.start(), range.end());
    let found = value.parse().ok().filter(|number| range.contains(number));
    found.ok_or_else(|| SetupError::value(name, value, &expected()))
}

fn first_captain(options: &Options) -> Result<Option<Seat>, SetupError> {
    let value = options.get("first_captain").unwrap_or("random");
    if value == "random" {
        return Ok(None);
    }
    let number = value.strip_prefix("seat_").and_then(|number| number.parse::<usize>().ok());
    let index = number.and_then(|number| number.checked_sub(1)).filter(|&index| index < options.players as usize);
    let seat = index.and_then(Seat::checked);
    seat.map(Some).ok_or_else(|| SetupError::value("first_captain", value, "random or seat_1, seat_2, … at this table"))
}

fn colours(options: &Options) -> Result<[Option<Colour>; CAPTAINS], SetupError> {
    let mut chosen = [None; CAPTAINS];
    for index in 0..CAPTAINS {
        let Some(value) = of_seat(options, index, "colour").filter(|value| value != "random") else { continue };
        let expected = "red, blue, green, yellow or random, each once";
        let colour = Colour::read(&value).ok_or_else(|| SetupError::value("colour", &value, expected))?;
        if chosen.contains(&Some(colour)) {
            return Err(SetupError::value("colour", &value, expected));
        }
        chosen[index] = Some(colour);
    }
    Ok(chosen)
}

fn flags(options: &Options, pairs: Pairs) -> Result<[Option<String>; 2], SetupError> {
    let mut chosen: [Option<String>; 2] = [None, None];
    for index in 0..CAPTAINS {
        let Some(value) = of_seat(options, index, "flag") else { continue };
        let team = &mut chosen[pairs.team(index)];
        if team.as_ref().is_some_and(|known| *known != value) {
            return Err(SetupError::value("flag", &value, "the flag the teammate chose: a team has one"));
        }
        *team = Some(value);
    }
    Ok(chosen)
}

pub(crate) fn start(setup: &Setup, edition: Edition<AttackContent>, fate: &mut Fate) -> Result<Attack, SetupError> {
    let terms = Terms {
        seats: setup.seats,
        mode: setup.mode,
        powers: setup.powers,
        bell: setup.bell,
        first: setup.first,
        colours: deal_colours(setup, fate),
        personas: personas(setup, &edition)?,
        flags: skins(setup, &edition)?,
        pairs: Later(setup.pairs),
        version: setup.version,
    };
    Ok(Attack { callsigns: setup.callsigns.clone(), ..table(terms, edition) })
}

/// The table with everything in hand and nothing placed.
pub(crate) fn table(terms: Terms, edition: Edition<AttackContent>) -> Attack {
    let ships = std::array::from_fn(|index| {
        let colour = terms.colours[index];
        if index < terms.seats as usize { fresh(&edition, terms.powers, colour) } else { absent() }
    });
    let mut table = Attack {
        edition,
        terms,
        ships: PerSeat(ships),
        seems: PerSeat([0; CAPTAINS]),
        flags: [home_flag(&edition, 0), home_flag(&edition, 1)],
        first: None,
        active: Seat::new(0),
        stage: Stage::SetupPower,
        frames: Stack::default(),
        round: Sealed::poll(SeatSet::first_n(terms.seats)),
        course: None,
        shot: None,
        resume: None,
        tally: Tally::default(),
        ending: None,
        callsigns: Callsigns::default(),
    };
    table.all().for_each(|seat| table.note(seat));
    table
}

/// A flag on the home intersection of this end of the map (AT-J3).
pub(crate) fn home_flag(content: &AttackContent, home: usize) -> Flag {
    Flag::Lies(home_point(content, home))
}

pub(crate) fn home_point(content: &AttackContent, home: usize) -> Intersection {
    content.bases[home & 1].flag
}

/// A ship as a captain starts with it: speed 0, all power in hand (AT-S5, AT-S11, AT-B11).
pub(crate) fn fresh(content: &AttackContent, powers: bool, colour: Colour) -> Ship {
    let modifier = match supercharge(content, powers, colour) {
        Some((modifier, _)) => modifier,
        None => Coin::Blank,
    };
    let pool: Coins = Coin::ALL.into_iter().filter(|&coin| coin != modifier).collect();
    Ship {
        tile: Tile::in_hand(pool),
        lost: Coins::NONE,
        modifier,
        field: None,
        berth: Berth::Hangar,
        speed: 0,
        used: 0,
        struck: false,
        disabled: false,
        locked: false,
        spent: false,
        fell: 0,
    }
}

/// The modifier and the coin in reserve that a colour starts with by its power (AT-B11).
pub(crate) fn supercharge(content: &AttackContent, powers: bool, colour: Colour) -> Option<(Coin, Coin)> {
    match content.powers[colour].atom {
        Atom::StartWith { modifier, reserve } if powers && modifier != reserve => Some((modifier, reserve)),
        _ => None,
    }
}

/// A seat nobody sits on.
fn absent() -> Ship {
    Ship {
        tile: Tile::default(),
        lost: Coins::NONE,
        modifier: Coin::Blank,
        field: None,
        berth: Berth::Destroyed,
        speed: 0,
        used: 0,
        struck: false,
        disabled: false,
        locked: false,
        spent: false,
        fell: 0,
    }
}

/// Seats that did not choose get what is left, at random (AT-Q8); seats nobody sits on keep the
/// order, so that equal tables are equal states.
fn deal_colours(setup: &Setup, fate: &mut Fate) -> [Colour; CAPTAINS] {
    let mut dealt = setup.colours;
    let free = |dealt: &[Option<Colour>]| -> kernel::ArrayVec<Colour, CAPTAINS> {
        Colour::ALL.into_iter().filter(|colour| !dealt.contains(&Some(*colour))).collect()
    };
    let mut left = free(&dealt);
    fate.shuffle(Label::new("colours"), &mut left);
    let mut left = left.into_iter();
    for place in dealt.iter_mut().take(usize::from(setup.seats)) {
        *place = place.or_else(|| left.next());
    }
    let mut rest = free(&dealt).into_iter();
    // There are as many colours as seats, so one is always left.
    dealt.map(|colour| colour.or_else(|| rest.next()).unwrap_or(Colour::Red))
}

fn personas(setup: &Setup, content: &AttackContent) -> Result<[Option<u8>; CAPTAINS], SetupError> {
    let mut found = [None; CAPTAINS];
    for (slot, wanted) in found.iter_mut().zip(&setup.personas) {
        let Some(wanted) = wanted else { continue };
        let named = |one: &crate::content::Persona| one.captain.eq_ignore_ascii_case(wanted);
        let number = wanted.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let index = content.personas.iter().position(named).or(number);
        let index = index.filter(|&index| index < content.personas.len() && index < 256);
        let index = index.ok_or_else(|| {
            let names: Vec<&str> = content.personas.iter().map(|one| one.captain.as_str()).collect();
            SetupError::value("persona", wanted, &names.join(", "))
        })?;
        *slot = Some(index as u8);
    }
    Ok(found)
}

fn skins(setup: &Setup, content: &AttackContent) -> Result<[u8; 2], SetupError> {
    if content.skins.is_empty() {
        return Err(ContentError::at(0, "there is no [[flag_skin]]").into());
    }
    let mut found = [0, 1 % content.skins.len() as u8];
    for (slot, wanted) in found.iter_mut().zip(&setup.flags) {
        let Some(wanted) = wanted else { continue };
        let index = content.skins.iter().position(|(id, _)| id == wanted);
        let index = index.ok_or_else(|| {
            let ids: Vec<&str> = content.skins.iter().map(|(id, _)| id.as_str()).collect();
            SetupError::value("flag", wanted, &ids.join(", "))
        })?;
        *slot = index as u8;
    }
    Ok(found)
}
