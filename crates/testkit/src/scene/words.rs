//! What a scene of one game can say: its formats, options and zone words, as Markdown for
//! `docs/scenes.md`.

use kernel::{Entry, Format, OptionWord, Zone};
use std::fmt::Write;

/// The section of the manual that is about one game.
pub fn words<G: Entry>() -> String {
    let mut text = format!("## {} (`game {}`)\n\n", G::TITLE, G::ID);
    formats(&mut text, G::FORMATS);
    options(&mut text, G::OPTIONS);
    zones(&mut text, "Zones of a player", G::ZONES.iter().filter(|zone| zone.per_seat));
    zones(&mut text, "Zones of the table", G::ZONES.iter().filter(|zone| !zone.per_seat));
    text
}

// Writing into a string cannot fail; the results are dropped.
fn formats(text: &mut String, formats: &[Format]) {
    text.push_str("Formats:\n\n| `format` | name | players |\n|---|---|---|\n");
    for format in formats {
        let counts: Vec<String> = format.counts().map(|n| n.to_string()).collect();
        let _ = writeln!(text, "| `{}` | {} | {} |", format.id, format.title, counts.join(", "));
    }
    text.push('\n');
}

fn options(text: &mut String, options: &[OptionWord]) {
    if options.is_empty() {
        return;
    }
    text.push_str("Options:\n\n| `option` | values | what it does |\n|---|---|---|\n");
    for option in options {
        let seat = if option.per_seat { "seat-N." } else { "" };
        let _ = writeln!(text, "| `{seat}{}` | {} | {} |", option.name, option.values.join(", "), option.note);
    }
    text.push('\n');
}

fn zones<'a>(text: &mut String, title: &str, zones: impl Iterator<Item = &'a Zone>) {
    let mut rows = zones.peekable();
    if rows.peek().is_none() {
        return;
    }
    let _ = write!(text, "{title}:\n\n| zone | order matters | what it holds |\n|---|---|---|\n");
    for zone in rows {
        let ordered = if zone.ordered { "yes" } else { "no" };
        let owner = if zone.per_seat { "ann " } else { "" };
        let _ = writeln!(text, "| `{owner}{}` | {ordered} | {} |", zone.word, zone.note);
    }
    text.push('\n');
}
