//! The table as text, drawn from a view alone: a map with coordinates, then a block a ship.

use crate::board::{COLUMNS, ROWS, Square};
use crate::coin::{Coin, Trait};
use crate::content::Window;
use crate::view::{ShipView, View};
use crate::words::told::over_words;
use kernel::{Names, Shown, Style};

pub(crate) fn table(view: &View, names: &Names, style: Style) -> String {
    let mut text = heading(view, names);
    if style.plain {
        text.push_str(&flags(view, names));
        for ship in &view.ships {
            text.push_str(&plain_ship(view, ship, names));
        }
        return text;
    }
    let map = map(view);
    let blocks = blocks(view, names);
    for index in 0..map.len().max(blocks.len()) {
        let left = map.get(index).map_or("", String::as_str);
        let right = blocks.get(index).map_or("", String::as_str);
        let line: String = format!("{left:<38}{right}").chars().take(style.width.min(80)).collect();
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

fn heading(view: &View, names: &Names) -> String {
    let what = match (view.over, view.question) {
        (Some(rule), _) => format!("over, {}", over_words(rule)),
        (None, Some(question)) => view.window.map_or(question, Window::words).to_owned(),
        (None, None) => String::new(),
    };
    let name = &names[view.active];
    let turn = if name == "you" { "your turn".to_owned() } else { format!("turn of {name}") };
    let bell = view.bell_in.map_or(String::new(), |rounds| format!(", bell in {rounds}"));
    format!("Round {}{bell}, {turn}: {what}\n", view.rounds + 1)
}

/// Ten rows from north to south; the columns beyond either edge repeat the other side, because
/// the board wraps. A row beyond top and bottom does so too where rows wrap.
fn map(view: &View) -> Vec<String> {
    let letters: String = (-1..=i16::from(COLUMNS)).map(|column| format!(" {} ", column_letter(column))).collect();
    let mut lines = vec![format!("   {letters}")];
    let wraps = view.flags.is_empty();
    if wraps {
        lines.push(row(view, 0, true));
    } else {
        lines.push(format!("   {}", " ~ ".repeat(10)));
    }
    for index in (0..ROWS).rev() {
        lines.push(row(view, index, false));
    }
    if wraps {
        lines.push(row(view, ROWS - 1, true));
    } else {
        lines.push(format!("   {}", " ~ ".repeat(10)));
    }
    lines.push(format!("   {letters}"));
    if !wraps {
        let flag = |one: &crate::view::FlagView| {
            let place = one.point.map_or("carried".to_owned(), |point| point.to_string());
            format!("{} flag {place}", one.home)
        };
        lines.push(view.flags.iter().map(flag).collect::<Vec<_>>().join(", "));
    }
    lines
}

fn column_letter(column: i16) -> char {
    let wrapped = column.rem_euclid(i16::from(COLUMNS)) as u8;
    (b'a' + wrapped) as char
}

fn row(view: &View, index: u8, ghost: bool) -> String {
    let cells = (-1..=i16::from(COLUMNS)).map(|column| {
        let square = Square::at(column.rem_euclid(i16::from(COLUMNS)) as u8, index);
        let beyond = ghost || column < 0 || column >= i16::from(COLUMNS);
        cell(view, square, beyond)
    });
    let number = if ghost { "  ".to_owned() } else { format!("{:>2}", index + 1) };
    format!("{number} {}", cells.collect::<String>())
}

/// `R4` a ship and its speed, `#r` a force field, `*` a flag's corner, `.` nothing; ghosts beyond
/// the edge are small.
fn cell(view: &View, square: Square, ghost: bool) -> String {
    let ship = view.ships.iter().find(|ship| ship.square == Some(square));
    let field = view.ships.iter().find(|ship| ship.field == Some(square));
    let flag = view.flags.iter().any(|flag| flag.point.is_some_and(|point| point.south_west() == square));
    let reached = view.ships.iter().any(|one| one.seat == view.active && one.reach.contains(&square));
    match (ship, field) {
        (Some(ship), _) if ghost => format!("({})", ship.colour.letter().to_ascii_lowercase()),
        (Some(ship), _) => format!(" {}{}", ship.colour.letter(), speed_letter(ship.speed)),
        (None, Some(field)) => format!(" #{}", field.colour.letter().to_ascii_lowercase()),
        (None, None) if ghost => " ' ".to_owned(),
        (None, None) if flag => " .*".to_owned(),
        (None, None) if reached => " + ".to_owned(),
        (None, None) => " . ".to_owned(),
    }
}

fn speed_letter(speed: u8) -> char {
    if speed == 10 { 'X' } else { (b'0' + speed % 10) as char }
}

fn token(ship: &ShipView, on: Trait) -> String {
    let face = match ship.traits[on as usize] {
        None => '_',
        Some(Shown::Face(coin)) => coin.letter(),
        Some(Shown::Back(())) => '?',
    };
    let open = if ship.open[on as usize] { "!" } else { " " };
    let boost = if ship.capacitor == Some(on) { "+5" } else { "  " };
    format!("{}{face}{open}{boost}", on.letter())
}

fn coins(coins: impl Iterator<Item = Coin>) -> String {
    let text: String = coins.map(|coin| coin.letter()).collect();
    if text.is_empty() { "-".to_owned() } else { text }
}

/// Whose side she is on: `south` where teams have homes, else `team 1`. Homes are known only with the
/// first captain (AT-J2).
fn side(view: &View, ship: &ShipView) -> Option<String> {
    let team = ship.team?;
    let home = view.flags.iter().find(|flag| flag.team == team && view.first.is_some()).map(|flag| flag.home);
    Some(home.map_or(format!("team {team}"), str::to_owned))
}

fn marks(ship: &ShipView) -> String {
    let mut words = Vec::new();
    if let Some(flag) = ship.flag {
        words.push(format!("has {} flag", if flag == 0 { "south" } else { "north" }));
    }
    for (on, word) in [(ship.struck, "hit by EMP"), (ship.disabled, "disabled"), (ship.locked, "locked")] {
        if on {
            words.push(word.to_owned());
        }
    }
    if let Some(power) = &ship.power {
        words.push(format!("{}{}", power.name, if power.spent { " spent" } else { "" }));
    }
    words.join(", ")
}

/// The status tile in the printed arrangement: E A above, S Q below.
fn blocks(view: &View, names: &Names) -> Vec<String> {
    let block = |ship: &ShipView| {
        let name: String = names[ship.seat].chars().take(14).collect();
        let place = ship.square.map_or(ship.berth.to_owned(), |square| square.to_string());
        let side = side(view, ship).map_or(String::new(), |side| format!(" ({side})"));
        let speed = ship.square.map_or(String::new(), |_| format!(" speed {}", ship.speed));
        let hidden = usize::from(ship.reserve_count).saturating_sub(ship.reserve.len());
        let known = if hidden > 0 && ship.reserve.is_empty() { String::new() } else { coins(ship.reserve.iter()) };
        let reserve = format!("{known}{}", "?".repeat(hidden));
        vec![
            format!("{} {name}{side} {place}{speed}", ship.colour.letter()),
            format!("  {} {}  reserve {reserve}", token(ship, Trait::Engines), token(ship, Trait::Armaments)),
            format!(
                "  {} {}  lost {}",
                token(ship, Trait::Shields),
                token(ship, Trait::Equipment),
                coins(ship.lost.iter())
            ),
            format!("  {}", marks(ship)).trim_end().to_owned(),
            format!("  {}", persona(ship)).trim_end().to_owned(),
            // The story is for the beginning; later the room is for the tiles.
            format!("  {}", story(ship).filter(|_| view.first.is_none()).unwrap_or("")).trim_end().to_owned(),
        ]
    };
    view.ships.iter().flat_map(block).filter(|line| !line.is_empty()).collect()
}

/// `Ilse Varrow of the Ember Ledger`, as far as she gave names.
fn persona(ship: &ShipView) -> String {
    let Some(persona) = &ship.persona else { return String::new() };
    match (&persona.captain, &persona.ship) {
        (Some(captain), Some(ship)) => format!("{captain} of the {ship}"),
        (Some(name), None) => name.clone(),
        (None, Some(ship)) => format!("the {ship}"),
        (None, None) => String::new(),
    }
}

fn story(ship: &ShipView) -> Option<&str> {
    ship.persona.as_ref()?.motivation.as_deref()
}

fn flags(view: &View, names: &Names) -> String {
    let one = |flag: &crate::view::FlagView| match (flag.point, flag.carrier) {
        (Some(point), _) => format!("The {} flag lies on {point}.\n", flag.home),
        (None, Some(carrier)) => format!("{} carries the {} flag.\n", &names[carrier], flag.home),
        (None, None) => String::new(),
    };
    view.flags.iter().map(one).collect()
}

/// For screen readers: one line a ship, in words.
fn plain_ship(view: &View, ship: &ShipView, names: &Names) -> String {
    let place = ship.square.map_or(ship.berth.to_owned(), |square| format!("on {square}"));
    let traits: Vec<String> = Trait::ALL
        .into_iter()
        .map(|on| {
            let face = match ship.traits[on as usize] {
                None => "empty".to_owned(),
                Some(Shown::Face(coin)) => coin.to_string(),
                Some(Shown::Back(())) => "hidden".to_owned(),
            };
            let open = if ship.open[on as usize] { " shown" } else { "" };
            let boost = if ship.capacitor == Some(on) { " plus the Capacitor" } else { "" };
            format!("{} {face}{open}{boost}", on.name())
        })
        .collect();
    let side = side(view, ship).map_or(String::new(), |side| format!(", {side}"));
    let field = ship.field.map_or(String::new(), |square| format!(", force field on {square}"));
    let marks = marks(ship);
    let marks = if marks.is_empty() { marks } else { format!(", {marks}") };
    let told: Vec<String> =
        [persona(ship), story(ship).unwrap_or("").to_owned()].into_iter().filter(|word| !word.is_empty()).collect();
    let told = if told.is_empty() { String::new() } else { format!(" {}.", told.join(": ").trim_end_matches('.')) };
    format!(
        "{} ({}{side}) {place}, speed {}: {}; {} in reserve, lost {}{field}{marks}.{told}\n",
        &names[ship.seat],
        ship.colour.id(),
        ship.speed,
        traits.join(", "),
        ship.reserve_count,
        coins(ship.lost.iter()),
    )
}
