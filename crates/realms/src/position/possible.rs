//! Which positions can be: of a scene, and of a match.

use crate::content::Origin;
use crate::state::{EMPTY, Realms};
use kernel::PositionError;

type Result<T> = std::result::Result<T, PositionError>;

/// How many of a card there are in all sets and starting decks.
fn printed<const SEATS: usize, const CARDS: usize>(state: &Realms<SEATS, CARDS>, kind: u8) -> usize {
    let (content, card) = (state.content(), state.content().card(kind));
    let dealt = content.starter.iter().filter(|&&(other, _)| other == kind);
    match card.origin {
        Origin::Starter => dealt.map(|&(_, n)| usize::from(n)).sum::<usize>() * usize::from(state.seats),
        _ => usize::from(card.copies) * state.sets(),
    }
}

/// The Explorers that lie nowhere else: what a pile holds that is not written.
pub(super) fn explorers_left<const SEATS: usize, const CARDS: usize>(state: &Realms<SEATS, CARDS>) -> u8 {
    let explorer = state.masks().explorer;
    let away = state.total(explorer) - usize::from(state.explorers);
    printed(state, explorer).saturating_sub(away).min(usize::from(u8::MAX)) as u8
}

/// No more cards than there are in all (SR-I1), not card by card: scenes lay what their question needs
/// (two Fleet HQs, SR-Q12).
pub(super) fn enough_cards<const SEATS: usize, const CARDS: usize>(state: &Realms<SEATS, CARDS>) -> Result<()> {
    let kinds = 0..state.content().cards.len() as u8;
    let most: usize = kinds.clone().map(|kind| printed(state, kind)).sum();
    let there: usize = kinds.map(|kind| state.total(kind)).sum();
    if there <= most {
        return Ok(());
    }
    Err(PositionError::at(0, format!("SR-I1: {there} cards, and there are {most} in all")))
}

/// Whether a match may begin here: no more of any card than there are (SR-I1), no slot empty beside
/// a Trade Deck (SR-I4).
pub(super) fn may_begin<const SEATS: usize, const CARDS: usize>(state: &Realms<SEATS, CARDS>) -> Result<()> {
    for kind in 0..state.content().cards.len() as u8 {
        let (there, most) = (state.total(kind), printed(state, kind));
        if there > most {
            let name = state.content().name(kind);
            return Err(PositionError::at(0, format!("SR-I1: {name} is there {there} times, and there are {most}")));
        }
    }
    if state.row().contains(&EMPTY) && !state.trade_deck.is_empty() {
        return Err(PositionError::at(0, "SR-I4: no slot of the row is empty while the Trade Deck has a card"));
    }
    Ok(())
}
