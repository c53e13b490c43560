//! Reading what a seat may do.

use crate::action::{Action, Mode, Weapon};
use crate::card::Card;
use crate::content::Content;
use kernel::{Bounded, ParseError};

const EXPECTED: &str = "take CARD, take the deck, release CARD, recess, attend, draw from the deck, draw CARD, \
    use CAPTAIN ABILITY, choose CARD, recruit CARD, deploy CARD, lock CARD, relock CARD, end turn, \
    transfer to targeting, transfer to damage, aim N at SHIP, confirm, fire N, discharge N, end ship turn or concede";

/// Reads an action, whatever its case and spacing.
pub(crate) fn read_action(content: &Content, text: &str) -> Result<Action, ParseError> {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    if let Some(action) = read_plain(&words) {
        return Ok(action);
    }
    let (verb, rest) = words.split_once(' ').unwrap_or((words.as_str(), ""));
    let unread = || ParseError::new(text, EXPECTED);
    let card = || content.find(rest).ok_or_else(|| ParseError::new(text, format!("there is no card {rest:?}")));
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
        "aim" => read_aim(content, rest).ok_or_else(|| ParseError::new(text, "aim N at SHIP, with N from 1 to 3")),
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
fn read_use(content: &Content, text: &str, rest: &str) -> Result<Action, ParseError> {
    let used = |captain: Card, ability: usize| {
        Bounded::checked(ability)
            .map(|ability| Action::Use { captain, ability })
            .ok_or_else(|| ParseError::new(text, EXPECTED))
    };
    if let Some(captain) = content.find(rest) {
        let mut activated = content.activated(captain);
        return match (activated.next(), activated.next()) {
            (Some(only), None) => used(captain, only),
            _ => Err(ParseError::new(text, format!("say which ability: {}", content.ability_ids(captain)))),
        };
    }
    let (name, id) = rest.rsplit_once(' ').ok_or_else(|| ParseError::new(text, "use CAPTAIN ABILITY"))?;
    let captain = content.find(name).ok_or_else(|| ParseError::new(text, format!("there is no captain {name:?}")))?;
    match content.ability(captain, id) {
        Some(ability) => used(captain, ability),
        None => Err(ParseError::new(text, format!("expected one of its abilities: {}", content.ability_ids(captain)))),
    }
}

fn read_aim(content: &Content, rest: &str) -> Option<Action> {
    let (number, ship) = rest.split_once(" at ")?;
    Some(Action::Aim { weapon: weapon(number)?, ship: content.find(ship)? })
}

fn weapon(text: &str) -> Option<Weapon> {
    Weapon::checked(text.trim().parse::<usize>().ok()?.checked_sub(1)?)
}
