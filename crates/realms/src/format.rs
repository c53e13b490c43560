//! Formats as data (SR-J2): who takes turns, who may strike at whom, what outposts shield, how it
//! ends. No card asks which format is played.

pub(crate) mod build;
pub(crate) mod file;

use crate::rules;
use kernel::SeatSet;
use serde::{Deserialize, Serialize};

/// Whether a seat or a team has a turn, or a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Each player alone.
    Seat,
    /// All members of a team together.
    Team,
}

/// How the first turn is given (SR-S7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum First {
    /// A seat by lot.
    RandomSeat,
    /// A team by lot.
    RandomTeam,
    /// The Boss.
    Boss,
}

/// Whose outposts shield whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Their owner alone (SR-M2).
    Owner,
    /// Their owner's team (SR-Y10).
    Team,
}

impl Scope {
    /// The rule by which an outpost shields.
    pub(crate) const fn rule(self) -> kernel::Rule {
        match self {
            Scope::Owner => rules::SHIELD,
            Scope::Team => rules::TEAM_SHIELD,
        }
    }
}

/// A named relation between seats (RULES.md, section 8.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Relation {
    /// Any living enemy.
    AnyOpponent,
    /// The next living seat (SR-U2).
    LeftLiving,
    /// The next and the previous living seat (SR-U3).
    LeftOrRightLiving,
    /// The enemy team as one (SR-Y11).
    EnemyTeam,
    /// SR-O5 to SR-O7.
    EmperorRules,
    /// SR-Z9.
    RaidRules,
}

impl Relation {
    /// The rule that draws this line: what a refusal names.
    pub(crate) const fn rule(self) -> kernel::Rule {
        match self {
            Relation::AnyOpponent => rules::REACH,
            Relation::LeftLiving => rules::LEFT,
            Relation::LeftOrRightLiving => rules::LEFT_OR_RIGHT,
            Relation::EnemyTeam => rules::ENEMY_TEAM,
            Relation::EmperorRules => rules::EMPEROR_REACH,
            Relation::RaidRules => rules::RAID_REACH,
        }
    }
}

/// Whether damage to bases lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BaseDamage {
    /// No (SR-X8).
    None,
    /// On the Boss's bases, until the Boss's turn (SR-Z5).
    BossBasesUntilBossTurn,
}

/// Who sees a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandsVisible {
    /// Its owner (SR-V2).
    Owner,
    /// Raiders share theirs (SR-Z8).
    RaidersShare,
}

/// What ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Win {
    /// SR-G2, SR-G6.
    LastAlive,
    /// SR-G7.
    LastTeam,
    /// SR-G8.
    EnemyEmperorDefeated,
    /// SR-G9.
    BossOrRaiders,
}

/// To whom a defeated player may give cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GiftTo {
    /// SR-O11.
    OwnEmperor,
    /// SR-Z10.
    EachLivingTeammate,
}

/// A seat's part in its format.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// No special part.
    #[default]
    Player,
    /// SR-O2.
    Admiral,
    /// SR-O2.
    Emperor,
    /// SR-Z1.
    Boss,
    /// SR-Z1.
    Raider,
}

impl Role {
    /// The word for people.
    pub const fn word(self) -> &'static str {
        match self {
            Role::Player => "player",
            Role::Admiral => "Admiral",
            Role::Emperor => "Emperor",
            Role::Boss => "Boss",
            Role::Raider => "Raider",
        }
    }
}

/// The hands players start with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StartHands {
    /// By turn order; the last number repeats.
    ByOrder(Vec<u8>),
    /// First team, other team.
    ByTeam([u8; 2]),
    /// The Boss by the table, Raiders this many.
    ByRole {
        /// A Raider's.
        raider: u8,
    },
}

/// One format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormatRules {
    /// Its id in the content file.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The fewest and the most players.
    pub players: (u8, u8),
    /// Members of a team; 0 without teams.
    pub team_size: u8,
    /// Who has a turn.
    pub turn_unit: Unit,
    /// Who has a score.
    pub authority_unit: Unit,
    /// Authority at the start, by role ([`Role::Boss`] by the table).
    pub authority: [i16; 5],
    /// Who begins.
    pub first: First,
    /// Starting hands.
    pub start_hand: StartHands,
    /// Cards drawn in the Draw Phase (the Boss by the table).
    pub hand_size: u8,
    /// Whom outposts shield.
    pub outposts: Scope,
    /// Which players may be attacked.
    pub attack_players: Relation,
    /// Whose bases may be attacked and targeted.
    pub target_bases: Relation,
    /// Which players may be made to discard.
    pub target_player: Relation,
    /// Teammates may pay for a base together.
    pub pools_combat: bool,
    /// Teammates may pay for a row card together.
    pub pools_trade: bool,
    /// What passing a card to a neighbour costs, where it is allowed (SR-O9).
    pub pass_cost: Option<u8>,
    /// Gifts of the defeated.
    pub gift: Option<(Role, GiftTo)>,
    /// Whether damage lasts.
    pub base_damage: BaseDamage,
    /// Who sees hands.
    pub hands: HandsVisible,
    /// What ends the game.
    pub win: Win,
    /// The fixed seats of the format (Emperor), in seat order; empty where seats are alike.
    pub seats: Vec<FixedSeat>,
}

/// A seat of the Emperor table (SR-O4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FixedSeat {
    /// Its part.
    pub role: Role,
    /// The seat across.
    pub faces: u8,
    /// Its neighbours of the same team.
    pub neighbours: SeatSet,
    /// Its team, 0 or 1.
    pub team: u8,
}

/// The Boss's numbers (SR-Z2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RaidBoss {
    /// With so many Raiders.
    pub raiders: u8,
    /// Authority.
    pub authority: i16,
    /// Cards drawn in the Draw Phase.
    pub hand_size: u8,
    /// The starting hand.
    pub start_hand: u8,
}
