//! What every content file must keep so that games can be set up and always end (SC-I22).

use super::*;

type Fault = ContentError;

/// Refuses content that could not be set up or could go on for ever.
pub(super) fn check(content: &Content) -> Result<(), Fault> {
    boards(content)?;
    orders(content)?;
    content.pirates.iter().try_for_each(|face| reward(content, face))?;
    content.cards.iter().try_for_each(|face| card(content, face))?;
    content.tracks.iter().flatten().try_for_each(|side| side_ends(content, side))?;
    tincan_events(content)
}

fn fault(what: String) -> Result<(), Fault> {
    Err(Fault::at(0, what))
}

/// The keys of a list's effects, also those inside others.
fn keys(content: &Content, list: List, found: &mut Vec<&'static str>) {
    for &effect in content.list(list) {
        found.push(effect.key());
        effect.inner().for_each(|list| keys(content, list, found));
    }
}

/// The first key of a list that is among the forbidden ones.
fn has(content: &Content, list: List, forbidden: &[&str]) -> Option<&'static str> {
    let mut found = Vec::new();
    keys(content, list, &mut found);
    found.into_iter().find(|key| forbidden.contains(key))
}

/// Each number of players has a board, and tiles for all its planets (SC-S5).
fn boards(content: &Content) -> Result<(), Fault> {
    for players in 1..=4u8 {
        let Some(board) = content.boards.iter().find(|board| board.players.contains(&players)) else {
            return fault(format!("no [[board]] is for {players} players"));
        };
        let planets = board.places.iter().filter(|place| place.planet).count();
        let used = || content.tiles.iter().filter(move |tile| tile.dealt && (players == 4 || !tile.four_only));
        if used().count() != planets {
            return fault(format!("board {} has {planets} planets, but {} tiles are dealt", board.id, used().count()));
        }
        let mut numbers: Vec<u8> = used().filter_map(|tile| number(tile.tile)).collect();
        numbers.sort_unstable();
        if numbers.is_empty() || !numbers.iter().copied().eq(1..=numbers.len() as u8) {
            return fault(format!("the numbered tiles for {players} players are not 1, 2, 3 … without a gap"));
        }
        let starts = board.routes.iter().filter(|route| route.start_pirate).count();
        if starts > content.pirates.iter().map(|face| usize::from(face.count)).sum() {
            return fault(format!("board {} begins with more pirates than there are", board.id));
        }
    }
    Ok(())
}

fn number(tile: Tile) -> Option<u8> {
    match tile {
        Tile::Number(n) => Some(n),
        _ => None,
    }
}

/// One action card of each type begins; one more joins on each later round (SC-O6).
fn orders(content: &Content) -> Result<(), Fault> {
    let total: usize = content.orders.iter().map(|&n| usize::from(n)).sum();
    let wanted = 4 + content.rounds.len() - 1;
    match content.orders.iter().all(|&n| n > 0) && total == wanted && wanted <= SPACES {
        true => Ok(()),
        false => fault(format!("{wanted} action cards are needed, one or more of each type, not {total}")),
    }
}

/// A reward is plain gains: it is taken in one step with the token (SC-P5).
fn reward(content: &Content, face: &PirateFace) -> Result<(), Fault> {
    let plain = ["medal", "android", "artifact"];
    match content.list(face.effects).iter().find(|effect| !plain.contains(&effect.key())) {
        None => Ok(()),
        Some(effect) => fault(format!("pirate {}: {} is no plain reward", face.id, effect.key())),
    }
}

fn card(content: &Content, face: &CardFace) -> Result<(), Fault> {
    let (list, forbidden): (List, &[&str]) = match face.sort {
        Sort::Room { effects, single_use: false, .. } => (effects, &["ready", "cadet", "place_pirate", "draw"]),
        Sort::Ability(Ability::Bonus(_, becomes)) => (becomes, &["tech", "draw", "event_tech", "ready", "cadet"]),
        Sort::Ability(Ability::On(Trigger::TechPlaced, gain)) => {
            (gain, &["ready", "cadet", "android", "tech", "draw", "event_tech"])
        }
        Sort::Ability(Ability::On(Trigger::PirateDefeated, gain)) => {
            (gain, &["ready", "cadet", "android", "fight", "ambush", "place_pirate"])
        }
        Sort::Ability(Ability::On(Trigger::Pass | Trigger::RoundStart, gain)) => (gain, &["ready", "cadet", "android"]),
        _ => return Ok(()),
    };
    match has(content, list, forbidden) {
        None => Ok(()),
        Some(key) => fault(format!("tech {}: {key} here would let a game go on for ever", face.id)),
    }
}

fn side_ends(content: &Content, side: &TrackSide) -> Result<(), Fault> {
    let found = side.bonus.iter().flatten().find_map(|&list| has(content, list, &["advance", "backtrack", "cadet"]));
    match found {
        None => Ok(()),
        Some(key) => fault(format!("track side {}: a bonus with {key} could go on for ever", side.side)),
    }
}

/// Techs lie on the Tincan event, so it must say what becomes of them (SC-S11, SC-O5).
fn tincan_events(content: &Content) -> Result<(), Fault> {
    let silent =
        |event: &&EventFace| event.track == Track::Tincan && has(content, event.you, &["event_tech"]).is_none();
    match content.events.iter().find(silent) {
        None => Ok(()),
        Some(event) => fault(format!("event {}: its `you` part needs event_tech", event.id)),
    }
}
