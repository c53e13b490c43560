//! What a scene of one game can say: its formats, options, zones, questions, events and chance,
//! as Markdown for `docs/scenes.md`. What no table declares is found by playing at random.

mod heard;

use heard::Heard;
use kernel::{Entry, Format, OptionWord, Zone};
use std::fmt::Write;

/// The section of the manual that is about one game.
pub fn words<G: Entry>() -> String {
    let mut text = format!("## {} (`game {}`)\n\n", G::TITLE, G::ID);
    formats(&mut text, G::FORMATS);
    options(&mut text, G::OPTIONS);
    zones(&mut text, "Zones of a player", G::ZONES.iter().filter(|zone| zone.per_seat));
    zones(&mut text, "Zones of the table", G::ZONES.iter().filter(|zone| !zone.per_seat));
    let heard = heard::listen::<G>();
    answers(&mut text, &heard);
    events(&mut text, &heard);
    chance(&mut text, &heard);
    text
}

// Writing into a string cannot fail; the results are dropped.

fn table(text: &mut String, title: &str, head: [&str; 3]) {
    let _ = write!(text, "{title}\n\n| {} |\n|---|---|---|\n", head.join(" | "));
}

fn formats(text: &mut String, formats: &[Format]) {
    table(text, "Formats; the first is usual:", ["`format`", "name", "players"]);
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
    table(text, "Options; the first value is usual:", ["`option`", "values", "what it does"]);
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
    table(text, &format!("{title}:"), ["zone", "order matters", "what it holds"]);
    for zone in rows {
        let ordered = if zone.ordered { "yes" } else { "no" };
        let owner = if zone.per_seat { "ann " } else { "" };
        let _ = writeln!(text, "| `{owner}{}` | {ordered} | {} |", zone.word, cell(zone.note));
    }
    text.push('\n');
}

fn answers(text: &mut String, heard: &Heard) {
    text.push_str(
        "Questions (`ann is asked KIND`) and what answers look like:\n\n| kind | answers, for example |\n|---|---|\n",
    );
    let row = |examples: &std::collections::BTreeMap<String, String>| {
        examples.values().map(|one| format!("`{}`", cell(one))).collect::<Vec<_>>().join(" · ")
    };
    for (kind, examples) in &heard.answers {
        let _ = writeln!(text, "| `{kind}` | {} |", row(examples));
    }
    if !heard.asides.is_empty() {
        let _ = writeln!(text, "| beside any question | {} |", row(&heard.asides));
    }
    text.push('\n');
}

fn events(text: &mut String, heard: &Heard) {
    if heard.events.is_empty() {
        return;
    }
    text.push_str("Events (`bob saw SENTENCE`), an example each:\n\n| told to whoever did it | told to a spectator |\n|---|---|\n");
    for (own, others) in heard.events.values() {
        let others = if own == others { "the same".to_owned() } else { cell(others) };
        let _ = writeln!(text, "| {} | {others} |", cell(own));
    }
    text.push('\n');
}

fn chance(text: &mut String, heard: &Heard) {
    if heard.labels.is_empty() {
        return;
    }
    let labels: Vec<String> = heard.labels.iter().map(|label| format!("`fate {label}`")).collect();
    let _ = writeln!(text, "Chance: {}.\n", labels.join(", "));
}

/// A text that cannot break its table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}
