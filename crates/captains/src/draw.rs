//! The table in a terminal: map by location, tracks, tech board, ships (SC-U5, SC-U7).

use crate::kinds::*;
use crate::view::{PlaceView, Points, ShipView, View};
use kernel::{Names, Seat, Style};
use std::fmt::Write;

/// The table as text, within the style's width.
pub(crate) fn table(view: &View, names: &Names, style: Style) -> String {
    let mut lines = Vec::new();
    head(view, names, &mut lines);
    rule(style, "Map: routes g p y, !t !a pirates, 3pt RB mission, [3] tile up, (3) down", &mut lines);
    view.places.iter().enumerate().for_each(|(at, place)| lines.push(place_line(view, at, place, names)));
    rule(style, "Tracks", &mut lines);
    tracks(view, names, &mut lines);
    rule(style, "Tech board: [left|right] icons r repair, m medal, v move", &mut lines);
    techs(view, &mut lines);
    for ship in &view.captains {
        rule(style, &format!("{} ({})", &names[ship.seat], ship.ship), &mut lines);
        ship_lines(view, ship, &mut lines);
    }
    foot(view, names, style.width, &mut lines);
    let fitted: Vec<String> = lines.into_iter().map(|line| fit(&line, style.width)).collect();
    fitted.join("\n") + "\n"
}

/// Breaks a line that is too long between words.
fn wrap(text: &str, width: usize, lines: &mut Vec<String>) {
    let mut line = String::new();
    for word in text.split(' ') {
        if !line.is_empty() && line.chars().count() + word.chars().count() >= width {
            lines.push(std::mem::replace(&mut line, " ".to_owned()));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
}

/// Cuts a line that is too long.
fn fit(line: &str, width: usize) -> String {
    if line.chars().count() <= width {
        return line.trim_end().to_owned();
    }
    let kept: String = line.chars().take(width.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end())
}

fn rule(style: Style, title: &str, lines: &mut Vec<String>) {
    if style.plain {
        return lines.push(format!("{title}:"));
    }
    let dashes = style.width.min(78).saturating_sub(title.chars().count() + 4);
    lines.push(format!("── {title} {}", "─".repeat(dashes)));
}

fn head(view: &View, names: &Names, lines: &mut Vec<String>) {
    let passed: Vec<&str> = view.captains.iter().filter(|ship| ship.passed).map(|ship| &names[ship.seat]).collect();
    let passed = if passed.is_empty() { String::new() } else { format!(" · passed: {}", passed.join(", ")) };
    let turn = if view.over { "over".to_owned() } else { format!("turn: {}", &names[view.turn]) };
    lines.push(format!("Starship Captains · round {} of {} · {turn}{passed}", view.round, view.rounds));
    if let Some(question) = &view.question {
        lines.push(format!("to decide: {} ({})", &names[question.seat], question.kind));
    }
}

/// One location: where its routes lead (g p y; ! for a pirate), who is there, what is there.
fn place_line(view: &View, at: usize, place: &PlaceView, names: &Names) -> String {
    let mut text = format!("{:<15}", short(place.name, 15));
    for color in [Exhaust::Green, Exhaust::Purple, Exhaust::Yellow] {
        let _ = write!(text, " {:<9}", way_words(view, at, color));
    }
    let mut ships: Vec<&str> = place.ships.iter().map(|seat| &names[seat]).collect();
    ships.extend(place.shadow.then_some("Shadow"));
    if !ships.is_empty() {
        let _ = write!(text, " @{}", ships.join("+"));
    }
    if let Some(holder) = place.holder.filter(|_| place.ships.len() > 1) {
        let _ = write!(text, " (held by {})", &names[holder]);
    }
    format!("{text} {}", what_is_there(place))
}

fn way_words(view: &View, at: usize, color: Exhaust) -> String {
    let here = |route: &&crate::view::RouteView| route.color == color && route.ends.iter().any(|end| end.index() == at);
    let Some(route) = view.routes.iter().find(here) else { return String::new() };
    let other = if route.ends[0].index() == at { route.ends[1] } else { route.ends[0] };
    let pirate = route.pirate.as_ref().map_or("", |pirate| if pirate.reward == "android" { "!a" } else { "!t" });
    let name = view.places.get(other.index()).map_or("", |place| place.name);
    format!("{}:{}{pirate}", &color.word()[..1], short(name, 5))
}

fn what_is_there(place: &PlaceView) -> String {
    if let Some(mission) = &place.mission {
        let colors: String = mission.lines.iter().map(|(color, _)| line_letter(*color)).collect();
        return format!("{}pt {colors} {}", mission.points, mission.name);
    }
    if let Some(station) = &place.station {
        let tile = match (station.tile, station.due) {
            (true, _) => "tile here".to_owned(),
            (_, Some(round)) => format!("tile in {round}"),
            _ => "no tile".to_owned(),
        };
        let name = if station.name == place.name { "station" } else { station.name };
        return format!("* {name} ({tile})");
    }
    match place.tile {
        Some((n, true)) if place.next_mission => format!("[{n}] next mission"),
        Some((n, true)) => format!("[{n}]"),
        Some((n, false)) => format!("({n})"),
        None => String::new(),
    }
}

fn line_letter(color: LineColor) -> char {
    ['R', 'Y', 'B', 'G'][color as usize]
}

fn tracks(view: &View, names: &Names, lines: &mut Vec<String>) {
    for (at, track) in view.tracks.iter().enumerate() {
        let markers: Vec<String> = view
            .captains
            .iter()
            .map(|ship| {
                let (space, lap) = ship.markers[at];
                format!("{} {space}{}", &names[ship.seat], if lap > 0 { format!("+{lap} lap") } else { String::new() })
            })
            .collect();
        let event = track.event.as_ref().map_or(String::new(), |(name, _)| format!(" · {}: {name}", track.event_space));
        lines.push(format!("{:<16} {}{event}", short(track.name, 16), markers.join(", ")));
        let bonuses: Vec<String> = track.bonuses.iter().map(|(space, text)| format!("{space} {text}")).collect();
        lines.push(format!("    {}", bonuses.join(" · ")));
    }
    for (name, text) in &view.lasting {
        lines.push(format!("stays: {name}: {text}"));
    }
}

fn techs(view: &View, lines: &mut Vec<String>) {
    for (at, card) in view.tech_board.iter().enumerate() {
        match card {
            Some(card) => lines.push(format!(
                "{}  {} [{}] ({}) {}",
                at + 1,
                card.name,
                edges(&card.left, &card.right),
                card.sort,
                card.text
            )),
            None => lines.push(format!("{}  empty", at + 1)),
        }
    }
    for card in &view.event_techs {
        lines.push(format!("on the event: {} ({}) {}", card.name, card.sort, card.text));
    }
    for card in &view.drawn {
        lines.push(format!("shown: {} ({}) {}", card.name, card.sort, card.text));
    }
}

/// Side icons as letters: r repair, m medal, v move, dot none; left side, then right side.
fn edges(left: &Edge, right: &Edge) -> String {
    let letter = |icon: &Option<Icon>| match icon {
        None => '.',
        Some(Icon::Repair) => 'r',
        Some(Icon::Medal) => 'm',
        Some(Icon::Move) => 'v',
    };
    let side = |edge: &Edge| edge.iter().map(letter).collect::<String>();
    format!("{}|{}", side(left), side(right))
}

fn ship_lines(view: &View, ship: &ShipView, lines: &mut Vec<String>) {
    let place = view.places.get(ship.place.index()).map_or("", |place| place.name);
    lines.push(format!("at {place} · ready: {} · queue: {}", or_none(&ship.ready, " "), queue_words(&ship.queue)));
    let held: Vec<String> = ship
        .pirates
        .iter()
        .map(|held| held.as_ref().map_or("pirate ?".into(), |p| format!("pirate {}", p.reward)))
        .collect();
    let cargo: Vec<&str> = ship.artifacts.iter().copied().chain(held.iter().map(String::as_str)).collect();
    lines.push(format!(
        "medals {} · rings {} · hold: {} damage, room {}, cargo {}",
        ship.medals,
        ship.rings,
        ship.cargo_damage,
        ship.cargo_room,
        or_none(&cargo, ", ")
    ));
    let slots: Vec<String> = ship.slots.iter().enumerate().map(|(at, slot)| slot_words(at, slot)).collect();
    lines.push(format!("techs: {}", slots[..3].join(" ")));
    lines.push(format!("       {}", slots[3..].join(" ")));
    lines.extend(laid_words(ship));
    let rows = ship.score_rows.map(points);
    lines.push(format!(
        "score {} = missions {} + tracks {} + omegas {} + crew {} + tokens {} + damage {}",
        points(ship.score),
        rows[0],
        rows[1],
        rows[2],
        rows[3],
        rows[4],
        rows[5]
    ));
}

/// The queue, front first; those in brackets stay when the round ends (SC-T8).
fn queue_words(queue: &[&str]) -> String {
    let (leaving, staying) = queue.split_at(queue.len().saturating_sub(3));
    let gap = if leaving.is_empty() { "" } else { " " };
    format!("{}{gap}[{}]", leaving.join(" "), staying.join(" "))
}

/// Artifacts lying in rooms (SC-Q43), where there are any.
fn laid_words(ship: &ShipView) -> Option<String> {
    let basic = ["Helm", "Weapons", "Science", "Repair"].into_iter().zip(&ship.rooms);
    let basic = basic.filter_map(|(room, laid)| Some(format!("{room} {}", (*laid)?)));
    let slots = ship.slots.iter().enumerate();
    let slots = slots.filter_map(|(at, slot)| Some(format!("slot {} {}", at + 1, slot.artifact?)));
    let laid: Vec<String> = basic.chain(slots).collect();
    (!laid.is_empty()).then(|| format!("artifacts in rooms: {}", laid.join(", ")))
}

fn slot_words(at: usize, slot: &crate::view::SlotView) -> String {
    let what = match (&slot.card, slot.damaged) {
        (Some(card), _) => short(card.name, 15),
        (None, true) => "damaged".into(),
        (None, false) => "empty".into(),
    };
    format!("{}:{what}[{}]", at + 1, edges(&slot.left, &slot.right))
}

fn foot(view: &View, names: &Names, width: usize, lines: &mut Vec<String>) {
    if let Some(away) = &view.away {
        lines.push(format!("on mission: {} with {}", away.mission.name, away.pads.join(" ")));
    }
    if let Some(shadow) = &view.shadow {
        lines.push(format!("passenger {} · {} action cards left", shadow.passenger, shadow.deck));
        wrap(&format!("actions drawn: {}", or_none(&shadow.drawn, ", ")), width, lines);
    }
    for (at, name) in &view.piles.peeked {
        lines.push(format!("you looked: mission {at} from the top is {name}"));
    }
    lines.push(format!(
        "decks: {} missions, {} techs (top {}), {} omegas, {} pirates, {} artifacts",
        view.piles.missions,
        view.piles.techs,
        view.piles.tech_top.map_or("none".into(), |class| format!("{class:?}").to_lowercase()),
        view.piles.omegas,
        view.piles.pirates,
        view.piles.artifacts
    ));
    for (ship, epilogue) in view.captains.iter().zip(&view.epilogues) {
        let name: &str = &names[Seat::checked(ship.seat.index()).unwrap_or(ship.seat)];
        wrap(&format!("{name}: {epilogue}"), width, lines);
    }
}

fn or_none(things: &[&str], between: &str) -> String {
    if things.is_empty() { "none".into() } else { things.join(between) }
}

fn points(points: Points) -> String {
    let half = points.halves();
    if half % 2 == 0 { (half / 2).to_string() } else { format!("{:.1}", f64::from(half) / 2.0) }
}

fn short(text: &str, width: usize) -> String {
    text.chars().take(width).collect()
}
