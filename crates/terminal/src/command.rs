//! What a line asks for.

/// A line, understood as far as it can be without the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// The number of a choice, and an amount where one was given.
    Number(usize, Option<i32>),
    /// Notation, or the beginning of it.
    Act(String),
    Why(String),
    Undo,
    Rules(String),
    Log,
    All,
    Look,
    Hint,
    Save(String),
    Load(String),
    /// The keyboard goes to somebody who owes no answer.
    TurnTo(String),
    Help,
    Quit,
    Nothing,
}

/// Reads a line.
pub(crate) fn read(line: &str) -> Command {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    if let Some(number) = number(word, rest) {
        return number;
    }
    match (word.to_lowercase().as_str(), rest) {
        ("", _) => Command::Nothing,
        ("do", rest) if !rest.is_empty() => Command::Act(rest.to_owned()),
        ("why", rest) => Command::Why(rest.to_owned()),
        ("rules" | "rule", rest) => Command::Rules(rest.to_owned()),
        ("save", rest) => Command::Save(rest.to_owned()),
        ("load", rest) => Command::Load(rest.to_owned()),
        ("turn", rest) if rest.starts_with("to ") => Command::TurnTo(rest["to ".len()..].trim().to_owned()),
        ("undo", "") => Command::Undo,
        ("log", "") => Command::Log,
        ("all", "") => Command::All,
        ("look" | "table", "") => Command::Look,
        ("hint", "") => Command::Hint,
        ("help" | "?", "") => Command::Help,
        ("quit" | "exit" | "leave", "") => Command::Quit,
        _ => Command::Act(line.to_owned()),
    }
}

fn number(word: &str, rest: &str) -> Option<Command> {
    let choice = word.trim_end_matches('.').parse().ok()?;
    match rest {
        "" => Some(Command::Number(choice, None)),
        rest => rest.parse().ok().map(|amount| Command::Number(choice, Some(amount))),
    }
}

/// What can be typed.
pub(crate) const HELP: &str = "\
A number takes the choice of that number; a second number is its amount: 3 5.
You can also type an action as it stands in brackets, or the beginning of it.
  why ACTION   whether it is legal, and the rule that forbids it
  undo         take your last action back
  rules ID     the text of a rule, or of a card by its name
  look         draw the table again    all         every choice in words
  log          all that you were told
  hint         what a bot would do
  save FILE    keep the match          load FILE   go on with another one
  do ACTION    an action whose name is also a command
  turn to NAME let another person at this keyboard make or answer an offer
  ACTION {WORDS}  words beside an offer or its answer; everybody reads them
  quit         leave; the match is kept
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_numbers_commands_or_actions() {
        for (line, command) in [
            ("3", Command::Number(3, None)),
            (" 3  5 ", Command::Number(3, Some(5))),
            ("2.", Command::Number(2, None)),
            ("2 scouts", Command::Act("2 scouts".into())),
            ("WHY buy Scout", Command::Why("buy Scout".into())),
            ("rules sr-x5", Command::Rules("sr-x5".into())),
            ("undo", Command::Undo),
            ("undo it", Command::Act("undo it".into())),
            ("turn to bob", Command::TurnTo("bob".into())),
            ("turn bob", Command::Act("turn bob".into())),
            ("do undo", Command::Act("undo".into())),
            ("buy  Scout", Command::Act("buy  Scout".into())),
            ("99999999999999999999999", Command::Act("99999999999999999999999".into())),
            ("\u{0}\u{7}", Command::Act("\u{0}\u{7}".into())),
            ("", Command::Nothing),
        ] {
            assert_eq!(read(line), command, "{line:?}");
        }
    }
}
