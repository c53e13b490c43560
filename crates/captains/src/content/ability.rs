//! Abilities of techs as data: what the content file's inline tables become.

use super::List;
use crate::kinds::{Crew, Icon, LineColor};

/// What an ability waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Trigger {
    /// A completed mission with a line of this colour.
    MissionLine(LineColor),
    /// A completed mission with any of these effects printed (a mask of `Effect::bit`).
    MissionIcon(u32),
    /// A completed mission with at least so many lines.
    MissionLines(u8),
    /// A fight carried out, loot included.
    PirateDefeated,
    /// Another tech placed, bonuses included.
    TechPlaced,
    /// A station tile resolved.
    StationTile,
    /// A pass.
    Pass,
    /// A new round.
    RoundStart,
}

/// Tokens that may stand in for a medal (SC-N7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StandIn {
    /// Artifacts.
    Artifact,
    /// Pirate tokens.
    Pirate,
}

/// What keeps damage away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ward {
    /// The first damage of a mission (SC-Q38).
    MissionFirst,
    /// For a discarded pirate token, all damage of the turn (SC-Q37).
    DiscardPirate,
    /// Damage from moving past pirates.
    Routes,
}

/// What may be taken instead of something else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Swap {
    /// A repair for a move or jump (SC-Q35).
    MoveToRepair,
    /// Another track for a named one (SC-Q41).
    Track,
}

/// What an ability tech does: RULES 8.3.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ability {
    /// When something happens, gain.
    On(Trigger, List),
    /// Training to this colour is free.
    FreeTraining(Crew),
    /// Promoting costs so many medals.
    PromotionCost(u8),
    /// Each such tech bonus is this list instead.
    Bonus(Icon, List),
    /// These tokens may stand in for medals.
    MedalFrom(StandIn),
    /// So many undamageable cargo slots.
    Lockers(u8),
    /// Keeps damage away.
    Ward(Ward),
    /// Something may be something else.
    Swap(Swap),
}

/// The abilities of a ship that are only looked up, as a mask; joined over its slots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Traits {
    mask: u16,
    /// Extra cargo slots.
    pub lockers: u8,
}

impl Traits {
    /// What a card brings.
    pub fn of(sort: super::Sort) -> Traits {
        let super::Sort::Ability(ability) = sort else { return Traits::default() };
        let lockers = if let Ability::Lockers(n) = ability { n } else { 0 };
        Traits { mask: Traits::bit(ability), lockers }
    }

    fn bit(ability: Ability) -> u16 {
        match ability {
            Ability::FreeTraining(crew) => 1 << crew as u16,
            Ability::MedalFrom(stand_in) => 8 << stand_in as u16,
            Ability::Ward(ward) => 32 << ward as u16,
            Ability::Swap(swap) => 256 << swap as u16,
            Ability::PromotionCost(_) => 1024,
            Ability::Bonus(..) => 2048,
            Ability::On(..) => 4096,
            Ability::Lockers(_) => 0,
        }
    }

    /// Both together.
    #[inline]
    pub fn join(self, other: Traits) -> Traits {
        Traits { mask: self.mask | other.mask, lockers: self.lockers.saturating_add(other.lockers) }
    }

    /// Whether training to this colour is free.
    pub fn trains_free(self, crew: Crew) -> bool {
        self.mask & 1 << crew as u16 != 0
    }

    /// Whether these tokens may stand in for medals.
    pub fn stands_in(self, stand_in: StandIn) -> bool {
        self.mask & 8 << stand_in as u16 != 0
    }

    /// Whether it keeps damage away like this.
    pub fn wards(self, ward: Ward) -> bool {
        self.mask & 32 << ward as u16 != 0
    }

    /// Whether it may swap like this.
    pub fn swaps(self, swap: Swap) -> bool {
        self.mask & 256 << swap as u16 != 0
    }

    /// Whether promoting has a price of its own.
    pub fn promotes_cheaper(self) -> bool {
        self.mask & 1024 != 0
    }

    /// Whether some tech bonus is changed.
    pub fn changes_bonuses(self) -> bool {
        self.mask & 2048 != 0
    }

    /// Whether something waits for a moment.
    pub fn waits(self) -> bool {
        self.mask & 4096 != 0
    }
}
