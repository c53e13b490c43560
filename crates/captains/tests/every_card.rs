//! Nothing in the content stays unused: every card, tile, token, track space, passenger and
//! epilogue comes up in long random games, as the events tell.
#![allow(clippy::unwrap_used, reason = "a test that cannot set its table up has failed")]

use crate::busy::{busy, start};
use captains::action::{Action, Token};
use captains::content::{Ability, Sort, StandIn, Swap, Tile, Ward};
use captains::kinds::{Order, Track};
use captains::{Captains, Event};
use kernel::{Edition, Game, Seat};
use std::collections::BTreeSet;

#[test]
fn every_card_tile_and_space_comes_to_use() {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let content = Edition::<captains::Content>::built_in().unwrap().content();
    for seed in 0..16_000 {
        let players = (seed % 4) as u8 + 1;
        let passenger = content.passengers[seed as usize / 4 % content.passengers.len()].id.clone();
        let mut game = start(players, seed, if players == 1 { &passenger } else { "lot" });
        busy(&mut game, seed, |game, seat, action, events| {
            events.iter().for_each(|event| note(game, event, &mut seen));
            note_standing(game, seat, action, events, &mut seen);
        });
        for seat in Seat::all(players) {
            let view = &game.view(kernel::Viewer::REFEREE).captains[seat.index()];
            for card in view.slots.iter().flat_map(|slot| &slot.card).filter(|card| card.sort == "omega") {
                seen.insert(format!("scored {}", card.id));
            }
        }
        if players == 1 {
            seen.insert(format!("passenger {passenger}"));
        }
    }
    let wanted = wanted(content);
    let unused: Vec<&String> = wanted.iter().filter(|one| !seen.contains(*one)).collect();
    assert!(unused.is_empty(), "{} of {} never came up: {unused:?}", unused.len(), wanted.len());
}

fn wanted(content: &captains::Content) -> Vec<String> {
    let mut all = Vec::new();
    for face in &content.cards {
        all.push(format!("installed {}", face.id));
        match face.sort {
            Sort::Room { .. } => all.push(format!("used {}", face.id)),
            Sort::Omega(_) => all.push(format!("scored {}", face.id)),
            Sort::Ability(Ability::On(..)) => all.push(format!("woke {}", face.id)),
            Sort::Ability(ability) => all.push(format!("stood {ability:?}")),
        }
    }
    for mission in &content.missions {
        (0..mission.lines.len()).for_each(|line| all.push(format!("performed {} {line}", mission.id)));
    }
    all.extend(content.events.iter().map(|event| format!("reached {}", event.id)));
    all.extend(content.stations.iter().map(|station| format!("tile {}", station.id)));
    all.extend(content.pirates.iter().map(|pirate| format!("beat {}", pirate.id)));
    all.extend(content.artifacts.iter().map(|artifact| format!("gained {}", artifact.id)));
    let numbers = content.tiles.iter().filter_map(|face| match face.tile {
        Tile::Number(n) => Some(n),
        _ => None,
    });
    all.extend(numbers.map(|n| format!("number {n}")));
    all.extend(content.passengers.iter().map(|passenger| format!("passenger {}", passenger.id)));
    all.extend(Order::ALL.iter().map(|order| format!("order {order:?}")));
    for (track, sides) in Track::ALL.iter().zip(&content.tracks) {
        sides.iter().for_each(|side| {
            all.extend((0..content.numbers.steps).map(|space| format!("space {track:?} {} {space}", side.side)))
        });
    }
    all.push("uprising".into());
    all
}

fn note(game: &Captains, event: &Event, seen: &mut BTreeSet<String>) {
    let content = game.content();
    let word = match event {
        Event::InstalledTech { card, .. } => format!("installed {}", content.card(*card).id),
        Event::Activated { card: Some(card), .. } => format!("used {}", content.card(*card).id),
        Event::Triggered { card, .. } => format!("woke {}", content.card(*card).id),
        Event::ReachedEvent { event, .. } => format!("reached {}", content.events[event.index()].id),
        Event::UsedTile { station, .. } => format!("tile {}", content.stations[station.index()].id),
        Event::DefeatedPirate { pirate, .. } => format!("beat {}", content.pirates[pirate.index()].id),
        Event::GainedArtifact { artifact, .. } => {
            format!("gained {}", content.artifacts[artifact.value().index()].id)
        }
        Event::ShadowDrew { order } => format!("order {:?}", order.value()),
        Event::Advanced { track, space, .. } => format!("space {track:?} {} {space}", game.track_face(*track).side),
        Event::PerformedLine { mission, line, .. } => format!("performed {} {line}", content.mission(*mission).id),
        Event::TileMoved { number, .. } => format!("number {number}"),
        Event::Uprising => "uprising".into(),
        _ => return,
    };
    seen.insert(word);
}

/// Abilities that never wake but change what is done: told by what was done with them aboard.
fn note_standing(game: &Captains, seat: Seat, action: Action, events: &[Event], seen: &mut BTreeSet<String>) {
    for card in game.ship(seat).techs() {
        if let Sort::Ability(ability) = game.content().card(card).sort
            && stood(game, seat, ability, action, events)
        {
            seen.insert(format!("stood {ability:?}"));
        }
    }
}

fn stood(game: &Captains, seat: Seat, ability: Ability, action: Action, events: &[Event]) -> bool {
    let ship = game.ship(seat);
    let told = |what: fn(&Event) -> bool| events.iter().any(what);
    match ability {
        Ability::On(..) => false,
        Ability::FreeTraining(crew) => {
            matches!(action, Action::Train(_, to) if to == crew) && !told(|event| matches!(event, Event::GaveUp { .. }))
        }
        Ability::PromotionCost(_) => matches!(action, Action::Promote(_)),
        Ability::Bonus(of, _) => {
            events.iter().any(|event| matches!(event, Event::EarnedBonus { icon, .. } if *icon == of))
        }
        Ability::MedalFrom(StandIn::Artifact) => matches!(action, Action::Give(Token::Artifact(_))),
        Ability::MedalFrom(StandIn::Pirate) => action == Action::Give(Token::Pirate),
        Ability::Lockers(n) => ship.tokens() + usize::from(n) > ship.room(game.content()),
        Ability::Ward(Ward::Routes) => {
            matches!(action, Action::Go(_)) && !told(|event| matches!(event, Event::TookDamage { .. }))
        }
        Ability::Ward(_) => told(|event| matches!(event, Event::WardedOff { .. })),
        Ability::Swap(Swap::MoveToRepair) => action == Action::MendInstead,
        Ability::Swap(Swap::Track) => matches!(action, Action::Step(_)),
    }
}

/// SC-G9: every band of the epilogue table is met by some score, and every score by one band.
#[test]
fn every_epilogue_is_told_for_its_scores() {
    let content = Edition::<captains::Content>::built_in().unwrap().content();
    let told: Vec<&str> = (-40..=200).map(|half_points| content.epilogue(half_points)).collect();
    let mut bands = told;
    bands.dedup();
    assert_eq!(bands.len(), content.epilogues.len());
    assert!(bands.iter().zip(&content.epilogues).all(|(told, band)| *told == band.text));
}
