//! Why something may not be done: each refusal with its facts, its rule and its sentence.

use crate::coin::{Coin, Trait};
use crate::content::{Gear, Need};
use crate::state::Attack;
use kernel::{GameRefusal, Names, Rule, Seat, TableRefusal};

/// Why something may not be done. Facts are tokens, traits, seats, pieces of equipment and amounts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant has its sentence below")]
pub enum Refusal {
    Table(TableRefusal),
    FillTraits { wanted: u8, laid: u8 },
    FillTraitsFirst { wanted: u8, laid: u8 },
    NotInPool { coin: Coin },
    StaysInReserve { coin: Coin },
    HighestWithheld { coin: Coin },
    SquareTaken,
    NotOwnGrey,
    GreyTaken,
    NotNearWhereItLeft,
    NotOnFreeGrey,
    NotBesideGrey,
    NotHeld { coin: Coin },
    DropOutOfReach { off_map: bool },
    NoFlags,
    FlagOutOfReach,
    FlagAfterLaser,
    CarriesAFlag,
    OwnFlagAtHome,
    OutOfGrey,
    OntoGrey,
    NoTokenOn { on: Trait },
    NoCapacitorToken,
    OutOfRange { target: Seat },
    OwnShip,
    NotOnBoard { target: Seat },
    NoPowers,
    OtherPower,
    PowerSpent,
    NoPowerInWindow,
    NoSuchSpeed,
    NoRoomForShip,
    TooManySteps { most: u8 },
    OutAlready,
    Locked,
    ArrayOrBatteries,
    UsedThisTurn { gear: Gear },
    NeedsPower { gear: Gear, power: u8 },
    Lacks { gear: Gear, need: Need },
    NoReaction { gear: Gear },
    NotLost { coin: Coin },
    NotEmpty { on: Trait },
    NoBoostThere,
    NoRoomForField,
    GearAtItsTime { gear: Gear },
    AtItsTime(Moment),
}

/// When something may be done that was tried at another time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant has its sentence below")]
pub enum Moment {
    AssignPower,
    PlaceShip,
    Roll,
    ChangeSpeed,
    Hold,
    SetCourse,
    Attack,
    PickUpFlag,
    LoseToken,
    DropFlag,
    GiveUpToken,
    Pass,
    UsePower,
}

impl Moment {
    const fn entry(self) -> (Rule, &'static str) {
        match self {
            Moment::AssignPower => (Rule::new("AT-P1"), "power is assigned in Phase 1 of your turn"),
            Moment::PlaceShip => {
                (Rule::new("AT-S10"), "ships are placed at the start of the game and when they return")
            }
            Moment::Roll => (Rule::new("AT-G8"), "the die is rolled with the Communications Array"),
            Moment::ChangeSpeed => (Rule::new("AT-N1"), "engines are for the Engines phase"),
            Moment::Hold => (Rule::new("AT-T3"), "you hold your speed in Phase 2 and your fire in Phase 4"),
            Moment::SetCourse => (Rule::new("AT-M1"), "the course is set in the Movement phase"),
            Moment::Attack => (Rule::new("AT-F3"), "ships attack in the Fire phase"),
            Moment::PickUpFlag => (Rule::new("AT-J13"), "a flag is picked up in the Fire phase, instead of attacking"),
            Moment::LoseToken => (Rule::new("AT-D1"), "a token is lost when your ship takes Damage"),
            Moment::DropFlag => {
                (Rule::new("AT-J14"), "a flag is dropped when its carrier takes Damage or leaves the map")
            }
            Moment::GiveUpToken => (Rule::new("AT-J17"), "a token is given up when a destroyed ship returns"),
            Moment::Pass => (Rule::new("AT-W6"), "you pass in reaction windows"),
            Moment::UsePower => (Rule::new("AT-B1"), "special powers are used in reaction windows"),
        }
    }
}

impl From<TableRefusal> for Refusal {
    fn from(refusal: TableRefusal) -> Refusal {
        Refusal::Table(refusal)
    }
}

impl GameRefusal for Refusal {
    fn rule(self) -> Rule {
        use Refusal as R;
        match self {
            R::Table(refusal) => refusal.rule(),
            R::FillTraits { .. } => const { Rule::new("AT-P2") },
            R::FillTraitsFirst { .. } => const { Rule::new("AT-S7") },
            R::NotInPool { .. } => const { Rule::new("AT-P5") },
            R::StaysInReserve { .. } => const { Rule::new("AT-B11") },
            R::HighestWithheld { .. } => const { Rule::new("AT-G26") },
            R::SquareTaken => const { Rule::new("AT-S10") },
            R::NotOwnGrey | R::GreyTaken => const { Rule::new("AT-J6") },
            R::NotNearWhereItLeft => const { Rule::new("AT-J10") },
            R::NotOnFreeGrey | R::NotHeld { .. } => const { Rule::new("AT-J17") },
            R::NotBesideGrey => const { Rule::new("AT-J18") },
            R::DropOutOfReach { off_map: true } => const { Rule::new("AT-J12") },
            R::DropOutOfReach { off_map: false } => const { Rule::new("AT-J14") },
            R::NoFlags => const { Rule::new("AT-J1") },
            R::FlagOutOfReach | R::FlagAfterLaser | R::CarriesAFlag | R::OwnFlagAtHome => const { Rule::new("AT-J13") },
            R::OutOfGrey | R::OntoGrey => const { Rule::new("AT-J22") },
            R::NoTokenOn { .. } | R::NoCapacitorToken => const { Rule::new("AT-D1") },
            R::OutOfRange { .. } => const { Rule::new("AT-F1") },
            R::OwnShip => const { Rule::new("AT-F2") },
            R::NotOnBoard { .. } => const { Rule::new("AT-B3") },
            R::NoPowers | R::OtherPower | R::PowerSpent => const { Rule::new("AT-B1") },
            R::NoSuchSpeed => const { Rule::new("AT-B7") },
            R::NoRoomForShip => const { Rule::new("AT-B9") },
            R::TooManySteps { .. } => const { Rule::new("AT-W15") },
            R::NoPowerInWindow | R::NoReaction { .. } => const { Rule::new("AT-W3") },
            R::OutAlready => const { Rule::new("AT-Z3") },
            R::Locked => const { Rule::new("AT-G18") },
            R::ArrayOrBatteries => const { Rule::new("AT-G17") },
            R::UsedThisTurn { .. } => const { Rule::new("AT-G5") },
            R::NeedsPower { .. } => const { Rule::new("AT-G2") },
            R::NotLost { .. } | R::NotEmpty { .. } => const { Rule::new("AT-G23") },
            R::NoBoostThere => const { Rule::new("AT-G28") },
            R::NoRoomForField => const { Rule::new("AT-G20") },
            R::GearAtItsTime { gear: Gear::Field } => const { Rule::new("AT-G19") },
            R::Lacks { gear, .. } | R::GearAtItsTime { gear } => rule_of(gear),
            R::AtItsTime(moment) => moment.entry().0,
        }
    }

    fn of_table(self) -> Option<TableRefusal> {
        if let Refusal::Table(refusal) = self { Some(refusal) } else { None }
    }
}

impl Attack {
    /// A refusal as a sentence.
    pub(crate) fn refusal_sentence(&self, refusal: Refusal, names: &Names) -> String {
        use Refusal as R;
        let name = |gear: Gear| self.edition.content().gear[gear].name.as_str();
        let sentence = match refusal {
            R::Table(refusal) => refusal.words(),
            R::FillTraits { wanted, laid } => return format!("{wanted} traits must be filled, not {laid}"),
            R::FillTraitsFirst { wanted, laid } => {
                return format!("all your tokens but one go on traits: {wanted} traits are filled, not {laid}");
            }
            R::NotInPool { coin } => return format!("token {coin} is not in the power pool"),
            R::StaysInReserve { coin } => {
                return format!("token {coin} stays in reserve until you assign power in your first turn");
            }
            R::HighestWithheld { coin } => {
                return format!("a disabled ship may not place its highest token, {coin}");
            }
            R::NotHeld { coin } => return format!("you do not hold token {coin}"),
            R::NoTokenOn { on } => return format!("there is no token on {}", on.name()),
            R::OutOfRange { target } => return format!("{} is not in range", &names[target]),
            R::NotOnBoard { target } => return format!("{} is not on the board", &names[target]),
            R::TooManySteps { most } => return format!("your reaction can wait for at most {most} more squares"),
            R::UsedThisTurn { gear } => return format!("{} was used this turn already", name(gear)),
            R::NeedsPower { gear, power } => return format!("{} needs Equipment of exactly {power}", name(gear)),
            R::Lacks { gear, need } => return format!("{} needs {}", name(gear), need_words(need)),
            R::NoReaction { gear } => return format!("{} is no reaction in this window", name(gear)),
            R::NotLost { coin } => return format!("token {coin} is not in your lost pile"),
            R::NotEmpty { on } => return format!("{} is not empty", on.name()),
            R::GearAtItsTime { gear } => return format!("{} is used {}", name(gear), when_words(gear)),
            R::AtItsTime(moment) => moment.entry().1,
            R::SquareTaken => "that square is taken",
            R::NotOwnGrey => "ships start on a grey square of their own team",
            R::GreyTaken => "that grey square is taken",
            R::NotNearWhereItLeft => "a ship comes back where it left, or on the nearest free square of that row",
            R::NotOnFreeGrey => "a ship returns to a free grey square of its team",
            R::NotBesideGrey => "no grey square is free: a ship returns to a free square beside them",
            R::DropOutOfReach { .. } => "a flag is dropped on an intersection beside the ship's square",
            R::NoFlags => "there are flags in Capture the Flag only",
            R::FlagOutOfReach => "that flag does not lie beside your ship",
            R::FlagAfterLaser => "after the Extra Laser no flag is picked up in that turn",
            R::CarriesAFlag => "a captain carries at most one flag",
            R::OwnFlagAtHome => "your own flag stays on its home intersection",
            R::OutOfGrey => "a wormhole takes no ship out of a grey square",
            R::OntoGrey => "a wormhole puts no ship on a grey square",
            R::NoCapacitorToken => "there is no Capacitor token on your tile",
            R::OwnShip => "a ship is never in range of itself",
            R::NoPowers => "special powers are not in this game",
            R::OtherPower => "your colour has another power",
            R::PowerSpent => "your special power is spent",
            R::NoPowerInWindow => "no special power can be used in this window",
            R::NoSuchSpeed => "that is no speed your power can set",
            R::NoRoomForShip => "a ship needs a square without ship or foreign force field",
            R::OutAlready => "you are out of the game already",
            R::Locked => "your equipment is locked until your next turn",
            R::ArrayOrBatteries => "Communications Array and Extra Batteries exclude each other in a turn",
            R::NoBoostThere => "the Capacitor token goes on Engines, Armaments or Shields",
            R::NoRoomForField => "a force field stands beside your ship, on a square without ship or field",
        };
        sentence.to_owned()
    }
}

/// The rule that names a piece's time and further needs.
const fn rule_of(gear: Gear) -> Rule {
    match gear {
        Gear::Array => Rule::new("AT-G6"),
        Gear::Batteries => Rule::new("AT-G13"),
        Gear::Field => Rule::new("AT-G20"),
        Gear::Nanobots => Rule::new("AT-G22"),
        Gear::Emp => Rule::new("AT-G24"),
        Gear::Capacitor => Rule::new("AT-G28"),
        Gear::Laser => Rule::new("AT-G29"),
    }
}

/// When a piece is used, by the rules' own timing.
const fn when_words(gear: Gear) -> &'static str {
    match gear {
        Gear::Array | Gear::Batteries => "before you assign power",
        Gear::Field => "before a course is chosen",
        Gear::Nanobots => "before your Engines order",
        Gear::Emp | Gear::Laser => "in your Fire phase",
        Gear::Capacitor => "in reaction windows",
    }
}

const fn need_words(need: Need) -> &'static str {
    match need {
        Need::SpeedZero => "speed 0",
        Need::TokenOnEquipment => "a token on Equipment",
        Need::EmptyTrait => "an empty trait",
        Need::LostToken => "a token in your lost pile",
        Need::ShipInRange => "a ship in range",
        Need::AdjacentFreeSquare => "a free square beside your ship",
    }
}
