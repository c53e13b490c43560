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
    text.lines().flat_map(|line| broken(line, width)).collect::<Vec<_>>().join("\n") + "\n"
}

fn seats(view: &View) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(view.players.len() as u8)
}

/// Breaks a line at spaces where it is wider than the table; what follows is indented.
fn broken(line: &str, width: usize) -> Vec<String> {
    let line = line.trim_end();
    if line.chars().count() <= width {
        return vec![line.to_owned()];
    }
    let lead = line.chars().take_while(|c| *c == ' ').count();
    let mut lines = vec![" ".repeat(lead)];
    for word in line.split_whitespace() {
        let last = lines.last().map_or(0, |last| last.chars().count());
        if last + 1 + word.chars().count() > width && last > lead + 2 {
            lines.push(" ".repeat(lead + 2));
        }
        if let Some(last) = lines.last_mut() {
            last.push_str(if last.trim().is_empty() { "" } else { " " });
            last.push_str(word);
        }
    }
    lines.iter().map(|line| clip(line, width)).collect()
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
    let mut text = format!("Round {} of {}, {}\n", view.round, view.rounds, moment(view, names));
    let _ = write!(text, "Turn order: {}", turn_order(view, names));
    if let (Some(question), Some(seat)) = (view.question, view.waiting.iter().next()) {
        let _ = write!(text, "; to decide: {} ({question})", &names[seat]);
    }
    text.push('\n');
    if let Some(draft) = &view.draft {
        let pool = draft.seen.last().map_or("not yours to see".to_owned(), |pool| pool.join(", "));
        let _ = writeln!(text, "{}", draft.story);
        for (player, lore) in view.players.iter().zip(&draft.lore) {
            let _ = writeln!(text, "{}: {lore}", player.clan);
        }
        let _ = writeln!(text, "{} of {} mechs kept; the pool: {pool}", draft.picks, 2 * view.players.len());
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

/// Where in the round the game is: which of the four turns, or which battle.
fn moment(view: &View, names: &Names) -> String {
    match view.battle {
        Some(location) => format!("{}: location {location}", view.phase),
        None if view.phase == "turns" => {
            let window = if view.ordered { "after" } else { "before" };
            format!("turn {} of 4: {}, {window} the order", view.turn, &names[view.active])
        }
        None => view.phase.to_owned(),
    }
}

/// Everybody from the first player on (SS-G19).
fn turn_order(view: &View, names: &Names) -> String {
    let seats = view.players.len() as u8;
    let order = std::iter::successors(Some(view.first), |seat| Some(seat.next(seats)));
    order.take(seats as usize).map(|seat| names[seat].to_owned()).collect::<Vec<_>>().join(", ")
}

/// One column a location: number, card, reward, totals, figures, attached cards.
fn locations(text: &mut String, view: &View, names: &Names, width: usize) {
    let each = width / view.locations.len().max(1) - 1;
    let narrow = |lines: Vec<String>| lines.iter().flat_map(|line| broken(line, each)).collect();
    let columns: Vec<Vec<String>> =
        view.locations.iter().enumerate().map(|(at, one)| narrow(column(at, one, view, names))).collect();
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
        format!("{} [{}] {used}/{}", at + 1, if one.glyph.is_empty() { "-" } else { &one.glyph }, one.spaces),
        card.to_owned(),
        if one.reward.is_empty() { String::new() } else { format!("= {}", one.reward) },
    ];
    for seat in seats(view) {
        if let Some(total) = one.totals[seat.index()] {
            let crown = if one.leader == Some(seat) { "^" } else { " " };
            lines.push(format!("{crown}{}: {total} ({})", &names[seat], figures(&one.figures[seat.index()])));
        }
    }
    if one.totals.iter().flatten().count() > 1 {
        let tied = one.leader.is_none() && view.phase != "over";
        lines.extend(tied.then(|| " tie: pays nobody".to_owned()));
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
        let card =
            one.card.as_ref().map_or("no card".to_owned(), |card| format!("{card}, {}, {}", one.kind, one.reward));
        let _ = writeln!(text, "Location {}: {card}.", at + 1);
        for seat in seats(view) {
            if let Some(total) = one.totals[seat.index()] {
                let _ = writeln!(text, "  {}, {total}: {}.", &names[seat], one.figures[seat.index()].join(", "));
            }
        }
        if view.phase != "over" {
            let _ = writeln!(text, "  Leader: {}.", one.leader.map_or("nobody", |seat| &names[seat]));
        }
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
        let income = view.players[seat.index()].income;
        let mut rows = branch(view, seat, cell).into_iter();
        let first = rows.next().unwrap_or_default();
        let _ = writeln!(text, "{:<14}{first}+{income}", clip(&names[seat], 13));
        rows.for_each(|row| _ = writeln!(text, "{:<14}{row}", ""));
    }
}

/// A branch: its spaces with a marker each, and below them the markers that share a space.
fn branch(view: &View, seat: Seat, cell: usize) -> Vec<String> {
    let mut spaces: Vec<Vec<&str>> = vec![Vec::new(); view.tiers.len()];
    for marker in view.markers.iter().filter(|marker| marker.branch == Some(seat)) {
        if let Some(space) = spaces.get_mut((marker.depth as usize).wrapping_sub(1)) {
            space.push(&marker.glyph);
        }
    }
    let rows = spaces.iter().map(Vec::len).max().unwrap_or_default().max(1);
    let cell_of = |row: usize, space: &Vec<&str>| {
        let shown = space.get(row).copied().unwrap_or(if row == 0 { "." } else { "" });
        format!("{shown:<cell$}")
    };
    (0..rows).map(|row| spaces.iter().map(|space| cell_of(row, space)).collect()).collect()
}

fn players(text: &mut String, view: &View, names: &Names, seat: Seat, player: &PlayerView) {
    let token = if view.first == seat { "*" } else { " " };
    let gone = if player.conceded { " (gave up)" } else { "" };
    let marker = |(order, value): (&Option<&str>, usize)| match order {
        Some(order) => format!("{value}:{order}"),
        None => format!("[{value}]"),
    };
    let markers: Vec<String> = player.placed.iter().zip(1..).map(marker).collect();
    let _ = writeln!(
        text,
        "{token}{} {}{gone}: honor {}{}, wealth {}, hand {}",
        &names[seat],
        player.clan,
        player.honor,
        projected(view, player),
        player.wealth,
        player.hand_size
    );
    let _ = writeln!(text, "   markers {}", markers.join(" "));
    let at = |place: &str| if place == "supply" { String::new() } else { format!(" @{place}") };
    let mechs: Vec<String> =
        player.mechs.iter().map(|mech| format!("{} {}{}", mech.name, mech.power, at(&mech.place))).collect();
    let (supply, lost) = (ships(player, &player.supply), ships(player, &player.graveyard));
    let _ = writeln!(text, "   mechs {}; supply {supply}; lost {lost}", or_none(mechs.join(", ")));
    if !player.claimed.is_empty() {
        let _ = writeln!(text, "   claimed {} (+{}): {}", player.claimed.len(), player.type_bonus, types(player));
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

/// What her honor comes to if nothing changes: income of the rounds left, and her types (SS-Z2, SS-F2).
fn projected(view: &View, player: &PlayerView) -> String {
    if view.phase == "over" {
        return String::new();
    }
    let left = u16::from(view.rounds.saturating_sub(view.round)) + 1;
    format!(" ({} by the end)", player.honor + left * player.income + u16::from(player.type_bonus))
}

/// Claimed cards by type: `2 Shrine, 1 Harbor`.
fn types(player: &PlayerView) -> String {
    let mut kinds: Vec<(&str, usize)> = Vec::new();
    for card in &player.claimed {
        match kinds.iter_mut().find(|(kind, _)| *kind == card.kind) {
            Some((_, n)) => *n += 1,
            None => kinds.push((&card.kind, 1)),
        }
    }
    kinds.iter().map(|(kind, n)| format!("{n} {kind}")).collect::<Vec<_>>().join(", ")
}

fn offers(text: &mut String, view: &View, names: &Names) {
    for offer in &view.offers {
        let draft = if offer.draft { " (draft)" } else { "" };
        let _ = writeln!(text, "Offer of {} to {}{draft}: {}", &names[offer.from], &names[offer.to], offer.words);
    }
    for promise in &view.promises {
        let _ = writeln!(text, "{} promised: {}", &names[promise.by], promise.words);
    }
}
