//! What effects hold, as the content file writes it; unknown keys are refused.

use crate::words::count;
use serde::Deserialize;

/// Written `true`; `false` is an error.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "bool")]
pub struct Yes;

impl TryFrom<bool> for Yes {
    type Error = &'static str;
    fn try_from(yes: bool) -> Result<Yes, &'static str> {
        if yes { Ok(Yes) } else { Err("expected `true`; leave the effect out instead of saying `false`") }
    }
}

/// The lists of a choice: they follow one another in the content.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lists {
    /// The first.
    pub first: u16,
    /// How many.
    pub n: u8,
}

macro_rules! words {
    ($(#[$doc:meta] $name:ident { $($(#[$as:meta])? $variant:ident),+ })+) => {$(
        #[$doc]
        #[derive(serde::Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$as])? $variant),+ }
    )+};
}
pub(crate) use words;

words! {
    /// One's own units: the only ones that auras, shelters and returns are for.
    OnlySelf { #[serde(rename = "self")] Own }
    /// What an aura or token may be for.
    UnitWord { Fighter, Unit }
    /// What is destroyed.
    Prey { Ship, Unit }
    /// Whose units are destroyed.
    Owner { Enemy, Target, Mover }
    /// Where units are destroyed.
    Where { Here, OneLocation }
    /// How they are picked.
    Picked { Choice, Weakest, Arriving }
    /// What is returned.
    Homecomer { Unit, Mech }
    /// Where from units return.
    Homeland { Here, OnBoard }
    /// Where from units move.
    From { Anywhere, Supply }
    /// Where to units move.
    To { Any, Here }
    /// A move of one unit alone.
    Only { ThisUnit }
    /// Where tokens come from.
    Purse { #[serde(rename = "self")] Own, Supply }
    /// Whom a card may target.
    Targets { Opponent, EnemyHere }
    /// Whose card is cancelled.
    OnlyEnemy { EnemyHere }
    /// Whose hand.
    HandOf { Target, #[serde(rename = "self")] Own }
    /// Who chooses a discarded card.
    Chooser { Actor, Target, #[serde(rename = "self")] Own }
    /// What power is counted by.
    Per { OwnFightersHere }
    /// Every one there is.
    All { All }
}

/// Power: a number, or so much for each of something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged, expecting = "power is a number or { per, each, max }")]
pub enum Power {
    /// So much.
    Fixed(i8),
    /// So much for each own fighter here.
    Counted(Counted),
}

/// So much power for each own fighter here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counted {
    #[serde(rename = "per")]
    _per: Per,
    /// For each.
    pub each: i8,
    /// At most.
    pub max: i8,
}

impl Power {
    /// What it comes to with so many fighters.
    pub(crate) fn with(self, fighters: i16) -> i16 {
        match self {
            Power::Fixed(n) => i16::from(n),
            Power::Counted(by) => (fighters * i16::from(by.each)).min(i16::from(by.max)),
        }
    }

    pub(super) fn is_small(self) -> bool {
        match self {
            Power::Fixed(n) => n.unsigned_abs() <= 20,
            Power::Counted(by) => by.each.unsigned_abs() <= 5 && by.max.unsigned_abs() <= 40,
        }
    }

    pub(super) fn words(self) -> String {
        match self {
            Power::Fixed(n) => format!("{n:+} power in this battle."),
            Power::Counted(by) => {
                format!("{:+} power for each of your fighters in this battle, at most {:+}.", by.each, by.max)
            }
        }
    }
}

/// A clan marker and how far it moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClanMove<W> {
    /// The one marker that may move, or any.
    pub which: W,
    /// How far.
    pub steps: u8,
}

/// Units to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitMoves {
    /// How many.
    pub count: u8,
    /// Where from.
    pub from: From,
    /// Where to.
    pub to: To,
    /// Only the unit whose ability this is.
    pub only: Option<Only>,
}

impl UnitMoves {
    pub(super) fn words(self) -> String {
        let what =
            if self.only.is_some() { "this unit".to_owned() } else { format!("up to {}", count(self.count, "unit")) };
        let from = if self.from == From::Supply { " from your supply" } else { "" };
        let to = if self.to == To::Here { " to this battle" } else { "" };
        format!("Move {what}{from}{to}.")
    }
}

/// Units to destroy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Destroyed {
    /// How many.
    pub count: u8,
    /// Whether fewer will do.
    #[serde(default)]
    pub up_to: bool,
    /// Ships only, or any units.
    pub unit: Prey,
    /// Whose.
    pub owner: Owner,
    /// Where.
    pub r#where: Where,
    /// How they are picked.
    pub pick: Picked,
}

impl Destroyed {
    /// Whether it is the unit that has just arrived.
    pub(crate) fn is_arriving(self) -> bool {
        self.pick == Picked::Arriving || self.owner == Owner::Mover
    }

    pub(super) fn words(self) -> String {
        let noun = if self.unit == Prey::Ship { "ship" } else { "unit" };
        if self.is_arriving() {
            return format!("Destroy that {noun}.");
        }
        let n = count(self.count, noun);
        let how_many = if self.up_to { format!("up to {n}") } else { n };
        let owner = if self.owner == Owner::Target { "of theirs" } else { "of any enemies" };
        let place = if self.r#where == Where::OneLocation { "at one location" } else { "here" };
        let order = if self.pick == Picked::Weakest { ", weakest first" } else { "" };
        format!("Destroy {how_many} {owner} {place}{order}.")
    }
}

/// So many, or all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged, expecting = "a count is a number or \"all\"")]
pub enum Many {
    /// So many.
    Some(u8),
    /// All.
    All(All),
}

/// Own units that return to the supply.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Returned {
    /// How many.
    pub count: Many,
    /// Whether fewer will do.
    #[serde(default)]
    pub up_to: bool,
    /// Mechs only, or any units.
    pub unit: Homecomer,
    #[serde(rename = "owner")]
    _owner: OnlySelf,
    /// Where from.
    pub r#where: Homeland,
}

impl Returned {
    pub(super) fn words(self) -> String {
        let what = if self.unit == Homecomer::Mech { "mech" } else { "unit" };
        let how_many = match self.count {
            Many::All(_) => format!("all your {what}s"),
            Many::Some(n) if self.up_to => format!("up to {n} of your {what}s"),
            Many::Some(n) => format!("{n} of your {what}s"),
        };
        let place = if self.r#where == Homeland::Here { "this battle" } else { "locations" };
        format!("Return {how_many} from {place} to your supply.")
    }
}

/// Tokens to attach to one of the actor's units at a location.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AttachedTokens {
    /// How many.
    pub count: u8,
    /// Her own, or the bank's.
    pub from: Purse,
    /// To a fighter only, or to any unit.
    pub unit: UnitWord,
    /// To a unit without tokens only.
    pub bare_only: bool,
}

impl AttachedTokens {
    pub(super) fn words(self) -> String {
        let noun = if self.unit == UnitWord::Fighter { "fighter" } else { "unit" };
        let tokens = match self.from {
            Purse::Own => format!("{} of your own wealth", self.count),
            Purse::Supply => format!("up to {} from the bank", count(self.count, "token")),
        };
        let only = if self.bare_only { " that carries none" } else { "" };
        format!("Attach {tokens} to one of your {noun}s at a location{only}.")
    }
}

/// Cards that leave a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discarded {
    /// How many.
    pub count: u8,
    /// Whose hand.
    pub whose: HandOf,
    /// Who chooses.
    pub chosen_by: Chooser,
}

impl Discarded {
    /// Whether the actor chooses, not the target.
    pub(crate) fn by_actor(self) -> bool {
        self.chosen_by != Chooser::Target
    }

    pub(super) fn words(self) -> String {
        let target = self.whose == HandOf::Target;
        let whose = if target { "their hand" } else { "your hand" };
        let chosen = if target && self.by_actor() { " of your choice" } else { "" };
        format!("Discard {}{chosen} from {whose}.", count(self.count, "card"))
    }
}
