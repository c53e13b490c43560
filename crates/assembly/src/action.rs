//! What a seat may do, and how it is written.

use crate::card::Card;
use crate::state::Assembly;
use kernel::{Bounded, Enum};
use serde::Serialize;
use std::fmt;

/// Where transferred power goes (SA-X3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// All weapons reach every ship.
    Targeting,
    /// All weapons hit as class II.
    Damage,
}

impl Mode {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Mode::Targeting => "targeting",
            Mode::Damage => "damage",
        }
    }
}

/// A weapon of the acting ship, from 0.
pub type Weapon = Bounded<3>;

/// All a ship can have.
pub(crate) const WEAPONS: [Weapon; 3] = [Weapon::new(0), Weapon::new(1), Weapon::new(2)];

/// One thing a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum)]
pub enum Action {
    /// Lobbying: take a face-up card (SA-Y1 to SA-Y3).
    Take(Card),
    /// Lobbying: take the draw deck.
    TakeDeck,
    /// Release a hand card: in lobbying down to two, in a turn for votes (SA-Y5, SA-Y8).
    Release(Card),
    /// Skip the turn for draws (SA-Y6).
    Recess,
    /// Do not skip it.
    Attend,
    /// Draw the top card of the deck (SA-Y7).
    DrawDeck,
    /// Draw this card from the agenda.
    Draw(Card),
    /// Activate a captain's ability, by its place on the card (SA-Y11 to SA-Y26).
    Use {
        /// The captain.
        captain: Card,
        /// Which of its abilities.
        ability: Bounded<4>,
    },
    /// Name a ship, captain, agenda card or hand card for the ability being activated (SA-B6).
    Choose(Card),
    /// Recruit a hand card (SA-Y9).
    Recruit(Card),
    /// Deploy a hand card (SA-Y10).
    Deploy(Card),
    /// Lock an agenda card (SA-Y27).
    Lock(Card),
    /// Lock an agenda card over the opponent's lock (SA-Y28).
    Relock(Card),
    /// End the turn (SA-Y29).
    EndTurn,
    /// Transfer power (SA-Y30, SA-Y34).
    Transfer(Mode),
    /// Aim a weapon at an enemy ship: one entry of the locks (SA-Y31).
    Aim {
        /// The weapon.
        weapon: Weapon,
        /// Its target.
        ship: Card,
    },
    /// Confirm the locks together; what is not aimed is held (SA-G3).
    Confirm,
    /// Fire a locked weapon (SA-Y32).
    Fire(Weapon),
    /// Discharge a weapon at nothing (SA-Y33).
    Discharge(Weapon),
    /// End the ship turn (SA-Y35).
    EndShipTurn,
    /// Give the game up (SA-Y36).
    Concede,
}

impl Assembly {
    pub(crate) fn write_action(&self, action: Action, to: &mut dyn fmt::Write) -> fmt::Result {
        let content = self.edition.content();
        let (card, captain, ship) =
            (|c: Card| &content.name(c).card, |c: Card| &content.name(c).captain, |c: Card| &content.name(c).ship);
        match action {
            Action::Take(c) => write!(to, "take {}", card(c)),
            Action::TakeDeck => to.write_str("take the deck"),
            Action::Release(c) => write!(to, "release {}", card(c)),
            Action::Recess => to.write_str("recess"),
            Action::Attend => to.write_str("attend"),
            Action::DrawDeck => to.write_str("draw from the deck"),
            Action::Draw(c) => write!(to, "draw {}", card(c)),
            Action::Use { captain: c, ability } => {
                write!(to, "use {} {}", captain(c), content.ability_id(c, ability.index()))
            }
            Action::Choose(c) => write!(to, "choose {}", card(c)),
            Action::Recruit(c) => write!(to, "recruit {}", captain(c)),
            Action::Deploy(c) => write!(to, "deploy {}", ship(c)),
            Action::Lock(c) => write!(to, "lock {}", card(c)),
            Action::Relock(c) => write!(to, "relock {}", card(c)),
            Action::EndTurn => to.write_str("end turn"),
            Action::Transfer(mode) => write!(to, "transfer to {}", mode.word()),
            Action::Aim { weapon, ship: c } => write!(to, "aim {} at {}", weapon.get() + 1, ship(c)),
            Action::Confirm => to.write_str("confirm"),
            Action::Fire(weapon) => write!(to, "fire {}", weapon.get() + 1),
            Action::Discharge(weapon) => write!(to, "discharge {}", weapon.get() + 1),
            Action::EndShipTurn => to.write_str("end ship turn"),
            Action::Concede => to.write_str("concede"),
        }
    }
}
