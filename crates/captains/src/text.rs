//! Sentences, rendered from effects: words and behaviour cannot disagree.

use crate::content::*;
use crate::kinds::*;

/// `a`, `a and b`, `a, b and c`.
pub(crate) fn join(parts: &[String], word: &str) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
    }
}

fn times(n: u8, one: &str, many: &str) -> String {
    if n == 1 { format!("1 {one}") } else { format!("{n} {many}") }
}

/// A list of effects as one sentence without a full stop.
pub(crate) fn list(content: &Content, list: List) -> String {
    let parts: Vec<String> = content.list(list).iter().map(|&one| effect(content, one)).collect();
    if parts.is_empty() { "nothing".to_owned() } else { parts.join(", then ") }
}

/// What a price or a count brings: joined by "and", as ", then" is for what comes in any case.
fn gains(content: &Content, list: List) -> String {
    let parts: Vec<String> = content.list(list).iter().map(|&one| effect(content, one)).collect();
    join(&parts, "and")
}

/// An artifact's name: its two colours.
pub(crate) fn artifact(content: &Content, artifact: Artifact) -> &'static str {
    let Some(face) = content.artifacts.get(artifact.index()) else { return "artifact" };
    match (face.colors[0], face.colors[1]) {
        (Crew::Red, Crew::Yellow) | (Crew::Yellow, Crew::Red) => "red-yellow",
        (Crew::Red, Crew::Blue) | (Crew::Blue, Crew::Red) => "red-blue",
        (Crew::Yellow, Crew::Blue) | (Crew::Blue, Crew::Yellow) => "yellow-blue",
        (Crew::Red, _) => "red-red",
        (Crew::Yellow, _) => "yellow-yellow",
        (Crew::Blue, _) => "blue-blue",
    }
}

/// A track's name in a sentence.
pub(crate) fn track_name(track: Track) -> &'static str {
    ["Cooperative", "Tincan", "Ni'an"][track as usize]
}

/// One effect in words.
pub(crate) fn effect(content: &Content, effect: Effect) -> String {
    match effect {
        Effect::Move(n) => format!("up to {}", times(n, "move", "moves")),
        Effect::Jump(n) => format!("up to {}", times(n, "jump", "jumps")),
        Effect::Fight(n) => format!("up to {}", times(n, "fight", "fights")),
        Effect::Tech(Onto::Empty) => "you may take a tech".into(),
        Effect::Tech(Onto::Any) => "you may take a tech, also over one of yours".into(),
        Effect::Draw(Draw { deck, count, onto }) => {
            let deck = if deck == Deck::Omega { "omegas" } else { "techs" };
            let over = if onto == Onto::Any { ", also over one of yours" } else { "" };
            format!("reveal {count} {deck} and place 1 if you like{over}")
        }
        Effect::Repair(n) => format!("repair up to {n}"),
        Effect::Damage(n) => format!("take {n} damage"),
        Effect::Ambush(n) => times(n, "ambush", "ambushes"),
        Effect::Medal(n) => format!("gain {}", times(n, "medal", "medals")),
        Effect::Android(n) => format!("gain {}", times(n, "android", "androids")),
        Effect::Cadet(n) => format!("gain {}", times(n, "cadet", "cadets")),
        Effect::Artifact(n) => format!("gain {}", times(n, "artifact", "artifacts")),
        Effect::Pirate(n) => format!("gain {}", times(n, "pirate token", "pirate tokens")),
        Effect::Ready(1) => "the first of your queue is ready".into(),
        Effect::Ready(n) => format!("the first {n} of your queue are ready"),
        Effect::Advance(Steps { n, track: Some(track) }) => format!("advance up to {n} on {}", track_name(track)),
        Effect::Advance(Steps { n, track: None }) => format!("advance up to {n} on one track"),
        Effect::Choose(options) => {
            let options: Vec<String> = options.lists().map(|one| list(content, one)).collect();
            format!("choose: {}", join(&options, "or"))
        }
        Effect::Pay(Payment { price, n, gain }) => {
            format!("you may pay {}: {}", price_words(price, n), gains(content, gain))
        }
        Effect::Per(Per { counter, max, gain }) => {
            format!("per {} (at most {max}): {}", counter_word(counter), gains(content, gain))
        }
        Effect::Peek(n) => format!("look at the next {n} missions"),
        Effect::CopyRoom => "use any other room tech in sight as if it were this one".into(),
        Effect::PlacePirate(n) => format!("place {} on a free route", times(n, "drawn pirate", "drawn pirates")),
        Effect::RemovePirate(n) => format!("you may remove {}", times(n, "pirate", "pirates")),
        Effect::EventTech => "you may take a tech from the event, also over one of yours".into(),
        Effect::RoomArtifact => "you may lay an artifact in a room, which then counts as its colours too".into(),
        Effect::Backtrack(Back { back, bonus }) => {
            format!("you may go back up to {back} on one track to advance as many plus {bonus} on another")
        }
    }
}

fn price_words(price: Price, n: u8) -> String {
    match price {
        Price::Medal => times(n, "medal", "medals"),
        Price::Artifact => times(n, "artifact", "artifacts"),
        Price::Pirate => times(n, "pirate token", "pirate tokens"),
        Price::Tech => times(n, "tech", "techs"),
    }
}

fn counter_word(counter: Counter) -> &'static str {
    match counter {
        Counter::AndroidInCrew | Counter::Android => "android",
        Counter::Artifact => "artifact in cargo",
        Counter::ArtifactType => "type of artifact in cargo",
        Counter::PirateToken => "pirate token",
        Counter::Commander => "commander",
        Counter::Damage => "damage",
        Counter::FigureRed => "red figure",
        Counter::FigureYellow => "yellow figure",
        Counter::FigureBlue => "blue figure",
        Counter::MissionRed => "mission with a red line",
        Counter::MissionYellow => "mission with a yellow line",
        Counter::MissionBlue => "mission with a blue line",
        Counter::IconPair => "facing pair of icons",
        Counter::TrackHigh => "track in the upper zones or looped",
    }
}

/// What a card is, in a word or two.
pub(crate) fn sort_word(sort: Sort) -> String {
    match sort {
        Sort::Room { color, single_use: false, .. } => format!("{} room", color.word()),
        Sort::Room { color, single_use: true, .. } => format!("{} room, once", color.word()),
        Sort::Ability(_) => "ability".into(),
        Sort::Omega(_) => "omega".into(),
    }
}

/// What a card does, in a sentence.
pub(crate) fn card(content: &Content, face: &CardFace) -> String {
    match face.sort {
        Sort::Room { effects, single_use: false, .. } => list(content, effects),
        Sort::Room { effects, single_use: true, .. } => format!("discard it: {}", list(content, effects)),
        Sort::Ability(one) => ability(content, one),
        Sort::Omega(score) => score_words(score),
    }
}

fn score_words(score: Score) -> String {
    let max = score.max.map_or(String::new(), |max| format!(", at most {max}"));
    format!("{} per {}{max}", points(score.points), counter_word(score.per))
}

fn points(n: i8) -> String {
    if n.abs() == 1 { format!("{n} point") } else { format!("{n} points") }
}

fn ability(content: &Content, ability: Ability) -> String {
    match ability {
        Ability::On(trigger, gain) => format!("{}: {}", trigger_words(trigger), list(content, gain)),
        Ability::FreeTraining(crew) => format!("training to {} is free", crew.word()),
        Ability::PromotionCost(n) => format!("promoting costs {n} medals"),
        Ability::Bonus(icon, becomes) => {
            format!("each {} bonus is instead: {}", icon_word(icon), list(content, becomes))
        }
        Ability::MedalFrom(StandIn::Artifact) => "an artifact may stand in for a medal you spend".into(),
        Ability::MedalFrom(StandIn::Pirate) => "a pirate token may stand in for a medal you spend".into(),
        Ability::Lockers(n) => format!("{n} more cargo slots that are never damaged"),
        Ability::Ward(Ward::MissionFirst) => "ignore the first damage of each mission".into(),
        Ability::Ward(Ward::DiscardPirate) => "discard a pirate token: no more damage this turn".into(),
        Ability::Ward(Ward::Routes) => "pirates you fly past do you no damage".into(),
        Ability::Swap(Swap::MoveToRepair) => "a move or jump may be a repair instead".into(),
        Ability::Swap(Swap::Track) => "an advance on a named track may be on another one".into(),
    }
}

fn trigger_words(trigger: Trigger) -> String {
    match trigger {
        Trigger::MissionLine(color) => format!("after a mission with a {} line", color.word()),
        Trigger::MissionIcon(icons) => {
            let keys: Vec<String> = Effect::KEYS
                .iter()
                .filter(|key| Effect::bit(key).is_some_and(|bit| icons & bit != 0))
                .map(|key| (*key).to_owned())
                .collect();
            format!("after a mission that shows {}", join(&keys, "or"))
        }
        Trigger::MissionLines(n) => format!("after a mission of {n} or more lines"),
        Trigger::PirateDefeated => "after each fight".into(),
        Trigger::TechPlaced => "each time you place another tech".into(),
        Trigger::StationTile => "after a station tile".into(),
        Trigger::Pass => "when you pass".into(),
        Trigger::RoundStart => "when a round begins".into(),
    }
}

pub(crate) fn icon_word(icon: Icon) -> &'static str {
    ["repair", "medal", "move"][icon as usize]
}

/// An event card in words.
pub(crate) fn event_card(content: &Content, face: &EventFace) -> String {
    let mut parts = Vec::new();
    if !content.list(face.you).is_empty() {
        parts.push(format!("you: {}", list(content, face.you)));
    }
    if !content.list(face.each).is_empty() {
        parts.push(format!("everybody: {}", list(content, face.each)));
    }
    if let Some(lasting) = face.lasting {
        parts.push(format!("stays; once each, for ending a turn at a station: {}", list(content, lasting.gain)));
        if let Some(undone) = lasting.undone {
            parts.push(format!("at the end, who never did: {}", list(content, undone)));
        }
    }
    parts.join("; ")
}

/// Every card in words, one line each.
pub(crate) fn sentences(content: &Content) -> Vec<String> {
    let mut lines = Vec::new();
    for face in &content.cards {
        let replace = if face.can_replace { ", can replace" } else { "" };
        lines.push(
            format!(
                "{} ({:?} {}{replace}): {}",
                face.name,
                face.card.class(),
                sort_word(face.sort),
                card(content, face)
            )
            .to_owned(),
        );
    }
    for mission in &content.missions {
        let parts = mission.lines.iter().map(|line| format!("{}: {}", line.color.word(), list(content, line.effects)));
        lines.push(format!(
            "{} (mission, {} points): {}",
            mission.name,
            mission.points,
            parts.collect::<Vec<_>>().join("; ")
        ));
    }
    for event in &content.events {
        lines.push(format!("{} ({} event): {}", event.name, track_name(event.track), event_card(content, event)));
    }
    for station in &content.stations {
        lines.push(format!("{} (station): {}", station.name, list(content, station.effects)));
    }
    for passenger in &content.passengers {
        let scores = passenger.scores.iter().map(|&score| score_words(score)).collect::<Vec<_>>().join(", ");
        let action = list(content, passenger.action);
        lines.push(format!("{} (passenger): {action}; scores {} and {scores}", passenger.name, passenger.flat));
    }
    lines
}
