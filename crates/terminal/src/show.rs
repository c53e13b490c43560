//! What is printed: events, the table, the question and its numbered choices.

use crate::address::address;
use kernel::{Amount, Choice, Prompt, Style};
use std::fmt::Write;

// Writing into a string cannot fail; the results are dropped.

/// More choices than this are shown by their notation alone.
const MANY: usize = 30;

/// The question and its choices: in sentences, or in columns where they are many.
pub(crate) fn question(prompt: &Prompt, choices: &[Choice], style: Style) -> String {
    let rule = prompt.rule.map_or(String::new(), |rule| format!(" ({rule})"));
    let head = bold(wrap(&format!("{}{rule}", prompt.sentence), style.width, 2).trim_end(), style);
    if choices.len() <= MANY {
        return format!("{head}\n{}", sentences(choices, style));
    }
    format!("{head}\n{}Type all to read these {} choices in words.\n", columns(choices, style), choices.len())
}

/// Every choice by number and notation, in as many columns as fit.
fn columns(choices: &[Choice], style: Style) -> String {
    let digits = choices.len().to_string().len();
    let cell = |(index, choice): (usize, &Choice)| {
        let amount = choice.amount.map_or(String::new(), |amount| format!(" [{}]", range(amount)));
        format!("{:>digits$}. {}{amount}", index + 1, choice.notation.replace("{n}", "N"))
    };
    let cells: Vec<String> = choices.iter().enumerate().map(cell).collect();
    let widest = cells.iter().map(|cell| cell.chars().count()).max().unwrap_or(0) + 2;
    let across = if style.plain { 1 } else { (style.width / widest).max(1) };
    let row = |row: &[String]| {
        let line: String = row.iter().map(|cell| format!("{cell:<widest$}")).collect();
        format!("{}\n", line.trim_end())
    };
    cells.chunks(across).map(row).collect()
}

/// Every choice in words.
pub(crate) fn sentences(choices: &[Choice], style: Style) -> String {
    let mut text = String::new();
    let digits = choices.len().to_string().len();
    let mut beside = false;
    for (index, choice) in choices.iter().enumerate() {
        if choice.aside && !beside {
            beside = true;
            text += "Beside that:\n";
        }
        text += &numbered(index + 1, digits, choice, style);
    }
    text
}

fn numbered(number: usize, digits: usize, choice: &Choice, style: Style) -> String {
    let n = choice.amount.and_then(only).map_or("N".to_owned(), |n| n.to_string());
    let sentence = choice.sentence.replace("{n}", &n);
    let notation = choice.notation.replace("{n}", &n);
    let open = choice.amount.filter(|&amount| only(amount).is_none());
    let amount = open.map_or(String::new(), |amount| format!("; {}", range(amount)));
    let shown = if notation.eq_ignore_ascii_case(&sentence) && amount.is_empty() {
        sentence
    } else if notation.eq_ignore_ascii_case(&sentence) {
        format!("{sentence} [{}]", range_of(choice))
    } else {
        format!("{sentence} [{notation}{amount}]")
    };
    let indent = digits + 4;
    let mut text = wrap(&format!("{number:>w$}. {shown}", w = digits + 2), style.width, indent);
    if let Some(preview) = &choice.preview {
        let mark = if style.plain { "Preview: " } else { "> " };
        text += &wrap(&format!("{:indent$}{mark}{preview}", ""), style.width, indent + 2);
    }
    if let Some(warning) = &choice.warning {
        let mark = if style.plain { "Warning: " } else { "! " };
        text += &wrap(&format!("{:indent$}{mark}{warning}", ""), style.width, indent + 2);
    }
    text
}

fn range_of(choice: &Choice) -> String {
    choice.amount.map_or(String::new(), range)
}

/// The number, where there is no other to choose.
fn only(amount: Amount) -> Option<i32> {
    (amount.min == amount.max).then_some(amount.min)
}

/// What N may be.
pub(crate) fn range(amount: Amount) -> String {
    let Amount { min, max, step } = amount;
    match step {
        _ if min == max => format!("N is {min}"),
        1 => format!("N from {min} to {max}"),
        _ => format!("N from {min} to {max} by {step}"),
    }
}

/// Breaks a line at spaces so that it keeps within `width`; what follows is indented.
pub(crate) fn wrap(line: &str, width: usize, indent: usize) -> String {
    let lead: String = line.chars().take_while(|c| *c == ' ').collect();
    let mut text = lead.clone();
    let mut column = lead.len();
    for (index, word) in line.split_whitespace().enumerate() {
        let long = word.chars().count();
        if index > 0 && column + 1 + long > width {
            let _ = write!(text, "\n{:indent$}", "");
            column = indent;
        } else if index > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += long;
    }
    text.push('\n');
    text
}

/// What happened, one line an event.
pub(crate) fn events<'a>(words: impl Iterator<Item = &'a str>, style: Style) -> String {
    let mark = if style.plain { "" } else { "· " };
    words.map(|words| wrap(&format!("{mark}{}", address(words)), style.width, 2)).collect()
}

pub(crate) fn bold(text: &str, style: Style) -> String {
    if style.color { format!("\u{1b}[1m{text}\u{1b}[0m") } else { text.to_owned() }
}

/// A line between one moment and the next.
pub(crate) fn rule(style: Style) -> String {
    if style.plain { String::new() } else { format!("{}\n", "─".repeat(style.width.min(80))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_keep_within_the_width() {
        let text = wrap(&format!("  1. {}", "word ".repeat(40)), 80, 5);
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
        assert!(text.lines().count() > 1 && text.lines().nth(1).unwrap().starts_with("     word"), "{text}");
    }

    #[test]
    fn many_choices_are_shown_in_columns() {
        let choice = |n: usize| Choice {
            notation: format!("lay {n}"),
            sentence: format!("Lay token {n}"),
            path: Vec::new(),
            amount: None,
            undoable: true,
            aside: false,
            preview: None,
            figures: Default::default(),
            warning: None,
        };
        let choices: Vec<Choice> = (0..120).map(choice).collect();
        let prompt = Prompt { kind: "lay", rule: None, sentence: "Which?".into() };
        let shown = question(&prompt, &choices, Style::default());
        assert!(shown.lines().count() < 30 && shown.contains("120. lay 119"), "{shown}");
        assert!(shown.lines().all(|line| line.len() <= 80) && shown.contains("Type all"), "{shown}");
        let plain = question(&prompt, &choices, Style { plain: true, ..Style::default() });
        assert_eq!(plain.lines().count(), 122);
    }

    #[test]
    fn a_choice_shows_sentence_notation_amount_preview_and_warning() {
        let choice = Choice {
            notation: "pay {n}".into(),
            sentence: "Pay {n} credits".into(),
            path: Vec::new(),
            amount: Some(Amount { min: 1, max: 3, step: 1 }),
            undoable: true,
            aside: false,
            preview: Some("leaves you 2".into()),
            figures: Default::default(),
            warning: Some("that is much".into()),
        };
        let prompt = Prompt { kind: "pay", rule: kernel::Rule::read("SR-B2"), sentence: "How much?".into() };
        let shown = question(&prompt, &[choice], Style::default());
        let lines: Vec<&str> = shown.lines().collect();
        assert_eq!(lines[0], "How much? (SR-B2)");
        assert_eq!(lines[1], "  1. Pay N credits [pay N; N from 1 to 3]");
        assert_eq!(lines[2], "     > leaves you 2");
        assert_eq!(lines[3], "     ! that is much");
    }

    #[test]
    fn an_amount_without_a_choice_is_a_plain_number() {
        let choice = Choice {
            notation: "take {n}".into(),
            sentence: "Take {n} cards.".into(),
            path: Vec::new(),
            amount: Some(Amount { min: 0, max: 0, step: 1 }),
            undoable: true,
            aside: false,
            preview: None,
            figures: Default::default(),
            warning: None,
        };
        assert_eq!(sentences(&[choice], Style::default()), "  1. Take 0 cards. [take 0]\n");
    }
}
