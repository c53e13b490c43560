//! A location board as a client draws it: its card, who stands there, who leads.

use super::forces::{ForceView, forces};
use crate::action::{card_name, unit_name};
use crate::content::{Ability, Reward};
use crate::state::{Phase, Place, Samurai};
use crate::words::previews::{self, TieBy};
use kernel::Seat;
use serde::Serialize;

/// A location board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct LocationView {
    /// Its card, if one lies there.
    pub card: Option<String>,
    /// The card's type.
    pub kind: String,
    /// The type's letter.
    pub glyph: String,
    /// The card's reward in words.
    pub reward: String,
    /// Spaces on the board.
    pub spaces: u8,
    /// Figures of each player.
    pub figures: Vec<Vec<String>>,
    /// The same, equal ones together.
    pub forces: Vec<Vec<ForceView>>,
    /// Spaces that are free.
    pub free: u8,
    /// Totals of each player; `None` where she has no unit.
    pub totals: Vec<Option<i16>>,
    /// The same with bonus power, where a battle is fought.
    pub strengths: Vec<Option<i16>>,
    /// Who leads.
    pub leader: Option<Seat>,
    /// Who would win now, ties as they would go.
    pub victor: Option<Seat>,
    /// By how much over the next; 0 is a tie.
    pub margin: i16,
    /// How much more power each player needs to win, ties as they would go; `None` where she has no unit.
    pub needs: Vec<Option<i16>>,
    /// What decides a tie between each player there and who would win, or between that one and the next.
    pub tie_by: Vec<Option<TieBy>>,
    /// Whether each player there would win a tie with who would win.
    pub wins_tie: Vec<bool>,
    /// How many units of who would win may stay.
    pub may_stay: u8,
    /// The reward as each player would gain it, with what her units there add.
    pub rewards: Vec<RewardView>,
    /// Attached cards, oldest first, with their owner.
    pub attached: Vec<AttachedView>,
    /// What its type would add to each player's bonus for different types.
    pub type_gains: Vec<u8>,
}

/// A reward as a player would gain it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct RewardView {
    /// It in words; none where no card lies.
    pub words: String,
    /// How much.
    pub n: u8,
    /// Her units there that raise it.
    pub by: Vec<String>,
}

/// An attached card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct AttachedView {
    /// Its name.
    pub name: String,
    /// Who attached it.
    pub owner: Seat,
    /// Whether its free order was used this turn.
    pub used: bool,
}

pub(super) fn location(game: &Samurai, at: u8) -> LocationView {
    // Before the mechs are revealed and after the last battle there is nothing to foretell.
    let idle = matches!(game.phase, Phase::Draft | Phase::Over);
    let drafting = game.phase == Phase::Draft;
    let card = game.edition.locations.get(game.boards[at as usize] as usize);
    let there = |seat: Seat| !drafting && game.is_at(seat, at);
    let victor = previews::victor(game, at).filter(|_| !idle);
    LocationView {
        card: card.map(|card| card.name.clone()),
        kind: card.map_or(String::new(), |card| game.edition.types[card.kind as usize].name.clone()),
        glyph: card.map_or(String::new(), |card| game.edition.types[card.kind as usize].glyph.clone()),
        reward: card.map_or(String::new(), |card| reward_words(game, card.reward)),
        spaces: game.edition.spaces[at as usize],
        figures: Seat::all(game.seats).map(|seat| super::figures(game, seat, Place::at(at))).collect(),
        forces: Seat::all(game.seats).map(|seat| forces(game, seat, Place::at(at))).collect(),
        free: game.edition.spaces[at as usize].saturating_sub(game.crowd[at as usize]),
        totals: Seat::all(game.seats).map(|seat| there(seat).then(|| game.total(seat, at))).collect(),
        strengths: Seat::all(game.seats).map(|seat| there(seat).then(|| game.strength(seat, at))).collect(),
        leader: if idle { None } else { game.leader(at) },
        victor: victor.map(|(seat, _)| seat),
        margin: victor.map_or(0, |(_, by)| by),
        needs: Seat::all(game.seats).map(|seat| previews::needs(game, seat, at).filter(|_| !idle)).collect(),
        tie_by: Seat::all(game.seats).map(|seat| previews::tie_by(game, seat, at).filter(|_| !idle)).collect(),
        wins_tie: Seat::all(game.seats).map(|seat| !idle && previews::wins_tie(game, seat, at)).collect(),
        may_stay: victor.map_or(0, |(seat, _)| previews::may_stay(game, seat, at)),
        rewards: Seat::all(game.seats).map(|seat| reward(game, seat, at)).collect(),
        attached: attached(game, at),
        type_gains: Seat::all(game.seats).map(|seat| type_gain(game, seat, at)).collect(),
    }
}

fn reward(game: &Samurai, seat: Seat, at: u8) -> RewardView {
    let reward = game.reward(seat, at);
    let n = match reward {
        Some(Reward::Clan(_, n) | Reward::AnyClan(n) | Reward::Honor(n) | Reward::Wealth(n) | Reward::Draw(n)) => n,
        None => 0,
    };
    let words = reward.map_or(String::new(), |reward| reward_words(game, reward));
    RewardView { words, n, by: raisers(game, seat, at) }
}

/// The units of a player that make her reward there higher (SS-N24).
fn raisers(game: &Samurai, seat: Seat, at: u8) -> Vec<String> {
    let raises = |slot: &usize| matches!(game.slot_ability(seat, *slot), Some(Ability::RewardBonus(_)));
    let there = |slot: &usize| game.slot_is_at(seat, *slot, |place| place == Place::at(at));
    let slots = (0..4).filter(raises).filter(there);
    slots.map(|slot| unit_name(game, game.slot_unit(seat, slot)).to_owned()).collect()
}

fn type_gain(game: &Samurai, seat: Seat, at: u8) -> u8 {
    let card = u32::from(game.boards[at as usize]);
    let more = 1u16.checked_shl(card).unwrap_or_default();
    let bonus = |claimed: u16| game.edition.type_bonus[game.types_among(claimed).min(4)];
    let claimed = game.player(seat).claimed;
    bonus(claimed | more).saturating_sub(bonus(claimed))
}

fn attached(game: &Samurai, at: u8) -> Vec<AttachedView> {
    let here = game.attached.iter().filter(|card| card.location == at);
    here.map(|card| AttachedView { name: card_name(game, card.kind).to_owned(), owner: card.owner, used: card.used })
        .collect()
}

/// A reward in a few words.
fn reward_words(game: &Samurai, reward: Reward) -> String {
    match reward {
        Reward::Clan(clan, n) => format!("{} {n}", game.edition.clans[clan as usize].name),
        Reward::AnyClan(n) => format!("any clan {n}"),
        Reward::Honor(n) => format!("honor {n}"),
        Reward::Wealth(n) => format!("wealth {n}"),
        Reward::Draw(n) => format!("draw {n}"),
    }
}
