//! Why something may not be done: each refusal with its facts, its rule and its sentence.

use crate::card::Card;
use crate::effects::Ask;
use crate::state::{Assembly, rule};
use crate::text::count;
use kernel::{GameRefusal, Rule, TableRefusal};

/// Why something may not be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant has its sentence below")]
pub enum Refusal {
    Table(TableRefusal),
    // Lobbying.
    NotFaceUp { card: Card },
    DeckTaken,
    PickFirst,
    ReleaseFirst,
    LobbyingIsOver,
    // An assembly turn.
    NotYourTurn,
    AttendFirst,
    TurnHasBegun,
    DrawFirst,
    DrawIsMade,
    DeckEmpty,
    LockedCard { card: Card },
    NotOnAgenda { card: Card },
    NotReleasable { card: Card },
    NotBuyable { card: Card },
    FleetFull,
    TooDear { price: u16, votes: u16 },
    TurnTooLong,
    NoLocking,
    NotLockable { card: Card },
    LockedByYou { card: Card },
    NotLockedByOther { card: Card },
    // Abilities.
    NotYourCaptain { captain: Card },
    NotActivated { captain: Card },
    Exhausted { captain: Card },
    Needs { ask: Ask },
    NotNameable { ask: Ask },
    NameFirst { captain: Card },
    NothingToName,
    NoBerth,
    NoBerthThere,
    WarDeclared,
    // The war.
    NoWarYet,
    AssemblyIsOver,
    NoMoreShips,
    NoSuchWeapon { ship: Card, weapons: u8 },
    ConfirmFirst,
    AimedAlready,
    NotAnEnemy { ship: Card },
    OutOfReach { targeting: u8, evasion: u8 },
    LocksConfirmed,
    MustFire,
    NoTarget,
    WeaponHeld,
    TargetGone,
    WeaponSpent,
    NoTransfers,
    TransferredAlready,
    NoShields,
    TooLateForTargeting,
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
            R::NotFaceUp { .. } | R::DeckTaken => rule!("SA-L6"),
            R::PickFirst => rule!("SA-L7"),
            R::ReleaseFirst => rule!("SA-L10"),
            R::LobbyingIsOver => rule!("SA-L13"),
            R::NotYourTurn => rule!("SA-T1"),
            R::AttendFirst | R::TurnHasBegun => rule!("SA-T4"),
            R::DrawFirst => rule!("SA-A2"),
            R::DrawIsMade => rule!("SA-T5"),
            R::DeckEmpty => rule!("SA-A6"),
            R::LockedCard { .. } => rule!("SA-A10"),
            R::NotOnAgenda { .. } => rule!("SA-A1"),
            R::NotReleasable { .. } => rule!("SA-V4"),
            R::NotBuyable { .. } => rule!("SA-P4"),
            R::FleetFull => rule!("SA-P2"),
            R::TooDear { .. } => rule!("SA-V7"),
            R::TurnTooLong => rule!("SA-T9"),
            R::NoLocking | R::NoTransfers => rule!("SA-O2"),
            R::NotLockable { .. } => rule!("SA-K1"),
            R::NotLockedByOther { .. } => rule!("SA-K2"),
            R::LockedByYou { .. } => rule!("SA-K3"),
            R::NotYourCaptain { .. } => rule!("SA-B3"),
            R::NotActivated { .. } => rule!("SA-B1"),
            R::Exhausted { .. } => rule!("SA-B2"),
            R::Needs { .. } => rule!("SA-B4"),
            R::NotNameable { .. } | R::NameFirst { .. } | R::NothingToName => rule!("SA-B6"),
            R::NoBerth | R::NoBerthThere => rule!("SA-B16"),
            R::WarDeclared => rule!("SA-N10"),
            R::NoWarYet => rule!("SA-T6"),
            R::AssemblyIsOver => rule!("SA-W1"),
            R::NoMoreShips => rule!("SA-W5"),
            R::NoSuchWeapon { .. } => rule!("SA-C10"),
            R::ConfirmFirst | R::AimedAlready => rule!("SA-G3"),
            R::NotAnEnemy { .. } => rule!("SA-G10"),
            R::OutOfReach { .. } => rule!("SA-G2"),
            R::LocksConfirmed => rule!("SA-G4"),
            R::MustFire => rule!("SA-G6"),
            R::NoTarget => rule!("SA-G7"),
            R::WeaponHeld | R::TargetGone => rule!("SA-G8"),
            R::WeaponSpent => rule!("SA-G9"),
            R::TransferredAlready => rule!("SA-X5"),
            R::NoShields => rule!("SA-X7"),
            R::TooLateForTargeting => rule!("SA-X4"),
        }
    }

    fn of_table(self) -> Option<TableRefusal> {
        if let Refusal::Table(refusal) = self { Some(refusal) } else { None }
    }
}

impl Assembly {
    /// A refusal as a sentence.
    pub(crate) fn refusal_sentence(&self, refusal: Refusal) -> String {
        use Refusal as R;
        let card = |card: Card| self.content().name(card).card.as_str();
        let captain = |card: Card| self.content().name(card).captain.as_str();
        let ship = |card: Card| self.content().name(card).ship.as_str();
        let sentence = match refusal {
            R::Table(refusal) => refusal.words(),
            R::NotFaceUp { card: c } => return format!("{} is not among the face-up cards", card(c)),
            R::LockedCard { card: c } => return format!("{} is locked", card(c)),
            R::NotOnAgenda { card: c } => return format!("{} is not on the agenda", card(c)),
            R::NotReleasable { card: c } => {
                return format!("{} is not in your hand: nothing else is released", card(c));
            }
            R::NotBuyable { card: c } => return format!("{} is not in your hand: nothing else is for sale", card(c)),
            R::TooDear { price, votes } => return too_dear(price, votes),
            R::NotLockable { card: c } => return format!("{} is not an unlocked agenda card", card(c)),
            R::LockedByYou { card: c } => return format!("you have locked {} yourself", card(c)),
            R::NotLockedByOther { card: c } => return format!("your opponent has not locked {}", card(c)),
            R::NotYourCaptain { captain: c } => return format!("{} is not one of your captains in play", captain(c)),
            R::NotActivated { captain: c } => return format!("that ability of {} works by itself", captain(c)),
            R::Exhausted { captain: c } => return format!("{} is exhausted", captain(c)),
            R::Needs { ask } | R::NotNameable { ask } => return format!("it needs {}", ask.needed()),
            R::NameFirst { captain: c } => return format!("first name what {} needs, or undo", captain(c)),
            R::NotAnEnemy { ship: s } => return format!("{} is not an enemy ship", ship(s)),
            R::NoSuchWeapon { ship: s, weapons } => {
                return format!("{} has {}", ship(s), count(weapons.into(), "weapon"));
            }
            R::OutOfReach { targeting, evasion } => return out_of_reach(targeting, evasion),
            R::DeckTaken => "the deck was taken already",
            R::PickFirst => "pick a face-up card or the deck first",
            R::ReleaseFirst => "release cards of your hand until you hold two",
            R::LobbyingIsOver => "things are taken in lobbying alone",
            R::NotYourTurn => "it is not your turn",
            R::AttendFirst => "first skip this turn or attend it",
            R::TurnHasBegun => "a turn is skipped or attended at its start alone",
            R::DrawFirst => "the draw must be made first",
            R::DrawIsMade => "there is no draw to make now",
            R::DeckEmpty => "the deck is empty",
            R::FleetFull => "your fleet already has five ships",
            R::TurnTooLong => "too many actions this turn: the turn must end",
            R::NoLocking => "this table plays without locking",
            R::NothingToName => "no ability asks for a card now",
            R::NoBerth => "that fleet has no room for another ship",
            R::NoBerthThere => "the other fleet already has five ships",
            R::WarDeclared => "war has been declared already",
            R::NoWarYet => "ships act in the war alone",
            R::AssemblyIsOver => "the assembly is over: ships alone act in the war",
            R::NoMoreShips => "no ship joins a fleet in the war",
            R::ConfirmFirst => "the locks are confirmed first",
            R::AimedAlready => "that weapon is aimed already; take it back with undo",
            R::LocksConfirmed => "the locks are confirmed and cannot change",
            R::MustFire => "a locked weapon with a living target must be fired",
            R::NoTarget => "a weapon without a target can only be discharged",
            R::WeaponHeld => "a weapon that was held stays silent this turn",
            R::TargetGone => "its target is gone and is not replaced",
            R::WeaponSpent => "that weapon has acted this turn",
            R::NoTransfers => "this table plays without transfers of power",
            R::TransferredAlready => "a ship transfers power once",
            R::NoShields => "a ship without shields cannot transfer power",
            R::TooLateForTargeting => "after the locks power can go to damage alone",
        };
        sentence.to_owned()
    }
}

fn too_dear(price: u16, votes: u16) -> String {
    format!("it costs {}, the pool has {votes}", count(price.into(), "vote"))
}

fn out_of_reach(targeting: u8, evasion: u8) -> String {
    format!("targeting {targeting} does not reach evasion {evasion}")
}
