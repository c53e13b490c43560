//! Cards and their effects: loaded once, checked, then plain numbers for the rules and names for
//! the words.

mod check;
mod file;
mod written;

pub use file::File;

use crate::card::{CARDS, Card};
use crate::effects::{Ask, Effect};
use crate::fast::Masks;
use crate::text;
use arrayvec::ArrayVec;
use kernel::ContentError;

/// The most abilities on a card, steps in an ability and choices in an ability.
pub const MOST: usize = 4;

/// When an ability works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// By exhausting the captain (SA-B2).
    Activated,
    /// When the controller recruits or deploys.
    OnPlay,
    /// When this captain is recruited.
    OnArrival,
    /// Changes prices while in play.
    Static {
        /// What captains cost more.
        captains: i8,
        /// What ships cost more.
        ships: i8,
    },
    /// At the start of a turn: the turn may be skipped for so many draws (SA-T4).
    Recess(u8),
}

/// One ability of a captain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ability {
    /// When it works.
    pub kind: Kind,
    /// What it does, in order.
    pub effects: ArrayVec<Effect, MOST>,
    /// What is asked for it first.
    pub asks: ArrayVec<Ask, MOST>,
}

/// One weapon of a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gun {
    /// Targeting 1 to 3.
    pub targeting: u8,
    /// Damage class, 0 for I and 1 for II: an index into a band.
    pub class: u8,
}

/// A card's numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    /// Votes for the captain.
    pub captain_cost: u8,
    /// Votes for the ship.
    pub ship_cost: u8,
    /// Initiative 1 to 20.
    pub initiative: u8,
    /// Shields 1 to 3.
    pub shields: u8,
    /// Evasion 1 to 3.
    pub evasion: u8,
    /// The ship's weapons.
    pub guns: ArrayVec<Gun, 3>,
    /// Damage for class I and class II.
    pub band: [u8; 2],
    /// The captain's abilities.
    pub abilities: ArrayVec<Ability, MOST>,
}

/// A card's words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// `Krave/Gazer`.
    pub card: String,
    /// The captain's name.
    pub captain: String,
    /// The ship's name.
    pub ship: String,
    /// The ids of the abilities.
    pub abilities: ArrayVec<String, MOST>,
    /// Who the captain is, in a line.
    pub motif: String,
    /// What the ship is, in two words.
    pub role: String,
    /// What the rulebook states of the captain's end, and of the ship's.
    pub from_rulebook: (Vec<String>, Vec<String>),
}

/// Numbers a user may change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Votes for a released hand card (SA-V3).
    pub release_votes: u8,
    /// No price falls below this (SA-Q16).
    pub minimum_cost: u8,
    /// Turns until war counts as declared (SA-T10).
    pub turns: u8,
    /// Step-4 actions in a turn (SA-T9).
    pub actions: u8,
    /// Quiet rounds until a cease-fire (SA-Z4).
    pub quiet_rounds: u8,
}

/// What a table takes where its options do not say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Defaults {
    /// Whether hands are drafted (SA-O1).
    pub lobbying: bool,
    /// Whether agenda cards can be locked (SA-O2).
    pub locking: bool,
    /// Whether ships can transfer power (SA-O2).
    pub transfer_power: bool,
    /// What the screen remembers (SA-O4).
    pub memory_aid: crate::setup::MemoryAid,
}

/// A whole content file, checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    pub(crate) cards: Vec<Printed>,
    names: Vec<Named>,
    pub(crate) limits: Limits,
    pub(crate) defaults: Defaults,
    edition: String,
    pub(crate) masks: Masks,
    /// The ship of each initiative.
    pub(crate) by_initiative: [Card; CARDS],
}

impl kernel::Content for Content {
    const FILE: &'static str = "assembly/content.toml";
    const BUILT_IN: &'static str = include_str!("../content.toml");

    fn parse(text: &str) -> Result<Self, ContentError> {
        check::content(text)
    }

    fn counts(&self) -> Vec<(&'static str, usize)> {
        let abilities = self.cards.iter().map(|card| card.abilities.len()).sum();
        let weapons = self.cards.iter().map(|card| card.guns.len()).sum();
        vec![("cards", self.cards.len()), ("abilities", abilities), ("weapons", weapons)]
    }

    fn sentences(&self) -> Vec<String> {
        let mut lines = vec![format!("Starships Assembly, {}", self.edition)];
        lines.extend(Card::all().map(|card| text::card(self, card)));
        lines
    }

    fn add_words(&self, data: &mut toml::Table) {
        let tables = data.get_mut("card").and_then(toml::Value::as_array_mut);
        for (card, table) in Card::all().zip(tables.into_iter().flatten()) {
            let abilities = table.get_mut("captain").and_then(|captain| captain.get_mut("abilities"));
            let abilities = abilities.and_then(toml::Value::as_array_mut).into_iter().flatten();
            for (ability, words) in abilities.filter_map(toml::Value::as_table_mut).zip(text::abilities(self, card)) {
                ability.insert("words".to_owned(), words.into());
            }
        }
    }
}

impl Content {
    /// A card's numbers.
    #[inline]
    pub fn card(&self, card: Card) -> &Printed {
        &self.cards[card.index()]
    }

    /// A card's words.
    pub fn name(&self, card: Card) -> &Named {
        &self.names[card.index()]
    }

    /// The card of this name: captain, ship or both, in any case.
    pub fn find(&self, name: &str) -> Option<Card> {
        let name = name.trim();
        let fits = |known: &Named| {
            [&known.card, &known.captain, &known.ship].into_iter().any(|word| word.eq_ignore_ascii_case(name))
        };
        Card::checked(self.names.iter().position(fits)?)
    }

    /// The place of the ability with this id.
    pub fn ability(&self, captain: Card, id: &str) -> Option<usize> {
        self.name(captain).abilities.iter().position(|known| known.eq_ignore_ascii_case(id))
    }

    /// The id of an ability, or `?`.
    pub fn ability_id(&self, captain: Card, ability: usize) -> &str {
        self.name(captain).abilities.get(ability).map_or("?", String::as_str)
    }

    /// The ids of what can be activated, for messages.
    pub fn ability_ids(&self, captain: Card) -> String {
        self.activated(captain).map(|at| self.ability_id(captain, at)).collect::<Vec<_>>().join(", ")
    }

    /// The places of the abilities that can be activated.
    #[inline]
    pub fn activated(&self, captain: Card) -> impl Iterator<Item = usize> + '_ {
        let abilities = self.card(captain).abilities.iter().enumerate();
        abilities.filter(|(_, ability)| ability.kind == Kind::Activated).map(|(at, _)| at)
    }
}
