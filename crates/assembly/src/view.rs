//! What one viewer may know, built field by field (2.18).

use crate::agenda::End;
use crate::card::Card;
use crate::content::Content;
use crate::event::show;
use crate::setup::MemoryAid;
use crate::state::{Aim, Assembly, How, SEATS, Stage};
use kernel::{Rule, Seat, Secret, Shown, Viewer};
use serde::Serialize;

/// A card with both ends in force or not, as anyone may read it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[allow(missing_docs, reason = "printed values by their names")]
pub struct CardView {
    pub number: u8,
    pub name: String,
    pub captain: String,
    pub ship: String,
    pub captain_cost: u8,
    pub ship_cost: u8,
    pub initiative: u8,
    pub shields: u8,
    pub evasion: u8,
    /// Targeting and damage class of each weapon.
    pub weapons: Vec<(u8, u8)>,
    /// Damage for class I and class II.
    pub band: [u8; 2],
}

/// A card of one's own hand, with what it costs now (SA-P5).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct HandCard {
    pub card: CardView,
    pub captain_price: u16,
    pub ship_price: u16,
}

/// A captain in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct CaptainView {
    pub card: CardView,
    pub exhausted: bool,
    /// What its abilities do, in words.
    pub abilities: Vec<String>,
}

/// A ship in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct ShipView {
    pub card: CardView,
    /// Remaining shields.
    pub left: u8,
    /// Whether a tracking card lies under it.
    pub tracked: bool,
    /// That card, where the ribbon may name it.
    pub tracking_card: Option<String>,
}

/// One player's part of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct SideView {
    pub seat: Seat,
    pub hand_size: usize,
    /// For its owner alone (SA-I2, SA-I3).
    pub hand: Option<Vec<HandCard>>,
    pub captains: Vec<CaptainView>,
    pub fleet: Vec<ShipView>,
}

/// One place of the agenda.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct AgendaView {
    pub place: u8,
    pub card: Option<CardView>,
    pub locked_by: Option<Seat>,
}

/// One weapon of the acting ship.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct WeaponView {
    pub weapon: u8,
    /// With what a transfer made of it.
    pub targeting: u8,
    pub class: u8,
    pub state: &'static str,
    pub target: Option<String>,
}

/// The war.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct BattleView {
    pub round: u16,
    pub quiet_rounds: u8,
    pub acting: Option<String>,
    pub mode: Option<&'static str>,
    pub weapons: Vec<WeaponView>,
    /// Living ships in order of initiative.
    pub line: Vec<String>,
}

/// What is being asked, and of whom: public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct QuestionView {
    pub seat: Seat,
    pub kind: &'static str,
    /// The captain whose ability is being activated.
    pub captain: Option<String>,
    /// What is named so far; never a hand card.
    pub named: Vec<String>,
}

/// How the game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct EndView {
    pub winner: Option<Seat>,
    pub by: Rule,
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct View {
    pub phase: &'static str,
    pub edition: String,
    pub question: Option<QuestionView>,
    pub active: Seat,
    pub first_lobbyist: Option<Seat>,
    pub deck_taker: Option<Seat>,
    pub row: Vec<CardView>,
    pub turn: u8,
    pub votes: u16,
    pub actions: u8,
    pub sides: Vec<SideView>,
    pub agenda: Vec<AgendaView>,
    pub lock_price: u16,
    pub deck_size: usize,
    pub declared_by: Option<Seat>,
    pub declared_how: Option<How>,
    pub final_turn: bool,
    pub battle: Option<BattleView>,
    pub locking: bool,
    pub transfer_power: bool,
    pub memory_aid: MemoryAid,
    /// The deck from the top, every place this viewer can name; with the ribbon alone (SA-O4).
    pub ribbon: Option<Vec<Option<String>>>,
    pub end: Option<EndView>,
}

impl CardView {
    pub(crate) fn of(content: &Content, card: Card) -> CardView {
        let (printed, name) = (content.card(card), content.name(card));
        CardView {
            number: card.number(),
            name: name.card.clone(),
            captain: name.captain.clone(),
            ship: name.ship.clone(),
            captain_cost: printed.captain_cost,
            ship_cost: printed.ship_cost,
            initiative: printed.initiative,
            shields: printed.shields,
            evasion: printed.evasion,
            weapons: printed.guns.iter().map(|gun| (gun.targeting, gun.class + 1)).collect(),
            band: printed.band,
        }
    }
}

impl View {
    pub(crate) fn of(game: &Assembly, viewer: Viewer) -> View {
        let content = game.content();
        let lobbying = matches!(game.stage, Stage::Picks(_) | Stage::Releases);
        View {
            phase: phase(game),
            edition: game.edition.hash_text(),
            question: question(game),
            active: game.active,
            first_lobbyist: lobbying.then_some(game.first),
            deck_taker: game.deck_taker,
            row: game.row.iter().map(|card| CardView::of(content, card)).collect(),
            turn: game.turn,
            votes: game.votes,
            actions: game.actions,
            sides: Seat::all(SEATS).map(|seat| side(game, viewer, seat)).collect(),
            agenda: agenda(game),
            lock_price: game.locked().len() as u16 + 1,
            deck_size: game.deck.len(),
            declared_by: game.war.map(|war| war.by),
            declared_how: game.war.map(|war| war.how),
            final_turn: game.is_final_turn() && !game.is_war(),
            battle: (game.battle.round > 0).then(|| battle(game)),
            locking: game.rules.locking,
            transfer_power: game.rules.transfer_power,
            memory_aid: game.rules.memory_aid,
            ribbon: ribbon(game, viewer),
            end: game.ending.map(|end| EndView { winner: end.winner, by: end.by }),
        }
    }
}

pub(crate) fn phase(game: &Assembly) -> &'static str {
    match game.stage {
        Stage::Picks(_) | Stage::Releases => "lobbying",
        Stage::TurnStart | Stage::Turn | Stage::Recess => "assembly",
        Stage::Orders | Stage::Fire => "war",
        Stage::Over => "over",
    }
}

fn question(game: &Assembly) -> Option<QuestionView> {
    if game.stage == Stage::Over {
        return None;
    }
    let content = game.content();
    let (captain, named) = match game.activating() {
        Some(plan) => {
            let named = plan.picks.iter().flatten().map(|&card| content.name(card).card.clone());
            (Some(content.name(plan.captain).captain.clone()), named.collect())
        }
        None => (None, Vec::new()),
    };
    Some(QuestionView { seat: game.active, kind: game.kind(), captain, named })
}

fn side(game: &Assembly, viewer: Viewer, seat: Seat) -> SideView {
    let (content, side) = (game.content(), game.side(seat));
    let hand = viewer.is(seat).then(|| side.hand.iter().map(|card| hand_card(game, seat, card)).collect());
    let captains = side.captains.iter().map(|card| CaptainView {
        card: CardView::of(content, card),
        exhausted: game.exhausted.has(card),
        abilities: crate::text::abilities(content, card),
    });
    SideView {
        seat,
        hand_size: side.hand.len(),
        hand,
        captains: captains.collect(),
        fleet: side.fleet.iter().map(|ship| ship_view(game, viewer, ship)).collect(),
    }
}

fn hand_card(game: &Assembly, seat: Seat, card: Card) -> HandCard {
    HandCard {
        card: CardView::of(game.content(), card),
        captain_price: game.price(seat, card, End::Captain),
        ship_price: game.price(seat, card, End::Ship),
    }
}

fn ship_view(game: &Assembly, viewer: Viewer, ship: Card) -> ShipView {
    let tracker = game.battle.trackers[ship.index()];
    let in_war = game.battle.round > 0;
    ShipView {
        card: CardView::of(game.content(), ship),
        left: if in_war { game.battle.shields[ship.index()] } else { game.content().card(ship).shields },
        tracked: tracker.is_some(),
        tracking_card: tracker.and_then(|card| named(game, viewer, card)),
    }
}

fn agenda(game: &Assembly) -> Vec<AgendaView> {
    let places = game.agenda.iter().enumerate();
    let place = |(place, card): (usize, &Option<Card>)| AgendaView {
        place: place as u8 + 1,
        card: card.map(|card| CardView::of(game.content(), card)),
        locked_by: card.and_then(|card| Seat::all(SEATS).find(|&seat| game.side(seat).locks.has(card))),
    };
    places.map(place).collect()
}

/// The name of a face-down card, where the memory aid follows cards this viewer has seen.
pub(crate) fn named(game: &Assembly, viewer: Viewer, card: Secret<Card>) -> Option<String> {
    let aided = viewer.is_referee() || game.rules.memory_aid == MemoryAid::Ribbon;
    match show(card, viewer) {
        Shown::Face(card) if aided => Some(game.content().name(card).card.clone()),
        _ => None,
    }
}

fn ribbon(game: &Assembly, viewer: Viewer) -> Option<Vec<Option<String>>> {
    let aided = game.rules.memory_aid == MemoryAid::Ribbon;
    aided.then(|| game.deck.cards().iter().rev().map(|&card| named(game, viewer, card)).collect())
}

fn battle(game: &Assembly) -> BattleView {
    let (content, battle) = (game.content(), &game.battle);
    let living = game.sides.0[0].fleet | game.sides.0[1].fleet;
    let ship = |card: Card| content.name(card).ship.clone();
    BattleView {
        round: battle.round,
        quiet_rounds: battle.quiet,
        acting: battle.acting.map(ship),
        mode: battle.mode.map(|mode| mode.word()),
        weapons: (0..3).filter_map(|weapon| weapon_view(game, weapon)).collect(),
        line: content.by_initiative.iter().filter(|&&card| living.has(card)).map(|&card| ship(card)).collect(),
    }
}

fn weapon_view(game: &Assembly, weapon: usize) -> Option<WeaponView> {
    let gun = game.gun(weapon)?;
    let (state, target) = match game.battle.aims[weapon] {
        Aim::Open => ("open", None),
        Aim::On(ship) if game.theirs().fleet.has(ship) => ("locked", Some(ship)),
        Aim::On(ship) => ("target gone", Some(ship)),
        Aim::Held => ("held", None),
        Aim::Idle => ("idle", None),
        Aim::Spent => ("spent", None),
    };
    let target = target.map(|ship| game.content().name(ship).ship.clone());
    Some(WeaponView { weapon: weapon as u8 + 1, targeting: gun.targeting, class: gun.class + 1, state, target })
}
