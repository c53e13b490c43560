//! Every action card with each of its options and hooks, every unit and its ability, and every
//! location's reward was really resolved in random games, as the events tell.
#![allow(clippy::unwrap_used, reason = "a test that cannot set its table up has failed")]

use kernel::{Edition, Entry, Events, Fate, Game, Label, Options, Seat, Viewer};
use samurai::{Action, Answer, Content, Event, Happened, Samurai, View};
use std::collections::BTreeSet;

type Seen = BTreeSet<String>;

/// A step: who acted, how the table was and is, and what the events tell.
struct Step<'a> {
    actor: Seat,
    before: &'a View,
    after: &'a View,
    events: &'a [Happened],
}

/// Plays a random game and notes what comes up.
fn play(players: u8, seed: u64, seen: &mut Seen) {
    let setup = Samurai::settings(&Options::new("war", players)).unwrap();
    let mut fate = Fate::quick(seed);
    let mut game = Samurai::start(&setup, Edition::built_in().unwrap(), &mut fate).unwrap();
    let (mut events, mut out, mut last) = (Events::kept(), Vec::new(), String::new());
    let mut before = game.view(Viewer::REFEREE);
    while let Some(actor) = game.to_act().first() {
        out.clear();
        game.actions(actor, &mut out);
        let action = out[fate.below(Label::new("walk"), out.len() as u32) as usize];
        if before.question == Some("escort") && matches!(action, Action::Answer(Answer::Pick(..))) {
            seen.insert("ability Clan Carrier".into());
        }
        game.perform(actor, action, &mut fate, &mut events);
        let after = game.view(Viewer::REFEREE);
        note(&Step { actor, before: &before, after: &after, events: &events.drain() }, &mut last, seen);
        note_places(&after, seen);
        before = after;
    }
}

/// What events tell. `last` is the card resolved last: options are its own.
fn note(step: &Step<'_>, last: &mut String, seen: &mut Seen) {
    let events = step.events;
    let content = Edition::<Content>::built_in().unwrap();
    let unpaid =
        |kind: u8| events.iter().any(|event| matches!(event, Event::CardUnpaid { kind: no, .. } if *no == kind));
    let own = |event: &Happened| matches!(event, Event::LocationClaimed { .. } | Event::OptionChosen { .. });
    let sheltered = step.after.phase == "turns" && !events.iter().any(own);
    let (card, unit) = (|kind: u8| &content.card(kind).name, |unit: u8| &content.units[unit as usize].name);
    for event in events {
        let word = match event {
            Event::CardPlayed { .. } | Event::CardRevealed { .. } => {
                let kind = match event {
                    Event::CardRevealed { card, .. } => card.value().0,
                    Event::CardPlayed { kind, .. } => *kind,
                    _ => continue,
                };
                last.clone_from(card(kind));
                if unpaid(kind) { format!("unpaid {last}") } else { format!("resolved {last}") }
            }
            Event::OptionChosen { option, .. } => format!("option {last} {option}"),
            Event::CardAttached { kind, .. } => format!("attached {}", card(*kind)),
            Event::CardTriggered { kind, .. } => format!("hook {}", card(*kind)),
            Event::FreeOrderUsed { name: (true, of, _), .. } => format!("ability {}", unit(*of)),
            Event::FreeOrderUsed { name: (false, kind, _), .. } => format!("hook {}", card(*kind)),
            Event::AbilityUsed { unit: of, .. } => format!("ability {}", unit(*of)),
            Event::UnitMoved { unit: of, .. } => format!("moved {}", unit(*of)),
            // In turns nobody returns another's units: a step that does was to destroy them.
            Event::UnitReturned { seat, .. } if *seat != step.actor && sheltered => "ability Paper Wolf".into(),
            Event::RewardClaimed { seat, location } => {
                let card = step.before.locations[*location as usize].card.clone().unwrap_or_default();
                let carp = step.before.players[seat.index()].mechs.iter().find(|mech| mech.name == "Golden Carp");
                if carp.is_some_and(|mech| mech.place == (location + 1).to_string()) {
                    seen.insert("ability Golden Carp".into());
                }
                format!("reward {card}")
            }
            _ => continue,
        };
        seen.insert(word);
    }
}

/// What a position shows: a second commitment, the drum with its fighters, the blockade.
fn note_places(view: &View, seen: &mut Seen) {
    for (seat, player) in view.players.iter().enumerate() {
        if player.committed.len() > 1 {
            seen.insert("ability Twin Scrolls".into());
        }
        for location in &view.locations {
            let here = |name: &str| location.figures[seat].iter().any(|figure| figure.starts_with(name));
            if here("Thunder Drum") && here("fighter") && location.totals[seat].is_some_and(|total| total >= 5) {
                seen.insert("ability Thunder Drum".into());
            }
            if location.attached.iter().any(|card| card.name == "Picket Blockade") {
                seen.insert("hook Picket Blockade".into());
            }
        }
    }
}

fn wanted(content: &Content) -> Vec<String> {
    let mut all = Vec::new();
    for card in &content.actions {
        all.push(format!("resolved {}", card.name));
    }
    for card in ["Supply Depot", "Drift Mines", "Picket Blockade"] {
        all.extend([format!("attached {card}"), format!("hook {card}")]);
    }
    for (card, options) in [("Scuttle the Hulks", 2), ("Envoy's Ultimatum", 3), ("Silk Knife", 2), ("Stolen Colors", 2)]
    {
        all.extend((0..options).map(|option| format!("option {card} {option}")));
    }
    for unit in &content.units {
        all.push(format!("moved {}", unit.name));
        // To be heavy is no more than to be moved (SS-N18).
        if unit.name != "Winter Tiger" {
            all.push(format!("ability {}", unit.name));
        }
    }
    all.extend(content.locations.iter().map(|card| format!("reward {}", card.name)));
    all
}

#[test]
fn everything_printed_was_resolved() {
    let mut seen = Seen::new();
    let mut missing = wanted(&Edition::<Content>::built_in().unwrap());
    for seed in 0..600 {
        play(2 + (seed % 3) as u8, seed, &mut seen);
        missing.retain(|one| !seen.contains(one));
        if missing.is_empty() {
            return;
        }
    }
    panic!("never came up: {missing:?}");
}
