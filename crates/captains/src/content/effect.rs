//! Effects and abilities as data: what the content file's inline tables become.

use crate::kinds::Crew;
use crate::kinds::{Counter, Icon, LineColor, Track};

/// A list of effects, by its place in the content's lists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct List(pub u16);

/// Which deck `draw` draws from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deck {
    /// Alphas and betas.
    Tech,
    /// Omegas.
    Omega,
}

/// Where a tech may be put.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Into {
    /// An empty slot; over a tech only if the card itself can replace.
    Empty,
    /// Also over one of your techs.
    Any,
}

/// What `pay` asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Price {
    /// Medals (or what stands in for them, SC-N7).
    Medal,
    /// Artifacts from cargo.
    Artifact,
    /// Pirate tokens from cargo.
    Pirate,
    /// Techs from your slots.
    Tech,
}

/// One effect: RULES 8.3. Each is one short function in `effects`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// So many moves.
    Move(u8),
    /// So many jumps.
    Jump(u8),
    /// So many fights.
    Fight(u8),
    /// Take a tech; with `Any` it may replace one (recycle).
    Tech(Into),
    /// Reveal cards of a deck; one may be placed.
    Draw(Deck, u8, Into),
    /// So many repairs.
    Repair(u8),
    /// So much damage.
    Damage(u8),
    /// So many ambushes.
    Ambush(u8),
    /// Gain medals.
    Medal(u8),
    /// Gain androids.
    Android(u8),
    /// Gain cadets.
    Cadet(u8),
    /// Gain artifacts.
    Artifact(u8),
    /// Gain pirate tokens from the pile.
    Pirate(u8),
    /// First figures of the queue to the ready room.
    Ready(u8),
    /// Up to so many steps, on a track or on any one.
    Advance(u8, Option<Track>),
    /// One of so many lists, the first of which is named.
    Choose(List, u8),
    /// You may pay so many for the gain.
    Pay(Price, u8, List),
    /// The gain once per counted thing, at most so often.
    Per(Counter, u8, List),
    /// Look at the top missions.
    Peek(u8),
    /// Take on another room tech's effects.
    CopyRoom,
    /// Put drawn pirates on free routes.
    PlacePirate(u8),
    /// You may discard pirates from routes.
    RemovePirate(u8),
    /// You may place a tech that lies on the event.
    EventTech,
    /// You may put an artifact into a room.
    RoomArtifact,
    /// You may go back up to so far on one track for as much plus a bonus on another.
    Backtrack(u8, u8),
}

impl Effect {
    /// Its key in the content file: what `icon = [..]` of an ability names.
    pub const fn key(self) -> &'static str {
        match self {
            Effect::Move(_) => "move",
            Effect::Jump(_) => "jump",
            Effect::Fight(_) => "fight",
            Effect::Tech(_) => "tech",
            Effect::Draw(..) => "draw",
            Effect::Repair(_) => "repair",
            Effect::Damage(_) => "damage",
            Effect::Ambush(_) => "ambush",
            Effect::Medal(_) => "medal",
            Effect::Android(_) => "android",
            Effect::Cadet(_) => "cadet",
            Effect::Artifact(_) => "artifact",
            Effect::Pirate(_) => "pirate",
            Effect::Ready(_) => "ready",
            Effect::Advance(..) => "advance",
            Effect::Choose(..) => "choose",
            Effect::Pay(..) => "pay",
            Effect::Per(..) => "per",
            Effect::Peek(_) => "peek",
            Effect::CopyRoom => "copy_room",
            Effect::PlacePirate(_) => "place_pirate",
            Effect::RemovePirate(_) => "remove_pirate",
            Effect::EventTech => "event_tech",
            Effect::RoomArtifact => "room_artifact",
            Effect::Backtrack(..) => "backtrack",
        }
    }

    /// Every key there is, for errors and conditions.
    pub const KEYS: [&'static str; 25] = [
        "move",
        "jump",
        "fight",
        "tech",
        "draw",
        "repair",
        "damage",
        "ambush",
        "medal",
        "android",
        "cadet",
        "artifact",
        "pirate",
        "ready",
        "advance",
        "choose",
        "pay",
        "per",
        "peek",
        "copy_room",
        "place_pirate",
        "remove_pirate",
        "event_tech",
        "room_artifact",
        "backtrack",
    ];

    /// The bit of a key in a mask of printed effects.
    pub fn bit(key: &str) -> Option<u32> {
        Effect::KEYS.iter().position(|known| *known == key).map(|at| 1 << at)
    }
}

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
