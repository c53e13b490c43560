//! The table as text, drawn from the view alone: locations side by side, the alliance star as
//! rows, one line a player, all within the width.

use crate::view::{LocationView, PlayerView, View};
use kernel::{Names, Seat, Style};
use std::fmt::Write;

/// Draws the table.
pub(crate) fn table(view: &View, names: &Names, style: Style) -> String {
    let mut text = heading(view, names);
    if style.plain {
        plain_locations(&mut text, view, names);
    } else {
        locations(&mut text, view, names, style.width.clamp(40, 200));
    }
    alliance(&mut text, view, names, style.width.clamp(40, 200));
    for (seat, player) in seats(view).zip(&view.players) {
        players(&mut text, view, names, seat, player);
    }
    offers(&mut text, view, names);
    let width = style.width.clamp(40, 200);
    text.lines().map(|line| clip(line, width)).collect::<Vec<_>>().join("\n") + "\n"
}

fn seats(view: &View) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(view.players.len() as u8)
}

/// Cuts a line to the width, by characters.
fn clip(line: &str, width: usize) -> String {
    let line = line.trim_end();
    if line.chars().count() <= width {
        return line.to_owned();
    }
    let mut cut: String = line.chars().take(width - 1).collect();
    cut.push('…');
    cut
}

fn heading(view: &View, names: &Names) -> String {
    let mut text = format!("Round {} of {}, {}", view.round, view.rounds, view.phase);
    if view.phase == "turns" {
        let window = if view.ordered { "after" } else { "before" };
        let _ = write!(text, ": {} {window} the order", &names[view.active]);
    }
    if let Some(location) = view.battle {
        let _ = write!(text, ": location {location}");
    }
    let _ = writeln!(text, "; {} is first", &names[view.first]);
    if let Some(draft) = &view.draft {
        let pool = draft.seen.last().map_or("not yours to see".to_owned(), |pool| pool.join(", "));
        let _ = writeln!(text, "{} of {} mechs kept; the pool: {pool}", draft.picks, 2 * view.players.len());
    }
    if let (Some(question), Some(seat)) = (view.question, view.waiting.iter().next()) {
        let _ = writeln!(text, "{} decides: {question}", &names[seat]);
    }
    let decks: Vec<String> = view.decks.iter().map(usize::to_string).collect();
    let discards: Vec<String> = view.discards.iter().map(|pile| pile.len().to_string()).collect();
    let _ = writeln!(
        text,
        "Bank {}   action deck {}   discards {}   location deck {}",
        view.bank,
        decks.join(" + "),
        discards.join(" + "),
        view.location_deck
    );
    text
}

/// One column a location: number, card, reward, totals, figures, attached cards.
fn locations(text: &mut String, view: &View, names: &Names, width: usize) {
    let columns: Vec<Vec<String>> =
        view.locations.iter().enumerate().map(|(at, one)| column(at, one, view, names)).collect();
    let each = width / columns.len().max(1) - 1;
    let rows = columns.iter().map(Vec::len).max().unwrap_or_default();
    let rule: Vec<String> = columns.iter().map(|_| "-".repeat(each)).collect();
    let _ = writeln!(text, "{}", rule.join("+"));
    for row in 0..rows {
        let cells = columns.iter().map(|column| {
            let cell = clip(column.get(row).map_or("", String::as_str), each);
            let pad = each - cell.chars().count();
            cell + &" ".repeat(pad)
        });
        let _ = writeln!(text, "{}", cells.collect::<Vec<_>>().join("|"));
    }
    let _ = writeln!(text, "{}", rule.join("+"));
}

fn column(at: usize, one: &LocationView, view: &View, names: &Names) -> Vec<String> {
    let used: usize = one.figures.iter().map(Vec::len).sum();
    let card = one.card.as_deref().unwrap_or("no card");
    let mut lines = vec![
        format!("{} [{}] {used}/{}", at + 1, one.glyph, one.spaces),
        card.to_owned(),
        if one.reward.is_empty() { String::new() } else { format!("= {}", one.reward) },
    ];
    for seat in seats(view) {
        if let Some(total) = one.totals[seat.index()] {
            let crown = if one.leader == Some(seat) { "^" } else { " " };
            lines.push(format!("{crown}{} {total}: {}", &names[seat], figures(&one.figures[seat.index()])));
        }
    }
    if one.totals.iter().flatten().count() > 1 {
        lines.extend(one.leader.is_none().then(|| " tie: pays nobody".to_owned()));
        lines.extend(one.victor.map(|seat| format!(" battle: {} {}", &names[seat], by(one.margin))));
    }
    lines.extend(one.attached.iter().map(|card| format!("+{} ({})", card.name, &names[card.owner])));
    lines
}

/// A lead in battle; without one the turn order decides (SS-B14).
fn by(margin: i16) -> String {
    if margin == 0 { "in turn order".to_owned() } else { format!("by {margin}") }
}

/// Figures in a few letters: `3F F+1 C Paper Wolf`.
fn figures(list: &[String]) -> String {
    let bare = list.iter().filter(|figure| *figure == "fighter").count();
    let mut words = Vec::new();
    if bare > 0 {
        words.push(format!("{bare}F"));
    }
    for figure in list.iter().filter(|figure| *figure != "fighter") {
        words.push(figure.replace("fighter", "F").replace("carrier", "C"));
    }
    words.join(" ")
}

/// The ships among some figures; mechs are told apart.
fn ships(player: &PlayerView, list: &[String]) -> String {
    let is_mech = |figure: &String| player.mechs.iter().any(|mech| figure.starts_with(&mech.name));
    let list: Vec<String> = list.iter().filter(|figure| !is_mech(figure)).cloned().collect();
    or_none(figures(&list))
}

fn or_none(words: String) -> String {
    if words.is_empty() { "none".to_owned() } else { words }
}

fn plain_locations(text: &mut String, view: &View, names: &Names) {
    for (at, one) in view.locations.iter().enumerate() {
        let card = one.card.as_deref().unwrap_or("no card");
        let _ = writeln!(text, "Location {}: {card}, {}, {}.", at + 1, one.kind, one.reward);
        for seat in seats(view) {
            if let Some(total) = one.totals[seat.index()] {
                let _ = writeln!(text, "  {} has {total}: {}.", &names[seat], one.figures[seat.index()].join(", "));
            }
        }
        let leader = one.leader.map_or("Nobody leads".to_owned(), |seat| format!("{} leads", &names[seat]));
        let _ = writeln!(text, "  {leader}.");
        if let Some(seat) = one.victor {
            let _ = writeln!(text, "  {} would win the battle {}.", &names[seat], by(one.margin));
        }
        for card in &one.attached {
            let _ = writeln!(text, "  {} is attached by {}.", card.name, &names[card.owner]);
        }
    }
}

/// The branches: a row a player, the spaces with their tiers, markers by their letters.
fn alliance(text: &mut String, view: &View, names: &Names, width: usize) {
    let neutral = view.markers.iter().filter(|marker| marker.branch.is_none());
    let neutral: Vec<&str> = neutral.map(|marker| marker.glyph.as_str()).collect();
    let _ = writeln!(text, "Neutral: {}", if neutral.is_empty() { "-".to_owned() } else { neutral.join(" ") });
    let cell = ((width - 16) / view.tiers.len().max(1)).clamp(3, 6);
    let tiers: String = view.tiers.iter().map(|honor| format!("{:<cell$}", format!("+{honor}"))).collect();
    let _ = writeln!(text, "{:<14}{tiers}", "");
    for seat in seats(view) {
        let mut row = String::new();
        for depth in 1..=view.tiers.len() as u8 {
            let here = view.markers.iter().filter(|marker| marker.branch == Some(seat) && marker.depth == depth);
            let glyphs: Vec<&str> = here.map(|marker| marker.glyph.as_str()).collect();
            let shown = match glyphs.as_slice() {
                [] => ".".to_owned(),
                [one] => (*one).to_owned(),
                [one, rest @ ..] => format!("{one}{}", "*".repeat(rest.len().min(cell.saturating_sub(3)))),
            };
            let _ = write!(row, "{shown:<cell$}");
        }
        let income = view.players[seat.index()].income;
        let _ = writeln!(text, "{:<14}{}+{income}", clip(&names[seat], 13), row);
    }
}

fn players(text: &mut String, view: &View, names: &Names, seat: Seat, player: &PlayerView) {
    let token = if view.first == seat { "*" } else { " " };
    let gone = if player.conceded { " (gave up)" } else { "" };
    let markers: Vec<String> = player
        .placed
        .iter()
        .zip(1..)
        .map(|(order, value)| order.map_or(format!("[{value}]"), |order| format!("{value}:{order}")))
        .collect();
    let _ = writeln!(
        text,
        "{token}{} {}{gone}: honor {}, wealth {}, hand {}, {}",
        &names[seat],
        player.clan,
        player.honor,
        player.wealth,
        player.hand_size,
        markers.join(" ")
    );
    let at = |place: &str| if place == "supply" { String::new() } else { format!(" @{place}") };
    let mechs: Vec<String> =
        player.mechs.iter().map(|mech| format!("{} {}{}", mech.name, mech.power, at(&mech.place))).collect();
    let (supply, lost) = (ships(player, &player.supply), ships(player, &player.graveyard));
    let _ = writeln!(text, "   mechs {}; supply {supply}; lost {lost}", or_none(mechs.join(", ")));
    if !player.claimed.is_empty() {
        let claimed: Vec<String> = player.claimed.iter().map(|card| format!("{} ({})", card.name, card.kind)).collect();
        let _ = writeln!(text, "   claimed (+{}): {}", player.type_bonus, claimed.join(", "));
    }
    if !player.hand.is_empty() {
        let what = if player.hand.len() == player.hand_size { "hand" } else { "known cards" };
        let _ = writeln!(text, "   {what}: {}", player.hand.join(", "));
    }
    if let Some(odds) = player.battle_odds.filter(|_| player.hand_size > 0 && view.draft.is_none()) {
        let _ = writeln!(text, "   holds a battle card: {odds} %");
    }
    if !player.committed.is_empty() {
        let slots: Vec<&str> = player.committed.iter().map(|card| card.as_deref().unwrap_or("?")).collect();
        let _ = writeln!(text, "   committed: {}", slots.join(", "));
    }
}

fn offers(text: &mut String, view: &View, names: &Names) {
    for offer in &view.offers {
        let draft = if offer.draft { " (draft)" } else { "" };
        let _ = writeln!(text, "{} offers {}{draft}: {}", &names[offer.from], &names[offer.to], offer.words);
    }
    for promise in &view.promises {
        let _ = writeln!(text, "promised by {promise}");
    }
}
