//! What a seat may do, and how it is written.

use crate::card::Card;
use crate::content::Content;
use crate::state::Assembly;
use kernel::{Enum, Unread, Upto};
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
pub type Weapon = Upto<3>;

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
        ability: Upto<4>,
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

const EXPECTED: &str = "take CARD, take the deck, release CARD, recess, attend, draw from the deck, draw CARD, \
    use CAPTAIN ABILITY, choose CARD, recruit CARD, deploy CARD, lock CARD, relock CARD, end turn, \
    transfer to targeting, transfer to damage, aim N at SHIP, confirm, fire N, discharge N, end ship turn or concede";

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

/// Reads an action, whatever its case and spacing.
pub(crate) fn read_action(content: &Content, text: &str) -> Result<Action, Unread> {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    if let Some(action) = read_plain(&words) {
        return Ok(action);
    }
    let (verb, rest) = words.split_once(' ').unwrap_or((words.as_str(), ""));
    let unread = || Unread::new(text, EXPECTED);
    let card = || content.find(rest).ok_or_else(|| Unread::new(text, format!("there is no card {rest:?}")));
    match verb {
        "take" => Ok(Action::Take(card()?)),
        "release" => Ok(Action::Release(card()?)),
        "draw" => Ok(Action::Draw(card()?)),
        "use" => read_use(content, text, rest),
        "choose" => Ok(Action::Choose(card()?)),
        "recruit" => Ok(Action::Recruit(card()?)),
        "deploy" => Ok(Action::Deploy(card()?)),
        "lock" => Ok(Action::Lock(card()?)),
        "relock" => Ok(Action::Relock(card()?)),
        "aim" => read_aim(content, rest).ok_or_else(|| Unread::new(text, "aim N at SHIP, with N from 1 to 3")),
        "fire" => weapon(rest).map(Action::Fire).ok_or_else(unread),
        "discharge" => weapon(rest).map(Action::Discharge).ok_or_else(unread),
        _ => Err(unread()),
    }
}

fn read_plain(words: &str) -> Option<Action> {
    Some(match words {
        "take the deck" | "take deck" => Action::TakeDeck,
        "recess" => Action::Recess,
        "attend" => Action::Attend,
        "draw from the deck" | "draw the deck" | "draw deck" => Action::DrawDeck,
        "end turn" => Action::EndTurn,
        "transfer to targeting" | "transfer targeting" => Action::Transfer(Mode::Targeting),
        "transfer to damage" | "transfer damage" => Action::Transfer(Mode::Damage),
        "confirm" => Action::Confirm,
        "end ship turn" => Action::EndShipTurn,
        "concede" | "resign" => Action::Concede,
        _ => return None,
    })
}

/// `use yumi cast`; the ability may be left out where the captain has only one to activate.
fn read_use(content: &Content, text: &str, rest: &str) -> Result<Action, Unread> {
    let used = |captain: Card, ability: usize| {
        Upto::checked(ability)
            .map(|ability| Action::Use { captain, ability })
            .ok_or_else(|| Unread::new(text, EXPECTED))
    };
    if let Some(captain) = content.find(rest) {
        let mut activated = content.activated(captain);
        return match (activated.next(), activated.next()) {
            (Some(only), None) => used(captain, only),
            _ => Err(Unread::new(text, format!("say which ability: {}", content.ability_ids(captain)))),
        };
    }
    let (name, id) = rest.rsplit_once(' ').ok_or_else(|| Unread::new(text, "use CAPTAIN ABILITY"))?;
    let captain = content.find(name).ok_or_else(|| Unread::new(text, format!("there is no captain {name:?}")))?;
    match content.ability(captain, id) {
        Some(ability) => used(captain, ability),
        None => Err(Unread::new(text, format!("expected one of its abilities: {}", content.ability_ids(captain)))),
    }
}

fn read_aim(content: &Content, rest: &str) -> Option<Action> {
    let (number, ship) = rest.split_once(" at ")?;
    Some(Action::Aim { weapon: weapon(number)?, ship: content.find(ship)? })
}

fn weapon(text: &str) -> Option<Weapon> {
    Weapon::checked(text.trim().parse::<usize>().ok()?.checked_sub(1)?)
}
